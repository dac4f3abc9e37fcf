### Ce que disent toutes les portes.

see-help = { $what } ; voir { $command } --help
a-file = un fichier
try-another-place = { $file } : { $error } ; essayez un autre endroit
error-missing = il manque { $name }
error-no-option = il n’y a pas d’option { $name }
error-no-command = il n’y a pas de commande { $name }
error-value = { $name } ne peut pas avoir cette valeur
error-extra = arguments en trop : { $what }
did-you-mean = . Vouliez-vous dire { $names } ?

no-such-picture = { $kind } n’est pas un type d’image : choisissez { $kinds }
no-seat-to-draw = il n’y a pas de place { $seat } pour qui dessiner : choisissez 0 à { $last }, ou { $spectator } pour un spectateur
no-move-to-draw = il n’y a pas de position après le coup { $move } : choisissez 0 à { $last }
