"""Other companies on the same asteroid: money, drills and equipment change, and what the dice show."""

from __future__ import annotations

from random import Random

from rulewright.games.asteroid_miners.state import DRILLS, EQUIPMENT, Box, Phase, State


def edit(s: State, box: Box, random: Random) -> None:
    for miner in s.miners[: box.seats]:
        miner.funding = random.choice((1, 2, random.randint(1, 40)))
    if s.phase == Phase.DRILLING:
        for miner in s.miners[: box.seats]:
            miner.drill, miner.equipment = random.randint(1, DRILLS), random.randint(1, EQUIPMENT)
    if s.phase == Phase.REROLLING:
        s.dice[: s.n] = [random.randint(1, 6) for _ in range(s.n)]
