"""Enumerations in rules: before type inference, `Phase.BUILDING` is replaced by its number.

Numba's own type for enumeration members would make every comparison slower to compile, and would not match the type of the
fields that hold them. Rules mean plain numbers, so members become constants, exactly as if a module had defined `BUILDING = 3`,
and methods of a verb (`Verb.MOVE.of(a, b)`, `.argument`, `.arguments`, `Verb.at`) become arithmetic. Numba and numba-cuda have
separate but equivalent intermediate languages; the classes are taken from the module of the function being rewritten.
"""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable, Iterator
from enum import IntEnum
from itertools import count
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeGuard

from rulewright.kernel.actions import METHODS, Code
from rulewright.kernel.callgraph import UNKNOWN, attribute, is_enumeration
from rulewright.kernel.rule import RuleError

if TYPE_CHECKING:
    from numba.core.ir import Assign, Block, Expr, FunctionIR, Inst, Stmt, Var

Method = tuple[Code, str]
"""A verb and the method called on it."""


def resolve(func_ir: FunctionIR) -> None:
    """Replace all enumeration members that a function reads by numbers."""
    if any(_concerns(value) for _, value in _outside(func_ir)):
        _Resolver(func_ir).run()


def _concerns(value: object) -> bool:
    return is_enumeration(value) or isinstance(value, IntEnum | ModuleType) or _holds_members(value)


def _holds_members(value: object) -> TypeGuard[tuple[object, ...]]:
    return isinstance(value, tuple) and any(isinstance(v, IntEnum) or _holds_members(v) for v in value)


def _plain(value: Any) -> object:
    return tuple(_plain(v) for v in value) if isinstance(value, tuple) else int(value)


def _outside(func_ir: FunctionIR) -> Iterator[tuple[Assign, object]]:
    """The outside values that a function reads, each with the statement that reads it."""
    ir = sys.modules[type(func_ir).__module__]
    for block in func_ir.blocks.values():
        for statement in block.body:
            if isinstance(statement, ir.Assign) and isinstance(statement.value, ir.Global | ir.FreeVar):
                yield statement, statement.value.value


class _Resolver:
    def __init__(self, func_ir: FunctionIR) -> None:
        self.func_ir, self.ir = func_ir, sys.modules[type(func_ir).__module__]
        self.numbers = count()
        self.known: dict[str, object] = {}
        self.written: dict[str, list[Inst]] = {}
        for block in func_ir.blocks.values():
            for statement in block.body:
                if isinstance(statement, self.ir.Assign):
                    self.written.setdefault(statement.target.name, []).append(statement.value)

    def run(self) -> None:
        for block in self.func_ir.blocks.values():
            block.body = [new for old in block.body for new in self.rewritten(block, old)]
        definitions = self.func_ir._definitions
        definitions.clear()
        for block in self.func_ir.blocks.values():
            for statement in block.body:
                if isinstance(statement, self.ir.Assign):
                    definitions[statement.target.name].append(statement.value)

    def of(self, name: str) -> object:
        """The value of a variable, if every assignment to it has the same known value."""
        if name not in self.known:
            self.known[name] = UNKNOWN  # in case the variable depends on itself, as in loops
            found = [self.value(value) for value in self.written.get(name, ())]
            if found and all(value is not UNKNOWN and value == found[0] for value in found):
                self.known[name] = found[0]
        return self.known[name]

    def value(self, value: Inst) -> object:
        ir = self.ir
        if isinstance(value, ir.Global | ir.FreeVar):
            return value.value if _concerns(value.value) else UNKNOWN
        if isinstance(value, ir.Var):
            return self.of(value.name)
        if isinstance(value, ir.Expr) and value.op == "getattr":
            holder = self.of(value.value.name)
            found = attribute(holder, value.attr)
            return found if not isinstance(holder, ModuleType) or _concerns(found) else UNKNOWN
        return UNKNOWN

    def rewritten(self, block: Block, statement: Stmt) -> Iterator[Stmt]:
        """The statements that replace this one, if any."""
        ir = self.ir
        if not isinstance(statement, ir.Assign):
            yield statement
            return
        value, loc = statement.value, statement.loc
        if isinstance(value, ir.Expr) and value.op == "call":
            called = self.of(value.func.name)
            if _is_method(called):
                yield from self.arithmetic(block, statement, called)
                return
        found = self.value(value)
        if found is UNKNOWN or isinstance(found, ModuleType):
            yield statement
        elif isinstance(found, int):
            yield ir.Assign(ir.Const(int(found), loc), statement.target, loc)
        elif _holds_members(found) and not _is_method(found):
            yield ir.Assign(ir.Global(statement.target.name, _plain(found), loc), statement.target, loc)
        elif callable(found) and not is_enumeration(found):
            yield ir.Assign(ir.Global(getattr(found, "__qualname__", ""), found, loc), statement.target, loc)

    def arithmetic(self, block: Block, statement: Assign, called: Method) -> Iterator[Stmt]:
        """A verb's method call as arithmetic."""
        ir, (verb, method), loc = self.ir, called, statement.loc
        made: list[Stmt] = []
        given = statement.value.args
        expected = len(verb.sizes) if method == "of" else 1
        if len(given) != expected or statement.value.kws or (method in ("argument", "index") and len(verb.sizes) != 1):
            said = f"Verb.{verb.name} {verb.takes}, which is not how {method} is called here"
            raise RuleError(f"{said}\n{loc.strformat()}")

        def var(value: Inst) -> Var:
            target = block.scope.define(f"$enum{next(self.numbers)}", loc)
            made.append(ir.Assign(value, target, loc))
            return target

        def number(n: int) -> Var:
            return var(ir.Const(n, loc))

        def binary(f: Callable[[int, int], int], left: Var, right: Var) -> Expr:
            return ir.Expr.binop(f, left, right, loc)

        if method == "of":
            code = number(int(verb))
            for i, argument in enumerate(given):
                weight = 1
                for n in verb.sizes[i + 1 :]:
                    weight *= n
                term = argument if weight == 1 else var(binary(operator.mul, argument, number(weight)))
                code = var(binary(operator.add, code, term))
            result = code
        else:
            rest = var(binary(operator.sub, given[0], number(int(verb))))
            if method in ("argument", "index"):
                result = rest
            else:
                parts = []
                for i, n in reversed(list(enumerate(verb.sizes))):
                    parts.append(rest if i == 0 else var(binary(operator.mod, rest, number(n))))
                    rest = rest if i == 0 else var(binary(operator.floordiv, rest, number(n)))
                result = ir.Expr.build_tuple(parts[::-1], loc)
        yield from made
        yield ir.Assign(result, statement.target, loc)


def _is_method(value: object) -> TypeGuard[Method]:
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], Code) and value[1] in METHODS
