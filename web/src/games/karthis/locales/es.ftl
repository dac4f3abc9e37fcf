
## cards

karthis-the-crown = La Corona
karthis-great-treasure = Gran tesoro
karthis-joker = Joker
karthis-card = { $rank ->
    [A] As
    [J] Sota
    [Q] Reina
    [K] Rey
   *[other] { $rank }
} de { $suit ->
    [0] Picas
    [1] Tréboles
    [2] Diamantes
   *[other] Corazones
}
karthis-face = { $rank ->
    [J] Guardia del templo
    [Q] Sacerdotisa
   *[other] Rey guardián
}
karthis-treasure = Tesoro
karthis-safe-spot = Refugio
karthis-worth = vale { $worth }
karthis-plus-health = +{ $health } de Salud
karthis-beaten = vencido
karthis-health = { $health } de Salud
karthis-way-closes = se cierra la entrada
karthis-below = −{ $damage } por debajo de { $rating }
karthis-below-deadly = −{ $damage } por debajo de { $rating } ☠

## temple

karthis-steps = { $steps } { $way ->
    [up] arriba
    [down] abajo
    [right] a la derecha
   *[other] a la izquierda
}
karthis-from-entrance = { $where } de la entrada
karthis-entrance = la entrada
karthis-mark-threat = se encontró una amenaza
karthis-mark-rest = un refugio
karthis-mark-treasure = se halló un tesoro
karthis-mark-enemy = un enemigo
karthis-side = { $side ->
    [0] norte
    [1] este
    [2] sur
   *[other] oeste
}
karthis-tile = Casilla { $where }: { $any ->
    [yes] caminos { $ways }
   *[other] sin camino
}
karthis-sealed = sellado { $sides }
karthis-stairs-down = escalera abajo
karthis-out-of-reach = fuera de alcance
karthis-you-are-here = estás aquí

## Hud

karthis-explorer = El héroe
karthis-health-of = Salud { $health } de { $most }
karthis-open-sheet = Tesoros { $treasure }. Abrir la hoja del héroe
karthis-jokers = { $jokers } de 2 Jokers hallados
karthis-floor = Piso
karthis-to-beat = A batir
karthis-treasures = Tesoros
karthis-deck = Cartas en el mazo
karthis-discards = Cartas descartadas

## Map

karthis-map = Mapa del templo, piso { $floor }
karthis-the-explorer = el héroe
karthis-enemy-health = { $enemy }, { $health } de Salud.

## Sheet

karthis-first-joker = El primer Joker
karthis-explorer-title = Héroe
karthis-level = Nivel
karthis-health-title = Salud
karthis-backpack = Mochila
karthis-backpack-empty = Vacía. La llenan Diamantes y Jokers; solo la Corona te deja conservarla.
karthis-campaign = Campaña
karthis-campaign-sum = { $adventures ->
    [one] { $adventures } aventura
   *[other] { $adventures } aventuras
}, { $crowns ->
    [one] { $crowns } Corona
   *[other] { $crowns } Coronas
}; mejor puntuación { $best }, Corona más profunda en el piso { $floor }.
karthis-floor-number = Piso { $floor }
karthis-high-scores = Mejores puntuaciones
karthis-floor-lower = piso { $floor }
karthis-back = Volver al templo

## Stage

karthis-guarded = , custodiado por { $enemy }
karthis-minus-health = −{ $damage } de Salud
karthis-unhurt = sin daño
karthis-against = contra
karthis-enemy = Enemigo
karthis-choose-card = Elige la carta que encuentras.
karthis-fight-or-retreat = Lucha un asalto, o sigue las huellas y retírate.
karthis-choose-side = Elige un lado del muro.
karthis-choose-way = Elige un camino en el mapa.
karthis-on-table = En la mesa
karthis-ten-sided = Dado de diez caras: { $face }
karthis-ended = { $ending ->
    [crown] la Corona
    [trapped] atrapado
    [left] abandono
   *[death] muerte
}
