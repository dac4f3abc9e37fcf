"""All pairs: a few rows in which any two choices meet at least once, found greedily.

Most faults need one choice or two to show; trying all choices together would take thousands of games where a dozen will do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from typing import Any

Row = tuple[Any, ...]
Pair = tuple[int, int, int, int]
"""Value b of factor a together with value d of factor c, a before c."""


def pairs_of(row: Sequence[int]) -> set[Pair]:
    return {(a, row[a], c, row[c]) for a, c in combinations(range(len(row)), 2)}


def all_pairs(factors: Sequence[Sequence[Any]], allowed: Callable[[Row], bool]) -> list[Row]:
    """Rows with one value of each factor, so that any two values that may stand together do so in some row.

    >>> len(all_pairs([["red", "blue"], [1, 2], ["yes", "no"]], lambda row: True))
    4
    """
    sizes = [len(f) for f in factors]
    missing = {
        (a, b, c, d)
        for a, c in combinations(range(len(sizes)), 2)
        for b, d in product(range(sizes[a]), range(sizes[c]))
    }
    rows: list[Row] = []

    def named(row: Sequence[int]) -> Row:
        return tuple(f[i] for f, i in zip(factors, row, strict=True))

    while missing:
        wanted = min(missing)
        found = next((row for row in _rows(wanted, sizes, missing) if allowed(named(row))), None)
        missing.discard(wanted)  # met now, or never: no row with it was allowed
        if found is not None:
            missing -= pairs_of(found)
            rows.append(named(found))
    return rows


MOST = 500
"""How many ways to complete a pair are tried before it is taken to be forbidden."""


def _rows(wanted: Pair, sizes: Sequence[int], missing: set[Pair]) -> list[list[int]]:
    """Whole rows that hold a pair: first the one that meets most others greedily, then those with few other values."""
    a, b, c, d = wanted
    fixed = {a: b, c: d}
    greedy: dict[int, int] = dict(fixed)
    for k in range(len(sizes)):
        if k not in greedy:
            greedy[k] = max(range(sizes[k]), key=lambda v: (_gain(k, v, greedy, missing), -v))
    rows = [[greedy[k] for k in range(len(sizes))]]
    others = [k for k in range(len(sizes)) if k not in fixed]
    for changed in range(len(others) + 1):  # 0 is the usual value of each factor: depart from it as little as may be
        for which in combinations(others, changed):
            for values in product(*(range(1, sizes[k]) for k in which)):
                there = {**dict.fromkeys(others, 0), **fixed, **dict(zip(which, values, strict=True))}
                rows.append([there[k] for k in range(len(sizes))])
                if len(rows) > MOST:
                    return rows
    return rows


def _gain(k: int, v: int, chosen: dict[int, int], missing: set[Pair]) -> int:
    """How many pairs not met yet a value would make with those chosen."""
    return sum(((j, w, k, v) if j < k else (k, v, j, w)) in missing for j, w in chosen.items())
