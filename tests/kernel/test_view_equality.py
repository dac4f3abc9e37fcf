"""Whether a seat can tell two states apart: exactly if their views differ."""

from __future__ import annotations

import pytest

from rulewright.kernel import SPECTATOR, GameState, Pile, Struct, field, owned, pile
from rulewright.kernel.view_equality import alike
from rulewright.kernel.views import seen
from tests.kernel.test_views import scene


class Room(Struct):
    drawers: list[Pile] = field(pile(2), 2)


class House(GameState):
    """Each seat has a nested record with several entries."""

    rooms: list[Room] = owned(Room, 2)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
@pytest.mark.parametrize("state", [scene(), House()])
def test_every_number_counts_for_those_who_see_it(state: GameState, seat: int) -> None:
    """Each byte of a state is changed by itself, including those that control visibility."""
    kind, packed, told = type(state), state.pack(), set()
    for i in range(len(packed)):
        other = kind.unpack(packed[:i] + bytes([packed[i] ^ 2]) + packed[i + 1 :])
        same = seen(kind)(state, seat) == seen(kind)(other, seat)
        assert alike(kind)(state, other, seat) == alike(kind)(other, state, seat) == same, f"byte {i}"
        told.add(same)
    assert told == {True, False}
