"""Golden playthroughs are replayed line by line, and every ending and every seat count has one."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

from rulewright.games import address
from rulewright.kernel import Game
from rulewright.telling.language import signed
from tests.conformance import goldens
from tests.conformance.goldens import Golden, Script, kept, lacking
from tests.toys.high_card import GAME as TOY

LONGEST = 550
"""The most lines of a golden that a person will still read."""


def test_goldens_are_replayed_line_by_line(game: Game) -> None:
    for path in kept(game):
        text = path.read_text("utf-8")
        golden = Golden.read(game, text)
        for number, (was, now) in enumerate(zip_longest(text.splitlines(), golden.tell()), 1):
            assert was == now, f"{path.name}, line {number}: play has changed"
        assert golden.place == path


def test_every_ending_and_every_seat_count_has_a_golden(game: Game) -> None:
    assert not lacking(game), f"run python -m tests.conformance.goldens {address(game)}"


def test_goldens_can_be_read(game: Game) -> None:
    for path in kept(game):
        assert len(path.read_text("utf-8").splitlines()) <= LONGEST, f"{path.name} is too long for anybody to read"


def test_negative_numbers_have_a_minus_sign(game: Game) -> None:
    for path in kept(game):
        said = [line for line in path.read_text("utf-8").splitlines() if "; scores [" not in line]
        assert [line for line in said if signed(line) != line] == [], path.name


def test_a_game_thought_out_by_hand_becomes_a_golden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goldens, "FOLDER", tmp_path)
    script = Script(seats=3, seed=4, options={"bonus": 1}, moves=["2: stand up"])
    match = script.play(TOY)
    assert match.ending == TOY.endings[1]
    golden = Golden(TOY, 3, 4, "by hand", tuple((m["seat"], m["code"]) for m in match.made), {"bonus": 1})
    golden.write()
    (path,) = kept(TOY)
    assert path.name == "3-gave-up.txt"
    assert Golden.read(TOY, path.read_text("utf-8")) == golden
    assert lacking(TOY) == ["cards out", "2 seats"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("high_card 0.9, 2 seats, seed 1: by chance", "make the goldens anew"),
        ("karthis 1.0, 2 seats, seed 1: by chance", "this is high_card"),
        ("nothing", "does not say what it is"),
    ],
)
def test_a_golden_of_something_else_is_refused(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Golden.read(TOY, f"{line}\n")
