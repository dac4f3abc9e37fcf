"""Terminal output fits 80 columns, whatever the game, the seats, the names and the position."""

from __future__ import annotations

import io
import random
import re
from itertools import islice

import pytest
from rich.cells import cell_len
from rich.console import Console

from rulewright import games
from rulewright.doors.terminal.screen import Screen, folded
from rulewright.match import Match, Move
from tests.tiers import tries

COLUMNS = 80
NAMES = (
    "Maximiliane of Trier",
    "Bartholomew Longtale",
    "Cy",
    "Dora Dorado-Dolores ",
    "Emil",
    "Ferdinanda Kowalska",
    "Gil",
)
DRAWN = re.compile(r"\S {3,}\S")
"""Columns: a line that has them is a drawing, and must not be wrapped."""


def cases() -> list[tuple[str, int, str]]:
    found = []
    for name in games.names():
        game = games.load(name)
        found += [(name, seats, "") for seats in range(game.seats[0], game.seats[1] + 1)]
        for option in game.options:
            seats = option.seats[1] if option.seats else game.seats[1]
            found += [(name, seats, f"{option.name}={word}") for word in option.words if word != option.default]
    return found


@pytest.mark.parametrize(("name", "seats", "version"), cases())
def test_boards_fit(name: str, seats: int, version: str) -> None:
    game = games.load(name)
    chosen = dict([version.split("=")]) if version else {}
    for seed in range(1 if version else 2):
        match = Match(game, seats, chosen, seed, [NAMES[i].strip() for i in range(seats)])
        for n in range(tries(40, 20) if version else tries(160, 60)):
            if match.over:
                break
            if n % 20 == 0:
                for eyes in (*range(min(seats, 2)), -1):
                    fits(match, eyes)
            match.play(match.waiting[0], chosen_by(match, seed, n))
        fits(match, -1)


def chosen_by(match: Match, seed: int, n: int) -> int:
    """A random or a heuristic move: both, so that positions are varied and make progress."""
    seat, lots = match.waiting[0], random.Random(f"{seed} {n}")
    codes = [m.code for m in match.legal(seat) if not match.game.actions.of(m.code).concede]
    if match.game.play.own_policy and lots.random() < 0.6:
        return int(match.game.play.policy(match.state, match.box, seat, match.lots(seat)))
    return lots.choice(codes)


def fits(match: Match, eyes: int) -> None:
    for line in match.board(eyes).splitlines():
        shown = folded(f"  {line}", COLUMNS)
        assert all(cell_len(part) <= COLUMNS for part in shown.splitlines()), line
        if DRAWN.search(line):
            assert "\n" not in shown, f"a drawing is broken: {line}"
    seat = next(islice(match.waiting, 1), None)
    if seat is not None:
        paper = io.StringIO()
        screen = Screen(Console(file=paper, width=COLUMNS, force_terminal=True, color_system=None))
        screen.board(match, eyes)
        screen.moves(match.legal(seat))
        screen.events(match, match.journal(eyes)[-12:])
        for line in paper.getvalue().splitlines():
            assert cell_len(line) <= COLUMNS, line


def test_a_long_move_hangs_from_its_number() -> None:
    out = io.StringIO()
    label = "Reject Barbarian 4 (Purple Raven) in place 1 and Barbarian 10 (no clan) in place 2 of your Band"
    Screen(Console(file=out, width=COLUMNS)).moves([Move(n, label, "reject", {}) for n in range(2)])
    lines = [line.rstrip() for line in out.getvalue().splitlines() if line.strip()]
    assert [line[:5] for line in lines] == ["  1  ", "     ", "  2  ", "     "]
    assert " ".join(line[5:] for line in lines[:2]) == label
