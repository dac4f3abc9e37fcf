### Clin9ic en español.

## El juego

pitch = Construye una clínica piso a piso, junta médicos y pacientes antes de que empeoren y hazte popular en seis rondas.
ending-goal-reached = tras seis rondas la clínica ha alcanzado su objetivo
ending-goal-missed = tras seis rondas no se ha alcanzado el objetivo
ending-gave-up = la clínica se abandonó antes del final de las seis rondas
ended-goal-reached = objetivo alcanzado
ended-goal-missed = objetivo no alcanzado
ended-gave-up = abandono
reconstructed = Tenemos el folleto de la expansión y un resumen del juego básico: todos los números, precios e imágenes de las cartas del juego básico, su puntuación y sus objetivos los hemos diseñado nosotros.
option-goal = el objetivo de la clínica; al azar (drawn): se sortea
option-difficulty = cuánto exige el objetivo
option-card = expansión: qué carta de Acción se sustituye por la nueva
option-floors = expansión: cuántas cartas de Piso se sustituyen por nuevas
option-replaced = expansión: qué carta de Piso se sustituye, contada desde 1; 0: decide el azar
option-replaced_too = expansión: qué otra, si se sustituyen dos; 0: decide el azar
option-new_floor = expansión: qué carta de Piso nueva se añade, contada desde 1; 0: decide el azar
option-rotate = si puedes girar cada carta de Acción antes de ponerla

## Personas, salas y construcciones

colour = { $colour ->
    [white] blanco
    [yellow] amarillo
    [orange] naranja
   *[red] rojo
}
person = { $kind ->
    [nurse] enfermera
    [orderly] celador
    [patient] paciente { colour }
   *[doctor] médico { colour }
}
a-person = { $kind ->
    [nurse] una { person }
   *[other] un { person }
}
the-person = { $kind ->
    [nurse] la { person }
   *[other] el { person }
}
to-person = { $kind ->
    [nurse] a la { person }
   *[other] al { person }
}
the-person-first = { $kind ->
    [nurse] La { person }
   *[other] El { person }
}
a-patient = { $patient ->
    [none] nadie
    [next] el siguiente paciente
    [couple] una pareja, amarillo y blanco
    [white] un paciente blanco
    [yellow] un paciente amarillo
    [orange] un paciente naranja
   *[red] un paciente rojo
}
patient-colour = { $patient ->
    [white] blanco
    [yellow] amarillo
    [orange] naranja
   *[red] rojo
}
doctor-colour = { $doctor ->
    [white] blanco
    [yellow] amarillo
    [orange] naranja
   *[red] rojo
}
short-patient = { $patient ->
    [none] nadie
    [couple] pareja
   *[other] { patient-colour }
}
staff-box = { $staff ->
    [none] nadie
    [nurse] una enfermera
    [orderly] un celador
    [pillar] un pilar
    [garden] un jardín
    [white] un médico blanco
    [yellow] un médico amarillo
    [orange] un médico naranja
   *[red] un médico rojo
}
short-staff = { $staff ->
    [none] nadie
    [nurse] enfermera
    [orderly] celador
    [pillar] pilar
    [garden] jardín
    [white] blanco
    [yellow] amarillo
    [orange] naranja
   *[red] rojo
}
component = { $component ->
    [entrance] una entrada
    [parking] más aparcamiento
    [garden] un jardín
    [pillar] un pilar
    [conveyor] una cinta transportadora
   *[helipad] un helipuerto
}
room = { $room ->
    [treatment] sala de tratamiento
    [operating] quirófano
    [hub] recepción
    [supply] almacén
    [hall] pasillo
   *[empty] hueco
}
door = la entrada
place = { $floor ->
    [0] { $space }
   *[other] { $space } en el piso { $floor }
}
floor = { $floor ->
    [0] la planta baja
   *[other] el piso { $floor }
}
order = { $order ->
    [0] primera
    [1] segunda
   *[2] última
}
window = { $window ->
    [0] primeras
   *[1] últimas
}
icon = { $icon ->
    [0] Construir
    [1] Contratar
   *[2] Admitir
}
nurses = { $nurses ->
    [0] { "" }
    [one] { " " }con 1 enfermera
   *[other] { " " }con { $nurses } enfermeras
}
goal-popular = Popular
goal-busy = Concurrida
goal-serious = Casos graves
goal-swift = Rápida
goal-tower = Torre
goal-spotless = Impecable
dollars = { $amount } $

## Jugadas

walk = Enviar { to-person }: { room } { $place }{ $time ->
    [0] { "" }
    [one] { " " }(1 unidad de tiempo)
   *[other] { " " }({ $time } unidades de tiempo)
}
walk-unknown = Enviar a alguien a { $place }
lay = { lay-unknown }: { $actions }; personal { $staff }; pacientes { $patients }
lay-unknown = { $order ->
    [0] Primera
    [1] Segunda
   *[2] Última
} carta encima, tres { window } acciones
turn = Girar la { order } carta
build = Construir { component } ({ $price } $)
raise = Construir { floor } con la carta de Piso { $card } ({ $price } $)
bonus = Construir { $staff ->
    [pillar] un pilar extra
    [garden] un jardín extra
   *[other] un extra
} de la casilla { $box } ({ $price } $)
hire = Contratar { staff-box } de la casilla { $box } ({ $price } $)
pick = { picking } { to-person } en { $place }
pick-door = { picking } { to-person } en la entrada
picking = { $kind ->
    [patient] Mover
   *[other] Mover o despedir
}
pick-unknown = Mover el dado { $number }
stay = Dejar { to-person } donde está
stay-unknown = Dejar a la persona donde está
dismiss = Despedir { to-person }
dismiss-unknown = Despedir a la persona
admit = Admitir: { a-patient }
refuse = Rechazar: { a-patient }
treat = Tratar al paciente { patient-colour } en { $place }{ nurses } (aporta { $income } $)
treat-unknown = Tratar en { $place }
buy = { $popularity ->
    [0] Conservar el dinero
   *[other] Comprar { $popularity } de popularidad ({ $price } $)
}
end-day = Terminar el día
end-last-day = Terminar el último día
end-action = Terminar esta acción
give-up = Abandonar la clínica

## El registro

note-opened = La clínica abre sobre la carta de Piso { $card }. Objetivo: { $goal }.
note-round = Empieza la ronda { $round } de { $rounds }.
note-dealt = La { order } carta de Acción es { $card }, por el { $side ->
    [front] anverso
   *[back] reverso
}{ $turned ->
    [yes] , girada
   *[no] { "" }
}.
note-turned = { $player ->
    [you] Giras
   *[other] { $player } gira
} la { order } carta.
note-laid = { $player ->
    [you] Pones la { top } carta encima y tomas
   *[other] { $player } pone la { top } carta encima y toma
} las tres { window } acciones: { $actions }.
top = { $top ->
    [0] primera
    [1] segunda
   *[2] última
}
note-begun = Acción { $number }: { icon }.
note-built = { $player ->
    [you] Construyes
   *[other] { $player } construye
} { component } por { $price } $.
note-replaced = El pilar sustituye a un jardín.
note-raised = { $player ->
    [you] Construyes
   *[other] { $player } construye
} { floor } con la carta de Piso { $card } por { $price } $.
note-extra = { $player ->
    [you] Construyes
   *[other] { $player } construye
} { component } como extra por { $price } $.
note-hired = { $player ->
    [you] Contratas
   *[other] { $player } contrata
} { a-person } por { $price } $.
note-sent_away = { $player ->
    [you] Despides
   *[other] { $player } despide
} { to-person }.
note-admitted = { $player ->
    [you] Admites
   *[other] { $player } admite
}: { a-patient }.
note-walked = { the-person-first } va{ $from ->
    [none] { "" }
   *[other] { " " }de { $from }
} a { $place }{ $time ->
    [0] { "" }
    [one] , en 1 unidad de tiempo
   *[other] , en { $time } unidades de tiempo
}.
note-stayed = { the-person-first } se queda en { $place }.
note-turned_away = { $player ->
    [you] Rechazas
   *[other] { $player } rechaza
}: { a-patient }; { $lost } de popularidad menos.
note-no_room = No hay sitio: { a-patient } se va a otra parte.
note-treated = En { $place } el médico { doctor-colour } trata al paciente { patient-colour }{ nurses }: { $income } $.
note-gardens = Los jardines aportan { $income } $.
note-bill = Facturas: mantenimiento { $upkeep } ${ $saved ->
    [0] { "" }
   *[other] { " " }(los celadores ahorraron { $saved } $)
}, sueldos { $wages } $.
note-unpaid = { $missing } $ de las facturas no se pueden pagar: { $lost } de popularidad menos.
note-bought = { $player ->
    [you] Conviertes
   *[other] { $player } convierte
} { $price } $ en { $popularity } de popularidad.
note-tired = El médico en { $place } está cansado y baja a { colour }.
note-worse = El paciente en { $place } empeora y ahora es { colour }.
note-died = El paciente rojo en { $place } muere: { $lost } de popularidad menos.
note-counted = Popularidad { $popularity }{ $doctors ->
    [0] { "" }
   *[other] , médicos +{ $doctors }
}{ $rooms ->
    [0] { "" }
   *[other] , salas de arriba +{ $rooms }
}{ $extras ->
    [0] { "" }
   *[other] , jardines y helipuerto +{ $extras }
}{ $time ->
    [0] { "" }
   *[other] , tiempo −{ $time }
}{ $patients ->
    [0] { "" }
   *[other] , pacientes restantes −{ $patients }
}: la puntuación es { $score }.
note-closed = { $result ->
    [gave-up] { $player ->
        [you] Abandonas
       *[other] { $player } abandona
    } la clínica.
    [reached] Se alcanza el objetivo { $goal }.
   *[missed] No se alcanza el objetivo { $goal }.
}

## Lo que impide una jugada

when-walk = Envías a alguien a una sala después de tomarlo o cuando llega
when-lay = Pones las cartas de Acción al principio de una ronda
when-turn = Giras las cartas de Acción antes de ponerlas
when-build = Construyes en una acción Construir
when-raise = Construyes un piso en una acción Construir
when-bonus = Construyes un extra en una acción Construir
when-hire = Contratas en una acción Contratar
when-pick = Mueves personal en una acción Contratar y pacientes en una acción Admitir
when-stay = Dejas a alguien donde está después de tomarlo
when-dismiss = Despides personal después de tomarlo en una acción Contratar
when-admit = Admites pacientes en una acción Admitir
when-refuse = Rechazas pacientes en una acción Admitir
when-treat = Tratas pacientes por la tarde, después de las tres acciones
when-buy = Compras popularidad después de los tratamientos
when-done = Terminas una acción o los tratamientos cuando has acabado con ellos
when-give_up = Puedes abandonar en cualquier momento
now-dealing = se reparten las cartas
now-laying = estás poniendo las cartas de Acción
now-building = estás en una acción Construir
now-hiring = estás en una acción Contratar
now-admitting = estás en una acción Admitir
now-treating = estás tratando pacientes
now-buying = eliges cuánta popularidad comprar
now-walking = eliges adónde va { the-person }
left-to-chance = En esta partida el azar decide cómo quedan las cartas de Acción.
turned-already = Ya has girado esta carta.
enough-built = Ya has construido todo lo que permite una acción Construir.
enough-entrances = Ya tienes las seis entradas.
parking-done = Ya has ampliado el aparcamiento.
conveyors-done = Cada piso ya tiene una cinta transportadora.
high-enough = Tu clínica ya tiene todos sus pisos.
not-on-the-shelf = Esta carta de Piso no está disponible.
no-icon = Esta casilla no muestra ni pilar ni jardín.
icon-used = Ya has construido desde esta casilla en esta acción.
hires-nobody = No hay nadie a quien contratar en esta casilla.
box-used = Ya has contratado desde esta casilla en esta acción.
no-die = Los nueve dados están en uso: no queda ninguno para otra persona.
has-moved = Esta persona ya se ha movido en esta acción.
one-of-several = Hay varias personas iguales aquí: toma la primera.
nowhere-to-go = Todas las salas a las que podría ir este paciente están ocupadas.
nobody-waits = No espera ningún paciente en tus entradas.
no-space = El piso más alto no tiene huecos libres.
people-only = { $count ->
    [one] Solo hay una persona en la clínica.
   *[other] Solo hay { $count } personas en la clínica.
}
too-dear = Tienes { $money } $; esto cuesta { $price } $.
helipad-done = Ya tienes un helipuerto.
helipad-needs-floor = Un helipuerto necesita un piso sobre la planta baja.
needs-pillars = El piso más alto aún necesita { $count ->
    [one] 1 pilar
   *[other] { $count } pilares
} en sus huecos.
walk-in-first = { the-person-first } acaba de llegar y debe ir antes a una sala.
not-staff = { the-person-first } no es personal: no se le puede despedir.
beyond-the-entrances = { $entrances ->
    [one] Tienes 1 entrada: solo se puede usar la primera casilla.
   *[other] Tienes { $entrances } entradas: solo se pueden usar las { $entrances } primeras casillas.
}
no-parking = Las { $spaces } plazas de aparcamiento están ocupadas.
only-staff = No puedes mover pacientes en una acción Contratar.
only-patients = No puedes mover personal en una acción Admitir.
boxes-in-order = Antes admite o rechaza: { a-patient } está en la entrada.
no-such-floor = No has construido ese piso.
there-already = { the-person-first } ya está en { $place }.
taken = Ya hay { a-person } en { $place }.
wrong-room = { $place } ({ room }): { a-person } no puede ir allí.
nobody-here = En { $place } no hay ni médico libre ni paciente.
no-doctor = En { $place } no hay ningún médico libre.
no-patient = En { $place } no hay ningún paciente.
needs-nurses = Este tratamiento necesita { $nurses ->
    [one] 1 enfermera
   *[other] { $nurses } enfermeras
}; tienes { $free } libres.

## El final

row-bought = Popularidad comprada
row-refused = Pacientes rechazados
row-dead = Pacientes muertos
row-unpaid = Facturas sin pagar
row-doctors = Médicos, por nivel
row-rooms = Salas de arriba
row-gardens = Jardines
row-helipad = Helipuerto
row-time = Tiempo
row-left = Pacientes sin tratar
row-goal = Objetivo: { $what }
times = { $count ->
    [one] 1 vez
   *[other] { $count } veces
}
patients = { $count ->
    [one] 1 paciente
   *[other] { $count } pacientes
}
rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
doctors = { $count ->
    [one] 1 médico
   *[other] { $count } médicos
}
rooms = { $count ->
    [one] 1 sala
   *[other] { $count } salas
}
gardens = { $count ->
    [one] 1 jardín
   *[other] { $count } jardines
}
time-points = { $time } (1 punto por cada { $hours })
asked-nothing = nada
asked-score = una puntuación de { $count }
asked-treated = { $count ->
    [one] 1 paciente tratado
   *[other] { $count } pacientes tratados
}
asked-serious-cases = { $count ->
    [one] 1 caso grave
   *[other] { $count } casos graves
}
asked-floors = { $count ->
    [one] 1 piso
   *[other] { $count } pisos
}
asked-helipad = un helipuerto
asked-gardens = { gardens }
asked-time = { $count ->
    [one] como mucho 1 unidad de tiempo
   *[other] como mucho { $count } unidades de tiempo
}
asked-slips = { $count ->
    [0] ningún fallo
    [one] como mucho 1 fallo
   *[other] como mucho { $count } fallos
}
asked-dead = { $count ->
    [0] ninguna muerte
    [one] como mucho 1 muerte
   *[other] como mucho { $count } muertes
}
missed = { $what } (alcanzado: { $had })
verdict-reached = { $player ->
    [you] Ganas
   *[other] { $player } gana
} con { $score } y el objetivo { $goal } alcanzado.
verdict-missed = { $player ->
    [you] Pierdes
   *[other] { $player } pierde
} con { $score }. El objetivo { $goal } exigía { $missed }.
verdict-gave-up = { $player ->
    [you] Abandonas y pierdes
   *[other] { $player } abandona y pierde
} con { $score }.

## El tablero como texto y como imagen

board-floor = { $floor ->
    [0] planta baja ({ $card })
   *[other] piso { $floor } ({ $card })
}
board-floor-conveyor = { board-floor }, cinta
board-helipad = helipuerto en la azotea
board-entrance = entrada
board-cars = Coches { $cars } de { $spaces }   Entradas { $entrances }
board-status = Ronda { $round } de { $rounds }   { $money } $   Popularidad { $popularity }   Tiempo { $time }   Personal { $staff }   Pacientes { $patients }
board-bills = Facturas { $total } $ (mantenimiento { $upkeep } $, sueldos { $wages } $)
board-goal = Objetivo { $goal }: { $parts }
part-least = { $part } { $now } de { $want }
part-most = { $part } { $now } de como mucho { $want }
part-treated = tratados
part-serious-cases = casos graves
part-floors = pisos
part-helipad = helipuerto
part-gardens = jardines
part-time = tiempo
part-slips = fallos
part-dead = muertos
part-score = puntuación
board-actions = Acciones  { $actions }
board-staff = Personal  { $boxes }   por 1 $ a 6 $
board-patients = Pacientes { $boxes }
legend-rooms = T sala de tratamiento, O quirófano, S almacén, H recepción, * pasillo, . hueco, I pilar, G jardín
legend-people = Médicos por nivel: W Y O R, N enfermera, K celador; pacientes w y o r, D pareja
picture-round = Ronda { $round } de { $rounds }
picture-reached = Objetivo alcanzado
picture-missed = Objetivo no alcanzado
picture-score = puntuación { $score }
picture-money = Dinero
picture-popularity = Popularidad
picture-time = Tiempo
picture-goal = Objetivo
picture-to-be-drawn = por sortear
picture-staff = Personal
picture-patients = Pacientes
picture-treated = Tratados

## Números de la caja

none-parking = ninguno
parking-of = { $card } { $small }, luego { $large }
upkeep-module = { $cost } $ por módulo
upkeep-floor = { $cost } $ por piso
upkeep-nothing = nada
floor-prices = { $floors ->
    [2] El piso sobre la planta baja cuesta { $first } $
   *[3] El primer piso cuesta { $first } $, el segundo { $second } $
}
room-points = { $ground } por cada sala de tratamiento o quirófano en la planta baja{ $floors ->
    [2] { "" } y { $first } en el piso de encima
   *[3] , { $first } en el primer piso y { $second } en el segundo
}
high-rooms = { $first ->
    [one] 1 punto
   *[other] { $first } puntos
}{ $floors ->
    [2] { "" }
   *[3] { "" } en el primer piso y { $second } en el segundo
}
goal-at = { $difficulty }: { $wants }

## Opciones y cajas

choice-popular = popular
choice-busy = concurrida
choice-serious = casos graves
choice-swift = rápida
choice-tower = torre
choice-spotless = impecable
choice-drawn = al azar
choice-easy = fácil
choice-medium = medio
choice-hard = difícil
choice-none = ninguna
choice-a = A
choice-b = B
choice-c = C
choice-no = no
choice-yes = sí
choice-standard = Reequilibrada
choice-first = Precios originales
choice-wings = Cinco alas
option-box = con qué cartas y precios se juega
box-standard = Reequilibrada
box-standard-about = precios en los que entradas, pisos y expansión importan tanto como dice el reglamento
box-first = Precios originales
box-first-about = la primera reconstrucción: dos entradas, pisos más caros y mantenimiento por módulo
box-wings = Cinco alas
box-wings-about = un mazo inventado: ocho cartas de Piso, edificios bajos y objetivos de varias partes
called-goal = Objetivo
called-difficulty = Dificultad
called-card = Carta de Acción
called-floors = Pisos nuevos
called-replaced = Carta sustituida
called-replaced_too = Segunda carta sustituida
called-new_floor = Carta nueva
called-rotate = Giro
called-box = Cartas

## Diagrams of the rules

diagram-floor = Una planta baja: el número de una sala dice a cuántos pasos está de la entrada, abajo. Por la tarde, el médico trata al paciente de la misma sala.
