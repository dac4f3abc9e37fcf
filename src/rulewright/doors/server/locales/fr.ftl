### Ce que dit le serveur.

## Requêtes

nul = Il y a là un caractère NUL, qui ne peut pas être enregistré : enlevez-le.
message-not-understood = Ce message n’est pas compris : { $error }.
request-not-understood = Cette requête n’est pas comprise : { $error }.
too-long-bytes = C’est trop long : envoyez au plus { $most } octets.
request-late = La requête n’est pas arrivée en { $seconds } secondes : renvoyez-la.
nul-in-address = Il y a un caractère NUL dans cette adresse : enlevez-le.
whole-number = { $name } est un nombre entier, pas { $text }.
send-json = Envoyez-le en JSON, avec content-type application/json.
unknown-whether-saved = On ne sait pas si cela a été enregistré : vérifiez avant de réessayer.
database-silent = La base de données ne répond pas : réessayez dans un instant.
server-mistake = Le serveur a fait une erreur ; réessayez dans un instant.
own-page = Envoyez cela depuis la page de la table.
for-monitoring = C’est pour la surveillance : démarrez le serveur avec --monitor-from et votre adresse.
database-silent-or-full = La base de données ne répond pas, ou ne peut pas écrire.
nothing-here = Il n’y a rien ici : voyez /openapi.json pour ce qu’il y a.
ask-own-page = Demandez depuis la page de la table.
no-game = Il n’y a pas de jeu { $name } ici : choisissez parmi { $games }.

## Personnes

not-known = Ce serveur ne vous connaît pas encore : jouez d’abord quelque chose.
not-your-name = Ce n’est pas votre nom : tapez-le comme il est affiché, pour que personne ne fasse cela par accident.
device-link-used = Ce lien a été utilisé ou a expiré : faites-en un nouveau sur votre autre appareil.
no-lesson = { $game } n’a pas encore de leçon : lisez ses règles, ou jouez.
no-diagram = { $game } n’a pas de schéma { $name }.
print-title = { $game } à imprimer
print-players = Nombre de personnes
print-box = Boîte
print-paper = Papier
print-a4 = A4
print-letter = Letter (États-Unis)
print-show = Afficher
print-how = Imprimez cette page à 100 %, sans marges ni en-têtes. Le trait au bas de chaque feuille montre si la taille est juste.
print-pdf = Télécharger en PDF
print-one-of = { $name } est l’un de { $known }.
print-players-are = players est un nombre de { $low } à { $high }.
print-no-pdf = Ce serveur ne fait pas de PDF : imprimez plutôt la page, ou installez Rulewright avec [print] et lancez `rulewright print`.
lesson-outdated = La leçon de { $game } ne peut pas être jouée : { $error }
name-of-leavers = { $name } ne peut pas être un nom : les gens partis pour de bon s’appellent ainsi.
box-too-long = Cette boîte est trop longue : { $most } caractères au plus.
no-table = Il n’y a pas de telle table : redemandez son lien.
not-open-to-all = Cette table n’est pas ouverte à tous : demandez un lien à son hôte.
wrong-link = Ce lien n’est pas pour cette table : demandez-en un nouveau.
no-custom-box = Cette table utilise les cartes du jeu : il n’y a pas de boîte personnalisée à télécharger.
blocked-most = Vous avez déjà bloqué { $most } invités : débloquez d’abord quelqu’un.
not-blocked = Vous n’avez bloqué ni mis en sourdine personne de ce nom : regardez encore la liste.
mute-not-there = Vous ne pouvez mettre en sourdine que quelqu’un d’une table où vous êtes.
mute-no-person = On ne peut mettre en sourdine qu’une personne, et il n’y en a pas là.
mute-yourself = Vous ne pouvez pas vous mettre vous-même en sourdine.
muted-most = Vous avez déjà mis { $most } personnes en sourdine : rétablissez d’abord quelqu’un.
follow-yourself = Vous ne pouvez pas vous suivre vous-même.
follow-most = Vous suivez { $most } personnes, c’est le maximum : cessez d’abord d’en suivre une.
host-invites = Seul l’hôte d’une table peut y inviter des amis.
no-seat-free = Aucune place n’est libre à cette table.
friends-only = Vous ne pouvez inviter que des amis : des personnes que vous suivez et qui vous suivent.
invited-most = { $most } personnes sont invitées à cette table, c’est le maximum.
unknown-device = un appareil inconnu
no-sign-in = Cette connexion n’est pas à vous, ou est déjà finie : regardez encore la liste.
passkeys-not-here = Les clés d’accès ne fonctionnent pas à { $here } : ouvrez cette page en https par son nom ou, sur la machine du serveur elle-même, à http://localhost{ $port }.
passkeys-most = Vous avez déjà { $most } clés d’accès : supprimez-en d’abord une.
passkey-refused = Cette clé d’accès n’a pas été acceptée : elle a été supprimée ici, ou plus de { $minutes } minutes ont passé. Réessayez.
no-passkey = Cette clé d’accès n’est pas à vous, ou est déjà supprimée : regardez encore la liste.
profile-needs-passkey = Un profil public fait partie d’un compte : ajoutez d’abord une clé d’accès.
profile-needs-name = Un profil public a besoin d’un nom : choisissez-en d’abord un.
no-profile = Ce profil n’existe pas, ou n’est plus public.
report-not-there = Vous ne pouvez signaler que quelqu’un d’une table où vous êtes, ou étiez.
report-plain = Écrivez en lettres simples ce qui s’est passé.
report-yourself = Vous ne pouvez pas vous signaler vous-même.
report-most = L’opérateur n’a pas encore lu vos { $most } derniers signalements : attendez.
nobody-sits = Personne n’est assis là.
not-said = Ce joueur n’a pas dit cela : choisissez de nouveau le message.
report-no-person = On ne peut signaler qu’une personne, et il n’y en a pas là.
heroes-most = Vous avez déjà { $count } héros : continuez avec l’un d’eux.

## Nouvelles tables

tables-most = Vous avez { $most } tables inachevées : finissez ou quittez-en une d’abord.
your-seat-is = Votre place est { $seat }, mais les places sont numérotées de 0 à { $last }.
no-seat-for-bot = La place { $seat } ne peut pas recevoir un robot : nommez une autre des { $count } places.
no-seat-for-friend = La place { $seat } n’est pas libre pour quelqu’un à votre écran : nommez une autre des { $count } places.
seed-for-practice = Une graine ne se choisit que pour s’entraîner contre des robots : remplissez les autres places, ou omettez la graine.
hero-seat = Un héros est à la place { $seat } : choisissez celle-là.
one-clock = Une horloge compte par coup (per_move), au total (total, avec ou sans increment) ou en jours (days) : donnez l’un des trois.
seek-alone = { $game } se joue seul : il n’y a personne à chercher.
seek-two = Vous cherchez d’autres joueurs : prenez au moins deux places.
seek-range = La cote minimale est { $low } et la maximale { $high } : échangez-les.
no-salts-for-deal = Une donne choisie ne prend pas de sels : omettez la graine et le problème, ou les sels.
no-puzzle = { $game } a { $count } problèmes, et aucun n’a le numéro { $number }.
puzzle-fixed = Un problème est fixé : omettez options, graine, horloge, héros et boîte.
open-tables-most = Vous avez déjà { $count } tables ouvertes : attendez que quelqu’un vienne, ou fermez-en une.
open-tables-address = Votre adresse a déjà { $count } tables ouvertes : invitez par lien, ou fermez-en une.
no-bot = Il n’y a pas de robot { $name } pour { $game } : choisissez parmi { $bots }.

## Rejoindre et partir

not-welcome = L’hôte ne vous laisse pas rejoindre cette table.
seat-taken = Cette place est prise : demandez-en une autre à l’hôte, ou un lien pour regarder.
host-fills = Seul l’hôte peut remplir des places : demandez-lui.
seat-not-open = Cette place n’est pas ouverte : choisissez-en une qui l’est.
host-removes = Seul l’hôte peut retirer quelqu’un : mettez-le en sourdine ou signalez-le.
nobody-to-remove = Il n’y a personne à retirer de cette place.
begun-so-stay = La partie a commencé, ses joueurs restent donc : mettez-les en sourdine, signalez-les, ou quittez la table.
rematch-played = Seuls ceux qui ont joué peuvent demander une revanche : ouvrez votre propre table.
rematch-not-over = La partie n’est pas finie : finissez-la d’abord.
rematch-blocked = L’un de vous en a bloqué un autre : ouvrez une nouvelle table.
rematch-left = Quelqu’un qui a joué est parti pour de bon : ouvrez une nouvelle table.
database-silent-again = La base de données ne répond pas : nouvel essai dans un instant.
open-own-page = Ouvrez la table depuis sa page.
open-page-first = Ouvrez d’abord la page : ce serveur ne vous connaît pas encore.
server-full = Le serveur est plein : réessayez dans un moment.
too-many-open = Vous avez trop de tables ouvertes : fermez-en une.
no-seat-of-yours = Vous n’avez pas de place à cette table : utilisez un lien d’invitation.

## À la table

server-mistake-page = Le serveur a fait une erreur ; rouvrez la page.
too-many-messages = Trop de messages : attendez un peu et rouvrez la page.
not-stored = La table n’a pas pu l’enregistrer : réessayez dans un instant.
send-text = Envoyez les messages en texte UTF-8.
message-too-long = Ce message est trop long : envoyez au plus { $most } caractères.
spectators-watch = Vous regardez : seuls les joueurs peuvent jouer ou discuter.
write-or-choose = Écrivez un message ou choisissez-en un tout prêt.
not-begun = La partie n’a pas commencé : une place est encore libre.
many-at-once = Beaucoup de coups sont arrivés à la fois : réessayez.
over = La partie est finie.
moved-on = La partie a avancé depuis : regardez et choisissez de nouveau.
no-move-yet = Vous n’avez pas encore joué : il n’y a rien à défaire.
campaign-no-undo = Dans une campagne rien ne peut être défait.
new-rules = Les nouvelles règles ne permettent plus le coup { $number } : la partie continue d’avant celui-ci.
nothing-to-restart = Il n’y a pas de partie en cours à recommencer ici.
restart-players = Seules les personnes qui jouent ici peuvent recommencer cette partie : vous n’avez pas de place à cette table.
undo-asked = Quelqu’un demande déjà à défaire : attendez la réponse.
undo-asked-you = Vous avez déjà demandé : vous pourrez redemander après le prochain coup.
undo-nobody-asks = Plus personne ne demande à défaire.
others-agree = C’est vous qui avez demandé : les autres doivent accepter.
campaign-no-end = Dans une campagne, chaque partie se joue jusqu’au bout : abandonnez ou continuez.
end-asked = Quelqu’un propose déjà d’arrêter la partie : répondez, ou attendez la réponse.
end-asked-you = Vous venez de le proposer : vous pourrez le proposer de nouveau { $moves } coups plus tard.
end-nobody-asks = Plus personne ne propose d’arrêter la partie.
end-alone = En solo, il n’y a personne avec qui se mettre d’accord : abandonnez ou continuez.
no-salts = Les dés de cette table viennent de sa graine seule : elle ne prend pas de sels.
salts-late = La partie a commencé : ses dés sont déjà jetés.
salt-form = Un sel a au plus { $most } caractères imprimables : envoyez-en un autre.

## Discussion

chat-plain = Écrivez un message en lettres simples.
chat-links = Les liens ne sont pas permis dans la discussion : enlevez-les.
chat-full = La discussion de cette table est pleine.

## Le conseiller

coach-people = Il n’y a pas de conseil dans les parties avec d’autres personnes : regardez l’analyse à la fin.
coach-over = La partie est finie : regardez son analyse.
coach-nothing = Vous n’avez rien à décider maintenant : demandez quand c’est à vous.
coach-busy = Le conseiller pense à votre dernière question : attendez d’abord cette réponse.
coach-late = Le conseiller n’a pas trouvé de réponse à temps : redemandez.
no-record = Il n’y a pas de tel enregistrement : redemandez son lien.
review-not-over = La partie n’est pas finie : elle pourra être analysée à la fin.
no-decision = Il n’y avait pas ce choix au coup { $move } : demandez-en un que l’analyse mentionne.
review-too-long = Cette partie est trop longue pour être analysée ici : utilisez `rulewright review` sur votre ordinateur.
reviews-most = Deux analyses sont déjà en cours pour vous : attendez-en une.
coach-players = Le conseil est pour ceux qui jouent : vous n’avez pas de place à cette table.
meant-number = meant est le numéro d’un coup, pas { $text }.
fork-not-over = La partie n’est pas finie : vous pourrez repartir d’une position antérieure à la fin.
no-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
no-bot-api = Il n’y a pas de robot { $name } pour { $game } : GET /api/bots dit lesquels il y a.
forks-busy = Plusieurs parties sont déjà en préparation pour vous : attendez-les.
fork-late = Cette partie prend trop de temps à préparer ici.
fork-over = La partie est finie à cette position : choisissez-en une antérieure.

## Donnes, enregistrements et images

kind-one-of = kind est un de { $kinds }.
near-rating = near est une cote, un nombre entier comme 1200, ou omis.
no-puzzles = { $game } n’a pas de problèmes.
deal-not-played = Jouez d’abord la donne du jour : vous verrez ensuite les résultats des autres.
no-deals = { $game } n’a pas de donnes cotées.
no-seat-here = Vous n’avez pas de place dans cette partie.
result-one-of = result est un de { $results }, ou omis.
before-time = before est l’heure en millisecondes de la dernière partie de la page d’avant, ou omis.
picture-not-over = La partie n’est pas finie : d’ici là il n’y a qu’une image de la position, now.png.
picture-not-begun = La partie n’a pas commencé : il n’y a encore rien à dessiner.
picture-seat = Il n’y a pas de place { $seat } : la première est 0.
picture-kinds = Toute la partie est game.webp ou game.gif ; une seule image est .png ou .svg.
picture-names = Une image s’appelle now, game, ou par son numéro.
picture-too-long = Cette partie est trop longue pour être dessinée ici : utilisez son enregistrement et `rulewright picture`.
pictures-busy = Plusieurs images sont déjà en cours pour vous : attendez-les.
picture-late = Cette image prend trop de temps à dessiner ici.
picture-svg = Ce serveur ne dessine que du SVG : { $error }.
no-frame = Il n’y a pas d’image { $frame } dans cette partie : elle en a { $count }.
picture-endings = Le nom d’une image finit par { $kinds }.
replay-not-over = La partie n’est pas finie : d’ici là on ne peut que la regarder à sa table.
replay-too-long = Cette partie est trop longue pour être montrée ici : rejouez son enregistrement avec `rulewright replay`.
replays-busy = Plusieurs parties à revoir sont déjà en préparation pour vous : attendez-les.
replay-late = Cette partie prend trop de temps à rejouer ici.
record-not-over = La partie n’est pas finie : d’ici là seuls ses joueurs peuvent télécharger l’enregistrement.
record-hidden = L’enregistrement montre les coups de tous, même cachés : vous pourrez le télécharger à la fin.
not-a-record = Ceci n’est pas un enregistrement. Choisissez un fichier enregistré par Rulewright ; son nom finit par .jsonl.
record-utf8 = Un enregistrement est du texte UTF-8 : envoyez le fichier tel qu’il a été téléchargé.
record-too-long = Cet enregistrement est trop long : { $most } lignes au plus sont prises ici.
records-busy = Trop d’enregistrements à la fois : attendez que les autres soient vérifiés.
record-late = Cet enregistrement prend trop de temps à vérifier ici : vérifiez-le avec `rulewright verify`.
record-invalid = Cet enregistrement n’est pas valable : { $found }.
record-own-box = Cette partie a été jouée avec sa propre boîte, que son enregistrement ne contient pas : regardez-la avec `rulewright replay FICHIER --box BOÎTE`.
record-unfinished = ligne 1 : la partie n’est pas finie, ses dés ne peuvent donc pas être vérifiés ; renvoyez l’enregistrement quand elle le sera
record-no-game = ligne 1 : il n’y a pas de jeu { $game } ici
record-cannot-check = Cet enregistrement ne peut pas être vérifié ici : { $error }.
uploads-most = Vous avez déjà envoyé { $most } enregistrements : on n’en garde pas plus pour vous.

## Le laboratoire

box-too-long-letters = Cette boîte est trop longue : { $most } caractères au plus.
boxes-busy = Plusieurs de vos boîtes sont déjà en cours de vérification : attendez-les.
box-late = Vérifier cette boîte prend trop de temps.
this-box = cette boîte
lab-closed = Le laboratoire est fermé sur ce serveur : son opérateur peut l’ouvrir avec --lab.
lab-too-slow = Les parties de ces joueurs prennent trop de temps ici : choisissez-en d’autres, ou jouez-les avec `rulewright lab` sur votre machine.
lab-most-games = une étude joue au plus { $most } parties ici, pas { $games }
lab-same-settings = les deux réglages sont les mêmes : changez quelque chose dans l’un
lab-yours-runs = Vous avez une étude en cours : arrêtez-la d’abord, ou attendez qu’elle finisse
lab-address-busy = Trop d’études en cours depuis votre adresse : attendez qu’une finisse
lab-busy = Le laboratoire est occupé : attendez qu’une autre étude finisse
lab-process-ended = Le processus qui jouait les parties s’est arrêté : réessayez, avec moins de parties.
lab-stopped = Arrêté après { $seconds } secondes, le plus qu’une étude peut prendre ici.
lab-no-file = Il n’y a pas de fichier { $file } d’une étude ici : il y a { $files }.
lab-report-most = Un rapport porte sur au plus { $most } parties ici : choisissez-en moins.
lab-took-longer = Cela a pris plus de { $seconds } secondes : choisissez moins de parties.

## Connexions fermées

left = Vous avez quitté la table.
removed = L’hôte vous a retiré de cette table.
closed = L’hôte a fermé cette table : personne ne peut plus la rejoindre.
restarting = Le serveur redémarre ; il va revenir.
cut-off = Ce serveur a perdu sa base de données : nouvel essai dans un instant.
behind = Des coups que vous avez vus manquent ici : nouvel essai. Rechargez pour voir ce qui est enregistré.
signed-out = Cet appareil a été déconnecté.
too-many-undos = Trop de coups ont été défaits dans cette partie : on ne peut plus en défaire.
unsettled = On ne sait pas encore si le dernier coup a été enregistré, car la base de données ne répond pas. Vous le verrez ici.
not-that-name = Ce serveur ne répond pas à ce nom. Son opérateur peut le démarrer avec --host-name et ce nom.
restarted = Le serveur a redémarré avant que ce soit fait : réessayez dans un instant.
try-again = { $what } : réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
coach-not-ready = Le conseiller se prépare encore pour { $game } : redemandez dans une minute.

## Parties d’autres règles

other-version = Cette partie demande la version { $needs } de { $game }, et ce serveur a { $version } : elle { lost }.
other-rules = Cette partie a commencé selon d’autres règles que celles de { $game } maintenant, bien que les deux se disent version { $version } : elle { lost }.
other-cards = Cette partie demande d’autres règles ou cartes de { $game } que n’en a ce serveur : elle { lost }.
lost = { $status ->
    [over] ne peut être ni continuée, ni analysée à nouveau
   *[running] ne peut pas continuer
}

## Exclusions

banned = Vous êtes exclu de ce serveur { $end } : { $reason }
for-good = pour de bon
until = jusqu’au { $day }
browser-on = { $browser } sur { $system }
a-program = un programme

## Ce que les messageries montrent d’un lien

preview-over = Une partie finie, à revoir coup par coup. { $pitch }
preview-invites = { $player } vous invite à jouer à { $game }
preview-with = { $game } avec { $player }
somebody = Quelqu’un
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
minutes = { $span ->
    [yes] { $low } à { $high } minutes
   *[no] { $low ->
        [one] { $low } minute
       *[other] { $low } minutes
    }
}
seconds = { $count } secondes
clock-per_move = { $time } par coup
clock-total = { $time } par joueur
clock-increment = { $time } de plus par tour
no-clock = sans horloge

## Dit d’une touche

ready-0 = Bonjour !
ready-1 = Bien joué !
ready-2 = Merci !
ready-3 = Bonne chance !
ready-4 = Aïe !
ready-5 = Ha !
ready-6 = Un instant, s’il vous plaît.
ready-7 = Belle partie !

## Trop à la fois

too-many-tables = Trop de nouvelles tables
too-many-pages = Trop de pages
too-many-chats = Trop de messages
too-many-records = Trop d’enregistrements
too-many-links = Trop de liens
too-many-tries = Trop d’essais
too-many-mails = Trop de messages
too-many-reports = Trop de signalements
too-many-follows = Trop de suivis et d’invitations
too-many-seeks = Trop de recherches
not-banned = Vous n’êtes pas exclu.
send-form = Envoyez un formulaire : application/x-www-form-urlencoded.
appeal-plain = Écrivez en lettres simples ce que vous avez à dire.
appeal-once = Vous avez déjà fait appel : la réponse sera affichée ici.
appeal-most = Il y a déjà { $most } appels contre cette exclusion : attendez que l’opérateur réponde.
no-appeal = Il n’y a pas d’appel { $appeal } : voyez `rulewright admin appeals`.
too-many-studies = Trop d’études
too-many-requests = Trop de requêtes
too-many-boxes = Trop de boîtes
too-many-pictures = Trop d’images
too-many-sockets = Trop de connexions

game-changed = Le jeu a été changé.
moved-on-since = La partie a avancé depuis cette demande : vérifiez encore.
nothing = Il n’y a rien ici.
page-missing = La page n’est pas encore construite : lancez `make web`, puis rechargez cette page.
too-many-downloads = Trop de téléchargements
lab-with = avec { $changes }
lab-second = dans le second réglage
match-not-begun = la partie { $match } n’a pas commencé
no-report = il n’y a pas de signalement { $report } : voyez `rulewright admin reports --all`
lesson-broken = La leçon ne peut pas être jouée : { $why }

## Parties par correspondance

vacation-already = Vous êtes déjà en vacances : terminez-les d’abord.
vacation-left = Il vous reste { $left ->
    [one] 1 jour
   *[other] { $left } jours
} de vacances sur { $of } en 365 jours : prenez-en moins.
vacation-none = Vous n’êtes pas en vacances.
only-by-day = Les coups conditionnels sont réservés aux parties par correspondance.
just-move = C’est à vous : jouez, tout simplement.
end-with-yours = La suite doit se terminer par un de vos coups.
nothing-foreseen = Aucune réponse ne peut être préparée ici : ce qui suit dépend du hasard, d’une chose qui vous est cachée ou de plusieurs joueurs à la fois.
push-keys = Les clés du navigateur sont illisibles : désactivez les notifications, puis réactivez-les.
push-endpoint = Les notifications ne vont qu’à l’adresse https d’un service public : désactivez-les, puis réactivez-les.
mail-address = Ce n’est pas une adresse e-mail : écrivez-la comme vous@example.com.
mail-settings = Pour l’e-mail, il faut RULEWRIGHT_SMTP comme smtp://user:password@host:587 et RULEWRIGHT_MAIL_FROM comme table@example.com.
mail-name = L’e-mail a besoin d’un nom public pour ses liens : indiquez --host-name.
no-mail-here = Ce serveur n’envoie pas d’e-mail : activez plutôt les notifications sur cet appareil.
mail-link-gone = Ce lien a déjà servi ou a expiré : demandez-en un autre dans votre compte.
notice-turn = C’est à vous de jouer.
notice-subject = { $game } : c’est à vous de jouer
notice-mail = C’est à vous de jouer à { $game }. Ouvrez votre table :
mail-stop = Ne plus recevoir ces messages :
confirm-subject = Confirmez votre adresse e-mail
confirm-mail = Quelqu’un, sans doute vous, veut être prévenu à cette adresse quand c’est à lui de jouer. Si c’est vous, ouvrez ce lien dans les trois jours. Sinon, ne faites rien : vous ne recevrez rien d’autre.

## Tournois

no-tournament = Ce tournoi n’existe pas : redemandez son lien.
tournament-over = Ce tournoi est terminé : cherchez le prochain.
tournament-begun = Ce tournoi a commencé : inscrivez-vous au prochain.
tournament-full = Ce tournoi est complet : il est pour { $most } joueurs.
tournament-not-entered = Vous ne jouez pas dans ce tournoi.
tournament-host = Seule la personne qui organise le tournoi peut le faire.
tournament-needs-account = Il faut un compte pour organiser un tournoi : ajoutez d’abord une clé d’accès.
tournaments-most = Il y a déjà { $most } tournois à venir ou en cours : attendez la fin de l’un d’eux, ou annulez un des vôtres.
tournament-starts = Choisissez une heure à partir de maintenant, dans les { $days } jours.
tournament-seats = On est deux par table en système suisse, en toutes rondes et en arène, trois ou quatre en groupes : choisissez l’un ou l’autre.
tournament-by-day = Un tournoi ne se joue pas par correspondance : choisissez un temps par coup ou pour la partie.
tournament-no-end = En tournoi, aucune partie ne se termine d’un commun accord, car des points seraient offerts : continuez ou abandonnez.
