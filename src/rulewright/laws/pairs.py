"""All-pairs testing: a few rows in which any two choices occur together at least once, found greedily.

Most faults need one choice or two to show; trying all choices together would take thousands of games where a dozen will do.
Ours rather than allpairspy, which asks about unfinished rows: only a whole box can say whether it is allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, islice, product
from typing import Any

Row = tuple[Any, ...]
Pair = tuple[int, int, int, int]
"""Value b of factor a together with value d of factor c, a before c."""


def pairs_of(row: Sequence[int]) -> set[Pair]:
    return {(a, row[a], c, row[c]) for a, c in combinations(range(len(row)), 2)}


def all_pairs(factors: Sequence[Sequence[Any]], allowed: Callable[[Row], bool]) -> list[Row]:
    """Rows with one value of each factor, so that any two values that may be combined occur together in some row.

    >>> len(all_pairs([["red", "blue"], [1, 2], ["yes", "no"]], lambda row: True))
    4
    """
    sizes = [len(f) for f in factors]
    missing = {
        (a, b, c, d)
        for a, c in combinations(range(len(sizes)), 2)
        for b, d in product(range(sizes[a]), range(sizes[c]))
    }

    def named(row: Sequence[int]) -> Row:
        return tuple(f[i] for f, i in zip(factors, row, strict=True))

    found: list[list[int]] = []
    while missing:
        wanted = min(missing)
        row = next((row for row in chain(_like(wanted, found), _rows(wanted, sizes)) if allowed(named(row))), None)
        missing.discard(wanted)  # covered now, or impossible: no row with it was allowed
        if row is not None:
            _enrich(row, wanted, sizes, missing, lambda row: allowed(named(row)))
            missing -= pairs_of(row)
            found.append(row)
    return [named(row) for row in found]


MOST = 200
"""How many ways to complete a pair are tried before it is considered forbidden."""


def _like(wanted: Pair, found: Sequence[Sequence[int]]) -> Iterator[list[int]]:
    """Allowed rows with this pair inserted, beginning with those that already contain half of it."""
    a, b, c, d = wanted
    for row in sorted(found, key=lambda row: (row[a] != b) + (row[c] != d)):
        made = list(row)
        made[a], made[c] = b, d
        yield made


def _rows(wanted: Pair, sizes: Sequence[int]) -> Iterator[list[int]]:
    """Complete rows that contain a pair. 0 is the default of each factor: they differ from it as little as possible."""
    a, b, c, d = wanted
    fixed = {a: b, c: d}
    others = [k for k in range(len(sizes)) if k not in fixed]
    ways = (
        {**dict.fromkeys(others, 0), **fixed, **dict(zip(which, values, strict=True))}
        for changed in range(len(others) + 1)
        for which in combinations(others, changed)
        for values in product(*(range(1, sizes[k]) for k in which))
    )
    for row in islice(ways, MOST):
        yield [row[k] for k in range(len(sizes))]


def _enrich(
    row: list[int], wanted: Pair, sizes: Sequence[int], missing: set[Pair], allowed: Callable[[list[int]], bool]
) -> None:
    """Fill a row, factor by factor, with the allowed value that covers most missing pairs."""
    for k in range(len(sizes)):
        if k in (wanted[0], wanted[2]):
            continue
        others = {j: v for j, v in enumerate(row) if j != k}
        gains = {v: _gain(k, v, others, missing) for v in range(sizes[k])}
        for v in sorted(gains, key=lambda v: (-gains[v], v))[:2]:
            if gains[v] <= gains[row[k]]:
                break
            if allowed([*row[:k], v, *row[k + 1 :]]):
                row[k] = v
                break


def _gain(k: int, v: int, chosen: dict[int, int], missing: set[Pair]) -> int:
    """How many missing pairs a value would form with those chosen."""
    return sum(((j, w, k, v) if j < k else (k, v, j, w)) in missing for j, w in chosen.items())
