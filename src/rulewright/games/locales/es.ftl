### Lo que dice el estante de juegos.

not-on-shelf = no hay ningún juego { $game } en el estante; si está en una carpeta, dala con --game
no-game = no hay ningún juego { $name }: { $near ->
    [none] elige uno de { $games }
   *[other] ¿querías decir { $near }? Si no, elige uno de { $games }
}, o da la carpeta de un juego
