"""The disk cache of compiled rules, keyed by a hash of their source. An entry point reuses rules that another one needed
before, in this process or any other, and only the rest is compiled."""

from __future__ import annotations

import copy
import os
import pickle
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from uuid import uuid4

import numba
from llvmlite.binding import Linkage, parse_bitcode
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompileResult
from numba.core.environment import Environment
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.core.serialize import dumps

from rulewright import folders
from rulewright.kernel import callgraph
from rulewright.kernel.cache_folder import cache_folder, tidy
from rulewright.kernel.engines.cache import MANNER
from rulewright.kernel.rule import Function

if TYPE_CHECKING:
    from numba.core.codegen import CodeLibrary
    from numba.core.funcdesc import FunctionDescriptor
    from numba.core.types import Type
    from numba.core.typing import Signature


class Part(JITCodeLibrary):
    """A rule's code, to be linked into an entry point and never run by itself."""

    key = ""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Part:
        return self

    def set_env(self, name: str, env: Environment) -> None:
        """Do nothing: the entry point sets its rules' environments."""


class Kept(NamedTuple):
    """A cached rule: its LLVM bitcode, and the hashes of the rules that it calls."""

    code: bytes
    calls: tuple[str, ...]
    name: str
    about: FunctionDescriptor
    signature: Signature


_made: dict[str, CompileResult] = {}
"""Every rule that this process has compiled or loaded."""


def key(f: Function, args: tuple[Type, ...], checks: bool) -> str:
    """The cache key of a rule called with these types."""
    machine = cpu_target.target_context.codegen().magic_tuple()
    read = (MANNER, numba.__version__, machine, callgraph.key(f), checks, *map(str, args))
    return sha256(repr(read).encode()).hexdigest()[:32]


def load(key: str) -> CompileResult | None:
    """The rule cached under this key, in memory or on disk; None if there is none."""
    if key in _made:
        return _made[key]
    try:
        kept: Kept = pickle.loads(_file(key).read_bytes())
    except (FileNotFoundError, EOFError, pickle.UnpicklingError):  # a power cut may have left half of it
        return None
    except (AttributeError, ImportError):  # a class in its signature has moved since
        return None
    with suppress(OSError):
        os.utime(_file(key))  # used, so `tidy` removes others first
    called = [made for made in map(load, kept.calls) if made is not None]
    if len(called) < len(kept.calls):
        return None
    target = cpu_target.target_context
    library = Part(target.codegen(), kept.name)
    library._final_module.link_in(parse_bitcode(kept.code))
    for made in called:
        library.add_linking_library(made.library)
    library.add_linking_library(rtsys.library)
    library.finalize()
    env = Environment(vars(folders))
    env.env_name = kept.about.env_name
    Environment._memo[env.env_name] = env
    entry = target.get_executable(library, kept.about, env)
    target.insert_user_function(entry, kept.about, [library])
    made = CompileResult(**dict.fromkeys(CompileResult._fields) | {
        "target_context": target, "typing_context": target.typing_context, "library": library, "environment": env,
        "entry_point": entry, "fndesc": kept.about, "signature": kept.signature, "objectmode": False, "lifted": (),
        "reload_init": [], "referenced_envs": [],
    })  # fmt: skip
    return _remember(key, made)


def keep(key: str, made: CompileResult) -> CompileResult:
    """Cache a rule that was just compiled. One that needs Python at run time is cached in memory only."""
    if made.environment.consts:
        return _remember(key, made)
    library, about = made.library, copy.copy(made.fndesc)
    about.typemap = about.calltypes = None
    calls = [part for part in library._linking_libraries if isinstance(part, Part)]
    others = [part for part in library._linking_libraries if not isinstance(part, Part) and part is not rtsys.library]
    kept = Kept(_together(library, others), tuple(part.key for part in calls), library.name, about, made.signature)
    _tidy_once()
    file = _file(key)
    fresh = file.with_name(f"{key}.{uuid4().hex}")
    fresh.write_bytes(dumps(kept))
    os.replace(fresh, file)
    return _remember(key, made)


def _together(library: Part, others: Iterable[CodeLibrary]) -> bytes:
    """A rule's code together with the Numba functions it calls. Those are numbered differently in every process, so they get
    internal linkage to keep them from being mixed up."""
    module = library._final_module.clone()
    for other in others:
        code = other._get_module_for_linking()
        names = {f.name for f in code.functions if not f.is_declaration}
        module.link_in(code, preserve=True)
        for f in module.functions:
            if f.name in names and not f.is_declaration:
                f.linkage = Linkage.internal
    return bytes(module.as_bitcode())


def _remember(key: str, made: CompileResult) -> CompileResult:
    made.library.key = key
    _made[key] = made
    return made


def _folder() -> Path:
    return cache_folder("compiled", "rules")


def _file(key: str) -> Path:
    return _folder() / key


@cache
def _tidy_once() -> None:
    """Before the first new rule of this process; what fits into the cache was made by processes before it."""
    tidy(_folder().parent)
