### Asteroid Miners auf Deutsch.
# Begriffe: company Firma, rival Rivale, funding Kapital, drill Bohrer, equipment Ausrüstung (Stufe), stratum Schicht, mineral Mineral,
# metal Metall, clay Ton, rock Gestein; excavate abbauen, mine fördern; Fate die Schicksalswürfel, Modify die Änderungswürfel,
# tender Ausschreibung, bid bieten, contract Vertrag, market Markt; Interstellar Foundry Interstellare Schmiede, forge schmieden,
# smelter Schmelzofen, pure melt reine Schmelze, Control Station Leitstand, orange die orangefarbener Würfel, component Bauteil,
# Alpha Station Station Alpha, row Reihe, Overtime Überstunden; Regular Grundversion, Advanced Profiversion.

## Angaben zum Spiel

pitch = Bohre dich durch drei Asteroiden, gewinne Ausschreibungen für deine Metalle und schmiede eine Raumstation, in Überstunden, wenn du dich traust.
ending-most-funding = der letzte Asteroid ist abgebaut, und eine Firma hat mehr Kapital als die andere
ending-tie-break = das Kapital war gleich; mehr Reihen der Station Alpha oder mehr Schichten entschieden
ending-shared = Kapital, Reihen und Schichten sind gleich: Beide Firmen gewinnen
ending-bankrupt = eine Firma hatte kein Kapital mehr und nichts zu schmieden: Die andere gewinnt
ending-outdone = allein am Tisch, und der Rivale wurde nicht geschlagen
ending-ruined = allein am Tisch, ohne Kapital und ohne etwas zu schmieden
ended-most-funding = meistes Kapital
ended-tie-break = Gleichstand entschieden
ended-shared = geteilter Sieg
ended-bankrupt = pleite
ended-outdone = übertroffen
ended-ruined = ruiniert
reconstructed = Uns liegt nur das Regelheft der Erweiterung vor: Das Grundspiel (Bohrer, Ereignisse, Ausschreibungen, Markt, Ausrüstung und Solo-Rivale), die meisten Schichten und die meisten Reihen der Station haben wir selbst entworfen.
option-version = ob Bohrer einmal gekauft und dann kostenlos benutzt oder in jedem Zug bezahlt werden
option-foundry = mit oder ohne die Interstellare Schmiede
option-rival = allein: wie gut der Rivale bohrt
option-forging = allein: ob der Rivale nach einer genauen Tabelle schmiedet oder du für ihn entscheidest
seat-name-0 = Rot
seat-name-1 = Purpur

## Firmen, Minerale, Würfel und Geld

rival = Der Rivale
# Wer etwas tut, am Satzanfang und mitten im Satz.
who-first = { $company ->
    [the-rival] Der Rivale
   *[other] { $company }
}
mineral = { $mineral ->
    [0] nichts
    [1] Ton
    [2] Gestein
    [3] Eisen
    [4] Nickel
    [5] Platin
   *[6] Rhodium
}
pair = { $first } und { $second }
component = { $number } ({ $minerals })
asteroid = Asteroid { $number }
ability = { $face ->
    [0] keine Fähigkeit
    [1] ein Würfel um 1 höher oder niedriger
    [2] ein Würfel um 2 höher oder niedriger
    [3] zwei Würfel um je 1 höher oder niedriger
    [4] zwei Würfel um je 2 höher oder niedriger
    [5] zwei Würfel als Summe
   *[6] ein oder zwei Würfel umgedreht
}
event = { $event ->
    [1] Mikrometeoroiden
    [2] verklemmter Bohrkopf
    [3] Sonneneruption
    [4] ruhiger Tag
    [5] Preisanstieg
    [6] Investor
    [7] Preissturz
    [8] lockerer Boden
   *[9] Staubwolke
}
money = { $amount } Mio. $
the-die = die { $face }

## Züge

drill = Bezahle { $price } für Bohrer { $drill } ({ dice })
dice = { $dice } Würfel
reroll = Würfle { $dice } neu
keep = Behalte alle Würfel
modify = Wirf den Änderungswürfel
modify-again = Wirf den Änderungswürfel noch einmal
alter-total = Lass { $first } und { $second } für beide Minerale gelten
alter-one = { turn } { $first } auf { $first-now }
alter-two = { turn } { $first } auf { $first-now } und { $second } auf { $second-now }
turn = { $flip ->
    [yes] Kippe
   *[no] Drehe
}
excavate = Baue mit den Würfeln ab, wie sie liegen
smelt = Würfle { $dice } im Schmelzofen neu
smelt-none = Behalte die Würfel im Schmelzofen
control = Wirf den orangefarbenen Würfel
control-again = Wirf den orangefarbenen Würfel noch einmal
go-on = Mache Überstunden: { $component }, { $risk } stehen auf dem Spiel
settle = Schmiede { $component } ({ $ability }) für { $pay }
settle-none = Lass { $component } ungeschmiedet
bare-smelt = Würfle im Schmelzofen neu
bare-control = Wirf den orangefarbenen Würfel
bare-settle = Schließe das Bauteil ab
bare-go_on = Mache Überstunden
bank = Höre auf und nimm { $risk }
buy-drill = Kaufe Bohrer { $drill } ({ dice }) für { $price }
buy-equipment = Kaufe Ausrüstung der Stufe { $level } ({ rolls }) für { $price }
rolls = { $rolls ->
    [one] 1 Änderungswurf
   *[other] { $rolls } Änderungswürfe
}
save = Kaufe nichts
forge = Behalte { $funding } und gehe gleich in die Schmiede

## Spielverlauf

note-turn = Runde { $round }: { $company ->
    [you] Du bist
   *[other] { who-first } ist
} am Zug.
note-event = { $event ->
    [1] Mikrometeoroiden: { $company ->
        [you] Du bezahlst
       *[other] { who-first } bezahlt
    } { $cost } für Reparaturen (nicht bei { $cost } oder weniger).
    [2] Verklemmter Bohrkopf: { $company ->
        [you] Du bohrst
       *[other] { who-first } bohrt
    } mit einem Würfel weniger, aber nie mit weniger als { $least }.
    [3] Sonneneruption: { $company ->
        [you] Du darfst
       *[other] { who-first } darf
    } beim Bohren nicht neu würfeln.
    [4] Ruhiger Tag: Nichts geschieht.
    [5] Preisanstieg: { $company ->
        [you] Du verkaufst
       *[other] { who-first } verkauft
    } zu hohen Preisen.
    [6] Investor: { $company ->
        [you] Du bekommst
       *[other] { who-first } bekommt
    } { $gain }.
    [7] Preissturz: { $company ->
        [you] Du verkaufst
       *[other] { who-first } verkauft
    } zu niedrigen Preisen.
    [8] Lockerer Boden: { $company ->
        [you] Du bohrst
       *[other] { who-first } bohrt
    } mit einem Würfel mehr, aber nie mit mehr als { $most }.
   *[9] Staubwolke: { $company ->
        [you] Du kannst
       *[other] { who-first } kann
    } den Änderungswürfel nicht werfen.
}
note-broke = { $company ->
    [you] Du hast kein Kapital mehr und nichts zu schmieden: Du scheidest
   *[other] { who-first } hat kein Kapital mehr und nichts zu schmieden und scheidet
} aus.
note-rescued = { $company ->
    [you] Du hast kein Kapital und gehst
   *[other] { who-first } hat kein Kapital und geht
} gleich in die Schmiede.
note-kept = { $company ->
    [you] Du behältst { $price } und gehst
   *[other] { who-first } behält { $price } und geht
} gleich in die Schmiede.
note-fee = { $company ->
    [you] Du bezahlst
   *[other] { who-first } bezahlt
} { $price } für Bohrer { $drill }.
note-drilled = { $company ->
    [you] Du bohrst und würfelst
   *[other] { who-first } bohrt und würfelt
} { $dice }.
note-rerolled = Nach dem neuen Wurf zeigen die Würfel { $dice }.
note-modified = Änderungswürfel: { $face }.
note-altered = { $use ->
    [total] { $company ->
        [you] Du lässt
       *[other] { who-first } lässt
    } die { $first } und die { $second } für beide Minerale gelten.
    [one] { turns } die { $first } auf { $first-now }.
   *[two] { turns } die { $first } auf { $first-now } und die { $second } auf { $second-now }.
}
turns = { $company ->
    [you] Du drehst
   *[other] { who-first } dreht
}
note-dug = { $company ->
    [you] Du förderst
   *[other] { who-first } fördert
} { $mineral }.
note-nothing_dug = { $company ->
    [you] Du förderst
   *[other] { who-first } fördert
} nichts.
note-excavated = { $company ->
    [you] Du hast
   *[other] { who-first } hat
} Schicht { $depth } von { $asteroid } vollständig abgebaut.
note-bid = { $company ->
    [you] Du bietest
   *[other] { who-first } bietet
} { $bid } gegen { $a } und { $b } und { $won ->
    [0] { $company ->
        [you] gewinnst
       *[other] gewinnt
    } die Ausschreibung nicht.
   *[1] { $company ->
        [you] gewinnst
       *[other] gewinnt
    } die Ausschreibung.
}
note-sold = { $company ->
    [you] Du verkaufst
   *[other] { who-first } verkauft
} { $mineral } { $column ->
    [0] zum niedrigen Preis
    [1] zum mittleren Preis
    [2] zum hohen Preis
   *[3] zum Vertragspreis
}: { $price }.
note-bought_drill = { buys } Bohrer { $drill } für { $price }.
note-bought_equipment = { buys } Ausrüstung der Stufe { $level } für { $price }.
buys = { $company ->
    [you] Du kaufst
   *[other] { who-first } kauft
}
note-tries = { $company ->
    [you] Du heizt
   *[other] { who-first } heizt
} den Schmelzofen für Reihe { $row } an: { $component }.
note-smelted = Schmelzofen, Wurf { $roll }: { $a } und { $b }.
note-natural = Eine reine Schmelze: { $component } ohne den Leitstand.
note-control = Leitstand, Wurf { $roll }: { $face }.
note-failed = { $company ->
    [you] Du kannst
   *[other] { who-first } kann
} Reihe { $row } diesmal nicht schmieden.
note-overtime = Überstunden: { $company ->
    [you] Du setzt
   *[other] { who-first } setzt
} Reihe { $row } und { $risk } aufs Spiel.
note-fell = Reihe { $row } misslingt in Überstunden: { $company ->
    [you] Du verlierst
   *[other] { who-first } verliert
} { $rows ->
    [one] 1 neue Reihe
   *[other] { $rows } neue Reihen
} dieses Zuges und { $risk }.
note-forged = { $company ->
    [you] Du schmiedest
   *[other] { who-first } schmiedet
} { $component } für Reihe { $row }, { $pay } wert.
note-banked = { $company ->
    [you] Du stehst auf Reihe { $row } und nimmst
   *[other] { who-first } steht auf Reihe { $row } und nimmt
} { $risk }.
note-arrived = Der Asteroid ist abgebaut. Weiter geht es mit { $asteroid }.
note-missed = { $company ->
    [you] Du hast die letzte Schicht verpasst und rückst
   *[other] { who-first } hat die letzte Schicht verpasst und rückt
} ohne Bezahlung auf Reihe { $row } vor.
note-ends = { $red-company ->
    [you] Du hast
   *[other] { $red-company } hat
} { $red }, { $purple-company ->
    [you] du hast
    [the-rival] der Rivale hat
   *[other] { $purple-company } hat
} { $purple }{ $result ->
    [tie-break] : Reihen und Schichten entscheiden
    [shared] : geteilter Sieg
    [outdone] : Der Rivale ist nicht geschlagen
   *[funding] { "" }
}.

## Was einem Zug im Weg steht

when-drill = Einen Bohrer wählst und bezahlst du zu Beginn deines Zuges
when-forge = Gleich in die Schmiede kannst du nur zu Beginn deines Zuges gehen
when-reroll = Bohrwürfel würfelst du gleich nach dem Bohren neu
when-modify = Den Änderungswürfel wirfst du nach dem neuen Wurf
when-alter = Den Änderungswürfel nutzt du nach dem neuen Wurf
when-excavate = Du baust nach dem neuen Wurf ab
when-smelt = Im Schmelzofen würfelst du in der Schmiede neu, nach dem Markt
when-control = Den orangefarbenen Würfel wirfst du in der Schmiede, nach dem Schmelzofen
when-settle = Ein Bauteil schließt du in der Schmiede ab, nach dem Schmelzofen
when-go_on = Überstunden machst du nach einem geschmiedeten Bauteil, wenn du zurückliegst
when-bank = Den gefährdeten Lohn nimmst du zwischen zwei Bauteilen in Überstunden
when-buy_drill = Einen Bohrer kaufst du am Ende deines Zuges
when-buy_equipment = Ausrüstung kaufst du am Ende deines Zuges
when-save = Was du kaufst, entscheidest du am Ende deines Zuges
now-starting = jetzt beginnt der nächste Zug
now-drilling = jetzt wählst du einen Bohrer
now-rerolling = jetzt wählst du Bohrwürfel, die du neu würfelst
now-modifying = jetzt nutzt du den Änderungswürfel oder baust ab
now-smelting = jetzt wählst du Würfel im Schmelzofen, die du neu würfelst
now-controlling = jetzt wirfst du den orangefarbenen Würfel oder schließt das Bauteil ab
now-overtime = jetzt wählst du, ob du Überstunden machst
now-upgrading = jetzt wählst du, was du kaufst
drills-not-bought = In der Profiversion bezahlst du in jedem Zug für einen Bohrer, statt einen zu kaufen.
best-drill = Du hast schon den besten Bohrer.
best-equipment = Du hast schon die beste Ausrüstung.
no-foundry = Diese Partie wird ohne die Interstellare Schmiede gespielt.
drill-free = In der Grundversion kostet dein Bohrer nichts.
no-such-drill = In diesem Spiel gibt es keinen Bohrer { $drill }.
drill-too-dear = Du hast { $funding }; Bohrer { $drill } kostet { $price }.
equipment-too-dear = Du hast { $funding }; Ausrüstung der Stufe { $level } kostet { $price }.
has-funding = Gleich in die Schmiede kannst du nur in der Profiversion gehen, wenn du deinen Zug mit { $none } begonnen hast.
dust = Wegen der Staubwolke kannst du den Änderungswürfel in diesem Zug nicht werfen.
no-roll-left = { $rolls ->
    [0] Du hast keine Ausrüstung, um den Änderungswürfel zu werfen.
    [one] Deine Ausrüstung erlaubt 1 Änderungswurf, und du hast ihn verbraucht.
   *[other] Deine Ausrüstung erlaubt { $rolls } Änderungswürfe, und du hast sie verbraucht.
}
no-such-die = In der Schale { $count ->
    [one] liegt 1 Würfel
   *[other] liegen { $count } Würfel
}: { $dice }.
one-choice = Zwei dieser Würfel zeigen dasselbe: Wähle den ersten davon.
not-the-total = { $first } und { $second } ergeben { $sum }; die Schicht verlangt die Summe { $total }.
no-total = Ein Mineral dieser Schicht ist schon gefördert, also kann eine Summe nicht für beide gelten.
no-change = Der Änderungswürfel zeigt { $face } ({ $ability }): In dieser Richtung ändert sich nichts.
not-rolled = Du hast den Änderungswürfel nicht geworfen.
wrong-number = Der Änderungswürfel zeigt { $face } ({ $ability }): Er ändert nicht { $count ->
    [one] einen Würfel
   *[other] zwei Würfel
}.

## Das Ende

unit = { $negative ->
    [yes] −{ $size } Mio. $
   *[no] { $size } Mio. $
}
unit-plural = Mio. $
row-start = Kapital am Anfang
row-sold = Verkaufte Metalle
row-rows = Lohn für die Raumstation
row-events = Ereignisse
row-fees = Bohrgebühren
row-bought = Gekaufte Bohrer und Ausrüstung
row-rival = Kapital des Rivalen
row-tie-rows = Erster Gleichstandsentscheid: Reihen der Station Alpha
row-tie-strata = Zweiter Gleichstandsentscheid: Schichten
metals = { $count ->
    [one] 1 Metall
   *[other] { $count } Metalle
}
payments = { $count ->
    [one] 1 Zahlung
   *[other] { $count } Zahlungen
}
events = { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
turns-paid = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
purchases = { $count ->
    [one] 1 Kauf
   *[other] { $count } Käufe
}
verdict = { verdict-score }.
verdict-score = { $player ->
    [you] { $result ->
        [won] Du gewinnst
       *[lost] Du verlierst
    }
   *[other] { $player } { $result ->
        [won] gewinnt
       *[lost] verliert
    }
} mit { $mine } gegen { $theirs } des Rivalen
verdict-tie = { verdict-score }. Entschieden haben { $by ->
    [rows] die Reihen der Station Alpha
   *[strata] die Schichten
} ({ $one } zu { $other }).
verdict-ruined = { $player ->
    [you] Du verlierst
   *[other] { $player } verliert
}: Es ist kein Kapital mehr da und nichts zu schmieden. Der Rivale hat { $theirs }.

## Das Brett als Text und als Bild

board-round = Runde { $round }, { $version ->
    [0] Grundversion
   *[1] Profiversion
}    Asteroid { $asteroid } von { $asteroids }
board-stratum = Schicht
board-red = Rot
board-purple = Purpur
mark-out = leer
mark-first = 1.
mark-second = 2.
board-station = Station
board-start = Start
board-row = { $component } / Ausschreibung: { $tender }
board-company = { $name } (rot)
board-company-purple = { $name } (purpur)
board-drill = Bohrer { $drill } ({ dice })
board-equipment = Ausrüstung { $level } ({ rolls })
board-row-of = Reihe { $row } von { $rows }
board-price = { $mineral } { $prices }, Vertrag { $contract }
board-market = Markt: { $prices }
phase-drill = 2. Bohren
phase-modify = 3. Würfel ändern
phase-foundry = 6½. Interstellare Schmiede
phase-overtime = 6½. Interstellare Schmiede, Überstunden
phase-upgrade = 7. Bergbauausrüstung verbessern
board-phase = { $name }: { $phase }
board-phase-event = { $name }: { $phase }  Ereignis: { event }
board-offer = Bohrer { $drill }: { dice } für { $price }
board-dice = Würfel: { $dice }
board-modify = Änderungswürfel { $face }: { $ability } (noch { $left ->
    [one] 1 Wurf
   *[other] { $left } Würfe
})
board-wanted = { wanted }; Ausschreibung nicht gewonnen; auf dem Spiel { $risk }
board-wanted-tender = { wanted }; Ausschreibung gewonnen; auf dem Spiel { $risk }
wanted = Gesucht für Reihe { $row }: { $component }
board-smelter = Schmelzofen: { $dice } (Wurf { $roll } von { $rolls })
board-control = Orangefarbener Würfel { $face }: { $ability } (Wurf { $roll } von { $rolls })
board-chance = Chance auf das nächste Bauteil bei bestem Spiel: { NUMBER($chance, minimumFractionDigits: 1) } %
picture-over = Die Partie ist vorbei
picture-round = Runde { $round }
picture-round-phase = Runde { $round }: { $phase }
picture-equipment = Ausrüstung { $level }
picture-tools = Bohrer { $drill }, Ausrüstung { $level }
picture-tray = In der Schale
picture-modify = Änderung

## Zahlen der Schachtel

version = { $version ->
    [0] Grundversion
   *[1] Profiversion
}
span = { $low } bis { $high }
count = { $count }
metal-for = { $mineral } für { $price }
pay-for = { $pay } mit { $faces }
event-effect = { $event ->
    [1] du bezahlst { $cost }, außer du hast höchstens { $cost }
    [2] ein Bohrwürfel weniger, aber mindestens { $least }
    [3] kein neuer Wurf beim Bohren
    [4] nichts geschieht
    [5] hohe Marktpreise
    [6] du bekommst { $gain }
    [7] niedrige Marktpreise
    [8] ein Bohrwürfel mehr, aber höchstens { $most }
   *[9] kein Wurf des Änderungswürfels
}
event-on = { event } bei { $faces } ({ event-effect })
event-elsewhere = { event } ({ event-effect })
no-components = Keine Bauteile
ordinal = { $asteroid ->
    [0] erste
    [1] zweite
    [2] dritte
   *[3] vierte
}
strata-of = { $strata } des { ordinal }n
asteroid-has = der { ordinal } hat { $strata }
asteroid-begins = der { ordinal } beginnt mit { $stratum }

## Was sich vor dem Spiel wählen lässt

choice-regular = Grundversion
choice-advanced = Profiversion
choice-with = mit
choice-without = ohne
choice-easy = leicht
choice-normal = mittel
choice-hard = schwer
choice-by-table = nach Tabelle
choice-by-hand = von Hand
choice-standard = Faire Preise
choice-deep = Tiefer Gürtel
choice-first = Ursprüngliche Preise
option-box = mit welchen Karten und Preisen gespielt wird
box-standard = Faire Preise
box-standard-about = Ausrüstung kostet so viel, dass sich jeder Kaufplan lohnen kann
box-deep = Tiefer Gürtel
box-deep-about = eine längere Partie: vier Asteroiden, fünf Bohrer, elf Reihen und andere Ereignisse
box-first = Ursprüngliche Preise
box-first-about = die Preise der ersten Rekonstruktion, bei denen es am besten ist, alles sofort zu kaufen
called-version = Version
called-foundry = Schmiede
called-rival = Rivale
called-forging = Schmieden
called-box = Karten

## Diagrams of the rules

diagram-strata = Beide Firmen graben durch dieselben Schichten, jede in ihrem eigenen Schacht. Rot, links, hat eine Schicht ganz und die nächste halb abgebaut, Purpur eine.
diagram-station = Station Alpha wird von unten gebaut: Rot, links, hat zwei Reihen, Purpur eine. Wo eine Reihe zwei Bauteile zeigt, ist das rechte für den Gewinner der Ausschreibung.
