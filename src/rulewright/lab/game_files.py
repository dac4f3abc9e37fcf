"""The games of a study as files: Parquet, CSV, and figures."""

from __future__ import annotations

import csv
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

import numpy as np

from rulewright.kernel.engines.counting import room
from rulewright.lab.figures import shares_of
from rulewright.lab.playing import Rows, measures_of
from rulewright.lab.settings import Setting, made
from rulewright.lab.statistics import Estimate

if TYPE_CHECKING:
    import pyarrow
    from pyarrow.csv import CSVWriter
    from pyarrow.parquet import ParquetWriter

GROUP = 1 << 16
"""Games in a row group of a Parquet file."""
PART = 1_000_000
"""Games in one Parquet file."""


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: the old one stays until the new one is complete, and a failure leaves nothing behind."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".lab-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(name, 0o644)
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


class GameFiles:
    """Writes `games.parquet` and `games.csv` into a folder. After PART games a new Parquet file is started, `games-2.parquet` and
    so on. Only one row group is held in memory."""

    def __init__(self, folder: Path, setting: Setting) -> None:
        self.folder, self.setting = folder, setting
        self.held: list[pyarrow.Table] = []
        self.written, self.files = 0, 0
        self.parquet: ParquetWriter | None = None
        self.csv: CSVWriter | None = None

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
        """Add the games of a task. Tasks arrive in the order of their deals."""
        import pyarrow

        if which == 0:
            self.held.append(pyarrow.table(columns(self.setting, rows, start)))
            if sum(table.num_rows for table in self.held) >= GROUP:
                self._write()

    def _write(self) -> None:
        """Write the buffered games as one row group."""
        import pyarrow
        from pyarrow import csv as table_csv
        from pyarrow import parquet

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
            self.csv = table_csv.CSVWriter(self.folder / "games.csv", table.schema)
        self.parquet.write_table(table)
        self.csv.write_table(table)
        self.written += table.num_rows


def columns(setting: Setting, rows: Rows, start: int) -> dict[str, object]:
    """The columns of the files."""
    it = made(setting)
    game, seats, every, n = it.game, setting.seats, it.game.seats[1], len(rows)
    found: dict[str, object] = {
        "deal": start + np.arange(n) // it.turns,
        "rotation": (np.arange(n) % it.turns).astype(np.int8),
        "moves": rows.moves,
        "ending": [game.endings[e - 1].name for e in rows.endings],
    }
    share = shares_of(rows.places, seats)
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
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow(["measure", "about", "value", "low", "high", "n"])
        for e in figures:
            out.writerow([e.figure.name, e.figure.about, *(f"{x:.10g}" for x in (e.value, e.low, e.high, e.n))])
