"""What we change in Numba: it compiles the same code in less time, and names it the same in every process.

`python -m bench "first compile"` shows what this is worth.
"""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from typing import Any

from llvmlite.binding import ffi
from numba.core import ir
from numba.core.compiler_lock import global_compiler_lock
from numba.core.targetconfig import TargetConfig
from numba.core.types import Record
from numba.np import linalg


@cache
def change_numba() -> None:
    stable_names()
    quick_start()
    quick_lookups()
    quick_variables()
    quick_locks()


def stable_names() -> None:
    """Let Numba name a record type in symbols by a hash of its fields, instead of the number it happens to have in this process:
    rules that two processes compile at the same time must fit together when a third loads them."""
    kind: Any = Record
    kind.mangling_args = property(
        lambda self: ("Record", (int.from_bytes(sha256(self.name.encode()).digest()[:7], "big"),))
    )


def quick_start() -> None:
    """Let Numba look whether SciPy is installed, instead of importing it, when it gets ready to compile or load anything: that
    took a quarter of a second. Linear algebra still imports it when it is compiled."""
    thorough = linalg.ensure_blas

    def ensure_blas() -> None:
        ready = hasattr(sys.modules.get("numba.np.arraymath"), "_HAVE_BLAS")
        if ready or find_spec("scipy") is None:
            thorough()

    linalg.ensure_blas = ensure_blas


def quick_lookups() -> None:
    """Let Numba compare the flags by which it looks functions up in one step. It lists every flag with its default each time,
    which took a tenth of a compile; its hash is the same for all flags anyway."""
    thorough = TargetConfig.__eq__

    def same(self: Any, other: Any) -> Any:
        alike = self is other or (type(self) is type(other) and self._values == other._values)
        return alike or thorough(self, other)

    TargetConfig.__hash__ = lambda self: hash(type(self))
    TargetConfig.__eq__ = same


def quick_variables() -> None:
    """Let Numba find the variables of an instruction without asking four times what each of its parts is."""
    plain = {str, int, float, bool, type(None), ir.Loc}

    def found(_: Any, value: Any) -> list[Any]:
        kind = type(value)
        if kind is ir.Var:
            return [value]
        if kind in plain:
            return []
        if kind is dict:
            value = value.values()
        elif kind is not list and kind is not tuple:
            return list(value.list_vars()) if isinstance(value, ir.Inst) else []
        return [var for each in value if type(each) not in plain for var in found(_, each)]

    ir.Inst._rec_list_vars = found


def quick_locks() -> None:
    """Let Numba take its locks, as it does for every instruction and every call of LLVM, without timing how long they last."""
    ffi.lib._lock._cblist.clear()
    lock: Any = type(global_compiler_lock)
    lock.acquire = lambda self: self._lock.acquire()
    lock.release = lambda self: self._lock.release()
