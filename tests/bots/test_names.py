"""Bots have distinct names."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import games
from rulewright.bots import registry
from rulewright.bots.names import NAMES, name


def test_no_two_bots_of_a_match_are_called_the_same() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert len({name("abc", seat) for seat in range(32)}) == 32


def test_another_match_has_other_bots_but_the_same_one_the_same() -> None:
    assert name("abc", 1) == name("abc", 1)
    assert len({name(str(match), 1) for match in range(50)}) > 10


@pytest.mark.parametrize("name", ["search:9", "learned:1:1:FILE", "learned-search:9", "glance", "cmd:true", "", "7"])
def test_strangers_name_players_and_no_experiments(name: str) -> None:
    with pytest.raises(ValueError, match=r"there is no bot .* choose one of 1, 2, 3, 4, 5, 6, random"):
        registry.find(name, games.load("klobba"))


def test_no_door_to_strangers_knows_of_experiments() -> None:
    """There, names come from requests, records and language models."""
    doors = Path(registry.__file__).parents[1] / "doors"
    files = [path for name in ("server", "mcp") for path in (doors / name).rglob("*.py")]
    assert len(files) > 50
    for path in files:
        text = path.read_text("utf-8")
        assert not [word for word in ("find_experiment", "find_bot", "bot_of", "external_bot") if word in text], path


def test_a_bot_is_found_by_the_name_that_older_records_have_for_it() -> None:
    assert registry.find("thumb", games.load("karthis")) is registry.find("heuristic", games.load("karthis"))
