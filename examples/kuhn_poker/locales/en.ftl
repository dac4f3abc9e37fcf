### Kuhn poker in English. How messages are written: docs/translate.md.

unit = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
unit-plural = chips
rank = { $card ->
    [0] jack
    [1] queen
    [2] king
   *[3] ace
}
pass = Pass
fold = Fold
bet = Bet a chip
call = Call with a chip
note-dealt = { $hearer ->
    [you] Your card is the { $card }.
   *[other] { $hearer }’s card is the { $card }.
}
note-passed = { $seat ->
    [you] You pass.
   *[other] { $seat } passes.
}
note-bet = { $seat ->
    [you] You bet
   *[other] { $seat } bets
} a chip.
note-shown = { $seat ->
    [you] You show
   *[other] { $seat } shows
} the { $card }.
note-won = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the pot of { $chips } chips.
pot = Pot: { $chips } chips
seat = { $name }: { $card }, { $paid } in the pot
hidden = hidden card
