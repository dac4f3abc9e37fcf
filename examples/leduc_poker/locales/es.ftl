### El póquer de Leduc en español.

unit = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
unit-plural = fichas
rank = { $card ->
    [0] sota
    [1] reina
    [2] rey
   *[3] as
}
fold = Retirarse
check = Pasar
call = Igualar: pagar { $owed }
raise = Subir: pagar { $owed }
note-dealt = Tu carta: { $card }.
note-folded = { $seat ->
    [you] Te retiras.
   *[other] { $seat } se retira.
}
note-paid = { $seat ->
    [you] Sigues
   *[other] { $seat } sigue
} por { $price }.
note-turned = La carta para todos: { $card }.
note-shown = { $seat ->
    [you] Muestras
   *[other] { $seat } muestra
} { $card }.
note-won = { $seat ->
    [you] Te llevas
   *[other] { $seat } se lleva
} { $chips } fichas.
table = Carta para todos: { $card }
table-not-yet = Carta para todos: aún no
seat = { $name }: { $card }, { $paid } en el bote
folded = retirado
hidden = carta oculta

pitch = Una carta cada uno, dos rondas de apuestas y, entre ellas, una carta para todos.
ending-pot-taken = el bote se ha ganado o repartido
ended-pot-taken = bote ganado
