"""A game on one page: complete, short enough to print, and drawn where a rule is about space."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from rulewright import games
from rulewright.kernel import Game
from rulewright.kernel.lessons import PARTS
from rulewright.laws.cases import few_cases
from rulewright.telling.diagrams import Diagram, drawn
from rulewright.telling.language import OFFERED, speaking

PAGE = 3000
"""How many characters fit on a printed page beside the diagrams."""
ACROSS = 76
"""The widest drawing in characters."""
SPATIAL = {
    "karthis": {"KA-18", "KA-19", "KA-43"},
    "katamari": {"KT-36", "KT-37", "KT-H22"},
    "klotho": {"KL-44", "KL-45", "KL-47"},
    "twelve_patrols": {"TP-25", "TP-27"},
    "asteroid_miners": {"AM-4", "AM-24"},
    "clin9ic": {"CL-R4", "CL-R21"},
    "klobba": {"KB-19", "KB-30"},
}
"""Rules about space, each of which a diagram illustrates."""


def diagrams(game: Game) -> Iterator[tuple[str, Diagram]]:
    """All diagrams with the boxes of the usual cases."""
    for box in {case.box.pack(): case.box for case in few_cases(game)}.values():
        yield from game.diagrams(box).items()


@pytest.mark.parametrize("name", games.names())
def test_every_game_on_the_shelf_fits_one_page(name: str) -> None:
    game = games.load(name)
    for tag in OFFERED:
        with speaking(tag):
            for box in {case.box.pack(): case.box for case in few_cases(game)}.values():
                told = game.summary(box)
                assert tuple(told) == PARTS
                assert sum(len(point.say) for points in told.values() for point in points) < PAGE, tag


def test_the_diagrams_of_a_summary_are_there(game: Game) -> None:
    asked = {p.diagram for points in game.written_summary.values() for p in points if p.diagram}
    assert asked <= set(game.diagrams(game.usual_box))
    for _, diagram in diagrams(game):
        assert set(diagram.clauses) <= set(game.clauses)
        assert max(map(len, diagram.plain.splitlines())) <= ACROSS
        assert diagram.plain.isascii()


def test_a_diagram_is_a_whole_file_in_every_language(game: Game) -> None:
    for tag in OFFERED:
        with speaking(tag):
            for name, diagram in game.diagrams(game.usual_box).items():
                file = drawn(diagram)
                ids = {e.get("id") for e in ElementTree.fromstring(file).iter() if e.get("id")}
                assert set(re.findall(r'(?:href="|url\()#([\w-]+)', file)) <= ids, name
                assert "<text" not in file, "letters are outlines: nobody needs a font"
                assert len(diagram.about) > 40, f"{tag} has no caption of {name}"


@pytest.mark.parametrize("name", games.names())
def test_rules_about_space_are_drawn(name: str) -> None:
    game = games.load(name)
    shown = {clause for diagram in game.diagrams(game.usual_box).values() for clause in diagram.clauses}
    assert shown >= SPATIAL[name]
