"""Declare each move once: one rule lists the legal moves, and each verb has one rule for its effect and one for its refusal.

    @choices
    def moves(s: State, box: Box, seat: int) -> None:
        if s.phase == Phase.ROLLING:
            may(Verb.ROLL)
        else:
            among(Verb.BUY, to_buy(s, box))          one move for each member of a set
            span(Verb.PASS_TO, box.seats)            the first `box.seats` codes of a verb
            numbered(Verb.GO, s.ways.n, lambda k: s.ways.card[k])
            distinct(Verb.LAY, s.hand.n, lambda k: s.hand.card[k])   cards that are the same are one move
            may(Verb.DONE)

    offers, offer, offered, listed = moves

    @does(Verb.BUY)
    def buy(s: State, box: Box, place: int) -> None: ...

    @refuses(Verb.BUY)
    def too_dear(s: State, place: int) -> int: ...

From the list the kernel derives the number of moves, the k-th move, whether a move is legal, and the full list for interpreted
play; from the decorated rules, `apply = made(Verb)` and `refuse = refused(Verb)`.
"""

from __future__ import annotations
import __future__

import ast
import inspect
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any, NamedTuple, TypeVar, cast

from rulewright.folders import text_of
from rulewright.kernel.actions import Code, VerbNames
from rulewright.kernel.bitsets import has, nth, size
from rulewright.kernel.rule import Function, Namespace, RuleError, rule
from rulewright.kernel.rulebook import Apply, Check, Listed, Offer, Offers

F = TypeVar("F", bound=Callable[..., object])
HELPERS = {"_size": size, "_nth": nth, "_has": has}
GIVEN = ("s", "box", "seat", "action")
"""Parameters that a verb's rule may take besides the verb's arguments. It takes those by their declared names, any of them in
any order, or under names of its own, all of them in order."""
STUCK = -1
LEAST = {"may": 1, "among": 2, "span": 2, "numbered": 3, "distinct": 3}
LAMBDAS = {"numbered": 2, "distinct": 1}
"""The most lambdas that each takes."""
"""The fewest arguments of each function in a list of choices."""


def may(action: int) -> None:
    """In a list of choices: a single move."""
    raise _outside()


def among(verb: Code, members: int, *first: int) -> None:
    """In a list of choices: a move of the verb for each member of a set, after any first arguments that all of them share."""
    raise _outside()


def span(verb: Code, count: int, *first: int) -> None:
    """In a list of choices: the first `count` moves of the verb, after any first arguments that all of them share."""
    raise _outside()


def numbered(verb: Code, count: int, kth: Callable[[int], int], test: Callable[[int], object] | None = None) -> None:
    """In a list of choices: `count` moves of the verb, whose codes are the verb's own plus `kth(k)` for each k. An optional
    `test` decides faster than a search whether `kth` yields a number."""
    raise _outside()


def distinct(verb: Code, count: int, kth: Callable[[int], int]) -> None:
    """In a list of choices: like `numbered`, but a number that `kth` yields several times is one move. For cards that are the
    same: give each kind of card a number, and a pile may hold it several times."""
    raise _outside()


def _outside() -> RuleError:
    return RuleError(
        "may, among, span, numbered and distinct are read, not called: put @choices above the rule that lists moves"
    )


class Choices(NamedTuple):
    """The functions derived from a list of choices."""

    offers: Offers
    offer: Offer
    offered: Check
    """1 if an action is one of the choices, else 0."""
    listed: Listed
    """All of them in order: plain Python, which computes each set once."""


def choices(f: Callable[..., None]) -> Choices:
    """Decorate the rule that lists a seat's legal moves."""
    function = cast("FunctionType", f)
    module = ast.parse(text_of(function))
    line = function.__code__.co_firstlineno
    (tree,) = (node for node in module.body if isinstance(node, ast.FunctionDef) and _first_line(node) == line)
    function.__globals__.update(HELPERS)
    made = []
    for name, code in derived(tree, function.__globals__, function.__code__.co_filename).items():
        derivation = FunctionType(code, function.__globals__, name)
        derivation.__module__, derivation.__doc__ = function.__module__, function.__doc__
        made.append(derivation if name == "listed" else rule(derivation))
    return Choices(*made)


def derived(tree: ast.FunctionDef, known: Namespace, file: str) -> dict[str, CodeType]:
    """The code of the functions derived from a list of choices, by name."""
    found = {}
    for kind in (_Count, _Kth, _Member, _All):
        made = ast.Module([kind(tree, known, file).function()], [])
        flags = __future__.annotations.compiler_flag
        whole = compile(made, file, "exec", flags, dont_inherit=True)
        found[kind.name] = next(const for const in whole.co_consts if isinstance(const, CodeType))
    return found


def _first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])


class _Derivation:
    """Rewrites a list of choices as another function. Subclasses define what each choice turns into."""

    name = ""
    extra = ""
    """The name of its additional parameter."""
    start, end = "", ""
    """Its first and last statements."""

    def __init__(self, tree: ast.FunctionDef, known: Namespace, file: str) -> None:
        self.tree, self.known, self.file = tree, known, file

    def function(self) -> ast.FunctionDef:
        names = [a.arg for a in self.tree.args.args] + ([self.extra] if self.extra else [])
        arguments = [ast.copy_location(ast.arg(name), self.tree) for name in names]
        body = [*self.lines(self.start), *self.block(self.tree.body, True), *self.lines(self.end)]
        made = ast.FunctionDef(self.name, ast.arguments([], arguments, None, [], [], None, []), body, [], None)
        ast.copy_location(made, self.tree).lineno = _first_line(self.tree)
        return made

    def block(self, body: list[ast.stmt], last: bool) -> list[ast.stmt]:
        """Rewrite a block; `last` means that nothing comes after it."""
        return [
            new
            for at, step in enumerate(body)
            for new in self.statement(step, last and all(map(_is_end, body[at + 1 :])))
        ]

    def statement(self, step: ast.stmt, last: bool) -> list[ast.stmt]:
        if isinstance(step, ast.If):
            return self.branch(step, last)
        if isinstance(step, ast.For | ast.While):
            parts = {**dict(ast.iter_fields(step)), "body": self.block(step.body, False)}
            return [ast.copy_location(type(step)(**parts), step)]
        if isinstance(step, ast.Return) and step.value is None:
            return self.lines(self.end, step)
        called = step.value if isinstance(step, ast.Expr) else None
        if isinstance(called, ast.Constant):
            return []
        if isinstance(called, ast.Call) and isinstance(called.func, ast.Name):
            word, given = called.func.id, called.args
            if len(given) < LEAST.get(word, 0):
                raise RuleError(
                    f"{word} on line {step.lineno} takes at least {LEAST[word]} arguments, not {len(given)}"
                )
            if word == "may":
                return self.lines(self.single(ast.unparse(given[0]), last), step)
            if word in LEAST:
                return self.several(word, given, step, last)
        return [step]

    def branch(self, step: ast.If, last: bool) -> list[ast.stmt]:
        """Rewrite an `if`. `_Kth` omits the test of the last choice: k is in range, so it must be true."""
        body, orelse = self.block(step.body, last), self.block(step.orelse, last)
        return [ast.copy_location(ast.If(step.test, body or self.lines("pass", step), orelse), step)]

    def several(self, word: str, given: list[ast.expr], step: ast.stmt, last: bool) -> list[ast.stmt]:
        verb = eval(compile(ast.Expression(given[0]), self.file, "eval"), self.known)
        if not isinstance(verb, Code):
            raise RuleError(f"{word} on line {step.lineno} needs a verb first, such as Verb.MOVE")
        code, rest = str(int(verb)), verb.size
        if word not in LAMBDAS:
            for n, value in zip(verb.sizes, given[2:], strict=False):
                rest //= n
                code += f" + {rest} * ({ast.unparse(value)})"
        how = [(f.args.args[0].arg, ast.unparse(f.body)) for f in given[2:] if isinstance(f, ast.Lambda)]
        if word in LAMBDAS and not 1 <= len(how) == len(given[2:]) <= LAMBDAS[word]:
            raise RuleError(f"{word} on line {step.lineno} needs a lambda, such as lambda k: s.ways.card[k]")
        written = {
            "among": lambda: self.among(code, rest, ast.unparse(given[1]), last),
            "span": lambda: self.span(code, ast.unparse(given[1]), last),
            "numbered": lambda: self.numbered(verb, ast.unparse(given[1]), how, last),
            "distinct": lambda: self.distinct(verb, ast.unparse(given[1]), *how[0]),
        }[word]()
        return self.lines(written, step)

    def lines(self, text: str, at: ast.stmt | None = None) -> list[ast.stmt]:
        """Parse statements, giving them the line number of the statement they replace."""
        body = ast.parse(text).body
        for statement in body:
            for node in ast.walk(statement):
                if hasattr(node, "lineno"):
                    spot: Any = node
                    spot.lineno = spot.end_lineno = at.lineno if at else self.tree.lineno
        return body

    def single(self, action: str, last: bool) -> str:
        raise NotImplementedError

    def among(self, code: str, rest: int, members: str, last: bool) -> str:
        raise NotImplementedError

    def span(self, code: str, count: str, last: bool) -> str:
        raise NotImplementedError

    def numbered(self, verb: Code, count: str, how: list[tuple[str, str]], last: bool) -> str:
        raise NotImplementedError

    def distinct(self, verb: Code, count: str, name: str, body: str) -> str:
        """Look at each number, and see whether an earlier one is the same."""
        found = self.first(f"{int(verb)} + _v").replace("\n", "\n        ")
        return (
            f"for _i in range({count}):\n    {name} = _i\n    _v = int({body})\n    _new = 1\n"
            f"    for {name} in range(_i):\n        if int({body}) == _v:\n            _new = 0\n"
            f"    if _new == 1:\n        {found}"
        )

    def first(self, action: str) -> str:
        """What becomes of the first of several moves that are the same."""
        raise NotImplementedError


def _is_end(step: ast.stmt) -> bool:
    return isinstance(step, ast.Return)


class _Count(_Derivation):
    name, start, end = "offers", "_n = 0", "return _n"

    def single(self, action: str, last: bool) -> str:
        return "_n += 1"

    def among(self, code: str, rest: int, members: str, last: bool) -> str:
        return f"_n += _size({members})"

    def span(self, code: str, count: str, last: bool) -> str:
        return f"_n += {count}"

    def numbered(self, verb: Code, count: str, how: list[tuple[str, str]], last: bool) -> str:
        return f"_n += {count}"

    def first(self, action: str) -> str:
        return "_n += 1"


class _Kth(_Derivation):
    name, extra, end = "offer", "_k", f"return {STUCK}"

    def branch(self, step: ast.If, last: bool) -> list[ast.stmt]:
        body = self.block(step.body, last)
        if last and not step.orelse:
            return body
        return [
            ast.copy_location(ast.If(step.test, body or self.lines("pass", step), self.block(step.orelse, last)), step)
        ]

    def single(self, action: str, last: bool) -> str:
        return f"return {action}" if last else f"if _k == 0:\n    return {action}\n_k -= 1"

    def among(self, code: str, rest: int, members: str, last: bool) -> str:
        if last:
            return f"return {code} + _nth({members}, _k)"
        return f"_set = {members}\nif _k < _size(_set):\n    return {code} + _nth(_set, _k)\n_k -= _size(_set)"

    def span(self, code: str, count: str, last: bool) -> str:
        return f"return {code} + _k" if last else f"_n = {count}\nif _k < _n:\n    return {code} + _k\n_k -= _n"

    def numbered(self, verb: Code, count: str, how: list[tuple[str, str]], last: bool) -> str:
        name, body = how[0]
        found = f"return {int(verb)} + int({body})"
        return f"{name} = _k\n{found}" if last else f"{name} = _k\n_n = {count}\nif _k < _n:\n    {found}\n_k -= _n"

    def first(self, action: str) -> str:
        return f"if _k == 0:\n    return {action}\n_k -= 1"


class _Member(_Derivation):
    name, extra, end = "offered", "_action", "return 0"

    def single(self, action: str, last: bool) -> str:
        return f"if _action == ({action}):\n    return 1"

    def among(self, code: str, rest: int, members: str, last: bool) -> str:
        return f"_at = _action - ({code})\nif 0 <= _at < {rest} and _has({members}, _at):\n    return 1"

    def span(self, code: str, count: str, last: bool) -> str:
        return f"if 0 <= _action - ({code}) < {count}:\n    return 1"

    def numbered(self, verb: Code, count: str, how: list[tuple[str, str]], last: bool) -> str:
        name, body = how[0]
        first, after = int(verb), int(verb) + verb.size
        if len(how) > 1:
            name, test = how[1]
            return f"if {first} <= _action < {after}:\n    {name} = _action - {first}\n    if {test}:\n        return 1"
        found = f"if _action == {first} + int({body}):\n            return 1"
        return f"if {first} <= _action < {after}:\n    for {name} in range({count}):\n        {found}"

    def distinct(self, verb: Code, count: str, name: str, body: str) -> str:
        return self.numbered(verb, count, [(name, body)], False)


class _All(_Derivation):
    name, start, end = "listed", "_found = []", "return _found"

    def single(self, action: str, last: bool) -> str:
        return f"_found.append(int({action}))"

    def among(self, code: str, rest: int, members: str, last: bool) -> str:
        each = "_found.append(_first + (_set & -_set).bit_length() - 1)\n    _set &= _set - 1"
        return f"_set = int({members})\n_first = {code}\nwhile _set:\n    {each}"

    def span(self, code: str, count: str, last: bool) -> str:
        return f"_first = {code}\n_found.extend(range(_first, _first + int({count})))"

    def numbered(self, verb: Code, count: str, how: list[tuple[str, str]], last: bool) -> str:
        name, body = how[0]
        return f"for {name} in range({count}):\n    _found.append({int(verb)} + int({body}))"

    def first(self, action: str) -> str:
        return f"_found.append({action})"


# ---------------------------------------------------------------- effects and refusals


def does(*verbs: Code) -> Callable[[F], F]:
    """Decorate the rule that carries out moves of these verbs."""
    return _marked("does", verbs)


def refuses(*verbs: Code) -> Callable[[F], F]:
    """Decorate the rule that returns the clause that forbids a move of these verbs."""
    return _marked("refuses", verbs)


def _marked(mark: str, verbs: tuple[Code, ...]) -> Callable[[F], F]:
    def remember(f: F) -> F:
        for verb in verbs:
            if hasattr(verb, f"{mark} is made"):
                made_by = "made" if mark == "does" else "refused"
                raise RuleError(f"{f.__name__} is marked too late: import its module before {made_by}(Verb) is called")
            setattr(verb, mark, f)
        return rule(f)

    return remember


def made(verbs: VerbNames) -> Apply:
    """The rule that carries out any move, dispatching to the rules decorated with `does`."""
    return _dispatch(verbs, "does", None)


def refused(verbs: VerbNames, otherwise: int) -> Check:
    """The rule that returns the clause that forbids a move, dispatching to the rules decorated with `refuses`; for verbs
    without one it is `otherwise`."""
    return _dispatch(verbs, "refuses", otherwise)


def _dispatch(verbs: VerbNames, mark: str, otherwise: int | None) -> Function:
    space: Namespace = {"__name__": verbs.__module__}
    lines = ["def dispatch(s, box, seat, action):"]
    for verb in verbs:
        f = getattr(verb, mark, None)
        if f is None and otherwise is None:
            raise RuleError(f"no rule does Verb.{verb.name}: put @does(Verb.{verb.name}) above one")
        setattr(verb, f"{mark} is made", True)
        space[f"_{verb.name}"] = f
        called = str(otherwise) if f is None else f"_{verb.name}({_passed(verb, f)})"
        lines += [f"    if action < {int(verb) + verb.size}:", f"        return {called}"]
    if otherwise is not None:
        lines.append(f"    return {otherwise}")
    source = "\n".join(lines)
    exec(compile(source, f"<{verbs.__name__}.{mark}>", "exec"), space)
    found: Any = space["dispatch"]
    found.__module__, found.__qualname__, found.written = verbs.__module__, f"{verbs.__name__}.{mark}", source
    return rule(cast("Function", found))


def _passed(verb: Code, f: Function) -> str:
    """The arguments to call a verb's rule with, as source code."""
    names = list(inspect.signature(f).parameters)
    own = [name for name in names if name not in GIVEN]
    declared = [name for name, _ in verb.parameters]
    if not {*own} <= {*declared}:
        if len(own) != len(declared):
            raise RuleError(f"{f.__name__} has {', '.join(own)} for Verb.{verb.name}, which {verb.takes}")
        declared = own
    values, rest = {}, f"(action - {int(verb)})"
    for name, n in reversed(list(zip(declared, verb.sizes, strict=True))):
        values[name] = rest if name == declared[0] else f"{rest} % {n}"
        rest = f"{rest} // {n}"
    return ", ".join(values.get(name, name) for name in names)
