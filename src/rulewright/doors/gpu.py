"""Environments that step thousands to a million games on a GPU, for learning programs that run there.

    import torch
    from rulewright.doors.gpu import DeviceEnv

    envs = DeviceEnv("klobba", 65_536, seats=4)
    seen = envs.reset(seed=7)
    observation = torch.as_tensor(seen.observation, device="cuda")      the same memory: no copy
    mask = torch.as_tensor(seen.action_mask, device="cuda")
    envs.step(policy(observation, mask))                                observation and mask are the new ones

Columns, actions, seeds and rewards are those of the vector environment (see docs/environments). With `device="cpu"` the same
steps run on a processor, in NumPy arrays.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from rulewright.bots.bot import Bot
from rulewright.bots.heuristic import Heuristic
from rulewright.bots.random import Random
from rulewright.bots.registry import find
from rulewright.doors.environments import device_step as kernels
from rulewright.doors.environments.compiled_step import (
    AGAIN,
    BEGIN,
    EVERY_GAME,
    RESTART,
    STEP,
    Draws,
    Games,
    Manner,
    Marks,
    Memory,
    Plan,
    laid_out,
    manner,
    mark,
    on_processor,
    sample,
)
from rulewright.doors.environments.device_step import NO_ACTION
from rulewright.doors.environments.dlpack import CUDA, DeviceArray, interface
from rulewright.doors.environments.episode import SEEDS
from rulewright.doors.environments.observations import Array
from rulewright.doors.environments.settings import NOT_BEGUN, Setting, among, setting, whole
from rulewright.kernel.engines.step import weights
from rulewright.kernel.game import Game

WHO = ONE_SEAT, TURNS, TOGETHER = "one seat", "turns", "together"
AUTORESET = ("NextStep", "SameStep")
DEVICES = ("cuda", "cpu")
THREADS, ROW_THREADS, ROW_BLOCKS = 128, 128, 1 << 14
INLINE = 600
"""Larger rules are called, not inlined: a step uses most of them, and this compiles sooner."""


class Seen(NamedTuple):
    """The results of a step: the same arrays every time, overwritten by the next step.

    `observation` and `action_mask` are those of the seat in `seat`; `to_act` is whether it may act. `rewards` are those of the
    step, by seat if every seat is played from outside. `clause` is the number of the clause that refused an action, 0 if it was
    accepted, -1 if giving up is switched off, -2 for a number that is no action. `ending` is how a game ended (0: it goes on;
    255: a defect of the rules), `scores` the final scores by seat.
    """

    observation: Any
    action_mask: Any
    seat: Any
    to_act: Any
    rewards: Any
    terminated: Any
    truncated: Any
    clause: Any
    ending: Any
    scores: Any


class Processor(Memory):
    """Steps in compiled code, with NumPy arrays."""

    def __init__(self, at: Setting, how: Manner) -> None:
        self.game, self.how = at.game, how

    def ready(self, games: Games) -> None:
        from rulewright.kernel.engines.addresses import bind

        self.games = games
        self.run = bind(self.game.name, on_processor(self.game, self.how, False), games)
        self.draw = bind(EVERY_GAME, sample, Draws.of(games))

    def put(self, array: Array, values: ArrayLike) -> None:
        array[...] = values

    def given(self, array: Array, shape: tuple[int, ...]) -> Array:
        return array.reshape(shape)

    def take(self, actions: ArrayLike) -> None:
        self.games.actions[...] = np.asarray(actions).reshape(self.games.actions.shape)

    def advance(self, order: int) -> None:
        self.run(order, 0, len(self.games.what), 0)

    def show(self) -> None:
        """Nothing to do: the step has written the columns."""

    def sample(self) -> Array:
        self.draw(0, len(self.games.what), NO_ACTION)
        return self.games.actions.copy()

    def prints(self) -> Array:
        from rulewright.kernel.engines.addresses import bind

        it, out = self.games, np.zeros(len(self.games.what), np.uint64)
        marks = Marks(it.words, it.endings, it.scores, it.places, weights(self.game.state, self.game.seats[1]), out)
        bind(EVERY_GAME, mark, marks)(len(out))
        return out


class Card:
    """Steps on a GPU, with the same interface."""

    def __init__(self, at: Setting, how: Manner) -> None:
        from rulewright.doors.environments.observations import layout
        from rulewright.kernel.engines.card import available, kernel_of, load_cuda, same_memory

        if not available():
            raise RuntimeError('no CUDA GPU answers on this machine: use device="cpu"')
        game, self.cuda, self.same_memory, self.encoded = at.game, load_cuda(), same_memory, how.encoded
        self.run, self.encode = (kernel_of(game.name, f, inline_below=INLINE) for f in kernels.on_card(game, how))
        shared = (kernel_of(EVERY_GAME, f) for f in kernels.shared_kernels())
        self.wipe, self.spread, self.draw, self.mark, *self.taking = shared
        self.where = self.cuda.to_device(kernels.column_table(layout(game)))
        self.weight = self.cuda.to_device(weights(game.state, game.seats[1]))

    def ready(self, games: Games) -> None:
        self.games, self.sampled = games, self.blank(games.actions.shape, np.int64)

    def blank(self, shape: tuple[int, ...], dtype: DTypeLike) -> Any:
        array = self.cuda.device_array(shape, dtype)
        self.cuda.cudadrv.driver.device_memset(array, 0, array.nbytes)
        return array

    def records(self, words: Any, dtype: DTypeLike) -> Any:
        """View rows of words as records, in the same memory."""
        return self.same_memory(words, words.shape[:1], dtype)

    def upload(self, array: Array) -> Any:
        return self.cuda.to_device(array)

    def headed(self, shape: tuple[int, ...], head: Array) -> Any:
        """Columns. The kernels that fill them add the facts known before play."""
        self.head = self.cuda.to_device(head)
        return self.blank(shape, head.dtype)

    def put(self, array: Any, values: ArrayLike) -> None:
        array.copy_to_device(np.ascontiguousarray(np.broadcast_to(values, array.shape), array.dtype))

    def given(self, array: Any, shape: tuple[int, ...]) -> DeviceArray:
        return DeviceArray(array, shape)

    def take(self, actions: Any) -> None:
        """Copy the actions from any library and integer width."""
        if hasattr(actions, "__cuda_array_interface__"):
            found = self.cuda.as_cuda_array(actions)
        elif getattr(actions, "__dlpack_device__", lambda: (None,))()[0] == CUDA:
            self.cuda.synchronize()  # the library may still be writing them on a stream of its own
            found = self.cuda.from_cuda_array_interface(interface(actions), owner=actions)
        else:
            raise ValueError(f"actions are an array on the GPU, not {type(actions).__name__}")
        self._each(self.taking[len(actions.shape) - 1], found, self.games.actions)

    def advance(self, order: int) -> None:
        self.wipe[min(self.games.what.shape[0], ROW_BLOCKS), ROW_THREADS](order, self.games)
        self._each(self.run, self.games)

    def show(self) -> None:
        views = self.games.views
        rows = views.shape[0]
        if self.encoded:
            self.encode[(rows + THREADS - 1) // THREADS, THREADS](self.head, self.games)
        else:
            as_bytes = self.same_memory(views, (rows, views.dtype.itemsize), np.uint8)
            blocks = min(rows, ROW_BLOCKS)
            self.spread[blocks, ROW_THREADS](as_bytes, self.where, self.head, self.games.actors, self.games.columns)

    def sample(self) -> Any:
        self._each(self.draw, self.games, self.sampled)
        return self.sampled

    def prints(self) -> DeviceArray:
        out = self.cuda.device_array(self.games.what.shape[0], np.uint64)
        self._each(self.mark, self.games, self.weight, out)
        return DeviceArray(out)

    def _each(self, kernel: Any, *arguments: Any) -> None:
        """Launch a kernel with one thread per game."""
        kernel[(self.games.what.shape[0] + THREADS - 1) // THREADS, THREADS](*arguments)


class DeviceEnv:
    """`num_envs` games at once, game *i* started from `seed + i`.

    `who` is played from outside: `turns`, every seat, with one action per game, that of the lowest seat that may act; `together`,
    every seat, with one action per seat, applied in seat order where it may act (-1: it does not); or `one seat`, which is
    `seat`, while a `bot` plays the others, `random` or `heuristic`: step for step the vector environment. A refused action
    changes nothing.

    A finished game is restarted within the same step (`autoreset_mode="SameStep"`: the observation is the next game's), or with
    the next step, whose action is ignored (`"NextStep"`: the observation is the last of the game). Further settings are those of
    the other environments, except `form`, `mask` and `illegal`, which have no effect here.
    """

    def __init__(
        self,
        rulebook: Game | str,
        num_envs: int,
        who: str = TURNS,
        autoreset_mode: str = "SameStep",
        device: str = "cuda",
        **settings: Any,
    ) -> None:
        seat, bot = settings.pop("seat", 0), settings.pop("bot", None)
        self.setting = at = setting(rulebook, **settings)
        n, alone = whole("num_envs", num_envs, 1), among("who", who, WHO) == ONE_SEAT
        self.seat = whole("seat", seat, 0, at.seats - 1)
        self.num_envs, self.who, self.autoreset_mode = n, who, among("autoreset_mode", autoreset_mode, AUTORESET)
        on_card = among("device", device, DEVICES) == "cuda"
        self._on: Any = (Card if on_card else Processor)(at, manner(at, _thinks(bot, at.game)))
        rows, learners = (at.seats if who == TOGETHER else 1), [self.seat] if alone else range(at.seats)
        self._games = it = laid_out(at, Plan(learners, 0, n, rows, reward=np.float32), self._on)
        self._on.ready(it)
        self._begun = False
        each = (n, rows) if who == TOGETHER else (n,)
        given = self._on.given
        self.seen = Seen(
            observation=given(it.columns, (*each, it.columns.shape[2])),
            action_mask=given(it.masks, (*each, it.masks.shape[2])),
            seat=given(it.actors, each),
            to_act=given(it.to_act, each),
            rewards=given(it.rewards, (n,) if alone else (n, at.seats)),
            terminated=given(it.terminated, (n,)),
            truncated=given(it.truncated, (n,)),
            clause=given(it.refusals, each),
            ending=given(it.endings, (n,)),
            scores=given(it.scores, (n, at.game.seats[1])),
        )

    def reset(self, seed: int | None = None, mask: Any = None) -> Seen:
        """Start the games of `seed`, `seed + 1` and so on, or the next in sequence; with a NumPy `mask`, only those where it is
        true."""
        if seed is None and not self._begun:
            seed = int(np.random.default_rng().integers(SEEDS, dtype=np.uint64))
        if mask is not None and (np.shape(mask) != (self.num_envs,) or np.asarray(mask).dtype != np.bool_):
            raise ValueError(f"mask is {self.num_envs} times true or false")
        if mask is not None and not self._begun and not np.all(mask):
            raise RuntimeError(NOT_BEGUN)
        if seed is not None:
            first = np.uint64(whole("seed", seed, 0) % SEEDS)
            seeds = (first + np.arange(self.num_envs, dtype=np.uint64)) % np.uint64(SEEDS)
            self._on.put(self._games.seeds, seeds.astype(np.int64))
        self._on.put(self._games.chosen, True if mask is None else mask)
        self._begun = True
        self._on.advance(RESTART if seed is None else BEGIN)
        return self._shown()

    def step(self, actions: Any) -> Seen:
        """Apply these actions: whole numbers in an array on the device, one per game or, together, one per game and seat."""
        if not self._begun:
            raise RuntimeError(NOT_BEGUN)
        shape, kind = tuple(getattr(actions, "shape", ())), str(getattr(actions, "dtype", ""))
        if shape != tuple(self.seen.seat.shape) or "int" not in kind:
            raise ValueError(
                f"actions are whole numbers of shape {tuple(self.seen.seat.shape)}, not {kind} of shape {shape}"
            )
        self._on.take(actions)
        self._on.advance(STEP)
        if self.autoreset_mode == "SameStep":
            self._on.advance(AGAIN)
        return self._shown()

    def sample(self) -> Any:
        """A random legal action for every seat that may act; -1 for the others. Determined by the seeds."""
        return self._on.given(self._on.sample(), tuple(self.seen.seat.shape))

    def fingerprints(self) -> Any:
        """A 64-bit hash of every game: its whole state and the result of the last step (ending, scores and places)."""
        return self._on.prints()

    def _shown(self) -> Seen:
        self._on.show()
        return self.seen


def _thinks(bot: Bot | str | None, game: Game) -> bool:
    """Whether the other seats play by the heuristic; otherwise they play at random."""
    found = find(bot, game) if isinstance(bot, str) else bot
    if not isinstance(found, Random | Heuristic | None):
        raise ValueError(f"bot is random or heuristic on a GPU, not {bot!r}")
    return isinstance(found, Heuristic)
