"""`rulewright lab dataset`: games of bots as a Parquet file to learn from."""

from __future__ import annotations

from pathlib import Path

from rulewright import games as shelf
from rulewright.bots.bot import patience
from rulewright.doors.cli.common import bar, complain
from rulewright.doors.cli.common import options as read_options
from rulewright.doors.cli.lab_commands.options import LabOptions, check_folder
from rulewright.doors.optional_imports import need


def dataset(asked: LabOptions, output: Path | None, reward: str, encoding: str) -> None:
    need("pyarrow", "lab")
    from rulewright.bots.registry import find_experiment
    from rulewright.doors.environments.dataset import Task, write_dataset
    from rulewright.doors.environments.settings import setting, whole
    from rulewright.lab.settings import usual_bot

    game = shelf.load(asked.game)
    chosen = read_options(game, asked.options)
    at = setting(game, seats=asked.players, reward=reward, encoding=encoding, options=chosen)
    if at.reward == "shaped":
        raise ValueError("reward is win or score in a dataset: a row has what the whole game was worth")
    told = asked.bots or usual_bot(game)
    names = [name.strip() for name in told.split(",")]
    if len(names) not in (1, at.seats):
        raise ValueError(f"{len(names)} bots were named for {at.seats} seats: name one for each, or one for all")
    with patience(complain):
        bots = tuple(find_experiment(name, game) for name in (names if len(names) == at.seats else names * at.seats))
        for bot in bots:
            bot.prepare(game, at.box)
    first, n = whole("seed", asked.seed, 0), whole("games", asked.games, 1)
    path = output or Path(f"{game.name}.parquet")
    check_folder(path)
    with bar() as progress:
        rows = write_dataset(path, Task(at, bots, range(first, first + n)), told, progress, asked.workforce())
    print(f"{rows:,} decisions of {n:,} games are in {path}.")
