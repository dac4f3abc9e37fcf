"""Lookup tables: constant numbers for rules, policies and solvers. Numbers printed on components belong in the box instead.

    REACH = table([[1, 2], [0, 3]])     at the top of a module; a rule reads REACH[i][k]
    ODDS = table(computed)              the same, from a function that is called on first access

Interpreted, a table is a tuple; compiled, it becomes a constant in the code that reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from types import FunctionType
from typing import Any

from rulewright.kernel.rule import Function


class Fixed(tuple[Any, ...]):
    """Rows of whole numbers, all of the same length, or one row."""

    __slots__ = ()


class Later:
    """A table that is slow to compute: it is computed on first access, so that loading the game stays fast."""

    def __init__(self, reckon: Callable[[], Sequence[object]]) -> None:
        self.reckon = reckon

    @cached_property
    def rows(self) -> Fixed:
        return fixed(self.reckon())

    def __getitem__(self, i: int | slice) -> Any:
        return self.rows[i]

    def __len__(self) -> int:
        return len(self.rows)

    def __repr__(self) -> str:
        return repr(self.rows)


def table(rows: Sequence[object] | Callable[[], Sequence[object]]) -> Any:
    """A table from lists of whole numbers, or from a function that computes them."""
    return Later(rows) if callable(rows) else fixed(rows)


def fixed(rows: Sequence[object]) -> Fixed:
    """The rows as an immutable table. Raises ValueError if compiled rules could not read them."""
    made = Fixed(tuple(row) if isinstance(row, list | tuple) else row for row in rows)
    nested = [row for row in made if isinstance(row, tuple)]
    flat = [n for row in nested for n in row] if nested else list(made)
    if not flat or len(nested) not in (0, len(made)) or len({len(row) for row in nested}) > 1:
        raise ValueError("a table is a list of whole numbers, or of rows of them that are all equally long")
    if not all(isinstance(n, int) and -(2**63) <= n < 2**63 for n in flat):
        raise ValueError("a table holds whole numbers of at most 64 bits")
    return made


def written_in(f: Function) -> Function:
    """The function as it is compiled, with arrays in place of the tables it reads."""
    read = {name: f.__globals__.get(name) for name in f.__code__.co_names}
    held = {name: value for name, value in read.items() if isinstance(value, Fixed | Later)}
    if not held:
        return f
    import numpy as np

    arrays = {name: np.array(value[:], np.int64) for name, value in held.items()}
    made = FunctionType(f.__code__, {**f.__globals__, **arrays}, f.__name__, f.__defaults__, f.__closure__)
    made.__qualname__, made.__kwdefaults__, made.__module__ = f.__qualname__, f.__kwdefaults__, f.__module__
    return made
