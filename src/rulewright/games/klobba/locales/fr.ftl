### Klobba! en français.

## Le jeu

pitch = Alliez votre Bande à une autre, posez une carte face cachée et cognez les autres pour leurs Étoiles avant que l’orage n’éclate.
ending-most-stars = l’orage a éclaté, et quelqu’un a plus d’Étoiles que tous les autres
ending-larger-score-pile = plusieurs avaient le plus d’Étoiles, et la plus grande pile de butin a tranché
ending-shared = les meilleurs ont autant d’Étoiles et des piles de butin égales : ils gagnent ensemble
ended-most-stars = le plus d’Étoiles
ended-larger-score-pile = plus grande pile de butin
ended-shared = victoire partagée
reconstructed = Nous n’avons pas les cartes imprimées : les valeurs et les clans des Barbares, le nombre de chaque carte Action et l’effet de la plupart d’entre elles sont de notre invention.
option-game = l’étendue du jeu : quelles cartes, combien en main, avec ou sans l’étape 2
option-hand = cartes en main ; 0 : comme la partie le prévoit
option-clans = exemplaires de la carte de chaque clan ; 0 : comme la partie le prévoit
option-step2 = si les partenaires proposent des cartes Action
option-cards = littérales (literal) : « Sournois », « Second », « Les Outsiders » et les clans n’ajoutent rien et n’ont pas de plafond
option-second_best = si « Second » est dans la pioche ; sinon, « Les Outsiders » y sont
option-the_underdogs = si « Les Outsiders » sont dans la pioche
option-glory_seeker = si « Assoiffé de gloire » est dans la pioche
option-swap_and_play = si « Échange & Joue » est dans la pioche
option-mirror_and_switch = si « Miroir & Permute » est dans la pioche
option-flee_and_surprise = si « Fuite & Surprise » est dans la pioche
name-the-boss = Le Boss
name-sneaky = Sournois
name-berzerk = Berserk
name-second-best = Second
name-the-underdogs = Les Outsiders
name-glory-seeker = Assoiffé de gloire
name-swap-play = Échange & Joue
name-mirror-switch = Miroir & Permute
name-flee-surprise = Fuite & Surprise
name-all-orange-fox-together = Tous les Renards orange ensemble
name-all-purple-raven-together = Tous les Corbeaux violets ensemble
name-all-yellow-claw-together = Toutes les Griffes jaunes ensemble
name-all-blue-talon-together = Toutes les Serres bleues ensemble
name-orange-fox = Renard orange
name-purple-raven = Corbeau violet
name-yellow-claw = Griffe jaune
name-blue-talon = Serre bleue

## Cartes, Barbares et Bandes

side = { $side ->
    [black] Noir
   *[white] Blanc
}
clan-signs = R C G S
storm = { $storm ->
    [lightning] l’Éclair
   *[thunder] le Tonnerre
}
storm-first = { $storm ->
    [lightning] L’Éclair
   *[thunder] Le Tonnerre
}
band = { $owner ->
    [you] votre Bande
    [none] la Bande libre { $free }
   *[other] la Bande de { $owner }
}
of-band = { $owner ->
    [you] de votre Bande
    [none] de la Bande libre { $free }
   *[other] de la Bande de { $owner }
}
place = place { $place }
barbarian = Barbare { $value } ({ $clans })
no-clan = sans clan
unknown-barbarian = le Barbare inconnu
unknown-card = la carte
action-cards = { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
}

## Ce que fait une carte Action

chosen = { $select ->
    [clan] tous les { $clan }
    [highest] { $count ->
        [1] le plus fort
       *[other] les { $count } plus forts
    }
    [lowest] { $count ->
        [1] le plus faible
       *[other] les { $count } plus faibles
    }
   *[second] { $count ->
        [1] le deuxième plus fort
       *[other] les { $count } deuxièmes plus forts
    }
}
how-many = { $count }
chosen-of = { chosen } de votre { $pool ->
    [own] propre Bande
   *[group] Groupe
}
effect-cap = au plus { $cap }
effect-glory = si vous gagnez, une Étoile de plus
effect-swap = après la révélation, jouez une autre carte
effect-mirror = copie l’autre carte ; puis permutez
effect-flee = pas de combat ; retournez votre Bande
help-sends = Envoie au combat { chosen } de { pool }.
help-sends-worth = Envoie au combat { chosen } de { pool } : { $worth }.
pool = { $pool ->
    [own] votre propre Bande
   *[group] votre Groupe
}
worth-mult = la valeur compte { $mult } fois
worth-add = on ajoute { $add }
worth-cap = le total est au plus { $cap }
worth-mult-add = { worth-mult }, et { worth-add }
worth-mult-cap = { worth-mult }, et { worth-cap }
worth-add-cap = { worth-add }, et { worth-cap }
worth-mult-add-cap = { worth-mult }, { worth-add }, et { worth-cap }
help-glory = Si vous gagnez nettement, l’autre porteur vous donne une Étoile de plus.
help-swap = Quand les deux cartes sont révélées, vous jouez à la place une autre carte de votre main.
help-mirror = Elle copie la carte de l’autre camp ; ensuite vous pouvez permuter des Barbares.
help-flee = Il n’y a pas de combat, et votre propre Bande est retournée face visible.
help-copies = { $copies ->
    [0] Elle n’est pas dans cette partie.
    [one] Il y en a { $copies } exemplaire dans la pioche.
   *[other] Il y en a { $copies } exemplaires dans la pioche.
}

## Coups

keep-all = Tout garder
keep = Garder { $barbarian }
reject = Rejeter { $barbarians }
in-place = { $barbarian } à la place { $place }
give-totem = { $to ->
    [you] Prendre le totem { side }
    [none] Ne donner le totem { side } à personne
   *[other] Donner le totem { side } à { $to }
}
pair = S’allier avec { band }
pair-nobody = Ne s’allier avec aucune Bande
offer = Proposer { $card }
lay = Poser { $card }
lay-instead = Jouer { $card } à la place
exchange = Échanger trois { $card } contre de nouvelles cartes
select = Choisir { spot }
select-nobody = Ne choisir personne
spot = { $barbarian } à la place { $place } { of-band }
switch = Permuter { $own } à la place { $own-place } de votre Bande avec { spot }
switch-nobody = Ne permuter { $own } à la place { $own-place } de votre Bande avec personne
pass = Passer
pass-offering = Ne rien proposer
pass-exchanging = Garder votre main telle quelle
pass-swapping = Ne rien jouer : vous n’avez pas d’autre carte
pass-switching = Cesser de permuter
accept = Accepter { $card } pour une Étoile
decline = Refuser { $card }

## Le journal

note-decided = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} décidé.
note-looked = { $hearer ->
    [you] À la { $place }, vous trouvez : { $barbarian }.
   *[other] { $hearer } trouve à la { $place } : { $barbarian }.
}
new-barbarians = { $count ->
    [one] { $count } nouveau Barbare
   *[other] { $count } nouveaux Barbares
}
note-mustered = { $seat ->
    [you] Vous gardez { $kept } et rejetez { $rejected }.
   *[other] { $seat } garde { $kept } et rejette { $rejected }.
}
note-refilled = { $down ->
    [one] { $down } Barbare inconnu rejoint
   *[other] { $down } Barbares inconnus rejoignent
} { band }, face cachée.
note-free_band = On complète { band }, face visible.
note-packet = { storm-first } va sous la pioche, mêlé à trois Barbares.
note-struck = { $storm ->
    [lightning] L’Éclair frappe
   *[thunder] Le Tonnerre gronde
} pendant qu’on complète { band } !
note-engaged = { $seat ->
    [you] Toute votre Bande est face cachée : tous les Barbares sont retournés face visible.
   *[other] Toute la Bande de { $seat } est face cachée : tous les Barbares sont retournés face visible.
}
note-switched = { $seat ->
    [you] Vous permutez
   *[other] { $seat } permute
} la { $place } avec la { $other } { of-band }.
note-lowest_total = { $seat ->
    [you] Vous avez le plus petit total, { $total }{ by-lot } : vous distribuez les totems.
   *[other] { $seat } a le plus petit total, { $total }{ by-lot }, et distribue les totems.
}
by-lot = { $lot ->
    [yes] { " " }(égalité, tirage au sort)
   *[no] { "" }
}
note-totem = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} le totem { side }.
note-paired = { $seat ->
    [you] Vous ({ side }) formez
   *[other] { $seat } ({ side }) forme
} un Groupe avec { band }.
note-offers = { $offerer ->
    [you] Vous proposez une carte à { $holder }.
   *[other] { $offerer } { to-holder }.
}
to-holder = { $holder ->
    [you] vous propose une carte
   *[other] propose une carte à { $holder }
}
note-no_offers = { $offerer ->
    [you] Vous ne proposez rien à { $holder }.
   *[other] { $offerer } ne { offers-nothing }.
}
offers-nothing = { $holder ->
    [you] vous propose rien
   *[other] propose rien à { $holder }
}
note-offer_is = { $offerer ->
    [you] Vous proposez à { $holder } cette carte : { $card }.
   *[other] { $offerer } { to-holder } : { $card }.
}
note-accepts = { $holder ->
    [you] Vous acceptez et payez une Étoile à { $offerer }.
   *[other] { $holder } accepte et { to-offerer }.
}
to-offerer = { $offerer ->
    [you] vous paie une Étoile
   *[other] paie une Étoile à { $offerer }
}
note-declines = { $holder ->
    [you] Vous refusez la carte de { $offerer } ; elle va sous la pioche Action.
   *[other] { $holder } refuse { $offerer ->
        [you] votre carte
       *[other] la carte de { $offerer }
    } ; elle va sous la pioche Action.
}
note-traded = { $seat ->
    [you] Vous échangez
   *[other] { $seat } échange
} trois { $card } contre trois nouvelles cartes.
note-reshuffled = La défausse est mélangée : nouvelle pioche, { $cards }.
note-draws = { $seat ->
    [you] Vous piochez
   *[other] { $seat } pioche
} { $cards }.
note-plays = { $seat ->
    [you] Vous retournez
   *[other] { $seat } retourne
} { $card }.
note-regrets = { $holder ->
    [you] Vous avez refusé { $card } mais l’avez
   *[other] { $holder } a refusé { $card } mais l’a
} jouée quand même : { $offerer ->
    [you] une Étoile vous est due.
   *[other] une Étoile est due à { $offerer }.
}
note-swapped = { $seat ->
    [you] Vous échangez et jouez
   *[other] { $seat } échange et joue
} { $card }.
note-swaps_nothing = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas d’autre carte à jouer.
note-mirrored = { $seat ->
    [you] Votre miroir
   *[other] Le miroir de { $seat }
} { $copied ->
    [none] ne montre rien.
   *[other] montre { $copied }.
}
note-selected = { $seat ->
    [you] Vous choisissez la { $place } { of-band } et y posez
   *[other] { $seat } choisit la { $place } { of-band } et y pose
} une Étoile.
note-selects_nothing = { $seat ->
    [you] Vous ne choisissez
   *[other] { $seat } ne choisit
} personne.
note-totals = Noir totalise { $black }, Blanc totalise { $white }.
note-wins = { $seat ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} nettement.
note-draw = Égalité : tous les Barbares choisis sont cognés.
note-nothing_happens = Personne n’a été choisi : il ne se passe rien.
note-clobbered = { $barbarian } { of-band } est cogné et va { $taker ->
    [you] chez vous.
   *[other] chez { $taker }.
}
note-tired = { $barbarian } à la { $place } { of-band } est retourné face cachée.
note-star_to = Une Étoile { of-band } { $seat ->
    [none] retourne dans la boîte.
    [you] vous revient.
   *[other] revient à { $seat }.
}
note-glorious = Gloire : { $loser ->
    [you] vous donnez une Étoile à { $winner }.
   *[other] { $loser } { $winner ->
        [you] vous donne une Étoile.
       *[other] donne une Étoile à { $winner }.
    }
}
note-fled = { $seat ->
    [you] Vous avez fui et retournez toute votre Bande.
   *[other] { $seat } a fui et retourne toute sa Bande.
}
note-relief = { $seat ->
    [you] Vous n’avez plus d’Étoiles et en recevez
   *[other] { $seat } n’a plus d’Étoiles et en reçoit
} { $stars } des autres.
note-unpaid = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} pas d’Étoile, et personne ne peut en donner.
note-shirked = Tant de manches, si peu de coups : le ciel en a assez vu.
note-game_over = L’orage a éclaté : la partie est finie. { $how ->
    [most-stars] Le plus d’Étoiles l’emporte.
    [larger-pile] La plus grande pile de butin départage.
   *[shared] La victoire est partagée.
}

## Ce qui empêche un coup

when-reject = Vous rejetez des Barbares quand on vous en a donné de nouveaux
when-give_black = Le totem Noir est donné avant la première manche
when-give_white = Le totem Blanc est donné avant la première manche, et transmis à la fin de chacune
when-pair = Les porteurs des totems choisissent une Bande au début d’une manche
when-offer = Vous proposez une carte quand votre Bande a été prise par un porteur
when-lay = Les porteurs posent leurs cartes après les propositions
when-exchange = Vous échangez trois cartes avant de proposer, avant de poser ou après l’affrontement
when-select = Vous choisissez des Barbares quand votre carte vous laisse le choix
when-switch = Vous permutez des Barbares après avoir joué Miroir & Permute
when-pass = Vous pouvez passer quand proposer, échanger ou permuter dépend de vous
when-accept = Vous acceptez une carte quand on vous en a proposé une
when-decline = Vous refusez une carte quand on vous en a proposé une
now-mustering = vous choisissez lesquels de vos nouveaux Barbares garder
now-topping-up = { now-mustering }
now-giving-black = vous choisissez qui reçoit le totem Noir
now-giving-white = vous choisissez qui reçoit le totem Blanc
now-passing-white = vous transmettez le totem Blanc
now-pairing = vous choisissez une Bande à laquelle vous allier
now-offering = vous choisissez si vous proposez une carte
now-answering = vous acceptez ou refusez la carte proposée
now-laying = vous posez une carte
now-swapping = vous jouez une autre carte à la place d’Échange & Joue
now-selecting = vous choisissez un de plusieurs Barbares qui conviennent aussi bien
now-exchanging = vous choisissez si vous échangez trois cartes
now-switching = vous permutez des Barbares
no-player = Ce joueur n’existe pas.
no-band = Cette Bande n’existe pas.
no-star = Vous n’avez pas d’Étoile ; la carte en coûte une.
not-among-equals = Ce Barbare n’est pas parmi ceux qui conviennent aussi bien.
must-lay = Vous devez poser une carte.
too-few = { $held ->
    [0] Vous n’avez aucun { $card }
   *[other] Vous avez { $held } { $card }
} ; un échange demande trois cartes identiques.
deck-empty = La pioche Action est vide : il n’y a rien à piocher.
must-lay-accepted = Vous avez accepté { $card } et devez la poser.
not-for-itself = { $card } ne peut pas être joué à la place de { $card }.
not-in-hand = Vous n’avez pas { $card } en main.
not-new = Le Barbare à la place { $place } n’est pas un des nouveaux.
holds-black = { $holder ->
    [you] Vous portez
   *[other] { $holder } porte
} le totem Noir.
white-already = Vous portez déjà le totem Blanc : donnez-le à quelqu’un d’autre.
own-band = C’est votre propre Bande : choisissez-en une autre.
band-of-holder = C’est le porteur du totem { side } qui possède { band }.
band-taken = L’autre Groupe a déjà { band }.
both-own = Les deux Barbares sont dans votre propre Bande.
switched-already = Le Barbare à la place { $place } { of-band } a déjà été permuté.

## La fin

unit = { $count ->
    [one] { $count } Étoile
   *[other] { $count } Étoiles
}
unit-plural = Étoiles
row-start = Étoiles au début
row-selected-out = Posées sur des Barbares
row-star_to-in = Reprises sur des Barbares
row-glorious-in = Gagnées avec Assoiffé de gloire
row-glorious-out = Perdues face à Assoiffé de gloire
row-accepts-in = Pour des cartes que d’autres ont acceptées
row-accepts-out = Payées pour des cartes acceptées
row-regrets-in = Pour des cartes que d’autres ont refusées mais jouées
row-regrets-out = Payées pour avoir joué des cartes refusées
row-help-in = Reçues faute d’Étoiles
row-help-out = Données à ceux qui n’en avaient plus
row-tie = Départage : pile de butin
barbarians = { $count ->
    [one] { $count } Barbare
   *[other] { $count } Barbares
}

## Le plateau en texte et en image

over = La partie est finie.
headline = Manche { $round }. { $step }. On attend { $players }.
step-mustering = Mise en place : { ask-mustering }
step-giving-black = Mise en place : { ask-giving-black }
step-giving-white = Mise en place : { ask-giving-white }
step-pairing = Étape 1 : { ask-pairing }
step-offering = Étape 2 : { ask-offering }
step-answering = Étape 2 : { ask-answering }
step-laying = Étape 3 : { ask-laying }
step-swapping = Étape 4 : { ask-swapping }
step-selecting = Étape 4 : { ask-selecting }
step-exchanging = Étape 5 : { ask-exchanging }
step-topping-up = Étape 6 : { ask-mustering }
step-switching = Étape 8 : { ask-switching }
step-passing-white = Étape 9 : { ask-passing-white }
ask-mustering = choisir quels Barbares garder
ask-topping-up = { ask-mustering }
ask-giving-black = qui reçoit le totem Noir
ask-giving-white = qui reçoit le totem Blanc
ask-pairing = former les Groupes
ask-offering = proposer des cartes Action
ask-answering = accepter ou refuser
ask-laying = poser les cartes Action
ask-swapping = échanger et jouer
ask-selecting = choisir entre Barbares égaux
ask-exchanging = échanger trois cartes identiques
ask-switching = permuter
ask-passing-white = transmettre le totem Blanc
decks = Éclair { $lightning ->
    [revealed] révélé
   *[hidden] caché
}, Tonnerre { $thunder ->
    [revealed] révélé
   *[hidden] caché
}. Pioche Barbares : { $barbarians }. Pioche Action : { $actions ->
    [one] { $actions } carte
   *[other] { $actions } cartes
}.
mark-totem = totem { side }
mark-grouped = groupée avec { side }
band-first = { $owner ->
    [you] Votre Bande
    [none] La Bande libre { $free }
   *[other] La Bande de { $owner }
}
band-line = { band-first }{ $marks ->
    [none] { "" }
   *[other] { " " }[{ $marks }]
}
band-line-owned = { band-line } : { $stars ->
    [one] { $stars } Étoile
   *[other] { $stars } Étoiles
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, pile de butin { $pile }
face-down = ({ $barbarian }) caché
face-new = <{ $barbarian }> nouveau
clans = Clans : { $clans }
on-table = Sur la table : { $cards ->
    [none] aucune carte
   *[other] { $cards }
}.
played = { $player } : { $card }
played-on = { $player } : { $card } sur { $barbarians }
discards = Défausse : { card-list }. Étoiles dans la boîte : { $stars }.
hand = Votre main : { card-list }.
card-list = { $cards ->
    [none] rien
   *[other] { $cards }
}
card-times = { $card } ×{ $count }
offered = { $offerer } propose à { $holder } : { $card }, { $stage ->
    [offered] proposée
    [accepted] acceptée
   *[rejected] refusée
}.
from-bottom = { $card } ({ $place } depuis le bas)
known-barbarians = Cartes connues de la pioche Barbares : { $cards }.
known-actions = Cartes connues de la pioche Action : { $cards }.
sure = { $player } a certainement : { card-list }.
decided = Vous avez décidé : { $move }.
picture-over = La partie est finie
picture-round = Manche { $round } : { $ask }
picture-free-band = Bande libre { $free }
picture-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
picture-versus = VS
picture-barbarians = { $count ->
    [one] { $count } Barbare à venir
   *[other] { $count } Barbares à venir
}
picture-actions = { $count ->
    [one] { $count } carte Action
   *[other] { $count } cartes Action
}
picture-stars = { $count ->
    [one] { $count } Étoile dans la boîte
   *[other] { $count } Étoiles dans la boîte
}

## Nombres de la boîte

copies-of = { $count } { $card }
any-total = n’importe quel total
no-number = aucun nombre
times = { $count ->
    [0] pas du tout
    [1] une fois
    [2] deux fois
    [3] trois fois
    [4] quatre fois
    [5] cinq fois
    [6] six fois
    [7] sept fois
    [8] huit fois
   *[other] neuf fois
}
counts = { times }{ $add ->
    [0] { "" }
   *[other] { " " }et { $add } de plus
}, { $cap ->
    [0] sans plafond
   *[other] jusqu’à { $cap }
}

## Options et boîtes

choice-basic = jeu de base
choice-middle = jeu moyen
choice-full = jeu complet
choice-as-the-game-says = comme la partie le prévoit
choice-yes = oui
choice-no = non
choice-usual = habituelles
choice-literal = littérales
choice-in = avec
choice-out = sans
designer = non nommé dans les règles
publisher = non nommé dans les règles
called-game = Jeu
called-hand = Main
called-clans = Clans
called-step2 = Étape 2
called-cards = Cartes
called-second_best = Second
called-the_underdogs = Les Outsiders
called-glory_seeker = Assoiffé de gloire
called-swap_and_play = Échange & Joue
called-mirror_and_switch = Miroir & Permute
called-flee_and_surprise = Fuite & Surprise

## Diagrams of the rules

diagram-groups = Deux Groupes : chaque porteur a le grand totem, et la Bande qu’il a prise pour partenaire le petit. Une carte choisit parmi tous les Barbares face visible de son Groupe ; celui qui est face cachée est ignoré.
