"""What a kind of card is worth to a good player: the rule of thumb against itself, where one does not see such cards.

    python -m tests.games.klotho.without --games 4000

Two players; every deal is played from both seats. It is asked of the box as it is, and of changes that the rulebook would allow.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np

from rulewright.games import load
from rulewright.games.klotho.play.policy import policy
from rulewright.games.klotho.rules import apply
from rulewright.games.klotho.rules.scoring import place_of
from rulewright.games.klotho.rules.turn import setup
from rulewright.games.klotho.state import KLOTHO, MINERALS, NONE, PATTERN, ROW, TECHS, Box, Card, Power, State
from rulewright.kernel import program, rule
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.compiled import packed

KINDS = {
    "technology": (Card.TECH, KLOTHO),
    "market cards": (Card.MARKET, Card.TECH),
    "monsters": (Card.MONSTER, Card.MARKET),
}


def as_it_is(box: Box) -> None:
    """Nothing is changed."""


def a_die_less(box: Box) -> None:
    """Technologies of three dice or more ask for one less."""
    for tech in range(TECHS):
        used = sum(n > 0 for n in box.pattern[tech])
        if used > 2:
            box.pattern[tech] = [*box.pattern[tech][: used - 1], *[0] * (PATTERN - used + 1)]


def double_bonus(box: Box) -> None:
    """Bonus technologies bring twice as much."""
    box.amount[Power.ZOO], box.amount[Power.RELIQUARY], box.amount[Power.ARCHIVE] = 8, 10, 2
    box.bonus_coins, box.bonus_most = 1, 20


def cheap_steps(box: Box) -> None:
    """Every step of the market costs one star."""
    for mineral in range(MINERALS):
        box.cost[mineral] = [[min(1, stars) for stars in ways] for ways in box.cost[mineral]]


CHANGES: tuple[Callable[[Box], None], ...] = (as_it_is, a_die_less, double_bonus, cheap_steps)


@rule
def unseen(s: State, box: Box, stream: list[int], low: int, high: int) -> int:
    """The move of a player who does not see these cards in the row."""
    hidden = 0
    for place in range(ROW):
        if low <= s.row[place] < high:
            hidden |= int(s.row[place]) << (8 * place)
            s.row[place] = NONE
    move = policy(s, box, int(s.mover), stream)
    for place in range(ROW):
        if (hidden >> (8 * place)) & 255:
            s.row[place] = (hidden >> (8 * place)) & 255
    return move


@program
def contest(s: State, memory: Any, box: Box, stream: Any, low: int, high: int, wins: Any) -> None:
    """So many games; the part of the win of the one who does not see."""
    for g in range(wins.shape[0]):
        for i in range(memory.shape[0]):
            memory[i] = 0
        sow(s.rng, g // 2, 0)
        setup(s, box)
        while s.end == 0:
            seat = int(s.mover)
            apply(s, box, seat, unseen(s, box, stream, low if seat == g % 2 else KLOTHO, high))
        first, other = place_of(s, box, g % 2), place_of(s, box, 1 - g % 2)
        wins[g] = 0.5 if first == other else 1.0 if first < other else 0.0


def share(kind: str, change: Callable[[Box], None], games: int, **options: str) -> tuple[float, float]:
    """Wins of the one who does without, and half of the interval of 95%, taken over deals."""
    game = load("klotho")
    box: Any = game.make_box(options, 2)
    change(box)
    state, wins = packed(game.state()), np.zeros(games // 2 * 2)
    contest(state[0], state.view(np.uint64), packed(box)[0], np.array([1, 2], np.uint32), *KINDS[kind], wins)
    deals = wins.reshape(-1, 2).mean(axis=1)
    return float(deals.mean()), 1.96 * float(deals.std(ddof=1)) / sqrt(len(deals))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--box", help="only this box that comes with the game, as it is")
    asked = parser.parse_args()
    if asked.box:
        for kind in KINDS:
            wins, half = share(kind, as_it_is, asked.games, box=asked.box)
            print(f"Box {asked.box}. Without {kind}: {wins:.1%} ± {half:.1%}", flush=True)
        return
    for change in CHANGES:
        for kind in KINDS:
            wins, half = share(kind, change, asked.games)
            print(f"{change.__doc__} Without {kind}: {wins:.1%} ± {half:.1%}", flush=True)


if __name__ == "__main__":
    main()
