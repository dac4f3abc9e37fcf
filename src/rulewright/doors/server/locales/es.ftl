### Lo que dice el servidor.

## Peticiones

nul = Hay en eso un carácter NUL, que no se puede guardar: quítalo.
message-not-understood = Ese mensaje no se entiende: { $error }.
request-not-understood = Esa petición no se entiende: { $error }.
too-long-bytes = Es demasiado largo: envía como mucho { $most } bytes.
request-late = La petición no llegó en { $seconds } segundos: envíala otra vez.
nul-in-address = Hay un carácter NUL en esa dirección: quítalo.
whole-number = { $name } es un número entero, no { $text }.
send-json = Envíalo como JSON, con content-type application/json.
unknown-whether-saved = No se sabe si eso se guardó: compruébalo antes de intentarlo otra vez.
database-silent = La base de datos no responde: inténtalo en un momento.
server-mistake = El servidor cometió un error; inténtalo en un momento.
own-page = Envía esto desde la página de la mesa.
for-monitoring = Eso es para la supervisión: inicia el servidor con --monitor-from y tu dirección.
database-silent-or-full = La base de datos no responde o no puede escribir.
nothing-here = Aquí no hay nada: mira /openapi.json para ver lo que hay.
ask-own-page = Pregunta desde la página de la mesa.
no-game = Aquí no hay ningún juego { $name }: elige uno de { $games }.

## Personas

not-known = Este servidor aún no te conoce: juega antes a algo.
not-your-name = Ese no es tu nombre: escríbelo como se muestra, para que nadie haga esto por accidente.
device-link-used = Ese enlace se ha usado o ha caducado: haz otro en tu otro dispositivo.
no-lesson = { $game } aún no tiene lección: lee sus reglas o simplemente juega.
no-diagram = { $game } no tiene ningún dibujo { $name }.
print-title = { $game } para imprimir
print-players = Cuántas personas juegan
print-box = Caja
print-paper = Papel
print-a4 = A4
print-letter = Carta (EE. UU.)
print-show = Mostrar
print-how = Imprime esta página al 100 %, sin márgenes ni encabezados. La línea al pie de cada hoja muestra si el tamaño es correcto.
print-pdf = Descargar como PDF
print-one-of = { $name } es uno de { $known }.
print-players-are = players es un número de { $low } a { $high }.
print-no-pdf = Este servidor no hace PDF: imprime la página, o instala Rulewright con [print] y ejecuta `rulewright print`.
lesson-outdated = No se puede jugar la lección de { $game }: { $error }
name-of-leavers = { $name } no puede ser un nombre: así se llama a quienes se han ido para siempre.
box-too-long = Esa caja es demasiado larga: { $most } caracteres como mucho.
no-table = No existe esa mesa: pide su enlace otra vez.
not-open-to-all = Esa mesa no está abierta a todos: pide un enlace a su anfitrión.
wrong-link = Ese enlace no es de esta mesa: pide uno nuevo.
no-custom-box = Esta mesa usa las cartas del juego: no hay caja propia que descargar.
blocked-most = Ya has bloqueado a { $most } invitados: desbloquea antes a alguien.
not-blocked = No has bloqueado ni silenciado a nadie con ese nombre: mira otra vez la lista.
mute-not-there = Solo puedes silenciar a alguien de una mesa en la que estás.
mute-no-person = Solo se puede silenciar a una persona, y ahí no hay ninguna.
mute-yourself = No puedes silenciarte a ti mismo.
muted-most = Ya has silenciado a { $most } personas: deja antes de silenciar a alguna.
follow-yourself = No puedes seguirte a ti.
follow-most = Sigues a { $most } personas, que es el máximo: deja antes de seguir a alguien.
host-invites = Solo quien abrió la mesa puede invitar a amistades.
no-seat-free = No hay ningún asiento libre en esta mesa.
friends-only = Solo puedes invitar a amistades: personas a las que sigues y que te siguen.
invited-most = Hay { $most } personas invitadas a esta mesa, que es el máximo.
unknown-device = un dispositivo desconocido
no-sign-in = Esa sesión no es tuya o ya ha terminado: mira otra vez la lista.
passkeys-not-here = Las llaves de acceso no funcionan en { $here }: abre esta página por https y por su nombre o, en la propia máquina del servidor, en http://localhost{ $port }.
passkeys-most = Ya tienes { $most } llaves de acceso: quita antes una.
passkey-refused = Esa llave de acceso no se ha aceptado: se quitó aquí o han pasado más de { $minutes } minutos. Inténtalo de nuevo.
no-passkey = Esa llave de acceso no es tuya o ya se ha quitado: mira otra vez la lista.
profile-needs-passkey = Un perfil público pertenece a una cuenta: añade antes una llave de acceso.
profile-needs-name = Un perfil público necesita un nombre: elige antes uno.
no-profile = Ese perfil no existe o ya no es público.
report-not-there = Solo puedes denunciar a alguien de una mesa en la que estás o estabas.
report-plain = Escribe con letras sencillas lo que pasó.
report-yourself = No puedes denunciarte a ti mismo.
report-most = El operador aún no ha leído tus { $most } últimas denuncias: espera hasta entonces.
nobody-sits = Ahí no hay nadie sentado.
not-said = Ese jugador no dijo eso: elige otra vez el mensaje.
report-no-person = Solo se puede denunciar a una persona, y ahí no hay ninguna.
heroes-most = Ya tienes { $count } héroes: sigue con uno de ellos.

## Mesas nuevas

tables-most = Tienes { $most } mesas sin terminar: termina o deja antes una de ellas.
your-seat-is = Tu asiento es { $seat }, pero los asientos se numeran de 0 a { $last }.
no-seat-for-bot = El asiento { $seat } no se puede dar a un bot: nombra otro de los { $count } asientos.
no-seat-for-friend = El asiento { $seat } no está libre para alguien de tu pantalla: nombra otro de los { $count } asientos.
seed-for-practice = Una semilla solo se elige para practicar contra bots: llena los otros asientos u omite la semilla.
hero-seat = Un héroe se sienta en el asiento { $seat }: elige ese.
one-clock = Un reloj cuenta por jugada (per_move), en total (total, con o sin increment) o por días (days): da uno de los tres.
seek-alone = A { $game } se juega en solitario: no hay a quién buscar.
seek-two = Buscas a otros jugadores: elige al menos dos asientos.
seek-range = La puntuación mínima es { $low } y la máxima { $high }: intercámbialas.
no-salts-for-deal = Un reparto elegido no admite sales: omite la semilla y el problema, o las sales.
no-puzzle = { $game } tiene { $count } problemas, y ninguno tiene el número { $number }.
puzzle-fixed = Un problema es fijo: omite opciones, semilla, reloj, héroe y caja.
open-tables-most = Ya tienes { $count } mesas abiertas: espera a que venga alguien o cierra una de ellas.
open-tables-address = Tu dirección ya tiene { $count } mesas abiertas: invita por enlace o cierra una de ellas.
no-bot = No hay ningún bot { $name } para { $game }: elige uno de { $bots }.

## Unirse y salir

not-welcome = El anfitrión no te deja unirte a esta mesa.
seat-taken = Ese asiento está ocupado: pide otro al anfitrión, o un enlace para mirar.
host-fills = Solo el anfitrión puede llenar asientos: pídeselo.
seat-not-open = Ese asiento no está abierto: elige uno que lo esté.
host-removes = Solo el anfitrión puede quitar a alguien: siléncialo o denúncialo.
nobody-to-remove = No hay nadie que quitar de ese asiento.
begun-so-stay = La partida ha empezado, así que sus jugadores se quedan: siléncialos, denúncialos o deja la mesa.
rematch-played = Solo quienes jugaron pueden pedir la revancha: abre tu propia mesa.
rematch-not-over = La partida no ha terminado: termínala antes.
rematch-blocked = Uno de vosotros ha bloqueado a otro: abre una mesa nueva.
rematch-left = Alguien que jugó se ha ido para siempre: abre una mesa nueva.
database-silent-again = La base de datos no responde: se intentará otra vez en un momento.
open-own-page = Abre la mesa desde su página.
open-page-first = Abre antes la página: este servidor aún no te conoce.
server-full = El servidor está lleno: inténtalo dentro de un rato.
too-many-open = Tienes demasiadas mesas abiertas: cierra una de ellas.
no-seat-of-yours = No tienes asiento en esta mesa: usa un enlace de invitación.

## En la mesa

server-mistake-page = El servidor cometió un error; abre la página otra vez.
too-many-messages = Demasiados mensajes: espera un poco y abre la página otra vez.
not-stored = La mesa no pudo guardarlo: inténtalo en un momento.
send-text = Envía los mensajes como texto UTF-8.
message-too-long = Ese mensaje es demasiado largo: envía como mucho { $most } caracteres.
spectators-watch = Estás mirando: solo los jugadores pueden jugar o chatear.
write-or-choose = Escribe un mensaje o elige uno rápido.
not-begun = La partida no ha empezado: aún hay un asiento libre.
many-at-once = Llegaron muchas jugadas a la vez: inténtalo otra vez.
over = La partida ha terminado.
moved-on = La partida ha avanzado desde entonces: mira y elige otra vez.
no-move-yet = Aún no has jugado, así que no hay nada que deshacer.
campaign-no-undo = En una campaña no se puede deshacer nada.
new-rules = Las reglas nuevas ya no permiten la jugada { $number }: la partida sigue desde antes de ella.
nothing-to-restart = Aquí no hay ninguna partida en curso que reiniciar.
restart-players = Solo quienes juegan aquí pueden reiniciar esta partida: no tienes asiento en esta mesa.
undo-asked = Alguien ya pide deshacer: espera la respuesta.
undo-asked-you = Ya lo pediste: puedes pedirlo otra vez tras la próxima jugada.
undo-nobody-asks = Ya nadie pide deshacer.
others-agree = Lo pediste tú: los demás deben aceptar.
campaign-no-end = En una campaña cada partida se juega hasta el final: ríndete o sigue jugando.
end-asked = Alguien ya propone terminar la partida: responde o espera la respuesta.
end-asked-you = Lo propusiste hace poco: podrás proponerlo de nuevo { $moves } jugadas después.
end-nobody-asks = Ya nadie propone terminar la partida.
end-alone = En un juego para una persona no hay con quién ponerse de acuerdo: ríndete o sigue jugando.
no-salts = Los dados de esta mesa vienen solo de su semilla: no admite sales.
salts-late = La partida ha empezado: sus dados ya están echados.
salt-form = Una sal tiene hasta { $most } caracteres imprimibles: envía otra.

## Chat

chat-plain = Escribe un mensaje con letras sencillas.
chat-links = En el chat no se permiten enlaces: quítalos.
chat-full = El chat de esta mesa está lleno.

## El consejero

coach-people = No hay consejos en partidas con otras personas: mira la revisión al final.
coach-over = La partida ha terminado: mira su revisión.
coach-nothing = Ahora no tienes nada que decidir: pregunta cuando te toque.
coach-busy = El consejero piensa en tu última pregunta: espera antes esa respuesta.
coach-late = El consejero no encontró respuesta a tiempo: pregunta otra vez.
no-record = No existe ese registro: pide su enlace otra vez.
review-not-over = La partida no ha terminado: se podrá revisar al final.
no-decision = No había tal elección en la jugada { $move }: pide una que figure en la revisión.
review-too-long = Esa partida es demasiado larga para revisarla aquí: usa `rulewright review` en tu ordenador.
reviews-most = Ya se están haciendo dos revisiones para ti: espera a una de ellas.
coach-players = El consejo es para quienes juegan: no tienes asiento en esta mesa.
meant-number = meant es el número de una jugada, no { $text }.
fork-not-over = La partida no ha terminado: al final podrás seguir desde una posición anterior.
no-seat = No hay ningún asiento { $seat }: los asientos se numeran de 0 a { $last }.
no-bot-api = No hay ningún bot { $name } para { $game }: GET /api/bots dice cuáles hay.
forks-busy = Ya se preparan varias partidas para ti: espera a esas.
fork-late = Esa partida tarda demasiado en prepararse aquí.
fork-over = La partida ha terminado en esa posición: elige una anterior.

## Repartos, registros e imágenes

kind-one-of = kind es uno de { $kinds }.
near-rating = near es una puntuación, un número entero como 1200, o se omite.
no-puzzles = { $game } no tiene problemas.
deal-not-played = Juega primero el reparto del día: después verás cómo les fue a los demás.
no-deals = { $game } no tiene repartos calificados.
no-seat-here = No tienes asiento en esta partida.
result-one-of = result es uno de { $results }, o se omite.
before-time = before es la hora en milisegundos de la última partida de la página anterior, o se omite.
picture-not-over = La partida no ha terminado: hasta entonces solo hay una imagen de cómo está, now.png.
picture-not-begun = La partida no ha empezado: aún no hay nada que dibujar.
picture-seat = No hay ningún asiento { $seat }: el primero es 0.
picture-kinds = La partida entera es game.webp o game.gif; una sola imagen es .png o .svg.
picture-names = Una imagen se llama now, game o por su número.
picture-too-long = Esa partida es demasiado larga para dibujarla aquí: usa su registro y `rulewright picture`.
pictures-busy = Ya se dibujan varias imágenes para ti: espera a esas.
picture-late = Esa imagen tarda demasiado en dibujarse aquí.
picture-svg = Este servidor solo dibuja SVG: { $error }.
no-frame = No hay ninguna imagen { $frame } en esta partida: tiene { $count }.
picture-endings = El nombre de una imagen acaba en { $kinds }.
replay-not-over = La partida no ha terminado: hasta entonces solo se puede mirar en su mesa.
replay-too-long = Esa partida es demasiado larga para mostrarla aquí: repite su registro con `rulewright replay`.
replays-busy = Ya se preparan varias repeticiones para ti: espera a esas.
replay-late = Esa partida tarda demasiado en repetirse aquí.
record-not-over = La partida no ha terminado: hasta entonces solo sus jugadores pueden descargar el registro.
record-hidden = El registro muestra las jugadas de todos, también las ocultas: podrás descargarlo al final.
not-a-record = Esto no es un registro. Elige un archivo que haya guardado Rulewright; su nombre acaba en .jsonl.
record-utf8 = Un registro es texto UTF-8: envía el archivo tal como se descargó.
record-too-long = Ese registro es demasiado largo: aquí se aceptan { $most } líneas como mucho.
records-busy = Demasiados registros a la vez: espera a que se comprueben los otros.
record-late = Ese registro tarda demasiado en comprobarse aquí: compruébalo con `rulewright verify`.
record-invalid = Ese registro no es válido: { $found }.
record-own-box = Esa partida se jugó con una caja propia, que su registro no contiene: mírala con `rulewright replay ARCHIVO --box CAJA`.
record-unfinished = línea 1: la partida no está terminada, así que no se pueden comprobar sus dados; sube el registro cuando lo esté
record-no-game = línea 1: aquí no hay ningún juego { $game }
record-cannot-check = Ese registro no se puede comprobar aquí: { $error }.
uploads-most = Ya has subido { $most } registros: no se guardan más para ti.

## El laboratorio

box-too-long-letters = Esa caja es demasiado larga: { $most } caracteres como mucho.
boxes-busy = Ya se comprueban varias cajas tuyas: espera a esas.
box-late = Comprobar esa caja tarda demasiado.
this-box = esta caja
lab-closed = El laboratorio está cerrado en este servidor: su operador puede abrirlo con --lab.
lab-too-slow = Las partidas de estos jugadores tardan demasiado aquí: elige otros o juégalas con `rulewright lab` en tu máquina.
lab-most-games = un estudio juega aquí como mucho { $most } partidas, no { $games }
lab-same-settings = ambos ajustes son iguales: cambia algo en uno de ellos
lab-yours-runs = Tienes un estudio en marcha: detenlo antes o espera a que acabe
lab-address-busy = Hay demasiados estudios en marcha desde tu dirección: espera a que acabe uno
lab-busy = El laboratorio está ocupado: espera a que acabe otro estudio
lab-process-ended = El proceso que jugaba las partidas terminó: inténtalo otra vez, con menos partidas.
lab-stopped = Detenido tras { $seconds } segundos, lo máximo que puede durar aquí un estudio.
lab-no-file = Aquí no hay ningún archivo { $file } de un estudio: hay { $files }.
lab-report-most = Un informe trata aquí como mucho de { $most } partidas: elige menos.
lab-took-longer = Tardó más de { $seconds } segundos: elige menos partidas.

## Conexiones cerradas

left = Has dejado la mesa.
removed = El anfitrión te ha quitado de esta mesa.
closed = El anfitrión ha cerrado esta mesa, así que ya nadie puede unirse.
restarting = El servidor se reinicia; volverá.
cut-off = Este servidor ha perdido su base de datos: se intentará otra vez en un momento.
behind = Aquí faltan jugadas que has visto: se intentará otra vez. Recarga para ver lo que está guardado.
signed-out = Se cerró la sesión de este dispositivo.
too-many-undos = Se han deshecho demasiadas jugadas en esta partida: ya no se puede más.
unsettled = Aún no se sabe si la última jugada se guardó, porque la base de datos no responde. Lo verás aquí.
not-that-name = Este servidor no responde a ese nombre. Su operador puede iniciarlo con --host-name y el nombre.
restarted = El servidor se reinició antes de que esto estuviera hecho: inténtalo en un momento.
try-again = { $what }: inténtalo dentro de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
coach-not-ready = El consejero aún se prepara para { $game }: pregunta otra vez en un minuto.

## Partidas de otras reglas

other-version = Esta partida necesita la versión { $needs } de { $game }, y este servidor tiene { $version }: { lost }.
other-rules = Esta partida empezó con otras reglas que las que tiene ahora { $game }, aunque ambas se llaman versión { $version }: { lost }.
other-cards = Esta partida necesita otras reglas o cartas de { $game } que las de este servidor: { lost }.
lost = { $status ->
    [over] no se puede continuar ni volver a revisar
   *[running] no puede seguir
}

## Expulsiones

banned = Estás expulsado de este servidor { $end }: { $reason }
for-good = para siempre
until = hasta el { $day }
browser-on = { $browser } en { $system }
a-program = un programa

## Lo que los mensajeros muestran de un enlace

preview-over = Una partida terminada, para repetirla jugada a jugada. { $pitch }
preview-invites = { $player } te invita a jugar a { $game }
preview-with = { $game } con { $player }
somebody = Alguien
players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
minutes = { $span ->
    [yes] { $low } a { $high } minutos
   *[no] { $low ->
        [one] 1 minuto
       *[other] { $low } minutos
    }
}
seconds = { $count } segundos
clock-per_move = { $time } por jugada
clock-total = { $time } por jugador
clock-increment = { $time } más por turno
no-clock = sin reloj

## Dicho con un toque

ready-0 = ¡Hola!
ready-1 = ¡Bien jugado!
ready-2 = ¡Gracias!
ready-3 = ¡Suerte!
ready-4 = ¡Ay!
ready-5 = ¡Ja!
ready-6 = Un momento, por favor.
ready-7 = ¡Buena partida!

## Demasiado a la vez

too-many-tables = Demasiadas mesas nuevas
too-many-pages = Demasiadas páginas
too-many-chats = Demasiados mensajes
too-many-records = Demasiados registros
too-many-links = Demasiados enlaces
too-many-tries = Demasiados intentos
too-many-mails = Demasiados mensajes
too-many-reports = Demasiadas denuncias
too-many-follows = Demasiados seguimientos e invitaciones
too-many-seeks = Demasiadas búsquedas
not-banned = No estás expulsado.
send-form = Envía un formulario: application/x-www-form-urlencoded.
appeal-plain = Escribe con letras sencillas lo que quieres decir.
appeal-once = Ya has recurrido: la respuesta se mostrará aquí.
appeal-most = Ya hay { $most } recursos contra esta expulsión: espera a que responda el operador.
no-appeal = No hay ningún recurso { $appeal }: mira `rulewright admin appeals`.
too-many-studies = Demasiados estudios
too-many-requests = Demasiadas peticiones
too-many-boxes = Demasiadas cajas
too-many-pictures = Demasiadas imágenes
too-many-sockets = Demasiadas conexiones

game-changed = El juego ha cambiado.
moved-on-since = La partida ha avanzado desde que se pidió eso: compruébalo otra vez.
nothing = Aquí no hay nada.
page-missing = La página web aún no está construida: ejecuta `make web` y carga esta página otra vez.
too-many-downloads = Demasiadas descargas
lab-with = con { $changes }
lab-second = en el segundo ajuste
match-not-begun = la partida { $match } no ha empezado
no-report = no hay ninguna denuncia { $report }: mira `rulewright admin reports --all`
lesson-broken = La lección no se puede jugar: { $why }

## Partidas por correspondencia

vacation-already = Ya estás de vacaciones: termínalas primero.
vacation-left = Te { $left ->
    [one] queda 1 día
   *[other] quedan { $left } días
} de vacaciones, de { $of } en 365 días: toma menos.
vacation-none = No estás de vacaciones.
only-by-day = Las jugadas condicionales son solo para partidas por correspondencia.
just-move = Te toca: simplemente juega.
end-with-yours = La secuencia debe terminar con una jugada tuya.
nothing-foreseen = Aquí no se puede preparar una respuesta: lo que viene depende del azar, de algo que no ves o de varios jugadores a la vez.
push-keys = No se entienden las claves del navegador: desactiva los avisos y actívalos de nuevo.
push-endpoint = Los avisos solo van a la dirección https de un servicio público: desactívalos y actívalos de nuevo.
mail-address = Eso no es una dirección de correo: escríbela como tu@example.com.
mail-settings = El correo necesita RULEWRIGHT_SMTP como smtp://user:password@host:587 y RULEWRIGHT_MAIL_FROM como table@example.com.
mail-name = El correo necesita un nombre público para sus enlaces: indica --host-name.
no-mail-here = Este servidor no envía correo: activa los avisos en este dispositivo.
mail-link-gone = Ese enlace ya se usó o ha caducado: pide otro en tu cuenta.
notice-turn = Es tu turno.
notice-subject = { $game }: es tu turno
notice-mail = Es tu turno en { $game }. Abre tu mesa:
mail-stop = No recibir más mensajes como este:
confirm-subject = Confirma tu dirección de correo
confirm-mail = Alguien, probablemente tú, quiere recibir un aviso en esta dirección cuando sea su turno. Si fuiste tú, abre este enlace antes de tres días. Si no, no hagas nada: no recibirás nada más.

## Torneos

no-tournament = Ese torneo no existe: pide otra vez el enlace.
tournament-over = Ese torneo ha terminado: busca el próximo.
tournament-begun = Ese torneo ya ha empezado: apúntate al próximo.
tournament-full = Ese torneo está completo: es para { $most } jugadores.
tournament-not-entered = No juegas en ese torneo.
tournament-host = Eso solo puede hacerlo quien organiza el torneo.
tournament-needs-account = Para organizar un torneo hace falta una cuenta: añade primero una llave de acceso.
tournaments-most = Ya hay { $most } torneos previstos o en curso: espera a que termine uno, o cancela uno de los tuyos.
tournament-starts = Elige una hora a partir de ahora, dentro de { $days } días.
tournament-seats = En el sistema suizo, todos contra todos y la arena hay dos por mesa; en grupos, tres o cuatro: elige una cosa o la otra.
tournament-by-day = Un torneo no se juega por correspondencia: elige un tiempo por jugada o para la partida.
tournament-no-end = En un torneo no se termina una partida de común acuerdo, porque se regalarían puntos: sigue jugando o ríndete.
