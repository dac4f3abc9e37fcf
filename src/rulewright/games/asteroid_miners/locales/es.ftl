### Asteroid Miners en español.

## El juego

pitch = Perfora tres asteroides, gana licitaciones para tus metales y forja una estación espacial, en horas extra si te atreves.
ending-most-funding = el último asteroide está agotado y una compañía tiene más capital que la otra
ending-tie-break = el capital era igual; decidieron más filas de la estación Alfa o más estratos
ending-shared = capital, filas y estratos son iguales: ganan ambas compañías
ending-bankrupt = una compañía no tenía capital ni nada que forjar: gana la otra
ending-outdone = a solas en la mesa, y no se venció al rival
ending-ruined = a solas en la mesa, sin capital y sin nada que forjar
ended-most-funding = más capital
ended-tie-break = desempate
ended-shared = victoria compartida
ended-bankrupt = bancarrota
ended-outdone = superado
ended-ruined = arruinado
reconstructed = Solo tenemos las reglas de la expansión: el juego básico (taladros, sucesos, licitaciones, mercado, equipo y rival en solitario), la mayoría de los estratos y la mayoría de las filas de la estación los hemos diseñado nosotros.
option-version = si los taladros se compran una vez y se usan gratis o se pagan cada turno
option-foundry = con o sin la Fundición interestelar
option-rival = a solas: lo bien que perfora el rival
option-forging = a solas: si el rival forja según una tabla exacta o decides tú por él
seat-name-0 = Rojo
seat-name-1 = Morado

## Compañías, minerales, dados y dinero

rival = El rival
mineral = { $mineral ->
    [0] nada
    [1] arcilla
    [2] roca
    [3] hierro
    [4] níquel
    [5] platino
   *[6] rodio
}
pair = { $first } y { $second }
component = { $number } ({ $minerals })
asteroid = asteroide { $number }
ability = { $face ->
    [0] ninguna habilidad
    [1] un dado sube o baja 1
    [2] un dado sube o baja 2
    [3] dos dados suben o bajan 1 cada uno
    [4] dos dados suben o bajan 2 cada uno
    [5] dos dados por su total
   *[6] uno o dos dados del revés
}
event = { $event ->
    [1] micrometeoroides
    [2] broca atascada
    [3] llamarada solar
    [4] turno tranquilo
    [5] subida de precios
    [6] inversor
    [7] caída de precios
    [8] terreno suelto
   *[9] polvo
}
money = { $amount } M$
the-die = el { $face }

## Jugadas

drill = Pagar { $price } por el taladro { $drill } ({ dice })
dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
reroll = Volver a lanzar { $dice }
keep = Conservar todos los dados
modify = Lanzar el dado Modificar
modify-again = Volver a lanzar el dado Modificar
alter-total = Dejar que { $first } y { $second } valgan por ambos minerales
alter-one = { turn } { $first } en { $first-now }
alter-two = { turn } { $first } en { $first-now } y { $second } en { $second-now }
turn = { $flip ->
    [yes] Voltear
   *[no] Convertir
}
excavate = Excavar con los dados como están
smelt = Volver a lanzar { $dice } en el horno
smelt-none = Conservar los dados del horno
control = Lanzar el dado naranja
control-again = Volver a lanzar el dado naranja
go-on = Seguir en horas extra: { $component }, con { $risk } en juego
settle = Forjar { $component } con { $ability } por { $pay }
settle-none = Dejar { $component } sin forjar
bare-smelt = Volver a lanzar dados del horno
bare-control = Lanzar el dado naranja
bare-settle = Terminar el componente
bare-go_on = Seguir en horas extra
bank = Parar y cobrar { $risk }
buy-drill = Comprar el taladro { $drill } ({ dice }) por { $price }
buy-equipment = Comprar equipo de nivel { $level } ({ rolls }) por { $price }
rolls = { $rolls ->
    [one] 1 lanzamiento Modificar
   *[other] { $rolls } lanzamientos Modificar
}
save = No comprar nada
forge = Conservar { $funding } e ir directamente a la Fundición

## El registro

note-turn = Ronda { $round }: { $company ->
    [you] tu turno
    [the-rival] turno del rival
   *[other] turno de { $company }
}.
note-event = { $event ->
    [1] Micrometeoroides: { $company ->
        [you] pagas
        [the-rival] el rival paga
       *[other] { $company } paga
    } { $cost } de reparaciones (salvo con { $cost } o menos).
    [2] Broca atascada: { $company ->
        [you] perforas
        [the-rival] el rival perfora
       *[other] { $company } perfora
    } con un dado menos, pero nunca con menos de { $least }.
    [3] Llamarada solar: { $company ->
        [you] no puedes
        [the-rival] el rival no puede
       *[other] { $company } no puede
    } volver a lanzar los dados de perforación.
    [4] Turno tranquilo: no pasa nada.
    [5] Subida de precios: { $company ->
        [you] venderás
        [the-rival] el rival venderá
       *[other] { $company } venderá
    } a precios altos.
    [6] Inversor: { $company ->
        [you] recibes
        [the-rival] el rival recibe
       *[other] { $company } recibe
    } { $gain }.
    [7] Caída de precios: { $company ->
        [you] venderás
        [the-rival] el rival venderá
       *[other] { $company } venderá
    } a precios bajos.
    [8] Terreno suelto: { $company ->
        [you] perforas
        [the-rival] el rival perfora
       *[other] { $company } perfora
    } con un dado más, pero nunca con más de { $most }.
   *[9] Polvo: { $company ->
        [you] no puedes
        [the-rival] el rival no puede
       *[other] { $company } no puede
    } lanzar el dado Modificar.
}
note-broke = { $company ->
    [you] No te queda capital ni nada que forjar: quedas fuera.
    [the-rival] Al rival no le queda capital ni nada que forjar, y queda fuera.
   *[other] A { $company } no le queda capital ni nada que forjar, y queda fuera.
}
note-rescued = { $company ->
    [you] No tienes capital y vas
    [the-rival] El rival no tiene capital y va
   *[other] { $company } no tiene capital y va
} directamente a la Fundición.
note-kept = { $company ->
    [you] Conservas { $price } y vas
    [the-rival] El rival conserva { $price } y va
   *[other] { $company } conserva { $price } y va
} directamente a la Fundición.
note-fee = { $company ->
    [you] Pagas
    [the-rival] El rival paga
   *[other] { $company } paga
} { $price } por el taladro { $drill }.
note-drilled = { $company ->
    [you] Perforas y sacas
    [the-rival] El rival perfora y saca
   *[other] { $company } perfora y saca
} { $dice }.
note-rerolled = Tras volver a lanzar, los dados muestran { $dice }.
note-modified = Dado Modificar: { $face }.
note-altered = { $use ->
    [total] { $company ->
        [you] Dejas
        [the-rival] El rival deja
       *[other] { $company } deja
    } que el { $first } y el { $second } valgan por ambos minerales.
    [one] { turns } el { $first } en { $first-now }.
   *[two] { turns } el { $first } en { $first-now } y el { $second } en { $second-now }.
}
turns = { $company ->
    [you] Conviertes
    [the-rival] El rival convierte
   *[other] { $company } convierte
}
note-dug = { $company ->
    [you] Extraes
    [the-rival] El rival extrae
   *[other] { $company } extrae
} { $mineral }.
note-nothing_dug = { $company ->
    [you] No extraes
    [the-rival] El rival no extrae
   *[other] { $company } no extrae
} nada.
note-excavated = { $company ->
    [you] Has
    [the-rival] El rival ha
   *[other] { $company } ha
} excavado por completo el estrato { $depth } ({ $asteroid }).
note-bid = { $company ->
    [you] Ofreces
    [the-rival] El rival ofrece
   *[other] { $company } ofrece
} { $bid } contra { $a } y { $b } y { $won ->
    [0] { $company ->
        [you] no ganas
       *[other] no gana
    } la licitación.
   *[1] { $company ->
        [you] ganas
       *[other] gana
    } la licitación.
}
note-sold = { $company ->
    [you] Vendes
    [the-rival] El rival vende
   *[other] { $company } vende
} { $mineral } { $column ->
    [0] al precio bajo
    [1] al precio medio
    [2] al precio alto
   *[3] al precio de contrato
}: { $price }.
note-bought_drill = { buys } el taladro { $drill } por { $price }.
note-bought_equipment = { buys } equipo de nivel { $level } por { $price }.
buys = { $company ->
    [you] Compras
    [the-rival] El rival compra
   *[other] { $company } compra
}
note-tries = { $company ->
    [you] Enciendes
    [the-rival] El rival enciende
   *[other] { $company } enciende
} el horno para la fila { $row }: { $component }.
note-smelted = Horno, lanzamiento { $roll }: { $a } y { $b }.
note-natural = Una fundición pura: { $component } sin la Estación de control.
note-control = Estación de control, lanzamiento { $roll }: { $face }.
note-failed = { $company ->
    [you] No puedes
    [the-rival] El rival no puede
   *[other] { $company } no puede
} forjar la fila { $row } esta vez.
note-overtime = Horas extra: { $company ->
    [you] pones
    [the-rival] el rival pone
   *[other] { $company } pone
} en juego la fila { $row } y { $risk }.
note-fell = La fila { $row } fracasa en horas extra: { $company ->
    [you] pierdes
    [the-rival] el rival pierde
   *[other] { $company } pierde
} { $rows ->
    [one] 1 fila nueva
   *[other] { $rows } filas nuevas
} de este turno y { $risk }.
note-forged = { $company ->
    [you] Forjas
    [the-rival] El rival forja
   *[other] { $company } forja
} { $component } para la fila { $row }, que vale { $pay }.
note-banked = { $company ->
    [you] Estás en la fila { $row } y cobras
    [the-rival] El rival está en la fila { $row } y cobra
   *[other] { $company } está en la fila { $row } y cobra
} { $risk }.
note-arrived = El asteroide está agotado. El siguiente: { $asteroid }.
note-missed = { $company ->
    [you] Te faltó el último estrato y subes
    [the-rival] Al rival le faltó el último estrato y sube
   *[other] A { $company } le faltó el último estrato y sube
} a la fila { $row } sin paga.
note-ends = { $red-company ->
    [you] Tienes
   *[other] { $red-company } tiene
} { $red }, { $purple-company ->
    [you] tú tienes
    [the-rival] el rival tiene
   *[other] { $purple-company } tiene
} { $purple }{ $result ->
    [tie-break] : deciden filas y estratos
    [shared] : la victoria se comparte
    [outdone] : no se ha vencido al rival
   *[funding] { "" }
}.

## Lo que impide una jugada

when-drill = Eliges y pagas un taladro al principio de tu turno
when-forge = Solo puedes ir directamente a la Fundición al principio de tu turno
when-reroll = Vuelves a lanzar los dados de perforación justo después de perforar
when-modify = Lanzas el dado Modificar después de volver a lanzar
when-alter = Usas el dado Modificar después de volver a lanzar
when-excavate = Excavas después de volver a lanzar
when-smelt = Vuelves a lanzar los dados del horno en la Fundición, después del mercado
when-control = Lanzas el dado naranja en la Fundición, después de los dados del horno
when-settle = Terminas un componente en la Fundición, después de los dados del horno
when-go_on = Sigues en horas extra después de forjar un componente, si vas por detrás
when-bank = Cobras la paga en juego entre componentes forjados en horas extra
when-buy_drill = Compras un taladro al final de tu turno
when-buy_equipment = Compras equipo al final de tu turno
when-save = Decides qué comprar al final de tu turno
now-starting = empieza el turno siguiente
now-drilling = eliges un taladro
now-rerolling = eliges dados de perforación que volver a lanzar
now-modifying = usas el dado Modificar o excavas
now-smelting = eliges dados del horno que volver a lanzar
now-controlling = lanzas el dado naranja o terminas el componente
now-overtime = eliges si sigues en horas extra
now-upgrading = eliges qué comprar
drills-not-bought = En la versión avanzada pagas un taladro cada turno en lugar de comprarlo.
best-drill = Ya tienes el mejor taladro.
best-equipment = Ya tienes el mejor equipo.
no-foundry = Esta partida se juega sin la Fundición interestelar.
drill-free = En la versión normal usar tu taladro no cuesta nada.
no-such-drill = No hay ningún taladro { $drill } en esta partida.
drill-too-dear = Tienes { $funding }; el taladro { $drill } cuesta { $price }.
equipment-too-dear = Tienes { $funding }; el equipo de nivel { $level } cuesta { $price }.
has-funding = Solo puedes ir directamente a la Fundición en la versión avanzada, si empezaste tu turno con { $none }.
dust = La nube de polvo te impide lanzar el dado Modificar este turno.
no-roll-left = { $rolls ->
    [0] No tienes equipo con el que lanzar el dado Modificar.
    [one] Tu equipo permite 1 lanzamiento Modificar, y ya lo has usado.
   *[other] Tu equipo permite { $rolls } lanzamientos Modificar, y ya los has usado.
}
no-such-die = Tienes { $count ->
    [one] 1 dado
   *[other] { $count } dados
} en la bandeja: { $dice }.
one-choice = Dos de estos dados muestran el mismo número: elige el primero.
not-the-total = { $first } y { $second } suman { $sum }; el estrato pide un total de { $total }.
no-total = Un mineral de este estrato ya se ha extraído, así que un total no puede valer por ambos.
no-change = El dado Modificar muestra { $face } ({ $ability }): no cambia nada en ese sentido.
not-rolled = No has lanzado el dado Modificar.
wrong-number = El dado Modificar muestra { $face } ({ $ability }): no cambia { $count ->
    [one] un dado
   *[other] dos dados
}.

## El final

unit = { $negative ->
    [yes] −{ $size } M$
   *[no] { $size } M$
}
unit-plural = M$
row-start = Capital al principio
row-sold = Metales vendidos
row-rows = Paga por la estación espacial
row-events = Sucesos
row-fees = Pagos por taladros
row-bought = Taladros y equipo comprados
row-rival = Capital del rival
row-tie-rows = Primer desempate: filas de la estación Alfa
row-tie-strata = Segundo desempate: estratos
metals = { $count ->
    [one] 1 metal
   *[other] { $count } metales
}
payments = { $count ->
    [one] 1 pago
   *[other] { $count } pagos
}
events = { $count ->
    [one] 1 suceso
   *[other] { $count } sucesos
}
turns-paid = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
purchases = { $count ->
    [one] 1 compra
   *[other] { $count } compras
}
verdict = { verdict-score }.
verdict-score = { $player ->
    [you] { $result ->
        [won] Ganas
       *[lost] Pierdes
    }
   *[other] { $player } { $result ->
        [won] gana
       *[lost] pierde
    }
} con { $mine } frente a { $theirs } del rival
verdict-tie = { verdict-score }. Decidieron { $by ->
    [rows] las filas de la estación Alfa
   *[strata] los estratos
} ({ $one } a { $other }).
verdict-ruined = { $player ->
    [you] Pierdes
   *[other] { $player } pierde
}: no queda capital ni nada que forjar. El rival tiene { $theirs }.

## El tablero como texto y como imagen

board-round = Ronda { $round }, { $version ->
    [0] normal
   *[1] avanzada
}    Asteroide { $asteroid } de { $asteroids }
board-stratum = Estrato
board-red = Rojo
board-purple = Morado
mark-out = exc
mark-first = 1.º
mark-second = 2.º
board-station = Estación
board-start = inicio
board-row = { $component } / licitación: { $tender }
board-company = { $name } (rojo)
board-company-purple = { $name } (morado)
board-drill = taladro { $drill } ({ dice })
board-equipment = equipo { $level } ({ rolls })
board-row-of = fila { $row } de { $rows }
board-price = { $mineral } { $prices }, contrato { $contract }
board-market = Mercado: { $prices }
phase-drill = 2 Perforar
phase-modify = 3 Modificar dados
phase-foundry = 6½ Fundición interestelar
phase-overtime = 6½ Fundición interestelar, horas extra
phase-upgrade = 7 Mejora del equipo
board-phase = { $name }: { $phase }
board-phase-event = { $name }: { $phase }  Suceso: { event }
board-offer = taladro { $drill }: { dice } por { $price }
board-dice = Dados: { $dice }
board-modify = Dado Modificar { $face }: { $ability } ({ $left ->
    [one] queda 1 lanzamiento
   *[other] quedan { $left } lanzamientos
})
board-wanted = { wanted }; licitación no ganada; en juego { $risk }
board-wanted-tender = { wanted }; licitación ganada; en juego { $risk }
wanted = Para la fila { $row } hace falta: { $component }
board-smelter = Horno: { $dice } (lanzamiento { $roll } de { $rolls })
board-control = Dado naranja { $face }: { $ability } (lanzamiento { $roll } de { $rolls })
board-chance = Probabilidad del próximo componente con el mejor juego: { NUMBER($chance, minimumFractionDigits: 1) } %
picture-over = La partida ha terminado
picture-round = Ronda { $round }
picture-round-phase = Ronda { $round }: { $phase }
picture-equipment = Equipo { $level }
picture-tools = Taladro { $drill }, equipo { $level }
picture-tray = En la bandeja
picture-modify = Modificar

## Números de la caja

version = { $version ->
    [0] Normal
   *[1] Avanzada
}
span = { $low } a { $high }
count = { $count ->
    [0] ningún
    [1] un
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
   *[other] { $count }
}
metal-for = { $mineral } por { $price }
pay-for = { $pay } con { $faces }
event-effect = { $event ->
    [1] pagas { $cost }, salvo con { $cost } o menos
    [2] un dado de perforación menos, pero al menos { $least }
    [3] no se vuelven a lanzar los dados de perforación
    [4] no pasa nada
    [5] precios altos en el mercado
    [6] recibes { $gain }
    [7] precios bajos en el mercado
    [8] un dado de perforación más, pero como mucho { $most }
   *[9] no se lanza el dado Modificar
}
event-on = { event } con { $faces } ({ event-effect })
event-elsewhere = { event } ({ event-effect })
no-components = Ningún componente
ordinal = { $asteroid ->
    [0] primero
    [1] segundo
    [2] tercero
   *[3] cuarto
}
strata-of = { $strata } del { ordinal }
asteroid-has = el { ordinal } tiene { $strata }
asteroid-begins = el { ordinal } empieza con { $stratum }

## Opciones y cajas

choice-regular = normal
choice-advanced = avanzada
choice-with = con
choice-without = sin
choice-easy = fácil
choice-normal = medio
choice-hard = difícil
choice-by-table = según la tabla
choice-by-hand = a mano
choice-standard = Precios justos
choice-deep = Cinturón profundo
choice-first = Precios originales
option-box = con qué cartas y precios se juega
box-standard = Precios justos
box-standard-about = el equipo cuesta lo bastante para que cualquier plan de compra pueda compensar
box-deep = Cinturón profundo
box-deep-about = una partida más larga: cuatro asteroides, cinco taladros, once filas y otros sucesos
box-first = Precios originales
box-first-about = los precios de la primera reconstrucción, en los que lo mejor es comprarlo todo enseguida
called-version = Versión
called-foundry = Fundición
called-rival = Rival
called-forging = Forja
called-box = Cartas

## Diagrams of the rules

diagram-strata = Las dos compañías excavan los mismos estratos, cada una en su pozo. Rojo, a la izquierda, ha excavado un estrato entero y la mitad del siguiente; morado, uno.
diagram-station = La estación Alfa se construye desde abajo: rojo, a la izquierda, tiene dos filas; morado, una. Donde una fila muestra dos componentes, el de la derecha es para quien ganó la licitación.
