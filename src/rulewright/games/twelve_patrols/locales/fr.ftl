### 12 Patrols en français.

## Le jeu

pitch = Assemblez neuf régions en un royaume et gardez ses douze frontières avec les chevaliers que vous avez lancés.
ending-the-kingdom-is-safe = les douze patrouilles sont en place, et chaque côté a ce qu’il demande
ending-a-line-stays-open = une ligne a ses trois régions, et il ne reste personne pour la garder
ending-gave-up = le royaume a été abandonné
ended-the-kingdom-is-safe = le royaume est en sûreté
ended-a-line-stays-open = une ligne reste ouverte
ended-gave-up = abandon
reconstructed = Nous n’avons pas les cartes imprimées : 41 de leurs 48 côtés, neuf de leurs noms et le choix des trois cartes de l’extension sont de notre invention.

## Régions

name-wild-plains = Steppe
name-old-forest = Vieux Bois
name-high-pass = Haut Col
name-grey-marsh = Marais gris
name-green-valley = Vallée verte
name-long-lake = Long Lac
name-red-hills = Monts rouges
name-stone-bridge = Grand Pont
name-ruins = Ruines
name-sea-cliffs = Falaises
name-border-fort = Place forte
name-abbey-lands = Abbaye

## Choses

name-north = nord
name-east = est
name-south = sud
name-west = ouest
colour = { $colour ->
    [dark] sombre
    [medium] moyen
   *[light] clair
}
soldier = { $face ->
    [0] fantassin { colour }
   *[other] chevalier { colour } { $face }
}
row = la rangée { $row }
column = la colonne { $column }
between = { $first } et { $second }
no-region = aucune région
no-cards = aucune
asks-nothing = rien
asks-sum = une somme de { $number }
asks-colours = { $number ->
    [one] 1 couleur
   *[other] { $number } couleurs
}
asks-items = { $number ->
    [one] 1 pièce
   *[other] { $number } pièces
}

## Coups

place = Poser { $card } en { $cell }
open = Occuper { $gap } en avance, entre { $neighbours }
first = Occuper d’abord { $line }
first-row = Occuper d’abord la rangée
first-column = Occuper d’abord la colonne
put = Envoyer un { soldier } en { $gap }
put-nowhere = N’envoyer un { soldier } nulle part
put-first-half = Envoyer un { soldier } à la première patrouille
put-second-half = Envoyer un { soldier } à la deuxième patrouille
done-early = Laisser cette patrouille telle quelle
done = La ligne est occupée
give-up = Abandonner le royaume

## Le journal

note-rolled = Un chevalier { colour } fait { $face }.
note-card = { $card } est dans l’étalage.
note-turned = { $card } arrive dans l’étalage.
note-laid = { $player ->
    [you] Vous posez
   *[other] { $player } pose
} { $card } en { $cell }.
note-opened = { $player ->
    [you] Vous occupez
   *[other] { $player } occupe
} { $gap } en avance.
note-sent = Un { soldier } va en { $gap }.
note-guarded = { $soldiers ->
    [one] 1 soldat garde
   *[other] { $soldiers } soldats gardent
} { $gap }, pour le meilleur ou pour le pire.
note-line_manned = Chaque côté le long de { $line } a ce qu’il demande.
note-won = Les { $all } patrouilles sont en place : le royaume est sauvé, et il { $spare ->
    [0] ne reste aucun soldat
    [one] reste 1 soldat
   *[other] reste { $spare } soldats
}.
note-lost = Il ne reste personne pour occuper { $line } : le royaume tombe avec { $patrols } des { $all } patrouilles en place.
note-left = { $player ->
    [you] Vous abandonnez
   *[other] { $player } abandonne
} avec { $patrols } des { $all } patrouilles en place.

## Ce qui empêche un coup

when-place = Vous posez une région quand aucune patrouille n’est en cours
when-open = Vous commencez une patrouille en avance quand aucune autre n’est en cours
when-first = Vous dites quelle ligne vient d’abord seulement quand une région complète une rangée et une colonne
when-put = Vous envoyez des soldats quand vous occupez une patrouille
when-done = Vous terminez une patrouille quand vous en occupez une
when-give_up = Vous pouvez abandonner à tout moment
now-choosing = vous choisissez quelle ligne occuper d’abord
now-manning = vous occupez { $what }
now-laying = vous posez une région
nobody-in-gap = Il n’y a encore personne en { $gap } : envoyez au moins un soldat.
not-shown = Il n’y a pas de région à cette place de l’étalage.
lies-there = { $card } occupe déjà { $cell }.
beside-nothing = Aucune région ne touche { $cell }.
off-the-board = { $cell } est hors des neuf places du royaume.
first-in-the-middle = La première région va au milieu, en C3.
too-wide = Avec une région en { $cell }, le royaume serait plus large ou plus haut que trois.
not-between = { $gap } n’est pas entre deux régions.
manned-between = La patrouille entre { $neighbours } est déjà en place.
barracks-empty = Il ne reste personne à la caserne.
none-left = Il ne reste aucun { soldier } à la caserne.
finish-first = Vous occupez { $gap } : terminez avant d’en commencer une autre.
gap-manned = La patrouille en { $gap } est déjà en place.
could-not-be-manned = Avec un { soldier } en { $gap }, on ne pourrait plus occuper { $line }.
gap-empty = Il n’y a encore personne en { $gap }.
side-unmet = { $card } demande { $asked } ({ $side }), et ne l’a pas.
not-manned = La ligne n’est pas encore occupée.

## La fin

unit = { $count ->
    [one] { $count } patrouille
   *[other] { $count } patrouilles
}
unit-plural = patrouilles
row-patrols = Patrouilles en place
row-regions = Régions posées
row-soldiers = Soldats restants
row-line = Ligne impossible à occuper
of = { $part } sur { $whole }
soldiers = { $count ->
    [one] { $count } soldat
   *[other] { $count } soldats
}
verdict-safe = { $player ->
    [you] Vous gagnez
   *[other] { $player } gagne
} : les { $all } patrouilles sont en place.
verdict-gave-up = { $player ->
    [you] Vous abandonnez et perdez
   *[other] { $player } abandonne et perd
} avec { $patrols } des { $all } patrouilles en place.
verdict-lost = { $player ->
    [you] Vous perdez
   *[other] { $player } perd
} avec { $patrols } des { $all } patrouilles en place : { $soldiers ->
    [0] il ne reste aucun soldat pour { $lines }.
   *[other] les soldats restants ne peuvent pas donner à { $lines } ce qui est demandé.
}

## Le plateau en texte et en image

so-far = { $laid } des { $regions } régions, { $patrols } des { $all } patrouilles.
headline-safe = Le royaume est sauvé : { so-far }
headline-lost = Le royaume est perdu : { so-far }
headline-lay = Posez une région. { so-far }
headline-choose = Laquelle d’abord, { $line } ou { $later } ? { so-far }
headline-early = Occupez cette patrouille. { so-far }
headline-man = Occupez { $line }. { so-far }
display = Étalage : { $card } nord { $north } est { $east } sud { $south } ouest { $west }
barracks = Caserne ({ $count }) : { $soldiers }
none-of-colour = aucun { $sign }
to-come = { $count } à venir parmi : { $cards }
none-to-come = Il n’y a plus de région à venir.
legend = Côtés : C couleurs, I pièces, S somme ; nord au-dessus, ouest et est sur les côtés, sud sous le nom. D sombre, M moyen, L clair ; · un fantassin, un nombre un chevalier.
picture-patrols = { $count } des { $all } patrouilles
picture-regions = { $count } des { $all } régions
picture-display = Étalage
picture-coming = { $count } à venir
picture-barracks = Caserne : { $count }
picture-safe = Le royaume est sauvé
picture-lost = Le royaume est perdu

## Aide sur les cartes

help-side = Côté { $side } : elle demande { $asked }.

## Options et boîtes

choice-twelve = douze
choice-nine = neuf
choice-floating = mobile
choice-fixed = fixe
called-deck = Paquet
called-frame = Cadre
option-deck = neuf des douze régions, ou seulement les neuf du jeu de base
option-frame = si les bords du royaume apparaissent à mesure qu’il grandit, ou sont fixés dès la première carte

## Ce que l’entraîneur dit d’une position

outlook = Encore possible dans { $share } des tirages ; le meilleur jeu gagne { $wins }.
outlook-lost = Vous ne pouvez plus gagner.
outlook-unknown = On ne sait pas si vous pouvez encore gagner.
outlook-certain = Le meilleur jeu gagne quoi qu’il arrive.
outlook-all = 100 %
outlook-least = au moins { $share }
outlook-whatever = quoi qu’il arrive
outlook-exactly = exactement { $share } du temps
outlook-wins = { $share } du temps
outlook-about = environ { $mean } du temps ({ $low } à { $high })
outlook-between = entre { $low } et { $high } du temps
outlook-under = moins de { $share }
outlook-over = plus de { $share }

## Diagrams of the rules

diagram-line = Une rangée complète. Chaque flèche montre jusqu’où porte le regard d’un côté : des bouts de la rangée sur les deux frontières, du milieu sur une seule.
diagram-demands = Deux couleurs, deux soldats, et des chevaliers dont la somme est sept : chaque fois à côté de soldats qui conviennent.
