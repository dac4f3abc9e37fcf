"""Step 4, the clash: both cards are turned up, Barbarians selected, Stars placed, and the higher total wins (KB-28 to KB-49)."""

from __future__ import annotations

from rulewright.kernel import ALL, does, note, nth, rule, size

from ..notes import Note
from ..state import NONE, PLACES, Box, Face, Offer, Outcome, Phase, Side, Special, State, Verb
from .bands import clear_place, turn_up
from .cards import renew_deck, show
from .groups import ask, bound_to, forget_offers, rejected_at, trades_asked
from .refill import top_up_hands
from .selecting import acting_as, band_of, barbarian_at, flees, select_for, tell_selected, total
from .stars import give, place_star, star_home, star_to


@rule
def regret(s: State, box: Box, side: int, card: int) -> None:
    """KB-29, KB-A8, KB-A9: playing the kind you rejected costs a Star. Whether it does tells everybody about that card."""
    if s.offered.stage[side] != Offer.REJECTED:
        return
    same = s.offered.card[side] == card
    if same:
        give(s, box, int(s.holder[side]), int(s.partner[side]))
        note(s, Note.REGRETS, int(s.holder[side]), int(s.partner[side]), card)
    deck = s.actions
    at = rejected_at(s, side)
    if at < deck.under:
        if same:
            deck.known[at] = ALL
        else:
            deck.isnt[at] |= 1 << card


@rule
def play_card(s: State, box: Box, side: int) -> int:
    """KB-25, KB-28: the laid card leaves the holder's hand, or the partner's if it was an accepted offer."""
    holder = int(s.holder[side])
    card = Verb.LAY.argument(int(s.seats[holder].choice))
    s.seats[holder].choice = 0
    source = int(s.partner[side]) if bound_to(s, side) != NONE else holder
    show(s, box, source, card)
    s.played[side] = card
    return card


@rule
def turn_over(s: State, box: Box) -> None:
    """KB-27, KB-28: when both have laid a card, both are turned up at once."""
    if trades_asked(s, box) != 0:
        return
    swappers = 0
    for side in range(2):
        card = play_card(s, box, side)
        note(s, Note.PLAYS, int(s.holder[side]), card)
        if box.special[card] == Special.SWAP:
            swappers |= 1 << s.holder[side]
    for side in range(2):
        regret(s, box, side, int(s.played[side]))
    if swappers != 0:
        ask(s, Phase.SWAPPING, swappers)
    else:
        show_mirrors(s, box)


@rule
def swap(s: State, box: Box) -> None:
    """KB-R7, KB-S3, KB-S4: Swap & Play is discarded for another card of the hand; if both swap, both show it at once.

    A player without another kind says so, and everybody then knows that the hand is all Swap & Play.
    """
    swappers = int(s.called)
    for side in range(2):
        seat = int(s.holder[side])
        if (swappers >> seat) & 1:
            swapped = int(s.played[side])
            s.discards[swapped] += 1
            if s.seats[seat].choice == Verb.PASS:
                s.seats[seat].choice = 0
                s.played[side] = NONE
                note(s, Note.SWAPS_NOTHING, seat)
                for k in range(box.seats):
                    if k != seat:
                        s.seats[k].sure[seat][swapped] = s.seats[seat].cards
                s.seats[seat].shown[swapped] = s.seats[seat].cards
            else:
                card = Verb.LAY.argument(int(s.seats[seat].choice))
                s.seats[seat].choice = 0
                show(s, box, seat, card)
                s.played[side] = card
                note(s, Note.SWAPPED, seat, card)
    for side in range(2):
        if (swappers >> s.holder[side]) & 1 and s.played[side] != NONE:
            regret(s, box, side, int(s.played[side]))
    show_mirrors(s, box)


@rule
def show_mirrors(s: State, box: Box) -> None:
    """KB-55, KB-S1 to KB-S4: a mirror copies the opposing card now, and lets its player switch later."""
    s.switchers = 0
    for side in range(2):
        if s.played[side] != NONE and box.special[s.played[side]] == Special.MIRROR:
            s.switchers |= 1 << side
            note(s, Note.MIRRORED, int(s.holder[side]), int(s.played[1 - side]), acting_as(s, box, side))
    choose_or_fight(s, box)


@rule
def choose_or_fight(s: State, box: Box) -> None:
    """KB-35, KB-A11: Black breaks ties first, then White; then they fight."""
    for side in range(2):
        if select_for(s, box, side):
            return
    fight(s, box)


@does(Verb.SELECT)
def choose(s: State, box: Box, place: int) -> None:
    """KB-35: the player of the card picks one of the equals."""
    s.picked[s.turn] |= 1 << place
    s.candidates = 0
    choose_or_fight(s, box)


@rule
def fight(s: State, box: Box) -> None:
    """KB-36, KB-39, KB-45: place a Star on each selected Barbarian, then compare totals, unless a side flees."""
    for side in range(2):
        tell_selected(s, side)
        places = int(s.picked[side])
        for k in range(size(places)):
            place = nth(places, k)
            place_star(s, box, int(s.holder[side]), band_of(s, side, place), place % PLACES)
    if flees(s, box, Side.BLACK) or flees(s, box, Side.WHITE):
        flee(s, box)
    else:
        black, white = total(s, box, Side.BLACK), total(s, box, Side.WHITE)
        note(s, Note.TOTALS, black, white)
        if black > white:
            victory(s, box, Side.BLACK)
        elif white > black:
            victory(s, box, Side.WHITE)
        elif black > 0:
            draw_fight(s, box)
        else:
            note(s, Note.NOTHING_HAPPENS)
    clear_table(s, box)


@rule
def flee(s: State, box: Box) -> None:
    """KB-R9, KB-S2, KB-S5: no contest; the other side's selected turn face down, and a side that fled turns its Band up."""
    for side in range(2):
        if flees(s, box, side):
            tire(s, box, 1 - side, Outcome.NO_CONTEST)
    for side in range(2):
        if flees(s, box, side):
            note(s, Note.FLED, int(s.holder[side]), int(s.played[side]))
            turn_up(s, int(s.holder[side]))


@rule
def victory(s: State, box: Box, side: int) -> None:
    """KB-40, KB-41, KB-S9: the loser's selected are clobbered and their Stars taken; Glory seeker takes one Star more."""
    winner, loser = int(s.holder[side]), int(s.holder[1 - side])
    note(s, Note.WINS, winner)
    places = int(s.picked[1 - side])
    for k in range(size(places)):
        place = nth(places, k)
        star_to(s, box, band_of(s, 1 - side, place), place % PLACES, winner, Outcome.OUTRIGHT)
        clobber(s, 1 - side, place, Outcome.OUTRIGHT)
    tire(s, box, side, Outcome.OUTRIGHT)
    if box.special[acting_as(s, box, side)] == Special.GLORY and give(s, box, loser, winner) == 1:
        note(s, Note.GLORIOUS, winner, loser)


@rule
def tire(s: State, box: Box, side: int, outcome: int) -> None:
    """KB-42, KB-43, KB-44, KB-A20: a side's selected turn face down, the partner's too; each Star goes to the Band's owner."""
    places = int(s.picked[side])
    for k in range(size(places)):
        place = nth(places, k)
        band = band_of(s, side, place)
        s.bands[band].face[place % PLACES] = Face.DOWN
        note(s, Note.TIRED, band, place % PLACES, barbarian_at(s, side, place), outcome)
        star_home(s, box, band, place % PLACES, outcome)


@rule
def clobber(s: State, side: int, place: int, outcome: int) -> None:
    """KB-40, KB-46: a Barbarian goes to the score pile of the opposing holder."""
    taker, band = int(s.holder[1 - side]), band_of(s, side, place)
    card = barbarian_at(s, side, place)
    s.seats[taker].scored |= 1 << card
    clear_place(s, band, place % PLACES)
    note(s, Note.CLOBBERED, taker, band, place % PLACES, card, outcome)


@rule
def draw_fight(s: State, box: Box) -> None:
    """KB-45, KB-46, KB-47, KB-S7: all the selected are clobbered; a Star on a partner's Barbarian goes to its owner."""
    note(s, Note.DRAW)
    for side in range(2):
        places = int(s.picked[side])
        for k in range(size(places)):
            place = nth(places, k)
            band = band_of(s, side, place)
            if place < PLACES:
                star_to(s, box, band, place, int(s.holder[1 - side]), Outcome.DRAWN)
            else:
                star_home(s, box, band, place - PLACES, Outcome.DRAWN)
            clobber(s, side, place, Outcome.DRAWN)


@rule
def clear_table(s: State, box: Box) -> None:
    """KB-48, KB-49: used Action cards are discarded, or become the new deck if it is empty; then everybody draws."""
    for side in range(2):
        if s.played[side] != NONE:
            s.discards[s.played[side]] += 1
        s.played[side] = NONE
        s.picked[side] = 0
    renew_deck(s)
    forget_offers(s)
    top_up_hands(s, box)
