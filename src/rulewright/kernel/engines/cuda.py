"""The GPU engine: one thread a game, the same rules as device functions through numba-cuda (extra `gpu`)."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from rulewright.kernel.engines import regrouped
from rulewright.kernel.engines.batch import Batch, weights
from rulewright.kernel.engines.diagnostics import blame, vet
from rulewright.kernel.engines.playout import random_play
from rulewright.kernel.engines.regrouped import CLASSES, Plan
from rulewright.kernel.game import Game
from rulewright.kernel.rule import RuleError
from rulewright.kernel.structs import Struct

WARM_UP = 128
CHUNK = 1 << 20
"""Games in flight: enough to fill a large card."""


@cache
def _numba_cuda() -> Any:
    """numba-cuda, or one sentence on how to get it."""
    for gone, now in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, gone):  # numba-cuda 0.30 still names what NumPy 2.5 dropped
            setattr(np, gone, getattr(np, now))
    try:
        from rulewright.kernel.engines import device
    except ImportError as e:
        raise RuntimeError(
            f"the cuda engine needs numba-cuda ({e}): pip install 'rulewright[gpu]', or choose --engine compiled"
        ) from None
    return device


def load_cuda() -> Any:
    """numba-cuda's `cuda`, which now knows every rule that there is."""
    device = _numba_cuda()
    device.learn()
    return device.cuda


def available() -> bool:
    """Whether a CUDA GPU answers on this machine."""
    return bool(load_cuda().is_available())


@cache
def kernel(game: Game) -> Callable[..., Any]:
    """The device code of a batch of random games, not yet compiled.

    A game's state lives in its thread's local memory, which the card interleaves between threads; only results leave it.
    """
    playout = random_play(game)
    ending, score, standing = game.rules.ending, game.rules.score, game.rules.standing
    cuda = load_cuda()
    size, dtype = game.state.itemsize() // 8, game.state.dtype()
    uint32, uint64 = np.uint32, np.uint64

    def run(box, seed, weight, moves, endings, scores, places, prints):  # type: ignore[no-untyped-def]
        g = cuda.grid(1)
        if g < moves.shape[0]:
            stream = cuda.local.array(2, uint32)
            state = cuda.local.array(size, uint64)
            for i in range(size):
                state[i] = 0
            s = state.view(dtype)[0]
            moves[g] = playout(s, box[0], seed + g, stream)
            endings[g] = ending(s)
            for i in range(scores.shape[1]):
                scores[g, i] = 0
                places[g, i] = 0
            score(s, box[0], scores[g])
            standing(s, box[0], scores[g], places[g])
            h = uint64(0)
            for i in range(size):
                h += state[i] * weight[i]
            prints[g] = h

    return run


def signature(game: Game) -> tuple[Any, ...]:
    """The types of the kernel's arguments: what a compile-only check needs where there is no GPU."""
    load_cuda()
    from numba import from_dtype, types

    return (
        types.Array(from_dtype(game.box.dtype()), 1, "C"),
        types.int64,
        types.Array(types.uint64, 1, "C"),
        types.Array(types.int32, 1, "C"),
        types.Array(types.uint8, 1, "C"),
        types.Array(types.int64, 2, "C"),
        types.Array(types.int64, 2, "C"),
        types.Array(types.uint64, 1, "C"),
    )


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The game's device code as PTX: needs the compiler, but no GPU."""
    vet(kernel(game))
    try:
        return device_code(kernel(game), signature(game), capability)
    except Exception as e:
        raise RuleError(f"{game.title} does not compile for the GPU: {blame(kernel(game), e)}") from e


def device_code(f: Callable[..., Any], types: tuple[Any, ...], capability: tuple[int, int] = (9, 0)) -> str:
    """A function as PTX.

    Device functions ask the present card for its compute capability while they are compiled; where there is none, a
    stand-in answers for it.
    """
    from types import SimpleNamespace
    from unittest.mock import patch

    cuda = load_cuda()
    from numba.cuda import dispatcher

    with patch.object(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=capability)):
        code, _ = cuda.compile_ptx(f, types, cc=capability)
    return str(code)


@cache
def kernel_of(name: str, f: Callable[..., Any], **settings: Any) -> Any:
    """A kernel, kept on disk under the name of a game; compiled when it is first launched, unless it is there."""
    load_cuda()
    return _numba_cuda().Kernel(name, f, **settings)


def launcher(game: Game, plan: Plan) -> Any:
    make = regrouped.MANNERS.get(plan.manner, kernel)
    return kernel_of(game.name, make(game), **plan.settings)


class Flight:
    """Room on the card for the results of up to `size` games, and the means to play them there."""

    def __init__(self, game: Game, box: Struct, size: int, plan: Plan | None = None) -> None:
        from rulewright.kernel.engines.compiled import packed

        cuda = load_cuda()
        self.plan = profile(game) if plan is None else plan
        self.run = launcher(game, self.plan)
        self.box, self.weight = cuda.to_device(packed(box)), cuda.to_device(weights(game.state))
        self.moves, self.endings = cuda.device_array(size, np.int32), cuda.device_array(size, np.uint8)
        self.scores, self.places = (cuda.device_array((size, game.seats[1]), np.int64) for _ in range(2))
        self.prints = cuda.device_array(size, np.uint64)
        self.multiprocessors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        self.taken = cuda.device_array(1, np.int64)
        self.games: tuple[Any, ...] = ()
        many = self.plan.games
        if many:
            words = cuda.device_array((many, game.state.itemsize() // 8), np.uint64)
            slots = cuda.device_array(many, regrouped.Slot.dtype())
            self.games = same_memory(words, (many,), game.state.dtype()), words, slots
            self.herd = regrouped.Herd(
                cuda.device_array(many, np.uint16), cuda.device_array(many, np.int32), cuda.device_array((3, CLASSES), np.int32),
                cuda.device_array(3, np.int64), self.taken, cuda.device_array(1, np.int64),
            )  # fmt: skip

    def play(self, seed: int, n: int) -> None:
        """Play n games; their results stay on the card."""
        results = regrouped.Results(self.moves[:n], self.endings, self.scores, self.places, self.prints)
        plan, common = self.plan, (self.box, seed, self.weight)
        if plan.manner == "one":
            self.run[(n + plan.threads - 1) // plan.threads, plan.threads](*common, *results)
            return
        for counter in self.herd[2:] if plan.manner == "herd" else (self.taken,):
            counter.copy_to_device(np.zeros(counter.shape, counter.dtype))
        if plan.manner == "many":
            self.run[self.multiprocessors * plan.blocks, plan.threads](*common, self.taken, results)
            return
        arguments = (*common, *self.games, self.herd, plan.finer, results)
        made = self.run.compile(tuple(map(self.run.typeof_pyval, arguments)))
        self.run[made.max_cooperative_grid_blocks(plan.threads), plan.threads](*arguments)

    def collect(self, batch: Batch, at: int, n: int) -> None:
        """Copy n results into a batch."""
        for name in ("moves", "endings", "scores", "places", "prints"):
            getattr(self, name)[:n].copy_to_host(getattr(batch, name)[at : at + n])


def same_memory(array: Any, shape: tuple[int, ...], dtype: Any) -> Any:
    """An array of the card with another shape and kind of number."""
    kind = np.dtype(dtype)
    strides = tuple(int(np.prod(shape[i + 1 :], dtype=np.int64)) * kind.itemsize for i in range(len(shape)))
    return type(array)(shape, strides, kind, gpu_data=array.gpu_data)


def profile(game: Game) -> Plan:
    """How this game is best played on the card."""
    return Plan()


class Cuda:
    """Random games on the GPU."""

    def __init__(self) -> None:
        self.compile_seconds = 0.0
        if not available():
            raise RuntimeError("no CUDA GPU answers on this machine: choose --engine compiled")

    def is_kept(self, game: Game) -> bool:
        return bool(launcher(game, profile(game)).is_kept())

    def run(self, game: Game, box: Struct, seed: int, n: int) -> Batch:
        if not self.compile_seconds:
            start = time.perf_counter()
            self._run(game, box, 0, WARM_UP)
            self.compile_seconds = time.perf_counter() - start
        return self._run(game, box, seed, n)

    def _run(self, game: Game, box: Struct, seed: int, n: int) -> Batch:
        batch, size = Batch.blank(game, n), min(n, CHUNK)
        flight = Flight(game, box, size)
        for at in range(0, n, size):
            m = min(size, n - at)
            flight.play(seed + at, m)
            flight.collect(batch, at, m)
        return batch.checked(game, seed)
