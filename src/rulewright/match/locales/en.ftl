### What a table says beside its game. How messages are written: docs/translate.md.

## The log

bot-moved = { $player ->
    [you] A bot moved for you.
   *[other] A bot moved for { $player }.
}
# $consent is yes where everybody agreed to it.
taken-back = { $first ->
    [0] Move { $last } is taken back{ by-consent }.
   *[other] Moves { $first } to { $last } are taken back{ by-consent }.
}
by-consent = { $consent ->
    [yes] { " " }by consent
   *[no] { "" }
}

## Refusals

no-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
no-move = There is no move { $code }: moves are numbered 0 to { $last }.
over = The game is over.
# $count says how many $others are.
not-your-decision = It is not for { $player } to decide now, but for { $others }.
because-of = Nothing is done, because of { which-move }: { $sentence }
which-move = move { $number } of { $count }
say-a-move = A gesture is one move or several: say at least one.
one-by-one = This game was begun when its record knew single moves only: make them one by one.
shows-something = It shows you something new: make it by itself, and then choose on.

## Undo

undo-over = The game is over and its seed is revealed: nothing can be taken back.
undo-not-yours = Only your own last move can be taken back, and only until somebody else moves.
undo-chance = That cannot be taken back: it rolled dice or turned up something by chance.
undo-no-move = You have not moved yet, so there is nothing to take back.
undo-nothing = Nothing has been played yet that could be taken back.
undo-learned = That cannot be taken back: it showed you something that you did not know.
undo-shown = That cannot be taken back: it showed somebody else something that they did not know.
undo-unknown = That cannot be taken back: the table cannot tell who learned something from it.
