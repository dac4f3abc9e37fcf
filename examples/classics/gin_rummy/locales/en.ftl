### Gin rummy in English. How messages are written: docs/translate.md.

unit = { $count ->
    [one] 1 point
   *[other] { $count } points
}
unit-plural = points
rank = { $rank }
take = Take { $card }
take-none = Take the upcard
draw = Draw from the stock
pass = { $phase ->
    [0] Leave the upcard
    [7] Do not knock
   *[other] Done
}
knock = Knock
discard = Discard { $card }
add = Lay off { $card }
meld = Lay out { $cards }
not-in-hand = You do not have { $cards }.
not-2 = That is no meld of your hand.
not-3 = Both of you left the upcard: draw from the stock.
not-4 = There is no upcard to take.
not-5 = You discard a card that you have.
not-6 = You may knock with at most { $knock } points of deadwood.
not-7 = Too much deadwood would be left: at most { $knock } points may be.
not-9 = It does not continue a meld of the knocker.
when-take = You take the upcard at the beginning of your turn
when-draw = You draw at the beginning of your turn
when-pass = You pass on the first upcard, or when you are done with melds
when-knock = You knock when you have drawn
when-discard = You discard when you have drawn
when-add = You lay cards off when the other player has knocked
when-meld = You lay out melds when somebody has knocked
now = { $phase ->
    [0] you take the first upcard, or do not
    [1] you take the upcard, or draw
    [2] you discard, or knock
    [3] you discard for your knock
    [4] you lay out your melds
    [5] you lay cards off
    [6] you lay out your melds
   *[7] you knock with the upcard, or do not
}
state = Upcard { $card }, stock { $left }, knock with { $knock }
added = Laid off: { $cards }
row = { $name }: { $left ->
    [one] 1 card
   *[other] { $left } cards
}
worth = { " " }({ $points })
row-left = Left in the hands
row-bonus = Gin or undercut
note-dealt = { $hearer ->
    [you] You are dealt
   *[other] { $hearer } is dealt
} { $cards }.
note-upcard = { $card } is turned up.
note-passed = { $seat ->
    [you] You leave
   *[other] { $seat } leaves
} the upcard.
note-took = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card }.
note-drew = { $seat ->
    [you] You draw
   *[other] { $seat } draws
} from the stock.
note-got = { $hearer ->
    [you] You have drawn
   *[other] { $hearer } has drawn
} { $card }.
note-discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
note-knocked = { $seat ->
    [you] You knock and show
   *[other] { $seat } knocks and shows
} { $cards }.
note-melded = { $seat ->
    [you] You lay out
   *[other] { $seat } lays out
} { $cards }.
note-added = { $seat ->
    [you] You lay off
   *[other] { $seat } lays off
} { $card }.
note-left = { $seat ->
    [you] You have
   *[other] { $seat } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
} of deadwood left.
note-gin = { $seat ->
    [you] You have
   *[other] { $seat } has
} gin!
note-undercut = { $seat ->
    [you] You have
   *[other] { $seat } has
} undercut the knock!
note-stopped = { $end ->
    [2] Only two cards are left in the stock, and nobody has knocked: no points.
   *[3] The same cards go to and fro: no points.
}
