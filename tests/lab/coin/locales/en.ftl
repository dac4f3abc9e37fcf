### The coin in English. How messages are written: docs/translate.md.

note-heads = { $seat ->
    [you] You toss
   *[other] { $seat } tosses
} heads with the { $hand } hand.
note-tails = { $seat ->
    [you] You toss
   *[other] { $seat } tosses
} tails with the { $hand } hand.
note-passed = { $seat ->
    [you] You pass
   *[other] { $seat } passes
}.
