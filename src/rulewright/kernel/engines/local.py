"""Records on the stack of compiled code.

Nothing else can point to them, so that LLVM keeps their fields in registers and need not read the box again after every write.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array

WORD = ir.IntType(64)


@intrinsic  # type: ignore[untyped-decorator]
def local(_: Any, dtype: Any) -> Any:
    """A record of this type in the caller's frame, with undefined contents. Only entry points may use it: a record of a rule
    would end with the rule's call."""
    made = dtype.dtype

    def code(context: Any, builder: Any, *_: Any) -> Any:
        at = cgutils.alloca_once(builder, ir.ArrayType(WORD, made.size // 8))
        return builder.bitcast(at, context.get_value_type(made))

    return made(dtype), code


@intrinsic  # type: ignore[untyped-decorator]
def words_of(_: Any, record: Any) -> Any:
    """The same memory as an array of 64-bit words, whose number the compiler knows."""
    made = types.Array(types.uint64, 1, "C")

    def code(context: Any, builder: Any, _: Any, args: Any) -> Any:
        array = make_array(made)(context, builder)
        n, size = (context.get_constant(types.intp, k) for k in (record.size // 8, 8))
        data = builder.bitcast(args[0], WORD.as_pointer())
        populate_array(array, data=data, shape=[n], strides=[size], itemsize=size, meminfo=None)
        return array._getvalue()

    return made(record), code
