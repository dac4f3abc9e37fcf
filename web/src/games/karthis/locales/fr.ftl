
## cards

karthis-the-crown = La Couronne
karthis-great-treasure = Grand trésor
karthis-joker = Joker
karthis-card = { $rank ->
    [A] As
    [J] Valet
    [Q] Dame
    [K] Roi
   *[other] { $rank }
} de { $suit ->
    [0] Pique
    [1] Trèfle
    [2] Carreau
   *[other] Cœur
}
karthis-face = { $rank ->
    [J] Garde du temple
    [Q] Prêtresse
   *[other] Roi gardien
}
karthis-treasure = Trésor
karthis-safe-spot = Abri
karthis-worth = vaut { $worth }
karthis-plus-health = +{ $health } de Santé
karthis-beaten = vaincu
karthis-health = { $health } de Santé
karthis-way-closes = l’accès se ferme
karthis-below = −{ $damage } sous { $rating }
karthis-below-deadly = −{ $damage } sous { $rating } ☠

## temple

karthis-steps = { $steps } { $way ->
    [up] en haut
    [down] en bas
    [right] à droite
   *[other] à gauche
}
karthis-from-entrance = { $where } de l’entrée
karthis-entrance = l’entrée
karthis-mark-threat = une menace rencontrée
karthis-mark-rest = un abri
karthis-mark-treasure = un trésor trouvé
karthis-mark-enemy = un ennemi
karthis-side = { $side ->
    [0] nord
    [1] est
    [2] sud
   *[other] ouest
}
karthis-tile = Case { $where } : { $any ->
    [yes] chemins { $ways }
   *[other] aucun chemin
}
karthis-sealed = scellé { $sides }
karthis-stairs-down = escalier vers le bas
karthis-out-of-reach = hors d’atteinte
karthis-you-are-here = vous êtes ici

## Hud

karthis-explorer = Le héros
karthis-health-of = Santé { $health } sur { $most }
karthis-open-sheet = Trésors { $treasure }. Ouvrir la feuille du héros
karthis-jokers = Jokers trouvés : { $jokers } sur 2
karthis-floor = Étage
karthis-to-beat = À battre
karthis-treasures = Trésors
karthis-deck = Cartes dans la pioche
karthis-discards = Cartes défaussées

## Map

karthis-map = Carte du temple, étage { $floor }
karthis-the-explorer = le héros
karthis-enemy-health = { $enemy }, { $health } de Santé.

## Sheet

karthis-first-joker = Le premier Joker
karthis-explorer-title = Héros
karthis-level = Niveau
karthis-health-title = Santé
karthis-backpack = Sac à dos
karthis-backpack-empty = Vide. Carreaux et Jokers le remplissent ; seule la Couronne vous laisse le garder.
karthis-campaign = Campagne
karthis-campaign-sum = { $adventures ->
    [one] { $adventures } aventure
   *[other] { $adventures } aventures
}, { $crowns ->
    [one] { $crowns } Couronne
   *[other] { $crowns } Couronnes
} ; meilleur score { $best }, Couronne la plus profonde à l’étage { $floor }.
karthis-floor-number = Étage { $floor }
karthis-high-scores = Meilleurs scores
karthis-floor-lower = étage { $floor }
karthis-back = Retour au temple

## Stage

karthis-guarded = , gardé par { $enemy }
karthis-minus-health = −{ $damage } de Santé
karthis-unhurt = sans dommage
karthis-against = contre
karthis-enemy = Ennemi
karthis-choose-card = Choisissez celle que vous rencontrez.
karthis-fight-or-retreat = Combattez une manche, ou suivez les empreintes et repliez-vous.
karthis-choose-side = Choisissez un côté du mur.
karthis-choose-way = Choisissez un chemin sur la carte.
karthis-on-table = Sur la table
karthis-ten-sided = Dé à dix faces : { $face }
karthis-ended = { $ending ->
    [crown] la Couronne
    [trapped] pris au piège
    [left] abandon
   *[death] mort
}
