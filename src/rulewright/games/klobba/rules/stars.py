"""Stars: paying them, running out of them, and where those on a Barbarian go (KB-36, KB-41 to KB-47, KB-62, KB-63)."""

from __future__ import annotations

from rulewright.kernel import note, rule

from ..notes import Note
from ..state import NONE, Box, State


@rule
def relieve(s: State, box: Box, seat: int) -> None:
    """KB-62, KB-63, KB-A14, KB-A15: a player who runs out of Stars is given some by each of the others at once.

    A giver who runs out is helped in turn, but never by a player who was just helped, so that Stars do not go in circles.
    """
    helped = 0
    needy = 1 << seat
    while needy != 0:
        poor = seat
        while not (needy >> poor) & 1:
            poor = (poor + 1) % box.seats
        needy ^= 1 << poor
        helped |= 1 << poor
        given = 0
        for i in range(1, box.seats):
            giver = (poor + i) % box.seats
            if not (helped >> giver) & 1:
                gift = min(int(box.relief), int(s.seats[giver].stars))
                s.seats[giver].stars -= gift
                given += gift
                if gift > 0 and s.seats[giver].stars == 0:
                    needy |= 1 << giver
        s.seats[poor].stars += given
        if given > 0:
            note(s, Note.RELIEF, poor, given)


@rule
def pay(s: State, box: Box, seat: int) -> int:
    """KB-A14, KB-A16: take a Star from a player's supply. Returns 1, or 0 if the player has none and no other player can help."""
    if s.seats[seat].stars == 0:
        relieve(s, box, seat)
    if s.seats[seat].stars == 0:
        note(s, Note.UNPAID, seat)
        return 0
    s.seats[seat].stars -= 1
    return 1


@rule
def give(s: State, box: Box, seat: int, to: int) -> int:
    """KB-62: give another player a Star; a giver left with none is relieved at once."""
    paid = pay(s, box, seat)
    s.seats[to].stars += paid
    if s.seats[seat].stars == 0:
        relieve(s, box, seat)
    return paid


@rule
def place_star(s: State, box: Box, seat: int, band: int, place: int) -> None:
    """KB-36: the holder must put a Star on a selected Barbarian."""
    s.bands[band].star[place] += pay(s, box, seat)
    if s.seats[seat].stars == 0:
        relieve(s, box, seat)


@rule
def star_to(s: State, box: Box, band: int, place: int, seat: int, outcome: int) -> None:
    """KB-41, KB-46, KB-A13: the Stars on a Barbarian go to a player's supply."""
    stars = int(s.bands[band].star[place])
    s.bands[band].star[place] = 0
    s.seats[seat].stars += stars
    if stars > 0:
        note(s, Note.STAR_TO, seat, band, place, outcome)


@rule
def star_home(s: State, box: Box, band: int, place: int, outcome: int) -> None:
    """KB-43, KB-44, KB-47: the Stars on a Barbarian go to its owner, or to the box if its Band is free."""
    if band < box.seats:
        star_to(s, box, band, place, band, outcome)
        return
    stars = int(s.bands[band].star[place])
    s.bands[band].star[place] = 0
    s.spent += stars
    if stars > 0:
        note(s, Note.STAR_TO, NONE, band, place, outcome)
