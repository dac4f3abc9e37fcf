### Cómo se llaman los bots y cómo juegan.

level-1 = Nivel 1, amable
level-2 = Nivel 2, tranquilo
level-3 = Nivel 3, atento
level-4 = Nivel 4, astuto
level-5 = Nivel 5, fuerte
level-6 = Nivel 6, entrenado
about-1 = Echa un vistazo a las jugadas y toma la que le parece bien.
about-2 = Piensa en su propia jugada, no en las respuestas.
about-3 = Piensa en su jugada y en la respuesta.
about-4 = Piensa varias jugadas por delante.
about-5 = Piensa tan lejos como puede.
about-6 = Juzga las posiciones por lo que aprendió jugando contra sí mismo. Con opciones o números de jugadores que no ha aprendido, juega como el nivel 5.
style-bold = Audaz
about-bold = Se arriesga para ganar más: juega más o menos tan bien como las reglas sencillas.
style-careful = Prudente
about-careful = Prefiere la seguridad a la suerte: juega más o menos tan bien como las reglas sencillas.
style-collector = Coleccionista
about-collector = Le gusta tener mucho: juega más o menos tan bien como las reglas sencillas.
equilibrium = Equilibrio
equilibrium-about = Mezcla sus jugadas, faroles incluidos, de modo que apenas gana nada quien lo sabe.
heuristic = Reglas sencillas
heuristic-about = Sigue unas pocas reglas sencillas de su juego y no mira más lejos.
random = Bot al azar
random-about = Toma cualquier jugada permitida; no planea nada y nunca abandona.
search = Búsqueda
search-about = Sigue jugando muchas veces desde donde está y toma la jugada a la que más volvió.
glance = Vistazo
glance-about = Juega un momento cada jugada en la cabeza y toma la que mejor acabó.

## Mientras se compila su búsqueda

by-heuristic = según reglas sencillas
at-a-glance = de un vistazo
compiling = Se compilan las reglas para los bots; se hace una vez y se guarda.

## Rechazos

no-bot = no hay ningún bot { $name } para { $game }: elige uno de { $bots }
nothing-to-decide = el asiento { $seat } no tiene nada que decidir ahora
