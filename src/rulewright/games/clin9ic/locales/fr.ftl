### Clin9ic en français.

## Le jeu

pitch = Bâtissez une clinique étage par étage, réunissez médecins et patients avant que leur état n’empire, et devenez populaire en six manches.
ending-goal-reached = après six manches, la clinique a atteint son objectif
ending-goal-missed = après six manches, l’objectif n’est pas atteint
ending-gave-up = la clinique a été abandonnée avant la fin des six manches
ended-goal-reached = objectif atteint
ended-goal-missed = objectif manqué
ended-gave-up = abandon
reconstructed = Nous avons le dépliant de l’extension et un résumé du jeu de base : tous les nombres, prix et images des cartes du jeu de base, son décompte et ses objectifs sont de notre invention.
option-goal = l’objectif de la clinique ; au hasard (drawn) : il est tiré au sort
option-difficulty = ce qu’exige l’objectif
option-card = extension : quelle carte Action est remplacée par la nouvelle
option-floors = extension : combien de cartes Étage sont remplacées par des nouvelles
option-replaced = extension : quelle carte Étage est remplacée, comptée à partir de 1 ; 0 : le hasard décide
option-replaced_too = extension : quelle autre, si deux sont remplacées ; 0 : le hasard décide
option-new_floor = extension : quelle nouvelle carte Étage s’ajoute, comptée à partir de 1 ; 0 : le hasard décide
option-rotate = si vous pouvez tourner chaque carte Action avant de la poser

## Personnes, salles et constructions

colour = { $colour ->
    [white] blanc
    [yellow] jaune
    [orange] orange
   *[red] rouge
}
person = { $kind ->
    [nurse] infirmière
    [orderly] aide-soignant
    [patient] patient { colour }
   *[doctor] médecin { colour }
}
a-person = { $kind ->
    [nurse] une { person }
   *[other] un { person }
}
the-person = { $kind ->
    [nurse] l’infirmière
    [orderly] l’aide-soignant
   *[other] le { person }
}
the-person-first = { $kind ->
    [nurse] L’infirmière
    [orderly] L’aide-soignant
   *[other] Le { person }
}
a-patient = { $patient ->
    [none] personne
    [next] le patient suivant
    [couple] un couple, jaune et blanc
    [white] un patient blanc
    [yellow] un patient jaune
    [orange] un patient orange
   *[red] un patient rouge
}
patient-colour = { $patient ->
    [white] blanc
    [yellow] jaune
    [orange] orange
   *[red] rouge
}
doctor-colour = { $doctor ->
    [white] blanc
    [yellow] jaune
    [orange] orange
   *[red] rouge
}
short-patient = { $patient ->
    [none] personne
    [couple] couple
   *[other] { patient-colour }
}
staff-box = { $staff ->
    [none] personne
    [nurse] une infirmière
    [orderly] un aide-soignant
    [pillar] un pilier
    [garden] un jardin
    [white] un médecin blanc
    [yellow] un médecin jaune
    [orange] un médecin orange
   *[red] un médecin rouge
}
short-staff = { $staff ->
    [none] personne
    [nurse] infirmière
    [orderly] aide-soignant
    [pillar] pilier
    [garden] jardin
    [white] blanc
    [yellow] jaune
    [orange] orange
   *[red] rouge
}
component = { $component ->
    [entrance] une entrée
    [parking] plus de places de parking
    [garden] un jardin
    [pillar] un pilier
    [conveyor] un tapis roulant
   *[helipad] un héliport
}
room = { $room ->
    [treatment] salle de soins
    [operating] salle d’opération
    [hub] accueil
    [supply] réserve
    [hall] couloir
   *[empty] emplacement vide
}
door = l’entrée
place = { $floor ->
    [0] { $space }
   *[other] { $space } à l’étage { $floor }
}
floor = { $floor ->
    [0] le rez-de-chaussée
   *[other] l’étage { $floor }
}
order = { $order ->
    [0] première
    [1] deuxième
   *[2] dernière
}
window = { $window ->
    [0] premières
   *[1] dernières
}
icon = { $icon ->
    [0] Construire
    [1] Embaucher
   *[2] Admettre
}
nurses = { $nurses ->
    [0] { "" }
    [one] { " " }avec { $nurses } infirmière
   *[other] { " " }avec { $nurses } infirmières
}
goal-popular = Populaire
goal-busy = Affluence
goal-serious = Cas graves
goal-swift = Rapide
goal-tower = Tour
goal-spotless = Sans tache
dollars = { $amount } $

## Coups

walk = Envoyer { the-person } : { room } { $place }{ $time ->
    [0] { "" }
    [one] { " " }({ $time } unité de temps)
   *[other] { " " }({ $time } unités de temps)
}
walk-unknown = Envoyer quelqu’un en { $place }
lay = { lay-unknown } : { $actions } ; personnel { $staff } ; patients { $patients }
lay-unknown = { $order ->
    [0] Première
    [1] Deuxième
   *[2] Dernière
} carte au-dessus, trois { window } actions
turn = Tourner la { order } carte
build = Construire { component } ({ $price } $)
raise = Construire { floor } avec la carte Étage { $card } ({ $price } $)
bonus = Construire { $staff ->
    [pillar] un pilier en bonus
    [garden] un jardin en bonus
   *[other] un bonus
} de la case { $box } ({ $price } $)
hire = Embaucher { staff-box } de la case { $box } ({ $price } $)
pick = { picking } { the-person } en { $place }
pick-door = { picking } { the-person } à l’entrée
picking = { $kind ->
    [patient] Déplacer
   *[other] Déplacer ou renvoyer
}
pick-unknown = Déplacer le dé { $number }
stay = Laisser { the-person } sur place
stay-unknown = Laisser la personne sur place
dismiss = Renvoyer { the-person }
dismiss-unknown = Renvoyer la personne
admit = Admettre { a-patient }
refuse = Refuser { a-patient }
treat = Soigner le patient { patient-colour } en { $place }{ nurses } (rapporte { $income } $)
treat-unknown = Soigner en { $place }
buy = { $popularity ->
    [0] Garder l’argent
   *[other] Acheter { $popularity } de popularité ({ $price } $)
}
end-day = Finir la journée
end-last-day = Finir la dernière journée
end-action = Finir cette action
give-up = Abandonner la clinique

## Le journal

note-opened = La clinique ouvre sur la carte Étage { $card }. Objectif : { $goal }.
note-round = La manche { $round } sur { $rounds } commence.
note-dealt = La { order } carte Action est { $card }, { $side ->
    [front] recto
   *[back] verso
}{ $turned ->
    [yes] , tournée
   *[no] { "" }
}.
note-turned = { $player ->
    [you] Vous tournez
   *[other] { $player } tourne
} la { order } carte.
note-laid = { $player ->
    [you] Vous posez la { top } carte au-dessus et prenez
   *[other] { $player } pose la { top } carte au-dessus et prend
} les trois { window } actions : { $actions }.
top = { $top ->
    [0] première
    [1] deuxième
   *[2] dernière
}
note-begun = Action { $number } : { icon }.
note-built = { $player ->
    [you] Vous construisez
   *[other] { $player } construit
} { component } pour { $price } $.
note-replaced = Le pilier remplace un jardin.
note-raised = { $player ->
    [you] Vous construisez
   *[other] { $player } construit
} { floor } avec la carte Étage { $card } pour { $price } $.
note-extra = { $player ->
    [you] Vous construisez
   *[other] { $player } construit
} { component } en bonus pour { $price } $.
note-hired = { $player ->
    [you] Vous embauchez
   *[other] { $player } embauche
} { a-person } pour { $price } $.
note-sent_away = { $player ->
    [you] Vous renvoyez
   *[other] { $player } renvoie
} { a-person }.
note-admitted = { $player ->
    [you] Vous admettez
   *[other] { $player } admet
} { a-patient }.
note-walked = { the-person-first } va{ $from ->
    [none] { "" }
   *[other] { " " }de { $from }
} à { $place }{ $time ->
    [0] { "" }
    [one] , en { $time } unité de temps
   *[other] , en { $time } unités de temps
}.
note-stayed = { the-person-first } reste en { $place }.
note-turned_away = { $player ->
    [you] Vous refusez
   *[other] { $player } refuse
} { a-patient } : { $lost } de popularité en moins.
note-no_room = Il n’y a pas de place pour { a-patient } : { $patient ->
    [couple] ils vont
   *[other] le patient va
} ailleurs.
note-treated = En { $place } le médecin { doctor-colour } soigne le patient { patient-colour }{ nurses } : { $income } $.
note-gardens = Les jardins rapportent { $income } $.
note-bill = Factures : entretien { $upkeep } ${ $saved ->
    [0] { "" }
   *[other] { " " }(les aides-soignants ont économisé { $saved } $)
}, salaires { $wages } $.
note-unpaid = { $missing } $ des factures restent impayés : { $lost } de popularité en moins.
note-bought = { $player ->
    [you] Vous changez
   *[other] { $player } change
} { $price } $ en { $popularity } de popularité.
note-tired = Le médecin en { $place } est fatigué et devient { colour }.
note-worse = L’état du patient en { $place } empire ; il est maintenant { colour }.
note-died = Le patient rouge en { $place } meurt : { $lost } de popularité en moins.
note-counted = Popularité { $popularity }{ $doctors ->
    [0] { "" }
   *[other] , médecins +{ $doctors }
}{ $rooms ->
    [0] { "" }
   *[other] , salles à l’étage +{ $rooms }
}{ $extras ->
    [0] { "" }
   *[other] , jardins et héliport +{ $extras }
}{ $time ->
    [0] { "" }
   *[other] , temps −{ $time }
}{ $patients ->
    [0] { "" }
   *[other] , patients restants −{ $patients }
} : le score est { $score }.
note-closed = { $result ->
    [gave-up] { $player ->
        [you] Vous abandonnez
       *[other] { $player } abandonne
    } la clinique.
    [reached] L’objectif { $goal } est atteint.
   *[missed] L’objectif { $goal } est manqué.
}

## Ce qui empêche un coup

when-walk = Vous envoyez quelqu’un dans une salle après l’avoir pris ou à son arrivée
when-lay = Vous posez les cartes Action au début d’une manche
when-turn = Vous tournez les cartes Action avant de les poser
when-build = Vous construisez dans une action Construire
when-raise = Vous construisez un étage dans une action Construire
when-bonus = Vous construisez un bonus dans une action Construire
when-hire = Vous embauchez dans une action Embaucher
when-pick = Vous déplacez le personnel dans une action Embaucher et les patients dans une action Admettre
when-stay = Vous laissez quelqu’un sur place après l’avoir pris
when-dismiss = Vous renvoyez du personnel après l’avoir pris dans une action Embaucher
when-admit = Vous admettez des patients dans une action Admettre
when-refuse = Vous refusez des patients dans une action Admettre
when-treat = Vous soignez les patients le soir, après les trois actions
when-buy = Vous achetez de la popularité après les soins
when-done = Vous finissez une action ou les soins quand vous en avez terminé
when-give_up = Vous pouvez abandonner à tout moment
now-dealing = on distribue les cartes
now-laying = vous posez les cartes Action
now-building = vous êtes dans une action Construire
now-hiring = vous êtes dans une action Embaucher
now-admitting = vous êtes dans une action Admettre
now-treating = vous soignez les patients
now-buying = vous choisissez combien de popularité acheter
now-walking = vous choisissez où va { the-person }
left-to-chance = Dans cette partie, le hasard décide du sens des cartes Action.
turned-already = Vous avez déjà tourné cette carte.
enough-built = Vous avez déjà construit autant qu’une action Construire le permet.
enough-entrances = Vous avez déjà les six entrées.
parking-done = Vous avez déjà agrandi le parking.
conveyors-done = Chaque étage a déjà un tapis roulant.
high-enough = Votre clinique a déjà tous ses étages.
not-on-the-shelf = Cette carte Étage n’est pas disponible.
no-icon = Cette case ne montre ni pilier ni jardin.
icon-used = Vous avez déjà construit depuis cette case dans cette action.
hires-nobody = Il n’y a personne à embaucher dans cette case.
box-used = Vous avez déjà embauché depuis cette case dans cette action.
no-die = Les neuf dés sont utilisés : il n’en reste pas pour une personne de plus.
has-moved = Cette personne s’est déjà déplacée dans cette action.
one-of-several = Plusieurs personnes identiques sont ici : prenez la première.
nowhere-to-go = Toutes les salles où ce patient pourrait aller sont occupées.
nobody-waits = Aucun patient n’attend à vos entrées.
no-space = L’étage le plus haut n’a pas d’emplacement libre.
people-only = { $count ->
    [one] Il n’y a que { $count } personne dans la clinique.
   *[other] Il n’y a que { $count } personnes dans la clinique.
}
too-dear = Vous avez { $money } $ ; cela coûte { $price } $.
helipad-done = Vous avez déjà un héliport.
helipad-needs-floor = Un héliport demande un étage au-dessus du rez-de-chaussée.
needs-pillars = L’étage le plus haut a encore besoin de { $count ->
    [one] { $count } pilier
   *[other] { $count } piliers
} dans ses emplacements vides.
walk-in-first = { the-person-first } vient d’arriver et doit d’abord aller dans une salle.
not-staff = { the-person-first } n’est pas du personnel : on ne peut pas le renvoyer.
beyond-the-entrances = { $entrances ->
    [one] Vous avez { $entrances } entrée : seule la première case est utilisable.
   *[other] Vous avez { $entrances } entrées : seules les { $entrances } premières cases sont utilisables.
}
no-parking = Les { $spaces } places de parking sont occupées.
only-staff = Vous ne pouvez pas déplacer de patients dans une action Embaucher.
only-patients = Vous ne pouvez pas déplacer de personnel dans une action Admettre.
boxes-in-order = Admettez ou refusez d’abord : { a-patient } à l’entrée.
no-such-floor = Vous n’avez pas construit cet étage.
there-already = { the-person-first } est déjà en { $place }.
taken = Il y a déjà { a-person } en { $place }.
wrong-room = { $place } ({ room }) : { a-person } ne peut pas y aller.
nobody-here = Il n’y a ni médecin libre ni patient en { $place }.
no-doctor = Il n’y a pas de médecin libre en { $place }.
no-patient = Il n’y a pas de patient en { $place }.
needs-nurses = Ce soin demande { $nurses ->
    [one] { $nurses } infirmière
   *[other] { $nurses } infirmières
} ; vous en avez { $free } de libres.

## La fin

row-bought = Popularité achetée
row-refused = Patients refusés
row-dead = Patients morts
row-unpaid = Factures impayées
row-doctors = Médecins, selon leur niveau
row-rooms = Salles à l’étage
row-gardens = Jardins
row-helipad = Héliport
row-time = Temps
row-left = Patients non soignés
row-goal = Objectif : { $what }
times = { $count } fois
patients = { $count ->
    [one] { $count } patient
   *[other] { $count } patients
}
rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
doctors = { $count ->
    [one] { $count } médecin
   *[other] { $count } médecins
}
rooms = { $count ->
    [one] { $count } salle
   *[other] { $count } salles
}
gardens = { $count ->
    [one] { $count } jardin
   *[other] { $count } jardins
}
time-points = { $time } (1 point par { $hours })
asked-nothing = rien
asked-score = un score de { $count }
asked-treated = { $count ->
    [one] { $count } patient soigné
   *[other] { $count } patients soignés
}
asked-serious-cases = { $count ->
    [one] { $count } cas grave
   *[other] { $count } cas graves
}
asked-floors = { $count ->
    [one] { $count } étage
   *[other] { $count } étages
}
asked-helipad = un héliport
asked-gardens = { gardens }
asked-time = { $count ->
    [one] au plus { $count } unité de temps
   *[other] au plus { $count } unités de temps
}
asked-slips = { $count ->
    [0] aucune faute
    [one] au plus { $count } faute
   *[other] au plus { $count } fautes
}
asked-dead = { $count ->
    [0] aucun mort
    [one] au plus { $count } mort
   *[other] au plus { $count } morts
}
missed = { $what } (atteint : { $had })
verdict-reached = { $player ->
    [you] Vous gagnez
   *[other] { $player } gagne
} avec { $score } et l’objectif { $goal } atteint.
verdict-missed = { $player ->
    [you] Vous perdez
   *[other] { $player } perd
} avec { $score }. L’objectif { $goal } demandait { $missed }.
verdict-gave-up = { $player ->
    [you] Vous abandonnez et perdez
   *[other] { $player } abandonne et perd
} avec { $score }.

## Le plateau en texte et en image

board-floor = { $floor ->
    [0] rez-de-chaussée ({ $card })
   *[other] étage { $floor } ({ $card })
}
board-floor-conveyor = { board-floor }, tapis roulant
board-helipad = héliport sur le toit
board-entrance = entrée
board-cars = Voitures { $cars } sur { $spaces }   Entrées { $entrances }
board-status = Manche { $round } sur { $rounds }   { $money } $   Popularité { $popularity }   Temps { $time }   Personnel { $staff }   Patients { $patients }
board-bills = Factures { $total } $ (entretien { $upkeep } $, salaires { $wages } $)
board-goal = Objectif { $goal } : { $parts }
part-least = { $part } { $now } sur { $want }
part-most = { $part } { $now } sur au plus { $want }
part-treated = soignés
part-serious-cases = cas graves
part-floors = étages
part-helipad = héliport
part-gardens = jardins
part-time = temps
part-slips = fautes
part-dead = morts
part-score = score
board-actions = Actions   { $actions }
board-staff = Personnel { $boxes }   pour 1 $ à 6 $
board-patients = Patients  { $boxes }
legend-rooms = T salle de soins, O salle d’opération, S réserve, H accueil, * couloir, . emplacement vide, I pilier, G jardin
legend-people = Médecins par niveau : W Y O R, N infirmière, K aide-soignant ; patients w y o r, D couple
picture-round = Manche { $round } sur { $rounds }
picture-reached = L’objectif est atteint
picture-missed = L’objectif est manqué
picture-score = score { $score }
picture-money = Argent
picture-popularity = Popularité
picture-time = Temps
picture-goal = Objectif
picture-to-be-drawn = à tirer
picture-staff = Personnel
picture-patients = Patients
picture-treated = Soignés

## Nombres de la boîte

none-parking = aucune
parking-of = { $card } { $small }, puis { $large }
upkeep-module = { $cost } $ par module
upkeep-floor = { $cost } $ par étage
upkeep-nothing = rien
floor-prices = { $floors ->
    [2] L’étage au-dessus du rez-de-chaussée coûte { $first } $
   *[3] Le premier étage coûte { $first } $, le deuxième { $second } $
}
room-points = { $ground } par salle de soins ou d’opération au rez-de-chaussée{ $floors ->
    [2] { "" } et { $first } à l’étage
   *[3] , { $first } au premier étage et { $second } au deuxième
}
high-rooms = { $first ->
    [one] { $first } point
   *[other] { $first } points
}{ $floors ->
    [2] { "" }
   *[3] { "" } au premier étage et { $second } au deuxième
}
goal-at = { $difficulty } : { $wants }

## Options et boîtes

choice-popular = populaire
choice-busy = affluence
choice-serious = cas graves
choice-swift = rapide
choice-tower = tour
choice-spotless = sans tache
choice-drawn = au hasard
choice-easy = facile
choice-medium = moyen
choice-hard = difficile
choice-none = aucune
choice-a = A
choice-b = B
choice-c = C
choice-no = non
choice-yes = oui
choice-standard = Rééquilibrée
choice-first = Prix d’origine
choice-wings = Cinq ailes
option-box = avec quelles cartes et quels prix on joue
box-standard = Rééquilibrée
box-standard-about = des prix où entrées, étages et extension comptent autant que le dit la notice
box-first = Prix d’origine
box-first-about = la première reconstitution : deux entrées, des étages plus chers et un entretien par module
box-wings = Cinq ailes
box-wings-about = une pioche inventée : huit cartes Étage, des bâtiments bas et des objectifs en plusieurs parties
called-goal = Objectif
called-difficulty = Difficulté
called-card = Carte Action
called-floors = Nouveaux étages
called-replaced = Carte remplacée
called-replaced_too = Deuxième carte remplacée
called-new_floor = Nouvelle carte
called-rotate = Rotation
called-box = Cartes

## Diagrams of the rules

diagram-floor = Un rez-de-chaussée : le nombre dans une salle dit à combien de pas elle se trouve de l’entrée, en bas. Le soir, le médecin soigne le patient de la même salle.
