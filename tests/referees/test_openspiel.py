"""Every game with an adapter is played in step with OpenSpiel's own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.referees.lockstep import DifferenceError
from tests.referees.openspiel import Adapter, adapters, lockstep, names, play
from tests.tiers import tries


@pytest.mark.parametrize("name", names())
def test_our_game_and_openspiels_are_the_same(name: str) -> None:
    """A game of each variant, and more with `--all`."""
    found = adapters(name)
    for _ in lockstep(found, tries(20_000, 1)):
        pass
    for adapter in found:
        play(adapter, 7)


def test_a_difference_is_told() -> None:
    """A variant held against another, moves that are misnamed, and a position that is misread."""
    swapping, plain, *_ = adapters("hex")
    with pytest.raises(DifferenceError, match="legal moves differ"):
        play(made(plain, peer=swapping.peer), 0)

    class Misread(type(plain)):  # type: ignore[misc]
        def theirs(self, peer: Any) -> str:
            return str(super().theirs(peer)).replace("o", "x")

    with pytest.raises(DifferenceError, match="positions differ"):
        play(Misread(plain.game, plain.name, **plain.options), 0)


def made(adapter: Adapter, **other: Any) -> Adapter:
    """An adapter with other parts."""
    new = type(adapter)(adapter.game, adapter.name, **adapter.options)
    vars(new).update(other)
    return new
