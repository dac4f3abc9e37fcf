"""Translations of a game's rules, help and lesson are complete, and each sentence names the same numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.kernel import Game
from rulewright.laws.translations import FILES, faults, unnamed
from rulewright.telling.language import LANGUAGES, OFFERED, speaking
from tests.prepare import ROOT


@pytest.mark.parametrize("what", FILES)
def test_a_translated_file_is_translated_throughout(game: Game, what: str) -> None:
    for other in game.home.glob(f"{what}.*.toml"):
        tag = other.suffixes[0][1:]
        assert tag in LANGUAGES
        assert not faults(game.home / f"{what}.toml", other), other.name
        with speaking(tag):
            for seats in range(game.seats[0], game.seats[1] + 1):
                box = game.make_box({}, seats)
                assert game.clauses_with(box).keys() == game.clauses.keys()
                assert what != "help" or game.help(box)
            assert what != "lesson" or game.lesson


def test_messages_have_one_kind_of_minus() -> None:
    """A hyphen before a number or an argument. `signed` mends only what is formatted by Fluent."""
    hyphen = re.compile(r"(?<![\w{}*-])-(?=\$?\{ *\$|\$?\d)")
    files = [file for place in ("src", "web/src") for file in (ROOT / place).rglob("*.ftl")]
    assert len(files) > 100
    assert [
        f"{file}: {line}" for file in files for line in file.read_text("utf-8").split("\n") if hyphen.search(line)
    ] == []


def test_a_fault_is_found(tmp_path: Path) -> None:
    (tmp_path / "help.toml").write_text('[a]\nname = "A"\ntext = "It costs {price}."\n[b]\nname = "B"\ntext = "Bee."\n')
    (tmp_path / "help.de.toml").write_text(
        '[a]\nname = "A"\ntext = "Es kostet {preis}."\n[c]\nname = "C"\ntext = "Ce."\n'
    )
    assert faults(tmp_path / "help.toml", tmp_path / "help.de.toml") == [
        "name b is missing",
        "name c is not in English",
        "text a names other numbers: ['preis', 'price']",
        "text b is missing",
        "text c is not in English",
    ]


@pytest.mark.parametrize("tag", [tag for tag in OFFERED if tag != "en"])
def test_what_is_declared_has_a_name_in_every_language_of_the_game(game: Game, tag: str) -> None:
    if (game.home / "locales" / f"{tag}.ftl").exists():
        assert not unnamed(game, tag)
