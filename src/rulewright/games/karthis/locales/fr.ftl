### The Temple of Karthis en français.

## Le jeu

pitch = Explorez un temple case par case, étage par étage, et rapportez vivant la Couronne de joyaux.
ending-the-crown = le deuxième Joker est trouvé : les trésors font le score
ending-death = il ne reste plus de Santé : les trésors sont perdus
ending-trapped = il n’y a plus d’issue : les trésors sont perdus
ending-gave-up = l’expédition a fait demi-tour : les trésors sont perdus
ended-the-crown = la Couronne
ended-death = mort
ended-trapped = pris au piège
ended-gave-up = abandon
reconstructed = Nous n’avons pas les dessins de la table des cases : les côtés ouverts d’une case et la place de son escalier sont de notre invention.
option-level = le Niveau du héros ; il facilite les étages jusqu’au sien et aide au combat
option-start = où se trouve la première case de chaque étage
hero = Héros
name-bats = Chauves-souris
name-snakes = Serpents
name-dart-trap = Piège à fléchettes
name-poisonous-gas = Gaz empoisonné
name-pit-trap = Fosse
name-arrows = Flèches
name-falling-stone = Chute de pierre
name-swinging-blades = Lames oscillantes
name-spike-trap = Piège à pointes
name-sealed-shut = Scellé

## Cartes et cases

joker = Joker
joker-guarded = Joker, gardé par { $guard }
joker-unguarded = Joker, sans garde
the-joker = le Joker
enemy-card = { $card }, ennemi
treasure-card = { $card }, trésor
safe-spot-card = { $card }, abri
threat-card = { $card }, { $threat }
enemy-has = { $card } a { $health } de Santé
nobody-there = il n’y a personne
side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
toward = { $side ->
    [north] au nord
    [east] à l’est
    [south] au sud
   *[west] à l’ouest
}
shape-none = une impasse{ with-stairs }
shape-L = un virage à gauche{ with-stairs }
shape-A = un couloir{ with-stairs }
shape-R = un virage à droite{ with-stairs }
shape-LA = un embranchement à gauche{ with-stairs }
shape-AR = un embranchement à droite{ with-stairs }
shape-LR = un carrefour en T{ with-stairs }
shape-LAR = un carrefour{ with-stairs }
with-stairs = { $stairs ->
    [yes] { " " }avec un escalier
   *[no] { "" }
}
entrance = l’entrée
place-up = { $rows } au-dessus de l’entrée
place-down = { $rows } au-dessous de l’entrée
place-right = { $columns } à droite de l’entrée
place-left = { $columns } à gauche de l’entrée
place-up-right = { $rows } en haut, { $columns } à droite de l’entrée
place-up-left = { $rows } en haut, { $columns } à gauche de l’entrée
place-down-right = { $rows } en bas, { $columns } à droite de l’entrée
place-down-left = { $rows } en bas, { $columns } à gauche de l’entrée

## Coups

cross = Aller { toward } ({ $place })
cross-exit = Aller { toward } par la sortie { $letter } ({ $place })
descend = Descendre l’escalier à l’étage { $floor }
resume = Revenir et reprendre le combat ({ $enemy })
choose-unknown = Rencontrer la carte tirée { $number }
choose-joker = Prendre le premier Joker, qui vaut { $worth }
choose-crown = Prendre la Couronne, qui vaut { $worth }
choose-joker-past = Prendre le premier Joker, qui vaut { $worth }, malgré { $danger }
choose-crown-past = Prendre la Couronne, qui vaut { $worth }, malgré { $danger }
choose-threat = Affronter { $danger }
choose-enemy = Combattre { $card } ({ $health } de Santé)
choose-treasure = Prendre { $card }, qui vaut { $worth }
choose-rest = Se reposer à { $card } (+{ $healing } de Santé)
harm = { $damage ->
    [one] { $damage } point de dégâts
   *[other] { $damage } points de dégâts
}
danger-wall = { $card } { $threat } (l’accès se ferme)
danger = { $card } { $threat } ({ harm } en dessous de { $rating })
danger-deadly = { $card } { $threat } ({ harm } en dessous de { $rating }, ce qui mettrait fin à votre partie)
near = Rester de l’ancien côté du mur (1 point de dégâts)
near-deadly = Rester de l’ancien côté du mur (1 point de dégâts, ce qui met fin à votre partie)
far = Se glisser du nouveau côté du mur
fight = Combattre une manche (d6 + { $level } contre d6 + { $floor })
fight-deadly = Combattre une manche (d6 + { $level } contre d6 + { $floor } ; cela peut mettre fin à votre partie)
retreat = Se replier sur une case ({ $place })
retreat-letter = Se replier sur la case { $letter } ({ $place })
give-up = Abandonner l’aventure et ses trésors

## Aide sur les menaces

threat-help = Un piège. Faites au moins le nombre à battre, ou perdez { $damage } de Santé ; un 1 blesse et se relance.
wall-help = Pas de dé : un mur ferme le chemin d’où vous venez, et vous choisissez de quel côté vous êtes.

## Le journal

note-floor = { $player ->
    [you] Vous êtes
   *[other] { $player } est
} à l’étage { $floor } : difficulté { $rating }, trésors ×{ $multiplier }.
note-tile = { $player ->
    [you] Vous allez { toward } et faites { $rolled } : { $shape }.
   *[other] { $player } va { toward } et fait { $rolled } : { $shape }.
}
note-descended = { $player ->
    [you] Vous descendez
   *[other] { $player } descend
} l’escalier : { $heart ->
    [none] { "" }
   *[other] { $heart } quitte le jeu et{ " " }
}{ $cards ->
    [one] { $cards } carte défaussée retourne
   *[other] { $cards } cartes défaussées retournent
} dans la pioche.
note-reshuffled = La pioche est épuisée pendant la recherche : { $cards ->
    [one] { $cards } carte défaussée y est mélangée.
   *[other] { $cards } cartes défaussées y sont mélangées.
}
note-drew = Un { $face } au dé : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
note-turned = Tiré : { $event }.
note-passed_over = { $card } ne peut pas être un garde et retourne dans la pioche.
note-guarded = { $guard ->
    [none] Il ne reste rien pour garder le Joker.
   *[other] Le Joker est gardé par { $guard }.
}
note-encounter = { $player ->
    [you] Vous rencontrez
   *[other] { $player } rencontre
} { $event }.
note-treasure = { $player ->
    [you] Vous prenez
   *[other] { $player } prend
} un trésor qui vaut { $worth }.
note-healed = { $player ->
    [you] Vous vous reposez et regagnez
   *[other] { $player } se repose et regagne
} { $gain } de Santé : { $health }.
note-slammed = Un mur s’abat en travers de l’accès.
note-far_side = { $player ->
    [you] Vous êtes
   *[other] { $player } est
} du nouveau côté du mur.
note-near_side = { $player ->
    [you] Vous sautez
   *[other] { $player } saute
} de l’ancien côté du mur : { harm }.
note-challenge = { $player ->
    [you] Vous faites
   *[other] { $player } fait
} { $result ->
    [one] un 1 : { harm }.
    [hurt] { $face }, moins que { $rating } : { harm }.
   *[through] { $face } contre { $rating } et { $player ->
        [you] passez
       *[other] passe
    } sans dommage.
}
note-joker_won = { $player ->
    [you] Vous obtenez
   *[other] { $player } obtient
} { $which ->
    [1] le premier Joker, qui vaut
   *[2] la Couronne, qui vaut
} { $worth }.
note-enemy = { $card } barre le chemin avec { $health } de Santé.
note-defeated = { $card } est vaincu.
note-retreated = { $player ->
    [you] Vous vous repliez
   *[other] { $player } se replie
} ({ $cell }) ; l’ennemi garde { $health } de Santé.
note-resumed = { $player ->
    [you] Vous voilà
   *[other] { $player } est
} de retour : le combat reprend contre { $health } de Santé.
note-round = { $mine } contre { $theirs } : { $result ->
    [tie] personne n’est blessé.
    [won] l’ennemi perd { $loss }, il lui reste { $health } de Santé.
   *[lost] { $player ->
        [you] vous perdez { $loss }, il vous reste
       *[other] { $player } perd { $loss }, il lui reste
    } { $health } de Santé.
}
note-crowned = { $player ->
    [you] Vous avez
   *[other] { $player } a
} la Couronne de Karthis, trouvée à l’étage { $floor } : le score est { $score }.
note-died = { $player ->
    [you] Vous n’avez
   *[other] { $player } n’a
} plus de Santé ; des trésors valant { $lost } sont perdus.
note-caught = { $player ->
    [you] Vous êtes piégé
   *[other] { $player } est piégé
} : il n’y a plus nulle part où aller, et des trésors valant { $lost } sont perdus.
note-left = { $player ->
    [you] Vous abandonnez
   *[other] { $player } abandonne
} ; des trésors valant { $lost } sont perdus.

## Ce qui empêche un coup

when-cross = Vous explorez quand rien d’autre n’est à décider
when-descend = Vous prenez l’escalier quand vous explorez
when-resume = Vous retournez vers un ennemi quand vous explorez
when-choose = Vous choisissez une carte seulement quand plusieurs ont été tirées
when-near = Vous choisissez un côté seulement quand un mur s’est abattu
when-far = Vous choisissez un côté seulement quand un mur s’est abattu
when-fight = Vous ne combattez que dans un combat
when-retreat = Vous ne vous repliez que d’un combat
when-give_up = Vous pouvez abandonner à tout moment
now-exploring = vous choisissez où explorer
now-choosing = vous choisissez une des cartes tirées
now-sealed = vous choisissez votre côté du mur
now-fighting = vous êtes en combat
no-stairs = Aucun escalier vers le bas n’est accessible.
lowest-floor = C’est l’étage le plus bas.
no-enemy = Il n’y a plus d’ennemi à cet étage.
enemy-out-of-reach = { $card } est hors d’atteinte.
drawn-only = { $count ->
    [one] Seule { $count } carte a été tirée.
   *[other] Seules { $count } cartes ont été tirées.
}
no-tile = Il n’y a pas de case à cet endroit ({ $place }).
enemy-there = L’ennemi est sur cette case : repliez-vous sur une autre.
fight-first = Vous êtes revenu à ce combat : combattez une manche avant de vous replier à nouveau.
no-tile-to-leave = Il n’y a pas de case à quitter là ({ $place }).
off-the-sheet = Ce chemin sort de la feuille.
slammed-shut = Le mur { toward } s’est abattu.
explored = La case { toward } est déjà explorée.
no-exit = Cette case n’a pas de sortie { toward }.
enemy-on-tile = { $card } est sur cette case : ses sorties s’ouvrent quand vous avez gagné.
cannot-walk = Vous ne pouvez pas marcher jusqu’à cette case ({ $place }).

## La fin

row-treasures-of = Trésors de l’étage { $floor }
row-joker = Premier Joker
row-crown = La Couronne
row-lost-death = Perdu à la mort
row-lost-trapped = Perdu dans le piège
row-lost-gave-up = Perdu par abandon
row-treasures = Trésors
diamonds = { $count ->
    [one] { $count } Carreau
   *[other] { $count } Carreaux
}
found-on = trouvé à l’étage { $floor }
everything = tout ce qui a été trouvé
none-found = aucun trouvé
verdict-crown = { $player ->
    [you] Vous rapportez la Couronne de Karthis et gagnez
   *[other] { $player } rapporte la Couronne de Karthis et gagne
} avec des trésors valant { $treasure }.
verdict-death = { $player ->
    [you] Vous mourez à l’étage { $floor } sans la Couronne et perdez.
   *[other] { $player } meurt à l’étage { $floor } sans la Couronne et perd.
}{ treasures-lost }
verdict-trapped = { $player ->
    [you] Vous êtes piégé à l’étage { $floor } sans la Couronne et perdez.
   *[other] { $player } est piégé à l’étage { $floor } sans la Couronne et perd.
}{ treasures-lost }
verdict-gave-up = { $player ->
    [you] Vous abandonnez à l’étage { $floor } sans la Couronne et perdez.
   *[other] { $player } abandonne à l’étage { $floor } sans la Couronne et perd.
}{ treasures-lost }
treasures-lost = { $lost ->
    [0] { "" }
   *[other] { " " }Des trésors valant { $lost } sont perdus.
}

## Le plateau en texte et en image

status = { $player }  Santé { $hearts } { $health }/{ $most }  Niveau { $level }  Trésors { $treasure }  Jokers { $jokers } sur 2
status-floor = Étage { $floor }  Difficulté { $rating }  Trésors ×{ $multiplier }  Pioche { $deck }  Défausse { $discards }
discarded = Défaussé : { $cards }
drawn = Tiré : { $cards }
enemy-at = Ennemi : { $enemy }, { $place }
signs = @ vous  · sans événement  ✕ menace  ♥ soigné  ♦ trésor  ★ ennemi  ▤ escalier  ═ ║ mur abattu  ░ hors d’atteinte
letters-exits = lettres : sorties
letters-tiles = lettres : cases de repli
picture-crown = La Couronne est trouvée
picture-death = Le héros est mort
picture-trapped = Piégé pour toujours
picture-gave-up = Abandonné
picture-exploring = Où aller ?
picture-choosing = Choisissez une carte
picture-sealed = Le chemin est fermé
picture-fighting = Combattre ou se replier
picture-treasure = { $treasure } de trésors
picture-floor = Étage
picture-rating = À battre
picture-multiplier = Trésors
picture-deck = Pioche
picture-enemy = ennemi
picture-threat = menace

## La campagne

campaign-level = Niveau { $level }. Aventures : { $adventures }, Couronnes : { $crowns }.
campaign-best = Meilleur score { $score } ; { $floor ->
    [0] pas encore de Couronne.
   *[other] Couronne la plus profonde à l’étage { $floor }.
}
campaign-row = { $number }. étage { $floor } : { $ending }, { $score } (puis Niveau { $level })

## Nombres de la boîte

draws = { $faces } : { $cards ->
    [0] on ne tire rien
    [one] on tire une carte
    [2] on tire deux cartes
    [3] on tire trois cartes
   *[other] on tire { $cards } cartes
}
faces-span = { $low } à { $high }

## Options et boîtes

choice-bottom = en bas
choice-left = à gauche
choice-right = à droite
publisher = non nommé dans les règles
called-level = Niveau
called-start = Départ

## Diagrams of the rules

diagram-exits = Le héros peut aller sur la case de gauche, car les deux cases y sont ouvertes. À droite se dresse un mur : cette case n’a pas d’ouverture vers la sienne. La flèche indique une sortie encore inexplorée.
diagram-wall = Le mur a fermé pour toujours le bord entre les deux cases. Ici, le héros est resté sur l’ancienne.
