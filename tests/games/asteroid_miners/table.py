"""A table to test at: every die is dictated, and positions that would take long to play are set up.

Companies are rich unless a test says otherwise, so that Phase 7 always asks and a turn ends only when somebody buys nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any

from rulewright.games import load
from rulewright.games.asteroid_miners.rules.foundry import start_foundry
from rulewright.games.asteroid_miners.state import Box, Miner, Phase, State
from rulewright.kernel import Fate
from tests import table as tests_table

GAME = load("asteroid_miners")
PRINTED: dict[str, Any] = tomllib.loads(GAME.content.read_text("utf-8"))
"""The standard box file as it is, without our reading of it."""
RICH = 50
QUIET = 4
"""The face of the Fate die that brings nothing."""
NEXT = [QUIET, 6, 6]
"""Another company's turn begins: no event, and two sixes from the first drill."""


class Table(tests_table.Table):
    """One game from its first roll on."""

    s: State
    box: Box

    def __init__(
        self, *first: int, seats: int = 2, funding: int = RICH, asteroid: int = 1, depth: int = 1, **options: Any
    ) -> None:
        super().__init__(GAME, seats, Fate(dice=list(first) or NEXT), **options)
        assert self.s.fate.spent
        self.s.asteroid = asteroid - 1
        for miner in self.s.miners:
            miner.funding = funding
            for i in range(asteroid - 1):
                miner.done[i] = self.box.strata[i]
            miner.done[asteroid - 1] = depth - 1

    # ------------------------------------------------------------ what one sees

    @property
    def red(self) -> Miner:
        return self.s.miners[0]

    @property
    def purple(self) -> Miner:
        return self.s.miners[1]

    @property
    def funding(self) -> list[int]:
        return [miner.funding for miner in self.s.miners]

    @property
    def rows(self) -> list[int]:
        return [miner.row for miner in self.s.miners]

    @property
    def dice(self) -> list[int]:
        return self.s.dice[: self.s.n]

    # ------------------------------------------------------------ moves that come often

    def dig(self, seat: int, *dice: int) -> None:
        """Keep the dice, leave the Modify die, excavate; then what chance adds: tender, market, smelter."""
        self.play(seat, "reroll", dice=0).play(seat, "excavate", dice)

    def save(self, seat: int, dice: Sequence[int] = NEXT) -> None:
        """Buy nothing; the other company's turn begins."""
        self.play(seat, "save", dice)

    def buy_all(self) -> None:
        """Nothing is left to buy: turns end by themselves."""
        for miner in self.s.miners:
            miner.drill, miner.equipment = 4, 3

    def set_dice(self, *dice: int) -> None:
        self.s.n = len(dice)
        self.s.dice = [*sorted(dice), *[0] * (5 - len(dice))]

    def modified(self, face: int, *dice: int) -> None:
        """The mover has rolled these dice and this face of the Modify die."""
        self.set_dice(*dice)
        self.s.phase, self.s.modify, self.s.mods = Phase.MODIFYING, face, 1

    def at_the_foundry(
        self, smelter: Sequence[int], row: int = 0, other: int = 0, tender: bool = False, opened: bool = True
    ) -> None:
        """The mover enters Phase 6½ on this row, the other on that one, and rolls the smelter; all strata count as excavated."""
        self.s.full, self.s.tender, self.s.n, self.s.dice = 1, int(tender), 0, [0] * 5
        self.s.miners[self.s.mover].row, self.s.miners[1 - self.s.mover].row = row, other
        for miner in self.s.miners:
            miner.done = list(self.box.strata) if opened else miner.done
        self.s.fate.dice += smelter
        start_foundry(self.s, self.box)
        assert self.s.fate.spent


def alone(*first: int, **options: Any) -> Table:
    """A table for one, against the rival of the first box, which drills with three dice on the first asteroid."""
    return Table(*first, seats=1, **{"box": "first"} | options)
