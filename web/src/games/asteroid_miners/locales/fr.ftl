
## belt

asteroid-mineral = { $mineral ->
    [0] rien
    [1] argile
    [2] roche
    [3] fer
    [4] nickel
    [5] platine
   *[other] rhodium
}
asteroid-event = { $event ->
    [1] Micrométéoroïdes
    [2] Foret bloqué
    [3] Éruption solaire
    [4] Poste calme
    [5] Flambée des prix
    [6] Investisseur
    [7] Chute des prix
    [8] Terrain meuble
   *[other] Poussière
}
asteroid-ability = { $face ->
    [1] ±1 un
    [2] ±2 un
    [3] ±1 deux
    [4] ±2 deux
    [5] même total
   *[other] retourner
}
asteroid-ability-said = { $face ->
    [1] changer un dé de 1
    [2] changer un dé de 2
    [3] changer les deux dés de 1
    [4] changer les deux dés de 2
    [5] toutes faces de même total
   *[other] retourner des dés
}
asteroid-modify = { $face ->
    [1] ±1 un dé
    [2] ±2 un dé
    [3] ±1 deux dés
    [4] ±2 deux dés
    [5] même total
   *[other] retourner 1–2
}
asteroid-modify-said = { $face ->
    [1] changer un dé de 1
    [2] changer un dé de 2
    [3] changer deux dés de 1
    [4] changer deux dés de 2
    [5] changer deux dés à total égal
   *[other] retourner un ou deux dés
}
asteroid-company-letter = { $company ->
    [0] R
   *[other] V
}
asteroid-phase = { $phase ->
    [0] Événement
    [1] Forer
    [2] Modifier
    [3] Extraction
    [4] Appel d’offres
    [5] Marché
    [6] Fonderie interstellaire
    [7] Amélioration
   *[other] Nettoyage
}
asteroid-money = { $amount } M$

## Abilities

asteroid-face = Sur un { $face } : { $said }{ $paid ->
    [yes] , pour { $pay }
   *[no] { "" }
}{ $rolled ->
    [yes] , obtenu
   *[no] { "" }
}{ $helps ->
    [yes] , ferait le composant
   *[no] { "" }
}

## Asteroid

asteroid-number = Astéroïde { $asteroid }.
asteroid-stratum = Strate { $stratum } : { $pair }{ $dug ->
    [0] { "" }
   *[other] , extraite par { $names }
}{ $half }.
asteroid-half-dug = , { $mineral } extrait par { $name }

## Board

asteroid-red = Rouge
asteroid-rival = Le rival
asteroid-purple = Violet
asteroid-over = La ceinture est épuisée.
asteroid-step = { $step ->
    [drilling] Choisissez une foreuse
    [rerolling] Forer
    [modifying] Modifier les dés
    [smelting] Le four
    [controlling] Le Poste de contrôle
    [overtime] Heures supplémentaires ?
    [upgrading] Amélioration
   *[other] { "" }
}{ $rival ->
    [yes] { " " }pour le rival
   *[no] { "" }
}
asteroid-need-drill = Il vous faut { $wanted } : plus de dés coûtent plus cher.
asteroid-need-roll = Il vous faut { $wanted }. Touchez les dés pour les garder ou les lancer.
asteroid-use-modify = Utilisez le dé Modifier sur vos dés, ou extrayez.
asteroid-roll-modify = Lancez le dé Modifier, ou extrayez.
asteroid-match = Obtenez les deux minerais sans le dé orange pour { $money }.
asteroid-green = Les capacités vertes feraient le composant.
asteroid-behind = Vous aviez deux rangées de retard : vous pouvez continuer, mais un échec perd toutes les rangées de ce tour.
asteroid-one-purchase = Un achat par tour ; il sert dès le tour suivant.
asteroid-odds = Chances { $on ->
    [yes] affichées
   *[other] masquées
}

## Company

asteroid-you = vous
asteroid-funding = Capital
asteroid-drill = Foreuse
asteroid-dice-brackets = ({ $dice } dés)
asteroid-by-the-turn = au tour
asteroid-equipment = Équipement
asteroid-modify-brackets = ({ $rolls } Modifier)
asteroid-tender-won = Appel remporté

## Drilling

asteroid-use = Utiliser le { $face }, dé { $die }, pour le total
asteroid-turn = Changer le { $face }, dé { $die }, en { $into }
asteroid-promise = Extrait { $dug }{ $bid ->
    [0] { "" }
   *[other] { " " }; offre { $bid }{ $odds ->
        [yes] { " " }(gagne à { $chance })
       *[no] { "" }
    }
}
asteroid-drill-number = Foreuse { $drill }
asteroid-dice = { $dice } dés
asteroid-straight = Droit à la Fonderie
asteroid-no-drill = sans foreuse, garder
asteroid-drill-die = Dé de forage
asteroid-modify-die = Dé Modifier : { $face }
asteroid-modify-dice = Modifier les dés
asteroid-throw = Relancer { $count ->
    [one] un dé
   *[other] { $count } dés
}
asteroid-keep-all = Tout garder
asteroid-only-this = Seulement celui-ci
asteroid-another = Un autre dé
asteroid-roll-modify-die = { $again ->
    [yes] Relancer
   *[no] Lancer
} le dé Modifier
asteroid-excavate = Extraire

## Foundry

asteroid-row-aim = Rangée { $row } : C{ $component }
asteroid-at-risk = { $money } en jeu
asteroid-bank = Encaisser { $money }
asteroid-stand = et rester à la rangée { $row }
asteroid-risk-chance = Risquer : { $chance }
asteroid-risk = Risquer
asteroid-risk-loses = un échec perd { $money } et { $rows ->
    [one] la rangée
   *[other] toutes les rangées
} de ce tour
asteroid-smelter-die = Dé du four
asteroid-roll-of = lancer { $roll } sur { $most }
asteroid-orange-die = Dé orange : { $face }
asteroid-control = Poste de contrôle
asteroid-smelt-again = Relancer { $count ->
    [one] le { $face }
   *[other] les deux
}{ $aid }
asteroid-to-control = Aller au Poste de contrôle{ $aid }
asteroid-forge = Forger pour { $money }{ $aid }
asteroid-roll-orange = { $left ->
    [first] Lancer le dé orange
   *[other] Relancer le dé orange (reste { $left })
}{ $aid }
asteroid-give-up = Renoncer

## Market

asteroid-market-won = remporté
asteroid-market-die = dé du marché
asteroid-tender = contrat
asteroid-metal-market = Marché des métaux
asteroid-in-millions = , en millions de dollars
asteroid-market = Marché
asteroid-metal = Métal
asteroid-sold = , vendu à ce prix

## Ribbon

asteroid-asteroids = Astéroïdes
asteroid-which = Astéroïde { $asteroid }{ $current ->
    [yes] , actuel
   *[no] { "" }
}
asteroid-round = Manche { $round }
asteroid-phases = Phases du tour

## Shop

asteroid-dice-instead = { $dice } dés au lieu de { $before }
asteroid-equipment-number = Équipement { $equipment }
asteroid-modify-rolls = { $rolls } lancers du dé Modifier
asteroid-buy-nothing = Ne rien acheter
asteroid-keep = garder { $money }

## Station

asteroid-station = Station Alpha. { $built }.
asteroid-built = { $name } { $rows ->
    [0] n’a bâti aucune rangée
    [1] a bâti 1 rangée
   *[other] a bâti { $rows } rangées
}
asteroid-row-needs = Rangée { $row } : { $left }{ $same ->
    [yes] { "" }
   *[other] , avec l’appel d’offres { $right }
}.
asteroid-start = début

## Throw

asteroid-throw-die = Le dé { $die } montre { $face }{ $good ->
    [yes] , qu’il vous faut
   *[no] { "" }
} : le relancer
