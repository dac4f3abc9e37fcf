"""The mutations of a rule: operators, constants, members of enumerations and conditions, and breaks of meaning: a step left
out or taken twice, two steps swapped, the wrong player or pile, the wrong number of seats.

Only functions marked `@rule` in the package `rules` are mutated, and the constants beside them. Notes (`note(...)`) are not: the
goldens and the conformance suite check the log word by word.
"""

from __future__ import annotations
import __future__

import ast
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from rulewright.kernel import Game, Pile
from rulewright.kernel.enumerations import Names
from rulewright.kernel.moves import derived

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
"""The opposite, and the boundary off by one."""
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
OTHER_CALL = {"min": "max", "max": "min", "any": "all", "all": "any"}
MARKS = ("rule", "does", "refuses", "choices")
SIMPLE = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr)


@dataclass(frozen=True)
class Break:
    """One change to one rule or constant, ready to be applied."""

    file: str
    """Relative to the game's folder, such as rules/deck.py."""
    line: int
    rule: str
    kind: str
    before: str
    after: str
    module: str
    codes: tuple[CodeType, ...]
    """The code of the mutated function, or of those derived from a list of choices; for a constant, the code that evaluates
    it."""
    constant: bool = False

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.rule}: {self.before}  ->  {self.after}"

    @property
    def function(self) -> FunctionType:
        return _functions(vars(sys.modules[self.module])[self.rule])[0]

    def make(self) -> None:
        """Apply it in this process, for every module that imported it: by its own name, or as a folder."""
        file = sys.modules[self.module].__file__
        for home in [m for m in list(sys.modules.values()) if m and getattr(m, "__file__", None) == file]:
            if self.constant:
                self._replace(home)
            else:
                for f, code in zip(_functions(vars(home)[self.rule]), self.codes, strict=True):
                    f.__code__ = code

    def _replace(self, home: ModuleType) -> None:
        was, now = getattr(home, self.rule), eval(self.codes[0], vars(home))
        package = home.__name__.split(".rules")[0]
        for name, module in list(sys.modules.items()):
            if name.startswith(package) and vars(module).get(self.rule) is was:
                setattr(module, self.rule, now)


def _functions(found: Any) -> tuple[FunctionType, ...]:
    """A rule's function, or those derived from a list of choices."""
    return found if isinstance(found, tuple) else (found,)


def rule_modules(game: Game) -> dict[str, ModuleType]:
    """The modules of the package `rules` by their file, relative to the game's folder."""
    package = game.state.__module__.rpartition(".")[0]
    found = {}
    for name, module in sys.modules.items():
        if (name == f"{package}.rules" or name.startswith(f"{package}.rules.")) and module.__file__:
            found[Path(module.__file__).relative_to(game.home).as_posix()] = module
    return dict(sorted(found.items()))


def breaks(game: Game, only: str = "") -> list[Break]:
    """Every mutation of a game's rules, in the order of files and lines; `only` selects one file."""
    modules = rule_modules(game)
    if only and only not in modules:
        raise ValueError(f"{game.name} has no {only}: choose one of {', '.join(modules)}")
    trees = {file: ast.parse(Path(str(m.__file__)).read_text("utf-8")) for file, m in modules.items()}
    laws = {name for tree in trees.values() for name in law_names(tree)}
    piles = [name for name, f in game.state.fields.items() if not f.shape and is_pile(f.kind)]
    return [
        found
        for file, module in modules.items()
        if only in ("", file)
        for found in Breaker(file, module, laws, piles).run(trees[file])
    ]


def is_pile(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Pile)


def law_names(tree: ast.Module) -> Iterator[str]:
    """The constants that stand for a clause: `NO_STAIRS = law("KA-H32")`."""
    for step in tree.body:
        if isinstance(step, ast.Assign) and "law(" in ast.unparse(step.value):
            for node in ast.walk(step.targets[0]):
                if isinstance(node, ast.Name):
                    yield node.id


def is_rule(step: ast.stmt) -> bool:
    marks = [ast.unparse(d).partition("(")[0] for d in step.decorator_list] if isinstance(step, ast.FunctionDef) else []
    return any(mark in MARKS for mark in marks)


def is_note(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in ("note", "whisper")


class Breaker:
    """Mutates one file. Every change is made in the tree, compiled, and reverted."""

    def __init__(self, file: str, module: ModuleType, laws: set[str], piles: Sequence[str] = ()) -> None:
        self.file, self.module, self.laws, self.piles = file, module, laws, piles
        self.found: list[Break] = []
        self.rule: ast.stmt
        self.lists = False
        """Whether the rule lists choices."""

    def run(self, tree: ast.Module) -> list[Break]:
        for step in tree.body:
            if isinstance(step, ast.FunctionDef) and is_rule(step):
                self.lists = ast.unparse(step.decorator_list[0]) == "choices"
                step.decorator_list = []
                self.rule = step
                self.block(step.body)
            elif isinstance(step, ast.Assign | ast.AnnAssign) and not list(law_names(ast.Module([step], []))):
                target = step.target if isinstance(step, ast.AnnAssign) else step.targets[0]
                if isinstance(target, ast.Name) and target.id.isupper() and step.value is not None:
                    self.rule = step
                    self.expression(step, step, "value", None)
        once = {str(b): b for b in self.found}  # a loop over one seat less is found twice
        return sorted(once.values(), key=lambda b: (b.line, b.kind, b.after))

    # ------------------------------------------------------------ making a change

    def change(self, kind: str, shown: ast.AST, put: Callable[[], None], back: Callable[[], None]) -> None:
        """Make a change, record it if it compiles to something else, and revert it."""
        before, was = head(shown), self.compiled()
        put()
        after, now = head(shown), self.compiled()
        back()
        if same(was, now):
            return
        constant = not isinstance(self.rule, ast.FunctionDef)
        name = self.rule.name if isinstance(self.rule, ast.FunctionDef) else before.split(" = ")[0].split(":")[0]
        line: int = getattr(shown, "lineno", self.rule.lineno)
        self.found.append(Break(self.file, line, name, kind, before, after, self.module.__name__, now, constant))

    def compiled(self) -> tuple[CodeType, ...]:
        flags, name = __future__.annotations.compiler_flag, str(self.module.__file__)
        if isinstance(self.rule, ast.Assign | ast.AnnAssign):
            assert self.rule.value is not None
            made: CodeType = compile(
                ast.fix_missing_locations(ast.Expression(self.rule.value)), name, "eval", flags, True
            )
            return (made,)
        if self.lists and isinstance(self.rule, ast.FunctionDef):
            ast.fix_missing_locations(self.rule)
            return tuple(derived(self.rule, vars(self.module), name).values())
        whole = compile(ast.fix_missing_locations(ast.Module([self.rule], [])), name, "exec", flags, True)
        return (next(const for const in whole.co_consts if isinstance(const, CodeType)),)

    def slot(self, kind: str, shown: ast.AST, holder: Any, field: str, at: int | None, new: Any) -> None:
        """Replace a field of a node, or an element of its list."""
        if at is None:
            old = getattr(holder, field)
            self.change(kind, shown, lambda: setattr(holder, field, new), lambda: setattr(holder, field, old))
        else:
            items = getattr(holder, field)
            old = items[at]
            self.change(kind, shown, lambda: items.__setitem__(at, new), lambda: items.__setitem__(at, old))

    # ------------------------------------------------------------ statements

    def block(self, body: list[ast.stmt]) -> None:
        for at, step in enumerate(body):
            told = isinstance(step, ast.Expr) and (is_note(step.value) or isinstance(step.value, ast.Constant))
            if told:
                continue
            if self.can_go(step):
                self.dropped(body, at)
            calls = isinstance(step, ast.Expr) and isinstance(step.value, ast.Call)
            sums = isinstance(step, ast.AugAssign) and not isinstance(step.op, ast.BitOr | ast.BitAnd)
            if not self.lists and (calls or sums):
                self.repeated(body, at)
            if at + 1 < len(body) and not self.lists:  # in what order moves are listed, no player sees
                self.swapped(body, at)
            self.statement(step)
            for inner in ("body", "orelse"):
                if isinstance(step, ast.If | ast.For | ast.While):
                    self.block(getattr(step, inner))

    def can_go(self, step: ast.stmt) -> bool:
        """Whether the rule still runs without this statement: a local variable must be bound elsewhere too."""
        if isinstance(step, ast.Expr | ast.AugAssign | ast.Break | ast.Continue):
            return True
        if isinstance(step, ast.Return):
            return step.value is None
        if isinstance(step, ast.Assign):
            names = [node.id for node in ast.walk(step.targets[0]) if isinstance(node, ast.Name)]
            if not isinstance(step.targets[0], ast.Name | ast.Tuple):
                return True
            stored = [n.id for n in ast.walk(self.rule) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)]
            stored += [a.arg for a in self.rule.args.args] if isinstance(self.rule, ast.FunctionDef) else []
            return all(stored.count(name) > 1 for name in names)
        return False

    def dropped(self, body: list[ast.stmt], at: int) -> None:
        step = body[at]
        gone = ast.copy_location(ast.Pass(), step)
        shown = Shown(step, lambda: "pass" if body[at] is gone else head(step))
        self.change("dropped", shown, lambda: body.__setitem__(at, gone), lambda: body.__setitem__(at, step))

    def repeated(self, body: list[ast.stmt], at: int) -> None:
        """Take a step twice."""
        step = body[at]
        shown = Shown(step, lambda: f"{head(step)}{' (twice)' if len(body) > at + 1 and body[at + 1] is step else ''}")
        self.change("twice", shown, lambda: body.insert(at, step), lambda: body.__delitem__(at))

    def swapped(self, body: list[ast.stmt], at: int) -> None:
        first, second = body[at : at + 2]
        if not isinstance(first, SIMPLE) or not isinstance(second, SIMPLE) or independent(first, second):
            return

        def put(pair: list[ast.stmt]) -> None:
            body[at : at + 2] = pair

        shown = Shown(first, lambda: f"{head(body[at])}; {head(body[at + 1])}")
        self.change("order", shown, lambda: put([second, first]), lambda: put([first, second]))

    def statement(self, step: ast.stmt) -> None:
        if isinstance(step, ast.If | ast.While):
            self.negated(step)
        if isinstance(step, ast.AugAssign) and type(step.op) in OPERATORS:
            self.slot("operator", step, step, "op", None, OPERATORS[type(step.op)]())
        for field in ("test", "iter", "value"):
            if isinstance(getattr(step, field, None), ast.expr):
                self.expression(step, step, field, None)
        targets = (
            step.targets if isinstance(step, ast.Assign) else [step.target] if isinstance(step, ast.AugAssign) else []
        )
        for target in targets:
            if isinstance(target, ast.Subscript):
                self.expression(step, target, "slice", None)
                self.seat(step, target)
                if isinstance(target.value, ast.Subscript):
                    self.expression(step, target.value, "slice", None)
            elif isinstance(target, ast.Attribute) and isinstance(target.value, ast.Subscript):
                self.expression(step, target.value, "slice", None)
                self.seat(step, target.value)

    def negated(self, step: ast.If | ast.While | ast.IfExp, shown: ast.AST | None = None) -> None:
        """Negate a condition; comparisons and `not` are handled elsewhere."""
        if isinstance(step.test, ast.Compare) and len(step.test.ops) == 1:
            return
        if not (isinstance(step.test, ast.UnaryOp) and isinstance(step.test.op, ast.Not)):
            self.slot("condition", shown or step, step, "test", None, ast.UnaryOp(ast.Not(), step.test))

    # ------------------------------------------------------------ expressions

    def expression(self, shown: ast.AST, holder: Any, field: str, at: int | None) -> None:
        """Mutate an expression in every way, and then its parts."""
        node: ast.expr = getattr(holder, field) if at is None else getattr(holder, field)[at]
        if is_note(node):
            return
        for kind, new in self.alternatives(node):
            self.slot(kind, shown, holder, field, at, new)
        if isinstance(node, ast.Compare):
            for i, op in enumerate(node.ops):
                for other in COMPARISONS.get(type(op), ()):
                    self.slot("comparison", shown, node, "ops", i, other())
        if isinstance(node, ast.IfExp):
            self.negated(node, shown)
        if isinstance(node, ast.Subscript):
            self.seat(shown, node)
        for name, value in ast.iter_fields(node):
            if isinstance(value, ast.expr) and name != "func":
                self.expression(shown, node, name, None)
            elif isinstance(value, ast.expr):
                if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Attribute):
                    self.expression(shown, value, "value", None)
            elif isinstance(value, list):
                for i, item in enumerate(value):
                    if isinstance(item, ast.expr):
                        self.expression(shown, node, name, i)

    def alternatives(self, node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
        """The replacements for an expression."""
        if isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                yield "constant", ast.Constant(not node.value)
            elif isinstance(node.value, int):
                yield "constant", ast.Constant(node.value + 1)
                if node.value > 0:
                    yield "constant", ast.Constant(node.value - 1)
        elif isinstance(node, ast.BinOp):
            if type(node.op) in OPERATORS:
                yield "operator", ast.BinOp(node.left, OPERATORS[type(node.op)](), node.right)
        elif isinstance(node, ast.BoolOp):
            yield "operator", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
            for i in range(len(node.values)):
                rest = [value for k, value in enumerate(node.values) if k != i]
                yield "condition", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
        elif isinstance(node, ast.UnaryOp):
            yield "operator", node.operand
        elif isinstance(node, ast.Attribute) and ast.unparse(node) == "box.seats":
            yield "seats", ast.BinOp(node, ast.Sub(), ast.Constant(1))
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in self.piles:
            if len(self.piles) > 1:
                other = self.piles[(self.piles.index(node.attr) + 1) % len(self.piles)]
                yield "pile", ast.Attribute(node.value, other, ast.Load())
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            names = vars(self.module).get(node.value.id)
            if isinstance(names, Names) and node.value.id != "Note" and node.attr in names.members:
                members = list(names.members)
                other = members[(members.index(node.attr) + 1) % len(members)]
                yield "constant", ast.Attribute(node.value, other, ast.Load())
        elif isinstance(node, ast.Name) and node.id in self.laws:
            yield "law", ast.Constant(0)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield from other_call(node, node.func)
            yield from self.other_player(node)

    def other_player(self, node: ast.Call) -> Iterator[tuple[str, ast.expr]]:
        """The next seat handed to another rule."""
        given = [a.arg for a in self.rule.args.args] if isinstance(self.rule, ast.FunctionDef) else []
        for i, argument in enumerate(node.args if "box" in given else ()):
            if isinstance(argument, ast.Name) and argument.id == "seat":
                other = ast.parse("(seat + 1) % box.seats", mode="eval").body
                yield "seat", ast.Call(node.func, [*node.args[:i], other, *node.args[i + 1 :]], node.keywords)

    def seat(self, shown: ast.AST, node: ast.Subscript) -> None:
        """The next seat instead of this one."""
        given = [a.arg for a in self.rule.args.args] if isinstance(self.rule, ast.FunctionDef) else []
        by_seat = isinstance(node.value, ast.Attribute) and node.value.attr == "seats"
        if not by_seat and not (isinstance(node.slice, ast.Name) and node.slice.id == "seat"):
            return
        count = "box.seats" if "box" in given else f"len({ast.unparse(node.value)})"
        other = ast.parse(f"({ast.unparse(node.slice)} + 1) % {count}", mode="eval").body
        self.slot("seat", shown, node, "slice", None, other)


def other_call(node: ast.Call, func: ast.Name) -> Iterator[tuple[str, ast.expr]]:
    """The other extreme, and a loop that misses its first or its last round."""
    if func.id in OTHER_CALL:
        yield "operator", ast.Call(ast.Name(OTHER_CALL[func.id], ast.Load()), node.args, [])
    if func.id == "range" and len(node.args) < 3:
        first, last = node.args if len(node.args) == 2 else (ast.Constant(0), node.args[0])
        if not isinstance(first, ast.Constant):
            first = ast.BinOp(first, ast.Add(), ast.Constant(1))
        elif isinstance(first.value, int):
            first = ast.Constant(first.value + 1)
        if len(node.args) == 1:
            yield "loop", ast.Call(func, [first, last], [])
        if not isinstance(last, ast.Constant):
            yield "loop", ast.Call(func, [*node.args[:-1], ast.BinOp(last, ast.Sub(), ast.Constant(1))], [])


class Shown(ast.Pass):
    """Represents a change that no single node shows."""

    def __init__(self, step: ast.stmt, text: Callable[[], str]) -> None:
        super().__init__()
        self.lineno, self.text = step.lineno, text


def head(node: ast.AST) -> str:
    """A statement in one line, without the block below it."""
    if isinstance(node, Shown):
        return node.text()
    if isinstance(node, ast.If | ast.While):
        return f"{'if' if isinstance(node, ast.If) else 'while'} {ast.unparse(node.test)}:"
    if isinstance(node, ast.For):
        return f"for {ast.unparse(node.target)} in {ast.unparse(node.iter)}:"
    return ast.unparse(ast.fix_missing_locations(node)).replace("\n", " ")


def independent(first: ast.stmt, second: ast.stmt) -> bool:
    """Whether two statements can be swapped without effect: neither calls anything nor reads what the other writes. Notes keep
    their order too."""
    if any(
        isinstance(step, ast.Expr) and (is_note(step.value) or isinstance(step.value, ast.Constant))
        for step in (first, second)
    ):
        return True
    if any(
        isinstance(node, ast.Call) and ast.unparse(node.func) != "int"
        for step in (first, second)
        for node in ast.walk(step)
    ):
        return False
    return not (written(first) & names(second) or written(second) & names(first))


def written(step: ast.stmt) -> set[str]:
    targets = step.targets if isinstance(step, ast.Assign) else [getattr(step, "target", step)]
    found = set()
    for target in targets:
        for part in target.elts if isinstance(target, ast.Tuple) else [target]:
            holder = part
            while isinstance(holder, ast.Subscript):
                holder = holder.value
            found.add(holder.attr if isinstance(holder, ast.Attribute) else ast.unparse(holder))
    return found


def names(step: ast.stmt) -> set[str]:
    return {
        node.attr if isinstance(node, ast.Attribute) else node.id
        for node in ast.walk(step)
        if isinstance(node, ast.Attribute | ast.Name)
    }


def same(one: tuple[CodeType, ...], other: tuple[CodeType, ...]) -> bool:
    return all(
        (a.co_code, a.co_consts, a.co_names) == (b.co_code, b.co_consts, b.co_names)
        for a, b in zip(one, other, strict=True)
    )
