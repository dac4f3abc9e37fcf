### Connect Four en français.

drop = Jouer dans la colonne { $column }
full = La colonne { $column } est pleine.
note-dropped = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} un jeton dans la colonne { $column }.
