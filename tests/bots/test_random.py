from __future__ import annotations

from collections import Counter

import pytest

from rulewright.bots import random
from rulewright.kernel.chance import sow
from rulewright.match import Match
from tests.toys.parlour import PARLOUR


def test_every_allowed_move_is_equally_likely_and_none_concedes() -> None:
    match = Match(PARLOUR, seed=3)
    view, seen, stream = match.view(0), Counter[int](), [0, 0]
    bids = [m.code for m in match.legal(0) if m.verb == "bid"]
    for k in range(3000):
        sow(stream, k, 0)
        seen[random.choose(PARLOUR, view, match.box, 0, stream)] += 1
    assert sorted(seen) == bids
    assert all(abs(n - 3000 / len(bids)) < 150 for n in seen.values())


def test_it_plays_whole_games_from_views() -> None:
    match = Match(PARLOUR, seed=4)
    while not match.over:
        seat = match.waiting[-1]
        match.play(seat, random.choose(PARLOUR, match.view(seat), match.box, seat, match.lots(seat)))
    assert match.ending is not None
    assert match.ending.name == "goal reached"


def test_it_says_when_there_is_nothing_to_decide() -> None:
    match = Match(PARLOUR, seed=3)
    match.play(0, 0)
    with pytest.raises(ValueError, match="nothing to decide"):
        random.choose(PARLOUR, match.view(0), match.box, 0, [1, 2])
