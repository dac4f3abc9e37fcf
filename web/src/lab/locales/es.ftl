
## Chart

lab-title-table = { $title }, como tabla
lab-title-settled = { $title }, cómo se fijó
lab-games = Partidas
lab-letter-value = valor { $letter }
lab-interval = Intervalo del 95 %

## Editor

editor-page-title = Editor de cajas · Rulewright
editor-title = Editor de cajas{ $title ->
    [none] { "" }
   *[other] : { $title }
}
editor-what = Cada número y carta de la caja. Cambia lo que quieras: se comprueba mientras escribes y solo se usa en las mesas donde la elijas.
editor-play = Jugar con ella
editor-compare = Comparar en el laboratorio
editor-save = Guardar como archivo
open-a-file = Abrir un archivo
editor-start-over = Empezar de nuevo
editor-checking = Comprobando…
editor-good = Con esta caja se puede jugar.
editor-changes = { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
} respecto a la caja del juego
editor-box = La caja

## Fields

editor-rows = { $count }, de { $low } a { $high }
editor-copy = Añadir una copia
editor-copy-of = Añadir una copia de { $name }
lab-remove = Quitar
editor-remove = Quitar { $name }

## Lab

lab-waiting = Esperando turno…
lab-compiling = Compilando los bots. La primera vez tarda uno o dos minutos.
lab-playing = Jugando…
lab-done = Hecho.
lab-stopped = Detenido.
lab-failed = Falló.
lab-page-title = Laboratorio · Rulewright
lab-playing-games = Jugando partidas.
lab-writing-file = Escribiendo el archivo. Las partidas se juegan otra vez para él.
lab-what = Cambia un número, juega muchas partidas y mira qué hace. Cada cifra tiene un intervalo que contiene la verdad en 95 de 100 estudios así.
lab-study = El estudio
lab-everybody = Todos juegan
lab-by-seat = Jugadores distintos por asiento
lab-one-to = 1 a { $games }
lab-seed = Semilla
lab-same-seed = la misma semilla da las mismas partidas
lab-setting = Ajuste { $letter }
lab-numbers = Números y opciones
lab-compare = Comparar con un segundo ajuste
lab-compare-why = Ambos juegan los mismos repartos con la misma suerte, así que una diferencia pequeña se encuentra con pocas partidas.
stop = Detener
lab-play-box = Jugar con esta caja{ $letter ->
    [none] { "" }
   *[other] : { $letter }
}
lab-questions = Mostrar también
lab-by-card = Cartas y piezas
lab-by-move = Jugadas
lab-by-note = Qué ocurre
lab-by-lead = Quién va ganando
lab-version = Versión
lab-same-players = los mismos jugadores
lab-found = Lo que se encontró
lab-games-played = Partidas jugadas
lab-so-many = { $games } de { $of } partidas{ $each ->
    [yes] { " " }en cada ajuste
   *[no] { "" }
}
lab-figures-csv = Cifras (CSV)
lab-writing = Escribiendo…
lab-report = Informe
lab-games-csv = Partidas (CSV)
lab-games-parquet = Partidas (Parquet)
lab-link = Enlace a este estudio

## Numbers

lab-find = Buscar un número
lab-find-example = por ejemplo: price
lab-changed = { $n } cambiados
lab-number-name = { $group }: { $label }, ajuste { $setting }
lab-slider = { $name }, deslizador
lab-changed-from = cambiado, antes { $value }
lab-undo = deshacer
lab-range = { $low } a { $high }

## Results

lab-all-figures = Todas las cifras
lab-figures-caption = { $heading }, siempre con el intervalo del 95 %{ $two ->
    [yes] , y cuánto más es B que A en los mismos repartos
   *[no] { "" }
}
lab-measure = Medida
lab-value = Valor
lab-decided = Decidido
lab-yes = ✓ sí
lab-not-yet = aún no

## Setting

lab-option-setting = { $name }, ajuste { $letter }
lab-box-file = Un archivo de caja
lab-custom-box = Se usa una caja propia.
lab-own-box = Usar la del juego
lab-box-what = cartas y números propios, como archivo TOML
lab-box-setting = Archivo de caja, ajuste { $letter }
lab-edit-cards = Editar cartas y nombres

## Value

editor-remove-row = Quitar { $name }, { $number }
editor-add-to = Añadir a { $name }
lab-none = ninguno

## numbers

lab-whole = Pon un número entero de { $low } a { $high }.

## study

lab-server-error = El servidor respondió con un error ({ $status }).
lab-unknown = desconocido
lab-points = { $size } puntos porcentuales

## New games and cards

editor-no-game = En este servidor no hay ningún juego «{ $name }».
editor-add-one = Añadir: { $name }
editor-most = { $most } es el máximo.
lab-range-optional = de { $low } a { $high }, opcional
lab-optional = opcional
