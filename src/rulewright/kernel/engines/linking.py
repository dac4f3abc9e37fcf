"""Whole-program compilation: LLVM optimises and translates an entry point together with all its rules, once.

By default, Numba makes a finished library of every function, with copies of everything it calls. Most of that work is
repeated for the next caller, and those libraries are never run.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

from llvmlite.binding import Linkage, parse_assembly
from numba import types
from numba.core.bytecode import FunctionIdentity
from numba.core.cgutils import normalize_ir_text
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.environment import lookup_environment
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher
from numba.core.typing import make_concrete_template
from numba.core.untyped_passes import ExtractByteCode, IRProcessing

from rulewright import folders
from rulewright.folders import own_name
from rulewright.kernel import callgraph
from rulewright.kernel.engines import bounds, parts
from rulewright.kernel.engines.cache import DiskCache
from rulewright.kernel.engines.counting import MARK, counted
from rulewright.kernel.engines.diagnostics import sentence, vet
from rulewright.kernel.engines.enums import resolve
from rulewright.kernel.engines.numba_changes import change_numba
from rulewright.kernel.engines.parts import Part
from rulewright.kernel.engines.progress import compiling, one_more
from rulewright.kernel.lookup import written_in
from rulewright.kernel.rule import TRUSTED, Function, RuleError

if TYPE_CHECKING:
    from llvmlite.ir import Module
    from numba.core.codegen import CodeLibrary
    from numba.core.compiler import CompileResult, StateDict
    from numba.core.typing import BaseContext, Signature

    Types = tuple[types.Type, ...]
    Named = dict[str, types.Type]
    Seen = dict[tuple[types.Function, Types], Signature]

SETTINGS = {"error_model": "numpy", "nogil": True}


change_numba()


class RulePart(Part):
    """A rule's code while it is being compiled."""

    def add_ir_module(self, ir_module: Module) -> None:
        self._raise_if_finalized()
        made = parse_assembly(normalize_ir_text(by_value(ir_module)))
        made.name = ir_module.name
        made.verify()
        self.add_llvm_module(made)


class Whole(JITCodeLibrary):
    """An entry point's code together with all the rules it reaches."""

    def finalize(self) -> None:
        self._linking_libraries: list[CodeLibrary] = list(_all_parts(self._linking_libraries))
        super().finalize()
        for held in self._final_module.global_variables:
            env = lookup_environment(held.name)
            if env is not None:
                self._codegen.set_env(held.name, env)

    def _optimize_final_module(self) -> None:
        """Mark the rules as internal, since nothing outside calls them: LLVM then optimises better."""
        for f in self._final_module.functions:
            if not f.is_declaration and f.linkage == Linkage.linkonce_odr:
                f.linkage = Linkage.internal
        super()._optimize_final_module()


def by_value(module: Module) -> str:
    """The text of a module, changed so that functions return the results that Numba has them write through pointers.

    LLVM then sees which rules only read, and merges repeated calls of such a rule, as `offers` and then `offer` make. Each
    function becomes three: its body, one that returns everything the body writes, and one with the original name and
    parameters, for its callers. The first and the last are always inlined.
    """
    defined = [f for f in module.functions if not f.is_declaration]
    for f in defined:
        f.attributes.add("alwaysinline")
    text = str(module)
    for f in defined:
        name, (result, trouble, *given) = f.name, f.function_type.args
        answer = f"{{{result.pointee}, i32, {trouble.pointee}}}"
        passed = ", ".join(f"{kind} %a{i}" for i, kind in enumerate(given))
        rest = f", {passed}" if given else ""
        text = text.replace(f'define i32 @"{name}"(', f'define i32 @"{name}.body"(', 1)
        text += f'''
define {answer} @"{name}.value"({passed}) {{
  %result = alloca {result.pointee}
  %trouble = alloca {trouble.pointee}
  %status = call i32 @"{name}.body"({result} %result, {trouble} %trouble{rest})
  %r = load {result.pointee}, {result} %result
  %t = load {trouble.pointee}, {trouble} %trouble
  %x = insertvalue {answer} undef, {result.pointee} %r, 0
  %y = insertvalue {answer} %x, i32 %status, 1
  %z = insertvalue {answer} %y, {trouble.pointee} %t, 2
  ret {answer} %z
}}
define i32 @"{name}"({result} noalias %result, {trouble} noalias %trouble{rest}) alwaysinline {{
  %z = call {answer} @"{name}.value"({passed})
  %r = extractvalue {answer} %z, 0
  %status = extractvalue {answer} %z, 1
  %t = extractvalue {answer} %z, 2
  store {result.pointee} %r, {result} %result
  store {trouble.pointee} %t, {trouble} %trouble
  ret i32 %status
}}
'''
    return text


def _all_parts(libraries: Iterable[CodeLibrary]) -> Iterable[CodeLibrary]:
    """These libraries and all that they link to, each once."""
    found: dict[CodeLibrary, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if isinstance(library, Part):
                waiting += library._linking_libraries
    return found


class Remembering:
    """Numba's typing context, with a cache of how its own functions resolve for given argument types."""

    def __init__(self, knowledge: BaseContext, seen: Seen) -> None:
        self.knowledge, self.seen = knowledge, seen

    def __getattr__(self, name: str) -> Any:
        return getattr(self.knowledge, name)

    def resolve_function_type(self, f: types.Type, args: Types, kws: Named) -> Signature | None:
        if kws or not isinstance(f, types.Function):
            return self.knowledge.resolve_function_type(f, args, kws)
        found = self.seen.get((f, args))
        if found is None:
            found = self.knowledge.resolve_function_type(f, args, kws)
            if found is not None:
                self.seen[f, args] = found
        return found


_keys: list[str] = []
"""The keys of the rules being compiled, the innermost last."""
_failed: list[tuple[Function, Exception]] = []
"""Rules that did not compile, the innermost first."""
_seen: Seen = {}
NEEDLESS = {
    "annotate_types", "dump_parfor_diagnostics", "find_literally", "inline_closure_likes", "inline_inlinables",
    "inline_overloads", "literal_unroll", "LiteralPropagation", "make_function_op_code_to_jit_function",
    "Rewrite dynamic raises", "with_lifting",
}  # fmt: skip
"""Numba passes for features that rules do not use: nested functions, exceptions, parallel loops, loops over mixed types."""


@register_pass(mutates_CFG=False, analysis_only=False)
class ResolveEnums(FunctionPass):
    """The pass that replaces enumeration members by numbers."""

    _name = "resolve_enums"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: StateDict) -> bool:
        resolve(state.func_ir)
        return True


class RuleCompiler(Compiler):
    """Compiles a rule into a `Part`, to be linked into entry points."""

    def __init__(self, knowledge: BaseContext, *rest: object) -> None:
        super().__init__(Remembering(knowledge, _seen), *rest)

    def compile_extra(self, func: Function) -> CompileResult:
        state = self.state
        state.flags.no_cpython_wrapper = state.flags.no_cfunc_wrapper = True
        state.library = RulePart(state.targetctx.codegen(), func.__qualname__)
        state.func_id = FunctionIdentity.from_function(func)
        state.func_id.unique_id = _keys[-1]  # a unique name that is the same in every process
        state.func_id.unique_name = f"{state.func_id.func_qualname}${_keys[-1]}"
        ExtractByteCode().run_pass(state)
        state.lifted, state.lifted_from = (), None
        try:
            made = self._compile_bytecode()
        except Exception as e:
            _failed.append((func, e))
            raise
        return made

    def define_pipelines(self) -> list[PassManager]:
        pipelines: list[PassManager] = super().define_pipelines()
        plain = not any(isinstance(c, CodeType) for c in self.state.func_id.code.co_consts)
        pipelines[0] = _with_enums(pipelines[0], NEEDLESS if plain else set())
        return pipelines


def _with_enums(steps: PassManager, needless: set[str]) -> PassManager:
    """These passes without the needless ones, and with enumerations resolved."""
    made = PassManager("rule")
    made.passes.extend(step for step in steps.passes if step[0].name() not in needless)
    made.add_pass_after(ResolveEnums, IRProcessing)
    made.finalize()
    return made


class EntryCompiler(Compiler):
    """Compiles an entry point together with its rules into a whole program."""

    def compile_extra(self, func: Function) -> CompileResult:
        vet(func)
        compiling(len(callgraph.reached(func)))
        _failed.clear()
        state = self.state
        state.flags.no_cfunc_wrapper = True
        state.library = Whole(state.targetctx.codegen(), func.__qualname__)
        state.library.enable_object_caching()
        try:
            with callgraph.remembering():
                return super().compile_extra(func)
        except (NumbaError, KeyError, RuleError) as e:
            raise RuleError(sentence(*(_failed or [(func, e)])[0])) from e

    def define_pipelines(self) -> list[PassManager]:
        pipelines: list[PassManager] = super().define_pipelines()
        pipelines[0] = _with_enums(pipelines[0], set())
        return pipelines


class CheckingEntryCompiler(EntryCompiler):
    """An `EntryCompiler` with bounds checks in the entry point and in every rule it reaches."""

    def compile_extra(self, func: Function) -> CompileResult:
        with bounds.checked():
            return super().compile_extra(func)


def anywhere(f: Function) -> Function:
    """The same function without the folder in its module name, so that folders with the same rules share its compiled code."""
    if own_name(f.__module__) == f.__module__:
        return f
    made = FunctionType(f.__code__, f.__globals__, f.__name__, f.__defaults__, f.__closure__)
    made.__qualname__, made.__kwdefaults__, made.__module__ = f.__qualname__, f.__kwdefaults__, folders.__name__
    return made


class Entry(CPUDispatcher):
    """An entry point, cached on disk."""

    def __init__(self, f: Function, kept: DiskCache, compiler: type[EntryCompiler], checks: bool) -> None:
        settings = {"nopython": True, "boundscheck": checks, **SETTINGS}
        super().__init__(anywhere(written_in(f)), targetoptions=settings, pipeline_class=compiler)
        self._cache = kept

    def compile(self, sig: Signature | Types) -> int:
        with self._cache.one_at_a_time(), no_collection():
            made: int = super().compile(sig)
            return made


@contextmanager
def no_collection() -> Iterator[None]:
    """Put off garbage collection: a compile keeps most of what it makes, and looking through it took a tenth of its time."""
    wanted = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if wanted:
            gc.enable()


class Callee(CPUDispatcher):
    """A rule as other rules call it. Integer arguments are widened to 64 bits, so that it is not compiled for each width.

    When bounds are checked, a second `Callee`, compiled with checks, takes its place.
    """

    def __init__(self, f: Function, checks: bool = False) -> None:
        settings = {"nopython": True, "boundscheck": checks and f not in TRUSTED, **SETTINGS}
        super().__init__(anywhere(written_in(f)), targetoptions=settings, pipeline_class=RuleCompiler)
        self.rule, self.checks = f, checks
        self.checking: Callee | None = None

    def _chosen(self) -> Callee:
        if self.checks or not bounds.checking():
            return self
        self.checking = self.checking or Callee(self.rule, checks=True)
        return self.checking

    def get_call_template(self, args: Types, kws: Named) -> tuple[object, ...]:
        chosen = self._chosen()
        signature, args = chosen._compiler.fold_argument_types(args, kws)
        args = tuple(_wide(types.unliteral(a)) for a in args)
        chosen.get_compiled(args)
        name = self.py_func.__name__
        return make_concrete_template(name, name, [chosen.overloads[args].signature]), signature, args, {}

    def get_compiled(self, args: Types) -> None:
        """Compile this rule for these types, or load it if that was done before."""
        if args in self.overloads:
            return
        with global_compiler_lock, self._compiling_counter:
            key = parts.key(self.rule, args, self.checks)
            made = parts.load(key)
            if made is None:
                _keys.append(key)
                try:
                    made = parts.keep(key, self._compiler.compile(args, None))
                finally:
                    _keys.pop()
            self.add_overload(made)
        one_more()

    def get_overload(self, sig: Signature | Types) -> int:
        chosen = self._chosen()
        return super().get_overload(sig) if chosen is self else chosen.get_overload(sig)


class Note(Callee):
    """A note as rules call it: it compiles to nothing unless the state has counters."""

    def __init__(self, f: Function, private: bool) -> None:
        super().__init__(f)
        self.private, self.counters = private, dict[tuple[str, int], Callee]()

    def get_call_template(self, args: Types, kws: Named) -> tuple[object, ...]:
        if kws or not _counts(args):
            return super().get_call_template(args, kws)
        mark, arity = key = self._key(args)
        if key not in self.counters:
            self.counters[key] = Callee(counted(mark, arity, self.private))
        return self.counters[key].get_call_template(args, kws)

    def get_overload(self, sig: Signature | Types) -> int:
        args = getattr(sig, "args", sig)
        if not _counts(args):
            return super().get_overload(sig)
        return self.counters[self._key(args)].get_overload(sig)

    def _key(self, args: Types) -> tuple[str, int]:
        """The layout's mark and the number of numbers of a note with these argument types."""
        return next(name for name in args[0].fields if name.startswith(MARK)), len(args) - 2 - self.private


def _counts(args: Types) -> bool:
    """Whether the state in these argument types has counters."""
    return isinstance(args[0], types.Record) and any(name.startswith(MARK) for name in args[0].fields)


def _wide(kind: types.Type) -> types.Type:
    return types.int64 if isinstance(kind, types.Integer) and kind != types.uint64 else kind
