"""Playing on from any place of a match that is over: a new match that begins with the same moves, against bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from rulewright import games
from rulewright.doors.server.store import creation, moves, schema, seating
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.moves import Gesture, LineRow
from rulewright.doors.server.store.schema import BOT, HUMAN, PLAYING, UNDO
from rulewright.match import Match, Refused


@dataclass(frozen=True, repr=False)
class Branch:
    """What is played on: the game's address, the match, those of its lines that come before, and who sits where."""

    game: str
    row: MatchRow
    lines: Sequence[Gesture]
    names: tuple[str, ...]
    table: dict[str, Any]


@dataclass(frozen=True, repr=False)
class Grown:
    """A match that is ready to go on: its heading, and how it stands."""

    header: dict[str, Any]
    nonce: str
    lines: list[Gesture]
    number: int
    waiting: int
    over: bool


def grow(branch: Branch) -> Grown:
    """Runs in a process apart: the match with its new players up to where it goes on.

    The deal and the dice stay what they were: what would have happened is the point of it. So moves that were taken back are
    made and taken back again, because their dice came again. The nonce is new, because the heading that it binds is.
    """
    row, game = branch.row, games.load(branch.game)
    box = row.played_box(game)
    match = Match(game, row.seats, row.options, row.seed, branch.names, row.content, branch.table, box)
    for kind, seat, codes in branch.lines:
        try:
            if kind == UNDO:
                match.undo(max(1, codes[0]))
            else:
                match.again(seat, codes)
        except Refused:
            raise row.other_rules(game) from None
    waiting = sum(1 << i for i in match.waiting)
    return Grown(match.header, match.secret.nonce, list(branch.lines), match.number, waiting, match.over)


def plant(
    c: Connection, guest: str, of: MatchRow, grown: Grown, people: Sequence[dict[str, Any]], match: str, most: int
) -> None:
    """Keep a match that goes on as one of this guest's tables."""
    creation.has_room(c, guest, most)
    time = now()
    c.execute(
        schema.matches.insert().values(
            id=match, game=of.game, seats=of.seats, options=of.options, host=guest, listed=False, status=PLAYING,
            archived=False, uploaded=False, created=time, updated=time, started=time, header=grown.header,
            commitment=grown.header["commitment"], seed=of.seed, nonce=grown.nonce, lines=len(grown.lines),
            number=grown.number, waiting=grown.waiting, due=time, content=of.content, practice=True,
        )
    )  # fmt: skip
    seats = [{"match": match, "seat": i, "standin": False, "returned": 0, **person} for i, person in enumerate(people)]
    c.execute(schema.seats.insert(), seats)
    moves.insert(c, (LineRow.of(match, n, line, BOT, time) for n, line in enumerate(grown.lines, 1)))


def company(c: Connection, guest: str, of: MatchRow, seat: int, bot: str, match: str) -> list[dict[str, Any]]:
    """The guest in one seat, bots in all others, each with a name of its own."""
    people: list[dict[str, Any]] = []
    for i in range(of.seats):
        person = {"kind": HUMAN, "guest": guest, "bot": None, "name": seating.name_of(c, guest)}
        people.append(person if i == seat else seating.seated_bot(bot, match, i))
    for person, name in zip(people, creation.distinct([p["name"] for p in people]), strict=True):
        person["name"] = name
    return people
