"""Entry points that find their arrays by address, so that a call from Python passes nothing but whole numbers.

Numba looks up the type of every argument and unpacks it at each call; for thirty arrays that takes longer than a move.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import np_cfarray

from rulewright.kernel.engines.compiled import compile_for


@intrinsic  # type: ignore[untyped-decorator]
def array_at(_: Any, address: Any, shape: Any, dtype: Any) -> Any:
    """The array of this shape and type at an address."""
    made = types.Array(dtype.dtype, shape.count, "C")

    def code(context: Any, builder: Any, _: Any, args: Any) -> Any:
        at = builder.inttoptr(args[0], cgutils.voidptr_t)
        return np_cfarray(context, builder, made(types.voidptr, shape, dtype), (at, *args[1:]))

    return made(address, shape, dtype), code


@cache
def _addressed(name: str, f: Callable[..., Any], kind: Any, declared: tuple[tuple[np.dtype[Any], int], ...]) -> Any:
    numbers = ", ".join(f"n{i}" for i in range(f.__code__.co_argcount - 1))
    arrays, at = [], 0
    for i, (_, axes) in enumerate(declared):
        shape = "".join(f"at[{at + 1 + axis}], " for axis in range(axes))
        arrays.append(f"array_at(at[{at}], ({shape}), kind{i})")
        at += 1 + axes
    text = f"def {f.__name__}(where, {numbers}):\n    at = array_at(where, ({at},), int64)\n"
    text += f"    return rule({numbers}, Kind({', '.join(arrays)}))\n"
    space: dict[str, Any] = {f"kind{i}": dtype for i, (dtype, _) in enumerate(declared)}
    space |= {"__name__": __name__, "array_at": array_at, "int64": np.dtype(np.int64), "rule": f, "Kind": kind}
    exec(compile(text, f"<{f.__name__} by address>", "exec"), space)
    return compile_for(name, space[f.__name__])


def bind(name: str, f: Callable[..., Any], arrays: Any) -> Callable[..., int]:
    """The rule `f(numbers..., arrays)` compiled for this named tuple of arrays, to be called with the numbers alone. It keeps
    the arrays alive, since it holds only their addresses.
    """
    declared = tuple((array.dtype, array.ndim) for array in arrays)
    where = np.array([x for array in arrays for x in (array.ctypes.data, *array.shape)], np.int64)
    kind: Any = type(arrays)
    made = partial(_addressed(name, f, kind, declared), where.ctypes.data)
    made.kept = where, arrays  # type: ignore[attr-defined]
    return made
