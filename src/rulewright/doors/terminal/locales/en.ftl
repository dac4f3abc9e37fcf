### What the terminal says. How messages are written: docs/translate.md.

keys-in-lesson =
    Enter      continue; where a move is wanted, show the table again
    3          make move 3 of the list
    n          let the lesson make the move for you
    b          back to the step before
    ? WORDS    what a move, a card or a word of the rules means
    ??         everything you can ask about
    l          the whole log
    r          the rulebook in clauses
    q          quit
    h          this help
keys =
    3          make move 3 of the list
    3 1 2      make move 3, then 1 and 2 of the next lists; u takes all back
    ? 3        what the rulebook says about move 3
    ? { $thing } what a card, a piece or a word of the rules means
    ??         everything you can ask about
    ? { $clause } show a clause
    ! 123      try the move with this number in the game's table
    a          advice: what each move is worth from what you can know, and why
    a 3        the same, compared with move 3
    u          take your last move back, until somebody moves or learns something
    l          the whole log
    r          the rulebook in clauses
    s [FILE]   save the record (there, or where it is kept anyway)
    q          save and quit; the next `rulewright play` brings you back
    h          this help
    Enter      show the whole table
word = word
then = , then{ " " }
yes = y yes
rest-unchanged = The rest is unchanged. Enter shows the whole table.
forced = Only one move is possible, so it has been made: { $move }.
forced-of = { $player } had only one possible move, and it has been made.
move = { $game } · move { $number }
move-of = { $game } · move { $number } · { $player }
move-of-you = { $game } · move { $number } · { $player } (you)
after = { $game } · after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
# $after is what was typed before, or none; $count is how many moves there are to choose from.
not-in-list = There is no move { $word } in the list{ $after ->
    [none] { "" }
   *[other] { " " }after { $after }
}: { $count ->
    [0] nothing is left for you to choose there
   *[other] type 1 to { $count }, or h for help
}.
lesson-step = { $game }, lesson · step { $step } of { $count }
status-as-written = as written
status-from-other-sources = from other sources
status-ruling = ruling
status-reconstructed = reconstructed
wins = wins
shares-the-win = shares the win
score = Score
aim-win = chance to win
aim-score = expected score
aim-place = expected place, the best being 100%
exact = exact
interval = { $low } to { $high }
heading-move = move
heading-interval = 95% interval
heading-games = games
more-moves = { $count ->
    [one] 1 more move looks
   *[other] { $count } more moves look
} no better than the last of these.
heading-start = start
heading-moves = moves
heading-luck = luck
heading-result = result
stood-in = { "  " }A bot made { $count ->
    [one] 1 more decision
   *[other] { $count } more decisions
}, standing in: what those cost counts as others' mistakes.
accuracy = { "  " }accuracy { $mean } (95% interval { $low } to { $high })
fault = { "  " }move { $number }, { $class }, { $chosen }: { $change } against { $other }
class-inaccuracy = inaccuracy
class-mistake = mistake
class-blunder = blunder
decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
count-inaccuracy = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
count-undecided = { $count } undecided

## The course of a game

alone = press Enter when only you are looking{ " " }
alone-or-undo = press Enter when only you are looking (or u, if { $player } takes that back){ " " }
undo-too-late = Only the player who moved last can take that back, before the keyboard is passed on.
say-number = After ! comes a move's number in the game's table, as in !12, or several numbers that make one move.
really-concede = This gives the game up for good. Really? [y/N]{ " " }
not-a-command = { $word } is not a command: type a move's number, or h for help.
no-advice-among-people = Other people play at this table, so the coach gives no advice: ask for a review when it is over.
nothing-to-compare = There is no move { $word } to compare: type a, or a and a move's number.
table-company = With you at the table: { $players }.
bots-meanwhile = The bots play { $manner } until their search is compiled, which is done once and kept.
bots-ready = The search of the bots is compiled: from now on they play by it.
saved = Saved as { $path }
saved-resume = Saved as { $path }; resume it with --resume, or just play again.
record-is-in = The record, with the seed of its dice, is in { $path }
review-hint = rulewright review, with that file, shows your best and worst decisions.
receipt = Receipt: { $receipt }

## Asking about something

ask-about = You can ask about: { $names }.
ask-about-clause = Or about a clause, { $first-and-last }, or any word of the rules.
several-named = Several things have that name: { $names }.
also-in = Also in { $clauses }.
did-you-mean = Did you mean { $names }?
lists-things = ?? lists what you can ask about.
nothing-named = There is no move, clause or card { $words } here. { $tip }

## Lessons

no-step = the lesson has no step { $step }: choose 1 to { $last }
you-play = You play { $player }.
lesson-over = That was the lesson. Now play: rulewright play { $game }{ $more }
your-move = Your move: { $moves }.
not-that-one = Not that one. The move is: { $move } (move { $number }).
no-advice-in-lesson = There is no advice in a lesson: it tells you the move. n makes it for you.
read-first = Read this first, then press Enter.
not-a-command-here = { $word } is not a command: type h for help.
continue-with = Continue with: rulewright learn { $game } --step { $step }

## Rules and endings

overruled-by = { " " }Overruled by { $clause }.
see-also = See also: { $things }.
rulebook = { $game }, version { $version } of its rules in { $count } clauses
overruled-by-short = { "  " }[overruled by { $clause }]
narrowed-by = { " " }Narrowed by { $clause }.
narrowed-by-short = { "  " }[narrowed by { $clause }]
move-explained = { $move } (move { $code } of the game's table)
taken-back = Taken back
begun = { $game }: { $players }; begun { $when }
the-end = The end: { $ending }
pass-to = Pass to { $player }

## The coach

coach-thinks = The coach is thinking. This takes some seconds.
chance-of-success = chance of success
from-what-you-know = From what you can know: { $what }
legend = ★ is recommended. · may be just as good.
luck-and-skill = Luck and skill
luck-explained = The start is what ordinary play leads to. Moves are what all players changed by playing better or worse; luck is what dice and draws changed. Each is shown with half of its 95% interval, and together they add up to the result.
classes = Classes, by how much chance to win a move loses at least: { $classes }.
points-less = { "  " }move { $number }, { $chosen }: { $points } { $unit } less than { $other }
over-anything = { "  " }move { $number }, { $chosen }: { $gain } over anything else
luck-in = { "  " }luck in move { $number }: { $luck }

## Colours, each as a regular expression that finds the word in all its forms

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-purple = purple
colour-orange = orange
colour-pink = pink
colour-teal = teal
