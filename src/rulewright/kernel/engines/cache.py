"""The disk cache of compiled code: one folder for each game, one file for each entry point, named after a hash of its code.

Numba's own cache checks whether a file has changed; ours checks whether the rules have.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from numba.core.caching import Cache, CompileResultCacheImpl, IndexDataCacheFile, _CacheLocator
from numba.core.codegen import Codegen
from numba.core.registry import cpu_target
from numba.core.typing import Signature

from rulewright.kernel import callgraph
from rulewright.kernel.cache_folder import cache_folder
from rulewright.kernel.rule import Function

MANNER = 8
"""The cache format's version: increase it when entry points are compiled differently, so that no stale code is loaded."""


class DiskCache(Cache):
    """Numba's cache with our own folder and file names."""

    def __init__(self, game: str, f: Function, checks: bool = False) -> None:
        folder, key = cache_folder("compiled", game), callgraph.key(f) + "b" * checks
        self._name, self._py_func = repr(f), f
        self._impl = _Results(_Folder(folder, f))
        self._cache_path, self._lock = str(folder), folder / f"{f.__name__}-{key}.lock"
        self._cache_file = IndexDataCacheFile(self._cache_path, f"{f.__name__}-{key}", (MANNER, key))
        self.enable()

    def holds_something(self) -> bool:
        """Whether there is code for this machine to load."""
        machine = cpu_target.target_context.codegen().magic_tuple()
        return any(made_for == machine for _, made_for in self._cache_file._load_index())

    @contextmanager
    def one_at_a_time(self) -> Iterator[None]:
        """Lock an entry point while compiling it: other processes that need it wait, then load the result."""
        with self._lock.open("w") as held:  # writing also tells `tidy` when it was last used
            with suppress(ImportError):  # Windows has no such locks
                import fcntl

                fcntl.flock(held, fcntl.LOCK_EX)
            yield

    def _index_key(self, sig: Signature, codegen: Codegen) -> tuple[Signature, object]:
        return sig, codegen.magic_tuple()


class _Results(CompileResultCacheImpl):
    def __init__(self, locator: _Folder) -> None:
        self._locator, self._lineno = locator, 1


class _Folder(_CacheLocator):
    def __init__(self, folder: Path, f: Function) -> None:
        self._folder, self._py_file = folder, f.__code__.co_filename

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> None:
        """Return None: the file's name already identifies the code."""

    def get_disambiguator(self) -> str:
        return ""
