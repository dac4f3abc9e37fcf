### Lo que dicen todas las puertas.

see-help = { $what }; mira { $command } --help
a-file = un archivo
try-another-place = { $file }: { $error }; prueba en otro lugar
error-missing = falta { $name }
error-no-option = no existe la opción { $name }
error-no-command = no existe el comando { $name }
error-value = { $name } no puede tener ese valor
error-extra = sobran argumentos: { $what }
did-you-mean = . ¿Querías decir { $names }?

no-such-picture = { $kind } no es un tipo de imagen: elige { $kinds }
no-seat-to-draw = no hay ningún asiento { $seat } para el que dibujar: elige de 0 a { $last }, o { $spectator } para un espectador
no-move-to-draw = no hay ninguna posición después de la jugada { $move }: elige de 0 a { $last }
