"""Which Barbarians an Action card selects, and their total (KB-30 to KB-38)."""

from __future__ import annotations

from rulewright.kernel import either, has, note, nth, rule, size

from ..notes import Note
from ..state import ALL_OF_GROUP, ALL_PLACES, GROUP, NONE, PLACES, Box, Face, Phase, Pool, Selection, Special, State
from .groups import ask

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
