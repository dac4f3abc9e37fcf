### El juego del molino en español.

pitch = Alinea tres fichas para capturar una del rival; quien se queda con dos ha perdido.
designer = tradicional
seat-name-0 = Blancas
seat-name-1 = Negras
called-flying = Vuelo
option-flying = si con tres fichas se puede volar
called-turns = Turnos
option-turns = tras cuántos turnos la partida acaba en tablas
choice-yes = sí
choice-no = no
ending-two-men-left = alguien se quedó con solo dos fichas
ended-two-men-left = dos fichas
ending-blocked = alguien no podía mover
ended-blocked = bloqueo
ending-turns-over = se jugaron todos los turnos y nadie ganó: tablas
ended-turns-over = turnos agotados
place = Coloca una ficha en { $point }
move = Mueve de { $start } a { $point }
take = Captura la ficha de { $point }
men = { $name } ({ $sign }): { $left ->
    [one] 1 ficha
   *[other] { $left } fichas
} en mano
in-mill = La ficha de { $point } está en un molino.
none-of-theirs = No hay ninguna ficha del rival en { $point }.
none-of-yours = No hay ninguna ficha tuya en { $point }.
taken = Ya hay una ficha en { $point }.
too-far = Ninguna línea lleva directamente de { $start } a { $point }.
when-place = Colocas fichas mientras te queden en la mano
when-move = Mueves fichas cuando has colocado todas las tuyas
when-take = Capturas una ficha cuando has cerrado un molino
now-place = colocas una ficha
now-move = mueves una ficha
now-take = capturas una ficha por tu molino
note-placed = { $seat ->
    [you] Colocas
   *[other] { $seat } coloca
} una ficha en { $point }.
note-moved = { $seat ->
    [you] Mueves
   *[other] { $seat } mueve
} de { $start } a { $point }.
note-took = { $seat ->
    [you] Capturas
   *[other] { $seat } captura
} la ficha de { $point }.
note-two_left = { $seat ->
    [you] Te quedan
   *[other] A { $seat } le quedan
} dos fichas.
note-blocked = { $seat ->
    [you] No puedes mover.
   *[other] { $seat } no puede mover.
}
note-turns_over = Se han jugado { $turns } turnos: tablas.
