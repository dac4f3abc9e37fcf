"""Custom boxes: every mistake is one sentence that says how to mend it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.boxes import changed
from tests.games.klotho.table import GAME


@pytest.mark.clause("KL-R1", "KL-R2", "KL-R4", "KL-R5", "KL-R6")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda c: c["mine"].__delitem__(slice(3, None)), r"has 3 \[\[mine\]\]: give 4 to 63 of them"),
        (lambda c: c["mine"].extend(c["mine"]), r"has 108 \[\[mine\]\]: give 4 to 63 of them"),
        (
            lambda c: (
                c["mine"].__delitem__(slice(1, 54))
                or c["mine"].extend(c["mine"] * 3)
                or c["monster"].__delitem__(slice(1, 15))
            ),
            "has 33 Klotho cards: give at least 45",
        ),
        (lambda c: c["mine"][0].update(edges="TYX"), "write 4 of the letters T, P, Y"),
        (lambda c: c["mine"][0].update(minerals="OOOX"), "write 4 of the letters O, M, R"),
        (lambda c: c["technology"][0].update(power="shift"), "it works once a turn, so let one card have it"),
        (lambda c: c["technology"][5].update(power="income", value=2), "give all cards with this power the same value"),
        (
            lambda c: [c["technology"][i].update(power="income", value=5) for i in (4, 5)],
            "cards with one power may give 9 in all",
        ),
        (lambda c: c["technology"][2].update(value=2), "which means nothing there"),
        (lambda c: c["tool"][0].update(kind="android 2"), "write each kind of tool once"),
        (lambda c: c["tool"][0].update(value=3), "which means nothing there"),
        (lambda c: c["market"]["metal"].update(up=[1] * 11), "write 0 there"),
        (lambda c: c["market"]["rads"].update(down=[1] * 13), "write 0 there"),
        (lambda c: c["market"]["rads"].update(values=[2, 8, 6]), "in rising order"),
        (
            lambda c: c["market"]["rads"].update(values=[2, 5, 9], up=[1, 1, 0], down=[0, 1, 1]),
            "one of the values 2, 5, 9",
        ),
    ],
)
def test_a_mistake_in_a_box_is_told_in_a_sentence(change: Callable[[dict[str, Any]], None], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.make_box(content=changed(GAME, change))


def test_other_numbers_can_be_played_with() -> None:
    box = GAME.make_box(content=changed(GAME, lambda c: c["monster"][0].update(target=36)))
    assert box.target[0] == 36
    assert box.texts["monsters"][0] == "Dust Mites"
