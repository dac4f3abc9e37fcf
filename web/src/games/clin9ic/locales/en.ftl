
## clinic

clinic-who = { $sort ->
    [doctor] { $level ->
        [1] white
        [2] yellow
        [3] orange
       *[other] red
    } doctor
    [patient] { $level ->
        [1] white
        [2] yellow
        [3] orange
       *[other] red
    } patient
    [nurse] nurse
   *[other] orderly
}
clinic-colour = { $level ->
    [1] white
    [2] yellow
    [3] orange
   *[other] red
}
clinic-a-pillar = a pillar
clinic-a-garden = a garden
clinic-nobody = nobody
clinic-couple = a couple, yellow and white
clinic-kind = { $kind ->
    [treatment] Treatment room
    [operating] Operating room
    [hub] Hub
    [supply] Supply room
    [hall] Hall
   *[other] Empty space
}
clinic-on-floor = , floor { $floor }
clinic-action = { $action ->
    [0] Build
    [1] Hire
   *[other] Admit
}
clinic-component = { $component ->
    [0] Entrance
    [1] Parking
    [2] Garden
    [3] Pillar
    [4] Conveyor
   *[other] Helipad
}
clinic-goal = { $goal ->
    [0] Popular
    [1] Busy
    [2] Serious cases
    [3] Swift
    [4] Tower
   *[other] Spotless
}

## playback

clinic-cured = { $who } cured
clinic-gardens = gardens
clinic-upkeep = upkeep
clinic-wages = wages
clinic-unpaid = ${ $missing } unpaid
clinic-bought = bought
clinic-tired = tired: now a { $who }
clinic-worse = worse: { $who }
clinic-died = a patient died

## Board

clinic-the-clinic = The clinic
clinic-opening-day = Opening day
clinic-day = Day { $day }
clinic-build = Build
clinic-hire = Hire and move
clinic-admit = Admit and move
clinic-walk = Walk
clinic-treatments = Treatments
clinic-buying = Money into popularity
clinic-first-doctor = Choose a room for your first doctor: this walk is free.
clinic-choose-top = Choose which card lies on top, slide the frame, and take three.
clinic-up-to = Up to { $left } more.
clinic-only-icons = Only what the icons offer.
clinic-reach = { $entrances ->
    [0] Box 1 is
    [1] Box 1 is
   *[other] Boxes 1 to { $entrances } are
} in reach; wages come every night. Tap somebody inside to move them.
clinic-box-by-box = Box by box; a refusal costs popularity.
clinic-where = Where does the { clinic-who } go? The number is the time it takes.
clinic-nurses-free = { $nurses ->
    [one] { $nurses } nurse
   *[other] { $nurses } nurses
} free. Anyone who is not treated gets worse tonight.
clinic-a-point = ${ $price } a point; you can spend what you keep tomorrow.
clinic-treat-all = Treat everyone
clinic-to-buy = Popularity to buy
clinic-keep = Keep

## House

clinic-house = The clinic: { $floors ->
    [one] one floor
   *[other] { $floors } floors
}{ $conveyors ->
    [0] { "" }
   *[other] , conveyors on { $conveyors }
}{ $helipad ->
    [yes] , a helipad on the roof
   *[no] { "" }
}
clinic-walk-time = { $time ->
    [0] free
   *[other] { $time } h
}
clinic-floor-sides = { $floor ->
    [0] Ground floor
   *[other] Floor { $floor }
}: A back, C front

## Hud

clinic-round-of = Round { $round } of { $rounds }
clinic-money = Money: ${ $money }, and ${ $bills } to pay tonight
clinic-tonight = tonight { $bills }
clinic-popularity-now = Popularity: { $popularity }
clinic-time = Time spent: { $time }, which costs { $points ->
    [one] 1 point
   *[other] { $points } points
}
clinic-the-goal = The goal
clinic-part-name = { $name ->
    [treated] treated
    [serious-cases] serious cases
    [floors] floors
    [helipad] helipad
    [gardens] gardens
    [time] time
    [slips] slips
    [dead] dead
   *[other] score
}
clinic-part = { clinic-part-name } { $now }, wanted { $most ->
    [yes] at most
   *[other] at least
} { $want }{ $met ->
    [yes] , met
   *[no] { "" }
}
clinic-score = score { $score }

## Menu

clinic-what-to-build = What to build
clinic-not-now = { clinic-component } for ${ $price }: not now
clinic-floor-not-now = Floor { $floor }: not now
clinic-floor-plan = { $label }. Its plan: { $plan }
clinic-plan-times = { $kind ->
    [treatment] treatment room
    [operating] operating room
    [hub] hub
    [supply] supply room
    [hall] hall
   *[other] empty space
} { $times } times
clinic-floor = Floor { $floor }
clinic-a-night = +{ $upkeep } a night

## Overlap

clinic-which-top = Which card lies on top
clinic-top = The { $card ->
    [0] first
    [1] middle
   *[other] last
} card on top
clinic-on-top = on top

## People

clinic-person = { $walks ->
    [yes] on the way:{ " " }
   *[no] { "" }
}{ $who } in { $door ->
    [yes] the doorway
   *[other] { $place }
}.

## Section

clinic-staff-price = { " " }for ${ $price }
clinic-section = { clinic-action }{ $state ->
    [now] , now
    [done] , done
    [not-taken] , not taken
   *[other] { "" }
}; staff: { $staff }; patients: { $patients }

## Street

clinic-entrances = { $entrances } of 6 entrances
clinic-parking = { $present } of { $spaces } parking spaces taken

## Strip

clinic-last-three = Last three
clinic-first-three = First three
clinic-refuse-and-lose = { $label } and lose { $lost } popularity
clinic-refuse = Refuse

## Till

clinic-closing = The day’s closing
clinic-popularity = popularity
clinic-the-day = the day

## prices and places

clinic-dollars = ${ $amount }
clinic-place = { $kind } { $spot }{ $holds ->
    [pillar] : a pillar
    [garden] : a garden
   *[nothing] { "" }
}
