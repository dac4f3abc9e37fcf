### Asteroid Miners in English. How messages are written: docs/translate.md.

## Companies, minerals, dice and money

# $company is a player, you, or the-rival: the company of nobody, in a game for one.
rival = The rival
mineral = { $mineral ->
    [0] nothing
    [1] clay
    [2] rock
    [3] iron
    [4] nickel
    [5] platinum
   *[6] rhodium
}
pair = { $first } and { $second }
component = { $number } ({ $minerals })
asteroid = asteroid { $number }
# A face of the Modify die or of the orange die; 0 is none.
ability = { $face ->
    [0] no ability
    [1] one die up or down by 1
    [2] one die up or down by 2
    [3] two dice up or down by 1 each
    [4] two dice up or down by 2 each
    [5] two dice by their total
   *[6] one or two dice turned over
}
event = { $event ->
    [1] micrometeoroids
    [2] jammed bit
    [3] solar flare
    [4] quiet shift
    [5] price surge
    [6] investor
    [7] price slump
    [8] loose ground
   *[9] dust
}
money = ${ $amount }M
the-die = the { $face }

## Moves

drill = Pay { $price } for drill { $drill } ({ dice })
dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
reroll = Reroll { $dice }
keep = Keep all dice
modify = Roll the Modify die
modify-again = Roll the Modify die again
alter-total = Let { $first } and { $second } stand for both minerals
alter-one = { turn } { $first } into { $first-now }
alter-two = { turn } { $first } into { $first-now } and { $second } into { $second-now }
turn = { $flip ->
    [yes] Turn over
   *[no] Turn
}
excavate = Excavate with the dice as they are
smelt = Reroll { $dice } in the smelter
smelt-none = Keep the smelter dice
control = Roll the orange die
control-again = Roll the orange die again
go-on = Go on in Overtime: { $component }, with { $risk } at risk
settle = Forge { $component } with { $ability } for { $pay }
settle-none = Leave { $component } unforged
# The same where there is nothing left to forge.
bare-smelt = Reroll smelter dice
bare-control = Roll the orange die
bare-settle = Finish the component
bare-go_on = Go on in Overtime
bank = Stop and collect { $risk }
buy-drill = Buy drill { $drill } ({ dice }) for { $price }
buy-equipment = Buy level { $level } equipment ({ rolls }) for { $price }
rolls = { $rolls ->
    [one] 1 Modify roll
   *[other] { $rolls } Modify rolls
}
save = Buy nothing
forge = Keep { $funding } and go straight to the Foundry

## The log

note-turn = Round { $round }: { $company ->
    [you] your turn
    [the-rival] the rival's turn
   *[other] { $company }'s turn
}.
note-event = { $event ->
    [1] Micrometeoroids: { $company ->
        [you] you pay
        [the-rival] the rival pays
       *[other] { $company } pays
    } { $cost } for repairs (not with { $cost } or less).
    [2] Jammed bit: { $company ->
        [you] you drill
        [the-rival] the rival drills
       *[other] { $company } drills
    } with one die fewer, but never with fewer than { $least }.
    [3] Solar flare: { $company ->
        [you] you
        [the-rival] the rival
       *[other] { $company }
    } may not reroll the drill dice.
    [4] Quiet shift: nothing happens.
    [5] Price surge: { $company ->
        [you] you
        [the-rival] the rival
       *[other] { $company }
    } will sell at high prices.
    [6] Investor: { $company ->
        [you] you get
        [the-rival] the rival gets
       *[other] { $company } gets
    } { $gain }.
    [7] Price slump: { $company ->
        [you] you
        [the-rival] the rival
       *[other] { $company }
    } will sell at low prices.
    [8] Loose ground: { $company ->
        [you] you drill
        [the-rival] the rival drills
       *[other] { $company } drills
    } with one die more, but never with more than { $most }.
   *[9] Dust: { $company ->
        [you] you
        [the-rival] the rival
       *[other] { $company }
    } cannot roll the Modify die.
}
note-broke = { $company ->
    [you] You have no funding left and nothing to forge: you are out.
    [the-rival] The rival has no funding left and nothing to forge, and is out.
   *[other] { $company } has no funding left and nothing to forge, and is out.
}
note-rescued = { $company ->
    [you] You have no funding and go
    [the-rival] The rival has no funding and goes
   *[other] { $company } has no funding and goes
} straight to the Foundry.
note-kept = { $company ->
    [you] You keep { $price } and go
    [the-rival] The rival keeps { $price } and goes
   *[other] { $company } keeps { $price } and goes
} straight to the Foundry.
note-fee = { $company ->
    [you] You pay
    [the-rival] The rival pays
   *[other] { $company } pays
} { $price } for drill { $drill }.
note-drilled = { $company ->
    [you] You drill and roll
    [the-rival] The rival drills and rolls
   *[other] { $company } drills and rolls
} { $dice }.
note-rerolled = After the reroll the dice show { $dice }.
note-modified = Modify die: { $face }.
# $use is total, one or two: what the Modify die changes.
note-altered = { $use ->
    [total] { $company ->
        [you] You let
        [the-rival] The rival lets
       *[other] { $company } lets
    } the { $first } and the { $second } stand for both minerals.
    [one] { turns } the { $first } into { $first-now }.
   *[two] { turns } the { $first } into { $first-now } and the { $second } into { $second-now }.
}
turns = { $company ->
    [you] You turn
    [the-rival] The rival turns
   *[other] { $company } turns
}
note-dug = { $company ->
    [you] You mine
    [the-rival] The rival mines
   *[other] { $company } mines
} { $mineral }.
note-nothing_dug = { $company ->
    [you] You mine
    [the-rival] The rival mines
   *[other] { $company } mines
} nothing.
note-excavated = { $company ->
    [you] You have
    [the-rival] The rival has
   *[other] { $company } has
} fully excavated stratum { $depth } of { $asteroid }.
note-bid = { $company ->
    [you] You bid
    [the-rival] The rival bids
   *[other] { $company } bids
} { $bid } against { $a } and { $b } and { $won ->
    [0] { $company ->
        [you] do
       *[other] does
    } not win the tender.
   *[1] { $company ->
        [you] win
       *[other] wins
    } the tender.
}
# $column is 0 for the low price, 1 middling, 2 high, 3 the contract.
note-sold = { $company ->
    [you] You sell
    [the-rival] The rival sells
   *[other] { $company } sells
} { $mineral } { $column ->
    [0] at the low price
    [1] at the medium price
    [2] at the high price
   *[3] at the contract price
}: { $price }.
note-bought_drill = { buys } drill { $drill } for { $price }.
note-bought_equipment = { buys } level { $level } equipment for { $price }.
buys = { $company ->
    [you] You buy
    [the-rival] The rival buys
   *[other] { $company } buys
}
note-tries = { $company ->
    [you] You fire
    [the-rival] The rival fires
   *[other] { $company } fires
} up the smelter for row { $row }: { $component }.
note-smelted = Smelter, roll { $roll }: { $a } and { $b }.
note-natural = A pure melt: { $component } without the Control Station.
note-control = Control Station, roll { $roll }: { $face }.
note-failed = { $company ->
    [you] You cannot
    [the-rival] The rival cannot
   *[other] { $company } cannot
} forge row { $row } this time.
note-overtime = Overtime: { $company ->
    [you] you put
    [the-rival] the rival puts
   *[other] { $company } puts
} row { $row } and { $risk } at risk.
note-fell = Row { $row } fails in Overtime: { $company ->
    [you] you lose
    [the-rival] the rival loses
   *[other] { $company } loses
} { $rows ->
    [one] 1 new row
   *[other] { $rows } new rows
} of this turn and { $risk }.
note-forged = { $company ->
    [you] You forge
    [the-rival] The rival forges
   *[other] { $company } forges
} { $component } for row { $row }, worth { $pay }.
note-banked = { $company ->
    [you] You are on row { $row } and collect
    [the-rival] The rival is on row { $row } and collects
   *[other] { $company } is on row { $row } and collects
} { $risk }.
note-arrived = The asteroid is worked out. Next: { $asteroid }.
note-missed = { $company ->
    [you] You missed the last stratum and move
    [the-rival] The rival missed the last stratum and moves
   *[other] { $company } missed the last stratum and moves
} up to row { $row } without pay.
# $red and $purple are the funding of both; $result is funding, tie-break, shared or outdone.
note-ends = { $red-company ->
    [you] You have
   *[other] { $red-company } has
} { $red }, { $purple-company ->
    [you] you have
    [the-rival] the rival has
   *[other] { $purple-company } has
} { $purple }{ $result ->
    [tie-break] : rows and strata decide
    [shared] : the win is shared
    [outdone] : the rival is not beaten
   *[funding] { "" }
}.

## What is in the way of a move

when-drill = You choose and pay for a drill at the start of your turn
when-forge = You can go straight to the Foundry only at the start of your turn
when-reroll = You reroll drill dice right after drilling
when-modify = You roll the Modify die after the reroll
when-alter = You use the Modify die after the reroll
when-excavate = You excavate after the reroll
when-smelt = You reroll smelter dice in the Foundry, after the market
when-control = You roll the orange die in the Foundry, after the smelter dice
when-settle = You finish a component in the Foundry, after the smelter dice
when-go_on = You go on in Overtime after forging a component, if you are behind
when-bank = You collect the pay at risk between components forged in Overtime
when-buy_drill = You buy a drill at the end of your turn
when-buy_equipment = You buy equipment at the end of your turn
when-save = You decide what to buy at the end of your turn
now-starting = the next turn begins
now-drilling = you choose a drill
now-rerolling = you choose drill dice to reroll
now-modifying = you use the Modify die or excavate
now-smelting = you choose smelter dice to reroll
now-controlling = you roll the orange die or finish the component
now-overtime = you choose whether to go on in Overtime
now-upgrading = you choose what to buy
drills-not-bought = In the Advanced version you pay for a drill each turn instead of buying one.
best-drill = You already have the best drill.
best-equipment = You already have the best equipment.
no-foundry = This game is played without the Interstellar Foundry.
drill-free = In the Regular version your drill costs nothing to use.
no-such-drill = There is no drill { $drill } in this game.
drill-too-dear = You have { $funding }; drill { $drill } costs { $price }.
equipment-too-dear = You have { $funding }; level { $level } equipment costs { $price }.
has-funding = You can go straight to the Foundry only in the Advanced version, if you began your turn with { $none }.
dust = The cloud of dust keeps you from rolling the Modify die this turn.
no-roll-left = { $rolls ->
    [0] You have no equipment to roll the Modify die with.
    [one] Your equipment allows 1 Modify roll, and you have used it.
   *[other] Your equipment allows { $rolls } Modify rolls, and you have used them.
}
no-such-die = You have { $count ->
    [one] 1 die
   *[other] { $count } dice
} in the tray: { $dice }.
one-choice = Two of these dice show the same number: choose the first of them.
not-the-total = { $first } and { $second } make { $sum }; the stratum asks for a total of { $total }.
no-total = One mineral of this stratum has already been mined, so a total cannot stand for both.
no-change = The Modify die shows { $face } ({ $ability }): it changes nothing in that direction.
not-rolled = You have not rolled the Modify die.
wrong-number = The Modify die shows { $face } ({ $ability }): it does not change { $count ->
    [one] one die
   *[other] two dice
}.

## The end

# $size is the amount without its sign.
unit = { $negative ->
    [yes] −${ $size }M
   *[no] ${ $size }M
}
unit-plural = $M
row-start = Funding at the start
row-sold = Metals sold
row-rows = Pay for the space station
row-events = Events
row-fees = Drill fees
row-bought = Drills and equipment bought
row-rival = The rival's funding
row-tie-rows = First tie-break: rows of Alpha Station
row-tie-strata = Second tie-break: strata
metals = { $count ->
    [one] 1 metal
   *[other] { $count } metals
}
payments = { $count ->
    [one] 1 payment
   *[other] { $count } payments
}
events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
turns-paid = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
purchases = { $count ->
    [one] 1 purchase
   *[other] { $count } purchases
}
# $result is won or lost.
verdict = { verdict-score }.
verdict-score = { $player ->
    [you] { $result ->
        [won] You win
       *[lost] You lose
    }
   *[other] { $player } { $result ->
        [won] wins
       *[lost] loses
    }
} with { $mine } to the rival's { $theirs }
verdict-tie = { verdict-score }. { $by ->
    [rows] Rows of Alpha Station
   *[strata] Strata
} ({ $one } to { $other }) decided.
verdict-ruined = { $player ->
    [you] You lose
   *[other] { $player } loses
}: no funding is left, and there is nothing to forge. The rival has { $theirs }.

## The board as text and as a picture

board-round = Round { $round }, { $version ->
    [0] regular
   *[1] advanced
}    Asteroid { $asteroid } of { $asteroids }
board-stratum = Stratum
board-red = Red
board-purple = Purple
# How far a company has dug, at most four letters: the stratum is out; its first or second mineral is out.
mark-out = out
mark-first = 1st
mark-second = 2nd
board-station = Station
board-start = start
board-row = { $component } / tender: { $tender }
board-company = { $name } (red)
board-company-purple = { $name } (purple)
board-drill = drill { $drill } ({ dice })
board-equipment = equipment { $level } ({ rolls })
board-row-of = row { $row } of { $rows }
board-price = { $mineral } { $prices }, contract { $contract }
board-market = Market: { $prices }
phase-drill = 2 Drill
phase-modify = 3 Modify Dice
phase-foundry = 6½ Interstellar Foundry
phase-overtime = 6½ Interstellar Foundry, Overtime
phase-upgrade = 7 Mining Equipment Upgrade
board-phase = { $name }: { $phase }
board-phase-event = { $name }: { $phase }  Event: { event }
board-offer = drill { $drill }: { dice } for { $price }
board-dice = Dice: { $dice }
board-modify = Modify die { $face }: { $ability } ({ $left ->
    [one] 1 roll
   *[other] { $left } rolls
} left)
board-wanted = { wanted }; tender not won; at risk { $risk }
board-wanted-tender = { wanted }; tender won; at risk { $risk }
wanted = Wanted for row { $row }: { $component }
board-smelter = Smelter: { $dice } (roll { $roll } of { $rolls })
board-control = Orange die { $face }: { $ability } (roll { $roll } of { $rolls })
board-chance = Chance of the next component with best play: { NUMBER($chance, minimumFractionDigits: 1) }%
picture-over = The game is over
picture-round = Round { $round }
picture-round-phase = Round { $round }: { $phase }
picture-equipment = Equipment { $level }
picture-tools = Drill { $drill }, equipment { $level }
picture-tray = In the tray
picture-modify = Modify

## Numbers of the box

version = { $version ->
    [0] Regular
   *[1] Advanced
}
span = { $low } to { $high }
count = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
metal-for = { $mineral } for { $price }
pay-for = { $pay } with { $faces }
event-effect = { $event ->
    [1] pay { $cost } unless you have { $cost } or less
    [2] one drill die fewer, but at least { $least }
    [3] no reroll of the drill dice
    [4] nothing happens
    [5] high market prices
    [6] you get { $gain }
    [7] low market prices
    [8] one drill die more, but at most { $most }
   *[9] no roll of the Modify die
}
event-on = { event } on { $faces } ({ event-effect })
event-elsewhere = { event } ({ event-effect })
no-components = No components
# $asteroid counts from 0.
ordinal = { $asteroid ->
    [0] first
    [1] second
    [2] third
   *[3] fourth
}
strata-of = { $strata } of the { ordinal }
asteroid-has = the { ordinal } has { $strata }
asteroid-begins = the { ordinal } begins with { $stratum }

## Diagrams of the rules

diagram-strata = Both companies dig through the same strata, each in its own shaft. Red, on the left, has fully excavated one stratum and half of the next; purple one.
diagram-station = Alpha Station is built from the bottom: red, on the left, has two rows, purple one. Where a row shows two components, the right-hand one is for the winner of the tender.
