"""A lost game can be learned from: if no move wins any more, lost points are counted."""

from __future__ import annotations

from random import Random

import pytest

from rulewright import games
from rulewright.bots.bot import Budget
from rulewright.coach.compare import DECIDED, decided
from rulewright.coach.review import Decision, Reviewer
from rulewright.match import Match

CASES = {"clin9ic": 1, "klotho": 2}


def late_decisions(name: str, seats: int) -> list[Decision]:
    """A carelessly played game, and the review of its last decisions."""
    match, random = Match(games.load(name), seats, seed=3), Random(3)
    while not match.over:
        seat = match.waiting[0]
        moves = [m.code for m in match.legal(seat) if not match.game.actions.of(m.code).concede]
        match.play(seat, random.choice(moves) if seat else moves[-1])
    reviewer, found = Reviewer(match.game, match.box, Budget(iterations=100)), list[Decision]()
    states, made = match.states, match.made
    for n in range(len(made) - 1, 0, -1):
        if made[n]["seat"] != match.scores.index(min(match.scores)):
            continue
        if d := reviewer.decision(n + 1, states[n], made[n]["seat"], made[n]["code"]):
            found.append(d)
        if len(found) >= 14 or any(d.points and d.points.lost for d in found):
            break
    return found


@pytest.mark.parametrize("name", CASES)
def test_a_lost_game_names_the_moves_that_lost_points(name: str) -> None:
    found = late_decisions(name, CASES[name])
    lost = [d for d in found if d.points and d.points.lost]
    assert lost, [(d.chosen.mean, d.points) for d in found]
    for d in lost:
        assert d.points
        assert d.points.gap.low > 0
        assert d.points.other != d.chosen.action
        assert max(d.chosen.mean, d.other.mean) < DECIDED


def test_points_are_counted_only_where_chances_hardly_matter() -> None:
    assert decided(0.01, 0.0)
    assert decided(1.0, 0.99)
    assert not decided(0.5, 0.4)
    assert not decided(0.97, 0.5), "a blunder in a won game is told by the chance that it lost"
