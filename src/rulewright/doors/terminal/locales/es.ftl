### Lo que dice la terminal.

keys-in-lesson =
    Intro      seguir; donde se espera una jugada, mostrar la mesa otra vez
    3          hacer la jugada 3 de la lista
    n          dejar que la lección juegue por ti
    b          volver al paso anterior
    ? PALABRAS qué significa una jugada, una carta o una palabra de las reglas
    ??         todo lo que puedes preguntar
    l          todo el registro
    r          las reglas, cláusula a cláusula
    q          salir
    h          esta ayuda
keys =
    3          hacer la jugada 3 de la lista
    3 1 2      hacer la jugada 3, luego 1 y 2 de las listas siguientes; u lo deshace todo
    ? 3        qué dicen las reglas de la jugada 3
    ? { $thing } qué significa una carta, una pieza o una palabra de las reglas
    ??         todo lo que puedes preguntar
    ? { $clause } mostrar una cláusula
    ! 123      probar la jugada con este número en la tabla del juego
    a          consejo: cuánto vale cada jugada según lo que puedes saber, y por qué
    a 3        lo mismo, comparado con la jugada 3
    u          deshacer tu última jugada, hasta que alguien juegue o aprenda algo
    l          todo el registro
    r          las reglas, cláusula a cláusula
    s [ARCHIVO] guardar el registro (ahí, o donde se guarda siempre)
    q          guardar y salir; el próximo `rulewright play` te trae de vuelta
    h          esta ayuda
    Intro      mostrar toda la mesa
word = palabra
then = , luego{ " " }
yes = s sí si y yes
rest-unchanged = El resto no ha cambiado. Intro muestra toda la mesa.
forced = Solo hay una jugada posible, y ya está hecha: { $move }.
forced-of = { $player } solo tenía una jugada posible, y ya está hecha.
move = { $game } · jugada { $number }
move-of = { $game } · jugada { $number } · { $player }
move-of-you = { $game } · jugada { $number } · { $player } (tú)
after = { $game } · tras { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
not-in-list = No hay ninguna jugada { $word } en la lista{ $after ->
    [none] { "" }
   *[other] { " " }tras { $after }
}: { $count ->
    [0] ahí no te queda nada que elegir
   *[other] escribe de 1 a { $count }, o h para ayuda
}.
lesson-step = { $game }, lección · paso { $step } de { $count }
status-as-written = tal cual
status-from-other-sources = de otras fuentes
status-ruling = decisión
status-reconstructed = reconstruido
wins = gana
shares-the-win = comparte la victoria
score = Puntuación
aim-win = probabilidad de ganar
aim-score = puntuación esperada
aim-place = puesto esperado, siendo 100 % el mejor
exact = exacto
interval = { $low } a { $high }
heading-move = jugada
heading-interval = intervalo del 95 %
heading-games = partidas
more-moves = { $count ->
    [one] 1 jugada más no parece mejor
   *[other] { $count } jugadas más no parecen mejores
} que la última de estas.
heading-start = inicio
heading-moves = jugadas
heading-luck = suerte
heading-result = resultado
stood-in = { "  " }Un bot tomó { $count ->
    [one] 1 decisión más
   *[other] { $count } decisiones más
} en tu lugar: lo que costaron cuenta como errores de otros.
accuracy = { "  " }precisión { $mean } (intervalo del 95 %: { $low } a { $high })
fault = { "  " }jugada { $number }, { $class }, { $chosen }: { $change } frente a { $other }
class-inaccuracy = imprecisión
class-mistake = error
class-blunder = error grave
decisions = { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}
count-inaccuracy = { $count ->
    [one] 1 imprecisión
   *[other] { $count } imprecisiones
}
count-mistake = { $count ->
    [one] 1 error
   *[other] { $count } errores
}
count-blunder = { $count ->
    [one] 1 error grave
   *[other] { $count } errores graves
}
count-undecided = { $count } sin decidir

## El curso de una partida

alone = pulsa Intro cuando solo mires tú{ " " }
alone-or-undo = pulsa Intro cuando solo mires tú (o u, si { $player } deshace eso){ " " }
undo-too-late = Solo quien jugó el último puede deshacerlo, antes de pasar el teclado.
say-number = Tras ! va el número de una jugada en la tabla del juego, como !12, o varios seguidos.
really-concede = Esto abandona la partida para siempre. ¿De verdad? [s/N]{ " " }
not-a-command = { $word } no es un comando: escribe el número de una jugada, o h para ayuda.
no-advice-among-people = En esta mesa juegan otras personas, así que el consejero calla: pide una revisión al final.
nothing-to-compare = No hay ninguna jugada { $word } que comparar: escribe a, o a y el número de una jugada.
table-company = Contigo en la mesa: { $players }.
bots-meanwhile = Los bots juegan { $manner } hasta que se compila su búsqueda, lo que se hace una vez y se guarda.
bots-ready = La búsqueda de los bots está compilada: desde ahora juegan con ella.
saved = Guardado en { $path }
saved-resume = Guardado en { $path }; síguela con --resume, o simplemente vuelve a jugar.
record-is-in = El registro, con la semilla de sus dados, está en { $path }
review-hint = rulewright review, con ese archivo, muestra tus mejores y peores decisiones.
receipt = Recibo: { $receipt }

## Preguntar por algo

ask-about = Puedes preguntar por: { $names }.
ask-about-clause = O por una cláusula, { $first-and-last }, o cualquier palabra de las reglas.
several-named = Varias cosas tienen ese nombre: { $names }.
also-in = También en { $clauses }.
did-you-mean = ¿Querías decir { $names }?
lists-things = ?? muestra por qué puedes preguntar.
nothing-named = No hay aquí ninguna jugada, cláusula ni carta { $words }. { $tip }

## Lecciones

no-step = la lección no tiene paso { $step }: elige de 1 a { $last }
you-play = Eres { $player }.
lesson-over = Esa era la lección. Ahora juega: rulewright play { $game }{ $more }
your-move = Tu jugada: { $moves }.
not-that-one = Esa no. La jugada es: { $move } (jugada { $number }).
no-advice-in-lesson = En una lección no hay consejos: ella te dice la jugada. n la hace por ti.
read-first = Lee esto primero y luego pulsa Intro.
not-a-command-here = { $word } no es un comando: escribe h para ayuda.
continue-with = Sigue con: rulewright learn { $game } --step { $step }

## Reglas y finales

overruled-by = { " " }Sustituida por { $clause }.
see-also = Véase también: { $things }.
rulebook = { $game }, versión { $version } de sus reglas en { $count } cláusulas
overruled-by-short = { "  " }[sustituida por { $clause }]
narrowed-by = { " " }Restringida por { $clause }.
narrowed-by-short = { "  " }[restringida por { $clause }]
move-explained = { $move } (jugada { $code } de la tabla del juego)
taken-back = Deshecho
begun = { $game }: { $players }; empezada { $when }
the-end = El final: { $ending }
pass-to = Pasa a { $player }

## El consejero

coach-thinks = El consejero está pensando. Tarda unos segundos.
chance-of-success = probabilidad de éxito
from-what-you-know = Según lo que puedes saber: { $what }
legend = ★ es lo recomendado. · puede ser igual de bueno.
luck-and-skill = Suerte y habilidad
luck-explained = El principio es lo que da un juego corriente. Las jugadas son lo que los jugadores cambiaron al jugar mejor o peor; la suerte es lo que cambiaron dados y robos. Detrás va la mitad de su intervalo del 95 %, y la suma da el resultado.
classes = Clases según la probabilidad de ganar perdida como mínimo: { $classes }.
points-less = { "  " }jugada { $number }, { $chosen }: { $points } { $unit } menos que { $other }
over-anything = { "  " }jugada { $number }, { $chosen }: { $gain } más que cualquier otra
luck-in = { "  " }suerte en la jugada { $number }: { $luck }

## Colores, cada uno una expresión regular que encuentra la palabra en todas sus formas

colour-red = roj[oa]s?
colour-green = verdes?
colour-blue = azul(es)?
colour-yellow = amarill[oa]s?
colour-purple = morad[oa]s?
colour-orange = naranjas?
colour-pink = rosas?
colour-teal = turquesas?
