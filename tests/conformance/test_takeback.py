"""A move that may be taken back has revealed nothing to anyone, in any game."""

from __future__ import annotations

from random import Random
from typing import Any

from rulewright.kernel import SPECTATOR, NoteLog
from rulewright.laws.cases import Case
from rulewright.laws.secrecy import heard
from rulewright.match import Match
from rulewright.match.undo import refusal, take_back
from tests.tiers import tries

MOVES = 24
"""Moves of a random game after which a take-back is requested."""


def looks(match: Match, world: Any, seat: int, code: int, eye: int) -> tuple[list[Any], bytes]:
    """The notes and the view of one observer after a move made in some world."""
    twin = world.clone()
    twin.note_log = NoteLog(match.game.notes)
    match.game.rules.apply(twin, match.box, seat, code)
    return heard(twin.note_log, eye), match.game.view(twin, match.box, eye).pack()


def nobody_learned(case: Case, match: Match, before: Any, seat: int, code: int, random: Random) -> None:
    """Two worlds that looked the same before still do: to the mover after this move, to others after some move of the mover."""
    game, box = match.game, match.box
    for eye in (SPECTATOR, *range(match.seats)):
        real = looks(match, before, seat, code, eye)
        view = game.view(before, box, eye)
        for _ in range(2):
            world = game.redeal(view, box, eye, [random.getrandbits(32), random.getrandbits(32) | 1])
            ways = [code] if eye == seat else game.legal(world, box, seat)
            assert any(looks(match, world, seat, way, eye) == real for way in ways), (
                f"{case}: seat {eye} learned something from {game.actions.decode(code)}, which was taken back"
            )


def test_taking_back_leaves_nobody_wiser(case: Case) -> None:
    match, random = Match(case.game, case.seats, case.options, seed=1), Random(str(case))
    eyes = (SPECTATOR, *range(match.seats))
    for _ in range(case.game.bound):
        if match.over or match.number >= tries(MOVES, 12):
            return
        before, views = match.state.clone(), [match.view(eye).pack() for eye in eyes]
        journals = [match.journal(eye) for eye in eyes]
        seat = random.choice(match.waiting)
        code = random.choice([m.code for m in match.legal(seat) if not case.game.actions.of(m.code).concede])
        match.play(seat, code)
        for other in range(match.seats):
            assert other == seat or refusal(match, other) is not None, (
                f"{case}: seat {other} may take another's move back"
            )
        if refusal(match, seat) is not None:
            continue
        nobody_learned(case, match, before, seat, code, random)
        take_back(match, seat)
        assert [match.view(eye).pack() for eye in eyes] == views
        for eye, journal in zip(eyes, journals, strict=True):
            assert match.journal(eye)[: len(journal)] == journal, "what was said stays said"
            assert match.journal(eye)[-1].text.endswith("is taken back.")
        match.play(seat, code)
