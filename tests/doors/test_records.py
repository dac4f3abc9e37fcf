from __future__ import annotations

import json
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
    assert ran.out.startswith("True: connect_four, version 1.0, 7 moves.")


def test_a_false_record_names_its_line(rulewright: Rulewright, record: Path) -> None:
    record.write_text(record.read_text().replace('"move": 2, "seat": 1', '"move": 2, "seat": 0', 1))
    ran = rulewright("verify", str(record), "--game", FOUR)
    assert ran.code == 1
    assert ran.out.startswith("line 5: ")


def test_a_receipt_tells_one_true_game_from_another(rulewright: Rulewright, record: Path) -> None:
    seal = json.loads(record.read_text().splitlines()[3])["seal"]
    ran = rulewright("verify", str(record), "--game", FOUR, "--receipt", seal.upper())
    assert (ran.code, "that of line 4" in ran.out) == (0, True)
    ran = rulewright("verify", str(record), "--game", FOUR, "--receipt", "0" * 32)
    assert (ran.code, "No line has the receipt" in ran.out) == (1, True)
    for empty in ("", "  "):
        ran = rulewright("verify", str(record), "--game", FOUR, "--receipt", empty)
        assert (ran.code, "the receipt is empty" in ran.err) == (2, True), "as where a variable of a script is not set"


def test_a_game_that_lies_in_a_folder_must_be_named(rulewright: Rulewright, record: Path) -> None:
    assert "give the folder as --game" in rulewright("verify", str(record)).out
    assert "give the folder as --game" in rulewright("replay", str(record)).err
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
    """Parlour deals hidden cards: a spectator sees none, a player sees one."""
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


def test_what_a_bot_holds_is_not_for_those_who_play_against_it(rulewright: Rulewright, own_data_folder: Path) -> None:
    rulewright("play", PARLOUR, "--seed", "3", typed="1\n")
    (record,) = (own_data_folder / "records").glob("*.jsonl")
    assert record.stat().st_mode & 0o777 == 0o600
    for command in (("replay", "--brief"), ("advise", "--move", "1"), ("advise",)):
        ran = rulewright(*command, str(record), "--game", PARLOUR, "--seat", "2")
        assert (ran.code, ran.out) == (2, "")
        assert "seat 2 is a bot's" in ran.err
    mine = rulewright("replay", str(record), "--game", PARLOUR, "--brief", "--seat", "1").out
    assert mine.count("card is") == 1
    assert "Player 1: Bid" in mine
    assert "Kasper: a move that is hidden until the end" in mine
    crowd = rulewright("replay", str(record), "--game", PARLOUR, "--brief").out
    assert "Bid" not in crowd
    rulewright("play", PARLOUR, "--resume", str(record), typed="4\n")
    assert "Kasper: Bid" in rulewright("replay", str(record), "--game", PARLOUR, "--brief", "--seat", "2").out
