
## colony

klotho-mineral = { $mineral ->
    [0] organics
    [1] metal
   *[other] rads
}
klotho-artifact = { $artifact ->
    [0] idol
    [1] tablet
   *[other] orb
}
klotho-an-artifact = { $artifact ->
    [0] an idol
    [1] a tablet
   *[other] an orb
}
klotho-artifacts = { $artifact ->
    [0] { $n ->
        [one] { $n } idol
       *[other] { $n } idols
    }
    [1] { $n ->
        [one] { $n } tablet
       *[other] { $n } tablets
    }
   *[other] { $n ->
        [one] { $n } orb
       *[other] { $n } orbs
    }
}
klotho-die = { $kind ->
    [0] no die
    [1] red die
    [2] purple die
    [3] great purple die
    [4] blue die
    [5] android
   *[other] flying pig
}
klotho-power = { $power ->
    [0] { $amount ->
        [one] one more reroll
       *[other] { $amount } more rerolls
    }
    [1] { $amount ->
        [one] one die up or down by one
       *[other] one die up or down by { $amount }
    }
    [2] turn one die over
    [3] one die copies another
    [4] { $amount ->
        [one] a coin every turn
       *[other] { $amount } coins every turn
    }
    [5] { $amount ->
        [one] tools cost one less
       *[other] tools cost { $amount } less
    }
    [6] { $amount ->
        [one] discard one card more
       *[other] discard { $amount } cards more
    }
    [7] { $amount ->
        [one] one crossing may differ
       *[other] { $amount } crossings may differ
    }
    [8] at the end: monsters
    [9] at the end: artifacts
    [10] at the end: minerals
    [11] at the end: coins
    [12] one more die
    [13] a die of eight sides
    [14] { $amount ->
        [one] one more star each time
       *[other] { $amount } more stars each time
    }
   *[other] at the end: technologies
}
klotho-mine = mine { $number }
klotho-market-card = market card { $number }
klotho-hand = { $alike ->
    [0] straight
    [1] pair
    [2] two pairs
    [3] three of a kind
    [4] full house
    [6] four of a kind
   *[other] five of a kind
}{ $least ->
    [0] { "" }
    [1] { "" }
   *[other] , { $least }s or higher
}
klotho-a-hand = { $alike ->
    [0] a{ " " }
    [1] a{ " " }
    [4] a{ " " }
   *[other] { "" }
}{ klotho-hand }
klotho-total = a total of { $total }
klotho-star-each = a star for each { $number }
klotho-the-dice = the dice { $dice }
klotho-tools = { $n ->
    [one] { $n } tool
   *[other] { $n } tools
}
klotho-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
klotho-stars = { $n ->
    [one] { $n } star
   *[other] { $n } stars
}
klotho-monsters = { $n ->
    [one] { $n } monster
   *[other] { $n } monsters
}
klotho-spoken = { $name }, for { $asks }: { $brings }
klotho-spoken-monster = { $name }, a monster, for { $asks }: { $brings }
klotho-sure = sure

## asking

klotho-discard-a-card = discard a card
klotho-buy-a-tool = buy a tool
klotho-stake-a-claim = stake a claim
klotho-roll-or = Roll, or first { $first }
klotho-roll = Roll the dice
klotho-hold = Hold the dice that help, throw the rest
klotho-end-the-turn = end the turn
klotho-choose-stars = Choose the dice that become stars
klotho-choose-pay = Choose the dice that pay for { $card }
klotho-prices = Move the prices: { klotho-stars } to spend
klotho-lay-claim = Lay the claim, card by card
klotho-take-from = Take one card from { $name }
klotho-trim = More than { $limit } cards: give up { $over }
klotho-claim = Claim cards with your dice
klotho-no-roll = Without a roll there is nothing to claim with
klotho-none = { $spent ->
    [yes] No more cards
   *[other] No card
} for these dice: { $use ->
    [tool] use a tool, or go on
    [technology] use a technology, or go on
   *[other] go on
}
klotho-all-held = All dice are held
klotho-throw = Throw { $dice ->
    [0] the new die
    [1] one die again
   *[other] { $dice } dice again
} ({ $left ->
    [one] { $left } throw
   *[other] { $left } throws
} left)

## Bench

klotho-choose-lit = Choose the card for the lit place.
klotho-lay-mines = Lay four, six, eight or nine mine cards so that the boundaries close.
klotho-not-closed = The path is not closed yet.
klotho-differ = { $differ ->
    [one] { $differ } crossing differs.
   *[other] { $differ } crossings differ.
} You may let { $spare ->
    [0] none
    [1] 1 crossing
   *[other] { $spare } crossings
} differ.
klotho-takes-bribes = { $bribes ->
    [0] { "" }
    [1] { " " }Takes 1 Bribe.
   *[other] { " " }Takes { $bribes } Bribes.
}
klotho-closes = It closes: { $gained }, worth { $worth } a round at today’s prices.{ klotho-takes-bribes }
klotho-closes-short = It closes, worth { $worth } a round.{ klotho-takes-bribes }
klotho-suggested = Suggested: { $words }
klotho-no-claim = No claim can be closed with these cards.
klotho-your-bench = Your bench
klotho-on-bench = { $mine } on the bench: { $resources }
klotho-turn-mine = Turn { $mine }
klotho-bench-cell = Bench, row { $row }, column { $column }
klotho-stake = Stake the { $name }
klotho-suggest = Suggest a claim
klotho-clear = Clear
klotho-back = Back to the dice

## Board

klotho-the-copy = The copy
klotho-over = The asteroid is dug out.
klotho-where = Now choose where it goes.
klotho-becomes-copy = Now choose the die that becomes its copy.
klotho-can-close = Your mine cards can close a claim.
klotho-score-near = A score card is near: stake what should count.
klotho-keep-all = Keep all dice
klotho-lay-a-claim = { $sure ->
    [yes] Lay
   *[other] Try to lay
} a claim…

## Face

klotho-four-or-higher = 4 or higher

## Market

klotho-market = The market
klotho-stars-to-spend = { klotho-stars } to spend
klotho-move-price = { $way ->
    [up] Raise
   *[other] Lower
} { klotho-mineral } to { $price } for { klotho-stars }
klotho-price-ends = { klotho-mineral } goes no { $way ->
    [up] higher
   *[other] lower
}

## Place

klotho-take = Take
klotho-give-up = Give up
klotho-lay = Lay
klotho-play = Play
klotho-of-them = , { $n } of them
klotho-turned-right = turned right
klotho-turned = turned
klotho-turned-left = turned left
klotho-shifting = { $thing }, { $amount ->
    [1] one
   *[other] { $amount }
} { $way ->
    [up] up
   *[other] down
}
klotho-points-of = { $who ->
    [you] You
   *[other] { $who }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
klotho-cards-of = { $who ->
    [you] Your cards
   *[other] Cards of { $who }
}
klotho-your-cards = your cards
klotho-lay-how = Lay { $thing } { $how }
klotho-no-cards = no cards yet

## Row

klotho-can-pay = ; your dice can pay
klotho-can-pay-chance = ; your dice can pay as they lie, chance { $chance } after a throw
klotho-chance = ; chance { $chance }
klotho-the-row = The row
klotho-cards-before = Klotho cards before score card { $number }
klotho-cards = Klotho cards
klotho-then-score = then score card { $number }
klotho-last-cards = the last cards
klotho-row-card = { $act ->
    [claim] Claim{ " " }
   *[other] { "" }
}{ $card }{ $hopes }
klotho-tool-for = { $act ->
    [buy] Buy{ " " }
   *[other] { "" }
}{ $tool } for { $price }
klotho-discard = Discard { $name }

## Scoring

klotho-go-on = Go on
klotho-score-card = Score card { $number }
klotho-scored-artifacts = artifacts { $artifacts }
klotho-scored-monsters = monsters { $monsters }
klotho-after-trading = after trading mine cards
klotho-bonus = +{ $bonus } bonus

## Sheet

klotho-sheet = Score sheet
klotho-round = Round
klotho-if-now = if it were counted now
klotho-not-yet = not yet
klotho-bonus-title = Bonus
klotho-sum = Sum

## Stocks

klotho-full = { $full } of { $limit } cards

## TechFace

klotho-battle-crystal = { " " }Battle Crystal
klotho-crystal = { " " }Crystal

## Tray

klotho-die-gone = { $name }: { $waits ->
    [yes] not thrown yet
   *[other] sold
}
klotho-die-words = { $act ->
    [use] Use{ " " }
    [hold] Hold{ " " }
   *[other] { "" }
}{ $name }: { $face }{ $state ->
    [used] , used
    [pays] , pays
    [held] , held
   *[other] { "" }
}
klotho-dice = Dice
klotho-held = held
