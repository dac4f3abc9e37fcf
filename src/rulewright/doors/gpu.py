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

from rulewright.doors.environments import device_step as steps
from rulewright.doors.environments.device_step import AGAIN, BEGIN, NO_SEED, ONE_SEAT, STEP, TOGETHER, TURNS
from rulewright.doors.environments.dlpack import CUDA, DeviceArray, interface
from rulewright.doors.environments.episode import SEEDS
from rulewright.doors.environments.settings import NOT_BEGUN, RAW, among, setting, whole
from rulewright.kernel.chance import Stream
from rulewright.kernel.engines.compiled import packed
from rulewright.kernel.engines.step import weights
from rulewright.kernel.game import Game

WHO = {"one seat": ONE_SEAT, "turns": TURNS, "together": TOGETHER}
AUTORESET = ("NextStep", "SameStep")
DEVICES = ("cuda", "cpu")
THREADS, ROW_THREADS, ROW_BLOCKS = 128, 128, 1 << 14
INLINE = 600
"""Larger rules are called, not inlined: a step uses most of them, and this compiles sooner."""
EVERY_GAME = "every_game"
"""The cache name of kernels that do not depend on a game."""


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


class Processor:
    """Steps in compiled code, with NumPy arrays."""

    def __init__(self, game: Game, how: int) -> None:
        self.game, self.run = game, steps.on_processor(game, how)

    def blank(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return np.zeros(shape, dtype)

    def records(self, words: Any, dtype: Any) -> Any:
        return words.view(dtype).reshape(len(words))

    def upload(self, array: Any) -> Any:
        return array

    def put(self, array: Any, values: Any) -> None:
        array[...] = values

    def given(self, array: Any, shape: tuple[int, ...]) -> Any:
        return array.reshape(shape)

    def take(self, actions: Any, into: Any) -> None:
        into[...] = np.asarray(actions).reshape(into.shape)

    def advance(self, order: int, chosen: Any, actions: Any, games: Any, columns: Any) -> None:
        self.run(order, chosen, actions, games, columns)

    def put_heads(self, columns: Any, head: list[int]) -> None:
        columns[..., : len(head)] = head

    def show(self, columns: Any, games: Any) -> None:
        """Nothing to do: the step has written the columns."""

    def sample(self, masks: Any, streams: Any, out: Any) -> None:
        steps.sampling_on_processor(self.game)(masks, streams, out)

    def prints(self, games: Any) -> Any:
        out = np.zeros(len(games.places.words), np.uint64)
        steps.marking_on_processor(self.game)(games, weights(self.game.state, self.game.seats[1]), out)
        return out


class Card:
    """Steps on a GPU, with the same interface."""

    def __init__(self, game: Game, how: int) -> None:
        from rulewright.doors.environments.observations import layout
        from rulewright.kernel.engines.card import available, kernel_of, load_cuda, same_memory

        if not available():
            raise RuntimeError('no CUDA GPU answers on this machine: use device="cpu"')
        self.cuda, self.same_memory = load_cuda(), same_memory
        self.run = kernel_of(game.name, steps.on_card(game, how), inline_below=INLINE)
        shared = (kernel_of(EVERY_GAME, f) for f in steps.shared_kernels())
        self.wipe, self.spread, self.draw, self.mark, *self.taking = shared
        self.where = self.cuda.to_device(steps.column_table(layout(game)))
        self.weight = self.cuda.to_device(weights(game.state, game.seats[1]))

    def blank(self, shape: tuple[int, ...], dtype: Any) -> Any:
        array = self.cuda.device_array(shape, dtype)
        self.cuda.cudadrv.driver.device_memset(array, 0, array.nbytes)
        return array

    def records(self, words: Any, dtype: Any) -> Any:
        """View rows of words as records, in the same memory."""
        return self.same_memory(words, words.shape[:1], dtype)

    def upload(self, array: Any) -> Any:
        return self.cuda.to_device(array)

    def put(self, array: Any, values: Any) -> None:
        array.copy_to_device(np.ascontiguousarray(np.broadcast_to(values, array.shape), array.dtype))

    def given(self, array: Any, shape: tuple[int, ...]) -> Any:
        return DeviceArray(array, shape)

    def take(self, actions: Any, into: Any) -> None:
        """Copy the actions from any library and integer width."""
        if hasattr(actions, "__cuda_array_interface__"):
            found = self.cuda.as_cuda_array(actions)
        elif getattr(actions, "__dlpack_device__", lambda: (None,))()[0] == CUDA:
            self.cuda.synchronize()  # the library may still be writing them on a stream of its own
            found = self.cuda.from_cuda_array_interface(interface(actions), owner=actions)
        else:
            raise ValueError(f"actions are an array on the GPU, not {type(actions).__name__}")
        self._each(into, self.taking[len(actions.shape) - 1], found, into)

    def advance(self, order: int, chosen: Any, actions: Any, games: Any, columns: Any) -> None:
        self.wipe[min(actions.shape[0], ROW_BLOCKS), ROW_THREADS](order, chosen, games)
        self._each(actions, self.run, order, actions, games)

    def put_heads(self, columns: Any, head: list[int]) -> None:
        self.head = self.cuda.to_device(np.array(head, np.int32))

    def show(self, columns: Any, games: Any) -> None:
        views = games.places.views
        rows = views.shape[0]
        as_bytes = self.same_memory(views, (rows, views.dtype.itemsize), np.uint8)
        self.spread[min(rows, ROW_BLOCKS), ROW_THREADS](as_bytes, self.where, self.head, games.rows.seat, columns)

    def sample(self, masks: Any, streams: Any, out: Any) -> None:
        self._each(out, self.draw, masks, streams, out)

    def prints(self, games: Any) -> Any:
        out = self.cuda.device_array(games.places.words.shape[0], np.uint64)
        self._each(out, self.mark, games, self.weight, out)
        return DeviceArray(out)

    def _each(self, games: Any, kernel: Any, *arguments: Any) -> None:
        """Launch a kernel with one thread per game."""
        kernel[(games.shape[0] + THREADS - 1) // THREADS, THREADS](*arguments)


class DeviceEnv:
    """`num_envs` games at once, game *i* started from `seed + i`.

    `who` is played from outside: `turns`, every seat, with one action per game, that of the lowest seat that may act; `together`,
    every seat, with one action per seat, applied in seat order where it may act (-1: it does not); or `one seat`, which is
    `seat`, while the others move at random: step for step the vector environment. A refused action changes nothing.

    A finished game is restarted within the same step (`autoreset_mode="SameStep"`: the observation is the next game's), or with
    the next step, whose action is ignored (`"NextStep"`: the observation is the last of the game). Further settings are those of
    the other environments, except `form`, `mask` and `illegal`, which have no effect here.
    """

    def __init__(
        self,
        rulebook: Game | str,
        num_envs: int,
        who: str = "turns",
        autoreset_mode: str = "SameStep",
        device: str = "cuda",
        **settings: Any,
    ) -> None:
        seat = settings.pop("seat", 0)
        self.setting = at = setting(rulebook, **settings)
        if at.encoding != RAW:
            raise ValueError(f"encoding is {RAW} on a GPU, not {at.encoding!r}: only the other doors encode")
        game, n, how = at.game, whole("num_envs", num_envs, 1), WHO[among("who", who, tuple(WHO))]
        self.seat = whole("seat", seat, 0, at.seats - 1)
        self.num_envs, self.who, self.autoreset_mode = n, who, among("autoreset_mode", autoreset_mode, AUTORESET)
        on_card = among("device", device, DEVICES) == "cuda"
        self._on: Any = (Card if on_card else Processor)(game, how)
        rows, earning = (at.seats if how == TOGETHER else 1), (1 if how == ONE_SEAT else at.seats)
        self._games = self._laid_out(rows, earning)
        self._columns = self._on.blank((n, rows, at.layout.size), at.layout.dtype)
        self._on.put_heads(self._columns, at.head(self.seat))
        self._actions, self._sampled = (self._on.blank((n, rows), np.int64) for _ in range(2))
        self._chosen = self._on.blank((n,), np.bool_)
        self._begun = False
        outcome, shown = self._games.outcome, self._games.rows
        each = (n, rows) if how == TOGETHER else (n,)
        given, wide = self._on.given, [(*each, array.shape[2]) for array in (self._columns, shown.masks)]
        self.seen = Seen(
            observation=given(self._columns, wide[0]),
            action_mask=given(shown.masks, wide[1]),
            seat=given(shown.seat, each),
            to_act=given(shown.to_act, each),
            rewards=given(outcome.rewards, (n,) if how == ONE_SEAT else (n, at.seats)),
            terminated=given(outcome.terminated, (n,)),
            truncated=given(outcome.truncated, (n,)),
            clause=given(shown.clause, each),
            ending=given(outcome.ending, (n,)),
            scores=given(outcome.scores, (n, game.seats[1])),
        )

    def _laid_out(self, rows: int, earning: int) -> steps.Games:
        """Allocate the arrays of all games."""
        at, on, n = self.setting, self._on, self.num_envs
        game, blank = at.game, on.blank
        concessions = np.array(game.actions.concessions(), np.int64)
        off, giving_up = (concessions[:0], concessions) if at.concede else (concessions, concessions[:0])
        table = steps.Table(
            on.upload(packed(at.box)),
            self.seat,
            at.seats,
            on.upload(off),
            on.upload(giving_up),
            at.reward == "score",
            at.limit,
        )
        state = game.state
        words, views = (blank((many, state.itemsize() // 8), np.uint64) for many in (n, n * rows))
        streams = (on.records(blank((n, 1), np.uint64), Stream.dtype()) for _ in range(3))
        return steps.Games(
            table,
            steps.Seeds(blank((n,), np.int64), blank((n,), np.int64), *streams),
            steps.Places(on.records(words, state.dtype()), words, on.records(views, state.dtype())),
            steps.Outcome(
                touched=blank((n,), np.bool_),
                finished=blank((n,), np.bool_),
                steps=blank((n,), np.int32),
                ending=blank((n,), np.uint8),
                terminated=blank((n,), np.bool_),
                truncated=blank((n,), np.bool_),
                rewards=blank((n, earning), np.float32),
                scores=blank((n, game.seats[1]), np.int64),
                standing=blank((n, game.seats[1]), np.int64),
            ),
            steps.Rows(
                seat=blank((n, rows), np.int32),
                to_act=blank((n, rows), np.bool_),
                clause=blank((n, rows), np.int32),
                masks=blank((n, rows, game.actions.size), np.int8),
            ),
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
        wanted: Any = np.full(self.num_envs, NO_SEED, np.int64)
        if seed is not None:
            first = np.uint64(whole("seed", seed, 0) % SEEDS)
            wanted = ((first + np.arange(self.num_envs, dtype=np.uint64)) % np.uint64(SEEDS)).astype(np.int64)
        self._on.put(self._games.seeds.wanted, wanted)
        self._on.put(self._chosen, True if mask is None else mask)
        self._begun = True
        self._pass(BEGIN)
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
        self._on.take(actions, self._actions)
        self._pass(STEP)
        if self.autoreset_mode == "SameStep":
            self._pass(AGAIN)
        return self._shown()

    def sample(self) -> Any:
        """A random legal action for every seat that may act; -1 for the others. Determined by the seeds."""
        self._on.sample(self._games.rows.masks, self._games.seeds.samples, self._sampled)
        return self._on.given(self._sampled, tuple(self.seen.seat.shape))

    def fingerprints(self) -> Any:
        """A 64-bit hash of every game: its whole state and the result of the last step (ending, scores and places)."""
        return self._on.prints(self._games)

    def _pass(self, order: int) -> None:
        self._on.advance(order, self._chosen, self._actions, self._games, self._columns)

    def _shown(self) -> Seen:
        self._on.show(self._columns, self._games)
        return self.seen
