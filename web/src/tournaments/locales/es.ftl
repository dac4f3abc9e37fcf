### Los torneos en español.

cups-page-title = Torneos · Rulewright
cup-page-title = { $name } · Rulewright
cups = Torneos
cups-what = Puede apuntarse cualquiera. Los emparejamientos, los relojes y la clasificación van solos; tu mesa se abre cuando empieza la ronda.
cups-make = Organizar un torneo
cups-none = No hay ningún torneo anunciado.
cup-kind = { $kind ->
    [swiss] sistema suizo
    [robin] todos contra todos
    [arena] arena
   *[groups] { $seats ->
        [0] mesas de tres y cuatro
       *[other] mesas de { $seats }
    }
}
cup-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
cup-unrated = sin puntuación
cup-starts = Empieza: { $when }. { $entered } de { $most } plazas ocupadas.
cup-cancelled = Cancelado.
cup-won = { $count ->
    [0] Terminado. No ha ganado nadie.
    [one] Ha ganado { $names }.
   *[other] Victoria compartida: { $names }.
}
cup-until = En curso: empiezan partidas hasta { $when }.
cup-round = Ronda { $round } de { $rounds }.
cup-name = Nombre
cup-how = Formato
cup-seats = Jugadores por mesa
cup-minutes = Duración
cup-rounds-label = Rondas
cup-rounds-enough = las que hagan falta
cup-when = Comienzo
cup-more = Inscripción, ausencia y puntuación
cup-most = Jugadores como máximo
cup-patience = Una mesa espera
cup-open = Cualquiera puede encontrarlo y mirar
cup-account = Tu cuenta
cup-ready = Tu mesa está lista.
cup-to-table = Ir a tu mesa
cup-wait = Tu próxima mesa se abre aquí sola.
cup-enter = Apuntarse
cup-seen = Quien mire este torneo verá tu nombre y tu puntuación en este juego.
cup-withdraw = Retirarse
cup-host = Tu torneo
cup-start = Empezar ahora
cup-cancel = Cancelar el torneo
cup-cancel-what = Las partidas en juego siguen, fuera del torneo; las mesas que esperan a sus jugadores se cierran.
cup-cancel-sure = Sí, cancelarlo
cup-cancel-no = No, seguir
cup-bot = Bot
cup-bot-count = Cuántos bots
cup-add-bots = Añadir bots
cup-standings = Clasificación: { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
cup-place = Puesto
cup-player = Jugador
cup-points = Puntos
cup-bot-player = bot
cup-rating = { $points } ± { $margin }
cup-gone = retirado
cup-breaks = { $kind ->
    [groups] { $first ->
        [one] { $first } primer puesto
       *[other] { $first } primeros puestos
    }, rivales { $second }
    [arena] { $first } ganadas de { $second }
   *[other] Buchholz { $first }, Sonneborn-Berger { $second }{ $third ->
        [0] { "" }
       *[other] , entre empatados { $third }
    }
}
cup-scoring = Cómo se puntúa
cup-score-rule = { $kind ->
    [swiss] Una victoria son 2 puntos y un empate 1. Si el número es impar, en cada ronda descansa alguien, nadie dos veces, y recibe 2.
    [robin] Una victoria son 2 puntos y un empate 1. Si el número es impar, en cada ronda descansa alguien, sin puntos.
    [arena] Una victoria son 2 puntos y un empate 1. Tras dos victorias seguidas todo vale el doble hasta que no ganes. En cuanto estás libre te toca otra partida; las que sigan en juego al final cuentan.
   *[groups] En una mesa, ganar a todos son 12 puntos, y cada rival vencido una parte igual; la mitad si hay empate. Quien descansa recibe 6.
}
cup-ties = { $kind ->
    [arena] En caso de empate deciden las victorias y después menos partidas jugadas.
    [groups] En caso de empate deciden los primeros puestos y después los puntos de todos tus rivales. En una ronda en la que descansas cuentas como tu propio rival.
   *[other] En caso de empate deciden los puntos de todos los rivales (Buchholz), después los de cada rival por lo que le ganaste (Sonneborn-Berger) y después las partidas entre quienes siguen empatados. En una ronda en la que descansas cuentas como tu propio rival.
}
cup-absent = Una mesa espera a sus jugadores { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}. Quien no la haya abierto pierde sin jugar y, a la segunda, queda retirado.
cup-games = Partidas
cup-round-title = Ronda { $round }
cup-sits-out = descansa, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
cup-playing = en juego
cup-soon = a punto de empezar
cup-forfeit = sin jugar
cup-watch = Mirar
cup-look = { $over ->
    [yes] Ver la partida: { $names }
   *[no] Mirar: { $names }
}
cup-link = Enlace a este torneo
