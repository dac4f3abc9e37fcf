### Ce que dit une table à côté de son jeu.

## Le journal

bot-moved = { $player ->
    [you] Un robot a joué pour vous.
   *[other] Un robot a joué pour { $player }.
}
taken-back = { $first ->
    [0] Le coup { $last } est défait{ by-consent }.
   *[other] Les coups { $first } à { $last } sont défaits{ by-consent }.
}
by-consent = { $consent ->
    [yes] { " " }d’un commun accord
   *[no] { "" }
}

## Refus

no-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
no-move = Il n’y a pas de coup { $code } : les coups sont numérotés de 0 à { $last }.
over = La partie est finie.
not-your-decision = Ce n’est pas à { $player } de décider maintenant, mais à { $others }.
because-of = Rien n’est fait, à cause du { which-move } : { $sentence }
which-move = coup { $number } sur { $count }
say-a-move = Nommez au moins un coup.
one-by-one = Cette partie a commencé quand son enregistrement ne connaissait que des coups simples : jouez-les un par un.
shows-something = Cela vous montre quelque chose de nouveau : jouez-le seul, puis choisissez la suite.

## Défaire

agreed-to-end = { $moves ->
    [0] Tout le monde est convenu d’arrêter la partie avant le premier coup
    [one] Tout le monde est convenu d’arrêter la partie après 1 coup
   *[other] Tout le monde est convenu d’arrêter la partie après { $moves } coups
} : personne ne gagne.
agree-alone = En solo, il n’y a personne avec qui se mettre d’accord : abandonnez ou continuez.
undo-over = La partie est finie et sa graine est révélée : rien ne peut être défait.
undo-not-yours = Seul votre propre dernier coup peut être défait, et seulement tant que personne d’autre n’a joué.
undo-chance = Cela ne peut pas être défait : des dés ont été lancés ou quelque chose a été révélé par hasard.
undo-no-move = Vous n’avez pas encore joué : il n’y a rien à défaire.
undo-nothing = Rien n’a encore été joué qui puisse être défait.
undo-learned = Cela ne peut pas être défait : cela vous a montré quelque chose que vous ne saviez pas.
undo-shown = Cela ne peut pas être défait : cela a montré à quelqu’un d’autre quelque chose qu’il ne savait pas.
undo-unknown = Cela ne peut pas être défait : la table ne peut pas dire qui en a appris quelque chose.
not-foreseen = Le coup { $number } de la suite ne peut pas être préparé : il n’y est pas permis, ou ce qui suit dépend du hasard ou d’une chose qui vous est cachée. Choisissez l’un des coups proposés.

## Enregistrements, reçus et fichiers

of-other-game = c’est un enregistrement de { $told }, pas de { $game }
of-other-version = il a été joué selon la version { $told } des règles de { $game }, et ceci est { $version } : il faut un Rulewright qui a la version { $told }
of-other-rules = il a été joué selon d’autres règles que celles de { $game } ici, bien que les deux se disent version { $version } : il faut les règles dont l’empreinte est { $rules }
options-incomplete = les options ne sont pas complètes
seats-no-names = les places ne sont pas des noms
your-box = un fichier de boîte à vous
other-box-file = ce fichier de boîte en est un autre
give-box = si c’était { $box }, donnez-le par --box
with-other-box = il a été joué avec une autre boîte que celle de { $game } ici ; { $hint }
hidden-not-chosen = ce n’est pas à un enregistrement de choisir si des coups sont cachés jusqu’à la fin
not-the-commitment = la graine et le nonce ne correspondent pas à l’engagement de la ligne 1
end-not-told = la partie est finie ici, mais la dernière ligne ne dit pas comment
not-the-promise = la graine et le nonce ne correspondent pas à la promesse de la ligne 1
not-ended = la partie n’était pas finie ici
should-be = { $key } devrait être { $true }, pas { $told }
missing = manquant
rolls-should-be = les lancers de la ligne { $line } devraient être { $true }, mais l’enregistrement a { $told }
rolls-never-made = il raconte des lancers qui n’ont jamais été faits
seal-broken = son sceau est rompu : cette ligne a été changée après avoir été écrite
seed-elsewhere = { $path } est une partie inachevée dont la graine n’est pas sur cette machine (elle serait dans { $folder }) : elle ne peut pas être reprise ici ; reprenez-la où elle a commencé
receipt-nowhere = Aucune ligne n’a le reçu { $seal } : soit c’est une autre partie que celle où il a été donné, soit elle a été coupée avant cette ligne (elle en a { $lines }). Sinon rien n’est faux.
receipt-cut-off = Le reçu est signé, et c’est celui de la ligne { $line } : l’enregistrement a été coupé avant, après la ligne { $lines }.
two-histories = Le serveur a raconté deux histoires : il a signé pour { $whose } que la ligne { $line } a le sceau { $seal }, et cet enregistrement de la même partie en a un autre. Gardez les deux fichiers : ensemble ils le prouvent.
seat-number = la place { $number }
a-spectator = un spectateur
true = Vrai : { $what }.
proved-finished = Prouvé : la boîte, l’engagement, chaque coup, la fin et les scores sont ce que les règles font de la graine, fixée avant le premier coup ; et les sceaux lient chaque ligne à toutes celles du dessus.
unfinished = Inachevé : { $what } jusqu’ici.
proved-unfinished = Prouvé : la boîte est juste, ainsi que la forme et l’ordre des lignes et leurs sceaux. Si les coups étaient permis, et les dés, seule la graine le montrera, révélée à la fin de la partie.
signed-for = , que le serveur a signé pour { $whose }
receipt-of-line = Le reçu est celui de la ligne { $line }{ $signed } : jusque-là c’est la partie où il a été donné.
not-proved = Non prouvé : que c’est la partie qui a été jouée, et toute ; qui connaît la graine peut en écrire une autre sous le même engagement, et un enregistrement peut être coupé à la fin d’une ligne. Pour cela, donnez par --receipt un reçu gardé par quelqu’un à la table.
names-not-proved = Ni les noms, l’heure et les mots : ils sont là pour être lus.
undo-of-other = elle défait le coup { $told }, mais le dernier est { $last }
number-of-other = elle s’appelle coup { $told }, mais c’est le coup { $number }
no-such-seat = il n’y a pas de place { $seat }
no-such-move = il n’y a pas de coup { $code } dans { $game }
this-record = cet enregistrement
not-a-record = ceci n’est pas un enregistrement
line-cut-off = la ligne n’est pas finie ; le fichier semble avoir été coupé
file-empty = le fichier est vide
heading-first = un enregistrement a son en-tête à la première ligne, et là seulement
ending-early = la fin est racontée avant la dernière ligne
begins-no-record = { $key } ne commence aucun enregistrement
of-format = il est au format { $form }, et ce Rulewright lit les formats 1 à { $newest } : prenez-en un plus récent
not-json = ce n’est pas du JSON
not-an-object = ce n’est pas un objet JSON
begins-no-line = { $key } ne commence aucune ligne d’un enregistrement
key-wrong = { $key } manque ou n’est pas ce qu’il devrait être
not-as-written = ce n’est pas écrit comme un enregistrement
shows-hidden = elle montre un coup caché jusqu’à la fin
covers-needlessly = elle cache un coup sans raison
too-many-names =
    { $names } noms ont été donnés pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }
player-name = Joueur { $number }
guest-name = Invité { $number }
former-guest = Un ancien invité
no-name = { $name } ne peut pas être un nom : prenez 1 à 40 caractères imprimables
same-name = deux joueurs ne peuvent pas s’appeler { $name }
salts-form = les sels sont une liste avec un texte d’au plus { $most } caractères pour chaque place
need-cryptography = les reçus signés demandent le paquet cryptography : lancez pip install ".[server]" dans le clone
no-key = ce n’est pas une clé : une clé a 64 chiffres hexadécimaux, comme le serveur la montre
receipt-empty = le reçu est vide : donnez celui qu’on vous a montré à la table, ou omettez --receipt
receipt-file-empty = le reçu dans { $path } est vide : donnez celui qu’on vous a montré à la table
no-receipt = ce n’est pas un reçu : enregistrez-le depuis la table, ou donnez le sceau qu’on vous y a montré
receipt-version = ce reçu est d’une autre version : prenez un Rulewright plus récent
record-without-key = cet enregistrement ne nomme pas la clé de son serveur, la signature ne peut donc pas être vérifiée : donnez-la par --key
receipt-not-signed = le reçu n’a pas été signé avec cette clé : il a été changé, ou vient d’un autre serveur
receipt-other-match = le reçu est d’une autre partie : de { $told }, et l’enregistrement est de { $match }
no-campaign = { $game } se joue une partie à la fois : il n’a pas de campagne, jouez-le donc sans héros
no-sheet = { $path } est abîmé (ce n’est pas une feuille de { $game }) ; déplacez-le pour recommencer
sheet-damaged = { $path } est abîmé ({ $error }) ; déplacez-le pour recommencer
cannot-write = impossible d’écrire { $path } : { $error } ; choisissez un autre endroit
data-not-writable = impossible d’écrire { $path } : { $error } ; donnez à RULEWRIGHT_DATA un dossier où vous pouvez écrire
cannot-read = impossible de lire { $path } : { $error } ; donnez le chemin d’un fichier qui existe
not-utf8 = { $path } n’est pas du texte en UTF-8 ; donnez un autre fichier
damaged = { $path } est abîmé ({ $error }) ; déplacez-le pour recommencer, ou rapportez une copie
damaged-no-object = { $path } est abîmé (il ne contient pas d’objet JSON) ; déplacez-le pour recommencer
damaged-incomplete = { $path } est abîmé (il y manque quelque chose) ; cette partie ne peut pas être reprise, déplacez-le donc
no-lesson = { $game } n’a pas de leçon : écrivez un lesson.toml à côté de son box.toml (voir docs/lessons.md)
record-told =
    { $game }, version { $version }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
in-line = ligne { $line } : { $told }
stood-in = (un robot a joué)
custom-box = une boîte personnalisée
score-sheet = { $player } : { $rows } ; en tout { $score }.
