"""Nobody can make the game last forever, however they play and whatever the dice do."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from rulewright.games.katamari.rules.placement import all_dice, spot_of
from rulewright.games.katamari.state import BOUND, LONGEST, MOST_DICE, State, Verb
from rulewright.games.katamari.tell.moves import balance
from rulewright.kernel.chance import sow
from rulewright.telling.box_files import read_content
from tests.games.katamari.table import GAME


def patient_box(seats: int) -> Any:
    """The longest track, every die a success, no crash, and a pile cycled for one power."""
    said = deepcopy(dict(read_content(GAME.content)))
    said["numbers"].update(crash=108, cycle=1, success=[1, 1, 1], supply=100, center=3)
    said["track"].update(standard=LONGEST)
    return GAME.make_box(content=said, seats=seats)


def longest(s: State, box: Any, moves: list[int]) -> int:
    """Never stop while something can be done; the cheapest purchase first, where it shows most dice, and then cycle."""

    def gains(action: int) -> int:
        kind = s.shown[s.chosen]
        cells = box.cell[box.shape[kind]][spot_of(action)][: box.size[kind]]
        told = balance(s, box, s.mover, kind, cells).split(", ")
        changed = (part for part in told if not part.startswith("the same"))
        return sum(int(part.split()[0].replace("−", "-")) for part in changed if " die" in part or " dice" in part)

    if moves[0] == Verb.ROLL:
        return Verb.ROLL
    if Verb.at(moves[0]) == Verb.PLACE:
        return max(moves, key=gains)
    spending = [m for m in moves if Verb.at(m) in (Verb.BUY, Verb.CYCLE)]
    return min(spending, key=lambda m: (Verb.at(m) == Verb.CYCLE, m), default=int(Verb.STOP))


@pytest.mark.clause("KT-32", "KT-42", "KT-H6")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_stalls_comes_to_the_end_within_the_bound(seats: int) -> None:
    """KT-30, KT-33, KT-39: every move of a turn but the roll costs power, and power comes from the roll alone."""
    box, s, made, turn, most = patient_box(seats), State(), 0, 0, 0
    sow(s.rng, 3, 0)
    GAME.rules.setup(s, box)
    while not s.end:
        moves = GAME.legal(s, box, s.mover)
        action = longest(s, box, moves)
        if action == Verb.ROLL:
            turn, most = 0, 2 + 2 * all_dice(s, box, s.mover)
            assert most <= 2 + 2 * MOST_DICE
        GAME.rules.apply(s, box, s.mover, action)
        made, turn = made + 1, turn + 1
        assert turn <= most, "a turn has no more moves than twice its dice, the roll and a last word"
        assert made <= BOUND
    assert s.round == LONGEST
    assert made > 100 * seats  # it did try
