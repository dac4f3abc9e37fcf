"""The weights of the outlook: what turns to come, dice, coins and cards in front were worth in games by the rule of thumb.

    python -m tests.games.klotho.fit --games 4000

Two players and the usual options. What one player gained on the other from a position to the end, beyond what both had on the
sheet and would score again, is fitted by least squares to what `promise` and `turn_promise` look at; then how much a lead that is
foreseen means is fitted to who won. Every weight is told with the half of its interval of 95%, and beside the one in the rules.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from rulewright.games import load
from rulewright.games.klotho.play import evaluation
from rulewright.games.klotho.play.card_values import mine_worth, rounds_left
from rulewright.games.klotho.play.evaluation import turn_promise
from rulewright.games.klotho.play.policy import policy
from rulewright.games.klotho.rules import apply
from rulewright.games.klotho.rules.deck import cards_to_come
from rulewright.games.klotho.rules.dice import owned
from rulewright.games.klotho.rules.scoring import bonus_points, final_score, round_points
from rulewright.games.klotho.rules.turn import setup
from rulewright.games.klotho.state import ANDROIDS, AUGMENTS, Box, Phase, Power, State, Tool
from rulewright.kernel import lowest, program, rule
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.compiled import packed

WEIGHTS = {
    "a coin": evaluation.A_COIN,
    "a mine card": evaluation.A_MINE,
    "its minerals, for each point they cost": evaluation.A_PRICE,
    "a battle crystal": evaluation.A_CRYSTAL,
    "a Bribe": evaluation.A_BRIBE,
    "an android": evaluation.AN_ANDROID,
    "an augment": evaluation.AN_AUGMENT,
    "a Raid, for each round more": evaluation.A_RAID,
    "a Turret, for each round more": evaluation.A_TURRET,
    "a turn": evaluation.A_TURN,
    "hopes before the roll, in all": evaluation.UNTHROWN,
    "hopes set on dice that lie, in all": evaluation.HOPED,
    "what dice can pay for, in all": evaluation.PAYABLE,
}
"""What is looked at, each for a round to come unless it says otherwise, and the weight it has in the rules."""
BASE, TURN, HOPE = 0, 10, 11
TRUE = np.array([evaluation.UNTHROWN, evaluation.HOPED, evaluation.PAYABLE])
THROWING = (Phase.OPENING, Phase.REROLLING, Phase.CLAIMING)
"""The steps of the turn in which dice may still bring something, in the order of TRUE."""
STEPS = (*THROWING, Phase.CLOSING)
EVERY = 7
"""One move in so many is looked at."""
Array = Any


@rule
def notice(s: State, box: Box, out: Array) -> None:
    """By how much seat 0 has more than seat 1 of everything, what is sure in BASE."""
    rounds = float(rounds_left(s))
    for seat in range(2):
        sign = 1.0 - 2.0 * seat
        mine = s.seats[seat]
        sure = final_score(s, seat) + bonus_points(s, box, seat) + (3 - s.scored) * round_points(s, box, seat)
        out[BASE] += sign * sure
        out[1] += sign * rounds * mine.coins
        mines = int(mine.mines)
        while mines != 0:
            out[2] += sign * rounds
            out[3] += sign * rounds * mine_worth(s, box, lowest(mines))
            mines &= mines - 1
        crystals = owned(s, box, seat, Power.SMALL_CRYSTAL) + owned(s, box, seat, Power.GREAT_CRYSTAL)
        out[4] += sign * rounds * crystals
        out[5] += sign * rounds * mine.tools[Tool.BRIBE]
        for i in range(ANDROIDS):
            out[6] += sign * rounds * mine.tools[Tool.ANDROID + i]
        for i in range(AUGMENTS):
            out[7] += sign * rounds * mine.tools[Tool.AUGMENT + i]
        out[8] += sign * rounds * rounds * mine.tools[Tool.RAID]
        out[9] += sign * rounds * rounds * mine.tools[Tool.TURRET]
        out[TURN] -= sign * rounds * (1.0 if seat == s.mover else 0.5)
    for i, phase in enumerate(THROWING):
        if s.phase == phase:
            hope = turn_promise(s, box) / TRUE[i]
            out[HOPE + i] = hope if s.mover == 0 else -hope


@program
def watch(s: State, memory: Array, box: Box, stream: Array, seen: Array, at: Array, ended: Array) -> int:
    """Play, and note now and then what is to be seen; returns how often."""
    n = 0
    for g in range(ended.shape[0]):
        for i in range(memory.shape[0]):
            memory[i] = 0
        sow(s.rng, g, 0)
        setup(s, box)
        moves = g % EVERY
        while s.end == 0:
            if moves % EVERY == 0 and s.phase in STEPS and n < seen.shape[0]:
                notice(s, box, seen[n])
                at[n, 0] = g
                at[n, 1] = cards_to_come(s, box)
                n += 1
            moves += 1
            apply(s, box, int(s.mover), policy(s, box, int(s.mover), stream))
        ended[g] = final_score(s, 0) - final_score(s, 1)
    return n


def least_squares(x: Array, y: Array, game: Array) -> tuple[Array, Array]:
    """The weights that foretell y best, and half of their intervals of 95%, taken over games."""
    inverse = np.linalg.inv(x.T @ x)
    found = inverse @ x.T @ y
    errors = np.zeros((game.max() + 1, x.shape[1]))
    np.add.at(errors, game, x * (y - x @ found)[:, None])
    return found, 1.96 * np.sqrt(np.diag(inverse @ errors.T @ errors @ inverse))


def swing(lead: Array, left: Array, won: Array) -> tuple[float, float]:
    """How far a lead goes: so much, and so much more for the root of the cards to come, that wins are foretold best."""
    best, found = np.inf, (0.0, 0.0)
    for a in np.arange(1.0, 12.01, 0.5):
        for b in np.arange(0.0, 5.01, 0.1):
            p = 1 / (1 + np.exp(-lead / (a + b * np.sqrt(left))))
            loss = -float(np.mean(won * np.log(p + 1e-12) + (1 - won) * np.log(1 - p + 1e-12)))
            if loss < best:
                best, found = loss, (float(a), float(b))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.klotho.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    games = parser.parse_args().games
    game = load("klotho")
    box: Any = game.make_box(seats=2)
    state, ended = packed(game.state()), np.zeros(games)
    seen, at = np.zeros((games * 60, 1 + len(WEIGHTS))), np.zeros((games * 60, 2), np.int64)
    n = watch(state[0], state.view(np.uint64), packed(box)[0], np.array([1, 2], np.uint32), seen, at, ended)
    x, sure, who = seen[:n, 1:], seen[:n, BASE], at[:n, 0]
    weights, halves = least_squares(x, ended[who] - sure, who)
    print(f"{n} positions of {games} games")
    for (name, old), weight, half in zip(WEIGHTS.items(), weights, halves, strict=True):
        print(f"{name:40}{weight:7.2f} ± {half:.2f}{old:10.2f}")
    old_lead, lead = sure + x @ np.array([*WEIGHTS.values()]), sure + x @ weights
    won = (np.sign(ended[who]) + 1) / 2
    for what, foreseen in (("as fitted", lead), ("as in the rules", old_lead)):
        a, b = swing(foreseen, at[:n, 1], won)
        miss = np.sqrt(np.mean((ended[who] - foreseen) ** 2))
        print(f"{what}: missed by {miss:.1f} points, swing {a:.1f} + {b:.1f} times the root of the cards to come")
    print(f"the swing in the rules: {evaluation.SWING:.1f} + {evaluation.SWING_A_CARD:.1f}")


if __name__ == "__main__":
    main()
