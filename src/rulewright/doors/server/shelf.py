"""The games that this server has on its shelf, and how each is described to a browser."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from rulewright import games
from rulewright.doors.server.wire import Fault
from rulewright.kernel.fields import INHERIT, SECRET, Number
from rulewright.kernel.game import Game
from rulewright.kernel.record import Record
from rulewright.kernel.sight import secrets

log = logging.getLogger(__name__)

Json = dict[str, Any]


class Shelf:
    """The games by name."""

    def __init__(self, folders: Iterable[str] = ()) -> None:
        self.games: dict[str, Game] = {}
        for name in [*games.names(), *folders]:
            try:
                game = games.load(name)
            except Exception:
                log.exception("the game %s cannot be loaded and is left out", name)
                continue
            self.games[game.name] = game

    def find(self, name: str) -> Game:
        if name not in self.games:
            raise Fault(404, f"There is no game {name!r} here: choose one of {', '.join(sorted(self.games))}.")
        return self.games[name]

    @staticmethod
    def address(game: Game) -> str:
        """By what another process of ours loads the same game."""
        return game.name if game.name in games.names() else str(game.home)


def has_secrets(game: Game) -> bool:
    return bool(secrets(game.state))


@cache
def brief(game: Game) -> Json:
    """What a list of games shows."""
    return {
        "name": game.name,
        "title": game.title,
        "pitch": game.pitch,
        "seats": list(game.seats),
        "minutes": list(game.minutes),
        "designer": game.designer,
        "publisher": game.publisher,
        "reconstructed": game.reconstructed,
        "version": game.version,
        "options": [
            {
                "name": o.name,
                "about": o.about,
                "default": o.default,
                "low": o.low,
                "high": o.high,
                "words": list(o.words),
            }
            for o in game.options
        ],
        "endings": [{"name": e.name, "about": e.about, "won": e.won} for e in game.endings],
        "campaign": {"hero": game.campaign.hero} if game.campaign else None,
    }


@cache
def full(game: Game) -> Json:
    """What a table needs to know of its game: the rulebook, the verbs, and how a view is laid out."""
    return {
        **brief(game),
        "clauses": [
            {"id": c.id, "text": c.text, "section": c.section, "status": c.status, "why": c.why}
            for c in game.clauses.values()
        ],
        "verbs": [
            {
                "name": v.name,
                "first": v.first,
                "arguments": [list(a) for a in v.arguments],
                "concede": v.concede,
                "clauses": list(game.words.ABOUT.get(v.name, ())),
            }
            for v in game.actions.verbs
        ],
        "fields": fields(game.state, SECRET),
    }


def fields(record: type[Record], outer: str) -> list[Json]:
    """The declared fields, with who may see each."""
    found = []
    for name, f in record.fields.items():
        if name == "rng":
            continue
        sight = outer if f.sight == INHERIT else f.sight
        row: Json = {"name": name, "shape": list(f.shape), "sight": sight}
        if isinstance(f.kind, Number):
            row["kind"] = f.kind.name
        else:
            row |= {"kind": "record", "fields": fields(f.kind, sight)}
        found.append(row)
    return found


def plain(record: Record) -> Json:
    """A record as plain JSON values of its own: what the record becomes later does not change them.

    The random words are nobody's to see, not even as blanks.
    """
    return _writer(type(record))(record)


@cache
def _writer(kind: type[Record]) -> Callable[[Record], Json]:
    """Written out as plain code for each kind of record, because every seat is sent a view after every move."""
    space: dict[str, Any] = {}
    parts = []
    for name, f in kind.fields.items():
        if name == "rng":
            continue
        if isinstance(f.kind, Number):
            value = _copied(len(f.shape), f"r.{name}")
        else:
            space[f"w_{name}"] = _writer(f.kind)
            value = _listed(f"w_{name}", len(f.shape), f"r.{name}")
        parts.append(f"{name!r}: {value}")
    made: Callable[[Record], Json] = eval(f"lambda r: {{{', '.join(parts)}}}", space)
    return made


def _listed(writer: str, depth: int, value: str) -> str:
    """The code for a list of records, or of lists of them."""
    if depth == 0:
        return f"{writer}({value})"
    return f"[{_listed(writer, depth - 1, f'x{depth}')} for x{depth} in {value}]"


def _copied(depth: int, value: str) -> str:
    """The code for a number, or for a fresh list of them, or of lists of them."""
    if depth < 2:
        return f"{value}[:]" if depth else value
    return f"[{_copied(depth - 1, f'x{depth}')} for x{depth} in {value}]"
