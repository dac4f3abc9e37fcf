"""A linter for rules: authors' mistakes found before the first game, each one sentence with file, line and what to write instead.

Only games not shipped with Rulewright are examined (`is_ours`); the test suite covers the others. This module finds mistakes
that are visible in the source; a few games on the checked engine find most of the rest (`checked.rehearse`).
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from rulewright.folders import text_of
from rulewright.kernel import fields, notes
from rulewright.kernel.actions import Code
from rulewright.kernel.callgraph import reached, taken
from rulewright.kernel.fingerprint import DECIDING
from rulewright.kernel.rule import Function, Namespace, RuleError
from rulewright.kernel.rulebook import NEEDED, nothing_hidden
from rulewright.kernel.structs import GameBox, GameState, Struct
from rulewright.kernel.views import secrets
from rulewright.telling.places import HAND

if TYPE_CHECKING:
    from rulewright.kernel.game import Game

TAKES = {
    "setup": ("s", "box"),
    "waiting": ("s",),
    "offers": ("s", "box", "seat"),
    "offer": ("s", "box", "seat", "k"),
    "check": ("s", "box", "seat", "action"),
    "apply": ("s", "box", "seat", "action"),
    "score": ("s", "box", "out"),
    "ending": ("s",),
    "standing": ("s", "box", "scores", "out"),
    "redeal": ("s", "box", "seat"),
}
"""The parameters of each rule."""
PLAYS = {
    "policy": ("s", "box", "seat", "stream"),
    "outlook": ("s", "box", "out"),
    "appeal": ("s", "box", "seat", "moves", "n", "out"),
    "encode": ("s", "box", "seat", "out"),
    "reconsider": ("s", "box", "seat"),
    "worth": ("s", "box", "seat", "action"),
}
"""The parameters of each function of `play`."""
WORDS = {
    "label": ("view", "box", "names", "seat", "action"),
    "board": ("view", "box", "names", "seat"),
    "obstacle": ("view", "box", "names", "seat", "action"),
    "now": ("view", "box", "names", "seat"),
}
"""The parameters of each function of `tell`."""
NO_LISTS = "rules make no lists; declare room in the state, such as scratch(int8, 20), and use that"
FORBIDDEN: dict[type[ast.AST], str] = {
    ast.List: NO_LISTS,
    ast.ListComp: NO_LISTS,
    ast.GeneratorExp: "rules make no generators; write a for loop",
    ast.Dict: "rules use no dicts; number the things and use a list in the state or a table()",
    ast.DictComp: "rules use no dicts; number the things and use a list in the state or a table()",
    ast.Set: "rules use no Python sets; use a field of bits(n) with plus, minus and has",
    ast.SetComp: "rules use no Python sets; use a field of bits(n) with plus, minus and has",
    ast.JoinedStr: "rules make no text; send a note() with numbers and write its words in tell",
    ast.Try: "rules handle no exceptions; test for the case with if",
    ast.Raise: "rules raise nothing; refuse a move in check by returning the number of its clause",
    ast.With: "rules open nothing; take the with statement out",
    ast.Import: "rules import nothing while they run; put the import at the top of the module",
    ast.ImportFrom: "rules import nothing while they run; put the import at the top of the module",
    ast.ClassDef: "rules declare no classes; put it into state",
    ast.FunctionDef: "rules hold no functions; put it at the top of the module, with @rule above it",
    ast.Lambda: "rules hold no functions; put it at the top of the module, with @rule above it",
    ast.Global: "rules keep nothing between calls; declare a field of the state",
    ast.Nonlocal: "rules keep nothing between calls; declare a field of the state",
    ast.Yield: "rules yield nothing; return one number",
    ast.Delete: "rules delete nothing; take a card out of a pile with take() or lift()",
}
"""Syntax that rules cannot use, and what to write instead."""
MAKERS = {"list": NO_LISTS, "dict": FORBIDDEN[ast.Dict], "set": FORBIDDEN[ast.Set], "print": FORBIDDEN[ast.JoinedStr]}
DECLARING = (fields.public, fields.owned, fields.secret, fields.field, fields.seen, fields.scratch)
"""Functions that declare a field of the state or the box."""
OUR_CHANCE = "use d6(s), below(s, n), draw(s, pile) or shuffle(s, pile)"
CHANCE = ("random", "secrets", "numpy.random", "time", "uuid")
"""Modules whose results differ each time."""
_CLAUSE = re.compile(r"[A-Z][A-Z0-9]*-[A-Z]?\d+")


def is_ours(game: Game) -> bool:
    """Whether a game is shipped with Rulewright."""
    return str(game.rules.check.__module__).startswith("rulewright.games.")


def outside(f: Function) -> bool:
    """Whether an entry point reaches rules of a game that is not shipped with Rulewright."""
    modules = [(g.__module__ or "") for g in reached(f)]
    return any(not name.startswith("rulewright.") or name.startswith("rulewright.folders.") for name in modules)


@cache
def examine(game: Game) -> None:
    """Raise `RuleError` for the first mistake in a game's rules. Games shipped with Rulewright are not examined."""
    if not is_ours(game):
        for sentence in mistakes(game):
            raise RuleError(sentence)


def mistakes(game: Game) -> Iterator[str]:
    """Every mistake that can be found without playing."""
    yield from _unowned(game)
    yield from _shapes(game)
    for f in _own(game):
        node = written(f)
        if node is not None:
            yield from _in_rule(game, f, node)
    yield from _unknown_clauses(game)
    if game.has_secrets and game.rules.redeal is nothing_hidden:
        hidden = secrets(game.state)[0]
        yield (
            f"{spot(game.rules.setup)}: {hidden} is hidden from some players, but rules has no redeal; "
            "write redeal(s, box, seat), which fills in what that seat cannot see"
        )


def facts(game: Game) -> Iterator[str]:
    """Facts of a game that make no sense."""
    for name, (low, high) in (("seats", game.seats), ("minutes", game.minutes)):
        if not 1 <= low <= high:
            yield f"__init__.py: {name} are {low} to {high}; write the fewest first, from 1 on"
    if not game.title.strip():
        yield "__init__.py: the title is empty; say what the game is called"
    for option in game.options:
        try:
            option.read(str(option.default))
        except ValueError as e:
            yield f"state.py: the default of an option is none of its choices: {e}"
    file = game.home / "clauses.toml"
    for name in re.findall(r'^id = "(.*)"', file.read_text("utf-8") if file.is_file() else "", re.MULTILINE):
        if not name.startswith(f"{game.prefix}-"):
            yield f"clauses.toml: {name} does not begin with {game.prefix}-, the prefix in __init__.py; make both alike"
            break
    for path in sorted(p for p in game.home.rglob("*.py") if "rules" in p.relative_to(game.home).with_suffix("").parts):
        for node in ast.walk(_parsed(path.read_text("utf-8"))):
            if not isinstance(node, ast.ImportFrom) or not node.level:
                continue
            room = (node.module or "").rpartition(".")[2]
            if room in ("tell", "play"):
                yield f"{path.name}, line {node.lineno}: rules import nothing from {room}; they know no words and no players"


def _unowned(game: Game) -> Iterator[str]:
    """Fields of the state that are owned, but by no seat."""

    def walk(record: type[fields.Holder], outer: str, path: str) -> Iterator[tuple[type[fields.Holder], str]]:
        for name, f in record.fields.items():
            sight = outer if f.sight == fields.INHERIT else f.sight
            if f.shape:
                continue
            if not isinstance(f.kind, fields.Number):
                yield from walk(f.kind, sight, f"{path}{name}.")
            elif sight == fields.OWNED:
                yield record, path + name

    for record, path in walk(game.state, fields.SECRET, ""):
        file = Path(str(getattr(sys.modules.get(record.__module__), "__file__", "state.py")))
        name = path.rpartition(".")[2]
        lines = file.read_text("utf-8").splitlines() if file.exists() else []
        line = next((n for n, text in enumerate(lines, 1) if re.match(rf"\s+{name}\b[^=]*=\s*owned", text)), 0)
        yield (
            f"{file.name}, line {line}: {path} is owned, but nothing on the way to it is numbered by seat; "
            "write owned(int8, SEATS), or put it into a Struct of which the state has a list by seat"
        )


def _own(game: Game) -> list[FunctionType]:
    """The functions of a game's own folder that its rules reach."""
    found: dict[FunctionType, None] = {}
    for name in (*DECIDING, "redeal"):
        found.update(dict.fromkeys(f for f in reached(getattr(game.rules, name)) if _inside(game, f)))
    return [*found]


def _inside(game: Game, f: object) -> bool:
    return isinstance(f, FunctionType) and Path(f.__code__.co_filename).is_relative_to(game.home)


def written(f: FunctionType) -> ast.FunctionDef | None:
    """The text of a function as a syntax tree."""
    text = text_of(f)
    for node in ast.walk(_parsed(text)) if text else ():
        if isinstance(node, ast.FunctionDef) and f.__code__.co_firstlineno in range(_first(node), node.lineno + 1):
            return node
    return None


@cache
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


def _first(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])


def spot(f: Any, line: int = 0) -> str:
    """A function with its file and a line of it."""
    while hasattr(f, "__wrapped__"):
        f = f.__wrapped__
    code = f.__code__
    return f"{f.__name__} ({Path(code.co_filename).name}, line {line or code.co_firstlineno})"


# ------------------------------------------------------------ signatures


def _shapes(game: Game) -> Iterator[str]:
    """Functions with the wrong parameters."""
    for name, wanted in TAKES.items():
        f = getattr(game.rules, name)
        if name in NEEDED or _inside(game, f):
            yield from _shape(game, f, wanted, f"the rule {name}")
    for name, wanted in PLAYS.items():
        if f := getattr(game.play, name):
            yield from _shape(game, f, wanted, name)
    if game.tell is None:
        return
    for name, wanted in WORDS.items():
        yield from _shape(game, game._told(name, None), wanted, name)
    for deck in game.decks:
        yield from _shape(game, deck.name, ("box", "card"), "the name of a card in DECKS")
        yield from _shape(game, deck.at, ("action",), "the cards that a move is about, in DECKS,")
        yield from _answers(game, deck.name, (game.usual_box, 0), str, "a Deck's name(box, card)")
    yield from _places(game)
    for grid in game.grids:
        yield from _shape(game, grid.look, ("view", "box", "cell"), "what lies on a cell, in GRIDS,")
        yield from _shape(game, grid.at, ("action",), "the cells that a move is about, in GRIDS,")
        yield from _shape(game, grid.whose, ("view", "box", "cell"), "whose a cell is, in GRIDS,")


def _places(game: Game) -> Iterator[str]:
    """Places of no field, or with too many or too few names."""
    fields = [("LAYOUT", place.field) for place in game.layout] + [("SEATED", name) for name in game.seated]
    fields += [("DECKS", name) for deck in game.decks for name in deck.fields]
    for where, path in fields:
        if said := _no_field(game, path):
            yield f"tell.py: {where} {said}"
            return
    for place in game.layout:
        shape = list[int]()
        kind: Any = game.state
        for step in place.field.split("."):
            shape, kind = [*shape, *kind.fields[step].shape], kind.fields[step].kind
        if place.field.partition(".")[0] in game.seated:
            shape = shape[1:]
        elif place.shape == HAND:
            yield (
                f"tell.py: LAYOUT puts {place.field!r} into a hand, but no seat has its own: leave HAND out, or declare it as "
                "owned() in state.py with an entry for each seat"
            )
        names = place.items(game.usual_box)
        if names and len(names) != (shape or [0])[0]:
            many = shape[0] if shape else "no"
            yield f"tell.py: LAYOUT has {len(names)} names for {place.field!r}, which has {many} entries"


def _no_field(game: Game, path: str) -> str:
    """What is wrong with the path of a field; empty if it leads to one."""
    kind: Any = game.state
    for step in path.split("."):
        known = getattr(kind, "fields", {})
        if step not in known:
            near = get_close_matches(step, known, 1)
            meant = f"did you mean {near[0]}?" if near else f"there is {', '.join(known)}"
            return f"names the field {path!r}, but there is no {step!r}: {meant}"
        kind = known[step].kind
    return ""


def _shape(game: Game, f: object, wanted: tuple[str, ...], what: str) -> Iterator[str]:
    if not isinstance(f, FunctionType) or not _inside(game, f):
        return
    try:
        inspect.signature(f).bind(*wanted)
    except TypeError:
        taken = ", ".join(inspect.signature(f).parameters)
        yield f"{spot(f)}: {what} is given ({', '.join(wanted)}), not ({taken})"


def _answers(game: Game, f: Function, given: tuple[object, ...], kind: type, what: str) -> Iterator[str]:
    """Check that a function of `tell` returns the right type and does not fail."""
    if not _inside(game, f):
        return
    try:
        answer = f(*given)
    except TypeError:
        return  # `_shape` has already reported it
    except Exception as e:
        yield f"{spot(f)}: {what} fails with {type(e).__name__}: {e}"
        return
    if not isinstance(answer, kind):
        yield f"{spot(f)}: {what} returns {answer!r}; return a {kind.__name__}"


# ------------------------------------------------------------ the body of a rule


def _in_rule(game: Game, f: FunctionType, node: ast.FunctionDef) -> Iterator[str]:
    known = {**f.__globals__}
    records = _records(game, f, node)
    for name, value in taken(f):
        module = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None) or ""
        if any(str(module) == source or str(module).startswith(f"{source}.") for source in CHANCE):
            line = next((n.lineno for n in ast.walk(node) if isinstance(n, ast.Name) and n.id == name.split(".")[0]), 0)
            yield f"{spot(f, line)}: {name} is different each time, so no game could be replayed; {OUR_CHANCE}"
    calls = [n for n in ast.walk(node) if isinstance(n, ast.Call)]
    numbering = [a for call in calls if ast.unparse(call.func) in ("numbered", "distinct") for a in call.args]
    for each in _inner(node):
        at = spot(f, getattr(each, "lineno", 0))
        for kind, why in FORBIDDEN.items():
            if isinstance(each, kind) and each not in numbering:
                yield f"{at}: {why}"
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and not _CLAUSE.fullmatch(each.value):
            yield f"{at}: rules use numbers, not the text {each.value!r}; name the numbers in an Enumeration"
        elif isinstance(each, ast.Constant) and each.value is None:
            yield f"{at}: rules use numbers, not None: write -1 where there is nothing"
        elif isinstance(each, ast.Constant) and isinstance(each.value, float):
            yield f"{at}: {each.value} is not a whole number, and rules have no others; write n * 3 // 2 for n * 1.5"
        elif isinstance(each, ast.BinOp | ast.AugAssign) and isinstance(each.op, ast.Div):
            yield f"{at}: / makes a fraction; rules count in whole numbers, so write //"
        elif isinstance(each, ast.Call):
            yield from _call(at, known, each)
            yield from _untold(game, at, _note(known, each))
        elif isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id in records:
            yield from _field(at, records[each.value.id], each)
        elif isinstance(each, ast.While):
            yield from _endless(at, each)
    if any(isinstance(n, ast.Return) and n.value is not None for n in ast.walk(node)) and _falls_through(node.body):
        at = spot(f, node.body[-1].lineno)
        yield f"{at}: this rule returns a number on some paths and nothing at its end; add a return"


def _inner(node: ast.FunctionDef) -> Iterator[ast.AST]:
    """Every node of a function's body except docstrings and annotations."""
    for statement in node.body:
        waiting: list[ast.AST] = [statement]
        while waiting:
            each = waiting.pop(0)
            if (
                isinstance(each, ast.Expr)
                and isinstance(each.value, ast.Constant)
                and isinstance(each.value.value, str)
            ):
                continue
            yield each
            waiting = [
                child
                for name, value in ast.iter_fields(each)
                if name != "annotation"
                for child in (value if isinstance(value, list) else [value])
                if isinstance(child, ast.AST)
            ] + waiting


def _records(game: Game, f: FunctionType, node: ast.FunctionDef) -> dict[str, type]:
    """The parameters annotated as the state or the box, with their types."""
    found = {}
    for argument in node.args.args:
        said = argument.annotation
        name = said.id if isinstance(said, ast.Name) else said.value if isinstance(said, ast.Constant) else None
        kind = f.__globals__.get(name) if isinstance(name, str) else None
        if isinstance(kind, type) and kind in (game.state, game.box):
            found[argument.arg] = kind
    return found


def _field(at: str, record: type[Struct], node: ast.Attribute) -> Iterator[str]:
    if node.attr not in record.fields and not hasattr(record, node.attr):
        near = get_close_matches(node.attr, record.fields, 1)
        meant = f": {near[0]} perhaps?" if near else f"; declare it in class {record.__name__}"
        yield f"{at}: there is no field {node.attr}{meant}"
    elif issubclass(record, GameBox) and isinstance(node.ctx, ast.Store):
        yield f"{at}: the box never changes during a game; keep {node.attr} in the state"
    elif issubclass(record, GameState) and node.attr == "rng":
        yield f"{at}: the stream of chance is not for rules; {OUR_CHANCE}"


def _call(at: str, known: Namespace, node: ast.Call) -> Iterator[str]:
    """Calls with the wrong number of arguments, and calls that rules may not make."""
    called = _value(known, node.func)
    if isinstance(node.func, ast.Name) and node.func.id in MAKERS and node.func.id not in known:
        yield f"{at}: {MAKERS[node.func.id]}"
    if called in DECLARING:
        yield (
            f"{at}: {called.__name__}() declares a field, and rules declare none; "
            f"write NAME: list[int] = {called.__name__}(...) in class State, and use s.NAME here"
        )
    if any(isinstance(argument, ast.Starred) for argument in node.args):
        return
    kind = _note(known, node)
    if kind is not None:
        sent = len(node.args) - (2 if called is notes.note else 3)
        if sent != len(kind.numbers):
            wanted = ", ".join(kind.numbers) or "none"
            yield f"{at}: the note {kind.name} is sent with {sent} numbers, and has {len(kind.numbers)}: {wanted}"
    if isinstance(node.func, ast.Attribute) and node.func.attr == "of":
        verb = _value(known, node.func.value)
        if isinstance(verb, Code) and len(node.args) != len(verb.sizes):
            yield f"{at}: the move {verb.name} is given {len(node.args)} arguments; it takes {len(verb.sizes)}"


def _note(known: Namespace, node: ast.Call) -> notes.NoteKind | None:
    """The note that a call sends, if it sends one."""
    called = _value(known, node.func)
    place = 1 if called is notes.note else 2 if called is notes.whisper else len(node.args)
    kind = _value(known, node.args[place]) if place < len(node.args) else None
    return kind if isinstance(kind, notes.NoteKind) else None


def _untold(game: Game, at: str, kind: notes.NoteKind | None) -> Iterator[str]:
    """Report a note that has no message."""
    if kind is not None and game.tell is not None and (lacks := game.notes.lacks(kind)):
        yield f"{at}: the note {kind.name} has no words; {lacks}"


def _value(known: Namespace, node: ast.AST) -> Any:
    """The value of a name or attribute, or None if it is not known statically."""
    if isinstance(node, ast.Name):
        return known.get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(_value(known, node.value), node.attr, None)
    return None


def _endless(at: str, loop: ast.While) -> Iterator[str]:
    """A loop whose condition nothing in it can change."""
    if any(isinstance(n, ast.Break | ast.Return) for n in ast.walk(loop)):
        return
    asked = {n.id for n in ast.walk(loop.test) if isinstance(n, ast.Name)}
    calls = [n for n in ast.walk(loop) if isinstance(n, ast.Call)]
    given = {n.id for call in calls for a in call.args for n in ast.walk(a) if isinstance(n, ast.Name)}
    stored = {
        n.id
        for statement in loop.body
        for target in ast.walk(statement)
        if isinstance(getattr(target, "ctx", None), ast.Store)
        for n in ast.walk(target)
        if isinstance(n, ast.Name)
    }
    if not asked & (stored | given):
        yield f"{at}: this while never ends: nothing in it changes what it waits for; change that, or use break"


def _falls_through(body: list[ast.stmt]) -> bool:
    """Whether the end of these statements can be reached."""
    last = body[-1]
    if isinstance(last, ast.Return | ast.Raise):
        return False
    if isinstance(last, ast.If):
        return not last.orelse or _falls_through(last.body) or _falls_through(last.orelse)
    return not isinstance(last, ast.For | ast.While)  # undecidable for loops: assume not


# ------------------------------------------------------------ clauses


def _unknown_clauses(game: Game) -> Iterator[str]:
    """Clauses that the code cites but clauses.toml does not have."""
    if not (game.home / "clauses.toml").is_file():
        return
    known = game.written_clauses
    for file in sorted(game.home.rglob("*.py")):
        try:
            tree = ast.parse(file.read_text("utf-8"))
        except (OSError, SyntaxError):
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            named = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
            said = node.args[0] if named == "law" and node.args else node.args[1] if _is_cite(named, node) else None
            if isinstance(said, ast.Constant) and isinstance(said.value, str) and said.value not in known:
                near = get_close_matches(said.value, known, 1)
                meant = f": {near[0]} perhaps?" if near else "; write it there first"
                yield f"{file.name}, line {said.lineno}: clauses.toml has no clause {said.value}{meant}"
    for verb, cited in getattr(game.tell, "ABOUT", {}).items():
        for clause in cited:
            if clause not in known:
                yield f"ABOUT in tell: clauses.toml has no clause {clause}, which is to explain {verb}"


def _is_cite(named: str, node: ast.Call) -> bool:
    return named == "cite" and len(node.args) > 1
