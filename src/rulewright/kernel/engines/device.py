"""Rules as device functions of numba-cuda, and kernels that are kept on disk. Imported only through `cuda.load_cuda`."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from numba import cuda
from numba.cuda import types
from numba.cuda.core.caching import IndexDataCacheFile, _CacheLocator
from numba.cuda.core.rewrites import Rewrite, rewrite_registry
from numba.cuda.cudadrv import nvvm
from numba.cuda.descriptor import cuda_target
from numba.cuda.dispatcher import CUDACache, CUDACacheImpl, CUDADispatcher
from numba.cuda.target import CUDATargetContext
from numba.cuda.typing import make_concrete_template
from platformdirs import user_cache_path

from rulewright.kernel.bitsets import size
from rulewright.kernel.engines import callgraph
from rulewright.kernel.engines.enums import resolve
from rulewright.kernel.engines.progress import compiling
from rulewright.kernel.lookup import written_in
from rulewright.kernel.rule import INTRINSICS, RULES

MANNER = 2
"""How kernels are made: a new number where that changes, so that nothing made the old way is loaded."""
_known: dict[Callable[..., Any], DeviceRule] = {}


class DeviceRule(CUDADispatcher):  # type: ignore[misc]
    """A rule as other rules call it. Every whole number it is given is a wide one, or it would be compiled for each width."""

    def __init__(self, f: Callable[..., Any]) -> None:
        super().__init__(f, {"device": True, "debug": False, "opt": True})

    def get_call_template(self, args: Any, kws: Any) -> Any:
        signature, args = self.fold_argument_types(args, kws)
        args = tuple(_wide(types.unliteral(a)) for a in args)
        fresh = args not in self.overloads
        made = self.compile_device(args)
        if fresh:
            _weigh(made)
        name = self.py_func.__name__
        return make_concrete_template(name, key=name, signatures=[made.signature]), signature, args, {}


_inline_below: list[int | None] = [None]
"""Up to how many instructions a rule is copied into every place that calls it; None: the compiler decides."""


def _weigh(made: Any) -> None:
    """Keep a large rule out of the places that call it."""
    most = _inline_below[0]
    for f in made.library._module.functions:
        if most is not None and sum(len(block.instructions) for block in f.blocks) >= most:
            f.attributes.add("noinline")
        else:
            f.attributes.discard("noinline")


def _inline(most: int | None) -> None:
    """Let this be so for all rules, those included that are compiled already."""
    if _inline_below[0] != most:
        _inline_below[0] = most
        for rule in _known.values():
            for made in rule.overloads.values():
                _weigh(made)


def _wide(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind


class ResolveEnums(Rewrite):  # type: ignore[misc]
    """Numbers in the place of enumerations, before any other rewrite of numba-cuda's."""

    def match(self, func_ir: Any, block: Any, typemap: Any, calltypes: Any) -> bool:
        resolve(func_ir)
        return False  # done, for all blocks


rewrite_registry.rewrites["before-inference"].insert(0, ResolveEnums)


LARGE = 4096
"""Tables of more bytes lie in the card's main memory: its constant memory holds 64 kB, for all of a kernel's tables together."""
_in_constant_memory = CUDATargetContext.make_constant_array


def _place_table(self: Any, builder: Any, kind: Any, table: Any) -> Any:
    """A table of the rules, where there is room for it. Only one thread compiles at a time."""
    constant = nvvm.ADDRSPACE_CONSTANT
    if table.nbytes > LARGE:
        nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        return _in_constant_memory(self, builder, kind, table)
    finally:
        nvvm.ADDRSPACE_CONSTANT = constant


CUDATargetContext.make_constant_array = _place_table


def _popcount(members: Any) -> Any:
    """The card counts bits by itself."""
    return cuda.popc(types.int64(members))


def learn() -> None:
    """Tell numba-cuda of every rule and intrinsic that it does not know yet."""
    for f, known in (*INTRINSICS, *((f, f) for f in RULES)):
        if f not in _known:
            rule = _known[f] = DeviceRule(_popcount if f is size else written_in(known))
            cuda_target.typing_context.insert_global(f, rule._numba_type_)


class KernelCache(CUDACache):  # type: ignore[misc]
    """numba-cuda's way of storing and loading kernels, in our place, under a hash of what the compiler read."""

    def __init__(self, game: str, f: Callable[..., Any], settings: tuple[Any, ...]) -> None:
        folder = user_cache_path("rulewright") / "compiled" / game
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
        """Whether a kernel for this card is there to be loaded."""
        card = cuda_target.target_context.codegen().magic_tuple()
        return any(made_for == card for _, made_for in self._cache_file._load_index())

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, codegen.magic_tuple()

    def save_overload(self, sig: Any, data: Any) -> None:
        data._codelibrary._llvm_strs = []  # many megabytes that nobody reads again
        super().save_overload(sig, data)


class _Kernels(CUDACacheImpl):  # type: ignore[misc]
    def __init__(self, locator: _Folder) -> None:
        self._locator, self._lineno = locator, 1


class _Folder(_CacheLocator):  # type: ignore[misc]
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> None:
        """The name of the file says it all."""

    def get_disambiguator(self) -> str:
        return ""


class Kernel(CUDADispatcher):  # type: ignore[misc]
    """A kernel over a game's rules, kept on disk."""

    def __init__(
        self, game: str, f: Callable[..., Any], max_registers: int | None = None, inline_below: int | None = None
    ) -> None:
        super().__init__(written_in(f), {"debug": False, "opt": True, "max_registers": max_registers})
        self._cache, self._inline_below = KernelCache(game, f, (max_registers, inline_below)), inline_below

    def compile(self, sig: Any) -> Any:
        if sig not in self.overloads:
            _inline(self._inline_below)
            if not self.is_kept():
                compiling()
        return super().compile(sig)

    def is_kept(self) -> bool:
        return bool(self._cache.holds_something())
