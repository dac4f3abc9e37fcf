### 97 Klotho en español.

## El juego

pitch = En un asteroide, lanza los dados por minas, monstruos y tecnología extraña, cierra tus concesiones y mueve el mercado a tiempo.
ending-most-points = se puntuó la carta de puntuación 3 y alguien tiene más puntos que todos los demás
ending-more-cards = varios tenían más puntos que nadie, y decidieron más cartas delante
ending-more-coins = los mejores tenían los mismos puntos y cartas, y decidieron más monedas
ending-shared = los mejores tienen los mismos puntos, cartas y monedas: ganan juntos
ended-most-points = más puntos
ended-more-cards = más cartas
ended-more-coins = más monedas
ended-shared = victoria compartida
reconstructed = No tenemos las cartas impresas: minas, monstruos, tecnologías, número y precio de las herramientas y lo que cuesta un paso del mercado lo hemos diseñado nosotros.
option-cards = cuántas cartas Klotho se cuentan, más o menos una por minuto
option-rotation = si las cartas de mina se pueden girar al colocar una concesión: nada, media vuelta o como se quiera
option-scoring = si una carta de puntuación cuenta al instante (entonces el primero de dos reglas sencillas gana el 64,8 % ± 1,7 % de las partidas) o cuando todos han tenido los mismos turnos (57,1 % ± 1,8 %)
option-compensation = monedas que cada uno recibe al principio más que el jugador anterior; entre dos, con rondas completas, 6 es justo (el primero de dos reglas sencillas gana el 48,5 % ± 1,8 % de las partidas)
name-android-1 = Androide 1
name-android-2 = Androide 2
name-android-3 = Androide 3
name-android-4 = Androide 4
name-android-5 = Androide 5
name-android-6 = Androide 6
name-overdrive = Sobremarcha
name-augment-1 = Amplificador +1
name-augment-2 = Amplificador +2
name-augment-3 = Amplificador +3
name-bomb = Bomba
name-bribe = Soborno
name-raid = Asalto
name-turret = Torreta
name-lottery = Boleto de lotería
name-flying-pig = Cerdo volador
name-dust-mites = Ácaros
name-vent-crawler = Reptador de conductos
name-ore-leech = Sanguijuela de mineral
name-signal-eater = Devorador de señales
name-cable-worm = Gusano de cables
name-crypt-stalker = Acechador de criptas
name-glass-spider = Araña de cristal
name-tunnel-maw = Fauces del túnel
name-acid-bloom = Flor ácida
name-rift-hound = Sabueso de la grieta
name-magnet-ape = Simio magnético
name-star-drinker = Bebedor de estrellas
name-iron-hydra = Hidra de hierro
name-void-mother = Madre del vacío
name-core-titan = Titán del núcleo
name-chrono-loop = Bucle temporal
name-phase-tuner = Sintonizador de fase
name-inverter = Inversor
name-echo-prism = Prisma de eco
name-coin-mint = Ceca
name-trade-beacon = Baliza comercial
name-survey-drone = Dron de sondeo
name-harmonic-fence = Valla armónica
name-xeno-zoo = Xenozoo
name-reliquary = Relicario
name-ore-archive = Archivo de mineral
name-hoard-ledger = Libro del tesoro
name-small-battle-crystal = Cristal de combate pequeño
name-great-battle-crystal = Cristal de combate grande

## Cartas, dados y formas

nothing = nada
nobody = nadie
mine = mina { $number }
market-card = carta de mercado { $number }
mine-turned = { mine }{ $turned ->
    [0] { "" }
    [1] { " " }girada a la derecha
    [2] { " " }del revés
   *[3] { " " }girada a la izquierda
}
die-kind = { $kind ->
    [none] ningún dado
    [red] dado rojo
    [purple] dado morado
    [great-purple] dado morado grande
    [blue] dado azul
    [android] androide
   *[pig] cerdo volador
}
die-colour = { $kind ->
    [none] ninguno
    [red] rojo
    [purple] morado
    [great-purple] morado grande
    [blue] azul
    [android] androide
   *[pig] cerdo volador
}
die = el dado { $die } ({ die-kind })
die-showing = el dado { $die } ({ die-kind }, muestra { $shows })
side = { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}
edge = { $edge ->
    [teal] turquesa
    [pink] rosa
   *[yellow] amarillo
}
boundary = { edge } { $sides }
boundary-all = { edge } alrededor
mine-look = { $boundaries }; { $minerals }
mineral = { $mineral ->
    [organics] orgánico
    [metal] metal
   *[rads] rads
}
mineral-counted = { $count } { mineral }
artifact = { $artifact ->
    [idol] ídolo
    [tablet] tablilla
   *[orb] orbe
}
an-artifact = { $artifact ->
    [idol] un ídolo
    [tablet] una tablilla
   *[orb] un orbe
}
artifact-counted = { $count } { $artifact ->
    [idol] { $count ->
        [one] ídolo
       *[other] ídolos
    }
    [tablet] { $count ->
        [one] tablilla
       *[other] tablillas
    }
   *[orb] { $count ->
        [one] orbe
       *[other] orbes
    }
}
shape = { $shape ->
    [square-of-four] cuadrado de cuatro
    [wide-six] seis a lo ancho
    [tall-six] seis a lo alto
    [wide-eight] ocho a lo ancho
    [tall-eight] ocho a lo alto
    [eight-without-the-top-right] ocho sin la esquina superior derecha
    [eight-without-the-top-left] ocho sin la esquina superior izquierda
    [eight-without-the-bottom-right] ocho sin la esquina inferior derecha
    [eight-without-the-bottom-left] ocho sin la esquina inferior izquierda
    [ring-of-eight] anillo de ocho
   *[square-of-nine] cuadrado de nueve
}
a-shape = un { shape }
hand = { $hand ->
    [pair] una pareja
    [two-pair] dos parejas
    [three] un trío
    [straight] una escalera
    [full-house] un full
    [four] un póquer
   *[five] cinco iguales
}{ $high ->
    [yes] , de 4 o más
   *[no] { "" }
}
wanted-total = un total de { $target }
wanted-numbers = cualquier { $number }, una estrella cada uno
wanted-dice = los dados { $dice }
no-treasure = ningún tesoro
coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
stars = { $count ->
    [one] 1 estrella
   *[other] { $count } estrellas
}
market-stars = { $count ->
    [one] 1 estrella de mercado
   *[other] { $count } estrellas de mercado
}
spare-dice = { $count ->
    [one] 1 dado rojo sobrante
   *[other] { $count } dados rojos sobrantes
}
cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
tools = { $count ->
    [one] 1 herramienta
   *[other] { $count } herramientas
}
monsters = { $count ->
    [one] 1 monstruo
   *[other] { $count } monstruos
}
artifacts = { $count ->
    [one] 1 artefacto
   *[other] { $count } artefactos
}
minerals = { $count ->
    [one] 1 mineral
   *[other] { $count } minerales
}
technologies = { $count ->
    [one] 1 tecnología
   *[other] { $count } tecnologías
}

## Jugadas

roll = Lanzar los dados
done = Seguir
done-opening = No lanzar
done-rerolling = Conservar todos los dados y pasar a las cartas
done-closing = Terminar el turno
done-paying = No usar más dados
done-spending-stars = No gastar más estrellas
done-surplus = Terminar el turno y entregar { cards } (puedes conservar { $limit })
done-claiming = No tomar { $more ->
    [yes] nada más
   *[no] nada
} y { $spare ->
    [0] seguir
    [one] vender 1 dado rojo
   *[other] vender { $spare } dados rojos
}
reroll = Volver a lanzar { $dice }
reroll-crystal = Lanzar solo el dado del nuevo cristal
shown-die = { $shows } (dado { $die })
mark = Volver a lanzar también { $die }
claim-unknown = Tomar la carta del lugar { $place }
claim-mine = Tomar { $card } ({ $look }) con { $wanted }
claim-monster = Vencer a { $card } con { $wanted } por { $treasure }
claim-market = Usar { $card }: { $wanted }
claim-tech = Tomar { $card } con { $wanted }
pay = Usar { $die }
move = Mover { mineral } de { $price } a { $after } ({ $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
})
discard = Descartar { $card }
discard-tool = Descartar { $tool } (herramienta { $place })
buy = Comprar { $tool } por { coins } (herramienta { $place })
buy-nothing = No comprar nada (herramienta { $place })
play = Jugar { $tool }
play-overdrive = Jugar Sobremarcha: lanzar también un dado azul
play-bomb = Jugar una Bomba: vaciar y renovar la fila
play-lottery = Cobrar un boleto de lotería
play-pig = Hacer volar un cerdo: dos unos cuentan { $pig } contra un monstruo
augment = Aumentar { $die } en { $amount }
shift-up = Subir { $die } en { by-one }
shift-down = Bajar { $die } en { by-one }
by-one = { $amount ->
    [1] uno
   *[other] { $amount }
}
flip = Dar la vuelta: { $die }
copy = Copiar el dado { $model }: { $die }
raid = Asaltar a { $victim }
take = Tomar { $thing }
take-mine = Tomar { $thing } ({ $look })
drop = Entregar { $thing }
drop-mine = Entregar { $thing } ({ $look })
stake = Reclamar una concesión: { shape }
lay = Colocar { $piece } ({ $look })
row-card = { $card }: { $wanted }

## El registro

note-begins = { $seat ->
    [you] Empiezas.
   *[other] Empieza { $seat }.
}
note-turn = { $seat ->
    [you] Tu turno.
   *[other] Turno de { $seat }.
}
note-revealed = Nuevo en la fila: { $card }.
note-tool_revealed = Una herramienta nueva en la fila: { $tool }.
note-reshuffled = Las herramientas descartadas forman una pila nueva.
note-worn_out = Hace rato que no se mueve nada: { $card } sale de la fila.
note-income = { $seat ->
    [you] Acuñas
   *[other] { $seat } acuña
} { $coins }.
note-discarded = { $seat ->
    [you] Descartas
   *[other] { $seat } descarta
} { $card }.
note-tool_discarded = { $seat ->
    [you] Descartas
   *[other] { $seat } descarta
} { $tool } de la fila.
note-bombed = { $seat ->
    [you] Bombardeas
   *[other] { $seat } bombardea
} la fila.
note-rolled = { $again ->
    [0] { $seat ->
        [you] Lanzas.
       *[other] { $seat } lanza.
    }
   *[other] { $seat ->
        [you] Vuelves a lanzar
       *[other] { $seat } vuelve a lanzar
    } ({ $again ->
        [1] primera
        [2] segunda
        [3] tercera
       *[other] { $again }.ª
    } vez).
}
note-die = { $kind ->
    [purple] Dado morado
    [great-purple] Dado morado grande
    [blue] Dado azul
    [android] Androide
    [pig] Cerdo volador
   *[red] Dado rojo
}: { $number }.
note-android = { $seat ->
    [you] Juegas
   *[other] { $seat } juega
} un androide que cuenta como un { $number }.
note-overdrive = { $seat ->
    [you] Juegas
   *[other] { $seat } juega
} Sobremarcha: se une un dado azul.
note-augmented = { $seat ->
    [you] Aumentas
   *[other] { $seat } aumenta
} un dado de { $before } a { $number }.
note-shifted = { $seat ->
    [you] Cambias
   *[other] { $seat } cambia
} un dado de { $before } a { $number }.
note-flipped = { $seat ->
    [you] Das
   *[other] { $seat } da
} la vuelta a un dado de { $before } a { $number }.
note-copied = { $seat ->
    [you] Haces
   *[other] { $seat } hace
} de un dado una copia: de { $before } a { $number }.
note-pig = { $seat ->
    [you] Haces
   *[other] { $seat } hace
} volar un cerdo: dos unos cuentan { $number } contra un monstruo.
note-lottery = { $seat ->
    [you] Cobras
   *[other] { $seat } cobra
} un boleto de lotería: { $coins }.
note-sold = { $seat ->
    [you] Vendes
   *[other] { $seat } vende
} { $dice } por { $price }.
note-claimed = { $seat ->
    [you] { $deed ->
        [defeats] Vences a
        [uses] Usas
       *[claims] Tomas
    }
   *[other] { $seat } { $deed ->
        [defeats] vence a
        [uses] usa
       *[claims] toma
    }
} { $card } con { $count ->
    [one] 1 dado
   *[other] { $count } dados
}.
note-defeated = { $seat ->
    [you] Ganas
   *[other] { $seat } gana
} una recompensa de { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
note-artifact = { $seat ->
    [you] Encuentras
   *[other] { $seat } encuentra
} un artefacto: { artifact }.
note-found_tool = { $seat ->
    [you] Encuentras
   *[other] { $seat } encuentra
} una herramienta: { $tool }.
note-found_coins = { $seat ->
    [you] Encuentras
   *[other] { $seat } encuentra
} { $coins }.
note-won_stars = { $seat ->
    [you] Tienes
   *[other] { $seat } tiene
} { $stars } para gastar.
note-moved = El precio de { mineral } es ahora { $price }.
note-lost_stars = Sobran { $stars } y se pierden.
note-staked = { $seat ->
    [you] Reclamas
   *[other] { $seat } reclama
} { a-shape }{ $bribes ->
    [0] { "" }
    [one] { " " }con 1 Soborno
   *[other] { " " }con { $bribes } Sobornos
} y { $seat ->
    [you] ganas
   *[other] gana
} { $gained }.
note-bought = { $seat ->
    [you] Compras
   *[other] { $seat } compra
} { $tool } por { $coins }.
note-raided = { $seat ->
    [you] Asaltas a { $victim } y tomas { $thing }.
   *[other] { $seat } { $victim ->
        [you] te asalta
       *[other] asalta a { $victim }
    } y toma { $thing }.
}
note-dropped = { $seat ->
    [you] Tienes demasiadas cartas y entregas
   *[other] { $seat } tiene demasiadas cartas y entrega
} { $thing }.
note-score_card = ¡Sale la carta de puntuación { $number }!
note-waits = Cuenta cuando todos han tenido los mismos turnos.
note-traded = { $seat ->
    [you] Cambias
   *[other] { $seat } cambia
} { $cards } cartas de mina por { $gained }.
note-scored = { $seat ->
    [you] Puntúas
   *[other] { $seat } puntúa
} { $total } en la ronda { $number }: minerales { $minerals }, artefactos { $artifacts }, monstruos { $monsters }.
note-bonus = { $seat ->
    [you] Tu tecnología añade
   *[other] La tecnología de { $seat } añade
} { $points ->
    [one] 1 punto extra
   *[other] { $points } puntos extra
}.
note-over = La partida ha terminado. { $by ->
    [points] Gana quien tiene más puntos.
    [cards] En el empate gana quien tiene más cartas delante.
    [coins] En el empate gana quien tiene más monedas.
   *[nothing] La victoria se comparte.
}

## Lo que impide una jugada

when-roll = Lanzas una vez, al principio de tu turno
when-done = Sigues cuando has hecho lo que pide el paso
when-reroll = Vuelves a lanzar después del primer lanzamiento y antes de tomar cartas
when-mark = Eliges dados que volver a lanzar después del primer lanzamiento y antes de tomar cartas
when-claim = Tomas cartas después de volver a lanzar
when-pay = Eliges dados cuando pagas una carta
when-move = Mueves el mercado cuando tienes estrellas para gastar
when-discard = Descartas antes de lanzar o después de tomar cartas
when-buy = Compras herramientas entre los pasos de tu turno
when-play = Juegas herramientas entre los pasos de tu turno
when-augment = Juegas amplificadores entre los pasos de tu turno
when-shift = Usas el Sintonizador de fase entre los pasos de tu turno
when-flip = Usas el Inversor entre los pasos de tu turno
when-copy = Usas el Prisma de eco entre los pasos de tu turno
when-raid = Asaltas entre los pasos de tu turno
when-take = Tomas una carta después de jugar un Asalto
when-stake = Reclamas una concesión entre los pasos de tu turno
when-lay = Colocas cartas de mina después de elegir la forma de una concesión
when-drop = Entregas cartas al final de tu turno, si tienes demasiadas
now-opening = puedes descartar una carta y lanzar
now-rerolling = eliges dados que volver a lanzar
now-claiming = tomas cartas con tus dados
now-closing = terminas tu turno y puedes descartar una carta
now-laying = colocas las cartas de tu concesión
now-trimming = entregas cartas, hasta el número permitido
now-paying = pagas { $card }
now-spending-stars = tienes { stars } para gastar
now-taking = tomas una carta de { $victim }
does-not-continue = { $mine } no continúa la concesión, girada así.
not-owned-by = { $victim } no tiene esta carta.
not-owned = No tienes esta carta.
throw-marked = Has marcado dados para volver a lanzar: lánzalos antes.
die-used = Ya usado: { $die }.
no-such-die = No tienes ningún dado { $die }.
die-not-needed = No hace falta para { $card }: { $die }.
not-enough = { $card } pide { $wanted }: los dados elegidos aún no bastan.
price-highest = El precio de { mineral } no puede subir más.
price-lowest = El precio de { mineral } no puede bajar más.
too-few-stars = Tienes { stars }; este paso de { mineral } cuesta { $cost }.
not-rolled = Aún no has lanzado.
no-reroll = No te queda ningún lanzamiento.
choose-a-die = Elige al menos un dado que lanzar.
androids-stay = Los androides nunca se lanzan.
die-is-red = Se elige con los demás dados rojos: { $die }.
die-too-late = No se puede marcar después de un dado posterior: { $die }.
tool-place-empty = El lugar { $place } de las herramientas está vacío.
row-place-empty = El lugar { $place } de la fila está vacío.
too-dear = Tienes { coins }; { $tool } cuesta { $cost }.
dice-do-not = { $card } pide { $wanted }: tus dados sin usar no lo forman.
crystal-owner = Tienes un cristal de combate, así que no puedes descartar.
discarded-all = Ya has descartado todo lo que permite este paso.
no-tool = No tienes: { $tool }.
raid-another = Solo puedes asaltar a otro jugador.
owns-turret = { $victim } tiene una Torreta.
nothing-to-take = { $victim } no tiene ninguna carta que puedas tomar.
does-not-close = Tus cartas de mina no cierran una concesión de la forma { shape }.
too-few-ones = Dados sin usar que muestran uno: { $count }; un cerdo necesita dos.
too-many-dice = Ya tienes { $dice } dados en juego.
with-a-claim = { $tool } se usa cuando reclamas una concesión.
choose-victim = Elige a un jugador al que asaltar con { $tool }.
never-played = { $tool } actúa mientras está delante de ti: nunca se juega.
nothing-to-bomb = La fila está vacía: no hay nada que bombardear.
pig-claims = Un cerdo vuela solo mientras tomas cartas.
choose-die = { $tool } va sobre un dado: elige uno.
power = { $power ->
    [tuner] el Sintonizador de fase
    [inverter] el Inversor
   *[prism] el Prisma de eco
}
power-not-owned = No tienes { power }.
power-used = Ya has usado { power } este turno.
two-dice = Elige dos dados distintos: uno toma el número del otro.
same-number = Los dados { $die } y { $model } ya muestran el mismo número.
cannot-flip = No se puede dar la vuelta (debe mostrar de uno a seis): { $die }.
cannot-lower = No se puede bajar en { $amount } (ningún dado baja de uno): { $die }.
no-die-to-change = No tienes ningún dado { $die } que cambiar.
die-is-pig = El dado { $die } es parte de un cerdo volador y no sirve para nada más.

## Ayuda sobre las cartas

mine-help = Pide { $wanted }. Sus cuartos contienen { $minerals }; sus límites son { $boundaries }. Colócala con otras en una concesión.
monster-help = Pide { $wanted } o más. Guarda { $treasure } y da { $bounty ->
    [one] 1 punto
   *[other] { $bounty } puntos
} por ronda.
market-help = Cada uno de tus dados que muestra { $number } se convierte en una estrella, para mover precios al instante.
it-costs = Precio: { $price }.
android-help = Cuenta como un dado que muestra { $number } hasta el final del turno. { it-costs }
augment-help = Sube el número de un dado en { $boost }, más allá de seis si hace falta. { it-costs }
overdrive-help = Un dado azul para este turno. Jugado antes del primer lanzamiento, se lanza con los demás. { it-costs }
bomb-help = Vacía la fila y pone otras tantas cartas nuevas de cada tipo. Puede salir una carta de puntuación. { it-costs }
bribe-help = Por cada Soborno puede diferir un cruce de una concesión. Lo gasta la concesión que lo necesita. { it-costs }
raid-help = Toma una carta de delante de otro jugador, salvo que lo proteja una Torreta. { it-costs }
turret-help = Mientras está delante de ti, nadie puede asaltarte. { it-costs }
lottery-help = Después de cualquier lanzamiento paga una moneda por cada cinco. { it-costs }
pig-help = Dos unos se convierten en { $pig }, contra un solo monstruo. { it-costs }
tech-help = Pide los dados { $dice }. { $power }
power-chrono = Puedes volver a lanzar { $amount ->
    [1] una vez más.
   *[other] { $amount } veces más.
}
power-tuner = Una vez por turno, después de lanzar: un dado sube o baja en { by-one }.
power-inverter = Una vez por turno, después de lanzar: da la vuelta a un dado de seis caras.
power-prism = Una vez por turno, después de lanzar: un dado toma el número de otro.
power-mint = { amount-coins } al principio de cada uno de tus turnos.
amount-coins = { $amount ->
    [one] 1 moneda
   *[other] { $amount } monedas
}
power-beacon = Cada herramienta te cuesta { amount-coins } menos, pero al menos una.
power-drone = Puedes descartar { $amount ->
    [one] 1 carta
   *[other] { $amount } cartas
} más en cada acción de descarte.
power-fence = En cada concesión { $amount ->
    [one] puede diferir 1 cruce
   *[other] pueden diferir { $amount } cruces
}, sin Soborno.
amount-points = { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}
power-zoo = Al final { amount-points } por cada monstruo vencido.
power-reliquary = Al final { amount-points } por cada artefacto.
power-archive = Al final { amount-points } por cada mineral.
power-ledger = Al final un punto por cada { $price ->
    [one] moneda
   *[other] { $price } monedas
}, como mucho { $most }.
power-small-crystal = Un dado morado de seis caras cada turno. Ya no puedes descartar.
power-great-crystal = Un dado morado de ocho caras cada turno. Ya no puedes descartar.
power-star = Siempre que ganas estrellas de mercado, ganas { $amount } más.
power-collection = Al final { amount-points } por cada tecnología que tengas.

## El final

row-minerals = Minerales
row-artifacts = Artefactos
row-monsters = Recompensas por monstruos
by-round = por ronda: { $points }
tie-cards = Primer desempate: cartas delante
tie-coins = Segundo desempate: monedas

## La mesa como texto y como imagen

over = La partida ha terminado.
headline = { $player }: { $asked }. Carta de puntuación { $card } dentro de { $left ->
    [one] 1 carta
   *[other] { $left } cartas
}; empezó { $first }.
headline-last = { $player }: { $asked }. No queda ninguna carta Klotho; empezó { $first }.
asked-taking = tomar una carta de { $victim }
asked-trimming = más de { $limit ->
    [one] 1 carta
   *[other] { $limit } cartas
}: entregar { $surplus }
asked-surplus = usar o comprar lo que quieras y terminar el turno: hay que entregar { cards } de más
asked-stars = elegir dados que se convierten en estrellas
asked-nothing = con estos dados no se puede tomar ninguna carta
asked-no-roll = sin lanzar no hay con qué tomar cartas
asked-discard = descartar una carta si quieres, luego { $step }
step-opening = lanzar
step-rerolling = volver a lanzar o conservar
step-claiming = tomar cartas
step-closing = terminar el turno
step-paying = elegir dados con los que pagar
step-spending-stars = gastar estrellas de mercado
step-laying = colocar la concesión
legend = Las cartas de mina muestran los límites N E S W (T turquesa, P rosa, Y amarillo), luego los minerales desde arriba a la izquierda en sentido horario (O orgánico, M metal, R rads).
tools-row = Herramientas: { $tools }
market = Mercado: { $prices }{ $stars ->
    [0] { "" }
    [one] ; 1 estrella para gastar
   *[other] ; { $stars } estrellas para gastar
}
market-steps = Estrellas para bajar/subir un precio: { $steps }
mineral-price = { mineral } { $price }
dice-none = Dados: aún sin lanzar
dice = Dados { $dice }
dice-throws = Dados { $dice }; { $throws ->
    [one] queda 1 lanzamiento
   *[other] quedan { $throws } lanzamientos
}
die-lies = { $die }: { die-colour } [{ $shows }]{ $state ->
    [used] { " " }usado
    [chosen] { " " }elegido
   *[free] { "" }
}
laying = Colocando { a-shape }:
best-laid = Lo mejor que colocar ahora: { $piece }.
suggested = Concesión sugerida: { shape } de { $pieces }{ $middle ->
    [yes] , y tu carta más rica en el centro
   *[no] { "" }
}, por { $minerals }.
sheet = { $player }: { $total ->
    [one] 1 punto
   *[other] { $total } puntos
} ({ $rounds }; una ronda ahora { $round }), { coins }, { $monsters ->
    [one] 1 monstruo
   *[other] { $monsters } monstruos
}
sheet-cards = Minerales: { $minerals }. Artefactos: { $artifacts ->
    [none] ninguno
   *[other] { $artifacts }
}. { cards } delante.
sheet-mines = Minas: { $held }
sheet-tools = Herramientas: { $held }
sheet-techs = Tecnología: { $held }
tool-times = { $tool } ×{ $count }
picture-over = La partida ha terminado
picture-asked = { $player }: { $asked }
picture-high = 4 o más
picture-cards-to = cartas hasta
picture-score = puntuación { $number }
picture-end = el final
picture-not-rolled = Aún sin lanzar
picture-market = Mercado

## Números de la caja

stars-of-market = { $mineral } { $values } (subida { $up }; bajada desde arriba { $down })
tech-does = { $tech }: { $power }
prices = { $low } a { $high }, al principio { $start }
each-number = { $count } por cada número de { $low } a { $high }
of-a-number = { $count } por { $number }

## Opciones y cajas

choice-none = nada
choice-half = media vuelta
choice-free = como se quiera
choice-at-once = al instante
choice-whole-rounds = rondas completas
choice-standard = Reconstruida
choice-markets = Mercados amañados
option-box = con qué cartas se juega
box-standard = Reconstruida
box-standard-about = 97 cartas Klotho, inventadas para encajar con todo lo que dice de ellas el reglamento
box-markets = Mercados amañados
box-markets-about = las tecnologías piden menos dados y dan más, y una estrella de mercado mueve metal y rads en dos
called-cards = Número de cartas
called-rotation = Giro
called-scoring = Puntuación
called-compensation = Compensación
called-box = Cartas

## Diagrams of the rules

diagram-claim = Cuatro cartas de mina cuyos límites coinciden donde el camino pasa de una carta a otra. Los cuatro minerales de dentro son tuyos.
diagram-shapes = Las formas de una concesión: cuatro, seis y ocho cartas, el anillo de ocho y el cuadrado de nueve, cuya carta central no tiene que coincidir. Se pueden girar.
