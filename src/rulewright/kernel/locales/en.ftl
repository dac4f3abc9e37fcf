### What every game says. How messages are written: docs/translate.md.

## Scores

unit = { $count ->
    [one] 1 point
   *[other] { $count } points
}
unit-plural = points
# $winners is a list of names, or "you" where the only winner reads it; $had and $beaten are scores.
wins = { $winners ->
    [you] You win.
   *[other] { $winners } wins.
}
wins-with = { $winners ->
    [you] You win with { $had }.
   *[other] { $winners } wins with { $had }.
}
wins-against = { $winners ->
    [you] You win with { $had } to { $beaten }.
   *[other] { $winners } wins with { $had } to { $beaten }.
}
share = { $winners } share the win.
share-with = { $winners } share the win with { $had } each.
share-against = { $winners } share the win with { $had } each, to { $beaten }.
draw = { $winners } draw.
score-of = { $player ->
    [you] your { $score }
   *[other] { $player }'s { $score }
}
you = { $first ->
    [yes] You
   *[other] you
}
alone-wins = { $player ->
    [you] You win. { $ending }.
   *[other] { $player } wins. { $ending }.
}
alone-wins-with = { $player ->
    [you] You win with { $had }. { $ending }.
   *[other] { $player } wins with { $had }. { $ending }.
}
alone-loses = { $player ->
    [you] You lose. { $ending }.
   *[other] { $player } loses. { $ending }.
}
alone-loses-with = { $player ->
    [you] You lose with { $had }. { $ending }.
   *[other] { $player } loses with { $had }. { $ending }.
}

## What is in the way of a move

over = The game is over.
not-now = That is not allowed now.
# $count says how many they are.
not-your-turn = { $count ->
    [one] { $players } decides now, not you.
   *[other] { $players } decide now, not you.
}
untimely = { $when }; now { $now }.

## Numbers

# From 0 up.
numbers = none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
# Before a noun.
no-thing = no
one-thing = one
span = { $low } to { $high }

## Options and boxes

option-one-of = { $name } is one of { $words }, not { $given }
option-number = { $name } is a whole number from { $low } to { $high }, not { $given }
# $has is a list of options, or none.
no-option = { $game } has no option { $name }: { $has ->
    [none] it has none
   *[other] it has { $has }
}
option-for-players = { $name } is for { $players } players, not { $seats }: leave it out
# $players is a number or a span, $most its end.
for-players = { $game } is for { $players } { $most ->
    [one] player
   *[other] players
}, not { $seats }
box-replaced = a custom box replaces the box { $box }: leave that option out
box-of-other = it is the box of another game; for { $game } it must say game = "{ $name }"
partly-reconstructed = partly reconstructed
reconstructed-mostly = reconstructed
