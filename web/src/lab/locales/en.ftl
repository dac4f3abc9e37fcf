
## Chart

lab-title-table = { $title }, as a table
lab-title-settled = { $title }, as it settled
lab-games = Games
lab-letter-value = { $letter } value
lab-interval = 95% interval

## Editor

editor-page-title = Box editor · Rulewright
editor-title = Box editor{ $title ->
    [none] { "" }
   *[other] : { $title }
}
editor-what = Every number and card of the box. Change what you like: it is checked as you type, and used only at tables where you choose it.
editor-play = Play this
editor-compare = Compare in the lab
editor-save = Save as file
open-a-file = Open a file
editor-start-over = Start over
editor-checking = Checking…
editor-good = This box can be played.
editor-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
} from the game’s own box
editor-box = The box

## Fields

editor-rows = { $count } of { $low } to { $high }
editor-copy = Add a copy
editor-copy-of = Add a copy of { $name }
lab-remove = Remove
editor-remove = Remove { $name }

## Lab

lab-waiting = Waiting for a turn…
lab-compiling = Compiling the bots. This takes a minute or two, the first time.
lab-playing = Playing…
lab-done = Done.
lab-stopped = Stopped.
lab-failed = Failed.
lab-page-title = Lab · Rulewright
lab-playing-games = Playing games.
lab-writing-file = Writing the file. The games are played again for it.
lab-what = Change a number, play many games, and see the effect. Every figure has an interval that contains the true value in 95 of 100 such studies.
lab-study = The study
lab-everybody = Everybody plays
lab-by-seat = Different players by seat
lab-one-to = 1 to { $games }
lab-seed = Seed
lab-same-seed = the same seed gives the same games
lab-setting = Setting { $letter }
lab-numbers = Numbers and options
lab-compare = Compare with a second setting
lab-compare-why = Both play the same deals with the same luck, so that a small difference is found with few games.
stop = Stop
lab-play-box = Play this box{ $letter ->
    [none] { "" }
   *[other] : { $letter }
}
lab-questions = Also show
lab-by-card = Cards and pieces
lab-by-move = Moves
lab-by-note = What happens
lab-by-lead = Who is ahead
lab-version = Version
lab-same-players = the same players
lab-found = What was found
lab-games-played = Games played
lab-so-many = { $games } of { $of } games{ $each ->
    [yes] { " " }in each setting
   *[no] { "" }
}
lab-figures-csv = Figures (CSV)
lab-writing = Writing…
lab-report = Report
lab-games-csv = Games (CSV)
lab-games-parquet = Games (Parquet)
lab-link = Link to this study

## Numbers

lab-find = Find a number
lab-find-example = for example: price
lab-changed = { $n } changed
lab-number-name = { $group }: { $label }, setting { $setting }
lab-slider = { $name }, slider
lab-changed-from = changed from { $value }
lab-undo = undo
lab-range = { $low } to { $high }

## Results

lab-all-figures = All figures
lab-figures-caption = { $heading }, each with its 95% interval{ $two ->
    [yes] , and how much more B is than A on the same deals
   *[no] { "" }
}
lab-measure = Measure
lab-value = Value
lab-decided = Decided
lab-yes = ✓ yes
lab-not-yet = not yet

## Setting

lab-option-setting = { $name }, setting { $letter }
lab-box-file = A box file
lab-custom-box = A custom box is used.
lab-own-box = Use the game’s own
lab-box-what = your own cards and numbers, as a TOML file
lab-box-setting = Box file, setting { $letter }
lab-edit-cards = Edit cards and names

## Value

editor-remove-row = Remove { $name }, { $number }
editor-add-to = Add to { $name }
lab-none = none

## numbers

lab-whole = Make it a whole number from { $low } to { $high }.

## study

lab-server-error = The server answered with an error ({ $status }).
lab-unknown = unknown
lab-points = { $size } percentage points

## New games and cards

editor-no-game = There is no game “{ $name }” on this server.
editor-add-one = Add one: { $name }
editor-most = { $most } is the most there can be.
lab-range-optional = { $low } to { $high }, optional
lab-optional = optional
