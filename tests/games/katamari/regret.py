"""What bots give away at each kind of decision, by games that the rule of thumb plays on to their end.

    python -m tests.games.katamari.regret search:300:1024:16 search:8000:1024:16 --positions 150

Positions come from games of the first bot against the rule of thumb. The moves of all bots, the rule of thumb's, and those
that the last one tried most are all played on from the same luck. Half of these games say which move is best, the other half
what each bot loses against it: so luck is not taken for loss.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from math import sqrt
from random import Random

import numpy as np

from rulewright.bots.search import Search
from rulewright.games.katamari.play.policy import advised
from rulewright.games.katamari.rules import apply
from rulewright.games.katamari.rules.placement import points
from rulewright.games.katamari.state import Box, Phase, State
from rulewright.kernel import program
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.compiled import packed
from rulewright.kernel.statistics import Z95
from rulewright.lab.players import bot_of
from tests.games.katamari.weights import GAME, Array, heuristic

TRIED = 5
"""So many of the moves that were tried most are compared."""
EVERY = 6
"""One decision in so many is looked at."""
KINDS: dict[int, str] = {Phase.BUYING: "what to buy", Phase.PLACING: "where to lay it"}


@program
def play_on(s: State, rows: Array, box: Box, seat: int, weights: Array, moves: Array, seed: int, won: Array) -> None:
    """From the position in `rows[1]`, each move with the same luck: the part of the win at the end of every game."""
    for k in range(won.shape[0]):
        for i in range(won.shape[1]):
            for j in range(rows.shape[1]):
                rows[0, j] = rows[1, j]
            sow(s.rng, seed, i)
            apply(s, box, seat, int(moves[k]))
            while s.end == 0:
                mover = int(s.mover)
                apply(s, box, mover, advised(s, box, mover, weights))
            mine, theirs = points(s, box, seat), points(s, box, 1 - seat)
            won[k, i] = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def played_on(view: State, box: Box, seat: int, moves: list[int], games: int, seed: int) -> Array:
    states, won = packed(view, 2), np.zeros((len(moves), games))
    rows = states.view(np.uint64).reshape(2, -1)
    weights = np.array(heuristic(box), np.int64)
    play_on(states[0], rows, packed(box)[0], seat, weights, np.array(moves), seed, won)
    return won


def losses(view: State, box: Box, seat: int, bots: list[Search], games: int, stream: list[int]) -> list[float]:
    """What each bot's move, and last the rule of thumb's, loses against the best."""
    made = [each.choose(GAME, view, box, seat, stream) for each in bots]
    made.append(int(GAME.play.policy(view, box, seat, stream)))
    tried = bots[-1].advise(GAME, view, box, seat, stream)[:TRIED]
    moves = sorted({*made, *(e.action for e in tried)})
    won = played_on(view, box, seat, moves, games, stream[0])
    one, two = won[:, ::2].mean(axis=1), won[:, 1::2].mean(axis=1)
    return [float(two[one.argmax()] - two[moves.index(move)]) for move in made]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.katamari.regret", description=__doc__)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    bots, box, luck = [bot_of(told, GAME) for told in asked.bots], GAME.make_box(seats=2), Random(asked.seed)
    searches = [each for each in bots if isinstance(each, Search)]
    found, decisions, deal = defaultdict[str, list[list[float]]](list), 0, asked.seed
    while sum(map(len, found.values())) < asked.positions:
        s, me = State(), deal % 2
        sow(s.rng, deal, 0)
        GAME.rules.setup(s, box)
        deal += 1
        while not s.end:
            seat, words = int(s.mover), [luck.getrandbits(32), luck.getrandbits(32)]
            move = int(GAME.play.policy(s, box, seat, words))
            if seat == me and len(GAME.legal(s, box, seat)) > 1:
                decisions += 1
                move = searches[0].choose(GAME, s, box, seat, words)
                if luck.randrange(EVERY) == 0:
                    kind = KINDS.get(int(s.phase), "what to lose")
                    found[kind].append(losses(s, box, seat, searches, asked.games, words))
            GAME.rules.apply(s, box, seat, move)
    print(f"{decisions / (deal - asked.seed):.1f} decisions a game")
    for kind, rows in found.items():
        lost = np.array(rows)
        said = [f"{m:.4f} +- {e:.4f}" for m, e in zip(lost.mean(0), Z95 * lost.std(0) / sqrt(len(lost)), strict=True)]
        print(
            f"{kind}, {len(lost)} times: "
            + ", ".join(f"{name} {t}" for name, t in zip([*asked.bots, "heuristic"], said, strict=True))
        )


if __name__ == "__main__":
    main()
