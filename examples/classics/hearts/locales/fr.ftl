### La dame de pique (Hearts) en français.

pitch = Évitez les plis avec des cœurs et la dame de pique, ou ramassez-les tous.
designer = traditionnel
seat-name-0 = Nord
seat-name-1 = Est
seat-name-2 = Sud
seat-name-3 = Ouest
called-hands = Donnes
option-hands = combien de donnes on joue
called-passing = Échange
option-passing = où l’on passe des cartes
choice-turning = à tour de rôle
choice-drawn = au hasard
choice-none = nulle part
called-any_club = Tout trèfle
option-any_club = si l’on peut entamer d’abord n’importe quel trèfle
called-clean = Premier pli sans points
option-clean = si le premier pli reste sans points
called-breaking = Ouverture
option-breaking = si les cœurs doivent être ouverts avant d’être entamés
called-queen_breaks = La dame ouvre
option-queen_breaks = si la dame de pique ouvre aussi les cœurs
called-spare_queen = Épargner la dame
option-spare_queen = si l’on peut entamer un cœur plutôt que la dame
called-jack = Valet de carreau
option-jack = si le valet de carreau enlève dix points
called-no_trick = Aucun pli
option-no_trick = si ne ramasser aucun pli enlève cinq points
choice-yes = oui
choice-no = non
ending-hands-played = toutes les donnes sont jouées
ended-hands-played = donnes jouées
unit = { $negative ->
    [yes] { $size } { $size ->
        [one] point
       *[other] points
    }
   *[no] { $size ->
        [0] 0 point
       *[other] −{ $size } points
    }
}
unit-plural = score
rank = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}
pass = Passer { $card }
play = Jouer { $card }
not-in-hand = Vous n’avez pas { $card } en main.
not-5 = On entame d’abord le deux de trèfle, ou un autre trèfle si c’est convenu.
not-6 = Vous devez fournir la couleur demandée.
not-7 = Le premier pli reste sans points, et vous avez d’autres cartes.
not-8 = Les cœurs ne sont pas ouverts, et vous avez d’autres cartes à entamer.
when-pass = Vous passez des cartes avant de jouer une donne
when-play = Vous jouez des cartes quand tous ont passé les leurs
now-pass = vous choisissez des cartes à passer
now-play = vous jouez une carte
state = { $way ->
    [0] On ne passe pas de cartes
    [1] On passe les cartes à gauche
    [2] On passe les cartes en face
   *[3] On passe les cartes à droite
} ; on { $broken ->
    [yes] peut entamer cœur
   *[no] ne peut pas encore entamer cœur
}.
row = { $name } : { $laid }  cartes { $left }, points { $points }, avant { $total }
row-hand = Donne { $hand }
note-dealt = { $hearer ->
    [you] Vous recevez
   *[other] { $hearer } reçoit
} { $cards }.
note-way = { $way ->
    [0] On ne passe pas de cartes dans cette donne.
    [1] Chacun passe trois cartes à gauche.
    [2] Chacun passe trois cartes en face.
   *[3] Chacun passe trois cartes à droite.
}
note-passed = { $hearer ->
    [you] Vous passez
   *[other] { $hearer } passe
} { $card }.
note-ready = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} choisi trois cartes à passer.
note-received = { $hearer ->
    [you] Vous recevez
   *[other] { $hearer } reçoit
} { $cards } de { $seat ->
    [you] vous
   *[other] { $seat }
}.
note-played = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} { $card }.
note-broken = Les cœurs sont ouverts.
note-trick = { $seat ->
    [you] Vous ramassez
   *[other] { $seat } ramasse
} le pli{ $points ->
    [0] .
    [one] { " " }avec 1 point.
   *[other] { " " }avec { $points } points.
}
note-moon = { $seat ->
    [you] Vous réussissez
   *[other] { $seat } réussit
} le grand chelem : 26 points pour tous les autres.
note-no_trick = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} ramassé aucun pli : cinq points de moins.
note-hand = { $seat ->
    [you] Vous avez
   *[other] { $seat } a
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette donne, { $total } en tout.
