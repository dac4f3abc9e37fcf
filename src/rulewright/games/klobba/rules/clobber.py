"""Step 4, the clash: both cards are turned up, Barbarians selected, Stars placed, and the higher total wins (KB-28 to KB-49)."""

from __future__ import annotations

from rulewright.kernel import ALL, does, either, has, note, nth, rule, size

from ..notes import Note
from ..state import (
    ALL_OF_GROUP,
    ALL_PLACES,
    GROUP,
    NONE,
    PLACES,
    Box,
    Face,
    Offer,
    Outcome,
    Phase,
    Pool,
    Selection,
    Side,
    Special,
    State,
    Verb,
)
from .bands import clear_place, turn_up
from .cards import renew_deck, show
from .groups import ask, bound_to, forget_offers, rejected_at, trades_asked
from .refill import top_up_hands
from .score import give, place_star, star_home, star_to

WORST = -1000
"""The rating of a Barbarian that may not be selected: lower than any value, even a negated one."""


@rule
def acting_as(s: State, box: Box, side: int) -> int:
    """KB-R8, KB-S1: the card that counts for a side. A mirror copies the opposing card; two mirrors copy nothing."""
    card = int(s.played[side])
    if card != NONE and box.special[card] == Special.MIRROR:
        card = int(s.played[1 - side])
        if card != NONE and box.special[card] == Special.MIRROR:
            card = NONE
    return card


@rule
def flees(s: State, box: Box, side: int) -> bool:
    card = acting_as(s, box, side)
    return card != NONE and box.special[card] == Special.FLEE


@rule
def band_of(s: State, side: int, place: int) -> int:
    """KB-19: the first three places of a Group are the holder's own Band, the others the partner's."""
    return int(s.holder[side]) if place < PLACES else int(s.partner[side])


@rule
def barbarian_at(s: State, side: int, place: int) -> int:
    return int(s.bands[band_of(s, side, place)].card[place % PLACES])


@rule
def pool(s: State, box: Box, side: int, card: int) -> int:
    """KB-30, KB-31: the places of face-up Barbarians that a card may still select, as a set."""
    reach = ALL_PLACES if box.pool[card] == Pool.OWN_BAND else ALL_OF_GROUP
    found = 0
    for place in range(GROUP):
        found |= (s.bands[band_of(s, side, place)].face[place % PLACES] == Face.UP) << place
    return found & reach & ~s.picked[side]


@rule
def extreme(s: State, box: Box, side: int, places: int, sign: int) -> int:
    """KB-32, KB-33: the places with the highest value (sign 1) or the lowest (sign -1)."""
    best = WORST
    for place in range(GROUP):
        best = max(best, rated(s, box, side, places, sign, place))
    found = 0
    for place in range(GROUP):
        found |= (rated(s, box, side, places, sign, place) == best) << place
    return found & places


@rule
def rated(s: State, box: Box, side: int, places: int, sign: int, place: int) -> int:
    """A Barbarian's value times the sign, or WORST if it is not among these places."""
    return either(has(places, place), sign * box.value[barbarian_at(s, side, place)], WORST)


@rule
def clansmen(s: State, box: Box, side: int, places: int, clan: int) -> int:
    """KB-34, KB-S10: all members of a clan, including those of several clans."""
    found = 0
    for place in range(GROUP):
        found |= ((box.clans[barbarian_at(s, side, place)] >> clan) & 1) << place
    return found & places


@rule
def fitting(s: State, box: Box, side: int, card: int) -> int:
    """KB-32 to KB-34: the places that fit the card's description equally well and are not selected yet."""
    places = pool(s, box, side, card)
    kind = box.select[card]
    if kind == Selection.HIGHEST:
        return extreme(s, box, side, places, 1)
    if kind == Selection.LOWEST:
        return extreme(s, box, side, places, -1)
    if kind == Selection.CLAN:
        return clansmen(s, box, side, places, int(box.clan[card]))
    if kind == Selection.SECOND_HIGHEST and size(places) > 1:
        first = extreme(s, box, side, places, 1)
        if size(first) > 1:
            return first
        return extreme(s, box, side, places & ~first, 1)
    return 0


@rule
def wanted(s: State, box: Box, side: int, card: int) -> int:
    """KB-34: how many more Barbarians the card selects; a clan card takes the whole clan."""
    if box.select[card] == Selection.CLAN:
        return GROUP
    return int(box.count[card]) - size(s.picked[side])


@rule
def select_for(s: State, box: Box, side: int) -> bool:
    """KB-35: select Barbarians while there is no tie. Returns True if the player of the card must choose among equals."""
    card = acting_as(s, box, side)
    if card == NONE:
        return False
    while wanted(s, box, side, card) > 0:
        fit = fitting(s, box, side, card)
        if fit == 0:
            return False
        if size(fit) > wanted(s, box, side, card):
            s.candidates = fit
            s.turn = side
            ask(s, Phase.SELECTING, 1 << s.holder[side])
            return True
        s.picked[side] |= fit
    return False


@rule
def tell_selected(s: State, side: int) -> None:
    places = int(s.picked[side])
    for k in range(size(places)):
        place = nth(places, k)
        note(s, Note.SELECTED, int(s.holder[side]), band_of(s, side, place), place % PLACES)
    if s.picked[side] == 0:
        note(s, Note.SELECTS_NOTHING, int(s.holder[side]), int(s.played[side]), int(s.played[1 - side]))


@rule
def figured(box: Box, card: int, sum_of_values: int) -> int:
    """KB-37, KB-38, KB-A2: a card's total for the sum of the selected values: multiply, add, then cap."""
    reached = int(box.mult[card]) * sum_of_values + int(box.add[card])
    if box.cap[card] > 0:
        reached = min(reached, int(box.cap[card]))
    return reached


@rule
def total(s: State, box: Box, side: int) -> int:
    """KB-37, KB-38, KB-A2, KB-A12: the total of the selected Barbarians; 0 if there are none."""
    card = acting_as(s, box, side)
    if card == NONE or s.picked[side] == 0:
        return 0
    sum_of_values = 0
    for place in range(GROUP):
        sum_of_values += box.value[barbarian_at(s, side, place)] * ((s.picked[side] >> place) & 1)
    return figured(box, card, sum_of_values)


# ---------------------------------------------------------------- the clash


@rule
def regret(s: State, box: Box, side: int, card: int) -> None:
    """KB-29, KB-A8, KB-A9: playing the kind you rejected costs a Star, which reveals whether the rejected card was this kind."""
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
    """KB-27, KB-28: once both have laid a card, turn both up at once."""
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

    A player without another kind must say so, which reveals that the hand is all Swap & Play.
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
    """KB-35, KB-A11: Black breaks ties first, then White; then compare totals."""
    for side in range(2):
        if select_for(s, box, side):
            return
    fight(s, box)


@does(Verb.SELECT)
def choose(s: State, box: Box, place: int) -> None:
    """KB-35: the player of the card picks one of the tied Barbarians."""
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
    """KB-R9, KB-S2, KB-S5: no contest; the other side's selection turns face down, and a side that fled turns its Band up."""
    for side in range(2):
        if flees(s, box, side):
            tire(s, box, 1 - side, Outcome.NO_CONTEST)
    for side in range(2):
        if flees(s, box, side):
            note(s, Note.FLED, int(s.holder[side]), int(s.played[side]))
            turn_up(s, int(s.holder[side]))


@rule
def victory(s: State, box: Box, side: int) -> None:
    """KB-40, KB-41, KB-S9: the loser's selection is clobbered and its Stars taken; Glory seeker takes one Star more."""
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
    """KB-42, KB-43, KB-44, KB-A20: a side's selection turns face down, the partner's too; each Star goes to the Band's owner."""
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
    """KB-45, KB-46, KB-47, KB-S7: all selected Barbarians are clobbered; a Star on a partner's Barbarian goes to its owner."""
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
    """KB-48, KB-49: used Action cards are discarded, or become the new deck if it is empty; then all players draw."""
    for side in range(2):
        if s.played[side] != NONE:
            s.discards[s.played[side]] += 1
        s.played[side] = NONE
        s.picked[side] = 0
    renew_deck(s)
    forget_offers(s)
    top_up_hands(s, box)
