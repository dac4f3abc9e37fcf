### High Card in English. How messages are written: docs/translate.md.

when-lay = You lay in turn
note-dealt = { $hearer ->
    [you] You are dealt the { $card }.
   *[other] { $hearer } is dealt the { $card }.
}
note-laid = { $seat ->
    [you] You have
   *[other] { $seat } has
} laid a card.
note-trick = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the trick with { $worth }.
