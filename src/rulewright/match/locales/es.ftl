### Lo que dice una mesa además de su juego.

## El registro

bot-moved = { $player ->
    [you] Un bot jugó por ti.
   *[other] Un bot jugó por { $player }.
}
taken-back = { $first ->
    [0] Se deshace la jugada { $last }{ by-consent }.
   *[other] Se deshacen las jugadas { $first } a { $last }{ by-consent }.
}
by-consent = { $consent ->
    [yes] { " " }de común acuerdo
   *[no] { "" }
}

## Rechazos

no-seat = No hay ningún asiento { $seat }: los asientos se numeran de 0 a { $last }.
no-move = No hay ninguna jugada { $code }: las jugadas se numeran de 0 a { $last }.
over = La partida ha terminado.
not-your-decision = Ahora no decide { $player }, sino { $others }.
because-of = No se hace nada, por la { which-move }: { $sentence }
which-move = jugada { $number } de { $count }
say-a-move = Nombra al menos una jugada.
one-by-one = Esta partida empezó cuando su registro solo conocía jugadas sueltas: hazlas de una en una.
shows-something = Te muestra algo nuevo: hazla sola y luego sigue eligiendo.

## Deshacer

agreed-to-end = { $moves ->
    [0] Todos acordaron terminar la partida antes de la primera jugada
    [one] Todos acordaron terminar la partida tras 1 jugada
   *[other] Todos acordaron terminar la partida tras { $moves } jugadas
}: nadie gana.
agree-alone = En un juego para una persona no hay con quién ponerse de acuerdo: ríndete o sigue jugando.
undo-over = La partida ha terminado y su semilla está revelada: no se puede deshacer nada.
undo-not-yours = Solo se puede deshacer tu propia última jugada, y solo hasta que juegue otro.
undo-chance = Eso no se puede deshacer: se lanzaron dados o se descubrió algo al azar.
undo-no-move = Aún no has jugado, así que no hay nada que deshacer.
undo-nothing = Aún no se ha jugado nada que se pueda deshacer.
undo-learned = Eso no se puede deshacer: te mostró algo que no sabías.
undo-shown = Eso no se puede deshacer: mostró a otro algo que no sabía.
undo-unknown = Eso no se puede deshacer: la mesa no puede decir quién aprendió algo de ello.
not-foreseen = La jugada { $number } de la secuencia no se puede preparar: allí no está permitida, o lo que sigue depende del azar o de algo que no ves. Elige una de las jugadas ofrecidas.

## Registros, recibos y archivos

of-other-game = es un registro de { $told }, no de { $game }
of-other-version = se jugó con la versión { $told } de las reglas de { $game }, y esta es { $version }: hace falta un Rulewright que tenga la versión { $told }
of-other-rules = se jugó con otras reglas que las de { $game } aquí, aunque ambas se llaman versión { $version }: hacen falta las reglas cuya huella es { $rules }
options-incomplete = las opciones no están completas
seats-no-names = los asientos no son nombres
your-box = un archivo de caja tuyo
other-box-file = este archivo de caja es otro
give-box = si era { $box }, dalo con --box
with-other-box = se jugó con otra caja que la de { $game } aquí; { $hint }
hidden-not-chosen = no le toca a un registro elegir si las jugadas se ocultan hasta el final
not-the-commitment = la semilla y el nonce no corresponden al compromiso de la línea 1
end-not-told = la partida termina aquí, pero la última línea no dice cómo
not-the-promise = la semilla y el nonce no corresponden a la promesa de la línea 1
not-ended = la partida no había terminado aquí
should-be = { $key } debería ser { $true }, no { $told }
missing = falta
rolls-should-be = los lanzamientos de la línea { $line } deberían ser { $true }, pero el registro tiene { $told }
rolls-never-made = cuenta lanzamientos que nunca se hicieron
seal-broken = su sello está roto: esta línea se cambió después de escribirse
seed-elsewhere = { $path } es una partida inacabada cuya semilla no está en esta máquina (estaría en { $folder }), así que no se puede seguir aquí; síguela donde empezó
receipt-nowhere = Ninguna línea tiene el recibo { $seal }: o es otra partida que aquella en que se dio, o se cortó antes de esa línea (tiene { $lines }). Por lo demás no hay nada mal en ella.
receipt-cut-off = El recibo está firmado y es el de la línea { $line }: el registro se cortó antes, tras la línea { $lines }.
two-histories = El servidor ha contado dos historias: firmó para { $whose } que la línea { $line } tiene el sello { $seal }, y este registro de la misma partida tiene otro. Guarda ambos archivos: juntos lo demuestran.
seat-number = el asiento { $number }
a-spectator = un espectador
true = Cierto: { $what }.
proved-finished = Probado: la caja, el compromiso, cada jugada, el final y las puntuaciones son lo que las reglas hacen de la semilla, fijada antes de la primera jugada; y los sellos atan cada línea a todas las anteriores.
unfinished = Inacabado: { $what } hasta ahora.
proved-unfinished = Probado: la caja es correcta, y también la forma y el orden de las líneas y sus sellos. Si las jugadas estaban permitidas, y los dados, solo lo mostrará la semilla, que se revela al final de la partida.
signed-for = , que el servidor firmó para { $whose }
receipt-of-line = El recibo es el de la línea { $line }{ $signed }: hasta ahí es la partida en que se dio.
not-proved = No probado: que sea la partida que se jugó, y entera; quien conoce la semilla puede escribir otra con el mismo compromiso, y un registro se puede cortar al final de una línea. Para eso, da con --receipt un recibo que alguien de la mesa haya guardado.
names-not-proved = Tampoco los nombres, la hora y las palabras: son para leer.
undo-of-other = deshace la jugada { $told }, pero la última es { $last }
number-of-other = se llama jugada { $told }, pero es la jugada { $number }
no-such-seat = no hay ningún asiento { $seat }
no-such-move = no hay ninguna jugada { $code } en { $game }
this-record = este registro
not-a-record = esto no es un registro
line-cut-off = la línea no está terminada; el archivo parece cortado
file-empty = el archivo está vacío
heading-first = un registro tiene su encabezado en la primera línea, y solo ahí
ending-early = el final se cuenta antes de la última línea
begins-no-record = { $key } no empieza ningún registro
of-format = es del formato { $form }, y este Rulewright lee los formatos 1 a { $newest }: usa uno más nuevo
not-json = no es JSON
not-an-object = no es un objeto JSON
begins-no-line = { $key } no empieza ninguna línea de un registro
key-wrong = { $key } falta o no es lo que debería ser
not-as-written = no está escrito como un registro
shows-hidden = muestra una jugada que está oculta hasta el final
covers-needlessly = tapa una jugada sin razón
too-many-names =
    se dieron { $names } nombres para { $seats ->
        [one] 1 asiento
       *[other] { $seats } asientos
    }
player-name = Jugador { $number }
guest-name = Invitado { $number }
former-guest = Un antiguo invitado
no-name = { $name } no puede ser un nombre: usa de 1 a 40 caracteres imprimibles
same-name = dos jugadores no pueden llamarse { $name }
salts-form = las sales son una lista con un texto de hasta { $most } caracteres para cada asiento
need-cryptography = los recibos firmados necesitan el paquete cryptography: ejecuta pip install ".[server]" en el clon
no-key = eso no es una clave: una clave son 64 cifras hexadecimales, como la muestra el servidor
receipt-empty = el recibo está vacío: da el que te mostraron en la mesa u omite --receipt
receipt-file-empty = el recibo en { $path } está vacío: da el que te mostraron en la mesa
no-receipt = eso no es un recibo: guárdalo desde la mesa o da el sello que te mostraron allí
receipt-version = ese recibo es de otra versión: usa un Rulewright más nuevo
record-without-key = este registro no nombra la clave de su servidor, así que no se puede comprobar la firma: dala con --key
receipt-not-signed = el recibo no se firmó con esta clave: se cambió o viene de otro servidor
receipt-other-match = el recibo es de otra partida: de { $told }, y el registro es de { $match }
no-campaign = { $game } se juega partida a partida: no tiene campaña, así que juégalo sin héroe
no-sheet = { $path } está dañado (no es una hoja de { $game }); apártalo para empezar de nuevo
sheet-damaged = { $path } está dañado ({ $error }); apártalo para empezar de nuevo
cannot-write = no se puede escribir { $path }: { $error }; elige otro lugar
data-not-writable = no se puede escribir { $path }: { $error }; asigna a RULEWRIGHT_DATA una carpeta en la que puedas escribir
cannot-read = no se puede leer { $path }: { $error }; da la ruta de un archivo que exista
not-utf8 = { $path } no es texto en UTF-8; da otro archivo
damaged = { $path } está dañado ({ $error }); apártalo para empezar de nuevo o recupera una copia
damaged-no-object = { $path } está dañado (no contiene un objeto JSON); apártalo para empezar de nuevo
damaged-incomplete = { $path } está dañado (le falta algo); esa partida no se puede seguir, así que apártalo
no-lesson = { $game } no tiene lección: escribe un lesson.toml junto a su box.toml (véase docs/lessons.md)
record-told =
    { $game }, versión { $version }, { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
in-line = línea { $line }: { $told }
stood-in = (jugó un bot)
custom-box = una caja propia
score-sheet = { $player }: { $rows }; en total { $score }.
