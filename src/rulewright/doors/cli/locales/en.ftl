### What the command line says. How messages are written: docs/translate.md.
### What commands and options do is declared beside them; see `help_key` in words.py.

lang-unknown = there is no language { $tag } here: choose one of { $offered }
lang-missing = --lang needs a language: choose one of { $offered }
yes = y yes
not-set = { $value } (not set)
settings-example =
    name = "Ann"       # what you are called at the table
    bots = 3           # how well bots play where --bots is not given: 1 to 6, or "random"
    colour = "auto"    # or "always", or "never"; NO_COLOR in the environment always means never
    language = "en"    # or "de", "fr", "es"; without it, what LC_ALL, LC_MESSAGES or LANG in the environment say
game-facts = { $game } ({ $players } players, { $minutes } minutes)
game-facts-alone = { $game } (1 player, { $minutes } minutes)
designed-by = by { $designer }
evidence-found = { $found } of { $count ->
    [one] 1 clause
   *[other] { $count } clauses
} with evidence found in { $book }.
# $kinds is none where all changes are of one kind.
changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
} from the game's own box{ $kinds ->
    [none] { "" }
   *[other] { " " }({ $kinds })
}:
kind-changed = { $count } changed
kind-added = { $count } added
kind-removed = { $count } removed
kind-renamed = { $count } renamed
no-frame = there is no frame { $frame } in { $file }: it has { $count ->
    [one] 1 frame
   *[other] { $count } frames
}, from 0
game-told = { $players }; { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}; begun { $begun }
game-ready =
    { $title } is ready: { $files } files in { $place }.
    { "  " }rulewright dev { $place }      play it in the browser while you change it
    { "  " }rulewright play { $place }     play it in the terminal
    { "  " }rulewright check { $place }    find its mistakes
    { "  " }pytest { $place }              test its rules
check-done = { $found ->
    [0] { $game } keeps every law that was tried
    [one] 1 mistake in { $game }
   *[other] { $found } mistakes in { $game }
} ({ $seconds } s).

## Advice and reviews

no-aim = there is no aim { $aim }: choose one of { $aims }
no-move-number = there is no move { $number }: choose 1 to { $last }
over-after = the game is over after move { $number }: give a move of it as --move
nothing-to-decide = seat { $seat } has nothing to decide before move { $number }
review-unfinished = { $file } is not finished: rulewright advise { $file } looks at it as it stands
looking-at-moves = Looking at moves

## Options and settings

no-option = { $text } is not an option: write it as name=value
option-twice = option { $name } is given twice: give it once
completion-installed = Completion for { $shell } is in { $file }. Start a new shell to use it.
no-shell = your shell is not known: name one of { $shells }, as in --show-completion bash
in-settings = in your settings, { $path }, { $error }
make-one-of = make it one of { $words }
no-settings = There is no { $path } yet. It could say:
    
    { $example }

## Box files

good-box = { $file } is a good box for { $game }.
plays-alike = It plays exactly like the game's own box.
box-of-which-game = { $file } does not say which game it is for: add game = "..." at its top, or give --game

## Games and rules

evidence-added = { $clause } is as written, but its passage lacks: { $words }
evidence-missing = { $clause } ({ $status }): "{ $evidence }" is not in { $book }
cannot-read = cannot read { $file }: { $error }
not-text = { $file } is not a text file: give the rulebook as plain text in UTF-8
no-clause = { $game } has no clause { $clause }: its clauses are { $first } to { $last }
no-hero = There is no { $hero } yet: rulewright play { $game } --hero NAME makes one.
no-lesson = { $game } has no lesson: rulewright play { $name } begins a game, rulewright rules { $name } tells how
lesson-begins = { $game }, a first game to learn it by (type h for help)
no-lesson-yet = { $game } has no lesson: write one, beginning with `rulewright lesson { $name } --draft`

## New games

exists-already = { $place } exists already: choose another name, or remove it first
bad-game-name = a game cannot be called { $name }: use 2 to 40 small letters, digits and _, a letter first
game-name-taken = a game cannot be called { $name }: something else has that name already

## Pictures

draw-what = { $output } does not say what to draw: end its name in .{ $kinds }
draw-whole = a .{ $kind } shows the whole game: leave --frame out, or write a .png
print-what = { $output } is not a PDF: end its name in .pdf
printed = { $file }: { $count ->
    [one] 1 sheet
   *[other] { $count } sheets
}, { $size } kB

## Play

sheet-done = The last game of { $hero } is now on the sheet.
resume-alone = a resumed game has its players, options and seed already: give --resume alone
finished-game = { $path } is a finished game: look at it with rulewright replay { $path }
game-begins = { $game } (type h for help)
new-here = New here? rulewright learn { $game } teaches it, move by move.
on-sheet = { $name } is { $value } on the sheet of { $hero }: leave that option out
hero-name = a hero plays under the hero's own name: leave --name out
several-names = several names are for several people: add --hotseat, or give one --name
hotseat-no-bots = with --hotseat nobody is a bot: leave --bots out
bots-for-seats = { $bots } bots were named for { $seats } other seats: name one for each, or one for all
unfinished-kept = An unfinished game is kept ({ $what }): --resume { $path } brings it back.
unfinished-there = There is an unfinished game of { $game } ({ $what }).
resume-it = Resume it? [Y/n]{ " " }

## Records

bots-seat = seat { $seat } is a bot's, and the game is not over: until it is, choose the seat of somebody who plays here
no-seat = there is no seat { $seat }: choose 1 to { $last }, or 0 to watch
not-finished = The game is not finished.
no-engine = there is no engine { $engine }: choose one of auto, { $engines }
making-ready = Making the rules ready
two-templates = --{ $first } and --{ $second } are two whole games, and merging their rules is up to you: begin with one of them, and write the other beside it to copy from
backed-up = { $rows } rows are in { $file }.
restored = { $rows } rows are restored.
hidden-move = a move that is hidden until the end
study-unknown = there is no study { $name }: rulewright lab studies lists them
study-running = { $name } is running: stop it first
study-none = No long command is running or was interrupted.
study-stopped = Stopped. The same command goes on from here; rulewright lab studies shows what is there.
study-runs = running
study-halted = stopped, { $when }
study-title = Studies
study-columns = name, state, done, cost, command
study-goes-on = The same command goes on where it stopped.
study-done = { $done } of { $of }
study-to-go = About { $time } to go.
study-so-far = So far
study-so-far-columns = measure, value, 95% interval
study-between = { $low } to { $high }
study-unsure = unknown
