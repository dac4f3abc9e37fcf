
## horde

klobba-side = { $side ->
    [0] Black
   *[other] White
}
klobba-mustering = Muster your Band
klobba-giving-black = Who gets the Black totem?
klobba-giving-white = Who gets the White totem?
klobba-pairing = Form Groups
klobba-offering = Offer cards
klobba-answering = Take the offer?
klobba-laying = Lay a card
klobba-swapping = Swap & play
klobba-selecting = Choose among equals
klobba-exchanging = Three of a kind
klobba-topping-up = New Barbarians
klobba-switching = Switch Barbarians
klobba-passing-white = Pass the White totem
klobba-clan-letter = { $clan ->
    [0] F
    [1] R
    [2] C
   *[other] T
}
klobba-unknown-barbarian = an unknown Barbarian
klobba-barbarian = Barbarian { $value }, { $count ->
    [0] no clan
   *[other] { $clans }
}

## Arena

klobba-clash = The clash
klobba-the-clash = the clash
klobba-who = { $who ->
    [you] You
   *[other] { $who }
}
klobba-wins = { $who ->
    [you] You win
   *[other] { $who } wins
}
klobba-result = { $result ->
    [draw] A draw
    [nothing] Nothing happens
    [fled] They flee
   *[other] { "" }
}
klobba-played = { $who ->
    [you] You
   *[other] { $who }
} played { $card }
klobba-laid = { $who ->
    [you] You have
   *[other] { $who } has
} laid a card
klobba-no-card = { klobba-side }: no card yet
klobba-copies = copies { $card }
klobba-klob = KLOB!
klobba-versus = VS
klobba-last = Last: { $text }

## BandRow

klobba-free-band = { $free ->
    [0] Free Band
   *[other] Free Band { $free }
}
klobba-place-empty = { $name }, place { $place }: nobody
klobba-place = { $barbarian }, { $face ->
    [down] face down
    [up] face up
   *[other] just dealt
}{ $star ->
    [0] { "" }
   *[other] , { $star } Star on it
}{ $marked ->
    [yes] , marked
   *[no] { "" }
} ({ $name }, place { $place })
klobba-keep-after-all = Keep after all
klobba-band-of = the Band of { $name }
klobba-stars = Stars,
klobba-pile-and-hand = on the score pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand
klobba-nobodys = nobody’s

## Board

klobba-your-marker = Your grouping marker
klobba-the-totem = The totem
klobba-your-star = Your Star
klobba-over = The storm is over.
klobba-waiting = Waiting for { $names }: { $step }
klobba-advice-reject = Tap those you do not want; they are replaced unseen.
klobba-advice-pair = Choose the Band that fights beside yours.
klobba-advice-offer = You may offer one card for a Star, or nothing.
klobba-advice-lay = Choose a card from your hand.
klobba-advice-select = They are equal: choose who goes.
klobba-advice-switch = Choose one of yours, then one of another Band.
klobba-advice-give = Choose a player.
klobba-advice-switched = Now choose which one it changes places with.
klobba-bound = You took { $card } from { $from }: lay it.
klobba-offer = { $from } offers { $card } ({ $effect }). It costs a Star, and you would have to lay it.
klobba-reject = Reject
klobba-reject-some = Reject { $count }, keep the rest
klobba-keep-all = Keep all
klobba-from-partner = { $name }’s

## Storm

klobba-lightning = Lightning: { $out ->
    [yes] revealed
   *[other] hidden in the deck
}
klobba-thunder = Thunder: { $out ->
    [yes] revealed
   *[other] hidden in the deck
}
klobba-barbarians = { $count ->
    [one] { $count } Barbarian
   *[other] { $count } Barbarians
}
klobba-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
klobba-box = { $stars ->
    [one] { $stars } Star
   *[other] { $stars } Stars
} in the box

## Totem

klobba-marker-of = Grouping marker of { klobba-side }
klobba-totem-of = { klobba-side } totem

## ways

klobba-accept = Accept for a Star
klobba-lay = Lay
klobba-offer-it = Offer
