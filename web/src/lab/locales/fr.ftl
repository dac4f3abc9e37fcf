
## Chart

lab-title-table = { $title }, en tableau
lab-title-settled = { $title }, comme il s’est fixé
lab-games = Parties
lab-letter-value = valeur { $letter }
lab-interval = Intervalle à 95 %

## Editor

editor-page-title = Éditeur de boîte · Rulewright
editor-title = Éditeur de boîte{ $title ->
    [none] { "" }
   *[other] { " " }: { $title }
}
editor-what = Chaque nombre et chaque carte de la boîte. Changez ce que vous voulez : c’est vérifié pendant la frappe, et ne sert qu’aux tables où vous la choisissez.
editor-play = Jouer avec
editor-compare = Comparer au laboratoire
editor-save = Enregistrer en fichier
open-a-file = Ouvrir un fichier
editor-start-over = Recommencer
editor-checking = Vérification…
editor-good = Cette boîte peut être jouée.
editor-changes = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
} par rapport à la boîte du jeu
editor-box = La boîte

## Fields

editor-rows = { $count }, de { $low } à { $high }
editor-copy = Ajouter une copie
editor-copy-of = Ajouter une copie de { $name }
lab-remove = Enlever
editor-remove = Enlever { $name }

## Lab

lab-waiting = En attente…
lab-compiling = Compilation des robots. Cela prend une minute ou deux, la première fois.
lab-playing = Parties en cours…
lab-done = Terminé.
lab-stopped = Arrêté.
lab-failed = Échec.
lab-page-title = Laboratoire · Rulewright
lab-playing-games = Parties en cours.
lab-writing-file = Écriture du fichier. Les parties sont rejouées pour lui.
lab-what = Changez un nombre, jouez beaucoup de parties, et voyez l’effet. Chaque chiffre a un intervalle qui contient la vérité dans 95 études sur 100.
lab-study = L’étude
lab-everybody = Tout le monde joue
lab-by-seat = Des joueurs différents par place
lab-one-to = 1 à { $games }
lab-seed = Graine
lab-same-seed = la même graine donne les mêmes parties
lab-setting = Réglage { $letter }
lab-numbers = Nombres et options
lab-compare = Comparer à un second réglage
lab-compare-why = Les deux jouent les mêmes donnes avec la même chance : une petite différence se trouve en peu de parties.
stop = Arrêter
lab-play-box = Jouer avec cette boîte{ $letter ->
    [none] { "" }
   *[other] { " " }: { $letter }
}
lab-questions = Montrer aussi
lab-by-card = Cartes et pièces
lab-by-move = Coups
lab-by-note = Ce qui se passe
lab-by-lead = Qui est en tête
lab-version = Version
lab-same-players = les mêmes joueurs
lab-found = Ce qui a été trouvé
lab-games-played = Parties jouées
lab-so-many = { $games } parties sur { $of }{ $each ->
    [yes] { " " }dans chaque réglage
   *[no] { "" }
}
lab-figures-csv = Chiffres (CSV)
lab-writing = Écriture…
lab-report = Rapport
lab-games-csv = Parties (CSV)
lab-games-parquet = Parties (Parquet)
lab-link = Lien vers cette étude

## Numbers

lab-find = Trouver un nombre
lab-find-example = par exemple : price
lab-changed = { $n } changés
lab-number-name = { $group } : { $label }, réglage { $setting }
lab-slider = { $name }, curseur
lab-changed-from = changé, avant { $value }
lab-undo = annuler
lab-range = { $low } à { $high }

## Results

lab-all-figures = Tous les chiffres
lab-figures-caption = { $heading }, chaque fois avec l’intervalle à 95 %{ $two ->
    [yes] , et de combien B dépasse A sur les mêmes donnes
   *[no] { "" }
}
lab-measure = Mesure
lab-value = Valeur
lab-decided = Décidé
lab-yes = ✓ oui
lab-not-yet = pas encore

## Setting

lab-option-setting = { $name }, réglage { $letter }
lab-box-file = Un fichier de boîte
lab-custom-box = Une boîte personnalisée est utilisée.
lab-own-box = Prendre celle du jeu
lab-box-what = vos propres cartes et nombres, en fichier TOML
lab-box-setting = Fichier de boîte, réglage { $letter }
lab-edit-cards = Modifier cartes et noms

## Value

editor-remove-row = Enlever { $name }, { $number }
editor-add-to = Ajouter à { $name }
lab-none = aucun

## numbers

lab-whole = Mettez un nombre entier de { $low } à { $high }.

## study

lab-server-error = Le serveur a répondu par une erreur ({ $status }).
lab-unknown = inconnu
lab-points = { $size } points de pourcentage

## New games and cards

editor-no-game = Il n’y a pas de jeu « { $name } » sur ce serveur.
editor-add-one = En ajouter un : { $name }
editor-most = { $most } est le maximum.
lab-range-optional = { $low } à { $high }, facultatif
lab-optional = facultatif
