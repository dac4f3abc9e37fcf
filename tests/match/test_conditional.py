"""Which answers can be laid down: those to what a seat can foresee, from what it sees alone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rulewright import games
from rulewright.match import Match, Refused
from rulewright.match.conditional import Foresight, sight

EXAMPLES = Path(__file__).parents[2] / "examples"


def begin(name: str, seed: int = 1) -> Match:
    return Match(games.load(str(EXAMPLES / name)), seed=seed)


def foresee(match: Match, seat: int, *codes: int) -> Foresight:
    found = Foresight(match.game, match.box, match.names, match.view(seat), seat)
    for code in codes:
        found.add(code)
    return found


def verbs(match: Match, found: Foresight) -> list[str]:
    return [match.game.actions.decode(step.code)[0] for step in found.options()]


def test_without_secrets_and_chance_everything_is_foreseen() -> None:
    match = begin("connect_four")
    found = foresee(match, 1, 3, 3, 2)
    assert [step.seat for step in found.steps] == [0, 1, 0]
    assert [step.code for step in found.options()] == [*range(7)]
    for step in found.steps:
        assert step.sight == sight(match.view(1))
        assert step.label == next(move.label for move in match.legal(step.seat) if move.code == step.code)
        match.play(step.seat, step.code)


def test_whatever_ends_the_game_or_is_not_allowed_is_no_move_of_a_line() -> None:
    match = begin("connect_four")
    for column in (3, 0, 3, 0, 3, 0):
        match.play(match.waiting[0], column)
    assert [step.code for step in foresee(match, 1).options()] == [0, 1, 2, 4, 5, 6], "four in a row leaves no answer"
    for line in ([3], [1, 9], [1, 1, 2, -1]):
        with pytest.raises(Refused, match=rf"^Move {len(line)} of the line"):
            foresee(match, 1, *line)
    with pytest.raises(Refused, match=r"^Move 21 "):
        foresee(begin("classics/hex"), 1, *range(21))


def test_dice_end_a_line() -> None:
    """My own roll comes before my answer."""
    match = begin("classics/backgammon")
    luck = random.Random(1)
    for _ in range(60):
        me = 1 - match.waiting[0]
        found, number = foresee(match, me), 0
        while options := found.options():
            found.add(luck.choice(options).code)
            number += 1
        assert number < 4
        assert all(step.seat != me for step in found.steps)
        match.play(match.waiting[0], luck.choice(match.legal(match.waiting[0])))


def test_a_bet_can_be_answered_and_a_showdown_cannot() -> None:
    match = begin("kuhn_poker")
    bet = next(step for step in foresee(match, 1).options() if "et" in step.label)
    answers = foresee(match, 1, bet.code).options()
    assert len(answers) == 2
    for answer in answers:
        assert foresee(match, 1, bet.code, answer.code).mover is None, "who wins is not foreseen"


def test_what_is_hidden_changes_nothing() -> None:
    """Two games that look the same to a seat offer it the same, and each position looks as it was foreseen."""
    match = begin("kuhn_poker")
    offered = set()
    for seed in range(30):
        other = begin("kuhn_poker", seed)
        if other.view(1).pack() == match.view(1).pack():
            found = foresee(other, 1)
            offered.add(tuple(found.options()))
            found.add(1)
            other.play(0, 1)
            assert found.options()[0].sight == sight(other.view(1))
    assert len(offered) == 1


def test_a_move_that_looks_like_another_is_not_offered() -> None:
    """Otherwise the answer would tell which of them it was: here the last player points at a cell in secret."""
    match = Match(games.load(str(Path(__file__).parents[1] / "toys" / "claims")), seed=1)
    assert foresee(match, 0).mover is None, "all decide at once"
    while 0 in match.waiting:
        match.play(0, match.legal(0)[0])
    assert match.waiting == [1]
    assert len(match.codes(1)) > 1
    assert foresee(match, 0).mover == 1
    assert foresee(match, 0).options() == []


def test_cards_that_somebody_may_or_may_not_hold_are_not_offered() -> None:
    match, luck, offered = begin("classics/gin_rummy"), random.Random(3), 0
    for _ in range(30):
        (mover,) = match.waiting
        me = 1 - mover
        worlds = [match.game.redeal(match.view(me), match.box, me, [k, 5]) for k in range(30)]
        for step in foresee(match, me).options():
            offered += 1
            assert not any(match.game.rules.check(world, match.box, mover, step.code) for world in worlds), step
        match.play(mover, luck.choice(match.legal(mover)))
    assert offered
