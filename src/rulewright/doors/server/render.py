"""Matches as JSON: whole records, views encoded part by part, and the parts of messages.

After a move every seat is sent its own view: parts that several seats see alike are encoded once, and parts that the move left
unchanged are not encoded again. Which parts of a state can be shared follows from its declaration; what a seat sees of each
part is decided by the code for whole views (`kernel/views.py`).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any

import msgspec

from rulewright.doors.contract.records import FrameNote
from rulewright.doors.contract.socket import GridContents, Move, Note
from rulewright.doors.contract.tables import Result, ScoreRow
from rulewright.kernel.fields import INHERIT, OWNED, SECRET, SEEN, Field, Number
from rulewright.kernel.game import Game
from rulewright.kernel.jsonable import Json, jsonable
from rulewright.kernel.layout import width
from rulewright.kernel.structs import GameBox, GameState, Struct, StructMeta
from rulewright.kernel.views import SPECTATOR, glimpses, pieces, seen
from rulewright.match import Match, Told
from rulewright.match import Move as Legal

log = logging.getLogger(__name__)


def jsonable_box(game: Game, box: GameBox) -> Json:
    """A box with its texts: its name, and what is printed on its cards."""
    return {**jsonable(box), "name": box.name, "texts": game.printed(box)}


# ---------------------------------------------------------------- views

Look = Callable[[Any, int], Any]
Encoded = dict[int, bytes]
"""A part of a state, encoded, by the seat that sees it."""

LONG = 12
"""Fields of at least this many numbers are worth comparing with their earlier value."""


class EncodedViews:
    """The encoded views of one state, which must not change any more; `before` holds those of an earlier state of the game."""

    def __init__(self, state: GameState, before: EncodedViews | None = None) -> None:
        self.state, self._groups = state, field_groups(type(state))
        old = before.state if before else None
        self._common = b""
        self._long: dict[str, Encoded] = {}
        self._hands: dict[str, list[Encoded]] = {}
        self._seen_by_others: dict[str, list[bytes]] = {}
        for name in (*self._groups.alike, *self._groups.apart):
            same = before and getattr(old, name) == getattr(state, name)
            self._long[name] = before._long[name] if before and same else {}
        for name in self._groups.owned:
            now: list[Any] = getattr(state, name)
            was: list[Any] = getattr(old, name) if before else [None] * len(now)
            kept = before._hands[name] if before else [{}] * len(now)
            self._hands[name] = [w if a == b else {} for a, b, w in zip(was, now, kept, strict=True)]
        self._whole: dict[int, msgspec.Raw] = {}

    def to(self, seat: int) -> msgspec.Raw:
        """The encoded view of this seat; -1 is a spectator."""
        eye = seat if self._groups.differ else SPECTATOR
        if eye not in self._whole:
            self._whole[eye] = msgspec.Raw(b"{%s}" % b",".join(self._encoded(eye)))
        return self._whole[eye]

    @cached_property
    def whole(self) -> msgspec.Raw:
        """The state with nothing hidden, for a game that is over."""
        return msgspec.Raw(msgspec.json.encode(jsonable(self.state)))

    def _encoded(self, seat: int) -> list[bytes]:
        groups = self._groups
        if not self._common:
            alike = [self._part(name, look, SPECTATOR) for name, look in groups.alike.items()]
            self._common = b",".join([_inside(groups.short(self.state, SPECTATOR)), *alike])
        found = [self._common]
        found += [self._part(name, look, seat) for name, look in groups.apart.items()]
        for name, look in groups.owned.items():
            hands = self._backs(name, look)[:]
            if 0 <= seat < len(hands):
                hands[seat] = self._hand(name, look, seat, 0)
            found.append(b'"%s":[%s]' % (name.encode(), b",".join(hands)))
        return found

    def _part(self, name: str, look: Look, eye: int) -> bytes:
        encoded = self._long[name]
        if eye not in encoded:
            encoded[eye] = _inside(look(self.state, eye))
        return encoded[eye]

    def _backs(self, name: str, look: Look) -> list[bytes]:
        """The parts of all seats, as seen by someone who owns none of them."""
        if name not in self._seen_by_others:
            count = range(len(self._hands[name]))
            self._seen_by_others[name] = [self._hand(name, look, i, SPECTATOR) for i in count]
        return self._seen_by_others[name]

    def _hand(self, name: str, look: Look, i: int, eye: int) -> bytes:
        """The part of one seat, as seen by its owner (`eye` 0, as if at a table of one) or by a spectator."""
        encoded = self._hands[name][i]
        if eye not in encoded:
            encoded[eye] = msgspec.json.encode(jsonable(look(_alone(self.state, name, i), eye))[name][0])
        return encoded[eye]


class LazyView:
    """A view computed field by field on access, for texts and facts that need only a few fields; other attributes come from a
    full view. Views that are given the same `alike` share what everybody sees alike: the parts of other seats, and what
    `kernel.views.for_all` computes."""

    def __init__(self, state: GameState, seat: int, alike: dict[Any, Any] | None = None) -> None:
        self._state, self._seat = state, seat
        self._alike = {} if alike is None else alike

    def for_all(self, f: Callable[[Any, Any], Any], box: Any) -> Any:
        """The result of a function of what everybody sees, computed once from a spectator's view."""
        if f not in self._alike:
            self._alike[f] = f(LazyView(self._state, SPECTATOR, self._alike), box)
        return self._alike[f]

    def __getattr__(self, name: str) -> Any:
        look = glimpses(type(self._state)).get(name)
        if look is None:
            return getattr(seen(type(self._state))(self._state, self._seat), name)
        owned = name in field_groups(type(self._state)).owned
        found = self._hands(name, look) if owned else look(self._state, self._seat)
        self.__dict__[name] = found
        return found

    def _hands(self, name: str, look: Look) -> list[Any]:
        """The parts of all seats: its own as it sees it, and those of the others as a spectator does."""
        if name not in self._alike:
            self._alike[name] = look(self._state, SPECTATOR)
        hands: list[Any] = self._alike[name][:]
        if 0 <= self._seat < len(hands):
            hands[self._seat] = look(_alone(self._state, name, self._seat), 0)[0]
        return hands


class FieldGroups:
    """The fields of a state: `short` and `alike` (long) look the same to all seats, `apart` differ from seat to seat, and
    `owned` have a part for each seat."""

    def __init__(self, state: type[GameState]) -> None:
        short = dict[str, Field]()
        self.each: dict[str, Look] = {name: seen(piece) for name, piece in pieces(state).items()}
        self.alike: dict[str, Look] = {}
        self.apart: dict[str, Look] = {}
        self.owned: dict[str, Look] = {}
        for name, f in state.fields.items():
            sights = _sights(f, SECRET)
            alike = not sights & {OWNED, SEEN}
            if name == "rng":
                continue
            if alike and width(f) < LONG:
                short[name] = f
            elif f.shape and OWNED in sights and SEEN not in sights:
                self.owned[name] = self.each[name]
            else:
                (self.alike if alike else self.apart)[name] = self.each[name]
        self.short = _look(short)
        self.differ = bool(self.owned or self.apart)


@cache
def field_groups(state: type[GameState]) -> FieldGroups:
    return FieldGroups(state)


def _sights(f: Field, outer: str) -> set[str]:
    """The visibilities that occur among the numbers of a field."""
    sight = outer if f.sight == INHERIT else f.sight
    if isinstance(f.kind, Number):
        return {sight}
    return set[str]().union(*(_sights(inner, sight) for inner in f.kind.fields.values()))


def _look(fields: Mapping[str, Field]) -> Look:
    """A function that returns the visible part of some fields of a state, as a record of those alone."""
    part: Any = StructMeta("Part", (Struct,), dict(fields))
    return seen(part)


def _alone(state: GameState, name: str, i: int) -> Any:
    """A table of one: the part that seat i has of an owned field, as that of seat 0."""
    return SimpleNamespace(**{name: [getattr(state, name)[i]]})


def _inside(record: Struct) -> bytes:
    return msgspec.json.encode(jsonable(record))[1:-1]


# ---------------------------------------------------------------- parts of messages


def moves(match: Match, legal: Iterable[Legal]) -> list[Move]:
    """Legal moves as they are sent."""
    about = match.game.tell.ABOUT
    return [
        Move(
            code=found.code,
            label=found.label,
            verb=found.verb,
            arguments=found.arguments,
            clauses=list(about.get(found.verb, ())),
        )
        for found in legal
    ]


def note(n: int, told: Told) -> Note:
    """A note of a seat's log as it is sent."""
    return Note(n=n, move=told.move, text=told.text, clause=told.clause, kind=told.kind, numbers=told.numbers)


def frame_note(n: int, told: Told) -> FrameNote:
    """A note of a replay, with the seat it was for."""
    return FrameNote(
        n=n,
        move=told.move,
        text=told.text,
        clause=told.clause,
        kind=told.kind,
        numbers=told.numbers,
        to=told.listener,
    )


def result_of(match: Match) -> Result | None:
    """The result, with each seat's place (by the rulebook's tie-breakers, else by score) and the breakdown of each score."""
    ending = match.ending
    if ending is None:
        return None
    return Result(
        ending=ending.name,
        called=match.game.called(ending.name),
        about=match.game.about(ending),
        won=ending.won,
        scores=match.scores,
        places=match.places,
        verdict=match.verdict,
        unit=match.game.unit.plural,
        said=[match.game.unit.say(score) for score in match.scores],
        breakdown=[
            [ScoreRow(what=row.what, amount=row.amount, points=row.points) for row in rows] for rows in match.breakdown
        ],
    )


def grid_contents(match: Match, view: Any) -> list[GridContents]:
    """What is on each cell of each of the game's grids, and whose it is."""
    box = match.box
    return [
        GridContents(
            looks=[grid.look(view, box, cell) for cell in range(len(grid.cells))],
            whose=[grid.whose(view, box, cell) for cell in range(len(grid.cells))],
        )
        for grid in match.game.grids
    ]


def card_names(game: Game, box: Any) -> list[list[str]]:
    """The name of each card of each deck."""
    return [[deck.name(box, card) for card in range(deck.size)] for deck in game.decks]
