
## colony

klotho-mineral = { $mineral ->
    [0] organique
    [1] métal
   *[other] rads
}
klotho-artifact = { $artifact ->
    [0] idole
    [1] tablette
   *[other] orbe
}
klotho-an-artifact = { $artifact ->
    [0] une idole
    [1] une tablette
   *[other] un orbe
}
klotho-artifacts = { $artifact ->
    [0] { $n ->
        [one] { $n } idole
       *[other] { $n } idoles
    }
    [1] { $n ->
        [one] { $n } tablette
       *[other] { $n } tablettes
    }
   *[other] { $n ->
        [one] { $n } orbe
       *[other] { $n } orbes
    }
}
klotho-die = { $kind ->
    [0] aucun dé
    [1] dé rouge
    [2] dé violet
    [3] grand dé violet
    [4] dé bleu
    [5] androïde
   *[other] cochon volant
}
klotho-power = { $power ->
    [0] { $amount ->
        [one] une relance de plus
       *[other] { $amount } relances de plus
    }
    [1] un dé de { $amount } en plus ou en moins
    [2] retourner un dé
    [3] un dé en copie un autre
    [4] { $amount ->
        [one] une pièce par tour
       *[other] { $amount } pièces par tour
    }
    [5] outils à { $amount } de moins
    [6] { $amount ->
        [one] défausser une carte de plus
       *[other] défausser { $amount } cartes de plus
    }
    [7] { $amount ->
        [one] un croisement peut différer
       *[other] { $amount } croisements peuvent différer
    }
    [8] à la fin : monstres
    [9] à la fin : artefacts
    [10] à la fin : minerais
    [11] à la fin : pièces
    [12] un dé de plus
    [13] un dé à huit faces
    [14] { $amount ->
        [one] une étoile de plus à chaque fois
       *[other] { $amount } étoiles de plus à chaque fois
    }
   *[other] à la fin : technologies
}
klotho-mine = mine { $number }
klotho-market-card = carte Marché { $number }
klotho-hand = { $alike ->
    [0] suite
    [1] paire
    [2] deux paires
    [3] brelan
    [4] full
    [6] carré
   *[other] cinq identiques
}{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] , de { $least } ou plus
}
klotho-a-hand = { $alike ->
    [0] une{ " " }
    [1] une{ " " }
    [3] un{ " " }
    [4] un{ " " }
    [6] un{ " " }
   *[other] { "" }
}{ klotho-hand }
klotho-total = un total de { $total }
klotho-star-each = une étoile par { $number }
klotho-the-dice = les dés { $dice }
klotho-tools = { $n ->
    [one] { $n } outil
   *[other] { $n } outils
}
klotho-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
klotho-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
klotho-monsters = { $n ->
    [one] { $n } monstre
   *[other] { $n } monstres
}
klotho-spoken = { $name }, pour { $asks } : { $brings }
klotho-spoken-monster = { $name }, un monstre, pour { $asks } : { $brings }
klotho-sure = sûr

## asking

klotho-discard-a-card = défausser une carte
klotho-buy-a-tool = acheter un outil
klotho-stake-a-claim = poser une concession
klotho-roll-or = Lancez, ou d’abord { $first }
klotho-roll = Lancez les dés
klotho-hold = Gardez les dés utiles, relancez le reste
klotho-end-the-turn = finir le tour
klotho-choose-stars = Choisissez les dés qui deviennent des étoiles
klotho-choose-pay = Choisissez les dés qui paient { $card }
klotho-prices = Déplacez les prix : { klotho-stars } à dépenser
klotho-lay-claim = Posez la concession, carte par carte
klotho-take-from = Prenez une carte à { $name }
klotho-trim = Plus de { $limit } cartes : cédez-en { $over }
klotho-claim = Prenez des cartes avec vos dés
klotho-no-roll = Sans lancer, il n’y a rien pour prendre des cartes
klotho-none = { $spent ->
    [yes] Plus de carte
   *[other] Aucune carte
} pour ces dés : { $use ->
    [tool] utilisez un outil, ou continuez
    [technology] utilisez une technologie, ou continuez
   *[other] continuez
}
klotho-all-held = Tous les dés sont gardés
klotho-throw = Lancer { $dice ->
    [0] le nouveau dé
    [1] un dé de nouveau
   *[other] { $dice } dés de nouveau
} ({ $left ->
    [one] reste { $left } lancer
   *[other] restent { $left } lancers
})

## Bench

klotho-choose-lit = Choisissez la carte pour la place éclairée.
klotho-lay-mines = Posez quatre, six, huit ou neuf cartes Mine de façon que les limites se ferment.
klotho-not-closed = Le chemin n’est pas encore fermé.
klotho-differ = { $differ ->
    [one] { $differ } croisement diffère.
   *[other] { $differ } croisements diffèrent.
} Vous pouvez en laisser différer { $spare }.
klotho-takes-bribes = { $bribes ->
    [0] { "" }
    [1] { " " }Demande 1 Pot-de-vin.
   *[other] { " " }Demande { $bribes } Pots-de-vin.
}
klotho-closes = Elle se ferme : { $gained }, soit { $worth } par manche aux prix du jour.{ klotho-takes-bribes }
klotho-closes-short = Elle se ferme, soit { $worth } par manche.{ klotho-takes-bribes }
klotho-suggested = Proposé : { $words }
klotho-no-claim = Aucune concession ne se ferme avec ces cartes.
klotho-your-bench = Votre établi
klotho-on-bench = { $mine } sur l’établi : { $resources }
klotho-turn-mine = Tourner { $mine }
klotho-bench-cell = Établi, rangée { $row }, colonne { $column }
klotho-stake = Poser : { $name }
klotho-suggest = Proposer une concession
klotho-clear = Vider
klotho-back = Retour aux dés

## Board

klotho-the-copy = La copie
klotho-over = L’astéroïde est creusé.
klotho-where = Choisissez maintenant où cela va.
klotho-becomes-copy = Choisissez maintenant le dé qui devient sa copie.
klotho-can-close = Vos cartes Mine peuvent fermer une concession.
klotho-score-near = Une carte de décompte est proche : posez ce qui doit compter.
klotho-keep-all = Garder tous les dés
klotho-lay-a-claim = { $sure ->
    [yes] Poser
   *[other] Essayer de poser
} une concession…

## Face

klotho-four-or-higher = 4 ou plus

## Market

klotho-market = Le marché
klotho-stars-to-spend = { klotho-stars } à dépenser
klotho-move-price = { $way ->
    [up] Monter
   *[other] Baisser
} { klotho-mineral } à { $price } pour { klotho-stars }
klotho-price-ends = { klotho-mineral } : pas plus { $way ->
    [up] haut
   *[other] bas
}

## Place

klotho-take = Prendre
klotho-give-up = Céder
klotho-lay = Poser
klotho-play = Jouer
klotho-of-them = , { $n } exemplaires
klotho-turned-right = tournée à droite
klotho-turned = retournée
klotho-turned-left = tournée à gauche
klotho-shifting = { $thing }, { $amount } { $way ->
    [up] en plus
   *[other] en moins
}
klotho-points-of = { $who ->
    [you] Vous
   *[other] { $who }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
klotho-cards-of = { $who ->
    [you] Vos cartes
   *[other] Cartes de { $who }
}
klotho-your-cards = vos cartes
klotho-lay-how = Poser { $thing } { $how }
klotho-no-cards = pas encore de carte

## Row

klotho-can-pay = { " " }; vos dés peuvent payer
klotho-can-pay-chance = { " " }; vos dés peuvent payer tels quels, chance { $chance } après un lancer
klotho-chance = { " " }; chance { $chance }
klotho-the-row = La rangée
klotho-cards-before = Cartes Klotho avant la carte de décompte { $number }
klotho-cards = Cartes Klotho
klotho-then-score = puis carte de décompte { $number }
klotho-last-cards = les dernières cartes
klotho-row-card = { $act ->
    [claim] Prendre{ " " }
   *[other] { "" }
}{ $card }{ $hopes }
klotho-tool-for = { $act ->
    [buy] Acheter{ " " }
   *[other] { "" }
}{ $tool } pour { $price }
klotho-discard = Défausser { $name }

## Scoring

klotho-go-on = Continuer
klotho-score-card = Carte de décompte { $number }
klotho-scored-artifacts = artefacts { $artifacts }
klotho-scored-monsters = monstres { $monsters }
klotho-after-trading = après l’échange de cartes Mine
klotho-bonus = +{ $bonus } de bonus

## Sheet

klotho-sheet = Feuille de score
klotho-round = Manche
klotho-if-now = si on comptait maintenant
klotho-not-yet = pas encore
klotho-bonus-title = Bonus
klotho-sum = Somme

## Stocks

klotho-full = cartes : { $full } sur { $limit }

## TechFace

klotho-battle-crystal = { " " }Cristal de combat
klotho-crystal = { " " }Cristal

## Tray

klotho-die-gone = { $name } : { $waits ->
    [yes] pas encore lancé
   *[other] vendu
}
klotho-die-words = { $act ->
    [use] Utiliser{ " " }
    [hold] Garder{ " " }
   *[other] { "" }
}{ $name } : { $face }{ $state ->
    [used] , utilisé
    [pays] , paie
    [held] , gardé
   *[other] { "" }
}
klotho-dice = Dés
klotho-held = gardé
