### Lügenwürfeln auf Deutsch.

pitch = Jeder hat einen Würfel unter dem Becher, und die Gebote über beide steigen, bis jemand zweifelt.
called-faces = Seiten
option-faces = wie viele Seiten ein Würfel hat
ending-bid-doubted = ein Gebot wurde angezweifelt, und die Würfel wurden gezeigt
ended-bid-doubted = Gebot angezweifelt
unit = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
unit-plural = Chips
dice = { $count ->
    [one] eine { $face }
   *[other] zwei { $face }er
}
bid = Biete { $dice }
doubt = Das Gebot anzweifeln
note-rolled = { $hearer ->
    [you] Du würfelst
   *[other] { $hearer } würfelt
} eine { $die }.
note-bid = { $seat ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $count ->
    [one] eine { $face }.
   *[other] zwei { $face }er.
}
note-doubted = { $seat ->
    [you] Du zweifelst
   *[other] { $seat } zweifelt
} das Gebot an.
note-shown = { $seat ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} eine { $die }.
note-won = { $seat ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} einen Chip.
seat = { $name }: { $die }
hidden = ein Würfel unter dem Becher
bids = Gebote: { $bids }
no-bid = Noch kein Gebot.
wild = Eine { $face } ist ein Joker.
