### Backgammon en español.

pitch = Lleva quince fichas a casa y sácalas antes que tu rival, y golpea las que estén solas.
designer = tradicional
seat-name-0 = Blancas
seat-name-1 = Negras
ending-all-off = alguien sacó todas sus fichas
ended-all-off = todas las fichas fuera
ending-double-declined = alguien rechazó un doble y perdió la partida
ended-double-declined = doble rechazado
ending-turns-over = una partida llevó demasiados turnos: nadie la ganó, y más puntos ganaron el match
ended-turns-over = turnos agotados
called-match = Match
option-match = cuántos puntos ganan el match; 1: una sola partida
called-cube = Cubo
option-cube = si se puede doblar la apuesta
called-scoring = Puntuación
option-scoring = lo que cuenta una partida como mucho
called-setup = Salida
option-setup = quince fichas cada uno, o tres en los puntos más lejanos
called-turns = Turnos
option-turns = tras cuántos turnos una partida queda en tablas
choice-no = no
choice-yes = sí
choice-single = sencilla
choice-gammons = gammons
choice-backgammons = backgammons
choice-full = completa
choice-hyper = hyper
unit = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
unit-plural = puntos
bar = barra
off = fuera
move = { $start }/{ $to }
move-hit = { $start }/{ $to }, golpeando
pass = Sin jugada: pasar
roll = Tirar los dados
double = Ofrecer jugar por { $value }
take = Aceptar el doble
decline = Rechazar y perder { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}
stand = { $name } ({ $sign }): le quedan { $pips } pasos, { $won } de { $match } { $match ->
    [one] punto
   *[other] puntos
}
cube = Apuesta: { $value }; puede doblar: { $name }
either = cualquiera de los dos
crawford = La partida Crawford: sin doblar
no-cube = Esta partida se juega sin cubo.
can-move = Hay una jugada que puedes hacer.
none-there = No tienes ficha ahí: { $start }.
not-by-dice = Ningún dado por jugar lleva una ficha de { $start } a { $to }.
blocked = El punto { $to } es de tu rival.
bar-first = Primero deben entrar tus fichas de la barra.
not-home = No todas tus fichas están en tu casa.
both-dice = { $start }/{ $to } dejaría un dado que se puede jugar de otro modo.
when-move = Mueves fichas después de tirar los dados
when-pass = Pasas cuando no se puede jugar ningún dado
when-roll = Tiras al principio de tu turno, y solo si podrías doblar en su lugar
when-double = Puedes doblar antes de tirar, si el cubo está libre o es tuyo
when-take = Aceptas o rechazas cuando te ofrecen un doble
when-decline = Aceptas o rechazas cuando te ofrecen un doble
now-roll = tiras, o doblas
now-move = mueves fichas según los dados
now-answer = aceptas o rechazas un doble
note-rolled = { $seat ->
    [you] Sacas
   *[other] { $seat } saca
} { $high } y { $low }.
note-moved = { $seat ->
    [you] Juegas
   *[other] { $seat } juega
} { $start }/{ $to }.
note-hit = { $seat ->
    [you] Tu ficha
   *[other] Una ficha de { $seat }
} en { $point } es golpeada.
note-passed = { $seat ->
    [you] No puedes mover.
   *[other] { $seat } no puede mover.
}
note-doubled = { $seat ->
    [you] Ofreces
   *[other] { $seat } ofrece
} jugar por { $value }.
note-took = { $seat ->
    [you] Aceptas
   *[other] { $seat } acepta
} el doble: la apuesta es { $value }.
note-declined = { $seat ->
    [you] Rechazas
   *[other] { $seat } rechaza
} el doble.
note-won = { $seat ->
    [you] Ganas
   *[other] { $seat } gana
} { $sort ->
    [backgammon] un backgammon
    [gammon] un gammon
   *[single] la partida
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
note-turns_over = Se han jugado { $turns } turnos: nadie gana esta partida.
row-won = Partida { $number }, { $sort ->
    [backgammon] un backgammon
    [gammon] un gammon
   *[single] ganada
}
