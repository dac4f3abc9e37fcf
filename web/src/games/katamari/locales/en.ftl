
## model

katamari-colour = { $level ->
    [0] Yellow
    [1] Blue
   *[other] Purple
}
katamari-icon = { $icon ->
    [die] one { katamari-colour } die
    [two-dice] two { katamari-colour } dice
    [three-dice] three { katamari-colour } dice
    [star] a star
    [two-stars] two stars
    [smiley] a smiley
    [flower] a flower
    [cow] a cow
    [pencil] a pencil
   *[other] nothing
}
katamari-piece = { $size ->
    [one] { $size } hex
   *[other] { $size } hexes
}: { $icons }
katamari-top = { $thing }, { $height } high, shows { $shows }
katamari-bare-shows = bare, shows { $shows }
katamari-bare = bare
katamari-gain = { $what ->
    [0] { $n ->
        [one] { $n } Yellow die
       *[other] { $n } Yellow dice
    }
    [1] { $n ->
        [one] { $n } Blue die
       *[other] { $n } Blue dice
    }
    [2] { $n ->
        [one] { $n } Purple die
       *[other] { $n } Purple dice
    }
    [3] { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
    [4] { $n ->
        [one] { $n } smiley
       *[other] { $n } smileys
    }
    [5] { $n ->
        [one] { $n } flower
       *[other] { $n } flowers
    }
    [6] { $n ->
        [one] { $n } cow
       *[other] { $n } cows
    }
   *[other] { $n ->
        [one] { $n } pencil
       *[other] { $n } pencils
    }
}
katamari-no-risk = no
katamari-under = under 1%
katamari-die = { katamari-colour } die

## asks

katamari-over = The Emperor has arrived.
katamari-rolling = { $name } is rolling things up.
katamari-dice-risk-sentence = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $risk } risk of a crash.
katamari-losing = Too fast! Choose the piece that rolls away.
katamari-power-colon = { $power } power:
katamari-where = Choose where it lies.{ $way ->
    [fingers] { " " }Two fingers turn it.
    [wheel] { " " }Turn it with T or the wheel.
   *[other] { "" }
}
katamari-nothing-fits = nothing fits; cycle a pile or pass.
katamari-take = take a piece, or pass the tray.

## Balance

katamari-same = the same dice, stars and symbols
katamari-crash = crash { $before } → { $after }

## Board

katamari-turned-lower = turned by { $degrees } degrees
katamari-over-lower = over { $hexes }
katamari-whose = { $who ->
    [you] Your Katamari
   *[other] { $who } Katamari
}

## Emperor

katamari-step = { $left ->
    [0] Done: the last turns
   *[other] Step { $round } of { $rounds }
}
katamari-track = The Emperor’s track. { $words }
katamari-start = Start
katamari-done = Done

## Mine

katamari-promised = Over { $hexes }: { $changes ->
    [0] nothing changes
   *[other] { $change }
}{ $crash ->
    [none] { "" }
   *[other] , crash { $crash }
}.
katamari-hex = { $hex }: { $top }{ $act ->
    [lose] , lose it
    [lay] , lay it here
   *[other] { "" }
}

## Piles

katamari-piles = The six piles
katamari-put-back = put back: { $things }
katamari-pile-empty = Pile { $pile }, empty
katamari-pile = Pile { $pile }: { $thing }, { katamari-colour }, { $piece }; costs { $pile }{ $held ->
    [yes] , in your hand { $preview }
   *[no] { "" }
}
katamari-left = { $left } left
katamari-empty = empty
katamari-cycle = Cycle pile { $pile } for { $power } power

## Asking

katamari-turn = Turn
katamari-lay-here = Lay it here

## Races

katamari-majorities = Majorities, { $points } points each
katamari-symbol = { $symbol ->
    [0] smiley
    [1] flower
    [2] cow
   *[other] pencil
}
katamari-shows = { $who ->
    [you] you show { $count }
   *[other] { $who } shows { $count }
}
katamari-race = { katamari-symbol }: { $shows }; { $leader ->
    [none] nobody leads
   *[other] { $leader } leads
}{ $mine ->
    [leads] , you by { $by }
    [behind] , you need { $by } more
   *[other] { "" }
}

## Rivals

katamari-of = { $name }'s Katamari
katamari-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
katamari-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
katamari-star-word = { $stars ->
    [one] star
   *[other] stars
}
katamari-dice-risk = { $dice }, { $risk } risk of a crash

## Sum

katamari-yours = Your points, stars and dice
katamari-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
katamari-from-above = From above
katamari-from-side = From the side

## Tray

katamari-roll-of = { $name }'s roll
katamari-tray-empty = the tray is empty
katamari-power = { $power } power

## hand

katamari-turned = Turned by { $degrees } degrees
katamari-over-hexes = Over { $hexes }
