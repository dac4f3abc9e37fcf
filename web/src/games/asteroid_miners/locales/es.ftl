
## belt

asteroid-mineral = { $mineral ->
    [0] nada
    [1] arcilla
    [2] roca
    [3] hierro
    [4] níquel
    [5] platino
   *[other] rodio
}
asteroid-event = { $event ->
    [1] Micrometeoroides
    [2] Broca atascada
    [3] Llamarada solar
    [4] Turno tranquilo
    [5] Subida de precios
    [6] Inversor
    [7] Caída de precios
    [8] Terreno suelto
   *[other] Polvo
}
asteroid-ability = { $face ->
    [1] ±1 uno
    [2] ±2 uno
    [3] ±1 ambos
    [4] ±2 ambos
    [5] mismo total
   *[other] dar vuelta
}
asteroid-ability-said = { $face ->
    [1] cambiar un dado en 1
    [2] cambiar un dado en 2
    [3] cambiar ambos dados en 1
    [4] cambiar ambos dados en 2
    [5] cualesquiera caras con el mismo total
   *[other] dar la vuelta a dados
}
asteroid-modify = { $face ->
    [1] ±1 un dado
    [2] ±2 un dado
    [3] ±1 dos dados
    [4] ±2 dos dados
    [5] total igual
   *[other] dar vuelta 1–2
}
asteroid-modify-said = { $face ->
    [1] cambiar un dado en 1
    [2] cambiar un dado en 2
    [3] cambiar dos dados en 1
    [4] cambiar dos dados en 2
    [5] cambiar dos dados a un total igual
   *[other] dar la vuelta a uno o dos dados
}
asteroid-company-letter = { $company ->
    [0] R
   *[other] M
}
asteroid-phase = { $phase ->
    [0] Suceso
    [1] Perforar
    [2] Modificar
    [3] Excavación
    [4] Licitación
    [5] Mercado
    [6] Fundición interestelar
    [7] Mejora
   *[other] Limpieza
}
asteroid-money = { $amount } M$

## Abilities

asteroid-face = Con un { $face }: { $said }{ $paid ->
    [yes] , por { $pay }
   *[no] { "" }
}{ $rolled ->
    [yes] , sacado
   *[no] { "" }
}{ $helps ->
    [yes] , formaría el componente
   *[no] { "" }
}

## Asteroid

asteroid-number = Asteroide { $asteroid }.
asteroid-stratum = Estrato { $stratum }: { $pair }{ $dug ->
    [0] { "" }
   *[other] , excavado por { $names }
}{ $half }.
asteroid-half-dug = , { $mineral } excavado por { $name }

## Board

asteroid-red = Rojo
asteroid-rival = El rival
asteroid-purple = Morado
asteroid-over = El cinturón está agotado.
asteroid-step = { $step ->
    [drilling] Elige un taladro
    [rerolling] Perforar
    [modifying] Modificar dados
    [smelting] El horno
    [controlling] La Estación de control
    [overtime] ¿Horas extra?
    [upgrading] Mejora
   *[other] { "" }
}{ $rival ->
    [yes] { " " }para el rival
   *[no] { "" }
}
asteroid-need-drill = Necesitas { $wanted }: más dados cuestan más.
asteroid-need-roll = Necesitas { $wanted }. Toca los dados para conservarlos o lanzarlos.
asteroid-use-modify = Usa el dado Modificar en tus dados o excava.
asteroid-roll-modify = Lanza el dado Modificar o excava.
asteroid-match = Logra ambos minerales sin el dado naranja por { $money }.
asteroid-green = Las habilidades verdes formarían el componente.
asteroid-behind = Ibas dos por detrás: puedes seguir, pero si fallas pierdes todas las filas de este turno.
asteroid-one-purchase = Una compra por turno; sirve desde el turno siguiente.
asteroid-odds = Probabilidades { $on ->
    [yes] visibles
   *[other] ocultas
}

## Company

asteroid-you = tú
asteroid-funding = Capital
asteroid-drill = Taladro
asteroid-dice-brackets = ({ $dice } dados)
asteroid-by-the-turn = por turno
asteroid-equipment = Equipo
asteroid-modify-brackets = ({ $rolls } Modificar)
asteroid-tender-won = Licitación ganada

## Drilling

asteroid-use = Usar el { $face }, dado { $die }, para el total
asteroid-turn = Convertir el { $face }, dado { $die }, en { $into }
asteroid-promise = Extrae { $dug }{ $bid ->
    [0] { "" }
   *[other] ; oferta { $bid }{ $odds ->
        [yes] { " " }(gana { $chance })
       *[no] { "" }
    }
}
asteroid-drill-number = Taladro { $drill }
asteroid-dice = { $dice } dados
asteroid-straight = Directo a la Fundición
asteroid-no-drill = sin taladro, conservar
asteroid-drill-die = Dado de perforación
asteroid-modify-die = Dado Modificar: { $face }
asteroid-modify-dice = Modificar dados
asteroid-throw = Volver a lanzar { $count ->
    [one] un dado
   *[other] { $count } dados
}
asteroid-keep-all = Conservar todo
asteroid-only-this = Solo este
asteroid-another = Otro dado
asteroid-roll-modify-die = { $again ->
    [yes] Volver a lanzar
   *[no] Lanzar
} el dado Modificar
asteroid-excavate = Excavar

## Foundry

asteroid-row-aim = Fila { $row }: C{ $component }
asteroid-at-risk = { $money } en juego
asteroid-bank = Cobrar { $money }
asteroid-stand = y quedarse en la fila { $row }
asteroid-risk-chance = Arriesgar: { $chance }
asteroid-risk = Arriesgar
asteroid-risk-loses = si fallas pierdes { $money } y { $rows ->
    [one] la fila
   *[other] todas las filas
} de este turno
asteroid-smelter-die = Dado del horno
asteroid-roll-of = lanzamiento { $roll } de { $most }
asteroid-orange-die = Dado naranja: { $face }
asteroid-control = Estación de control
asteroid-smelt-again = Volver a lanzar { $count ->
    [one] el { $face }
   *[other] ambos
}{ $aid }
asteroid-to-control = Ir a la Estación de control{ $aid }
asteroid-forge = Forjar por { $money }{ $aid }
asteroid-roll-orange = { $left ->
    [first] Lanzar el dado naranja
   *[other] Volver a lanzar el dado naranja (quedan { $left })
}{ $aid }
asteroid-give-up = Renunciar

## Market

asteroid-market-won = ganada
asteroid-market-die = dado del mercado
asteroid-tender = contrato
asteroid-metal-market = Mercado de metales
asteroid-in-millions = , en millones de dólares
asteroid-market = Mercado
asteroid-metal = Metal
asteroid-sold = , vendido a este precio

## Ribbon

asteroid-asteroids = Asteroides
asteroid-which = Asteroide { $asteroid }{ $current ->
    [yes] , actual
   *[no] { "" }
}
asteroid-round = Ronda { $round }
asteroid-phases = Fases del turno

## Shop

asteroid-dice-instead = { $dice } dados en vez de { $before }
asteroid-equipment-number = Equipo { $equipment }
asteroid-modify-rolls = { $rolls } lanzamientos del dado Modificar
asteroid-buy-nothing = No comprar nada
asteroid-keep = conservar { $money }

## Station

asteroid-station = Estación Alfa. { $built }.
asteroid-built = { $name } ha construido { $rows ->
    [0] ninguna fila
    [1] 1 fila
   *[other] { $rows } filas
}
asteroid-row-needs = Fila { $row }: { $left }{ $same ->
    [yes] { "" }
   *[other] , con la licitación { $right }
}.
asteroid-start = inicio

## Throw

asteroid-throw-die = El dado { $die } muestra { $face }{ $good ->
    [yes] , que necesitas
   *[no] { "" }
}: volver a lanzarlo
