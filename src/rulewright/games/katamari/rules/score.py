"""The score of what a Katamari shows: stars, and majorities of symbols (KT-42 to KT-45)."""

from __future__ import annotations

from rulewright.kernel import note, rule, size

from ..notes import Note
from ..state import FIRST_SYMBOL, NONE, SYMBOLS, Box, Icon, Outcome, State


@rule
def stars_of(s: State, seat: int) -> int:
    """KT-43, KT-H34: visible stars."""
    return size(int(s.seats[seat].shows[Icon.STAR])) + 2 * size(int(s.seats[seat].shows[Icon.TWO_STARS]))


@rule
def symbols_of(s: State, seat: int, symbol: int) -> int:
    """KT-44: visible symbols of one kind."""
    return size(int(s.seats[seat].shows[FIRST_SYMBOL + symbol]))


@rule
def ahead(s: State, box: Box, symbol: int) -> int:
    """KT-44, KT-H23: the seat that shows more of a symbol than any other, or NONE."""
    best, most = NONE, 0
    for seat in range(box.seats):
        count = symbols_of(s, seat, symbol)
        if count > most:
            best, most = seat, count
        elif count == most:
            best = NONE
    return best


@rule
def lead(s: State, box: Box, seat: int, symbol: int) -> int:
    """KT-44: how many more of a symbol a player shows than the best of the others."""
    most = 0
    for other in range(box.seats):
        if other != seat:
            most = max(most, symbols_of(s, other, symbol))
    return symbols_of(s, seat, symbol) - most


@rule
def points(s: State, box: Box, seat: int) -> int:
    """KT-43, KT-44: stars, and points for each majority."""
    total = stars_of(s, seat)
    for symbol in range(SYMBOLS):
        if ahead(s, box, symbol) == seat:
            total += box.majority
    return total


@rule
def score(s: State, box: Box, out: list[int]) -> None:
    """KT-43 to KT-45: stars and majorities."""
    for seat in range(box.seats):
        out[seat] = points(s, box, seat)


@rule
def finish(s: State, box: Box) -> None:
    """KT-42 to KT-45, KT-H23, KT-H24: score every player; equal points share the win."""
    for symbol in range(SYMBOLS):
        seat = ahead(s, box, symbol)
        if seat != NONE:
            note(s, Note.MAJORITY, seat, symbol, symbols_of(s, seat, symbol))
        else:
            note(s, Note.NO_MAJORITY, symbol)
    most, winners = -1, 0
    for seat in range(box.seats):
        total = points(s, box, seat)
        note(s, Note.SCORED, seat, stars_of(s, seat), total)
        if total > most:
            most = total
            winners = 0
        if total == most:
            winners |= 1 << seat
    s.end = Outcome.MOST_POINTS if size(winners) == 1 else Outcome.SHARED
    note(s, Note.OVER, int(s.end), winners, most)
