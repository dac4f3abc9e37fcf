"""What the besiegers record, and its comparison with the database at the end."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select
from websockets.exceptions import WebSocketException

from rulewright import games
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import Database
from rulewright.kernel.jsonable import jsonable
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match, Refused, Secret
from rulewright.match.undo import refusal
from tests.siege.history import Client, History

CUT_OFF = (OSError, HTTPException, WebSocketException, TimeoutError, EOFError)
"""The exceptions raised when a connection is cut."""
BEFORE = 12
"""The most moves of others' bots before your own bot's. Its turn is next except for those in progress; there are some more
because a move is timed when it is decided and not when it is stored."""
AFTER = 1.0
"""Seconds after an outage in which waiting is excused."""
RECOVERY = 10.0
"""Seconds after an outage in which a server may still report that its database is away, or that it is catching up."""


@dataclass
class Tally:
    """Everything observed; `wrong` lists violations."""

    wrong: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    tried: dict[tuple[str, int, int], set[int]] = field(default_factory=dict)
    """The moves sent, by match, seat and turn."""
    agreed: set[tuple[str, int, int]] = field(default_factory=set)
    """Who agreed to an undo, by match, seat and the request's number."""
    proposed_end: set[tuple[str, int]] = field(default_factory=set)
    """Who proposed to end a match, by match and seat."""
    agreed_to_end: set[tuple[str, int]] = field(default_factory=set)
    """Who agreed to end a match, by match and seat."""
    kept: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How many of its own moves a seat was shown, by match and seat."""
    seen: dict[tuple[str, int, str], Any] = field(default_factory=dict)
    """Views, by match, seat and receipt, which identifies the game up to there."""
    own: set[str] = field(default_factory=set)
    """Matches in which bots move too: only what was shown in them is checked against the rules."""
    meanwhile: set[str] = field(default_factory=set)
    """Matches against one bot that were played while others hoarded bots."""
    doors: dict[tuple[str, str], list[Any]] = field(default_factory=dict)
    """The valid requests, by method and path of the description: the bodies sent."""
    messages: dict[str, list[Any]] = field(default_factory=dict)
    """The valid socket messages, by type."""
    secrets: set[str] = field(default_factory=set)
    """Cookies and the tokens of links: no log may hold one."""
    history: History = field(default_factory=History)
    """Every state shown to any client."""
    waits: list[float] = field(default_factory=list)
    outages: list[tuple[float, float]] = field(default_factory=list)
    """The periods in which the besiegers had taken down the server or its database; the last may not have ended yet."""
    patience: float = 2.0
    """Seconds that a bystander may wait for an answer."""

    def blame(self, sentence: str) -> None:
        self.counts["wrong"] += 1
        self.counts[f"wrong: {re.sub(r'[0-9a-z]*[0-9][0-9a-z.]*', 'N', sentence)[:60]}"] += 1
        self.wrong.append(sentence)

    def uses(self, method: str, path: str, body: Any) -> None:
        known = self.doors.setdefault((method, path), [])
        if body is not None and not isinstance(body, bytes) and body not in known:
            known.append(body)

    def said(self, message: dict[str, Any]) -> None:
        self.messages.setdefault(message["type"], []).append(message)

    def down(self) -> None:
        self.outages.append((time.monotonic(), float("inf")))

    def up(self) -> None:
        began, _ = self.outages.pop()
        self.outages.append((began, time.monotonic()))

    def waited(self, what: str, since: float, until: float, asleep: float = 0.0) -> None:
        """Record a bystander's wait; `asleep` is how long the bystander's own process was not scheduled."""
        if any(began <= until and since < ended + AFTER for began, ended in self.outages):
            return
        wait = until - since - asleep
        self.waits.append(wait)
        if wait > self.patience:
            self.blame(f"a bystander waited {wait:.1f} s for {what}")

    def turned_away(self, away: int, since: float, until: float) -> None:
        """Check a report that the database is away, or the lease lost: true only in an outage or shortly after it."""
        if not any(began <= until and since < ended + RECOVERY for began, ended in self.outages):
            self.blame(f"a bystander was answered {away} while nothing was down")

    def client(self, match: str, name: str) -> Client:
        """A client at a table whose states are recorded."""
        return Client(self.history, match, name)

    def shown(self, client: Client, state: dict[str, Any]) -> None:
        """Record a state shown to a seat: nothing shown before may be gone or have changed."""
        client.saw(state)
        match, seat = client.match, state["you"]
        turn, number = state["turn"], state["number"]
        if turn < self.kept[match, seat]:
            self.blame(f"{match}: seat {seat} was shown {self.kept[match, seat]} moves of its own, and now {turn}")
        self.kept[match, seat] = max(turn, self.kept[match, seat])
        if self.seen.setdefault((match, seat, state["receipt"]), state["view"]) != state["view"]:
            self.blame(f"{match}: after move {number} seat {seat} saw two different tables")


async def compare(tally: Tally, url: str, folders: tuple[str, ...]) -> None:
    """Compare what was acknowledged and shown with the stored data."""
    found = Database(url)
    await found.open()
    catalog = {games.load(folder).name: folder for folder in folders}
    try:
        for match in {match for match, _ in tally.kept}:
            row, lines = await found.read(lambda c, match=match: _stored(c, match))  # type: ignore[misc]
            _hold(tally, row, lines, catalog)
        for match in tally.meanwhile:
            await found.read(lambda c, match=match: _fair(tally, c, match))  # type: ignore[misc]
    finally:
        await found.close()


def _stored(c: Connection, match: str) -> tuple[Any, list[Any]]:
    moves = schema.moves
    row = c.execute(select(schema.matches).where(schema.matches.c.id == match)).one()
    return row, list(c.execute(select(moves).where(moves.c.match == match).order_by(moves.c.line)))


def _hold(tally: Tally, row: Any, lines: list[Any], catalog: dict[str, str]) -> None:
    match, turns = row.id, Counter[int]()
    if [line.line for line in lines] != list(range(1, len(lines) + 1)) or row.lines != len(lines):
        tally.blame(f"{match}: its lines are not numbered one after the other")
    game = games.load(catalog.get(row.game, row.game))
    played = Match.of(game, game.make_box(row.options, row.seats, row.content), row.header, Secret(row.seed, row.nonce))
    receipts = {played.receipt}
    seals = {len(played.lines): played.receipt}
    _look(tally, row, played)
    for line in lines:
        sent = tally.tried.get((match, line.seat, turns[line.seat]), set())
        if line.code not in sent and line.made_by != schema.CONSENT and match not in tally.own:
            tally.blame(f"{match}: seat {line.seat} never sent move {line.code} for its turn {turns[line.seat]}")
        consent = line.made_by == schema.CONSENT
        turns.update(range(row.seats) if consent else [line.seat])
        try:
            if line.kind == schema.END:
                _ended(tally, row, line)
                played.agree()
                tally.counts["games ended by agreement"] += 1
            elif consent:
                _agreed(tally, row, line, played)
                played.undo(line.code, by_consent=True)
                tally.counts["moves taken back by consent"] += 1
            elif line.kind == schema.UNDO:
                if refused := refusal(played, line.seat):
                    tally.blame(f"{match}: line {line.line} takes back what cannot be taken back: {refused.sentence}")
                played.undo()
                tally.counts["moves taken back"] += 1
            else:
                played.again(line.seat, [line.code, *(line.more or ())])
        except Refused as e:
            tally.blame(f"{match}: line {line.line} cannot follow those before it, so some are lost: {e.sentence}")
            return
        receipts.add(played.receipt)
        seals[len(played.lines)] = played.receipt
        _look(tally, row, played)
    for fault in tally.history.faults(match, seals):
        tally.blame(fault)
    if strange := {receipt for id_, _, receipt in tally.seen if id_ == match} - receipts:
        tally.blame(f"{match}: {len(strange)} states were shown that its lines do not come to, so some are lost")
    for seat in range(row.seats):
        if turns[seat] < tally.kept[match, seat]:
            tally.blame(f"{match}: seat {seat} was shown {tally.kept[match, seat]} moves, and {turns[seat]} are stored")
    tally.counts["moves"] += len(lines)


def _agreed(tally: Tally, row: Any, line: Any, played: Match) -> None:
    """Check that this undo was requested, and that all others agreed."""
    if not row.practice:
        tally.blame(f"{row.id}: moves were taken back by consent, and the game is still rated")
    if played.made[-1 - sum(played._sizes[len(played._sizes) - line.code + 1 :])]["seat"] != line.seat:
        tally.blame(f"{row.id}: line {line.line} takes back more or less than what was asked")
    missing = [i for i in range(row.seats) if i != line.seat and (row.id, i, line.line - 1) not in tally.agreed]
    if missing and row.id not in tally.own:
        tally.blame(f"{row.id}: line {line.line} takes back what seat {missing[0]} did not agree to")


def _ended(tally: Tally, row: Any, line: Any) -> None:
    """Check that this end was proposed, that all others agreed, and that it is the last line of an unrated match."""
    if not row.practice or row.status != schema.OVER or line.line != row.lines:
        tally.blame(f"{row.id}: its players agreed to end it, and it goes on or is rated")
    if row.id in tally.own:
        return
    others = [i for i in range(row.seats) if i != line.seat]
    if (row.id, line.seat) not in tally.proposed_end or any((row.id, i) not in tally.agreed_to_end for i in others):
        tally.blame(f"{row.id}: it ended without everybody's agreement")


def _fair(tally: Tally, c: Connection, match: str) -> None:
    """Count the moves of others' bots between a player's move and their own bot's reply, by the stored times. A record that was
    brought meanwhile is no other table: it is stored at once, with all its moves."""
    moves = schema.moves.c
    asked = 0
    for line in c.execute(select(schema.moves).where(moves.match == match).order_by(moves.line)):
        if line.made_by == schema.HUMAN:
            asked = line.at
            continue
        others = (
            moves.match.in_(tally.own - {match})
            & (moves.made_by == schema.BOT)
            & moves.at.between(asked + 1, line.at - 1)
        )
        before = c.execute(select(func.count()).where(others)).scalar_one()
        name = "moves of others' bots before one's own, at most"
        tally.counts[name] = max(before, tally.counts[name])
        if before > BEFORE:
            tally.blame(f"{before} bots of others moved before somebody's own, who had asked for little")


def _look(tally: Tally, row: Any, played: Match) -> None:
    """Check what each seat saw after this move."""
    for seat in range(SPECTATOR, row.seats):
        if (row.id, seat, played.receipt) in tally.seen:
            view = tally.seen[row.id, seat, played.receipt]
            due = jsonable(played.state if played.over else played.view(seat))
            tally.counts["views"] += 1
            if view != json.loads(msgspec.json.encode(due)):
                tally.blame(f"{row.id}: after move {played.number} seat {seat} saw something else than it should")
