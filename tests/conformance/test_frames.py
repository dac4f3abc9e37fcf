"""A finished game's frames show the table as it stood after each move, for every game."""

from __future__ import annotations

import lzma
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from rulewright import games
from rulewright.doors.server.jobs.records import PlayedMatch, make_archive
from rulewright.doors.server.matches.archive import EVERYTHING, read
from rulewright.doors.server.matches.final import about, final
from rulewright.doors.server.render import grid_contents
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.moves import LineRow
from rulewright.doors.server.store.schema import HUMAN, MOVE
from rulewright.kernel import Game
from rulewright.kernel.derived import derived_if_possible
from rulewright.kernel.jsonable import jsonable
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match
from rulewright.telling.language import ENGLISH, OFFERED, speaking

MOST = 20
"""Moves checked in each game."""


def finished(match: Match) -> PlayedMatch:
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
    return PlayedMatch(games.address(match.game), MatchRow(**known), lines)


def moved(match: Match, random: Random) -> bool:
    """Make a random move other than giving up; False if the game is over or long enough."""
    if match.over or match.number >= MOST:
        return False
    seat = random.choice(match.waiting)
    ways = [m.code for m in match.legal(seat) if not match.game.actions.of(m.code).concede]
    match.play(seat, random.choice(ways))
    return True


def test_every_frame_is_the_table_as_everybody_saw_it(game: Game) -> None:
    """In an archive, which is read without the rules: views, facts, logs in each language and moves, with the names of now."""
    names = ["Anna", 'Émile "x"', "jo", "Übel", "Öz", "A", "B", "C"][: game.seats[1]]
    match, random = Match(game, game.seats[1], seed=4, names=names), Random(4)
    stood, observers = list[list[Any]](), range(EVERYTHING, match.seats)
    told = {
        (tag, seat): list[list[str]]() for tag in OFFERED for seat in (observers if tag == ENGLISH else (EVERYTHING, 0))
    }

    def note() -> None:
        views = [match.state if seat == EVERYTHING or match.over else match.view(seat) for seat in observers]
        stood.append([jsonable(view) for view in views])
        for (tag, seat), texts in told.items():
            with speaking(tag):
                heard = sum(map(len, texts))
                whole = [match.said_to(SPECTATOR, t) for t in match.told] if seat == EVERYTHING else match.journal(seat)
                texts.append([t.text for t in whole[heard:]])

    note()
    while moved(match, random):
        note()
    packed = make_archive(finished(match))
    for (tag, seat), texts in told.items():
        found = read(packed, match.header, seat, tag)
        shown = [msgspec.json.decode(frame) for frame in found.frames]
        assert [frame["view"] for frame in shown] == [views[seat - EVERYTHING] for views in stood]
        assert [[note["text"] for note in frame["notes"]] for frame in shown] == texts
        with speaking(tag):
            labels = [match.words_of(made) if seat in (EVERYTHING, made["seat"]) else None for made in match.made]
            assert [frame["move"] and frame["move"]["label"] for frame in shown[1:]] == labels
            assert seat != EVERYTHING or found.about == about(match, len(shown))
            assert found.text == match.board(max(seat, SPECTATOR))
            view = match.state if match.over or seat == EVERYTHING else match.view(seat)
            facts = derived_if_possible(game, view, match.box, max(seat, SPECTATOR))
            assert shown[-1]["derived"] == msgspec.to_builtins(facts)
            assert shown[-1]["grids"] == msgspec.to_builtins(grid_contents(match, view))
    assert not any(name.encode() in lzma.decompress(packed) for name in names if len(name) > 3), "it contains no names"
    assert all(one[0] != next_one[0] for one, next_one in pairwise(stood)), "a move left no trace"


def test_what_is_kept_of_the_end_is_the_last_frame_with_all_that_was_told(game: Game) -> None:
    match, random = Match(game, game.seats[1], seed=4), Random(4)
    while moved(match, random):
        pass
    shown = [
        msgspec.json.decode(frame)
        for frame in read(make_archive(finished(match)), match.header, EVERYTHING, "en").frames
    ]
    notes = [note for frame in shown for note in frame["notes"]]
    assert final(match, match.number).shown["frames"] == [{**shown[-1], "move": None, "notes": notes}]
