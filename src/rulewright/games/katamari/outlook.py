"""What a position promises each player: bots go by it instead of playing every imagined game to its end.

The tables are thousandths of the logarithm of the odds to win, by the number of rounds to come: what more of it than the
other's was worth in 6,000 games of two by the rule of thumb, smoothed (`python -m tests.games.katamari.fit`).
"""

from __future__ import annotations

from math import exp

from rulewright.kernel import rule, size, table

from .katamari import all_dice, dice_of, stars_of
from .state import BLUE, FACES, LEVELS, PLACING, PURPLE, ROLLING, SYMBOLS, Box, State
from .worth import crash_chance, lead

HORIZON = 16
"""After so many moves in the head the outlook is asked: about two turns."""
FAR = 12
"""What lies further ahead counts like this."""
SYMBOL_STEPS = 3
"""A lead of more counts like this."""
STAR_NOW = table([400, 270, 140, 85, 45, 20, 15, 15, 10, 10, 10, 10, 10])
"""A star that is visible now: later on it may be covered."""
POWER_A_ROLL = table([0, 260, 285, 345, 350, 305, 250, 215, 190, 200, 220, 230, 230])
"""One more power a roll, for all the rolls to come."""
BLUE_HEX = table([0, 37, 40, 44, 39, 20, 5, 0, 0, 0, 0, 0, 0])
PURPLE_HEX = table([0, 10, 20, 40, 40, 30, 20, 20, 20, 20, 20, 20, 20])
"""What may carry Purple."""
AHEAD = table(
    [
        [2600, 1850, 1080, 755, 550, 380, 300, 265, 235, 225, 225, 225, 225],
        [350, 320, 310, 305, 290, 270, 230, 190, 170, 170, 170, 170, 170],
        [300, 150, 190, 220, 80, 0, 0, 0, 0, 0, 0, 0, 0],
    ]
)
"""One, two and three symbols more than anybody else; to be behind costs as much."""
POWER_NOW = table([350, 250, 200, 210, 210, 190, 165, 145, 130, 130, 140, 150, 150])
"""One power to spend in this round: what is not spent yet, or what a roll still to come may bring."""


@rule
def power_a_roll(s: State, box: Box, seat: int) -> float:
    """KT-31: the power that a roll brings on the whole, when a crash brings none."""
    power = 0.0
    for colour in range(LEVELS):
        power += dice_of(s, box, seat, colour) * (FACES + 1 - box.success[colour]) / 6.0
    return power * (1.0 - crash_chance(all_dice(s, box, seat)))


@rule
def power_now(s: State, box: Box, seat: int) -> float:
    """KT-32: the power that a player has or will have in this round; none when the turn is over. So it is worth the same
    to look just before a roll and just after."""
    if seat != s.mover:
        return power_a_roll(s, box, seat) if (seat - s.first) % box.seats > (s.mover - s.first) % box.seats else 0.0
    if s.phase == ROLLING:
        return power_a_roll(s, box, seat)
    return float(s.power + s.chosen + 1 if s.phase == PLACING else s.power)


@rule
def promise(s: State, box: Box, seat: int) -> float:
    """KT-43, KT-44: stars and majorities as they may last, what the dice will bring, and power that is not spent yet."""
    mine = s.seats[seat]
    rolls = min(FAR, int(box.rounds) - int(s.round))
    worth = float(STAR_NOW[rolls] * stars_of(s, seat) + BLUE_HEX[rolls] * size(int(mine.level[BLUE])))
    worth += PURPLE_HEX[rolls] * size(int(mine.level[PURPLE])) + POWER_A_ROLL[rolls] * power_a_roll(s, box, seat)
    for symbol in range(SYMBOLS):
        more = lead(s, box, seat, symbol)
        for i in range(min(SYMBOL_STEPS, abs(more))):
            worth += (AHEAD[i][rolls] if more > 0 else -AHEAD[i][rolls]) / 2.0
    return float(worth + POWER_NOW[rolls] * power_now(s, box, seat))


@rule
def outlook(s: State, box: Box, out: list[float]) -> None:
    """Each seat's chance to win."""
    most = promise(s, box, 0)
    for seat in range(1, box.seats):
        most = max(most, promise(s, box, seat))
    together = 0.0
    for seat in range(box.seats):
        out[seat] = exp((promise(s, box, seat) - most) / 1000.0)
        together += out[seat]
    for seat in range(box.seats):
        out[seat] /= together
