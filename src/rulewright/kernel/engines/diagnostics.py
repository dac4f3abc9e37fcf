"""Error messages for rules that do not compile: one sentence with the cause, the file and the line.

The commonest mistakes are checked before compiling: recursion, functions without `@rule`, undefined names. The compiler's own
errors are cut down to their first sentence.
"""

from __future__ import annotations

import builtins
import dis
import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from types import FunctionType

from rulewright.kernel.callgraph import is_enumeration, reached, taken, understood
from rulewright.kernel.rule import INTRINSICS, RULES, Function, RuleError

OUR_OWN = ("numpy", "numba", "math", "operator")
"""Modules whose functions the compiler supports without `@rule`."""


def vet(entry: Function) -> None:
    """Raise `RuleError` with one clear sentence for rules that cannot compile, before the compiler raises its own long error."""
    rules = {understood(f) for f in (*RULES, *(f for f, _ in INTRINSICS))}
    for f in reached(entry):
        known = {**f.__globals__, **vars(builtins)}
        asked: object = None
        for step in dis.get_instructions(f):
            if (
                is_enumeration(asked)
                and step.opname in ("LOAD_ATTR", "LOAD_METHOD")
                and not hasattr(asked, step.argval)
            ):
                near = get_close_matches(step.argval, asked.members, 1)
                meant = f": {near[0]} perhaps?" if near else ""
                raise RuleError(f"{place(f, step.argval)}: {asked.__name__} has no {step.argval}{meant}")
            asked = f.__globals__.get(step.argval) if step.opname == "LOAD_GLOBAL" else None
            if step.opname == "LOAD_GLOBAL" and step.argval not in known:
                near = get_close_matches(step.argval, known, 1)
                meant = f": {near[0]} perhaps?" if near else ""
                raise RuleError(f"{place(f, step.argval)}: nobody defines {step.argval}{meant}")
        for name, value in taken(f):
            called = understood(value)
            if not isinstance(called, FunctionType) or called in rules:
                continue
            if called.__module__.partition(".")[0] not in OUR_OWN:
                raise RuleError(f"{place(f, name)}: {name} is no rule; put @rule above it ({at(called)})")
    for circle in _circles(entry):
        ring = " calls ".join(f.__name__ for f in circle)
        raise RuleError(f"{place(circle[0], circle[1].__name__)}: {ring}, in a circle; write it as a loop")


def _circles(entry: Function) -> Iterator[list[FunctionType]]:
    """The cycles of rules that call each other, each with its first rule repeated at the end."""
    done: set[FunctionType] = set()

    def visit(f: FunctionType, way: list[FunctionType]) -> Iterator[list[FunctionType]]:
        if f in way:
            yield [*way[way.index(f) :], f]
        elif f not in done:
            for _, value in taken(f):
                called = understood(value)
                if isinstance(called, FunctionType):
                    yield from visit(called, [*way, f])
            done.add(f)

    yield from visit(reached(entry)[0], [])


def at(f: Function, line: int = 0) -> str:
    return f"{Path(f.__code__.co_filename).name}, line {line or f.__code__.co_firstlineno}"


def place(f: Function, name: str = "", line: int = 0) -> str:
    """A rule with its file and line: the line that uses `name`, if given."""
    short = str(name).rpartition(".")[2]
    for step in dis.get_instructions(f):
        if short and not line and step.argval == short and step.positions:
            line = step.positions.lineno or 0
    return f"{f.__name__} ({at(f, line)})"


def blame(entry: Function, cause: Exception) -> str:
    """Like `sentence` for an error that names only the chain of calls from the entry point: finds the last rule in it and
    the function that rule called."""
    rules = {f.__qualname__: f for f in reached(entry)}
    f = next(iter(rules.values()))
    for name in (n if n in rules else n.rstrip(">") for n in re.findall(NOT_DONE, str(cause))):
        if (
            name not in rules
        ):  # rules that are compiled separately leave no chain of calls: blame the rule that calls this name
            f = next((r for r in (f, *rules.values()) if name in r.__code__.co_names), f)
            return f"{place(f, name)}: {name} does not work there"
        f = rules[name]
    return sentence(f, cause)


def _lines(f: Function) -> range:
    numbers = [n for _, _, n in f.__code__.co_lines() if n]
    return range(min(numbers), max(numbers) + 1)


SPOT = re.compile(r'(?:at |File ")(\S+?)"?,? (?:line |\()(\d+)')
NOT_DONE = re.compile(r"No implementation of function Function\(<[\w-]+ (?:function )?([\w.<>]+)")
FAILED = re.compile(r"^(Failed in .*|Internal error.*|Enable logging.*|\s*)$")


def sentence(f: Function, cause: BaseException) -> str:
    """The compiler's error for this rule, as one sentence."""
    text = re.sub(r"\x1b\[\d*m", "", str(cause))
    if isinstance(cause, KeyError):
        return f"{place(f, cause.args[0])}: there is no field {cause.args[0]}"
    name = Path(f.__code__.co_filename).name
    lines = [int(n) for file, n in re.findall(SPOT, text) if Path(file).name == name and int(n) in _lines(f)]
    said = next((line for line in text.splitlines() if not FAILED.match(line)), type(cause).__name__)
    if missing := re.search(r"Unknown attribute '(\w+)'", text):
        said = f"there is no field {missing[1]}"
    elif bound := re.search(r'due to "TypeError: ([^"]*)"', text):
        said = bound[1]
    elif operation := re.search(NOT_DONE, said):
        said = f"{operation[1].rstrip('>')} does not work with what it is given"
    said = re.sub(r"Record\(.*\)", "a record", said).split(": %")[0].rstrip(". ")
    return f"{place(f, line=lines[0] if lines else 0)}: {said[:200]}"
