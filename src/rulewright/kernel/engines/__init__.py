"""Engines for the same rules, byte-identical: interpreted, with everything checked or not, compiled, cuda."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # batches are arrays, and whoever only plays needs none
    from rulewright.kernel.engines.batch import Engine

ENGINES = ("interpreted", "checked", "compiled", "cuda")


def engine(name: str) -> Engine:
    """An engine by name; its compiler is imported only now."""
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
