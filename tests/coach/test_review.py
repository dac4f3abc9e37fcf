"""Advice and reviews: what was possible, what was chosen, what was luck."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright import games
from rulewright.bots.bot import Budget
from rulewright.bots.levels import LEVELS
from rulewright.bots.search import Estimate
from rulewright.coach.advise import advise, best_of
from rulewright.coach.compare import FAULTS, Gap, Grade
from rulewright.coach.review import Decision, Made, Review, Reviewer, review, settle
from rulewright.kernel.chance import sow
from rulewright.match import Match
from tests.conformance.cases import Case, walk
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
    start, result = ([getattr(account, end) for account in blunder.accounts] for end in ("start", "result"))
    before = blunder.accounts[1]
    decisions = [replace(d, stood_in=d.seat == 1) for d in blunder.decisions]
    after = settle(decisions, blunder.luck, start, result).accounts[1]
    assert before.own < 0
    assert after.own == 0
    assert after.others == pytest.approx(before.own + before.others)


def test_the_blunder_is_found_and_priced(blunder: Review) -> None:
    worst = max((d for d in blunder.decisions if d.seat == 1), key=lambda d: d.cost)
    assert (worst.move, worst.chosen.action, worst.best.action) == (6, 6, 0)
    assert worst.cost > 0.3
    assert worst.grade == Grade.BLUNDER
    assert worst.gap.mean == pytest.approx(worst.best.mean - worst.chosen.mean), "what is shown is what was compared"


def test_the_winning_move_is_the_best_decision(blunder: Review) -> None:
    best = max((d for d in blunder.decisions if d.seat == 0), key=lambda d: d.gain)
    assert (best.move, best.cost) == (7, 0.0)
    assert best.best.sure


def test_accounts_add_up_and_there_is_no_luck_without_chance(blunder: Review) -> None:
    for a in blunder.accounts:
        assert a.start + a.own + a.others + a.luck + a.rest == pytest.approx(a.result)
        assert a.luck == 0.0
    loser = blunder.accounts[1]
    assert loser.result == 0.0
    assert loser.own < -0.3
    assert blunder.accounts[0].others == pytest.approx(-loser.own)


def test_dice_are_luck() -> None:
    """High Card has dice and nothing hidden matters in its last trick: all that happens after the cards lie is luck."""
    case = Case(TOY, 2)
    states, moves = [], []
    for s, seat, action in walk(case, 11):
        states.append(s.clone())
        moves.append(Made(seat, action))
    found = review(TOY, case.box, states, moves[:-1], BUDGET)
    last = found.luck[-1]
    assert sum(last) == pytest.approx(0.0, abs=1e-9)
    assert any(abs(each[0]) > 0.02 for each in found.luck)
    assert all(each == (0.0, 0.0) for each in found.luck[::2]), "the first card of a trick rolls no die"
    for a in found.accounts:
        assert a.start + a.own + a.others + a.luck + a.rest == pytest.approx(a.result)


@pytest.mark.xdist_group("klobba")
def test_draws_from_a_deck_shuffled_long_ago_are_luck_too() -> None:
    """Klobba!: which Barbarians come up was settled in the set-up, but nobody knew. Pairing Bands draws nothing."""
    case = Case(games.load("klobba"), 2)
    reviewer, drawn, paired = Reviewer(case.game, case.box, Budget(iterations=60)), list[float](), list[float]()
    before: tuple[Any, int, int] | None = None
    for s, seat, action in walk(case, 5):
        if before is not None:
            luck = reviewer.luck(*before, s)
            assert sum(luck) == pytest.approx(0.0, abs=1e-9)
            (paired if case.game.actions.of(before[2]).name == "pair" else drawn).append(abs(luck[0]))
        before = s.clone(), seat, action
        if len(drawn) == 40:
            break
    assert max(drawn) > 0.01
    assert len(paired) > 3
    assert set(paired) == {0.0}


def decision(seat: int, mean: float, low: float, high: float, exact: bool = False) -> Decision:
    chosen, other = (Estimate(k, 9, 0.5, 0.4, 0.6, (0.5, 0.5), False) for k in range(2))
    return Decision(1, seat, chosen, other, Gap(mean, low, high, 0 if exact else 128, exact), (0.0, 0.0))


def test_accuracy_is_the_mean_over_the_decisions_of_a_seat() -> None:
    sure = [decision(0, 0.0, 0.0, 0.0, exact=True), decision(0, 0.1, 0.1, 0.1, exact=True)]
    vague = [decision(0, 0.1, -0.1, 0.3), decision(0, -0.2, -0.3, -0.1)]
    found = settle([*sure, *vague], [(0.0, 0.0)] * 4, [0.5, 0.5], [1.0, 0.0]).accuracies
    assert [a.seat for a in found] == [0], "who decided nothing has no accuracy"
    assert found[0].mean == pytest.approx((1.0 + 0.636 + 0.636 + 1.0) / 4, abs=0.001)
    assert found[0].low < found[0].mean < found[0].high <= 1.0
    assert found[0].grades == {"best": 2, "mistake": 1, "undecided": 1}
    (exactly,) = settle(sure, [(0.0, 0.0)] * 2, [0.5, 0.5], [1.0, 0.0]).accuracies
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
    """Katamari, Ann at random against a bot of level 4: reviewed alike, they are far apart."""
    game, luck = games.load("katamari"), Random(2)
    match, bot = Match(game, seed=2, names=["Ann", "Bo"]), LEVELS[3]
    while not match.over:
        seat = min(match.waiting)
        if seat == 0:
            action = luck.choice([m.code for m in match.legal(0) if m.code not in game.actions.concessions()])
        else:
            action = bot.choose(game, match.view(1), match.box, 1, [luck.getrandbits(32), luck.getrandbits(32)])
        match.play(seat, action)
    moves = [(made["seat"], made["code"]) for made in match.made]
    reviewer, found = Reviewer(game, match.box, Budget(iterations=250)), list[Decision]()
    for n, (seat, action) in enumerate(moves):
        judged = reviewer.decision(n + 1, match.states[n], seat, action, (0.0, 0.0))
        found += [judged] if judged else []
    faults = [sum(d.grade in FAULTS for d in found if d.seat == seat) for seat in (0, 1)]
    ann, bo = settle(found, [(0.0, 0.0)] * len(moves), [0.5, 0.5], [0.0, 1.0]).accuracies
    assert faults[0] >= 5 > 2 * faults[1]
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
    for _ in range(8):
        s: Any = states[-1].clone()
        moves.append(Made(int(s.seat), game.rules.offer(s, box, s.seat, 0)))
        game.rules.apply(s, box, *moves[-1][:2])
        states.append(s)
    assert {seat for seat, *_ in moves} == {0, 1}
    looked = review(game, box, states, moves, Budget(iterations=60))
    assert all(len(luck) == 2 for luck in looked.luck)
    for a in looked.accounts:
        assert a.start + a.own + a.others + a.luck + a.rest == pytest.approx(a.result)
    assert sum(a.start for a in looked.accounts) == pytest.approx(1.0)
    for state, (seat, *_) in zip(states, moves, strict=False):
        for e in advise(game, game.view(state, box, seat), box, seat, Budget(iterations=60)):
            assert e.shares[seat] == e.mean
            assert sum(e.shares) == pytest.approx(1.0)
