
## cards

karthis-the-crown = The Crown
karthis-great-treasure = Great treasure
karthis-joker = Joker
karthis-card = { $rank ->
    [A] Ace
    [J] Jack
    [Q] Queen
    [K] King
   *[other] { $rank }
} of { $suit ->
    [0] Spades
    [1] Clubs
    [2] Diamonds
   *[other] Hearts
}
karthis-face = { $rank ->
    [J] Temple guard
    [Q] Priestess
   *[other] Warden king
}
karthis-treasure = Treasure
karthis-safe-spot = Safe spot
karthis-worth = worth { $worth }
karthis-plus-health = +{ $health } Health
karthis-beaten = beaten
karthis-health = { $health } Health
karthis-way-closes = the way in closes
karthis-below = −{ $damage } below { $rating }
karthis-below-deadly = −{ $damage } below { $rating } ☠

## temple

karthis-steps = { $steps } { $way ->
    [up] up
    [down] down
    [right] right
   *[other] left
}
karthis-from-entrance = { $where } from the entrance
karthis-entrance = the entrance
karthis-mark-threat = a threat was met
karthis-mark-rest = a safe spot
karthis-mark-treasure = treasure was found
karthis-mark-enemy = an enemy
karthis-side = { $side ->
    [0] north
    [1] east
    [2] south
   *[other] west
}
karthis-tile = Tile { $where }: { $any ->
    [yes] ways { $ways }
   *[other] no way on
}
karthis-sealed = sealed { $sides }
karthis-stairs-down = stairs down
karthis-out-of-reach = out of reach
karthis-you-are-here = you are here

## Hud

karthis-explorer = The explorer
karthis-health-of = Health { $health } of { $most }
karthis-open-sheet = Treasure { $treasure }. Open the explorer’s sheet
karthis-jokers = { $jokers } of 2 Jokers found
karthis-floor = Floor
karthis-to-beat = To beat
karthis-treasures = Treasure
karthis-deck = Cards in the deck
karthis-discards = Cards discarded

## Map

karthis-map = Map of the temple, floor { $floor }
karthis-the-explorer = the explorer
karthis-enemy-health = { $enemy }, { $health } Health.

## Sheet

karthis-first-joker = The first Joker
karthis-explorer-title = Explorer
karthis-level = Level
karthis-health-title = Health
karthis-backpack = Backpack
karthis-backpack-empty = Empty. Diamonds and Jokers fill it; only the Crown lets you keep it.
karthis-campaign = Campaign
karthis-campaign-sum = { $adventures ->
    [one] { $adventures } adventure
   *[other] { $adventures } adventures
}, { $crowns ->
    [one] { $crowns } Crown
   *[other] { $crowns } Crowns
}; best score { $best }, deepest Crown on floor { $floor }.
karthis-floor-number = Floor { $floor }
karthis-high-scores = High scores
karthis-floor-lower = floor { $floor }
karthis-back = Back to the temple

## Stage

karthis-guarded = , guarded by { $enemy }
karthis-minus-health = −{ $damage } Health
karthis-unhurt = unhurt
karthis-against = against
karthis-enemy = Enemy
karthis-choose-card = Choose the one you encounter.
karthis-fight-or-retreat = Fight a round, or follow the footprints and retreat.
karthis-choose-side = Choose a side of the wall.
karthis-choose-way = Choose a way on the map.
karthis-on-table = On the table
karthis-ten-sided = Ten-sided die: { $face }
karthis-ended = { $ending ->
    [crown] the Crown
    [trapped] trapped
    [left] gave up
   *[death] death
}
