"""The internals of third-party packages that we subclass or use still exist.

They are not stable API, so a new release may move one. Then the tests of the server or of the compiler fail in many places; this
one names the part in one sentence, and where we use it.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
BOUNDED = ("numba", "llvmlite", "ray", "uvicorn")
"""Packages whose internals we use: everything imported from them is checked. numba-cuda is below Numba."""
SERVER, ENGINES = "rulewright.doors.server", "rulewright.kernel.engines"
LINE, CONNECTIONS = f"{SERVER}.http.connections.Line", f"{SERVER}.http.connections.Connections"
OVERRIDES: dict[str, set[str]] = {
    LINE: {"connection_lost", "connection_made", "handle_connect", "send", "send_receive_event_to_app"},
    CONNECTIONS: {"connection_lost", "connection_made", "data_received", "handle_websocket_upgrade", "shutdown"},
    f"{SERVER}.http.connections.Config": set(),
    f"{SERVER}.workers.Server": {"shutdown", "startup"},
    f"{SERVER}.workers.Worker": {"on_tick", "shutdown", "startup"},
    f"{ENGINES}.cache.DiskCache": {"_index_key"},
    f"{ENGINES}.cache._Results": set(),
    f"{ENGINES}.cache._Folder": {"get_cache_path", "get_disambiguator", "get_source_stamp"},
    f"{ENGINES}.device.DeviceRule": {"get_call_template"},
    f"{ENGINES}.device.Kernel": {"compile"},
    f"{ENGINES}.device.KernelCache": {"_index_key", "save_overload"},
    f"{ENGINES}.device._Kernels": set(),
    f"{ENGINES}.device._Folder": {"get_cache_path", "get_disambiguator", "get_source_stamp"},
    f"{ENGINES}.device.ResolveEnums": {"match"},
    f"{ENGINES}.parts.Part": {"codegen", "finalize", "get_pointer_to_function"},
    f"{ENGINES}.linking.RulePart": {"add_ir_module"},
    f"{ENGINES}.linking.Whole": {"_optimize_final_module", "finalize"},
    f"{ENGINES}.linking.ResolveEnums": {"run_pass"},
    f"{ENGINES}.linking.RuleCompiler": {"compile_extra", "define_pipelines"},
    f"{ENGINES}.linking.EntryCompiler": {"compile_extra", "define_pipelines"},
    f"{ENGINES}.linking.CheckingEntryCompiler": {"compile_extra"},
    f"{ENGINES}.linking.Entry": {"compile"},
    f"{ENGINES}.linking.Callee": {"get_call_template", "get_overload"},
    f"{ENGINES}.linking.Note": {"get_call_template", "get_overload"},
    "rulewright.doors.pettingzoo.SeatsInTurn": {"last", "observe", "reset", "step"},
}
"""Our subclasses of their classes, and the methods we override. An override of a removed method would never be called."""


def moved(package: str, part: str, where: str) -> str:
    """The error message for a moved part."""
    number = version({"numba.cuda": "numba-cuda"}.get(package, package))
    return (
        f"{package} {number} has no {part} as {where} uses it: adapt that to the new release, or keep {package} below it in "
        "pyproject.toml."
    )


# ---------------------------------------------------------------- imports


def inner_users() -> Iterator[tuple[str, str, str]]:
    """Every name that src imports from one of these packages: our module, theirs, and the name."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        ours, text = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts), path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if any(package in text for package in BOUNDED) else ():
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    if node.module.partition(".")[0] in BOUNDED:
                        yield ours, node.module, alias.name
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    if alias.name.partition(".")[0] in BOUNDED:
                        yield ours, alias.name, ""


def test_what_is_imported_is_there() -> None:
    found = set(inner_users())
    assert {"numba.core.caching", "numba.cuda.core.rewrites", "uvicorn.protocols.http.h11_impl"} <= {
        m for _, m, _ in found
    }
    for ours, module, name in sorted(found, key=lambda f: ("cuda" in f[1], f)):
        package = "numba.cuda" if module.startswith("numba.cuda") else module.partition(".")[0]
        try:
            there = not name or hasattr(import_module(module), name) or bool(find_spec(f"{module}.{name}"))
        except ImportError:
            there = False
        assert there, moved(package, f"{module}.{name}", ours)


# ---------------------------------------------------------------- subclasses


def known(name: str) -> type:
    """A class of ours by name. It is imported here and not above, so that the missing part is reported first."""
    module, _, of = name.rpartition(".")
    found: type = getattr(import_module(module), of)
    return found


def theirs(ours: type) -> list[type]:
    """The third-party base classes of one of ours."""
    return [
        c for c in ours.__mro__ if c.__module__.partition(".")[0] not in ("rulewright", "builtins", "abc", "typing")
    ]


def source(c: type) -> ast.AST:
    try:
        return ast.parse(textwrap.dedent(inspect.getsource(c)))
    except (OSError, TypeError):  # a class in C
        return ast.Module([], [])


@cache
def members(c: type) -> frozenset[str]:
    """The members of a class: those in its body, and the attributes its methods set."""
    stored = {
        node.attr
        for node in ast.walk(source(c))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and of_self(node)
    }
    return frozenset(stored | vars(c).keys() | inspect.get_annotations(c).keys())


def of_self(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def used(ours: type) -> set[str]:
    """The attributes that one of our classes uses through `self` and `super()` and does not define."""
    mine: set[str] = set().union(*(members(c) for c in ours.__mro__ if c not in theirs(ours) and c is not object))
    asked, from_super = set(), set()
    for node in ast.walk(source(ours)):
        if isinstance(node, ast.Attribute):
            if of_self(node):
                asked.add(node.attr)
            elif isinstance(node.value, ast.Call) and ast.unparse(node.value.func) == "super":
                from_super.add(node.attr)
    return (asked - mine) | from_super


def faults(ours: type, overrides: set[str]) -> list[str]:
    """The error messages about moved parts below a class of ours."""
    bases = theirs(ours)
    package = bases[0].__module__.partition(".")[0]
    where = f"{ours.__module__}.{ours.__name__}"
    given = set[str]().union(*(members(c) for c in bases)) | set(dir(object))
    said = [moved(package, f"{bases[0].__name__}.{name}", where) for name in sorted((used(ours) | overrides) - given)]
    for name in sorted(overrides & given):
        mine, other = vars(ours)[name], next(vars(c)[name] for c in bases if name in vars(c))
        if inspect.isfunction(mine) and inspect.isfunction(other) and takes(other) not in (takes(mine), ANYTHING):
            said.append(moved(package, f"{bases[0].__name__}.{name}({', '.join(takes(mine))})", where))
    return said


ANYTHING = ["self", "args", "kwargs"]


def takes(f: Any) -> list[str]:
    return list(inspect.signature(f).parameters)


@pytest.mark.parametrize("name", OVERRIDES)
def test_what_our_classes_stand_on_is_there(name: str) -> None:
    said = faults(known(name), OVERRIDES[name])
    assert not said, "\n".join(said)


@pytest.mark.parametrize("name", OVERRIDES)
def test_every_override_is_listed(name: str) -> None:
    """Every override must be in the list above, or its removal upstream would go unnoticed."""
    ours = known(name)
    both = vars(ours).keys() & set().union(*(vars(c).keys() for c in theirs(ours)))
    replaced = {n for n in both if inspect.isfunction(vars(ours)[n]) or isinstance(vars(ours)[n], property)}
    assert replaced - {"__init__"} <= OVERRIDES[name]


def test_every_class_below_theirs_is_listed() -> None:
    modules = {module for module, _, _ in inner_users()}
    assert f"{ENGINES}.linking" in modules
    for module in modules:
        for name, c in vars(import_module(module)).items():
            if (
                inspect.isclass(c)
                and c.__module__ == module
                and any(b.__module__.startswith(BOUNDED) for b in theirs(c))
            ):
                assert f"{module}.{name}" in OVERRIDES


def test_a_part_that_moves_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """One message each for a removed method, a changed signature, and an attribute that is no longer set."""
    from uvicorn.protocols.http.h11_impl import H11Protocol

    c, overrides = known(CONNECTIONS), OVERRIDES[CONNECTIONS]
    assert faults(c, overrides) == []
    members.cache_clear()
    monkeypatch.delattr(H11Protocol, "handle_websocket_upgrade")
    monkeypatch.setattr(H11Protocol, "data_received", lambda self, data, more: None)
    said = faults(c, overrides)
    where = f"as {CONNECTIONS} uses it: adapt that to the new release, or keep uvicorn below it in pyproject.toml."
    assert len(said) == 2
    assert f"has no H11Protocol.handle_websocket_upgrade {where}" in said[0]
    assert f"has no H11Protocol.data_received(self, data) {where}" in said[1]
    real = members
    monkeypatch.setitem(globals(), "members", lambda c: real(c) - {"cycle"})
    assert any("has no H11Protocol.cycle" in sentence for sentence in faults(c, overrides))
    real.cache_clear()


# ---------------------------------------------------------------- other internals


def test_what_we_reach_into_in_numba_is_there() -> None:
    """The other internals that the compiled engine relies on, besides the classes above."""
    import numba
    from llvmlite.binding import ffi
    from numba.core import ir
    from numba.core.caching import IndexDataCacheFile
    from numba.core.compiler import DefaultPassBuilder, Flags
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.compiler_machinery import PassManager
    from numba.core.registry import CPUDispatcher, cpu_target
    from numba.core.types import Record
    from numba.np import arraymath, linalg

    from rulewright.kernel.engines.linking import NEEDLESS

    changes = f"{ENGINES}.numba_changes"
    steps = {step.name() for step, _ in DefaultPassBuilder.define_nopython_pipeline(_state()).passes}
    for there, part, where in (
        (hasattr(numba.njit(takes), "_cache"), "Dispatcher._cache", f"{ENGINES}.compiled"),
        (hasattr(CPUDispatcher, "signatures"), "Dispatcher.signatures", f"{ENGINES}.compiled"),
        (hasattr(cpu_target.typing_context, "insert_global"), "BaseContext.insert_global", f"{ENGINES}.compiled"),
        (hasattr(cpu_target.target_context.codegen(), "magic_tuple"), "Codegen.magic_tuple", f"{ENGINES}.cache"),
        (hasattr(IndexDataCacheFile, "_load_index"), "IndexDataCacheFile._load_index", f"{ENGINES}.cache"),
        (hasattr(PassManager, "add_pass_after"), "PassManager.add_pass_after", f"{ENGINES}.linking"),
        (hasattr(Flags(), "_values"), "TargetConfig._values", changes),
        (hasattr(Record, "mangling_args"), "Record.mangling_args", changes),
        (hasattr(ir.Inst, "_rec_list_vars"), "Inst._rec_list_vars", changes),
        (hasattr(global_compiler_lock, "_lock"), "global_compiler_lock._lock", changes),
        (hasattr(ffi.lib._lock, "_cblist"), "ffi.lib._lock._cblist", changes),
        (hasattr(linalg, "ensure_blas") and hasattr(arraymath, "_HAVE_BLAS"), "arraymath._HAVE_BLAS", changes),
        *((hasattr(ir, name), f"ir.{name}", f"{ENGINES}.enums") for name in IR),
        ("_definitions" in members(ir.FunctionIR), "FunctionIR._definitions", f"{ENGINES}.enums"),
        *((name in steps, f"pass {name}", f"{ENGINES}.linking.NEEDLESS") for name in sorted(NEEDLESS)),
    ):
        assert there, moved("numba", part, where)


IR = ("Assign", "Const", "Expr", "FreeVar", "Global", "Var")


def _state() -> Any:
    from numba.core.compiler import Flags, StateDict

    state = StateDict()
    state.flags, state.func_ir = Flags(), None
    return state


def test_what_we_reach_into_in_numba_cuda_is_there() -> None:
    pytest.importorskip("numba.cuda.core", reason="numba-cuda is not installed")
    from rulewright.kernel.engines.card import load_cuda

    cuda = load_cuda()
    from numba.cuda import dispatcher
    from numba.cuda.core import ir
    from numba.cuda.core.rewrites import rewrite_registry
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.target import CUDATargetContext

    from rulewright.kernel.engines import device

    where = f"{ENGINES}.card and device"
    for there, part in (
        (hasattr(dispatcher, "get_current_device"), "dispatcher.get_current_device"),
        ("before-inference" in rewrite_registry.rewrites, 'rewrite_registry.rewrites["before-inference"]'),
        (hasattr(cuda, "compile_ptx"), "cuda.compile_ptx"),
        (CUDATargetContext.make_constant_array is device._place_table, "CUDATargetContext.make_constant_array"),
        (hasattr(nvvm, "ADDRSPACE_CONSTANT"), "cudadrv.nvvm.ADDRSPACE_CONSTANT"),
        *((hasattr(ir, name), f"core.ir.{name}") for name in IR),
    ):
        assert there, moved("numba.cuda", part, where)


def test_what_we_reach_into_elsewhere_is_there(pytestconfig: pytest.Config) -> None:
    with ProcessPoolExecutor(1) as pool:
        assert hasattr(pool, "_processes"), "jobs/pool.py ends the process of a pool by its _processes: they have moved"
    if pytestconfig.pluginmanager.has_plugin("xdist"):
        assert hasattr(pytestconfig.option, "loadscopereorder"), moved(
            "pytest-xdist", "option loadscopereorder", "tests/conftest.py"
        )
