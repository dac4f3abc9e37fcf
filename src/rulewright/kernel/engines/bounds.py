"""Bounds checks in compiled code, for games not shipped with Rulewright: a wrong index is an error message, not a crash.

They cost some speed. `RULEWRIGHT_BOUNDS=off` in the environment switches them off, for rules that are known to be right.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.kernel.engines.mistakes import outside
from rulewright.kernel.rule import Function

SWITCH = "RULEWRIGHT_BOUNDS"
_on = [False]


def wanted(f: Function) -> bool:
    """Whether to compile this entry point with bounds checks."""
    return os.environ.get(SWITCH, "on") != "off" and outside(f)


def checking() -> bool:
    """Whether the current compilation includes bounds checks."""
    return _on[0]


@contextmanager
def checked() -> Iterator[None]:
    """Compile every rule in this context with bounds checks, the kernel's included. Only one thread compiles at a time."""
    before, _on[0] = _on[0], True
    try:
        yield
    finally:
        _on[0] = before
