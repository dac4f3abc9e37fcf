"""How the five levels play, and what each move is worth: the dice of a turn exactly, the rest by games played on in the head.

The first two levels follow the rule of thumb and overlook now and then what it says; the third always follows it. The fourth
plays the Modify die by exact expectation, the fifth the reroll too; and it decides which drill to pay for, what to buy and
whether to go on in Overtime by playing on from there, many times over, between companies that know the worth of their dice.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Any

import numpy as np

from rulewright.kernel import Hint, program
from rulewright.kernel.chance import sow

from ..rules import apply, score, standing
from ..rules.dice import alter_dice, sort_dice
from ..rules.mining import spare
from ..rules.offers import offer, offers
from ..state import DICE, Box, Change, Event, Phase, State, Verb
from .expected_value import Dig, Digging, digging_of, sorted_throw
from .policy import HEURISTIC, policy, strata_left
from .value_table import HALF, Chart, by_chart, chart_of, rolls_left, whole_worth

OVERSIGHTS = (0.4, 0.15, 0.0, 0.0, 0.0)
"""How often each level overlooks what its rule says, and takes any move."""
GAMES = 480
"""Games that level 5 plays on in its head for each choice."""
A_LEAD = 9.0
"""So many $M of lead make a win likely, 73 in a hundred, in the middle of a game."""
Z95 = 1.959963984540054
Array = Any


def prepare(box: Box) -> None:
    """Compile the games in the head, or load them."""
    from .. import GAME

    s = GAME.state()
    s.rng[:] = [1, 2]
    GAME.rules.setup(s, box)
    imagined(s, box, [GAME.rules.offer(s, box, 0, 0)], 1, 1)


def choose(view: State, box: Box, seat: int, stream: list[int], level: int) -> int:
    """A move for a bot of this level."""
    luck = Random(stream[0] << 32 | stream[1])
    if luck.random() < OVERSIGHTS[level - 1]:
        return int(offer(view, box, seat, luck.randrange(offers(view, box, seat))))
    if level <= 3:
        return int(policy(view, box, seat, stream))
    if level == 5 and view.phase in (Phase.DRILLING, Phase.OVERTIME, Phase.UPGRADING):
        moves = allowed(view, box, seat)
        shares = imagined(view, box, moves, GAMES, luck.getrandbits(30))[:, :, seat].mean(axis=1)
        return moves[int(np.argmax(shares))]
    worths = exact(view, box, seat) if level == 5 or view.phase == Phase.MODIFYING else {}
    return max(worths, key=lambda move: worths[move]) if worths else int(policy(view, box, seat, stream))


def allowed(view: State, box: Box, seat: int) -> list[int]:
    return [int(offer(view, box, seat, k)) for k in range(offers(view, box, seat))]


# ---------------------------------------------------------------- the dice, exactly


def exact(view: State, box: Box, seat: int) -> dict[int, float]:
    """What each move promises of this turn in $M, where the dice of the drill decide; nothing elsewhere."""
    if view.phase == Phase.REROLLING:
        return rerolls(view, box, seat)
    return modifications(view, box, seat) if view.phase == Phase.MODIFYING else {}


def dig(view: State, box: Box) -> Digging:
    """The dig that the mover is at."""
    miner = view.miners[view.mover]
    depth = miner.done[view.asteroid]
    a, b = box.stratum[view.asteroid][depth]
    whole = whole_worth(box, view.asteroid, depth)
    return digging_of(box, Dig((a, b), int(miner.dug), view.event == Event.SURGE, whole, HALF), view.n)


def rerolls(view: State, box: Box, seat: int) -> dict[int, float]:
    found = dig(view, box)
    promised = found.thrown(rolls_left(view, box))
    worths = {}
    for move in allowed(view, box, seat):
        kept = tuple(view.dice[i] for i in range(view.n) if not (move - Verb.REROLL) >> i & 1)
        worths[move] = float(promised[found.dice.kept_at[kept]])
    return worths


def modifications(view: State, box: Box, seat: int) -> dict[int, float]:
    found, worths = dig(view, box), {}
    throw = tuple(view.dice[: view.n])
    for move in allowed(view, box, seat):
        if move == Verb.EXCAVATE:
            worths[move] = found.dug_with(throw)
        elif move == Verb.MODIFY:
            worths[move] = float(found.rolled(rolls_left(view, box))[found.dice.at[throw]])
        else:
            first, second = divmod((move - Verb.ALTER) // 4, DICE + 1)
            if view.modify == Change.TOTAL:
                worths[move] = found.worth(3, spare(view, 1 << first | 1 << second))
                continue
            tried = view.clone()
            alter_dice(tried, first, second, (move - Verb.ALTER) % 4)
            sort_dice(tried)
            worths[move] = found.dug_with(sorted_throw(*tried.dice[: view.n]))
    return worths


# ---------------------------------------------------------------- games in the head


@program
def play_on(
    states: Array, start: State, box: Box, chart: Chart, moves: Array, seat: int, seed: int, out: Array, sums: Array
) -> None:
    """From a position and each of some moves to the end, many times over with the same dice, played by the chart."""
    s = states[0]
    for m in range(moves.shape[0]):
        for g in range(out.shape[1]):
            states[0] = start
            sow(s.rng, seed + g, 0)
            apply(s, box, seat, moves[m])
            while s.end == 0:
                apply(s, box, int(s.seat), by_chart(s, box, chart, HEURISTIC))
            score(s, box, sums[0])
            standing(s, box, sums[0], sums[1])
            if box.seats == 1 or sums[1, 0] != sums[1, 1]:
                out[m, g, 0] = 1.0 if sums[1, 0] == 1 else 0.0
                out[m, g, 1] = 1.0 - out[m, g, 0]
            else:
                out[m, g, 0] = out[m, g, 1] = 0.5


def imagined(view: Any, box: Box, moves: list[int], games: int, seed: int) -> Array:
    """The parts of the win in games played on after each move, the same dice after each: by move, game and seat."""
    from rulewright.kernel.engines.compiled import packed

    state, printed, out = packed(view), packed(box), np.zeros((len(moves), games, 2))
    start, chart, sums = state[0].copy(), chart_of(printed.tobytes()), np.zeros((2, 2), np.int64)
    play_on(state, start, printed[0], chart, np.array(moves), int(view.seat), seed, out, sums)
    return out


# ---------------------------------------------------------------- advice


def hints(view: State, box: Box, seat: int, stream: list[int], effort: int) -> list[Hint]:
    """Every move, the best first: by games in the head, and where dice decide by exact expectation on top of them."""
    moves, games = allowed(view, box, seat), effort or GAMES
    worths = exact(view, box, seat) if view.phase in (Phase.REROLLING, Phase.MODIFYING) else {}
    if worths:
        best = max(worths, key=lambda move: worths[move])
        base = hint(best, imagined(view, box, [best], games, stream[0] >> 2)[0, :, seat])
        found = []
        for move in moves:
            less = (worths[best] - worths[move]) / swing(view, box)
            worth, low, high = (lessened(odds, less) for odds in (base.worth, base.low, base.high))
            found.append(Hint(move, worth, low, high, games))
    else:
        out = imagined(view, box, moves, games, stream[0] >> 2)[:, :, seat]
        found = [hint(move, out[i]) for i, move in enumerate(moves)]
    return sorted(found, key=lambda h: -h.worth)


def hint(move: int, shares: Any) -> Hint:
    """A move by the shares of the win it had in imagined games; two wins and two defeats are added, to be honest about few."""
    n, mean = len(shares), float(shares.mean())
    middle = (float(shares.sum()) + 2.0) / (n + 4)
    half = Z95 * sqrt(middle * (1 - middle) / (n + 4))
    return Hint(move, mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)), n)


def lessened(chance: float, less: float) -> float:
    """A chance to win whose odds are e**less times worse."""
    odds = min(max(chance, 0.02), 0.98)
    return 1.0 / (1.0 + (1.0 / odds - 1.0) * exp(less))


def play_out(view: State, box: Box, seat: int, moves: list[int], stream: list[int], games: int) -> Array:
    """Games after each move, by which the coach compares them: the same dice after each."""
    return imagined(view, box, moves, games, stream[0] >> 2)


def swing(view: State, box: Box) -> float:
    """How many $M weigh as much as odds of e to 1: the more, the longer the game still takes."""
    return 2.0 + A_LEAD * sqrt(strata_left(view, box) / 11)
