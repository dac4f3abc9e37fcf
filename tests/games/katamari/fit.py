"""The tables of the outlook: what stars, power and leads before a roll were worth in games by the rule of thumb.

    python -m tests.games.katamari.fit --games 12000

One purchase in ten is made at random, so that unusual positions are met too. For each number of rolls to come, the chance to
win of the one of two players is fitted by logistic regression to how much more it shows of everything; it is told in
hundredths of what a star is worth at the end.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from rulewright.games.katamari.katamari import stars_of
from rulewright.games.katamari.outlook import FAR, SYMBOL_STEPS, power_a_roll
from rulewright.games.katamari.policy import advised
from rulewright.games.katamari.rules import apply, score
from rulewright.games.katamari.state import BLUE, BUY, BUYING, CYCLE, PURPLE, ROLLING, SYMBOLS, Box, State
from rulewright.games.katamari.worth import lead
from rulewright.kernel import below, nth, program, rule, size
from rulewright.kernel.engines.compiled import packed
from tests.games.katamari.weights import GAME, Array, begin, thumb

NAMES = ("star", "power a roll", "Blue hex", "Purple hex", "1 ahead", "2 ahead", "3 ahead")
"""What is looked at; a lead of two counts as one ahead and two ahead."""


@rule
def notice(s: State, box: Box, out: Array) -> None:
    """By how much seat 0 shows more than seat 1."""
    for seat in range(2):
        sign = 1 - 2 * seat
        mine = s.seats[seat]
        out[0] += sign * stars_of(s, seat)
        out[1] += sign * power_a_roll(s, box, seat)
        out[2] += sign * size(int(mine.level[BLUE]))
        out[3] += sign * size(int(mine.level[PURPLE]))
    for symbol in range(SYMBOLS):
        more = lead(s, box, 0, symbol)
        for i in range(min(SYMBOL_STEPS, abs(more))):
            out[4 + i] += 1.0 if more > 0 else -1.0


@program
def watch(s: State, words: Array, box: Box, weights: Array, seed: int, seen: Array, rolls: Array, won: Array) -> int:
    """Play, and note before every roll what is to be seen; returns how many rolls there were."""
    n = 0
    scores: Array = np.zeros(4, np.int64)
    for g in range(won.shape[0]):
        begin(s, words, box, seed + g)
        while s.end == 0:
            seat = int(s.mover)
            action = advised(s, box, seat, weights)
            if s.phase == ROLLING:
                notice(s, box, seen[n])
                rolls[n, 0] = g
                rolls[n, 1] = 2 * (int(box.rounds) - int(s.round)) + (2 if seat == s.first else 1)
                n += 1
            elif s.phase == BUYING and below(s, 10) == 0:
                some = int(s.open) & ((1 << (CYCLE - BUY)) - 1)
                if some != 0:
                    action = BUY + nth(some, below(s, size(some)))
            apply(s, box, seat, action)
        score(s, box, scores)
        won[g] = 0.5 if scores[0] == scores[1] else 1.0 if scores[0] > scores[1] else 0.0
    return n


def logistic(x: Any, y: Any, firm: float = 1.0) -> Any:
    """Weights that foretell y best, by Newton's method; a little held back where little is known."""
    w = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ w))
        step = np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + firm * np.eye(len(w)), x.T @ (y - p) - firm * w)
        w += step
    return w


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.katamari.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=12000)
    games = parser.parse_args().games
    box = GAME.make_box(seats=2)
    state, won = np.zeros(1, GAME.state.dtype()), np.zeros(games)
    most = games * 2 * box.rounds
    seen, rolls = np.zeros((most, len(NAMES))), np.zeros((most, 2), np.int64)
    weights = np.array(thumb(box), np.int64)
    n = watch(state[0], state.view(np.uint64), packed(box)[0], weights, 0, seen, rolls, won)
    print("rolls to come of both", *(f"{name:>12}" for name in NAMES))
    for left in range(1, 2 * FAR + 1):
        at = rolls[:n, 1] == left
        if at.sum() > 100:
            fitted = logistic(seen[:n][at], won[rolls[:n][at, 0]])
            print(f"{left:21}", *(f"{1000 * w:12.0f}" for w in fitted), f"  of {at.sum()}")


if __name__ == "__main__":
    main()
