"""Quitting, resuming, and what an unfinished record shows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.kernel import Game
from rulewright.match import Falsehood, Match, StoreError, load, store, verify
from tests.match.records import falsified, lines_of, other, played
from tests.toys.parlour import PARLOUR


def test_an_unfinished_record_never_tells_the_seed(tmp_path: Path) -> None:
    match = Match(PARLOUR, names=["Ann", "Bo"])
    match.play(0, 0)
    match.save(tmp_path / "game.jsonl")
    text = (tmp_path / "game.jsonl").read_text("utf-8")
    assert match.secret.seed not in text
    assert match.secret.nonce not in text


def test_the_seed_is_kept_in_a_private_file_until_the_end(tmp_path: Path, own_data_folder: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = played(moves=5)
    match.save(path)
    (private,) = (own_data_folder / "seeds").iterdir()
    assert private.stat().st_mode & 0o777 == 0o600
    assert (own_data_folder / "seeds").stat().st_mode & 0o777 == 0o700
    again = load(path, PARLOUR)
    assert again.state.pack() == match.state.pack()
    assert [k["record"] for k in store.kept()] == [str(path)]
    while not again.over:
        again.play(again.waiting[0], 0)
    again.save(path)
    assert store.kept() == []
    assert verify(path, PARLOUR).true


def test_coming_back_gives_the_dice_one_would_have_had(tmp_path: Path) -> None:
    through, broken = Match(PARLOUR, seed=9), Match(PARLOUR, seed=9)
    for k in range(12):
        for match in (through, broken):
            if not match.over:
                match.play(match.waiting[0], 0)
        if not broken.over and k % 3 == 0:
            broken.save(tmp_path / "game.jsonl")
            broken = load(tmp_path / "game.jsonl", PARLOUR)
    assert through.state.pack() == broken.state.pack()


def test_without_its_seed_a_game_cannot_go_on(tmp_path: Path, own_data_folder: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=5).save(path)
    for private in (own_data_folder / "seeds").iterdir():
        private.unlink()
    with pytest.raises(StoreError, match="seed is not on this machine"):
        load(path, PARLOUR)


def test_a_spoilt_seed_file_is_named(tmp_path: Path, own_data_folder: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=5).save(path)
    (private,) = (own_data_folder / "seeds").iterdir()
    private.write_text("{")
    with pytest.raises(StoreError, match=r"seeds.*damaged"):
        load(path, PARLOUR)
    assert store.kept() == []


def test_an_unfinished_record_is_checked_as_far_as_it_can_be(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=6).save(path)
    text = path.read_text("utf-8")
    assert (verify(path, PARLOUR).true, verify(path, PARLOUR).finished) == (True, False)
    for number, line in enumerate(lines_of(path), 1):
        for key, value in ((key, value) for key, value in line.items() if key != "words"):
            path.write_text(text, "utf-8")

            def change(lines: list[dict[str, Any]], at: int = number - 1, key: str = key, value: Any = value) -> None:
                lines[at][key] = other(value)

            verdict = verify(falsified(path, change, reseal=False), PARLOUR)
            assert (verdict.true, verdict.line) == (False, number), (number, key)
            with pytest.raises((Falsehood, StoreError)):
                load(path, PARLOUR)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda lines: lines[1].update(sealed=2), "is called move 2, but is move 1"),
        (lambda lines: lines[1].update(seat=7), "no seat 7"),
        (lambda lines: lines[1].update(codes="0"), "not written as a record is"),
        (lambda lines: lines[1].update(codes="zzzzzzzz"), "not written as a record is"),
        (lambda lines: lines[5].update(undo=1), "takes move 1 back, but the last one is 4"),
    ],
)
def test_what_shows_without_the_seed(tmp_path: Path, change: Callable[[list[dict[str, Any]]], None], why: str) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=6).save(path)
    assert why in str(verify(falsified(path, change, reseal=True), PARLOUR))


def test_a_move_that_no_table_has_shows_where_nothing_is_hidden(tmp_path: Path, four: Game) -> None:
    match, path = Match(four), tmp_path / "game.jsonl"
    match.play(0, 3)
    match.save(path)

    def change(lines: list[dict[str, Any]]) -> None:
        lines[1]["codes"] = [99]

    assert "there is no move 99" in str(verify(falsified(path, change, reseal=True), four))
