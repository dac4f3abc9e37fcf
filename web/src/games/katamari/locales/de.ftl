
## model

katamari-colour = { $level ->
    [0] Gelb
    [1] Blau
   *[other] Lila
}
katamari-icon = { $icon ->
    [die] ein { $level ->
        [0] gelber
        [1] blauer
       *[other] lila
    } Würfel
    [two-dice] zwei { $level ->
        [0] gelbe
        [1] blaue
       *[other] lila
    } Würfel
    [three-dice] drei { $level ->
        [0] gelbe
        [1] blaue
       *[other] lila
    } Würfel
    [star] ein Stern
    [two-stars] zwei Sterne
    [smiley] ein Smiley
    [flower] eine Blume
    [cow] eine Kuh
    [pencil] ein Bleistift
   *[other] nichts
}
katamari-piece = { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}: { $icons }
katamari-top = { $thing }, { $height } hoch, sichtbar: { $shows }
katamari-bare-shows = leer, sichtbar: { $shows }
katamari-bare = leer
katamari-gain = { $what ->
    [0] { $n ->
        [one] { $n } gelber
       *[other] { $n } gelbe
    } Würfel
    [1] { $n ->
        [one] { $n } blauer
       *[other] { $n } blaue
    } Würfel
    [2] { $n } lila Würfel
    [3] { $n ->
        [one] { $n } Stern
       *[other] { $n } Sterne
    }
    [4] { $n ->
        [one] { $n } Smiley
       *[other] { $n } Smileys
    }
    [5] { $n ->
        [one] { $n } Blume
       *[other] { $n } Blumen
    }
    [6] { $n ->
        [one] { $n } Kuh
       *[other] { $n } Kühe
    }
   *[other] { $n ->
        [one] { $n } Bleistift
       *[other] { $n } Bleistifte
    }
}
katamari-no-risk = kein
katamari-under = unter 1 %
katamari-die = { $level ->
    [0] Gelber
    [1] Blauer
   *[other] Lila
} Würfel

## asks

katamari-over = Der Kaiser ist angekommen.
katamari-rolling = { $name } rollt gerade Kram auf.
katamari-dice-risk-sentence = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}, { $risk } Crashrisiko.
katamari-losing = Zu schnell! Wähle das Teil, das wegrollt.
katamari-power-colon = { $power } Schwung:
katamari-where = Wähle, wo es liegen soll.{ $way ->
    [fingers] { " " }Mit zwei Fingern drehst du es.
    [wheel] { " " }Drehe es mit T oder dem Mausrad.
   *[other] { "" }
}
katamari-nothing-fits = Nichts passt: Schichte um, oder gib die Würfelschale weiter.
katamari-take = Nimm ein Teil, oder gib die Würfelschale weiter.

## Balance

katamari-same = dieselben Würfel, Sterne und Symbole
katamari-crash = Crash { $before } → { $after }

## Board

katamari-turned-lower = um { $degrees } Grad gedreht
katamari-over-lower = über { $hexes }
katamari-whose = { $who ->
    [you] Dein Katamari
   *[other] Katamari von { $who }
}

## Emperor

katamari-step = { $left ->
    [0] Ziel: die letzten Züge
   *[other] Schritt { $round } von { $rounds }
}
katamari-track = Die Leiste des Kaisers. { $words }
katamari-start = Start
katamari-done = Ziel

## Mine

katamari-promised = Über { $hexes }: { $changes ->
    [0] nichts ändert sich
   *[other] { $change }
}{ $crash ->
    [none] { "" }
   *[other] , Crash { $crash }
}.
katamari-hex = { $hex }: { $top }{ $act ->
    [lose] , verlieren
    [lay] , hierher legen
   *[other] { "" }
}

## Piles

katamari-piles = Die sechs Stapel
katamari-put-back = zurückgelegt: { $things }
katamari-pile-empty = Stapel { $pile }, leer
katamari-pile = Stapel { $pile }: { $thing }, { katamari-colour }, { $piece }; kostet { $pile }{ $held ->
    [yes] , in deiner Hand { $preview }
   *[no] { "" }
}
katamari-left = noch { $left }
katamari-empty = leer
katamari-cycle = Stapel { $pile } für { $power } Schwung umschichten

## Asking

katamari-turn = Drehen
katamari-lay-here = Hierher legen

## Races

katamari-majorities = Mehrheiten, je { $points } Punkte
katamari-symbol = { $symbol ->
    [0] Smiley
    [1] Blume
    [2] Kuh
   *[other] Bleistift
}
katamari-shows = { $who ->
    [you] du zeigst { $count }
   *[other] { $who } zeigt { $count }
}
katamari-race = { katamari-symbol }: { $shows }; { $leader ->
    [none] niemand liegt vorn
   *[other] { $leader } liegt vorn
}{ $mine ->
    [leads] , dein Vorsprung: { $by }
    [behind] , dein Rückstand: { $by }
   *[other] { "" }
}

## Rivals

katamari-of = Katamari von { $name }
katamari-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
katamari-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
katamari-star-word = { $stars ->
    [one] Stern
   *[other] Sterne
}
katamari-dice-risk = { $dice }, { $risk } Crashrisiko

## Sum

katamari-yours = Deine Punkte, Sterne und Würfel
katamari-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
katamari-from-above = Von oben
katamari-from-side = Von der Seite

## Tray

katamari-roll-of = Wurf von { $name }
katamari-tray-empty = die Würfelschale ist leer
katamari-power = { $power } Schwung

## hand

katamari-turned = Um { $degrees } Grad gedreht
katamari-over-hexes = Über { $hexes }
