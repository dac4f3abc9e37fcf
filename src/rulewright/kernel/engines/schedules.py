"""Schedules that distribute random games over a GPU, and the kernels for them.

Threads of a warp that are at different places in the rules wait for one another, and a multiprocessor whose warps are far apart
in a large program spends most of its time fetching instructions. A wavefront has many more games than threads. It sorts them by
what the rules will branch on: by phase and last verb before a move is chosen, and by verb before it is made. Finished games
form a group too; the next games take over their slots. States are in the GPU's global memory.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.batch import Results
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.engines.step import Numbers, Records, Words, fingerprint, settler
from rulewright.kernel.fields import Number, field, int32, int64, uint32
from rulewright.kernel.game import Game
from rulewright.kernel.rule import rule
from rulewright.kernel.structs import Struct

SINGLE, PERSISTENT, WAVEFRONT = "single", "persistent", "wavefront"
PROFILES = Path(__file__).with_name("profiles.json")
RENEW, DONE, CLASSES = 0, 1023, 1024
"""Groups: slots whose game is over or not begun come first, slots that stay empty last. Those between depend on the game."""
PHASE = "phase"
"""The field of a state that holds the phase of the game, if it has one."""
NO_GAME = -1
WARP, ALL_LANES = 32, 0xFFFFFFFF


@dataclass(frozen=True)
class Plan:
    """How games are distributed over the GPU.

    `single`: a thread plays one game. `persistent`: a thread plays game after game, with `blocks` blocks for each multiprocessor.
    `wavefront`: `games` games are sorted before every choice and every move, by move instead of verb if `by_move`. `threads` is
    the size of a block, `registers` the limit for each thread. Rules of fewer than `inline_below` instructions are inlined;
    larger ones are called.
    """

    schedule: str = SINGLE
    games: int = 0
    threads: int = 128
    blocks: int = 8
    registers: int | None = None
    inline_below: int | None = None
    by_move: bool = False

    @property
    def settings(self) -> dict[str, Any]:
        """The compiler settings."""
        return {"max_registers": self.registers, "inline_below": self.inline_below}


def profile(name: str, seats: int) -> Plan:
    """The plan that was fastest for a game when it was last measured (`python -m bench.gpu --profile GAME`).

    A plan measured for this number of seats (`GAME/SEATS`) takes precedence over the game's general one.
    """
    return Plan(**_profiles().get(f"{name}/{seats}", _profiles().get(name, {})))


@cache
def _profiles() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(PROFILES.read_text("utf-8"))
    return found


class Queue(NamedTuple):
    """Data shared by all blocks: each slot's group, the order of slots, and counters, some in three copies used in rotation."""

    keys: Any
    order: Any
    totals: Any
    next: Any
    taken: Any
    barrier: Any


class Slot(Struct):
    """A slot for one game: its number, the random stream for its choices, the number of moves so far, and the next move."""

    game: int = field(int64)
    words: list[int] = field(uint32, 2)
    moves: int = field(int32)
    action: int = field(int32)
    last: int = field(int32)
    spare: int = field(int32)


@cache
def verb_finder(game: Game) -> Callable[[int], int]:
    """The rule that returns the index of an action's verb, counted from 0."""
    verbs = game.actions.verbs
    lines = [f"    if action < {after.first}:\n        return {i}\n" for i, after in enumerate(verbs[1:])]
    source = f"def verb_of(action):\n{''.join(lines)}    return {len(verbs) - 1}\n"
    space: dict[str, Any] = {"__name__": __name__}
    exec(compile(source, f"<verbs of {game.name}>", "exec"), space)
    made: Callable[[int], int] = rule(space["verb_of"])
    return made


@cache
def grouper(game: Game) -> Callable[..., int]:
    """The rule `group(s, last)`: the group in which a game chooses its next move, given the last verb or move."""
    declared = game.state.fields.get(PHASE)
    has_phase = declared is not None and isinstance(declared.kind, Number) and not declared.shape
    where = f"int(s.{PHASE}) * {len(game.actions.verbs)} + " if has_phase else ""
    space: dict[str, Any] = {"__name__": __name__}
    exec(compile(f"def group(s, last):\n    return {where}last\n", f"<group of {game.name}>", "exec"), space)
    made: Callable[..., int] = rule(space["group"])
    return made


class Parts(NamedTuple):
    """The steps of one game, as rules."""

    finish: Callable[..., None]
    begin: Callable[..., None]
    decide: Callable[..., int]
    move: Callable[..., int]


@cache
def parts(game: Game) -> Parts:
    """The steps of a random game: store its results, begin, choose a move, and make it."""
    rules, bound = game.rules, game.bound
    setup, waiting, choose, apply = rules.setup, rules.waiting, rules.choose, rules.apply
    ending, settle, verb_of, group = rules.ending, settler(game), verb_finder(game), grouper(game)

    @rule
    def finish(s: Any, box: Any, slot: Any, state_words: Any, weight: Any, results: Any) -> None:
        """Store the results of a game."""
        g = slot.game
        results.moves[g] = slot.moves
        scores, places = results.scores[g], results.places[g]
        results.endings[g] = settle(s, box, scores, places)
        results.prints[g] = fingerprint(state_words, weight, results.endings[g], scores, places)

    @rule
    def begin(s: Any, box: Any, slot: Any, state_words: Any, seed: int) -> None:
        for i in range(state_words.shape[0]):
            state_words[i] = 0
        sow(s.rng, seed + slot.game, SETUP)
        sow(slot.words, seed + slot.game, CHOICES)
        slot.moves = 0
        slot.last = 0
        setup(s, box)

    @rule
    def decide(s: Any, box: Any, slot: Any, by_move: bool) -> int:
        """Choose a move. Returns the group that makes it: games with the same verb or, if `by_move`, the same move."""
        slot.action = choose(s, box, lowest(waiting(s)), slot.words)
        if slot.action < 0 or slot.moves == bound:
            slot.moves = -1 - slot.moves
            return RENEW
        slot.last = slot.action if by_move else verb_of(slot.action)
        return 1 + int(slot.last) % (DONE - 1)

    @rule
    def move(s: Any, box: Any, slot: Any, made: bool) -> int:
        """Make the chosen move, if any. Returns the group that chooses the next one."""
        if made:
            apply(s, box, lowest(waiting(s)), slot.action)
            slot.moves += 1
        return RENEW if slot.moves < 0 or ending(s) != 0 else 1 + group(s, slot.last) % (DONE - 1)

    return Parts(finish, begin, decide, move)


@cache
def wavefront(game: Game) -> Callable[..., Any]:
    """The kernel in which all multiprocessors work on the same group at the same time, so that they share fetched instructions.

    All blocks must be resident on the GPU at once: they wait for each other after each step.
    """
    from rulewright.kernel.engines.card import load_cuda

    cuda = load_cuda()
    finish, begin, decide, move = parts(game)
    int32, int64 = np.int32, np.int64

    @cuda.jit(device=True)
    def grid_barrier(barrier):  # type: ignore[no-untyped-def]
        """Wait until every block has reached this point."""
        cuda.syncthreads()
        if cuda.threadIdx.x == 0:
            cuda.threadfence()
            blocks = cuda.gridDim.x
            ticket = cuda.atomic.add(barrier, 0, 1)
            goal = (ticket // blocks + 1) * blocks
            while cuda.atomic.add(barrier, 0, 0) < goal:
                cuda.nanosleep(200)
            cuda.threadfence()
        cuda.syncthreads()

    def run(
        box: Records, seed: int, weight: Words, states: Records, words: Words, slots: Records, queue: Queue, by_move: bool,
        results: Results
    ) -> None:  # fmt: skip
        counts = cuda.shared.array(CLASSES, int32)
        starts = cuda.shared.array(CLASSES, int32)
        me, threads, block, blocks = cuda.threadIdx.x, cuda.blockDim.x, cuda.blockIdx.x, cuda.gridDim.x
        n, games = results.moves.shape[0], slots.shape[0]
        mine = (games + blocks - 1) // blocks
        first, last = block * mine, min(games, block * mine + mine)
        for i in range(first + me, last, threads):
            queue.keys[i] = RENEW
            queue.order[i] = i
            slots[i].game = NO_GAME
        alive = games
        choosing = True
        now = 0
        grid_barrier(queue.barrier)
        while alive > 0:
            soon = (now + 1) % 3
            if block == 0:
                for c in range(me, CLASSES, threads):
                    queue.totals[soon, c] = 0
            while True:  # every warp takes the next games in order
                p = int64(0)
                if me % WARP == 0:
                    p = cuda.atomic.add(queue.next, now, WARP)
                p = cuda.shfl_sync(ALL_LANES, p, 0)
                if p >= alive:
                    break
                p += me % WARP
                if p < alive:
                    i = queue.order[p]
                    s, slot = states[i], slots[i]
                    key: Any = int32(queue.keys[i])
                    if choosing and key == RENEW:
                        if slot.game != NO_GAME:
                            finish(s, box[0], slot, words[i], weight, results)
                        slot.game = cuda.atomic.add(queue.taken, 0, 1)
                        if slot.game < n:
                            begin(s, box[0], slot, words[i], seed)
                        else:
                            key = DONE
                    elif choosing:
                        key = decide(s, box[0], slot, by_move)
                    else:
                        key = move(s, box[0], slot, key != RENEW)
                    queue.keys[i] = key
                cuda.syncwarp()
            grid_barrier(queue.barrier)
            if block == 0 and me == 0:
                queue.next[soon] = 0
            for c in range(me, CLASSES, threads):
                counts[c] = 0
            cuda.syncthreads()
            for i in range(first + me, last, threads):
                cuda.atomic.add(counts, queue.keys[i], 1)
            cuda.syncthreads()
            for c in range(me, CLASSES, threads):
                starts[c] = cuda.atomic.add(queue.totals, (now, c), counts[c])
            grid_barrier(queue.barrier)
            for c in range(me, CLASSES, threads):
                counts[c] = queue.totals[now, c]
            cuda.syncthreads()
            if me < WARP:  # where each group begins
                before = 0
                for c in range(me, CLASSES, WARP):
                    own = counts[c]
                    total = own
                    step = 1
                    while step < WARP:
                        left = cuda.shfl_up_sync(ALL_LANES, total, step)
                        if me >= step:
                            total += left
                        step *= 2
                    starts[c] += before + total - own
                    before += cuda.shfl_sync(ALL_LANES, total, WARP - 1)
            alive = games - queue.totals[now, DONE]
            cuda.syncthreads()
            for i in range(first + me, last, threads):
                queue.order[cuda.atomic.add(starts, queue.keys[i], 1)] = i
            choosing = not choosing
            now = soon
            grid_barrier(queue.barrier)

    return run


@cache
def persistent(game: Game) -> Callable[..., Any]:
    """The kernel in which a thread plays game after game in its local memory."""
    from rulewright.kernel.engines.card import load_cuda

    cuda = load_cuda()
    finish, begin, decide, move = parts(game)
    size, dtype = game.state.itemsize() // 8, game.state.dtype()
    slot_size, slot_dtype = Slot.itemsize() // 8, Slot.dtype()
    uint64 = np.uint64

    def run(box: Records, seed: int, weight: Words, taken: Numbers, results: Results) -> None:
        words = cuda.local.array(size, uint64)
        slot_words = cuda.local.array(slot_size, uint64)
        s, slot = words.view(dtype)[0], slot_words.view(slot_dtype)[0]
        slot.game = NO_GAME
        over = True
        while True:
            if over:
                if slot.game != NO_GAME:
                    finish(s, box[0], slot, words, weight, results)
                slot.game = cuda.atomic.add(taken, 0, 1)
                if slot.game >= results.moves.shape[0]:
                    break
                begin(s, box[0], slot, words, seed)
            made = not over and decide(s, box[0], slot, False) != RENEW
            over = move(s, box[0], slot, made) == RENEW

    return run


KERNELS = {PERSISTENT: persistent, WAVEFRONT: wavefront}
"""The kernel of each schedule. The one for a single game per thread is the engine's own (`cuda.kernel`)."""
