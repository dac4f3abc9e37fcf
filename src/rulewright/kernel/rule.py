"""The decorators `@rule` and `@intrinsic`.

A rule stays a plain function: `@rule` only registers it, and every registered rule is passed to the compiler when one is
needed. An *intrinsic* is implemented differently in compiled code: interpreted, it may write to a journal or follow a script;
compiled, a twin written as a pure rule takes its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

F = TypeVar("F", bound=Callable[..., object])
N = TypeVar("N", int, float)
Function = Callable[..., Any]
"""A function known only at run time: a rule of some game, generated or compiled code."""
Namespace = dict[str, Any]
"""The global names of generated code, or those of a module."""


class Vector(Protocol[N]):
    """A row of numbers: a list in interpreted play, an array in compiled code."""

    def __getitem__(self, i: int, /) -> N: ...
    def __setitem__(self, i: int, value: N, /) -> None: ...


RULES: list[Function] = []
TRUSTED: set[Function] = set()
INTRINSICS: list[tuple[Function, Function]] = []


class RuleError(ValueError):
    """A mistake in a rule, described in one sentence with its place in the source."""


def rule(f: F) -> F:
    """Register a function as a rule, to be compiled when an engine needs it."""
    RULES.append(f)
    return f


def trusted(f: F) -> F:
    """A rule of our own whose indices fit by construction: bounds checks leave it out (see `engines.bounds`)."""
    TRUSTED.add(f)
    return rule(f)


def intrinsic(compiled: Function) -> Callable[[F], F]:
    """The decorated function is used in interpreted play; `compiled` replaces it in compiled code."""

    def remember(f: F) -> F:
        INTRINSICS.append((f, compiled))
        return f

    return remember
