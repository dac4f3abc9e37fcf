### Leduc-Poker auf Deutsch.

pitch = Eine Karte für jeden, zwei Setzrunden und dazwischen eine Karte für alle.
ending-pot-taken = der Topf ist genommen oder geteilt
ended-pot-taken = der Topf ist genommen
unit = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
unit-plural = Chips
rank = { $card ->
    [0] Bube
    [1] Dame
    [2] König
   *[3] Ass
}
fold = Aussteigen
check = Schieben
call = Mitgehen: { $owed } zahlen
raise = Erhöhen: { $owed } zahlen
note-dealt = { $hearer ->
    [you] Deine Karte: { $card }.
   *[other] Karte von { $hearer }: { $card }.
}
note-folded = { $seat ->
    [you] Du steigst aus.
   *[other] { $seat } steigt aus.
}
note-paid = { $seat ->
    [you] Du bleibst
   *[other] { $seat } bleibt
} für { $price } dabei.
note-turned = Die gemeinsame Karte: { $card }.
note-shown = { $seat ->
    [you] Du zeigst
   *[other] { $seat } zeigt
}: { $card }.
note-won = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $chips } Chips.
table = Gemeinsame Karte: { $card }
table-not-yet = Gemeinsame Karte: noch keine
seat = { $name }: { $card }, { $paid } im Topf
folded = ausgestiegen
hidden = verdeckte Karte
