"""How long a game can be made to last, and how much is asked at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.games.clin9ic.length import ADMITS, BUILDS, HIRES
from rulewright.games.clin9ic.state import ROUNDS, STEPS, Phase, Verb
from rulewright.kernel.chance import sow
from tests.games.clin9ic.table import GAME

MOST = {Phase.BUILDING: BUILDS, Phase.HIRING: HIRES, Phase.ADMITTING: ADMITS, Phase.TREATING: 5}
"""Decisions in one action, or one evening."""
EXPANDED: dict[str, int | str] = {"card": "B", "floors": 2}


def stalled(moves: list[int], phase: int) -> int:
    """Whoever wants never to be done: pick everybody up and put them back, hire and admit all who come, build bit by bit, and end
    an action only when nothing else is left."""

    def delays(move: int) -> int:
        if Verb.PICK <= move < Verb.STAY:
            return 5
        if move == Verb.STAY or Verb.HIRE <= move < Verb.PICK:
            return 4
        if move == Verb.ADMIT or Verb.WALK <= move < Verb.WALK + 27:
            return 3
        if move in (Verb.DONE, Verb.DISMISS, Verb.REFUSE):
            return 0
        return 2 if phase != Phase.BUYING else Verb.BUY - move

    return max(moves, key=delays)


def hoarded(moves: list[int], phase: int) -> int:
    """The same, but people are dismissed, so that others can be hired in their places."""
    return Verb.DISMISS if Verb.DISMISS in moves else stalled(moves, phase)


@pytest.mark.clause("CL-H13", "CL-H28", "CL-H7", "CL-4")
@pytest.mark.parametrize("style", [stalled, hoarded])
@pytest.mark.parametrize("options", [{}, EXPANDED, {"box": "first"}])
def test_who_plays_for_time_comes_to_an_end(
    style: Callable[[list[int], int], int], options: dict[str, int | str]
) -> None:
    box = GAME.make_box(options)
    for seed in range(4):
        s: Any = GAME.state()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        s.money, s.entrances, s.parking = 500, 6, 1
        made, here, at = 0, 0, (-1, -1, -1)
        while not s.end:
            phase = Phase.HIRING + (s.icons[s.step] == 2) if s.phase == Phase.WALKING else s.phase
            here = here + 1 if at == (s.round, s.step, phase) else 1
            at = (s.round, s.step, phase)
            assert here <= MOST.get(phase, GAME.bound), f"{here} decisions in one action"
            moves = [GAME.rules.offer(s, box, 0, k) for k in range(GAME.rules.offers(s, box, 0))]
            GAME.rules.apply(s, box, 0, style(moves, s.phase))
            made += 1
        assert made <= GAME.bound
        assert made > ROUNDS * (STEPS + 2), "he did play for time"


@pytest.mark.clause("CL-H31", "CL-H20")
def test_hardly_ever_more_than_a_dozen_choices_at_once() -> None:
    asked: list[int] = []
    for options in ({}, EXPANDED):
        box = GAME.make_box(options)
        for seed in range(40):
            s: Any = GAME.state()
            sow(s.rng, seed, 0)
            GAME.rules.setup(s, box)
            while not s.end:
                asked.append(GAME.rules.offers(s, box, 0))
                GAME.rules.apply(s, box, 0, GAME.play.policy(s, box, 0, [1, 2]))
    assert min(asked) > 1
    assert max(asked) <= 13
    assert sum(asked) / len(asked) < 4
