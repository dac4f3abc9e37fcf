### Leduc poker in English. How messages are written: docs/translate.md.

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
fold = Fold
check = Check
call = Call: pay { $owed }
raise = Raise: pay { $owed }
note-dealt = { $hearer ->
    [you] Your card: { $card }.
   *[other] { $hearer }’s card: { $card }.
}
note-folded = { $seat ->
    [you] You fold.
   *[other] { $seat } folds.
}
note-paid = { $seat ->
    [you] You stay
   *[other] { $seat } stays
} in for { $price }.
note-turned = The card for everybody: { $card }.
note-shown = { $seat ->
    [you] You show
   *[other] { $seat } shows
}: { $card }.
note-won = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $chips } chips.
table = Card for everybody: { $card }
table-not-yet = Card for everybody: not yet
seat = { $name }: { $card }, { $paid } in the pot
folded = folded
hidden = hidden card
