"""Compiled code kept on disk: one folder a game, one file an entry point, named after what the compiler read.

Numba's own cache asks whether a file changed; ours asks whether the rules did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from numba.core.caching import Cache, CompileResultCacheImpl, IndexDataCacheFile, _CacheLocator
from numba.core.registry import cpu_target
from platformdirs import user_cache_path

from rulewright.kernel.engines import callgraph

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

MANNER = 5
"""How entry points are made: a new number where that changes, so that nothing made the old way is loaded."""


class DiskCache(Cache):  # type: ignore[misc]
    """Numba's way of storing and loading compiled code, in a place and under a name of our choice."""

    def __init__(self, game: str, f: Callable[..., Any], checks: bool = False) -> None:
        folder, key = user_cache_path("rulewright") / "compiled" / game, callgraph.key(f) + "b" * checks
        self._name, self._py_func = repr(f), f
        self._impl = _Results(_Folder(folder, f))
        self._cache_path, self._lock = str(folder), folder / f"{f.__name__}-{key}.lock"
        self._cache_file = IndexDataCacheFile(self._cache_path, f"{f.__name__}-{key}", (MANNER, key))
        self.enable()

    def holds_something(self) -> bool:
        """Whether code for this machine is there to be loaded."""
        machine = cpu_target.target_context.codegen().magic_tuple()
        return any(made_for == machine for _, made_for in self._cache_file._load_index())

    @contextmanager
    def one_at_a_time(self) -> Iterator[None]:
        """While one process compiles an entry point, others that want it wait, and load what it made."""
        if fcntl is None:
            yield
            return
        self._lock.parent.mkdir(parents=True, exist_ok=True)
        with self._lock.open("w") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            yield

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, codegen.magic_tuple()


class _Results(CompileResultCacheImpl):  # type: ignore[misc]
    def __init__(self, locator: _Folder) -> None:
        self._locator, self._lineno = locator, 1


class _Folder(_CacheLocator):  # type: ignore[misc]
    def __init__(self, folder: Path, f: Callable[..., Any]) -> None:
        self._folder, self._py_file = folder, f.__code__.co_filename

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> None:
        """The name of the file says it all."""

    def get_disambiguator(self) -> str:
        return ""
