
## check

check-title = Comprobar la equidad
check-choose = Elige el registro de una partida terminada. Tu navegador comprueba por sí mismo cada lanzamiento y cada barajado; no se envía nada. Guarda esta página y funciona sin red.
check-record = Registro:
check-noted = Lo que la mesa te mostró al principio (opcional):
check-receipt = Un recibo firmado, tuyo o de otro jugador (opcional; pega el texto de su archivo):
check-child = Para un niño de diez años
check-child-text = Antes de la partida, el ordenador lanza todos los dados en secreto y los encierra en una caja. Te muestra la caja y un número que solo vale para esta caja. Durante la partida saca los dados uno a uno. Al final recibes la llave. Si alguien hubiera metido otros dados en la caja, el número ya no valdría. Y si no te fías del ordenador, gritas una palabra secreta antes de la partida: los dados se mezclan con tu palabra, así que el ordenador no pudo prepararlos.
check-expert = Para un criptógrafo
check-expert-how = El encabezado de un registro compromete una semilla: <code>SHA-256(nonce ‖ LF ‖ seed ‖ LF ‖ heading)</code>. El flujo de una jugada tiene por clave <code>BLAKE2b-64(key = SHA-256(seed ‖ salts), person = "dice", stream number)</code> y se expande con un contador de 32 bits y una función de mezcla; la clave cambia antes de cada jugada. Cada línea lleva un SHA-256 truncado de la anterior. Esta página recalcula el compromiso, la cadena de hashes, el número de cada flujo y cada respuesta suya.
check-expert-proves = Prueba que los dados se siguen de la semilla, fijada antes de la primera jugada. No conoce las reglas: si una jugada estaba permitida y necesitaba estos lanzamientos lo dice <code>rulewright verify</code>. No prueba que el servidor no conociera la semilla ni, sin sales, que no la eligiera entre muchas. Con sales prueba que el servidor no pudo elegir los dados por sí solo: la promesa, <code>SHA-256("promise" ‖ LF ‖ nonce ‖ LF ‖ seed)</code>, se mostró antes de enviar ninguna sal. Un jugador compinchado con el servidor que añada una sal el último aún podría elegirla. Un recibo es una firma Ed25519 de la partida, el asiento, la línea y su sello: un registro que no le corresponda es otra historia que la que se firmó.
check-true = ✓ cierto
check-false = ✗ falso
check-line = línea { $line }
check-about = { $game }: { $names }. Sellado al principio: { $commitment }
check-noted-right = Es lo que anotaste al principio.
check-noted-wrong = No es lo que anotaste al principio.
check-promised-right = Es la semilla prometida a este navegador, con la sal que añadió.
check-no-key = El registro no nombra la clave de su servidor.
check-all-right = ✓ Los { $rolls } lanzamientos y barajados de esta partida se siguen todos de la semilla sellada.
check-listed-right = ✓ Los { $rolls } lanzamientos y barajados que figuran en este registro se siguen de la semilla sellada. Los registros de este formato antiguo no muestran si falta alguno.
check-some-wrong = ✗ Algo está mal: { $bad } de { $rolls } lanzamientos y barajados son falsos.
check-seal-wrong = ✗ Algo está mal, aunque cada lanzamiento se sigue de la semilla: mira el sello.
check-no-salt = sin sal
check-seal = El sello
check-added = Lo que añadieron los jugadores
check-every-roll = Cada lanzamiento

## lib/fair/check

fair-shuffle = un barajado de { $n } cartas
fair-roll = un lanzamiento: { $place } de { $n }
fair-draw = un robo: número { $place } de { $n }
fair-seed-makes = la semilla da { $roll }
fair-other-move = estos dados son de otra jugada
fair-but = { $roll }, pero { $why }
fair-no-line = { $roll }, en ninguna línea del registro
fair-setting-up = Preparación
fair-sealed-right = La semilla es la que se selló al principio.
fair-sealed-wrong = La semilla no es la que se selló al principio.
fair-promise-right = Es también la que se prometió antes de que los jugadores añadieran sus sales.
fair-promise-wrong = No es la que se prometió antes de que los jugadores añadieran sus sales.
fair-unchanged = Ninguna línea se cambió después de escribirse.
fair-changed = La línea { $line } se cambió después de escribirse.
fair-no-rolls = El registro no lista lanzamientos: compruébalo con `rulewright verify`, que conoce las reglas.

## lib/fair/receipt

fair-cannot = Este navegador no puede comprobar la firma (necesita Ed25519 y HTTPS): usa `rulewright verify --receipt`.
fair-two-histories = El servidor ha contado dos historias: la línea { $line } es otra para { $seat ->
    [0] quien tiene este recibo
   *[other] el asiento { $seat }
}. Guarda ambos recibos: juntos lo demuestran.
fair-same-history = La misma historia hasta la línea { $line }, como se contó a { $seat ->
    [0] quien tiene este recibo
   *[other] el asiento { $seat }
}.
fair-line-unknown = La línea { $line } no se conoce aquí, así que no se puede comparar.
fair-not-signed = El recibo no se firmó con esta clave: se cambió o viene de otro servidor.
fair-other-match = El recibo es de otra partida.

## lib/fair/salt

fair-seed-changed = El servidor ha cambiado su semilla después de que añadieras tu sal: estos dados no son los que prometió.
fair-salt-unused = Tu sal no se usó: llegó tarde o el servidor la dejó fuera. Estos dados no te prueban nada.
