"""Every game can be drawn at any moment, for any seat, and a picture shows no more than the seat may know."""

from __future__ import annotations

import ast
import re
from random import Random
from xml.etree import ElementTree

import pytest

from rulewright import games
from rulewright.doors import pictures
from rulewright.kernel import Game
from rulewright.kernel.views import SPECTATOR
from rulewright.laws.cases import Case
from rulewright.match import Match
from tests.conformance.test_frames import moved
from tests.doors.server.servers import ROOT

EVERY = 9
"""Moves between positions that are drawn."""
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b", re.I)


def test_a_picture_shows_nothing_that_is_hidden_from_the_seat(case: Case) -> None:
    """Two worlds that differ only in information hidden from a seat give the same bytes."""
    random, match = Random(3), Match(case.game, case.seats, case.options, seed=3)
    while moved(match, random) and not match.over:
        if match.number % EVERY:
            continue
        for eye in (SPECTATOR, random.randrange(case.seats)):
            shown = pictures.of_match(match, eye)
            other = match.fork()
            words = [random.getrandbits(32), random.getrandbits(32) | 1]
            other.state = case.game.redeal(match.view(eye), case.box, eye, words)
            assert pictures.of_match(other, eye) == shown, f"{case}: seat {eye} could tell the worlds apart"


def test_a_picture_is_a_whole_file_at_every_moment(game: Game) -> None:
    match, random = (
        Match(game, game.seats[1], seed=5, names=['<Ann> & "Bo"', "Ωmega", "Жанна", "木", "E", "F"][: game.seats[1]]),
        Random(5),
    )
    drawings = [pictures.of_match(match, SPECTATOR)]
    while moved(match, random):
        if match.number % EVERY == 0 or match.over:
            drawings.append(pictures.of_match(match, match.number % match.seats))
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        ids = {e.get("id") for e in root.iter() if e.get("id")}
        asked = set(re.findall(r'(?:href="|url\()#([\w-]+)', drawing))
        assert asked <= ids, f"{game.title} refers to {asked - ids}, which is not in the picture"
        assert "<text" not in drawing, "letters are outlines: nobody needs a font"
        assert game.title in (root[0].text or "")
    assert len(set(drawings)) > 1, "nothing that happens is to be seen"


def test_a_game_given_up_as_soon_as_possible_is_drawn(case: Case) -> None:
    match = Match(case.game, case.seats, case.options, seed=7)
    while case.game.actions.concessions() and not match.over:
        match.play(seat := match.waiting[0], match.codes(seat)[-1])  # resigning comes last
    for eye in (SPECTATOR, *range(case.seats)):
        ElementTree.fromstring(pictures.of_match(match, eye))


def test_the_same_position_is_always_the_same_picture(game: Game) -> None:
    one, two = (Match(game, game.seats[0], seed=9) for _ in "ab")
    assert pictures.of_match(one, 0) == pictures.of_match(two, 0)


@pytest.mark.parametrize("name", games.names())
def test_colours_are_those_of_the_board_in_the_browser(name: str) -> None:
    """If a board's colours change, the picture must follow: at least four in five colours are the browser's own."""
    game = games.load(name)
    assert game.picture(Match(game, game.seats[0], seed=1).view(SPECTATOR), game.make_box(), ["x"] * 6, SPECTATOR)
    here = {c.lower() for c in COLOUR.findall((game.home / "tell" / "picture.py").read_text("utf-8"))}
    board = (ROOT / "web" / "src" / "games" / name).rglob("*")
    there = {
        c.lower()
        for file in board
        if file.suffix in (".svelte", ".ts")
        for c in COLOUR.findall(file.read_text("utf-8"))
    }
    own = here - there
    assert len(own) <= 0.2 * len(here), f"{name} has colours that its board does not have: {sorted(own)}"


@pytest.mark.parametrize("name", games.names())
def test_words_of_a_picture_are_messages(name: str) -> None:
    """Names, letters and numbers may be drawn as they are; everything else is translated."""
    source = (games.load(name).home / "tell" / "picture.py").read_text("utf-8")
    for call in ast.walk(ast.parse(source)):
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id in ("text", "plate", "badge")
        ):
            words = call.args[0].values if isinstance(call.args[0], ast.JoinedStr) else call.args[:1]
            said = [part.value for part in words if isinstance(part, ast.Constant)]
            assert not [word for word in said if re.search("[a-z]{2}", str(word))], f"line {call.lineno}: {said}"
