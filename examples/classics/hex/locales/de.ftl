### Hex auf Deutsch.
# Begriffe: cell Feld, stone Stein, side Rand, chain Kette, swap Tausch.

pitch = Legt abwechselnd Steine; wer zuerst seine beiden Ränder verbindet, gewinnt, und einer schafft es immer.
ending-sides-joined = jemand hat seine beiden Ränder verbunden
ended-sides-joined = Ränder verbunden
seat-name-0 = Senkrecht
seat-name-1 = Waagerecht
option-size = wie viele Felder ein Rand des Bretts hat
called-size = Größe
option-swap = ob, wer als Zweites zieht, den ersten Stein übernehmen darf
called-swap = Tausch
choice-on = ja
choice-off = nein
place = Lege einen Stein auf { $cell }
swap = Tausche: Übernimm den ersten Stein
occupied = Auf { $cell } liegt schon ein Stein.
off-board = Das Feld { $cell } gehört nicht zu diesem Brett.
no-swap = Du kannst nur tauschen, statt den zweiten Stein zu legen.
swap-off = Diese Partie wird ohne Tausch gespielt.
note-placed = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} einen Stein auf { $cell }.
note-swapped = { $seat ->
    [you] Du tauschst und übernimmst
   *[other] { $seat } tauscht und übernimmt
} den ersten Stein, gespiegelt auf { $cell }.
goal-vertical = X ({ $name }): von oben nach unten
goal-horizontal = O ({ $name }): von links nach rechts
last = Letzter Stein: { $cell }
