### Klobba! in English. How messages are written: docs/translate.md.

## Cards, Barbarians and Bands

# $side is black or white.
side = { $side ->
    [black] Black
   *[white] White
}
# $storm is lightning or thunder.
clan-signs = F R C T
storm = { $storm ->
    [lightning] Lightning
   *[thunder] Thunder
}
# $owner is a player, or none where nobody owns the Band: then $free counts the Free Bands.
band = { $owner ->
    [you] your Band
    [none] Free Band { $free }
   *[other] { $owner }'s Band
}
place = place { $place }
barbarian = Barbarian { $value } ({ $clans })
no-clan = no clan
unknown-barbarian = the unknown Barbarian
unknown-card = the card
action-cards = { $count ->
    [one] 1 Action card
   *[other] { $count } Action cards
}

## What an Action card does

# $select is highest, lowest, second or clan; $count how many it selects, $clan of which clan.
chosen = { $select ->
    [clan] every { $clan }
    [highest] the { how-many }strongest
    [lowest] the { how-many }weakest
   *[second] the { how-many }second strongest
}
how-many = { $count ->
    [1] { "" }
    [2] two{ " " }
    [3] three{ " " }
   *[other] { $count }{ " " }
}
# $pool is own or group.
chosen-of = { chosen } of your { $pool ->
    [own] own Band
   *[group] Group
}
effect-cap = at most { $cap }
effect-glory = if you win, one more Star
effect-swap = after the reveal, play another card
effect-mirror = copies the other card; then switch
effect-flee = no fight; turn your Band up
help-sends = Sends { chosen } of { pool } to fight.
help-sends-worth = Sends { chosen } of { pool } to fight: { $worth }.
pool = { $pool ->
    [own] your own Band
   *[group] your Group
}
# How much the selected are worth: multiplied, added to, capped.
worth-mult = the value counts { $mult } times
worth-add = { $add } is added
worth-cap = the total is at most { $cap }
worth-mult-add = { worth-mult }, and { worth-add }
worth-mult-cap = { worth-mult }, and { worth-cap }
worth-add-cap = { worth-add }, and { worth-cap }
worth-mult-add-cap = { worth-mult }, { worth-add }, and { worth-cap }
help-glory = If you win outright, the other holder gives you one more Star.
help-swap = When both cards are revealed, you play another card from your hand instead.
help-mirror = It copies the other side's card; afterwards you may switch Barbarians.
help-flee = There is no fight, and your own Band is turned up.
help-copies = { $copies ->
    [0] It is not in this game.
    [one] There is 1 copy in the deck.
   *[other] There are { $copies } copies in the deck.
}

## Moves

keep-all = Keep all
keep = Keep { $barbarian }
reject = Reject { $barbarians }
in-place = { $barbarian } in place { $place }
# $to is a player, you, or none.
give-totem = Give the { side } totem to { $to ->
    [you] yourself
    [none] nobody
   *[other] { $to }
}
pair = Pair with { band }
pair-nobody = Pair with no Band
offer = Offer { $card }
lay = Lay { $card }
lay-instead = Play { $card } instead
exchange = Exchange three { $card } for new cards
select = Select { spot }
select-nobody = Select nobody
spot = { $barbarian } in place { $place } of { band }
switch = Switch { $own } in place { $own-place } of your Band with { spot }
switch-nobody = Switch { $own } in place { $own-place } of your Band with nobody
pass = Pass
pass-offering = Offer nothing
pass-exchanging = Keep your hand as it is
pass-swapping = Play nothing: you have no other card
pass-switching = Stop switching
accept = Accept { $card } for a Star
decline = Decline { $card }

## The log

note-decided = { $seat ->
    [you] You have
   *[other] { $seat } has
} decided.
note-looked = { $hearer ->
    [you] In { $place } you find { $barbarian }.
   *[other] { $hearer } finds { $barbarian } in { $place }.
}
new-barbarians = { $count ->
    [one] 1 new Barbarian
   *[other] { $count } new Barbarians
}
note-mustered = { $seat ->
    [you] You keep { $kept } and reject { $rejected }.
   *[other] { $seat } keeps { $kept } and rejects { $rejected }.
}
note-refilled = { $down ->
    [one] 1 unseen Barbarian joins { band }, face down.
   *[other] { $down } unseen Barbarians join { band }, face down.
}
note-free_band = { band } is filled, face up.
note-packet = { storm } goes under the deck, mixed with three Barbarians.
note-struck = { $storm ->
    [lightning] Lightning strikes
   *[thunder] Thunder rolls
} while { band } is filled!
note-engaged = { $seat ->
    [you] Your whole Band is face down: all Barbarians are turned up.
   *[other] { $seat }'s whole Band is face down: all Barbarians are turned up.
}
note-switched = { $seat ->
    [you] You switch { $place } with { $other } of { band }.
   *[other] { $seat } switches { $place } with { $other } of { band }.
}
# $lot is yes or no: whether the lot decided between equals.
note-lowest_total = { $seat ->
    [you] You have the lowest total, { $total }{ by-lot }: you hand out the totems.
   *[other] { $seat } has the lowest total, { $total }{ by-lot }, and hands out the totems.
}
by-lot = { $lot ->
    [yes] { " " }(tied, drawn by lot)
   *[no] { "" }
}
note-totem = { $seat ->
    [you] You have
   *[other] { $seat } has
} the { side } totem.
note-paired = { $seat ->
    [you] You ({ side }) form a Group with { band }.
   *[other] { $seat } ({ side }) forms a Group with { band }.
}
# $offerer and $holder are players; one of them can be you.
note-offers = { $offerer ->
    [you] You offer { $holder } a card.
   *[other] { $offerer } offers { to-holder } a card.
}
to-holder = { $holder ->
    [you] you
   *[other] { $holder }
}
note-no_offers = { $offerer ->
    [you] You offer { $holder } nothing.
   *[other] { $offerer } offers { to-holder } nothing.
}
note-offer_is = { $offerer ->
    [you] You offer { $holder } this card: { $card }.
   *[other] { $offerer } offers { to-holder } this card: { $card }.
}
note-accepts = { $holder ->
    [you] You accept and pay { $offerer } a Star.
   *[other] { $holder } accepts and pays { to-offerer } a Star.
}
to-offerer = { $offerer ->
    [you] you
   *[other] { $offerer }
}
note-declines = { $holder ->
    [you] You decline { $offerer }'s card; it goes under the Action deck.
   *[other] { $holder } declines { $offerer ->
        [you] your card
       *[other] { $offerer }'s card
    }; it goes under the Action deck.
}
note-traded = { $seat ->
    [you] You exchange three { $card } for three new cards.
   *[other] { $seat } exchanges three { $card } for three new cards.
}
note-reshuffled = The discards are shuffled: a new deck of { $cards }.
note-draws = { $seat ->
    [you] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
note-plays = { $seat ->
    [you] You turn up { $card }.
   *[other] { $seat } turns up { $card }.
}
note-regrets = { $holder ->
    [you] You
   *[other] { $holder }
} declined { $card } but played it anyway: { $offerer ->
    [you] you are owed a Star.
   *[other] { $offerer } is owed a Star.
}
note-swapped = { $seat ->
    [you] You swap and play { $card }.
   *[other] { $seat } swaps and plays { $card }.
}
note-swaps_nothing = { $seat ->
    [you] You have
   *[other] { $seat } has
} no other card to play.
# $copied is a card, or none.
note-mirrored = { $seat ->
    [you] Your
   *[other] { $seat }'s
} mirror shows { $copied ->
    [none] nothing.
   *[other] { $copied }.
}
note-selected = { $seat ->
    [you] You select { $place } of { band } and put a Star on it.
   *[other] { $seat } selects { $place } of { band } and puts a Star on it.
}
note-selects_nothing = { $seat ->
    [you] You select nobody.
   *[other] { $seat } selects nobody.
}
note-totals = Black totals { $black }, White totals { $white }.
note-wins = { $seat ->
    [you] You win outright.
   *[other] { $seat } wins outright.
}
note-draw = A draw: all selected Barbarians are clobbered.
note-nothing_happens = Nobody was selected: nothing happens.
note-clobbered = { $barbarian } of { band } is clobbered and goes to { $taker ->
    [you] you.
   *[other] { $taker }.
}
note-tired = { $barbarian } in { $place } of { band } turns face down.
# $seat is a player, or none where the Star goes back to the box.
note-star_to = A Star from { band } goes { $seat ->
    [none] back to the box.
    [you] to you.
   *[other] to { $seat }.
}
note-glorious = Glory: { $loser ->
    [you] you give { $winner } a Star.
   *[other] { $loser } gives { $winner ->
        [you] you a Star.
       *[other] { $winner } a Star.
    }
}
note-fled = { $seat ->
    [you] You fled and turn up your whole Band.
   *[other] { $seat } fled and turns up the whole Band.
}
note-relief = { $seat ->
    [you] You have run out of Stars and get { $stars } from the others.
   *[other] { $seat } has run out of Stars and gets { $stars } from the others.
}
note-unpaid = { $seat ->
    [you] You have
   *[other] { $seat } has
} no Star, and nobody can spare one.
note-shirked = So many rounds, so little clobbering: the sky has seen enough.
# $how is most-stars, larger-pile or shared.
note-game_over = The storm has broken: the game is over. { $how ->
    [most-stars] The most Stars win.
    [larger-pile] The larger score pile breaks the tie.
   *[shared] The win is shared.
}

## What is in the way of a move

when-reject = You reject Barbarians when new ones have been dealt to you
when-give_black = The Black totem is handed out before the first round
when-give_white = The White totem is handed out before the first round, and passed on at the end of each
when-pair = The holders of the totems choose Bands at the start of a round
when-offer = You offer a card after your Band has been taken by a holder
when-lay = The holders lay cards after the offers
when-exchange = You exchange three cards before offering, before laying, or after the clash
when-select = You select Barbarians when your card leaves you a choice
when-switch = You switch Barbarians after playing Mirror & Switch
when-pass = You can pass when offering, exchanging or switching is up to you
when-accept = You accept a card when one has been offered to you
when-decline = You decline a card when one has been offered to you
now-mustering = you choose which of your new Barbarians to keep
now-topping-up = { now-mustering }
now-giving-black = you choose who gets the Black totem
now-giving-white = you choose who gets the White totem
now-passing-white = you pass the White totem on
now-pairing = you choose a Band to pair with
now-offering = you choose whether to offer a card
now-answering = you accept or decline the card offered to you
now-laying = you lay a card
now-swapping = you play another card instead of Swap & Play
now-selecting = you select one of several Barbarians that fit equally well
now-exchanging = you choose whether to exchange three cards
now-switching = you switch Barbarians
no-player = There is no such player.
no-band = There is no such Band.
no-star = You have no Star; the card costs one.
not-among-equals = This Barbarian is not among those that fit equally well.
must-lay = You must lay a card.
too-few = You have { $held ->
    [0] no { $card }
   *[other] { $held } { $card }
}; an exchange takes three identical cards.
deck-empty = The Action deck is empty: there is nothing to draw.
must-lay-accepted = You have accepted { $card } and must lay it.
not-for-itself = { $card } cannot be played instead of { $card }.
not-in-hand = You have no { $card } in your hand.
not-new = The Barbarian in place { $place } is not one of the new ones.
holds-black = { $holder ->
    [you] You hold
   *[other] { $holder } holds
} the Black totem.
white-already = You already hold the White totem: pass it to someone else.
own-band = That is your own Band: choose another.
band-of-holder = { band } belongs to the holder of the { side } totem.
band-taken = { band } is already in the other Group.
both-own = Both Barbarians are in your own Band.
switched-already = The Barbarian in place { $place } of { band } has already been switched.

## The end

unit = { $count ->
    [one] 1 Star
   *[other] { $count } Stars
}
unit-plural = Stars
row-start = Stars at the start
row-selected-out = Put on Barbarians
row-star_to-in = Taken from Barbarians
row-glorious-in = Won with Glory seeker
row-glorious-out = Lost to Glory seeker
row-accepts-in = For cards that others accepted
row-accepts-out = Paid for accepted cards
row-regrets-in = For cards that others declined but played
row-regrets-out = Paid for playing declined cards
row-help-in = Received when out of Stars
row-help-out = Given to players out of Stars
row-tie = Tie-break: score pile
barbarians = { $count ->
    [one] 1 Barbarian
   *[other] { $count } Barbarians
}

## The board as text and as a picture

over = The game is over.
headline = Round { $round }. { $step }. Waiting for { $players }.
step-mustering = Setup: { ask-mustering }
step-giving-black = Setup: { ask-giving-black }
step-giving-white = Setup: { ask-giving-white }
step-pairing = Step 1: { ask-pairing }
step-offering = Step 2: { ask-offering }
step-answering = Step 2: { ask-answering }
step-laying = Step 3: { ask-laying }
step-swapping = Step 4: { ask-swapping }
step-selecting = Step 4: { ask-selecting }
step-exchanging = Step 5: { ask-exchanging }
step-topping-up = Step 6: { ask-mustering }
step-switching = Step 8: { ask-switching }
step-passing-white = Step 9: { ask-passing-white }
ask-mustering = choose which Barbarians to keep
ask-topping-up = { ask-mustering }
ask-giving-black = who gets the Black totem
ask-giving-white = who gets the White totem
ask-pairing = form Groups
ask-offering = offer Action cards
ask-answering = accept or decline
ask-laying = lay Action cards
ask-swapping = swap & play
ask-selecting = choose between equal Barbarians
ask-exchanging = exchange three of a kind
ask-switching = switch
ask-passing-white = pass the White totem
# $lightning and $thunder are revealed or hidden.
decks = Lightning { $lightning ->
    [revealed] revealed
   *[hidden] hidden
}, Thunder { $thunder ->
    [revealed] revealed
   *[hidden] hidden
}. Barbarian deck: { $barbarians }. Action deck: { $actions ->
    [one] 1 card
   *[other] { $actions } cards
}.
mark-totem = { side } totem
mark-grouped = grouped with { side }
band-line = { band }{ $marks ->
    [none] { "" }
   *[other] { " " }[{ $marks }]
}
band-line-owned = { band-line }: { $stars ->
    [one] 1 Star
   *[other] { $stars } Stars
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, score pile { $pile }
face-down = ({ $barbarian }) down
face-new = <{ $barbarian }> new
clans = Clans: { $clans }
on-table = On the table: { $cards ->
    [none] no card
   *[other] { $cards }
}.
played = { $player }: { $card }
played-on = { $player }: { $card } on { $barbarians }
# $cards is a list, or none.
discards = Discards: { card-list }. Stars in the box: { $stars }.
hand = Your hand: { card-list }.
card-list = { $cards ->
    [none] none
   *[other] { $cards }
}
card-times = { $card } ×{ $count }
# $stage is offered, accepted or rejected.
offered = Offered by { $offerer } to { $holder }: { $card }, { $stage ->
    [offered] on offer
    [accepted] accepted
   *[rejected] declined
}.
from-bottom = { $card } ({ $place } from the bottom)
known-barbarians = Known cards in the Barbarian deck: { $cards }.
known-actions = Known cards in the Action deck: { $cards }.
sure = { $player } certainly holds: { card-list }.
decided = You have decided: { $move }.
picture-over = The game is over
picture-round = Round { $round }: { $ask }
picture-free-band = Free Band { $free }
picture-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-versus = VS
picture-barbarians = { $count ->
    [one] 1 Barbarian to come
   *[other] { $count } Barbarians to come
}
picture-actions = { $count ->
    [one] 1 Action card
   *[other] { $count } Action cards
}
picture-stars = { $count ->
    [one] 1 Star in the box
   *[other] { $count } Stars in the box
}

## Numbers of the box

copies-of = { $count } { $card }
any-total = any total
no-number = no number
times = { $count ->
    [0] not at all
    [1] once
    [2] twice
    [3] three times
    [4] four times
    [5] five times
    [6] six times
    [7] seven times
    [8] eight times
   *[other] nine times
}
counts = { times }{ $add ->
    [0] { "" }
   *[other] { " " }and { $add } more
}, { $cap ->
    [0] without a cap
   *[other] up to { $cap }
}

## Diagrams of the rules

diagram-groups = Two Groups: each holder has the large totem, and the Band that was joined with theirs the small one. A card selects from all face-up Barbarians of its Group; the one face down is ignored.
