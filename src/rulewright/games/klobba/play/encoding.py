"""Encodes a position as inputs for a neural net, from one seat's side and with only what that seat may know.

Bands are described by their values and clans, not by place. Each Action card is described by the total it would reach now
for either side, so that the net need not learn selecting. Of the opponents, only the one with the most Stars is encoded.
"""

from __future__ import annotations

from math import sqrt

from rulewright.kernel import rule, size

from ..rules.bands import UNDRAWN
from ..rules.clobber import acting_as, band_of, figured, flees
from ..rules.groups import side_of
from ..state import CARDS, GROUP, NONE, PLACES, Box, Face, Phase, Pool, Selection, Side, State, Verb

VALUES, CLANS = 10, 4
OF_BAND = VALUES + CLANS + 5
BANDS = 4
"""The seat's own Band, the rival's, and the two chosen as partners or, before that, free."""
OF_STARS = 8
OF_HANDS = 7 * CARDS + 2
OF_CLASH = 3 * CARDS + 7
PHASES = 14
OF_STORM = 6
INPUTS = OF_STARS + BANDS * OF_BAND + OF_HANDS + OF_CLASH + 2 * PHASES + 3 + OF_STORM
HIGH, LOW = 1, -1
WORST = 1000


@rule
def knows(s: State, band: int, place: int, seat: int) -> bool:
    """Whether a seat knows the Barbarian in a place: it is face up, or the seat has seen it."""
    return s.bands[band].face[place] == Face.UP or (int(s.bands[band].known[place]) >> seat) & 1 == 1


@rule
def rejected(s: State, seat: int) -> int:
    """KB-11: the places that a seat has decided to reject, as a set, while others are still deciding."""
    if s.phase == Phase.MUSTERING and (s.called >> seat) & 1 and not (s.asked >> seat) & 1:
        return Verb.REJECT.argument(int(s.seats[seat].choice))
    return 0


@rule
def encode_band(s: State, box: Box, seat: int, band: int, at: int, out: list[float]) -> int:
    """KB-4, KB-11: the Barbarians in a Band, as far as the seat knows them. Returns the next free index."""
    if band == NONE:
        return at + OF_BAND
    away = rejected(s, seat) if band == seat else 0
    for place in range(PLACES):
        face, card = int(s.bands[band].face[place]), int(s.bands[band].card[place])
        if face == Face.EMPTY:
            out[at + VALUES + CLANS] += 1.0 / 3
        elif not knows(s, band, place, seat) or (away >> place) & 1:
            out[at + VALUES + CLANS + 1] += 1.0 / 3
        elif face == Face.DOWN:
            out[at + VALUES + CLANS + 2] += box.value[card] / 10.0
            out[at + VALUES + CLANS + 3] += 1.0 / 3
        else:
            out[at + min(VALUES, int(box.value[card])) - 1] += 1.0
            out[at + VALUES + CLANS + 4] += 1.0 / 3
            for clan in range(CLANS):
                out[at + VALUES + clan] += ((int(box.clans[card]) >> clan) & 1) / 3.0
    return at + OF_BAND


@rule
def reached(s: State, box: Box, side: int, card: int) -> int:
    """KB-30 to KB-38: the total that a card would reach for a side now, times eight, plus how many Barbarians it would select."""
    kind, places = int(box.select[card]), GROUP if s.partner[side] != NONE else PLACES
    if box.pool[card] == Pool.OWN_BAND:
        places = PLACES
    first, second, least, next_, many, clan, members = -1, -1, WORST, WORST, 0, 0, 0
    for place in range(places):
        band = band_of(s, side, place)
        if s.bands[band].face[place % PLACES] == Face.UP:
            barbarian = int(s.bands[band].card[place % PLACES])
            value = int(box.value[barbarian])
            many += 1
            if value > first:
                second = first
                first = value
            elif value > second:
                second = value
            if value < least:
                next_ = least
                least = value
            elif value < next_:
                next_ = value
            if kind == Selection.CLAN and (int(box.clans[barbarian]) >> int(box.clan[card])) & 1:
                clan += value
                members += 1
    found, selected = 0, 0
    if kind == Selection.CLAN:
        found, selected = clan, members
    elif many > 0 and kind == Selection.HIGHEST:
        found, selected = first, 1
    elif many > 1 and kind == Selection.SECOND_HIGHEST:
        found, selected = second, 1
    elif many > 0 and kind == Selection.LOWEST:
        found, selected = least, 1
        if box.count[card] > 1 and many > 1:
            found, selected = least + next_, 2
    if selected == 0:
        return 0
    return 8 * figured(box, card, found) + selected


@rule
def side_if_any(s: State, seat: int) -> int:
    """The side of a seat, or NONE if it holds neither."""
    side = side_of(s, seat)
    return side if s.holder[side] == seat else NONE


@rule
def rival(s: State, box: Box, seat: int) -> int:
    """The opponent with the most Stars."""
    best = (seat + 1) % box.seats
    for k in range(2, box.seats):
        other = (seat + k) % box.seats
        if s.seats[other].stars > s.seats[best].stars:
            best = other
    return best


@rule
def encode_stars(s: State, seat: int, other: int, left: float, out: list[float]) -> int:
    """KB-68: Stars, the lead relative to what may still happen, and the score piles that break ties. They come first."""
    mine, theirs = int(s.seats[seat].stars), int(s.seats[other].stars)
    piles = size(s.seats[seat].scored) - size(s.seats[other].scored)
    out[0] = mine / 20.0
    out[1] = theirs / 20.0
    out[2] = (mine - theirs) / 8.0
    out[3] = (mine - theirs) / (1.0 + 2.0 * sqrt(left))
    out[4] = piles / 5.0
    out[5] = piles / (1.0 + left)
    out[6] = max(0, 6 - mine) / 6.0
    out[7] = max(0, 6 - theirs) / 6.0
    return OF_STARS


@rule
def storm(s: State, which: int, far: bool) -> int:
    """KB-64: how many draws away Lightning or Thunder is, at least or (`far`) at most; 0 if it is out."""
    if s.struck[which] != 0:
        return 0
    deck, nearest, farthest = s.barbarians, 0, 0
    for i in range(deck.n):
        if int(deck.packet[deck.n - 1 - i]) == which + 1 + UNDRAWN:
            if nearest == 0:
                nearest = i + 1
            farthest = i + 1
    return farthest if far else nearest


@rule
def draws_to_come(s: State) -> float:
    """KB-65: roughly how many cards will be drawn before the game ends, from public information."""
    found = 0.0
    for which in range(2):
        found = max(found, (storm(s, which, False) + storm(s, which, True)) / 2.0)
    return found if s.phase != Phase.MUSTERING else float(s.barbarians.n)


@rule
def encode_hands(s: State, box: Box, seat: int, other: int, at: int, out: list[float]) -> int:
    """KB-9, KB-30: the hand, the cards the rival certainly holds, and the total that every card would reach."""
    mine, theirs = side_if_any(s, seat), side_if_any(s, other)
    for card in range(CARDS):
        out[at + card] = float(s.seats[seat].hand[card])
        out[at + CARDS + card] = float(s.seats[seat].sure[other][card])
        out[at + 2 * CARDS + card] = s.discards[card] / 3.0
        if mine != NONE:
            found = reached(s, box, mine, card)
            out[at + 3 * CARDS + card] = found // 8 / 10.0
            out[at + 4 * CARDS + card] = found // 8 * min(1, int(s.seats[seat].hand[card])) / 10.0
        if theirs != NONE:
            found = reached(s, box, theirs, card)
            out[at + 5 * CARDS + card] = found // 8 / 10.0
            out[at + 6 * CARDS + card] = found % 8 / 3.0
    at += 7 * CARDS
    out[at] = s.seats[seat].cards / 5.0
    out[at + 1] = s.seats[other].cards / 5.0
    return at + 2


@rule
def encode_clash(s: State, box: Box, seat: int, other: int, at: int, out: list[float]) -> int:
    """KB-27 to KB-39: the card that the seat has laid, the cards turned up, and their totals."""
    mine, theirs = side_if_any(s, seat), side_if_any(s, other)
    decided = (s.called >> seat) & 1 == 1 and (s.asked >> seat) & 1 == 0
    choice = int(s.seats[seat].choice)
    if decided and s.phase in (Phase.LAYING, Phase.SWAPPING) and Verb.at(choice) == Verb.LAY and mine != NONE:
        card = Verb.LAY.argument(choice)
        found = reached(s, box, mine, card)
        out[at + card] = 1.0
        out[at + 3 * CARDS] = found // 8 / 10.0
        out[at + 3 * CARDS + 1] = found % 8 / 3.0
    if decided and Verb.at(choice) == Verb.EXCHANGE:
        out[at + 3 * CARDS + 2] = 1.0
    if NONE not in (mine, theirs):
        if s.played[mine] != NONE:
            out[at + CARDS + int(s.played[mine])] = 1.0
        if s.played[theirs] != NONE:
            out[at + 2 * CARDS + int(s.played[theirs])] = 1.0
        if NONE not in (int(s.played[mine]), int(s.played[theirs])):
            by_me, by_them = acting_as(s, box, mine), acting_as(s, box, theirs)
            ours = reached(s, box, mine, by_me) // 8 if by_me != NONE else 0
            others = reached(s, box, theirs, by_them) // 8 if by_them != NONE else 0
            out[at + 3 * CARDS + 3] = (ours - others) / 5.0
            out[at + 3 * CARDS + 4] = 1.0 if ours > others else 0.0
            out[at + 3 * CARDS + 5] = 1.0 if ours < others else 0.0
            out[at + 3 * CARDS + 6] = 1.0 if flees(s, box, mine) or flees(s, box, theirs) else 0.0
    return at + OF_CLASH


@rule
def free_band(s: State, box: Box, side: int, other: int) -> int:
    """The partner of a side; before it is chosen, a Free Band that is not the other's partner, or NONE."""
    if side == NONE:
        return NONE
    if s.partner[side] != NONE:
        return int(s.partner[side])
    for band in range(box.bands - 1, box.seats - 1, -1):
        if other == NONE or s.partner[other] != band:
            if side == Side.BLACK or band != box.bands - 1 or box.bands - box.seats < 2:
                return band
    return NONE


@rule
def encode(s: State, box: Box, seat: int, out: list[float]) -> None:
    """Encode the position as this seat sees it. `out` must be all zero."""
    other, left = rival(s, box, seat), draws_to_come(s)
    mine, theirs = side_if_any(s, seat), side_if_any(s, other)
    at = encode_stars(s, seat, other, left, out)
    at = encode_band(s, box, seat, seat, at, out)
    at = encode_band(s, box, seat, other, at, out)
    at = encode_band(s, box, seat, free_band(s, box, mine, theirs), at, out)
    at = encode_band(s, box, seat, free_band(s, box, theirs, mine), at, out)
    at = encode_hands(s, box, seat, other, at, out)
    at = encode_clash(s, box, seat, other, at, out)
    out[at + int(s.phase) + (0 if (s.asked >> seat) & 1 else PHASES)] = 1.0
    at += 2 * PHASES
    if mine != NONE:
        out[at] = 1.0 if mine == Side.BLACK else 0.0
        out[at + 1] = 1.0 if (int(s.switchers) >> mine) & 1 else 0.0
        out[at + 2] = 1.0 if (int(s.switchers) >> (1 - mine)) & 1 else 0.0
    at += 3
    for which in range(2):
        out[at + which] = 1.0 if s.struck[which] != 0 else 0.0
        out[at + 2 + which] = storm(s, which, False) / 10.0
    out[at + 4] = left / 20.0
    out[at + 5] = 1.0 / (1.0 + left)
