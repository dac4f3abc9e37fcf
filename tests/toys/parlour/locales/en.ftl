### The parlour game in English. How messages are written: docs/translate.md.

note-dealt = Cards are dealt.
note-holds = { $seat ->
    [you] Your
   *[other] { $seat }'s
} card is { $card }.
note-bids = { $seat ->
    [you] You have
   *[other] { $seat } has
} bid.
note-rolled = { $seat ->
    [you] You gain
   *[other] { $seat } gains
} { $points }.
