"""Rules as numba-cuda device functions, and kernels cached on disk. Imported only through `card.load_cuda`."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from numba import cuda
from numba.cuda import types
from numba.cuda.core.caching import IndexDataCacheFile, _CacheLocator
from numba.cuda.core.rewrites import Rewrite, rewrite_registry
from numba.cuda.cudadrv import nvvm
from numba.cuda.descriptor import cuda_target
from numba.cuda.dispatcher import CUDACache, CUDACacheImpl, CUDADispatcher
from numba.cuda.target import CUDATargetContext
from numba.cuda.typing import make_concrete_template

from rulewright.kernel import callgraph
from rulewright.kernel.bitsets import size
from rulewright.kernel.cache_folder import cache_folder
from rulewright.kernel.engines.enums import resolve
from rulewright.kernel.engines.progress import compiling
from rulewright.kernel.lookup import written_in
from rulewright.kernel.rule import INTRINSICS, RULES, Function

if TYPE_CHECKING:
    import numpy as np
    from numba.cuda.codegen import JITCUDACodegen
    from numba.cuda.compiler import CUDACompileResult
    from numba.cuda.core.ir import FunctionIR
    from numba.cuda.dispatcher import _Kernel
    from numba.cuda.typing import Signature
    from numpy.typing import NDArray

    Types = tuple[types.Type, ...]

MANNER = 2
"""The cache format's version: increase it when kernels are compiled differently, so that no stale code is loaded."""
_known: dict[Function, DeviceRule] = {}


class DeviceRule(CUDADispatcher):
    """A rule as other rules call it. Integer arguments are widened to 64 bits, so that it is not compiled for each width."""

    def __init__(self, f: Function) -> None:
        super().__init__(f, {"device": True, "debug": False, "opt": True})

    def get_call_template(self, args: Types, kws: dict[str, types.Type]) -> tuple[object, ...]:
        signature, args = self.fold_argument_types(args, kws)
        args = tuple(_wide(types.unliteral(a)) for a in args)
        fresh = args not in self.overloads
        made = self.compile_device(args)
        if fresh:
            _weigh(made)
        name = self.py_func.__name__
        return make_concrete_template(name, key=name, signatures=[made.signature]), signature, args, {}


_inline_below: list[int | None] = [None]
"""Rules with fewer instructions than this may be inlined; None: the compiler decides."""


def _weigh(made: CUDACompileResult) -> None:
    """Forbid inlining of a large rule."""
    most = _inline_below[0]
    for f in made.library._module.functions:
        if most is not None and sum(len(block.instructions) for block in f.blocks) >= most:
            f.attributes.add("noinline")
        else:
            f.attributes.discard("noinline")


def _inline(most: int | None) -> None:
    """Set the inlining limit for all rules, including those already compiled."""
    if _inline_below[0] != most:
        _inline_below[0] = most
        for rule in _known.values():
            for made in rule.overloads.values():
                _weigh(made)


def _wide(kind: types.Type) -> types.Type:
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


class ResolveEnums(Rewrite):
    """Replaces enumeration members by numbers, before numba-cuda's own rewrites."""

    def match(self, func_ir: FunctionIR, block: object, typemap: object, calltypes: object) -> bool:
        resolve(func_ir)
        return False  # all blocks are done already


rewrite_registry.rewrites["before-inference"].insert(0, ResolveEnums)


LARGE = 4096
"""Tables with more bytes go into the GPU's global memory: its constant memory holds only 64 kB for all of a kernel's tables."""
_in_constant_memory = CUDATargetContext.make_constant_array


def _place_table(self: CUDATargetContext, builder: object, kind: types.Type, table: NDArray[np.int64]) -> object:
    """Place a rule's table in constant or, if it is large, in global memory. Only one thread compiles at a time."""
    constant = nvvm.ADDRSPACE_CONSTANT
    if table.nbytes > LARGE:
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        return _in_constant_memory(self, builder, kind, table)
    finally:
        nvvm.ADDRSPACE_CONSTANT = constant


CUDATargetContext.make_constant_array = _place_table


def _popcount(members: int) -> int:
    """The size of a set by the GPU's own instruction."""
    found: int = cuda.popc(types.int64(members))
    return found


def learn() -> None:
    """Register with numba-cuda every rule and intrinsic that it does not know yet."""
    for f, known in (*INTRINSICS, *((f, f) for f in RULES)):
        if f not in _known:
            rule = _known[f] = DeviceRule(_popcount if f is size else written_in(known))
            cuda_target.typing_context.insert_global(f, rule._numba_type_)


class KernelCache(CUDACache):
    """numba-cuda's cache in our own folder, keyed by a hash of the compiled code's source."""

    def __init__(self, game: str, f: Function, settings: tuple[int | None, ...]) -> None:
        folder = cache_folder("compiled", game)
        self.key = sha256(repr((MANNER, callgraph.key(f), settings)).encode()).hexdigest()[:20]
        self._name, self._py_func = repr(f), f
        self._impl = _Kernels(_Folder(folder))
        self._cache_path = str(folder)
        self._cache_file = IndexDataCacheFile(self._cache_path, f"{f.__name__}-{self.key}-gpu", self.key)
        self._launch_config_key = None
        self._launch_config_sensitive_flag = None
        self._launch_config_marker_path = str(folder / f"{f.__name__}-{self.key}-gpu.lcs")
        self.enable()

    def holds_something(self) -> bool:
        """Whether there is a kernel for this GPU to load."""
        card = cuda_target.target_context.codegen().magic_tuple()
        return any(made_for == card for _, made_for in self._cache_file._load_index())

    def _index_key(self, sig: Signature, codegen: JITCUDACodegen) -> tuple[Signature, object]:
        return sig, codegen.magic_tuple()

    def save_overload(self, sig: Signature, data: _Kernel) -> None:
        data._codelibrary._llvm_strs = []  # many megabytes that are never read again
        super().save_overload(sig, data)


class _Kernels(CUDACacheImpl):
    def __init__(self, locator: _Folder) -> None:
        self._locator, self._lineno = locator, 1


class _Folder(_CacheLocator):
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> None:
        """Return None: the file's name already identifies the code."""

    def get_disambiguator(self) -> str:
        return ""


class Kernel(CUDADispatcher):
    """A kernel for a game's rules, cached on disk."""

    def __init__(
        self, game: str, f: Function, max_registers: int | None = None, inline_below: int | None = None
    ) -> None:
        super().__init__(written_in(f), {"debug": False, "opt": True, "max_registers": max_registers})
        self._cache, self._inline_below = KernelCache(game, f, (max_registers, inline_below)), inline_below

    def compile(self, sig: Signature) -> _Kernel:
        if sig not in self.overloads:
            _inline(self._inline_below)
            if not self.is_kept():
                compiling()
        return super().compile(sig)

    def is_kept(self) -> bool:
        return bool(self._cache.holds_something())
