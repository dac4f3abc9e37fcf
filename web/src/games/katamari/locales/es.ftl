
## model

katamari-colour = { $level ->
    [0] Amarillo
    [1] Azul
   *[other] Morado
}
katamari-icon = { $icon ->
    [die] un dado { $level ->
        [0] amarillo
        [1] azul
       *[other] morado
    }
    [two-dice] dos dados ({ $level ->
        [0] amarillo
        [1] azul
       *[other] morado
    })
    [three-dice] tres dados ({ $level ->
        [0] amarillo
        [1] azul
       *[other] morado
    })
    [star] una estrella
    [two-stars] dos estrellas
    [smiley] una sonrisa
    [flower] una flor
    [cow] una vaca
    [pencil] un lápiz
   *[other] nada
}
katamari-piece = { $size ->
    [one] { $size } hexágono
   *[other] { $size } hexágonos
}: { $icons }
katamari-top = { $thing }, altura { $height }, muestra { $shows }
katamari-bare-shows = vacío, muestra { $shows }
katamari-bare = vacío
katamari-gain = { $what ->
    [0] { $n ->
        [one] { $n } dado amarillo
       *[other] { $n } dados amarillos
    }
    [1] { $n ->
        [one] { $n } dado azul
       *[other] { $n } dados azules
    }
    [2] { $n ->
        [one] { $n } dado morado
       *[other] { $n } dados morados
    }
    [3] { $n ->
        [one] { $n } estrella
       *[other] { $n } estrellas
    }
    [4] { $n ->
        [one] { $n } sonrisa
       *[other] { $n } sonrisas
    }
    [5] { $n ->
        [one] { $n } flor
       *[other] { $n } flores
    }
    [6] { $n ->
        [one] { $n } vaca
       *[other] { $n } vacas
    }
   *[other] { $n ->
        [one] { $n } lápiz
       *[other] { $n } lápices
    }
}
katamari-no-risk = ninguno
katamari-under = menos del 1 %
katamari-die = Dado { $level ->
    [0] amarillo
    [1] azul
   *[other] morado
}

## asks

katamari-over = El Emperador ha llegado.
katamari-rolling = { $name } está recogiendo cosas.
katamari-dice-risk-sentence = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, riesgo de choque: { $risk }.
katamari-losing = ¡Demasiado deprisa! Elige la pieza que se va rodando.
katamari-power-colon = Potencia { $power }:
katamari-where = Elige dónde va.{ $way ->
    [fingers] { " " }Dos dedos la giran.
    [wheel] { " " }Gírala con T o la rueda.
   *[other] { "" }
}
katamari-nothing-fits = no cabe nada; rota una pila o pasa.
katamari-take = toma una pieza o pasa la bandeja.

## Balance

katamari-same = los mismos dados, estrellas y símbolos
katamari-crash = choque { $before } → { $after }

## Board

katamari-turned-lower = girada { $degrees } grados
katamari-over-lower = sobre { $hexes }
katamari-whose = { $who ->
    [you] Tu Katamari
   *[other] Katamari de { $who }
}

## Emperor

katamari-step = { $left ->
    [0] Fin: los últimos turnos
   *[other] Paso { $round } de { $rounds }
}
katamari-track = La pista del Emperador. { $words }
katamari-start = Inicio
katamari-done = Fin

## Mine

katamari-promised = Sobre { $hexes }: { $changes ->
    [0] no cambia nada
   *[other] { $change }
}{ $crash ->
    [none] { "" }
   *[other] , choque { $crash }
}.
katamari-hex = { $hex }: { $top }{ $act ->
    [lose] , perderla
    [lay] , colocarla aquí
   *[other] { "" }
}

## Piles

katamari-piles = Las seis pilas
katamari-put-back = devueltas: { $things }
katamari-pile-empty = Pila { $pile }, vacía
katamari-pile = Pila { $pile }: { $thing }, { katamari-colour }, { $piece }; cuesta { $pile }{ $held ->
    [yes] , en tu mano { $preview }
   *[no] { "" }
}
katamari-left = quedan { $left }
katamari-empty = vacía
katamari-cycle = Rotar la pila { $pile } por { $power } de potencia

## Asking

katamari-turn = Girar
katamari-lay-here = Colocar aquí

## Races

katamari-majorities = Mayorías, { $points } puntos cada una
katamari-symbol = { $symbol ->
    [0] sonrisa
    [1] flor
    [2] vaca
   *[other] lápiz
}
katamari-shows = { $who ->
    [you] muestras { $count }
   *[other] { $who } muestra { $count }
}
katamari-race = { katamari-symbol }: { $shows }; { $leader ->
    [none] nadie va delante
   *[other] va delante { $leader }
}{ $mine ->
    [leads] , tú por { $by }
    [behind] , necesitas { $by } más
   *[other] { "" }
}

## Rivals

katamari-of = Katamari de { $name }
katamari-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
katamari-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
katamari-star-word = { $stars ->
    [one] estrella
   *[other] estrellas
}
katamari-dice-risk = { $dice }, riesgo de choque: { $risk }

## Sum

katamari-yours = Tus puntos, estrellas y dados
katamari-stars = { $stars ->
    [one] { $stars } estrella
   *[other] { $stars } estrellas
}
katamari-from-above = Desde arriba
katamari-from-side = De lado

## Tray

katamari-roll-of = Lanzamiento de { $name }
katamari-tray-empty = la bandeja está vacía
katamari-power = potencia { $power }

## hand

katamari-turned = Girada { $degrees } grados
katamari-over-hexes = Sobre { $hexes }
