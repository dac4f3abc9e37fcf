"""Stars: paying them, running out of them, those on a Barbarian, and who wins (KB-36, KB-41 to KB-47, KB-62 to KB-68)."""

from __future__ import annotations

from rulewright.kernel import note, rule, size

from ..notes import Note
from ..state import NONE, Box, End, State


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


# ---------------------------------------------------------------- the end of the game


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KB-66, KB-67, KB-A13: the Stars in each player's supply; those on Barbarians do not count."""
    for seat in range(box.seats):
        out[seat] = s.seats[seat].stars


@rule
def standing(s: State, box: Box, scores: list[int], out: list[int]) -> None:
    """KB-68, KB-A24: each seat's place, 1 for the winner; equal Stars and equal piles share a place."""
    for seat in range(box.seats):
        place = 1
        for other in range(box.seats):
            if other != seat and ahead(s, other, seat) > 0:
                place += 1
        out[seat] = place


@rule
def ahead(s: State, a: int, b: int) -> int:
    """KB-68, KB-A24: 2 if a has more Stars than b, 1 if only the larger score pile, 0 if neither; negative the other way."""
    stars = int(s.seats[a].stars) - int(s.seats[b].stars)
    if stars != 0:
        return 2 if stars > 0 else -2
    pile = size(s.seats[a].scored) - size(s.seats[b].scored)
    return min(max(pile, -1), 1)


@rule
def finish(s: State, box: Box) -> None:
    """KB-65, KB-68, KB-A7, KB-A24: stop at once, and record what decided the game."""
    best = 0
    for seat in range(1, box.seats):
        if ahead(s, seat, best) > 0:
            best = seat
    s.end = End.MOST_STARS
    for seat in range(box.seats):
        if seat != best:
            lead = ahead(s, best, seat)
            if lead == 0:
                s.end = End.SHARED
            elif lead == 1 and s.end == End.MOST_STARS:
                s.end = End.LARGER_PILE
    s.asked = 0
    note(s, Note.GAME_OVER, int(s.end))
