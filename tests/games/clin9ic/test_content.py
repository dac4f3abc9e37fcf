"""Box files: the real ones are read, and every mistake is one sentence that tells how to mend it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from rulewright.games.clin9ic.rules.score import reached
from tests.games.boxes import changed
from tests.games.clin9ic.table import GAME


@pytest.mark.clause("CL-R21", "CL-R38")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda s: s["floor"][0].update(plan=["TST", "T*O", ".X."]), "each T, O, S, H, * or ."),
        (lambda s: s["floor"][1].update(plan=["TO.", "S.T", ".HS"]), "the hall * is in the middle"),
        (lambda s: s["floor"][1].update(plan=["TO.", "S*T", ".TS"]), "a hub H in the middle of the last row"),
        (lambda s: s["floor"][2].update(plan=[".S.", "S*S", ".H."]), "a floor needs a treatment or operating room"),
        (lambda s: s["floor"][2].update(plan=["T.O", ".*T", ".H."]), "reached from the hall without crossing"),
        (lambda s: s["floor"][3].update(parking=[9, 8]), "the second number, after the upgrade, is the larger"),
        (lambda s: s["action"][0].update(icons=["BH", "HB", "AB", "BX"]), "each one of B H A"),
        (lambda s: s["action"][3].update(staff=["YPN", "NWGY", "WPOK", "GNRW"]), "write four times 4 letters"),
        (lambda s: s.update(action=s["action"][:2]), "has 2 [[action]]: give 3 to 4 of them"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(change: Callable[[dict[str, Any]], None], sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)) as told:
        GAME.make_box({}, content=changed(GAME, change))
    assert "\n" not in str(told.value)


@pytest.mark.clause("CL-R39")
def test_a_player_may_bring_the_real_cards() -> None:
    box = GAME.make_box({}, content=changed(GAME, lambda s: s["action"][0]["staff"].__setitem__(0, "RRRR")))
    assert box.staff[0][0] == [4, 4, 4, 4]


@pytest.mark.clause("CL-R39", "CL-7")
def test_turned_round_a_base_card_only_swaps_its_actions() -> None:
    box = GAME.make_box()
    for card in range(3):
        for side in (0, 2):
            assert box.icon[card][side] == box.icon[card][side + 1][::-1]
    assert box.icon[3][0] != box.icon[3][1][::-1]


@pytest.mark.clause("CL-R32", "CL-R36", "CL-R37")
def test_a_goal_may_ask_for_anything_the_rules_count() -> None:
    everything = {
        "score": [1, 2, 3], "patients": [1, 2, 3], "serious": [1, 2, 3], "floors": [1, 2, 3], "gardens": [1, 2, 3],
        "helipad": ["no", "no", "yes"], "time": [30, 20, 10], "slips": [3, 2, 1], "deaths": [2, 1, 0],
    }  # fmt: skip
    box = GAME.make_box({"difficulty": "hard"}, content=changed(GAME, lambda s: s["goals"].update(popular=everything)))
    s: Any = GAME.state()
    GAME.rules.setup(s, box)
    s.height, s.helipad, s.gardens, s.popularity, s.treated, s.serious, s.time, s.refused = 3, 1, 3, 10, 3, 3, 10, 1
    s.floors = [0, 1, 2]
    assert reached(s, box)
    worse = {
        "height": 2,
        "helipad": 0,
        "gardens": 2,
        "popularity": -40,
        "treated": 2,
        "serious": 2,
        "time": 11,
        "refused": 2,
        "dead": 1,
    }
    for name, amount in worse.items():
        kept = getattr(s, name)
        setattr(s, name, amount)
        assert not reached(s, box), name
        setattr(s, name, kept)
