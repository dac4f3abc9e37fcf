### Le poker de Kuhn en français.

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
pass = Passer
fold = Se coucher
bet = Miser un jeton
call = Suivre d’un jeton
note-dealt = Votre carte : { $card }.
note-passed = { $seat ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
note-bet = { $seat ->
    [you] Vous misez
   *[other] { $seat } mise
} un jeton.
note-shown = { $seat ->
    [you] Vous montrez
   *[other] { $seat } montre
} : { $card }.
note-won = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
} le pot de { $chips } jetons.
pot = Pot : { $chips } jetons
seat = { $name } : { $card }, { $paid } dans le pot
hidden = carte cachée

pitch = Une carte chacun et une seule mise : le plus petit poker où bluffer paie.
ending-pot-taken = quelqu’un a pris le pot
ended-pot-taken = pot pris
