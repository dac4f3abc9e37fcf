### Le jeu du moulin en français.

pitch = Alignez trois pions pour en prendre un à l’adversaire ; qui n’en a plus que deux a perdu.
designer = traditionnel
seat-name-0 = Blanc
seat-name-1 = Noir
called-flying = Vol
option-flying = si l’on peut voler avec trois pions
called-turns = Tours
option-turns = après combien de tours la partie est nulle
choice-yes = oui
choice-no = non
ending-two-men-left = quelqu’un n’avait plus que deux pions
ended-two-men-left = plus que deux pions
ending-blocked = quelqu’un ne pouvait plus jouer
ended-blocked = bloqué
ending-turns-over = tous les tours sont joués et personne n’a gagné : égalité
ended-turns-over = tours épuisés
place = Posez un pion en { $point }
move = Déplacez de { $start } à { $point }
take = Prenez le pion en { $point }
men = { $name } ({ $sign }) : { $left ->
    [one] 1 pion
   *[other] { $left } pions
} en main
in-mill = Le pion en { $point } est dans un moulin.
none-of-theirs = Il n’y a pas de pion adverse en { $point }.
none-of-yours = Il n’y a pas de pion à vous en { $point }.
taken = Il y a déjà un pion en { $point }.
too-far = Aucune ligne ne mène directement de { $start } à { $point }.
when-place = On pose des pions tant qu’on en a en main
when-move = On déplace ses pions quand tous sont posés
when-take = On prend un pion quand on a fermé un moulin
now-place = vous posez un pion
now-move = vous déplacez un pion
now-take = vous prenez un pion pour votre moulin
note-placed = { $seat ->
    [you] Vous posez
   *[other] { $seat } pose
} un pion en { $point }.
note-moved = { $seat ->
    [you] Vous déplacez
   *[other] { $seat } déplace
} un pion de { $start } à { $point }.
note-took = { $seat ->
    [you] Vous prenez
   *[other] { $seat } prend
} le pion en { $point }.
note-two_left = { $seat ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus que deux pions.
note-blocked = { $seat ->
    [you] Vous ne pouvez plus jouer.
   *[other] { $seat } ne peut plus jouer.
}
note-turns_over = { $turns } tours ont été joués : égalité.
