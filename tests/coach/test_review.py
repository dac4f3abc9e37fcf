"""Advice and reviews: what was possible, what was chosen, what was luck."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from rulewright import games
from rulewright.bots.bot import Budget, candidates
from rulewright.bots.levels import LEVELS
from rulewright.bots.search import Estimate
from rulewright.coach import review as coach_review
from rulewright.coach.advise import advise, best_of, prepare
from rulewright.coach.compare import FAULTS, Gap
from rulewright.coach.grade import Grade
from rulewright.coach.review import Account, Decision, Made, Review, Reviewer, Usual, review, settle
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.game import Game
from rulewright.laws.cases import Case, walk
from rulewright.match import Match
from tests.tiers import tries
from tests.toys.high_card import GAME as TOY

FOUR = games.load(str(Path(__file__).parents[2] / "examples" / "connect_four"))
BOX = FOUR.make_box()
BUDGET = Budget(iterations=600)


def game_of_four(*columns: int) -> tuple[list[Any], list[Made]]:
    s: Any = FOUR.state()
    FOUR.rules.setup(s, BOX)
    states, moves = [s.clone()], []
    for column in columns:
        moves.append(Made(s.mover, column))
        FOUR.rules.apply(s, BOX, s.mover, column)
        states.append(s.clone())
    return states, moves


@pytest.fixture(scope="module")
def blunder() -> Review:
    """Seat 1 lets seat 0 make four in its first column, and could have stopped it with its third disc."""
    return review(FOUR, BOX, *game_of_four(0, 1, 0, 1, 0, 6, 0), BUDGET)


def test_the_blunder_of_a_bot_that_stood_in_is_nobodys_own(blunder: Review) -> None:
    decisions = [replace(d, stood_in=d.seat == 1) for d in blunder.decisions]
    after = settle(decisions, [False] * len(blunder.luck), [a.result for a in blunder.accounts])
    assert [a.seat for a in blunder.accuracies] == [0, 1]
    assert [a.seat for a in after.accuracies] == [0]
    assert after.accounts == blunder.accounts


def test_the_blunder_is_found_and_priced(blunder: Review) -> None:
    worst = max((d for d in blunder.decisions if d.seat == 1), key=lambda d: d.cost)
    assert (worst.move, worst.chosen.action, worst.other.action) == (6, 6, 0)
    assert worst.cost > 0.3
    assert worst.grade == Grade.BLUNDER
    assert worst.gap.mean == pytest.approx(worst.other.mean - worst.chosen.mean), "what is shown is what was compared"


def test_the_winning_move_is_the_best_decision(blunder: Review) -> None:
    best = max((d for d in blunder.decisions if d.seat == 0), key=lambda d: d.gain)
    assert (best.move, best.cost) == (7, 0.0)
    assert best.chosen.sure


def test_accounts_add_up_and_there_is_no_luck_without_chance(blunder: Review) -> None:
    for a in blunder.accounts:
        assert a.start + a.moves + a.luck == pytest.approx(a.result)
        assert a.luck == 0.0
        assert all(luck[a.seat] == 0.0 for luck in blunder.luck)
        assert a.moves == pytest.approx(sum(moved[a.seat] for moved in blunder.moved))
    loser = blunder.accounts[1]
    assert loser.result == 0.0
    assert blunder.moved[5][1] < -0.3, "the blunder"


@pytest.mark.xdist_group("karthis")
def test_luck_is_nothing_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    """Luck in the review has the mean 0, within three standard errors, and adds up: Karthis, games of level 2, with few
    simulations per decision. Reusing the same seeds at every move once made it +88%."""
    monkeypatch.setattr(coach_review, "USUAL", 64)
    game = games.load("karthis")
    box = game.make_box()
    accounts = [accounts_of(game, box, *played(game, box, seed))[0] for seed in range(1000, 1000 + tries(48, 24))]
    luck = np.array([a.luck for a in accounts])
    assert luck.std() > 0.2, "there is luck"
    assert abs(luck.mean()) <= 3.0 * luck.std() / sqrt(len(luck))
    for a in accounts:
        assert a.start + a.moves + a.luck == pytest.approx(a.result)
        assert abs(a.moves) < 1.0, "nobody gives away more than there is"


def accounts_of(game: Game, box: Any, states: list[Any], moves: list[Made]) -> list[Account]:
    """The accounts of a game, without explanations of single decisions."""
    reviewer, found = Reviewer(game, box), list[Decision]()
    for n, (seat, action, _) in enumerate(moves):
        view = game.view(states[n], box, seat)
        if len(candidates(game, view, box, seat)) > 1:
            found.append(replace(decision(seat, 0.0, 0.0, 0.0), move=n + 1, usual=reviewer.usual(view, seat, action)))
    chances = [reviewer.chancy(states[n], *moves[n][:2], states[n + 1]) for n in range(len(moves))]
    return settle(found, chances, game.worth(states[-1], box)).accounts


@pytest.mark.release
@pytest.mark.parametrize("name", games.names())
def test_luck_is_nothing_on_average_in_whole_games(name: str) -> None:
    """50 games of level 2: the mean of luck is 0, within three standard errors; and no seat loses or wins more than possible."""
    game = games.load(name)
    box = game.make_box(seats=max(1, min(2, game.seats[1])) if game.seats[0] < 2 else game.seats[0])
    prepare(game, box)
    accounts = [accounts_of(game, box, *played(game, box, seed)) for seed in range(50)]
    for seat in range(int(box.seats)):
        luck = np.array([found[seat].luck for found in accounts])
        assert abs(luck.mean()) <= 3.0 * luck.std() / sqrt(len(luck)), (seat, luck.mean())


def played(game: Game, box: Any, seed: int) -> tuple[list[Any], list[Made]]:
    """A game of level 2: its states and its moves."""
    states, moves, stream = [game.state()], list[Made](), [0, 0]
    sow(states[0].rng, seed, 0)
    sow(stream, seed, 1)
    game.rules.setup(states[0], box)
    while not game.rules.ending(states[-1]):
        s = states[-1].clone()
        seat = lowest(game.rules.waiting(s))
        lots = [random32(stream), random32(stream) | 1]
        moves.append(Made(seat, LEVELS[1].choose(game, game.view(s, box, seat), box, seat, lots)))
        game.rules.apply(s, box, seat, moves[-1].action)
        states.append(s)
    return states, moves


def test_dice_are_chance_and_the_first_card_of_a_trick_is_none() -> None:
    case = Case(TOY, 2)
    reviewer, steps = Reviewer(TOY, case.box), [(s.clone(), seat, action) for s, seat, action in walk(case, 11)]
    found = [reviewer.chancy(*steps[n], steps[n + 1][0]) for n in range(len(steps) - 1)]
    assert not any(found[::2])
    assert any(found[1::2])


@pytest.mark.xdist_group("klobba")
def test_draws_from_a_deck_shuffled_long_ago_are_chance_too() -> None:
    """Klobba!: which Barbarians come up was settled at setup, but no player knew. Pairing Bands draws nothing."""
    case = Case(games.load("klobba"), 2)
    reviewer, drawn, paired = Reviewer(case.game, case.box), list[bool](), list[bool]()
    steps = [(s.clone(), seat, action) for s, seat, action in walk(case, 5)][:80]
    for (before, seat, action), (after, *_) in pairwise(steps):
        pairing = case.game.actions.of(action).name == "pair"
        (paired if pairing else drawn).append(reviewer.chancy(before, seat, action, after))
    assert any(drawn)
    assert len(paired) > 3
    assert not any(paired)


def test_giving_up_is_no_bad_luck() -> None:
    usual = Usual([0.4], [0.0], [0.0], [0.0])
    found = [replace(decision(0, 0.0, 0.0, 0.0), usual=usual)]
    assert [a.luck for a in settle(found, [True, True], [0.0]).accounts] == [pytest.approx(-0.4)]
    (given_up,) = settle(found, [True, True], [0.0], gave_up=True).accounts
    assert given_up.moves == pytest.approx(-0.4)
    assert given_up.luck == pytest.approx(0.0)


def decision(seat: int, mean: float, low: float, high: float, exact: bool = False) -> Decision:
    chosen, other = (Estimate(k, 9, 0.5, 0.4, 0.6, (0.5, 0.5), False) for k in range(2))
    nothing = Usual([0.5, 0.5], [0.0, 0.0], [0.0, 0.0], [0.0, 0.0])
    return Decision(1, seat, chosen, other, Gap(mean, low, high, 0 if exact else 128, exact), nothing)


def test_accuracy_is_the_mean_over_the_decisions_of_a_seat() -> None:
    sure = [decision(0, 0.0, 0.0, 0.0, exact=True), decision(0, 0.1, 0.1, 0.1, exact=True)]
    vague = [decision(0, 0.1, -0.1, 0.3), decision(0, -0.2, -0.3, -0.1)]
    found = settle([*sure, *vague], [True] * 4, [1.0, 0.0]).accuracies
    assert [a.seat for a in found] == [0], "who decided nothing has no accuracy"
    assert found[0].mean == pytest.approx((1.0 + 0.636 + 0.636 + 1.0) / 4, abs=0.001)
    assert found[0].low < found[0].mean < found[0].high <= 1.0
    assert found[0].grades == {"best": 2, "mistake": 1, "undecided": 1}
    (exactly,) = settle(sure, [True] * 2, [1.0, 0.0]).accuracies
    assert exactly.low == exactly.mean == exactly.high


def test_only_what_is_surely_lost_is_on_the_account() -> None:
    assert [decision(0, *gap).cost for gap in ((0.1, 0.06, 0.14), (0.02, 0.01, 0.03), (0.1, -0.1, 0.3))] == [
        0.1,
        0.02,
        0.0,
    ]
    assert [decision(0, *gap).gain for gap in ((-0.1, -0.14, -0.06), (-0.1, -0.3, 0.1))] == [0.1, 0.0]


@pytest.mark.xdist_group("katamari")
def test_a_nearly_random_game_is_full_of_faults_and_a_strong_one_is_not() -> None:
    """Katamari, Ann at random against a bot of level 4: the same review clearly separates them. Of the bot's moves a few do."""
    game, luck = games.load("katamari"), Random(2)
    match, bot = Match(game, seed=2, names=["Ann", "Bo"]), LEVELS[3]
    while not match.over and match.number < tries(28, 21):
        seat = min(match.waiting)
        if seat == 0:
            action = luck.choice([m.code for m in match.legal(0) if m.code not in game.actions.concessions()])
        else:
            action = bot.choose(game, match.view(1), match.box, 1, [luck.getrandbits(32), luck.getrandbits(32)])
        match.play(seat, action)
    moves = [(made["seat"], made["code"]) for made in match.made]
    reviewer, found = Reviewer(game, match.box, Budget(iterations=250)), list[Decision]()
    for n, (seat, action) in enumerate(moves):
        if seat == 0 or sum(d.seat for d in found) < tries(28, 4):
            judged = reviewer.decision(n + 1, match.states[n], seat, action)
            found += [judged] if judged else []
    faults = [sum(d.grade in FAULTS for d in found if d.seat == seat) for seat in (0, 1)]
    ann, bo = settle(found, [True] * len(moves), [0.0, 1.0]).accuracies
    assert faults[0] >= 2 > faults[1] == 0
    assert ann.high < bo.low


def test_the_same_question_gets_the_same_advice() -> None:
    states, _ = game_of_four(0, 1, 0, 1, 0)
    found = advise(FOUR, FOUR.view(states[-1], BOX, 1), BOX, 1, BUDGET)
    assert best_of(found).action == 0, "everything else loses at once"
    assert found == advise(FOUR, FOUR.view(states[-1], BOX, 1), BOX, 1, BUDGET), "same question, same answer"


def test_advice_knows_no_more_than_the_seat() -> None:
    box, s = TOY.make_box(seats=2), TOY.state()
    sow(s.rng, 4, 0)
    TOY.rules.setup(s, box)
    world = TOY.redeal(TOY.view(s, box, 0), box, 0, [8, 9])
    assert world != s
    assert advise(TOY, TOY.view(s, box, 0), box, 0, BUDGET) == advise(TOY, TOY.view(world, box, 0), box, 0, BUDGET)


def test_a_solver_speaks_of_one_seat_and_the_others_have_the_rest() -> None:
    game = games.load("asteroid_miners")
    box: Any = game.make_box({}, 2)
    states, moves = [game.state()], list[Made]()
    states[0].rng[:] = [1, 2]
    game.rules.setup(states[0], box)
    for _ in range(tries(8, 4)):
        s: Any = states[-1].clone()
        moves.append(Made(int(s.seat), game.rules.offer(s, box, s.seat, 0)))
        game.rules.apply(s, box, *moves[-1][:2])
        states.append(s)
    assert {seat for seat, *_ in moves} == {0, 1}
    looked = review(game, box, states, moves, Budget(iterations=60))
    assert all(len(luck) == 2 for luck in looked.luck)
    for a in looked.accounts:
        assert a.start + a.moves + a.luck == pytest.approx(a.result)
    assert sum(a.start for a in looked.accounts) == pytest.approx(1.0)
    for state, (seat, *_) in zip(states, moves, strict=False):
        for e in advise(game, game.view(state, box, seat), box, seat, Budget(iterations=60)):
            assert e.shares[seat] == e.mean
            assert sum(e.shares) == pytest.approx(1.0)
