### Clin9ic in English. How messages are written: docs/translate.md.

## People, rooms and what is built

# $kind is doctor, nurse, orderly or patient; $colour is white, yellow, orange or red, and none for nurses and orderlies.
colour = { $colour ->
    [white] white
    [yellow] yellow
    [orange] orange
   *[red] red
}
person = { $kind ->
    [nurse] nurse
    [orderly] orderly
    [patient] { colour } patient
   *[doctor] { colour } doctor
}
a-person = { $kind ->
    [orderly] an orderly
    [nurse] a nurse
   *[other] { $colour ->
        [orange] an { person }
       *[other] a { person }
    }
}
# $patient is what a box of the patient row holds: a colour, couple, or none; or next, where it is not known.
a-patient = { $patient ->
    [none] nobody
    [next] the next patient
    [couple] a couple, yellow and white
    [white] a white patient
    [yellow] a yellow patient
    [orange] an orange patient
   *[red] a red patient
}
patient-colour = { $patient ->
    [white] white
    [yellow] yellow
    [orange] orange
   *[red] red
}
doctor-colour = { $doctor ->
    [white] white
    [yellow] yellow
    [orange] orange
   *[red] red
}
short-patient = { $patient ->
    [none] nobody
    [couple] couple
   *[other] { patient-colour }
}
# $staff is what a box of the staff row holds: a doctor by colour, nurse, orderly, pillar, garden, or none.
staff-box = { $staff ->
    [none] nobody
    [nurse] a nurse
    [orderly] an orderly
    [pillar] a pillar
    [garden] a garden
    [white] a white doctor
    [yellow] a yellow doctor
    [orange] an orange doctor
   *[red] a red doctor
}
short-staff = { $staff ->
    [none] nobody
    [nurse] nurse
    [orderly] orderly
    [pillar] pillar
    [garden] garden
    [white] white
    [yellow] yellow
    [orange] orange
   *[red] red
}
component = { $component ->
    [entrance] an entrance
    [parking] more parking
    [garden] a garden
    [pillar] a pillar
    [conveyor] a conveyor
   *[helipad] a helipad
}
room = { $room ->
    [treatment] treatment room
    [operating] operating room
    [hub] hub
    [supply] supply room
    [hall] hall
   *[empty] empty space
}
door = the entrance
place = { $floor ->
    [0] { $space }
   *[other] { $space } on floor { $floor }
}
floor = { $floor ->
    [0] the ground floor
   *[other] floor { $floor }
}
# $order counts the three Action cards from 0; $window is 0 for the first three sections, 1 for the last three.
order = { $order ->
    [0] first
    [1] middle
   *[2] last
}
window = { $window ->
    [0] first
   *[1] last
}
icon = { $icon ->
    [0] Build
    [1] Hire
   *[2] Admit
}
nurses = { $nurses ->
    [0] { "" }
    [one] { " " }with 1 nurse
   *[other] { " " }with { $nurses } nurses
}
goal-popular = Popular
goal-busy = Busy
goal-serious = Serious cases
goal-swift = Swift
goal-tower = Tower
goal-spotless = Spotless
dollars = ${ $amount }

## Moves

walk = Send the { person } to { $room ->
    [empty] the empty space
    [hall] the hall
    [hub] the hub
   *[other] { room }
} { $place }{ $time ->
    [0] { "" }
    [one] { " " }(1 unit of time)
   *[other] { " " }({ $time } units of time)
}
walk-unknown = Send somebody to { $place }
lay = { lay-unknown }: { $actions }; staff { $staff }; patients { $patients }
lay-unknown = { $order ->
    [0] First
    [1] Middle
   *[2] Last
} card on top, { window } three actions
turn = Rotate the { order } card
build = Build { component } (${ $price })
raise = Build { floor } with Floor card { $card } (${ $price })
bonus = Build { $staff ->
    [pillar] a bonus pillar
    [garden] a bonus garden
   *[other] a bonus
} from box { $box } (${ $price })
hire = Hire { staff-box } from box { $box } (${ $price })
pick = { picking } the { person } in { $place }
pick-door = { picking } the { person } in the doorway
picking = { $kind ->
    [patient] Move
   *[other] Move or dismiss
}
pick-unknown = Move die { $number }
stay = Let the { person } stay
stay-unknown = Let the person you picked up stay
dismiss = Dismiss the { person }
dismiss-unknown = Dismiss the person you picked up
admit = Admit { a-patient }
refuse = Refuse { a-patient }
treat = Treat the { patient-colour } patient in { $place }{ nurses } (earns ${ $income })
treat-unknown = Treat in { $place }
buy = { $popularity ->
    [0] Keep the money
   *[other] Buy { $popularity } popularity (${ $price })
}
end-day = End the day
end-last-day = End the last day
end-action = End this action
give-up = Give up the clinic

## The log

note-opened = The clinic opens on Floor card { $card }. Goal: { $goal }.
note-round = Round { $round } of { $rounds } begins.
note-dealt = The { order } Action card is { $card }, { $side ->
    [front] front
   *[back] back
} side up{ $turned ->
    [yes] , rotated
   *[no] { "" }
}.
note-turned = { $player ->
    [you] You rotate
   *[other] { $player } rotates
} the { order } card.
note-laid = { $player ->
    [you] You lay the { top } card on top and take
   *[other] { $player } lays the { top } card on top and takes
} the { window } three actions: { $actions }.
top = { $top ->
    [0] first
    [1] middle
   *[2] last
}
note-begun = Action { $number }: { icon }.
note-built = { $player ->
    [you] You build
   *[other] { $player } builds
} { component } for ${ $price }.
note-replaced = The pillar replaces a garden.
note-raised = { $player ->
    [you] You build
   *[other] { $player } builds
} { floor } with Floor card { $card } for ${ $price }.
note-extra = { $player ->
    [you] You build
   *[other] { $player } builds
} { component } as a bonus for ${ $price }.
note-hired = { $player ->
    [you] You hire
   *[other] { $player } hires
} { a-person } for ${ $price }.
note-sent_away = { $player ->
    [you] You dismiss
   *[other] { $player } dismisses
} { a-person }.
note-admitted = { $player ->
    [you] You admit
   *[other] { $player } admits
} { a-patient }.
# $from is a place, or none for somebody who has just come.
note-walked = The { person } walks{ $from ->
    [none] { "" }
   *[other] { " " }from { $from }
} to { $place }{ $time ->
    [0] { "" }
    [one] , which takes 1 unit of time
   *[other] , which takes { $time } units of time
}.
note-stayed = The { person } stays in { $place }.
note-turned_away = { $player ->
    [you] You refuse
   *[other] { $player } refuses
} { a-patient }: { $lost } popularity lost.
note-no_room = There is no room for { a-patient }: { $patient ->
    [couple] they go
   *[other] the patient goes
} elsewhere.
note-treated = In { $place } the { doctor-colour } doctor treats the { patient-colour } patient{ nurses }: ${ $income }.
note-gardens = The gardens earn ${ $income }.
note-bill = Bills: upkeep ${ $upkeep }{ $saved ->
    [0] { "" }
   *[other] { " " }(orderlies saved ${ $saved })
}, wages ${ $wages }.
note-unpaid = ${ $missing } of the bills cannot be paid: { $lost } popularity lost.
note-bought = { $player ->
    [you] You turn
   *[other] { $player } turns
} ${ $price } into { $popularity } popularity.
note-tired = The doctor in { $place } is tired and drops to { colour }.
note-worse = The patient in { $place } gets worse and is now { colour }.
note-died = The red patient in { $place } dies: { $lost } popularity lost.
note-counted = Popularity { $popularity }{ $doctors ->
    [0] { "" }
   *[other] , doctors +{ $doctors }
}{ $rooms ->
    [0] { "" }
   *[other] , rooms upstairs +{ $rooms }
}{ $extras ->
    [0] { "" }
   *[other] , gardens and helipad +{ $extras }
}{ $time ->
    [0] { "" }
   *[other] , time −{ $time }
}{ $patients ->
    [0] { "" }
   *[other] , patients left −{ $patients }
}: the score is { $score }.
# $result is gave-up, reached or missed.
note-closed = { $result ->
    [gave-up] { $player ->
        [you] You give
       *[other] { $player } gives
    } up the clinic.
    [reached] The goal { $goal } is reached.
   *[missed] The goal { $goal } is missed.
}

## What is in the way of a move

when-walk = You send people to a room after picking them up or when they arrive
when-lay = You lay the Action cards at the start of a round
when-turn = You rotate Action cards before you lay them
when-build = You build in a Build action
when-raise = You build a floor in a Build action
when-bonus = You build a bonus in a Build action
when-hire = You hire in a Hire action
when-pick = You move staff in a Hire action and patients in an Admit action
when-stay = You let people stay after picking them up
when-dismiss = You dismiss staff after picking them up in a Hire action
when-admit = You admit patients in an Admit action
when-refuse = You refuse patients in an Admit action
when-treat = You treat patients in the evening, after the three actions
when-buy = You buy popularity after the treatments
when-done = You end an action or the treatments when you are finished with them
when-give_up = You can give up at any time
now-dealing = the cards are being dealt
now-laying = you are laying the Action cards
now-building = you are in a Build action
now-hiring = you are in a Hire action
now-admitting = you are in an Admit action
now-treating = you are treating patients
now-buying = you are choosing how much popularity to buy
now-walking = you are choosing where the { person } goes
left-to-chance = In this game, chance decides which way the Action cards lie.
turned-already = You have already rotated this card.
enough-built = You have already built as much as one Build action allows.
enough-entrances = You already have all six entrances.
parking-done = You have already upgraded the parking.
conveyors-done = Every floor already has a conveyor.
high-enough = Your clinic already has all its floors.
not-on-the-shelf = This Floor card is not available.
no-icon = This box shows neither a pillar nor a garden.
icon-used = You have already built from this box in this action.
hires-nobody = There is nobody to hire in this box.
box-used = You have already hired from this box in this action.
no-die = All nine dice are in use: there is none left for another person.
has-moved = This person has already moved in this action.
one-of-several = Several identical people are here: pick up the first one.
nowhere-to-go = Every room this patient could go to is taken.
nobody-waits = No patient is waiting at your entrances.
no-space = The top floor has no free empty space.
people-only = { $count ->
    [one] Only one person is in the clinic.
   *[other] Only { $count } people are in the clinic.
}
too-dear = You have ${ $money }; this costs ${ $price }.
helipad-done = You already have a helipad.
helipad-needs-floor = A helipad needs a floor above the ground floor.
needs-pillars = The top floor still needs { $count ->
    [one] 1 pillar
   *[other] { $count } pillars
} in its empty spaces.
walk-in-first = The { person } has just arrived and must go to a room first.
not-staff = The { person } is not staff, so you cannot dismiss them.
beyond-the-entrances = { $entrances ->
    [one] You have 1 entrance, so only the first box can be used.
   *[other] You have { $entrances } entrances, so only the first { $entrances } boxes can be used.
}
no-parking = All { $spaces } parking spaces are taken.
only-staff = You cannot move patients in a Hire action.
only-patients = You cannot move staff in an Admit action.
boxes-in-order = Admit or refuse first: { a-patient } is at the door.
no-such-floor = You have not built that floor.
there-already = The { person } is already in { $place }.
taken = There is already { a-person } in { $place }.
wrong-room = { $place } is { $room ->
    [operating] an operating room
    [empty] an empty space
   *[other] a { room }
}, so { a-person } cannot go there.
nobody-here = There is neither a free doctor nor a patient in { $place }.
no-doctor = There is no free doctor in { $place }.
no-patient = There is no patient in { $place }.
needs-nurses = This treatment needs { $nurses ->
    [one] 1 nurse
   *[other] { $nurses } nurses
}; you have { $free } free.

## The end

row-bought = Popularity bought
row-refused = Patients refused
row-dead = Patients who died
row-unpaid = Unpaid bills
row-doctors = Doctors, by level
row-rooms = Rooms upstairs
row-gardens = Gardens
row-helipad = Helipad
row-time = Time
row-left = Patients left untreated
row-goal = Goal: { $what }
times = { $count ->
    [one] 1 time
   *[other] { $count } times
}
patients = { $count ->
    [one] 1 patient
   *[other] { $count } patients
}
rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
doctors = { $count ->
    [one] 1 doctor
   *[other] { $count } doctors
}
rooms = { $count ->
    [one] 1 room
   *[other] { $count } rooms
}
gardens = { $count ->
    [one] 1 garden
   *[other] { $count } gardens
}
time-points = { $time } (1 point per { $hours })
asked-nothing = nothing
asked-score = a score of { $count }
asked-treated = { $count ->
    [one] 1 treated patient
   *[other] { $count } treated patients
}
asked-serious-cases = { $count ->
    [one] 1 serious case
   *[other] { $count } serious cases
}
asked-floors = { $count ->
    [one] 1 floor
   *[other] { $count } floors
}
asked-helipad = a helipad
asked-gardens = { gardens }
asked-time = { $count ->
    [one] at most 1 unit of time
   *[other] at most { $count } units of time
}
asked-slips = { $count ->
    [0] no slips
    [one] at most 1 slip
   *[other] at most { $count } slips
}
asked-dead = { $count ->
    [0] no deaths
    [one] at most 1 death
   *[other] at most { $count } deaths
}
missed = { $what } (reached: { $had })
verdict-reached = { $player ->
    [you] You win
   *[other] { $player } wins
} with { $score } and the goal { $goal } reached.
verdict-missed = { $player ->
    [you] You lose
   *[other] { $player } loses
} with { $score }. The goal { $goal } required { $missed }.
verdict-gave-up = { $player ->
    [you] You give up and lose with { $score }.
   *[other] { $player } gives up and loses with { $score }.
}

## The board as text and as a picture

board-floor = { $floor ->
    [0] ground ({ $card })
   *[other] floor { $floor } ({ $card })
}
board-floor-conveyor = { board-floor }, conveyor
board-helipad = helipad on the roof
board-entrance = entrance
board-cars = Cars { $cars } of { $spaces }   Entrances { $entrances }
board-status = Round { $round } of { $rounds }   ${ $money }   Popularity { $popularity }   Time { $time }   Staff { $staff }   Patients { $patients }
board-bills = Bills ${ $total } (upkeep ${ $upkeep }, wages ${ $wages })
board-goal = Goal { $goal }: { $parts }
part-least = { $part } { $now } of { $want }
part-most = { $part } { $now } of at most { $want }
part-treated = treated
part-serious-cases = serious cases
part-floors = floors
part-helipad = helipad
part-gardens = gardens
part-time = time
part-slips = slips
part-dead = dead
part-score = score
# Three lines, their contents one under another.
board-actions = Actions   { $actions }
board-staff = Staff     { $boxes }   for $1 to $6
board-patients = Patients  { $boxes }
legend-rooms = T treatment room, O operating room, S supply room, H hub, * hall, . empty space, I pillar, G garden
legend-people = Doctors by level: W Y O R, N nurse, K orderly; patients w y o r, D couple
picture-round = Round { $round } of { $rounds }
picture-reached = The goal is reached
picture-missed = The goal is missed
picture-score = score { $score }
picture-money = Money
picture-popularity = Popularity
picture-time = Time
picture-goal = Goal
picture-to-be-drawn = to be drawn
picture-staff = Staff
picture-patients = Patients
picture-treated = Treated

## Numbers of the box

none-parking = no
parking-of = { $card } { $small }, then { $large }
upkeep-module = ${ $cost } per module
upkeep-floor = ${ $cost } per floor
upkeep-nothing = nothing
floor-prices = { $floors ->
    [2] The floor above the ground costs ${ $first }
   *[3] The first floor above the ground costs ${ $first }, the second ${ $second }
}
room-points = { $ground } for each treatment or operating room on the ground floor{ $floors ->
    [2] { "" } and { $first } for each on the floor above it
   *[3] , { $first } for each on the first floor above it and { $second } on the second
}
high-rooms = { $first ->
    [one] 1 point
   *[other] { $first } points
} each{ $floors ->
    [2] { "" }
   *[3] { "" } on the first floor and { $second } on the second
}
goal-at = { $difficulty }: { $wants }

## Diagrams of the rules

diagram-floor = A ground floor: the number in a room is how many steps it is from the entrance at the bottom. In the evening the doctor can treat the patient in the same room.
