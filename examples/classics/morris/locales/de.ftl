### Mühle auf Deutsch.

pitch = Bringe drei Steine in eine Reihe, um einen des Gegners zu schlagen; wer nur noch zwei hat, verliert.
designer = überliefert
seat-name-0 = Weiß
seat-name-1 = Schwarz
called-flying = Springen
option-flying = ob man mit drei Steinen springen darf
called-turns = Züge
option-turns = nach wie vielen Zügen die Partie unentschieden endet
choice-yes = ja
choice-no = nein
ending-two-men-left = jemand hatte nur noch zwei Steine
ended-two-men-left = zwei Steine übrig
ending-blocked = jemand konnte nicht ziehen
ended-blocked = eingeschlossen
ending-turns-over = alle Züge sind gemacht, und niemand hat gewonnen: unentschieden
ended-turns-over = Züge vorbei
place = Setze einen Stein auf { $point }
move = Ziehe von { $start } nach { $point }
take = Nimm den Stein auf { $point }
men = { $name } ({ $sign }): { $left ->
    [one] 1 Stein
   *[other] { $left } Steine
} in der Hand
in-mill = Der Stein auf { $point } liegt in einer Mühle.
none-of-theirs = Auf { $point } liegt kein Stein des Gegners.
none-of-yours = Auf { $point } liegt kein Stein von dir.
taken = Auf { $point } liegt schon ein Stein.
too-far = Von { $start } führt keine Linie direkt nach { $point }.
when-place = Du setzt Steine, solange du welche in der Hand hast
when-move = Du ziehst Steine, sobald alle deine gesetzt sind
when-take = Du nimmst einen Stein, wenn du eine Mühle geschlossen hast
now-place = du setzt einen Stein
now-move = du ziehst einen Stein
now-take = du nimmst einen Stein für deine Mühle
note-placed = { $seat ->
    [you] Du setzt
   *[other] { $seat } setzt
} einen Stein auf { $point }.
note-moved = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} von { $start } nach { $point }.
note-took = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} den Stein auf { $point }.
note-two_left = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} nur noch zwei Steine.
note-blocked = { $seat ->
    [you] Du kannst nicht ziehen.
   *[other] { $seat } kann nicht ziehen.
}
note-turns_over = { $turns } Züge sind gemacht: unentschieden.
