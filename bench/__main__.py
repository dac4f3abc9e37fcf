"""`python -m bench [WORD]`: measure every row whose name holds the word, and fail if one misses its mark."""

from __future__ import annotations

import importlib
import pkgutil
import sys

from rich.console import Console
from rich.table import Table

import bench
from bench.row import Row


def rows() -> list[Row]:
    """The rows of every module of the bench."""
    found: list[Row] = []
    for module in sorted(m.name for m in pkgutil.iter_modules(bench.__path__) if not m.name.startswith("_")):
        found += getattr(importlib.import_module(f"bench.{module}"), "ROWS", [])
    return found


def main() -> int:
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    table, missed = Table("measure", "unit", "ours", "theirs", "ratio", "target", "kept", title="make bench"), 0
    console = Console(width=None if sys.stdout.isatty() else 160)
    for row in rows():
        if word.lower() in row.name.lower():
            r = row.measure()
            missed += not r.kept
            table.add_row(
                row.name,
                row.unit,
                f"{r.ours:,.4g}",
                f"{r.theirs:,.4g}",
                f"{r.ratio:,.3g}",
                r.target,
                "yes" if r.kept else "NO",
            )
            print(f"{row.name}: {r.ratio:,.3g} times ({r.target})", file=sys.stderr)
    console.print(table)
    return 1 if missed else 0


if __name__ == "__main__":  # worker processes import this module too
    sys.exit(main())
