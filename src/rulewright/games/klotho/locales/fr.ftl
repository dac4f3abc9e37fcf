### 97 Klotho en français.

## Le jeu

pitch = Sur un astéroïde, lancez les dés pour des mines, des monstres et des technologies étrangères, fermez vos concessions et jouez du marché à temps.
ending-most-points = la carte de décompte 3 a été comptée, et quelqu’un a plus de points que tous les autres
ending-more-cards = plusieurs avaient le plus de points, et le plus de cartes devant soi a tranché
ending-more-coins = les meilleurs avaient autant de points et de cartes, et le plus de pièces a tranché
ending-shared = les meilleurs ont autant de points, de cartes et de pièces : ils gagnent ensemble
ended-most-points = le plus de points
ended-more-cards = plus de cartes
ended-more-coins = plus de pièces
ended-shared = victoire partagée
reconstructed = Nous n’avons pas les cartes imprimées : mines, monstres, technologies, nombre et prix des outils et coût d’un pas du marché sont de notre invention.
option-cards = combien de cartes Klotho sont comptées, environ une par minute
option-rotation = si les cartes Mine peuvent être tournées quand on pose une concession : pas du tout, d’un demi-tour ou librement
option-scoring = si une carte de décompte compte aussitôt (alors la première de deux règles simples gagne 64,8 % ± 1,7 % des parties) ou quand tous ont eu autant de tours (57,1 % ± 1,8 %)
option-compensation = pièces que chacun reçoit au début de plus que le joueur précédent ; à deux, en manches entières, 6 est équitable (la première de deux règles simples gagne 48,5 % ± 1,8 % des parties)
name-android-1 = Androïde 1
name-android-2 = Androïde 2
name-android-3 = Androïde 3
name-android-4 = Androïde 4
name-android-5 = Androïde 5
name-android-6 = Androïde 6
name-overdrive = Surrégime
name-augment-1 = Amplificateur +1
name-augment-2 = Amplificateur +2
name-augment-3 = Amplificateur +3
name-bomb = Bombe
name-bribe = Pot-de-vin
name-raid = Raid
name-turret = Tourelle
name-lottery = Billet de loterie
name-flying-pig = Cochon volant
name-dust-mites = Acariens
name-vent-crawler = Rampeur des conduits
name-ore-leech = Sangsue de minerai
name-signal-eater = Mangeur de signaux
name-cable-worm = Ver des câbles
name-crypt-stalker = Rôdeur des cryptes
name-glass-spider = Araignée de verre
name-tunnel-maw = Gueule du tunnel
name-acid-bloom = Fleur acide
name-rift-hound = Chien de faille
name-magnet-ape = Singe magnétique
name-star-drinker = Buveur d’étoiles
name-iron-hydra = Hydre de fer
name-void-mother = Mère du vide
name-core-titan = Titan du noyau
name-chrono-loop = Boucle temporelle
name-phase-tuner = Accordeur de phase
name-inverter = Inverseur
name-echo-prism = Prisme d’écho
name-coin-mint = Presse à pièces
name-trade-beacon = Balise de commerce
name-survey-drone = Drone d’étude
name-harmonic-fence = Clôture harmonique
name-xeno-zoo = Xéno-zoo
name-reliquary = Reliquaire
name-ore-archive = Archives de minerai
name-hoard-ledger = Livre du magot
name-small-battle-crystal = Petit cristal de combat
name-great-battle-crystal = Grand cristal de combat

## Cartes, dés et formes

nothing = rien
nobody = personne
mine = mine { $number }
market-card = carte Marché { $number }
mine-turned = { mine }{ $turned ->
    [0] { "" }
    [1] { " " }tournée à droite
    [2] { " " }retournée
   *[3] { " " }tournée à gauche
}
die-kind = { $kind ->
    [none] aucun dé
    [red] dé rouge
    [purple] dé violet
    [great-purple] grand dé violet
    [blue] dé bleu
    [android] androïde
   *[pig] cochon volant
}
die-colour = { $kind ->
    [none] aucun
    [red] rouge
    [purple] violet
    [great-purple] grand violet
    [blue] bleu
    [android] androïde
   *[pig] cochon volant
}
die = le dé { $die } ({ die-kind })
die-showing = le dé { $die } ({ die-kind }, montre { $shows })
side = { $side ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
}
edge = { $edge ->
    [teal] turquoise
    [pink] rose
   *[yellow] jaune
}
boundary = { edge } { $sides }
boundary-all = { edge } tout autour
mine-look = { $boundaries } ; { $minerals }
mineral = { $mineral ->
    [organics] organique
    [metal] métal
   *[rads] rads
}
mineral-counted = { $count } { mineral }
artifact = { $artifact ->
    [idol] idole
    [tablet] tablette
   *[orb] orbe
}
an-artifact = { $artifact ->
    [idol] une idole
    [tablet] une tablette
   *[orb] un orbe
}
artifact-counted = { $count } { $artifact ->
    [idol] { $count ->
        [one] idole
       *[other] idoles
    }
    [tablet] { $count ->
        [one] tablette
       *[other] tablettes
    }
   *[orb] { $count ->
        [one] orbe
       *[other] orbes
    }
}
shape = { $shape ->
    [square-of-four] carré de quatre
    [wide-six] six en largeur
    [tall-six] six en hauteur
    [wide-eight] huit en largeur
    [tall-eight] huit en hauteur
    [eight-without-the-top-right] huit sans le haut à droite
    [eight-without-the-top-left] huit sans le haut à gauche
    [eight-without-the-bottom-right] huit sans le bas à droite
    [eight-without-the-bottom-left] huit sans le bas à gauche
    [ring-of-eight] anneau de huit
   *[square-of-nine] carré de neuf
}
a-shape = un { shape }
hand = { $hand ->
    [pair] une paire
    [two-pair] deux paires
    [three] un brelan
    [straight] une suite
    [full-house] un full
    [four] un carré
   *[five] cinq dés identiques
}{ $high ->
    [yes] , de 4 ou plus
   *[no] { "" }
}
wanted-total = un total de { $target }
wanted-numbers = des { $number }, une étoile chacun
wanted-dice = les dés { $dice }
no-treasure = aucun trésor
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
market-stars = { $count ->
    [one] { $count } étoile de marché
   *[other] { $count } étoiles de marché
}
spare-dice = { $count ->
    [one] { $count } dé rouge en trop
   *[other] { $count } dés rouges en trop
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tools = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}
monsters = { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
}
artifacts = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
}
minerals = { $count ->
    [one] { $count } minerai
   *[other] { $count } minerais
}
technologies = { $count ->
    [one] { $count } technologie
   *[other] { $count } technologies
}

## Coups

roll = Lancer les dés
done = Continuer
done-opening = Ne pas lancer
done-rerolling = Garder tous les dés et passer aux cartes
done-closing = Finir le tour
done-paying = Ne plus utiliser de dés
done-spending-stars = Ne plus dépenser d’étoiles
done-surplus = Finir le tour et céder { cards } (vous pouvez en garder { $limit })
done-claiming = Ne { $more ->
    [yes] plus rien
   *[no] rien
} prendre et { $spare ->
    [0] continuer
    [one] vendre { $spare } dé rouge
   *[other] vendre { $spare } dés rouges
}
reroll = Relancer { $dice }
reroll-crystal = Ne lancer que le dé du nouveau cristal
shown-die = { $shows } (dé { $die })
mark = Relancer aussi { $die }
claim-unknown = Prendre la carte en place { $place }
claim-mine = Prendre { $card } ({ $look }) avec { $wanted }
claim-monster = Vaincre { $card } avec { $wanted } pour { $treasure }
claim-market = Utiliser { $card } : { $wanted }
claim-tech = Prendre { $card } avec { $wanted }
pay = Utiliser { $die }
move = Passer { mineral } de { $price } à { $after } ({ $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
})
discard = Défausser { $card }
discard-tool = Défausser { $tool } (outil { $place })
buy = Acheter { $tool } pour { coins } (outil { $place })
buy-nothing = Ne rien acheter (outil { $place })
play = Jouer { $tool }
play-overdrive = Jouer Surrégime : lancer aussi un dé bleu
play-bomb = Jouer une Bombe : vider et renouveler la rangée
play-lottery = Encaisser un billet de loterie
play-pig = Faire voler un cochon : deux uns comptent { $pig } contre un monstre
augment = Augmenter { $die } de { $amount }
shift-up = Augmenter { $die } de { by-one }
shift-down = Diminuer { $die } de { by-one }
by-one = { $amount ->
    [1] un
   *[other] { $amount }
}
flip = Retourner { $die }
copy = Faire de { $die } une copie du dé { $model }
raid = Piller { $victim }
take = Prendre { $thing }
take-mine = Prendre { $thing } ({ $look })
drop = Céder { $thing }
drop-mine = Céder { $thing } ({ $look })
stake = Poser une concession : { shape }
lay = Poser { $piece } ({ $look })
row-card = { $card } : { $wanted }

## Le journal

note-begins = { $seat ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
note-turn = { $seat ->
    [you] À vous de jouer.
   *[other] Tour de { $seat }.
}
note-revealed = Nouveau dans la rangée : { $card }.
note-tool_revealed = Un nouvel outil dans la rangée : { $tool }.
note-reshuffled = Les outils défaussés forment une nouvelle pile.
note-worn_out = Rien n’a bougé depuis un moment : { $card } quitte la rangée.
note-income = { $seat ->
    [you] Vous frappez
   *[other] { $seat } frappe
} { $coins }.
note-discarded = { $seat ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} { $card }.
note-tool_discarded = { $seat ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} { $tool } de la rangée.
note-bombed = { $seat ->
    [you] Vous faites
   *[other] { $seat } fait
} sauter la rangée.
note-rolled = { $again ->
    [0] { $seat ->
        [you] Vous lancez.
       *[other] { $seat } lance.
    }
   *[other] { $seat ->
        [you] Vous relancez
       *[other] { $seat } relance
    } ({ $again ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $again }e
    } fois).
}
note-die = { $kind ->
    [purple] Dé violet
    [great-purple] Grand dé violet
    [blue] Dé bleu
    [android] Androïde
    [pig] Cochon volant
   *[red] Dé rouge
} : { $number }.
note-android = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} un androïde qui compte comme un { $number }.
note-overdrive = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} Surrégime : un dé bleu s’ajoute.
note-augmented = { $seat ->
    [you] Vous augmentez
   *[other] { $seat } augmente
} un dé de { $before } à { $number }.
note-shifted = { $seat ->
    [you] Vous décalez
   *[other] { $seat } décale
} un dé de { $before } à { $number }.
note-flipped = { $seat ->
    [you] Vous retournez
   *[other] { $seat } retourne
} un dé de { $before } à { $number }.
note-copied = { $seat ->
    [you] Vous faites
   *[other] { $seat } fait
} d’un dé une copie : de { $before } à { $number }.
note-pig = { $seat ->
    [you] Vous faites
   *[other] { $seat } fait
} voler un cochon : deux uns comptent { $number } contre un monstre.
note-lottery = { $seat ->
    [you] Vous encaissez
   *[other] { $seat } encaisse
} un billet de loterie : { $coins }.
note-sold = { $seat ->
    [you] Vous vendez
   *[other] { $seat } vend
} { $dice } pour { $price }.
note-claimed = { $seat ->
    [you] Vous { $deed ->
        [defeats] vainquez
        [uses] utilisez
       *[claims] prenez
    }
   *[other] { $seat } { $deed ->
        [defeats] vainc
        [uses] utilise
       *[claims] prend
    }
} { $card } avec { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
note-defeated = { $seat ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} une prime de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
note-artifact = { $seat ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} un artefact : { artifact }.
note-found_tool = { $seat ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} un outil : { $tool }.
note-found_coins = { $seat ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} { $coins }.
note-won_stars = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} { $stars } à dépenser.
note-moved = Le prix du minerai « { mineral } » est maintenant { $price }.
note-lost_stars = Non dépensé, donc perdu : { $stars }.
note-staked = { $seat ->
    [you] Vous posez
   *[other] { $seat } pose
} { a-shape }{ $bribes ->
    [0] { "" }
    [one] { " " }avec { $bribes } Pot-de-vin
   *[other] { " " }avec { $bribes } Pots-de-vin
} et { $seat ->
    [you] gagnez
   *[other] gagne
} { $gained }.
note-bought = { $seat ->
    [you] Vous achetez
   *[other] { $seat } achète
} { $tool } pour { $coins }.
note-raided = { $seat ->
    [you] Vous pillez { $victim } et prenez { $thing }.
   *[other] { $seat } { $victim ->
        [you] vous pille
       *[other] pille { $victim }
    } et prend { $thing }.
}
note-dropped = { $seat ->
    [you] Vous avez trop de cartes et cédez
   *[other] { $seat } a trop de cartes et cède
} { $thing }.
note-score_card = La carte de décompte { $number } apparaît !
note-waits = Elle compte quand tous ont eu autant de tours.
note-traded = { $seat ->
    [you] Vous échangez
   *[other] { $seat } échange
} { $cards } cartes Mine contre { $gained }.
note-scored = { $seat ->
    [you] Vous marquez
   *[other] { $seat } marque
} { $total } à la manche { $number } : minerais { $minerals }, artefacts { $artifacts }, monstres { $monsters }.
note-bonus = { $seat ->
    [you] Votre technologie ajoute
   *[other] La technologie de { $seat } ajoute
} { $points ->
    [one] { $points } point de bonus
   *[other] { $points } points de bonus
}.
note-over = La partie est finie. { $by ->
    [points] Le plus de points l’emporte.
    [cards] À égalité, le plus de cartes devant soi l’emporte.
    [coins] À égalité, le plus de pièces l’emporte.
   *[nothing] La victoire est partagée.
}

## Ce qui empêche un coup

when-roll = Vous lancez une fois, au début de votre tour
when-done = Vous continuez quand vous avez fait ce que l’étape demande
when-reroll = Vous relancez après le premier lancer et avant de prendre des cartes
when-mark = Vous choisissez les dés à relancer après le premier lancer et avant de prendre des cartes
when-claim = Vous prenez des cartes après les relances
when-pay = Vous choisissez des dés quand vous payez une carte
when-move = Vous déplacez le marché quand vous avez des étoiles à dépenser
when-discard = Vous défaussez avant le lancer ou après avoir pris des cartes
when-buy = Vous achetez des outils entre les étapes de votre tour
when-play = Vous jouez des outils entre les étapes de votre tour
when-augment = Vous jouez des amplificateurs entre les étapes de votre tour
when-shift = Vous utilisez l’Accordeur de phase entre les étapes de votre tour
when-flip = Vous utilisez l’Inverseur entre les étapes de votre tour
when-copy = Vous utilisez le Prisme d’écho entre les étapes de votre tour
when-raid = Vous pillez entre les étapes de votre tour
when-take = Vous prenez une carte après avoir joué un Raid
when-stake = Vous posez une concession entre les étapes de votre tour
when-lay = Vous posez des cartes Mine après avoir choisi la forme d’une concession
when-drop = Vous cédez des cartes à la fin de votre tour, si vous en avez trop
now-opening = vous pouvez défausser une carte et lancer
now-rerolling = vous choisissez les dés à relancer
now-claiming = vous prenez des cartes avec vos dés
now-closing = vous finissez votre tour et pouvez défausser une carte
now-laying = vous posez les cartes de votre concession
now-trimming = vous cédez des cartes, jusqu’au nombre permis
now-paying = vous payez { $card }
now-spending-stars = vous avez { stars } à dépenser
now-taking = vous prenez une carte à { $victim }
does-not-continue = { $mine } ne prolonge pas la concession, tournée ainsi.
not-owned-by = { $victim } ne possède pas cette carte.
not-owned = Vous ne possédez pas cette carte.
throw-marked = Vous avez marqué des dés à relancer : lancez-les d’abord.
die-used = Déjà utilisé : { $die }.
no-such-die = Vous n’avez pas de dé { $die }.
die-not-needed = Pas nécessaire pour { $card } : { $die }.
not-enough = { $card } demande { $wanted } : les dés choisis ne suffisent pas encore.
price-highest = Le prix du minerai « { mineral } » ne peut pas monter plus haut.
price-lowest = Le prix du minerai « { mineral } » ne peut pas descendre plus bas.
too-few-stars = Vous avez { stars } ; ce pas ({ mineral }) en coûte { $cost }.
not-rolled = Vous n’avez pas encore lancé.
no-reroll = Vous n’avez plus de relance.
choose-a-die = Choisissez au moins un dé à lancer.
androids-stay = Les androïdes ne sont jamais lancés.
die-is-red = Se choisit avec les autres dés rouges : { $die }.
die-too-late = Ne peut pas être marqué après un dé suivant : { $die }.
tool-place-empty = La place { $place } des outils est vide.
row-place-empty = La place { $place } de la rangée est vide.
too-dear = Vous avez { coins } ; { $tool } coûte { $cost }.
dice-do-not = { $card } demande { $wanted } : vos dés inutilisés ne le font pas.
crystal-owner = Vous possédez un cristal de combat : vous ne pouvez pas défausser.
discarded-all = Vous avez déjà défaussé tout ce que cette étape permet.
no-tool = Vous n’avez pas : { $tool }.
raid-another = Vous ne pouvez piller qu’un autre joueur.
owns-turret = { $victim } possède une Tourelle.
nothing-to-take = { $victim } n’a aucune carte que vous puissiez prendre.
does-not-close = Vos cartes Mine ne ferment pas de concession de la forme { shape }.
too-few-ones = Dés inutilisés montrant un : { $count } ; un cochon en demande deux.
too-many-dice = Vous avez déjà { $dice } dés en jeu.
with-a-claim = { $tool } s’utilise quand vous posez une concession.
choose-victim = Choisissez un joueur à piller avec { $tool }.
never-played = { $tool } agit tant qu’il est devant vous : il ne se joue jamais.
nothing-to-bomb = La rangée est vide : il n’y a rien à faire sauter.
pig-claims = Un cochon ne vole que pendant que vous prenez des cartes.
choose-die = { $tool } va sur un dé : choisissez-en un.
power = { $power ->
    [tuner] l’Accordeur de phase
    [inverter] l’Inverseur
   *[prism] le Prisme d’écho
}
power-not-owned = Vous ne possédez pas { power }.
power-used = Vous avez déjà utilisé { power } ce tour-ci.
two-dice = Choisissez deux dés différents : l’un prend le nombre de l’autre.
same-number = Les dés { $die } et { $model } montrent déjà le même nombre.
cannot-flip = Ne peut pas être retourné (il faut un à six) : { $die }.
cannot-lower = Ne peut pas être diminué de { $amount } (pas sous un) : { $die }.
no-die-to-change = Vous n’avez pas de dé { $die } à changer.
die-is-pig = Le dé { $die } fait partie d’un cochon volant et ne peut servir à rien d’autre.

## Aide sur les cartes

mine-help = Demande { $wanted }. Ses quarts contiennent { $minerals } ; ses limites : { $boundaries }. Posez-la avec d’autres en concession.
monster-help = Demande { $wanted } ou plus. Il garde { $treasure } et rapporte { $bounty ->
    [one] { $bounty } point
   *[other] { $bounty } points
} par manche.
market-help = Chacun de vos dés qui montre { $number } devient une étoile, pour déplacer aussitôt des prix.
it-costs = Prix : { $price }.
android-help = Compte comme un dé qui montre { $number } jusqu’à la fin du tour. { it-costs }
augment-help = Augmente le nombre d’un dé de { $boost }, au-delà de six s’il le faut. { it-costs }
overdrive-help = Un dé bleu pour ce tour. Joué avant le premier lancer, il est lancé avec les autres. { it-costs }
bomb-help = Vide la rangée et pose autant de nouvelles cartes de chaque sorte. Une carte de décompte peut apparaître. { it-costs }
bribe-help = Pour chaque Pot-de-vin, un croisement d’une concession peut différer. Il est consommé par la concession qui en a besoin. { it-costs }
raid-help = Prenez une carte devant un autre joueur, sauf si une Tourelle le protège. { it-costs }
turret-help = Tant qu’elle est devant vous, personne ne peut vous piller. { it-costs }
lottery-help = Après n’importe quel lancer, il paie une pièce pour chaque cinq visible. { it-costs }
pig-help = Deux uns deviennent { $pig }, contre un seul monstre. { it-costs }
tech-help = Demande les dés { $dice }. { $power }
power-chrono = Vous pouvez relancer { $amount ->
    [1] une fois de plus.
   *[other] { $amount } fois de plus.
}
power-tuner = Une fois par tour, après un lancer : un dé de { by-one } en plus ou en moins.
power-inverter = Une fois par tour, après un lancer : retournez un dé à six faces sur l’autre face.
power-prism = Une fois par tour, après un lancer : un dé prend le nombre d’un autre.
power-mint = { amount-coins } au début de chacun de vos tours.
amount-coins = { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
power-beacon = Chaque outil vous coûte { amount-coins } de moins, mais au moins une.
power-drone = Vous pouvez défausser { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
} de plus à chaque action Défausse.
power-fence = Dans chaque concession { $amount ->
    [one] { $amount } croisement peut différer
   *[other] { $amount } croisements peuvent différer
}, sans Pot-de-vin.
amount-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
power-zoo = À la fin, { amount-points } par monstre vaincu.
power-reliquary = À la fin, { amount-points } par artefact.
power-archive = À la fin, { amount-points } par minerai.
power-ledger = À la fin, un point par { $price ->
    [one] pièce
   *[other] { $price } pièces
}, au plus { $most }.
power-small-crystal = Un dé violet à six faces chaque tour. Vous ne pouvez plus défausser.
power-great-crystal = Un dé violet à huit faces chaque tour. Vous ne pouvez plus défausser.
power-star = Quand vous gagnez des étoiles de marché, vous en gagnez { $amount } de plus.
power-collection = À la fin, { amount-points } par technologie que vous possédez.

## La fin

row-minerals = Minerais
row-artifacts = Artefacts
row-monsters = Primes pour les monstres
by-round = par manche : { $points }
tie-cards = Premier départage : cartes devant soi
tie-coins = Deuxième départage : pièces

## La table en texte et en image

over = La partie est finie.
headline = { $player } : { $asked }. Carte de décompte { $card } dans { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} ; { $first } a commencé.
headline-last = { $player } : { $asked }. Il ne reste plus de carte Klotho ; { $first } a commencé.
asked-taking = prendre une carte à { $victim }
asked-trimming = plus de { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
} : en céder { $surplus }
asked-surplus = utiliser ou acheter à volonté, puis finir le tour : { cards } de trop à céder
asked-stars = choisir les dés qui deviennent des étoiles
asked-nothing = ces dés ne permettent de prendre aucune carte
asked-no-roll = sans lancer, il n’y a rien pour prendre des cartes
asked-discard = défausser une carte si vous voulez, puis { $step }
step-opening = lancer
step-rerolling = relancer ou garder
step-claiming = prendre des cartes
step-closing = finir le tour
step-paying = choisir les dés pour payer
step-spending-stars = dépenser les étoiles de marché
step-laying = poser la concession
legend = Les cartes Mine montrent les limites N E S W (T turquoise, P rose, Y jaune), puis les minerais depuis le haut à gauche dans le sens horaire (O organique, M métal, R rads).
tools-row = Outils : { $tools }
market = Marché : { $prices }{ $stars ->
    [0] { "" }
    [one] { " " }; { $stars } étoile à dépenser
   *[other] { " " }; { $stars } étoiles à dépenser
}
market-steps = Étoiles pour baisser/monter un prix : { $steps }
mineral-price = { mineral } { $price }
dice-none = Dés : pas encore lancés
dice = Dés { $dice }
dice-throws = Dés { $dice } ; { $throws ->
    [one] reste { $throws } lancer
   *[other] restent { $throws } lancers
}
die-lies = { $die } : { die-colour } [{ $shows }]{ $state ->
    [used] { " " }utilisé
    [chosen] { " " }choisi
   *[free] { "" }
}
laying = On pose { a-shape } :
best-laid = Le mieux à poser ensuite : { $piece }.
suggested = Concession proposée : { shape } de { $pieces }{ $middle ->
    [yes] , et votre carte la plus riche au milieu
   *[no] { "" }
}, pour { $minerals }.
sheet = { $player } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $rounds } ; une manche maintenant { $round }), { coins }, { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}
sheet-cards = Minerais : { $minerals }. Artefacts : { $artifacts ->
    [none] aucun
   *[other] { $artifacts }
}. { cards } devant soi.
sheet-mines = Mines : { $held }
sheet-tools = Outils : { $held }
sheet-techs = Technologie : { $held }
tool-times = { $tool } ×{ $count }
picture-over = La partie est finie
picture-asked = { $player } : { $asked }
picture-high = 4 ou plus
picture-cards-to = cartes avant
picture-score = décompte { $number }
picture-end = la fin
picture-not-rolled = Pas encore lancé
picture-market = Marché

## Nombres de la boîte

stars-of-market = { $mineral } { $values } (montée { $up } ; descente depuis le haut { $down })
tech-does = { $tech } : { $power }
prices = { $low } à { $high }, au début { $start }
each-number = { $count } pour chaque nombre de { $low } à { $high }
of-a-number = { $count } pour { $number }

## Options et boîtes

choice-none = pas du tout
choice-half = d’un demi-tour
choice-free = librement
choice-at-once = aussitôt
choice-whole-rounds = manches entières
choice-standard = Reconstituée
choice-markets = Marchés truqués
option-box = avec quelles cartes on joue
box-standard = Reconstituée
box-standard-about = 97 cartes Klotho, inventées pour convenir à tout ce qu’en dit la notice
box-markets = Marchés truqués
box-markets-about = les technologies demandent moins de dés et rapportent plus, et une étoile de marché déplace métal et rads de deux
called-cards = Nombre de cartes
called-rotation = Rotation
called-scoring = Décompte
called-compensation = Compensation
called-box = Cartes

## Diagrams of the rules

diagram-claim = Quatre cartes Mine dont les limites concordent partout où le chemin passe d’une carte à l’autre. Les quatre minerais à l’intérieur sont à vous.
diagram-shapes = Les formes d’une concession : quatre, six et huit cartes, l’anneau de huit et le carré de neuf, dont la carte centrale n’a pas à concorder. On peut les tourner.
