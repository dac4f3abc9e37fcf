### Les tournois en français.

cups-page-title = Tournois · Rulewright
cup-page-title = { $name } · Rulewright
cups = Tournois
cups-what = Tout le monde peut s’inscrire. Les appariements, les horloges et le classement se font tout seuls ; votre table s’ouvre au début de la ronde.
cups-make = Organiser un tournoi
cups-none = Aucun tournoi n’est annoncé.
cup-kind = { $kind ->
    [swiss] système suisse
    [robin] toutes rondes
    [arena] arène
   *[groups] { $seats ->
        [0] tables de trois et quatre
       *[other] tables de { $seats }
    }
}
cup-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
cup-unrated = non classé
cup-starts = Début : { $when }. { $entered } sur { $most } places prises.
cup-cancelled = Annulé.
cup-won = { $count ->
    [0] Terminé. Personne n’a gagné.
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
cup-until = En cours : des parties commencent jusqu’à { $when }.
cup-round = Ronde { $round } sur { $rounds }.
cup-name = Nom
cup-how = Formule
cup-seats = Joueurs par table
cup-minutes = Durée
cup-rounds-label = Rondes
cup-rounds-enough = autant qu’il en faut
cup-when = Début
cup-more = Inscription, absence et cote
cup-most = Joueurs au plus
cup-patience = Une table attend
cup-open = Tout le monde peut le trouver et le regarder
cup-account = Votre compte
cup-ready = Votre table est prête.
cup-to-table = Aller à votre table
cup-wait = Votre prochaine table s’ouvre ici d’elle-même.
cup-enter = S’inscrire
cup-seen = Toutes les personnes qui regardent ce tournoi voient votre nom et votre cote dans ce jeu.
cup-withdraw = Se retirer
cup-host = Votre tournoi
cup-start = Commencer maintenant
cup-cancel = Annuler le tournoi
cup-cancel-what = Les parties en cours continuent, hors tournoi ; les tables qui attendent leurs joueurs sont fermées.
cup-cancel-sure = Oui, l’annuler
cup-cancel-no = Non, continuer
cup-bot = Robot
cup-bot-count = Combien de robots
cup-add-bots = Ajouter des robots
cup-standings = Classement : { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
cup-place = Rang
cup-player = Joueur
cup-points = Points
cup-bot-player = robot
cup-rating = { $points } ± { $margin }
cup-gone = retiré
cup-breaks = { $kind ->
    [groups] { $first ->
        [one] { $first } première place
       *[other] { $first } premières places
    }, adversaires { $second }
    [arena] { $first } gagnées sur { $second }
   *[other] Buchholz { $first }, Sonneborn-Berger { $second }{ $third ->
        [0] { "" }
       *[other] , entre ex æquo { $third }
    }
}
cup-scoring = Comment on compte
cup-score-rule = { $kind ->
    [swiss] Une victoire vaut 2 points, une égalité 1. Si le nombre est impair, quelqu’un est exempt à chaque ronde, jamais deux fois, et reçoit 2 points.
    [robin] Une victoire vaut 2 points, une égalité 1. Si le nombre est impair, quelqu’un est exempt à chaque ronde, sans points.
    [arena] Une victoire vaut 2 points, une égalité 1. Après deux victoires de suite, tout compte double jusqu’à ce que vous ne gagniez pas. Dès que vous êtes libre, une nouvelle partie vous attend ; les parties en cours à la fin comptent.
   *[groups] À une table, battre tout le monde vaut 12 points, et chaque joueur battu une part égale ; la moitié en cas d’égalité. Qui est exempt en reçoit 6.
}
cup-ties = { $kind ->
    [arena] À égalité, on compte les victoires, puis le moins de parties.
    [groups] À égalité, on compte les premières places, puis les points de tous ceux que vous avez rencontrés. Dans une ronde où vous êtes exempt, vous comptez comme votre propre adversaire.
   *[other] À égalité, on compte les points de tous les adversaires (Buchholz), puis ceux de chaque adversaire multipliés par ce que vous avez gagné contre lui (Sonneborn-Berger), puis les parties entre ceux qui restent à égalité. Dans une ronde où vous êtes exempt, vous comptez comme votre propre adversaire.
}
cup-absent = Une table attend ses joueurs { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Qui ne l’a pas ouverte perd par forfait et, la deuxième fois, est retiré du tournoi.
cup-games = Parties
cup-round-title = Ronde { $round }
cup-sits-out = exempt, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cup-playing = en cours
cup-soon = va commencer
cup-forfeit = forfait
cup-watch = Regarder
cup-look = { $over ->
    [yes] Revoir : { $names }
   *[no] Regarder : { $names }
}
cup-link = Lien vers ce tournoi
