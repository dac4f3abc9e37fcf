"""The games of a study as files, a row a game: Parquet and CSV, written as they come, in the order of their deals."""

from __future__ import annotations

import os
import tempfile
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

GROUP = 1 << 16
"""Games in a group of rows of a Parquet file."""
PART = 1_000_000
"""Games after which the next Parquet file begins."""


def write_whole(path: Path, text: str) -> None:
    """Write a file; an old one stays until the new one is whole, and a failure leaves nothing behind."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".lab-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(name, 0o644)
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


class GameFiles:
    """Writes `games.parquet` and `games.csv` into a folder; after PART games the next Parquet file begins, `games-2.parquet` and
    so on. Only a group of rows is held, so memory stays flat."""

    def __init__(self, folder: Path, setting: Setting) -> None:
        self.folder, self.setting = folder, setting
        self.held = list[Any]()
        self.written, self.files = 0, 0
        self.parquet: Any = None
        self.csv: Any = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, at: TracebackType | None) -> None:
        try:
            if kind is None:
                self._write()
        finally:
            for writer in (self.parquet, self.csv):
                if writer is not None:
                    writer.close()

    def keep(self, which: int, start: int, rows: Rows) -> None:
        """The games of a task; tasks come in the order of their deals."""
        import pyarrow

        if which == 0:
            self.held.append(pyarrow.table(columns(self.setting, rows, start)))
            if sum(table.num_rows for table in self.held) >= GROUP:
                self._write()

    def _write(self) -> None:
        """Write what is held as one group of rows."""
        import pyarrow
        from pyarrow import csv, parquet

        if not self.held:
            return
        table, self.held = pyarrow.concat_tables(self.held), []
        if self.parquet is None or self.written >= PART:
            if self.parquet is not None:
                self.parquet.close()
            self.files, self.written = self.files + 1, 0
            name = "games.parquet" if self.files == 1 else f"games-{self.files}.parquet"
            self.parquet = parquet.ParquetWriter(self.folder / name, table.schema, compression="zstd")
        if self.csv is None:
            self.csv = csv.CSVWriter(self.folder / "games.csv", table.schema)
        self.parquet.write_table(table)
        self.csv.write_table(table)
        self.written += table.num_rows


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
