### Katamari in English. How messages are written: docs/translate.md.

## Dice, icons and pieces

# $colour is yellow, blue or purple.
colour = { $colour ->
    [yellow] Yellow
    [blue] Blue
   *[purple] Purple
}
stuff = { colour } Stuff
dice = { $count ->
    [one] 1 { colour } die
   *[other] { $count } { colour } dice
}
# $symbol is smiley, flower, cow or pencil.
symbol = { $symbol ->
    [smiley] smiley
    [flower] flower
    [cow] cow
   *[pencil] pencil
}
symbols = { $symbol ->
    [smiley] smileys
    [flower] flowers
    [cow] cows
   *[pencil] pencils
}
symbol-heading = { $symbol ->
    [smiley] Smiley
    [flower] Flower
    [cow] Cow
   *[pencil] Pencil
}
thing-with = { symbol } { $thing }
stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
symbols-counted = { $count ->
    [one] 1 { symbol }
   *[other] { $count } { symbols }
}
power = { $power } power
icon-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
icon-star = star
icon-two-stars = two stars
icon-blank = blank
# A piece with what is printed on it.
piece = the { $thing } ({ colour }, size { $size }: { $face })

## Moves

roll = Roll the dice
stop = Pass the tray ({ $power } power lost)
buy = Buy { $piece } for { $size } power
buy-empty = Buy from pile { $pile }, which is empty
cycle = Cycle pile { $pile } for { $cost }: { $thing } goes to the bottom
cycle-empty = Cycle from pile { $pile }, which is empty
place = Lay it on { $hexes } ({ $change })
place-off = Lay it with its first hex on { $hex }, turned by { $degrees } degrees
no-change = the same dice, stars and symbols
lose = Lose { $piece } on { $hex }
lose-nothing = Lose the piece on { $hex }

## The log

note-board = { $seat ->
    [you] You play
   *[other] { $seat } plays
} on the board of { $cousin }.
note-roll_off = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
} { $face } for the first turn.
note-begins = { $seat ->
    [you] You go first and move
   *[other] { $seat } goes first and moves
} the Emperor.
# $last is yes or no: whether this is the last step.
note-emperor = { $last ->
    [yes] The Emperor reaches Done: everyone has one more turn.
   *[no] The Emperor takes step { $round } of { $rounds }.
}
note-no_dice = { $seat ->
    [you] You show no dice at all: your turn is skipped.
   *[other] { $seat } shows no dice at all: the turn is skipped.
}
# $dice is a list, or none.
note-rolled = { $seat ->
    [you] You roll
   *[other] { $seat } rolls
} { $dice ->
    [none] no dice.
   *[other] { $dice }.
}
# The faces of dice of one colour: 3 Yellow dice (6 3 1).
dice-shown = { dice } ({ $faces })
note-crashed = { $seat ->
    [you] You are
   *[other] { $seat } is
} going too fast: { $sixes ->
    [one] 1 six
   *[other] { $sixes } sixes
}, a crash!
note-lost = { $seat ->
    [you] You lose
   *[other] { $seat } loses
} the { $kind } on { $hex }; it goes under its pile.
note-power = That gives { $seat ->
    [you] you
   *[other] { $seat }
} { $power }.
note-bought = { $seat ->
    [you] You buy
   *[other] { $seat } buys
} the { $kind } for { $price }; { $power } left.
note-placed = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} the { $kind } on { $hexes }{ $degrees ->
    [0] { "" }
   *[other] , turned by { $degrees } degrees
}: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} visible.
note-turned_up = Turned up: { $piece }.
note-cycled = { $seat ->
    [you] You cycle
   *[other] { $seat } cycles
} a pile for { $price }: the { $kind } goes to its bottom; { $power } left.
note-stopped = { $seat ->
    [you] You pass
   *[other] { $seat } passes
} the tray; { $power } is lost.
# $left is the power as a number.
note-nothing_left = { $left ->
    [0] { $seat ->
        [you] You have no power left
       *[other] { $seat } has no power left
    }
   *[other] { $seat ->
        [you] You can do nothing with { $power }
       *[other] { $seat } can do nothing with { $power }
    }
}: the turn is over.
note-majority = { $seat ->
    [you] You show
   *[other] { $seat } shows
} the most with { $count ->
    [one] 1 { symbol } symbol
   *[other] { $count } { symbol } symbols
}: { $majority ->
    [one] 1 point
   *[other] { $majority } points
}.
note-no_majority = Nobody shows the most { symbols }.
note-scored = { $seat ->
    [you] You have
   *[other] { $seat } has
} { points }: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} and { $more } for majorities.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
# $result is won or shared; $winners is a player, or several in a row.
note-over = { $result ->
    [won] { $winners ->
        [you] You win with { points }.
       *[other] { $winners } wins with { points }.
    }
   *[shared] { $winners } share the win with { points } each.
}

## What is in the way of a move

when-roll = You roll once, at the start of your turn
when-stop = You pass the tray after the roll, when you do not want to buy anything else
when-buy = You buy after the roll
when-cycle = You cycle a pile after the roll
when-place = You place a piece right after buying it
when-lose = You lose a piece only when your Katamari crashes
now-rolling = you roll the dice
now-buying = you spend your { $power } power
now-placing = you place the { $thing } you have bought
now-losing = your Katamari has crashed, and you choose the piece to lose
pile-is-empty = Pile { $pile } is empty.
cycle-too-dear = You have { $power } power left; cycling a pile costs { $cost }.
too-dear = You have { $power } power left; the { $thing } costs { $cost }.
fits-nowhere = The { $thing } fits nowhere on your board.
looks-alike = The { $thing } looks the same in another rotation: choose that one.
sticks-out = The { $thing } would extend beyond your board there.
blue-lies-on = The { $thing } is Blue: each of its hexes must lie on Yellow or Blue Stuff.
purple-lies-on = The { $thing } is Purple: each of its hexes must lie on Blue or Purple Stuff.
nothing-there = Nothing lies on { $hex }.
point-at-first = Point at the { $thing } by its first hex, { $hex }.
piece-covered = Another piece lies on the { $thing }.
not-largest = The { $thing } is not your largest uncovered piece.

## Help on Stuff

lies-on = { $colour ->
    [yellow] It lies anywhere on the board, over everything.
    [blue] Each of its hexes must lie on Yellow or Blue Stuff, or on the Center.
   *[purple] Each of its hexes must lie on Blue or Purple Stuff, or on the Center.
}
stuff-help = Pieces of { $small } and { $large } hexes. { lies-on } Its dice succeed from { $success } up.
piece-help = { colour }, size { $size }: { $face }. It costs { $size } power. { lies-on } The box has { $copies ->
    [one] 1 piece
   *[other] { $copies } pieces
} of it.

## The end

row-stars = Stars
row-most = Most { symbols }
# $tied is yes or no.
mine-to-most = { $mine } to { $most }{ $tied ->
    [yes] , tied
   *[no] { "" }
}

## The coach

feature-stars = visible stars
feature-power = power per roll
feature-blue = hexes of Blue Stuff
feature-purple = hexes of Purple Stuff
feature-majorities = majorities

## The table as text and as a picture

over = The game is over.
headline = { $player }: { $step }. { $first } moves the Emperor.
headline-power = { $player }: { $step } with { $power } power. { $first } moves the Emperor.
step-rolling = roll the dice
step-buying = buy, cycle or pass the tray
step-placing = place the piece
step-losing = choose a piece to lose
track = Emperor: { $spaces }
track-start = Start
track-done = Done
pile-empty = Pile { $pile }: empty
# $under is a list, or none; $chosen is yes or no.
pile = Pile { $pile }: { $thing }: { $face } [{ $outline }] ({ $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}{ $under ->
    [none] { "" }
   *[other] ; at the bottom: { $under }
}){ $chosen ->
    [yes] { "  <- to be placed" }
   *[no] { "" }
}
tray-colour = { colour } { $faces }
tray = In the tray: { $dice ->
    [none] nothing yet
   *[other] { $dice }
}.
stars-high = { stars }, { $high } high
no-dice = no dice
# $holder is the player who is ahead, or none.
symbol-line = { symbol-heading }: { $counts } ({ $holder ->
    [none] nobody is ahead
   *[other] { $majority ->
    [one] 1 point
   *[other] { $majority } points
} for { $holder }
})
legend = Y Yellow, B Blue, P Purple; 1 2 3 dice, * a star, S F C P symbols, · nothing, . bare; rows A to E, C3 the Center.
legend-outline = After each pile's piece: the hexes it covers over the Center, before you turn it.
picture-over = The Emperor has arrived
picture-step = { $player }: { $step }

## Diagrams of the rules

diagram-stack = A Blue piece lies on Yellow Stuff and hides what is printed below it. Only its own icons, and those of the free Yellow hexes, count.
diagram-levels = Yellow carries Blue, and Blue carries Purple: under each hex of a piece lies Stuff of its own level or of the one below.
