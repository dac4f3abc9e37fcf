"""How long a game can be made to last, and how much is asked at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rulewright.games.clin9ic.rules.turn import ADMITS, BUILDS, HIRES
from rulewright.games.clin9ic.state import ROUNDS, STEPS, ActionIcon, Phase, Verb
from rulewright.kernel.chance import sow
from tests.games.clin9ic.table import GAME

MOST = {Phase.BUILDING: BUILDS, Phase.HIRING: HIRES, Phase.ADMITTING: ADMITS, Phase.TREATING: 5}
"""Decisions in one action, or in the treatments of one round."""
PHASE_OF = {ActionIcon.BUILD: Phase.BUILDING, ActionIcon.HIRE: Phase.HIRING, ActionIcon.ADMIT: Phase.ADMITTING}
DELAYS = {
    Verb.PICK: 5, Verb.STAY: 4, Verb.HIRE: 4, Verb.ADMIT: 3, Verb.WALK: 3, Verb.DONE: 0, Verb.DISMISS: 0, Verb.REFUSE: 0,
}  # fmt: skip
"""How far each verb puts off the end of an action; the others are 2."""
EXPANDED: dict[str, int | str] = {"card": "B", "floors": 2}


def stalled(moves: list[int], phase: int) -> int:
    """Plays for time: pick everybody up and put them back, hire and admit everybody, build piece by piece, and end an
    action only when nothing else is left."""
    return max(moves, key=lambda move: (DELAYS.get(Verb.at(move), 2), -move if phase == Phase.BUYING else 0))


def hoarded(moves: list[int], phase: int) -> int:
    """The same, but dismisses people to hire others in their place."""
    return Verb.DISMISS if Verb.DISMISS in moves else stalled(moves, phase)


@pytest.mark.clause("CL-H13", "CL-H28", "CL-H7", "CL-4")
@pytest.mark.parametrize("style", [stalled, hoarded])
@pytest.mark.parametrize("options", [{}, EXPANDED, {"box": "first"}])
def test_playing_for_time_comes_to_an_end(
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
            phase = PHASE_OF[s.icons[s.step]] if s.phase == Phase.WALKING else s.phase
            here = here + 1 if at == (s.round, s.step, phase) else 1
            at = (s.round, s.step, phase)
            assert here <= MOST.get(phase, GAME.bound), f"{here} decisions in one action"
            moves = [GAME.rules.offer(s, box, 0, k) for k in range(GAME.rules.offers(s, box, 0))]
            GAME.rules.apply(s, box, 0, style(moves, s.phase))
            made += 1
        assert made <= GAME.bound
        assert made > ROUNDS * (STEPS + 2), "it did play for time"


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
