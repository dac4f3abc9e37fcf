"""Games of bots as a file to learn from: Parquet, one row a decision, with what the seat saw, could do, did and got for it.

    rulewright lab dataset GAME --games 1000 --bots heuristic --output games.parquet

Only views are written. Rows are written in groups as they come, so memory stays flat, and the same command writes the same rows.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from rulewright.doors.environments.compiled_step import observer
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.parallel import patience
from rulewright.doors.environments.settings import Setting, version
from rulewright.kernel.game import Game

Array = np.ndarray[Any, np.dtype[Any]]

GROUP = 4096
"""Decisions in a group of rows."""

Choose = Callable[..., int]


@cache
def view_writer(game: Game, encoded: int) -> Callable[..., None]:
    """The compiled entry point `write_views(views, actors, out)`: the columns of many views."""
    from rulewright.kernel.engines.compiled import compile_entry

    write, _, _ = observer(game, encoded)

    def write_views(views, actors, out):  # type: ignore[no-untyped-def]
        for n in range(actors.shape[0]):
            write(views[n], actors[n], out[n])

    return compile_entry(game, write_views)


class _Group:
    """Decisions that wait to be written."""

    def __init__(self, at: Setting) -> None:
        self.at = at
        self.views: list[bytes] = []
        self.rows: dict[str, list[Any]] = {name: [] for name in ("game", "step", "seat", "action", "return")}
        self.masks: list[Array] = []

    def __len__(self) -> int:
        return len(self.views)

    def table(self, schema: Any) -> Any:
        """The rows as Arrow has them."""
        import pyarrow

        at, n = self.at, len(self)
        columns = np.zeros((n, at.columns.size), at.columns.dtype)
        head = at.head(0)
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


def schema_of(at: Setting, bots: str, seed: int) -> Any:
    """The columns of the file, and in its metadata what was played."""
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
    columns = pyarrow.from_numpy_dtype(at.columns.dtype)
    return pyarrow.schema(
        [
            ("game", pyarrow.int64()),
            ("step", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("observation", pyarrow.list_(columns, at.columns.size)),
            ("action_mask", pyarrow.list_(pyarrow.int8(), at.game.actions.size)),
            ("action", pyarrow.int32()),
            ("return", pyarrow.float32()),
        ],
        metadata={"rulewright": json.dumps(told, ensure_ascii=False)},
    )


def write_dataset(
    path: Path, at: Setting, players: list[Choose], bots: str, deals: range, progress: Callable[[int, int], None]
) -> int:
    """Play the games of these seeds and write their decisions; how many there were. An old file stays until the new one is
    whole."""
    from pyarrow import parquet

    schema, course, written = schema_of(at, bots, deals.start), Course(at), 0
    part = path.with_name(f".{path.name}.part")
    try:
        with parquet.ParquetWriter(part, schema, compression="zstd") as out:
            group = _Group(at)
            for done, seed in enumerate(deals):
                _play(course, seed, players, group)
                if len(group) >= GROUP:
                    out.write_table(group.table(schema))
                    written, group = written + len(group), _Group(at)
                progress(done + 1, len(deals))
            if len(group):
                out.write_table(group.table(schema))
                written += len(group)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return written


def _play(course: Course, seed: int, players: list[Choose], group: _Group) -> None:
    """One game: what each seat saw and did goes into the group, and at the end what it got."""
    at, game, first = course.setting, course.game, len(group)
    course.begin(seed)
    for step, seat in enumerate(_asked(course)):
        view = game.view(course.s, course.box, seat)
        action = int(players[seat](game, view, course.box, seat, course.lots))
        if action < 0 or game.rules.check(course.s, course.box, seat, action):
            raise RuntimeError(f"seed {seed}: the bot in seat {seat} chose {action}, which is not allowed")
        group.views.append(view.pack())
        group.masks.append(course.mask(seat))
        number = action if at.turned is None else int(np.flatnonzero(at.turned[seat] == action)[0])
        for name, value in (("game", seed), ("step", step), ("seat", seat), ("action", number)):
            group.rows[name].append(value)
        game.rules.apply(course.s, course.box, seat, action)
    earned = course.rewards()
    group.rows["return"] += [earned[seat] for seat in group.rows["seat"][first:]]


def _asked(course: Course) -> Iterator[int]:
    """The seats that decide, one after the other, until the game is over."""
    while waiting := course.waiting():
        yield waiting[0]
