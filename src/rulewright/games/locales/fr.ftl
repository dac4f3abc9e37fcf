### Ce que dit l’étagère des jeux.

not-on-shelf = il n’y a pas de jeu { $game } sur l’étagère ; s’il est dans un dossier, donnez-le par --game
no-game = il n’y a pas de jeu { $name } : { $near ->
    [none] choisissez parmi { $games }
   *[other] vouliez-vous dire { $near } ? Sinon, choisissez parmi { $games }
}, ou donnez le dossier d’un jeu
