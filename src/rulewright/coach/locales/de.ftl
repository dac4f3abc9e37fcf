### Was der Trainer sagt.

## Zwei Züge im Vergleich

against = ★ gegenüber „{ $move }“: { $verdict }
exactly-better = genau { $amount } besser.
exactly-equal = genau gleich gut.
better = { $mean } besser ({ $low } bis { $high }){ in-games }.
worse = { $mean } schlechter ({ $low } bis { $high }){ in-games }.
level = beides ist gut: Der Unterschied beträgt höchstens { $within }{ in-games }.
undecided = unklar: zwischen { $worse } schlechter und { $better } besser{ in-games }.
by-points = Die Partie ist so gut wie entschieden, daher werden die Züge nach Punkten verglichen.
in-games = { $games ->
    [0] { "" }
   *[other] , in { $games } gedachten Partien, für beide Züge dieselben
}
under = unter { $amount }

## Warum

yours = { $what } bei dir
theirs = { $what } bei { $player }
on-average = { $what }: bis zu deinem nächsten Zug im Schnitt { $mean } nach „{ $better }“ und { $mean-other } nach „{ $other }“ (je { $games } gedachte Partien).
happens = { $told } Das geschieht in { $often } von { $games } gedachten Partien nach „{ $better }“ und in { $often-other } von { $games } nach „{ $other }“.
review-unfinished = diese Partie ist nicht zu Ende: Ein Rückblick braucht ihr Ende
