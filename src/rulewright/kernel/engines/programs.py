"""Programs: loops around a game's rules that always run compiled, for solvers and measures.

A program is written like a rule, at the top of its module, and may call every rule visible there. It is compiled on first call
and cached on disk like the rules themselves, so it costs nothing until then. Pass records as `packed(record)[0]`, which the
program may write to; all other arguments are numbers or NumPy arrays.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cached_property, update_wrapper
from typing import Generic, TypeVar

R = TypeVar("R")


class Program(Generic[R]):
    """A function that runs compiled when called; `f` is the plain function."""

    def __init__(self, f: Callable[..., R]) -> None:
        update_wrapper(self, f)
        self.f = f

    def __call__(self, *given: object) -> R:
        return self.entry(*given)

    @cached_property
    def entry(self) -> Callable[..., R]:
        """The compiled entry point, cached with those of the game whose folder holds the program."""
        from rulewright.kernel.engines.compiled import compile_for

        return compile_for(home(self.f.__module__), self.f)


def home(module: str) -> str:
    """The name of the game that a module belongs to, at any depth; otherwise the name of its package."""
    parts = module.split(".")
    for n in range(len(parts) - 1, 0, -1):
        if hasattr(sys.modules.get(".".join(parts[:n])), "GAME"):
            return parts[n - 1]
    return parts[-2:][0]


def program(f: Callable[..., R]) -> Program[R]:
    """Decorate a function to run compiled."""
    return Program(f)
