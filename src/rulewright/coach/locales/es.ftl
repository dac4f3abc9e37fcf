### Lo que dice el consejero.

## Cómo se comparan dos jugadas

against = ★ frente a «{ $move }»: { $verdict }
exactly-better = exactamente { $amount } mejor.
exactly-equal = exactamente igual de buena.
better = { $mean } mejor ({ $low } a { $high }){ in-games }.
worse = { $mean } peor ({ $low } a { $high }){ in-games }.
level = da igual: la diferencia es como mucho { $within }{ in-games }.
undecided = indeciso: entre { $worse } peor y { $better } mejor{ in-games }.
by-points = La partida está prácticamente decidida: las jugadas se comparan por puntos.
in-games = { $games ->
    [0] { "" }
   *[other] , en { $games } partidas imaginadas que son las mismas para ambas
}
under = menos de { $amount }

## Por qué

yours = { $what } (tuyo)
theirs = { $what } ({ $player })
on-average = { $what }: de media { $mean } hasta tu próximo turno tras «{ $better }», y { $mean-other } tras «{ $other }» ({ $games } partidas imaginadas cada una).
happens = { $told } Ocurre en { $often } de { $games } partidas imaginadas tras «{ $better }», y en { $often-other } de { $games } tras «{ $other }».
review-unfinished = esta partida no está terminada: un análisis necesita su final
