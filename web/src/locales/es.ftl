### La página en español.

## App

skip-to-game = Ir al juego
page-not-found = Página no encontrada
page-not-found-why = No hay ni mesa ni reglas en esta dirección.
to-the-games = A los juegos

## lib/actions

just-now = ahora mismo

## lib/messages

loading = Cargando…
cancel = Cancelar
resume = Seguir
view = Ver
game-over = La partida ha terminado.
all-games = Todos los juegos
back-to-games = ← Todos los juegos
custom-cards = Cartas propias
choose-a-name = Elige un nombre
free-seat = asiento libre
any-game = cualquier juego
copied = Copiado

## lib/api

server-unreachable = No hay conexión con la mesa. Comprueba tu conexión e inténtalo otra vez.
server-error = El servidor respondió con un error ({ $status }). Inténtalo en un momento.

## lib/invitation

clock-move = { $time } por jugada
clock-player = { $time } por jugador
clock-increment = { $time } más por turno
clock-none = ninguno, tómate tu tiempo
duration = { $low } a { $high } minutos
invitation-taken = { $name ->
    [none] Alguien
   *[other] { $name }
} ha tomado este asiento. Pide { $host ->
    [none] al anfitrión
   *[other] a { $host }
} otro enlace, o uno para mirar.
invitation-used = Este enlace ya se ha usado
invitation-waiting = { $count ->
    [0] Un amigo te espera
    [1] { $people } te espera
   *[other] { $people } te esperan
}
invitation-begins = { $missing ->
    [0] La partida empieza en cuanto te unas.
    [1] La partida empieza cuando estéis tú y un jugador más.
   *[other] La partida empieza cuando estéis tú y { $missing } jugadores más.
}

## lib/deals

grade = { $grade ->
    [easy] fácil
    [medium] medio
   *[hard] difícil
}
deal-called = { $kind ->
    [daily] { $day } ({ grade })
    [puzzle] problema { $rating }
   *[other] reparto { grade }
}
deal-shared = { $title }, { $deal }: { $solved ->
    [yes] resuelto
   *[other] no resuelto
}{ $helped ->
    [yes] { " " }con ayuda
   *[no] { "" }
}, { $score }{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] , { $streak } días seguidos
}

## lib/worth

worth-exact = exacto
worth-between = { $least } a { $most }
worth-under = menos de { $least }
lost-exactly = perdió exactamente { $worth }
lost-nothing = no perdió nada
lost-about = perdió { $worth } { $give }
lost-up-to = pudo perder hasta { $worth }
counted-grades = { $grade ->
    [blunder] { $n ->
        [one] 1 error grave
       *[other] { $n } errores graves
    }
    [mistake] { $n ->
        [one] 1 error
       *[other] { $n } errores
    }
   *[other] { $n ->
        [one] 1 imprecisión
       *[other] { $n } imprecisiones
    }
}
played-for = { $aim ->
    [score] puntos esperados
    [place] puesto esperado, siendo 100 % el mejor
    [alone] probabilidad de éxito
   *[other] probabilidad de ganar
}

## lib/socket

game-went-on = La partida siguió mientras estabas sin conexión. Elige otra vez.
connection-lost-nothing-sent = Se ha perdido la conexión: no se envió nada. Reconectando…
connection-lost-chat = Se ha perdido la conexión: tu mensaje no se envió. Envíalo otra vez cuando vuelva.
table-cannot-be-joined = No es posible unirse a esta mesa.

## lib/passkeys

passkey-unable = Este navegador no ofrece aquí llaves de acceso: abre esta página por https o usa un navegador más nuevo.
passkey-there = Este dispositivo ya tiene una llave de acceso para tu cuenta.
passkey-cancelled = No se ha usado ninguna llave de acceso: se canceló o tardó demasiado. Inténtalo de nuevo.
passkey-failed = El navegador no ha podido usar una llave de acceso ({ $error }). Inténtalo de nuevo o usa otro dispositivo.

## home/Account

account-page-title = Tu cuenta · Rulewright
account-signed-out = Sesión cerrada: { $what }.
account-unblocked = { $name } puede volver a tus mesas.
account-title = Tu cuenta
account-devices = Dispositivos
account-devices-why = Cada navegador en el que tienes sesión. Si no reconoces uno, ciérrale la sesión.
account-this-one = (este)
account-device-used = último uso { $seen }, sesión desde { $created }
account-sign-out-this = Cerrar sesión: este dispositivo
account-sign-out-that = Cerrar sesión: { $device }, último uso { $seen }
account-sign-out = Cerrar sesión
account-other-devices = todos los demás dispositivos
account-sign-out-others = Cerrar sesión en todos los demás dispositivos
account-no-password = No hay contraseña: si cierras sesión aquí sin otro dispositivo, nadie puede recuperar tus partidas.
account-blocked = Personas bloqueadas y silenciadas
account-blocked-why = No pueden venir a tus mesas, o no ves lo que escriben.
account-barred = Con bloqueo
account-muted = En silencio
account-unmute-name = Dejar de silenciar a { $name }
account-since = desde { $when }
account-unblock-name = Desbloquear a { $name }
account-unblock = Desbloquear
days-title = Partidas por correspondencia
days-what = En una partida por correspondencia tienes varios días para cada jugada, y no hace falta estar a la vez. Recibes un aviso por turno, y ninguno si juegas enseguida.
push-on = Los avisos llegan { $count ->
    [one] a este dispositivo
   *[other] a este y a otros dispositivos tuyos, { $count } en total
}, también con esta página cerrada.
push-off = Desactivar los avisos en este dispositivo
push-off-said = Ya no llegan avisos a este dispositivo.
push-turn-on = Activar los avisos en este dispositivo
push-on-said = Los avisos llegan a este dispositivo.
push-unable = Este navegador no permite avisos aquí: hacen falta https y tu permiso en sus ajustes.
push-denied = Tu navegador no permite avisos: cámbialo en sus ajustes para esta página.
mail-title = Correo
mail-what = Si no se puede avisar a ninguno de tus dispositivos, se te envía un mensaje. Dice qué juego es, y ninguna jugada.
mail-address = Tu dirección de correo
mail-give = Enviarme un enlace para confirmarla
mail-asked = Abre el enlace del mensaje que se envía a { $address }. Hasta entonces no se envía nada más.
mail-to = Los mensajes van a { $address }.
mail-forget = Borrar esta dirección
mail-confirmed = Tu dirección está confirmada.
mail-stopped = Ya no se te envía correo, y la dirección está borrada.
vacation-title = Vacaciones
vacation-what = De vacaciones, tus relojes se paran en las partidas por correspondencia, y todos allí lo ven. En 365 días tienes { $of } días de vacaciones, y te quedan { $left }; un día empezado cuenta entero.
vacation-until = Estás de vacaciones hasta el { $when }.
vacation-end = Terminar las vacaciones
vacation-ended = Tus relojes corren de nuevo.
vacation-days = Días
vacation-go = Irme de vacaciones ahora
vacation-begun = Tus relojes están parados.
account-data = Tus datos
account-data-what = Un archivo con tu nombre, dispositivos, llaves de acceso, partidas y sus registros, puntuaciones, héroes, errores por repasar, chat, denuncias y recursos, torneos, avisos y vacaciones, y a quién sigues, has bloqueado o silenciado.
account-download = Descargar tus datos
account-leave = Irse para siempre
account-final = Esto no se puede deshacer.
account-download-first = Descarga antes tus datos si quieres conservarlos.
account-deleted = Se borra
account-deleted-what = Tu nombre en todas partes, tus dispositivos, llaves de acceso, perfil público, puntuaciones, historial, héroes, errores por repasar, lo que dijiste en el chat, los avisos y tu dirección de correo, y a quién sigues, has bloqueado o silenciado. Las mesas sin empezar se cierran. Dejas cada partida en curso: un bot sigue por ti, y la partida cuenta por la misma regla que cualquier partida que dejas.
account-kept = Se conserva, sin tu nombre
account-kept-moves = Las jugadas de partidas con otros, porque esas partidas también son suyas. Ahí ven «Un antiguo invitado». Los recibos anotados antes ya no corresponden a estas partidas.
account-kept-reports = Denuncias sobre ti, hasta 180 días, para que el operador aún pueda actuar.
account-kept-number = Un número cifrado, para que tus cookies viejas no funcionen nunca más.
account-kept-backups = Las copias de seguridad del operador, hasta que se sustituyan, y los archivos que guardaron otras personas.
account-confirm = Escribe tu nombre, <b>{ $name }</b>, para confirmar
account-delete = Borrarlo todo e irse
account-leave-what = Quitar tu nombre y tus datos de este servidor.
account-leave-open = Irse para siempre…

## home/Arrive

arrive-title = Seguir en este dispositivo
arrive-what = Este dispositivo recibe el nombre y las partidas del que hizo el enlace. Desde entonces puedes usar ambos.
arrive-forgets = Aquí ya tienes { $count ->
    [one] una partida
   *[other] { $count } partidas
}{ $name ->
    [none] { "" }
   *[other] , como { $name }
}: este dispositivo { $count ->
    [one] la olvidaría
   *[other] las olvidaría
}.
arrive-continue = Seguir mis partidas aquí
arrive-incomplete = Este enlace está incompleto. Copia el enlace entero en tu otro dispositivo y ábrelo aquí.
arrive-back = No, volver a los juegos
sign-in-page-title = Iniciar sesión · Rulewright
sign-in-title = Iniciar sesión con una llave de acceso
sign-in-what = Este dispositivo recibe el nombre y las partidas de tu cuenta. Desde entonces puedes usar todos tus dispositivos.
sign-in = Iniciar sesión

## home/Passkeys

passkeys = Llaves de acceso
passkeys-why = Una llave de acceso guarda tu nombre y tus partidas sin contraseña. La tiene tu dispositivo o tu gestor de contraseñas, y la abre con tu huella, tu cara o un PIN. Con ella puedes iniciar sesión en cualquier dispositivo.
passkey-used = creada { $created }, último uso { $used }
passkey-unused = creada { $created }, aún sin usar
passkey-remove = Quitar
passkey-remove-that = Quitar la llave de acceso: { $device }, creada { $created }
passkey-remove-what = Quitar una llave de acceso no cierra la sesión de ningún dispositivo: hazlo arriba. Bórrala también en tu gestor de contraseñas.
passkey-removed = Llave de acceso quitada.
passkey-add = Añadir una llave de acceso
passkey-added = Llave de acceso añadida.
profile = Perfil público
profile-what = Quien tenga su enlace, o te encuentre en una clasificación, ve tu nombre, tus puntuaciones, resultados, récords, problemas y rachas. Los rivales se nombran solo si muestran su propio perfil, y por él no se puede encontrar ninguna partida.
profile-look = Ver tu perfil
profile-link = Enlace a tu perfil
profile-show = Mostrar mi perfil
profile-hide = Ocultar mi perfil
profile-shown = Tu perfil es público.
profile-hidden = Tu perfil está oculto. Su enlace ya no funciona.

## home/Profile

profile-page-title = { $name } · Rulewright
profile-games = { $count ->
    [one] { $count } partida terminada
   *[other] { $count } partidas terminadas
}
profile-favourites = Juegos favoritos
profile-won = { $won } de { $played } ganadas
profile-opponents = Rivales
profile-others = Otros, sin perfil público
profile-versus = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: por delante en { $ahead }, empate en { $level }, por detrás en { $behind }
profile-latest = Últimas partidas
profile-follow = Seguir
profile-unfollow = Dejar de seguir
profile-friend = Os seguís mutuamente: sois amistades.
profile-finished = { history-result }{ $seats ->
    [1] { "" }
   *[other] , puesto { $place } de { $seats }
}, { history-score }

## home/Deals

deals-of = Repartos de { $title }
deal-of-the-day = Reparto del día{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] , { $days } seguidos
}
deals-how-hard = Dificultad
deals-graded = { $grade ->
    [easy] Un reparto fácil
    [medium] Un reparto medio
   *[other] Un reparto difícil
}
deals-puzzle = Un problema ({ $rating })

## home/Today

today-title = { $title }: el reparto del día
today-what = Hoy todos reciben el mismo reparto. El resultado que compartes no desvela nada.

## home/Device

device-link = Enlace para tu otro dispositivo
device-open = Ábrelo en el otro dispositivo en los próximos { $minutes } minutos. Sirve una vez. Quien lo tenga puede jugar tus partidas: guárdalo para ti.
device-make = Hacer un enlace para mi otro dispositivo

## home/GameCard

game-players = { $range } { $most ->
    [one] jugador
   *[other] jugadores
}
game-minutes = { $range } minutos
game-weight = { $weight ->
    [light] Reglas ligeras
    [medium] Reglas medias
   *[heavy] Reglas densas
}
game-designer = Autor: { $designer }
game-play-now = Jugar ya: { $title }
setting-up = Preparando…
play-now = Jugar ya
game-learn = Aprender { $title }
learn = Aprender
game-options = Opciones: { $title }
options = Opciones
game-friends = Con amigos: { $title }
with-friends = Con amigos
game-rules = Reglas de { $title }
rules = Reglas
game-new-hero = el nombre de un nuevo { $hero }

## home/Leaderboard

leaderboards-page-title = Clasificaciones · Rulewright
leaderboards = Clasificaciones
leaderboards-what = Todas las personas de aquí muestran un perfil público. El orden es el de la puntuación menos su margen, para que unas pocas partidas con suerte no lleven a nadie arriba. Solo cuentan las partidas puntuadas contra personas.
leaderboards-least = al menos { $points }
leaderboards-row = { $points } ± { $margin } · { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
leaderboards-none = Nadie con perfil público tiene aún puntuación en este juego.
leaderboards-join = Muestra tu perfil para aparecer

## home/History

history-page-title = Historial · Rulewright
history-title = Historial
history-ratings = Puntuaciones
history-against = contra { $against ->
    [people] personas
   *[bots] bots
}
history-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
history-rating-what = Una puntuación es una estimación con margen: el valor real está dentro con un 95 % de probabilidad. Practicar, una semilla elegida, cartas propias y varias personas en una pantalla no puntúan. Si estás ausente y un bot hace más de un cuarto de tus jugadas, has perdido. Si las hace todas, la partida no puntúa para ti.
history-alone = A solas
history-best = mejor puntuación
history-none-yet = ninguna aún
history-streak = { $won } de { $played } ganadas · racha { $streak }, la más larga { $longest }
history-deals = Problemas y repartos del día
history-puzzle-rating = puntuación de problemas
history-days = { $count ->
    [one] { $count } día
   *[other] { $count } días seguidos
}
history-finished = Partidas terminadas
history-game = Juego
history-result-label = Resultado
history-any-result = cualquier resultado
history-result = { $result ->
    [won] ganada
    [shared] compartida
    [agreed] terminada de común acuerdo
   *[lost] perdida
}
history-found = { $count }{ $more ->
    [yes] { " " }o más
   *[no] { "" }
} encontradas
history-none = No coincide ninguna partida terminada.
history-score = puntuación { $score } · { $when }
history-replay = Ver la repetición: { $title }, { history-result }
replay = Repetición
history-earlier = Partidas anteriores

## home/Friends

friends = Amistades
friends-invites = { $name } te invita: { $title }
friends-no = Ahora no
friends-seat-free = Hay un asiento libre.
friends-doing = { $what ->
    [seeks] busca jugadores: { $title }
    [opens] espera jugadores: { $title }
   *[plays] juega a { $title }
}
friends-quiet = Ahora no juegan en público:

## home/Home

home-tournaments = Torneos
settings = Ajustes
home-motto = Reglas que funcionan.
home-pitch = Elige un juego y juega. Hace cumplir las reglas y muestra cuál se aplica.
home-loading = Cargando los juegos…
home-yours = Tus partidas
home-without-server = Sin el servidor
home-without-server-what = Las reglas, las lecciones y las partidas que abriste en este dispositivo se pueden leer ahora. Para jugar, el servidor tiene que responder.
game-of-the-day = Juego del día: { $title }
game-of-the-day-play = Jugarlo
game-of-the-day-deal = El reparto de hoy
home-again = { $title }: { $count ->
    [one] 1 decisión
   *[other] { $count } decisiones
}
home-show-all = Mostrar las { $count }
home-finished = Terminadas
home-history = Historial, puntuaciones y récords
home-lab = El laboratorio
home-lab-what = Cambia un número de un juego, juega miles de partidas y mira qué hace, con su intervalo.
home-lab-open = Abrir el laboratorio
home-device = Otro dispositivo
home-device-what = Sigue tus partidas en el teléfono, o consérvalas por si este navegador borra sus datos.
home-account = Dispositivos, tus datos y privacidad
shelf-filter = Filtrar juegos
shelf-players = Juegos para
shelf-any = Cualquiera
shelf-alone = En solitario
shelf-length = Duración
shelf-up-to = Hasta { $minutes } minutos
shelf-weight = Reglas
shelf-at-most = { $weight ->
    [light] Ligeras
   *[medium] Hasta medias
}
shelf-none = Ningún juego encaja. Elige otro número de jugadores, otra duración u otras reglas.
home-record = Ver una partida guardada
home-record-what = Cada partida deja un archivo con todas sus jugadas y su semilla. Abre uno para verla otra vez.
choose-a-file = Elegir un archivo

## home/MatchList

match-finished = terminada
seats-free = { $free ->
    [one] { $free } asiento libre
   *[other] { $free } asientos libres
}
match-your-move = te toca
match-your-move-left = te toca, tiempo restante: { $time }
match-waiting = se espera a { $names }
match-line = { $standing } · jugada { $number } · { $when }{ $custom ->
    [yes] { " " }· cartas propias
   *[no] { "" }
}
match-join = { $how ->
   *[join] Unirse: { $title }, { $host }
    [watch] Mirar: { $title }, { $host }
}
join = Unirse
watch = Mirar
match-open = { $how ->
    [resume] Seguir
   *[other] Ver
}: { $title }, jugada { $number }

## home/Name

name-is-now = Ahora te llamas { $name }.
your-name = Tu nombre
save = Guardar
name-change = Te llamas { $name }. Cambiarlo

## home/NewTable

table-rated = Con puntuación
player-number = Jugador { $number }
table-ready = Tu mesa está lista
table-send-links = Envía un enlace a cada amigo. Quien lo abra primero y elija «Unirse a la partida» tiene ese asiento.
invitation-for-seat = Invitación para el asiento { $seat }
for-spectators-link = Para espectadores:
link-for-spectators = Enlace para espectadores
go-to-table = Ir a la mesa
new-table = Mesa nueva: { $title }
players = Jugadores
seat-number = Asiento { $seat }
seat-friend = un amigo, por enlace
seat-here = alguien en esta pantalla
seat-bot = bot: { $bot }
seat-like-you = bot: alguien como tú ({ $bot })
seat-name = Nombre del asiento { $seat }
more-options = Más opciones
box-file = Archivo de caja
box-file-what = tus propias cartas y números en un archivo TOML, solo para esta mesa
box-file-make = Hacer uno en el editor de cajas
box-file-checked = { $file } se comprueba cuando creas la mesa.
dice = Dados
unlimited = sin límite
list-openly = Cualquiera puede unirse o mirar: mostrarla entre las mesas abiertas
create-table = Crear mesa

## home/OpenTables

open-tables = { $how ->
   *[join] Mesas abiertas
    [watch] Partidas para ver
}
watch-what = Partidas de mesas a las que cualquiera podía unirse. Ves lo que ven todos en la mesa.
free-seats = Asientos libres
any-number = cualquier número
or-more = { $n } o más
open-none = { $how ->
   *[join] No coincide ninguna mesa abierta.
    [watch] No coincide ninguna partida en curso.
}
open-all = { $how ->
   *[join] Las { $count } mesas abiertas
    [watch] Las { $count } partidas para ver
}
open-search = { $how ->
   *[join] Buscar mesas abiertas
    [watch] Buscar partidas para ver
}
open-more = { $how ->
   *[join] Más mesas
    [watch] Más partidas
}

## home/Privacy

privacy-title = Lo que este servidor sabe de ti
privacy-cookie = Una cookie
privacy-cookie-what = Un número al azar que te representa, durante 400 días desde tu última visita. No hay contraseña, y la cookie no va a ningún otro sitio.
privacy-name-what = Cómo te llamas, hasta que lo cambies o te vayas. Lo ven todos en tus mesas. Mientras buscas jugadores, y en los torneos, otros lo ven con tu puntuación.
privacy-devices = Tus dispositivos
privacy-devices-what = El tipo de navegador y cuándo se usó por última vez, por horas, hasta que cierres su sesión.
privacy-passkeys = Tus llaves de acceso
privacy-passkeys-what = La mitad pública de cada una, dónde se creó y cuándo iniciaste sesión con ella por última vez, hasta que la quites. La mitad secreta nunca sale de tu dispositivo ni de tu gestor de contraseñas.
privacy-days-what = Si activas los avisos: la dirección y las claves que cada uno de tus navegadores recibió de su servicio de push, hasta que los desactives o cierres sesión allí; una dirección de correo, hasta que la borres; las jugadas condicionales, hasta que se hagan o las borres; y las vacaciones de los últimos dos años, que ven los jugadores de tus mesas. Nadie más ve nada de eso. El servicio de push sabe cuándo recibes un aviso, no lo que dice.
privacy-address = Tu dirección
privacy-address-what = Una forma cifrada de tu dirección de internet, con cada dispositivo y cada mesa que abres. Limita los abusos y no se puede convertir de nuevo en la dirección sin la clave del servidor.
privacy-games-what = Jugadas, resultados, puntuaciones, héroes, tus errores por repasar, chat y torneos, hasta que te vayas para siempre. Quien tenga el enlace de una partida terminada puede verla. A quién sigues, hasta que dejes de hacerlo; solo lo sabe si también te sigue.
privacy-reports = Denuncias
privacy-reports-what = Lo que denuncias, lo que se denuncia de ti y lo que dices contra una expulsión, durante 180 días. Solo lo lee el operador. A quién has bloqueado o silenciado, hasta que lo deshagas; esas personas no lo saben.
privacy-kept = En este dispositivo
privacy-kept-what = Las reglas, las lecciones y las últimas partidas que viste, para leerlas sin el servidor. Se borran cuando te vas para siempre.
privacy-logs = Los registros del servidor no contienen nombres, cookies ni direcciones. Quien lleva este servidor puede leer su base de datos.

## home/Recommended

recommended = ¿Nuevo aquí? Empieza con { $title }
recommended-what = { $low } a { $high } jugadores, { $duration }. La lección es una partida corta en { $steps } pasos.
play-alone = Jugar a solas

## home/Seek

seek-title = Buscar jugadores
seek-against = Rivales
seek-near = de mi nivel, luego otros
seek-anybody = cualquiera
seek-range = puntuación de … a …
seek-low = Puntuación mínima
seek-high = Puntuación máxima
seek-look = Buscar

## home/Seeks

seek-others = Jugar con otros
seek-play = Jugar
seek-answer = Jugar a { $title } con { $name }
seek-who = { $name }, { $points } ± { $margin }
seek-players = { $count } jugadores
seek-unrated = sin puntuación
seek-waits = busca desde hace { $time }

## home/Timing

time-to-think = Tiempo para pensar

## frame/Advice

the-coach = El consejero
close = Cerrar
thinking = Pensando…
advice-best = Jugar la mejor
advice-compare = Toca otra para comparar.
advice-for = Según lo que puedes saber: { $aim }{ $more ->
    [yes] , las mejores de { $total } jugadas
   *[no] { "" }
}.
advice-move = { $label }: { $worth } { $give }. { $best ->
    [yes] Jugarla
   *[other] ¿Por qué no esta?
}

## frame/Attention

your-move = Te toca

## frame/Banner

bots-getting-ready = Los bots se preparan. Hasta entonces juegan { $manner }.
bots-ready = Los bots están listos.
banner-lost = Se ha perdido la conexión. { $keeps ->
    [yes] Tu jugada se conserva y se hará en cuanto vuelvas.
   *[other] Intentando volver a la mesa…
}
banner-unsettled = Comprobando si tu última jugada se guardó…
im-back = He vuelto
ready-latest = Como muy tarde en
im-ready = Estoy listo
banner-rising = Los bots se preparan; hasta entonces juegan { $manner }.
banner-how-far = Cómo van los bots

## frame/Bar

settings-and-keys = Ajustes y teclas

## frame/Bell

notify-me = Avisarme cuando me toque
notify-you = ¿Avisarte cuando te toque?
yes = Sí
no = No

## frame/Chat

chat-messages = Mensajes
chat-none = Aún no hay mensajes. Todos en la mesa pueden leer el chat.
you = Tú
chat-quick = Mensajes rápidos
chat-message = Mensaje
chat-send = Enviar
chat-mute = Silenciar a alguien
chat-hide = Ocultar mensajes de { $name }

## frame/Clock

clock-left = quedan { $seconds } segundos
clock-long = tiempo restante: { $time }

## frame/Conditional

line-title = Si…, entonces juego…
line-what = Prepara tus respuestas: si los demás juegan como esperas, tu jugada se hace enseguida. Nadie más lo ve, pero todos ven lo rápido que eres.
line-theirs = { $name }: { $move }
line-mine = Tú: { $move }
line-laid = Esta secuencia está preparada.
line-what-you = ¿Qué haces entonces?
line-what-they = ¿Y si { $name } hace esto?
line-add = Añadir esta jugada
line-full = La secuencia no puede seguir desde aquí.
line-lay = Preparar esta secuencia
line-shorter = Quitar la última jugada
line-delete = Borrar la secuencia
line-deleted = La secuencia se ha borrado.

## frame/CopyLink

link-copied = { $name }: copiado.
link-copy = Copiar: { $name }
copied-check = Copiado ✓
copy = Copiar
qr = Código QR
qr-of = Código QR: { $name }

## frame/Curtain

pass-to = Pasa a { $name }
curtain-covered = La mesa está tapada. { $name }, pulsa el botón cuando solo mires tú.
i-am = Soy { $name }

## frame/Curve

curve-here = { $move ->
    [0] Al principio
   *[other] Tras la jugada { $move } de { $last }
}: { $chances }.{ $grade ->
    [none] { "" }
   *[other] { " " }Después, { grade-of-move }: { $label }.
}
grade-of-move = { $grade ->
    [good] buena
    [undecided] sin decidir
    [inaccuracy] imprecisión
    [mistake] error
    [blunder] error grave
   *[other] mejor jugada
}
curve-of = Probabilidad de { $name } durante la partida
curve-chances = probabilidad
curve-luck = solo la suerte
curve-moves = solo las jugadas
curve-signs = ?! imprecisión, ? error, ?? error grave
as-a-table = Como tabla
move = Jugada
curve-decision = Decisión
curve-class = Clase
curve-after = Probabilidad después

## frame/CustomBox

custom-see = Cartas propias: ver qué es distinto
custom-same = Se juega como la caja del juego.
custom-save = Guardar la caja como archivo

## frame/Ending

ending-heading = { $mood ->
    [watched] Fin de la partida
    [victory] Victoria
    [defeat] Derrota
   *[other] Empate
}
ending-winners = { $you ->
    [yes] { $count ->
        [0] Ganas.
       *[other] Ganáis { $names } y tú.
    }
   *[other] { $count ->
        [one] { $names } gana.
       *[other] { $names } ganan.
    }
}
play-again = Jugar otra vez
join-rematch = Unirse a la revancha
rematch = Revancha
review = Revisión
view-board = Ver el tablero
check-dice = Comprobar la equidad

## frame/Fairness

fair-sealed = Los dados ya están echados y sellados: <code>{ $commitment }</code>. Cuando termine la partida, tu navegador puede <a>comprobar cada lanzamiento</a>.
fair-promised = Antes de que nadie añadiera una sal, el servidor había prometido su semilla: <code>{ $promise }</code>. Después ya no podía cambiarla.
fair-receipt = Recibo de la línea { $line }: <code>{ $receipt }</code>, firmado con la clave del servidor <code>{ $key }</code>. Guárdalo: ninguna otra historia de esta partida le corresponde.
fair-dice = Dados limpios
fair-added = Los jugadores añadieron:
nothing = nada
fair-save = Guardar mi recibo
fair-compare = Comparar el recibo de otro jugador

## frame/Final

over = Terminada
final-result = Resultado: { $ending }
download-record = Descargar el registro
final-table = La mesa al final
final-log = Lo que pasó
final-nothing = No se conservó nada más de ella.

## frame/Following

newest = Lo último

## frame/Frame

what-can-i-do = ¿Qué puedo hacer?
help = Ayuda
undo = Deshacer
undo-ask = Pedir deshacer
undo-more = Deshacer…
the-table = La mesa

## frame/Guide

the-lesson = La lección
guide-how-far = Cómo va la lección
guide-step = Paso { $step } de { $total }
guide-your-move = Tu jugada:
rule = Regla { $clause }
guide-skip = Saltar
guide-skip-lesson = Saltar la lección
back = Atrás
skip-ahead = Adelantar
show-me = Enséñame
next = Siguiente
finish = Terminar
guide-done = Sabes bastante para jugar
guide-done-what = El tablero muestra lo que puedes hacer. Señala cualquier cosa para ver qué es. Las reglas están siempre en el panel.
guide-invitation = Volver a tu invitación
guide-repeat = Repetir la lección

## frame/Helper

help-moves = { $count ->
    [one] Una jugada
   *[other] { $count } jugadas
}: { $moves }{ $more ->
    [0] { "" }
   *[other] , y { $more } más
}.
done = Hecho
help-how = Deja el puntero sobre cualquier cosa del tablero, o mantén un dedo encima, para leer qué es.
search = Buscar
help-search = Buscar en la ayuda
help-everything = Todo lo que hay en el tablero
help-nothing = No se encontró nada para «{ $wanted }».
help-rules = Las reglas lo dicen todo sobre este juego.

## frame/Introduce

join-as = Unirse como { $guest }

## frame/Invite

page-title = { $title } · Rulewright
invite-takes = Una partida dura
invite-clock = Reloj
invite-join = Unirse a la partida
invite-learn = Aprender antes
invite-watch = Ver la repetición

## frame/InviteFriends

friends-invite = Invitar a amistades
friends-invited = Invitación enviada: { $name }

## frame/Lesson

lesson-unreachable = No se pudo abrir la lección
lesson-opening = Abriendo la lección…

## frame/Log

log-label = Lo que ha pasado hasta ahora
log-none = Aún no ha pasado nada.

## frame/Match

match-unreachable = No se puede abrir esta mesa
coach = Consejero
match-retrying = Aún no hay conexión con la mesa. Intentándolo otra vez…
match-dice = Están todos. Los dados se echan en un momento…
match-opening = Abriendo la mesa…

## frame/Moments

moments = Momentos clave
moments-show = Mostrar momentos clave
moments-looking = Buscando momentos clave…
review-how-far = Cómo va la revisión
moments-none = Ningún momento decidió por sí solo esta partida.

## frame/moments

moment-made = { $who ->
    [you] Tú
   *[other] { $who }
}: { $label }
move-number = Jugada { $move }
moment-turning = Punto de inflexión
moment-best = Mejor jugada
moment-luck = Mayor suerte

## frame/Moves

your-moves = Tus jugadas
moves-show = Mostrar la lista de jugadas ({ $count })
moves-hide = Ocultar la lista
give-up-yes = Sí, abandonar
give-up-no = No, seguir jugando

## frame/Opening

opening = Abriendo…

## frame/Outcome

outcome-helped = Problema { $puzzle }, resuelto con ayuda: tu puntuación sigue en <b>{ $rating }</b>.
outcome-rated = Problema { $puzzle }: tu puntuación es <b>{ $rating }</b> ({ $change }).
outcome-daily = El reparto de { $day }, { grade }{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] : { $streak } días seguidos
}.
outcome-day = { $tries ->
    [1] Nadie más la ha terminado hoy en este servidor.
   *[other] Hoy han ganado { $won } de { $tries } en este servidor. Lo hiciste mejor que { $behind } de { $others ->
        [1] 1 persona más
       *[other] las otras { $others }
    } e igual que { $level }.
}
outcome-friends = Amistades: { $friends }.
outcome-friend = { $name } ({ $won ->
    [yes] victoria
   *[no] derrota
}, { $score })
outcome-graded = Calificado de { grade } por el solucionador.
copied-full = Copiado.
next-puzzle = Siguiente problema
share = Compartir

## frame/Panel

tab-log = Registro
tab-moves = Jugadas y registro
tab-chat-unread = Chat ({ $unread })
tab-chat = Chat
tab-table = Mesa
panel-moves = Jugadas, registro y reglas
panel = Panel
panel-show = Mostrar el panel
board-enlarge = Ampliar el tablero
panel-hide = Ocultar el panel

## frame/Places

score = Puntuación
is-you = (tú)

## frame/PlayOn

playon-title = Seguir desde aquí
playon-what = Una mesa nueva que parte de la posición tras { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}, con las mismas cartas y dados. No puntúa.
playon-you = Juegas como
playon-against = Contra
start = Empezar

## frame/PlayerMenu

report-abuse = Insultos o amenazas
report-spam = Spam
report-name = Un nombre ofensivo
report-cheating = Trampas
report-other = Otra cosa
menu-remove-what = { $name } pierde este asiento y puede volver con una invitación.
menu-block-stays = { $name } sigue en esta partida y después no puede venir a tus mesas.
menu-block-what = { $name } pierde este asiento y no puede venir a ninguna de tus mesas hasta que lo desbloquees en tu cuenta.
menu-muted = { $name } está silenciado para ti.
menu-unmuted = { $name } ya no está silenciado.
report-sent = Tu denuncia se ha enviado.
menu-options = Opciones para { $name }
appeal-what = Puedes decir una vez por qué esta expulsión es un error. Lo lee el operador de este servidor.
appeal-send = Enviar el recurso
appeal-sent = Tu recurso se ha enviado.
appeal-yours = Has escrito: { $words }
appeal-answer = El operador responde: { $answer }
appeal-waits = El operador aún no ha respondido. La respuesta aparecerá aquí.
unmute = Dejar de silenciar
mute = Silenciar
menu-report = Denunciar…
menu-remove = Quitar…
menu-block = Bloquear…
report-whom = Denunciar a { $name }
report-who-reads = La lee el operador de este servidor, con lo que elijas aquí y nada de la partida.
report-about = ¿De qué se trata?
report-message = ¿Qué mensaje?
report-none = Ninguno de ellos
report-what = ¿Qué pasó?
report-send = Enviar la denuncia
menu-blocked = { $name } está bloqueado.
menu-removed = Se ha quitado a { $name }.
menu-block-yes = Sí, bloquear
menu-remove-yes = Sí, quitar

## frame/Preferences

setting-system = Sistema
motion-full = Sí
motion-brisk = Rápidas
motion-off = No
light-light = Claro
light-dark = Oscuro
key-numbers = hacer esa jugada de la lista
key-arrows = Flechas
key-arrows-what = moverse entre cosas
key-enter = Intro
key-enter-what = elegir
key-board = al tablero
key-moves = a las jugadas
key-log = al registro
key-rules = abrir las reglas
key-undo = deshacer o responder a una petición
key-what = ¿qué puedo hacer?
key-help = ayuda sobre todo
key-skip = saltar la animación
key-list = esta lista
animations = Animaciones
light = Aspecto
language = Idioma
attention = Avisos
sound = Sonido
volume = Volumen
setting-salt = Mezclar una sal mía al azar en los dados de cada partida
keys = Teclas

## frame/Refusal

refusal-idle = Ahora no tienes nada que hacer. { $idle }
refusal-instead = Puedes: { $shown }{ $more ->
    [0] { "" }
    [1] ; o 1 más
   *[other] ; o { $more } más
}.

## frame/Replay

replay-start = Al principio
replay-back = Una jugada atrás
pause = Pausa
play = Reproducir
replay-forward = Una jugada adelante
replay-end = Al final
record-unreachable = No se pudo abrir el registro
replay-continue = Seguir
replay-from-here = desde aquí
record-opening = Abriendo el registro…

## frame/Review

the-review = La revisión
review-whose = La partida de quién
review-looking-on = El consejero mira cada jugada de la partida…
review-sums = { $start } al principio, { $company ->
    [yes] jugadas de todos
   *[no] tus jugadas
} { $moves }, suerte { $luck }. Resultado: <b>{ $result }</b>.
review-accuracy = Precisión <b>{ $mean }</b>{ $sure ->
    [yes] { "" }
   *[other] { " " }(intervalo del 95 %: { $low } a { $high })
} en { $decisions ->
    [one] { $decisions } decisión
   *[other] { $decisions } decisiones
}{ $kinds ->
    [0] { "" }
   *[other] : { $classes }
}.
review-undecided = { $count } sin decidir
review-looking = Jugada { $move }, <b>{ $label }</b>: { grade-of-move }, { $lost }{ $tries ->
    [exact] { "" }
    [none] { " " }en las partidas imaginadas
   *[other] { " " }en { $tries } partidas imaginadas
}. { $dear ->
    [yes] Mejor:
   *[other] Comparada con:
} <b>{ $other }</b>.
review-stood-in = Un bot hizo esta jugada, como suplente.
review-slip = Jugada { $move }, { grade-of-move }: { $label }
review-bots = Un bot tomó { $bots ->
    [one] { $bots } decisión más
   *[other] { $bots } decisiones más
}, como suplente: lo que costaron cuenta como errores de otros.
retry-begin = { $count ->
    [one] Intentar otra vez la peor decisión
   *[other] Intentar otra vez las { $count } peores
}
retry-title = Tus errores, otra vez
retry-ask = Decisión { $at } de { $count }, con lo que veías entonces. ¿Cuál de las { $choices } jugadas es mejor que la tuya?
retry-looking = Un momento: el consejero compara las jugadas.
retry-right = Correcto: { $label } es la mejor jugada que encontró el consejero.
retry-best = La mejor jugada que encontró el consejero: { $label }.
retry-fine = Bien: { $label } ({ $lost }).
retry-same = Eso es lo que jugaste: { $label } ({ $lost }). Prueba otra jugada.
retry-unclear = { $label }: { $lost }. Las partidas no lo deciden; prueba otra jugada.
retry-worse = { $label }: { $lost }. Prueba otra jugada.
retry-show = Mostrar la respuesta
retry-through = Eso es todo: { $found } de { $count } a la primera.
retry-again = Otra vez
review-worst = Lo que más costó
review-clean = No se encontró ninguna imprecisión ni error
show-fewer = Mostrar menos
review-cost = Lo que costó { $unit }
review-cost-why = Aquí ya casi nada se podía ganar ni perder, así que se cuentan { $unit }.
review-point = Jugada { $move }: { $label }. Mejor en { $unit }: { $better }
review-figures = Qué significan estas cifras
review-compared = Tu jugada y la mejor de las otras se comparan en las mismas partidas imaginadas: las mismas cartas ocultas y dados, seguidas por bots. Una imprecisión pierde al menos { $inaccuracy } de las probabilidades, un error { $mistake }, un error grave { $blunder }. «Buena» pierde menos. «Sin decidir» no se pudo distinguir en { $games } partidas cada una.
review-mean = La precisión es la media de todas tus decisiones. La que no pierde nada cuenta 100 %, la que pierde 5 % cuenta 80 %, 10 % cuenta 64 %, 15 % cuenta 51 %. Muchas decisiones pierden poco hagas lo que hagas, así que el juego descuidado también queda muy por encima de 0 %.
review-usual = El principio es lo que da un juego corriente: bots que siguen según reglas sencillas o según el consejero. Las jugadas de todos lo cambian, y lo que ninguna jugada cambia es suerte. ± es la mitad del intervalo del 95 %.

## frame/Rulebook

print = Imprimir
print-and-play = Imprimir y jugar
rules-opening = Abriendo las reglas…
rulebook-about = { $pitch } Autor: { $designer }. Las reglas de abajo están en nuestras palabras, cada una con su número. Las que no llevan nota están en el reglamento; las demás dicen de dónde vienen.
rules-unreachable = No se pudieron abrir las reglas

## frame/Rules

source-other = De otras fuentes
source-ruling = Decisión nuestra
source-reconstructed = Reconstruido
badge-reconstructed = Reconstruido
badge-partly = Reconstruido en parte
badge-title = { $game }: { $badge }.
summary = El juego en una página
summary-aim = Tu meta
summary-turn = Tu turno
summary-end = El final
summary-forgotten = Lo que se olvida
diagram = Dibujo
rules-search = Buscar en las reglas
rules-of = Las reglas de { $title }
rules-none = Ninguna regla menciona «{ $wanted }».
rules-overruled = Sustituida por
rules-narrowed = Restringida por

## frame/SaltField

salt-yours = Tu sal para los dados
salt-what = palabras cualesquiera: se mezclan en los dados, para que el servidor no pueda elegirlos. Vacío: una al azar

## frame/Scores

scores = Puntuaciones
scores-sum = Cómo se suman las puntuaciones
points-unit = puntos
scores-skip = Pulsa una tecla o toca para mostrarlo todo

## frame/Searching

seek-looking = { $others ->
    [0] Se buscan jugadores: { $title }. Nadie más busca lo mismo todavía.
    [one] Se buscan jugadores: { $title }. Ya hay alguien más.
   *[other] Se buscan jugadores: { $title }. Ya hay { $others } más.
 }
seek-stop = Dejar de buscar
seek-found = Ya hay jugadores: empieza la partida.

## frame/Seats

seat-bot-level = bot, nivel { $level }
seat-bot-kind = { $kind ->
    [random] Bot (al azar)
    [heuristic] Bot (reglas sencillas)
    [bold] Bot (audaz)
    [careful] Bot (prudente)
    [collector] Bot (coleccionista)
   *[other] Bot ({ $kind })
}
seat-standing = { $kind ->
    [human] aquí
    [bot] bot
   *[other] asiento libre
}
seat-lower = asiento { $seat }
seat-for-now = de momento juega { $manner }
seat-hurried = con prisa: hay muchos bots pensando
seat-away = ausente
seat-due = debe decidir
who-plays = Quién juega
seat-late = sin tiempo, jugó un bot
seat-vacation = de vacaciones hasta el { $when }, el reloj está parado
seat-standin = un bot suplente
ready = listo
not-ready = aún no está listo
bot-for-seat = Bot para el asiento { $seat }
seat-this-bot = Sentar a este bot
to-the-tournament = Ver el torneo
for-spectators = Para espectadores
spectators-removed = Se ha quitado a los espectadores.
spectators-remove = Quitar y bloquear a todos los espectadores
leave-bot = Un bot sigue por ti, y se avisa a los demás. Puedes volver en cualquier momento.
leave-alone = Puedes volver a ella desde tus partidas.
leave-closes = Esto cierra la mesa. Sus enlaces dejan de funcionar y ya nadie puede unirse.
leave-free = Tu asiento vuelve a estar libre.
leave-yes = Sí, salir
leave-no = No, quedarse
line-open = Si…, entonces juego…
end-propose = Proponer terminar la partida…
end-what = { $alone ->
    [yes] Los bots aceptan y la partida termina enseguida.
   *[no] La partida termina en cuanto acepten todos los demás: { $people }. Hasta entonces sigue.
}
end-propose-yes = Sí, proponerlo
end-yes = Sí, terminarla
end-no = No, seguir jugando
leave = Dejar la mesa…

## frame/Share

share-not-here = Este dispositivo no permite compartirlo: copia el enlace.
share-picture = La mesa al final de la partida
share-link = Enlace a la repetición
share-send = Enviar…
share-save = Guardar la imagen
share-animation = Guardar como animación

## frame/undo

undo-kept = Nadie olvida lo que ha visto o le han dicho. Los dados lanzados desde entonces vuelven: el próximo lanzamiento es el mismo. La partida deja de puntuar.
undo-moves = { $count ->
    [one] la jugada { $first }
   *[other] las jugadas { $first } a { $last }
}
undo-refused = { $who ->
    [you] No aceptaste
   *[other] { $who } no aceptó
} deshacer { undo-moves }.
undo-timeout = No todos respondieron a tiempo, así que no se deshizo nada.
undo-withdrawn = { $who ->
    [you] Ya no pides
   *[other] { $who } ya no pide
} deshacer.
undo-asked = Pediste deshacer { undo-moves }. Se espera a { $waits }.
undo-asks = { $who } pide deshacer { undo-moves }.
undo-asks-others = { undo-asks } Se espera a { $waits }.
end-asks = { $who } propone terminar la partida.
end-asks-others = { $who ->
    [you] Propones
   *[other] { $who } propone
} terminar la partida. Se espera a { $waits }.
end-refused = { $who ->
    [you] No aceptaste
   *[other] { $who } no aceptó
} terminar la partida.
end-withdrawn = { $who ->
    [you] Has retirado
   *[other] { $who } ha retirado
} la propuesta de terminar la partida.
end-means = Nadie gana, sea cual sea la puntuación actual, y la partida no puntúa.

## frame/UndoRequest

undo-title = ¿Deshacer { undo-moves }?
undo-what = Se deshace tu última jugada y todo lo posterior. { $count ->
    [0] Nadie más tiene que aceptar.
   *[other] Deben aceptar: { $people }.
}
undo-press-u = { $words } Pulsa U para responder.
undo-told = Lo que te han dicho desde entonces:
undo-more-before = … y { $count } más antes
ask = Pedir
agree = Aceptar
refuse = Rechazar
withdraw = Retirar

## frame/Unreachable

page-unreachable = No se pudo abrir esta página
page-part-missing = No se pudo cargar una parte de la página. Comprueba tu conexión.
page-opens-itself = Se abrirá sola en cuanto responda el servidor.
try-again = Intentarlo otra vez

## frame/Waiting

waiting-free = { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
} La partida empieza sola cuando estén todos.
waiting-promise = El servidor ya ha sacado la semilla de los dados y la promete: <code>{ $promise }</code>. Los dados se echan con esta semilla y con lo que añadan los jugadores.
waiting-added = Añades: { $added }
waiting-random = Tu navegador ha añadido una sal al azar, salvo que lo hayas desactivado.
waiting-add = Añadir esta sal en su lugar
waiting-rules = Lee las reglas mientras esperas

## frame/coach

coach-says = El consejero: { $move }. { $verdict } { $why }

## frame/course

lesson-over = La lección ha terminado: ¡juega ahora!
lesson-read = Lee esto primero y luego pulsa Siguiente.
lesson-not-that = Esa no. La jugada es: { $move }.
lesson-your-move = Tu jugada: { $move }.
lesson-finished = Has terminado la lección.

## frame/reviewing

review-ready = La revisión está lista.

## frame/standins

standin-back = { $name } ha vuelto.
standin-late = A { $name } se le acabó el tiempo: jugó un bot.
standin-away = { $name } está ausente: sigue un bot.
standin-your-time = Se te acabó el tiempo, así que un bot jugó por ti. La próxima jugada es tuya.
standin-for-you = Un bot juega por ti.
ready-clocks = Los relojes arrancan cuando todos estén listos.
ready-waiting = Se espera a que { $names } { $count ->
    [one] esté listo
   *[other] estén listos
}.
missed-all = Un bot hizo { $who ->
    [you] todas tus jugadas: la partida no puntúa para ti.
   *[other] todas las jugadas de { $who }: la partida no puntúa para { $who }.
}
missed-many = Un bot hizo { $moves } { $who ->
    [you] de tus { $of } jugadas. Es más de un cuarto, así que la partida cuenta como perdida para ti.
   *[other] de las { $of } jugadas de { $who }. Es más de un cuarto, así que la partida cuenta como perdida para { $who }.
}

## frame/status

status-lesson = Lección
status-over = Terminada: { $ending }
status-waiting-players = Se espera a jugadores
status-watch = Mira
status-waiting = Se espera a { $names }
status-vacation = { $name } está de vacaciones
status-moment = Un momento
idle-watch = Mira…
idle-replay = Esto es una repetición.
idle-lesson = Sigue leyendo y pulsa Siguiente.
idle-sentence = { $status }.

## generic/Board

generic-which = ¿Cuál de estos?
generic-choose = Te toca: elige en la mesa.
generic-watching = Estás mirando.
generic-to-move = le toca
generic-rest = Todo lo demás de la mesa
generic-as-text = La mesa como texto
generic-you-are = Eres <b>{ $name }</b>{ $role ->
    [none] { "" }
   *[other] , { $role }
}.
generic-you = tú

## generic/CardView

generic-hidden-card = una carta oculta
generic-none = nada

## generic/FieldView

generic-hidden = oculto
generic-empty = vacío
generic-hidden-cards = cartas ocultas

## pieces/Die

die-face = Dado: { $face }

## pieces/Hand

your-hand = Tu mano

## pieces/Lens

lens-edge = Ver qué más se puede elegir: { $edge ->
    [left] izquierda
    [right] derecha
    [up] arriba
    [top] arriba
    [down] abajo
    [bottom] abajo
   *[other] { $edge }
}
lens-look = Mirar
lens-nearer = Más cerca
lens-farther = Más lejos
lens-find = Buscar a { $who }

## pieces/Prompt

put-back = Devolver
prompt-skip = Saltar

## pieces/Track

track-at = { $name }, en { $space }

## pieces/dice

die-words = { $name ->
    [none] dado
   *[other] { $name }
}: { $face }{ $kept ->
    [yes] , conservado
   *[no] { "" }
}{ $ghost ->
    [0] { "" }
   *[other] , sería { $ghost }
}

## pieces/movable

may-go-here = { $name } puede ir aquí

## pieces/mover

in-your-hand = { $name } está en tu mano y puede ir a { $places ->
    [one] un lugar
   *[other] { $places } lugares
}.
back-where = { $name } ha vuelto a su sitio.

## lib/aloud

spoken-card = { $rank } de { $suit ->
    [clubs] tréboles
    [spades] picas
    [diamonds] diamantes
   *[other] corazones
}

## home/Gallery

gallery-page-title = Juegos · Rulewright
gallery-title = Los juegos y quién los hizo
gallery-designer = Autor
gallery-publisher = Editorial
gallery-version = Versión
gallery-length = Duración
gallery-from = Origen
gallery-added = añadido a este servidor
gallery-built-in = viene con Rulewright
gallery-change = Cambiar sus cartas: { $title }
gallery-change-cards = Cambiar sus cartas
gallery-who = Quién hizo estos juegos

## frame/OnlyHere

only-here = Solo este ordenador puede abrir estos enlaces. Para dejar entrar a otros dispositivos, inicia Rulewright con <code>{ $option }</code> y abre la página en la dirección que muestra.

## the pictures of the games, which are shown before their messages are loaded

patrols-sign = { $colour ->
    [0] D
    [1] M
   *[other] L
}

## frame/Replay: what stands on a move at a decision

badge-played = jugado
badge-better = mejor
