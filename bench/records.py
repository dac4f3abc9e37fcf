"""The best ratio ever reached for each row and kind of machine (`records.json`). It rises freely and falls only with a reason."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from math import hypot
from pathlib import Path

from bench.row import Figure, Row

FILE = Path(__file__).with_name("records.json")
TOLERANCE = 0.10
"""How much a row may lose, besides the spread of both figures."""


@dataclass(frozen=True)
class Record:
    """A ratio, measured at a commit. If it has been `lowered`, that is the reason, and `best` is its former peak."""

    ratio: float
    spread: float
    commit: str
    processor: str
    best: float = 0.0
    lowered: str = ""

    @property
    def peak(self) -> float:
        return self.best or self.ratio

    def __str__(self) -> str:
        return f"{Figure(self.ratio, self.spread)} at {self.commit}" + f", lowered: {self.lowered}" * bool(self.lowered)


Records = dict[str, dict[str, Record]]
"""By row name, then by kind of machine."""


def read(text: str) -> Records:
    return {
        name: {machine: Record(**kept) for machine, kept in known.items()} for name, known in json.loads(text).items()
    }


def write(records: Records) -> str:
    plain = {
        name: {
            machine: {k: v for k, v in asdict(kept).items() if v or k == "spread"}
            for machine, kept in sorted(known.items())
        }
        for name, known in sorted(records.items())
    }
    return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"


def missed(row: Row, now: Figure, record: Record) -> bool:
    """Whether a row has lost more of its record than noise explains."""
    return row.lost(now.ratio, record.ratio) > TOLERANCE + hypot(now.spread, record.spread)


def firmer(old: Record, new: Record) -> bool:
    """Whether an exact figure may replace a noisy one, even if it is lower."""
    return old.spread > TOLERANCE >= new.spread


def renewed(row: Row, old: Record | None, new: Record) -> Record | None:
    """The record after a measurement; None if it is unchanged.

    Only a whole interval above the record raises it, since otherwise luck would raise it run by run. `new.lowered` gives the
    reason if a missed record may fall.
    """
    if old is None:
        return replace(new, lowered="")
    cautious = new.ratio * (1 + new.spread if row.less else 1 - new.spread)
    if firmer(old, new) or (row.lost(cautious, old.ratio) < 0 and not firmer(new, old)):
        below = row.lost(new.ratio, old.peak) > 0
        return replace(new, best=old.best * below, lowered=old.lowered * below)
    if new.lowered and missed(row, Figure(new.ratio, new.spread), old):
        return replace(new, best=old.peak)
    return None


def unexplained(rows: Iterable[Row], before: Records, after: Records) -> list[str]:
    """The rows whose records fell or vanished between two versions of the file without a new reason."""
    found = []
    for row in rows:
        for machine, old in before.get(row.name, {}).items():
            new = after.get(row.name, {}).get(machine)
            if new is None:
                found.append(f"{row.name}: the record for {machine} has vanished")
            elif firmer(old, new):
                continue
            elif row.lost(new.peak, old.peak) > 0:
                found.append(f"{row.name}: {new.peak:g} is given as the best on {machine}, which was {old.peak:g}")
            elif row.lost(new.ratio, old.ratio) > 0 and new.lowered in ("", old.lowered):
                found.append(f"{row.name}: the record for {machine} fell to {new.ratio:g} without a reason")
    return found
