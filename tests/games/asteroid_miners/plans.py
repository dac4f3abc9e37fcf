"""The figures of docs/games/asteroid_miners.md: plans of upgrades, seats, solo play, and what exact dice are worth.

    python -m tests.games.asteroid_miners.plans --games 700

Companies go by the weights of the heuristic; those that know their dice play drill and Modify die by exact expected value.
"""

from __future__ import annotations

import argparse
from itertools import combinations, product
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from rulewright.games import load
from rulewright.games.asteroid_miners.content import RIVALS, VERSIONS
from rulewright.games.asteroid_miners.play.policy import HEURISTIC, Weight, advised
from rulewright.games.asteroid_miners.play.value_table import ValueTable, table_move, value_table_of
from rulewright.games.asteroid_miners.rules import apply, setup, standing
from rulewright.games.asteroid_miners.state import Box, Outcome, Phase, State, Verb
from rulewright.kernel import Enumeration, program
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.compiled import packed

GAME = load("asteroid_miners")
PLANS = list(product(range(4), range(3)))
Array = Any


class Skill(Enumeration):
    """How a company plays its dice: as bots of levels 3, 4 and 5 do."""

    HEURISTIC = 0
    MODIFY_EXACT = 1
    EXACT = 2


class Count(Enumeration):
    """What is counted over all games."""

    CHANGES = 0
    MISSED = 1
    OVERTIMES = 2
    STRATA = 3
    """Strata fully excavated, each in one turn."""


class Company(NamedTuple):
    dice: int = Skill.HEURISTIC
    weights: tuple[int, ...] = tuple(HEURISTIC)

    def with_plan(self, drills: int, equipment: int) -> Company:
        """Buy so many drills and levels of equipment, each as soon as it can be paid, and no more."""
        made = list(self.weights)
        made[Weight.MOST_DRILL], made[Weight.MOST_EQUIPMENT], made[Weight.AT_ONCE] = 1 + drills, 1 + equipment, 1
        return Company(self.dice, tuple(made))


@program
def play(
    states: Array,
    blank: State,
    box: Box,
    values: ValueTable,
    dice: Array,
    weights: Array,
    ends: Array,
    out: Array,
    sums: Array,
) -> None:
    """Games from consecutive seeds between two companies, which swap seats after each; alone, the first plays them all."""
    s = states[0]
    for g in range(len(ends)):
        states[0] = blank
        sow(s.rng, g, 0)
        setup(s, box)
        while s.end == 0:
            who = (s.seat + g) % box.seats
            if dice[who] == Skill.EXACT or (dice[who] == Skill.MODIFY_EXACT and s.phase == Phase.MODIFYING):
                move = table_move(s, box, values, weights[who])
            else:
                move = advised(s, box, weights[who])
            asteroid = int(s.asteroid)
            if move == Verb.GO_ON:
                sums[Count.OVERTIMES] += 1
            apply(s, box, int(s.seat), move)
            if s.asteroid != asteroid:
                sums[Count.CHANGES] += 1
                if min(s.miners[0].done[asteroid], s.miners[1].done[asteroid]) < box.strata[asteroid]:
                    sums[Count.MISSED] += 1
        for seat in range(2):
            out[g, 2 + seat] = s.miners[seat].funding
            for strata in s.miners[seat].done:
                sums[Count.STRATA] += strata
        out[g, 4] = s.round
        standing(s, box, out[g, 2:4], out[g])
        ends[g] = s.end


class Played(NamedTuple):
    wins: Array
    """The first company's share of the win, by game; alone, whether it won."""
    first_seat: float
    money: tuple[float, float]
    bankrupt: float
    missed: float
    overtimes: float
    rounds: tuple[int, int]
    """From where to where 19 games of 20 last (AM-H16)."""
    whole: float
    """The share of turns that dig a whole stratum (AM-R4)."""


def played(games: int, a: Company, b: Company | None = None, **options: Any) -> Played:
    box = packed(GAME.make_box(options, 2 if b else 1))
    state, ends = packed(GAME.state()), np.zeros(games, np.int64)
    out, sums = np.zeros((games, 5), np.int64), np.zeros(len(Count), np.int64)
    both = (a, b or a)
    dice, weights = np.array([c.dice for c in both]), np.array([c.weights for c in both])
    play(state, state[0].copy(), box[0], value_table_of(box.tobytes()), dice, weights, ends, out, sums)
    shares = (out[:, 0] < out[:, 1]) + 0.5 * (out[:, 0] == out[:, 1]) if b else out[:, 0] == 1
    wins = np.where(np.arange(games) % 2, 1 - shares, shares) if b else shares
    return Played(
        wins, shares.mean(), tuple(out[:, 2:4].mean(axis=0)), (ends == Outcome.BANKRUPT).mean(),
        sums[Count.MISSED] / max(sums[Count.CHANGES], 1), sums[Count.OVERTIMES] / games,
        tuple(np.quantile(out[:, 4], (0.025, 0.975)).astype(int)), sums[Count.STRATA] / (2 * out[:, 4].sum()),
    )  # fmt: skip


def percent(wins: Array) -> str:
    """A share with its 95 % interval."""
    return f"{100 * wins.mean():.1f} % +- {196 * wins.std() / sqrt(len(wins)):.1f}"


def robin(games: int, company: Company, **options: Any) -> Array:
    """The share of the win of each plan against each."""
    shares = np.full((len(PLANS), len(PLANS)), np.nan)
    for i, k in combinations(range(len(PLANS)), 2):
        shares[i, k] = played(games, company.with_plan(*PLANS[i]), company.with_plan(*PLANS[k]), **options).wins.mean()
        shares[k, i] = 1 - shares[i, k]
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.asteroid_miners.plans", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=700, help="games of a pair of plans; ten times as many for the rest"
    )
    games = parser.parse_args().games
    heuristic, exact = Company(), Company(Skill.EXACT)
    print("plans: drills,equipment   " + "  ".join(f"{d},{e}" for d, e in PLANS))
    for box, foundry, company in product(("first", "standard"), ("with", "without"), (heuristic, exact)):
        shares = robin(games, company, box=box, foundry=foundry)
        means = "  ".join(f"{100 * share:3.0f}" for share in np.nanmean(shares, axis=1))
        print(
            f"{box:8} {foundry:7} {'exact' if company.dice else 'heuristic'}    {means}   at most {100 * np.nanmax(shares):.0f}"
        )
    for version, foundry in product(VERSIONS, ("with", "without")):
        how: dict[str, Any] = {"version": version, "foundry": foundry}
        same = played(10 * games, heuristic, heuristic, **how)
        print(f"\n{version}, {foundry} the Foundry: first seat {100 * same.first_seat:.1f} %, money {same.money[0]:.1f} and "
              f"{same.money[1]:.1f}, bankrupt {100 * same.bankrupt:.1f} %, last stratum missed {100 * same.missed:.0f} %, "
              f"Overtime {same.overtimes:.2f}, {same.rounds[0]} to {same.rounds[1]} rounds, "
              f"a whole stratum in {100 * same.whole:.0f} % of turns")  # fmt: skip
        for better, worse in combinations((Skill.EXACT, Skill.MODIFY_EXACT, Skill.HEURISTIC), 2):
            wins = played(10 * games, Company(better), Company(worse), **how).wins
            print(f"  dice played in manner {better} against {worse}: {percent(wins)}")
        for rival, company in product(RIVALS, (heuristic, exact)):
            wins = played(5 * games, company, rival=rival, **how).wins
            print(f"  alone, rival {rival}, {'exact' if company.dice else 'heuristic'}: {percent(wins)}")


if __name__ == "__main__":
    main()
