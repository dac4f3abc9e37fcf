### Kuhn-Poker auf Deutsch.

pitch = Eine Karte für jeden und ein einziger Einsatz: das kleinste Poker, in dem sich Bluffen lohnt.
ending-pot-taken = der Topf ist genommen
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
pass = Passen
fold = Aussteigen
bet = Einen Chip setzen
call = Mit einem Chip mitgehen
note-dealt = { $hearer ->
    [you] Deine Karte: { $card }.
   *[other] Karte von { $hearer }: { $card }.
}
note-passed = { $seat ->
    [you] Du passt.
   *[other] { $seat } passt.
}
note-bet = { $seat ->
    [you] Du setzt
   *[other] { $seat } setzt
} einen Chip.
note-shown = { $seat ->
    [you] Du zeigst
   *[other] { $seat } zeigt
}: { $card }.
note-won = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den Topf mit { $chips } Chips.
pot = Topf: { $chips } Chips
seat = { $name }: { $card }, { $paid } im Topf
hidden = verdeckte Karte
