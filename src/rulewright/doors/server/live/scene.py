"""What one seat is sent: its own view, its own moves, its own journal, and what everybody may know of the table."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.store.ledger import MatchRow, SeatRow
from rulewright.doors.server.store.schema import HUMAN, OVER
from rulewright.kernel.sight import SPECTATOR
from rulewright.match import Match, Move, Told

Json = dict[str, Any]


def written(value: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def move(match: Match, found: Move) -> Json:
    return {
        "code": found.code,
        "label": found.label,
        "verb": found.verb,
        "arguments": found.arguments,
        "clauses": list(match.game.words.ABOUT.get(found.verb, ())),
    }


def note(n: int, told: Told) -> Json:
    return {
        "n": n,
        "move": told.move,
        "text": told.text,
        "clause": told.clause,
        "kind": told.kind,
        "numbers": told.numbers,
    }


def over(match: Match) -> Json | None:
    """How it ended, with everybody's place: by the rulebook's tie-breakers, else the highest score is first."""
    ending = match.ending
    if ending is None:
        return None
    return {
        "ending": ending.name,
        "about": ending.about,
        "won": ending.won,
        "scores": match.scores,
        "places": match.places,
    }


BLANK: Json = {"you": SPECTATOR, "turn": 0, "view": None, "moves": [], "notes": [], "notes_from": 0, "undo": False}
"""What a seat is sent at a table at which the game has not begun."""


def common(row: MatchRow, playing: Playing | None) -> Json:
    """How far the game is, which everybody may know."""
    match = playing and playing.match
    return {
        "type": "state",
        "started": match is not None,
        "number": match.number if match else 0,
        "waiting": playing.waiting if playing else [],
        "receipt": match.receipt if match else "",
        "over": over(match) if match else None,
        "rematch": row.rematch,
    }


def heard(playing: Playing, seat: int, seen: int) -> Json:
    """What this seat was told after the first `seen` notes, and how often it has moved."""
    journal = playing.journal(seat)
    first = seen if 0 <= seen <= len(journal) else 0
    return {
        "turn": playing.turns[seat] if seat >= 0 else 0,
        "notes": [note(n, told) for n, told in enumerate(journal[first:], first)],
        "notes_from": first,
    }


def people(row: MatchRow, seats: list[SeatRow], playing: Playing | None, connected: set[int], time: int) -> list[Json]:
    """Who sits where, as everybody may know."""
    found = []
    for s in seats:
        shown: Json = {
            "name": s.name,
            "kind": s.kind,
            "bot": s.bot,
            "connected": s.seat in connected,
            "standin": s.standin and row.status != OVER,
            "clock": None,
        }
        if playing and playing.clock.on and s.kind == HUMAN:
            clock = playing.clock
            running = clock.since[s.seat] is not None and not playing.over
            shown["clock"] = {"left": clock.left(s.seat, time, s.returned), "running": running}
        found.append(shown)
    return found


def sight(playing: Playing, seat: int) -> Json:
    """The view and the moves of one seat, written out once.

    Where it takes a look at other worlds to say whether the last move may be taken back, it is not on offer yet.
    """
    match = playing.match
    moves = match.legal(seat, playing.view(seat)) if seat in playing.waiting else []
    return {
        "view": playing.written(seat),
        "moves": written([move(match, found) for found in moves]) if moves else [],
        "undo": bool(playing.may_undo(seat)),
    }
