### Ante in English. How messages are written: docs/translate.md.

note-dealt = { $hearer ->
    [you] Your card is the { $card }.
   *[other] { $hearer }’s card is the { $card }.
}
note-folded = { $seat ->
    [you] You fold
   *[other] { $seat } folds
}.
note-paid = { $seat ->
    [you] You stay
   *[other] { $seat } stays
} in for { $price }.
note-shown = { $seat ->
    [you] You show
   *[other] { $seat } shows
} the { $card }.
note-won = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the pot of { $chips }.
