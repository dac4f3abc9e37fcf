"""Every game that has a referee is played in step with it, in all settings by turns."""

from __future__ import annotations

import sys

import pytest

from rulewright import games
from tests.referees.__main__ import main
from tests.referees.lockstep import play, referees

FIRST, DRAWN = range(50), range(1001, 1031)
"""Every case of the conformance suite, and games of which every other one has a box drawn at random."""
RARE = {"klotho": (105309,)}
"""Games that once differed: between two throws a raid takes a second crystal (KL-A21)."""


@pytest.mark.parametrize("name", referees())
def test_rules_and_referee_agree(name: str, pytestconfig: pytest.Config) -> None:
    game = games.load(name)
    for number in [*FIRST, *DRAWN] if pytestconfig.getoption("--all") else [*FIRST[:3], DRAWN[0], *RARE.get(name, ())]:
        play(game, number)


def test_shares_come_equally_far_and_none_is_begun_too_late(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def told(*words: str) -> list[str]:
        monkeypatch.setattr(sys, "argv", ["referees", "karthis", "klobba", "--per-seats", *words])
        assert main() == 0
        return capsys.readouterr().out.splitlines()

    late = told("--minutes=0")
    assert [line.split(": ")[0] for line in late] == ["karthis, 1 seats", *(f"klobba, {n} seats" for n in range(2, 7))]
    assert all(": 0 games, 0 moves, 0 differ, " in line for line in late)
    assert all(": 1 games, " in line for line in told("--games=1", "--first=40"))
