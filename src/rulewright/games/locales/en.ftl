### What the shelf of games says. How messages are written: docs/translate.md.

not-on-shelf = there is no game { $game } on the shelf; if it lies in a folder, give that as --game
# $near is a game whose name looks like it, or none.
no-game = there is no game { $name }: { $near ->
    [none] choose one of { $games }
   *[other] did you mean { $near }? If not, choose one of { $games }
}, or give a game's folder
