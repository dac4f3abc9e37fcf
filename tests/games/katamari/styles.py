"""How much a style is worth that leaves something out: the rule of thumb against itself without it, for every box.

    python -m tests.games.katamari.styles --games 1000

One player has the style, the others play as they always do; who begins, and in which seat the style sits, goes round.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import Any

import numpy as np

from rulewright.games import load
from rulewright.games.katamari.policy import advised
from rulewright.games.katamari.state import BLUE, LEVELS, YELLOW
from rulewright.games.katamari.worth import HIGHEST, SYMBOL, THUMB
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.compiled import compile_entry, packed

GAME = load("katamari")
Weights = list[int]


def changed(at: int, weight: int) -> Weights:
    made = list(THUMB)
    made[at] = weight
    return made


STYLES: dict[str, Weights] = {
    "as the others": list(THUMB),
    "no Purple": changed(HIGHEST, BLUE),
    "only Yellow": changed(HIGHEST, YELLOW),
    "no symbols": changed(SYMBOL, 0),
}


@cache
def entry() -> Callable[..., Any]:
    """Compiled: games from consecutive seeds between players that go by these weights."""
    rules = GAME.rules
    setup, apply, ending, score = rules.setup, rules.apply, rules.ending, rules.score

    def run(state, words, box, weights, seed, scores, tops):  # type: ignore[no-untyped-def]
        s, printed = state[0], box[0]
        for g in range(scores.shape[0]):
            for i in range(words.shape[0]):
                words[i] = 0
            sow(s.rng, seed + g, 0)
            setup(s, printed)
            while ending(s) == 0:
                seat = int(s.mover)
                apply(s, printed, seat, advised(s, printed, seat, weights[(seat + g) % printed.seats]))
            score(s, printed, scores[g])
            for level in range(LEVELS):
                held = int(s.seats[(printed.seats - g % printed.seats) % printed.seats].level[level])
                while held != 0:
                    held &= held - 1
                    tops[level] += 1

    return compile_entry(GAME, run)


def share(box: Any, style: Weights, games: int, seed: int = 0) -> tuple[float, float, Any]:
    """Part of the wins of the one with the style, its standard error, and what is on top of that Katamari at the end."""
    n = box.seats
    state, tops = np.zeros(1, GAME.state.dtype()), np.zeros(LEVELS, np.int64)
    scores = np.zeros((games, GAME.seats[1]), np.int64)
    weights = np.array([style] + [list(THUMB)] * (n - 1), np.int64)
    entry()(state, state.view(np.uint64), packed(box), weights, seed, scores, tops)
    mine = np.array([scores[g, (n - g % n) % n] for g in range(games)])
    best = scores[:, :n].max(axis=1)
    parts = (mine == best) / (scores[:, :n] == best[:, None]).sum(axis=1)
    return float(parts.mean()), float(parts.std() / sqrt(games)), tops / (games * 19)


def by_order(box: Any, games: int) -> list[float]:
    """Shares of the win by order of play, all playing alike: first, second and so on."""
    n = box.seats
    won = np.zeros(n)
    state, tops = np.zeros(1, GAME.state.dtype()), np.zeros(LEVELS, np.int64)
    weights = np.array([list(THUMB)] * n, np.int64)
    for seed in range(games):
        scores = np.zeros((1, GAME.seats[1]), np.int64)
        entry()(state, state.view(np.uint64), packed(box), weights, seed, scores, tops)
        best = scores[0, :n] == scores[0, :n].max()
        for seat in range(n):
            won[(seat - int(state[0]["first"])) % n] += best[seat] / best.sum()
    return [float(w / games) for w in won]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.katamari.styles", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    for name in GAME.boxes:
        for seats in (2, 4):
            box = GAME.make_box({"box": name}, seats)
            for style, weights in STYLES.items():
                won, error, tops = share(box, weights, asked.games)
                layers = "/".join(f"{100 * t:.0f}" for t in tops)
                print(f"{name:9} {seats} seats, {style:14} {100 * won:5.1f} % +- {196 * error:.1f}, top layer {layers}")
    for seats in (2, 3, 4):
        order = by_order(GAME.make_box(seats=seats), asked.games)
        print(f"by order of play, {seats} seats: {' : '.join(f'{100 * part:.1f}' for part in order)}")


if __name__ == "__main__":
    main()
