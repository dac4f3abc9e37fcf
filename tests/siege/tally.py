"""What the besiegers write down, and what is held against the database in the end."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from rulewright import games
from rulewright.doors.server.plain import plain
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import Database
from rulewright.match import Match, Refused, Secret

AFTER = 1.0
"""Seconds after an outage in which waiting is nobody's fault."""


@dataclass
class Tally:
    """Everything that was seen; `wrong` is what must never be."""

    wrong: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    tried: dict[tuple[str, int, int], set[int]] = field(default_factory=dict)
    """The moves that were sent, by match, seat and turn."""
    kept: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How many of its own moves a seat was shown, by match and seat."""
    seen: dict[tuple[str, int, int], tuple[Any, str]] = field(default_factory=dict)
    """Views and receipts, by match, seat and number."""
    waits: list[float] = field(default_factory=list)
    outages: list[tuple[float, float]] = field(default_factory=list)
    """From when to when the server or its database was down by the besiegers' own doing; the last may not have ended yet."""
    patience: float = 2.0
    """Seconds that a bystander may wait for an answer."""

    def blame(self, sentence: str) -> None:
        self.counts["wrong"] += 1
        self.counts[f"wrong: {re.sub(r'[0-9a-z]*[0-9][0-9a-z.]*', 'N', sentence)[:60]}"] += 1
        self.wrong.append(sentence)

    def down(self) -> None:
        self.outages.append((time.monotonic(), float("inf")))

    def up(self) -> None:
        began, _ = self.outages.pop()
        self.outages.append((began, time.monotonic()))

    def waited(self, what: str, since: float, until: float, asleep: float = 0.0) -> None:
        """Somebody who does no harm waited from then until then; `asleep` is for how long he himself was kept from looking."""
        if any(began <= until and since < ended + AFTER for began, ended in self.outages):
            return
        wait = until - since - asleep
        self.waits.append(wait)
        if wait > self.patience:
            self.blame(f"a bystander waited {wait:.1f} s for {what}")

    def shown(self, match: str, seat: int, state: dict[str, Any]) -> None:
        """A seat is shown a state: nothing that it was shown before may be gone or have changed."""
        turn, number = state["turn"], state["number"]
        if turn < self.kept[match, seat]:
            self.blame(f"{match}: seat {seat} was shown {self.kept[match, seat]} moves of its own, and now {turn}")
        self.kept[match, seat] = max(turn, self.kept[match, seat])
        now = (state["view"], state["receipt"])
        if self.seen.setdefault((match, seat, number), now) != now:
            self.blame(f"{match}: after move {number} seat {seat} saw two different tables")


async def compare(tally: Tally, url: str, folders: tuple[str, ...]) -> None:
    """Hold what was promised and shown against what is stored."""
    found = Database(url)
    await found.open()
    shelf = {games.load(folder).name: folder for folder in folders}
    try:
        for match in {match for match, _ in tally.kept}:
            row, lines = await found.read(lambda c, match=match: _stored(c, match))  # type: ignore[misc]
            _hold(tally, row, lines, shelf)
    finally:
        await found.close()


def _stored(c: Connection, match: str) -> tuple[Any, list[Any]]:
    moves = schema.moves
    row = c.execute(select(schema.matches).where(schema.matches.c.id == match)).one()
    return row, list(c.execute(select(moves).where(moves.c.match == match).order_by(moves.c.line)))


def _hold(tally: Tally, row: Any, lines: list[Any], shelf: dict[str, str]) -> None:
    match, turns = row.id, Counter[int]()
    if [line.line for line in lines] != list(range(1, len(lines) + 1)) or row.lines != len(lines):
        tally.blame(f"{match}: its lines are not numbered one after the other")
    game = games.load(shelf.get(row.game, row.game))
    played = Match.of(game, game.make_box(row.options, row.seats, row.content), row.header, Secret(row.seed, row.nonce))
    _look(tally, row, played)
    for line in lines:
        sent = tally.tried.get((match, line.seat, turns[line.seat]), set())
        if line.code not in sent:
            tally.blame(f"{match}: seat {line.seat} never sent move {line.code} for its turn {turns[line.seat]}")
        turns[line.seat] += 1
        try:
            played.again(line.seat, [line.code, *(line.more or ())])
        except Refused as e:
            tally.blame(f"{match}: line {line.line} cannot follow those before it, so some are lost: {e.sentence}")
            return
        _look(tally, row, played)
    for seat in range(row.seats):
        if turns[seat] < tally.kept[match, seat]:
            tally.blame(f"{match}: seat {seat} was shown {tally.kept[match, seat]} moves, and {turns[seat]} are stored")
    tally.counts["moves"] += len(lines)


def _look(tally: Tally, row: Any, played: Match) -> None:
    """Whether what each seat saw after this move is what it should have seen."""
    for seat in range(row.seats):
        if (row.id, seat, played.number) in tally.seen:
            view, receipt = tally.seen[row.id, seat, played.number]
            due = plain(played.state if played.over else played.view(seat))
            tally.counts["views"] += 1
            if view != json.loads(msgspec.json.encode(due)) or receipt != played.receipt:
                tally.blame(f"{row.id}: after move {played.number} seat {seat} saw something else than it should")
