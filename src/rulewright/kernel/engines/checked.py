"""The checked engine: interpreted play over records that refuse what compiled code would do without a word.

Compiled, an index past the end reads what lies beyond, a negative one counts from the end, a number too large for its field
loses its upper bits, and dividing by zero gives some number. Here each is an error in one sentence: the field, the rule, its
file and line; and so is what would not compile at all, such as a helper without `@rule`. A move that the law refuses is an error
too, whoever chose it: bots apply the moves of imagined games without asking. Conformance plays every game this way, and an
author may: `--engine checked`.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, cast

from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.clauses import law
from rulewright.kernel.engines.batch import Batch
from rulewright.kernel.engines.diagnostics import place, vet
from rulewright.kernel.engines.interpreted import Interpreted
from rulewright.kernel.engines.mistakes import examine, is_ours
from rulewright.kernel.engines.playout import SETUP, random_play
from rulewright.kernel.fields import Field, Number
from rulewright.kernel.game import Game
from rulewright.kernel.rule import RuleError
from rulewright.kernel.structs import Struct, StructMeta

KERNEL = str(Path(__file__).parents[1])


class Row(list[Any]):
    """A list of fixed length that knows its place in a record, and what fits into it."""

    __slots__ = ("home", "inner", "range", "size")

    def __init__(self, items: Any, field: Field, home: tuple[Any, str]) -> None:
        self.home, self.size, self.inner = home, field.shape[0], item_of(field)
        self.range = range_of(self.inner)
        super().__init__(self._fitting(i, item) for i, item in enumerate(items))

    def _fitting(self, i: int, item: Any) -> Any:
        if type(item) is int and item in self.range:
            return item
        return fitting(self.inner, item, (self, f"[{i}]"))

    def _missing(self, i: Any) -> RuleError:
        return RuleError(f"{path(self.home)}[{i}] does not exist: its places are 0 to {self.size - 1}; {where()}")

    def __getitem__(self, i: Any) -> Any:
        if type(i) is not slice and not 0 <= i < self.size:
            raise self._missing(i)
        return list.__getitem__(self, i)

    def __setitem__(self, i: Any, item: Any) -> None:
        if type(i) is slice:
            item = [self._fitting(k, x) for k, x in zip(range(self.size)[i], item, strict=True)]
        elif not 0 <= i < self.size:
            raise self._missing(i)
        elif type(item) is not int or item not in self.range:
            item = self._fitting(i, item)
        list.__setitem__(self, i, item)


@cache
def item_of(f: Field) -> Field:
    """The field of each item of an array."""
    return replace(f, shape=f.shape[1:])


@cache
def range_of(f: Field) -> range:
    """The whole numbers that fit a field; none where it does not hold a single one."""
    return range(f.kind.low, f.kind.high + 1) if isinstance(f.kind, Number) and not f.shape else range(0)


def fitting(f: Field, value: Any, home: tuple[Any, str]) -> Any:
    """The value as it lies in a field, or an error if it does not fit there."""
    if f.shape:
        if len(value) != f.shape[0]:
            raise RuleError(f"{path(home)} has {f.shape[0]} places, and was given {len(value)}; {where()}")
        return Row(value, f, home)
    if not isinstance(f.kind, Number):
        value.home = home
    elif not isinstance(value, int):
        raise RuleError(f"{path(home)} holds whole numbers, not {value!r}; {where()}")
    elif not f.kind.low <= value <= f.kind.high:
        fits = f"{f.kind.name} ({f.kind.low} to {f.kind.high})"
        raise RuleError(f"{path(home)} = {value} does not fit {fits}: widen the field or mend the rule; {where()}")
    return value


def path(home: tuple[Any, str]) -> str:
    """The way to a field in words, such as State.seats[1].coins."""
    holder, key = home
    outer = getattr(holder, "home", None)
    return (path(outer) if outer else type(holder).__name__) + (key if key.startswith("[") else f".{key}")


def where(frame: FrameType | None = None) -> str:
    """The rule that is at work: the innermost function of somebody's game, and the kernel's that it called."""
    frame = frame or sys._getframe()
    helper = ""
    while frame is not None and frame.f_code.co_filename.startswith(KERNEL):
        if not frame.f_code.co_filename.startswith(str(Path(__file__).parent)):
            helper = f" by way of {frame.f_code.co_name}"
        frame = frame.f_back
    if frame is None:
        return f"in the kernel{helper}"
    return f"in {frame.f_code.co_name} ({Path(frame.f_code.co_filename).name}, line {frame.f_lineno}){helper}"


def _set(self: Any, name: str, value: Any) -> None:
    if type(value) is not int or value not in self.ranges.get(name, ()):
        f = self.fields.get(name)
        value = value if f is None else fitting(f, value, (self, name))
    object.__setattr__(self, name, value)


@cache
def checked(kind: type[Any]) -> type[Any]:
    """The same record, that checks whatever is put into it and wherever it is asked."""
    inner = {
        name: f if isinstance(f.kind, Number) else replace(f, kind=checked(f.kind)) for name, f in kind.fields.items()
    }
    ranges = {name: range_of(f) for name, f in inner.items()}
    space = {**inner, "__slots__": ("home",), "__setattr__": _set, "ranges": ranges, "__module__": kind.__module__}
    return cast("type[Any]", StructMeta(kind.__name__, (kind,), space))


@cache
def checked_game(game: Game) -> Game:
    """The same game over checked records, in which only allowed moves can be made."""
    check, apply, clauses = game.rules.check, game.rules.apply, {law(c): c for c in game.clauses}
    waiting = game.rules.waiting

    def apply_allowed(s: Any, box: Any, seat: int, action: int) -> None:
        known = 0 <= action < game.actions.size
        clause = check(s, box, seat, action) if known else -1
        if clause:
            move = game.actions.decode(action) if known else action
            raise RuleError(
                f"seat {seat} makes the move {move}, which {clauses.get(clause, 'no game')} refuses; {where()}"
            )
        apply(s, box, seat, action)

    def somebody(s: Any) -> int:
        seats = waiting(s)
        if not 0 < seats < 1 << game.seats[1]:
            raise RuleError(
                f"waiting returns {seats} although the game goes on; set bit i for each seat i that must decide, or end the "
                f"game by setting s.end; {place(waiting)}"
            )
        return int(seats)

    rules = replace(game.rules, apply=apply_allowed, waiting=somebody)
    return replace(game, state=checked(game.state), box=checked(game.box), rules=rules)


PATIENCE = 10.0
"""Seconds after which a game that the checked engine plays is taken for endless."""


@contextmanager
def endings_in_sight() -> Iterator[None]:
    """What is done in here is stopped when it takes too long, with the rule and line where it was then: a loop without an end."""
    thread = threading.get_ident()
    found: list[str] = []

    def stop() -> None:
        frame = sys._current_frames().get(thread)
        found.append(where(frame) if frame else "")
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(Endless))

    timer = threading.Timer(PATIENCE, stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    except Endless:
        raise RuleError(
            f"a loop does not end: after {PATIENCE:g} seconds it still ran {found[0]}; see what ends its while"
        ) from None
    finally:
        timer.cancel()


class Endless(BaseException):
    """Thrown into a thread that plays a game without an end."""


class Checked:
    """Random games in plain Python, with every index and every number looked at."""

    compile_seconds = 0.0

    def is_kept(self, game: Game) -> bool:
        return True

    def run(self, game: Game, box: Struct, seed: int, n: int) -> Batch:
        examine(game)
        vet(random_play(game))
        twin = checked_game(game)
        printed, play, batch = twin.box.unpack(box.pack()), Interpreted(), Batch.blank(game, n)
        for g in range(n):
            with endings_in_sight():
                one = saying(f"{game.title}, seed {seed + g}", play.run, twin, printed, seed + g, 1)
            for name, rows in vars(batch).items():
                rows[g] = getattr(one, name)[0]
        return batch


def saying(which: str, f: Callable[..., Any], *args: Any) -> Any:
    """Call a function; what goes wrong in a rule is told in one sentence."""
    try:
        return f(*args)
    except RuleError as e:
        raise RuleError(f"{which}: {e}") from None
    except (ArithmeticError, LookupError, TypeError, AttributeError) as e:
        trace = e.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        raise RuleError(f"{which}: {e}; {where(trace.tb_frame if trace else None)}") from e


REHEARSED = 3
"""How many games are played with everything checked before compiled code is trusted."""
IMAGINED = 60
"""Moves of a game after which every seat imagines what it cannot see."""


@cache
def rehearse(game: Game) -> None:
    """Play a few games with everything checked, before code that checks less is let loose on a game outside the house."""
    examine(game)
    if not is_ours(game):
        Checked().run(game, game.make_box(), 0, REHEARSED)
        if game.has_secrets:
            with endings_in_sight():
                saying(f"{game.title}, seed 0", imagine_all, game)


def imagine_all(game: Game) -> None:
    """One game in which every seat, and a spectator, imagines what it cannot see after every move, with everything checked:
    random games never ask `redeal`, and bots do."""
    twin = checked_game(game)
    s, box = twin.state(), twin.box.unpack(game.make_box().pack())
    sow(s.rng, 0, SETUP)
    twin.rules.setup(s, box)
    for move in range(min(game.bound, IMAGINED) + 1):
        for seat in range(-1, box.seats):
            twin.redeal(twin.view(s, box, seat), box, seat, [move, seat + 2])
        if twin.rules.ending(s):
            break
        seat = lowest(twin.rules.waiting(s))
        legal = twin.legal(s, box, seat)
        if not legal:
            break  # what the engines say of it is said already
        twin.rules.apply(s, box, seat, legal[move % len(legal)])
