### What the shelf of games says. How messages are written: docs/translate.md.

not-on-shelf = there is no game { $game } here; if it is in a folder, give the folder as --game
# $near is a game whose name looks like it, or none.
no-game = there is no game { $name }: { $near ->
    [none] choose one of { $games }
   *[other] did you mean { $near }? If not, choose one of { $games }
}, or give a game's folder
not-a-zip = { $file } is not a zip file: pack the folder of a game into one
zip-too-large = { $file } is too large: a game has at most { $files } files and { $bytes } bytes
zip-one-folder = { $file } must hold one folder, and nothing beside it
zip-no-game = { $file } holds no game: { $name }/__init__.py is not there
bad-alias = a game cannot be called { $name }: use letters, digits, - and _
