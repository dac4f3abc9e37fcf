### Oware en français.

pitch = Semez des graines dans douze cases et capturez là où vous en faites deux ou trois.
ending-more-than-half = quelqu’un a capturé plus de la moitié des graines
ended-more-than-half = plus de la moitié
ending-no-move = le joueur au trait ne pouvait pas jouer, ou pas atteindre un adversaire sans graines
ended-no-move = aucun coup possible
ending-repetition = une position est revenue sans capture entre-temps
ended-repetition = position répétée
ending-long-calm = rien n’a été capturé pendant très longtemps
ended-long-calm = longtemps sans capture
seat-name-0 = Sud
seat-name-1 = Nord
option-houses = le nombre de cases d’une rangée
called-houses = Cases
option-seeds = le nombre de graines par case au début
called-seeds = Graines
option-calm = après combien de coups sans capture la partie finit
called-calm = Coups sans capture
unit = { $count ->
    [one] { $count } graine
   *[other] { $count } graines
}
unit-plural = graines
sow = Semer { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} de { $house }
not-yours = La case { $house } n’est pas à vous.
empty = La case { $house } est vide.
hungry = Votre adversaire n’a pas de graines, et depuis { $house } aucune n’y arriverait.
note-sown = { $seat ->
    [you] Vous semez
   *[other] { $seat } sème
} { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} de { $house }.
note-captured = { $seat ->
    [you] Vous capturez
   *[other] { $seat } capture
} { $seeds } graines.
note-slam = { $seat ->
    [you] Vous captureriez
   *[other] { $seat } capturerait
} toutes les graines de l’autre rangée : un grand chelem ne capture rien.
note-kept = { $seat ->
    [you] Vous gardez
   *[other] { $seat } garde
} { $seeds ->
    [0] zéro graine de la rangée.
    [one] { $seeds } graine de la rangée.
   *[other] { $seeds } graines de la rangée.
}
row-captured = Capturées
row-kept = Gardées à la fin
