"""Programs: loops around a game's rules that always run compiled, for solvers and for measures.

A program is written like a rule, at the top of its module, and may call every rule that the module knows. It is compiled when
it is first called, kept on disk like the rules themselves, and costs nothing until then. Of a program's arguments a record
is `packed(record)[0]`, which it may write to; all else is a number or a NumPy array.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cached_property, update_wrapper
from typing import Any, Generic, TypeVar

R = TypeVar("R")


class Program(Generic[R]):
    """Called, it runs compiled; `f` is the plain function."""

    def __init__(self, f: Callable[..., R]) -> None:
        update_wrapper(self, f)
        self.f = f

    def __call__(self, *given: Any) -> R:
        return self.entry(*given)

    @cached_property
    def entry(self) -> Callable[..., R]:
        """The compiled entry point, kept with those of the game in whose folder the program is written."""
        from rulewright.kernel.engines.compiled import compile_for

        return compile_for(home(self.f.__module__), self.f)


def home(module: str) -> str:
    """The name of the game that a module belongs to, however deep in its rooms; else of the folder it lies in."""
    parts = module.split(".")
    for n in range(len(parts) - 1, 0, -1):
        if hasattr(sys.modules.get(".".join(parts[:n])), "GAME"):
            return parts[n - 1]
    return parts[-2:][0]


def program(f: Callable[..., R]) -> Program[R]:
    """The mark of a loop around rules that is to run compiled."""
    return Program(f)
