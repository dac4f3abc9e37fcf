
## kingdom

patrols-colour = { $colour ->
    [0] dark
    [1] medium
   *[other] light
}
patrols-side = { $side ->
    [0] north
    [1] east
    [2] south
   *[other] west
}
patrols-row = row { $row }
patrols-column = column { $column }
patrols-soldier = { patrols-colour } { $face ->
    [0] footman
   *[other] knight { $face }
}
patrols-ask = { $what ->
    [nothing] nothing
    [colours] { $number ->
        [one] { $number } colour
       *[other] { $number } colours
    }
    [items] items { $number }
   *[other] sum { $number }
}
patrols-side-asks = { patrols-side } { $ask }{ $outer ->
    [yes] { " " }(outer border)
   *[no] { "" }
}
patrols-placement = { $how ->
    [complete] complete
    [contradicts] contradicts itself
    [open] { $cards } could complete it
   *[other] nothing completes it
}

## Asks

patrols-asks = What the sides of this line ask for
patrols-met = met
patrols-so-far = , so far
patrols-there = { $there } of { $number }

## Barracks

patrols-barracks = Barracks: { $count ->
    [one] 1 soldier
   *[other] { $count } soldiers
} left
patrols-several = { $soldier }, { $n } of them
patrols-none-left = none left

## Board

patrols-safe = The kingdom is safe.
patrols-lost = The kingdom is lost.
patrols-lay = Lay a region.
patrols-take = Take one of three regions.
patrols-both = { $line } and { $later } are complete.
patrols-early = Man this border early.
patrols-man = Man { $line }.
patrols-doomed = No region that is left can complete { $lines }.
patrols-glow = Take one: the places where it may lie begin to glow.
patrols-grows = Your kingdom grows from it.
patrols-which-first = Both must be manned: which first?
patrols-send-early = Send as many as you like, then leave them there.
patrols-send = Send soldiers until all four sides are green.
patrols-manned = { $manned } of { $all }
patrols-patrols = patrols

## Display

patrols-display = Display

## Kingdom

patrols-kingdom = The kingdom: { $laid } of { $regions } regions, { $manned } of { $patrols } patrols
patrols-gap = { $count ->
    [0] Gap
   *[other] Patrol
} between { $before } and { $behind }{ $count ->
    [0] { "" }
   *[other] : { $guards }
}
patrols-region = { $region } on { $cell }: { $sides }
patrols-cell = Place { $cell }

## Unseen

patrols-coming = { $coming ->
    [0] No more regions come.
    [1] { $coming } of these comes:
   *[other] { $coming } of these come:
}
patrols-unseen = Regions nobody has seen yet

## Winnable

patrols-end-here = End it here
patrols-looking = Looking…
patrols-winnable = Still winnable?
