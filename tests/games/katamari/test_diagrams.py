"""The diagrams show what the rules allow."""

from __future__ import annotations

import pytest

from rulewright.games.katamari import GAME
from rulewright.games.katamari.rules.placement import lay, support, under_piece
from rulewright.games.katamari.state import Level, State
from rulewright.games.katamari.tell.diagrams import built
from rulewright.laws.cases import few_cases


@pytest.mark.clause("KT-35", "KT-36", "KT-37")
@pytest.mark.parametrize("purple", [False, True])
def test_each_piece_could_be_placed_where_it_lies(purple: bool) -> None:
    for case in few_cases(GAME):
        shown, s, box = built(case.box, purple), State(), case.box
        levels = set()
        for n in range(shown.placed.n):
            kind = shown.placed.kind[n]
            assert under_piece(shown, box, n) & ~support(s, 0, box.level[kind]) == 0
            lay(s, box, 0, kind, shown.placed.spot[n])
            levels.add(box.level[kind])
        assert levels == {Level.YELLOW, Level.BLUE, *([Level.PURPLE] if purple else [])}
