### Gin rami en français.

pitch = Formez des brelans et des suites, et frappez quand il vous reste peu d’autre chose en main.
designer = traditionnel
called-knock = Frapper avec
option-knock = avec combien de bois mort au plus on peut frapper
called-oklahoma = Oklahoma
option-oklahoma = si la première carte retournée dit avec combien de bois mort on peut frapper
called-gin = Gin
option-gin = points pour un gin
called-undercut = Contre
option-undercut = points pour un contre
called-hand = Cartes
option-hand = combien de cartes chacun reçoit
choice-yes = oui
choice-no = non
ending-knock = quelqu’un a frappé
ended-knock = frappé
ending-wall = il ne restait que deux cartes à piocher, et personne n’a frappé
ended-wall = talon épuisé
ending-standstill = on a pris et défaussé toujours les mêmes cartes
ended-standstill = sur place
unit = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-plural = points
rank = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}
take = Prendre { $card }
take-none = Prendre la carte retournée
draw = Piocher dans le talon
pass = { $phase ->
    [0] Laisser la carte retournée
    [7] Ne pas frapper
   *[other] Terminé
}
knock = Frapper
discard = Défausser { $card }
add = Ajouter { $card }
meld = Étaler { $cards }
not-in-hand = Vous n’avez pas { $cards } en main.
not-2 = Ce n’est pas une combinaison de votre main.
not-3 = Vous avez tous deux laissé la carte retournée : piochez dans le talon.
not-4 = Il n’y a pas de carte retournée à prendre.
not-5 = Vous défaussez une carte que vous avez.
not-6 = Vous pouvez frapper avec au plus { $knock } points de bois mort.
not-7 = Il resterait trop de bois mort : au plus { $knock } points sont permis.
not-9 = Elle ne prolonge aucune combinaison de qui a frappé.
when-take = Vous prenez la carte retournée au début de votre tour
when-draw = Vous piochez au début de votre tour
when-pass = Vous laissez la première carte retournée, ou vous avez fini d’étaler
when-knock = Vous frappez après avoir pioché
when-discard = Vous défaussez après avoir pioché
when-add = Vous ajoutez des cartes quand l’autre a frappé
when-meld = Vous étalez des combinaisons quand quelqu’un a frappé
now = { $phase ->
    [0] vous prenez la première carte retournée, ou non
    [1] vous prenez la carte retournée, ou piochez
    [2] vous défaussez, ou frappez
    [3] vous défaussez pour frapper
    [4] vous étalez vos combinaisons
    [5] vous ajoutez des cartes
    [6] vous étalez vos combinaisons
   *[7] vous frappez avec la carte retournée, ou non
}
state = Retournée { $card }, talon { $left }, frapper avec { $knock }
added = Ajoutées : { $cards }
row = { $name } : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
row-left = Reste dans les mains
row-bonus = Gin ou contre
note-dealt = { $hearer ->
    [you] Vous recevez
   *[other] { $hearer } reçoit
} { $cards }.
note-upcard = { $card } est retournée.
note-passed = { $seat ->
    [you] Vous laissez
   *[other] { $seat } laisse
} la carte retournée.
note-took = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $card }.
note-drew = { $seat ->
    [you] Vous piochez
   *[other] { $seat } pioche
} dans le talon.
note-got = { $hearer ->
    [you] Vous avez pioché
   *[other] { $hearer } a pioché
} { $card }.
note-discarded = { $seat ->
    [you] Vous défaussez
   *[other] { $seat } défausse
} { $card }.
note-knocked = { $seat ->
    [you] Vous frappez et montrez
   *[other] { $seat } frappe et montre
} { $cards }.
note-melded = { $seat ->
    [you] Vous étalez
   *[other] { $seat } étale
} { $cards }.
note-added = { $seat ->
    [you] Vous ajoutez
   *[other] { $seat } ajoute
} { $card }.
note-left = { $seat ->
    [you] Il vous reste
   *[other] Il reste à { $seat }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} de bois mort.
note-gin = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} un gin !
note-undercut = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} contré !
note-stopped = { $end ->
    [2] Il ne reste que deux cartes au talon, et personne n’a frappé : pas de points.
   *[3] Les mêmes cartes vont et viennent : pas de points.
}
worth = { " " }({ $points })
