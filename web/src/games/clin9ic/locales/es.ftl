
## clinic

clinic-who = { $sort ->
    [doctor] médico { $level ->
        [1] blanco
        [2] amarillo
        [3] naranja
       *[other] rojo
    }
    [patient] paciente { $level ->
        [1] blanco
        [2] amarillo
        [3] naranja
       *[other] rojo
    }
    [nurse] enfermera
   *[other] celador
}
clinic-colour = { $level ->
    [1] blanco
    [2] amarillo
    [3] naranja
   *[other] rojo
}
clinic-a-pillar = un pilar
clinic-a-garden = un jardín
clinic-nobody = nadie
clinic-couple = una pareja, amarillo y blanco
clinic-kind = { $kind ->
    [treatment] Sala de tratamiento
    [operating] Quirófano
    [hub] Recepción
    [supply] Almacén
    [hall] Pasillo
   *[other] Hueco
}
clinic-on-floor = , piso { $floor }
clinic-action = { $action ->
    [0] Construir
    [1] Contratar
   *[other] Admitir
}
clinic-component = { $component ->
    [0] Entrada
    [1] Aparcamiento
    [2] Jardín
    [3] Pilar
    [4] Cinta
   *[other] Helipuerto
}
clinic-goal = { $goal ->
    [0] Popular
    [1] Concurrida
    [2] Casos graves
    [3] Rápida
    [4] Torre
   *[other] Impecable
}

## playback

clinic-cured = { $who } curado
clinic-gardens = jardines
clinic-upkeep = mantenimiento
clinic-wages = sueldos
clinic-unpaid = { $missing } $ sin pagar
clinic-bought = comprado
clinic-tired = cansado: ahora { $who }
clinic-worse = peor: { $who }
clinic-died = murió un paciente

## Board

clinic-the-clinic = La clínica
clinic-opening-day = Día de apertura
clinic-day = Día { $day }
clinic-build = Construir
clinic-hire = Contratar y mover
clinic-admit = Admitir y mover
clinic-walk = Andar
clinic-treatments = Tratamientos
clinic-buying = Dinero por popularidad
clinic-first-doctor = Elige una sala para tu primer médico: este camino es gratis.
clinic-choose-top = Elige qué carta queda encima, desliza el marco y toma tres.
clinic-up-to = Hasta { $left } más.
clinic-only-icons = Solo lo que ofrecen los iconos.
clinic-reach = { $entrances ->
    [0] La casilla 1 está a tu alcance
    [1] La casilla 1 está a tu alcance
   *[other] Las casillas 1 a { $entrances } están a tu alcance
}; los sueldos llegan cada noche. Toca a alguien de dentro para moverlo.
clinic-box-by-box = Casilla a casilla; rechazar cuesta popularidad.
clinic-where = ¿Adónde va ({ clinic-who })? El número es el tiempo que lleva.
clinic-nurses-free = { $nurses ->
    [one] { $nurses } enfermera libre
   *[other] { $nurses } enfermeras libres
}. Quien no se trate empeora esta noche.
clinic-a-point = { $price } $ el punto; lo que conserves te servirá mañana.
clinic-treat-all = Tratar a todos
clinic-to-buy = Popularidad que comprar
clinic-keep = Conservar

## House

clinic-house = La clínica: { $floors ->
    [one] un piso
   *[other] { $floors } pisos
}{ $conveyors ->
    [0] { "" }
   *[other] , cintas en { $conveyors }
}{ $helipad ->
    [yes] , un helipuerto en la azotea
   *[no] { "" }
}
clinic-walk-time = { $time ->
    [0] gratis
   *[other] { $time } h
}
clinic-floor-sides = { $floor ->
    [0] Planta baja
   *[other] Piso { $floor }
}: A atrás, C delante

## Hud

clinic-round-of = Ronda { $round } de { $rounds }
clinic-money = Dinero: { $money } $, y { $bills } $ que pagar esta noche
clinic-tonight = esta noche { $bills }
clinic-popularity-now = Popularidad: { $popularity }
clinic-time = Tiempo gastado: { $time }, que cuesta { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
clinic-the-goal = El objetivo
clinic-part-name = { $name ->
    [treated] tratados
    [serious-cases] casos graves
    [floors] pisos
    [helipad] helipuerto
    [gardens] jardines
    [time] tiempo
    [slips] fallos
    [dead] muertos
   *[other] puntuación
}
clinic-part = { clinic-part-name } { $now }, se pide { $most ->
    [yes] como mucho
   *[other] al menos
} { $want }{ $met ->
    [yes] , cumplido
   *[no] { "" }
}
clinic-score = puntuación { $score }

## Menu

clinic-what-to-build = Qué construir
clinic-not-now = { clinic-component } por { $price } $: ahora no
clinic-floor-not-now = Piso { $floor }: ahora no
clinic-floor-plan = { $label }. Su plano: { $plan }
clinic-plan-times = { $kind ->
    [treatment] sala de tratamiento
    [operating] quirófano
    [hub] recepción
    [supply] almacén
    [hall] pasillo
   *[other] hueco
} { $times } veces
clinic-floor = Piso { $floor }
clinic-a-night = +{ $upkeep } por noche

## Overlap

clinic-which-top = Qué carta está encima
clinic-top = La { $card ->
    [0] primera
    [1] segunda
   *[other] última
} carta encima
clinic-on-top = encima

## People

clinic-person = { $walks ->
    [yes] en camino:{ " " }
   *[no] { "" }
}{ $who }, { $door ->
    [yes] en la entrada
   *[other] en { $place }
}.

## Section

clinic-staff-price = { " " }por { $price } $
clinic-section = { clinic-action }{ $state ->
    [now] , ahora
    [done] , hecho
    [not-taken] , no tomado
   *[other] { "" }
}; personal: { $staff }; pacientes: { $patients }

## Street

clinic-entrances = { $entrances } de 6 entradas
clinic-parking = { $present } de { $spaces } plazas de aparcamiento ocupadas

## Strip

clinic-last-three = Tres últimas
clinic-first-three = Tres primeras
clinic-refuse-and-lose = { $label } y perder { $lost } de popularidad
clinic-refuse = Rechazar

## Till

clinic-closing = El cierre del día
clinic-popularity = popularidad
clinic-the-day = el día

## prices and places

clinic-dollars = { $amount } $
clinic-place = { $kind } { $spot }{ $holds ->
    [pillar] : pilar
    [garden] : jardín
   *[nothing] { "" }
}
