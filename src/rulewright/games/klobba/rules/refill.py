"""Steps 5 to 7: top up the hands, top up the Bands, engage Barbarians (KB-50 to KB-54)."""

from __future__ import annotations

from rulewright.kernel import note, rule, whisper

from ..notes import Note
from ..state import PLACES, Box, Face, Phase, State
from .bands import deal_open, draw_barbarian, replace_unseen, return_rejected, turn_up
from .cards import top_up_hand
from .groups import ask, clockwise, trades_asked
from .switching import begin_switches


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
