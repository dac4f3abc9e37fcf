"""The games of a study as files, a row a game: Parquet and CSV, written as they come, in the order of their deals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np

from rulewright.kernel.engines.counting import room
from rulewright.lab.figures import Estimate, shares_of
from rulewright.lab.playing import measures_of
from rulewright.lab.rows import Rows
from rulewright.lab.settings import Setting, made


class GameFiles:
    """Writes `games.parquet` and `games.csv` into a folder. A part that comes too early waits, so memory stays flat and the files
    are the same however the work was spread."""

    def __init__(self, folder: Path, setting: Setting, start: int) -> None:
        self.folder, self.setting, self.next = folder, setting, start
        self.waiting: dict[int, Rows] = {}
        self.parquet: Any = None
        self.csv: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, at: TracebackType | None) -> None:
        for writer in (self.parquet, self.csv):
            if writer is not None:
                writer.close()

    def keep(self, which: int, start: int, rows: Rows) -> None:
        if which == 0:
            self.waiting[start] = rows
        while self.next in self.waiting:
            rows = self.waiting.pop(self.next)
            self._write(rows, self.next)
            self.next += len(rows) // made(self.setting).turns

    def _write(self, rows: Rows, start: int) -> None:
        import pyarrow
        from pyarrow import csv, parquet

        table = pyarrow.table(columns(self.setting, rows, start))
        if self.parquet is None:
            self.parquet = parquet.ParquetWriter(self.folder / "games.parquet", table.schema, compression="zstd")
            self.csv = csv.CSVWriter(self.folder / "games.csv", table.schema)
        self.parquet.write_table(table)
        self.csv.write_table(table)


def columns(setting: Setting, rows: Rows, start: int) -> dict[str, Any]:
    """The columns of the files."""
    it = made(setting)
    game, seats, every, n = it.game, setting.seats, it.game.seats[1], len(rows)
    found: dict[str, Any] = {
        "deal": start + np.arange(n) // it.turns,
        "rotation": (np.arange(n) % it.turns).astype(np.int8),
        "moves": rows.moves,
        "ending": [game.endings[e - 1].name for e in rows.endings],
    }
    share = shares_of(rows, seats)
    for seat in range(seats):
        found[f"score_{seat + 1}"] = rows.scores[:, seat]
        found[f"place_{seat + 1}"] = rows.places[:, seat].astype(np.int8)
        found[f"win_{seat + 1}"] = share[:, seat]
        found[f"order_{seat + 1}"] = rows.order[:, seat] + np.int8(1)
    for name in ("decisions", "options", "lead_changes", "settled"):
        found[name] = getattr(rows, name)
    for i, m in enumerate(measures_of(game)):
        for seat in range(seats):
            found[f"{m.name}_{seat + 1}"] = rows.measures[:, i * every + seat]
    for i, kind in enumerate(room(game).kinds, 1):
        found[f"note_{kind}"] = rows.notes[:, i * every : i * every + seats].sum(axis=1)
    return found


def write_figures(path: Path, figures: Sequence[Estimate]) -> None:
    """All figures as CSV."""
    import csv

    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow(["measure", "about", "value", "low", "high", "n"])
        for e in figures:
            out.writerow([e.figure.name, e.figure.about, *(f"{x:.10g}" for x in (e.value, e.low, e.high, e.n))])
