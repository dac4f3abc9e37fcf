### Ce que dit la ligne de commande. L’aide des options est en anglais.

lang-unknown = il n’y a pas de langue { $tag } ici : choisissez parmi { $offered }
lang-missing = --lang demande une langue : choisissez parmi { $offered }
yes = o oui y yes
not-set = { $value } (non réglé)
settings-example =
    name = "Anne"      # votre nom à la table
    bots = 3           # la force des robots sans --bots : 1 à 6, ou "random"
    colour = "auto"    # ou "always", ou "never" ; NO_COLOR dans l’environnement veut toujours dire never
    language = "fr"    # ou "en", "de", "es" ; sinon, ce que disent LC_ALL, LC_MESSAGES ou LANG
game-facts = { $game } ({ $players } joueurs, { $minutes } minutes)
game-facts-alone = { $game } (1 joueur, { $minutes } minutes)
designed-by = de { $designer }
evidence-found = { $found } sur { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
} avec leur preuve dans { $book }.
changes = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
} par rapport à la boîte du jeu{ $kinds ->
    [none] { "" }
   *[other] { " " }({ $kinds })
} :
kind-changed = { $count } changés
kind-added = { $count } ajoutés
kind-removed = { $count } enlevés
kind-renamed = { $count } renommés
no-frame = il n’y a pas d’image { $frame } dans { $file } : il y en a { $count }, à partir de 0
game-told = { $players } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; commencé { $begun }
game-ready =
    { $title } est prêt : { $files } fichiers dans { $place }.
    { "  " }rulewright dev { $place }      y jouer dans le navigateur pendant que vous le changez
    { "  " }rulewright play { $place }     y jouer dans le terminal
    { "  " }rulewright check { $place }    chercher ses erreurs
    { "  " }pytest { $place }              tester ses règles
check-done = { $found ->
    [0] { $game } respecte toutes les lois vérifiées
    [one] 1 erreur dans { $game }
   *[other] { $found } erreurs dans { $game }
} ({ $seconds } s).

## Conseils et revues

no-aim = il n’y a pas de but { $aim } : choisissez parmi { $aims }
no-move-number = il n’y a pas de coup { $number } : choisissez 1 à { $last }
over-after = la partie est finie après le coup { $number } : donnez-en un coup par --move
nothing-to-decide = la place { $seat } n’a rien à décider avant le coup { $number }
review-unfinished = { $file } n’est pas fini : rulewright advise { $file } le regarde tel qu’il est
looking-at-moves = Examen des coups

## Options et réglages

no-option = { $text } n’est pas une option : écrivez-la nom=valeur
option-twice = l’option { $name } est donnée deux fois : donnez-la une fois
completion-installed = La complétion pour { $shell } se trouve dans { $file }. Ouvrez un nouveau shell pour l’utiliser.
no-shell = votre shell n’est pas reconnu : indiquez l’un de { $shells }, par exemple --show-completion bash
in-settings = dans vos réglages, { $path }, { $error }
make-one-of = mettez-y un de { $words }
no-settings = Il n’y a pas encore de { $path }. Il pourrait dire :
    
    { $example }

## Fichiers de boîte

good-box = { $file } est une bonne boîte pour { $game }.
plays-alike = Elle se joue exactement comme la boîte du jeu.
box-of-which-game = { $file } ne dit pas pour quel jeu : ajoutez game = "..." en haut, ou donnez --game

## Jeux et règles

evidence-added = { $clause } est dite conforme au texte, mais le passage n’a pas : { $words }
evidence-missing = { $clause } ({ $status }) : « { $evidence } » n’est pas dans { $book }
cannot-read = impossible de lire { $file } : { $error }
not-text = { $file } n’est pas un fichier texte : donnez les règles en texte UTF-8
no-clause = { $game } n’a pas de clause { $clause } : ses clauses vont de { $first } à { $last }
no-hero = Il n’y a pas encore de { $hero } : rulewright play { $game } --hero NOM en fait un.
no-lesson = { $game } n’a pas de leçon : rulewright play { $name } commence une partie, rulewright rules { $name } dit comment
lesson-begins = { $game }, une première partie pour l’apprendre (tapez h pour l’aide)
no-lesson-yet = { $game } n’a pas de leçon : écrivez-en une, en commençant par `rulewright lesson { $name } --draft`

## Nouveaux jeux

exists-already = { $place } existe déjà : choisissez un autre nom, ou enlevez-le d’abord
bad-game-name = un jeu ne peut pas s’appeler { $name } : prenez 2 à 40 minuscules, chiffres et _, une lettre d’abord
game-name-taken = un jeu ne peut pas s’appeler { $name } : quelque chose porte déjà ce nom

## Images

draw-what = { $output } ne dit pas quoi dessiner : finissez son nom par .{ $kinds }
draw-whole = un .{ $kind } montre toute la partie : omettez --frame, ou écrivez un .png
print-what = { $output } n’est pas un PDF : finissez son nom par .pdf
printed = { $file } : { $count ->
    [one] 1 feuille
   *[other] { $count } feuilles
}, { $size } ko

## Jouer

sheet-done = La dernière partie de { $hero } est maintenant sur la feuille.
resume-alone = une partie reprise a déjà ses joueurs, options et graine : donnez --resume seul
finished-game = { $path } est une partie finie : regardez-la avec rulewright replay { $path }
game-begins = { $game } (tapez h pour l’aide)
new-here = Nouveau ici ? rulewright learn { $game } l’enseigne, coup par coup.
on-sheet = { $name } est { $value } sur la feuille de { $hero } : omettez cette option
hero-name = un héros joue sous son propre nom : omettez --name
several-names = plusieurs noms sont pour plusieurs personnes : ajoutez --hotseat, ou donnez un seul --name
hotseat-no-bots = avec --hotseat personne n’est un robot : omettez --bots
bots-for-seats = { $bots } robots nommés pour { $seats } autres places : nommez-en un pour chacune, ou un pour toutes
unfinished-kept = Une partie inachevée est gardée ({ $what }) : --resume { $path } la ramène.
unfinished-there = Il y a une partie inachevée de { $game } ({ $what }).
resume-it = La reprendre ? [O/n]{ " " }

## Enregistrements

bots-seat = la place { $seat } est celle d’un robot, et la partie n’est pas finie : d’ici là, choisissez la place de quelqu’un qui joue ici
no-seat = il n’y a pas de place { $seat } : choisissez 1 à { $last }, ou 0 pour regarder
not-finished = La partie n’est pas finie.
no-engine = il n’y a pas de moteur { $engine } : choisissez parmi auto, { $engines }
making-ready = Préparation des règles
two-templates = --{ $first } et --{ $second } sont deux jeux entiers, et réunir leurs règles vous revient : commencez par l’un et écrivez l’autre à côté pour y copier
backed-up = { $rows } lignes sont dans { $file }.
restored = { $rows } lignes sont rétablies.
hidden-move = un coup caché jusqu’à la fin
study-unknown = il n’y a pas d’étude { $name } : rulewright lab studies les énumère
study-running = { $name } est en cours : arrêtez-la d’abord
study-none = Aucune commande longue n’est en cours ni interrompue.
study-stopped = Interrompu. La même commande reprend ici ; rulewright lab studies montre ce qui est là.
study-runs = en cours
study-halted = interrompue, { $when }
study-title = Études
study-columns = nom, état, fait, coût, commande
study-goes-on = La même commande reprend où elle s’était arrêtée.
study-done = { $done } sur { $of }
study-to-go = Encore { $time } environ.
study-so-far = Jusqu’ici
study-so-far-columns = mesure, valeur, intervalle à 95 %
study-between = { $low } à { $high }
study-unsure = inconnu
