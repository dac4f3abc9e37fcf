### The Temple of Karthis in English. How messages are written: docs/translate.md.

## Cards and tiles

joker = Joker
joker-guarded = Joker, guarded by { $guard }
joker-unguarded = Joker, unguarded
the-joker = the Joker
# A card with what it stands for: the Q♠ is an enemy.
enemy-card = { $card } enemy
treasure-card = { $card } treasure
safe-spot-card = { $card } safe spot
threat-card = { $card } { $threat }
enemy-has = { $card } has { $health } Health
nobody-there = nobody is there
# $side is north, east, south or west.
side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
# The shape of a tile by its exits: L left, A ahead, R right; $stairs is yes or no.
shape-none = a dead end{ with-stairs }
shape-L = a left turn{ with-stairs }
shape-A = a corridor{ with-stairs }
shape-R = a right turn{ with-stairs }
shape-LA = a branch to the left{ with-stairs }
shape-AR = a branch to the right{ with-stairs }
shape-LR = a T-junction{ with-stairs }
shape-LAR = a crossroads{ with-stairs }
with-stairs = { $stairs ->
    [yes] { " " }with stairs
   *[no] { "" }
}
# Where a tile lies, seen from the entrance.
entrance = the entrance
place-up = { $rows } up from the entrance
place-down = { $rows } down from the entrance
place-right = { $columns } right from the entrance
place-left = { $columns } left from the entrance
place-up-right = { $rows } up, { $columns } right from the entrance
place-up-left = { $rows } up, { $columns } left from the entrance
place-down-right = { $rows } down, { $columns } right from the entrance
place-down-left = { $rows } down, { $columns } left from the entrance

## Moves

cross = Go { side } ({ $place })
cross-exit = Go { side } by exit { $letter } ({ $place })
descend = Go down the stairs to floor { $floor }
resume = Go back and fight on ({ $enemy })
choose-unknown = Encounter drawn card { $number }
# A Joker, with or without a guard.
choose-joker = Go for the first Joker, worth { $worth }
choose-crown = Go for the Crown, worth { $worth }
choose-joker-past = Go for the first Joker, worth { $worth }, past { $danger }
choose-crown-past = Go for the Crown, worth { $worth }, past { $danger }
choose-threat = Face { $danger }
choose-enemy = Fight { $card } ({ $health } Health)
choose-treasure = Take { $card }, worth { $worth }
choose-rest = Rest at { $card } (+{ $healing } Health)
danger-wall = { $card } { $threat } (the way in closes)
danger = { $card } { $threat } ({ $damage } damage below { $rating })
danger-deadly = { $card } { $threat } ({ $damage } damage below { $rating }, which would end your game)
near = Stay on the old side of the wall (1 damage)
near-deadly = Stay on the old side of the wall (1 damage, which ends your game)
far = Slip through to the new side of the wall
fight = Fight a round (d6 + { $level } against d6 + { $floor })
fight-deadly = Fight a round (d6 + { $level } against d6 + { $floor }; it can end your game)
retreat = Retreat to a tile ({ $place })
retreat-letter = Retreat to tile { $letter } ({ $place })
give-up = Give up the adventure and its treasures

## Help on the threats

threat-help = A trap. Roll at least the number to beat, or lose { $damage } Health; a 1 hurts and is rolled again.
wall-help = No roll: a wall closes the way you came, and you choose on which side of it you stand.

## The log

note-floor = { $player ->
    [you] You stand
   *[other] { $player } stands
} on floor { $floor }: challenge rating { $rating }, treasure ×{ $multiplier }.
note-tile = { $player ->
    [you] You go { side } and roll { $rolled }: { $shape }.
   *[other] { $player } goes { side } and rolls { $rolled }: { $shape }.
}
# $heart is a card that leaves the game, or none.
note-descended = { $player ->
    [you] You go
   *[other] { $player } goes
} down the stairs: { $heart ->
    [none] { "" }
   *[other] { $heart } leaves the game and{ " " }
}{ $cards ->
    [one] 1 discard returns
   *[other] { $cards } discards return
} to the deck.
note-reshuffled = The deck has run dry in the search: { $cards ->
    [one] 1 discard is
   *[other] { $cards } discards are
} shuffled in.
note-drew = A { $face } on the die: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
note-turned = Drawn: { $event }.
note-passed_over = { $card } cannot be a guard and goes back.
note-guarded = { $guard ->
    [none] Nothing is left to guard the Joker.
   *[other] The Joker is guarded by { $guard }.
}
note-encounter = { $player ->
    [you] You encounter
   *[other] { $player } encounters
} { $event }.
note-treasure = { $player ->
    [you] You take
   *[other] { $player } takes
} treasure worth { $worth }.
note-healed = { $player ->
    [you] You rest and regain
   *[other] { $player } rests and regains
} { $gain } Health, to { $health }.
note-slammed = A wall slams down across the way in.
note-far_side = { $player ->
    [you] You are
   *[other] { $player } is
} on the new side of the wall.
note-near_side = { $player ->
    [you] You leap
   *[other] { $player } leaps
} back to the old side of the wall: { $damage } damage.
# $result is one, hurt or through.
note-challenge = { $player ->
    [you] You roll
   *[other] { $player } rolls
} { $result ->
    [one] a 1: { $damage } damage.
    [hurt] { $face }, below { $rating }: { $damage } damage.
   *[through] { $face } against { $rating } and { $player ->
        [you] get
       *[other] gets
    } through unhurt.
}
note-joker_won = { $player ->
    [you] You acquire
   *[other] { $player } acquires
} { $which ->
    [1] the first Joker
   *[2] the Crown
}, worth { $worth }.
note-enemy = { $card } bars the way with { $health } Health.
note-defeated = { $card } is beaten.
note-retreated = { $player ->
    [you] You retreat
   *[other] { $player } retreats
} ({ $cell }); the enemy keeps { $health } Health.
note-resumed = { $player ->
    [you] You are
   *[other] { $player } is
} back: the fight goes on against { $health } Health.
# $result is tie, won or lost; $loss the Health that the loser of the round loses.
note-round = { $mine } against { $theirs }: { $result ->
    [tie] nobody is hurt.
    [won] the enemy loses { $loss } and has { $health } Health left.
   *[lost] { $player ->
        [you] you lose { $loss } and have
       *[other] { $player } loses { $loss } and has
    } { $health } Health left.
}
note-crowned = { $player ->
    [you] You have
   *[other] { $player } has
} the Crown of Karthis, found on floor { $floor }: the score is { $score }.
note-died = { $player ->
    [you] You have
   *[other] { $player } has
} no Health left; treasures worth { $lost } are lost.
note-caught = { $player ->
    [you] You are
   *[other] { $player } is
} trapped: nowhere is left to go, and treasures worth { $lost } are lost.
note-left = { $player ->
    [you] You give
   *[other] { $player } gives
} up; treasures worth { $lost } are lost.

## What is in the way of a move

when-cross = You explore when nothing else is to be decided
when-descend = You take stairs when you explore
when-resume = You return to an enemy when you explore
when-choose = You choose a card only when several have been drawn
when-near = You choose a side only when a wall has slammed shut
when-far = You choose a side only when a wall has slammed shut
when-fight = You fight only in a combat
when-retreat = You retreat only from a combat
when-give_up = You can give up at any time
now-exploring = you choose where to explore
now-choosing = you choose one of the drawn cards
now-sealed = you choose your side of the wall
now-fighting = you are in a combat
no-stairs = No stairs down are within reach.
lowest-floor = This is the lowest floor.
no-enemy = No enemy is left on this floor.
enemy-out-of-reach = { $card } is not within reach.
drawn-only = { $count ->
    [one] Only 1 card has been drawn.
   *[other] Only { $count } cards have been drawn.
}
no-tile = There is no tile at this place ({ $place }).
enemy-there = The enemy is on that tile: retreat to another.
fight-first = You have returned to this combat: fight a round before you retreat again.
no-tile-to-leave = There is no tile to leave there ({ $place }).
off-the-sheet = That way leads off the sheet.
slammed-shut = The wall to the { side } has slammed shut.
explored = The tile to the { side } is explored already.
no-exit = That tile has no exit to the { side }.
enemy-on-tile = { $card } is on that tile: its exits open when you have won.
cannot-walk = You cannot walk to that tile from here ({ $place }).

## The end

row-treasures-of = Treasures of floor { $floor }
row-joker = First Joker
row-crown = The Crown
row-lost-death = Lost at death
row-lost-trapped = Lost when trapped
row-lost-gave-up = Lost by giving up
row-treasures = Treasures
diamonds = { $count ->
    [one] 1 Diamond
   *[other] { $count } Diamonds
}
found-on = found on floor { $floor }
everything = everything found
none-found = none found
verdict-crown = { $player ->
    [you] You bring out the Crown of Karthis and win
   *[other] { $player } brings out the Crown of Karthis and wins
} with treasures worth { $treasure }.
verdict-death = { $player ->
    [you] You die on floor { $floor } without the Crown and lose.
   *[other] { $player } dies on floor { $floor } without the Crown and loses.
}{ treasures-lost }
verdict-trapped = { $player ->
    [you] You are trapped on floor { $floor } without the Crown and lose.
   *[other] { $player } is trapped on floor { $floor } without the Crown and loses.
}{ treasures-lost }
verdict-gave-up = { $player ->
    [you] You give up on floor { $floor } without the Crown and lose.
   *[other] { $player } gives up on floor { $floor } without the Crown and loses.
}{ treasures-lost }
treasures-lost = { $lost ->
    [0] { "" }
   *[other] { " " }Treasures worth { $lost } are lost.
}

## The board as text and as a picture

status = { $player }  Health { $hearts } { $health }/{ $most }  Level { $level }  Treasure { $treasure }  Jokers { $jokers } of 2
status-floor = Floor { $floor }  Challenge rating { $rating }  Treasure ×{ $multiplier }  Deck { $deck }  Discard pile { $discards }
discarded = Discarded: { $cards }
drawn = Drawn: { $cards }
enemy-at = Enemy: { $enemy }, { $place }
signs = @ you  · no event  ✕ threat  ♥ healed  ♦ treasure  ★ enemy  ▤ stairs  ═ ║ slammed shut  ░ out of reach
letters-exits = letters: exits
letters-tiles = letters: tiles to retreat to
picture-crown = The Crown is found
picture-death = The explorer is dead
picture-trapped = Trapped forever
picture-gave-up = Given up
picture-exploring = Where to?
picture-choosing = Choose a card
picture-sealed = The way is shut
picture-fighting = Fight or retreat
picture-treasure = { $treasure } treasure
picture-floor = Floor
picture-rating = To beat
picture-multiplier = Treasure
picture-deck = Deck
picture-enemy = enemy
picture-threat = threat

## The campaign

campaign-level = Level { $level }: { $adventures ->
    [one] 1 adventure
   *[other] { $adventures } adventures
}, { $crowns ->
    [one] 1 Crown
   *[other] { $crowns } Crowns
}.
campaign-best = Best score { $score }; { $floor ->
    [0] no Crown yet.
   *[other] deepest Crown on floor { $floor }.
}
campaign-row = { $number }. floor { $floor }: { $ending }, { $score } (then Level { $level })

## Numbers of the box

draws = { $faces } draws { $cards ->
    [0] none
    [one] one card
    [2] two cards
    [3] three cards
   *[other] { $cards } cards
}
faces-span = { $low } to { $high }

## Diagrams of the rules

diagram-exits = The explorer can walk to the tile on the left, because both tiles are open there. On the right there is a wall: the tile has no opening towards the explorer's. The arrow marks an exit that is still unexplored.
diagram-wall = The wall has closed the edge between the two tiles for good. Here the explorer stayed on the old one.
