### Ce que dit l’étagère des jeux.

not-on-shelf = il n’y a pas de jeu { $game } ici ; s’il est dans un dossier, donnez-le par --game
no-game = il n’y a pas de jeu { $name } : { $near ->
    [none] choisissez parmi { $games }
   *[other] vouliez-vous dire { $near } ? Sinon, choisissez parmi { $games }
}, ou donnez le dossier d’un jeu
not-a-zip = { $file } n’est pas un fichier zip : mettez-y le dossier d’un jeu
zip-too-large = { $file } est trop grand : un jeu a au plus { $files } fichiers et { $bytes } octets
zip-one-folder = { $file } doit contenir un seul dossier, et rien d’autre
zip-no-game = { $file } ne contient pas de jeu : { $name }/__init__.py n’y est pas
bad-alias = un jeu ne peut pas s’appeler { $name } : prenez des lettres, des chiffres, - et _
