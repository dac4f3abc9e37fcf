### Backgammon en français.

pitch = Ramenez quinze pions chez vous et sortez-les le premier, en frappant ceux qui sont seuls.
designer = traditionnel
seat-name-0 = Blanc
seat-name-1 = Noir
ending-all-off = quelqu’un a sorti tous ses pions
ended-all-off = tous les pions sortis
ending-double-declined = quelqu’un a refusé un double et perdu la partie
ended-double-declined = double refusé
ending-turns-over = une partie a pris trop de tours : personne ne l’a gagnée, et le plus de points a gagné le match
ended-turns-over = tours épuisés
called-match = Match
option-match = combien de points gagnent le match ; 1 : une seule partie
called-cube = Cube
option-cube = si l’on peut doubler l’enjeu
called-scoring = Compte
option-scoring = ce qu’une partie compte au plus
called-setup = Départ
option-setup = quinze pions chacun, ou trois sur les flèches les plus éloignées
called-turns = Tours
option-turns = après combien de tours une partie est nulle
choice-no = non
choice-yes = oui
choice-single = simple
choice-gammons = gammons
choice-backgammons = backgammons
choice-full = complet
choice-hyper = hyper
unit = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-plural = points
bar = barre
off = sorti
move = { $start }/{ $to }
move-hit = { $start }/{ $to }, en frappant
pass = Aucun coup : passer
roll = Lancer les dés
double = Proposer de jouer pour { $value }
take = Accepter le double
decline = Refuser, et perdre { $value ->
    [one] { $value } point
   *[other] { $value } points
}
stand = { $name } ({ $sign }) : encore { $pips } pas, { $won } sur { $match } { $match ->
    [one] point
   *[other] points
}
cube = Enjeu : { $value } ; peut doubler : { $name }
either = chacun des deux
crawford = La partie de Crawford : sans cube
no-cube = Cette partie se joue sans cube.
can-move = Il y a un coup que vous pouvez jouer.
none-there = Vous n’avez pas de pion là : { $start }.
not-by-dice = Aucun dé restant ne mène un pion de { $start } à { $to }.
blocked = La flèche { $to } est à votre adversaire.
bar-first = Vos pions à la barre doivent d’abord rentrer.
not-home = Tous vos pions ne sont pas dans votre jan intérieur.
both-dice = { $start }/{ $to } laisserait un dé qui peut se jouer autrement.
when-move = Vous déplacez des pions après avoir lancé les dés
when-pass = Vous passez quand aucun dé ne peut se jouer
when-roll = Vous lancez au début de votre tour, et seulement si vous pourriez doubler
when-double = Vous pouvez doubler avant de lancer, si le cube est libre ou à vous
when-take = Vous acceptez ou refusez quand on vous propose un double
when-decline = Vous acceptez ou refusez quand on vous propose un double
now-roll = vous lancez, ou doublez
now-move = vous déplacez des pions selon les dés
now-answer = vous acceptez ou refusez un double
note-rolled = { $seat ->
    [you] Vous lancez
   *[other] { $seat } lance
} { $high } et { $low }.
note-moved = { $seat ->
    [you] Vous jouez
   *[other] { $seat } joue
} { $start }/{ $to }.
note-hit = { $seat ->
    [you] Votre pion
   *[other] Un pion de { $seat }
} en { $point } est frappé.
note-passed = { $seat ->
    [you] Vous ne pouvez pas jouer.
   *[other] { $seat } ne peut pas jouer.
}
note-doubled = { $seat ->
    [you] Vous proposez
   *[other] { $seat } propose
} de jouer pour { $value }.
note-took = { $seat ->
    [you] Vous acceptez
   *[other] { $seat } accepte
} le double : l’enjeu est { $value }.
note-declined = { $seat ->
    [you] Vous refusez
   *[other] { $seat } refuse
} le double.
note-won = { $seat ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $sort ->
    [backgammon] un backgammon
    [gammon] un gammon
   *[single] la partie
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
note-turns_over = { $turns } tours ont été joués : personne ne gagne cette partie.
row-won = Partie { $number }, { $sort ->
    [backgammon] un backgammon
    [gammon] un gammon
   *[single] gagnée
}
