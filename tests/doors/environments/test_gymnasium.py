"""Gymnasium's own check over every game at every number of seats, and the bots in the other seats."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from rulewright import games
from rulewright.bots.random import Random
from rulewright.doors.gymnasium import SeatEnv, SeatVectorEnv, register
from rulewright.kernel import Game
from rulewright.kernel.engines import engine
from rulewright.laws.cases import Case
from tests.tiers import few_games
from tests.toys.high_card import GAME as TOY
from tests.toys.high_card.state import Verb


@few_games
@pytest.mark.parametrize(("form", "mask"), [("flat", "info"), ("flat", "both"), ("dict", "both")])
def test_check_env(seating: Case, form: str, mask: str) -> None:
    env = gymnasium.make(register(seating.game), seats=seating.seats, form=form, mask=mask)
    check_env(env.unwrapped)


def test_every_game_of_the_house_is_registered_by_its_name_and_version() -> None:
    for name in games.names():
        env = gymnasium.make(f"rulewright.doors.gymnasium:rulewright/{name}-v0")
        assert isinstance(env.unwrapped, SeatEnv)
        assert env.unwrapped.setting.game is games.load(name)
        assert env.spec is not None
        assert gymnasium.make(env.spec).unwrapped.observation_space == env.observation_space
        assert gymnasium.registry[env.spec.id].to_json()
    envs = gymnasium.make_vec(register(TOY), num_envs=3)
    assert isinstance(envs, SeatVectorEnv)
    assert envs.reset(seed=1)[0] in envs.observation_space


def test_a_seed_is_the_game_that_the_engines_play_from_it(game: Game) -> None:
    """If all seats play at random, the results for a seed are those of `simulate`."""
    box = game.make_box()
    batch = engine("interpreted").run(game, box, 20, 3)
    for k in range(3):
        env = SeatEnv(game, reward="score")
        env.reset(seed=20 + k)
        reward = 0.0
        while not env.course.over:
            _, reward, _, _, _ = env.step(env.course.random_move(0))
        assert reward == batch.scores[k][0]
        assert env.course.game.rules.ending(env.course.s) == batch.endings[k]
        assert env.course.game.scores(env.course.s, box) == batch.scores[k].tolist()


def test_another_bot_may_play_the_other_seats() -> None:
    asked = []

    def lowest(game: Game, view: Any, box: Any, seat: int, stream: list[int]) -> int:
        asked.append(seat)
        assert view.seats[0].hand.card[0] == -1, "a bot sees no more than its seat does"
        return min(game.legal(view, box, seat))

    env = SeatEnv(TOY, seats=3, bot=lowest)
    env.reset(seed=3)
    lowest_card = min(env.course.s.seats[1].hand.card)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert asked == [1, 2]
    assert lowest_card in env.course.s.out.card[:3]


def test_bots_of_the_house_play_by_name() -> None:
    env, twin = SeatEnv(TOY, bot="random"), SeatEnv(TOY, bot=Random())
    assert env.reset(seed=4)[1].keys() == twin.reset(seed=4)[1].keys()
    while not env.course.over:
        action = int(np.flatnonzero(env.action_masks())[0])
        env.step(action)
        twin.step(action)
        assert env.course.s == twin.course.s
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        SeatEnv(TOY, bot="nobody")


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    def cheat(game: Game, view: Any, box: Any, seat: int, stream: list[int]) -> int:
        return Verb.LAY + next(c for c in range(12) if c not in view.seats[seat].hand.card)

    env = SeatEnv(TOY, bot=cheat)
    env.reset(seed=3)
    with pytest.raises(RuntimeError, match=r"the bot in seat 1 chose .* which TOY-2 forbids"):
        env.step(int(np.flatnonzero(env.action_masks())[0]))


@few_games
def test_any_seat_may_be_taken(seating: Case) -> None:
    for seat in range(seating.seats):
        env = SeatEnv(seating.game, seat=seat, seats=seating.seats)
        seen, info = env.reset(seed=8)
        assert seen["observation"][0] == seat
        assert env.course.over or info["action_mask"].any()
    with pytest.raises(ValueError, match=r"seat is (0|a whole number from 0 to)"):
        SeatEnv(seating.game, seat=seating.seats, seats=seating.seats)


def test_games_follow_one_another_from_the_first_seed() -> None:
    first, second = SeatEnv(TOY), SeatEnv(TOY)
    first.reset(seed=1)
    second.reset(seed=1)
    seeds = []
    for _ in range(3):
        first.reset()
        second.reset()
        assert first.course.seed == second.course.seed
        seeds.append(first.course.seed)
    assert len(set(seeds)) == 3
    first.reset(seed=2)
    first.reset()
    assert first.course.seed not in seeds
    unseeded = SeatEnv(TOY)
    unseeded.reset()
    assert unseeded.course.seed >= 0


def test_the_reward_is_given_once() -> None:
    env = SeatEnv(TOY, reward="score", seats=2)
    env.reset(seed=5)
    rewards = []
    while not env.course.over:
        rewards.append(env.step(int(np.flatnonzero(env.action_masks())[0]))[1])
    assert set(rewards[:-1]) == {0.0}
    _, again, over, _, info = env.step(0)
    assert over
    assert again == 0.0 != rewards[-1]
    assert info["clause"] in TOY.clauses


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ({"bot": 3}, "bot is a bot, the name of one or a function, not 3"),
        ({"seat": "first"}, "seat is a whole number from 0 to 1, not 'first'"),
        ({"render_mode": "film"}, "render_mode is one of ansi, rgb_array, human, not 'film'"),
        ({"limit": 2.5}, "limit is a whole number of at least 1, not 2.5"),
        ({"options": 3}, "options are a dict of the game's own options, not 3"),
    ],
)
def test_a_wrong_choice_is_refused_in_one_sentence(choice: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv(TOY, **choice)


@pytest.mark.parametrize("action", [None, "a", 1.5, -1, 10**6, [3]])
def test_what_is_no_action_is_told_what_one_is(action: Any) -> None:
    env = SeatEnv(TOY)
    with pytest.raises(RuntimeError, match="call reset first"):
        env.step(action)
    env.reset(seed=1)
    before = env.course.s.pack()
    with pytest.raises(ValueError, match="an action is a whole number from 0 to"):
        env.step(action)
    assert (env.course.s.pack(), env.course.steps) == (before, 0)


COPIES = {"pickle": lambda env: pickle.loads(pickle.dumps(env)), "deepcopy": copy.deepcopy}


@few_games
@pytest.mark.parametrize("how", COPIES)
def test_copies_and_pickles_play_on_alike(seating: Case, how: str) -> None:
    env: Any = gymnasium.make(register(seating.game), seats=seating.seats)
    env.reset(seed=6)
    for _ in range(3):
        env.step(int(env.unwrapped.action_masks().argmax()))
    twin = COPIES[how](env)
    assert twin.unwrapped.setting.game is seating.game
    for _ in range(4):
        action = int(env.unwrapped.action_masks().argmax())
        (seen, *told), (again, *as_told) = env.step(action), twin.step(action)
        assert np.array_equal(seen["observation"], again["observation"])
        assert told[:3] == as_told[:3]
        if told[1]:
            assert np.array_equal(env.reset()[0]["observation"], twin.reset()[0]["observation"])
    before = env.unwrapped.course.s.clone()
    twin.reset(seed=9)
    assert env.unwrapped.course.s == before


@pytest.mark.parametrize("how", COPIES)
def test_bots_travel_with_their_environment(how: str) -> None:
    env = SeatEnv(TOY, bot="random")
    env.reset(seed=2)
    twin = COPIES[how](env)
    action = int(env.action_masks().argmax())
    env.step(action)
    twin.step(action)
    assert env.course.s == twin.course.s


@pytest.mark.parametrize("how", COPIES)
def test_copies_and_pickles_of_many_games_play_on_alike(how: str) -> None:
    envs: Any = gymnasium.make_vec(register(TOY), num_envs=5)
    envs.reset(seed=6)
    for _ in range(12):
        envs.step(envs.unwrapped.sample())
    twin = COPIES[how](envs)
    for _ in range(12):
        actions = envs.unwrapped.sample()
        assert np.array_equal(actions, twin.unwrapped.sample())
        seen, again = envs.step(actions), twin.step(actions)
        assert np.array_equal(seen[0]["observation"], again[0]["observation"])
        assert all(np.array_equal(a, b) for a, b in zip(seen[1:4], again[1:4], strict=True))
