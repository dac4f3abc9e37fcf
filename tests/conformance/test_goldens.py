"""Golden playthroughs are replayed line by line, and every ending and every seat count has one."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from rulewright import games
from rulewright.games import address
from rulewright.kernel import Game
from rulewright.telling.language import signed
from tests.conformance import goldens
from tests.conformance.cases import EXAMPLES
from tests.conformance.goldens import Golden, Script, changed, kept, lacking
from tests.toys.high_card import GAME as TOY

LONGEST = 550
"""The most lines of a golden that a person will still read."""


def test_goldens_are_replayed_line_by_line(game: Game) -> None:
    for path in kept(game):
        assert not (why := changed(game, path)), why
        assert Golden.read(game, path.read_text("utf-8")).place == path


@pytest.mark.parametrize(
    ("file", "old", "new", "what"),
    [
        ("locales/en.ftl", "Drop in column", "Let one fall in column", "words have changed; run"),
        ("locales/en.ftl", "} drops", "} lets fall", "words have changed; run"),
        ("rules.py", "s.mover = 1 - seat", "s.mover = seat", "play has changed ("),
        ("rules.py", "out[s.mover] = -1", "out[s.mover] = 0", "play has changed; raise"),
    ],
)
def test_a_changed_word_is_told_apart_from_changed_play(
    file: str, old: str, new: str, what: str, tmp_path: Path
) -> None:
    folder = Path(copytree(EXAMPLES / "connect_four", tmp_path / "connect_four"))
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), "utf-8")
    game = games.load(folder)
    told = [why for path in kept(games.load(EXAMPLES / "connect_four")) if (why := changed(game, path))]
    assert told
    assert what in told[0]


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
