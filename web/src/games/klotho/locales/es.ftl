
## colony

klotho-mineral = { $mineral ->
    [0] orgánico
    [1] metal
   *[other] rads
}
klotho-artifact = { $artifact ->
    [0] ídolo
    [1] tablilla
   *[other] orbe
}
klotho-an-artifact = { $artifact ->
    [0] un ídolo
    [1] una tablilla
   *[other] un orbe
}
klotho-artifacts = { $artifact ->
    [0] { $n ->
        [one] { $n } ídolo
       *[other] { $n } ídolos
    }
    [1] { $n ->
        [one] { $n } tablilla
       *[other] { $n } tablillas
    }
   *[other] { $n ->
        [one] { $n } orbe
       *[other] { $n } orbes
    }
}
klotho-die = { $kind ->
    [0] ningún dado
    [1] dado rojo
    [2] dado morado
    [3] dado morado grande
    [4] dado azul
    [5] androide
   *[other] cerdo volador
}
klotho-power = { $power ->
    [0] { $amount ->
        [one] un lanzamiento más
       *[other] { $amount } lanzamientos más
    }
    [1] un dado sube o baja { $amount }
    [2] dar la vuelta a un dado
    [3] un dado copia otro
    [4] { $amount ->
        [one] una moneda cada turno
       *[other] { $amount } monedas cada turno
    }
    [5] herramientas { $amount } más baratas
    [6] { $amount ->
        [one] descartar una carta más
       *[other] descartar { $amount } cartas más
    }
    [7] { $amount ->
        [one] puede diferir un cruce
       *[other] pueden diferir { $amount } cruces
    }
    [8] al final: monstruos
    [9] al final: artefactos
    [10] al final: minerales
    [11] al final: monedas
    [12] un dado más
    [13] un dado de ocho caras
    [14] { $amount ->
        [one] una estrella más cada vez
       *[other] { $amount } estrellas más cada vez
    }
   *[other] al final: tecnologías
}
klotho-mine = mina { $number }
klotho-market-card = carta de mercado { $number }
klotho-hand = { $alike ->
    [0] escalera
    [1] pareja
    [2] dos parejas
    [3] trío
    [4] full
    [6] póquer
   *[other] cinco iguales
}{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] , de { $least } o más
}
klotho-a-hand = { $alike ->
    [0] una{ " " }
    [1] una{ " " }
    [3] un{ " " }
    [4] un{ " " }
    [6] un{ " " }
   *[other] { "" }
}{ klotho-hand }
klotho-total = un total de { $total }
klotho-star-each = una estrella por cada { $number }
klotho-the-dice = los dados { $dice }
klotho-tools = { $n ->
    [one] { $n } herramienta
   *[other] { $n } herramientas
}
klotho-coins = { $n ->
    [one] { $n } moneda
   *[other] { $n } monedas
}
klotho-stars = { $n ->
    [one] { $n } estrella
   *[other] { $n } estrellas
}
klotho-monsters = { $n ->
    [one] { $n } monstruo
   *[other] { $n } monstruos
}
klotho-spoken = { $name }, por { $asks }: { $brings }
klotho-spoken-monster = { $name }, un monstruo, por { $asks }: { $brings }
klotho-sure = seguro

## asking

klotho-discard-a-card = descartar una carta
klotho-buy-a-tool = comprar una herramienta
klotho-stake-a-claim = reclamar una concesión
klotho-roll-or = Lanza, o antes { $first }
klotho-roll = Lanza los dados
klotho-hold = Retén los dados que ayudan y lanza el resto
klotho-end-the-turn = terminar el turno
klotho-choose-stars = Elige los dados que se convierten en estrellas
klotho-choose-pay = Elige los dados que pagan { $card }
klotho-prices = Mueve los precios: { klotho-stars } para gastar
klotho-lay-claim = Coloca la concesión, carta a carta
klotho-take-from = Toma una carta de { $name }
klotho-trim = Más de { $limit } cartas: entrega { $over }
klotho-claim = Toma cartas con tus dados
klotho-no-roll = Sin lanzar no hay con qué tomar cartas
klotho-none = { $spent ->
    [yes] Ninguna carta más
   *[other] Ninguna carta
} con estos dados: { $use ->
    [tool] usa una herramienta o sigue
    [technology] usa una tecnología o sigue
   *[other] sigue
}
klotho-all-held = Todos los dados están retenidos
klotho-throw = Lanzar { $dice ->
    [0] el dado nuevo
    [1] un dado otra vez
   *[other] { $dice } dados otra vez
} ({ $left ->
    [one] queda { $left } lanzamiento
   *[other] quedan { $left } lanzamientos
})

## Bench

klotho-choose-lit = Elige la carta para el lugar iluminado.
klotho-lay-mines = Coloca cuatro, seis, ocho o nueve cartas de mina de modo que los límites se cierren.
klotho-not-closed = El camino aún no está cerrado.
klotho-differ = { $differ ->
    [one] Difiere { $differ } cruce.
   *[other] Difieren { $differ } cruces.
} Puedes dejar que difieran { $spare }.
klotho-takes-bribes = { $bribes ->
    [0] { "" }
    [1] { " " }Gasta 1 Soborno.
   *[other] { " " }Gasta { $bribes } Sobornos.
}
klotho-closes = Se cierra: { $gained }, que valen { $worth } por ronda a los precios de hoy.{ klotho-takes-bribes }
klotho-closes-short = Se cierra, vale { $worth } por ronda.{ klotho-takes-bribes }
klotho-suggested = Sugerida: { $words }
klotho-no-claim = Con estas cartas no se puede cerrar ninguna concesión.
klotho-your-bench = Tu mesa de trabajo
klotho-on-bench = { $mine } en la mesa: { $resources }
klotho-turn-mine = Girar { $mine }
klotho-bench-cell = Mesa, fila { $row }, columna { $column }
klotho-stake = Reclamar: { $name }
klotho-suggest = Sugerir una concesión
klotho-clear = Vaciar
klotho-back = Volver a los dados

## Board

klotho-the-copy = La copia
klotho-over = El asteroide está excavado.
klotho-where = Ahora elige adónde va.
klotho-becomes-copy = Ahora elige el dado que se convierte en su copia.
klotho-can-close = Tus cartas de mina pueden cerrar una concesión.
klotho-score-near = Se acerca una carta de puntuación: reclama lo que deba contar.
klotho-keep-all = Conservar todos los dados
klotho-lay-a-claim = { $sure ->
    [yes] Colocar
   *[other] Intentar colocar
} una concesión…

## Face

klotho-four-or-higher = 4 o más

## Market

klotho-market = El mercado
klotho-stars-to-spend = { klotho-stars } para gastar
klotho-move-price = { $way ->
    [up] Subir
   *[other] Bajar
} { klotho-mineral } a { $price } por { klotho-stars }
klotho-price-ends = { klotho-mineral } no { $way ->
    [up] sube
   *[other] baja
} más

## Place

klotho-take = Tomar
klotho-give-up = Entregar
klotho-lay = Colocar
klotho-play = Jugar
klotho-of-them = , { $n } de ellas
klotho-turned-right = girada a la derecha
klotho-turned = del revés
klotho-turned-left = girada a la izquierda
klotho-shifting = { $thing }, { $amount } { $way ->
    [up] arriba
   *[other] abajo
}
klotho-points-of = { $who ->
    [you] Tú
   *[other] { $who }
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
klotho-cards-of = { $who ->
    [you] Tus cartas
   *[other] Cartas de { $who }
}
klotho-your-cards = tus cartas
klotho-lay-how = Colocar { $thing } { $how }
klotho-no-cards = aún sin cartas

## Row

klotho-can-pay = ; tus dados pueden pagarla
klotho-can-pay-chance = ; tus dados pueden pagarla como están, probabilidad { $chance } tras lanzar
klotho-chance = ; probabilidad { $chance }
klotho-the-row = La fila
klotho-cards-before = Cartas Klotho antes de la carta de puntuación { $number }
klotho-cards = Cartas Klotho
klotho-then-score = luego carta de puntuación { $number }
klotho-last-cards = las últimas cartas
klotho-row-card = { $act ->
    [claim] Tomar{ " " }
   *[other] { "" }
}{ $card }{ $hopes }
klotho-tool-for = { $act ->
    [buy] Comprar{ " " }
   *[other] { "" }
}{ $tool } por { $price }
klotho-discard = Descartar { $name }

## Scoring

klotho-go-on = Seguir
klotho-score-card = Carta de puntuación { $number }
klotho-scored-artifacts = artefactos { $artifacts }
klotho-scored-monsters = monstruos { $monsters }
klotho-after-trading = tras cambiar cartas de mina
klotho-bonus = +{ $bonus } extra

## Sheet

klotho-sheet = Hoja de puntos
klotho-round = Ronda
klotho-if-now = si se contara ahora
klotho-not-yet = aún no
klotho-bonus-title = Extra
klotho-sum = Suma

## Stocks

klotho-full = { $full } de { $limit } cartas

## TechFace

klotho-battle-crystal = { " " }Cristal de combate
klotho-crystal = { " " }Cristal

## Tray

klotho-die-gone = { $name }: { $waits ->
    [yes] aún sin lanzar
   *[other] vendido
}
klotho-die-words = { $act ->
    [use] Usar{ " " }
    [hold] Retener{ " " }
   *[other] { "" }
}{ $name }: { $face }{ $state ->
    [used] , usado
    [pays] , paga
    [held] , retenido
   *[other] { "" }
}
klotho-dice = Dados
klotho-held = retenido
