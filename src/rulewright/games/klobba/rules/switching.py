"""Steps 8 and 9: switch Barbarians, pass the totems (KB-55 to KB-60)."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import ALL_PLACES, Box, Phase, Side, State
from .groups import ask, begin_round, hand_totem


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
def switch_places(s: State, box: Box, own: int, place: int, band: int, other: int) -> None:
    """KB-55, KB-56, KB-A23: two Barbarians change places, each as it lies; neither moves again this round."""
    a, b = s.bands[own], s.bands[band]
    card, known, packet, face = int(a.card[place]), int(a.known[place]), int(a.packet[place]), int(a.face[place])
    a.card[place] = b.card[other]
    a.known[place] = b.known[other]
    a.packet[place] = b.packet[other]
    a.face[place] = b.face[other]
    b.card[other] = card
    b.known[other] = known
    b.packet[other] = packet
    b.face[other] = face
    a.switched |= 1 << place
    b.switched |= 1 << other
    note(s, Note.SWITCHED, own, place, band, other)
    next_switch(s, box)


@rule
def end_switches(s: State, box: Box) -> None:
    """KB-55: the player switches no more."""
    s.turn += 1
    next_switch(s, box)


@rule
def left_of(box: Box, seat: int) -> int:
    """KB-58: the next seat clockwise."""
    return seat + 1 if seat + 1 < box.seats else 0


@rule
def pass_totems(s: State, box: Box) -> None:
    """Step 9, KB-58, KB-60: Black goes left; with two players the totems change hands, otherwise White's holder chooses."""
    if box.seats == 2:
        black = int(s.holder[Side.BLACK])
        hand_totem(s, Side.BLACK, int(s.holder[Side.WHITE]))
        hand_totem(s, Side.WHITE, black)
        begin_round(s, box)
        return
    hand_totem(s, Side.BLACK, left_of(box, int(s.holder[Side.BLACK])))
    ask(s, Phase.PASSING_WHITE, 1 << s.holder[Side.WHITE])


@rule
def pass_white(s: State, box: Box, seat: int) -> None:
    """KB-59, KB-A21, KB-A22: White goes to the player its holder chose."""
    hand_totem(s, Side.WHITE, seat)
    begin_round(s, box)
