### Hex en español.

pitch = Poned piedras por turnos; gana quien primero una sus dos lados, y alguien lo consigue siempre.
ending-sides-joined = alguien ha unido sus dos lados
ended-sides-joined = lados unidos
seat-name-0 = Vertical
seat-name-1 = Horizontal
option-size = cuántas casillas tiene un lado del tablero
called-size = Tamaño
option-swap = si quien juega en segundo lugar puede quedarse con la primera piedra
called-swap = Intercambio
choice-on = sí
choice-off = no
place = Poner una piedra en { $cell }
swap = Intercambiar: quedarte con la primera piedra
occupied = Ya hay una piedra en { $cell }.
off-board = La casilla { $cell } no está en este tablero.
no-swap = Solo puedes intercambiar en vez de poner la segunda piedra.
swap-off = Esta partida se juega sin intercambio.
note-placed = { $seat ->
    [you] Pones
   *[other] { $seat } pone
} una piedra en { $cell }.
note-swapped = { $seat ->
    [you] Intercambias y te quedas
   *[other] { $seat } intercambia y se queda
} con la primera piedra, reflejada en { $cell }.
goal-vertical = X ({ $name }): de arriba abajo
goal-horizontal = O ({ $name }): de izquierda a derecha
last = Última piedra: { $cell }
