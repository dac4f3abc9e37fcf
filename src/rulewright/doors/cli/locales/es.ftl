### Lo que dice la línea de órdenes. La ayuda de las opciones está en inglés.

lang-unknown = aquí no hay ningún idioma { $tag }: elige uno de { $offered }
lang-missing = --lang necesita un idioma: elige uno de { $offered }
yes = s sí si y yes
not-set = { $value } (sin ajustar)
settings-example =
    name = "Ana"       # cómo te llamas en la mesa
    bots = 3           # lo bien que juegan los bots sin --bots: 1 a 6, o "random"
    colour = "auto"    # o "always", o "never"; NO_COLOR en el entorno siempre significa never
    language = "es"    # o "en", "de", "fr"; si no, lo que digan LC_ALL, LC_MESSAGES o LANG
game-facts = { $game } ({ $players } jugadores, { $minutes } minutos)
game-facts-alone = { $game } (1 jugador, { $minutes } minutos)
designed-by = de { $designer }
evidence-found = { $found } de { $count ->
    [one] 1 cláusula
   *[other] { $count } cláusulas
} con su prueba en { $book }.
changes = { $count ->
    [one] 1 cambio
   *[other] { $count } cambios
} respecto a la caja del juego{ $kinds ->
    [none] { "" }
   *[other] { " " }({ $kinds })
}:
kind-changed = { $count } cambiados
kind-added = { $count } añadidos
kind-removed = { $count } quitados
kind-renamed = { $count } renombrados
no-frame = no hay ninguna imagen { $frame } en { $file }: tiene { $count }, desde 0
game-told = { $players }; { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}; empezada { $begun }
game-ready =
    { $title } está listo: { $files } archivos en { $place }.
    { "  " }rulewright dev { $place }      jugarlo en el navegador mientras lo cambias
    { "  " }rulewright play { $place }     jugarlo en la terminal
    { "  " }rulewright check { $place }    buscar sus errores
    { "  " }pytest { $place }              probar sus reglas
check-done = { $found ->
    [0] { $game } cumple todas las leyes comprobadas
    [one] 1 error en { $game }
   *[other] { $found } errores en { $game }
} ({ $seconds } s).

## Consejos y revisiones

no-aim = no hay ningún objetivo { $aim }: elige uno de { $aims }
no-move-number = no hay ninguna jugada { $number }: elige de 1 a { $last }
over-after = la partida termina tras la jugada { $number }: da una jugada suya con --move
nothing-to-decide = el asiento { $seat } no tiene nada que decidir antes de la jugada { $number }
review-unfinished = { $file } no está terminado: rulewright advise { $file } lo mira como está
looking-at-moves = Mirando jugadas

## Opciones y ajustes

no-option = { $text } no es una opción: escríbela como nombre=valor
option-twice = la opción { $name } se da dos veces: dala una vez
completion-installed = El autocompletado de { $shell } está en { $file }. Abre un shell nuevo para usarlo.
no-shell = no se reconoce tu shell: indica uno de { $shells }, por ejemplo --show-completion bash
in-settings = en tus ajustes, { $path }, { $error }
make-one-of = pon uno de { $words }
no-settings = Aún no existe { $path }. Podría decir:
    
    { $example }

## Archivos de caja

good-box = { $file } es una buena caja para { $game }.
plays-alike = Se juega exactamente como la caja del juego.
box-of-which-game = { $file } no dice para qué juego es: añade game = "..." arriba, o da --game

## Juegos y reglas

evidence-added = { $clause } figura como literal, pero en el pasaje falta: { $words }
evidence-missing = { $clause } ({ $status }): «{ $evidence }» no está en { $book }
cannot-read = no se puede leer { $file }: { $error }
not-text = { $file } no es un archivo de texto: da las reglas como texto UTF-8
no-clause = { $game } no tiene la cláusula { $clause }: sus cláusulas van de { $first } a { $last }
no-hero = Aún no hay ningún { $hero }: rulewright play { $game } --hero NOMBRE crea uno.
no-lesson = { $game } no tiene lección: rulewright play { $name } empieza una partida, rulewright rules { $name } dice cómo
lesson-begins = { $game }, una primera partida para aprenderlo (escribe h para ayuda)
no-lesson-yet = { $game } no tiene lección: escribe una, empezando con `rulewright lesson { $name } --draft`

## Juegos nuevos

exists-already = { $place } ya existe: elige otro nombre o quítalo antes
bad-game-name = un juego no puede llamarse { $name }: usa de 2 a 40 minúsculas, cifras y _, primero una letra
game-name-taken = un juego no puede llamarse { $name }: otra cosa ya tiene ese nombre

## Imágenes

draw-what = { $output } no dice qué dibujar: acaba su nombre en .{ $kinds }
draw-whole = un .{ $kind } muestra la partida entera: omite --frame o escribe un .png
print-what = { $output } no es un PDF: acaba su nombre en .pdf
printed = { $file }: { $count ->
    [one] 1 hoja
   *[other] { $count } hojas
}, { $size } kB

## Jugar

sheet-done = La última partida de { $hero } ya está en la hoja.
resume-alone = una partida que se sigue ya tiene sus jugadores, opciones y semilla: da solo --resume
finished-game = { $path } es una partida terminada: mírala con rulewright replay { $path }
game-begins = { $game } (escribe h para ayuda)
new-here = ¿Nuevo aquí? rulewright learn { $game } lo enseña, jugada a jugada.
on-sheet = { $name } es { $value } en la hoja de { $hero }: omite esa opción
hero-name = un héroe juega con su propio nombre: omite --name
several-names = varios nombres son para varias personas: añade --hotseat o da un solo --name
hotseat-no-bots = con --hotseat nadie es un bot: omite --bots
bots-for-seats = se nombraron { $bots } bots para { $seats } otros asientos: nombra uno para cada uno, o uno para todos
unfinished-kept = Se guarda una partida sin terminar ({ $what }): --resume { $path } la trae de vuelta.
unfinished-there = Hay una partida sin terminar de { $game } ({ $what }).
resume-it = ¿Seguirla? [S/n]{ " " }

## Registros

bots-seat = el asiento { $seat } es de un bot, y la partida no ha terminado: hasta entonces, elige el asiento de alguien que juegue aquí
no-seat = no hay ningún asiento { $seat }: elige de 1 a { $last }, o 0 para mirar
not-finished = La partida no está terminada.
no-engine = no hay ningún motor { $engine }: elige uno de auto, { $engines }
making-ready = Preparando las reglas
two-templates = --{ $first } y --{ $second } son dos juegos enteros, y unir sus reglas te toca a ti: empieza con uno y escribe el otro al lado para copiar de él
backed-up = Hay { $rows } filas en { $file }.
restored = Se han restaurado { $rows } filas.
hidden-move = una jugada oculta hasta el final
study-unknown = no hay ningún estudio { $name }: rulewright lab studies los enumera
study-running = { $name } está en marcha: detenlo primero
study-none = Ningún comando largo está en marcha ni fue interrumpido.
study-stopped = Interrumpido. El mismo comando sigue desde aquí; rulewright lab studies muestra lo que hay.
study-runs = en marcha
study-halted = interrumpido, { $when }
study-title = Estudios
study-columns = nombre, estado, hecho, coste, comando
study-goes-on = El mismo comando sigue donde se detuvo.
study-done = { $done } de { $of }
study-to-go = Faltan unos { $time }.
study-so-far = Hasta ahora
study-so-far-columns = medida, valor, intervalo del 95 %
study-between = { $low } a { $high }
study-unsure = desconocido
