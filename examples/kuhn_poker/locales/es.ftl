### El póquer de Kuhn en español.

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
pass = Pasar
fold = Retirarse
bet = Apostar una ficha
call = Igualar con una ficha
note-dealt = Tu carta: { $card }.
note-passed = { $seat ->
    [you] Pasas.
   *[other] { $seat } pasa.
}
note-bet = { $seat ->
    [you] Apuestas
   *[other] { $seat } apuesta
} una ficha.
note-shown = { $seat ->
    [you] Muestras
   *[other] { $seat } muestra
} { $card }.
note-won = { $seat ->
    [you] Te llevas
   *[other] { $seat } se lleva
} el bote de { $chips } fichas.
pot = Bote: { $chips } fichas
seat = { $name }: { $card }, { $paid } en el bote
hidden = carta oculta

pitch = Una carta cada uno y una sola apuesta: el póker más pequeño en el que compensa farolear.
ending-pot-taken = alguien se ha llevado el bote
ended-pot-taken = bote ganado
