### Connect Four en français.

drop = Jouer dans la colonne { $column }
full = La colonne { $column } est pleine.
note-dropped = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} un jeton dans la colonne { $column }.

pitch = Lâchez des jetons dans sept colonnes ; le premier à en aligner quatre gagne.
ending-four-in-a-row = quelqu’un a aligné quatre jetons
ended-four-in-a-row = quatre alignés
ending-board-full = les 42 cases sont remplies et personne n’en a quatre : égalité
ended-board-full = grille pleine
