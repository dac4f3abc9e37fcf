"""The GPU engine: the same rules as device functions (extra `gpu`). See `schedules` for which thread plays which game."""

from __future__ import annotations

import time
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.engines import schedules
from rulewright.kernel.engines.batch import Batch, Results
from rulewright.kernel.engines.card import available, device_code, kernel_of, load_cuda, same_memory
from rulewright.kernel.engines.diagnostics import blame, vet
from rulewright.kernel.engines.playout import random_play
from rulewright.kernel.engines.schedules import CLASSES, PERSISTENT, WAVEFRONT, Plan, Queue, Slot, profile
from rulewright.kernel.engines.step import fingerprint, settler, weights
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Function, RuleError
from rulewright.kernel.structs import Struct

if TYPE_CHECKING:
    from numba.cuda.cudadrv.devicearray import DeviceNDArray

    from rulewright.kernel.engines.device import Kernel

WARM_UP = 128
CHUNK = 1 << 20
"""Games launched at once: enough to fill a large GPU."""


@cache
def kernel(game: Game) -> Function:
    """The device code of a batch of random games, not yet compiled.

    A game's state is in its thread's local memory, which the GPU interleaves between threads; only results leave it.
    """
    playout, settle = random_play(game), settler(game)
    cuda = load_cuda()
    size, dtype = game.state.itemsize() // 8, game.state.dtype()
    uint32, uint64 = np.uint32, np.uint64

    def run(box: NDArray[np.record], seed: int, weight: NDArray[np.uint64], results: Results) -> None:
        moves, endings, scores, places, prints = results
        g = cuda.grid(1)
        if g < moves.shape[0]:
            stream = cuda.local.array(2, uint32)
            state = cuda.local.array(size, uint64)
            for i in range(size):
                state[i] = 0
            s = state.view(dtype)[0]
            moves[g] = playout(s, box[0], seed + g, stream)
            endings[g] = settle(s, box[0], scores[g], places[g])
            prints[g] = fingerprint(state, weight, endings[g], scores[g], places[g])

    return run


def signature(game: Game) -> tuple[object, ...]:
    """The types of the kernel's arguments, for compile-only checks without a GPU."""
    load_cuda()
    from numba import from_dtype, types

    numbers, table = (types.int32, 1), (types.int64, 2)
    results = numbers, (types.uint8, 1), table, table, (types.uint64, 1)
    return (
        types.Array(from_dtype(game.box.dtype()), 1, "C"),
        types.int64,
        types.Array(types.uint64, 1, "C"),
        types.NamedTuple([types.Array(each, many, "C") for each, many in results], Results),
    )


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The game's device code as PTX: needs the compiler, but no GPU."""
    vet(kernel(game))
    try:
        return device_code(kernel(game), signature(game), capability)
    except Exception as e:
        raise RuleError(f"{game.title} does not compile for the GPU: {blame(kernel(game), e)}") from e


def launcher(game: Game, plan: Plan) -> Kernel:
    return kernel_of(game.name, schedules.KERNELS.get(plan.schedule, kernel)(game), **plan.settings)


class Flight:
    """GPU memory for the results of up to `size` games, and the launcher that plays them."""

    def __init__(self, game: Game, box: Any, size: int, plan: Plan | None = None) -> None:
        from rulewright.kernel.engines.batch import packed

        cuda = load_cuda()
        self.plan = profile(game.name, box.seats) if plan is None else plan
        self.run = launcher(game, self.plan)
        self.box = cuda.to_device(packed(box))
        self.weight = cuda.to_device(weights(game.state, game.seats[1]))
        blank = Batch.blank(game, size).results
        self.results = Results(*(cuda.device_array(each.shape, each.dtype) for each in blank))
        self.taken = cuda.device_array(1, np.int64)
        self.multiprocessors = cuda.get_current_device().MULTIPROCESSOR_COUNT
        if self.plan.schedule == WAVEFRONT:
            many = min(size, self.plan.games)
            words, slots = cuda.device_array((many, game.state.itemsize() // 8), np.uint64), Slot.dtype()
            self.slots = same_memory(words, (many,), game.state.dtype()), words, cuda.device_array(many, slots)
            keys, order = cuda.device_array(many, np.uint16), cuda.device_array(many, np.int32)
            totals, following = cuda.device_array((3, CLASSES), np.int32), cuda.device_array(3, np.int64)
            self.queue = Queue(keys, order, totals, following, self.taken, cuda.device_array(1, np.int64))

    def play(self, seed: int, n: int) -> None:
        """Play n games; their results stay on the GPU."""
        results = self.results._replace(moves=self.results.moves[:n])
        plan, common = self.plan, (self.box, seed, self.weight)
        if plan.schedule == WAVEFRONT:
            _clear(*self.queue[2:])
            arguments = (*common, *self.slots, self.queue, plan.by_move, results)
            made = self.run.compile(tuple(map(self.run.typeof_pyval, arguments)))
            self.run[made.max_cooperative_grid_blocks(plan.threads), plan.threads](*arguments)
        elif plan.schedule == PERSISTENT:
            _clear(self.taken)
            self.run[self.multiprocessors * plan.blocks, plan.threads](*common, self.taken, results)
        else:
            self.run[(n + plan.threads - 1) // plan.threads, plan.threads](*common, results)

    def collect(self, batch: Batch, at: int, n: int) -> None:
        """Copy n results into a batch."""
        for mine, out in zip(self.results, batch.results, strict=True):
            mine[:n].copy_to_host(out[at : at + n])


def _clear(*counters: DeviceNDArray) -> None:
    for counter in counters:
        counter.copy_to_device(np.zeros(counter.shape, counter.dtype))


class Cuda:
    """Random games on the GPU."""

    def __init__(self) -> None:
        self.compile_seconds = 0.0
        if not available():
            raise RuntimeError("no CUDA GPU answers on this machine: choose --engine compiled")

    def is_kept(self, game: Game) -> bool:
        return bool(launcher(game, profile(game.name, game.seats[0])).is_kept())

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
