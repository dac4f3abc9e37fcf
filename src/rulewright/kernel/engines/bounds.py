"""Whether compiled code checks every index: for games outside the house it does, so that a wrong one is a sentence, not a crash.

It costs some speed. `RULEWRIGHT_BOUNDS=off` in the environment switches it off, for rules that are known to be right.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rulewright.kernel.engines.mistakes import outside

SWITCH = "RULEWRIGHT_BOUNDS"
_on = [False]


def wanted(f: Callable[..., Any]) -> bool:
    """Whether an entry point is compiled with its bounds checked."""
    return os.environ.get(SWITCH, "on") != "off" and outside(f)


def checking() -> bool:
    """Whether what is compiled just now looks at every index."""
    return _on[0]


@contextmanager
def checked() -> Iterator[None]:
    """In here every rule is compiled so, the kernel's included. Compiling is done by one thread at a time."""
    before, _on[0] = _on[0], True
    try:
        yield
    finally:
        _on[0] = before
