"""The checked engine: interpreted play over records that raise errors where compiled code would silently go wrong.

In compiled code an index past the end reads other memory, a negative one counts from the end, a number too large for its field
loses its upper bits, and dividing by zero gives some number. Here each is an error in one sentence with the field, the rule, its
file and line. Rules that would not compile, such as a helper without `@rule`, are errors too, and so are illegal moves: bots
apply moves in imagined games without checking them. The conformance tests play every game this way; use `--engine checked` to
do so yourself.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, wraps
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar, cast

from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.clauses import law
from rulewright.kernel.engines.batch import Batch
from rulewright.kernel.engines.diagnostics import place, vet
from rulewright.kernel.engines.interpreted import Interpreted
from rulewright.kernel.engines.mistakes import examine, is_ours
from rulewright.kernel.engines.playout import SETUP, random_play
from rulewright.kernel.fields import Field, Holder, Number
from rulewright.kernel.game import Game
from rulewright.kernel.rule import RuleError
from rulewright.kernel.structs import GameBox, GameState, Struct, StructMeta

KERNEL = str(Path(__file__).parents[1])

Home = tuple[object, str]
"""The record or list that holds a value, and its name or index there."""
S = TypeVar("S", bound=Holder)


class Row(list[Any]):
    """A list of fixed length that knows its place in a record and the range of its items."""

    __slots__ = ("home", "inner", "range", "size")

    def __init__(self, items: Iterable[object], field: Field, home: Home) -> None:
        self.home, self.size, self.inner = home, field.shape[0], item_of(field)
        self.range = range_of(self.inner)
        super().__init__(self._fitting(i, item) for i, item in enumerate(items))

    def _fitting(self, i: int, item: object) -> object:
        if type(item) is int and item in self.range:
            return item
        return fitting(self.inner, item, (self, f"[{i}]"))

    def _missing(self, i: int) -> RuleError:
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
    """The whole numbers that fit a field; empty if it is not a single number."""
    return range(f.kind.low, f.kind.high + 1) if isinstance(f.kind, Number) and not f.shape else range(0)


def fitting(f: Field, value: Any, home: Home) -> object:
    """The value as stored in a field. Raises `RuleError` if it does not fit."""
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


def path(home: Home) -> str:
    """The path of a field as text, such as State.seats[1].coins."""
    holder, key = home
    outer = getattr(holder, "home", None)
    return (path(outer) if outer else type(holder).__name__) + (key if key.startswith("[") else f".{key}")


def where(frame: FrameType | None = None) -> str:
    """The rule that is running: the innermost function of a game, and the kernel function it called."""
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
def checked(kind: type[S]) -> type[S]:
    """A subclass of this record that checks every value stored in it and every index."""
    inner = {
        name: f if isinstance(f.kind, Number) else replace(f, kind=checked(f.kind)) for name, f in kind.fields.items()
    }
    ranges = {name: range_of(f) for name, f in inner.items()}
    space = {**inner, "__slots__": ("home",), "__setattr__": _set, "ranges": ranges, "__module__": kind.__module__}
    return cast("type[S]", StructMeta(kind.__name__, (kind,), space))


@cache
def checked_game(game: Game) -> Game:
    """The same game over checked records, in which illegal moves raise errors."""
    check, apply, clauses = game.rules.check, game.rules.apply, {law(c): c for c in game.clauses}
    waiting = game.rules.waiting

    def apply_allowed(s: GameState, box: GameBox, seat: int, action: int) -> None:
        known = 0 <= action < game.actions.size
        clause = check(s, box, seat, action) if known else -1
        if clause:
            move = game.actions.decode(action) if known else action
            raise RuleError(
                f"seat {seat} makes the move {move}, which {clauses.get(clause, 'no game')} refuses; {where()}"
            )
        apply(s, box, seat, action)

    def somebody(s: GameState) -> int:
        seats = waiting(s)
        if not 0 < seats < 1 << game.seats[1]:
            raise RuleError(
                f"waiting returns {seats} although the game goes on; set bit i for each seat i that must decide, or end the "
                f"game by setting s.end; {place(waiting)}"
            )
        return int(seats)

    rules = replace(game.rules, apply=wraps(apply)(apply_allowed), waiting=wraps(waiting)(somebody))
    return replace(game, state=checked(game.state), box=checked(game.box), rules=rules)


T = TypeVar("T")
PATIENCE = 10.0
"""Seconds after which the checked engine considers a game endless."""


@contextmanager
def endings_in_sight(patience: float = PATIENCE) -> Iterator[None]:
    """Stop the block if it runs too long, with an error that names the rule and line of the endless loop."""
    thread = threading.get_ident()
    found: list[str] = []

    def stop() -> None:
        frame = sys._current_frames().get(thread)
        found.append(where(frame) if frame else "")
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(Endless))

    timer = threading.Timer(patience, stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    except Endless:
        raise RuleError(
            f"a loop does not end: after {patience:g} seconds it still ran {found[0]}; see what ends its while"
        ) from None
    finally:
        timer.cancel()


class Endless(BaseException):
    """Raised inside a thread whose game does not end."""


class Checked:
    """Random games in plain Python, with every index and every number checked."""

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


def saying(which: str, f: Callable[..., T], *args: object) -> T:
    """Call a function and turn any error in a rule into a `RuleError` of one sentence."""
    try:
        return f(*args)
    except RuleError as e:
        raise RuleError(str(e) if str(e).startswith(f"{which}: ") else f"{which}: {e}") from None
    except (ArithmeticError, LookupError, TypeError, AttributeError) as e:
        trace = e.__traceback__
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        raise RuleError(f"{which}: {e}; {where(trace.tb_frame if trace else None)}") from e


REHEARSED = 3
"""How many checked games are played before compiled code is trusted."""
IMAGINED = 60
"""For how many moves `imagine_all` plays."""


@cache
def rehearse(game: Game) -> None:
    """Play a few checked games of a game not shipped with Rulewright before running it compiled, with fewer checks."""
    examine(game)
    if not is_ours(game):
        Checked().run(game, game.make_box(), 0, REHEARSED)
        if game.has_secrets:
            with endings_in_sight():
                saying(f"{game.title}, seed 0", imagine_all, game)


def imagine_all(game: Game) -> None:
    """Play one checked game, imagining the hidden state for every seat and a spectator after every move: bots call `redeal`,
    but random games never do."""
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
            break  # the engines report a stuck game themselves
        twin.rules.apply(s, box, seat, legal[move % len(legal)])
