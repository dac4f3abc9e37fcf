### Lo que dicen todas las puertas.

see-help = { $what }; mira { $command } --help
a-file = un archivo
try-another-place = { $file }: { $error }; prueba en otro lugar
