### Backgammon auf Deutsch.
# Begriffe: checker Stein, point Punkt, home Heimfeld, bar Bar, double verdoppeln/Pasch, stake Einsatz, match Match.

pitch = Bring fünfzehn Steine als Erster nach Hause und vom Brett, und schlag die, die allein stehen.
designer = überliefert
seat-name-0 = Weiß
seat-name-1 = Schwarz
ending-all-off = jemand hatte alle Steine vom Brett
ended-all-off = alle Steine vom Brett
ending-double-declined = jemand lehnte eine Verdopplung ab und verlor das Spiel
ended-double-declined = Verdopplung abgelehnt
ending-turns-over = ein Spiel dauerte zu viele Züge: Niemand gewann es, und mehr Punkte gewannen das Match
ended-turns-over = Züge vorbei
called-match = Match
option-match = wie viele Punkte das Match gewinnen; 1: ein einzelnes Spiel
called-cube = Dopplerwürfel
option-cube = ob der Einsatz verdoppelt werden darf
called-scoring = Wertung
option-scoring = wie viel ein Spiel höchstens zählt
called-setup = Aufstellung
option-setup = je fünfzehn Steine oder je drei auf den hintersten Punkten
called-turns = Züge
option-turns = nach wie vielen Zügen ein Spiel unentschieden endet
choice-no = nein
choice-yes = ja
choice-single = einfach
choice-gammons = Gammons
choice-backgammons = Backgammons
choice-full = voll
choice-hyper = Hyper
unit = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
unit-plural = Punkte
bar = Bar
off = aus
move = { $start }/{ $to }
move-hit = { $start }/{ $to }, schlägt
pass = Kein Zug: aussetzen
roll = Würfeln
double = Biete an, um { $value } zu spielen
take = Nimm die Verdopplung an
decline = Lehne ab und verliere { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
stand = { $name } ({ $sign }): noch { $pips } Augen, { $won } von { $match } { $match ->
    [one] Punkt
   *[other] Punkten
}
cube = Einsatz: { $value }; verdoppeln darf: { $name }
either = jeder von beiden
crawford = Das Crawford-Spiel: ohne Verdopplung
no-cube = Hier wird ohne Dopplerwürfel gespielt.
can-move = Es gibt einen Zug, den du machen kannst.
none-there = Dort hast du keinen Stein: { $start }.
not-by-dice = Kein Würfel, der noch zu ziehen ist, bringt einen Stein von { $start } nach { $to }.
blocked = Punkt { $to } gehört deinem Gegner.
bar-first = Zuerst müssen deine Steine von der Bar ins Spiel.
not-home = Nicht alle deine Steine sind im Heimfeld.
both-dice = { $start }/{ $to } ließe einen Würfel übrig, der anders gezogen werden kann.
when-move = Du ziehst Steine, nachdem gewürfelt ist
when-pass = Du setzt aus, wenn kein Würfel gezogen werden kann
when-roll = Du würfelst am Anfang deines Zuges, und nur wenn du stattdessen verdoppeln könntest
when-double = Du darfst vor dem Wurf verdoppeln, wenn der Dopplerwürfel frei oder bei dir ist
when-take = Du nimmst an oder lehnst ab, wenn dir eine Verdopplung angeboten wird
when-decline = Du nimmst an oder lehnst ab, wenn dir eine Verdopplung angeboten wird
now-roll = du würfelst oder verdoppelst
now-move = du ziehst Steine, wie die Würfel es zeigen
now-answer = du nimmst eine Verdopplung an oder lehnst sie ab
note-rolled = { $seat ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $high } und { $low }.
note-moved = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $start }/{ $to }.
note-hit = { $seat ->
    [you] Dein Stein
   *[other] Ein Stein von { $seat }
} auf { $point } wird geschlagen.
note-passed = { $seat ->
    [you] Du kannst nicht ziehen.
   *[other] { $seat } kann nicht ziehen.
}
note-doubled = { $seat ->
    [you] Du bietest
   *[other] { $seat } bietet
} an, um { $value } zu spielen.
note-took = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} die Verdopplung an: Der Einsatz ist { $value }.
note-declined = { $seat ->
    [you] Du lehnst
   *[other] { $seat } lehnt
} die Verdopplung ab.
note-won = { $seat ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} { $sort ->
    [backgammon] ein Backgammon
    [gammon] ein Gammon
   *[single] das Spiel
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
note-turns_over = { $turns } Züge sind gemacht: Niemand gewinnt dieses Spiel.
row-won = Spiel { $number }, { $sort ->
    [backgammon] ein Backgammon
    [gammon] ein Gammon
   *[single] gewonnen
}
