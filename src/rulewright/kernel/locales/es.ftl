### Lo que dice cada juego.

## Puntuación

unit = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
unit-plural = puntos
wins = { $winners ->
    [you] Ganas.
   *[other] { $winners } gana.
}
wins-with = { $winners ->
    [you] Ganas con { $had }.
   *[other] { $winners } gana con { $had }.
}
wins-against = { $winners ->
    [you] Ganas con { $had } frente a { $beaten }.
   *[other] { $winners } gana con { $had } frente a { $beaten }.
}
share = { $winners } comparten la victoria.
share-with = { $winners } comparten la victoria con { $had } cada uno.
share-against = { $winners } comparten la victoria con { $had } cada uno, frente a { $beaten }.
draw = Empate entre { $winners }.
score-of = { $player ->
    [you] { $score } tuyos
   *[other] { $score } de { $player }
}
you = { $first ->
    [yes] Tú
   *[other] tú
}
alone-wins = { $player ->
    [you] Ganas. { $ending }.
   *[other] { $player } gana. { $ending }.
}
alone-wins-with = { $player ->
    [you] Ganas con { $had }. { $ending }.
   *[other] { $player } gana con { $had }. { $ending }.
}
alone-loses = { $player ->
    [you] Pierdes. { $ending }.
   *[other] { $player } pierde. { $ending }.
}
alone-loses-with = { $player ->
    [you] Pierdes con { $had }. { $ending }.
   *[other] { $player } pierde con { $had }. { $ending }.
}

## Lo que impide una jugada

over = La partida ha terminado.
not-now = Eso no está permitido ahora.
not-your-turn = { $count ->
    [one] Ahora decide { $players }, no tú.
   *[other] Ahora deciden { $players }, no tú.
}
untimely = { $when }; ahora { $now }.

## Números, opciones y cajas

numbers = ninguno uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte
no-thing = ningún
one-thing = un
span = { $low } a { $high }
option-one-of = { $name } es uno de { $words }, no { $given }
option-number = { $name } es un número entero de { $low } a { $high }, no { $given }
no-option =
    { $game } no tiene la opción { $name }: { $has ->
        [none] no tiene ninguna
       *[other] tiene { $has }
    }
option-for-players = { $name } es para { $players } jugadores, no { $seats }: omítela
for-players =
    { $game } es para { $players } { $most ->
        [one] jugador
       *[other] jugadores
    }, no { $seats }
box-replaced = una caja propia sustituye a la caja { $box }: omite esa opción
box-of-other = es la caja de otro juego; para { $game } debe decir game = "{ $name }"
partly-reconstructed = reconstruido en parte
reconstructed-mostly = reconstruido
