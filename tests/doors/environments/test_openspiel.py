"""OpenSpiel's own tests over every game at every number of seats, and what a seat may learn from its observations."""

from __future__ import annotations

import copy
import pickle
import unittest
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from rulewright import games
from rulewright.doors.environments.settings import setting
from rulewright.doors.environments.snapshot import MOST, Moment, Script, UndecidedError, has_chance
from rulewright.doors.openspiel import register
from rulewright.kernel import Game, pile, push
from rulewright.laws.cases import Case, usual, walk
from tests.tiers import few_games
from tests.toys.high_card import GAME as TOY

DETERMINISTIC = pyspiel.GameType.ChanceMode.DETERMINISTIC


def load(case: Case, **more: Any) -> Any:
    return pyspiel.load_game(register(case.game), {"players": case.seats, **case.options, **more})


@pytest.mark.daily("karthis", "leduc_poker", "claims")
def test_random_sim(seating: Case) -> None:
    """Every state is serialised and restored if there are few of them; `test_keeps` does it once in every game."""
    pyspiel.random_sim_test(load(seating), num_sims=1, serialize=seating.game.bound < 200, verbose=False)


@few_games
def test_api(seating: Case) -> None:
    from open_spiel.integration_tests import api_test  # it imports all of SciPy's statistics

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


@few_games
def test_loads_with_every_option(case: Case) -> None:
    game = load(case)
    kept = game.get_parameters()
    assert {name: kept[name] for name in case.options} == case.options
    assert game.num_players() == case.seats
    play(game.new_initial_state(), Random(0), 6)


def any_action(state: Any, random: Random) -> int:
    """A legal action, or a chance outcome by its probability."""
    if not state.is_chance_node():
        return int(random.choice(state.legal_actions()))
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    return int(random.choices(outcomes, chances)[0])


def play(state: Any, random: Random, moves: int) -> Any:
    """Make `moves` moves of players, and the chance draws before and after them."""
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        moves -= state.current_player() >= 0
        state.apply_action(any_action(state, random))
    return state


COPIES: dict[str, Callable[[Any, Any], Any]] = {
    "serialize": lambda game, state: pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state)),
    "pickle": lambda game, state: pickle.loads(pickle.dumps((game, state))),
    "deepcopy": lambda game, state: copy.deepcopy((game, state)),
}


@few_games
@pytest.mark.parametrize("how", COPIES)
def test_keeps_and_brings_back_games_and_states_with_all_that_is_remembered(seating: Case, how: str) -> None:
    game = load(seating)
    state = play(game.new_initial_state(), Random(1), 5)
    before = str(state)
    twin, again = COPIES[how](game, state)
    assert str(twin) == str(game)
    assert str(again) == before
    assert again.history() == state.history()
    for seat in range(seating.seats):
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert again.observation_tensor(seat) == state.observation_tensor(seat)
    assert str(play(again, Random(2), 9)) == str(play(state.clone(), Random(2), 9))
    assert str(state) == before


def test_keeps_a_state_in_which_chance_is_about_to_decide() -> None:
    game = load(usual(TOY)[0])
    state = game.new_initial_state().child(2)
    assert state.is_chance_node()
    for how in COPIES.values():
        _, again = how(game, state)
        assert again.chance_outcomes() == state.chance_outcomes()
        assert str(play(again, Random(2), 9)) == str(play(state.clone(), Random(2), 9))


@few_games
def test_a_history_leads_to_the_same_state_again(seating: Case) -> None:
    state = play(load(seating).new_initial_state(), Random(6), 12)
    again = load(seating).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for seat in range(seating.seats):
        assert again.information_state_string(seat) == state.information_state_string(seat)


@few_games
def test_what_a_copy_draws_changes_nothing_in_the_real_game(seating: Case) -> None:
    real = [play(load(seating).new_initial_state(), Random(3), 6) for _ in range(2)]
    play(real[0].clone(), Random(8), 20)
    assert str(real[0]) == str(real[1])
    assert str(play(real[0], Random(4), 20)) == str(play(real[1], Random(4), 20))


def test_a_compiled_move_is_the_interpreters() -> None:
    """State, waiting seats, legal moves and notes agree; a move that draws is left to the interpreter."""
    ways = set()
    for game in (TOY, games.load(str(cases_folder("connect_four")))):
        at, random = setting(game, concede=True), Random(7)
        moment = Moment.first(at).sample(random)
        while seats := moment.waiting():
            action = random.choice(moment.legal(seats[0]))
            there, here = moment._made(seats[0], action, ()), moment.move(seats[0], action)
            ways.add(here._notes is None)
            assert (here.data, here.pending, here.notes) == (there.data, there.pending, there.notes)
            moment = here.sample(random)
            if moment.pending is None:
                assert [moment.legal(i) for i in moment.waiting()] == [
                    sorted(game.legal(moment.s, at.box, i)) for i in moment.waiting()
                ]
    assert ways == {True, False}


def distribution(draw: Callable[[Script], Any]) -> dict[Any, Fraction]:
    """All possible draws, with their exact probabilities."""
    found: dict[Any, Fraction] = {}

    def go_on(outcomes: tuple[int, ...], chance: Fraction) -> None:
        try:
            drawn = draw(Script(outcomes))
            found[drawn] = found.get(drawn, Fraction()) + chance
        except UndecidedError as undecided:
            weights = undecided.weights
            assert 1 < len(weights) <= MOST
            assert 0 <= min(weights) <= max(weights) < MOST
            for outcome, weight in weights.items():
                go_on((*outcomes, outcome), chance * Fraction(weight, sum(weights.values())))

    go_on((), Fraction(1))
    return found


def pile_of(*cards: int) -> Any:
    made = pile(5)()
    for card in cards:
        push(made, card)
    return made


def test_draws_are_as_likely_as_they_should_be() -> None:
    def shuffled(script: Script) -> tuple[int, ...]:
        deck = pile_of(1, 1, 4)
        script.shuffle(deck)
        return tuple(deck.card[:3])

    third = Fraction(1, 3)
    assert distribution(lambda script: script.below(6)) == dict.fromkeys(range(6), Fraction(1, 6))
    assert distribution(lambda script: script.below(1)) == {0: 1}
    assert distribution(lambda script: script.below(600)) == dict.fromkeys(range(600), Fraction(1, 600))
    assert distribution(lambda script: script.member(0b101001)) == {0: third, 3: third, 5: third}
    deck = pile_of(4, 1, 4, 4)
    cards = distribution(lambda script: deck.card[script.lot(deck)])
    assert cards == {1: Fraction(1, 4), 4: Fraction(3, 4)}
    assert distribution(shuffled) == {(4, 1, 1): third, (1, 4, 1): third, (1, 1, 4): third}


def test_a_draw_that_is_not_there_is_refused() -> None:
    state = load(usual(TOY)[0]).new_initial_state()
    for outcome in (MOST, 10**6):
        with pytest.raises(ValueError, match="what chance decides is"):
            state.clone().apply_action(outcome)
    other = state.child(2)
    assert 2 not in dict(other.chance_outcomes())
    with pytest.raises(ValueError, match="chance cannot decide 2 now: choose one of 0, 1, 3"):
        other.apply_action(2)


def test_games_without_chance_have_no_chance_nodes(game: Game) -> None:
    kind = load(usual(game)[0]).get_type()
    assert (kind.chance_mode == DETERMINISTIC) == (not has_chance(game))
    assert has_chance(TOY)
    if kind.chance_mode == DETERMINISTIC:
        state = load(usual(game)[0]).new_initial_state()
        random = Random(3)
        while not state.is_terminal():
            assert not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))


def test_what_a_seat_remembers_depends_only_on_what_it_saw_heard_and_did(seating: Case) -> None:
    """The hidden part is redealt and another seat moves in both worlds: the observer remembers the same."""
    at, random = setting(seating.game, seats=seating.seats), Random(5)
    moment = Moment.first(at)
    compared = 0
    for _ in range(30):
        if moment.pending is not None:
            moment = moment.sample(random)
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
            stream = [random.getrandbits(32), 5]
            worlds = [m.redealt(eye, stream) for m in (moment, other)]
            assert worlds[0].s == worlds[1].s
            for seat in range(seating.seats):
                assert worlds[0].memory(seat) == worlds[1].memory(seat), "imagining shows nothing of the real world"
            assert worlds[0].memory(eye) == moment.memory(eye)
            if eye != actor and action in at.game.legal(world, at.box, actor):
                here, there = moment.move(actor, action), other.move(actor, action)
                views = [m._view(eye) for m in (here, there)]
                if views[0] == views[1]:
                    assert here.memory(eye) == there.memory(eye)
                    compared += 1
        moment = moment.move(actor, action)
    assert compared > 0 or seating.seats == 1


@few_games
def test_what_a_seat_did_and_saw_is_remembered_forever(seating: Case) -> None:
    state, random = load(seating).new_initial_state(), Random(3)
    known: list[set[str]] = [set() for _ in range(seating.seats)]
    tensors: set[tuple[float, ...]] = set()
    for _ in range(90):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0:
            text = state.information_state_string(player)
            assert text not in known[player], "two decisions of a seat are never the same to it"
            known[player].add(text)
            tensor = tuple(state.information_state_tensor(player))
            assert tensor not in tensors, "nor have two information states the same tensor"
            tensors.add(tensor)
        state.apply_action(any_action(state, random))
    assert not any(known[0] & seen for seen in known[1:]), "no seat's memory is another's"


def test_openspiels_own_search_plays() -> None:
    game = pyspiel.load_game(register(str(cases_folder("connect_four"))))
    bot = mcts.MCTSBot(game, 1.4, 30, mcts.RandomRolloutEvaluator(1, None))
    state = game.new_initial_state()
    for column in (0, 6, 1, 6, 2, 5):
        state.apply_action(column)
    assert bot.step(state) == 3, "three in a row on the floor: it sees the fourth"


class Indifferent(mcts.Evaluator):  # type: ignore[misc]
    """Values every position at zero, so that a search goes deep quickly."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> Any:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def searches(game: Any, simulations: int, evaluator: Any) -> list[Any]:
    """OpenSpiel's searches that apply to a game."""
    draw = np.random.RandomState(5)
    found = [mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=draw)]
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        found.append(ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=draw))
    return found


@few_games
def test_openspiels_searches_run(seating: Case) -> None:
    """A hundred simulations from a position with choices, deep enough to meet chance nodes repeatedly."""
    game = load(seating)
    state = play(game.new_initial_state(), Random(2), 3)
    while not state.is_terminal() and len(state.legal_actions()) < 2:
        play(state, Random(1), 1)
    for bot in [] if state.is_terminal() else searches(game, 100, Indifferent()):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.release
def test_openspiels_searches_run_with_rollouts(seating: Case) -> None:
    game = load(seating)
    state = play(game.new_initial_state(), Random(2), 3)
    for bot in searches(game, 300, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))):
        assert bot.step(state) in state.legal_actions()


def test_resampled_states_are_the_same_to_the_player_and_differ_in_what_is_hidden(seating: Case) -> None:
    state, random = load(seating).new_initial_state(), Random(4)
    sampler, worlds = pyspiel.UniformProbabilitySampler(0.0, 1.0), set()
    for _ in range(8):
        play(state, random, 1)
        if state.is_terminal():
            break
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string() == state.information_state_string()
            assert other.observation_tensor() == state.observation_tensor()
            assert other.history() == [], "a history would name what the player has not seen"
            worlds.add((str(state), str(other)))
            play(other, random, 4)
    if seating.game is TOY:
        assert len({real for real, _ in worlds}) < len(worlds)
        assert all(real != other for real, other in worlds)


def test_the_reward_is_a_parameter_and_the_sum_is_told() -> None:
    kinds = pyspiel.GameType.Utility
    for name, players, reward, told in (
        ("asteroid_miners", 1, "win", kinds.GENERAL_SUM),
        ("asteroid_miners", 2, "win", kinds.ZERO_SUM),
        ("asteroid_miners", 2, "score", kinds.GENERAL_SUM),
        ("klobba", 3, "win", kinds.ZERO_SUM),
    ):
        game = pyspiel.load_game(f"rulewright_{name}", {"players": players, "reward": reward})
        assert game.get_type().utility == told
        assert game.utility_sum() == (0.0 if told == kinds.ZERO_SUM else None)
    game = pyspiel.load_game("rulewright_asteroid_miners(players=2,reward=score)")
    state = play(game.new_initial_state(), Random(1), 10**4)
    assert state.returns() == state._course().game.scores(state.now.s, state.now.setting.box)[:2]
    with pytest.raises(Exception, match="reward is one of win, score"):
        pyspiel.load_game("rulewright_klobba(reward=glory)")


def test_scores_add_up_to_nothing_where_a_stake_is_named(seating: Case) -> None:
    stake = seating.game.stake
    for seed in range(20 if stake else 0):
        s = [s for s, seat, _ in walk(seating, seed) if seat < 0][-1]
        scores = seating.game.scores(s, seating.box)
        assert sum(scores) == 0
        assert -stake <= min(scores)


@few_games
def test_a_refused_action_changes_nothing(seating: Case) -> None:
    state, random = load(seating).new_initial_state(), Random(3)
    play(state, random, 0)
    while not state.is_terminal() and len(state.legal_actions()) == seating.game.actions.size:
        play(state, random, 1)  # continue until something is illegal
    if state.is_terminal():
        return
    refused = next(a for a in reversed(range(seating.game.actions.size)) if a not in state.legal_actions())
    before = str(state)
    for action, said in ((refused, "refuses action"), (-5, "an action is"), (10**6, "an action is")):
        with pytest.raises(ValueError, match=said):
            state.clone().apply_action(action)
    assert str(state) == before


def cases_folder(name: str) -> Any:
    from tests.conformance.cases import EXAMPLES

    return EXAMPLES / name
