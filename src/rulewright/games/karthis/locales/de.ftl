### Der Tempel von Karthis auf Deutsch.

## Angaben zum Spiel

pitch = Erkunde einen Tempel Feld um Feld und Stockwerk um Stockwerk und bringe die Juwelenkrone lebend heraus.
ending-the-crown = der zweite Joker ist gefunden: Die Schätze sind die Punkte
ending-death = die Gesundheit ist aufgebraucht: Die Schätze sind verloren
ending-trapped = es gibt keinen Weg mehr: Die Schätze sind verloren
ending-gave-up = die Expedition kehrte um: Die Schätze sind verloren
ended-the-crown = die Krone
ended-death = gestorben
ended-trapped = gefangen
ended-gave-up = aufgegeben
reconstructed = Die Zeichnungen der Feldertabelle liegen uns nicht vor: Welche Seiten eines Feldes offen sind und wo seine Treppe liegt, haben wir selbst entworfen.
option-level = die Stufe der Figur; sie erleichtert die Stockwerke bis zu ihr und hilft im Kampf
option-start = wo das erste Feld jedes Stockwerks liegt
hero = Figur

## Bedrohungen

name-bats = Fledermäuse
name-snakes = Schlangen
name-dart-trap = Pfeilfalle
name-poisonous-gas = Giftgas
name-pit-trap = Fallgrube
name-arrows = Pfeilhagel
name-falling-stone = Steinschlag
name-swinging-blades = Schwingende Klingen
name-spike-trap = Stachelfalle
name-sealed-shut = Versiegelt

## Karten und Felder

joker = Joker
joker-guarded = Joker, bewacht von { $guard }
joker-unguarded = Joker, unbewacht
the-joker = Joker
enemy-card = { $card } Gegner
treasure-card = { $card } Schatz
safe-spot-card = { $card } Rastplatz
threat-card = { $card } { $threat }
enemy-has = { $card } hat { $health } Gesundheit
nobody-there = niemand ist dort
side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
shape-none = eine Sackgasse{ with-stairs }
shape-L = eine Biegung nach links{ with-stairs }
shape-A = ein Gang{ with-stairs }
shape-R = eine Biegung nach rechts{ with-stairs }
shape-LA = ein Abzweig nach links{ with-stairs }
shape-AR = ein Abzweig nach rechts{ with-stairs }
shape-LR = eine Gabelung{ with-stairs }
shape-LAR = eine Kreuzung{ with-stairs }
with-stairs = { $stairs ->
    [yes] { " " }mit Treppe
   *[no] { "" }
}
entrance = der Eingang
place-up = { $rows } über dem Eingang
place-down = { $rows } unter dem Eingang
place-right = { $columns } rechts vom Eingang
place-left = { $columns } links vom Eingang
place-up-right = { $rows } über, { $columns } rechts vom Eingang
place-up-left = { $rows } über, { $columns } links vom Eingang
place-down-right = { $rows } unter, { $columns } rechts vom Eingang
place-down-left = { $rows } unter, { $columns } links vom Eingang

## Züge

cross = Gehe nach { side } ({ $place })
cross-exit = Gehe nach { side } durch Ausgang { $letter } ({ $place })
descend = Steige die Treppe hinab in Stockwerk { $floor }
resume = Gehe zurück und kämpfe weiter ({ $enemy })
choose-unknown = Wähle gezogene Karte { $number }
choose-joker = Hole den ersten Joker, { $worth } wert
choose-crown = Hole die Krone, { $worth } wert
choose-joker-past = Hole den ersten Joker, { $worth } wert, vorbei an { $danger }
choose-crown-past = Hole die Krone, { $worth } wert, vorbei an { $danger }
choose-threat = Stelle dich der Gefahr: { $danger }
choose-enemy = Bekämpfe { $card } ({ $health } Gesundheit)
choose-treasure = Nimm { $card }, { $worth } wert
choose-rest = Raste bei { $card } (+{ $healing } Gesundheit)
danger-wall = { $card } { $threat } (der Weg zurück schließt sich)
danger = { $card } { $threat } ({ $damage } Schaden bei weniger als { $rating })
danger-deadly = { $card } { $threat } ({ $damage } Schaden bei weniger als { $rating }, das würde dein Spiel beenden)
near = Bleibe auf der alten Seite der Wand (1 Schaden)
near-deadly = Bleibe auf der alten Seite der Wand (1 Schaden, das beendet dein Spiel)
far = Schlüpf auf die neue Seite der Wand
fight = Kämpfe eine Runde (W6 + { $level } gegen W6 + { $floor })
fight-deadly = Kämpfe eine Runde (W6 + { $level } gegen W6 + { $floor }; das kann dein Spiel beenden)
retreat = Ziehe dich auf ein Feld zurück ({ $place })
retreat-letter = Ziehe dich auf Feld { $letter } zurück ({ $place })
give-up = Gib das Abenteuer und seine Schätze auf

## Hilfe zu den Bedrohungen

threat-help = Eine Falle. Würfle mindestens die Zielzahl, sonst verlierst du { $damage } Gesundheit; eine 1 verletzt dich, und du würfelst noch einmal.
wall-help = Kein Wurf: Eine Wand versperrt den Weg, den du gekommen bist, und du wählst, auf welcher Seite du stehst.

## Spielverlauf

note-floor = { $player ->
    [you] Du stehst
   *[other] { $player } steht
} in Stockwerk { $floor }: Zielzahl { $rating }, Schätze ×{ $multiplier }.
note-tile = { $player ->
    [you] Du gehst nach { side } und würfelst
   *[other] { $player } geht nach { side } und würfelt
} { $rolled }: { $shape }.
note-descended = { $player ->
    [you] Du steigst
   *[other] { $player } steigt
} die Treppe hinab: { $heart ->
    [none] { "" }
   *[other] { $heart } verlässt das Spiel, und{ " " }
}{ $cards ->
    [one] 1 abgelegte Karte kommt
   *[other] { $cards } abgelegte Karten kommen
} zurück in den Stapel.
note-reshuffled = Der Stapel ist beim Suchen leer geworden: { $cards ->
    [one] 1 abgelegte Karte wird
   *[other] { $cards } abgelegte Karten werden
} eingemischt.
note-drew = Eine { $face } auf dem Würfel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
note-turned = Gezogen: { $event }.
note-passed_over = { $card } kann keine Wache sein und kommt in den Stapel zurück.
note-guarded = { $guard ->
    [none] Es gibt keine Karte mehr, die den Joker bewachen könnte.
   *[other] Der Joker wird bewacht von { $guard }.
}
note-encounter = { $player ->
    [you] Du begegnest
   *[other] { $player } begegnet
}: { $event }.
note-treasure = { $player ->
    [you] Du nimmst
   *[other] { $player } nimmt
} einen Schatz, { $worth } wert.
note-healed = { $player ->
    [you] Du rastest und gewinnst
   *[other] { $player } rastet und gewinnt
} { $gain } Gesundheit zurück, jetzt { $health }.
note-slammed = Eine Wand kracht herab und versperrt den Weg zurück.
note-far_side = { $player ->
    [you] Du bist
   *[other] { $player } ist
} auf der neuen Seite der Wand.
note-near_side = { $player ->
    [you] Du springst
   *[other] { $player } springt
} zurück auf die alte Seite der Wand: { $damage } Schaden.
note-challenge = { $player ->
    [you] Du würfelst
   *[other] { $player } würfelt
} { $result ->
    [one] eine 1: { $damage } Schaden.
    [hurt] { $face }, weniger als { $rating }: { $damage } Schaden.
   *[through] { $face } gegen { $rating } und { $player ->
        [you] kommst
       *[other] kommt
    } heil davon.
}
note-joker_won = { $player ->
    [you] Du erlangst
   *[other] { $player } erlangt
} { $which ->
    [1] den ersten Joker
   *[2] die Krone
}, { $worth } wert.
note-enemy = { $card } versperrt den Weg mit { $health } Gesundheit.
note-defeated = { $card } ist besiegt.
note-retreated = { $player ->
    [you] Du ziehst dich
   *[other] { $player } zieht sich
} zurück ({ $cell }); der Gegner behält { $health } Gesundheit.
note-resumed = { $player ->
    [you] Du bist
   *[other] { $player } ist
} zurück: Der Kampf geht weiter gegen { $health } Gesundheit.
note-round = { $mine } gegen { $theirs }: { $result ->
    [tie] Niemand wird verletzt.
    [won] Der Gegner verliert { $loss } und hat noch { $health } Gesundheit.
   *[lost] { $player ->
        [you] Du verlierst { $loss } und hast
       *[other] { $player } verliert { $loss } und hat
    } noch { $health } Gesundheit.
}
note-crowned = { $player ->
    [you] Du hast
   *[other] { $player } hat
} die Krone von Karthis, gefunden in Stockwerk { $floor }: Das ergibt { $score } Punkte.
note-died = { $player ->
    [you] Du hast
   *[other] { $player } hat
} keine Gesundheit mehr; Schätze im Wert von { $lost } sind verloren.
note-caught = { $player ->
    [you] Du sitzt
   *[other] { $player } sitzt
} in der Falle: Es gibt keinen Weg mehr, und Schätze im Wert von { $lost } sind verloren.
note-left = { $player ->
    [you] Du gibst
   *[other] { $player } gibt
} auf; Schätze im Wert von { $lost } sind verloren.

## Was einem Zug im Weg steht

when-cross = Du erkundest, wenn nichts anderes zu entscheiden ist
when-descend = Treppen nimmst du beim Erkunden
when-resume = Zu einem Gegner kehrst du beim Erkunden zurück
when-choose = Eine Karte wählst du nur, wenn mehrere gezogen wurden
when-near = Eine Seite wählst du nur, wenn eine Wand herabgekracht ist
when-far = Eine Seite wählst du nur, wenn eine Wand herabgekracht ist
when-fight = Du kämpfst nur in einem Kampf
when-retreat = Du ziehst dich nur aus einem Kampf zurück
when-give_up = Aufgeben kannst du jederzeit
now-exploring = jetzt wählst du, wohin du gehst
now-choosing = jetzt wählst du eine der gezogenen Karten
now-sealed = jetzt wählst du deine Seite der Wand
now-fighting = jetzt bist du in einem Kampf
no-stairs = Es ist keine Treppe nach unten in Reichweite.
lowest-floor = Dies ist das unterste Stockwerk.
no-enemy = In diesem Stockwerk ist kein Gegner mehr.
enemy-out-of-reach = { $card } ist nicht in Reichweite.
drawn-only = { $count ->
    [one] Es wurde nur 1 Karte gezogen.
   *[other] Es wurden nur { $count } Karten gezogen.
}
no-tile = An dieser Stelle liegt kein Feld ({ $place }).
enemy-there = Auf diesem Feld steht der Gegner: Ziehe dich auf ein anderes zurück.
fight-first = Du bist in diesen Kampf zurückgekehrt: Kämpfe erst eine Runde, bevor du dich wieder zurückziehst.
no-tile-to-leave = Dort liegt kein Feld, das du verlassen könntest ({ $place }).
off-the-sheet = Dieser Weg führt über den Blattrand hinaus.
slammed-shut = Die Wand nach { side } ist herabgekracht.
explored = Das Feld nach { side } ist schon erkundet.
no-exit = Dieses Feld hat keinen Ausgang nach { side }.
enemy-on-tile = { $card } steht auf diesem Feld: Seine Ausgänge öffnen sich, wenn du gewonnen hast.
cannot-walk = Von hier kannst du nicht zu diesem Feld gehen ({ $place }).

## Das Ende

row-treasures-of = Schätze aus Stockwerk { $floor }
row-joker = Erster Joker
row-crown = Die Krone
row-lost-death = Durch den Tod verloren
row-lost-trapped = In der Falle verloren
row-lost-gave-up = Durch Aufgeben verloren
row-treasures = Schätze
diamonds = { $count ->
    [one] 1 Karo
   *[other] { $count } Karos
}
found-on = gefunden in Stockwerk { $floor }
everything = alles Gefundene
none-found = keine gefunden
verdict-crown = { $player ->
    [you] Du bringst die Krone von Karthis heraus und gewinnst
   *[other] { $player } bringt die Krone von Karthis heraus und gewinnt
} mit Schätzen im Wert von { $treasure }.
verdict-death = { $player ->
    [you] Du stirbst in Stockwerk { $floor } ohne die Krone und verlierst.
   *[other] { $player } stirbt in Stockwerk { $floor } ohne die Krone und verliert.
}{ treasures-lost }
verdict-trapped = { $player ->
    [you] Du sitzt in Stockwerk { $floor } ohne die Krone in der Falle und verlierst.
   *[other] { $player } sitzt in Stockwerk { $floor } ohne die Krone in der Falle und verliert.
}{ treasures-lost }
verdict-gave-up = { $player ->
    [you] Du gibst in Stockwerk { $floor } ohne die Krone auf und verlierst.
   *[other] { $player } gibt in Stockwerk { $floor } ohne die Krone auf und verliert.
}{ treasures-lost }
treasures-lost = { $lost ->
    [0] { "" }
   *[other] { " " }Schätze im Wert von { $lost } sind verloren.
}

## Das Brett als Text und als Bild

status = { $player }  Gesundheit { $hearts } { $health }/{ $most }  Stufe { $level }  Schätze { $treasure }  Joker { $jokers } von 2
status-floor = Stockwerk { $floor }  Zielzahl { $rating }  Schätze ×{ $multiplier }  Stapel { $deck }  Ablage { $discards }
discarded = Abgelegt: { $cards }
drawn = Gezogen: { $cards }
enemy-at = Gegner: { $enemy }, { $place }
signs = @ du  · kein Ereignis  ✕ Bedrohung  ♥ geheilt  ♦ Schatz  ★ Gegner  ▤ Treppe  ═ ║ versperrt  ░ außer Reichweite
letters-exits = Buchstaben: Ausgänge
letters-tiles = Buchstaben: Felder für den Rückzug
picture-crown = Die Krone ist gefunden
picture-death = Die Figur ist tot
picture-trapped = Für immer gefangen
picture-gave-up = Aufgegeben
picture-exploring = Wohin?
picture-choosing = Wähle eine Karte
picture-sealed = Der Weg ist versperrt
picture-fighting = Kampf oder Rückzug
picture-treasure = Schätze: { $treasure }
picture-floor = Stockwerk
picture-rating = Zielzahl
picture-multiplier = Schätze
picture-deck = Stapel
picture-enemy = Gegner
picture-threat = Bedrohung

## Die Kampagne

campaign-level = Stufe { $level }. Abenteuer: { $adventures }, Kronen: { $crowns }.
campaign-best = Beste Punktzahl { $score }; { $floor ->
    [0] noch keine Krone.
   *[other] tiefste Krone in Stockwerk { $floor }.
}
campaign-row = { $number }. Stockwerk { $floor }: { $ending }, { $score } (danach Stufe { $level })

## Zahlen der Schachtel

draws = bei { $faces } { $cards ->
    [0] keine
    [one] eine Karte
    [2] zwei Karten
    [3] drei Karten
   *[other] { $cards } Karten
}
faces-span = { $low } bis { $high }

## Was sich vor dem Spiel wählen lässt

choice-bottom = unten
choice-left = links
choice-right = rechts
publisher = im Regelheft nicht genannt
called-level = Stufe
called-start = Startfeld

## Diagrams of the rules

diagram-exits = Zum linken Feld kannst du gehen, denn dort sind beide Felder offen. Rechts ist eine Wand: Jenes Feld hat keine Öffnung zu deinem. Der Pfeil zeigt einen Ausgang, der noch unerkundet ist.
diagram-wall = Die Wand hat die Kante zwischen den beiden Feldern für immer geschlossen. Hier bist du auf dem alten geblieben.
