### 12 Patrols in English. How messages are written: docs/translate.md.

## Things
# $colour is dark, medium or light; $face the number of a knight, 0 for a footman.

colour = { $colour ->
    [dark] dark
    [medium] medium
   *[light] light
}
soldier = { colour } { $face ->
    [0] footman
   *[other] knight { $face }
}
row = row { $row }
column = column { $column }
between = { $first } and { $second }
no-region = no region
# What a side of a region asks for.
no-cards = none
asks-nothing = nothing
asks-sum = a sum of { $number }
asks-colours = { $number ->
    [one] 1 colour
   *[other] { $number } colours
}
asks-items = { $number ->
    [one] 1 item
   *[other] { $number } items
}

## Moves

place = Lay { $card } on { $cell }
open = Man { $gap } early, between { $neighbours }
first = Man { $line } first
first-row = Man the row first
first-column = Man the column first
put = Send a { soldier } to { $gap }
put-nowhere = Send a { soldier } nowhere
put-first-half = Send a { soldier } to the first patrol
put-second-half = Send a { soldier } to the second patrol
done-early = Leave this patrol as it is
done = The line is manned
give-up = Give up the kingdom

## The log

note-rolled = A { colour } knight rolls { $face }.
note-card = { $card } lies in the display.
note-turned = { $card } comes into the display.
note-laid = { $player ->
    [you] You lay { $card } on { $cell }.
   *[other] { $player } lays { $card } on { $cell }.
}
note-opened = { $player ->
    [you] You man { $gap } early.
   *[other] { $player } mans { $gap } early.
}
note-sent = A { soldier } goes to { $gap }.
note-guarded = { $soldiers ->
    [one] 1 soldier guards { $gap }, for better or worse.
   *[other] { $soldiers } soldiers guard { $gap }, for better or worse.
}
note-line_manned = Every side along { $line } has what it asks for.
note-won = All { $all } patrols are in place: the kingdom is safe, with { $spare ->
    [0] nobody
    [one] 1 soldier
   *[other] { $spare } soldiers
} to spare.
note-lost = Nobody is left who could man { $line }: the kingdom falls with { $patrols } of { $all } patrols in place.
note-left = { $player ->
    [you] You give up with { $patrols } of { $all } patrols in place.
   *[other] { $player } gives up with { $patrols } of { $all } patrols in place.
}

## What is in the way of a move

when-place = You lay a region when no patrol is being manned
when-open = You start a patrol early when no other is being manned
when-first = You say which line comes first only when a region completes a row and a column
when-put = You send soldiers when you man a patrol
when-done = You finish a patrol when you man one
when-give_up = You can give up at any time
now-choosing = you choose which line to man first
now-manning = you man { $what }
now-laying = you lay a region
nobody-in-gap = Nobody is in { $gap } yet: send at least one soldier.
not-shown = There is no region in that place of the display.
lies-there = { $card } already lies on { $cell }.
beside-nothing = No region lies next to { $cell }.
off-the-board = { $cell } is outside the nine places of the kingdom.
first-in-the-middle = The first region goes in the middle, C3.
too-wide = With a region on { $cell } the kingdom would be wider or higher than three.
not-between = { $gap } is not between two regions.
manned-between = The patrol between { $neighbours } is already in place.
barracks-empty = Nobody is left in the barracks.
none-left = No { soldier } is left in the barracks.
finish-first = You are manning { $gap }: finish that first.
gap-manned = The patrol in { $gap } is already in place.
could-not-be-manned = With a { soldier } in { $gap }, { $line } could no longer be manned.
gap-empty = Nobody is in { $gap } yet.
side-unmet = { $card } asks for { $asked } to the { $side }, which is not met.
not-manned = The line is not manned yet.

## The end

unit = { $count ->
    [one] 1 patrol
   *[other] { $count } patrols
}
unit-plural = patrols
row-patrols = Patrols in place
row-regions = Regions laid
row-soldiers = Soldiers left
row-line = Line that could not be manned
of = { $part } of { $whole }
soldiers = { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
}
verdict-safe = { $player ->
    [you] You win: all { $all } patrols are in place.
   *[other] { $player } wins: all { $all } patrols are in place.
}
verdict-gave-up = { $player ->
    [you] You give up and lose with { $patrols } of { $all } patrols in place.
   *[other] { $player } gives up and loses with { $patrols } of { $all } patrols in place.
}
verdict-lost = { $player ->
    [you] You lose
   *[other] { $player } loses
} with { $patrols } of { $all } patrols in place: { $soldiers ->
    [0] no soldier is left for { $lines }.
   *[other] the soldiers left cannot give { $lines } what it asks for.
}

## The board as text and as a picture

so-far = { $laid } of { $regions } regions, { $patrols } of { $all } patrols.
headline-safe = The kingdom is safe: { so-far }
headline-lost = The kingdom is lost: { so-far }
headline-lay = Lay a region. { so-far }
headline-choose = Which comes first, { $line } or { $later }? { so-far }
headline-early = Man this patrol. { so-far }
headline-man = Man { $line }. { so-far }
display = Display: { $card } north { $north } east { $east } south { $south } west { $west }
barracks = Barracks ({ $count }): { $soldiers }
none-of-colour = no { $sign }
to-come = { $count } to come from: { $cards }
none-to-come = No region is still to come.
legend = Sides: C colours, I items, S sum; N above, W and E beside, S below the name. D dark, M medium, L light; · a footman, a number a knight.
picture-patrols = { $count } of { $all } patrols
picture-regions = { $count } of { $all } regions
picture-display = Display
picture-coming = { $count } still to come
picture-barracks = Barracks: { $count }
picture-safe = The kingdom is safe
picture-lost = The kingdom is lost

## Help on the cards

help-side = To the { $side } it asks for { $asked }.

## The coach on a position

outlook = Still possible in { $share } of the draws; best play wins { $wins }.
outlook-lost = You can no longer win.
outlook-unknown = It is not known whether you can still win.
outlook-certain = Best play wins whatever comes.
outlook-all = all
outlook-least = at least { $share }
outlook-whatever = whatever comes
outlook-exactly = exactly { $share } of the time
outlook-wins = { $share } of the time
outlook-about = about { $mean } of the time ({ $low } to { $high })
outlook-between = between { $low } and { $high } of the time
outlook-under = under { $share }
outlook-over = over { $share }

## Diagrams of the rules

diagram-line = A complete row. Each arrow shows how far a side looks: from the ends of the row over both borders, from the middle over one.
diagram-demands = Two colours, two soldiers, and knights with a sum of seven: each beside soldiers who satisfy it.
