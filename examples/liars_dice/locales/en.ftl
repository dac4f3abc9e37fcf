### Liar's dice in English. How messages are written: docs/translate.md.

unit = { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
unit-plural = chips
dice = { $count ->
    [one] one { $face }
   *[other] two { $face }s
}
bid = Bid { $dice }
doubt = Doubt the bid
note-rolled = { $hearer ->
    [you] You roll a { $die }.
   *[other] { $hearer } rolls a { $die }.
}
note-bid = { $seat ->
    [you] You bid
   *[other] { $seat } bids
} { $count ->
    [one] one { $face }.
   *[other] two { $face }s.
}
note-doubted = { $seat ->
    [you] You doubt
   *[other] { $seat } doubts
} the bid.
note-shown = { $seat ->
    [you] You show
   *[other] { $seat } shows
} a { $die }.
note-won = { $seat ->
    [you] You win
   *[other] { $seat } wins
} a chip.
seat = { $name }: { $die }
hidden = a die under the cup
bids = Bids: { $bids }
no-bid = No bid yet.
wild = A { $face } is wild.
