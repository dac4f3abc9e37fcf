### What went wrong, at any door. How messages are written: docs/translate.md.

see-help = { $what }; see { $command } --help
a-file = a file
try-another-place = { $file }: { $error }; try another place
