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
box-replaced = une boîte personnelle remplace la boîte { $box } : omettez cette option
box-of-other = c’est la boîte d’un autre jeu ; pour { $game } elle doit dire game = "{ $name }"
partly-reconstructed = en partie reconstitué
reconstructed-mostly = reconstitué
