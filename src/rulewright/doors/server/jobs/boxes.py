"""Boxes are read and checked here, in a worker process: checking a guest's box takes as long as dozens of moves."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from rulewright import games
from rulewright.doors.contract.fault import Fault, refused
from rulewright.doors.contract.lab import BoxChanges, BoxField, BoxSheet, BoxWish
from rulewright.doors.server.catalog import BoxKey, Laid, PackedBox, known, laid, receive
from rulewright.doors.server.codec import encode, read_body
from rulewright.doors.server.identity import HOUSE, Payer
from rulewright.doors.server.jobs.pool import Crowded, Pool
from rulewright.doors.server.translations import SAY
from rulewright.kernel.box_changes import box_changes
from rulewright.kernel.content import Content, ContentError, Declared, Place
from rulewright.kernel.game import Game
from rulewright.lab.settings import changed
from rulewright.telling.box_files import BOX, STANDARD, flat, parsed, read_content, written
from rulewright.telling.language import language

A = TypeVar("A")
T = TypeVar("T")

NICE = 10
SECONDS = 60.0
"""Timeout of a request: on a busy machine the process may take long to start."""
PROCESSOR = 3.0
"""Seconds of processor time that reading a box may take; the slowest box shipped with a game takes a thirtieth of a second."""
WAITING = 8
"""How many boxes a guest may have waiting to be read."""


@dataclass(frozen=True, repr=False)
class BoxQuestion:
    """A box to be read: the game's address, and the options, seats and text that determine the box."""

    game: str
    options: dict[str, int | str]
    seats: int
    content: str | None


@dataclass(frozen=True, repr=False)
class SheetQuestion:
    """A box to be shown as a form: an encoded `BoxWish`, and how many characters the box may have."""

    game: str
    wish: bytes
    most: int


@dataclass(frozen=True, repr=False)
class ChangesQuestion:
    """A guest's box to be compared with the game's own."""

    game: str
    content: str


class BoxJobs(Pool):
    """The process that reads boxes. Guests take turns at it, and so do tables that are created or loaded."""

    def __init__(self) -> None:
        super().__init__(1, NICE)
        self._reading: dict[tuple[BoxKey, str], asyncio.Future[Laid]] = {}

    async def lay(self, key: BoxKey, payer: Payer = HOUSE) -> Laid:
        """Read a box and describe it in the current language. Raises ValueError if the box is invalid.

        Afterwards `catalog.laid` finds it in its cache.
        """
        found, asked = known(key), (key, language())
        if found and found.described:
            return found
        if asked not in self._reading:
            self._reading[asked] = asyncio.ensure_future(self._read(key, payer))
            self._reading[asked].add_done_callback(lambda _: self._reading.pop(asked))
        return await asyncio.shield(self._reading[asked])

    async def _read(self, key: BoxKey, payer: Payer) -> Laid:
        if key.usual:
            return await asyncio.to_thread(_read_here, key)
        question = BoxQuestion(games.address(key.game), dict(key.options), key.seats, key.content)
        return receive(key, await self.ask(read, question, payer))

    async def ask(self, task: Callable[[A], T], question: A, payer: Payer) -> T:
        """Run a task in the process that reads boxes."""
        try:
            return await self.do(_in_time, (task, question), SECONDS, payer, most=0 if payer == HOUSE else WAITING)
        except Crowded:
            raise Fault(429, SAY("boxes-busy")) from None
        except (TimeoutError, BrokenProcessPool):
            raise Fault(413, SAY("box-late")) from None


def _read_here(key: BoxKey) -> Laid:
    found = laid(*key[:1], dict(key.options), key.seats, key.content)
    assert found.parts
    return found


# ---------------------------------------------------------------- in the worker process


def _in_time(given: tuple[Callable[[A], T], A]) -> T:
    task, question = given
    with processor_time(PROCESSOR):
        return task(question)


@contextmanager
def processor_time(seconds: float) -> Iterator[None]:
    """Raise TimeoutError in the main thread after this much processor time, however busy the machine is."""
    if not hasattr(signal, "setitimer"):  # on Windows
        yield
        return

    def stop(*_: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def get_ready(names: tuple[str, ...]) -> None:
    """Load the games in advance, so that the first request does not have to wait."""
    for name in names:
        games.load(name)


def read(question: BoxQuestion) -> PackedBox:
    """A box, packed and described."""
    try:
        return laid(games.load(question.game), question.options, question.seats, question.content).send()
    except ValueError as e:
        raise ValueError(str(e)) from None  # a subclass may not survive pickling


def sheet(question: SheetQuestion) -> bytes:
    """A box as a form, encoded."""
    wish, too_long = read_body(BoxWish, question.wish), Fault(413, SAY("box-too-long-letters", most=question.most))
    if len(wish.text or "") > question.most:
        raise too_long
    try:
        found = filled_in(games.load(question.game), wish)
    except ValueError as e:
        raise refused(e) from None
    if len(found.text) > question.most:
        raise too_long
    return encode(found)


def changes(question: ChangesQuestion) -> BoxChanges:
    """How a guest's box differs from the game's own."""
    said = read_content(question.content)
    own = games.load(question.game).boxes[STANDARD].read()
    return BoxChanges(name=str(said.get("name", "")), changes=changes_of(own, said))


def filled_in(game: Game, wish: BoxWish) -> BoxSheet:
    seats = wish.seats or game.welcome.seats or game.seats[0]
    chosen = game.chosen(wish.options, seats)
    word = str(chosen.pop(BOX, STANDARD)) if len(game.boxes) > 1 else STANDARD
    own = game.boxes[word]
    text = wish.text or ("" if wish.said is not None else own.path.read_text("utf-8") if own.path.exists() else "")
    whose = SAY("this-box")
    said: Mapping[str, Any] = without_null(flat(wish.said, whose)) if wish.said else parsed(text, whose)
    if wish.changes:
        said, text = changed(said, wish.changes), ""
    if not text and said:
        text = written(said)
        said = parsed(text, SAY("this-box"))
    file, error, place = Content(said), "", cast(Place, ())
    try:
        game.read_box(file, chosen, seats)
    except ContentError as e:
        error, place = str(e), e.place
    except ValueError as e:
        error = str(e)
    return BoxSheet(
        said=dict(said),
        text=text,
        fields=[_field(at, kind) for at, kind in file.declared()],
        error=refused(ValueError(error)).sentence if error else "",
        at=list(place),
        changes=changes_of(game.boxes[STANDARD].read(), said),
    )


def _field(at: Place, kind: Declared) -> BoxField:
    return BoxField(
        at=list(at),
        kind=cast(Any, kind.kind),
        low=kind.low,
        high=kind.high,
        words=list(kind.words),
        shape=[(size, size) if isinstance(size, int) else size for size in kind.shape],
        optional=kind.optional,
        by=kind.by,
    )


def without_null(value: Any) -> Any:
    """The contents of a form without its empty fields: a box file has no null."""
    if isinstance(value, dict):
        return {key: without_null(inner) for key, inner in value.items() if inner is not None}
    return [without_null(inner) for inner in value if inner is not None] if isinstance(value, list) else value


def changes_of(own: Mapping[str, object], said: Mapping[str, object]) -> list[str]:
    """How a box differs from the game's own, one line per change."""
    return [str(change) for change in box_changes(own, said)]
