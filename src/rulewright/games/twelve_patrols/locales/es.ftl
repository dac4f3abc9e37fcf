### 12 Patrols en español.

## El juego

pitch = Une nueve regiones en un reino y guarda sus doce fronteras con los caballeros que has lanzado.
ending-the-kingdom-is-safe = las doce patrullas están en su sitio y cada lado tiene lo que pide
ending-a-line-stays-open = una línea tiene sus tres regiones y no queda nadie para guardarla
ending-gave-up = el reino fue abandonado
ended-the-kingdom-is-safe = el reino está a salvo
ended-a-line-stays-open = una línea queda abierta
ended-gave-up = abandono
reconstructed = No tenemos las cartas impresas: 41 de sus 48 lados, nueve de sus nombres y cuáles son las tres de la expansión los hemos diseñado nosotros.

## Regiones

name-wild-plains = Estepa
name-old-forest = Bosque Viejo
name-high-pass = Paso Alto
name-grey-marsh = Pantano Gris
name-green-valley = Valle Verde
name-long-lake = Lago Largo
name-red-hills = Cerros Rojos
name-stone-bridge = Puente Viejo
name-ruins = Ruinas
name-sea-cliffs = Acantilados
name-border-fort = Fortaleza
name-abbey-lands = Abadía

## Cosas

name-north = norte
name-east = este
name-south = sur
name-west = oeste
colour = { $colour ->
    [dark] oscuro
    [medium] medio
   *[light] claro
}
soldier = { $face ->
    [0] peón { colour }
   *[other] caballero { colour } { $face }
}
row = la fila { $row }
column = la columna { $column }
between = { $first } y { $second }
no-region = ninguna región
no-cards = ninguna
asks-nothing = nada
asks-sum = una suma de { $number }
asks-colours = { $number ->
    [one] 1 color
   *[other] { $number } colores
}
asks-items = { $number ->
    [one] 1 figura
   *[other] { $number } figuras
}

## Jugadas

place = Colocar { $card } en { $cell }
open = Guarnecer { $gap } antes de tiempo, entre { $neighbours }
first = Guarnecer primero { $line }
first-row = Guarnecer primero la fila
first-column = Guarnecer primero la columna
put = Enviar un { soldier } a { $gap }
put-nowhere = No enviar un { soldier } a ninguna parte
put-first-half = Enviar un { soldier } a la primera patrulla
put-second-half = Enviar un { soldier } a la segunda patrulla
done-early = Dejar esta patrulla como está
done = La línea está guarnecida
give-up = Abandonar el reino

## El registro

note-rolled = Un caballero { colour } saca { $face }.
note-card = { $card } está en la oferta.
note-turned = { $card } llega a la oferta.
note-laid = { $player ->
    [you] Colocas
   *[other] { $player } coloca
} { $card } en { $cell }.
note-opened = { $player ->
    [you] Guarneces
   *[other] { $player } guarnece
} { $gap } antes de tiempo.
note-sent = Un { soldier } va a { $gap }.
note-guarded = { $soldiers ->
    [one] 1 soldado guarda
   *[other] { $soldiers } soldados guardan
} { $gap }, para bien o para mal.
note-line_manned = Cada lado a lo largo de { $line } tiene lo que pide.
note-won = Las { $all } patrullas están en su sitio: el reino está a salvo y { $spare ->
    [0] no sobra ningún soldado
    [one] sobra 1 soldado
   *[other] sobran { $spare } soldados
}.
note-lost = No queda nadie para guarnecer { $line }: el reino cae con { $patrols } de { $all } patrullas en su sitio.
note-left = { $player ->
    [you] Abandonas
   *[other] { $player } abandona
} con { $patrols } de { $all } patrullas en su sitio.

## Lo que impide una jugada

when-place = Colocas una región cuando no se está guarneciendo ninguna patrulla
when-open = Empiezas una patrulla antes de tiempo cuando no se está guarneciendo otra
when-first = Dices qué línea va primero solo cuando una región completa una fila y una columna
when-put = Envías soldados cuando guarneces una patrulla
when-done = Terminas una patrulla cuando guarneces una
when-give_up = Puedes abandonar en cualquier momento
now-choosing = eliges qué línea guarnecer primero
now-manning = guarneces { $what }
now-laying = colocas una región
nobody-in-gap = Todavía no hay nadie en { $gap }: envía al menos un soldado.
not-shown = No hay ninguna región en ese lugar de la oferta.
lies-there = { $card } ya ocupa { $cell }.
beside-nothing = Ninguna región toca { $cell }.
off-the-board = { $cell } está fuera de los nueve lugares del reino.
first-in-the-middle = La primera región va en el centro, C3.
too-wide = Con una región en { $cell } el reino sería más ancho o más alto que tres.
not-between = { $gap } no está entre dos regiones.
manned-between = La patrulla entre { $neighbours } ya está en su sitio.
barracks-empty = No queda nadie en el cuartel.
none-left = No queda ningún { soldier } en el cuartel.
finish-first = Estás guarneciendo { $gap }: termina antes de empezar otra.
gap-manned = La patrulla en { $gap } ya está en su sitio.
could-not-be-manned = Con un { soldier } en { $gap } ya no se podría guarnecer { $line }.
gap-empty = Todavía no hay nadie en { $gap }.
side-unmet = { $card } pide { $asked } ({ $side }) y no lo tiene.
not-manned = La línea aún no está guarnecida.

## El final

unit = { $count ->
    [one] { $count } patrulla
   *[other] { $count } patrullas
}
unit-plural = patrullas
row-patrols = Patrullas en su sitio
row-regions = Regiones colocadas
row-soldiers = Soldados restantes
row-line = Línea que no se pudo guarnecer
of = { $part } de { $whole }
soldiers = { $count ->
    [one] { $count } soldado
   *[other] { $count } soldados
}
verdict-safe = { $player ->
    [you] Ganas
   *[other] { $player } gana
}: las { $all } patrullas están en su sitio.
verdict-gave-up = { $player ->
    [you] Abandonas y pierdes
   *[other] { $player } abandona y pierde
} con { $patrols } de { $all } patrullas en su sitio.
verdict-lost = { $player ->
    [you] Pierdes
   *[other] { $player } pierde
} con { $patrols } de { $all } patrullas en su sitio: { $soldiers ->
    [0] no queda ningún soldado para { $lines }.
   *[other] los soldados restantes no pueden dar a { $lines } lo que se pide.
}

## El tablero como texto y como imagen

so-far = { $laid } de { $regions } regiones, { $patrols } de { $all } patrullas.
headline-safe = El reino está a salvo: { so-far }
headline-lost = El reino está perdido: { so-far }
headline-lay = Coloca una región. { so-far }
headline-choose = ¿Cuál va primero, { $line } o { $later }? { so-far }
headline-early = Guarnece esta patrulla. { so-far }
headline-man = Guarnece { $line }. { so-far }
display = Oferta: { $card } norte { $north } este { $east } sur { $south } oeste { $west }
barracks = Cuartel ({ $count }): { $soldiers }
none-of-colour = ningún { $sign }
to-come = { $count } por venir de: { $cards }
none-to-come = Ya no queda ninguna región por venir.
legend = Lados: C colores, I figuras, S suma; norte arriba, oeste y este a los lados, sur debajo del nombre. D oscuro, M medio, L claro; · un peón, un número un caballero.
picture-patrols = { $count } de { $all } patrullas
picture-regions = { $count } de { $all } regiones
picture-display = Oferta
picture-coming = { $count } por venir
picture-barracks = Cuartel: { $count }
picture-safe = El reino está a salvo
picture-lost = El reino está perdido

## Ayuda sobre las cartas

help-side = Lado { $side }: pide { $asked }.

## Opciones y cajas

choice-twelve = doce
choice-nine = nueve
choice-floating = móvil
choice-fixed = fijo
called-deck = Mazo
called-frame = Marco
option-deck = nueve de las doce regiones, o solo las nueve del juego base
option-frame = si los bordes del reino se ven a medida que crece, o están fijos desde la primera carta

## Lo que dice el entrenador de una posición

outlook = Aún posible en { $share } de las extracciones; el mejor juego gana { $wins }.
outlook-lost = Ya no puedes ganar.
outlook-unknown = No se sabe si aún puedes ganar.
outlook-certain = El mejor juego gana pase lo que pase.
outlook-all = 100 %
outlook-least = al menos { $share }
outlook-whatever = pase lo que pase
outlook-exactly = exactamente el { $share } de las veces
outlook-wins = { $share } de las veces
outlook-about = cerca del { $mean } de las veces ({ $low } a { $high })
outlook-between = entre el { $low } y el { $high } de las veces
outlook-under = menos del { $share }
outlook-over = más del { $share }

## Diagrams of the rules

diagram-line = Una fila completa. Cada flecha muestra hasta dónde mira un lado: desde los extremos de la fila, sobre las dos fronteras; desde el centro, sobre una.
diagram-demands = Dos colores, dos soldados y caballeros que suman siete: cada demanda junto a soldados que la cumplen.
