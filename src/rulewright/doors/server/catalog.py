"""The games that this server offers, and the boxes in use.

Reading a box takes up to thirty times as long as a move, so each is read once, however many tables use it. The server itself
reads only the games' default boxes. Every other box is read in a worker process (`jobs/boxes.py`), which sends it here packed.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from rulewright import games
from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.games import Clause, Help, Point
from rulewright.doors.describe import other_clauses, other_help, other_summary
from rulewright.doors.server.codec import encoded
from rulewright.doors.server.render import card_names, jsonable_box
from rulewright.doors.server.translations import SAY
from rulewright.kernel.fingerprint import same_rules
from rulewright.kernel.game import Game, box_hash
from rulewright.kernel.structs import GameBox
from rulewright.telling.language import language

log = logging.getLogger(__name__)


class Catalog:
    """The games by name. Folders with the same name are listed under distinct names."""

    def __init__(self, folders: Iterable[str] = ()) -> None:
        self.games: dict[str, Game] = {}
        self.generation = 0
        """How often a game was replaced by a newer version, as happens while you write one."""
        self.retired: frozenset[str] = frozenset()
        """Earlier rules that the operator has retired."""
        for name in [*games.known(), *games.told_apart([*folders])]:
            try:
                game = games.load(name)
            except Exception:
                log.exception("the game %s cannot be loaded and is left out", name)
                continue
            self.games[game.name] = game

    def exchange(self, game: Game) -> None:
        """Use a newer version of a game from now on."""
        self.games[game.name] = game
        self.generation += 1

    def find(self, name: str) -> Game:
        if name not in self.games:
            for game in self.games.values():  # for matches stored before a second game of this name was added
                if game.alias_of == name:
                    return game
            raise Fault(404, SAY("no-game", name=repr(name), games=", ".join(sorted(self.games))))
        return self.games[name]

    def versions(self) -> dict[str, list[str]]:
        """The other versions of each game that is here in several."""
        named = {name: game.alias_of or name for name, game in self.games.items()}
        found = {name: [k for k, v in named.items() if v == own and k != name] for name, own in named.items()}
        return {name: others for name, others in found.items() if others}

    def rules(self, name: str, header: Mapping[str, Any] | None) -> Game:
        """The game of a match: with the rules under which it began, if they are here, and otherwise with those of today."""
        game = self.find(name)
        if header is None or fits(game, header):
            return game
        for address in games.earlier_rules(game):
            if address not in self.retired and fits(found := games.load(address), header):
                return found
        return game


def fits(game: Game, header: Mapping[str, Any]) -> bool:
    """Whether a match with this header began under these rules, or others that play alike; does not check its box."""
    return header["version"] == game.version and same_rules(game, header.get("rules"))


# ---------------------------------------------------------------- boxes


KEPT = 64
"""How many boxes are cached although no table uses them, besides the default ones."""


@dataclass(frozen=True)
class BoxParts:
    """What every client at a table is sent about its box, encoded once."""

    box: dict[str, Any]
    faces: list[list[str]]
    help: dict[str, Help]
    clauses: list[Clause]
    summary: dict[str, list[Point]]


class BoxKey(NamedTuple):
    """What determines a box: the game's own file or a guest's text, the options and the number of seats."""

    game: Game
    options: tuple[tuple[str, int | str], ...]
    seats: int
    content: str | None

    @property
    def usual(self) -> bool:
        """Whether it is the game's own box with default options, or with those of *Play now*: there are only a few of these, and
        nobody waits for a process that reads boxes."""
        default, welcome = self.game.chosen({}), self.game.welcome.options
        chosen = default, *(self.game.chosen(options, self.seats) for options in ({}, welcome))
        return self.content is None and dict(self.options) in chosen


@dataclass(frozen=True, repr=False)
class PackedBox:
    """A box as one process sends it to another."""

    packed: bytes
    name: str
    texts: dict[str, list[str]]
    digest: str
    parts: BoxParts


class Laid:
    """A box in use, shared by tables: it must not be modified."""

    def __init__(self, game: Game, box: GameBox, packed: bytes = b"") -> None:
        self.game, self.box = game, box
        self.packed: bytes = packed or box.pack()
        """Its bytes, for the bots' processes."""
        self.box.digest = box_hash(box)  # needed whenever a table is created or loaded
        self._parts: dict[str, BoxParts] = {}

    @property
    def described(self) -> bool:
        """Whether `parts` are ready in the current language."""
        return language() in self._parts

    @property
    def parts(self) -> BoxParts:
        """The encoded description of the box, in the current language."""
        tag = language()
        if tag not in self._parts:
            self._parts[tag] = BoxParts(
                encoded(jsonable_box(self.game, self.box)),
                encoded(card_names(self.game, self.box)),
                encoded(other_help(self.game, self.box)),
                encoded(other_clauses(self.game, self.box)),
                encoded(other_summary(self.game, self.box)),
            )
        return self._parts[tag]

    def send(self) -> PackedBox:
        return PackedBox(self.packed, self.box.name, self.box.texts, self.box.digest, self.parts)

    def describe(self, sent: PackedBox) -> Laid:
        """Adopt the description that another process made of this box, in the current language."""
        self._parts[language()] = sent.parts
        return self


_usual: dict[BoxKey, Laid] = {}
_recent: OrderedDict[BoxKey, Laid] = OrderedDict()
_laid: WeakValueDictionary[BoxKey, Laid] = WeakValueDictionary()
"""All boxes that something holds a reference to: each table holds its own."""
_lock = Lock()


def key_of(game: Game, options: Mapping[str, int | str], seats: int, content: str | None) -> BoxKey:
    return BoxKey(game, tuple(sorted(options.items())), seats, content)


def known(key: BoxKey) -> Laid | None:
    """The box if it is still in memory."""
    with _lock:
        if key in _recent:
            _recent.move_to_end(key)
        return _laid.get(key)


def keep(key: BoxKey, laid: Laid) -> Laid:
    usual = key.usual
    with _lock:
        _laid[key] = laid
        if usual:
            _usual[key] = laid
        else:
            _recent[key] = laid
            _recent.move_to_end(key)
            while len(_recent) > KEPT:
                _recent.popitem(last=False)
    return laid


def receive(key: BoxKey, sent: PackedBox) -> Laid:
    """Unpack a box that another process has read, and cache it."""
    laid = known(key)
    if laid is None:
        box = key.game.box.unpack(sent.packed)
        box.name, box.texts, box.digest = sent.name, sent.texts, sent.digest
        laid = keep(key, Laid(key.game, box, sent.packed))
    return laid.describe(sent)


def laid(game: Game, options: Mapping[str, int | str], seats: int, content: str | None) -> Laid:
    """The box for these options and this many seats, or a guest's own. Raises ValueError if it is invalid."""
    key = key_of(game, options, seats, content)
    return known(key) or keep(key, Laid(game, game.make_box(dict(options), seats, content)))
