### Lo que dice una mesa además de su juego.

## El registro

bot-moved = { $player ->
    [you] Un bot jugó por ti.
   *[other] Un bot jugó por { $player }.
}
taken-back = { $first ->
    [0] Se deshace la jugada { $last }{ by-consent }.
   *[other] Se deshacen las jugadas { $first } a { $last }{ by-consent }.
}
by-consent = { $consent ->
    [yes] { " " }de común acuerdo
   *[no] { "" }
}

## Rechazos

no-seat = No hay ningún asiento { $seat }: los asientos se numeran de 0 a { $last }.
no-move = No hay ninguna jugada { $code }: las jugadas se numeran de 0 a { $last }.
over = La partida ha terminado.
not-your-decision = Ahora no decide { $player }, sino { $others }.
because-of = No se hace nada, por la { which-move }: { $sentence }
which-move = jugada { $number } de { $count }
say-a-move = Un gesto es una jugada o varias: di al menos una.
one-by-one = Esta partida empezó cuando su registro solo conocía jugadas sueltas: hazlas de una en una.
shows-something = Te muestra algo nuevo: hazla sola y luego sigue eligiendo.

## Deshacer

undo-over = La partida ha terminado y su semilla está revelada: no se puede deshacer nada.
undo-not-yours = Solo se puede deshacer tu propia última jugada, y solo hasta que juegue otro.
undo-chance = Eso no se puede deshacer: se lanzaron dados o se descubrió algo al azar.
undo-no-move = Aún no has jugado, así que no hay nada que deshacer.
undo-nothing = Aún no se ha jugado nada que se pueda deshacer.
undo-learned = Eso no se puede deshacer: te mostró algo que no sabías.
undo-shown = Eso no se puede deshacer: mostró a otro algo que no sabía.
undo-unknown = Eso no se puede deshacer: la mesa no puede decir quién aprendió algo de ello.
