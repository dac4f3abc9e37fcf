"""`python -m bench.device [GAME...]`: the games of `rulewright.doors.gpu` compared with a processor's, and their speed on a GPU.

Every array of every step is compared with the same steps in compiled code, and so are the fingerprints of all states; some of the
actions are illegal. Then steps per second: with random actions, and with a network in PyTorch.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from rulewright import games
from rulewright.doors.gpu import WHO, DeviceEnv

SAME, STEPS, LOOKS = 1024, 200, 10
"""Games to compare, their steps, and the steps between full comparisons."""
MANY, TIMED, WIDTH = 1 << 16, 50, 256


def compared(name: str, who: str, mode: str, **settings: Any) -> str:
    """Compare the card with the processor; returns the result as text. Fractions may differ in their last bit."""
    seats = games.load(name).seats[1]
    there, here = (DeviceEnv(name, SAME, who, mode, device, seats=seats, **settings) for device in ("cuda", "cpu"))
    there.reset(seed=5)
    here.reset(seed=5)
    size, random, ended = here.setting.game.actions.size, np.random.default_rng(1), 0
    for step in range(STEPS):
        actions, expected = there.sample().numpy(), here.sample()
        assert np.array_equal(actions, expected), f"{name}, {who}, step {step}: other samples"
        wild = random.random(actions.shape) < 0.02
        actions[wild] = random.integers(-1, size + 2, int(wild.sum()))
        there.step(there._on.upload(actions))
        here.step(actions)
        ended += int(here.seen.terminated.sum())
        assert np.array_equal(there.fingerprints().numpy(), here.fingerprints()), f"{name}, {who}, step {step}: states"
        if step % LOOKS == 0 or step > STEPS - LOOKS:
            for field in here.seen._fields:
                a, b = getattr(there.seen, field).numpy(), getattr(here.seen, field)
                assert a.dtype == b.dtype, f"{name}, {who}: {field} is {a.dtype}, not {b.dtype}"
                assert np.allclose(a, b, rtol=1e-6, atol=1e-6), f"{name}, {who}, step {step}: {field}"
    assert not (here.seen.ending == 255).any()
    return f"{SAME * STEPS:,} steps of {seats} seats alike ({ended:,} games ended)"


def libraries(name: str) -> list[str]:
    """The libraries that share the arrays without a copy, and whose actions are accepted."""
    found = []
    envs = DeviceEnv(name, SAME)
    envs.reset(seed=1)
    address = envs.seen.observation.address
    for library, reader in (("torch", _torch), ("cupy", _cupy), ("jax", _jax)):
        addresses, actions = reader(envs)
        assert set(addresses) == {address}, f"{library} has copied"
        before = envs.fingerprints().numpy()
        envs.step(actions)
        assert not np.array_equal(before, envs.fingerprints().numpy()), f"{library}'s actions were not taken"
        assert not envs.seen.clause.numpy().any(), f"{library}'s actions were refused"
        found.append(library)
    return found


def _torch(envs: DeviceEnv) -> tuple[list[int], Any]:
    import torch

    seen = envs.seen
    mask = torch.from_dlpack(seen.action_mask)
    shared = torch.as_tensor(seen.observation, device="cuda"), torch.from_dlpack(seen.observation)
    return [a.data_ptr() for a in shared], mask.argmax(1)


def _cupy(envs: DeviceEnv) -> tuple[list[int], Any]:
    import cupy

    seen = envs.seen
    shared = cupy.asarray(seen.observation), cupy.from_dlpack(seen.observation)
    return [a.data.ptr for a in shared], cupy.asarray(seen.action_mask).argmax(1)


def _jax(envs: DeviceEnv) -> tuple[list[int], Any]:
    import jax

    seen = envs.seen
    shared = jax.dlpack.from_dlpack(seen.observation)
    actions = jax.dlpack.from_dlpack(seen.action_mask).argmax(1)
    return [shared.unsafe_buffer_pointer()], jax.block_until_ready(actions)


def rates(name: str, n: int = MANY) -> tuple[float, float]:
    """Steps per second with every seat played in turn: at random, and by a network of two layers in half precision."""
    import torch

    envs = DeviceEnv(name, n, seats=games.load(name).seats[1])
    seen = envs.reset(seed=1)
    observation, mask = (torch.as_tensor(a, device="cuda") for a in (seen.observation, seen.action_mask))
    net = torch.nn.Sequential(
        torch.nn.Linear(observation.shape[1], WIDTH), torch.nn.ReLU(), torch.nn.Linear(WIDTH, mask.shape[1])
    )
    net = net.cuda().half()

    def chosen() -> Any:
        with torch.no_grad():
            wish = net(observation.half() / 64).float()
            noise = -torch.empty_like(wish).exponential_().log()
            return (wish + noise).masked_fill(mask == 0, -torch.inf).argmax(1)

    found = []
    for policy in (envs.sample, chosen):
        for _ in range(3):
            envs.step(policy())
        torch.cuda.synchronize()
        start = time.perf_counter()
        for _ in range(TIMED):
            envs.step(policy())
        torch.cuda.synchronize()
        found.append(n * TIMED / (time.perf_counter() - start))
    return found[0], found[1]


def main() -> int:
    for name in sys.argv[1:] or games.names():
        for who in WHO:
            mode = "NextStep" if who == "one seat" else "SameStep"
            print(f"{name}, {who}: {compared(name, who, mode)}", flush=True)
            how = {"encoding": "egocentric", "reward": "shaped"} | ({"bot": "heuristic"} if who == "one seat" else {})
            print(f"{name}, {who}, encoded and shaped: {compared(name, who, mode, **how)}", flush=True)
        print(f"{name}: arrays shared with {', '.join(libraries(name))}", flush=True)
        at_random, learned = rates(name)
        print(
            f"{name}, {MANY:,} games: {at_random:,.0f} steps/s at random, {learned:,.0f} with a network in PyTorch",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
