### Ce que dit une table à côté de son jeu.

## Le journal

bot-moved = { $player ->
    [you] Un robot a joué pour vous.
   *[other] Un robot a joué pour { $player }.
}
taken-back = { $first ->
    [0] Le coup { $last } est repris{ by-consent }.
   *[other] Les coups { $first } à { $last } sont repris{ by-consent }.
}
by-consent = { $consent ->
    [yes] { " " }d’un commun accord
   *[no] { "" }
}

## Refus

no-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
no-move = Il n’y a pas de coup { $code } : les coups sont numérotés de 0 à { $last }.
over = La partie est finie.
not-your-decision = Ce n’est pas à { $player } de décider maintenant, mais à { $others }.
because-of = Rien n’est fait, à cause du { which-move } : { $sentence }
which-move = coup { $number } sur { $count }
say-a-move = Un geste est un coup ou plusieurs : dites-en au moins un.
one-by-one = Cette partie a commencé quand son enregistrement ne connaissait que des coups simples : jouez-les un par un.
shows-something = Cela vous montre quelque chose de nouveau : jouez-le seul, puis choisissez la suite.

## Reprendre

undo-over = La partie est finie et sa graine est révélée : rien ne peut être repris.
undo-not-yours = Seul votre propre dernier coup peut être repris, et seulement tant que personne d’autre n’a joué.
undo-chance = Cela ne peut pas être repris : des dés ont été lancés ou quelque chose a été révélé par hasard.
undo-no-move = Vous n’avez pas encore joué : il n’y a rien à reprendre.
undo-nothing = Rien n’a encore été joué qui puisse être repris.
undo-learned = Cela ne peut pas être repris : cela vous a montré quelque chose que vous ne saviez pas.
undo-shown = Cela ne peut pas être repris : cela a montré à quelqu’un d’autre quelque chose qu’il ne savait pas.
undo-unknown = Cela ne peut pas être repris : la table ne peut pas dire qui en a appris quelque chose.
