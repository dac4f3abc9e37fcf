### Hex en français.

pitch = Posez des pions à tour de rôle ; le premier à relier ses deux bords gagne, et quelqu’un y parvient toujours.
ending-sides-joined = quelqu’un a relié ses deux bords
ended-sides-joined = bords reliés
seat-name-0 = Vertical
seat-name-1 = Horizontal
option-size = le nombre de cases d’un bord du plateau
called-size = Taille
option-swap = si le second joueur peut reprendre le premier pion
called-swap = Échange
choice-on = oui
choice-off = non
place = Poser un pion en { $cell }
swap = Échanger : reprendre le premier pion
occupied = Il y a déjà un pion en { $cell }.
off-board = La case { $cell } n’est pas sur ce plateau.
no-swap = Vous ne pouvez échanger qu’au lieu de poser le deuxième pion.
swap-off = Cette partie se joue sans échange.
note-placed = { $seat ->
    [you] Vous posez
   *[other] { $seat } pose
} un pion en { $cell }.
note-swapped = { $seat ->
    [you] Vous échangez et reprenez
   *[other] { $seat } échange et reprend
} le premier pion, reflété en { $cell }.
goal-vertical = X ({ $name }) : de haut en bas
goal-horizontal = O ({ $name }) : de gauche à droite
last = Dernier pion : { $cell }
