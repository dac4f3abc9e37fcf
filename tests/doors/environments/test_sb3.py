"""Stable-Baselines3 and sb3-contrib take our games as they are. They need PyTorch, so they are not among what the suite installs:
without them these tests are skipped (`pip install "rulewright[sb3]"`)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("stable_baselines3")
pytest.importorskip("sb3_contrib")
pytestmark = [pytest.mark.release, pytest.mark.filterwarnings("default")]

from sb3_contrib import MaskablePPO  # noqa: E402
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported  # noqa: E402
from stable_baselines3.common.env_checker import check_env  # noqa: E402
from stable_baselines3.common.vec_env import VecMonitor  # noqa: E402

from rulewright.doors.gymnasium import SeatEnv, SeatVectorEnv  # noqa: E402
from rulewright.doors.sb3 import SeatVecEnv  # noqa: E402


def test_the_batch_plays_as_the_vector_environment_does() -> None:
    ours, theirs = SeatVectorEnv("katamari", 8, autoreset_mode="SameStep", mask="info"), SeatVecEnv("katamari", 8)
    theirs.seed(5)
    seen, _ = ours.reset(seed=[5 + n for n in range(8)])
    assert np.array_equal(theirs.reset(), seen)
    over = 0
    for _ in range(60):
        masks = ours.action_masks()
        assert np.array_equal(get_action_masks(theirs), masks)
        actions = np.array([np.flatnonzero(mask)[0] for mask in masks])
        seen, rewards, ended, cut, told = ours.step(actions)
        found, earned, done, infos = theirs.step(actions)
        assert np.array_equal(found, seen)
        assert np.allclose(earned, rewards)
        assert np.array_equal(done, ended | cut)
        for g in np.flatnonzero(done):
            over += 1
            assert np.array_equal(infos[g]["terminal_observation"], told["final_obs"][g])
            assert infos[g]["TimeLimit.truncated"] is False
    assert over
    theirs.close()


def test_what_a_batch_cannot_do_is_said() -> None:
    env = SeatVecEnv("karthis", 2)
    env.seed(3)
    env.reset()
    assert is_masking_supported(env)
    assert env.get_attr("num_envs", [1]) == [2]
    assert env.env_is_wrapped(VecMonitor) == [False, False]
    assert len(env.env_method("action_masks", indices=1)) == 1
    for wrong in (lambda: env.set_attr("seat", 1), lambda: env.env_method("nothing")):
        with pytest.raises(AttributeError, match="the games are one batch"):
            wrong()


@pytest.mark.parametrize("name", ["karthis", "katamari"])
def test_a_single_game_passes_stable_baselines_own_check(name: str) -> None:
    check_env(SeatEnv(name), warn=False)


def test_maskable_ppo_learns_on_single_games_and_on_a_batch() -> None:
    """It makes legal moves only, or the environments would raise."""
    settings: dict[str, Any] = {"illegal": "raise"}
    MaskablePPO("MlpPolicy", SeatEnv("karthis", mask="info", **settings), n_steps=128, batch_size=64, seed=1).learn(256)
    env = VecMonitor(SeatVecEnv("karthis", 64, **settings))
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=512, gamma=1.0, seed=1)
    model.learn(4_096)
    assert model.num_timesteps == 4_096
    assert len(model.ep_info_buffer) > 10
