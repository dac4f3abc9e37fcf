"""The diagrams show what the rules allow."""

from __future__ import annotations

import pytest

from rulewright.games.klotho import GAME
from rulewright.games.klotho.rules.staking import joins
from rulewright.games.klotho.tell.diagrams import FOUR, closing
from rulewright.laws.cases import few_cases


@pytest.mark.clause("KL-44", "KL-45")
def test_the_four_cards_close_a_path() -> None:
    for case in few_cases(GAME):
        cards = closing(case.box)
        assert len({*cards}) == 4
        assert [joins(case.box, FOUR, place, cards[place - 1], cards[place]) for place in range(4)] == [0] * 4
