### Was das Spieleregal sagt.

not-on-shelf = im Regal steht kein Spiel { $game }; liegt es in einem Ordner, gib diesen mit --game an
no-game = es gibt kein Spiel { $name }: { $near ->
    [none] Wähle eines von { $games }
   *[other] Meinst du { $near }? Wenn nicht, wähle eines von { $games }
}, oder gib den Ordner eines Spiels an
