### 97 Klotho auf Deutsch.
#
# Begriffe: mine = Mine, claim (Fläche) = Claim (der), stake a claim = einen Claim abstecken, claim a card = Karte nehmen,
# boundary = Grenze, mineral = Mineral, organics/metal/rads = Organik/Metall/Rads, artifact = Artefakt, idol/tablet/orb =
# Götze/Tafel/Kugel, monster = Monster, bounty = Kopfgeld, market star = Marktstern, tool = Werkzeug, technology =
# Technologie, battle crystal = Kampfkristall, row = Auslage, deck = Stapel, score card = Wertungskarte, coin = Münze,
# throw again = noch einmal werfen, give up = abgeben, crossing = Übergang, in front = vor dir.

## Angaben zum Spiel

pitch = Würfle auf einem Asteroiden um Minen, Monster und fremde Technologie, schließe deine Claims und manipuliere rechtzeitig den Markt.
ending-most-points = Wertungskarte 3 wurde gewertet, und jemand hat mehr Punkte als alle anderen
ending-more-cards = mehrere hatten die meisten Punkte, und mehr ausliegende Karten gaben den Ausschlag
ending-more-coins = Punkte und Karten der Besten waren gleich, und mehr Münzen gaben den Ausschlag
ending-shared = Punkte, Karten und Münzen der Besten sind gleich: Sie gewinnen gemeinsam
ended-most-points = meiste Punkte
ended-more-cards = mehr Karten
ended-more-coins = mehr Münzen
ended-shared = geteilter Sieg
reconstructed = Die gedruckten Karten liegen uns nicht vor: Minen, Monster, Technologien, Zahl und Preise der Werkzeuge und was ein Schritt des Marktes kostet, haben wir selbst entworfen.
option-cards = wie viele Klotho-Karten abgezählt werden, etwa eine je Minute
option-rotation = ob Minenkarten beim Auslegen eines Claims gedreht werden dürfen: gar nicht, um die Hälfte oder beliebig
option-scoring = ob eine Wertungskarte sofort zählt (dann gewinnt von zwei Faustregel-Bots der erste 64,8 % ± 1,7 % der Partien) oder wenn alle gleich oft am Zug waren (57,1 % ± 1,8 %)
option-compensation = Münzen, die jeder zu Beginn mehr bekommt als der Spieler vor ihm; zu zweit sind bei ganzen Runden 6 gerecht (von zwei Faustregel-Bots gewinnt der erste 48,5 % ± 1,8 % der Partien)

## Namen der Karten

name-android-1 = Android 1
name-android-2 = Android 2
name-android-3 = Android 3
name-android-4 = Android 4
name-android-5 = Android 5
name-android-6 = Android 6
name-overdrive = Overdrive
name-augment-1 = Verstärker +1
name-augment-2 = Verstärker +2
name-augment-3 = Verstärker +3
name-bomb = Bombe
name-bribe = Bestechung
name-raid = Überfall
name-turret = Geschützturm
name-lottery = Lotterielos
name-flying-pig = Fliegendes Schwein
name-dust-mites = Staubmilben
name-vent-crawler = Schachtkriecher
name-ore-leech = Erzegel
name-signal-eater = Signalfresser
name-cable-worm = Kabelwurm
name-crypt-stalker = Gruftschleicher
name-glass-spider = Glasspinne
name-tunnel-maw = Tunnelschlund
name-acid-bloom = Säureblüte
name-rift-hound = Riss-Hund
name-magnet-ape = Magnetaffe
name-star-drinker = Sternentrinker
name-iron-hydra = Eisenhydra
name-void-mother = Mutter der Leere
name-core-titan = Kerntitan
name-chrono-loop = Zeitschleife
name-phase-tuner = Phasenregler
name-inverter = Umkehrer
name-echo-prism = Echoprisma
name-coin-mint = Münzpresse
name-trade-beacon = Handelsbake
name-survey-drone = Suchdrohne
name-harmonic-fence = Harmonischer Zaun
name-xeno-zoo = Xeno-Zoo
name-reliquary = Reliquiar
name-ore-archive = Erzarchiv
name-hoard-ledger = Hortbuch
name-small-battle-crystal = Kleiner Kampfkristall
name-great-battle-crystal = Großer Kampfkristall

## Karten, Würfel und Formen

nothing = nichts
nobody = niemanden
mine = Mine { $number }
market-card = Marktkarte { $number }
mine-turned = { mine }{ $turned ->
    [0] { "" }
    [1] { " " }nach rechts gedreht
    [2] { " " }umgedreht
   *[3] { " " }nach links gedreht
}
die-kind = { $kind ->
    [none] kein Würfel
    [red] roter Würfel
    [purple] lila Würfel
    [great-purple] großer lila Würfel
    [blue] blauer Würfel
    [android] Android
   *[pig] fliegendes Schwein
}
die-colour = { $kind ->
    [none] kein
    [red] rot
    [purple] lila
    [great-purple] groß lila
    [blue] blau
    [android] Android
   *[pig] fliegendes Schwein
}
die = Würfel { $die } ({ die-kind })
die-showing = Würfel { $die } ({ die-kind }, zeigt { $shows })
side = { $side ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
edge = { $edge ->
    [teal] türkis
    [pink] rosa
   *[yellow] gelb
}
boundary = { edge } im { $sides }
boundary-all = { edge } ringsum
mine-look = { $boundaries }; { $minerals }
mineral = { $mineral ->
    [organics] Organik
    [metal] Metall
   *[rads] Rads
}
mineral-counted = { $count } { mineral }
artifact = { $artifact ->
    [idol] Götze
    [tablet] Tafel
   *[orb] Kugel
}
an-artifact = { $artifact ->
    [idol] Götze
    [tablet] Tafel
   *[orb] Kugel
}
artifact-counted = { $count } { $artifact ->
    [idol] { $count ->
        [one] Götze
       *[other] Götzen
    }
    [tablet] { $count ->
        [one] Tafel
       *[other] Tafeln
    }
   *[orb] { $count ->
        [one] Kugel
       *[other] Kugeln
    }
}
shape = { $shape ->
    [square-of-four] Viererquadrat
    [wide-six] breiter Sechser
    [tall-six] hoher Sechser
    [wide-eight] breiter Achter
    [tall-eight] hoher Achter
    [eight-without-the-top-right] Achter ohne rechts oben
    [eight-without-the-top-left] Achter ohne links oben
    [eight-without-the-bottom-right] Achter ohne rechts unten
    [eight-without-the-bottom-left] Achter ohne links unten
    [ring-of-eight] Achterring
   *[square-of-nine] Neunerquadrat
}
a-shape = { $shape ->
    [square-of-four] ein Viererquadrat
    [wide-six] einen breiten Sechser
    [tall-six] einen hohen Sechser
    [wide-eight] einen breiten Achter
    [tall-eight] einen hohen Achter
    [eight-without-the-top-right] einen Achter ohne rechts oben
    [eight-without-the-top-left] einen Achter ohne links oben
    [eight-without-the-bottom-right] einen Achter ohne rechts unten
    [eight-without-the-bottom-left] einen Achter ohne links unten
    [ring-of-eight] einen Achterring
   *[square-of-nine] ein Neunerquadrat
}
hand = { $hand ->
    [pair] Paar
    [two-pair] zwei Paare
    [three] Drilling
    [straight] Straße
    [full-house] Full House
    [four] Vierling
   *[five] Fünfling
}{ $high ->
    [yes] { " " }aus 4 oder höher
   *[no] { "" }
}
wanted-total = Summe { $target }
wanted-numbers = beliebig viele { $number }er, je ein Stern
wanted-dice = Würfel { $dice }
no-treasure = keinen Schatz
coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
market-stars = { $count ->
    [one] 1 Marktstern
   *[other] { $count } Marktsterne
}
spare-dice = { $count ->
    [one] 1 übrigen roten Würfel
   *[other] { $count } übrige rote Würfel
}
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
tools = { $count ->
    [one] 1 Werkzeug
   *[other] { $count } Werkzeuge
}
monsters = { $count } Monster
artifacts = { $count ->
    [one] 1 Artefakt
   *[other] { $count } Artefakte
}
minerals = { $count ->
    [one] 1 Mineral
   *[other] { $count } Minerale
}
technologies = { $count ->
    [one] 1 Technologie
   *[other] { $count } Technologien
}

## Züge

roll = Würfle
done = Weiter
done-opening = Würfle nicht
done-rerolling = Behalte alle Würfel und nimm Karten
done-closing = Beende den Zug
done-paying = Nimm keine weiteren Würfel
done-spending-stars = Gib keine weiteren Sterne aus
done-surplus = Beende den Zug und gib { cards } ab (du darfst { $limit } behalten)
done-claiming = Nimm { $more ->
    [yes] keine weitere Karte
   *[no] keine Karte
}{ $spare ->
    [0] { " " }und mache weiter
    [one] { " " }und verkaufe 1 roten Würfel
   *[other] { " " }und verkaufe { $spare } rote Würfel
}
reroll = Wirf noch einmal: { $dice }
reroll-crystal = Wirf nur den Würfel des neuen Kristalls
shown-die = { $shows } (Würfel { $die })
mark = Wirf auch { $die } noch einmal
claim-unknown = Nimm die Karte auf Platz { $place }
claim-mine = Nimm { $card } ({ $look }); verlangt: { $wanted }
claim-monster = Besiege „{ $card }“ für { $treasure }; verlangt: { $wanted }
claim-market = Nutze { $card }: { $wanted }
claim-tech = Nimm „{ $card }“; verlangt: { $wanted }
pay = Nimm { $die }
move = Bewege { mineral } von { $price } auf { $after } ({ $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
})
discard = Lege „{ $card }“ ab
discard-tool = Lege „{ $tool }“ ab (Werkzeug { $place })
buy = Kaufe „{ $tool }“ für { coins } (Werkzeug { $place })
buy-nothing = Kaufe nichts (Werkzeug { $place })
play = Spiele „{ $tool }“
play-overdrive = Spiele Overdrive: Wirf auch einen blauen Würfel
play-bomb = Spiele eine Bombe: Räume und erneuere die Auslage
play-lottery = Löse ein Lotterielos ein
play-pig = Lass ein Schwein fliegen: Zwei Einsen zählen gegen ein Monster als { $pig }
augment = Verstärke { $die } um { $amount }
shift-up = Erhöhe { $die } um { by-one }
shift-down = Senke { $die } um { by-one }
by-one = { $amount ->
    [1] eins
   *[other] { $amount }
}
flip = Drehe { $die } um
copy = Mache aus { $die } eine Kopie von { $model }
raid = Überfalle { $victim }
take = Nimm „{ $thing }“
take-mine = Nimm { $thing } ({ $look })
drop = Gib „{ $thing }“ ab
drop-mine = Gib { $thing } ab ({ $look })
stake = Stecke einen Claim ab: { shape }
lay = Lege { $piece } ({ $look })
row-card = { $card }: { $wanted }

## Spielverlauf

note-begins = { $seat ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
note-turn = { $seat ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
note-revealed = Neu in der Auslage: { $card }.
note-tool_revealed = Ein neues Werkzeug in der Auslage: { $tool }.
note-reshuffled = Die abgelegten Werkzeuge bilden einen neuen Stapel.
note-worn_out = Schon länger hat sich nichts bewegt: „{ $card }“ verlässt die Auslage.
note-income = { $seat ->
    [you] Du prägst
   *[other] { $seat } prägt
} { $coins }.
note-discarded = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} „{ $card }“ ab.
note-tool_discarded = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} „{ $tool }“ aus der Auslage ab.
note-bombed = { $seat ->
    [you] Du sprengst
   *[other] { $seat } sprengt
} die Auslage.
note-rolled = { $again ->
    [0] { $seat ->
        [you] Du würfelst.
       *[other] { $seat } würfelt.
    }
   *[other] { $seat ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } noch einmal ({ $again }. Mal).
}
note-die = { $kind ->
    [none] Kein Würfel
    [red] Roter Würfel
    [purple] Lila Würfel
    [great-purple] Großer lila Würfel
    [blue] Blauer Würfel
    [android] Android
   *[pig] Fliegendes Schwein
}: { $number }.
note-android = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} einen Androiden, der als { $number } zählt.
note-overdrive = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} Overdrive: Ein blauer Würfel kommt dazu.
note-augmented = { $seat ->
    [you] Du verstärkst
   *[other] { $seat } verstärkt
} einen Würfel von { $before } auf { $number }.
note-shifted = { $seat ->
    [you] Du verstellst
   *[other] { $seat } verstellt
} einen Würfel von { $before } auf { $number }.
note-flipped = { $seat ->
    [you] Du drehst
   *[other] { $seat } dreht
} einen Würfel von { $before } auf { $number } um.
note-copied = { $seat ->
    [you] Du machst
   *[other] { $seat } macht
} einen Würfel zur Kopie: von { $before } auf { $number }.
note-pig = { $seat ->
    [you] Du lässt
   *[other] { $seat } lässt
} ein Schwein fliegen: Zwei Einsen zählen gegen ein Monster als { $number }.
note-lottery = { $seat ->
    [you] Du löst
   *[other] { $seat } löst
} ein Lotterielos ein: { $coins }.
note-sold = { $seat ->
    [you] Du verkaufst
   *[other] { $seat } verkauft
} { $dice } für { $price }.
note-claimed = { $seat ->
    [you] Du { $deed ->
        [defeats] besiegst
        [uses] nutzt
       *[claims] nimmst
    }
   *[other] { $seat } { $deed ->
        [defeats] besiegt
        [uses] nutzt
       *[claims] nimmt
    }
} „{ $card }“ mit { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfeln
}.
note-defeated = { $seat ->
    [you] Du notierst
   *[other] { $seat } notiert
} ein Kopfgeld von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
note-artifact = { $seat ->
    [you] Du findest
   *[other] { $seat } findet
} ein Artefakt: { artifact }.
note-found_tool = { $seat ->
    [you] Du findest
   *[other] { $seat } findet
} ein Werkzeug: { $tool }.
note-found_coins = { $seat ->
    [you] Du findest
   *[other] { $seat } findet
} { $coins }.
note-won_stars = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { $stars } auszugeben.
note-moved = Der Preis von { mineral } ist jetzt { $price }.
note-lost_stars = Nicht ausgegeben und verfallen: { $stars }.
note-staked = { $seat ->
    [you] Du steckst
   *[other] { $seat } steckt
} { a-shape } ab{ $bribes ->
    [0] { "" }
    [one] { " " }mit 1 Bestechung
   *[other] { " " }mit { $bribes } Bestechungen
}: { $gained }.
note-bought = { $seat ->
    [you] Du kaufst
   *[other] { $seat } kauft
} „{ $tool }“ für { $coins }.
note-raided = { $seat ->
    [you] Du überfällst { $victim } und nimmst „{ $thing }“.
   *[other] { $seat } überfällt { $victim ->
        [you] dich
       *[other] { $victim }
    } und nimmt „{ $thing }“.
}
note-dropped = { $seat ->
    [you] Du hast zu viele Karten und gibst „{ $thing }“ ab.
   *[other] { $seat } hat zu viele Karten und gibt „{ $thing }“ ab.
}
note-score_card = Wertungskarte { $number } wird aufgedeckt!
note-waits = Gewertet wird, wenn alle gleich oft am Zug waren.
note-traded = { $seat ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { $cards } Minenkarten gegen { $gained }.
note-scored = { $seat ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $total } in Wertung { $number }: Minerale { $minerals }, Artefakte { $artifacts }, Monster { $monsters }.
note-bonus = { $seat ->
    [you] Deine Technologie
   *[other] Die Technologie von { $seat }
} bringt { $points ->
    [one] 1 Bonuspunkt
   *[other] { $points } Bonuspunkte
}.
note-over = Die Partie ist vorbei. { $by ->
    [points] Die meisten Punkte gewinnen.
    [cards] Bei Gleichstand gewinnen mehr ausliegende Karten.
    [coins] Bei Gleichstand gewinnen mehr Münzen.
   *[nothing] Der Sieg wird geteilt.
}

## Was einem Zug im Weg steht

when-roll = Du würfelst einmal, zu Beginn deines Zuges
when-done = Weiter geht es, wenn getan ist, was der Schritt verlangt
when-reroll = Noch einmal wirfst du nach dem ersten Wurf und vor dem Nehmen der Karten
when-mark = Würfel zum erneuten Werfen wählst du nach dem ersten Wurf und vor dem Nehmen der Karten
when-claim = Karten nimmst du nach den Würfen
when-pay = Würfel wählst du, wenn du eine Karte bezahlst
when-move = Den Markt bewegst du, wenn du Sterne auszugeben hast
when-discard = Du legst vor dem Wurf ab oder nach dem Nehmen der Karten
when-buy = Werkzeuge kaufst du zwischen den Schritten deines Zuges
when-play = Werkzeuge spielst du zwischen den Schritten deines Zuges
when-augment = Verstärker spielst du zwischen den Schritten deines Zuges
when-shift = Den Phasenregler nutzt du zwischen den Schritten deines Zuges
when-flip = Den Umkehrer nutzt du zwischen den Schritten deines Zuges
when-copy = Das Echoprisma nutzt du zwischen den Schritten deines Zuges
when-raid = Überfälle spielst du zwischen den Schritten deines Zuges
when-take = Eine Karte nimmst du, nachdem du einen Überfall gespielt hast
when-stake = Claims steckst du zwischen den Schritten deines Zuges ab
when-lay = Minenkarten legst du, nachdem du die Form eines Claims gewählt hast
when-drop = Karten gibst du am Ende deines Zuges ab, wenn du zu viele hast
now-opening = jetzt darfst du eine Karte ablegen und würfeln
now-rerolling = jetzt wählst du Würfel, die du noch einmal wirfst
now-claiming = jetzt nimmst du Karten mit deinen Würfeln
now-closing = jetzt beendest du deinen Zug und darfst eine Karte ablegen
now-laying = jetzt legst du die Karten deines Claims
now-trimming = jetzt gibst du Karten ab, bis auf die Zahl, die du behalten darfst
now-paying = jetzt bezahlst du „{ $card }“
now-spending-stars = jetzt hast du { stars } auszugeben
now-taking = jetzt nimmst du eine Karte von { $victim }
does-not-continue = { $mine } setzt so gedreht den Claim nicht fort.
not-owned-by = { $victim } hat diese Karte nicht.
not-owned = Du hast diese Karte nicht.
throw-marked = Du hast Würfel zum erneuten Werfen gewählt: Wirf sie zuerst.
die-used = Du hast { $die } schon verwendet.
no-such-die = Du hast keinen Würfel { $die }.
die-not-needed = { $die } wird für „{ $card }“ nicht gebraucht.
not-enough = „{ $card }“ verlangt: { $wanted }. Die bisher gewählten Würfel reichen nicht.
price-highest = Der Preis von { mineral } kann nicht höher steigen.
price-lowest = Der Preis von { mineral } kann nicht tiefer fallen.
too-few-stars = Du hast { stars }; dieser Schritt bei { mineral } kostet { $cost }.
not-rolled = Du hast noch nicht gewürfelt.
no-reroll = Du darfst nicht noch einmal werfen.
choose-a-die = Wähle mindestens einen Würfel.
androids-stay = Androiden werden nie geworfen.
die-is-red = { $die } wird mit den anderen roten Würfeln gewählt.
die-too-late = { $die } kann nicht nach einem späteren Würfel gewählt werden.
tool-place-empty = Platz { $place } bei den Werkzeugen ist leer.
row-place-empty = Platz { $place } der Auslage ist leer.
too-dear = Du hast { coins }; „{ $tool }“ kostet { $cost }.
dice-do-not = „{ $card }“ verlangt: { $wanted }. Das ergeben deine übrigen Würfel nicht.
crystal-owner = Du hast einen Kampfkristall und kannst deshalb nicht ablegen.
discarded-all = Du hast in diesem Schritt schon alles abgelegt, was du darfst.
no-tool = Dir fehlt: „{ $tool }“.
raid-another = Du kannst nur andere Spieler überfallen.
owns-turret = { $victim } hat einen Geschützturm.
nothing-to-take = { $victim } hat keine Karte, die du nehmen könntest.
does-not-close = Deine Minenkarten schließen keinen Claim dieser Form: { shape }.
too-few-ones = Von deinen übrigen Würfeln { $count ->
    [one] zeigt 1 eine Eins
   *[other] zeigen { $count } eine Eins
}; ein Schwein braucht zwei.
too-many-dice = Du hast schon { $dice } Würfel im Spiel.
with-a-claim = „{ $tool }“ wirkt, wenn du einen Claim absteckst.
choose-victim = Wähle, wen du mit „{ $tool }“ überfällst.
never-played = „{ $tool }“ wirkt, solange die Karte vor dir liegt; gespielt wird sie nie.
nothing-to-bomb = Die Auslage ist leer: Es gibt nichts zu sprengen.
pig-claims = Ein Schwein fliegt nur, während du Karten nimmst.
choose-die = „{ $tool }“ kommt auf einen Würfel: Wähle einen.
power = { $power ->
    [tuner] den Phasenregler
    [inverter] den Umkehrer
   *[prism] das Echoprisma
}
power-not-owned = Du hast { power } nicht.
power-used = Du hast { power } in diesem Zug schon genutzt.
two-dice = Wähle zwei verschiedene Würfel: Einer bekommt die Zahl des anderen.
same-number = Die Würfel { $die } und { $model } zeigen schon dieselbe Zahl.
cannot-flip = { $die } kann nicht umgedreht werden: Er muss eins bis sechs zeigen.
cannot-lower = { $die } kann nicht um { $amount } gesenkt werden: Kein Würfel geht unter eins.
no-die-to-change = Du hast keinen Würfel { $die } zum Ändern.
die-is-pig = Würfel { $die } gehört zu einem fliegenden Schwein und ist für nichts anderes zu gebrauchen.

## Hilfe zu Karten

mine-help = Verlangt: { $wanted }. In den Vierteln: { $minerals }; die Grenzen: { $boundaries }. Stecke sie mit anderen Minen in einem Claim ab.
monster-help = Verlangt: { $wanted } oder mehr. Schatz: { $treasure }. Kopfgeld: { $bounty ->
    [one] 1 Punkt
   *[other] { $bounty } Punkte
} in jeder Wertung.
market-help = Jeder deiner Würfel, der { $number } zeigt, wird ein Stern, mit dem du sofort Preise bewegst.
it-costs = Kosten: { $price }.
android-help = Zählt bis zum Ende des Zuges als Würfel, der { $number } zeigt. { it-costs }
augment-help = Erhöht die Zahl eines Würfels um { $boost }, auch über sechs hinaus. { it-costs }
overdrive-help = Ein blauer Würfel für diesen Zug. Vor dem ersten Wurf gespielt, wird er mit den anderen geworfen. { it-costs }
bomb-help = Räumt die Auslage und legt von jeder Art gleich viele neue Karten aus. Dabei kann eine Wertungskarte kommen. { it-costs }
bribe-help = Für jede Bestechung darf ein Übergang eines Claims abweichen. Sie wird von dem Claim verbraucht, der sie nötig hat. { it-costs }
raid-help = Nimm eine Karte, die vor einem anderen Spieler liegt, wenn ihn kein Geschützturm schützt. { it-costs }
turret-help = Solange er vor dir liegt, kann dich niemand überfallen. { it-costs }
lottery-help = Bringt nach einem Wurf eine Münze für jede gewürfelte Fünf. { it-costs }
pig-help = Zwei Einsen werden { $pig }, nur für ein Monster. { it-costs }
tech-help = Verlangt die Würfel { $dice }. { $power }
power-chrono = Du hast in jedem Zug { $amount ->
    [1] einen weiteren Wurf
   *[other] { $amount } weitere Würfe
}.
power-tuner = Einmal je Zug, nach einem Wurf: einen Würfel um { by-one } hinauf oder hinunter.
power-inverter = Einmal je Zug, nach einem Wurf: einen sechsseitigen Würfel auf die Gegenseite drehen.
power-prism = Einmal je Zug, nach einem Wurf: Ein Würfel bekommt die Zahl eines anderen.
power-mint = { amount-coins } zu Beginn jedes deiner Züge.
amount-coins = { $amount ->
    [one] 1 Münze
   *[other] { $amount } Münzen
}
power-beacon = Jedes Werkzeug kostet dich { amount-coins } weniger, mindestens aber eine.
power-drone = Bei jedem Ablegen darfst du { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} mehr ablegen.
power-fence = In jedem Claim { $amount ->
    [one] darf 1 Übergang
   *[other] dürfen { $amount } Übergänge
} ohne Bestechung abweichen.
amount-points = { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
}
power-zoo = Am Ende { amount-points } für jedes besiegte Monster.
power-reliquary = Am Ende { amount-points } für jedes Artefakt.
power-archive = Am Ende { amount-points } für jedes Mineral.
power-ledger = Am Ende ein Punkt für { $price ->
    [one] jede Münze
   *[other] je { $price } Münzen
}, höchstens { $most }.
power-small-crystal = Ein sechsseitiger lila Würfel in jedem Zug. Du darfst nicht mehr ablegen.
power-great-crystal = Ein achtseitiger lila Würfel in jedem Zug. Du darfst nicht mehr ablegen.
power-star = Immer wenn du Marktsterne bekommst, bekommst du { $amount } mehr.
power-collection = Am Ende { amount-points } für jede Technologie, die du hast.

## Das Ende

row-minerals = Minerale
row-artifacts = Artefakte
row-monsters = Kopfgelder für Monster
by-round = je Wertung: { $points }
tie-cards = Bei Gleichstand zuerst: ausliegende Karten
tie-coins = Bei Gleichstand danach: Münzen

## Der Tisch als Text und als Bild

over = Die Partie ist vorbei.
headline = { $player }: { $asked }. Wertungskarte { $card } kommt nach { $left ->
    [one] 1 weiterer Karte
   *[other] { $left } weiteren Karten
}; { $first } hat begonnen.
headline-last = { $player }: { $asked }. Im Stapel ist keine Klotho-Karte mehr; { $first } hat begonnen.
asked-taking = eine Karte von { $victim } nehmen
asked-trimming = mehr als { $limit ->
    [one] 1 Karte
   *[other] { $limit } Karten
}: { $surplus } abgeben
asked-surplus = nutzen und kaufen, was du willst, dann den Zug beenden: { cards } zu viel
asked-stars = Würfel wählen, die Sterne werden
asked-nothing = mit diesen Würfeln lässt sich keine Karte nehmen
asked-no-roll = ohne Wurf lässt sich nichts nehmen
asked-discard = wenn du willst, eine Karte ablegen, dann { $step }
step-opening = würfeln
step-rerolling = noch einmal werfen oder behalten
step-claiming = Karten nehmen
step-closing = den Zug beenden
step-paying = Würfel zum Bezahlen wählen
step-spending-stars = Marktsterne ausgeben
step-laying = den Claim auslegen
legend = Minenkarten zeigen Grenzen N O S W (T türkis, P rosa, Y gelb), dann Minerale von links oben im Uhrzeigersinn (O Organik, M Metall, R Rads).
tools-row = Werkzeuge: { $tools }
market = Markt: { $prices }{ $stars ->
    [0] { "" }
    [one] ; 1 Stern auszugeben
   *[other] ; { $stars } Sterne auszugeben
}
market-steps = Sterne für einen Schritt hinunter/hinauf: { $steps }
mineral-price = { mineral } { $price }
dice-none = Würfel: noch nicht geworfen
dice = Würfel { $dice }
dice-throws = Würfel { $dice }; noch { $throws ->
    [one] 1 Wurf
   *[other] { $throws } Würfe
}
die-lies = { $die }: { die-colour } [{ $shows }]{ $state ->
    [used] { " " }verwendet
    [chosen] { " " }gewählt
   *[free] { "" }
}
laying = Im Bau: { shape }
best-laid = Am besten als Nächstes: { $piece }.
suggested = Vorschlag für einen Claim: { shape } aus { $pieces }{ $middle ->
    [yes] , in der Mitte deine reichste Karte
   *[no] { "" }
}; bringt { $minerals }.
sheet = { $player }: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
} ({ $rounds }; eine Wertung jetzt { $round }), { coins }, { $monsters } Monster
sheet-cards = Minerale: { $minerals }. Artefakte: { $artifacts ->
    [none] keine
   *[other] { $artifacts }
}. Ausliegend: { cards }.
sheet-mines = Minen: { $held }
sheet-tools = Werkzeuge: { $held }
sheet-techs = Technologie: { $held }
tool-times = { $tool } ×{ $count }
picture-over = Die Partie ist vorbei
picture-asked = { $player }: { $asked }
picture-high = ab 4
picture-cards-to = Karten bis
picture-score = Wertung { $number }
picture-end = zum Ende
picture-not-rolled = Noch nicht gewürfelt
picture-market = Markt

## Zahlen der Schachtel

stars-of-market = { $mineral } { $values } (hinauf { $up }; von oben hinab { $down })
tech-does = { $tech }: { $power }
prices = { $low } bis { $high }, zu Beginn { $start }
each-number = { $count } für jede Zahl von { $low } bis { $high }
of-a-number = { $count } für { $number }

## Was sich vor dem Spiel wählen lässt

choice-none = gar nicht
choice-half = um die Hälfte
choice-free = beliebig
choice-at-once = sofort
choice-whole-rounds = ganze Runden
choice-standard = Rekonstruiert
choice-markets = Manipulierte Märkte
option-box = mit welchen Karten gespielt wird
box-standard = Rekonstruiert
box-standard-about = 97 Klotho-Karten, so erdacht, dass sie zu allem passen, was das Regelheft über sie sagt
box-markets = Manipulierte Märkte
box-markets-about = Technologien verlangen weniger Würfel und bringen mehr, und ein Marktstern bewegt Metall und Rads um zwei
called-cards = Kartenzahl
called-rotation = Drehen
called-scoring = Wertung
called-compensation = Ausgleich
called-box = Karten

## Diagrams of the rules

diagram-claim = Vier Minenkarten, deren Grenzen überall zusammenpassen, wo der Weg von Karte zu Karte führt. Die vier Minerale darin gehören dir.
diagram-shapes = Die Formen eines Claims: vier, sechs und acht Karten, der Ring aus acht und das Quadrat aus neun, bei dem die mittlere Karte nicht passen muss. Sie dürfen gedreht sein.
