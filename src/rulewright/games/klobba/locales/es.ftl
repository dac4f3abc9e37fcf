### Klobba! en español.

## El juego

pitch = Alía tu Banda con otra, pon una carta boca abajo y aporrea a los demás por sus Estrellas antes de que estalle la tormenta.
ending-most-stars = ha estallado la tormenta y alguien tiene más Estrellas que todos los demás
ending-larger-score-pile = varios tenían más Estrellas que nadie, y decidió el montón de botín mayor
ending-shared = los mejores tienen las mismas Estrellas y montones de botín iguales: ganan juntos
ended-most-stars = más Estrellas
ended-larger-score-pile = montón de botín mayor
ended-shared = victoria compartida
reconstructed = No tenemos las cartas impresas: los valores y clanes de los Bárbaros, cuántas hay de cada carta de Acción y lo que hacen la mayoría de ellas lo hemos diseñado nosotros.
option-game = lo extenso que es el juego: qué cartas, cuántas en la mano, con o sin el paso 2
option-hand = cartas en la mano; 0: lo que prevé la partida
option-clans = copias de la carta de cada clan; 0: lo que prevé la partida
option-step2 = si los compañeros ofrecen cartas de Acción
option-cards = literales (literal): «Taimado», «Segundo», «Los desvalidos» y los clanes no añaden nada y no tienen tope
option-second_best = si «Segundo» está en el mazo; si no, están «Los desvalidos»
option-the_underdogs = si «Los desvalidos» están en el mazo
option-glory_seeker = si «Buscagloria» está en el mazo
option-swap_and_play = si «Cambia y juega» está en el mazo
option-mirror_and_switch = si «Espejo y permuta» está en el mazo
option-flee_and_surprise = si «Huida y sorpresa» está en el mazo
name-the-boss = El Jefe
name-sneaky = Taimado
name-berzerk = Berserker
name-second-best = Segundo
name-the-underdogs = Los desvalidos
name-glory-seeker = Buscagloria
name-swap-play = Cambia y juega
name-mirror-switch = Espejo y permuta
name-flee-surprise = Huida y sorpresa
name-all-orange-fox-together = Todos los Zorros naranjas juntos
name-all-purple-raven-together = Todos los Cuervos morados juntos
name-all-yellow-claw-together = Todas las Garras amarillas juntas
name-all-blue-talon-together = Todas las Zarpas azules juntas
name-orange-fox = Zorro naranja
name-purple-raven = Cuervo morado
name-yellow-claw = Garra amarilla
name-blue-talon = Zarpa azul

## Cartas, Bárbaros y Bandas

side = { $side ->
    [black] negro
   *[white] blanco
}
clan-signs = Z C G A
storm = { $storm ->
    [lightning] El Relámpago
   *[thunder] El Trueno
}
band = { $owner ->
    [you] tu Banda
    [none] la Banda libre { $free }
   *[other] la Banda de { $owner }
}
place = lugar { $place }
barbarian = Bárbaro { $value } ({ $clans })
no-clan = sin clan
unknown-barbarian = el Bárbaro desconocido
unknown-card = la carta
action-cards = { $count ->
    [one] 1 carta de Acción
   *[other] { $count } cartas de Acción
}

## Lo que hace una carta de Acción

chosen = { $select ->
    [clan] todos los { $clan }
    [highest] { $count ->
        [1] el más fuerte
       *[other] los { $count } más fuertes
    }
    [lowest] { $count ->
        [1] el más débil
       *[other] los { $count } más débiles
    }
   *[second] { $count ->
        [1] el segundo más fuerte
       *[other] los { $count } segundos más fuertes
    }
}
how-many = { $count }
chosen-of = { chosen } de tu { $pool ->
    [own] propia Banda
   *[group] Grupo
}
effect-cap = como mucho { $cap }
effect-glory = si ganas, una Estrella más
effect-swap = tras revelar, juega otra carta
effect-mirror = copia la otra carta; luego permuta
effect-flee = sin lucha; descubre tu Banda
help-sends = Envía a luchar { chosen } de { pool }.
help-sends-worth = Envía a luchar { chosen } de { pool }: { $worth }.
pool = { $pool ->
    [own] tu propia Banda
   *[group] tu Grupo
}
worth-mult = el valor cuenta { $mult } veces
worth-add = se añade { $add }
worth-cap = el total es como mucho { $cap }
worth-mult-add = { worth-mult }, y { worth-add }
worth-mult-cap = { worth-mult }, y { worth-cap }
worth-add-cap = { worth-add }, y { worth-cap }
worth-mult-add-cap = { worth-mult }, { worth-add }, y { worth-cap }
help-glory = Si ganas tú solo, el otro portador te da una Estrella más.
help-swap = Cuando se revelan ambas cartas, juegas en su lugar otra de tu mano.
help-mirror = Copia la carta del otro bando; después puedes permutar Bárbaros.
help-flee = No hay lucha, y tu propia Banda se pone boca arriba.
help-copies = { $copies ->
    [0] No está en esta partida.
    [one] Hay 1 copia en el mazo.
   *[other] Hay { $copies } copias en el mazo.
}

## Jugadas

keep-all = Quedarse con todos
keep = Quedarse con { $barbarian }
reject = Rechazar { $barbarians }
in-place = { $barbarian } en el lugar { $place }
give-totem = { $to ->
    [you] Tomar el tótem { side }
    [none] No dar el tótem { side } a nadie
   *[other] Dar el tótem { side } a { $to }
}
pair = Aliarse con { band }
pair-nobody = No aliarse con ninguna Banda
offer = Ofrecer { $card }
lay = Poner { $card }
lay-instead = Jugar { $card } en su lugar
exchange = Cambiar tres { $card } por cartas nuevas
select = Elegir { spot }
select-nobody = No elegir a nadie
spot = { $barbarian } en el lugar { $place } de { band }
switch = Permutar { $own } en el lugar { $own-place } de tu Banda con { spot }
switch-nobody = No permutar { $own } en el lugar { $own-place } de tu Banda con nadie
pass = Pasar
pass-offering = No ofrecer nada
pass-exchanging = Conservar tu mano como está
pass-swapping = No jugar nada: no tienes otra carta
pass-switching = Dejar de permutar
accept = Aceptar { $card } por una Estrella
decline = Rechazar { $card }

## El registro

note-decided = { $seat ->
    [you] Has
   *[other] { $seat } ha
} decidido.
note-looked = { $hearer ->
    [you] En el { $place } encuentras: { $barbarian }.
   *[other] { $hearer } encuentra en el { $place }: { $barbarian }.
}
new-barbarians = { $count ->
    [one] 1 Bárbaro nuevo
   *[other] { $count } Bárbaros nuevos
}
note-mustered = { $seat ->
    [you] Te quedas con { $kept } y rechazas { $rejected }.
   *[other] { $seat } se queda con { $kept } y rechaza { $rejected }.
}
note-refilled = { $down ->
    [one] 1 Bárbaro sin ver se une
   *[other] { $down } Bárbaros sin ver se unen
} a { band }, boca abajo.
note-free_band = Se completa { band }, boca arriba.
note-packet = { storm } va debajo del mazo, mezclado con tres Bárbaros.
note-struck = ¡{ $storm ->
    [lightning] Cae el Relámpago
   *[thunder] Retumba el Trueno
} mientras se completa { band }!
note-engaged = { $seat ->
    [you] Toda tu Banda está boca abajo: todos los Bárbaros se ponen boca arriba.
   *[other] Toda la Banda de { $seat } está boca abajo: todos los Bárbaros se ponen boca arriba.
}
note-switched = { $seat ->
    [you] Permutas
   *[other] { $seat } permuta
} el { $place } con el { $other } de { band }.
note-lowest_total = { $seat ->
    [you] Tienes el total más bajo, { $total }{ by-lot }: tú repartes los tótems.
   *[other] { $seat } tiene el total más bajo, { $total }{ by-lot }, y reparte los tótems.
}
by-lot = { $lot ->
    [yes] { " " }(empate, por sorteo)
   *[no] { "" }
}
note-totem = { $seat ->
    [you] Tienes
   *[other] { $seat } tiene
} el tótem { side }.
note-paired = { $seat ->
    [you] Tú ({ side }) formas
   *[other] { $seat } ({ side }) forma
} un Grupo con { band }.
note-offers = { $offerer ->
    [you] Ofreces una carta a { $holder }.
   *[other] { $offerer } { to-holder }.
}
to-holder = { $holder ->
    [you] te ofrece una carta
   *[other] ofrece una carta a { $holder }
}
note-no_offers = { $offerer ->
    [you] No ofreces nada a { $holder }.
   *[other] { $offerer } no { offers-nothing }.
}
offers-nothing = { $holder ->
    [you] te ofrece nada
   *[other] ofrece nada a { $holder }
}
note-offer_is = { $offerer ->
    [you] Ofreces a { $holder } esta carta: { $card }.
   *[other] { $offerer } { to-holder }: { $card }.
}
note-accepts = { $holder ->
    [you] Aceptas y pagas una Estrella a { $offerer }.
   *[other] { $holder } acepta y { to-offerer }.
}
to-offerer = { $offerer ->
    [you] te paga una Estrella
   *[other] paga una Estrella a { $offerer }
}
note-declines = { $holder ->
    [you] Rechazas la carta de { $offerer }; va debajo del mazo de Acción.
   *[other] { $holder } rechaza { $offerer ->
        [you] tu carta
       *[other] la carta de { $offerer }
    }; va debajo del mazo de Acción.
}
note-traded = { $seat ->
    [you] Cambias
   *[other] { $seat } cambia
} tres { $card } por tres cartas nuevas.
note-reshuffled = Se barajan los descartes: un mazo nuevo de { $cards }.
note-draws = { $seat ->
    [you] Robas
   *[other] { $seat } roba
} { $cards }.
note-plays = { $seat ->
    [you] Descubres
   *[other] { $seat } descubre
} { $card }.
note-regrets = { $holder ->
    [you] Rechazaste { $card } pero la jugaste
   *[other] { $holder } rechazó { $card } pero la jugó
} igualmente: { $offerer ->
    [you] se te debe una Estrella.
   *[other] se debe una Estrella a { $offerer }.
}
note-swapped = { $seat ->
    [you] Cambias y juegas
   *[other] { $seat } cambia y juega
} { $card }.
note-swaps_nothing = { $seat ->
    [you] No tienes
   *[other] { $seat } no tiene
} otra carta que jugar.
note-mirrored = { $seat ->
    [you] Tu espejo
   *[other] El espejo de { $seat }
} { $copied ->
    [none] no muestra nada.
   *[other] muestra { $copied }.
}
note-selected = { $seat ->
    [you] Eliges el { $place } de { band } y pones
   *[other] { $seat } elige el { $place } de { band } y pone
} una Estrella encima.
note-selects_nothing = { $seat ->
    [you] No eliges
   *[other] { $seat } no elige
} a nadie.
note-totals = El negro suma { $black }, el blanco suma { $white }.
note-wins = { $seat ->
    [you] Ganas
   *[other] { $seat } gana
} con claridad.
note-draw = Empate: todos los Bárbaros elegidos son aporreados.
note-nothing_happens = No se eligió a nadie: no pasa nada.
note-clobbered = { $barbarian } de { band } es aporreado y va { $taker ->
    [you] a tu botín.
   *[other] al botín de { $taker }.
}
note-tired = { $barbarian } en el { $place } de { band } se pone boca abajo.
note-star_to = Una Estrella de { band } { $seat ->
    [none] vuelve a la caja.
    [you] va para ti.
   *[other] va para { $seat }.
}
note-glorious = Gloria: { $loser ->
    [you] das una Estrella a { $winner }.
   *[other] { $loser } { $winner ->
        [you] te da una Estrella.
       *[other] da una Estrella a { $winner }.
    }
}
note-fled = { $seat ->
    [you] Huiste y descubres toda tu Banda.
   *[other] { $seat } huyó y descubre toda su Banda.
}
note-relief = { $seat ->
    [you] Te has quedado sin Estrellas y recibes
   *[other] { $seat } se ha quedado sin Estrellas y recibe
} { $stars } de los demás.
note-unpaid = { $seat ->
    [you] No tienes
   *[other] { $seat } no tiene
} ninguna Estrella, y a nadie le sobra una.
note-shirked = Tantas rondas y tan pocos porrazos: el cielo ya ha visto bastante.
note-game_over = Ha estallado la tormenta: la partida ha terminado. { $how ->
    [most-stars] Gana quien tiene más Estrellas.
    [larger-pile] El montón de botín mayor deshace el empate.
   *[shared] La victoria se comparte.
}

## Lo que impide una jugada

when-reject = Rechazas Bárbaros cuando te han repartido nuevos
when-give_black = El tótem negro se entrega antes de la primera ronda
when-give_white = El tótem blanco se entrega antes de la primera ronda y se pasa al final de cada una
when-pair = Los portadores de los tótems eligen Bandas al principio de una ronda
when-offer = Ofreces una carta después de que un portador haya tomado tu Banda
when-lay = Los portadores ponen sus cartas después de las ofertas
when-exchange = Cambias tres cartas antes de ofrecer, antes de poner o después del choque
when-select = Eliges Bárbaros cuando tu carta te deja elegir
when-switch = Permutas Bárbaros después de jugar Espejo y permuta
when-pass = Puedes pasar cuando ofrecer, cambiar o permutar depende de ti
when-accept = Aceptas una carta cuando te han ofrecido una
when-decline = Rechazas una carta cuando te han ofrecido una
now-mustering = eliges con cuáles de tus nuevos Bárbaros te quedas
now-topping-up = { now-mustering }
now-giving-black = eliges quién recibe el tótem negro
now-giving-white = eliges quién recibe el tótem blanco
now-passing-white = pasas el tótem blanco
now-pairing = eliges una Banda con la que aliarte
now-offering = eliges si ofreces una carta
now-answering = aceptas o rechazas la carta que te ofrecen
now-laying = pones una carta
now-swapping = juegas otra carta en lugar de Cambia y juega
now-selecting = eliges uno de varios Bárbaros que encajan igual de bien
now-exchanging = eliges si cambias tres cartas
now-switching = permutas Bárbaros
no-player = Ese jugador no existe.
no-band = Esa Banda no existe.
no-star = No tienes ninguna Estrella; la carta cuesta una.
not-among-equals = Este Bárbaro no está entre los que encajan igual de bien.
must-lay = Debes poner una carta.
too-few = { $held ->
    [0] No tienes ninguna { $card }
   *[other] Tienes { $held } { $card }
}; un cambio requiere tres cartas iguales.
deck-empty = El mazo de Acción está vacío: no hay nada que robar.
must-lay-accepted = Has aceptado { $card } y debes ponerla.
not-for-itself = { $card } no se puede jugar en lugar de { $card }.
not-in-hand = No tienes { $card } en la mano.
not-new = El Bárbaro en el lugar { $place } no es uno de los nuevos.
holds-black = { $holder ->
    [you] Tienes
   *[other] { $holder } tiene
} el tótem negro.
white-already = Ya tienes el tótem blanco: pásalo a otro.
own-band = Esa es tu propia Banda: elige otra.
band-of-holder = El portador del tótem { side } es dueño de { band }.
band-taken = El otro Grupo ya tiene { band }.
both-own = Ambos Bárbaros están en tu propia Banda.
switched-already = El Bárbaro en el lugar { $place } de { band } ya ha sido permutado.

## El final

unit = { $count ->
    [one] 1 Estrella
   *[other] { $count } Estrellas
}
unit-plural = Estrellas
row-start = Estrellas al principio
row-selected-out = Puestas en Bárbaros
row-star_to-in = Recogidas de Bárbaros
row-glorious-in = Ganadas con Buscagloria
row-glorious-out = Perdidas ante Buscagloria
row-accepts-in = Por cartas que otros aceptaron
row-accepts-out = Pagadas por cartas aceptadas
row-regrets-in = Por cartas que otros rechazaron pero jugaron
row-regrets-out = Pagadas por jugar cartas rechazadas
row-help-in = Recibidas al quedarse sin Estrellas
row-help-out = Dadas a quienes no tenían
row-tie = Desempate: montón de botín
barbarians = { $count ->
    [one] 1 Bárbaro
   *[other] { $count } Bárbaros
}

## El tablero como texto y como imagen

over = La partida ha terminado.
headline = Ronda { $round }. { $step }. Se espera a { $players }.
step-mustering = Preparación: { ask-mustering }
step-giving-black = Preparación: { ask-giving-black }
step-giving-white = Preparación: { ask-giving-white }
step-pairing = Paso 1: { ask-pairing }
step-offering = Paso 2: { ask-offering }
step-answering = Paso 2: { ask-answering }
step-laying = Paso 3: { ask-laying }
step-swapping = Paso 4: { ask-swapping }
step-selecting = Paso 4: { ask-selecting }
step-exchanging = Paso 5: { ask-exchanging }
step-topping-up = Paso 6: { ask-mustering }
step-switching = Paso 8: { ask-switching }
step-passing-white = Paso 9: { ask-passing-white }
ask-mustering = elegir con qué Bárbaros quedarse
ask-topping-up = { ask-mustering }
ask-giving-black = quién recibe el tótem negro
ask-giving-white = quién recibe el tótem blanco
ask-pairing = formar Grupos
ask-offering = ofrecer cartas de Acción
ask-answering = aceptar o rechazar
ask-laying = poner cartas de Acción
ask-swapping = cambiar y jugar
ask-selecting = elegir entre Bárbaros iguales
ask-exchanging = cambiar tres iguales
ask-switching = permutar
ask-passing-white = pasar el tótem blanco
decks = Relámpago { $lightning ->
    [revealed] descubierto
   *[hidden] oculto
}, Trueno { $thunder ->
    [revealed] descubierto
   *[hidden] oculto
}. Mazo de Bárbaros: { $barbarians }. Mazo de Acción: { $actions ->
    [one] 1 carta
   *[other] { $actions } cartas
}.
mark-totem = tótem { side }
mark-grouped = agrupada con { side }
band-first = { $owner ->
    [you] Tu Banda
    [none] La Banda libre { $free }
   *[other] La Banda de { $owner }
}
band-line = { band-first }{ $marks ->
    [none] { "" }
   *[other] { " " }[{ $marks }]
}
band-line-owned = { band-line }: { $stars ->
    [one] 1 Estrella
   *[other] { $stars } Estrellas
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, montón de botín { $pile }
face-down = ({ $barbarian }) boca abajo
face-new = <{ $barbarian }> nuevo
clans = Clanes: { $clans }
on-table = En la mesa: { $cards ->
    [none] ninguna carta
   *[other] { $cards }
}.
played = { $player }: { $card }
played-on = { $player }: { $card } sobre { $barbarians }
discards = Descartes: { card-list }. Estrellas en la caja: { $stars }.
hand = Tu mano: { card-list }.
card-list = { $cards ->
    [none] nada
   *[other] { $cards }
}
card-times = { $card } ×{ $count }
offered = { $offerer } ofrece a { $holder }: { $card }, { $stage ->
    [offered] ofrecida
    [accepted] aceptada
   *[rejected] rechazada
}.
from-bottom = { $card } ({ $place } desde el fondo)
known-barbarians = Cartas conocidas del mazo de Bárbaros: { $cards }.
known-actions = Cartas conocidas del mazo de Acción: { $cards }.
sure = { $player } tiene con seguridad: { card-list }.
decided = Has decidido: { $move }.
picture-over = La partida ha terminado
picture-round = Ronda { $round }: { $ask }
picture-free-band = Banda libre { $free }
picture-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
picture-versus = VS
picture-barbarians = { $count ->
    [one] 1 Bárbaro por venir
   *[other] { $count } Bárbaros por venir
}
picture-actions = { $count ->
    [one] 1 carta de Acción
   *[other] { $count } cartas de Acción
}
picture-stars = { $count ->
    [one] 1 Estrella en la caja
   *[other] { $count } Estrellas en la caja
}

## Números de la caja

copies-of = { $count } { $card }
any-total = cualquier total
no-number = ningún número
times = { $count ->
    [0] ninguna vez
    [1] una vez
    [2] dos veces
    [3] tres veces
    [4] cuatro veces
    [5] cinco veces
    [6] seis veces
    [7] siete veces
    [8] ocho veces
   *[other] nueve veces
}
counts = { times }{ $add ->
    [0] { "" }
   *[other] { " " }y { $add } más
}, { $cap ->
    [0] sin tope
   *[other] hasta { $cap }
}

## Opciones y cajas

choice-basic = juego básico
choice-middle = juego medio
choice-full = juego completo
choice-as-the-game-says = como prevé la partida
choice-yes = sí
choice-no = no
choice-usual = habituales
choice-literal = literales
choice-in = con
choice-out = sin
designer = no figura en las reglas
publisher = no figura en las reglas
called-game = Juego
called-hand = Mano
called-clans = Clanes
called-step2 = Paso 2
called-cards = Cartas
called-second_best = Segundo
called-the_underdogs = Los desvalidos
called-glory_seeker = Buscagloria
called-swap_and_play = Cambia y juega
called-mirror_and_switch = Espejo y permuta
called-flee_and_surprise = Huida y sorpresa

## Diagrams of the rules

diagram-groups = Dos Grupos: cada portador tiene el tótem grande, y la Banda que tomó como compañera, el pequeño. Una carta elige entre todos los Bárbaros boca arriba de su Grupo; el que está boca abajo se ignora.
