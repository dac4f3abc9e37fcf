### Ce que disent toutes les portes.

see-help = { $what } ; voir { $command } --help
a-file = un fichier
try-another-place = { $file } : { $error } ; essayez un autre endroit
