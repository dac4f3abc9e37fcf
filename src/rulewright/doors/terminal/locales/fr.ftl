### Ce que dit le terminal.

keys-in-lesson =
    Entrée     continuer ; où un coup est attendu, montrer encore la table
    3          jouer le coup 3 de la liste
    n          laisser la leçon jouer pour vous
    b          revenir à l’étape précédente
    ? MOTS     ce que signifie un coup, une carte ou un mot des règles
    ??         tout ce que vous pouvez demander
    l          tout le journal
    r          les règles, clause par clause
    q          quitter
    h          cette aide
keys =
    3          jouer le coup 3 de la liste
    3 1 2      jouer le coup 3, puis 1 et 2 des listes suivantes ; u défait tout
    ? 3        ce que disent les règles du coup 3
    ? { $thing } ce que signifie une carte, une pièce ou un mot des règles
    ??         tout ce que vous pouvez demander
    ? { $clause } montrer une clause
    ! 123      essayer le coup de ce numéro dans la table du jeu
    a          conseil : ce que vaut chaque coup d’après ce que vous savez, et pourquoi
    a 3        de même, comparé au coup 3
    u          défaire votre dernier coup, avant que quelqu’un joue ou apprenne quelque chose
    l          tout le journal
    r          les règles, clause par clause
    s [FICHIER] enregistrer (là, ou à l’endroit habituel)
    q          enregistrer et quitter ; le prochain `rulewright play` vous ramène
    h          cette aide
    Entrée     montrer toute la table
word = mot
then = , puis{ " " }
yes = o oui y yes
rest-unchanged = Le reste n’a pas changé. Entrée montre toute la table.
forced = Un seul coup est possible ; il est joué : { $move }.
forced-of = { $player } n’avait qu’un coup possible ; il est joué.
move = { $game } · coup { $number }
move-of = { $game } · coup { $number } · { $player }
move-of-you = { $game } · coup { $number } · { $player } (vous)
after = { $game } · après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
not-in-list = Il n’y a pas de coup { $word } dans la liste{ $after ->
    [none] { "" }
   *[other] { " " }après { $after }
} : { $count ->
    [0] il n’y reste rien à choisir pour vous
   *[other] tapez 1 à { $count }, ou h pour l’aide
}.
lesson-step = { $game }, leçon · étape { $step } sur { $count }
status-as-written = tel quel
status-from-other-sources = d’autres sources
status-ruling = décision
status-reconstructed = reconstitué
wins = gagne
shares-the-win = partage la victoire
score = Score
aim-win = chance de gagner
aim-score = score attendu
aim-place = place attendue, la meilleure étant 100 %
exact = exact
interval = { $low } à { $high }
heading-move = coup
heading-interval = intervalle à 95 %
heading-games = parties
more-moves = { $count ->
    [one] { $count } autre coup ne semble pas meilleur
   *[other] { $count } autres coups ne semblent pas meilleurs
} que le dernier de ceux-ci.
heading-start = début
heading-moves = coups
heading-luck = chance
heading-result = résultat
stood-in = { "  " }Un robot a pris { $count ->
    [one] { $count } décision de plus
   *[other] { $count } décisions de plus
} à votre place : leur coût compte parmi les erreurs des autres.
accuracy = { "  " }précision { $mean } (intervalle à 95 % : { $low } à { $high })
fault = { "  " }coup { $number }, { $class }, { $chosen } : { $change } face à { $other }
class-inaccuracy = imprécision
class-mistake = erreur
class-blunder = gaffe
decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
count-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
count-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}
count-undecided = { $count } indécis

## Le cours d’une partie

alone = appuyez sur Entrée quand vous êtes seul à regarder{ " " }
alone-or-undo = appuyez sur Entrée quand vous êtes seul à regarder (ou u, si { $player } défait son coup){ " " }
undo-too-late = Seul le dernier à avoir joué peut défaire cela, avant de passer le clavier.
say-number = Après ! vient le numéro d’un coup dans la table du jeu, comme !12, ou plusieurs à la suite.
really-concede = Cela abandonne la partie pour de bon. Vraiment ? [o/N]{ " " }
not-a-command = { $word } n’est pas une commande : tapez le numéro d’un coup, ou h pour l’aide.
no-advice-among-people = D’autres personnes jouent à cette table, le conseiller se tait donc : demandez une analyse à la fin.
nothing-to-compare = Il n’y a pas de coup { $word } à comparer : tapez a, ou a et le numéro d’un coup.
table-company = Avec vous à la table : { $players }.
bots-meanwhile = Les robots jouent { $manner } jusqu’à ce que leur recherche soit compilée, ce qui est fait une fois et gardé.
bots-ready = La recherche des robots est compilée : ils jouent désormais avec elle.
saved = Enregistré dans { $path }
saved-resume = Enregistré dans { $path } ; reprenez avec --resume, ou jouez simplement encore.
record-is-in = L’enregistrement, avec la graine de ses dés, est dans { $path }
review-hint = rulewright review, avec ce fichier, montre vos meilleures et pires décisions.
receipt = Reçu : { $receipt }

## Demander quelque chose

ask-about = Vous pouvez demander : { $names }.
ask-about-clause = Ou une clause, { $first-and-last }, ou n’importe quel mot des règles.
several-named = Plusieurs choses portent ce nom : { $names }.
also-in = Aussi dans { $clauses }.
did-you-mean = Vouliez-vous dire { $names } ?
lists-things = ?? montre ce que vous pouvez demander.
nothing-named = Il n’y a ni coup, ni clause, ni carte { $words } ici. { $tip }

## Leçons

no-step = la leçon n’a pas d’étape { $step } : choisissez 1 à { $last }
you-play = Vous jouez { $player }.
lesson-over = C’était la leçon. Maintenant, jouez : rulewright play { $game }{ $more }
your-move = Votre coup : { $moves }.
not-that-one = Pas celui-là. Le coup est : { $move } (coup { $number }).
no-advice-in-lesson = Il n’y a pas de conseil dans une leçon : elle vous dit le coup. n le joue pour vous.
read-first = Lisez d’abord ceci, puis appuyez sur Entrée.
not-a-command-here = { $word } n’est pas une commande : tapez h pour l’aide.
continue-with = Continuez avec : rulewright learn { $game } --step { $step }

## Règles et fins

overruled-by = { " " }Remplacée par { $clause }.
see-also = Voir aussi : { $things }.
rulebook = { $game }, version { $version } de ses règles en { $count } clauses
overruled-by-short = { "  " }[remplacée par { $clause }]
narrowed-by = { " " }Restreinte par { $clause }.
narrowed-by-short = { "  " }[restreinte par { $clause }]
move-explained = { $move } (coup { $code } de la table du jeu)
taken-back = Coup défait
begun = { $game } : { $players } ; commencé { $when }
the-end = La fin : { $ending }
pass-to = Passez à { $player }

## Le conseiller

coach-thinks = Le conseiller réfléchit. Cela prend quelques secondes.
chance-of-success = chance de réussite
from-what-you-know = D’après ce que vous pouvez savoir : { $what }
legend = ★ est conseillé. · est peut-être aussi bon.
luck-and-skill = Chance et talent
luck-explained = Le début est ce que donne un jeu ordinaire. Les coups sont ce que les joueurs y ont changé en jouant mieux ou moins bien ; la chance est ce que dés et tirages ont changé. Chacun est suivi de la moitié de son intervalle à 95 %, et la somme donne le résultat.
classes = Classes selon la chance de gagner perdue, au moins : { $classes }.
points-less = { "  " }coup { $number }, { $chosen } : { $points } { $unit } de moins que { $other }
over-anything = { "  " }coup { $number }, { $chosen } : { $gain } de plus que tout autre
luck-in = { "  " }chance au coup { $number } : { $luck }

## Couleurs, chacune une expression régulière qui trouve le mot sous toutes ses formes

colour-red = rouges?
colour-green = verte?s?
colour-blue = bleue?s?
colour-yellow = jaunes?
colour-purple = violett?e?s?
colour-orange = orange
colour-pink = roses?
colour-teal = turquoise
