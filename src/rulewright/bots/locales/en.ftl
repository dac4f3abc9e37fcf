### What bots are called and how they play. How messages are written: docs/translate.md.

level-1 = Level 1, friendly
level-2 = Level 2, easy-going
level-3 = Level 3, attentive
level-4 = Level 4, shrewd
level-5 = Level 5, strong
level-6 = Level 6, learned
about-1 = Glances at the moves and takes one that feels right.
about-2 = Thinks about its own move, not about the answers.
about-3 = Thinks about its move and the answer to it.
about-4 = Thinks several moves ahead.
about-5 = Thinks as far ahead as it can.
about-6 = Judges positions by what it learned in games against itself. With options or numbers of players that it has not learned, it plays like level 5.
style-bold = Bold
about-bold = Takes risks to gain more: plays about as well as the rule of thumb.
style-careful = Careful
about-careful = Would rather be safe than lucky: plays about as well as the rule of thumb.
style-collector = Collector
about-collector = Likes to own a lot: plays about as well as the rule of thumb.
equilibrium = Equilibrium
equilibrium-about = Mixes its moves, bluffs included, so that knowing how helps an opponent hardly at all.
heuristic = Rule of thumb
heuristic-about = Follows a few simple rules of its game and looks no further.
random = Random bot
random-about = Takes any allowed move; it plans nothing and never gives up.
search = Search
search-about = Plays on from where it stands, many times over, and takes the move it returned to most often.
glance = Glance
glance-about = Plays each move on in its head for a moment and takes the one that ended best.

## While its search is being compiled

by-heuristic = by rule of thumb
at-a-glance = at a glance
compiling = Compiling the rules for bots; this is done once and kept.

## Refusals

no-bot = there is no bot { $name } for { $game }: choose one of { $bots }
nothing-to-decide = seat { $seat } has nothing to decide now
