### 97 Klotho in English. How messages are written: docs/translate.md.

## Cards, dice and shapes

nothing = nothing
nobody = nobody
mine = mine { $number }
market-card = market card { $number }
# $turned counts quarters clockwise.
mine-turned = { mine }{ $turned ->
    [0] { "" }
    [1] { " " }turned right
    [2] { " " }turned
   *[3] { " " }turned left
}
# $kind is none, red, purple, great-purple, blue, android or pig.
die-kind = { $kind ->
    [none] no die
    [red] red die
    [purple] purple die
    [great-purple] great purple die
    [blue] blue die
    [android] android
   *[pig] flying pig
}
die-colour = { $kind ->
    [none] no
    [red] red
    [purple] purple
    [great-purple] great purple
    [blue] blue
    [android] android
   *[pig] flying pig
}
die = die { $die } ({ die-kind })
die-showing = die { $die } ({ die-kind }, showing { $shows })
# $side is north, east, south or west; $edge is teal, pink or yellow.
side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
edge = { $edge ->
    [teal] teal
    [pink] pink
   *[yellow] yellow
}
boundary = { edge } { $sides }
boundary-all = { edge } all round
mine-look = { $boundaries }; { $minerals }
mineral = { $mineral ->
    [organics] organics
    [metal] metal
   *[rads] rads
}
mineral-counted = { $count } { mineral }
artifact = { $artifact ->
    [idol] idol
    [tablet] tablet
   *[orb] orb
}
an-artifact = { $artifact ->
    [idol] an idol
    [tablet] a tablet
   *[orb] an orb
}
artifact-counted = { $count } { $artifact ->
    [idol] { $count ->
        [one] idol
       *[other] idols
    }
    [tablet] { $count ->
        [one] tablet
       *[other] tablets
    }
   *[orb] { $count ->
        [one] orb
       *[other] orbs
    }
}
shape = { $shape ->
    [square-of-four] square of four
    [wide-six] wide six
    [tall-six] tall six
    [wide-eight] wide eight
    [tall-eight] tall eight
    [eight-without-the-top-right] eight without the top right
    [eight-without-the-top-left] eight without the top left
    [eight-without-the-bottom-right] eight without the bottom right
    [eight-without-the-bottom-left] eight without the bottom left
    [ring-of-eight] ring of eight
   *[square-of-nine] square of nine
}
a-shape = { $shape ->
    [eight-without-the-top-right] an eight without the top right
    [eight-without-the-top-left] an eight without the top left
    [eight-without-the-bottom-right] an eight without the bottom right
    [eight-without-the-bottom-left] an eight without the bottom left
   *[other] a { shape }
}
# $high is yes or no: whether the dice have to show 4 or more.
hand = { $hand ->
    [pair] a pair
    [two-pair] two pairs
    [three] three of a kind
    [straight] a straight
    [full-house] a full house
    [four] four of a kind
   *[five] five of a kind
}{ $high ->
    [yes] , 4s or higher
   *[no] { "" }
}
wanted-total = a total of { $target }
wanted-numbers = any { $number }s, a star each
wanted-dice = the dice { $dice }
no-treasure = no treasure
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
market-stars = { $count ->
    [one] 1 market star
   *[other] { $count } market stars
}
spare-dice = { $count ->
    [one] 1 spare red die
   *[other] { $count } spare red dice
}
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tools = { $count ->
    [one] 1 tool
   *[other] { $count } tools
}
monsters = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
}
artifacts = { $count ->
    [one] 1 artifact
   *[other] { $count } artifacts
}
minerals = { $count ->
    [one] 1 mineral
   *[other] { $count } minerals
}
technologies = { $count ->
    [one] 1 technology
   *[other] { $count } technologies
}

## Moves

roll = Roll the dice
done = Go on
done-opening = Do not roll
done-rerolling = Keep all dice and go on to claiming
done-closing = End the turn
done-paying = Use no more dice
done-spending-stars = Spend no more stars
done-surplus = End the turn and give up { cards } (you may keep { $limit })
# $more is yes or no: whether something was claimed.
done-claiming = Claim { $more ->
    [yes] no more
   *[no] nothing
} and { $spare ->
    [0] go on
    [one] sell 1 red die
   *[other] sell { $spare } red dice
}
reroll = Reroll { $dice }
reroll-crystal = Throw only the new crystal's die
shown-die = { $shows } (die { $die })
mark = Also reroll { $die }
claim-unknown = Claim the card in place { $place }
claim-mine = Claim { $card } ({ $look }) with { $wanted }
claim-monster = Defeat { $card } with { $wanted } for { $treasure }
claim-market = Use { $card }: { $wanted }
claim-tech = Claim { $card } with { $wanted }
pay = Use { $die }
move = Move { mineral } from { $price } to { $after } ({ $stars ->
    [one] 1 star
   *[other] { $stars } stars
})
discard = Discard { $card }
discard-tool = Discard { $tool } (tool { $place })
buy = Buy { $tool } for { coins } (tool { $place })
buy-nothing = Buy nothing (tool { $place })
play = Play { $tool }
play-overdrive = Play Overdrive: roll a blue die as well
play-bomb = Play a Bomb: clear and renew the row
play-lottery = Cash a lottery ticket
play-pig = Let a pig fly: two ones count as { $pig } against a monster
augment = Augment { $die } by { $amount }
shift-up = Raise { $die } by { by-one }
shift-down = Lower { $die } by { by-one }
by-one = { $amount ->
    [1] one
   *[other] { $amount }
}
flip = Turn { $die } over
copy = Make { $die } a copy of { $model }
raid = Raid { $victim }
take = Take { $thing }
take-mine = Take { $thing } ({ $look })
drop = Give up { $thing }
drop-mine = Give up { $thing } ({ $look })
stake = Stake a claim: { shape }
lay = Lay { $piece } ({ $look })
row-card = { $card }: { $wanted }

## The log

note-begins = { $seat ->
    [you] You go
   *[other] { $seat } goes
} first.
note-turn = { $seat ->
    [you] Your turn.
   *[other] { $seat }'s turn.
}
note-revealed = New in the row: { $card }.
note-tool_revealed = A new tool in the row: { $tool }.
note-reshuffled = The discarded tools become a new stack.
note-worn_out = Nothing has moved for a while: { $card } leaves the row.
note-income = { $seat ->
    [you] You mint
   *[other] { $seat } mints
} { $coins }.
note-discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { $card }.
note-tool_discarded = { $seat ->
    [you] You discard
   *[other] { $seat } discards
} { $tool } from the row.
note-bombed = { $seat ->
    [you] You bomb
   *[other] { $seat } bombs
} the row.
# $again counts the rerolls; 0 is the first roll.
note-rolled = { $again ->
    [0] { $seat ->
        [you] You roll.
       *[other] { $seat } rolls.
    }
   *[other] { $seat ->
        [you] You reroll
       *[other] { $seat } rerolls
    } ({ $again ->
        [1] first
        [2] second
        [3] third
       *[other] { $again }th
    } time).
}
note-die = { $kind ->
    [purple] Purple die
    [great-purple] Great purple die
    [blue] Blue die
    [android] Android
    [pig] Flying pig
   *[red] Red die
}: { $number }.
note-android = { $seat ->
    [you] You play
   *[other] { $seat } plays
} an android that counts as a { $number }.
note-overdrive = { $seat ->
    [you] You play
   *[other] { $seat } plays
} Overdrive: a blue die joins.
note-augmented = { $seat ->
    [you] You augment
   *[other] { $seat } augments
} a die from { $before } to { $number }.
note-shifted = { $seat ->
    [you] You shift
   *[other] { $seat } shifts
} a die from { $before } to { $number }.
note-flipped = { $seat ->
    [you] You flip
   *[other] { $seat } flips
} a die from { $before } to { $number }.
note-copied = { $seat ->
    [you] You make
   *[other] { $seat } makes
} a die a copy: from { $before } to { $number }.
note-pig = { $seat ->
    [you] You let
   *[other] { $seat } lets
} a pig fly: two ones count as { $number } against a monster.
note-lottery = { $seat ->
    [you] You cash
   *[other] { $seat } cashes
} a lottery ticket for { $coins }.
note-sold = { $seat ->
    [you] You sell
   *[other] { $seat } sells
} { $dice } for { $price }.
# $deed is defeats, uses or claims; $count says with how many dice.
note-claimed = { $seat ->
    [you] You { $deed ->
        [defeats] defeat
        [uses] use
       *[claims] claim
    }
   *[other] { $seat } { $deed ->
        [defeats] defeats
        [uses] uses
       *[claims] claims
    }
} { $card } with { $count ->
    [one] 1 die
   *[other] { $count } dice
}.
note-defeated = { $seat ->
    [you] You earn
   *[other] { $seat } earns
} a bounty of { $points ->
    [one] 1 point
   *[other] { $points } points
}.
note-artifact = { $seat ->
    [you] You find
   *[other] { $seat } finds
} an artifact: { artifact }.
note-found_tool = { $seat ->
    [you] You find
   *[other] { $seat } finds
} a tool: { $tool }.
note-found_coins = { $seat ->
    [you] You find
   *[other] { $seat } finds
} { $coins }.
note-won_stars = { $seat ->
    [you] You have
   *[other] { $seat } has
} { $stars } to spend.
note-moved = The price of { mineral } is now { $price }.
note-lost_stars = { $stars } left over and lost.
note-staked = { $seat ->
    [you] You stake
   *[other] { $seat } stakes
} { a-shape }{ $bribes ->
    [0] { "" }
    [one] { " " }with 1 Bribe
   *[other] { " " }with { $bribes } Bribes
} and { $seat ->
    [you] gain
   *[other] gains
} { $gained }.
note-bought = { $seat ->
    [you] You buy
   *[other] { $seat } buys
} { $tool } for { $coins }.
note-raided = { $seat ->
    [you] You raid { $victim } and take { $thing }.
   *[other] { $seat } raids { $victim ->
        [you] you
       *[other] { $victim }
    } and takes { $thing }.
}
note-dropped = { $seat ->
    [you] You have too many cards and give up { $thing }.
   *[other] { $seat } has too many cards and gives up { $thing }.
}
note-score_card = Score card { $number } turns up!
note-waits = It counts once everyone has had the same number of turns.
note-traded = { $seat ->
    [you] You trade
   *[other] { $seat } trades
} { $cards } mine cards for { $gained }.
note-scored = { $seat ->
    [you] You score
   *[other] { $seat } scores
} { $total } in round { $number }: minerals { $minerals }, artifacts { $artifacts }, monsters { $monsters }.
note-bonus = { $seat ->
    [you] Your
   *[other] { $seat }'s
} technology adds { $points ->
    [one] 1 bonus point
   *[other] { $points } bonus points
}.
# $by is points, cards, coins or nothing.
note-over = The game is over. { $by ->
    [points] The most points win.
    [cards] More cards in front break the tie.
    [coins] More coins break the tie.
   *[nothing] The win is shared.
}

## What is in the way of a move

when-roll = You roll once, at the start of your turn
when-done = You go on once you have done what the step requires
when-reroll = You reroll after the first roll and before the claims
when-mark = You choose dice to reroll after the first roll and before the claims
when-claim = You claim cards after the rerolls
when-pay = You choose dice when you pay for a card
when-move = You move the market when you have stars to spend
when-discard = You discard before the roll or after the claims
when-buy = You buy tools between the steps of your turn
when-play = You play tools between the steps of your turn
when-augment = You play augments between the steps of your turn
when-shift = You use the Phase Tuner between the steps of your turn
when-flip = You use the Inverter between the steps of your turn
when-copy = You use the Echo Prism between the steps of your turn
when-raid = You raid between the steps of your turn
when-take = You take a card after playing a Raid
when-stake = You stake a claim between the steps of your turn
when-lay = You lay mine cards after you have chosen the shape of a claim
when-drop = You give up cards at the end of your turn, if you have too many
now-opening = you may discard a card and roll
now-rerolling = you choose dice to reroll
now-claiming = you claim cards with your dice
now-closing = you end your turn and may discard a card
now-laying = you lay the cards of your claim
now-trimming = you give up cards, down to the number you may keep
now-paying = you pay for { $card }
now-spending-stars = you have { stars } to spend
now-taking = you take a card from { $victim }
does-not-continue = { $mine } does not continue the claim, turned like that.
not-owned-by = { $victim } does not own this card.
not-owned = You do not own this card.
throw-marked = You have marked dice to reroll: throw them first.
die-used = You have already used { $die }.
no-such-die = You have no die { $die }.
die-not-needed = { $die } is not needed for { $card }.
not-enough = { $card } asks for { $wanted }: the dice chosen so far are not enough.
price-highest = The price of { mineral } cannot go any higher.
price-lowest = The price of { mineral } cannot go any lower.
too-few-stars = You have { stars }; this step of { mineral } costs { $cost }.
not-rolled = You have not rolled yet.
no-reroll = You have no reroll left.
choose-a-die = Choose at least one die to throw.
androids-stay = Androids are never thrown.
die-is-red = { $die } is chosen with the other red dice.
die-too-late = { $die } cannot be marked after a later die.
tool-place-empty = Place { $place } of the tools is empty.
row-place-empty = Place { $place } of the row is empty.
too-dear = You have { coins }; { $tool } costs { $cost }.
dice-do-not = { $card } asks for { $wanted }: your unused dice do not make that.
crystal-owner = You own a battle crystal, so you cannot discard.
discarded-all = You have already discarded all you may in this step.
no-tool = You have no { $tool }.
raid-another = You can raid only another player.
owns-turret = { $victim } owns a Turret.
nothing-to-take = { $victim } has no card you could take.
does-not-close = Your mine cards do not close a claim of the shape { shape }.
too-few-ones = You have { $count ->
    [one] 1 unused die
   *[other] { $count } unused dice
} showing one; a pig needs two.
too-many-dice = You already have { $dice } dice in play.
with-a-claim = { $tool } is used when you stake a claim.
choose-victim = Choose a player to raid with { $tool }.
never-played = { $tool } works while it lies in front of you: it is never played.
nothing-to-bomb = The row is empty: there is nothing to bomb.
pig-claims = A pig flies only while you claim cards.
choose-die = { $tool } goes on a die: choose one.
# $power is tuner, inverter or prism.
power = { $power ->
    [tuner] the Phase Tuner
    [inverter] the Inverter
   *[prism] the Echo Prism
}
power-not-owned = You do not own { power }.
power-used = You have already used { power } this turn.
two-dice = Choose two different dice: one takes the number of the other.
same-number = Dice { $die } and { $model } already show the same number.
cannot-flip = { $die } cannot be turned over: it must show one to six.
cannot-lower = { $die } cannot be lowered by { $amount }: no die goes below one.
no-die-to-change = You have no die { $die } to change.
die-is-pig = Die { $die } is part of a flying pig and cannot be used for anything else.

## Help on cards

mine-help = Asks for { $wanted }. Its quarters hold { $minerals }; its boundaries are { $boundaries }. Stake it in a claim with others.
monster-help = Asks for { $wanted } or more. It guards { $treasure } and brings { $bounty ->
    [one] 1 point
   *[other] { $bounty } points
} a round.
market-help = Each of your dice that shows { $number } becomes a star, to move prices with at once.
it-costs = It costs { $price }.
android-help = Counts as a die that shows { $number } until the turn ends. { it-costs }
augment-help = Raises the number on one die by { $boost }, beyond six if need be. { it-costs }
overdrive-help = A blue die for this turn. Played before the first roll, it is thrown with the others. { it-costs }
bomb-help = Clears the row and lays out as many new cards of each kind. A score card may come up. { it-costs }
bribe-help = One crossing of a claim may differ for each Bribe. It is used up by the claim that needs it. { it-costs }
raid-help = Take one card from in front of another player, unless a Turret protects them. { it-costs }
turret-help = As long as it lies in front of you, nobody can raid you. { it-costs }
lottery-help = After any roll, it pays a coin for each five showing. { it-costs }
pig-help = Two ones become { $pig }, for one monster only. { it-costs }
tech-help = Asks for the dice { $dice }. { $power }
power-chrono = You may reroll { $amount ->
    [1] one more time.
   *[other] { $amount } more times.
}
power-tuner = Once a turn, after a roll: one die up or down by { by-one }.
power-inverter = Once a turn, after a roll: turn a six-sided die over to its other side.
power-prism = Once a turn, after a roll: one die takes the number of another.
power-mint = { amount-coins } at the beginning of each of your turns.
amount-coins = { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
}
power-beacon = Every tool costs you { amount-coins } less, but at least one.
power-drone = You may discard { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} more in each Discard action.
power-fence = In each claim { $amount ->
    [one] 1 crossing
   *[other] { $amount } crossings
} may differ, without a Bribe.
amount-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
power-zoo = At the end { amount-points } for each monster you defeated.
power-reliquary = At the end { amount-points } for each artifact.
power-archive = At the end { amount-points } for each mineral.
power-ledger = At the end a point for { $price ->
    [one] each coin
   *[other] every { $price } coins
}, at most { $most }.
power-small-crystal = A six-sided purple die every turn. You may no longer discard.
power-great-crystal = An eight-sided purple die every turn. You may no longer discard.
power-star = Whenever you win market stars, you win { $amount } more.
power-collection = At the end { amount-points } for each technology you own.

## The end

row-minerals = Minerals
row-artifacts = Artifacts
row-monsters = Bounties for monsters
by-round = by round: { $points }
tie-cards = First tie-break: cards in front
tie-coins = Second tie-break: coins

## The table as text and as a picture

over = The game is over.
# $left counts the cards before the next score card.
headline = { $player }: { $asked }. Score card { $card } comes after { $left ->
    [one] 1 more card
   *[other] { $left } more cards
}; { $first } went first.
headline-last = { $player }: { $asked }. No Klotho card is left in the deck; { $first } went first.
asked-taking = take a card from { $victim }
asked-trimming = more than { $limit ->
    [one] 1 card
   *[other] { $limit } cards
}: give up { $surplus }
asked-surplus = use or buy what you like, then end the turn: { cards } too many must go
asked-stars = choose dice that become stars
asked-nothing = these dice cannot claim any card
asked-no-roll = without a roll there is nothing to claim with
asked-discard = discard a card if you like, then { $step }
step-opening = roll
step-rerolling = reroll or keep
step-claiming = claim cards
step-closing = end the turn
step-paying = choose dice to pay with
step-spending-stars = spend market stars
step-laying = lay the claim
legend = Mine cards show boundaries N E S W (T teal, P pink, Y yellow), then minerals from the top left clockwise (O organics, M metal, R rads).
tools-row = Tools: { $tools }
market = Market: { $prices }{ $stars ->
    [0] { "" }
    [one] ; 1 star to spend
   *[other] ; { $stars } stars to spend
}
market-steps = Stars to move a price down/up: { $steps }
mineral-price = { mineral } { $price }
dice-none = Dice: not rolled yet
dice = Dice { $dice }
dice-throws = Dice { $dice }; { $throws ->
    [one] 1 throw
   *[other] { $throws } throws
} left
# $state is used, chosen or free.
die-lies = { $die }: { die-colour } [{ $shows }]{ $state ->
    [used] { " " }used
    [chosen] { " " }chosen
   *[free] { "" }
}
laying = Laying { a-shape }:
best-laid = Best laid next: { $piece }.
# $middle is yes or no.
suggested = Suggested claim: { shape } of { $pieces }{ $middle ->
    [yes] , and your richest card in the middle
   *[no] { "" }
}, for { $minerals }.
sheet = { $player }: { $total ->
    [one] 1 point
   *[other] { $total } points
} ({ $rounds }; a round now { $round }), { coins }, { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
}
sheet-cards = Minerals: { $minerals }. Artifacts: { $artifacts ->
    [none] none
   *[other] { $artifacts }
}. { cards } in front.
sheet-mines = Mines: { $held }
sheet-tools = Tools: { $held }
sheet-techs = Technology: { $held }
tool-times = { $tool } ×{ $count }
picture-over = The game is over
picture-asked = { $player }: { $asked }
picture-high = 4 or higher
picture-cards-to = cards to
picture-score = score { $number }
picture-end = the end
picture-not-rolled = Not rolled yet
picture-market = Market

## Numbers of the box

stars-of-market = { $mineral } { $values } (up { $up }; down, from the top, { $down })
tech-does = { $tech }: { $power }
prices = { $low } to { $high }, at the start { $start }
each-number = { $count } for each number from { $low } to { $high }
of-a-number = { $count } for { $number }

## Diagrams of the rules

diagram-claim = Four mine cards whose boundaries match where the path crosses from card to card. The four minerals inside it are yours.
diagram-shapes = The forms of a claim: four, six and eight cards, the ring of eight, and the square of nine, in which the middle card need not match. They may be turned.
