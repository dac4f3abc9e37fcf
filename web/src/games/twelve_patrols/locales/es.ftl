
## kingdom

patrols-colour = { $colour ->
    [0] oscuro
    [1] medio
   *[other] claro
}
patrols-side = { $side ->
    [0] norte
    [1] este
    [2] sur
   *[other] oeste
}
patrols-row = la fila { $row }
patrols-column = la columna { $column }
patrols-soldier = { $face ->
    [0] peón { patrols-colour }
   *[other] caballero { patrols-colour } { $face }
}
patrols-ask = { $what ->
    [nothing] nada
    [colours] { $number ->
        [one] { $number } color
       *[other] { $number } colores
    }
    [items] figuras { $number }
   *[other] suma { $number }
}
patrols-side-asks = { patrols-side } { $ask }{ $outer ->
    [yes] { " " }(borde exterior)
   *[no] { "" }
}
patrols-placement = { $how ->
    [complete] completa
    [contradicts] se contradice
    [open] { $cards ->
        [one] { $cards } podría completarla
       *[other] { $cards } podrían completarla
    }
   *[other] nada la completa
}

## Asks

patrols-asks = Lo que piden los lados de esta línea
patrols-met = cumplido
patrols-so-far = , hasta ahora
patrols-there = { $there } de { $number }

## Barracks

patrols-barracks = Cuartel: { $count ->
    [one] queda 1 soldado
   *[other] quedan { $count } soldados
}
patrols-several = { $soldier }, { $n } de ellos
patrols-none-left = no queda ninguno

## Board

patrols-safe = El reino está a salvo.
patrols-lost = El reino está perdido.
patrols-lay = Coloca una región.
patrols-take = Toma una de las tres regiones.
patrols-both = Completas: { $line } y { $later }.
patrols-early = Guarnece esta frontera antes de tiempo.
patrols-man = Guarnece { $line }.
patrols-doomed = Ninguna región restante puede completar { $lines }.
patrols-glow = Toma una: se iluminan los lugares donde puede ir.
patrols-grows = Tu reino crece desde ella.
patrols-which-first = Hay que guarnecer ambas: ¿cuál primero?
patrols-send-early = Envía cuantos quieras y déjalos ahí.
patrols-send = Envía soldados hasta que los cuatro lados estén verdes.
patrols-manned = { $manned } de { $all }
patrols-patrols = patrullas

## Display

patrols-display = Oferta

## Kingdom

patrols-kingdom = El reino: { $laid } de { $regions } regiones, { $manned } de { $patrols } patrullas
patrols-gap = { $count ->
    [0] Frontera
   *[other] Patrulla
} entre { $before } y { $behind }{ $count ->
    [0] { "" }
   *[other] : { $guards }
}
patrols-region = { $region } en { $cell }: { $sides }
patrols-cell = Lugar { $cell }

## Unseen

patrols-coming = { $coming ->
    [0] Ya no vienen más regiones.
    [1] { $coming } de estas vendrá:
   *[other] { $coming } de estas vendrán:
}
patrols-unseen = Regiones que nadie ha visto aún

## Winnable

patrols-end-here = Terminar aquí
patrols-looking = Buscando…
patrols-winnable = ¿Aún se puede ganar?
