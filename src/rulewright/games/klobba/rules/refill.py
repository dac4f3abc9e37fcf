"""Steps 5 to 8: top up the hands, top up the Bands, engage Barbarians, switch them (KB-50 to KB-57)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule, whisper

from ..notes import Note
from ..state import ALL_PLACES, PLACES, Box, Face, Phase, Side, State, Verb
from .bands import deal_open, draw_barbarian, replace_unseen, return_rejected, turn_up
from .cards import top_up_hand
from .groups import ask, clockwise, pass_totems, trades_asked


@rule
def top_up_hands(s: State, box: Box) -> None:
    """Step 5, KB-50; then all players may exchange three of a kind (KB-A17)."""
    for i in range(box.seats):
        top_up_hand(s, box, clockwise(s, box, i))
    ask(s, Phase.EXCHANGING, (1 << box.seats) - 1)


@rule
def exchange(s: State, box: Box) -> None:
    """KB-10, KB-A17: ask again until no player wants to exchange."""
    if trades_asked(s, box) != 0:
        return
    for seat in range(box.seats):
        s.seats[seat].choice = 0
    s.turn = 0
    top_up_bands(s, box)


@rule
def top_up_bands(s: State, box: Box) -> None:
    """Step 6, KB-51, KB-52, KB-A4: one Band after another; each owner looks at the new Barbarians and chooses."""
    while s.turn < box.bands:
        band = clockwise(s, box, int(s.turn))
        missing = 0
        for place in range(PLACES):
            if s.bands[band].face[place] == Face.EMPTY:
                missing += 1
        if missing > 0 and band >= box.seats:
            if deal_open(s, box, band) == 0:
                return
            note(s, Note.FREE_BAND, band, int(s.rounds))
        elif missing > 0:
            for place in range(PLACES):
                if s.bands[band].face[place] == Face.EMPTY:
                    if draw_barbarian(s, box, band, place, Face.DEALT, 1 << band) == 0:
                        return
                    whisper(s, band, Note.LOOKED, place, int(s.bands[band].card[place]), int(s.rounds))
            ask(s, Phase.TOPPING_UP, 1 << band)
            return
        s.turn += 1
    engage(s, box)


@rule
def reinforce(s: State, box: Box, band: int, places: int) -> None:
    """KB-51, KB-A5: kept Barbarians are turned up, rejected ones replaced unseen."""
    dealt = 0
    rejected = 0
    for place in range(PLACES):
        if s.bands[band].face[place] == Face.DEALT:
            dealt += 1
            rejected += (places >> place) & 1
    return_rejected(s, band, places)
    note(s, Note.MUSTERED, band, dealt - rejected, rejected, int(s.rounds))
    if replace_unseen(s, box, band) == 1:
        s.turn += 1
        top_up_bands(s, box)


@rule
def wholly_down(s: State, band: int) -> bool:
    """KB-53: whether all Barbarians of a Band are face down."""
    down = 0
    for place in range(PLACES):
        if s.bands[band].face[place] == Face.DOWN:
            down += 1
    return down == PLACES


@rule
def engage(s: State, box: Box) -> None:
    """Step 7, KB-53, KB-54, KB-A19: if any player's Band is wholly face down, all Bands are turned up, Free ones too."""
    for seat in range(box.seats):
        if wholly_down(s, seat):
            note(s, Note.ENGAGED, seat)
            for band in range(box.bands):
                turn_up(s, band)
            break
    begin_switches(s, box)


# ---------------------------------------------------------------- step 8

ONLY_ONCE = law("KB-56")


@rule
def begin_switches(s: State, box: Box) -> None:
    """KB-55, KB-57: players of a mirror may now switch."""
    for band in range(box.bands):
        s.bands[band].switched = 0
    s.turn = Side.BLACK
    next_switch(s, box)


@rule
def next_switch(s: State, box: Box) -> None:
    """KB-A23: Black first, then White; a player whose Barbarians have all been switched is not asked."""
    while s.turn <= Side.WHITE:  # Black, White, done
        seat = int(s.holder[s.turn])
        if (s.switchers >> s.turn) & 1 and s.bands[seat].switched != ALL_PLACES:
            ask(s, Phase.SWITCHING, 1 << seat)
            return
        s.turn += 1
    s.switchers = 0
    pass_totems(s, box)


@rule
def unswitched(s: State, band: int) -> int:
    """KB-56: the places of a Band that have not been switched this round, as a set."""
    return ALL_PLACES & ~s.bands[band].switched


@rule
def to_switch(s: State, box: Box, seat: int) -> int:
    """KB-55, KB-56: the places of other Bands that have not been switched, as a set, three bits to a Band."""
    places = 0
    for band in range(box.bands):
        if band != seat:
            places |= unswitched(s, band) << (PLACES * band)
    return places


@refuses(Verb.SWITCH)
def check_switch(s: State, box: Box, seat: int, band: int) -> int:
    return ONLY_ONCE if s.phase == Phase.SWITCHING and band != seat and band < box.bands else 0


@does(Verb.SWITCH)
def switch_places(s: State, box: Box, seat: int, own: int, band: int, place: int) -> None:
    """KB-55, KB-56, KB-A23: two Barbarians change places, each staying face up or down; neither moves again this round."""
    a, b = s.bands[seat], s.bands[band]
    card, known, packet, face = int(a.card[own]), int(a.known[own]), int(a.packet[own]), int(a.face[own])
    a.card[own] = b.card[place]
    a.known[own] = b.known[place]
    a.packet[own] = b.packet[place]
    a.face[own] = b.face[place]
    b.card[place] = card
    b.known[place] = known
    b.packet[place] = packet
    b.face[place] = face
    a.switched |= 1 << own
    b.switched |= 1 << place
    note(s, Note.SWITCHED, seat, own, band, place)
    next_switch(s, box)


@rule
def end_switches(s: State, box: Box) -> None:
    """KB-55: the player is done switching."""
    s.turn += 1
    next_switch(s, box)
