"""Translations of clauses.toml, help.toml and lesson.toml say all that these say, with the same numbers of the box."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.kernel.language import LANGUAGES
from rulewright.kernel.numbers import names

ROOTS = (Path(rulewright.__file__).parent / "games", Path(__file__).parents[2] / "examples")
TRANSLATED = sorted(path for root in ROOTS for path in root.glob("*/*.*.toml"))


def texts(path: Path) -> dict[str, str]:
    """Everything in such a file that is read, by a name of its place."""
    said = tomllib.loads(path.read_text("utf-8"))
    if path.name.startswith("clauses"):
        if "clause" not in said:
            return {f"{part} {key}": text for part, of in said.items() for key, text in of.items()}
        clauses = said["clause"]
        found = {f"{part} {row['id']}": row[part] for row in clauses for part in ("text", "why") if part in row}
        sources = {f"source {row['source']}": row["source"] for row in clauses if "source" in row}
        return found | sources | {f"section {row['section']}": "" for row in clauses}
    if path.name.startswith("lesson"):
        steps: list[Any] = said["say"] if "say" in said else [step["say"] for step in said["step"]]
        return {f"step {number}": text for number, text in enumerate(steps)}
    return {f"{part} {key}": entry[part] for key, entry in said.items() for part in ("name", "text")}


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_a_translation_of_texts_is_whole(path: Path) -> None:
    what, tag, _ = path.name.split(".")
    english, other = texts(path.with_name(f"{what}.toml")), texts(path)
    assert tag in LANGUAGES
    assert other.keys() == english.keys()
    assert all(text.strip() for text in other.values())
    for place, text in other.items():
        assert names(text) == names(english[place]), f"{path.parent.name}: {place} names other numbers than English"
