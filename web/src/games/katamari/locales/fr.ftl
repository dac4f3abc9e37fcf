
## model

katamari-colour = { $level ->
    [0] Jaune
    [1] Bleu
   *[other] Violet
}
katamari-icon = { $icon ->
    [die] un dé { $level ->
        [0] jaune
        [1] bleu
       *[other] violet
    }
    [two-dice] deux dés ({ $level ->
        [0] jaune
        [1] bleu
       *[other] violet
    })
    [three-dice] trois dés ({ $level ->
        [0] jaune
        [1] bleu
       *[other] violet
    })
    [star] une étoile
    [two-stars] deux étoiles
    [smiley] un smiley
    [flower] une fleur
    [cow] une vache
    [pencil] un crayon
   *[other] rien
}
katamari-piece = { $size ->
    [one] { $size } hexagone
   *[other] { $size } hexagones
} : { $icons }
katamari-top = { $thing }, hauteur { $height }, montre { $shows }
katamari-bare-shows = nu, montre { $shows }
katamari-bare = nu
katamari-gain = { $what ->
    [0] { $n ->
        [one] { $n } dé jaune
       *[other] { $n } dés jaunes
    }
    [1] { $n ->
        [one] { $n } dé bleu
       *[other] { $n } dés bleus
    }
    [2] { $n ->
        [one] { $n } dé violet
       *[other] { $n } dés violets
    }
    [3] { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
    [4] { $n ->
        [one] { $n } smiley
       *[other] { $n } smileys
    }
    [5] { $n ->
        [one] { $n } fleur
       *[other] { $n } fleurs
    }
    [6] { $n ->
        [one] { $n } vache
       *[other] { $n } vaches
    }
   *[other] { $n ->
        [one] { $n } crayon
       *[other] { $n } crayons
    }
}
katamari-no-risk = aucun
katamari-under = moins de 1 %
katamari-die = Dé { $level ->
    [0] jaune
    [1] bleu
   *[other] violet
}

## asks

katamari-over = L’Empereur est arrivé.
katamari-rolling = { $name } ramasse des choses.
katamari-dice-risk-sentence = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, risque d’accident : { $risk }.
katamari-losing = Trop vite ! Choisissez la pièce qui s’en va.
katamari-power-colon = Puissance { $power } :
katamari-where = Choisissez où la poser.{ $way ->
    [fingers] { " " }Deux doigts la tournent.
    [wheel] { " " }Tournez-la avec T ou la molette.
   *[other] { "" }
}
katamari-nothing-fits = rien ne tient ; faites tourner une pile ou passez.
katamari-take = prenez une pièce, ou passez.

## Balance

katamari-same = mêmes dés, étoiles et symboles
katamari-crash = accident { $before } → { $after }

## Board

katamari-turned-lower = tourné de { $degrees } degrés
katamari-over-lower = sur { $hexes }
katamari-whose = { $who ->
    [you] Votre Katamari
   *[other] Katamari de { $who }
}

## Emperor

katamari-step = { $left ->
    [0] Fin : les derniers tours
   *[other] Pas { $round } sur { $rounds }
}
katamari-track = La piste de l’Empereur. { $words }
katamari-start = Début
katamari-done = Fin

## Mine

katamari-promised = Sur { $hexes } : { $changes ->
    [0] rien ne change
   *[other] { $change }
}{ $crash ->
    [none] { "" }
   *[other] , accident { $crash }
}.
katamari-hex = { $hex } : { $top }{ $act ->
    [lose] , la perdre
    [lay] , poser ici
   *[other] { "" }
}

## Piles

katamari-piles = Les six piles
katamari-put-back = remis : { $things }
katamari-pile-empty = Pile { $pile }, vide
katamari-pile = Pile { $pile } : { $thing }, { katamari-colour }, { $piece } ; coûte { $pile }{ $held ->
    [yes] , en main { $preview }
   *[no] { "" }
}
katamari-left = reste { $left }
katamari-empty = vide
katamari-cycle = Faire tourner la pile { $pile } pour { $power } de puissance

## Asking

katamari-turn = Tourner
katamari-lay-here = Poser ici

## Races

katamari-majorities = Majorités, { $points } points chacune
katamari-symbol = { $symbol ->
    [0] smiley
    [1] fleur
    [2] vache
   *[other] crayon
}
katamari-shows = { $who ->
    [you] vous en montrez { $count }
   *[other] { $who } en montre { $count }
}
katamari-race = { katamari-symbol } : { $shows } ; { $leader ->
    [none] personne ne mène
   *[other] { $leader } mène
}{ $mine ->
    [leads] , vous de { $by }
    [behind] , il vous en faut { $by } de plus
   *[other] { "" }
}

## Rivals

katamari-of = Katamari de { $name }
katamari-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
katamari-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
katamari-star-word = { $stars ->
    [one] étoile
   *[other] étoiles
}
katamari-dice-risk = { $dice }, risque d’accident : { $risk }

## Sum

katamari-yours = Vos points, étoiles et dés
katamari-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
katamari-from-above = D’en haut
katamari-from-side = De côté

## Tray

katamari-roll-of = Lancer de { $name }
katamari-tray-empty = rien n’est lancé
katamari-power = puissance { $power }

## hand

katamari-turned = Tourné de { $degrees } degrés
katamari-over-hexes = Sur { $hexes }
