### Was das Spieleregal sagt.

not-on-shelf = es gibt kein Spiel { $game } im Regal; wenn es in einem Ordner liegt, gib diesen als --game an
no-game = es gibt kein Spiel { $name }: { $near ->
    [none] Wähle eines von { $games }
   *[other] Meinst du { $near }? Wenn nicht, wähle eines von { $games }
}, oder gib den Ordner eines Spiels an
