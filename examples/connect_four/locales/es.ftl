### Connect Four en español.

drop = Soltar en la columna { $column }
full = La columna { $column } está llena.
note-dropped = { $seat ->
    [you] Sueltas
   *[other] { $seat } suelta
} una ficha en la columna { $column }.
