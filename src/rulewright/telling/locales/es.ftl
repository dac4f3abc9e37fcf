### Lo que dice cada juego.

## Puntuación

unit = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
unit-plural = puntos
wins = { $winners ->
    [you] Ganas.
   *[other] { $winners } gana.
}
wins-with = { $winners ->
    [you] Ganas con { $had }.
   *[other] { $winners } gana con { $had }.
}
wins-against = { $winners ->
    [you] Ganas con { $had } frente a { $beaten }.
   *[other] { $winners } gana con { $had } frente a { $beaten }.
}
share = { $winners } comparten la victoria.
share-with = { $winners } comparten la victoria con { $had } cada uno.
share-against = { $winners } comparten la victoria con { $had } cada uno, frente a { $beaten }.
draw = Empate entre { $winners }.
score-of = { $player ->
    [you] { $score } tuyos
   *[other] { $score } de { $player }
}
you = { $first ->
    [yes] Tú
   *[other] tú
}
ended-agreed = de común acuerdo
ending-agreed = los jugadores acordaron terminar la partida
alone-wins = { $player ->
    [you] Ganas. { $ending }.
   *[other] { $player } gana. { $ending }.
}
alone-wins-with = { $player ->
    [you] Ganas con { $had }. { $ending }.
   *[other] { $player } gana con { $had }. { $ending }.
}
alone-loses = { $player ->
    [you] Pierdes. { $ending }.
   *[other] { $player } pierde. { $ending }.
}
alone-loses-with = { $player ->
    [you] Pierdes con { $had }. { $ending }.
   *[other] { $player } pierde con { $had }. { $ending }.
}

## Lo que impide una jugada

over = La partida ha terminado.
not-now = Eso no está permitido ahora.
not-your-turn = { $count ->
    [one] Ahora decide { $players }, no tú.
   *[other] Ahora deciden { $players }, no tú.
}
untimely = { $when }; ahora { $now }.

## Números, opciones y cajas

numbers = ninguno uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte
no-thing = ningún
one-thing = un
span = { $low } a { $high }
option-one-of = { $name } es uno de { $words }, no { $given }
option-number = { $name } es un número entero de { $low } a { $high }, no { $given }
no-option =
    { $game } no tiene la opción { $name }: { $has ->
        [none] no tiene ninguna
       *[other] tiene { $has }
    }
option-for-players = { $name } es para { $players } jugadores, no { $seats }: omítela
for-players =
    { $game } es para { $players } { $most ->
        [one] jugador
       *[other] jugadores
    }, no { $seats }
box-replaced = una caja propia sustituye a la caja { $box }: omite esa opción
box-of-other = es la caja de otro juego; para { $game } debe decir game = "{ $name }"
partly-reconstructed = reconstruido en parte
reconstructed-mostly = reconstruido

## Cartas propias

content-file = el archivo de la caja
content-of = { $key } de { $where }
content-item = el elemento { $item } de { $what }
content-amount = { $low } a { $high }
content-a-table = una tabla
content-a-list = una lista de { $count }
content-beyond-measure = un número demasiado grande
content-number = { $what } es { $value }: pon un número entero de { $low } a { $high }
content-flag = { $what } es { $value }: pon true o false
content-text = { $what } es { $value }: pon un texto de { $least } a { $most } caracteres en una línea
content-prose = { $what } es { $value }: escribe unas frases de { $least } a { $most } caracteres
content-choice = { $what } es { $value }: { $near ->
    [none] elige entre { $words }
   *[other] ¿querías decir { $near }?
}
content-not-a-list = { $what } es { $value }: pon una lista de { $amount }
content-because = { $why ->
    [none] { "" }
   *[other] ; { $why }
}
content-list-size = { $what } es una lista de { $count }: pon una lista de { $amount }{ content-because }
content-or-this = { $near ->
    [none] { "" }
   *[other] , ¿o se trata de { $near }?
}
content-no-table = { $where } no tiene la tabla { $title }: añádela{ content-or-this }
content-no-rows = { $where } no tiene ningún { $title }: añade { $amount }{ content-or-this }
content-rows-form = { $key } es { $value }: escribe cada uno como una tabla que empiece por { $title }
content-rows-size = { $where } tiene { $count } { $title }: pon { $amount }{ content-because }
content-wrong = { $what } es { $value }: { $mend }
content-stranger = { $where } tiene { $key }, que no significa nada ahí: { $near ->
    [none] { $known ->
        [none] quítalo
       *[other] admite { $known }
    }
   *[other] ¿querías decir { $near }?
}
content-missing = { $where } no dice { $key }: añádelo{ content-or-this }
content-not-a-table = { $what } es { $value }: haz de ello una tabla, { $title }
this-box = esta caja
box-too-deep = { $file } tiene tablas o listas anidadas a más de { $most } niveles: escríbelo con menos niveles
box-unreadable = no se puede leer { $file }: { $why }; da la ruta de un archivo de caja
box-not-text = { $file } no es un archivo TOML: no es texto en UTF-8
box-too-long = { $file } es demasiado largo para un archivo de caja: bastan { $most } bytes
box-many-dots = { $file } tiene una línea con más de { $most } puntos: escríbela en varias líneas
box-not-toml = { $file } no es un archivo TOML: { $why }
box-removed = { $place }: quitado (antes: { $was })
box-added = { $place }: añadido, { $value }
box-changed = { $place }: { $value } en vez de { $was }
box-renamed = { $place }: ahora se llama { $name }
box-renamed-from = { $place }: { $was } ahora se llama { $name }
box-nothing = nada
cache-not-writable = No se puede escribir en { $folder }: { $error }; asigna a RULEWRIGHT_CACHE una carpeta para las reglas compiladas en la que puedas escribir

## La partida en una página, y hojas para imprimir

summary-aim = Tu meta
summary-turn = Tu turno
summary-end = El final
summary-forgotten = Lo que se olvida
print-sheet = Hoja { $number } de { $count }
print-scale = Imprime al 100 %: esta línea mide entonces { $length }.
print-cards = Cartas
print-boards = Tableros
print-pieces = Piezas
print-markers = Marcadores
print-dice = Dados para doblar y pegar
print-score = Hoja de puntuación
print-name = Nombre
print-total = Total
print-reference = Resumen
