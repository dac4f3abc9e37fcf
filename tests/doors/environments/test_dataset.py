"""Bot games as a file: the environments' data, decision by decision, and the same every time."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rulewright import games
from rulewright.bots.random import Random
from rulewright.bots.registry import find
from rulewright.doors.cli.lab_commands import LabOptions
from rulewright.doors.cli.lab_commands.dataset import dataset as command
from rulewright.doors.environments import dataset
from rulewright.doors.environments.dataset import Task, write_dataset
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.settings import Setting, setting
from tests.conformance.cases import EXAMPLES

parquet = pytest.importorskip("pyarrow.parquet")

LEDUC = str(EXAMPLES / "leduc_poker")


def written(path: Path, at: Setting, deals: range) -> Any:
    told: list[tuple[int, int]] = []
    rows = write_dataset(path, Task(at, (Random(),) * at.seats, deals), "random", lambda *done: told.append(done))
    assert told[-1] == (len(deals), len(deals))
    table = parquet.read_table(path)
    assert table.num_rows == rows
    return table


def arrays(table: Any, name: str) -> Any:
    return np.array(table[name].to_pylist())


@pytest.mark.parametrize("encoding", ["egocentric", "raw"])
def test_the_rows_are_what_the_environment_gives(
    tmp_path: Path, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each game is replayed from its seed with the recorded actions."""
    monkeypatch.setattr(dataset, "GROUP", 7)
    at = setting(LEDUC, seats=3, encoding=encoding)
    table = written(tmp_path / "leduc.parquet", at, range(5, 15))
    course, row = Course(at), 0
    columns = {name: arrays(table, name) for name in table.column_names}
    for seed in range(5, 15):
        course.begin(seed)
        first = row
        while waiting := course.waiting():
            seat, mask = waiting[0], course.mask(waiting[0])
            assert (columns["game"][row], columns["step"][row], columns["seat"][row]) == (seed, row - first, seat)
            assert (columns["action_mask"][row] == mask).all()
            assert (columns["observation"][row] == course.observe(seat, mask)["observation"]).all()
            assert not course.act(seat, int(columns["action"][row]))
            row += 1
        earned = course.rewards()
        assert np.allclose(columns["return"][first:row], [earned[s] for s in columns["seat"][first:row]])
    assert row == table.num_rows
    assert parquet.ParquetFile(tmp_path / "leduc.parquet").num_row_groups > 1


def test_the_same_command_writes_the_same_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = LabOptions(game=LEDUC, bots="random, random", games=4, seed=3)
    for name in ("a", "b"):
        command(asked, tmp_path / name, "score", "egocentric")
    assert "of 4 games are in" in capsys.readouterr().out
    one, other = (parquet.read_table(tmp_path / name) for name in ("a", "b"))
    assert one.equals(other)
    about = [field.metadata[b"about"].decode() for field in one.schema]
    assert "what the seat saw, egocentric: the columns of the game's environment" in about
    assert "what the whole game was worth to the seat, by score" in about
    told = json.loads(one.schema.metadata[b"rulewright"])
    assert (told["game"], told["seats"], told["reward"], told["bots"]) == (
        "leduc_poker",
        2,
        "score",
        "random, random",
    )


def test_any_number_of_processes_writes_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are returned in order, even if row groups do not end with the games of one process."""
    monkeypatch.setattr(dataset, "GROUP", 50)
    at = setting(LEDUC, seats=2, encoding="egocentric")
    task = Task(at, (Random(),) * 2, range(3, 3 + 5 * dataset.PIECE + 1))
    made = []
    for jobs in (1, 2, 3):
        rows = write_dataset(tmp_path / str(jobs), task, "random", jobs=jobs)
        made.append((rows, (tmp_path / str(jobs)).read_bytes()))
    assert made[0] == made[1] == made[2]
    table = parquet.read_table(tmp_path / "3")
    assert sorted({*arrays(table, "game").tolist()}) == list(task.deals)


@pytest.mark.parametrize("name", ["random", "heuristic", "1", "5", "6"])
def test_bots_are_sent_to_other_processes(name: str) -> None:
    bot = find(name, games.load("katamari"))
    again = pickle.loads(pickle.dumps(bot))
    assert (type(again), again.name, vars(again)) == (type(bot), bot.name, vars(bot))


def test_only_a_few_games_are_held_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are played: a row group, and the games of one task."""
    monkeypatch.setattr(dataset, "GROUP", 40)
    held: list[int] = []
    add = dataset.Decisions.add

    def counted(group: Any, more: Any) -> None:
        add(group, more)
        held.append(len(group))

    monkeypatch.setattr(dataset.Decisions, "add", counted)
    at = setting(LEDUC, seats=2, encoding="egocentric")
    rows = write_dataset(tmp_path / "x", Task(at, (Random(),) * 2, range(100)), "random")
    assert max(held) < 40 + 20 < rows


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"bots": "random,random,random"}, "3 bots were named for 2 seats"),
        ({"games": 0}, "games is a whole number of at least 1, not 0"),
        ({"bots": "nobody"}, "nobody"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, choices: dict[str, Any], said: str) -> None:
    asked = LabOptions(**{"game": LEDUC, "bots": "random", "games": 1, **choices})
    with pytest.raises(ValueError, match=said):
        command(asked, tmp_path / "x", "", "egocentric")
    assert not list(tmp_path.iterdir())


def test_where_no_bot_is_named_a_game_without_a_heuristic_is_played_at_random(tmp_path: Path) -> None:
    command(LabOptions(game=LEDUC, games=1), tmp_path / "x", "", "egocentric")
    assert json.loads(parquet.read_schema(tmp_path / "x").metadata[b"rulewright"])["bots"] == "random"


def test_a_folder_that_is_not_there_is_named_before_a_game_is_played(tmp_path: Path) -> None:
    asked = LabOptions(game=LEDUC, bots="random")
    with pytest.raises(ValueError, match=r"there is no folder .*nowhere: name another place"):
        command(asked, tmp_path / "nowhere" / "x", "", "egocentric")
