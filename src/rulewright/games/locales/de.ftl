### Was das Spieleregal sagt.

not-on-shelf = es gibt hier kein Spiel { $game }; liegt es in einem Ordner, gib diesen mit --game an
no-game = es gibt kein Spiel { $name }: { $near ->
    [none] Wähle eines von { $games }
   *[other] Meinst du { $near }? Wenn nicht, wähle eines von { $games }
}, oder gib den Ordner eines Spiels an
not-a-zip = { $file } ist keine Zip-Datei: Packe den Ordner eines Spiels in eine
zip-too-large = { $file } ist zu groß: Ein Spiel hat höchstens { $files } Dateien und { $bytes } Bytes
zip-one-folder = { $file } muss genau einen Ordner enthalten und sonst nichts
zip-no-game = in { $file } ist kein Spiel: { $name }/__init__.py fehlt
bad-alias = ein Spiel kann nicht { $name } heißen: Nimm Buchstaben, Ziffern, - und _
