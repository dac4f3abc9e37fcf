### Ce que dit chaque jeu.

## Scores

unit = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-plural = points
wins = { $winners ->
    [you] Vous gagnez.
   *[other] { $winners } gagne.
}
wins-with = { $winners ->
    [you] Vous gagnez avec { $had }.
   *[other] { $winners } gagne avec { $had }.
}
wins-against = { $winners ->
    [you] Vous gagnez avec { $had } contre { $beaten }.
   *[other] { $winners } gagne avec { $had } contre { $beaten }.
}
share = { $winners } partagent la victoire.
share-with = { $winners } partagent la victoire avec { $had } chacun.
share-against = { $winners } partagent la victoire avec { $had } chacun, contre { $beaten }.
draw = Égalité entre { $winners }.
score-of = { $player ->
    [you] { $score } pour vous
   *[other] { $score } pour { $player }
}
you = { $first ->
    [yes] Vous
   *[other] vous
}
ended-agreed = d’un commun accord
ending-agreed = les joueurs sont convenus d’arrêter la partie
alone-wins = { $player ->
    [you] Vous gagnez. { $ending }.
   *[other] { $player } gagne. { $ending }.
}
alone-wins-with = { $player ->
    [you] Vous gagnez avec { $had }. { $ending }.
   *[other] { $player } gagne avec { $had }. { $ending }.
}
alone-loses = { $player ->
    [you] Vous perdez. { $ending }.
   *[other] { $player } perd. { $ending }.
}
alone-loses-with = { $player ->
    [you] Vous perdez avec { $had }. { $ending }.
   *[other] { $player } perd avec { $had }. { $ending }.
}

## Ce qui empêche un coup

over = La partie est finie.
not-now = Ce n’est pas permis maintenant.
not-your-turn = { $count ->
    [one] C’est à { $players } de décider, pas à vous.
   *[other] C’est à { $players } de décider, pas à vous.
}
untimely = { $when } ; maintenant { $now }.

## Nombres, options et boîtes

numbers = aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt
no-thing = aucun
one-thing = un
span = { $low } à { $high }
option-one-of = { $name } est un de { $words }, pas { $given }
option-number = { $name } est un nombre entier de { $low } à { $high }, pas { $given }
no-option =
    { $game } n’a pas d’option { $name } : { $has ->
        [none] il n’en a aucune
       *[other] il a { $has }
    }
option-for-players = { $name } est pour { $players } joueurs, pas { $seats } : omettez-la
for-players =
    { $game } se joue à { $players } { $most ->
        [one] joueur
       *[other] joueurs
    }, pas à { $seats }
box-replaced = une boîte personnalisée remplace la boîte { $box } : omettez cette option
box-of-other = c’est la boîte d’un autre jeu ; pour { $game } elle doit dire game = "{ $name }"
partly-reconstructed = en partie reconstitué
reconstructed-mostly = reconstitué

## Cartes personnalisées

content-file = le fichier de la boîte
content-of = { $key } de { $where }
content-item = l’élément { $item } de { $what }
content-amount = { $low } à { $high }
content-a-table = un tableau
content-a-list = une liste de { $count }
content-beyond-measure = un nombre bien trop grand
content-number = { $what } vaut { $value } : mettez un nombre entier de { $low } à { $high }
content-flag = { $what } vaut { $value } : mettez true ou false
content-text = { $what } vaut { $value } : mettez un texte de { $least } à { $most } caractères sur une ligne
content-prose = { $what } vaut { $value } : écrivez quelques phrases de { $least } à { $most } caractères
content-choice = { $what } vaut { $value } : { $near ->
    [none] choisissez parmi { $words }
   *[other] vouliez-vous dire { $near } ?
}
content-not-a-list = { $what } vaut { $value } : mettez une liste de { $amount }
content-because = { $why ->
    [none] { "" }
   *[other] { " " }; { $why }
}
content-list-size = { $what } est une liste de { $count } : mettez une liste de { $amount }{ content-because }
content-or-this = { $near ->
    [none] { "" }
   *[other] , ou bien s’agit-il de { $near } ?
}
content-no-table = { $where } n’a pas de tableau { $title } : ajoutez-le{ content-or-this }
content-no-rows = { $where } n’a aucun { $title } : ajoutez-en { $amount }{ content-or-this }
content-rows-form = { $key } vaut { $value } : écrivez chacun comme un tableau qui commence par { $title }
content-rows-size = { $where } a { $count } { $title } : mettez-en { $amount }{ content-because }
content-wrong = { $what } vaut { $value } : { $mend }
content-stranger = { $where } a { $key }, qui n’y veut rien dire : { $near ->
    [none] { $known ->
        [none] supprimez-le
       *[other] il y a { $known }
    }
   *[other] vouliez-vous dire { $near } ?
}
content-missing = { $where } ne dit pas { $key } : ajoutez-le{ content-or-this }
content-not-a-table = { $what } vaut { $value } : faites-en un tableau, { $title }
this-box = cette boîte
box-too-deep = { $file } a des tableaux ou des listes imbriqués sur plus de { $most } niveaux : écrivez-le plus à plat
box-unreadable = impossible de lire { $file } : { $why } ; donnez le chemin d’un fichier de boîte
box-not-text = { $file } n’est pas un fichier TOML : ce n’est pas du texte en UTF-8
box-too-long = { $file } est trop long pour un fichier de boîte : { $most } octets suffisent
box-many-dots = { $file } a une ligne avec plus de { $most } points : écrivez-la en plusieurs lignes
box-not-toml = { $file } n’est pas un fichier TOML : { $why }
box-removed = { $place } : supprimé (avant : { $was })
box-added = { $place } : ajouté, { $value }
box-changed = { $place } : { $value } au lieu de { $was }
box-renamed = { $place } : renommé en { $name }
box-renamed-from = { $place } : { $was } renommé en { $name }
box-nothing = rien
cache-not-writable = Impossible d’écrire dans { $folder } : { $error } ; donnez à RULEWRIGHT_CACHE un dossier pour les règles compilées où vous pouvez écrire

## La partie sur une page, et feuilles à imprimer

summary-aim = Votre but
summary-turn = Votre tour
summary-end = La fin
summary-forgotten = Ce qu’on oublie
print-sheet = Feuille { $number } sur { $count }
print-scale = Imprimez à 100 % : ce trait mesure alors { $length }.
print-cards = Cartes
print-boards = Plateaux
print-pieces = Pièces
print-markers = Marqueurs
print-dice = Dés à plier et à coller
print-score = Feuille de score
print-name = Nom
print-total = Total
print-reference = Aide-mémoire
