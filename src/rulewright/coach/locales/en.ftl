### What the coach says. How messages are written: docs/translate.md.

## How two moves compare

# $move is what the other move is called, $verdict one of the sentences below.
against = ★ against “{ $move }”: { $verdict }
exactly-better = exactly { $amount } better.
exactly-equal = exactly as good.
# $mean, $low and $high are chances or points; $games is how many were imagined, or 0.
better = { $mean } better ({ $low } to { $high }){ in-games }.
worse = { $mean } worse ({ $low } to { $high }){ in-games }.
level = either is fine: they differ by at most { $within }{ in-games }.
undecided = undecided: between { $worse } worse and { $better } better{ in-games }.
by-points = The game is all but decided, so moves are compared by points.
in-games = { $games ->
    [0] { "" }
   *[other] , in { $games } imagined games that are the same for both
}
under = under { $amount }

## Why

# $what is something that a player has, such as stars.
yours = Your { $what }
theirs = { $what } of { $player }
on-average = { $what }: on average { $mean } by your next turn after “{ $better }”, and { $mean-other } after “{ $other }” ({ $games } imagined games each).
# $told is a sentence of the log.
happens = { $told } That happens in { $often } of { $games } games imagined after “{ $better }”, and in { $often-other } of { $games } after “{ $other }”.
review-unfinished = this game is not finished: a review needs its end
