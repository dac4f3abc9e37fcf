### Lo que dice la puerta de los modelos de lenguaje.

no-experiment = No hay ningún experimento { $name }: elige uno de { $names }.
games-to-ask = Pide de 1 a { $most } partidas.
no-game = No hay ningún juego { $name }: list_games dice cuáles hay.
sections = La versión { $version } de sus reglas tiene { $count } cláusulas, en estas secciones:
endings = Puede terminar así:
did-you-mean = ¿Querías decir { $names }?
search-instead = Busca mejor una palabra.
no-clause = { $game } no tiene la cláusula { $clause }. { $hint }
another-word = Prueba otra palabra.
nothing-called = Nada en { $game } se llama { $words }. { $hint }
no-lesson = { $game } no tiene lección.
lesson-title = Aprende { $game }: una primera partida en { $steps } pasos.
no-record = Aquí no hay ningún registro { $name }.
not-finished = { $name } no está terminado: su registro se podrá leer cuando lo esté.
too-many-open = No se pueden dejar libres { $open } asientos en una mesa de { $seats }.
bots-for-seats = Se nombraron { $bots } bots para { $seats } asientos: nombra uno para cada uno, o uno para todos.
invite-gone = Esta invitación ya no vale aquí: pide otra.
name-taken = Alguien aquí ya se llama { $name }: elige otro nombre.
not-begun = La partida no ha empezado: alguien debe ocupar antes los asientos libres.
waiting-for-seats = Se espera a que otros ocupen sus asientos. Invitaciones: { $invites }
over = La partida ha terminado. { $verdict }
your-turn = Te toca, antes de la jugada { $number }.
waiting-for = Se espera a { $players }, antes de la jugada { $number }.
nothing-to-advise = No hay nada que aconsejar. { $status }
not-over = La partida no ha terminado: una revisión mira partidas terminadas.
bot-forfeits = { $player } pierde una jugada y se hace una al azar en su lugar: el bot falló o no respondió a tiempo. Eso tardó { $seconds } segundos.
too-long = Eso tardó más de { $seconds } segundos y se terminó.
status-answer = El servidor respondió con el estado { $status }.
no-invite = Esto no es un enlace de invitación: empieza por http y acaba en ?token= y el código.
closed = El servidor cerró la conexión: { $reason }.
invite-links = { " " }Enlaces de invitación: { $links }
waiting-for-dice = Se espera a que los demás se sienten y se lancen los dados.{ $links }
no-answer-yet = El servidor aún no ha respondido: mira otra vez antes de elegir.
worth-by = Cuánto vale cada jugada, contado por { $aim }, la mejor primero:
review-so-far = La revisión está hecha al { $share }: pregunta otra vez en un minuto.
decision = Jugada { $number }, { $player }, { $grade }: { $chosen }. Mejor en { $cost }: { $other }. { $why }
no-server = Ningún servidor Rulewright responde en { $place }: { $error }.
and-more = { " " }y { $count } más
several-fit = { $count } jugadas encajan con { $text }: { $shown }{ $more }. Da el número de la que quieres.
cannot-move = Ahora no puedes jugar. { $status }
list-moves = list_moves muestra lo que puedes hacer.
no-move-called = Ninguna jugada se llama { $text }. { $hint }
no-move-of = { $text } no es una jugada de { $game }: { $error }
no-page = No hay ninguna página { $page }: elige de 1 a { $pages }.
page-of = { $text }
    
    Esta es la página { $page } de { $count }.
cut-here = { "" }
    
    Esta respuesta era demasiado larga y se corta aquí: pide menos, o una página.
no-coach = En esta mesa juegan otras personas, así que el consejero calla: pide una revisión cuando termine la partida.
unseasoned = El servidor no lanzó los dados con la semilla que prometió y la sal que se le envió: no prueban nada.
interval = intervalo del 95 %: { $low } a { $high }
accuracy = { $player }: precisión { $mean } (intervalo del 95 %: { $low } a { $high }).
game-facts = { $game } ({ $players } { $most ->
    [one] jugador
   *[other] jugadores
}, { $minutes } minutos)
bots = { "  " }Bots: { $bots }
option = { "  " }opción { $name } ({ $values }; normalmente { $usual }): { $about }
lesson-you = { "   " }Tú: { $move }
lesson-others = { "   " }Otros: { $move }
grade-best = la mejor
grade-good = buena
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave
grade-undecided = sin decidir
earlier-lines = { $count ->
    [one] (1 línea anterior: read_log con since={ $since }.)
   *[other] ({ $count } líneas anteriores: read_log con since={ $since }.)
}
more-table = { $count ->
    [one] (1 línea más: look muestra toda la mesa.)
   *[other] ({ $count } líneas más: look muestra toda la mesa.)
}
more-moves = { $count ->
    [one] (1 jugada más: list_moves la muestra.)
   *[other] ({ $count } jugadas más: list_moves las muestra todas.)
}
