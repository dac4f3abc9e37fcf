"""Translations of a game's rules, help and lesson are complete, and each sentence names the same numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rulewright.kernel import Game
from rulewright.kernel.lessons import SENTENCES
from rulewright.telling.language import LANGUAGES, OFFERED, slug, speaking
from rulewright.telling.numbers import names

FILES = ("clauses", "help", "lesson")


def texts(file: Path) -> dict[str, str]:
    """Every text of clauses.toml, help.toml or lesson.toml by its key; also of a translation."""
    said: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    if file.name.startswith("clauses"):
        if "clause" not in said:
            return {f"{part} {key}": text for part in said for key, text in said[part].items()}
        rows = said["clause"]
        found = {f"{part} {row['id']}": row[part] for row in rows for part in ("text", "why") if row.get(part)}
        kept = [(part, row[part]) for row in rows for part in ("section", "source") if row.get(part)]
        return found | {f"{part} {text}": text for part, text in kept}
    if file.name.startswith("help"):
        return {f"{part} {key}": entry[part] for key, entry in said.items() for part in ("name", "text")}
    steps = said["say"] if "say" in said else [step["say"] for step in said["step"]]
    return {f"step {n}": text for n, text in enumerate(steps, 1)}


def faults(english: Path, other: Path) -> list[str]:
    """The faults in a translation of a file."""
    there, here = texts(english), texts(other)
    found = [f"{key} is missing" for key in there.keys() - here.keys()]
    found += [f"{key} is not in English" for key in here.keys() - there.keys()]
    for key in there.keys() & here.keys():
        if names(there[key]) != names(here[key]):
            found.append(f"{key} names other numbers: {sorted(names(there[key]) ^ names(here[key]))}")
        if (
            not key.startswith(("why ", "section ", "source "))
            and not other.name.startswith("clauses")
            and len(here[key]) > SENTENCES
        ):
            found.append(f"{key} has {len(here[key])} letters: write {SENTENCES} at most")
    return sorted(found)


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
    if not (game.home / "locales" / f"{tag}.ftl").exists() or game.notes.words is None:
        return
    endings = [f"{part}-{slug(ending.name)}" for ending in game.endings for part in ("ending", "ended")]
    options = [f"{part}-{option.name}" for option in game.options for part in ("option", "called")]
    options += [f"choice-{slug(word)}" for option in game.options for word in option.words]
    with speaking(tag):
        missing = [key for key in ("pitch", *endings, *options) if not game.notes.words.maybe(key, "")]
    assert not missing
