"""PettingZoo's own suites over every game at every number of seats, and what they do not cover."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

from rulewright.doors.pettingzoo import SeatsInTurn, SeatsTogether, aec_env, parallel_env
from rulewright.kernel import Game
from rulewright.laws.cases import Case
from tests.tiers import few_games, mostly
from tests.toys.high_card import GAME as TOY
from tests.toys.high_card.state import Verb

with warnings.catch_warnings():  # the suites import one of PettingZoo's games in a deprecated way
    warnings.filterwarnings("ignore", "The old environment creation API", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

CYCLES = 60

# The suite warns of any observation that is not a bare array, unless the environment is one of PettingZoo's own with a mask.
masked = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
forms = pytest.mark.parametrize(
    ("form", "mask"),
    [
        ("flat", "info"),
        pytest.param("flat", "both", marks=masked),
        pytest.param("dict", "both", marks=masked),
    ],
)


@few_games
@forms
def test_api(seating: Case, form: str, mask: str) -> None:
    api_test(aec_env(seating.game, seats=seating.seats, form=form, mask=mask), num_cycles=CYCLES)


@few_games
@forms
def test_parallel_api(seating: Case, form: str, mask: str) -> None:
    parallel_api_test(parallel_env(seating.game, seats=seating.seats, form=form, mask=mask), num_cycles=CYCLES)


def from_seed(kind: Any, offset: int, game: Game, seats: int) -> Any:
    """An environment that maps the suite's only seed to another."""

    class Shifted(kind):  # type: ignore[misc]
        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
            return super().reset(None if seed is None else seed + offset, options)

    make = aec_env if kind is SeatsInTurn else parallel_env
    return Shifted(make(game, seats=seats).setting, None)


@few_games
@pytest.mark.parametrize("offset", mostly(range(8), (0, 5)))
def test_seed(seating: Case, offset: int) -> None:
    seed_test(partial(from_seed, SeatsInTurn, offset, seating.game, seating.seats), num_cycles=20)


@few_games
@pytest.mark.parametrize("offset", mostly(range(8), (0, 5)))
def test_parallel_seed(seating: Case, offset: int) -> None:
    parallel_seed_test(partial(from_seed, SeatsTogether, offset, seating.game, seating.seats), num_cycles=20)


# ---------------------------------------------------------------- masks, refusals, rewards


@few_games
def test_masks_are_what_the_law_allows(case: Case) -> None:
    game, env = case.game, aec_env(case.game, seats=case.seats, options=case.options)
    env.reset(seed=3)
    random = np.random.default_rng(3)
    for _ in range(25):
        if env.course.over:
            break
        for agent in env.agents:
            verdicts = [
                game.rules.check(env.course.s, case.box, env.seat_of[agent], a) for a in range(game.actions.size)
            ]
            allowed = [v == 0 and not game.actions.of(a).concede for a, v in enumerate(verdicts)]
            assert env.observe(agent)["action_mask"].tolist() == env.infos[agent]["action_mask"].tolist() == allowed
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(random.choice(np.flatnonzero(mask)))


@few_games
def test_a_refused_action_changes_nothing_and_names_its_clause(seating: Case) -> None:
    env = aec_env(seating.game, seats=seating.seats)
    env.reset(seed=4)
    while env.infos[env.agent_selection]["action_mask"].all():  # continue until something is illegal
        env.step(seating.game.actions.size - 1)
    if env.course.over:
        return  # everything was always legal
    agent, before = env.agent_selection, env.course.s.pack()
    refused = int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0])
    env.step(refused)
    assert env.course.s.pack() == before
    assert env.agent_selection == agent
    assert env.infos[agent]["clause"] in seating.game.clauses
    assert env.infos[agent]["reason"] == seating.game.clauses[env.infos[agent]["clause"]].text
    strict = aec_env(seating.game, seats=seating.seats, illegal="raise")
    strict.reset(seed=4)
    strict.course.s = env.course.s.clone()
    strict.agent_selection = agent
    with pytest.raises(ValueError, match=env.infos[agent]["clause"]):
        strict.step(refused)


def test_who_never_learns_is_cut_short() -> None:
    env = aec_env(TOY, limit=5)
    env.reset(seed=1)
    hand = env.course.s.seats[0].hand.card
    missing = next(c for c in range(12) if c not in hand)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(Verb.LAY + missing)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


@few_games
def test_rewards_share_out_to_nothing_and_order_the_seats(seating: Case) -> None:
    env = parallel_env(seating.game, seats=seating.seats)
    random = np.random.default_rng(9)
    for seed in range(3):
        _, infos = env.reset(seed=seed)
        while env.agents:
            actions = {
                a: int(random.choice(np.flatnonzero(infos[a]["action_mask"]))) if infos[a]["action_mask"].any() else 0
                for a in env.agents
            }
            _, rewards, _, _, infos = env.step(actions)
        if seating.seats == 1:
            won = {e.name: e.won for e in seating.game.endings}
            assert rewards == {"seat_0": float(won[infos["seat_0"]["ending"]])}
        else:
            assert abs(sum(rewards.values())) < 1e-9
            scores = infos["seat_0"]["scores"]
            best = max(range(seating.seats), key=lambda i: rewards[f"seat_{i}"])
            assert scores[best] == max(scores)


def test_players_who_decide_together_are_asked_lowest_first_and_see_nothing_for_it() -> None:
    env = aec_env(TOY, seats=3)
    env.reset(seed=2)
    unseen = env.observe("seat_2")["observation"].copy()
    order = []
    for _ in range(3):
        order.append(env.agent_selection)
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
        if len(order) == 1:
            changed = np.flatnonzero(env.observe("seat_2")["observation"] != unseen)
    assert order == ["seat_0", "seat_1", "seat_2"]
    first = {run.first: run.path for run in env.setting.layout.runs}
    assert {first[int(c)] for c in changed} <= {"seats[0].hand.n", "seats[0].ready"}


def test_all_who_may_act_do_so_in_one_step_and_the_rest_are_ignored() -> None:
    env = parallel_env(TOY, seats=3)
    seen, _ = env.reset(seed=2)
    actions = {a: int(np.flatnonzero(seen[a]["action_mask"])[0]) for a in env.agents}
    env.step({"seat_1": actions["seat_1"]})
    assert [s.ready for s in env.course.s.seats] == [0, 1, 0]
    before = env.course.s.seats[1].hand.card[:]
    _, _, _, _, infos = env.step(actions)
    assert env.course.s.seats[1].hand.card == before
    assert [s.ready for s in env.course.s.seats] == [0, 0, 0]
    assert sum(s.tricks for s in env.course.s.seats) == 1
    assert not any("clause" in info for info in infos.values())


def test_giving_up_is_there_for_the_asking() -> None:
    env = aec_env(TOY)
    env.reset(seed=1)
    env.step(Verb.STAND_UP)
    assert env.infos["seat_0"]["clause"] == "concede"
    assert not env.course.over
    env = aec_env(TOY, concede=True)
    env.reset(seed=1)
    assert env.infos["seat_0"]["action_mask"][Verb.STAND_UP]
    env.step(Verb.STAND_UP)
    assert env.infos["seat_0"]["ending"] == "gave up"
    assert all(env.terminations.values())


@few_games
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_renders(seating: Case, mode: str) -> None:
    for make in (aec_env, parallel_env):
        env = make(seating.game, seats=seating.seats, render_mode=mode)
        env.reset(seed=5)
        drawn = env.render()
        if mode == "ansi":
            assert isinstance(drawn, str)
            assert drawn.strip()
        else:
            assert drawn.dtype == np.uint8
            assert drawn.shape[2] == 3
            assert 0 < (drawn == 0).mean() < 0.5


def test_a_wrong_choice_is_refused_in_one_sentence() -> None:
    for choice, said in (
        ({"form": "round"}, "form is one of flat, dict"),
        ({"seats": 9}, "the number of players of .* is a whole number from 2 to 3, not 9"),
        ({"limit": 0}, "limit is a whole number of at least 1, not 0"),
        ({"render_mode": "film"}, "render_mode is one of ansi, rgb_array, human, not 'film'"),
        ({"bonus": 7}, "bonus is a whole number from 1 to 6"),
        ({"colour": 7}, "has no option colour"),
    ):
        with pytest.raises(ValueError, match=said):
            aec_env(TOY, **choice)


def test_nothing_is_done_before_reset_nor_for_strangers() -> None:
    turns, together = aec_env(TOY), parallel_env(TOY)
    for early in (lambda: turns.step(0), turns.last, lambda: turns.observe("seat_0"), lambda: together.step({})):
        with pytest.raises(RuntimeError, match="call reset first"):
            early()
    together.reset(seed=1)
    for wrong in ({"nobody": 1}, 3):
        with pytest.raises(ValueError, match=r"actions are a dict by agent \(seat_0, seat_1\)"):
            together.step(wrong)  # type: ignore[arg-type]


@few_games
@pytest.mark.parametrize(
    "how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"]
)
def test_copies_and_pickles_play_on_alike(seating: Case, how: Any) -> None:
    env = aec_env(seating.game, seats=seating.seats)
    env.reset(seed=5)
    env.step(int(env.last()[4]["action_mask"].argmax()))
    twin = how(env)
    for _ in range(5):
        if not env.agents:
            break
        action = None if env.last()[2] else int(env.last()[4]["action_mask"].argmax())
        env.step(action)
        twin.step(action)
        assert env.course.s == twin.course.s
        assert env.agents == twin.agents
        assert env.rewards == twin.rewards
    together = parallel_env(seating.game, seats=seating.seats)
    together.reset(seed=5)
    assert how(together).course.s == together.course.s
