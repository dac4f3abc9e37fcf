"""Bot games as a training set: Parquet, one row per decision, with what the seat saw, could do, did and earned.

    rulewright lab dataset GAME --games 1000 --bots heuristic --output games.parquet

Only views are written. Rows are written in groups as they come, so memory stays flat, and the same command writes the same bytes,
however many processes play the games.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from rulewright.bots.bot import Bot
from rulewright.doors.environments.compiled_step import observer
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.observations import Array
from rulewright.doors.environments.parallel import patience
from rulewright.doors.environments.settings import Setting, version
from rulewright.kernel.game import Game
from rulewright.lab.workers import Jobs, distribute

GROUP = 4096
"""Decisions in a row group, or a few more: a game is never split."""
PIECE = 8
"""Games per task."""
ROWS = ("game", "step", "seat", "action", "return")


@cache
def view_writer(game: Game, encoded: int) -> Callable[..., None]:
    """The compiled entry point `write_views(views, actors, out)`, which encodes many views as columns."""
    from rulewright.kernel.engines.compiled import compile_entry

    write, _, _ = observer(game, encoded)

    def write_views(views: Array, actors: Array, out: Array) -> None:
        for n in range(actors.shape[0]):
            write(views[n], actors[n], out[n])

    return compile_entry(game, write_views)


@dataclass
class Decisions:
    """Decisions of one or more games, in order: the views, packed, and everything else by column name."""

    views: list[bytes] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    rows: dict[str, list[Any]] = field(default_factory=lambda: {name: [] for name in ROWS})

    def add(self, more: Decisions) -> None:
        self.views += more.views
        self.masks += more.masks
        for name, values in more.rows.items():
            self.rows[name] += values

    def __len__(self) -> int:
        return len(self.views)

    def table(self, at: Setting, schema: Any) -> Any:
        """The rows as an Arrow table."""
        import pyarrow

        n, head = len(self), at.head(0)
        columns = np.zeros((n, at.columns.size), at.columns.dtype)
        columns[:, : len(head)] = head
        views = np.frombuffer(b"".join(self.views), at.game.state.dtype())
        with patience(at.game):
            view_writer(at.game, at.seats if at.encoded else 0)(views, np.array(self.rows["seat"], np.int64), columns)
        made: dict[str, Any] = {
            name: pyarrow.array(values, schema.field(name).type) for name, values in self.rows.items()
        }
        for name, array in (("observation", columns), ("action_mask", np.stack(self.masks))):
            flat = pyarrow.array(array.reshape(-1))
            made[name] = pyarrow.FixedSizeListArray.from_arrays(flat, array.shape[1])
        return pyarrow.table([made[name] for name in schema.names], schema=schema)


@dataclass(frozen=True)
class Task:
    """Games for a worker process to play."""

    at: Setting
    bots: tuple[Bot, ...]
    deals: range


def schema_of(at: Setting, bots: str, seed: int) -> Any:
    """The columns of the file, with the settings in its metadata."""
    import pyarrow

    told = {
        "game": at.game.name,
        "version": version(at.game),
        "rules": at.game.version,
        "seats": at.seats,
        "options": at.options,
        "bots": bots,
        "seed": seed,
        "encoding": at.encoding,
        "reward": at.reward,
    }
    seen = pyarrow.list_(pyarrow.from_numpy_dtype(at.columns.dtype), at.columns.size)
    columns = [
        ("game", pyarrow.int64(), "the seed of the game"),
        ("step", pyarrow.int32(), "the number of the decision in its game, from 0"),
        ("seat", pyarrow.int8(), "who decides, from 0"),
        ("observation", seen, f"what the seat saw, {at.encoding}: the columns of the game's environment"),
        ("action_mask", pyarrow.list_(pyarrow.int8(), at.game.actions.size), "1 for each action that was allowed"),
        ("action", pyarrow.int32(), "the number of the action that was taken"),
        ("return", pyarrow.float32(), f"what the whole game was worth to the seat, by {at.reward}"),
    ]
    return pyarrow.schema(
        [pyarrow.field(name, kind, metadata={"about": about}) for name, kind, about in columns],
        metadata={"rulewright": json.dumps(told, ensure_ascii=False)},
    )


def write_dataset(
    path: Path, task: Task, told: str, progress: Callable[[int, int], None] = lambda *_: None, jobs: Jobs = 1
) -> int:
    """Play the games of these seeds and write their decisions; returns how many there were. `told` is how the bots were named. An
    old file stays until the new one is complete."""
    from pyarrow import parquet

    at, deals = task.at, task.deals
    schema, written, done = schema_of(at, told, deals.start), 0, 0
    tasks = (replace(task, deals=deals[i : i + PIECE]) for i in range(0, len(deals), PIECE))
    if len(deals) <= PIECE:
        jobs = 1  # playing them here is faster than starting processes
    part = path.with_name(f".{path.name}.part")
    named = f"dataset {at.game.fingerprint} {sha256(at.box.pack()).hexdigest()} {schema.metadata}"
    try:
        with parquet.ParquetWriter(part, schema, compression="zstd") as out:
            group = Decisions()
            for _, games in distribute(play, tasks, jobs, key=lambda task: f"{named} {task.deals}"):
                for game in games:
                    group.add(game)
                    if len(group) >= GROUP:
                        out.write_table(group.table(at, schema))
                        written, group = written + len(group), Decisions()
                    done += 1
                    progress(done, len(deals))
            if len(group):
                out.write_table(group.table(at, schema))
                written += len(group)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return written


def play(task: Task) -> list[Decisions]:
    """Play the games of a task in turn; runs in a worker process if there are several."""
    course = Course(task.at)
    return [_played(course, seed, task.bots) for seed in task.deals]


def _played(course: Course, seed: int, bots: tuple[Bot, ...]) -> Decisions:
    """Play one game and record what each seat saw, did and in the end earned."""
    at, game, found = course.setting, course.game, Decisions()
    course.begin(seed)
    for step, seat in enumerate(_asked(course)):
        view = game.view(course.s, course.box, seat)
        action = int(bots[seat].choose(game, view, course.box, seat, course.lots))
        if action < 0 or game.rules.check(course.s, course.box, seat, action):
            raise RuntimeError(f"seed {seed}: the bot in seat {seat} chose {action}, which is not allowed")
        found.views.append(view.pack())
        found.masks.append(course.mask(seat))
        number = action if at.turned is None else int(np.flatnonzero(at.turned[seat] == action)[0])
        for name, value in (("game", seed), ("step", step), ("seat", seat), ("action", number)):
            found.rows[name].append(value)
        game.rules.apply(course.s, course.box, seat, action)
    earned = course.rewards()
    found.rows["return"] += [earned[seat] for seat in found.rows["seat"]]
    return found


def _asked(course: Course) -> Iterator[int]:
    """The seats that decide, in turn, until the game is over."""
    while waiting := course.waiting():
        yield waiting[0]
