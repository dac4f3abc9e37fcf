"""Scratch fields. Rules may write them during a move; they are zero between moves.

Fields declared with `scratch` are cleared when the rulebook function that was called (`apply`, `check`, `policy` and so on)
returns. So they are never recorded, hashed, shown or compared, and rules need not clear them.
"""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Callable, Iterator
from functools import cache

from rulewright.kernel.fields import Field, Holder, Number
from rulewright.kernel.rule import Function, Namespace, rule
from rulewright.kernel.structs import GameState


@cache
def wiper(state: type[Holder]) -> Callable[[GameState], None] | None:
    """The rule `wipe(s)` that clears this state's scratch fields, or None if it has none."""
    lines = [line for name, f in state.fields.items() for line in _wiping(f"s.{name}", f, f.scratch, 1)]
    return _written("wipe", "s", lines, state, {}) if lines else None


def _wiping(path: str, f: Field, blank: bool, depth: int) -> Iterator[str]:
    """The source lines that clear one field, looping over its shape and stepping into nested records."""
    body: list[str] = []
    inner = depth + len(f.shape)
    where = path + "".join(f"[i{k}]" for k in range(depth, inner))
    if not isinstance(f.kind, Number):
        for name, declared in f.kind.fields.items():
            body += _wiping(f"{where}.{name}", declared, blank or declared.scratch, inner)
    elif blank:
        body.append("    " * inner + f"{where} = 0")
    if body:
        for k, n in enumerate(f.shape, depth):
            yield "    " * k + f"for i{k} in range({n}):"
        yield from body


def tidied(f: Function, wipe: Callable[[GameState], None]) -> Function:
    """Wrap a rule so that scratch fields are cleared when it returns."""
    given = ", ".join(inspect.signature(f).parameters)
    first = given.partition(",")[0]
    return _written(f.__name__, given, [f"    made = f({given})", f"    wipe({first})", "    return made"], f, locals())


def _written(name: str, given: str, lines: list[str], near: Function | type, words: Namespace) -> Function:
    source = "\n".join([f"def {name}({given}):", *lines]) + "\n"
    place = f"<{name}, tidied, of {near.__module__}.{near.__qualname__}>"
    linecache.cache[place] = (len(source), None, source.splitlines(keepends=True), place)
    space = {"__name__": near.__module__, **words}  # a real module, or cached compiled code could not be loaded
    exec(compile(source, place, "exec"), space)
    made: Function = rule(space[name])
    return made
