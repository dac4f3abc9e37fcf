"""Rolled dice appear in the log with what they show, so that you can follow a game by reading it."""

from __future__ import annotations

import re

from rulewright import games
from rulewright.match import Match
from tests.doors.test_width import chosen_by


def rolls(name: str, label: str) -> list[tuple[Match, str]]:
    """A match right after each roll, with its log text."""
    game = games.load(name)
    match, found = Match(game, game.seats[1], seed=11), []
    for n in range(90):
        if match.over:
            break
        told = len(match.told)
        move = match.play(match.waiting[0], chosen_by(match, 11, n))
        if move.label.startswith(label):
            found.append((match.fork(), " ".join(note.text for note in match.told[told:])))
    assert len(found) > 3
    return found


def test_katamari_names_every_face() -> None:
    for match, said in rolls("katamari", "Roll the dice"):
        tray = [[face + 1 for face in range(6) for _ in range(row[face])] for row in match.state.dice]
        shown = [sorted(map(int, faces.split())) for faces in re.findall(r"(?:die|dice) \(([1-6 ]+)\)", said)]
        assert shown == [faces for faces in tray if faces], said


def test_klotho_names_every_face() -> None:
    for match, said in rolls("klotho", "Roll"):
        lie = sorted(int(die) for kind, die in zip(match.state.kind, match.state.die, strict=True) if kind)
        assert sorted(map(int, re.findall(r"die: (\d+)", said))) == lie, said
