
## clinic

clinic-who = { $sort ->
    [doctor] médecin { $level ->
        [1] blanc
        [2] jaune
        [3] orange
       *[other] rouge
    }
    [patient] patient { $level ->
        [1] blanc
        [2] jaune
        [3] orange
       *[other] rouge
    }
    [nurse] infirmière
   *[other] aide-soignant
}
clinic-colour = { $level ->
    [1] blanc
    [2] jaune
    [3] orange
   *[other] rouge
}
clinic-a-pillar = un pilier
clinic-a-garden = un jardin
clinic-nobody = personne
clinic-couple = un couple, jaune et blanc
clinic-kind = { $kind ->
    [treatment] Salle de soins
    [operating] Salle d’opération
    [hub] Accueil
    [supply] Réserve
    [hall] Couloir
   *[other] Emplacement vide
}
clinic-on-floor = , étage { $floor }
clinic-action = { $action ->
    [0] Construire
    [1] Embaucher
   *[other] Admettre
}
clinic-component = { $component ->
    [0] Entrée
    [1] Parking
    [2] Jardin
    [3] Pilier
    [4] Tapis roulant
   *[other] Héliport
}
clinic-goal = { $goal ->
    [0] Populaire
    [1] Affluence
    [2] Cas graves
    [3] Rapide
    [4] Tour
   *[other] Sans tache
}

## playback

clinic-cured = { $who } guéri
clinic-gardens = jardins
clinic-upkeep = entretien
clinic-wages = salaires
clinic-unpaid = { $missing } $ impayés
clinic-bought = acheté
clinic-tired = fatigué : maintenant { $who }
clinic-worse = plus mal : { $who }
clinic-died = un patient est mort

## Board

clinic-the-clinic = La clinique
clinic-opening-day = Jour d’ouverture
clinic-day = Jour { $day }
clinic-build = Construire
clinic-hire = Embaucher et déplacer
clinic-admit = Admettre et déplacer
clinic-walk = Marcher
clinic-treatments = Soins
clinic-buying = De l’argent en popularité
clinic-first-doctor = Choisissez une salle pour votre premier médecin : ce trajet est gratuit.
clinic-choose-top = Choisissez la carte du dessus, faites glisser le cadre, et prenez-en trois.
clinic-up-to = Encore { $left } au plus.
clinic-only-icons = Seulement ce que proposent les icônes.
clinic-reach = { $entrances ->
    [0] La case 1 est accessible
    [1] La case 1 est accessible
   *[other] Les cases 1 à { $entrances } sont accessibles
} ; les salaires tombent chaque soir. Touchez quelqu’un à l’intérieur pour le déplacer.
clinic-box-by-box = Case par case ; un refus coûte de la popularité.
clinic-where = Où aller ({ clinic-who }) ? Le nombre est le temps que cela prend.
clinic-nurses-free = { $nurses ->
    [one] { $nurses } infirmière libre
   *[other] { $nurses } infirmières libres
}. Qui n’est pas soigné va plus mal cette nuit.
clinic-a-point = { $price } $ le point ; ce que vous gardez servira demain.
clinic-treat-all = Soigner tout le monde
clinic-to-buy = Popularité à acheter
clinic-keep = Garder

## House

clinic-house = La clinique : { $floors ->
    [one] un étage
   *[other] { $floors } étages
}{ $conveyors ->
    [0] { "" }
   *[other] , tapis roulants sur { $conveyors }
}{ $helipad ->
    [yes] , un héliport sur le toit
   *[no] { "" }
}
clinic-walk-time = { $time ->
    [0] gratuit
   *[other] { $time } h
}
clinic-floor-sides = { $floor ->
    [0] Rez-de-chaussée
   *[other] Étage { $floor }
} : A fond, C devant

## Hud

clinic-round-of = Manche { $round } sur { $rounds }
clinic-money = Argent : { $money } $, et { $bills } $ à payer ce soir
clinic-tonight = ce soir { $bills }
clinic-popularity-now = Popularité : { $popularity }
clinic-time = Temps passé : { $time }, ce qui coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
clinic-the-goal = L’objectif
clinic-part-name = { $name ->
    [treated] soignés
    [serious-cases] cas graves
    [floors] étages
    [helipad] héliport
    [gardens] jardins
    [time] temps
    [slips] fautes
    [dead] morts
   *[other] score
}
clinic-part = { clinic-part-name } { $now }, voulu { $most ->
    [yes] au plus
   *[other] au moins
} { $want }{ $met ->
    [yes] , atteint
   *[no] { "" }
}
clinic-score = score { $score }

## Menu

clinic-what-to-build = Que construire
clinic-not-now = { clinic-component } pour { $price } $ : pas maintenant
clinic-floor-not-now = Étage { $floor } : pas maintenant
clinic-floor-plan = { $label }. Son plan : { $plan }
clinic-plan-times = { $kind ->
    [treatment] salle de soins
    [operating] salle d’opération
    [hub] accueil
    [supply] réserve
    [hall] couloir
   *[other] emplacement vide
} { $times } fois
clinic-floor = Étage { $floor }
clinic-a-night = +{ $upkeep } par nuit

## Overlap

clinic-which-top = Quelle carte est au-dessus
clinic-top = La { $card ->
    [0] première
    [1] deuxième
   *[other] dernière
} carte au-dessus
clinic-on-top = au-dessus

## People

clinic-person = { $walks ->
    [yes] en chemin :{ " " }
   *[no] { "" }
}{ $who }, { $door ->
    [yes] à l’entrée
   *[other] en { $place }
}.

## Section

clinic-staff-price = { " " }pour { $price } $
clinic-section = { clinic-action }{ $state ->
    [now] , maintenant
    [done] , fait
    [not-taken] , non pris
   *[other] { "" }
} ; personnel : { $staff } ; patients : { $patients }

## Street

clinic-entrances = { $entrances } des 6 entrées
clinic-parking = places de parking prises : { $present } sur { $spaces }

## Strip

clinic-last-three = Trois dernières
clinic-first-three = Trois premières
clinic-refuse-and-lose = { $label } et perdre { $lost } de popularité
clinic-refuse = Refuser

## Till

clinic-closing = La clôture du jour
clinic-popularity = popularité
clinic-the-day = la journée

## prices and places

clinic-dollars = { $amount } $
clinic-place = { $kind } { $spot }{ $holds ->
    [pillar] { " " }: pilier
    [garden] { " " }: jardin
   *[nothing] { "" }
}
