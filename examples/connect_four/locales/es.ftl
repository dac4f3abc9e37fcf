### Connect Four en español.

drop = Soltar en la columna { $column }
full = La columna { $column } está llena.
note-dropped = { $seat ->
    [you] Sueltas
   *[other] { $seat } suelta
} una ficha en la columna { $column }.

pitch = Suelta fichas en siete columnas; gana quien primero alinee cuatro.
ending-four-in-a-row = alguien ha alineado cuatro fichas
ended-four-in-a-row = cuatro en raya
ending-board-full = las 42 casillas están llenas y nadie tiene cuatro: empate
ended-board-full = tablero lleno
