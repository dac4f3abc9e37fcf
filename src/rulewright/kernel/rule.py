"""The mark that makes a function a rule, and the one for words whose meaning depends on the engine.

A rule stays a plain function: `@rule` only remembers it. When a compiler is wanted, every remembered rule is handed to
it. An *intrinsic* is a function that compiled code understands differently: interpreted, it may talk to a journal or
follow a script; compiled, a twin of pure rule code takes its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

RULES: list[Callable[..., Any]] = []
INTRINSICS: list[tuple[Callable[..., Any], Callable[..., Any]]] = []


class RuleError(ValueError):
    """A rule is not as it has to be: one sentence says what is wrong with it, and where."""


def rule(f: F) -> F:
    """Remember a function as a rule of some game, to be compiled when a compiler is wanted."""
    RULES.append(f)
    return f


def intrinsic(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """The decorated function runs interpreted; `compiled` stands in for it under a compiler."""

    def remember(f: F) -> F:
        INTRINSICS.append((f, compiled))
        return f

    return remember
