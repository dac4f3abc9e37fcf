### Asteroid Miners en français.

## Le jeu

pitch = Forez à travers trois astéroïdes, remportez des appels d’offres pour vos métaux et forgez une station spatiale, en heures supplémentaires si vous l’osez.
ending-most-funding = le dernier astéroïde est épuisé, et une compagnie a plus de capital que l’autre
ending-tie-break = le capital était égal ; plus de rangées de la station Alpha ou plus de strates ont tranché
ending-shared = capital, rangées et strates sont égaux : les deux compagnies gagnent
ending-bankrupt = une compagnie n’avait plus de capital et rien à forger : l’autre gagne
ending-outdone = seul à la table, sans avoir battu le rival
ending-ruined = seul à la table, sans capital et sans rien à forger
ended-most-funding = le plus de capital
ended-tie-break = départage
ended-shared = victoire partagée
ended-bankrupt = faillite
ended-outdone = dépassé
ended-ruined = ruiné
reconstructed = Nous n’avons que la notice de l’extension : le jeu de base (foreuses, événements, appels d’offres, marché, équipement et rival solo), la plupart des strates et la plupart des rangées de la station sont de notre invention.
option-version = si les foreuses s’achètent une fois et s’utilisent librement, ou se paient à chaque tour
option-foundry = avec ou sans la Fonderie interstellaire
option-rival = seul : comment le rival fore
option-forging = seul : si le rival forge selon une table exacte ou si vous décidez pour lui
seat-name-0 = Rouge
seat-name-1 = Violet

## Compagnies, minerais, dés et argent

rival = Le rival
mineral = { $mineral ->
    [0] rien
    [1] argile
    [2] roche
    [3] fer
    [4] nickel
    [5] platine
   *[6] rhodium
}
pair = { $first } et { $second }
component = { $number } ({ $minerals })
asteroid = astéroïde { $number }
ability = { $face ->
    [0] aucune capacité
    [1] un dé de 1 en plus ou en moins
    [2] un dé de 2 en plus ou en moins
    [3] deux dés de 1 chacun en plus ou en moins
    [4] deux dés de 2 chacun en plus ou en moins
    [5] deux dés par leur total
   *[6] un ou deux dés retournés
}
event = { $event ->
    [1] micrométéoroïdes
    [2] foret bloqué
    [3] éruption solaire
    [4] poste calme
    [5] flambée des prix
    [6] investisseur
    [7] chute des prix
    [8] terrain meuble
   *[9] poussière
}
money = { $amount } M$
the-die = le { $face }

## Coups

drill = Payer { $price } pour la foreuse { $drill } ({ dice })
dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
reroll = Relancer { $dice }
keep = Garder tous les dés
modify = Lancer le dé Modifier
modify-again = Relancer le dé Modifier
alter-total = Laisser { $first } et { $second } valoir les deux minerais
alter-one = { turn } { $first } en { $first-now }
alter-two = { turn } { $first } en { $first-now } et { $second } en { $second-now }
turn = { $flip ->
    [yes] Retourner
   *[no] Changer
}
excavate = Extraire avec les dés tels quels
smelt = Relancer { $dice } dans le four
smelt-none = Garder les dés du four
control = Lancer le dé orange
control-again = Relancer le dé orange
go-on = Continuer en heures supplémentaires : { $component }, avec { $risk } en jeu
settle = Forger { $component } avec { $ability } pour { $pay }
settle-none = Ne pas forger { $component }
bare-smelt = Relancer des dés du four
bare-control = Lancer le dé orange
bare-settle = Finir le composant
bare-go_on = Continuer en heures supplémentaires
bank = Arrêter et encaisser { $risk }
buy-drill = Acheter la foreuse { $drill } ({ dice }) pour { $price }
buy-equipment = Acheter l’équipement de niveau { $level } ({ rolls }) pour { $price }
rolls = { $rolls ->
    [one] { $rolls } lancer Modifier
   *[other] { $rolls } lancers Modifier
}
save = Ne rien acheter
forge = Garder { $funding } et aller droit à la Fonderie

## Le journal

who-has = { $company ->
    [you] Vous avez
    [the-rival] Le rival a
   *[other] { $company } a
}
note-turn = Manche { $round } : { $company ->
    [you] à vous
    [the-rival] au rival
   *[other] à { $company }
}.
note-event = { $event ->
    [1] Micrométéoroïdes : { $company ->
        [you] vous payez
        [the-rival] le rival paie
       *[other] { $company } paie
    } { $cost } de réparations (sauf avec { $cost } ou moins).
    [2] Foret bloqué : { $company ->
        [you] vous forez
        [the-rival] le rival fore
       *[other] { $company } fore
    } avec un dé de moins, mais jamais moins de { $least }.
    [3] Éruption solaire : { $company ->
        [you] vous ne pouvez
        [the-rival] le rival ne peut
       *[other] { $company } ne peut
    } pas relancer les dés de forage.
    [4] Poste calme : il ne se passe rien.
    [5] Flambée des prix : { $company ->
        [you] vous vendrez
        [the-rival] le rival vendra
       *[other] { $company } vendra
    } à prix élevé.
    [6] Investisseur : { $company ->
        [you] vous recevez
        [the-rival] le rival reçoit
       *[other] { $company } reçoit
    } { $gain }.
    [7] Chute des prix : { $company ->
        [you] vous vendrez
        [the-rival] le rival vendra
       *[other] { $company } vendra
    } à bas prix.
    [8] Terrain meuble : { $company ->
        [you] vous forez
        [the-rival] le rival fore
       *[other] { $company } fore
    } avec un dé de plus, mais jamais plus de { $most }.
   *[9] Poussière : { $company ->
        [you] vous ne pouvez
        [the-rival] le rival ne peut
       *[other] { $company } ne peut
    } pas lancer le dé Modifier.
}
note-broke = { $company ->
    [you] Vous n’avez plus de capital et rien à forger : vous êtes éliminé.
    [the-rival] Le rival n’a plus de capital et rien à forger : il est éliminé.
   *[other] { $company } n’a plus de capital et rien à forger : éliminé.
}
note-rescued = { $company ->
    [you] Vous n’avez pas de capital et allez
    [the-rival] Le rival n’a pas de capital et va
   *[other] { $company } n’a pas de capital et va
} droit à la Fonderie.
note-kept = { $company ->
    [you] Vous gardez { $price } et allez
    [the-rival] Le rival garde { $price } et va
   *[other] { $company } garde { $price } et va
} droit à la Fonderie.
note-fee = { $company ->
    [you] Vous payez
    [the-rival] Le rival paie
   *[other] { $company } paie
} { $price } pour la foreuse { $drill }.
note-drilled = { $company ->
    [you] Vous forez et faites
    [the-rival] Le rival fore et fait
   *[other] { $company } fore et fait
} { $dice }.
note-rerolled = Après la relance les dés montrent { $dice }.
note-modified = Dé Modifier : { $face }.
note-altered = { $use ->
    [total] { $company ->
        [you] Vous laissez
        [the-rival] Le rival laisse
       *[other] { $company } laisse
    } le { $first } et le { $second } valoir les deux minerais.
    [one] { turns } le { $first } en { $first-now }.
   *[two] { turns } le { $first } en { $first-now } et le { $second } en { $second-now }.
}
turns = { $company ->
    [you] Vous changez
    [the-rival] Le rival change
   *[other] { $company } change
}
note-dug = { $company ->
    [you] Vous extrayez
    [the-rival] Le rival extrait
   *[other] { $company } extrait
} : { $mineral }.
note-nothing_dug = { $company ->
    [you] Vous n’extrayez
    [the-rival] Le rival n’extrait
   *[other] { $company } n’extrait
} rien.
note-excavated = { who-has } entièrement extrait la strate { $depth } ({ $asteroid }).
note-bid = { $company ->
    [you] Vous offrez
    [the-rival] Le rival offre
   *[other] { $company } offre
} { $bid } contre { $a } et { $b } et { $won ->
    [0] { $company ->
        [you] ne remportez
       *[other] ne remporte
    } pas l’appel d’offres.
   *[1] { $company ->
        [you] remportez
       *[other] remporte
    } l’appel d’offres.
}
note-sold = { $company ->
    [you] Vous vendez
    [the-rival] Le rival vend
   *[other] { $company } vend
} { $mineral } { $column ->
    [0] au prix bas
    [1] au prix moyen
    [2] au prix élevé
   *[3] au prix du contrat
} : { $price }.
note-bought_drill = { buys } la foreuse { $drill } pour { $price }.
note-bought_equipment = { buys } l’équipement de niveau { $level } pour { $price }.
buys = { $company ->
    [you] Vous achetez
    [the-rival] Le rival achète
   *[other] { $company } achète
}
note-tries = { $company ->
    [you] Vous allumez
    [the-rival] Le rival allume
   *[other] { $company } allume
} le four pour la rangée { $row } : { $component }.
note-smelted = Four, lancer { $roll } : { $a } et { $b }.
note-natural = Une fonte pure : { $component } sans le Poste de contrôle.
note-control = Poste de contrôle, lancer { $roll } : { $face }.
note-failed = { $company ->
    [you] Vous ne pouvez
    [the-rival] Le rival ne peut
   *[other] { $company } ne peut
} pas forger la rangée { $row } cette fois.
note-overtime = Heures supplémentaires : { $company ->
    [you] vous mettez
    [the-rival] le rival met
   *[other] { $company } met
} en jeu la rangée { $row } et { $risk }.
note-fell = La rangée { $row } échoue en heures supplémentaires : { $company ->
    [you] vous perdez
    [the-rival] le rival perd
   *[other] { $company } perd
} { $rows ->
    [one] { $rows } nouvelle rangée
   *[other] { $rows } nouvelles rangées
} de ce tour et { $risk }.
note-forged = { $company ->
    [you] Vous forgez
    [the-rival] Le rival forge
   *[other] { $company } forge
} { $component } pour la rangée { $row }, qui vaut { $pay }.
note-banked = { $company ->
    [you] Vous êtes à la rangée { $row } et encaissez
    [the-rival] Le rival est à la rangée { $row } et encaisse
   *[other] { $company } est à la rangée { $row } et encaisse
} { $risk }.
note-arrived = L’astéroïde est épuisé. Le suivant : { $asteroid }.
note-missed = { $company ->
    [you] Vous avez manqué la dernière strate et montez
    [the-rival] Le rival a manqué la dernière strate et monte
   *[other] { $company } a manqué la dernière strate et monte
} à la rangée { $row } sans paie.
note-ends = { $red-company ->
    [you] Vous avez
   *[other] { $red-company } a
} { $red }, { $purple-company ->
    [you] vous avez
    [the-rival] le rival a
   *[other] { $purple-company } a
} { $purple }{ $result ->
    [tie-break] { " " }: rangées et strates tranchent
    [shared] { " " }: la victoire est partagée
    [outdone] { " " }: le rival n’est pas battu
   *[funding] { "" }
}.

## Ce qui empêche un coup

when-drill = Vous choisissez et payez une foreuse au début de votre tour
when-forge = Vous ne pouvez aller droit à la Fonderie qu’au début de votre tour
when-reroll = Vous relancez les dés de forage juste après avoir foré
when-modify = Vous lancez le dé Modifier après la relance
when-alter = Vous utilisez le dé Modifier après la relance
when-excavate = Vous extrayez après la relance
when-smelt = Vous relancez les dés du four à la Fonderie, après le marché
when-control = Vous lancez le dé orange à la Fonderie, après les dés du four
when-settle = Vous finissez un composant à la Fonderie, après les dés du four
when-go_on = Vous continuez en heures supplémentaires après avoir forgé un composant, si vous êtes en retard
when-bank = Vous encaissez la paie en jeu entre deux composants forgés en heures supplémentaires
when-buy_drill = Vous achetez une foreuse à la fin de votre tour
when-buy_equipment = Vous achetez de l’équipement à la fin de votre tour
when-save = Vous décidez quoi acheter à la fin de votre tour
now-starting = le tour suivant commence
now-drilling = vous choisissez une foreuse
now-rerolling = vous choisissez les dés de forage à relancer
now-modifying = vous utilisez le dé Modifier ou extrayez
now-smelting = vous choisissez les dés du four à relancer
now-controlling = vous lancez le dé orange ou finissez le composant
now-overtime = vous choisissez si vous continuez en heures supplémentaires
now-upgrading = vous choisissez quoi acheter
drills-not-bought = Dans la version avancée vous payez une foreuse à chaque tour au lieu d’en acheter une.
best-drill = Vous avez déjà la meilleure foreuse.
best-equipment = Vous avez déjà le meilleur équipement.
no-foundry = Cette partie se joue sans la Fonderie interstellaire.
drill-free = Dans la version normale l’usage de votre foreuse ne coûte rien.
no-such-drill = Il n’y a pas de foreuse { $drill } dans cette partie.
drill-too-dear = Vous avez { $funding } ; la foreuse { $drill } coûte { $price }.
equipment-too-dear = Vous avez { $funding } ; l’équipement de niveau { $level } coûte { $price }.
has-funding = Vous ne pouvez aller droit à la Fonderie que dans la version avancée, si vous avez commencé votre tour avec { $none }.
dust = Le nuage de poussière vous empêche de lancer le dé Modifier ce tour-ci.
no-roll-left = { $rolls ->
    [0] Vous n’avez pas d’équipement pour lancer le dé Modifier.
    [one] Votre équipement permet { $rolls } lancer Modifier, et vous l’avez utilisé.
   *[other] Votre équipement permet { $rolls } lancers Modifier, et vous les avez utilisés.
}
no-such-die = Vous avez { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} : { $dice }.
one-choice = Deux de ces dés montrent le même nombre : choisissez le premier.
not-the-total = { $first } et { $second } font { $sum } ; la strate demande un total de { $total }.
no-total = Un minerai de cette strate a déjà été extrait : un total ne peut pas valoir les deux.
no-change = Le dé Modifier montre { $face } ({ $ability }) : il ne change rien dans ce sens.
not-rolled = Vous n’avez pas lancé le dé Modifier.
wrong-number = Le dé Modifier montre { $face } ({ $ability }) : il ne change pas { $count ->
    [one] un dé
   *[other] deux dés
}.

## La fin

unit = { $negative ->
    [yes] −{ $size } M$
   *[no] { $size } M$
}
unit-plural = M$
row-start = Capital au début
row-sold = Métaux vendus
row-rows = Paie de la station spatiale
row-events = Événements
row-fees = Frais de forage
row-bought = Foreuses et équipement achetés
row-rival = Capital du rival
row-tie-rows = Premier départage : rangées de la station Alpha
row-tie-strata = Deuxième départage : strates
metals = { $count ->
    [one] { $count } métal
   *[other] { $count } métaux
}
payments = { $count ->
    [one] { $count } paiement
   *[other] { $count } paiements
}
events = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
turns-paid = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
purchases = { $count ->
    [one] { $count } achat
   *[other] { $count } achats
}
verdict = { verdict-score }.
verdict-score = { $player ->
    [you] { $result ->
        [won] Vous gagnez
       *[lost] Vous perdez
    }
   *[other] { $player } { $result ->
        [won] gagne
       *[lost] perd
    }
} avec { $mine } contre { $theirs } au rival
verdict-tie = { verdict-score }. { $by ->
    [rows] Les rangées de la station Alpha
   *[strata] Les strates
} ({ $one } contre { $other }) ont tranché.
verdict-ruined = { $player ->
    [you] Vous perdez
   *[other] { $player } perd
} : plus de capital, et rien à forger. Le rival a { $theirs }.

## Le plateau en texte et en image

board-round = Manche { $round }, { $version ->
    [0] normale
   *[1] avancée
}    Astéroïde { $asteroid } sur { $asteroids }
board-stratum = Strate
board-red = Rouge
board-purple = Violet
mark-out = ext
mark-first = 1er
mark-second = 2e
board-station = Station
board-start = début
board-row = { $component } / appel d’offres : { $tender }
board-company = { $name } (rouge)
board-company-purple = { $name } (violet)
board-drill = foreuse { $drill } ({ dice })
board-equipment = équipement { $level } ({ rolls })
board-row-of = rangée { $row } sur { $rows }
board-price = { $mineral } { $prices }, contrat { $contract }
board-market = Marché : { $prices }
phase-drill = 2 Forer
phase-modify = 3 Modifier les dés
phase-foundry = 6½ Fonderie interstellaire
phase-overtime = 6½ Fonderie interstellaire, heures supplémentaires
phase-upgrade = 7 Amélioration de l’équipement
board-phase = { $name } : { $phase }
board-phase-event = { $name } : { $phase }  Événement : { event }
board-offer = foreuse { $drill } : { dice } pour { $price }
board-dice = Dés : { $dice }
board-modify = Dé Modifier { $face } : { $ability } ({ $left ->
    [one] reste { $left } lancer
   *[other] restent { $left } lancers
})
board-wanted = { wanted } ; appel d’offres non remporté ; en jeu { $risk }
board-wanted-tender = { wanted } ; appel d’offres remporté ; en jeu { $risk }
wanted = Pour la rangée { $row } il faut : { $component }
board-smelter = Four : { $dice } (lancer { $roll } sur { $rolls })
board-control = Dé orange { $face } : { $ability } (lancer { $roll } sur { $rolls })
board-chance = Chance du prochain composant au mieux : { NUMBER($chance, minimumFractionDigits: 1) } %
picture-over = La partie est finie
picture-round = Manche { $round }
picture-round-phase = Manche { $round } : { $phase }
picture-equipment = Équipement { $level }
picture-tools = Foreuse { $drill }, équipement { $level }
picture-tray = Lancés
picture-modify = Modifier

## Nombres de la boîte

version = { $version ->
    [0] Normale
   *[1] Avancée
}
span = { $low } à { $high }
count = { $count ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $count }
}
metal-for = { $mineral } pour { $price }
pay-for = { $pay } avec { $faces }
event-effect = { $event ->
    [1] vous payez { $cost }, sauf avec { $cost } ou moins
    [2] un dé de forage de moins, mais au moins { $least }
    [3] pas de relance des dés de forage
    [4] il ne se passe rien
    [5] prix élevés au marché
    [6] vous recevez { $gain }
    [7] bas prix au marché
    [8] un dé de forage de plus, mais au plus { $most }
   *[9] pas de lancer du dé Modifier
}
event-on = { event } sur { $faces } ({ event-effect })
event-elsewhere = { event } ({ event-effect })
no-components = Aucun composant
ordinal = { $asteroid ->
    [0] premier
    [1] deuxième
    [2] troisième
   *[3] quatrième
}
strata-of = { $strata } du { ordinal }
asteroid-has = le { ordinal } a { $strata }
asteroid-begins = le { ordinal } commence par { $stratum }

## Options et boîtes

choice-regular = normale
choice-advanced = avancée
choice-with = avec
choice-without = sans
choice-easy = facile
choice-normal = moyen
choice-hard = difficile
choice-by-table = selon la table
choice-by-hand = à la main
choice-standard = Prix équitables
choice-deep = Ceinture profonde
choice-first = Prix d’origine
option-box = avec quelles cartes et quels prix on joue
box-standard = Prix équitables
box-standard-about = l’équipement coûte assez pour que chaque plan d’achat puisse payer
box-deep = Ceinture profonde
box-deep-about = une partie plus longue : quatre astéroïdes, cinq foreuses, onze rangées et d’autres événements
box-first = Prix d’origine
box-first-about = les prix de la première reconstitution, où le mieux est de tout acheter aussitôt
called-version = Version
called-foundry = Fonderie
called-rival = Rival
called-forging = Forge
called-box = Cartes

## Diagrams of the rules

diagram-strata = Les deux compagnies creusent les mêmes strates, chacune dans son puits. Rouge, à gauche, a entièrement extrait une strate et la moitié de la suivante ; violet une seule.
diagram-station = La station Alpha se construit par le bas : rouge, à gauche, a deux rangées, violet une. Là où une rangée montre deux composants, celui de droite est pour le gagnant de l’appel d’offres.
