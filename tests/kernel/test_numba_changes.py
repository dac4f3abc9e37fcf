"""What we change in Numba leaves its results as they were."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
from numba.core import ir
from numba.core.compiler import run_frontend

import rulewright.kernel.engines.linking  # noqa: F401 - it makes the changes

QUIET = """
import sys
from rulewright.kernel.engines import linking
from numba.core.registry import cpu_target
cpu_target.target_context.refresh()
assert "scipy.linalg" not in sys.modules, "SciPy was imported and is not needed"
"""


def by_looking_at_everything(value: Any) -> list[ir.Var]:
    if isinstance(value, ir.Var):
        return [value]
    if isinstance(value, ir.Inst):
        return list(value.list_vars())
    if isinstance(value, dict):
        value = tuple(value.values())
    return [var for each in value for var in by_looking_at_everything(each)] if isinstance(value, list | tuple) else []


def much(row: Any, n: int) -> Any:
    """A little of everything that rules do."""
    total, pair = 0, (n, 1.5)
    for i in range(n):
        if row[i] > 2 and not i % 3:
            row[i] = total + max(i, int(pair[1]))
        total += row[i]
    return total, np.zeros(n), {"n": total}


def test_instructions_have_the_variables_that_numba_finds() -> None:
    blocks = run_frontend(much).blocks.values()
    found = 0
    for step in (step for block in blocks for step in block.body):
        kept = step.list_vars()
        assert kept == by_looking_at_everything(vars(step))
        found += len(kept)
    assert found > 50


def test_linear_algebra_is_not_loaded_before_it_is_used() -> None:
    subprocess.run([sys.executable, "-c", QUIET], check=True)
