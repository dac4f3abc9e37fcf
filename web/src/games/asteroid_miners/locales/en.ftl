
## belt

asteroid-mineral = { $mineral ->
    [0] nothing
    [1] clay
    [2] rock
    [3] iron
    [4] nickel
    [5] platinum
   *[other] rhodium
}
asteroid-event = { $event ->
    [1] Micrometeoroids
    [2] Jammed bit
    [3] Solar flare
    [4] Quiet shift
    [5] Price surge
    [6] Investor
    [7] Price slump
    [8] Loose ground
   *[other] Dust
}
asteroid-ability = { $face ->
    [1] ±1 one
    [2] ±2 one
    [3] ±1 both
    [4] ±2 both
    [5] same total
   *[other] turn over
}
asteroid-ability-said = { $face ->
    [1] change one die by 1
    [2] change one die by 2
    [3] change both dice by 1
    [4] change both dice by 2
    [5] any faces with the same total
   *[other] turn dice over
}
asteroid-modify = { $face ->
    [1] ±1 one die
    [2] ±2 one die
    [3] ±1 two dice
    [4] ±2 two dice
    [5] equal total
   *[other] turn over 1–2
}
asteroid-modify-said = { $face ->
    [1] change one die by 1
    [2] change one die by 2
    [3] change two dice by 1
    [4] change two dice by 2
    [5] change two dice to an equal total
   *[other] turn over one or two dice
}
asteroid-company-letter = { $company ->
    [0] R
   *[other] P
}
asteroid-phase = { $phase ->
    [0] Event
    [1] Drill
    [2] Modify Dice
    [3] Excavation
    [4] Bid for Tender
    [5] Market
    [6] Interstellar Foundry
    [7] Upgrade
   *[other] Cleanup
}
asteroid-money = ${ $amount }M

## Abilities

asteroid-face = On a { $face }: { $said }{ $paid ->
    [yes] , for { $pay }
   *[no] { "" }
}{ $rolled ->
    [yes] , rolled
   *[no] { "" }
}{ $helps ->
    [yes] , would make the component
   *[no] { "" }
}

## Asteroid

asteroid-number = Asteroid { $asteroid }.
asteroid-stratum = Stratum { $stratum }: { $pair }{ $dug ->
    [0] { "" }
   *[other] , dug by { $names }
}{ $half }.
asteroid-half-dug = , { $mineral } dug by { $name }

## Board

asteroid-red = Red
asteroid-rival = The rival
asteroid-purple = Purple
asteroid-over = The belt is worked out.
asteroid-step = { $step ->
    [drilling] Choose a drill
    [rerolling] Drill
    [modifying] Modify Dice
    [smelting] The smelter
    [controlling] The Control Station
    [overtime] Overtime?
    [upgrading] Upgrade
   *[other] { "" }
}{ $rival ->
    [yes] { " " }for the rival
   *[no] { "" }
}
asteroid-need-drill = You need { $wanted }: more dice cost more.
asteroid-need-roll = You need { $wanted }. Tap dice to keep or throw them.
asteroid-use-modify = Use the Modify die on your dice, or excavate.
asteroid-roll-modify = Roll the Modify die, or excavate.
asteroid-match = Match both minerals without the orange die for { $money }.
asteroid-green = The green abilities would make the component.
asteroid-behind = You were two behind: you may go on, but a failure loses all of this turn’s rows.
asteroid-one-purchase = One purchase a turn; it serves from the next turn on.
asteroid-odds = Odds { $on ->
    [yes] on
   *[other] off
}

## Company

asteroid-you = you
asteroid-funding = Funding
asteroid-drill = Drill
asteroid-dice-brackets = ({ $dice } dice)
asteroid-by-the-turn = by the turn
asteroid-equipment = Equipment
asteroid-modify-brackets = ({ $rolls } Modify)
asteroid-tender-won = Tender won

## Drilling

asteroid-use = Use the { $face }, die { $die }, for the total
asteroid-turn = Turn the { $face }, die { $die }, into { $into }
asteroid-promise = Takes out { $dug }{ $bid ->
    [0] { "" }
   *[other] ; bid { $bid }{ $odds ->
        [yes] { " " }(wins { $chance })
       *[no] { "" }
    }
}
asteroid-drill-number = Drill { $drill }
asteroid-dice = { $dice } dice
asteroid-straight = Straight to the Foundry
asteroid-no-drill = no drill, keep
asteroid-drill-die = Drill die
asteroid-modify-die = Modify die: { $face }
asteroid-modify-dice = Modify Dice
asteroid-throw = Throw { $count ->
    [one] one die
   *[other] { $count } dice
} again
asteroid-keep-all = Keep all
asteroid-only-this = Only this one
asteroid-another = Another die
asteroid-roll-modify-die = Roll the Modify die{ $again ->
    [yes] { " " }again
   *[no] { "" }
}
asteroid-excavate = Excavate

## Foundry

asteroid-row-aim = Row { $row }: C{ $component }
asteroid-at-risk = { $money } at risk
asteroid-bank = Bank { $money }
asteroid-stand = and stand on row { $row }
asteroid-risk-chance = Risk it: { $chance }
asteroid-risk = Risk it
asteroid-risk-loses = a failure loses { $money } and { $rows ->
    [one] the row
   *[other] all rows
} of this turn
asteroid-smelter-die = Smelter die
asteroid-roll-of = roll { $roll } of { $most }
asteroid-orange-die = Orange die: { $face }
asteroid-control = Control Station
asteroid-smelt-again = Throw { $count ->
    [one] the { $face }
   *[other] both
} again{ $aid }
asteroid-to-control = Go to the Control Station{ $aid }
asteroid-forge = Forge it for { $money }{ $aid }
asteroid-roll-orange = Roll the orange die{ $left ->
    [first] { "" }
   *[other] { " " }again ({ $left } left)
}{ $aid }
asteroid-give-up = Give it up

## Market

asteroid-market-won = won
asteroid-market-die = market die
asteroid-tender = tender
asteroid-metal-market = Metal Market
asteroid-in-millions = , in millions of dollars
asteroid-market = Market
asteroid-metal = Metal
asteroid-sold = , sold at this price

## Ribbon

asteroid-asteroids = Asteroids
asteroid-which = Asteroid { $asteroid }{ $current ->
    [yes] , current
   *[no] { "" }
}
asteroid-round = Round { $round }
asteroid-phases = Phases of the turn

## Shop

asteroid-dice-instead = { $dice } dice instead of { $before }
asteroid-equipment-number = Equipment { $equipment }
asteroid-modify-rolls = { $rolls } rolls of the Modify die
asteroid-buy-nothing = Buy nothing
asteroid-keep = keep { $money }

## Station

asteroid-station = Alpha Station. { $built }.
asteroid-built = { $name } has built { $rows ->
    [0] no rows
    [1] 1 row
   *[other] { $rows } rows
}
asteroid-row-needs = Row { $row }: { $left }{ $same ->
    [yes] { "" }
   *[other] , with the tender { $right }
}.
asteroid-start = start

## Throw

asteroid-throw-die = Die { $die } shows { $face }{ $good ->
    [yes] , which you need
   *[no] { "" }
}: throw it again
