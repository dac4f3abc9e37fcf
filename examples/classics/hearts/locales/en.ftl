### Hearts in English. How messages are written: docs/translate.md.

unit = { $negative ->
    [yes] { $size } { $size ->
        [one] point
       *[other] points
    }
   *[no] { $size ->
        [0] 0 points
       *[other] −{ $size } points
    }
}
unit-plural = score
rank = { $rank }
pass = Pass { $card }
play = Play { $card }
not-in-hand = You do not have { $card }.
not-5 = The first lead of a hand is the two of clubs, or another club if that was agreed.
not-6 = You must follow suit.
not-7 = There are no points in the first trick, and you have other cards.
not-8 = Hearts are not broken, and you have other cards to lead.
when-pass = You pass cards before a hand is played
when-play = You play cards when all have passed theirs
now-pass = you choose cards to pass
now-play = you play a card
state = { $way ->
    [0] No cards are passed
    [1] Cards are passed to the left
    [2] Cards are passed across
   *[3] Cards are passed to the right
}; hearts { $broken ->
    [yes] may be led
   *[no] may not be led yet
}.
row = { $name }: { $laid }  cards { $left }, points { $points }, before { $total }
row-hand = Hand { $hand }
note-dealt = { $hearer ->
    [you] You are dealt
   *[other] { $hearer } is dealt
} { $cards }.
note-way = { $way ->
    [0] No cards are passed in this hand.
    [1] Everybody passes three cards to the left.
    [2] Everybody passes three cards across.
   *[3] Everybody passes three cards to the right.
}
note-passed = { $hearer ->
    [you] You pass
   *[other] { $hearer } passes
} { $card }.
note-ready = { $seat ->
    [you] You have
   *[other] { $seat } has
} chosen three cards to pass.
note-received = { $hearer ->
    [you] You are passed
   *[other] { $hearer } is passed
} { $cards } by { $seat }.
note-played = { $seat ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
note-broken = Hearts are broken.
note-trick = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the trick{ $points ->
    [0] .
    [one] { " " }with 1 point.
   *[other] { " " }with { $points } points.
}
note-moon = { $seat ->
    [you] You have
   *[other] { $seat } has
} shot the moon: 26 points for everybody else.
note-no_trick = { $seat ->
    [you] You have
   *[other] { $seat } has
} taken no trick: five points off.
note-hand = { $seat ->
    [you] You get
   *[other] { $seat } gets
} { $points ->
    [one] 1 point
   *[other] { $points } points
} in this hand, { $total } in all.
