### What people read. How messages are written: docs/translate.md of Rulewright.

bid = Bid { $card }
spent = You do not have a { $card } any more.
prize = Prize: { $prize }
row = { $player }: { $points } points, cards { $cards ->
    [none] none
   *[other] { $cards }
}{ $ready ->
    [yes] , ready
   *[no] { "" }
}
note-prize = The next prize is { $prize }.
note-ready = { $seat ->
    [you] You have bid.
   *[other] { $seat } has bid.
}
note-shown = { $seat ->
    [you] You bid
   *[other] { $seat } bids
} { $card }.
note-won = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the prize of { $prize }.
note-nobody = Nobody takes the prize of { $prize }.
