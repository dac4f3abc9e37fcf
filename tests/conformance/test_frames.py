"""A finished game's frames show the table as it stood after each move, for every game."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from rulewright import games
from rulewright.doors.server.jobs.records import FinishedMatch, frames
from rulewright.doors.server.matches.final import final
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.moves import LineRow
from rulewright.doors.server.store.schema import HUMAN, MOVE
from rulewright.kernel import Game
from rulewright.kernel.jsonable import jsonable
from rulewright.match import Match

MOST = 60
"""Moves checked in each game."""


def finished(match: Match) -> FinishedMatch:
    """A match as the server would have stored it."""
    known: dict[str, Any] = dict.fromkeys(MatchRow.__struct_fields__) | {
        "id": "x",
        "game": match.game.name,
        "seats": match.seats,
        "options": {},
        "started": 1,
        "header": match.header,
        "seed": match.secret.seed,
        "nonce": match.secret.nonce,
    }
    lines = [LineRow("x", n, MOVE, made["seat"], made["code"], HUMAN, n) for n, made in enumerate(match.made, 1)]
    return FinishedMatch(games.address(match.game), MatchRow(**known), lines)


def moved(match: Match, random: Random) -> bool:
    """Make a random move other than giving up; False if the game is over or long enough."""
    if match.over or match.number >= MOST:
        return False
    seat = random.choice(match.waiting)
    ways = [m.code for m in match.legal(seat) if not match.game.actions.of(m.code).concede]
    match.play(seat, random.choice(ways))
    return True


def test_every_frame_is_the_table_as_it_stood(game: Game) -> None:
    match, random = Match(game, game.seats[1], seed=4), Random(4)
    stood = [match.state.pack()]
    while moved(match, random):
        stood.append(match.state.pack())
    shown = [frame for _, frame in frames(finished(match))]
    assert [frame.view for frame in shown] == [jsonable(game.state.unpack(then)) for then in stood]
    kept = final(match, match.number).shown["frames"]
    told = [note for frame in shown for note in frame.notes]
    assert kept == [msgspec.to_builtins(replace(shown[-1], move=None, notes=told))], (
        "and what is kept of it is the last, with all that was told"
    )
    assert all(one.view != next_one.view for one, next_one in pairwise(shown)), "a move left no trace"
