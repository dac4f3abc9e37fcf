### Ce que dit la porte des modèles de langage.

no-experiment = Il n’y a pas d’expérience { $name } : choisissez parmi { $names }.
games-to-ask = Demandez 1 à { $most } parties.
no-game = Il n’y a pas de jeu { $name } : list_games dit lesquels il y a.
sections = La version { $version } de ses règles a { $count } clauses, dans ces sections :
endings = La partie peut finir ainsi :
did-you-mean = Vouliez-vous dire { $names } ?
search-instead = Cherchez plutôt un mot.
no-clause = { $game } n’a pas de clause { $clause }. { $hint }
another-word = Essayez un autre mot.
nothing-called = Rien dans { $game } ne s’appelle { $words }. { $hint }
no-lesson = { $game } n’a pas de leçon.
lesson-title = Apprendre { $game } : une première partie en { $steps } étapes.
no-record = Il n’y a pas d’enregistrement { $name } ici.
not-finished = { $name } n’est pas fini : son enregistrement pourra être lu à la fin.
too-many-open = { $open } places ne peuvent pas rester libres à une table de { $seats }.
bots-for-seats = { $bots } robots nommés pour { $seats } places : nommez-en un pour chacune, ou un pour toutes.
invite-gone = Cette invitation ne vaut plus ici : demandez-en une autre.
name-taken = Quelqu’un s’appelle déjà { $name } ici : choisissez un autre nom.
not-begun = La partie n’a pas commencé : quelqu’un doit d’abord prendre les places libres.
waiting-for-seats = On attend que d’autres prennent leurs places. Invitations : { $invites }
over = La partie est finie. { $verdict }
your-turn = C’est à vous, avant le coup { $number }.
waiting-for = On attend { $players }, avant le coup { $number }.
nothing-to-advise = Il n’y a rien à conseiller. { $status }
not-over = La partie n’est pas finie : une analyse porte sur des parties finies.
bot-forfeits = { $player } perd un coup, et un coup au hasard est joué à la place : le robot a échoué ou n’a pas répondu à temps. Cela a pris { $seconds } secondes.
too-long = Cela a pris plus de { $seconds } secondes et a été arrêté.
status-answer = Le serveur a répondu par le statut { $status }.
no-invite = Ce n’est pas un lien d’invitation : il commence par http et finit par ?token= et le jeton.
closed = Le serveur a fermé la connexion : { $reason }.
invite-links = { " " }Liens d’invitation : { $links }
waiting-for-dice = On attend que les autres prennent place et que les dés soient jetés.{ $links }
no-answer-yet = Le serveur n’a pas encore répondu : regardez encore avant de choisir.
worth-by = Ce que vaut chaque coup, compté en { $aim }, le meilleur d’abord :
review-so-far = L’analyse est faite à { $share } : redemandez dans une minute.
decision = Coup { $number }, { $player }, { $grade } : { $chosen }. Meilleur de { $cost } : { $other }. { $why }
no-server = Aucun serveur Rulewright ne répond à { $place } : { $error }.
and-more = { " " }et { $count } de plus
several-fit = { $count } coups correspondent à { $text } : { $shown }{ $more }. Donnez le numéro de celui que vous voulez.
cannot-move = Vous ne pouvez pas jouer maintenant. { $status }
list-moves = list_moves montre ce que vous pouvez faire.
no-move-called = Aucun coup ne s’appelle { $text }. { $hint }
no-move-of = { $text } n’est pas un coup de { $game } : { $error }
no-page = Il n’y a pas de page { $page } : choisissez 1 à { $pages }.
page-of = { $text }
    
    Ceci est la page { $page } sur { $count }.
cut-here = { "" }
    
    Cette réponse était trop longue et est coupée ici : demandez moins, ou une page.
no-coach = D’autres personnes jouent à cette table, le conseiller se tait donc : demandez une analyse quand la partie est finie.
unseasoned = Le serveur n’a pas lancé les dés à partir de la graine promise et du sel envoyé : ils ne prouvent rien.
interval = intervalle à 95 % : { $low } à { $high }
accuracy = { $player } : précision { $mean } (intervalle à 95 % : { $low } à { $high }).
game-facts = { $game } ({ $players } { $most ->
    [one] joueur
   *[other] joueurs
}, { $minutes } minutes)
bots = { "  " }Robots : { $bots }
option = { "  " }option { $name } ({ $values } ; d’ordinaire { $usual }) : { $about }
lesson-you = { "   " }Vous : { $move }
lesson-others = { "   " }Les autres : { $move }
grade-best = le meilleur
grade-good = bon
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe
grade-undecided = indécis
earlier-lines = { $count ->
    [one] (1 ligne plus ancienne : read_log avec since={ $since }.)
   *[other] ({ $count } lignes plus anciennes : read_log avec since={ $since }.)
}
more-table = { $count ->
    [one] (1 ligne de plus : look montre toute la table.)
   *[other] ({ $count } lignes de plus : look montre toute la table.)
}
more-moves = { $count ->
    [one] (1 coup de plus : list_moves le montre.)
   *[other] ({ $count } coups de plus : list_moves les montre tous.)
}
