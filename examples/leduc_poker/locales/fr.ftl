### Le poker de Leduc en français.

unit = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
unit-plural = jetons
rank = { $card ->
    [0] valet
    [1] dame
    [2] roi
   *[3] as
}
fold = Se coucher
check = Parole
call = Suivre : payer { $owed }
raise = Relancer : payer { $owed }
note-dealt = Votre carte : { $card }.
note-folded = { $seat ->
    [you] Vous vous couchez.
   *[other] { $seat } se couche.
}
note-paid = { $seat ->
    [you] Vous restez
   *[other] { $seat } reste
} pour { $price }.
note-turned = La carte pour tous : { $card }.
note-shown = { $seat ->
    [you] Vous montrez
   *[other] { $seat } montre
} : { $card }.
note-won = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $chips } jetons.
table = Carte pour tous : { $card }
table-not-yet = Carte pour tous : pas encore
seat = { $name } : { $card }, { $paid } dans le pot
folded = couché
hidden = carte cachée

pitch = Une carte chacun, deux tours de mises et, entre les deux, une carte pour tous.
ending-pot-taken = le pot a été pris ou partagé
ended-pot-taken = pot pris
