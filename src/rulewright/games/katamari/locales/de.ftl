### Katamari auf Deutsch.
#
# Begriffe: Stuff = Kram, piece = Teil, hex = Feld, Center = Mitte, board = Brett, pile = Stapel, bag = Beutel,
# (Rolling) Power = Schwung, tray = Würfelschale, cycle = umschichten, crash = Crash, Emperor = Kaiser, track = Leiste,
# Start/Done = Start/Ziel, First Player = Startspieler, Cousin = Cousin, star = Stern, symbol = Symbol, majority = Mehrheit,
# Yellow/Blue/Purple = gelb/blau/lila, in sight = sichtbar, succeed = Erfolg.

## Angaben zum Spiel

pitch = Rolle Reißzwecken, Teekannen und Windmühlen auf: Was obenauf liegt, bringt Würfel, Sterne und Symbole und verdeckt, was darunter war.
ending-most-points = der Kaiser ist angekommen, und jemand hat mehr Punkte als alle anderen
ending-shared = der Kaiser ist angekommen, und mehrere haben die meisten Punkte: Sie gewinnen gemeinsam
ended-most-points = meiste Punkte
ended-shared = geteilter Sieg
reconstructed = Die gedruckten Teile liegen uns nicht vor: ihre Formen, was auf jedem zu sehen ist, wie viele es gibt und wie lang die Leiste des Kaisers ist, haben wir selbst entworfen.
option-track = wie lang die Leiste des Kaisers ist

## Dinge

name-drawing-pin = Reißzwecke
name-gold-button = Goldknopf
name-sticker = Aufkleber
name-domino = Dominostein
name-matchbox = Streichholzschachtel
name-eraser = Radiergummi
name-badge = Anstecker
name-teapot = Teekanne
name-slipper = Pantoffel
name-ruler = Lineal
name-mug = Becher
name-banana = Banane
name-acorn = Eichel
name-boomerang = Bumerang
name-kite = Drachen
name-plate = Teller
name-alarm-clock = Wecker
name-umbrella = Regenschirm
name-walking-stick = Spazierstock
name-desk-fan = Ventilator
name-radio = Radio
name-horseshoe = Hufeisen
name-skipping-rope = Springseil
name-watering-can = Gießkanne
name-cushion = Kissen
name-bucket = Eimer
name-armchair = Sessel
name-rowing-boat = Ruderboot
name-canoe = Kanu
name-bathtub = Badewanne
name-piano = Klavier
name-bicycle = Fahrrad
name-scooter = Roller
name-sofa = Sofa
name-tent = Zelt
name-windmill = Windmühle
name-lighthouse = Leuchtturm
name-caravan = Wohnwagen
name-tram = Straßenbahn
name-fountain = Springbrunnen
name-crane = Kran
name-balloon = Heißluftballon
name-carousel = Karussell

## Würfel, Bilder und Teile

colour = { $colour ->
    [yellow] gelb
    [blue] blau
   *[purple] lila
}
stuff = { $colour ->
    [yellow] Gelber Kram
    [blue] Blauer Kram
   *[purple] Lila Kram
}
dice = { $count ->
    [one] 1 { $colour ->
        [yellow] gelber
        [blue] blauer
       *[purple] lila
    } Würfel
   *[other] { $count } { $colour ->
        [yellow] gelbe
        [blue] blaue
       *[purple] lila
    } Würfel
}
symbol = { symbol-heading }
symbols = { $symbol ->
    [smiley] Smileys
    [flower] Blumen
    [cow] Kühe
   *[pencil] Bleistifte
}
symbol-heading = { $symbol ->
    [smiley] Smiley
    [flower] Blume
    [cow] Kuh
   *[pencil] Bleistift
}
thing-with = { $thing } mit { symbol }
stars = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
symbols-counted = { $count ->
    [one] 1 { symbol }
   *[other] { $count } { symbols }
}
power = { $power } Schwung
icon-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
icon-star = Stern
icon-two-stars = zwei Sterne
icon-blank = leer
piece = „{ $thing }“ ({ colour }, Größe { $size }: { $face })

## Züge

roll = Würfle
stop = Gib die Würfelschale weiter ({ $power ->
    [one] 1 Schwung verfällt
   *[other] { $power } Schwung verfallen
})
buy = Kaufe { $piece } für { $size } Schwung
buy-empty = Kaufe von Stapel { $pile }, der leer ist
cycle = Schichte Stapel { $pile } für { $cost } um: „{ $thing }“ kommt nach unten
cycle-empty = Schichte Stapel { $pile } um, der leer ist
place = Lege es auf { $hexes } ({ $change })
place-off = Lege es mit dem ersten Feld auf { $hex }, um { $degrees } Grad gedreht
no-change = gleich viele Würfel, Sterne und Symbole
lose = Verliere { $piece } auf { $hex }
lose-nothing = Verliere, was auf { $hex } liegt

## Spielverlauf

note-board = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} auf dem Brett von { $cousin }.
note-roll_off = { $seat ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} eine { $face } um den ersten Zug.
note-begins = { $seat ->
    [you] Du beginnst und ziehst
   *[other] { $seat } beginnt und zieht
} den Kaiser.
note-emperor = { $last ->
    [yes] Der Kaiser erreicht das Ziel: Alle haben noch einen Zug.
   *[no] Der Kaiser macht Schritt { $round } von { $rounds }.
}
note-no_dice = { $seat ->
    [you] Du zeigst gar keine Würfel; dein Zug entfällt.
   *[other] { $seat } zeigt gar keine Würfel; der Zug entfällt.
}
note-rolled = { $seat ->
    [you] Du würfelst
   *[other] { $seat } würfelt
}{ $dice ->
    [none] { " " }ohne Würfel.
   *[other] : { $dice }.
}
dice-shown = { dice } ({ $faces })
note-crashed = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} zu schnell: { $sixes ->
    [one] 1 Sechs
   *[other] { $sixes } Sechsen
}, ein Crash!
note-lost = { $seat ->
    [you] Du verlierst
   *[other] { $seat } verliert
} „{ $kind }“ auf { $hex }; das Teil kommt unter seinen Stapel.
note-power = Das bringt { $seat ->
    [you] dir
   *[other] { $seat }
} { $power }.
note-bought = { $seat ->
    [you] Du kaufst
   *[other] { $seat } kauft
} „{ $kind }“ für { $price }; noch { $power }.
note-placed = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} „{ $kind }“ auf { $hexes }{ $degrees ->
    [0] { "" }
   *[other] , um { $degrees } Grad gedreht
}: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} sichtbar.
note-turned_up = Aufgedeckt: { $piece }.
note-cycled = { $seat ->
    [you] Du schichtest
   *[other] { $seat } schichtet
} einen Stapel für { $price } um: „{ $kind }“ kommt nach unten; noch { $power }.
note-stopped = { $seat ->
    [you] Du gibst
   *[other] { $seat } gibt
} die Würfelschale weiter. Ungenutzt: { $power }.
note-nothing_left = { $left ->
    [0] { $seat ->
        [you] Du hast keinen Schwung mehr
       *[other] { $seat } hat keinen Schwung mehr
    }
   *[other] { $seat ->
        [you] Du kannst mit { $power } nichts anfangen
       *[other] { $seat } kann mit { $power } nichts anfangen
    }
}: Der Zug ist vorbei.
note-majority = { $seat ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} am meisten mit { $count ->
    [one] 1 { symbol }
   *[other] { $count } { $symbol ->
        [smiley] Smileys
        [flower] Blumen
        [cow] Kühen
       *[pencil] Bleistiften
    }
}: { $majority ->
    [one] 1 Punkt
   *[other] { $majority } Punkte
}.
note-no_majority = Niemand zeigt mehr { symbols } als alle anderen.
note-scored = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} { points }: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} und { $more } für Mehrheiten.
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-with = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
note-over = { $result ->
    [won] { $winners ->
        [you] Du gewinnst mit { points-with }.
       *[other] { $winners } gewinnt mit { points-with }.
    }
   *[shared] Geteilter Sieg mit je { points-with }: { $winners }.
}

## Was einem Zug im Weg steht

when-roll = Du würfelst einmal, zu Beginn deines Zuges
when-stop = Die Würfelschale gibst du erst nach dem Wurf weiter, wenn du nichts mehr kaufen willst
when-buy = Du kaufst nach dem Wurf
when-cycle = Stapel schichtest du nach dem Wurf um
when-place = Ein Teil legst du gleich, nachdem du es gekauft hast
when-lose = Ein Teil verlierst du nur bei einem Crash
now-rolling = jetzt würfelst du
now-buying = jetzt gibst du deinen Schwung aus (noch { $power })
now-placing = jetzt legst du „{ $thing }“, das gekaufte Teil
now-losing = jetzt hat dein Katamari einen Crash, und du wählst, was du verlierst
pile-is-empty = Stapel { $pile } ist leer.
cycle-too-dear = Du hast noch { $power } Schwung; einen Stapel umzuschichten kostet { $cost }.
too-dear = Du hast noch { $power } Schwung; „{ $thing }“ kostet { $cost }.
fits-nowhere = „{ $thing }“ passt nirgends auf dein Brett.
looks-alike = „{ $thing }“ sieht in einer anderen Drehung genauso aus: Wähle diese.
sticks-out = „{ $thing }“ würde dort über dein Brett hinausragen.
blue-lies-on = „{ $thing }“ ist blau: Jedes Feld davon muss auf gelbem oder blauem Kram liegen.
purple-lies-on = „{ $thing }“ ist lila: Jedes Feld davon muss auf blauem oder lila Kram liegen.
nothing-there = Auf { $hex } liegt nichts.
point-at-first = Zeige auf das erste Feld von „{ $thing }“, { $hex }.
piece-covered = Auf „{ $thing }“ liegt ein anderes Teil.
not-largest = „{ $thing }“ ist nicht dein größtes Teil, auf dem nichts liegt.

## Hilfe zum Kram

lies-on = { $colour ->
    [yellow] Er liegt überall auf dem Brett, auch über allem anderen.
    [blue] Jedes Feld davon muss auf gelbem oder blauem Kram oder auf der Mitte liegen.
   *[purple] Jedes Feld davon muss auf blauem oder lila Kram oder auf der Mitte liegen.
}
stuff-help = Teile mit { $small } und { $large } Feldern. { lies-on } Seine Würfel sind ab { $success } ein Erfolg.
piece-help = { $colour ->
    [yellow] Gelb
    [blue] Blau
   *[purple] Lila
}, Größe { $size }: { $face }. Kostet { $size } Schwung. { $colour ->
    [yellow] Liegt überall auf dem Brett, auch über allem anderen.
    [blue] Jedes Feld davon muss auf gelbem oder blauem Kram oder auf der Mitte liegen.
   *[purple] Jedes Feld davon muss auf blauem oder lila Kram oder auf der Mitte liegen.
} In der Schachtel { $copies ->
    [one] ist 1 Teil
   *[other] sind { $copies } Teile
} davon.

## Das Ende

row-stars = Sterne
row-most = Die meisten { symbols }
mine-to-most = { $mine } zu { $most }{ $tied ->
    [yes] , Gleichstand
   *[no] { "" }
}

## Der Trainer

feature-stars = sichtbare Sterne
feature-power = Schwung je Wurf
feature-blue = Felder mit blauem Kram
feature-purple = Felder mit lila Kram
feature-majorities = Mehrheiten

## Der Tisch als Text und als Bild

over = Die Partie ist vorbei.
headline = { $player }: { $step }. { $first } zieht den Kaiser.
headline-power = { $player }: { $step }, { $power } Schwung. { $first } zieht den Kaiser.
step-rolling = würfeln
step-buying = kaufen, umschichten oder weitergeben
step-placing = das Teil legen
step-losing = wählen, was verloren geht
track = Kaiser: { $spaces }
track-start = Start
track-done = Ziel
pile-empty = Stapel { $pile }: leer
pile = Stapel { $pile }: { $thing }: { $face } [{ $outline }] ({ $pieces ->
    [one] 1 Teil
   *[other] { $pieces } Teile
}{ $under ->
    [none] { "" }
   *[other] ; zuunterst { $under }
}){ $chosen ->
    [yes] { "  <- wird gelegt" }
   *[no] { "" }
}
tray-colour = { colour } { $faces }
tray = In der Würfelschale: { $dice ->
    [none] noch nichts
   *[other] { $dice }
}.
stars-high = { stars }, { $high } hoch
no-dice = keine Würfel
symbol-line = { symbol-heading }: { $counts } ({ $holder ->
    [none] niemand liegt vorn
   *[other] { $majority ->
    [one] 1 Punkt
   *[other] { $majority } Punkte
} für { $holder }
})
legend = Y gelb, B blau, P lila; 1 2 3 Würfel, * ein Stern, S Smiley, F Blume, C Kuh, P Bleistift, · nichts, . frei; Reihen A bis E, C3 die Mitte.
legend-outline = Hinter dem Teil jedes Stapels: die Felder, die es über der Mitte bedeckt, bevor du es drehst.
picture-over = Der Kaiser ist angekommen
picture-step = { $player }: { $step }

## Was sich vor dem Spiel wählen lässt

choice-standard = normal
choice-short = kurz
choice-long = lang
choice-first = Erste Vermutung
option-box = mit welchen Teilen gespielt wird
box-standard = Aufrollen
box-standard-about = Symbole auf größeren Dingen, auf den meisten lila Dingen zwei; jeder lila Stern zählt doppelt
box-first = Erste Vermutung
box-first-about = ein Bild je Feld, auf allen Größen gleich viele Symbole
designer = im Regelheft nicht genannt (wahrscheinlich Andy Long, Johannes Spaulding und Buzz Tilford)
publisher = ein Spiel von Fans, Regeln in Version 3
called-track = Leiste
called-box = Teile

## Diagrams of the rules

diagram-stack = Ein blaues Teil liegt auf gelbem Kram und verdeckt, was darunter gedruckt ist. Nur seine eigenen Zeichen und die der freien gelben Felder zählen.
diagram-levels = Gelb trägt Blau, und Blau trägt Lila: Unter jedem Feld eines Teils liegt Kram der gleichen Stufe oder der darunter.
