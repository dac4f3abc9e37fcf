"""Kuhn and Leduc poker and liar's dice through our door equal OpenSpiel's own versions: the same trees, values and regrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability

from bench.exploitability import strategy
from rulewright.bots.equilibrium import Equilibrium
from rulewright.bots.random import Random as RandomBot
from rulewright.doors.openspiel import register
from tests.conformance.cases import EXAMPLES

KUHN_VALUE, DICE_VALUE = -1 / 18, 1 / 9
ROUNDS = (100, 10_000)


def ours(name: str, players: int = 2, **options: int) -> Any:
    return pyspiel.load_game(register(str(EXAMPLES / name)), {"players": players, **options})


def kept(game: Any) -> Any:
    """The same game with its tree cached by OpenSpiel: algorithms with many passes take a twentieth of the time."""
    return pyspiel.load_game(f"cached_tree(game={game})")


def value(game: Any, followed: Any) -> float:
    """The exact value for the first player."""
    worth = expected_game_score.policy_value(game.new_initial_state(), [followed] * game.num_players())
    return float(worth[0])


@pytest.mark.parametrize(
    ("name", "theirs", "players", "states", "iterations"),
    [
        ("kuhn_poker", "kuhn_poker", 2, 12, 12),
        ("kuhn_poker", "kuhn_poker(players=3)", 3, 48, 2),
        ("leduc_poker", "leduc_poker(suit_isomorphism=True)", 2, 288, 1),
        pytest.param("leduc_poker", "leduc_poker", 2, 288, 10, marks=pytest.mark.release),
    ],
)
def test_cfr_plus_has_openspiels_own_regrets_at_every_iteration(
    name: str, theirs: str, players: int, states: int, iterations: int
) -> None:
    """OpenSpiel distinguishes suits and counts 936 information states in Leduc poker; the values are the same."""
    pair = (kept(ours(name, players)), pyspiel.load_game(theirs))
    solvers = [cfr.CFRPlusSolver(game) for game in pair]
    assert len(solvers[0]._info_state_nodes) == states
    assert len(solvers[1]._info_state_nodes) == (936 if theirs == "leduc_poker" else states)
    for _ in range(iterations):
        for solver in solvers:
            solver.evaluate_and_update_policy()
        mine, its = (exploitability.nash_conv(g, s.average_policy()) for g, s in zip(pair, solvers, strict=True))
        assert mine == pytest.approx(its, abs=1e-12)


def test_the_value_of_kuhn_poker_by_cfr_plus() -> None:
    game = kept(ours("kuhn_poker"))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(1200):
        solver.evaluate_and_update_policy()
    assert value(game, solver.average_policy()) == pytest.approx(KUHN_VALUE, abs=5e-7)
    assert exploitability.exploitability(game, solver.average_policy()) < 1e-3


def test_random_play_is_as_exploitable_as_in_openspiel() -> None:
    for name, theirs, told in (("kuhn_poker", "kuhn_poker", 0.458333), ("leduc_poker", "leduc_poker", 2.373611)):
        for game in (kept(ours(name)), pyspiel.load_game(theirs)):
            assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) == pytest.approx(
                told, abs=1e-6
            )
    game = ours("kuhn_poker")
    best = best_response.BestResponsePolicy(game, 1, policy.UniformRandomPolicy(game))
    assert best.value(game.new_initial_state()) == pytest.approx(5 / 12)


@pytest.mark.parametrize(
    ("faces", "states", "iterations"), [(3, 192, 3), pytest.param(4, 1024, 6, marks=pytest.mark.release)]
)
def test_liars_dice_has_openspiels_own_regrets_at_every_iteration(faces: int, states: int, iterations: int) -> None:
    pair = kept(ours("liars_dice", faces=faces)), pyspiel.load_game(f"liars_dice(dice_sides={faces})")
    solvers = [cfr.CFRPlusSolver(game) for game in pair]
    assert [len(solver._info_state_nodes) for solver in solvers] == [states, states]
    for _ in range(iterations):
        for solver in solvers:
            solver.evaluate_and_update_policy()
        mine, its = (exploitability.nash_conv(g, s.average_policy()) for g, s in zip(pair, solvers, strict=True))
        assert mine == pytest.approx(its, abs=1e-12)


def test_three_hold_the_hands_that_openspiel_deals() -> None:
    """The same cards and decisions in both, throughout; a pot that cannot be shared evenly has its odd chip."""
    game, theirs = ours("leduc_poker", 3), pyspiel.load_game("leduc_poker(players=3,suit_isomorphism=True)")
    for seed in range(200):
        random, states = Random(seed), [g.new_initial_state() for g in (game, theirs)]
        while not states[0].is_terminal():
            assert states[0].is_chance_node() == states[1].is_chance_node()
            assert states[0].current_player() == states[1].current_player()
            assert states[0].legal_actions() == states[1].legal_actions()
            if states[0].is_chance_node():
                assert dict(states[0].chance_outcomes()) == pytest.approx(dict(states[1].chance_outcomes()))
            action = random.choice(states[0].legal_actions())
            for state in states:
                state.apply_action(action)
        assert states[1].is_terminal()
        for mine, its in zip(*(state.returns() for state in states), strict=True):
            assert abs(mine - its) in (0.0, 0.5)
            assert mine == its or its % 1 == 0.5


def test_a_bot_is_asked_until_its_strategy_is_known() -> None:
    game = ours("kuhn_poker")
    found = strategy(RandomBot(), game, 600)
    assert len(found.action_probability_array) == 12
    assert found.action_probability_array.sum(axis=1) == pytest.approx(1)
    assert exploitability.exploitability(game, found) == pytest.approx(0.458, abs=0.06)


@pytest.mark.parametrize(
    ("name", "options", "few", "most", "worth"),
    [("kuhn_poker", {}, 0.2, 0.05, KUHN_VALUE), ("liars_dice", {"faces": 3}, 0.3, 0.05, DICE_VALUE)],
)
def test_more_rounds_leave_less_to_gain_against_mixed_moves(
    name: str, options: dict[str, int], few: float, most: float, worth: float
) -> None:
    """And what the mixed moves win against themselves tends to the known value."""
    game = kept(ours(name, **options))
    lost = {
        n: exploitability.exploitability(game, strategy(Equilibrium("", n), ours(name, **options), 1)) for n in ROUNDS
    }
    assert lost[ROUNDS[0]] <= few
    assert lost[ROUNDS[-1]] <= min(most, lost[ROUNDS[0]])
    found = value(game, strategy(Equilibrium("", ROUNDS[-1]), ours(name, **options), 1))
    assert found == pytest.approx(worth, abs=0.03)
