### Backgammon in English. How messages are written: docs/translate.md.

unit = { $count ->
    [one] 1 point
   *[other] { $count } points
}
unit-plural = points
bar = bar
off = off
move = { $start }/{ $to }
move-hit = { $start }/{ $to }, hitting
pass = No move: pass
roll = Roll the dice
double = Offer to play for { $value }
take = Take the double
decline = Decline, and lose { $value ->
    [one] 1 point
   *[other] { $value } points
}
stand = { $name } ({ $sign }): { $pips } pips to go, { $won } of { $match } { $match ->
    [one] point
   *[other] points
}
cube = Stake: { $value }; may double: { $name }
either = either player
crawford = The Crawford game: no doubling
no-cube = This game is played without the doubling cube.
can-move = There is a move that you can make.
none-there = You have no checker there: { $start }.
not-by-dice = No die that is left to play moves a checker from { $start } to { $to }.
blocked = Your opponent holds point { $to }.
bar-first = First your checkers on the bar must enter.
not-home = Not all your checkers are in your home.
both-dice = { $start }/{ $to } would leave a die that could be played otherwise.
when-move = You move checkers after rolling the dice
when-pass = You pass when no die can be played
when-roll = You roll at the beginning of your turn, and only if you could double instead
when-double = You may double before rolling the dice, if the cube is free or yours
when-take = You take or decline when you are offered a double
when-decline = You take or decline when you are offered a double
now-roll = you roll, or double
now-move = you move checkers by the dice
now-answer = you take or decline a double
note-rolled = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
} { $high } and { $low }.
note-moved = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $start }/{ $to }.
note-hit = { $seat ->
    [you] Your checker
   *[other] A checker of { $seat }
} on { $point } is hit.
note-passed = { $seat ->
    [you] You cannot move.
   *[other] { $seat } cannot move.
}
note-doubled = { $seat ->
    [you] You offer
   *[other] { $seat } offers
} to play for { $value }.
note-took = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the double: the stake is { $value }.
note-declined = { $seat ->
    [you] You decline
   *[other] { $seat } declines
} the double.
note-won = { $seat ->
    [you] You win
   *[other] { $seat } wins
} { $sort ->
    [backgammon] a backgammon
    [gammon] a gammon
   *[single] the game
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
note-turns_over = { $turns } turns have been taken: nobody wins this game.
row-won = Game { $number }, { $sort ->
    [backgammon] a backgammon
    [gammon] a gammon
   *[single] won
}
