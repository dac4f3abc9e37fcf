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
ended-agreed = agreed
ending-agreed = the players agreed to end the game
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

## Custom cards

content-file = the box file
content-of = { $key } of { $where }
content-item = item { $item } of { $what }
content-amount = { $low } to { $high }
content-a-table = a table
content-a-list = a list of { $count }
content-beyond-measure = a number that is far too large
content-number = { $what } is { $value }: make it a whole number from { $low } to { $high }
content-flag = { $what } is { $value }: make it true or false
content-text = { $what } is { $value }: make it a text of { $least } to { $most } letters in one line
content-prose = { $what } is { $value }: make it a few sentences of { $least } to { $most } letters
content-choice = { $what } is { $value }: { $near ->
    [none] make it one of { $words }
   *[other] did you mean { $near }?
}
content-not-a-list = { $what } is { $value }: make it a list of { $amount }
content-because = { $why ->
    [none] { "" }
   *[other] ; { $why }
}
content-list-size = { $what } is a list of { $count }: make it a list of { $amount }{ content-because }
content-or-this = { $near ->
    [none] { "" }
   *[other] , or did you mean { $near }?
}
content-no-table = { $where } has no table { $title }: add it{ content-or-this }
content-no-rows = { $where } has no { $title }: add { $amount } of them{ content-or-this }
content-rows-form = { $key } is { $value }: write each as a table that begins with { $title }
content-rows-size = { $where } has { $count } { $title }: give { $amount } of them{ content-because }
content-wrong = { $what } is { $value }: { $mend }
content-stranger = { $where } has { $key }, which means nothing there: { $near ->
    [none] { $known ->
        [none] leave it out
       *[other] it takes { $known }
    }
   *[other] did you mean { $near }?
}
content-missing = { $where } does not say { $key }: add it{ content-or-this }
content-not-a-table = { $what } is { $value }: make it a table, { $title }
this-box = this box
box-too-deep = { $file } has tables or lists more than { $most } deep inside each other: write it flatter
box-unreadable = cannot read { $file }: { $why }; give the path of a box file
box-not-text = { $file } is not a TOML file: it is not text in UTF-8
box-too-long = { $file } is too long for a box file: { $most } bytes are enough for one
box-many-dots = { $file } has a line with more than { $most } dots in it: write it in several lines
box-not-toml = { $file } is not a TOML file: { $why }
box-removed = { $place }: removed (it was { $was })
box-added = { $place }: added, { $value }
box-changed = { $place }: { $value } instead of { $was }
box-renamed = { $place }: renamed to { $name }
box-renamed-from = { $place }: renamed from { $was } to { $name }
box-nothing = nothing
cache-not-writable = { $folder } cannot be written: { $error }; set RULEWRIGHT_CACHE to a folder for compiled rules that you can write to

## The game on one page, and sheets to print

summary-aim = What you want
summary-turn = Your turn
summary-end = The end
summary-forgotten = What people forget
print-sheet = Sheet { $number } of { $count }
print-scale = Print at 100%: this line is then { $length } long.
print-cards = Cards
print-boards = Boards
print-pieces = Pieces
print-markers = Markers
print-dice = Dice to fold and glue
print-score = Score sheet
print-name = Name
print-total = Total
print-reference = Reference
