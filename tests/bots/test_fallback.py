"""How bots play before their search is compiled: without a compiler, but they see an immediate win."""

from __future__ import annotations

import time
from typing import Any

from rulewright import games
from rulewright.bots.bot import Budget
from rulewright.bots.fallback import Glance, fallback, manner
from rulewright.bots.registry import find_experiment, looks_ahead
from tests.bots.test_search import BOX, FOUR, four


def glance(*columns: int, stream: list[int], **budget: Any) -> int:
    s, seat = four(*columns)
    return Glance().choose(FOUR, FOUR.view(s, BOX, seat), BOX, seat, stream, Budget(**budget))


def test_a_glance_sees_what_wins_on_the_spot() -> None:
    assert [glance(0, 6, 1, 6, 2, 5, stream=[k, 9]) for k in range(3)] == [3, 3, 3]


def test_a_glance_is_short_and_leaves_the_lots_as_they_were() -> None:
    stream, began = [3, 4], time.process_time()
    glance(stream=stream, seconds=1 / 16)
    assert time.process_time() - began < 1.0
    assert stream == [3, 4]


def test_the_rule_of_thumb_comes_first_where_a_game_has_one() -> None:
    karthis = games.load("karthis")
    assert (fallback(karthis).name, manner(karthis)) == ("heuristic", "by rule of thumb")
    assert (fallback(FOUR).name, manner(FOUR)) == ("glance", "at a glance")
    assert find_experiment("glance", FOUR).name == "glance"


def test_only_bots_that_search_have_to_be_made_ready() -> None:
    assert [name for name in ("1", "5", "random", "glance", "nobody", None) if looks_ahead(name, FOUR)] == ["1", "5"]
