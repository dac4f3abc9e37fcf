### Katamari en français.

## Le jeu

pitch = Ramassez punaises, théières et moulins : ce qui est au-dessus donne des dés, des étoiles et des symboles, et couvre ce qui en donnait.
ending-most-points = l’Empereur est arrivé, et quelqu’un a plus de points que tous les autres
ending-shared = l’Empereur est arrivé, et plusieurs ont le plus de points : ils gagnent ensemble
ended-most-points = le plus de points
ended-shared = victoire partagée
reconstructed = Nous n’avons pas les pièces imprimées : leurs formes, ce qui figure sur chacune, leur nombre et la longueur de la piste de l’Empereur sont de notre invention.
option-track = la longueur de la piste de l’Empereur
name-drawing-pin = punaise
name-gold-button = bouton doré
name-sticker = autocollant
name-domino = domino
name-matchbox = boîte d’allumettes
name-eraser = gomme
name-badge = badge
name-teapot = théière
name-slipper = pantoufle
name-ruler = règle
name-mug = tasse
name-banana = banane
name-acorn = gland
name-boomerang = boomerang
name-kite = cerf-volant
name-plate = assiette
name-alarm-clock = réveil
name-umbrella = parapluie
name-walking-stick = canne
name-desk-fan = ventilateur
name-radio = radio
name-horseshoe = fer à cheval
name-skipping-rope = corde à sauter
name-watering-can = arrosoir
name-cushion = coussin
name-bucket = seau
name-armchair = fauteuil
name-rowing-boat = barque
name-canoe = canoë
name-bathtub = baignoire
name-piano = piano
name-bicycle = vélo
name-scooter = trottinette
name-sofa = canapé
name-tent = tente
name-windmill = moulin à vent
name-lighthouse = phare
name-caravan = caravane
name-tram = tramway
name-fountain = fontaine
name-crane = grue
name-balloon = montgolfière
name-carousel = manège

## Dés, icônes et pièces

colour = { $colour ->
    [yellow] Jaune
    [blue] Bleu
   *[purple] Violet
}
stuff = Objets { $colour ->
    [yellow] jaunes
    [blue] bleus
   *[purple] violets
}
dice = { $count ->
    [one] { $count } dé { $colour ->
        [yellow] jaune
        [blue] bleu
       *[purple] violet
    }
   *[other] { $count } dés { $colour ->
        [yellow] jaunes
        [blue] bleus
       *[purple] violets
    }
}
symbol = { $symbol ->
    [smiley] smiley
    [flower] fleur
    [cow] vache
   *[pencil] crayon
}
symbols = { $symbol ->
    [smiley] smileys
    [flower] fleurs
    [cow] vaches
   *[pencil] crayons
}
symbol-heading = { $symbol ->
    [smiley] Smiley
    [flower] Fleur
    [cow] Vache
   *[pencil] Crayon
}
thing-with = { $thing } ({ symbol })
stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
symbols-counted = { $count ->
    [one] { $count } { symbol }
   *[other] { $count } { symbols }
}
power = { $power } de puissance
icon-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
icon-star = étoile
icon-two-stars = deux étoiles
icon-blank = rien
piece = « { $thing } » ({ colour }, taille { $size } : { $face })

## Coups

roll = Lancer les dés
stop = Passer le plateau de dés (puissance perdue : { $power })
buy = Acheter { $piece } pour { $size } de puissance
buy-empty = Acheter de la pile { $pile }, qui est vide
cycle = Faire tourner la pile { $pile } pour { $cost } : « { $thing } » passe dessous
cycle-empty = Faire tourner la pile { $pile }, qui est vide
place = Poser en { $hexes } ({ $change })
place-off = Poser avec le premier hexagone en { $hex }, tourné de { $degrees } degrés
no-change = mêmes dés, étoiles et symboles
lose = Perdre { $piece } en { $hex }
lose-nothing = Perdre la pièce en { $hex }

## Le journal

note-board = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} sur le plateau de { $cousin }.
note-roll_off = { $seat ->
    [you] Vous faites
   *[other] { $seat } fait
} { $face } pour le premier tour.
note-begins = { $seat ->
    [you] Vous commencez et déplacez
   *[other] { $seat } commence et déplace
} l’Empereur.
note-emperor = { $last ->
    [yes] L’Empereur atteint Fin : chacun a encore un tour.
   *[no] L’Empereur fait le pas { $round } sur { $rounds }.
}
note-no_dice = { $seat ->
    [you] Vous ne montrez aucun dé : votre tour est passé.
   *[other] { $seat } ne montre aucun dé : son tour est passé.
}
note-rolled = { $seat ->
    [you] Vous lancez
   *[other] { $seat } lance
} { $dice ->
    [none] : aucun dé.
   *[other] { $dice }.
}
dice-shown = { dice } ({ $faces })
note-crashed = { $seat ->
    [you] Vous allez
   *[other] { $seat } va
} trop vite : { $sixes } six, accident !
note-lost = { $seat ->
    [you] Vous perdez
   *[other] { $seat } perd
} « { $kind } » en { $hex } ; la pièce va sous sa pile.
note-power = { $seat ->
    [you] Vous obtenez
   *[other] { $seat } obtient
} { $power }.
note-bought = { $seat ->
    [you] Vous achetez
   *[other] { $seat } achète
} « { $kind } » pour { $price } ; reste { $power }.
note-placed = { $seat ->
    [you] Vous posez
   *[other] { $seat } pose
} « { $kind } » en { $hexes }{ $degrees ->
    [0] { "" }
   *[other] , tourné de { $degrees } degrés
} : { $stars ->
    [one] { $stars } étoile visible.
   *[other] { $stars } étoiles visibles.
}
note-turned_up = Retourné : { $piece }.
note-cycled = { $seat ->
    [you] Vous faites
   *[other] { $seat } fait
} tourner une pile pour { $price } : « { $kind } » passe dessous ; reste { $power }.
note-stopped = { $seat ->
    [you] Vous passez
   *[other] { $seat } passe
} le plateau de dés ; perdu : { $power }.
note-nothing_left = { $left ->
    [0] { $seat ->
        [you] Vous n’avez plus de puissance
       *[other] { $seat } n’a plus de puissance
    }
   *[other] { $seat ->
        [you] Vous ne pouvez rien faire avec { $power }
       *[other] { $seat } ne peut rien faire avec { $power }
    }
} : le tour est fini.
note-majority = { $seat ->
    [you] Vous montrez
   *[other] { $seat } montre
} le plus de { symbols }, { $count } : { $majority ->
    [one] { $majority } point
   *[other] { $majority } points
}.
note-no_majority = Personne ne montre le plus de { symbols }.
note-scored = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} { points } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} et { $more } pour les majorités.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
note-over = { $result ->
    [won] { $winners ->
        [you] Vous gagnez avec { points }.
       *[other] { $winners } gagne avec { points }.
    }
   *[shared] { $winners } partagent la victoire avec { points } chacun.
}

## Ce qui empêche un coup

when-roll = Vous lancez une fois, au début de votre tour
when-stop = Vous passez le plateau de dés après le lancer, quand vous ne voulez plus rien acheter
when-buy = Vous achetez après le lancer
when-cycle = Vous faites tourner une pile après le lancer
when-place = Vous posez une pièce juste après l’avoir achetée
when-lose = Vous ne perdez une pièce que si votre Katamari a un accident
now-rolling = vous lancez les dés
now-buying = vous dépensez votre puissance ({ $power })
now-placing = vous posez « { $thing } », que vous avez acheté
now-losing = votre Katamari a eu un accident, et vous choisissez la pièce à perdre
pile-is-empty = La pile { $pile } est vide.
cycle-too-dear = Il vous reste { $power } de puissance ; faire tourner une pile coûte { $cost }.
too-dear = Il vous reste { $power } de puissance ; « { $thing } » coûte { $cost }.
fits-nowhere = « { $thing } » ne tient nulle part sur votre plateau.
looks-alike = « { $thing } » est pareil dans une autre rotation : choisissez celle-là.
sticks-out = « { $thing } » dépasserait de votre plateau.
blue-lies-on = « { $thing } » est bleu : chacun de ses hexagones doit reposer sur du jaune ou du bleu.
purple-lies-on = « { $thing } » est violet : chacun de ses hexagones doit reposer sur du bleu ou du violet.
nothing-there = Il n’y a rien en { $hex }.
point-at-first = Désignez « { $thing } » par son premier hexagone, { $hex }.
piece-covered = Une autre pièce repose sur « { $thing } ».
not-largest = « { $thing } » n’est pas votre plus grande pièce découverte.

## Aide sur les objets

lies-on = { $colour ->
    [yellow] Il se pose n’importe où sur le plateau, par-dessus tout.
    [blue] Chacun de ses hexagones doit reposer sur du jaune ou du bleu, ou sur le Centre.
   *[purple] Chacun de ses hexagones doit reposer sur du bleu ou du violet, ou sur le Centre.
}
stuff-help = Des pièces de { $small } et { $large } hexagones. { lies-on } Ses dés réussissent à partir de { $success }.
piece-help = { colour }, taille { $size } : { $face }. Coûte { $size } de puissance. { lies-on } La boîte en contient { $copies ->
    [one] { $copies } pièce
   *[other] { $copies } pièces
}.

## La fin

row-stars = Étoiles
row-most = Le plus de { symbols }
mine-to-most = { $mine } contre { $most }{ $tied ->
    [yes] , à égalité
   *[no] { "" }
}

## Le conseiller

feature-stars = étoiles visibles
feature-power = puissance par lancer
feature-blue = hexagones bleus
feature-purple = hexagones violets
feature-majorities = majorités

## La table en texte et en image

over = La partie est finie.
headline = { $player } : { $step }. { $first } déplace l’Empereur.
headline-power = { $player } : { $step }, puissance { $power }. { $first } déplace l’Empereur.
step-rolling = lancer les dés
step-buying = acheter, faire tourner ou passer
step-placing = poser la pièce
step-losing = choisir une pièce à perdre
track = Empereur : { $spaces }
track-start = Début
track-done = Fin
pile-empty = Pile { $pile } : vide
pile = Pile { $pile } : { $thing } : { $face } [{ $outline }] ({ $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}{ $under ->
    [none] { "" }
   *[other] { " " }; dessous : { $under }
}){ $chosen ->
    [yes] { "  <- à poser" }
   *[no] { "" }
}
tray-colour = { colour } { $faces }
tray = Lancés : { $dice ->
    [none] rien encore
   *[other] { $dice }
}.
stars-high = { stars }, hauteur { $high }
no-dice = aucun dé
symbol-line = { symbol-heading } : { $counts } ({ $holder ->
    [none] personne n’est devant
   *[other] { $majority ->
    [one] { $majority } point
   *[other] { $majority } points
} pour { $holder }
})
legend = Y jaune, B bleu, P violet ; 1 2 3 dés, * une étoile, S F C P symboles (smiley, fleur, vache, crayon), · rien, . nu ; rangées A à E, C3 le Centre.
legend-outline = Après la pièce de chaque pile : les hexagones qu’elle couvre au-dessus du Centre avant d’être tournée.
picture-over = L’Empereur est arrivé
picture-step = { $player } : { $step }

## Options et boîtes

choice-standard = normale
choice-short = courte
choice-long = longue
choice-first = Première hypothèse
option-box = avec quelles pièces on joue
box-standard = Ramassage
box-standard-about = des symboles sur les plus grands objets, deux sur la plupart des violets ; chaque étoile violette compte double
box-first = Première hypothèse
box-first-about = un signe par hexagone, autant de symboles sur toutes les tailles
designer = non nommé dans les règles (probablement Andy Long, Johannes Spaulding et Buzz Tilford)
publisher = un jeu de fans, règles en version 3
called-track = Piste
called-box = Pièces

## Diagrams of the rules

diagram-stack = Une pièce bleue repose sur des objets jaunes et cache ce qui est imprimé dessous. Seules comptent ses propres icônes et celles des hexagones jaunes libres.
diagram-levels = Le jaune porte le bleu, et le bleu porte le violet : sous chaque hexagone d’une pièce se trouve un objet du même niveau ou du niveau inférieur.
