"""The decorators `@rule` and `@intrinsic`.

A rule stays a plain function: `@rule` only registers it, and every registered rule is passed to the compiler when one is
needed. An *intrinsic* is implemented differently in compiled code: interpreted, it may write to a journal or follow a script;
compiled, a twin written as a pure rule takes its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
TRUSTED: set[Callable[..., Any]] = set()
INTRINSICS: list[tuple[Callable[..., Any], Callable[..., Any]]] = []


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


def intrinsic(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """The decorated function is used in interpreted play; `compiled` replaces it in compiled code."""

    def remember(f: F) -> F:
        INTRINSICS.append((f, compiled))
        return f

    return remember
