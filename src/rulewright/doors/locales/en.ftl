### What went wrong, at any door. How messages are written: docs/translate.md.

see-help = { $what }; see { $command } --help
a-file = a file
try-another-place = { $file }: { $error }; try another place

no-such-picture = { $kind } is not a kind of picture: choose { $kinds }
no-seat-to-draw = there is no seat { $seat } to draw for: choose 0 to { $last }, or { $spectator } for a spectator
no-move-to-draw = there is no position after move { $move }: choose 0 to { $last }
