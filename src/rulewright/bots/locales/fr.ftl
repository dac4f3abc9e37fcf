### Comment s’appellent les robots et comment ils jouent.

level-1 = Niveau 1, aimable
level-2 = Niveau 2, tranquille
level-3 = Niveau 3, attentif
level-4 = Niveau 4, rusé
level-5 = Niveau 5, fort
level-6 = Niveau 6, entraîné
about-1 = Jette un œil aux coups et prend celui qui lui plaît.
about-2 = Pense à son propre coup, pas aux réponses.
about-3 = Pense à son coup et à la réponse.
about-4 = Pense plusieurs coups à l’avance.
about-5 = Pense aussi loin qu’il peut.
about-6 = Juge les positions d’après ce qu’il a appris en jouant contre lui-même. Avec des options ou un nombre de joueurs qu’il n’a pas appris, il joue comme le niveau 5.
style-bold = Audacieux
about-bold = Prend des risques pour gagner plus : joue à peu près aussi bien que les règles simples.
style-careful = Prudent
about-careful = Préfère la sûreté à la chance : joue à peu près aussi bien que les règles simples.
style-collector = Collectionneur
about-collector = Aime posséder beaucoup : joue à peu près aussi bien que les règles simples.
equilibrium = Équilibre
equilibrium-about = Mélange ses coups, bluffs compris, de sorte qu’on ne gagne presque rien à le savoir.
heuristic = Règles simples
heuristic-about = Suit quelques règles simples de son jeu et ne regarde pas plus loin.
random = Robot au hasard
random-about = Prend n’importe quel coup permis ; il ne prévoit rien et n’abandonne jamais.
search = Recherche
search-about = Joue la suite de nombreuses fois et prend le coup auquel il est le plus revenu.
glance = Coup d’œil
glance-about = Joue un instant chaque coup dans sa tête et prend celui qui a le mieux fini.

## Pendant que sa recherche est compilée

by-heuristic = selon des règles simples
at-a-glance = d’un coup d’œil
compiling = Compilation des règles pour les robots ; elle est faite une fois et gardée.

## Refus

no-bot = il n’y a pas de robot { $name } pour { $game } : choisissez parmi { $bots }
nothing-to-decide = la place { $seat } n’a rien à décider maintenant
