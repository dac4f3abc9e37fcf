"""OpenSpiel's own tests over every game at every number of seats, and what a seat may learn from what it is told."""

from __future__ import annotations

import pickle
import unittest
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import mcts

from rulewright import games
from rulewright.doors.environments.settings import setting
from rulewright.doors.environments.snapshot import Moment, has_chance
from rulewright.doors.openspiel import register
from rulewright.kernel import Game
from tests.conformance.cases import Case, cases
from tests.toys.high_card import GAME as TOY

DETERMINISTIC = pyspiel.GameType.ChanceMode.DETERMINISTIC


def load(case: Case, **more: Any) -> Any:
    return pyspiel.load_game(register(case.game), {"players": case.seats, **case.options, **more})


def test_random_sim(seating: Case) -> None:
    """States are kept and brought back only where there is no chance: a game written in Python cannot tell OpenSpiel's
    core where its generator stands. (`test_keeps` does it the way Python does.)"""
    game = load(seating)
    pyspiel.random_sim_test(game, num_sims=1, serialize=not has_chance(seating.game), verbose=False)


def test_api(seating: Case) -> None:
    name = f"{register(seating.game)}-{seating.seats}"
    suite = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": load(seating)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun > 0
    assert not result.skipped
    assert not [text for _, text in [*result.failures, *result.errors]]


def test_every_game_of_the_house_is_registered() -> None:
    names = pyspiel.registered_names()
    assert {f"rulewright_{name}" for name in games.names()} <= set(names)


def test_loads_with_every_option(case: Case) -> None:
    game = load(case)
    kept = game.get_parameters()
    assert {name: kept[name] for name in case.options} == case.options
    assert game.num_players() == case.seats
    state = game.new_initial_state()
    for _ in range(6):
        if not state.is_terminal():
            state.apply_action(state.legal_actions()[0])


def play(state: Any, random: Random, moves: int) -> Any:
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    return state


def test_keeps_and_brings_back_games_and_states_with_all_that_is_remembered(seating: Case) -> None:
    game = load(seating, rng_seed=4)
    state = play(game.new_initial_state(), Random(1), 9)
    twin, again = pickle.loads(pickle.dumps(game)), pickle.loads(pickle.dumps(state))
    assert str(twin) == str(game)
    assert str(again) == str(state)
    for seat in range(seating.seats):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.observation_tensor(seat) == state.observation_tensor(seat)
    ends = [str(play(g.new_initial_state(), Random(2), 30)) for g in (game, twin)]
    assert ends[0] == ends[1], "a game brought back goes on with the same chance"


def test_the_same_seed_gives_the_same_chance(game: Game) -> None:
    case = cases(game)[0]
    ends = {str(play(load(case, rng_seed=seed).new_initial_state(), Random(1), 12)) for seed in (7, 7)}
    assert len(ends) == 1
    if has_chance(game):
        assert len({str(play(load(case, rng_seed=seed).new_initial_state(), Random(1), 12)) for seed in range(5)}) > 1


def test_a_copy_of_a_state_does_not_know_what_chance_has_in_store() -> None:
    state = load(cases(TOY)[0], rng_seed=1).new_initial_state()
    assert state.is_chance_node()
    deals = set()
    for _ in range(10):
        copy = state.clone()
        copy.apply_action(state.legal_actions()[0])
        deals.add(str(copy))
    assert len(deals) > 5


def test_games_without_chance_have_no_chance_nodes(game: Game) -> None:
    kind = load(cases(game)[0]).get_type()
    assert (kind.chance_mode == DETERMINISTIC) == (not has_chance(game))
    assert has_chance(TOY)
    if kind.chance_mode == DETERMINISTIC:
        state = load(cases(game)[0]).new_initial_state()
        random = Random(3)
        while not state.is_terminal():
            assert not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))


def test_what_a_seat_remembers_depends_only_on_what_it_saw_heard_and_did(seating: Case) -> None:
    """The hidden part is dealt anew and another seat moves in both worlds: the onlooker remembers the same."""
    at, random = setting(seating.game, seats=seating.seats), Random(5)
    moment = Moment.first(at)
    compared = 0
    for _ in range(30):
        if moment.pending is not None:
            moment = moment.resolve(random)
            continue
        waiting = moment.waiting()
        if not waiting:
            break
        actor = waiting[0]
        action = random.choice(at.game.legal(moment.s, at.box, actor))
        for eye in range(seating.seats):
            world = at.game.redeal(at.game.view(moment.s, at.box, eye), at.box, eye, [random.getrandbits(32), 9])
            world.rng[:] = [0, 0]
            other = Moment(at, world, None, moment.before, moment.made, moment.notes)
            assert other.memory(eye) == moment.memory(eye)
            if eye != actor and action in at.game.legal(world, at.box, actor):
                here, there = moment.move(actor, action), other.move(actor, action)
                views = [m._view(eye) for m in (here, there)]
                if views[0] == views[1]:
                    assert here.memory(eye) == there.memory(eye)
                    compared += 1
        moment = moment.move(actor, action)
    assert compared > 0 or seating.seats == 1


def test_what_a_seat_did_and_saw_is_remembered_forever(seating: Case) -> None:
    state, random = load(seating, rng_seed=3).new_initial_state(), Random(3)
    known: list[set[str]] = [set() for _ in range(seating.seats)]
    for _ in range(25):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0:
            text = state.information_state_string(player)
            assert text not in known[player], "two decisions of a seat are never the same to it"
            known[player].add(text)
        state.apply_action(random.choice(state.legal_actions()))
    assert not any(known[0] & seen for seen in known[1:]), "no seat's memory is another's"


def test_openspiels_own_search_plays() -> None:
    game = pyspiel.load_game(register(str(cases_folder("connect_four"))))
    bot = mcts.MCTSBot(game, 1.4, 30, mcts.RandomRolloutEvaluator(1, None))
    state = game.new_initial_state()
    for column in (0, 6, 1, 6, 2, 5):
        state.apply_action(column)
    assert bot.step(state) == 3, "three in a row on the floor: it sees the fourth"


def test_a_refused_action_changes_nothing(seating: Case) -> None:
    state, random = load(seating).new_initial_state(), Random(3)
    if state.is_chance_node():
        with pytest.raises(ValueError, match="what chance decides is 0, not 3"):
            state.apply_action(3)
    while state.is_chance_node() or len(state.legal_actions()) == seating.game.actions.size:
        state.apply_action(random.choice(state.legal_actions()))  # on until something is not allowed
    refused = next(a for a in reversed(range(seating.game.actions.size)) if a not in state.legal_actions())
    before = str(state)
    for action, said in ((refused, "refuses action"), (-5, "an action is"), (10**6, "an action is")):
        with pytest.raises(ValueError, match=said):
            state.clone().apply_action(action)
    assert str(state) == before


def cases_folder(name: str) -> Any:
    from tests.conformance.cases import EXAMPLES

    return EXAMPLES / name
