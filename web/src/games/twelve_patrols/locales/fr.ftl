
## kingdom

patrols-colour = { $colour ->
    [0] sombre
    [1] moyen
   *[other] clair
}
patrols-side = { $side ->
    [0] nord
    [1] est
    [2] sud
   *[other] ouest
}
patrols-row = la rangée { $row }
patrols-column = la colonne { $column }
patrols-soldier = { $face ->
    [0] fantassin { patrols-colour }
   *[other] chevalier { patrols-colour } { $face }
}
patrols-ask = { $what ->
    [nothing] rien
    [colours] { $number ->
        [one] { $number } couleur
       *[other] { $number } couleurs
    }
    [items] pièces { $number }
   *[other] somme { $number }
}
patrols-side-asks = { patrols-side } { $ask }{ $outer ->
    [yes] { " " }(bord extérieur)
   *[no] { "" }
}
patrols-placement = { $how ->
    [complete] complète
    [contradicts] se contredit
    [open] { $cards ->
        [one] { $cards } pourrait la compléter
       *[other] { $cards } pourraient la compléter
    }
   *[other] rien ne la complète
}

## Asks

patrols-asks = Ce que demandent les côtés de cette ligne
patrols-met = rempli
patrols-so-far = , jusqu’ici
patrols-there = { $there } sur { $number }

## Barracks

patrols-barracks = Caserne : { $count ->
    [one] { $count } soldat restant
   *[other] { $count } soldats restants
}
patrols-several = { $soldier }, { $n } exemplaires
patrols-none-left = plus aucun

## Board

patrols-safe = Le royaume est sauvé.
patrols-lost = Le royaume est perdu.
patrols-lay = Posez une région.
patrols-take = Prenez une des trois régions.
patrols-both = Complètes : { $line } et { $later }.
patrols-early = Occupez cette frontière en avance.
patrols-man = Occupez { $line }.
patrols-doomed = Aucune région restante ne peut compléter { $lines }.
patrols-glow = Prenez-en une : les places où elle peut aller s’éclairent.
patrols-grows = Votre royaume grandit à partir d’elle.
patrols-which-first = Les deux doivent être occupées : laquelle d’abord ?
patrols-send-early = Envoyez-en autant que vous voulez, puis laissez-les là.
patrols-send = Envoyez des soldats jusqu’à ce que les quatre côtés soient verts.
patrols-manned = { $manned } sur { $all }
patrols-patrols = patrouilles

## Display

patrols-display = Étalage

## Kingdom

patrols-kingdom = Le royaume : { $laid } des { $regions } régions, { $manned } des { $patrols } patrouilles
patrols-gap = { $count ->
    [0] Frontière
   *[other] Patrouille
} entre { $before } et { $behind }{ $count ->
    [0] { "" }
   *[other] { " " }: { $guards }
}
patrols-region = { $region } en { $cell } : { $sides }
patrols-cell = Place { $cell }

## Unseen

patrols-coming = { $coming ->
    [0] Il ne vient plus de région.
    [1] { $coming } de celles-ci viendra :
   *[other] { $coming } de celles-ci viendront :
}
patrols-unseen = Régions que personne n’a encore vues

## Winnable

patrols-end-here = Finir ici
patrols-looking = Recherche…
patrols-winnable = Encore gagnable ?
