"""What one seat is sent: its own view, its own moves, its own journal, and what everybody may know of the table."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.doors.server.live.deadlines import deadline
from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.live.presence import Presence
from rulewright.doors.server.store import ratings
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import HUMAN, OVER
from rulewright.kernel.views import SPECTATOR
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
        "clauses": list(match.game.tell.ABOUT.get(found.verb, ())),
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


def common(row: MatchRow, playing: Playing | None, time: int) -> Json:
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
        "clocks_in": max(0, playing.clock.start - time) / 1000 if playing and held(playing, time) else None,
    }


def held(playing: Playing, time: int) -> bool:
    """Whether the clocks wait until everybody is ready."""
    return playing.clock.held(time) and not playing.over


def heard(playing: Playing, seat: int, seen: int) -> Json:
    """What this seat was told after the first `seen` notes, and how often it has moved."""
    journal = playing.journal(seat)
    first = seen if 0 <= seen <= len(journal) else 0
    return {
        "turn": playing.turns[seat] if seat >= 0 else 0,
        "notes": [note(n, told) for n, told in enumerate(journal[first:], first)],
        "notes_from": first,
    }


def people(row: MatchRow, seats: list[SeatRow], playing: Playing | None, presence: Presence, time: int) -> list[Json]:
    """Who sits where, as everybody may know."""
    found = []
    waits = playing is not None and held(playing, time)
    for s in seats:
        shown: Json = {
            "name": s.name,
            "kind": s.kind,
            "bot": s.bot,
            "connected": s.seat in presence.here,
            "standin": s.standin and row.status != OVER,
            "ready": not waits or s.kind != HUMAN or s.returned > 0,
            "missed": absence(playing, s.seat) if playing else None,
            "clock": None,
        }
        if playing and playing.clock.on and s.kind == HUMAN:
            until = None if waits or playing.over else deadline(playing, s, presence)
            left = playing.clock.allowance(s.seat) if until is None else max(0, until - time)
            shown["clock"] = {"left": left / 1000, "running": until is not None}
        found.append(shown)
    return found


def absence(playing: Playing, seat: int) -> Json | None:
    """How many of a person's moves a bot made, of how many, and what that does to a rated game; None: it made none."""
    missed, chosen = playing.missed[seat], playing.chosen[seat]
    return {"moves": missed, "of": chosen, "rated": ratings.absent(missed, chosen)} if missed else None


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
