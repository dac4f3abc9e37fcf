### Lo que dice el estante de juegos.

not-on-shelf = aquí no hay ningún juego { $game }; si está en una carpeta, dala con --game
no-game = no hay ningún juego { $name }: { $near ->
    [none] elige uno de { $games }
   *[other] ¿querías decir { $near }? Si no, elige uno de { $games }
}, o da la carpeta de un juego
not-a-zip = { $file } no es un archivo zip: empaqueta en uno la carpeta de un juego
zip-too-large = { $file } es demasiado grande: un juego tiene como mucho { $files } archivos y { $bytes } bytes
zip-one-folder = { $file } debe contener una sola carpeta y nada más
zip-no-game = { $file } no contiene ningún juego: falta { $name }/__init__.py
bad-alias = un juego no puede llamarse { $name }: usa letras, cifras, - y _
