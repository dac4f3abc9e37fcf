"""What a position promises each player: bots go by it instead of playing every imagined game to its end.

The tables are hundredths of a point by the number of rolls to come, smoothed from a linear fit of the final lead in 12,000 games
of two players by the rule of thumb (one purchase in ten at random), looked at before every roll.
"""

from __future__ import annotations

from math import exp

from rulewright.kernel import rule, size, table

from .katamari import all_dice, dice_of, stars_of
from .state import BLUE, BUYING, FACES, LEVELS, PLACING, PURPLE, ROLLING, SYMBOLS, Box, State
from .worth import crash_chance, lead, turns_left

HORIZON = 16
"""After so many moves in the head the outlook is asked: about two turns."""
FAR = 12
"""What lies further ahead counts like this."""
STAR_NOW = table([100, 90, 65, 45, 30, 25, 25, 30, 35, 40, 40, 40, 40])
"""A star that is visible now: later on it may be covered."""
POWER_A_TURN = table([0, 100, 115, 115, 110, 115, 135, 180, 240, 300, 360, 420, 480])
"""One more power a roll, for all the rolls to come: early dice buy more dice."""
CARRIES = table([0, 0, 5, 15, 25, 25, 20, 15, 10, 5, 5, 5, 5])
"""A hex of Blue or Purple, on which Purple may lie."""
AHEAD = table(
    [
        [600, 490, 395, 315, 260, 225, 210, 210, 210, 210, 210, 210, 210],
        [95, 150, 170, 180, 170, 160, 150, 150, 150, 150, 150, 150, 150],
        [12, 34, 50, 60, 57, 45, 35, 30, 30, 30, 30, 30, 30],
    ]
)
"""One, two and three symbols more than anybody else; to be behind costs as much."""
SPREAD = table([270, 375, 440, 500, 545, 570, 600, 615, 630, 640, 650, 660, 660])
"""How far luck may still carry two players apart."""


@rule
def promise(s: State, box: Box, seat: int) -> float:
    """KT-43, KT-44: stars and majorities as they may last, what the dice will bring, and power that is not spent yet."""
    mine = s.seats[seat]
    rolls = min(FAR, turns_left(s, box, seat) + (1 if seat == s.mover and s.phase == ROLLING else 0))
    worth = float(STAR_NOW[rolls] * stars_of(s, seat))
    worth += CARRIES[rolls] * (size(int(mine.level[BLUE])) + size(int(mine.level[PURPLE])))
    for symbol in range(SYMBOLS):
        more = lead(s, box, seat, symbol)
        for i in range(min(3, abs(more))):
            worth += (AHEAD[i][rolls] if more > 0 else -AHEAD[i][rolls]) / 2.0
    power = 0.0
    for colour in range(LEVELS):
        power += dice_of(s, box, seat, colour) * (FACES + 1 - box.success[colour]) / 6.0
    worth += power * (1.0 - crash_chance(all_dice(s, box, seat))) * POWER_A_TURN[rolls]
    if seat == s.mover and s.phase == BUYING:
        worth += 100.0 * s.power
    elif seat == s.mover and s.phase == PLACING:
        worth += 100.0 * (s.power + s.chosen + 1)
    return float(worth)


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """Each seat's chance to win; a lead means the less, the more turns are still to come."""
    swing = float(SPREAD[min(FAR, int(box.rounds) - int(s.round))])
    most = promise(s, box, 0)
    for seat in range(1, box.seats):
        most = max(most, promise(s, box, seat))
    together = 0.0
    for seat in range(box.seats):
        out[seat] = exp((promise(s, box, seat) - most) / swing)
        together += out[seat]
    for seat in range(box.seats):
        out[seat] /= together
