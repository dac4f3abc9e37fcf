### La page en français.

## App

skip-to-game = Aller au jeu
page-not-found = Page introuvable
page-not-found-why = Il n’y a ni table ni règles à cette adresse.
to-the-games = Vers les jeux

## lib/actions

just-now = à l’instant

## lib/messages

loading = Chargement…
cancel = Annuler
resume = Continuer
view = Voir
game-over = La partie est finie.
all-games = Tous les jeux
back-to-games = ← Tous les jeux
custom-cards = Cartes personnalisées
choose-a-name = Choisissez un nom
free-seat = place libre
any-game = tous les jeux
copied = Copié

## lib/api

server-unreachable = La table est injoignable. Vérifiez votre connexion et réessayez.
server-error = Le serveur a répondu par une erreur ({ $status }). Réessayez dans un instant.

## lib/invitation

clock-move = { $time } par coup
clock-player = { $time } par joueur
clock-increment = { $time } de plus par tour
clock-none = aucune, prenez votre temps
duration = { $low } à { $high } minutes
invitation-taken = { $name ->
    [none] Quelqu’un
   *[other] { $name }
} a pris cette place. Demandez à { $host ->
    [none] l’hôte
   *[other] { $host }
} un autre lien, ou un lien pour regarder.
invitation-used = Ce lien a déjà servi
invitation-waiting = { $count ->
    [0] Un ami vous attend
    [1] { $people } vous attend
   *[other] { $people } vous attendent
}
invitation-begins = { $missing ->
    [0] La partie commence dès que vous êtes là.
    [1] La partie commencera quand vous et un autre joueur serez là.
   *[other] La partie commencera quand vous et { $missing } autres joueurs serez là.
}

## lib/deals

grade = { $grade ->
    [easy] facile
    [medium] moyenne
   *[hard] difficile
}
deal-called = { $kind ->
    [daily] { $day } ({ grade })
    [puzzle] problème { $rating }
   *[other] donne { grade }
}
deal-shared = { $title }, { $deal } : { $solved ->
    [yes] résolu
   *[other] non résolu
}{ $helped ->
    [yes] { " " }avec aide
   *[no] { "" }
}, { $score }{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] , { $streak } jours de suite
}

## lib/worth

worth-exact = exact
worth-between = { $least } à { $most }
worth-under = moins de { $least }
lost-exactly = a perdu exactement { $worth }
lost-nothing = n’a rien perdu
lost-about = a perdu { $worth } { $give }
lost-up-to = a peut-être perdu jusqu’à { $worth }
counted-grades = { $grade ->
    [blunder] { $n ->
        [one] { $n } gaffe
       *[other] { $n } gaffes
    }
    [mistake] { $n ->
        [one] { $n } erreur
       *[other] { $n } erreurs
    }
   *[other] { $n ->
        [one] { $n } imprécision
       *[other] { $n } imprécisions
    }
}
played-for = { $aim ->
    [score] points attendus
    [place] place attendue, la meilleure étant 100 %
    [alone] chance de réussite
   *[other] chance de gagner
}

## lib/socket

game-went-on = La partie a continué pendant que vous étiez hors ligne. Choisissez à nouveau.
connection-lost-nothing-sent = La connexion est perdue : rien n’a été envoyé. Reconnexion…
connection-lost-chat = La connexion est perdue : votre message n’a pas été envoyé. Renvoyez-le quand elle sera revenue.
table-cannot-be-joined = Cette table ne peut pas être rejointe.

## lib/passkeys

passkey-unable = Ce navigateur ne propose pas de clé d’accès ici : ouvrez cette page en https, ou prenez un navigateur plus récent.
passkey-there = Cet appareil a déjà une clé d’accès pour votre compte.
passkey-cancelled = Aucune clé d’accès n’a été utilisée : c’était annulé, ou trop long. Réessayez.
passkey-failed = Le navigateur n’a pas pu utiliser de clé d’accès ({ $error }). Réessayez, ou prenez un autre appareil.

## home/Account

account-page-title = Votre compte · Rulewright
account-signed-out = Déconnecté : { $what }.
account-unblocked = { $name } peut revenir à vos tables.
account-title = Votre compte
account-devices = Appareils
account-devices-why = Tous les navigateurs où vous êtes connecté. S’il y en a un que vous ne reconnaissez pas, déconnectez-le.
account-this-one = (celui-ci)
account-device-used = dernier usage { $seen }, connecté { $created }
account-sign-out-this = Déconnecter : cet appareil
account-sign-out-that = Déconnecter : { $device }, dernier usage { $seen }
account-sign-out = Déconnecter
account-other-devices = tous les autres appareils
account-sign-out-others = Déconnecter tous les autres appareils
account-no-password = Il n’y a pas de mot de passe : si vous vous déconnectez ici sans autre appareil, personne ne peut retrouver vos parties.
account-blocked = Personnes bloquées ou en sourdine
account-blocked-why = Elles ne peuvent pas venir à vos tables, ou vous ne voyez pas ce qu’elles écrivent.
account-barred = Blocage
account-muted = En sourdine
account-unmute-name = Rétablir { $name }
account-since = depuis { $when }
account-unblock-name = Débloquer { $name }
account-unblock = Débloquer
days-title = Parties par correspondance
days-what = Dans une partie par correspondance, vous avez plusieurs jours pour chaque coup, sans devoir être là en même temps. Vous recevez une notification par tour, et aucune si vous jouez tout de suite.
push-on = Les notifications arrivent { $count ->
    [one] sur cet appareil
   *[other] sur cet appareil et d’autres, { $count } en tout
}, même si cette page est fermée.
push-off = Désactiver les notifications sur cet appareil
push-off-said = Cet appareil ne reçoit plus de notifications.
push-turn-on = Activer les notifications sur cet appareil
push-on-said = Cet appareil reçoit les notifications.
push-unable = Ce navigateur n’autorise pas de notifications ici : il faut https et votre accord dans ses réglages.
push-denied = Votre navigateur n’autorise pas de notifications : changez cela dans ses réglages pour cette page.
mail-title = E-mail
mail-what = Si aucun de vos appareils ne peut être prévenu, un message vous est envoyé. Il nomme le jeu, et aucun coup.
mail-address = Votre adresse e-mail
mail-give = M’envoyer un lien de confirmation
mail-asked = Ouvrez le lien du message envoyé à { $address }. D’ici là, rien d’autre n’y est envoyé.
mail-to = Les messages vont à { $address }.
mail-forget = Supprimer cette adresse
mail-confirmed = Votre adresse est confirmée.
mail-stopped = Vous ne recevez plus d’e-mail, et l’adresse est supprimée.
vacation-title = Vacances
vacation-what = En vacances, vos horloges s’arrêtent dans les parties par correspondance, et tout le monde y voit que vous êtes en vacances. Sur 365 jours, vous avez { $of } jours de vacances, et il en reste { $left } ; un jour commencé compte en entier.
vacation-until = Vous êtes en vacances jusqu’au { $when }.
vacation-end = Terminer les vacances
vacation-ended = Vos horloges tournent à nouveau.
vacation-days = Jours
vacation-go = Partir en vacances maintenant
vacation-begun = Vos horloges sont arrêtées.
account-data = Vos données
account-data-what = Un fichier avec votre nom, vos appareils, vos clés d’accès, vos parties et leurs enregistrements, cotes, héros, erreurs à retenter, discussions, signalements et appels, tournois, notifications et vacances, et les personnes suivies, bloquées ou en sourdine.
account-download = Télécharger vos données
account-leave = Partir pour de bon
account-final = Cela ne peut pas être annulé.
account-download-first = Téléchargez d’abord vos données si vous voulez les garder.
account-deleted = Supprimé
account-deleted-what = Votre nom partout, vos appareils, clés d’accès, profil public, cotes, historique, héros, erreurs à retenter, ce que vous avez dit en discussion, les notifications et votre adresse e-mail, et les personnes suivies, bloquées ou en sourdine. Les tables non commencées sont fermées. Vous quittez chaque partie en cours : un robot continue pour vous, et la partie compte selon la même règle que toute partie quittée.
account-kept = Gardé, sans votre nom
account-kept-moves = Les coups des parties jouées avec d’autres, car ces parties sont aussi les leurs. Ils y voient « Un ancien invité ». Les reçus notés avant ne correspondent plus à ces parties.
account-kept-reports = Les signalements vous concernant, pendant 180 jours au plus, pour que l’opérateur puisse encore agir.
account-kept-number = Un nombre brouillé, pour que vos anciens cookies ne marchent plus jamais.
account-kept-backups = Les sauvegardes de l’opérateur, jusqu’à leur remplacement, et les fichiers que d’autres ont enregistrés.
account-confirm = Tapez votre nom, <b>{ $name }</b>, pour confirmer
account-delete = Tout supprimer et partir
account-leave-what = Retirer votre nom et vos données de ce serveur.
account-leave-open = Partir pour de bon…

## home/Arrive

arrive-title = Continuer sur cet appareil
arrive-what = Cet appareil prend le nom et les parties de celui qui a fait le lien. Vous pourrez ensuite utiliser les deux.
arrive-forgets = Vous avez déjà ici { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}{ $name ->
    [none] { "" }
   *[other] , sous le nom { $name }
} : cet appareil { $count ->
    [one] l’oublierait
   *[other] les oublierait
}.
arrive-continue = Continuer mes parties ici
arrive-incomplete = Ce lien est incomplet. Copiez le lien entier sur votre autre appareil et ouvrez-le ici.
arrive-back = Non, retour aux jeux
sign-in-page-title = Se connecter · Rulewright
sign-in-title = Se connecter avec une clé d’accès
sign-in-what = Cet appareil reçoit le nom et les parties de votre compte. Vous pourrez utiliser tous vos appareils.
sign-in = Se connecter

## home/Passkeys

passkeys = Clés d’accès
passkeys-why = Une clé d’accès garde votre nom et vos parties sans mot de passe. Votre appareil ou votre gestionnaire de mots de passe la conserve et l’ouvre avec votre empreinte, votre visage ou un code. Avec elle, vous pouvez vous connecter sur n’importe quel appareil.
passkey-used = créée { $created }, dernier usage { $used }
passkey-unused = créée { $created }, pas encore utilisée
passkey-remove = Supprimer
passkey-remove-that = Supprimer la clé d’accès : { $device }, créée { $created }
passkey-remove-what = Supprimer une clé d’accès ne déconnecte aucun appareil : faites-le plus haut. Supprimez-la aussi dans votre gestionnaire de mots de passe.
passkey-removed = Clé d’accès supprimée.
passkey-add = Ajouter une clé d’accès
passkey-added = Clé d’accès ajoutée.
profile = Profil public
profile-what = Toute personne qui a son lien, ou vous trouve dans un classement, voit votre nom, vos cotes, résultats, records, problèmes et séries. Les adversaires ne sont nommés que s’ils montrent leur propre profil, et aucune partie ne peut être retrouvée par là.
profile-look = Voir votre profil
profile-link = Lien vers votre profil
profile-show = Montrer mon profil
profile-hide = Cacher mon profil
profile-shown = Votre profil est public.
profile-hidden = Votre profil est caché. Son lien ne marche plus.

## home/Profile

profile-page-title = { $name } · Rulewright
profile-games = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
profile-favourites = Jeux préférés
profile-won = { $won } sur { $played } gagnées
profile-opponents = Adversaires
profile-others = Autres, sans profil public
profile-versus = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : devant { $ahead } fois, à égalité { $level } fois, derrière { $behind } fois
profile-latest = Dernières parties
profile-follow = Suivre
profile-unfollow = Ne plus suivre
profile-friend = Vous vous suivez mutuellement : vous êtes amis.
profile-finished = { history-result }{ $seats ->
    [1] { "" }
   *[other] , place { $place } sur { $seats }
}, { history-score }

## home/Deals

deals-of = Donnes de { $title }
deal-of-the-day = Donne du jour{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] , { $days } de suite
}
deals-how-hard = Difficulté
deals-graded = { $grade ->
    [easy] Une donne facile
    [medium] Une donne moyenne
   *[other] Une donne difficile
}
deals-puzzle = Un problème ({ $rating })

## home/Today

today-title = { $title } : la donne du jour
today-what = Tout le monde reçoit la même donne aujourd’hui. Le résultat que vous partagez ne dévoile rien.

## home/Device

device-link = Lien pour votre autre appareil
device-open = Ouvrez-le sur l’autre appareil dans les { $minutes } minutes. Il sert une fois. Qui l’a peut jouer vos parties : gardez-le pour vous.
device-make = Faire un lien pour mon autre appareil

## home/GameCard

game-players = { $range } { $most ->
    [one] joueur
   *[other] joueurs
}
game-minutes = { $range } minutes
game-weight = { $weight ->
    [light] Règles légères
    [medium] Règles moyennes
   *[heavy] Règles denses
}
game-designer = Auteur : { $designer }
game-play-now = Jouer maintenant : { $title }
setting-up = Préparation…
play-now = Jouer maintenant
game-learn = Apprendre { $title }
learn = Apprendre
game-options = Options : { $title }
options = Options
game-friends = Avec des amis : { $title }
with-friends = Avec des amis
game-rules = Règles de { $title }
rules = Règles
game-new-hero = le nom d’un nouveau { $hero }

## home/Leaderboard

leaderboards-page-title = Classements · Rulewright
leaderboards = Classements
leaderboards-what = Toutes les personnes ici montrent un profil public. L’ordre est celui de la cote moins sa marge, pour que quelques parties chanceuses ne mènent pas en tête. Seules comptent les parties cotées contre des joueurs.
leaderboards-least = au moins { $points }
leaderboards-row = { $points } ± { $margin } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboards-none = Personne avec un profil public n’a encore de cote à ce jeu.
leaderboards-join = Montrez votre profil pour y figurer

## home/History

history-page-title = Historique · Rulewright
history-title = Historique
history-ratings = Cotes
history-against = contre { $against ->
    [people] des joueurs
   *[bots] des robots
}
history-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
history-rating-what = Une cote est une estimation avec une marge : la vraie valeur s’y trouve avec 95 % de probabilité. L’entraînement, une graine choisie, des cartes personnalisées et plusieurs personnes à un écran ne comptent pas. Si vous êtes absent et qu’un robot joue plus d’un quart de vos coups, vous avez perdu. S’il les joue tous, la partie ne compte pas pour vous.
history-alone = Seul
history-best = meilleur score
history-none-yet = aucun encore
history-streak = { $won } sur { $played } gagnées · série { $streak }, la plus longue { $longest }
history-deals = Problèmes et donnes du jour
history-puzzle-rating = cote de problèmes
history-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
} de suite
history-finished = Parties finies
history-game = Jeu
history-result-label = Résultat
history-any-result = tous les résultats
history-result = { $result ->
    [won] gagnée
    [shared] partagée
    [agreed] arrêtée d’un commun accord
   *[lost] perdue
}
history-found = { $count }{ $more ->
    [yes] { " " }ou plus
   *[no] { "" }
} trouvées
history-none = Aucune partie finie ne correspond.
history-score = score { $score } · { $when }
history-replay = Revoir : { $title }, { history-result }
replay = Revoir
history-earlier = Parties antérieures

## home/Friends

friends = Amis
friends-invites = { $name } vous invite : { $title }
friends-no = Pas maintenant
friends-seat-free = Une place est libre.
friends-doing = { $what ->
    [seeks] cherche des joueurs : { $title }
    [opens] attend des joueurs : { $title }
   *[plays] joue à { $title }
}
friends-quiet = Ne jouent pas en public en ce moment :

## home/Home

home-tournaments = Tournois
settings = Réglages
home-motto = Des règles qui tournent.
home-pitch = Choisissez un jeu et jouez. Il applique les règles et montre laquelle est en jeu.
home-loading = Chargement des jeux…
home-yours = Vos parties
home-without-server = Sans le serveur
home-without-server-what = Les règles, les leçons et les parties ouvertes sur cet appareil restent lisibles. Pour jouer, il faut que le serveur réponde.
game-of-the-day = Jeu du jour : { $title }
game-of-the-day-play = Y jouer
game-of-the-day-deal = La donne du jour
home-again = { $title } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
home-show-all = Montrer les { $count }
home-finished = Finies
home-history = Historique, cotes et records
home-lab = Le laboratoire
home-lab-what = Changez un nombre d’un jeu, jouez des milliers de parties, et voyez l’effet, avec son intervalle.
home-lab-open = Ouvrir le laboratoire
home-device = Un autre appareil
home-device-what = Continuez vos parties sur votre téléphone, ou gardez-les au cas où ce navigateur effacerait ses données.
home-account = Appareils, données et vie privée
shelf-filter = Filtrer les jeux
shelf-players = Jeux pour
shelf-any = Indifférent
shelf-alone = En solo
shelf-length = Durée
shelf-up-to = Jusqu’à { $minutes } minutes
shelf-weight = Règles
shelf-at-most = { $weight ->
    [light] Légères
   *[medium] Jusqu’à moyennes
}
shelf-none = Aucun jeu ne convient. Choisissez un autre nombre de joueurs, une autre durée ou d’autres règles.
home-record = Revoir un enregistrement
home-record-what = Chaque partie laisse un fichier avec tous ses coups et sa graine. Ouvrez-en un pour la revoir.
choose-a-file = Choisir un fichier

## home/MatchList

match-finished = finie
seats-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
match-your-move = à vous
match-your-move-left = à vous, encore { $time }
match-waiting = on attend { $names }
match-line = { $standing } · coup { $number } · { $when }{ $custom ->
    [yes] { " " }· cartes personnalisées
   *[no] { "" }
}
match-join = { $how ->
   *[join] Rejoindre : { $title }, { $host }
    [watch] Regarder : { $title }, { $host }
}
join = Rejoindre
watch = Regarder
match-open = { $how ->
    [resume] Continuer
   *[other] Voir
} : { $title }, coup { $number }

## home/Name

name-is-now = Votre nom est maintenant { $name }.
your-name = Votre nom
save = Enregistrer
name-change = Votre nom est { $name }. Le changer

## home/NewTable

table-rated = Partie classée
player-number = Joueur { $number }
table-ready = Votre table est prête
table-send-links = Envoyez un lien à chaque ami. Qui l’ouvre en premier et choisit « Rejoindre la partie » a cette place.
invitation-for-seat = Invitation pour la place { $seat }
for-spectators-link = Pour les spectateurs :
link-for-spectators = Lien pour les spectateurs
go-to-table = Aller à la table
new-table = Nouvelle table : { $title }
players = Joueurs
seat-number = Place { $seat }
seat-friend = un ami, par lien
seat-here = quelqu’un à cet écran
seat-bot = robot : { $bot }
seat-like-you = robot : quelqu’un comme vous ({ $bot })
seat-name = Nom de la place { $seat }
more-options = Plus d’options
box-file = Fichier de boîte
box-file-what = vos propres cartes et nombres dans un fichier TOML, pour cette table seulement
box-file-make = En faire un dans l’éditeur de boîte
box-file-checked = { $file } est vérifié quand vous créez la table.
dice = Dés
unlimited = illimité
list-openly = Tout le monde peut venir ou regarder : la montrer parmi les tables ouvertes
create-table = Créer la table

## home/OpenTables

open-tables = { $how ->
   *[join] Tables ouvertes
    [watch] Parties à regarder
}
watch-what = Des parties de tables où chacun pouvait s’asseoir. Vous voyez ce que tous voient à la table.
free-seats = Places libres
any-number = n’importe combien
or-more = { $n } ou plus
open-none = { $how ->
   *[join] Aucune table ouverte ne correspond.
    [watch] Aucune partie en cours ne correspond.
}
open-all = { $how ->
   *[join] Les { $count } tables ouvertes
    [watch] Les { $count } parties à regarder
}
open-search = { $how ->
   *[join] Chercher des tables ouvertes
    [watch] Chercher des parties à regarder
}
open-more = { $how ->
   *[join] Plus de tables
    [watch] Plus de parties
}

## home/Privacy

privacy-title = Ce que ce serveur sait de vous
privacy-cookie = Un cookie
privacy-cookie-what = Un nombre au hasard qui vous désigne, pendant 400 jours après votre dernière visite. Il n’y a pas de mot de passe, et le cookie ne va à aucun autre site.
privacy-name-what = Le nom que vous vous donnez, jusqu’à ce que vous en changiez ou partiez. Tout le monde à vos tables le voit. Tant que vous cherchez des joueurs, et dans les tournois, d’autres le voient avec votre cote.
privacy-devices = Vos appareils
privacy-devices-what = La sorte de navigateur et son dernier usage, à l’heure près, jusqu’à sa déconnexion.
privacy-passkeys = Vos clés d’accès
privacy-passkeys-what = La moitié publique de chacune, où elle a été créée et quand vous vous êtes connecté avec elle pour la dernière fois, jusqu’à ce que vous la supprimiez. La moitié secrète ne quitte jamais votre appareil ou votre gestionnaire de mots de passe.
privacy-days-what = Si vous activez les notifications : l’adresse et les clés que chacun de vos navigateurs a reçues de son service de push, jusqu’à ce que vous les désactiviez ou vous y déconnectiez ; une adresse e-mail, jusqu’à ce que vous la supprimiez ; les coups conditionnels, jusqu’à ce qu’ils soient joués ou supprimés ; et les vacances des deux dernières années, que voient les joueurs de vos tables. Personne d’autre ne voit cela. Le service de push apprend quand vous recevez une notification, pas ce qu’elle dit.
privacy-address = Votre adresse
privacy-address-what = Une forme brouillée de votre adresse internet, avec chaque appareil et chaque table que vous ouvrez. Elle limite les abus et ne peut redevenir l’adresse sans la clé du serveur.
privacy-games-what = Coups, résultats, cotes, héros, vos erreurs à retenter, discussions et tournois, jusqu’à votre départ. Qui a le lien d’une partie finie peut la regarder. Les personnes que vous suivez, jusqu’à ce que vous arrêtiez ; elles ne l’apprennent que si elles vous suivent aussi.
privacy-reports = Signalements
privacy-reports-what = Ce que vous signalez, ce qui est signalé à votre sujet et ce que vous dites contre une exclusion, pendant 180 jours. Seul l’opérateur le lit. Les personnes bloquées ou en sourdine, jusqu’à ce que vous l’annuliez ; elles n’en savent rien.
privacy-kept = Sur cet appareil
privacy-kept-what = Les règles, les leçons et les dernières parties que vous avez revues, pour les lire sans le serveur. Elles sont effacées quand vous partez pour de bon.
privacy-logs = Les journaux ne contiennent ni noms, ni cookies, ni adresses. La personne qui tient ce serveur peut lire sa base de données.

## home/Recommended

recommended = Nouveau ici ? Commencez par { $title }
recommended-what = { $low } à { $high } joueurs, { $duration }. La leçon est une courte partie en { $steps } étapes.
play-alone = Jouer seul

## home/Seek

seek-title = Trouver des joueurs
seek-against = Adversaires
seek-near = de ma force, puis d’autres
seek-anybody = n’importe qui
seek-range = cote de … à …
seek-low = Cote minimale
seek-high = Cote maximale
seek-look = Chercher des joueurs

## home/Seeks

seek-others = Jouer avec d’autres
seek-play = Jouer
seek-answer = Jouer à { $title } avec { $name }
seek-who = { $name }, { $points } ± { $margin }
seek-players = { $count } joueurs
seek-unrated = non classée
seek-waits = cherche depuis { $time }

## home/Timing

time-to-think = Temps de réflexion

## frame/Advice

the-coach = Le conseiller
close = Fermer
thinking = Réflexion…
advice-best = Jouer le meilleur
advice-compare = Touchez-en un autre pour comparer.
advice-for = D’après ce que vous pouvez savoir : { $aim }{ $more ->
    [yes] , les meilleurs des { $total } coups
   *[no] { "" }
}.
advice-move = { $label } : { $worth } { $give }. { $best ->
    [yes] Le jouer
   *[other] Pourquoi pas celui-ci ?
}

## frame/Attention

your-move = À vous de jouer

## frame/Banner

bots-getting-ready = Les robots se préparent. D’ici là ils jouent { $manner }.
bots-ready = Les robots sont prêts.
banner-lost = La connexion est perdue. { $keeps ->
    [yes] Votre coup est gardé et sera joué dès votre retour.
   *[other] Nouvelle tentative…
}
banner-unsettled = On vérifie si votre dernier coup a été enregistré…
im-back = Je suis de retour
ready-latest = Au plus tard dans
im-ready = Je suis prêt
banner-rising = Les robots se préparent ; d’ici là ils jouent { $manner }.
banner-how-far = Où en sont les robots

## frame/Bar

settings-and-keys = Réglages et touches

## frame/Bell

notify-me = Me prévenir quand c’est à moi
notify-you = Vous prévenir quand c’est à vous ?
yes = Oui
no = Non

## frame/Chat

chat-messages = Messages
chat-none = Pas encore de message. Tout le monde à la table peut lire la discussion.
you = Vous
chat-quick = Messages rapides
chat-message = Message
chat-send = Envoyer
chat-mute = Mettre quelqu’un en sourdine
chat-hide = Masquer les messages de { $name }

## frame/Clock

clock-left = reste { $seconds } secondes
clock-long = encore { $time }

## frame/Conditional

line-title = Si…, alors je joue…
line-what = Préparez vos réponses : si les autres jouent comme vous le prévoyez, votre coup est joué aussitôt. Personne d’autre ne le voit, mais chacun voit votre rapidité.
line-theirs = { $name } : { $move }
line-mine = Vous : { $move }
line-laid = Cette suite est préparée.
line-what-you = Que faites-vous alors ?
line-what-they = Et si { $name } fait ceci ?
line-add = Ajouter ce coup
line-full = La suite ne peut pas aller plus loin.
line-lay = Préparer cette suite
line-shorter = Retirer le dernier coup
line-delete = Supprimer la suite
line-deleted = La suite est supprimée.

## frame/CopyLink

link-copied = { $name } : copié.
link-copy = Copier : { $name }
copied-check = Copié ✓
copy = Copier
qr = Code QR
qr-of = Code QR : { $name }

## frame/Curtain

pass-to = Passez à { $name }
curtain-covered = La table est couverte. { $name }, appuyez sur le bouton quand vous êtes seul à regarder.
i-am = Je suis { $name }

## frame/Curve

curve-here = { $move ->
    [0] Au début
   *[other] Après le coup { $move } sur { $last }
} : { $chances }.{ $grade ->
    [none] { "" }
   *[other] { " " }Ensuite, { grade-of-move } : { $label }.
}
grade-of-move = { $grade ->
    [good] bon
    [undecided] indécis
    [inaccuracy] imprécision
    [mistake] erreur
    [blunder] gaffe
   *[other] meilleur coup
}
curve-of = Chances de { $name } au cours de la partie
curve-chances = chances
curve-luck = la chance seule
curve-moves = les coups seuls
curve-signs = ?! imprécision, ? erreur, ?? gaffe
as-a-table = En tableau
move = Coup
curve-decision = Décision
curve-class = Classe
curve-after = Chances après

## frame/CustomBox

custom-see = Cartes personnalisées : voir ce qui diffère
custom-same = Elle se joue comme la boîte du jeu.
custom-save = Enregistrer la boîte en fichier

## frame/Ending

ending-heading = { $mood ->
    [watched] Partie finie
    [victory] Victoire
    [defeat] Défaite
   *[other] Égalité
}
ending-winners = { $you ->
    [yes] { $count ->
        [0] Vous gagnez.
       *[other] Vous et { $names } gagnez.
    }
   *[other] { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
}
play-again = Rejouer
join-rematch = Rejoindre la revanche
rematch = Revanche
review = Analyse
view-board = Voir le plateau
check-dice = Vérifier l’équité

## frame/Fairness

fair-sealed = Les dés sont déjà jetés et scellés : <code>{ $commitment }</code>. À la fin de la partie, votre navigateur peut <a>vérifier chaque lancer</a>.
fair-promised = Avant que quelqu’un n’ajoute un sel, le serveur avait promis sa graine : <code>{ $promise }</code>. Il ne pouvait plus la changer ensuite.
fair-receipt = Reçu de la ligne { $line } : <code>{ $receipt }</code>, signé par la clé du serveur <code>{ $key }</code>. Gardez-le : aucune autre histoire de cette partie n’y correspond.
fair-dice = Dés équitables
fair-added = Les joueurs ont ajouté :
nothing = rien
fair-save = Enregistrer mon reçu
fair-compare = Comparer le reçu d’un autre joueur

## frame/Final

over = Fini
final-result = Résultat : { $ending }
download-record = Télécharger l’enregistrement
final-table = La table à la fin
final-log = Ce qui s’est passé
final-nothing = Rien d’autre n’en a été gardé.

## frame/Following

newest = Le plus récent

## frame/Frame

what-can-i-do = Que puis-je faire ?
help = Aide
undo = Défaire
undo-ask = Demander à défaire
undo-more = Défaire…
the-table = La table

## frame/Guide

the-lesson = La leçon
guide-how-far = Où en est la leçon
guide-step = Étape { $step } sur { $total }
guide-your-move = Votre coup :
rule = Règle { $clause }
guide-skip = Passer
guide-skip-lesson = Passer la leçon
back = Retour
skip-ahead = Avancer
show-me = Montrez-moi
next = Suivant
finish = Terminer
guide-done = Vous en savez assez pour jouer
guide-done-what = Le plateau montre ce que vous pouvez faire. Pointez un élément pour voir ce que c’est. Les règles sont toujours dans le panneau.
guide-invitation = Retour à votre invitation
guide-repeat = Refaire la leçon

## frame/Helper

help-moves = { $count ->
    [one] Un coup
   *[other] { $count } coups
} : { $moves }{ $more ->
    [0] { "" }
   *[other] , et { $more } de plus
}.
done = Terminé
help-how = Laissez le pointeur sur un élément du plateau, ou maintenez un doigt dessus, pour lire ce que c’est.
search = Chercher
help-search = Chercher dans l’aide
help-everything = Tout ce qu’il y a sur le plateau
help-nothing = Rien trouvé pour « { $wanted } ».
help-rules = Les règles disent tout sur ce jeu.

## frame/Introduce

join-as = Rejoindre comme { $guest }

## frame/Invite

page-title = { $title } · Rulewright
invite-takes = Une partie dure
invite-clock = Horloge
invite-join = Rejoindre la partie
invite-learn = Apprendre d’abord
invite-watch = Revoir la partie

## frame/InviteFriends

friends-invite = Inviter des amis
friends-invited = Invitation envoyée : { $name }

## frame/Lesson

lesson-unreachable = La leçon n’a pas pu être ouverte
lesson-opening = Ouverture de la leçon…

## frame/Log

log-label = Ce qui s’est passé jusqu’ici
log-none = Il ne s’est encore rien passé.

## frame/Match

match-unreachable = Cette table ne peut pas être ouverte
coach = Conseiller
match-retrying = La table est encore injoignable. Nouvelle tentative…
match-dice = Tout le monde est là. Les dés vont être jetés…
match-opening = Ouverture de la table…

## frame/Moments

moments = Moments clés
moments-show = Montrer les moments clés
moments-looking = Recherche des moments clés…
review-how-far = Où en est l’analyse
moments-none = Aucun moment seul n’a décidé cette partie.

## frame/moments

moment-made = { $who ->
    [you] Vous
   *[other] { $who }
} : { $label }
move-number = Coup { $move }
moment-turning = Tournant
moment-best = Meilleur coup
moment-luck = Plus grande chance

## frame/Moves

your-moves = Vos coups
moves-show = Montrer la liste des coups ({ $count })
moves-hide = Masquer la liste
give-up-yes = Oui, abandonner
give-up-no = Non, continuer

## frame/Opening

opening = Ouverture…

## frame/Outcome

outcome-helped = Problème { $puzzle }, résolu avec aide : votre cote reste <b>{ $rating }</b>.
outcome-rated = Problème { $puzzle } : votre cote est <b>{ $rating }</b> ({ $change }).
outcome-daily = La donne du { $day }, { grade }{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { " " }: { $streak } jours de suite
}.
outcome-day = { $tries ->
    [1] Personne d’autre ne l’a encore finie aujourd’hui sur ce serveur.
   *[other] Aujourd’hui, { $won } sur { $tries } ont gagné sur ce serveur. Vous avez fait mieux que { $behind } { $others ->
        [1] sur 1 autre
       *[other] des { $others } autres
    } et aussi bien que { $level }.
}
outcome-friends = Amis : { $friends }.
outcome-friend = { $name } ({ $won ->
    [yes] gagné
   *[no] perdu
}, { $score })
outcome-graded = Classée { grade } par le solveur.
copied-full = Copié.
next-puzzle = Problème suivant
share = Partager

## frame/Panel

tab-log = Journal
tab-moves = Coups et journal
tab-chat-unread = Discussion ({ $unread })
tab-chat = Discussion
tab-table = Table
panel-moves = Coups, journal et règles
panel = Panneau
panel-show = Montrer le panneau
board-enlarge = Agrandir le plateau
panel-hide = Masquer le panneau

## frame/Places

score = Score
is-you = (vous)

## frame/PlayOn

playon-title = Continuer d’ici
playon-what = Une nouvelle table qui part de la position après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, avec les mêmes cartes et dés. Sans cote.
playon-you = Vous jouez
playon-against = Contre
start = Commencer

## frame/PlayerMenu

report-abuse = Insultes ou menaces
report-spam = Spam
report-name = Un nom offensant
report-cheating = Triche
report-other = Autre chose
menu-remove-what = { $name } perd cette place, et peut revenir avec une invitation.
menu-block-stays = { $name } reste dans cette partie, et ne pourra plus venir à vos tables ensuite.
menu-block-what = { $name } perd cette place, et ne peut venir à aucune de vos tables avant que vous ne débloquiez ce nom dans votre compte.
menu-muted = { $name } est en sourdine pour vous.
menu-unmuted = { $name } n’est plus en sourdine.
report-sent = Votre signalement a été envoyé.
menu-options = Options pour { $name }
appeal-what = Vous pouvez dire une fois pourquoi cette exclusion est une erreur. L’opérateur de ce serveur le lira.
appeal-send = Envoyer l’appel
appeal-sent = Votre appel a été envoyé.
appeal-yours = Vous avez écrit : { $words }
appeal-answer = L’opérateur répond : { $answer }
appeal-waits = L’opérateur n’a pas encore répondu. La réponse sera affichée ici.
unmute = Rétablir
mute = Sourdine
menu-report = Signaler…
menu-remove = Retirer…
menu-block = Bloquer…
report-whom = Signaler { $name }
report-who-reads = L’opérateur de ce serveur le lit, avec ce que vous choisissez ici et rien de la partie.
report-about = De quoi s’agit-il ?
report-message = Quel message ?
report-none = Aucun d’eux
report-what = Que s’est-il passé ?
report-send = Envoyer le signalement
menu-blocked = { $name } est bloqué.
menu-removed = { $name } est retiré.
menu-block-yes = Oui, bloquer
menu-remove-yes = Oui, retirer

## frame/Preferences

setting-system = Système
motion-full = Oui
motion-brisk = Rapides
motion-off = Non
light-light = Clair
light-dark = Sombre
key-numbers = jouer ce coup de la liste
key-arrows = Flèches
key-arrows-what = aller d’une chose à l’autre
key-enter = Entrée
key-enter-what = choisir
key-board = au plateau
key-moves = aux coups
key-log = au journal
key-rules = ouvrir les règles
key-undo = défaire, ou répondre à une demande
key-what = que puis-je faire ?
key-help = aide sur tout
key-skip = passer l’animation
key-list = cette liste
animations = Animations
light = Apparence
language = Langue
attention = Notifications
sound = Son
volume = Volume
setting-salt = Mêler un sel au hasard de ma part aux dés de chaque partie
keys = Touches

## frame/Refusal

refusal-idle = Vous n’avez rien à faire maintenant. { $idle }
refusal-instead = Vous pouvez : { $shown }{ $more ->
    [0] { "" }
    [1] { " " }; ou 1 autre
   *[other] { " " }; ou { $more } autres
}.

## frame/Replay

replay-start = Au début
replay-back = Un coup en arrière
pause = Pause
play = Lire
replay-forward = Un coup en avant
replay-end = À la fin
record-unreachable = L’enregistrement n’a pas pu être ouvert
replay-continue = Continuer
replay-from-here = d’ici
record-opening = Ouverture de l’enregistrement…

## frame/Review

the-review = L’analyse
review-whose = La partie de qui
review-looking-on = Le conseiller examine chaque coup de la partie…
review-sums = { $start } au début, { $company ->
    [yes] coups de tous les joueurs
   *[no] vos coups
} { $moves }, chance { $luck }. Résultat : <b>{ $result }</b>.
review-accuracy = Précision <b>{ $mean }</b>{ $sure ->
    [yes] { "" }
   *[other] { " " }(intervalle à 95 % : { $low } à { $high })
} sur { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}{ $kinds ->
    [0] { "" }
   *[other] { " " }: { $classes }
}.
review-undecided = { $count } indécis
review-looking = Coup { $move }, <b>{ $label }</b> : { grade-of-move }, { $lost }{ $tries ->
    [exact] { "" }
    [none] { " " }dans les parties imaginées
   *[other] { " " }dans { $tries } parties imaginées
}. { $dear ->
    [yes] Mieux :
   *[other] Comparé à :
} <b>{ $other }</b>.
review-stood-in = Un robot a joué ce coup, en remplacement.
review-slip = Coup { $move }, { grade-of-move } : { $label }
review-bots = Un robot a pris { $bots ->
    [one] { $bots } décision de plus
   *[other] { $bots } décisions de plus
}, en remplacement : leur coût compte parmi les erreurs des autres.
retry-begin = { $count ->
    [one] Rejouer la pire décision
   *[other] Rejouer les { $count } pires décisions
}
retry-title = Vos erreurs, une seconde fois
retry-ask = Décision { $at } sur { $count }, avec ce que vous voyiez alors. Lequel des { $choices } coups est meilleur que le vôtre ?
retry-looking = Un instant : le conseiller compare les coups.
retry-right = Juste : { $label } est le meilleur coup trouvé par le conseiller.
retry-best = Le meilleur coup trouvé par le conseiller : { $label }.
retry-fine = Bien : { $label } ({ $lost }).
retry-same = C’est ce que vous aviez joué : { $label } ({ $lost }). Essayez un autre coup.
retry-unclear = { $label } : { $lost }. Les parties ne tranchent pas ; essayez un autre coup.
retry-worse = { $label } : { $lost }. Essayez un autre coup.
retry-show = Montrer la réponse
retry-through = C’est tout : { $found } sur { $count } trouvées du premier coup.
retry-again = Recommencer
review-worst = Ce qui a le plus coûté
review-clean = Aucune imprécision, erreur ou gaffe trouvée
show-fewer = En montrer moins
review-cost = Ce qui a coûté des { $unit }
review-cost-why = Ici presque plus rien n’était à gagner ou à perdre : on compte donc les { $unit }.
review-point = Coup { $move } : { $label }. Mieux en { $unit } : { $better }
review-figures = Ce que signifient ces chiffres
review-compared = Votre coup et le meilleur autre sont comparés dans les mêmes parties imaginées : mêmes cartes cachées et mêmes dés, continuées par des robots. Une imprécision perd au moins { $inaccuracy } des chances, une erreur { $mistake }, une gaffe { $blunder }. « Bon » perd moins. « Indécis » n’a pas pu être départagé dans { $games } parties chacun.
review-mean = La précision est la moyenne de toutes vos décisions. Celle qui ne perd rien compte 100 %, celle qui perd 5 % compte 80 %, 10 % : 64 %, 15 % : 51 %. Beaucoup de décisions perdent peu quoi que vous fassiez : un jeu négligent reste donc bien au-dessus de 0 %.
review-usual = Le début est ce que donne un jeu ordinaire : des robots qui continuent selon des règles simples ou selon le conseiller. Les coups de tous les joueurs y changent quelque chose ; ce qu’aucun coup ne change est la chance. ± est la moitié de l’intervalle à 95 %.

## frame/Rulebook

print = Imprimer
print-and-play = À imprimer et jouer
rules-opening = Ouverture des règles…
rulebook-about = { $pitch } Auteur : { $designer }. Les règles ci-dessous sont formulées avec nos mots, chacune avec son numéro. Celles sans note sont dans le livret ; les autres disent d’où elles viennent.
rules-unreachable = Les règles n’ont pas pu être ouvertes

## frame/Rules

source-other = D’autres sources
source-ruling = Notre décision
source-reconstructed = Reconstitué
badge-reconstructed = Reconstitué
badge-partly = En partie reconstitué
badge-title = { $game } : { $badge }.
summary = Le jeu en une page
summary-aim = Votre but
summary-turn = Votre tour
summary-end = La fin
summary-forgotten = Ce qu’on oublie
diagram = Schéma
rules-search = Chercher dans les règles
rules-of = Les règles de { $title }
rules-none = Aucune règle ne mentionne « { $wanted } ».
rules-overruled = Remplacée par
rules-narrowed = Restreinte par

## frame/SaltField

salt-yours = Votre sel pour les dés
salt-what = des mots quelconques : ils sont mêlés aux dés, pour que le serveur ne puisse pas les choisir. Vide : un sel au hasard

## frame/Scores

scores = Scores
scores-sum = Comment s’additionnent les scores
points-unit = points
scores-skip = Appuyez sur une touche ou touchez pour tout montrer

## frame/Searching

seek-looking = { $others ->
    [0] Recherche de joueurs : { $title }. Personne d’autre ne cherche encore la même partie.
    [one] Recherche de joueurs : { $title }. Quelqu’un est déjà trouvé.
   *[other] Recherche de joueurs : { $title }. { $others } sont déjà trouvés.
 }
seek-stop = Arrêter la recherche
seek-found = Des joueurs sont trouvés : la partie commence.

## frame/Seats

seat-bot-level = robot, niveau { $level }
seat-bot-kind = { $kind ->
    [random] Robot (hasard)
    [heuristic] Robot (règles simples)
    [bold] Robot (audacieux)
    [careful] Robot (prudent)
    [collector] Robot (collectionneur)
   *[other] Robot ({ $kind })
}
seat-standing = { $kind ->
    [human] ici
    [bot] robot
   *[other] place libre
}
seat-lower = place { $seat }
seat-for-now = joue { $manner } pour l’instant
seat-hurried = pressé, beaucoup de robots réfléchissent
seat-away = absent
seat-due = doit décider
who-plays = Qui joue
seat-late = temps écoulé, un robot a joué
seat-vacation = en vacances jusqu’au { $when }, l’horloge est arrêtée
seat-standin = remplacé par un robot
ready = prêt
not-ready = pas encore prêt
bot-for-seat = Robot pour la place { $seat }
seat-this-bot = Asseoir ce robot
to-the-tournament = Voir le tournoi
for-spectators = Pour les spectateurs
spectators-removed = Les spectateurs sont retirés.
spectators-remove = Retirer et bloquer tous les spectateurs
leave-bot = Un robot continue pour vous, et les autres en sont avertis. Vous pouvez revenir à tout moment.
leave-alone = Vous pouvez y revenir depuis vos parties.
leave-closes = Cela ferme la table. Ses liens ne marchent plus, et personne ne peut plus venir.
leave-free = Votre place est de nouveau libre.
leave-yes = Oui, partir
leave-no = Non, rester
line-open = Si…, alors je joue…
end-propose = Proposer d’arrêter la partie…
end-what = { $alone ->
    [yes] Les robots acceptent, et la partie s’arrête aussitôt.
   *[no] La partie s’arrête dès que tous les autres acceptent : { $people }. D’ici là, elle continue.
}
end-propose-yes = Oui, le proposer
end-yes = Oui, arrêter
end-no = Non, continuer
leave = Quitter la table…

## frame/Share

share-not-here = Cet appareil ne permet pas de le partager : copiez plutôt le lien.
share-picture = La table à la fin de la partie
share-link = Lien pour revoir la partie
share-send = Envoyer…
share-save = Enregistrer l’image
share-animation = Enregistrer en animation

## frame/undo

undo-kept = Personne n’oublie ce qu’il a vu ou appris. Les dés lancés depuis reviennent : le prochain lancer est le même. La partie est dès lors sans cote.
undo-moves = { $count ->
    [one] le coup { $first }
   *[other] les coups { $first } à { $last }
}
undo-refused = { $who ->
    [you] Vous n’avez
   *[other] { $who } n’a
} pas accepté de défaire { undo-moves }.
undo-timeout = Tout le monde n’a pas répondu à temps : rien n’a été défait.
undo-withdrawn = { $who ->
    [you] Vous ne demandez
   *[other] { $who } ne demande
} plus à défaire.
undo-asked = Vous avez demandé à défaire { undo-moves }. On attend { $waits }.
undo-asks = { $who } demande à défaire { undo-moves }.
undo-asks-others = { undo-asks } On attend { $waits }.
end-asks = { $who } propose d’arrêter la partie.
end-asks-others = { $who ->
    [you] Vous proposez
   *[other] { $who } propose
} d’arrêter la partie. On attend { $waits }.
end-refused = { $who ->
    [you] Vous n’avez
   *[other] { $who } n’a
} pas accepté d’arrêter la partie.
end-withdrawn = { $who ->
    [you] Vous avez
   *[other] { $who } a
} retiré la proposition d’arrêter la partie.
end-means = Personne ne gagne, quel que soit le score actuel, et la partie n’est pas classée.

## frame/UndoRequest

undo-title = Défaire { undo-moves } ?
undo-what = Votre dernier coup est défait, et tout ce qui a suivi. { $count ->
    [0] Personne d’autre n’a à accepter.
   *[other] Doivent accepter : { $people }.
}
undo-press-u = { $words } Appuyez sur U pour répondre.
undo-told = Ce que vous avez appris depuis :
undo-more-before = … et { $count } de plus avant
ask = Demander
agree = Accepter
refuse = Refuser
withdraw = Retirer

## frame/Unreachable

page-unreachable = Cette page n’a pas pu être ouverte
page-part-missing = Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion.
page-opens-itself = Elle s’ouvrira d’elle-même dès que le serveur sera joignable.
try-again = Réessayer

## frame/Waiting

waiting-free = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
} La partie commence d’elle-même quand tout le monde est là.
waiting-promise = Le serveur a déjà tiré la graine des dés, et la promet : <code>{ $promise }</code>. Les dés sont jetés à partir d’elle et de ce que les joueurs ajoutent.
waiting-added = Vous ajoutez : { $added }
waiting-random = Votre navigateur a ajouté un sel au hasard, sauf si vous l’avez désactivé.
waiting-add = Ajouter plutôt ce sel
waiting-rules = Lisez les règles en attendant

## frame/coach

coach-says = Le conseiller : { $move }. { $verdict } { $why }

## frame/course

lesson-over = La leçon est finie : jouez maintenant !
lesson-read = Lisez d’abord ceci, puis appuyez sur Suivant.
lesson-not-that = Pas celui-là. Le coup est : { $move }.
lesson-your-move = Votre coup : { $move }.
lesson-finished = Vous avez fini la leçon.

## frame/reviewing

review-ready = L’analyse est prête.

## frame/standins

standin-back = { $name } est de retour.
standin-late = Temps écoulé pour { $name } : un robot a joué le coup.
standin-away = { $name } est absent : un robot continue.
standin-your-time = Votre temps est écoulé, un robot a donc joué pour vous. Le prochain coup est à vous.
standin-for-you = Un robot joue pour vous.
ready-clocks = Les horloges partent quand tout le monde est prêt.
ready-waiting = On attend que { $names } { $count ->
    [one] soit prêt
   *[other] soient prêts
}.
missed-all = Un robot a joué { $who ->
    [you] tous vos coups : la partie ne compte pas pour vous.
   *[other] tous les coups de { $who } : la partie ne compte pas pour { $who }.
}
missed-many = Un robot a joué { $moves } { $who ->
    [you] de vos { $of } coups. C’est plus d’un quart : la partie compte comme perdue pour vous.
   *[other] des { $of } coups de { $who }. C’est plus d’un quart : la partie compte comme perdue pour { $who }.
}

## frame/status

status-lesson = Leçon
status-over = Fini : { $ending }
status-waiting-players = On attend des joueurs
status-watch = Regardez
status-waiting = On attend { $names }
status-vacation = { $name } est en vacances
status-moment = Un instant
idle-watch = Regardez…
idle-replay = Vous revoyez une partie.
idle-lesson = Lisez, puis appuyez sur Suivant.
idle-sentence = { $status }.

## generic/Board

generic-which = Lequel de ceux-ci ?
generic-choose = À vous : choisissez sur la table.
generic-watching = Vous regardez.
generic-to-move = doit jouer
generic-rest = Tout le reste sur la table
generic-as-text = La table en texte
generic-you-are = Vous êtes <b>{ $name }</b>{ $role ->
    [none] { "" }
   *[other] , { $role }
}.
generic-you = vous

## generic/CardView

generic-hidden-card = une carte cachée
generic-none = aucun

## generic/FieldView

generic-hidden = caché
generic-empty = vide
generic-hidden-cards = cartes cachées

## pieces/Die

die-face = Dé : { $face }

## pieces/Hand

your-hand = Votre main

## pieces/Lens

lens-edge = Voir ce qu’on peut encore choisir : { $edge ->
    [left] à gauche
    [right] à droite
    [up] en haut
    [top] en haut
    [down] en bas
    [bottom] en bas
   *[other] { $edge }
}
lens-look = Regarder
lens-nearer = Plus près
lens-farther = Plus loin
lens-find = Trouver { $who }

## pieces/Prompt

put-back = Remettre
prompt-skip = Passer

## pieces/Track

track-at = { $name }, en { $space }

## pieces/dice

die-words = { $name ->
    [none] dé
   *[other] { $name }
} : { $face }{ $kept ->
    [yes] , gardé
   *[no] { "" }
}{ $ghost ->
    [0] { "" }
   *[other] , deviendrait { $ghost }
}

## pieces/movable

may-go-here = { $name } peut aller ici

## pieces/mover

in-your-hand = { $name } est dans votre main et peut aller à { $places ->
    [one] un endroit
   *[other] { $places } endroits
}.
back-where = { $name } est revenu à sa place.

## lib/aloud

spoken-card = { $rank } de { $suit ->
    [clubs] trèfle
    [spades] pique
    [diamonds] carreau
   *[other] cœur
}

## home/Gallery

gallery-page-title = Jeux · Rulewright
gallery-title = Les jeux et leurs auteurs
gallery-designer = Auteur
gallery-publisher = Éditeur
gallery-version = Version
gallery-length = Durée
gallery-from = Origine
gallery-added = ajouté à ce serveur
gallery-built-in = fourni avec Rulewright
gallery-change = Changer ses cartes : { $title }
gallery-change-cards = Changer ses cartes
gallery-who = Qui a fait ces jeux

## frame/OnlyHere

only-here = Seul cet ordinateur peut ouvrir ces liens. Pour laisser entrer d’autres appareils, démarrez Rulewright avec <code>{ $option }</code> et ouvrez la page à l’adresse qu’il affiche.

## the pictures of the games, which are shown before their messages are loaded

patrols-sign = { $colour ->
    [0] D
    [1] M
   *[other] L
}

## frame/Replay: what stands on a move at a decision

badge-played = joué
badge-better = mieux
