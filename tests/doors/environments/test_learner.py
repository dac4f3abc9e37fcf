"""The learning example: its gradients are right, it learns, and it installs nothing large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from packaging.utils import canonicalize_name

from learn.exam import exam
from learn.network import Adam, Network
from learn.ppo import Learner, Lesson, Recipe, advantages, loss
from rulewright.doors.gymnasium import SeatVectorEnv
from tests.package.constraints import wanted
from tests.package.environments import installed

Array = np.ndarray[Any, np.dtype[Any]]
KUHN = "examples/kuhn_poker"


def slopes(weights: list[Array], of: Callable[[], float], by: float = 1e-6) -> list[Array]:
    """Numerical gradients: how a number changes with each weight."""
    found = [np.zeros_like(w) for w in weights]
    for w, slope in zip(weights, found, strict=True):
        for at in np.ndindex(w.shape):
            was = w[at]
            w[at] = was + by
            high = of()
            w[at] = was - by
            slope[at] = (high - of()) / (2 * by)
            w[at] = was
    return found


def test_the_gradient_is_that_of_the_loss() -> None:
    random, recipe, n = np.random.default_rng(1), Recipe(variety=0.1), 24
    net = Network(7, (4, 3), 9, 1, np.float64)
    net.weights[4] += random.standard_normal(net.weights[4].shape)
    columns, choices = np.array([0, 1, 3, 4, 6]), np.array([0, 2, 3, 5, 6, 8])
    allowed = random.random((n, 6)) < 0.5
    chosen = random.integers(6, size=n)
    allowed[np.arange(n), chosen] = True
    seen = random.standard_normal((n, 5))
    before = net.say(seen, allowed, columns, choices).logs[np.arange(n), chosen] + random.normal(scale=0.3, size=n)
    batch = Lesson(seen, allowed, chosen, before, *random.standard_normal((2, n)), columns=columns, choices=choices)
    ratio = np.exp(net.say(seen, allowed, columns, choices).logs[np.arange(n), chosen] - before)
    assert (abs(ratio - 1) > recipe.clip).any(), "some are held"
    assert (abs(ratio - 1) < recipe.clip).any(), "and some are free"

    said = net.say(seen, allowed, columns, choices)
    everywhere, anything = np.zeros((n, 7)), np.zeros((n, 9), np.bool_)
    everywhere[:, columns], anything[:, choices] = seen, allowed
    whole = net.say(everywhere, anything)
    assert whole.logs[:, choices] == pytest.approx(said.logs), "what is left out changes nothing"
    assert whole.values == pytest.approx(said.values)
    assert np.exp(said.logs)[~allowed].max() == 0
    assert np.exp(said.logs).sum(axis=1) == pytest.approx(1)
    _, by_logits, by_values = loss(said, batch, recipe)
    found = net.gradients(said, by_logits, by_values)
    expected = slopes(net.weights, lambda: loss(net.say(seen, allowed, columns, choices), batch, recipe)[0])
    for one, other in zip(found, expected, strict=True):
        assert one == pytest.approx(other, abs=1e-7)


def test_advantages_reach_back_to_the_end_of_a_game() -> None:
    rewards = np.array([[0.0], [1.0], [0.0]])
    over, values = np.array([[0.0], [1.0], [0.0]]), np.array([[0.2], [0.6], [0.5]])
    found = advantages(rewards, over, values, np.array([0.9]), 0.5)
    assert found[:, 0] == pytest.approx([0.6 - 0.2 + 0.5 * 0.4, 0.4, 0.4])


def test_adam_finds_the_lowest_place() -> None:
    weights = [np.array([3.0, -2.0])]
    adam = Adam(weights, 0.1)
    for _ in range(300):
        adam.step([2 * (weights[0] - np.array([1.0, 1.0]))])
    assert weights[0] == pytest.approx([1, 1], abs=0.01)


def test_it_learns_to_play_kuhn_poker_against_a_random_player() -> None:
    """The first seat can get 1/2 per game: a king is worth 3/2 however it is played, and with a jack (-1/2) or a queen (1/2) it
    bets. By random play it gets 1/8."""
    settings: dict[str, Any] = {"mask": "info", "reward": "score", "encoding": "egocentric", "copy": False}
    envs = SeatVectorEnv(KUHN, 64, autoreset_mode=AutoresetMode.SAME_STEP, **settings)
    learner = Learner(envs, 1, Recipe(batch=512, hidden=(16, 16)))
    examined = SeatVectorEnv(KUHN, 4000, **settings)
    chance = exam(examined, lambda which: examined.sample()[which])
    assert abs(chance.mean - 1 / 8) < 2 * chance.doubt
    for _ in range(40):
        learner.study(learner.play()[0])
    learned = exam(examined, lambda which: learner.choose(examined.fleet.columns[which], examined.fleet.masks[which]))
    assert abs(learned.mean - 1 / 2) < 2 * learned.doubt, f"{learned} after {learner.steps} steps"
    assert 2 * learned.doubt < 1 / 8


def test_it_needs_what_the_environments_need_and_nothing_more() -> None:
    """PyTorch installs gigabytes for a GPU, even without one: only the nets of level 6 need it."""
    learn, env = ({canonicalize_name(d.name) for d in installed(wanted((extra,)))} for extra in ("learn", "env"))
    assert learn == env
    assert any(text.startswith("torch") for text in wanted(("learn-gpu",)))
