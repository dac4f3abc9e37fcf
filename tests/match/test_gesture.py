"""Several moves as one gesture: all or nothing, one line of the record, taken back as one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright.match import Match, Refused, load, verify
from rulewright.match.messages import SAY
from rulewright.match.undo import refusal, take_back
from tests.toys.stall import GAME, Verb


def test_all_moves_are_made_and_written_as_one(tmp_path: Path) -> None:
    match, path = Match(GAME, seed=1), tmp_path / "game.jsonl"
    moves = match.gesture(0, [Verb.LAY, Verb.LAY + 2, Verb.LAY + 4])
    assert [move.label for move in moves] == ["Lay ware 1", "Lay ware 3", "Lay ware 5"]
    assert (match.state.row, match.number) == ([1, 0, 1, 0, 1], 3)
    assert [made["move"] for made in match.last] == [1, 2, 3]
    match.play(0, Verb.DONE)
    assert match.lines[1] == {
        "move": 1,
        "seat": 0,
        "codes": [Verb.LAY, Verb.LAY + 2, Verb.LAY + 4],
        "words": "Lay ware 1; Lay ware 3; Lay ware 5",
    }
    assert match.lines[2]["move"] == 4
    match.save(path)
    assert len(json.loads(path.read_text().splitlines()[1])["codes"]) == 3 * 8, "covered, but so many they are"
    assert load(path, GAME).state.pack() == match.state.pack()
    verdict = verify(path, GAME)
    assert "4 moves so far" in verdict.text, verdict.text
    while not match.over:
        match.gesture(match.waiting[0], [Verb.LAY + 1, Verb.DONE])
    match.save(path)
    verdict = verify(path, GAME)
    assert verdict.true, verdict.text
    assert "14 moves" in verdict.text


@pytest.mark.parametrize(
    ("codes", "why", "clause"),
    [
        ([Verb.LAY, Verb.LAY + 1, Verb.LAY], "because of move 3 of 3: That is not allowed now. \\(ST-1: ", "ST-1"),
        ([Verb.LAY, 99, Verb.LAY + 1], "because of move 2 of 3: There is no move 99", ""),
        (
            [Verb.LAY, Verb.DONE, Verb.LAY + 1],
            "because of move 3 of 3: Player 2 decides now, not you. \\(ST-3: ",
            "ST-3",
        ),
        ([], "Name at least one move", ""),
    ],
)
def test_a_refused_one_leaves_nothing_changed(codes: list[int], why: str, clause: str) -> None:
    match = Match(GAME, seed=1)
    match.play(0, Verb.LAY + 3)
    before, record, told = match.state.pack(), match.record().text, list(match.told)
    with pytest.raises(Refused, match=why) as caught:
        match.gesture(0, codes)
    assert caught.value.clause == clause
    assert (match.state.pack(), match.record().text, match.told, match.number) == (before, record, told, 1)
    match.gesture(0, [Verb.LAY, Verb.LAY + 1])
    assert match.number == 3


def test_a_single_refusal_is_said_plainly() -> None:
    match = Match(GAME, seed=1)
    match.play(0, Verb.LAY)
    with pytest.raises(Refused, match=r"^That is not allowed now\. \(ST-1: "):
        match.gesture(0, [Verb.LAY])


@pytest.mark.parametrize("teacher", [Verb.PEEK, Verb.ROLL])
def test_only_the_last_move_may_show_something_new(teacher: int) -> None:
    """Otherwise you could look, add a move that is refused, have nothing done, and still know."""
    match = Match(GAME, seed=1)
    before = match.state.pack()
    for codes in ([teacher, Verb.LAY], [Verb.LAY, teacher, Verb.LAY + 1], [teacher, 99]):
        with pytest.raises(Refused, match="This move shows you something new"):
            match.gesture(0, codes)
        assert match.state.pack() == before
    match.gesture(0, [Verb.LAY, teacher])
    assert match.number == 2
    with pytest.raises(Refused, match="This move shows you something new"):
        match.tried(0, [Verb.LAY + 1, Verb.ROLL])


def test_what_was_looked_at_before_teaches_nothing() -> None:
    match = Match(GAME, seed=1)
    match.play(0, Verb.PEEK)
    match.gesture(0, [Verb.PEEK, Verb.LAY])
    assert match.number == 3


def test_dice_are_those_of_single_moves() -> None:
    one, other = Match(GAME, seed=4), Match(GAME, seed=4)
    one.gesture(0, [Verb.LAY, Verb.LAY + 1, Verb.ROLL])
    for code in (Verb.LAY, Verb.LAY + 1, Verb.ROLL):
        other.play(0, code)
    assert one.state.pack() == other.state.pack()


def test_a_gesture_is_taken_back_as_one(tmp_path: Path) -> None:
    match, path = Match(GAME, seed=1), tmp_path / "game.jsonl"
    match.play(0, Verb.LAY)
    before = match.state.pack()
    match.gesture(0, [Verb.LAY + 1, Verb.LAY + 2])
    assert refusal(match, 0) is None
    assert take_back(match, 0) == "Moves 2 to 3 are taken back."
    assert (match.state.pack(), match.number) == (before, 1)
    assert match.lines[-1]["undo"] == 2
    match.save(path)
    assert verify(path, GAME).true
    assert load(path, GAME).state.pack() == before
    take_back(match, 0)
    assert match.number == 0
    match.gesture(0, [Verb.LAY, Verb.ROLL])
    assert str(refusal(match, 0)) == SAY("undo-chance")


def test_chance_in_the_middle_of_a_record_still_counts() -> None:
    """Whether it may be a gesture was decided when it was made; whether it may be taken back depends on all its moves."""
    match = Match(GAME, seed=1)
    match.again(0, [Verb.ROLL, Verb.LAY])
    assert str(refusal(match, 0)) == SAY("undo-chance")


def test_trying_out_leaves_the_match_alone() -> None:
    match = Match(GAME, seed=1)
    there = match.tried(0, [Verb.LAY, Verb.LAY + 1])
    assert (there.number, match.number, match.state.row) == (2, 0, [0] * 5)
