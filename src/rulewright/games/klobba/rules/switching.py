"""Step 8: switch Barbarians (KB-55 to KB-57)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule

from ..notes import Note
from ..state import ALL_PLACES, PLACES, Box, Phase, Side, State, Verb
from .groups import ask
from .totems import pass_totems

ONLY_ONCE = law("KB-56")


@rule
def begin_switches(s: State, box: Box) -> None:
    """KB-55, KB-57: players of a mirror may switch now."""
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
    """KB-55, KB-56, KB-A23: two Barbarians change places, each as it lies; neither moves again this round."""
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
    """KB-55: the player switches no more."""
    s.turn += 1
    next_switch(s, box)
