"""Engines for the same rules with byte-identical results: interpreted, with or without checks, compiled, and cuda."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.kernel.engines.programs import program

if TYPE_CHECKING:  # batches need NumPy, which plain play does without
    from rulewright.kernel.engines.batch import Engine

__all__ = ["ENGINES", "engine", "program"]
ENGINES = ("interpreted", "checked", "compiled", "cuda")


def engine(name: str) -> Engine:
    """Get an engine by name. Its compiler is imported only now."""
    if name == "interpreted":
        from rulewright.kernel.engines.interpreted import Interpreted

        return Interpreted()
    if name == "checked":
        from rulewright.kernel.engines.checked import Checked

        return Checked()
    if name == "compiled":
        from rulewright.kernel.engines.compiled import Compiled

        return Compiled()
    if name == "cuda":
        from rulewright.kernel.engines.cuda import Cuda

        return Cuda()
    raise ValueError(f"there is no engine {name}: choose one of {', '.join(ENGINES)}")
