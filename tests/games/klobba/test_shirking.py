"""Players who will not fight cannot keep the storm away."""

from __future__ import annotations

import pytest

from rulewright.games.klobba.notes import Note
from rulewright.games.klobba.state import ROUNDS_PER_CLOBBERED, End, Phase
from tests.games.klobba.table import A, B, C, Table


@pytest.mark.clause("KB-A28")
@pytest.mark.parametrize(("clobbered", "rounds"), [(0, ROUNDS_PER_CLOBBERED), (2, 3 * ROUNDS_PER_CLOBBERED)])
def test_the_storm_breaks_over_those_who_shirk(clobbered: int, rounds: int) -> None:
    table = Table(3).mustered().stars(3, 9, 5)
    table.s.seats[C].scored = (1 << clobbered) - 1
    table.s.rounds = rounds - 1
    table.totems(A, B)
    assert (table.s.phase, table.s.rounds, table.s.end) == (Phase.PAIRING, rounds, 0), "the last round that is granted"
    assert table.told(Note.SHIRKED) == []
    table.totems(B, C)
    assert (table.s.end, table.waiting, table.s.rounds) == (End.MOST_STARS, [], rounds)
    assert len(table.told(Note.SHIRKED)) == 1
    assert table.told(Note.GAME_OVER) == [(-1, End.MOST_STARS)]
