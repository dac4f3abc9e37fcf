"""Colour in the terminal: on terminals only, never against NO_COLOR, and never the only sign of anything."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from rulewright import games
from rulewright.doors.terminal.screen import Screen
from rulewright.match import Match
from tests.doors.conftest import Rulewright
from tests.doors.test_config import settings
from tests.doors.test_width import chosen_by

ESCAPE = re.compile(r"\x1b\[[\d;]*m")
COLOURED = re.compile(r"\x1b\[(?:\d+;)*(?:3[1-7]|9[0-7]|38;5;\d+)m")


def drawn(match: Match, eyes: int, colours: bool) -> str:
    paper = io.StringIO()
    system = "256" if colours else None
    screen = Screen(Console(file=paper, width=80, force_terminal=True, color_system=system, no_color=False))  # type: ignore[arg-type]
    screen.board(match, eyes)
    screen.events(match, match.journal(eyes))
    return paper.getvalue()


@pytest.mark.parametrize("name", games.names())
def test_colour_only_repeats_what_the_text_says(name: str) -> None:
    """Without it every letter is the same; with it something is coloured."""
    game = games.load(name)
    match = Match(game, game.seats[1], seed=5)
    for n in range(60):
        if match.over:
            break
        match.play(match.waiting[0], chosen_by(match, 5, n))
    for eyes in (0, -1):
        bright, plain = drawn(match, eyes, True), drawn(match, eyes, False)
        assert ESCAPE.sub("", bright) == ESCAPE.sub("", plain)
        assert COLOURED.search(bright)
        assert not COLOURED.search(plain)


def test_a_hex_of_katamari_has_the_colour_of_its_letter() -> None:
    match = Match(games.load("katamari"), 2, seed=2, options={"track": "short"})
    for n in range(30):
        match.play(match.waiting[0], chosen_by(match, 2, n))
    assert re.search(r"\x1b\[33mY[123*·SFCP]", drawn(match, 0, True))


def colours_of(rulewright: Rulewright) -> tuple[bool, bool]:
    out = rulewright("rules", "karthis", "KA-55").out
    return bool(COLOURED.search(out)), "\x1b" in out


def test_where_there_is_colour(rulewright: Rulewright, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert colours_of(rulewright) == (False, False), "this is no terminal"
    settings('colour = "always"')
    assert colours_of(rulewright) == (True, True)
    monkeypatch.setenv("NO_COLOR", "1")
    assert colours_of(rulewright)[0] is False
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("FORCE_COLOR", "1")
    settings('colour = "never"')
    assert colours_of(rulewright)[0] is False
    settings('colour = "auto"')
    assert colours_of(rulewright)[0] is True
