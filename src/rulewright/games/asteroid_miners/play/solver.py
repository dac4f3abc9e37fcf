"""How the five levels play, and what each move is worth: exactly where dice decide, otherwise by playouts.

Levels 1 and 2 follow the heuristic but sometimes overlook its move; level 3 always follows it. Level 4 plays the Modify die by
exact expected value, level 5 the reroll too. Level 5 chooses drills, purchases and Overtime by playouts between companies that
know the value of their dice.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Any

import numpy as np

from rulewright.kernel import Hint
from rulewright.kernel.chance import sow
from rulewright.kernel.engines import program
from rulewright.kernel.solver import NEVER, Deadline
from rulewright.kernel.statistics import wilson

from ..rules.dice import alter_dice, sort_dice
from ..rules.legality import listed, offer, offers
from ..rules.mining import event_column, rolls_left, spare
from ..rules.score import score, standing
from ..rules.turn import apply
from ..state import BOTH_MINERALS, Ability, Box, Phase, State, Verb
from .outlook import (
    HALF,
    Dig,
    Digging,
    ValueTable,
    digging_of,
    sorted_throw,
    table_move,
    value_table_of,
    whole_worth,
)
from .policy import HEURISTIC, policy, strata_left

OVERSIGHTS = (0.4, 0.15, 0.0, 0.0, 0.0)
"""How often each level overlooks its move and plays a random one."""
GAMES = 480
"""Playouts of level 5 for each choice."""
SLICE = 256
"""Playouts between two checks of the clock."""
A_LEAD = 9.0
"""A lead of this many $M in mid-game wins 73 games in a hundred."""
Array = Any


def prepare(box: Box) -> None:
    """Compile the playouts, or load them from the cache."""
    from .. import GAME

    s = GAME.state()
    s.rng[:] = [1, 2]
    GAME.rules.setup(s, box)
    playouts(s, box, [GAME.rules.offer(s, box, 0, 0)], 1, 1)


def choose(view: State, box: Box, seat: int, stream: list[int], level: int) -> int:
    """A move for a bot of this level."""
    luck = Random(stream[0] << 32 | stream[1])
    if luck.random() < OVERSIGHTS[level - 1]:
        return int(offer(view, box, seat, luck.randrange(offers(view, box, seat))))
    if level <= 3:
        return int(policy(view, box, seat, stream))
    if level == 5 and view.phase in (Phase.DRILLING, Phase.OVERTIME, Phase.UPGRADING):
        moves = listed(view, box, seat)
        shares = playouts(view, box, moves, GAMES, luck.getrandbits(30))[:, :, seat].mean(axis=1)
        return moves[int(np.argmax(shares))]
    worths = exact(view, box, seat) if level == 5 or view.phase == Phase.MODIFYING else {}
    return max(worths, key=lambda move: worths[move]) if worths else int(policy(view, box, seat, stream))


# ---------------------------------------------------------------- the dice, exactly


def exact(view: State, box: Box, seat: int) -> dict[int, float]:
    """The expected value of each move for this turn, in $M, where drill dice decide; empty in other phases."""
    if view.phase == Phase.REROLLING:
        return rerolls(view, box, seat)
    return modifications(view, box, seat) if view.phase == Phase.MODIFYING else {}


def dig(view: State, box: Box) -> Digging:
    """The dig of the company whose turn it is."""
    miner = view.miners[view.mover]
    depth = miner.done[view.asteroid]
    a, b = box.stratum[view.asteroid][depth]
    whole = whole_worth(box, view.asteroid, depth)
    return digging_of(box, Dig((a, b), int(miner.dug), event_column(view.event), whole, HALF), view.n)


def rerolls(view: State, box: Box, seat: int) -> dict[int, float]:
    """AM-R4: the expected value of each reroll."""
    found = dig(view, box)
    promised = found.thrown(rolls_left(view, box))
    worths = {}
    for move in listed(view, box, seat):
        kept = tuple(view.dice[i] for i in range(view.n) if not Verb.REROLL.argument(move) >> i & 1)
        worths[move] = float(promised[found.dice.kept_at[kept]])
    return worths


def modifications(view: State, box: Box, seat: int) -> dict[int, float]:
    """AM-R8, AM-R9: the expected value of rolling, using or leaving the Modify die."""
    found, worths = dig(view, box), {}
    throw = tuple(view.dice[: view.n])
    for move in listed(view, box, seat):
        if move == Verb.EXCAVATE:
            worths[move] = found.dug_with(throw)
        elif move == Verb.MODIFY:
            worths[move] = float(found.rolled(rolls_left(view, box))[found.dice.at[throw]])
        else:
            first, second, ways = Verb.ALTER.arguments(move)
            if view.modify == Ability.TOTAL:
                worths[move] = found.worth(BOTH_MINERALS, spare(view, 1 << first | 1 << second))
                continue
            tried = view.clone()
            alter_dice(tried, first, second, ways)
            sort_dice(tried)
            worths[move] = found.dug_with(sorted_throw(*tried.dice[: view.n]))
    return worths


# ---------------------------------------------------------------- playouts


@program
def play_on(states: Array, box: Box, values: ValueTable, moves: Array, seed: int, out: Array) -> None:
    """Play from the second state to the end after each of some moves, with the same dice after each, using the value table. The
    first state is scratch space."""
    s, seat, sums = states[0], int(states[1].seat), np.zeros((2, 2), np.int64)
    for m in range(moves.shape[0]):
        for g in range(out.shape[1]):
            states[0] = states[1]
            sow(s.rng, seed + g, 0)
            apply(s, box, seat, moves[m])
            while s.end == 0:
                apply(s, box, int(s.seat), table_move(s, box, values, HEURISTIC))
            score(s, box, sums[0])
            standing(s, box, sums[0], sums[1])
            if box.seats == 1 or sums[1, 0] != sums[1, 1]:
                out[m, g, 0] = 1.0 if sums[1, 0] == 1 else 0.0
                out[m, g, 1] = 1.0 - out[m, g, 0]
            else:
                out[m, g, 0] = out[m, g, 1] = 0.5


def playouts(view: Any, box: Box, moves: list[int], games: int, seed: int) -> Array:
    """Shares of the win in playouts after each move, by move, game and seat; the dice are the same after each move."""
    from rulewright.kernel.engines.batch import packed

    states, printed, out = packed(view, 2), packed(box), np.zeros((len(moves), games, 2))
    play_on(states, printed[0], value_table_of(printed.tobytes()), np.array(moves), seed, out)
    return out


# ---------------------------------------------------------------- advice


def hints(view: State, box: Box, seat: int, stream: list[int], effort: int, deadline: Deadline = NEVER) -> list[Hint]:
    """Every move, best first: by playouts and, where dice decide, by exact expected value as well."""
    moves, games = listed(view, box, seat), effort or GAMES
    worths = exact(view, box, seat)
    if worths:
        best = max(worths, key=lambda move: worths[move])
        shares = timed(view, box, [best], games, stream, deadline)[0, :, seat]
        chances = (float(shares.mean()), *wilson(float(shares.mean()), len(shares)))
        found = []
        for move in moves:
            less = (worths[best] - worths[move]) / swing(view, box)
            worth, low, high = (lessened(chance, less) for chance in chances)
            found.append(Hint(move, worth, low, high, len(shares)))
        return sorted(found, key=lambda h: -worths[h.action])
    out = timed(view, box, moves, games, stream, deadline)[:, :, seat]
    found = [
        Hint(move, x, *wilson(x, out.shape[1]), out.shape[1])
        for move, x in zip(moves, map(float, out.mean(axis=1)), strict=True)
    ]
    return sorted(found, key=lambda h: -h.worth)


def timed(view: State, box: Box, moves: list[int], games: int, stream: list[int], deadline: Deadline) -> Array:
    """Run playouts in slices until the deadline has passed."""
    found = []
    for first in range(0, games, SLICE):
        found.append(playouts(view, box, moves, min(SLICE, games - first), (stream[0] >> 2) + first))
        if deadline.passed:
            break
    return np.concatenate(found, axis=1)


def lessened(chance: float, less: float) -> float:
    """A chance of winning with its odds divided by e**less."""
    return chance / (chance + (1.0 - chance) * exp(less))


def play_out(view: State, box: Box, seat: int, moves: list[int], stream: list[int], games: int) -> Array:
    """Playouts after each move, with the same dice, so that the coach can compare moves."""
    return playouts(view, box, moves, games, stream[0] >> 2)


def swing(view: State, box: Box) -> float:
    """The $M that change the odds by a factor of e: more when more of the game is left."""
    return 2.0 + A_LEAD * sqrt(strata_left(view, box) / 11)
