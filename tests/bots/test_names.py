"""Bots have names of their own, which tell them apart."""

from __future__ import annotations

from rulewright import games
from rulewright.bots import registry
from rulewright.bots.names import NAMES, name


def test_no_two_bots_of_a_match_are_called_the_same() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert len({name("abc", seat) for seat in range(32)}) == 32


def test_another_match_has_other_bots_but_the_same_one_the_same() -> None:
    assert name("abc", 1) == name("abc", 1)
    assert len({name(str(match), 1) for match in range(50)}) > 10


def test_a_bot_is_found_by_the_name_that_older_records_have_for_it() -> None:
    assert registry.find("thumb", games.load("karthis")) is registry.find("heuristic", games.load("karthis"))
