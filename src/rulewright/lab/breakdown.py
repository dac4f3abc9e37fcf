"""What the figures of a study can be broken down by."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from math import isnan
from operator import or_

from rulewright.lab.playing import LEAD, OPTIONS, THINGS
from rulewright.lab.statistics import Estimate
from rulewright.lab.study import Study

MEASURED = {"seat": 0, "note": 0, "card": THINGS, "move": OPTIONS, "lead": LEAD}
"""What has to be measured besides, by the table that it is for."""


def asked(words: Iterable[str]) -> int:
    """What has to be measured for these tables."""
    return reduce(or_, (MEASURED.get(word, 0) for word in words), 0)


def rows(found: Study, word: str, which: int = 0) -> list[Estimate]:
    """The figures of one table, of one of the settings."""
    known = found.estimates(which)
    if word == "main":
        first = found.plan.figure or found.settings[which].main_figure
        skip = ("win.seat", "note.", "verb.", "card.", "lead.")
        keep = ("lead.player",)
        return [known[first]] + [
            e
            for name, e in known.items()
            if name not in (first, "score.square") and (not name.startswith(skip) or name.startswith(keep))
        ]
    if word == "seat":
        return [e for name, e in known.items() if name.startswith("win.seat")]
    if word == "lead":
        return [e for name, e in known.items() if name.startswith("lead.") and not name.startswith("lead.player")]
    prefix = {"note": "note.", "move": "verb.", "card": "card."}[word]
    main = [name for name in known if name.startswith(prefix) and f"{name}.with" in known and known[name].value > 0]
    if word == "card":
        main.sort(key=lambda name: -weight(known, name))
    return [each for name in main for each in with_details(known, name)]


def with_details(known: dict[str, Estimate], name: str) -> list[Estimate]:
    more = (known.get(f"{name}.{part}") for part in ("when", "taken", "with", "without"))
    return [known[name], *(e for e in more if e is not None and not isnan(e.value))]


def weight(known: dict[str, Estimate], name: str) -> float:
    """How clearly those with something win more or less than those without."""
    one, other = known[f"{name}.with"], known[f"{name}.without"]
    error = (one.error**2 + other.error**2) ** 0.5
    return abs(one.value - other.value) / error if error > 0 and not isnan(error) else 0.0
