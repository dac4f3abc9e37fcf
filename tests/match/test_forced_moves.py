"""Forced moves are made automatically, but only if that reveals nothing to anyone."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from rulewright import games
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match
from rulewright.match.forced_moves import forced_move

HIGH_CARD = games.load(str(Path(__file__).parents[1] / "toys" / "high_card"))
KLOBBA = games.load("klobba")


def test_with_bots_alone_nobody_learns_anything() -> None:
    match = Match(HIGH_CARD, seed=1)
    for _ in range(2):
        for seat in (0, 1):
            assert forced_move(match, seat, [seat]) is None, "two cards or three are a choice"
            match.play(seat, match.legal(seat)[0].code)
    for seat in (0, 1):
        assert forced_move(match, seat, [seat]) == match.legal(seat)[0].code
        assert forced_move(match, seat, [0, 1]) is None, "only the other's hand would prove that it is the last card"


def test_what_everybody_sees_is_not_asked() -> None:
    """In a game without secrets, and in one whose secrets no seat holds."""
    answered = 0
    for seed in range(4):
        patrols, luck = Match(games.load("twelve_patrols"), seed=seed), random.Random(seed)
        while not patrols.over:
            (seat,) = patrols.waiting
            alone = patrols.only_move(seat) is not None
            assert (forced_move(patrols, seat, [seat, 9]) is not None) == alone, "somebody who watches would know"
            answered += alone
            patrols.play(seat, luck.choice(patrols.legal(seat)).code)
    assert answered


def test_whoever_could_have_had_a_choice_is_asked() -> None:
    """In Klobba! only the holder knows whether cards could be exchanged. Some of the hands that others consider possible leave a
    choice, so if one case were automatic and another not, the pause would reveal it."""
    match, luck, found = Match(KLOBBA, 3, seed=5), random.Random(2), Counter[str]()
    while not match.over:
        for seat in match.waiting:
            if match.only_move(seat) is None:
                continue
            found["alone"] += 1
            assert forced_move(match, seat, [seat]) == match.only_move(seat)
            if forced_move(match, seat, range(3)) is not None:
                found["answered"] += 1
                found["other worlds"] += in_some_world_a_choice(match, seat)
        seat = match.waiting[0]
        match.play(seat, luck.choice(match.legal(seat)).code)
    assert found["alone"] > 10
    assert not found["other worlds"], found


def in_some_world_a_choice(match: Match, seat: int) -> bool:
    """Whether one of a hundred worlds that others may consider possible offers this seat a choice."""
    tried = match.fork()
    for eye in (SPECTATOR, *range(match.seats)):
        for k in range(100) if eye != seat else ():
            world = match.game.redeal(match.view(eye), match.box, eye, match.secret.worlds(match.number, k))
            tried.set_state(world)
            if tried.only_move(seat) is None:
                return True
    return False


def test_dice_that_everybody_waits_for_are_rolled_by_hand() -> None:
    """Katamari's lesson teaches rolling; a table that rolls automatically would take that away."""
    match = Match(games.load("katamari"), 2, seed=1)
    seat = match.waiting[0]
    assert [move.verb for move in match.legal(seat)] == ["roll"]
    assert match.only_move(seat) is not None
    assert forced_move(match, seat, [seat]) is None
