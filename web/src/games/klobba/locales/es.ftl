
## horde

klobba-side = { $side ->
    [0] Negro
   *[other] Blanco
}
klobba-mustering = Reúne tu Banda
klobba-giving-black = ¿Quién recibe el tótem negro?
klobba-giving-white = ¿Quién recibe el tótem blanco?
klobba-pairing = Formad Grupos
klobba-offering = Ofreced cartas
klobba-answering = ¿Aceptar la oferta?
klobba-laying = Pon una carta
klobba-swapping = Cambia y juega
klobba-selecting = Elige entre iguales
klobba-exchanging = Tres iguales
klobba-topping-up = Bárbaros nuevos
klobba-switching = Permuta Bárbaros
klobba-passing-white = Pasa el tótem blanco
klobba-clan-letter = { $clan ->
    [0] Z
    [1] C
    [2] G
   *[other] A
}
klobba-unknown-barbarian = un Bárbaro desconocido
klobba-barbarian = Bárbaro { $value }, { $count ->
    [0] sin clan
   *[other] { $clans }
}

## Arena

klobba-clash = El choque
klobba-the-clash = el choque
klobba-who = { $who ->
    [you] Tú
   *[other] { $who }
}
klobba-wins = { $who ->
    [you] Ganas
   *[other] { $who } gana
}
klobba-result = { $result ->
    [draw] Empate
    [nothing] No pasa nada
    [fled] Huyen
   *[other] { "" }
}
klobba-played = { $who ->
    [you] Jugaste
   *[other] { $who } jugó
} { $card }
klobba-laid = { $who ->
    [you] Has
   *[other] { $who } ha
} puesto una carta
klobba-no-card = { klobba-side }: aún sin carta
klobba-copies = copia { $card }
klobba-klob = ¡KLOB!
klobba-versus = VS
klobba-last = Último: { $text }

## BandRow

klobba-free-band = { $free ->
    [0] Banda libre
   *[other] Banda libre { $free }
}
klobba-place-empty = { $name }, lugar { $place }: nadie
klobba-place = { $barbarian }, { $face ->
    [down] boca abajo
    [up] boca arriba
   *[other] recién repartido
}{ $star ->
    [0] { "" }
   *[other] , { $star } Estrella encima
}{ $marked ->
    [yes] , marcado
   *[no] { "" }
} ({ $name }, lugar { $place })
klobba-keep-after-all = Conservar después de todo
klobba-band-of = la Banda de { $name }
klobba-stars = Estrellas,
klobba-pile-and-hand = en el montón de botín, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano
klobba-nobodys = de nadie

## Board

klobba-your-marker = Tu marcador de Grupo
klobba-the-totem = El tótem
klobba-your-star = Tu Estrella
klobba-over = La tormenta ha pasado.
klobba-waiting = Esperando a { $names }: { $step }
klobba-advice-reject = Toca los que no quieras; se cambian sin verlos.
klobba-advice-pair = Elige la Banda que lucha junto a la tuya.
klobba-advice-offer = Puedes ofrecer una carta por una Estrella, o nada.
klobba-advice-lay = Elige una carta de tu mano.
klobba-advice-select = Son iguales: elige quién va.
klobba-advice-switch = Elige uno de los tuyos y luego uno de otra Banda.
klobba-advice-give = Elige un jugador.
klobba-advice-switched = Ahora elige con quién cambia de lugar.
klobba-bound = Tomaste { $card } de { $from }: ponla.
klobba-offer = { $from } ofrece { $card } ({ $effect }). Cuesta una Estrella, y tendrías que ponerla.
klobba-reject = Rechazar
klobba-reject-some = Rechazar { $count }, conservar el resto
klobba-keep-all = Conservar todos
klobba-from-partner = de { $name }

## Storm

klobba-lightning = Relámpago: { $out ->
    [yes] descubierto
   *[other] oculto en el mazo
}
klobba-thunder = Trueno: { $out ->
    [yes] descubierto
   *[other] oculto en el mazo
}
klobba-barbarians = { $count ->
    [one] { $count } Bárbaro
   *[other] { $count } Bárbaros
}
klobba-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
klobba-box = { $stars ->
    [one] { $stars } Estrella
   *[other] { $stars } Estrellas
} en la caja

## Totem

klobba-marker-of = Marcador de Grupo: { klobba-side }
klobba-totem-of = Tótem { klobba-side }

## ways

klobba-accept = Aceptar por una Estrella
klobba-lay = Poner
klobba-offer-it = Ofrecer
