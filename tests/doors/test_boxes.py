"""One of several boxes, chosen at each door like any option; High Card has two, and in the second a trick counts two."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulewright import games
from tests.doors.conftest import TOY, Rulewright


def test_a_game_is_played_recorded_and_verified_with_another_box(rulewright: Rulewright, own_data_folder: Path) -> None:
    typed = "1\n" * 20
    ran = rulewright("play", TOY, "-o", "box=double", "--seed", "1", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    (record,) = (own_data_folder / "records").glob("*.jsonl")
    first, *_, last = map(json.loads, record.read_text("utf-8").splitlines())
    assert first["options"]["box"] == "double"
    assert sum(last["scores"][:2]) == 6, "three tricks, each worth two"
    assert rulewright("verify", str(record), "--game", TOY).out.startswith("True: ")
    assert rulewright("replay", str(record), "--game", TOY, "--brief").code == 0


def test_simulations_are_of_the_box_that_was_chosen(rulewright: Rulewright) -> None:
    def mean(*more: str) -> float:
        ran = rulewright("simulate", TOY, "--games", "30", "--engine", "interpreted", "--json", *more)
        return float(sum(seat["mean"] for seat in json.loads(ran.out)["scores"]))

    assert mean() == pytest.approx(3)
    assert mean("-o", "box=double") == pytest.approx(6)


@pytest.mark.parametrize(
    "command", [["play", TOY], ["simulate", TOY, "-n", "2"], ["tournament", TOY, "--seats", "1,1"]]
)
def test_a_box_that_is_not_there_is_refused(rulewright: Rulewright, tmp_path: Path, command: list[str]) -> None:
    ran = rulewright(*command, "-o", "box=tripel")
    assert (ran.code, ran.out) == (2, "")
    assert "box is one of standard, double, not 'tripel'" in ran.err
    (tmp_path / "box.toml").write_text("worth = 3")
    ran = rulewright(*command, "-o", "box=double", "--box", str(tmp_path / "box.toml"))
    assert "replaces the box 'double': leave that option out" in ran.err


def test_the_shelf_tells_which_boxes_there_are(rulewright: Rulewright, monkeypatch: pytest.MonkeyPatch) -> None:
    toy = games.load(TOY)
    monkeypatch.setattr(games, "known", lambda: ["high_card"])
    monkeypatch.setattr(games, "load", lambda name: toy)
    monkeypatch.setattr(games, "listed", lambda: [toy])
    assert "--option box=double: Double tricks, every trick counts two\n" in rulewright("games").out
    (found,) = json.loads(rulewright("games", "--json").out)
    assert found["boxes"][1] == {"word": "double", "name": "Double tricks", "about": "every trick counts two"}


def test_environments_take_the_box_as_an_option() -> None:
    from rulewright.doors.environments.settings import setting

    assert setting(TOY).box.worth == 1
    assert setting(TOY, box="double").box.worth == 2
    with pytest.raises(ValueError, match="box is one of"):
        setting(TOY, box="tripel")


def test_a_file_is_held_against_the_standard_box(rulewright: Rulewright, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("worth = 2")
    out = rulewright("content", "check", str(tmp_path / "box.toml"), "--game", TOY).out
    assert "worth: 2 instead of 1" in out
