### What people read. How messages are written: docs/translate.md of Rulewright.

lay = Lay the { $card }
not-in-hand = You do not have the { $card }.
row = { $player }: [{ $hand }]{ $laid ->
    [none] { "" }
   *[other] , laid { $laid }
}, tricks { $tricks }
note-dealt = { $hearer ->
    [you] You are dealt the { $card }.
   *[other] { $hearer } is dealt the { $card }.
}
note-laid = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} the { $card }.
note-trick = { $seat ->
    [you] You take
   *[other] { $seat } takes
} the trick with the { $card }.
