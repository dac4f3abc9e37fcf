from __future__ import annotations

from pathlib import Path

import pytest

from tests.doors.conftest import FOUR, PARLOUR, Rulewright


@pytest.fixture
def record(rulewright: Rulewright, own_data_folder: Path) -> Path:
    """A finished game of two people at one screen, one move taken back."""
    typed = "\n1\nu\n1\n\n2\n\n1\n\n2\n\n1\n\n2\n\n1\n"
    ran = rulewright("play", FOUR, "--hotseat", "--name", "Ann", "--name", "Bo", typed=typed)
    assert "The end: four in a row" in ran.out
    (found,) = (own_data_folder / "records").glob("*.jsonl")
    return found


def test_a_true_record(rulewright: Rulewright, record: Path) -> None:
    ran = rulewright("verify", str(record), "--game", FOUR)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("True: connect_four, version 1.0, 8 moves.")


def test_a_false_record_names_its_line(rulewright: Rulewright, record: Path) -> None:
    record.write_text(record.read_text().replace("Drop in column 2", "Drop in column 3", 1))
    ran = rulewright("verify", str(record), "--game", FOUR)
    assert ran.code == 1
    assert ran.out == 'line 5: \'words\' should be "Drop in column 2", not "Drop in column 3"\n'


def test_a_game_that_lies_in_a_folder_must_be_named(rulewright: Rulewright, record: Path) -> None:
    assert "give that as --game" in rulewright("verify", str(record)).out
    assert "give that as --game" in rulewright("replay", str(record)).err
    assert "a record of connect_four, not of parlour" in rulewright("verify", str(record), "--game", PARLOUR).out


def test_replay_walks_through_the_game(rulewright: Rulewright, record: Path) -> None:
    out = rulewright("replay", str(record), "--game", FOUR).out
    steps = ["Ann, Bo", "1. Ann: Drop in column 1", "Move 1 is taken back.", "1. Ann: Drop", "2. Bo: Drop in column 2"]
    at = [out.index(steps[0])]
    for step in steps[1:]:
        at.append(out.index(step, at[-1] + 1))
    assert out.count("1 2 3 4 5 6 7") == 10, "a board for the start, eight moves and the one taken back"
    assert "The end: four in a row" in out
    brief = rulewright("replay", str(record), "--game", FOUR, "--brief").out
    assert "1 2 3 4 5 6 7" not in brief
    assert "7. Ann: Drop in column 1" in brief


def test_replay_step_by_step_stops_when_nobody_goes_on(rulewright: Rulewright, record: Path) -> None:
    out = rulewright("replay", str(record), "--game", FOUR, "--step", typed="\n\n").out
    assert "1. Ann: Drop in column 1" in out
    assert "2. Bo" not in out


def test_replay_through_somebodys_eyes(rulewright: Rulewright, own_data_folder: Path) -> None:
    """Parlour deals hidden cards: who looks on sees none, a player sees one."""
    rulewright("play", PARLOUR, "--seed", "3", "--hotseat", typed="\n4\n")
    (record,) = (own_data_folder / "records").glob("*.jsonl")

    def cards(*more: str) -> int:
        ran = rulewright("replay", str(record), "--game", PARLOUR, "--brief", *more)
        assert ran.code == 0, ran.err
        return ran.out.count("card is")

    assert (cards(), cards("--seat", "0"), cards("--seat", "1"), cards("--seat", "2")) == (0, 0, 1, 1)
    assert "there is no seat 3" in rulewright("replay", str(record), "--game", PARLOUR, "--seat", "3").err


def test_an_unfinished_record(rulewright: Rulewright, own_data_folder: Path) -> None:
    rulewright("play", FOUR, "--seed", "1", typed="1\n")
    (record,) = (own_data_folder / "records").glob("*.jsonl")
    ran = rulewright("verify", str(record), "--game", FOUR)
    assert ran.code == 0
    assert ran.out.startswith("Unfinished: ")
    assert "The game is not finished." in rulewright("replay", str(record), "--game", FOUR).out
    for private in (own_data_folder / "seeds").iterdir():
        private.unlink()
    ran = rulewright("replay", str(record), "--game", FOUR)
    assert (ran.code, "seed is not on this machine" in ran.err) == (2, True)
