### Ce que dit le conseiller.

## Comment deux coups se comparent

against = ★ face à « { $move } » : { $verdict }
exactly-better = exactement { $amount } de mieux.
exactly-equal = exactement aussi bon.
better = { $mean } de mieux ({ $low } à { $high }){ in-games }.
worse = { $mean } de moins ({ $low } à { $high }){ in-games }.
level = les deux se valent : la différence est d’au plus { $within }{ in-games }.
undecided = indécis : entre { $worse } de moins et { $better } de mieux{ in-games }.
by-points = La partie est pratiquement jouée : les coups sont comparés aux points.
in-games = { $games ->
    [0] { "" }
   *[other] , dans { $games } parties imaginées, les mêmes pour les deux
}
under = moins de { $amount }

## Pourquoi

yours = { $what } (à vous)
theirs = { $what } ({ $player })
on-average = { $what } : en moyenne { $mean } d’ici votre prochain tour après « { $better } », et { $mean-other } après « { $other } » ({ $games } parties imaginées chacun).
happens = { $told } Cela arrive dans { $often } de { $games } parties imaginées après « { $better } », et dans { $often-other } de { $games } après « { $other } ».
review-unfinished = cette partie n’est pas finie : une analyse a besoin de sa fin
