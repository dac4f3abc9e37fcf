### Oware auf Deutsch.
# Begriffe: house Haus, seed Samen, row Reihe, capture fangen, sow säen.

pitch = Sät Samen in zwölf Häuser und fangt, wo ihr zwei oder drei macht.
ending-more-than-half = jemand hat mehr als die Hälfte der Samen gefangen
ended-more-than-half = mehr als die Hälfte
ending-no-move = wer am Zug war, konnte nicht ziehen oder einen Gegner ohne Samen nicht erreichen
ended-no-move = kein Zug möglich
ending-repetition = eine Stellung kehrte wieder, ohne dass etwas gefangen wurde
ended-repetition = Stellung wiederholt
ending-long-calm = sehr lange wurde nichts gefangen
ended-long-calm = lange nichts gefangen
seat-name-0 = Süd
seat-name-1 = Nord
option-houses = wie viele Häuser eine Reihe hat
called-houses = Häuser
option-seeds = wie viele Samen anfangs in einem Haus liegen
called-seeds = Samen
option-calm = nach wie vielen Zügen ohne Fang die Partie endet
called-calm = Züge ohne Fang
unit = { $count ->
    [one] 1 Samen
   *[other] { $count } Samen
}
unit-plural = Samen
sow = Säe { $seeds } Samen aus { $house }
not-yours = Haus { $house } gehört dir nicht.
empty = Haus { $house } ist leer.
hungry = Dein Gegner hat keine Samen, und aus { $house } käme keiner dorthin.
note-sown = { $seat ->
    [you] Du säst
   *[other] { $seat } sät
} { $seeds } Samen aus { $house }.
note-captured = { $seat ->
    [you] Du fängst
   *[other] { $seat } fängt
} { $seeds } Samen.
note-slam = { $seat ->
    [you] Du würdest
   *[other] { $seat } würde
} alle Samen der anderen Reihe fangen: Ein Grand Slam fängt nichts.
note-kept = { $seat ->
    [you] Du behältst
   *[other] { $seat } behält
} { $seeds ->
    [0] keine Samen der Reihe.
   *[other] { $seeds } Samen der Reihe.
}
row-captured = Gefangen
row-kept = Am Ende behalten
