### Katamari en español.

## El juego

pitch = Recoge chinchetas, teteras y molinos: lo que está encima da dados, estrellas y símbolos, y tapa lo que los daba.
ending-most-points = el Emperador ha llegado y alguien tiene más puntos que todos los demás
ending-shared = el Emperador ha llegado y varios tienen más puntos que nadie: ganan juntos
ended-most-points = más puntos
ended-shared = victoria compartida
reconstructed = No tenemos las piezas impresas: sus formas, lo que muestra cada una, cuántas hay y la longitud de la pista del Emperador las hemos diseñado nosotros.
option-track = la longitud de la pista del Emperador
name-drawing-pin = chincheta
name-gold-button = botón dorado
name-sticker = pegatina
name-domino = dominó
name-matchbox = caja de cerillas
name-eraser = goma
name-badge = chapa
name-teapot = tetera
name-slipper = zapatilla
name-ruler = regla
name-mug = taza
name-banana = plátano
name-acorn = bellota
name-boomerang = bumerán
name-kite = cometa
name-plate = plato
name-alarm-clock = despertador
name-umbrella = paraguas
name-walking-stick = bastón
name-desk-fan = ventilador
name-radio = radio
name-horseshoe = herradura
name-skipping-rope = comba
name-watering-can = regadera
name-cushion = cojín
name-bucket = cubo
name-armchair = sillón
name-rowing-boat = bote de remos
name-canoe = canoa
name-bathtub = bañera
name-piano = piano
name-bicycle = bicicleta
name-scooter = patinete
name-sofa = sofá
name-tent = tienda
name-windmill = molino
name-lighthouse = faro
name-caravan = caravana
name-tram = tranvía
name-fountain = fuente
name-crane = grúa
name-balloon = globo
name-carousel = tiovivo

## Dados, iconos y piezas

colour = { $colour ->
    [yellow] Amarillo
    [blue] Azul
   *[purple] Morado
}
stuff = Cosas { $colour ->
    [yellow] amarillas
    [blue] azules
   *[purple] moradas
}
dice = { $count ->
    [one] 1 dado { $colour ->
        [yellow] amarillo
        [blue] azul
       *[purple] morado
    }
   *[other] { $count } dados { $colour ->
        [yellow] amarillos
        [blue] azules
       *[purple] morados
    }
}
symbol = { $symbol ->
    [smiley] sonrisa
    [flower] flor
    [cow] vaca
   *[pencil] lápiz
}
symbols = { $symbol ->
    [smiley] sonrisas
    [flower] flores
    [cow] vacas
   *[pencil] lápices
}
symbol-heading = { $symbol ->
    [smiley] Sonrisa
    [flower] Flor
    [cow] Vaca
   *[pencil] Lápiz
}
thing-with = { $thing } ({ symbol })
stars = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
}
symbols-counted = { $count ->
    [one] 1 { symbol }
   *[other] { $count } { symbols }
}
power = { $power } de potencia
icon-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
icon-star = estrella
icon-two-stars = dos estrellas
icon-blank = nada
piece = «{ $thing }» ({ colour }, tamaño { $size }: { $face })

## Jugadas

roll = Lanzar los dados
stop = Pasar la bandeja (potencia perdida: { $power })
buy = Comprar { $piece } por { $size } de potencia
buy-empty = Comprar de la pila { $pile }, que está vacía
cycle = Rotar la pila { $pile } por { $cost }: «{ $thing }» va al fondo
cycle-empty = Rotar la pila { $pile }, que está vacía
place = Colocarla en { $hexes } ({ $change })
place-off = Colocarla con su primer hexágono en { $hex }, girada { $degrees } grados
no-change = los mismos dados, estrellas y símbolos
lose = Perder { $piece } en { $hex }
lose-nothing = Perder la pieza en { $hex }

## El registro

note-board = { $seat ->
    [you] Juegas
   *[other] { $seat } juega
} en el tablero de { $cousin }.
note-roll_off = { $seat ->
    [you] Sacas
   *[other] { $seat } saca
} { $face } para el primer turno.
note-begins = { $seat ->
    [you] Empiezas y mueves
   *[other] { $seat } empieza y mueve
} al Emperador.
note-emperor = { $last ->
    [yes] El Emperador llega a Fin: cada uno tiene un turno más.
   *[no] El Emperador da el paso { $round } de { $rounds }.
}
note-no_dice = { $seat ->
    [you] No muestras ningún dado: pierdes el turno.
   *[other] { $seat } no muestra ningún dado: pierde el turno.
}
note-rolled = { $seat ->
    [you] Lanzas
   *[other] { $seat } lanza
} { $dice ->
    [none] ningún dado.
   *[other] { $dice }.
}
dice-shown = { dice } ({ $faces })
note-crashed = { $seat ->
    [you] Vas
   *[other] { $seat } va
} demasiado deprisa: { $sixes ->
    [one] 1 seis
   *[other] { $sixes } seises
}, ¡choque!
note-lost = { $seat ->
    [you] Pierdes
   *[other] { $seat } pierde
} «{ $kind }» en { $hex }; va debajo de su pila.
note-power = { $seat ->
    [you] Obtienes
   *[other] { $seat } obtiene
} { $power }.
note-bought = { $seat ->
    [you] Compras
   *[other] { $seat } compra
} «{ $kind }» por { $price }; queda: { $power }.
note-placed = { $seat ->
    [you] Colocas
   *[other] { $seat } coloca
} «{ $kind }» en { $hexes }{ $degrees ->
    [0] { "" }
   *[other] , girada { $degrees } grados
}: { $stars ->
    [one] 1 estrella visible.
   *[other] { $stars } estrellas visibles.
}
note-turned_up = Se descubre: { $piece }.
note-cycled = { $seat ->
    [you] Rotas
   *[other] { $seat } rota
} una pila por { $price }: «{ $kind }» va al fondo; queda: { $power }.
note-stopped = { $seat ->
    [you] Pasas
   *[other] { $seat } pasa
} la bandeja; se pierde { $power }.
note-nothing_left = { $left ->
    [0] { $seat ->
        [you] No te queda potencia
       *[other] A { $seat } no le queda potencia
    }
   *[other] { $seat ->
        [you] No puedes hacer nada con { $power }
       *[other] { $seat } no puede hacer nada con { $power }
    }
}: el turno ha terminado.
note-majority = { $seat ->
    [you] Muestras
   *[other] { $seat } muestra
} el mayor número de { symbols }, { $count }: { $majority ->
    [one] 1 punto
   *[other] { $majority } puntos
}.
note-no_majority = Nadie muestra más { symbols } que los demás.
note-scored = { $seat ->
    [you] Tienes
   *[other] { $seat } tiene
} { points }: { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
} y { $more } por mayorías.
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
note-over = { $result ->
    [won] { $winners ->
        [you] Ganas con { points }.
       *[other] { $winners } gana con { points }.
    }
   *[shared] { $winners } comparten la victoria con { points } cada uno.
}

## Lo que impide una jugada

when-roll = Lanzas una vez, al principio de tu turno
when-stop = Pasas la bandeja después de lanzar, cuando no quieres comprar nada más
when-buy = Compras después de lanzar
when-cycle = Rotas una pila después de lanzar
when-place = Colocas una pieza justo después de comprarla
when-lose = Solo pierdes una pieza cuando tu Katamari choca
now-rolling = lanzas los dados
now-buying = gastas tu potencia ({ $power })
now-placing = colocas «{ $thing }», que has comprado
now-losing = tu Katamari ha chocado y eliges la pieza que pierdes
pile-is-empty = La pila { $pile } está vacía.
cycle-too-dear = Te quedan { $power } de potencia; rotar una pila cuesta { $cost }.
too-dear = Te quedan { $power } de potencia; «{ $thing }» cuesta { $cost }.
fits-nowhere = «{ $thing }» no cabe en ningún sitio de tu tablero.
looks-alike = «{ $thing }» es igual en otra rotación: elige esa.
sticks-out = «{ $thing }» se saldría de tu tablero.
blue-lies-on = «{ $thing }» es azul: cada uno de sus hexágonos debe estar sobre algo amarillo o azul.
purple-lies-on = «{ $thing }» es morado: cada uno de sus hexágonos debe estar sobre algo azul o morado.
nothing-there = No hay nada en { $hex }.
point-at-first = Señala «{ $thing }» por su primer hexágono, { $hex }.
piece-covered = Hay otra pieza sobre «{ $thing }».
not-largest = «{ $thing }» no es tu mayor pieza descubierta.

## Ayuda sobre las cosas

lies-on = { $colour ->
    [yellow] Va en cualquier sitio del tablero, sobre cualquier cosa.
    [blue] Cada uno de sus hexágonos debe estar sobre algo amarillo o azul, o sobre el Centro.
   *[purple] Cada uno de sus hexágonos debe estar sobre algo azul o morado, o sobre el Centro.
}
stuff-help = Piezas de { $small } y { $large } hexágonos. { lies-on } Sus dados aciertan a partir de { $success }.
piece-help = { colour }, tamaño { $size }: { $face }. Cuesta { $size } de potencia. { lies-on } En la caja hay { $copies ->
    [one] 1 pieza
   *[other] { $copies } piezas
}.

## El final

row-stars = Estrellas
row-most = Más { symbols }
mine-to-most = { $mine } a { $most }{ $tied ->
    [yes] , empate
   *[no] { "" }
}

## El consejero

feature-stars = estrellas visibles
feature-power = potencia por lanzamiento
feature-blue = hexágonos azules
feature-purple = hexágonos morados
feature-majorities = mayorías

## La mesa como texto y como imagen

over = La partida ha terminado.
headline = { $player }: { $step }. { $first } mueve al Emperador.
headline-power = { $player }: { $step }, potencia { $power }. { $first } mueve al Emperador.
step-rolling = lanzar los dados
step-buying = comprar, rotar o pasar
step-placing = colocar la pieza
step-losing = elegir una pieza que perder
track = Emperador: { $spaces }
track-start = Inicio
track-done = Fin
pile-empty = Pila { $pile }: vacía
pile = Pila { $pile }: { $thing }: { $face } [{ $outline }] ({ $pieces ->
    [one] 1 pieza
   *[other] { $pieces } piezas
}{ $under ->
    [none] { "" }
   *[other] ; al fondo: { $under }
}){ $chosen ->
    [yes] { "  <- por colocar" }
   *[no] { "" }
}
tray-colour = { colour } { $faces }
tray = En la bandeja: { $dice ->
    [none] nada todavía
   *[other] { $dice }
}.
stars-high = { stars }, altura { $high }
no-dice = ningún dado
symbol-line = { symbol-heading }: { $counts } ({ $holder ->
    [none] nadie va delante
   *[other] { $majority ->
    [one] 1 punto
   *[other] { $majority } puntos
} para { $holder }
})
legend = Y amarillo, B azul, P morado; 1 2 3 dados, * una estrella, S F C P símbolos (sonrisa, flor, vaca, lápiz), · nada, . vacío; filas A a E, C3 el Centro.
legend-outline = Tras la pieza de cada pila: los hexágonos que cubre sobre el Centro antes de girarla.
picture-over = El Emperador ha llegado
picture-step = { $player }: { $step }

## Opciones y cajas

choice-standard = normal
choice-short = corta
choice-long = larga
choice-first = Primera suposición
option-box = con qué piezas se juega
box-standard = Recogida
box-standard-about = símbolos en las cosas más grandes, dos en la mayoría de las moradas; cada estrella morada cuenta doble
box-first = Primera suposición
box-first-about = un signo por hexágono, símbolos en todos los tamaños por igual
designer = no figura en las reglas (probablemente Andy Long, Johannes Spaulding y Buzz Tilford)
publisher = un juego de aficionados, reglas en versión 3
called-track = Pista
called-box = Piezas

## Diagrams of the rules

diagram-stack = Una pieza azul descansa sobre objetos amarillos y tapa lo que hay impreso debajo. Solo cuentan sus propios iconos y los de los hexágonos amarillos libres.
diagram-levels = El amarillo sostiene al azul, y el azul al morado: bajo cada hexágono de una pieza hay un objeto de su nivel o del inferior.
