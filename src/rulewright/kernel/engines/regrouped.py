"""Random games on a GPU, regrouped before every choice and every move.

Threads of a warp that are at different places of the rules wait for one another. So a block keeps many more games than it has
threads, and sorts them: by what the rules will branch on before a move is chosen (the phase), and by the verb before it is made.
Games that are over form a group too; each gives its place to the next one. States lie in the card's global memory.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.fields import Number, field, int32, int64, uint32
from rulewright.kernel.game import Game
from rulewright.kernel.rule import rule
from rulewright.kernel.structs import Struct

RENEW, DONE, CLASSES = 0, 63, 64
"""Groups: what is over or not begun comes first, what stays empty last. The groups between are the game's."""
PHASE = "phase"
"""The field of a state that says where in the rules a game is, where there is one."""
NO_GAME = -1
MOST = 2048
"""The most games of a block."""
WARP = 32


@dataclass(frozen=True)
class Plan:
    """How games are spread over the card: games and threads of a block, blocks of a multiprocessor, registers of a thread.

    Without `games` a thread plays one game from its start to its end. `verbs` regroups before a choice also by the last move.
    """

    games: int = 0
    threads: int = 128
    blocks: int = 4
    registers: int | None = None
    verbs: bool = False

    @property
    def settings(self) -> dict[str, Any]:
        """For the compiler."""
        return {} if self.registers is None else {"max_registers": self.registers}


class Results(NamedTuple):
    """What a batch leaves behind, by game."""

    moves: Any
    endings: Any
    scores: Any
    places: Any
    prints: Any


class Slot(Struct):
    """The place of one game in a block: which it is, from what its choices are drawn, its moves so far and the next one."""

    game: int = field(int64)
    words: list[int] = field(uint32, 2)
    moves: int = field(int32)
    action: int = field(int32)
    verb: int = field(int32)
    spare: int = field(int32)


@cache
def verb_finder(game: Game) -> Callable[[int], int]:
    """The rule that says which verb an action belongs to, counted from 0."""
    verbs = game.actions.verbs
    lines = [f"    if action < {after.first}:\n        return {i}\n" for i, after in enumerate(verbs[1:])]
    source = f"def verb_of(action):\n{''.join(lines)}    return {len(verbs) - 1}\n"
    space: dict[str, Any] = {"__name__": __name__}
    exec(compile(source, f"<verbs of {game.name}>", "exec"), space)
    made: Callable[[int], int] = rule(space["verb_of"])
    return made


@cache
def grouper(game: Game) -> Callable[..., int]:
    """The rule `group(s, verb)`: with which others a game that goes on chooses its next move."""
    declared = game.state.fields.get(PHASE)
    has_phase = declared is not None and isinstance(declared.kind, Number) and not declared.shape
    where = f"int(s.{PHASE})" if has_phase else "0"
    many = f"{where} * {len(game.actions.verbs) + 1} + verb"
    space: dict[str, Any] = {"__name__": __name__}
    exec(
        compile(f"def group(s, verb):\n    return 1 + ({many}) % {DONE - 1}\n", f"<group of {game.name}>", "exec"),
        space,
    )
    made: Callable[..., int] = rule(space["group"])
    return made


@cache
def kernel(game: Game) -> Callable[..., Any]:
    """The device code of a batch of random games: blocks take games until there are none left."""
    from rulewright.kernel.engines.cuda import load_cuda

    rules, bound = game.rules, game.bound
    setup, waiting, choose, apply = rules.setup, rules.waiting, rules.choose, rules.apply
    ending, score, standing = rules.ending, rules.score, rules.standing
    verb_of, group = verb_finder(game), grouper(game)
    int32, uint8, uint16, uint64 = np.int32, np.uint8, np.uint16, np.uint64

    @rule
    def finish(s: Any, box: Any, slot: Any, state_words: Any, weight: Any, results: Any) -> None:
        """Leave the results of a game behind."""
        g = slot.game
        results.moves[g] = slot.moves
        results.endings[g] = ending(s)
        for i in range(results.scores.shape[1]):
            results.scores[g, i] = 0
            results.places[g, i] = 0
        score(s, box, results.scores[g])
        standing(s, box, results.scores[g], results.places[g])
        h = uint64(0)
        for i in range(state_words.shape[0]):
            h += state_words[i] * weight[i]
        results.prints[g] = h

    @rule
    def begin(s: Any, box: Any, slot: Any, state_words: Any, seed: int) -> None:
        for i in range(state_words.shape[0]):
            state_words[i] = 0
        sow(s.rng, seed + slot.game, SETUP)
        sow(slot.words, seed + slot.game, CHOICES)
        slot.moves = 0
        slot.verb = 0
        setup(s, box)

    @rule
    def decide(s: Any, box: Any, slot: Any) -> int:
        """Choose a move; the group that makes it."""
        slot.action = choose(s, box, lowest(waiting(s)), slot.words)
        if slot.action < 0 or slot.moves == bound:
            slot.moves = -1 - slot.moves
            return RENEW
        slot.verb = 1 + verb_of(slot.action)
        return 1 + (slot.verb - 1) % (DONE - 1)

    @rule
    def move(s: Any, box: Any, slot: Any) -> None:
        apply(s, box, lowest(waiting(s)), slot.action)
        slot.moves += 1

    cuda = load_cuda()

    def run(box, seed, weight, states, words, slots, taken, verbs, results):  # type: ignore[no-untyped-def]
        order = cuda.shared.array(MOST, uint16)
        keys = cuda.shared.array(MOST, uint8)
        counts = cuda.shared.array(CLASSES, int32)
        me, threads, games = cuda.threadIdx.x, cuda.blockDim.x, slots.shape[0] // cuda.gridDim.x
        first, n = cuda.blockIdx.x * games, results.moves.shape[0]
        for i in range(me, games, threads):
            keys[i] = RENEW
            slots[first + i].game = NO_GAME
        choosing = True
        while True:
            cuda.syncthreads()
            for c in range(me, CLASSES, threads):
                counts[c] = 0
            cuda.syncthreads()
            for i in range(me, games, threads):
                cuda.atomic.add(counts, keys[i], 1)
            cuda.syncthreads()
            if me < WARP:  # each lane adds up two groups
                low, both = counts[2 * me], counts[2 * me] + counts[2 * me + 1]
                total = both
                step = 1
                while step < WARP:
                    before = cuda.shfl_up_sync(0xFFFFFFFF, total, step)
                    if me >= step:
                        total += before
                    step *= 2
                counts[2 * me] = total - both
                counts[2 * me + 1] = total - both + low
            cuda.syncthreads()
            alive = counts[DONE]
            cuda.syncthreads()
            for i in range(me, games, threads):
                order[cuda.atomic.add(counts, keys[i], 1)] = i
            cuda.syncthreads()
            if alive == 0:
                break
            for p in range(me, alive, threads):
                i = order[p]
                at = first + i
                s, slot, key = states[at], slots[at], int32(keys[i])
                if choosing and key == RENEW:
                    if slot.game != NO_GAME:
                        finish(s, box[0], slot, words[at], weight, results)
                    slot.game = cuda.atomic.add(taken, 0, 1)
                    if slot.game < n:
                        begin(s, box[0], slot, words[at], seed)
                    else:
                        key = DONE
                elif choosing:
                    key = decide(s, box[0], slot)
                else:
                    if key != RENEW:
                        move(s, box[0], slot)
                    key = RENEW if slot.moves < 0 or ending(s) != 0 else group(s, slot.verb * verbs)
                keys[i] = key
            choosing = not choosing

    return run
