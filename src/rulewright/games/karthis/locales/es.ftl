### The Temple of Karthis en español.

## El juego

pitch = Explora un templo casilla a casilla, piso a piso, y saca con vida la Corona enjoyada.
ending-the-crown = se encuentra el segundo Joker: los tesoros son la puntuación
ending-death = no queda Salud: los tesoros se pierden
ending-trapped = no queda ningún camino: los tesoros se pierden
ending-gave-up = la expedición dio media vuelta: los tesoros se pierden
ended-the-crown = la Corona
ended-death = muerte
ended-trapped = atrapado
ended-gave-up = abandono
reconstructed = No tenemos los dibujos de la tabla de casillas: qué lados de una casilla están abiertos y dónde está su escalera lo hemos diseñado nosotros.
option-level = el Nivel del héroe; hace más fáciles los pisos hasta el suyo y ayuda en combate
option-start = dónde está la primera casilla de cada piso
hero = Héroe
name-bats = Murciélagos
name-snakes = Serpientes
name-dart-trap = Trampa de dardos
name-poisonous-gas = Gas venenoso
name-pit-trap = Foso
name-arrows = Flechas
name-falling-stone = Piedra que cae
name-swinging-blades = Cuchillas oscilantes
name-spike-trap = Trampa de púas
name-sealed-shut = Sellado

## Cartas y casillas

joker = Joker
joker-guarded = Joker, custodiado por { $guard }
joker-unguarded = Joker, sin guardia
the-joker = el Joker
enemy-card = { $card }, enemigo
treasure-card = { $card }, tesoro
safe-spot-card = { $card }, refugio
threat-card = { $card }, { $threat }
enemy-has = { $card } tiene { $health } de Salud
nobody-there = no hay nadie
side = { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
shape-none = un callejón sin salida{ with-stairs }
shape-L = un giro a la izquierda{ with-stairs }
shape-A = un pasillo{ with-stairs }
shape-R = un giro a la derecha{ with-stairs }
shape-LA = un ramal a la izquierda{ with-stairs }
shape-AR = un ramal a la derecha{ with-stairs }
shape-LR = un cruce en T{ with-stairs }
shape-LAR = un cruce{ with-stairs }
with-stairs = { $stairs ->
    [yes] { " " }con escalera
   *[no] { "" }
}
entrance = la entrada
place-up = { $rows } arriba de la entrada
place-down = { $rows } abajo de la entrada
place-right = { $columns } a la derecha de la entrada
place-left = { $columns } a la izquierda de la entrada
place-up-right = { $rows } arriba, { $columns } a la derecha de la entrada
place-up-left = { $rows } arriba, { $columns } a la izquierda de la entrada
place-down-right = { $rows } abajo, { $columns } a la derecha de la entrada
place-down-left = { $rows } abajo, { $columns } a la izquierda de la entrada

## Jugadas

cross = Ir al { side } ({ $place })
cross-exit = Ir al { side } por la salida { $letter } ({ $place })
descend = Bajar la escalera al piso { $floor }
resume = Volver y seguir luchando ({ $enemy })
choose-unknown = Encontrar la carta robada { $number }
choose-joker = Ir a por el primer Joker, que vale { $worth }
choose-crown = Ir a por la Corona, que vale { $worth }
choose-joker-past = Ir a por el primer Joker, que vale { $worth }, pese a { $danger }
choose-crown-past = Ir a por la Corona, que vale { $worth }, pese a { $danger }
choose-threat = Afrontar { $danger }
choose-enemy = Luchar contra { $card } ({ $health } de Salud)
choose-treasure = Tomar { $card }, que vale { $worth }
choose-rest = Descansar en { $card } (+{ $healing } de Salud)
danger-wall = { $card } { $threat } (se cierra la entrada)
danger = { $card } { $threat } ({ $damage } de daño por debajo de { $rating })
danger-deadly = { $card } { $threat } ({ $damage } de daño por debajo de { $rating }, y terminaría tu partida)
near = Quedarse en el lado viejo del muro (1 de daño)
near-deadly = Quedarse en el lado viejo del muro (1 de daño, y termina tu partida)
far = Pasar al lado nuevo del muro
fight = Luchar un asalto (d6 + { $level } contra d6 + { $floor })
fight-deadly = Luchar un asalto (d6 + { $level } contra d6 + { $floor }; puede terminar tu partida)
retreat = Retirarse a una casilla ({ $place })
retreat-letter = Retirarse a la casilla { $letter } ({ $place })
give-up = Abandonar la aventura y sus tesoros

## Ayuda sobre las amenazas

threat-help = Una trampa. Saca al menos el número que hay que batir, o pierde { $damage } de Salud; un 1 hiere y se vuelve a lanzar.
wall-help = Sin dado: un muro cierra el camino por el que viniste, y eliges en qué lado estás.

## El registro

note-floor = { $player ->
    [you] Estás
   *[other] { $player } está
} en el piso { $floor }: dificultad { $rating }, tesoros ×{ $multiplier }.
note-tile = { $player ->
    [you] Vas al { side } y sacas { $rolled }: { $shape }.
   *[other] { $player } va al { side } y saca { $rolled }: { $shape }.
}
note-descended = { $player ->
    [you] Bajas
   *[other] { $player } baja
} la escalera: { $heart ->
    [none] { "" }
   *[other] { $heart } sale del juego y{ " " }
}{ $cards ->
    [one] 1 descarte vuelve
   *[other] { $cards } descartes vuelven
} al mazo.
note-reshuffled = El mazo se ha agotado en la búsqueda: { $cards ->
    [one] se baraja 1 descarte en él.
   *[other] se barajan { $cards } descartes en él.
}
note-drew = Un { $face } en el dado: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
note-turned = Sale: { $event }.
note-passed_over = { $card } no puede ser guardia y vuelve al mazo.
note-guarded = { $guard ->
    [none] No queda nada que custodie el Joker.
   *[other] El Joker está custodiado por { $guard }.
}
note-encounter = { $player ->
    [you] Encuentras
   *[other] { $player } encuentra
} { $event }.
note-treasure = { $player ->
    [you] Tomas
   *[other] { $player } toma
} un tesoro que vale { $worth }.
note-healed = { $player ->
    [you] Descansas y recuperas
   *[other] { $player } descansa y recupera
} { $gain } de Salud: { $health }.
note-slammed = Un muro cae y cierra la entrada.
note-far_side = { $player ->
    [you] Estás
   *[other] { $player } está
} en el lado nuevo del muro.
note-near_side = { $player ->
    [you] Saltas
   *[other] { $player } salta
} al lado viejo del muro: { $damage } de daño.
note-challenge = { $player ->
    [you] Sacas
   *[other] { $player } saca
} { $result ->
    [one] un 1: { $damage } de daño.
    [hurt] { $face }, menos de { $rating }: { $damage } de daño.
   *[through] { $face } contra { $rating } y { $player ->
        [you] pasas
       *[other] pasa
    } sin daño.
}
note-joker_won = { $player ->
    [you] Consigues
   *[other] { $player } consigue
} { $which ->
    [1] el primer Joker, que vale
   *[2] la Corona, que vale
} { $worth }.
note-enemy = { $card } cierra el paso con { $health } de Salud.
note-defeated = { $card } ha sido vencido.
note-retreated = { $player ->
    [you] Te retiras
   *[other] { $player } se retira
} ({ $cell }); el enemigo conserva { $health } de Salud.
note-resumed = { $player ->
    [you] Has vuelto
   *[other] { $player } ha vuelto
}: la lucha sigue contra { $health } de Salud.
note-round = { $mine } contra { $theirs }: { $result ->
    [tie] nadie sale herido.
    [won] el enemigo pierde { $loss } y le quedan { $health } de Salud.
   *[lost] { $player ->
        [you] pierdes { $loss } y te quedan
       *[other] { $player } pierde { $loss } y le quedan
    } { $health } de Salud.
}
note-crowned = { $player ->
    [you] Tienes
   *[other] { $player } tiene
} la Corona de Karthis, hallada en el piso { $floor }: la puntuación es { $score }.
note-died = { $player ->
    [you] No te queda Salud
   *[other] A { $player } no le queda Salud
}; se pierden tesoros por valor de { $lost }.
note-caught = { $player ->
    [you] Has quedado atrapado
   *[other] { $player } ha quedado atrapado
}: no queda adónde ir, y se pierden tesoros por valor de { $lost }.
note-left = { $player ->
    [you] Abandonas
   *[other] { $player } abandona
}; se pierden tesoros por valor de { $lost }.

## Lo que impide una jugada

when-cross = Exploras cuando no hay otra cosa que decidir
when-descend = Tomas la escalera cuando exploras
when-resume = Vuelves a un enemigo cuando exploras
when-choose = Eliges una carta solo cuando se han robado varias
when-near = Eliges lado solo cuando ha caído un muro
when-far = Eliges lado solo cuando ha caído un muro
when-fight = Luchas solo en un combate
when-retreat = Te retiras solo de un combate
when-give_up = Puedes abandonar en cualquier momento
now-exploring = eliges dónde explorar
now-choosing = eliges una de las cartas robadas
now-sealed = eliges tu lado del muro
now-fighting = estás en un combate
no-stairs = No hay ninguna escalera hacia abajo a tu alcance.
lowest-floor = Este es el piso más bajo.
no-enemy = No queda ningún enemigo en este piso.
enemy-out-of-reach = { $card } no está a tu alcance.
drawn-only = { $count ->
    [one] Solo se ha robado 1 carta.
   *[other] Solo se han robado { $count } cartas.
}
no-tile = No hay ninguna casilla en ese lugar ({ $place }).
enemy-there = El enemigo está en esa casilla: retírate a otra.
fight-first = Has vuelto a este combate: lucha un asalto antes de retirarte otra vez.
no-tile-to-leave = Allí no hay ninguna casilla que dejar ({ $place }).
off-the-sheet = Por ahí se sale de la hoja.
slammed-shut = El muro del { side } se ha cerrado.
explored = La casilla del { side } ya está explorada.
no-exit = Esa casilla no tiene salida al { side }.
enemy-on-tile = { $card } está en esa casilla: sus salidas se abren cuando hayas ganado.
cannot-walk = No puedes llegar andando a esa casilla ({ $place }).

## El final

row-treasures-of = Tesoros del piso { $floor }
row-joker = Primer Joker
row-crown = La Corona
row-lost-death = Perdido al morir
row-lost-trapped = Perdido al quedar atrapado
row-lost-gave-up = Perdido al abandonar
row-treasures = Tesoros
diamonds = { $count ->
    [one] 1 Diamante
   *[other] { $count } Diamantes
}
found-on = hallado en el piso { $floor }
everything = todo lo hallado
none-found = ninguno hallado
verdict-crown = { $player ->
    [you] Sacas la Corona de Karthis y ganas
   *[other] { $player } saca la Corona de Karthis y gana
} con tesoros por valor de { $treasure }.
verdict-death = { $player ->
    [you] Mueres en el piso { $floor } sin la Corona y pierdes.
   *[other] { $player } muere en el piso { $floor } sin la Corona y pierde.
}{ treasures-lost }
verdict-trapped = { $player ->
    [you] Quedas atrapado en el piso { $floor } sin la Corona y pierdes.
   *[other] { $player } queda atrapado en el piso { $floor } sin la Corona y pierde.
}{ treasures-lost }
verdict-gave-up = { $player ->
    [you] Abandonas en el piso { $floor } sin la Corona y pierdes.
   *[other] { $player } abandona en el piso { $floor } sin la Corona y pierde.
}{ treasures-lost }
treasures-lost = { $lost ->
    [0] { "" }
   *[other] { " " }Se pierden tesoros por valor de { $lost }.
}

## El tablero como texto y como imagen

status = { $player }  Salud { $hearts } { $health }/{ $most }  Nivel { $level }  Tesoros { $treasure }  Jokers { $jokers } de 2
status-floor = Piso { $floor }  Dificultad { $rating }  Tesoros ×{ $multiplier }  Mazo { $deck }  Descartes { $discards }
discarded = Descartadas: { $cards }
drawn = Robadas: { $cards }
enemy-at = Enemigo: { $enemy }, { $place }
signs = @ tú  · sin suceso  ✕ amenaza  ♥ curado  ♦ tesoro  ★ enemigo  ▤ escalera  ═ ║ muro que cierra el paso  ░ fuera de alcance
letters-exits = letras: salidas
letters-tiles = letras: casillas para retirarse
picture-crown = Se ha hallado la Corona
picture-death = El héroe ha muerto
picture-trapped = Atrapado para siempre
picture-gave-up = Abandonada
picture-exploring = ¿Adónde?
picture-choosing = Elige una carta
picture-sealed = El camino está cerrado
picture-fighting = Luchar o retirarse
picture-treasure = { $treasure } en tesoros
picture-floor = Piso
picture-rating = A batir
picture-multiplier = Tesoros
picture-deck = Mazo
picture-enemy = enemigo
picture-threat = amenaza

## La campaña

campaign-level = Nivel { $level }. Aventuras: { $adventures }, Coronas: { $crowns }.
campaign-best = Mejor puntuación { $score }; { $floor ->
    [0] aún sin Corona.
   *[other] Corona más profunda en el piso { $floor }.
}
campaign-row = { $number }. piso { $floor }: { $ending }, { $score } (después Nivel { $level })

## Números de la caja

draws = { $faces }: { $cards ->
    [0] no se roba ninguna
    [one] se roba una carta
    [2] se roban dos cartas
    [3] se roban tres cartas
   *[other] se roban { $cards } cartas
}
faces-span = { $low } a { $high }

## Opciones y cajas

choice-bottom = abajo
choice-left = a la izquierda
choice-right = a la derecha
publisher = no figura en las reglas
called-level = Nivel
called-start = Salida

## Diagrams of the rules

diagram-exits = El héroe puede pasar a la casilla de la izquierda, porque allí las dos están abiertas. A la derecha hay un muro: esa casilla no tiene abertura hacia la suya. La flecha indica una salida aún sin explorar.
diagram-wall = El muro ha cerrado para siempre el borde entre las dos casillas. Aquí, el héroe se quedó en la antigua.
