"""What one seat is sent: its own view, its own moves, its own journal, and what everybody may know of the table."""

from __future__ import annotations

from typing import Any

import msgspec

from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.plain import plain
from rulewright.doors.server.store.ledger import MatchRow, SeatRow
from rulewright.doors.server.store.schema import HUMAN, OVER
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


def blank(you: int, seats: list[Json], rematch: str | None) -> Json:
    """A state of a table at which the game has not begun."""
    return {
        "type": "state",
        "started": False,
        "you": you,
        "number": 0,
        "turn": 0,
        "seats": seats,
        "waiting": [],
        "view": None,
        "moves": [],
        "notes": [],
        "notes_from": 0,
        "undo": False,
        "receipt": "",
        "over": None,
        "rematch": rematch,
    }


def course(playing: Playing, seat: int, seen: int) -> Json:
    """How far the game is, and what this seat was told after the first `seen` notes."""
    match, journal = playing.match, playing.journal(seat)
    first = seen if 0 <= seen <= len(journal) else 0
    return {
        "started": True,
        "number": match.number,
        "turn": playing.turns[seat] if seat >= 0 else 0,
        "waiting": match.waiting,
        "notes": [note(n, told) for n, told in enumerate(journal[first:], first)],
        "notes_from": first,
        "receipt": match.receipt,
        "over": over(match),
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
            running = clock.since[s.seat] is not None and not playing.match.over
            shown["clock"] = {"left": clock.left(s.seat, time, s.returned), "running": running}
        found.append(shown)
    return found


def sight(playing: Playing, seat: int) -> Json:
    """The view and the moves of one seat, written out once. When the game is over, there is nothing left to hide.

    Where it takes a look at other worlds to say whether the last move may be taken back, it is not on offer yet.
    """
    match = playing.match
    if match.over:
        return {"view": written(plain(match.state)), "moves": [], "undo": False}
    view = match.view(seat)
    moves = match.legal(seat, view) if seat in match.waiting else []
    return {
        "view": written(plain(view)),
        "moves": written([move(match, found) for found in moves]),
        "undo": seat >= 0 and not playing.undo_needs_a_look(seat) and playing.no_undo(seat) is None,
    }
