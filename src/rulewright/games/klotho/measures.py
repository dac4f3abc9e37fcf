"""Measures of 97 Klotho for the lab, besides its notes: sources of points, prices, and predictors of who wins.

Predictors are divided by the swing of the outlook, so that one more of `points` means the same at any stage of the game. The
worth of anything else, in points, is its weight divided by that of `points`.
"""

from __future__ import annotations

from math import sqrt

from rulewright.kernel import lowest, rule
from rulewright.kernel.measures import POSITION, measure

from .play.card_values import mine_worth, rounds_left
from .play.evaluation import SWING, SWING_A_CARD, turn_promise
from .rules.deck import cards_to_come
from .rules.dice import owned
from .rules.scoring import artifact_points, bonus_points, final_score, monster_points, round_points
from .state import ANDROIDS, AUGMENTS, Box, Mineral, Power, State, Tool


@measure("points in the first round")
def round_1(s: State, box: Box, seat: int) -> int:
    return int(s.seats[seat].points[0])


@measure("points in the second round")
def round_2(s: State, box: Box, seat: int) -> int:
    return int(s.seats[seat].points[1])


@measure("points in the third round")
def round_3(s: State, box: Box, seat: int) -> int:
    return int(s.seats[seat].points[2])


@measure("points of monsters in the third round")
def monsters_3(s: State, box: Box, seat: int) -> int:
    return monster_points(s, box, seat)


@measure("points of artifacts in the third round")
def artifacts_3(s: State, box: Box, seat: int) -> int:
    return artifact_points(s, box, seat)


@measure("monsters")
def monsters(s: State, box: Box, seat: int) -> int:
    return int(s.seats[seat].monsters)


@measure("how far the price of organics lies from its start")
def organics(s: State, box: Box, seat: int) -> int:
    return abs(int(s.market[Mineral.ORGANICS]) - int(box.start[Mineral.ORGANICS]))


@measure("how far the price of metal lies from its start")
def metal(s: State, box: Box, seat: int) -> int:
    return abs(int(s.market[Mineral.METAL]) - int(box.start[Mineral.METAL]))


@measure("how far the price of rads lies from its start")
def rads(s: State, box: Box, seat: int) -> int:
    return abs(int(s.market[Mineral.RADS]) - int(box.start[Mineral.RADS]))


@rule
def scaled(s: State, box: Box, worth: float) -> float:
    """A worth relative to the lead that is decisive at this stage."""
    return worth / (SWING + SWING_A_CARD * sqrt(cards_to_come(s, box)))


@rule
def to_come(s: State, box: Box, count: float) -> float:
    """The worth of something that counts in every remaining round."""
    return scaled(s, box, count * rounds_left(s))


@measure("points that are sure", at=POSITION)
def points(s: State, box: Box, seat: int) -> float:
    return scaled(
        s, box, final_score(s, seat) + bonus_points(s, box, seat) + (3 - s.scored) * round_points(s, box, seat)
    )


@measure("coins, for each round to come", at=POSITION)
def coins(s: State, box: Box, seat: int) -> float:
    return to_come(s, box, float(s.seats[seat].coins))


@measure("mine cards, for each round to come", at=POSITION)
def mines(s: State, box: Box, seat: int) -> float:
    n, left = 0.0, int(s.seats[seat].mines)
    while left != 0:
        n += 1.0
        left &= left - 1
    return to_come(s, box, n)


@measure("points that minerals on mine cards cost, for each round to come", at=POSITION)
def minerals(s: State, box: Box, seat: int) -> float:
    n, left = 0.0, int(s.seats[seat].mines)
    while left != 0:
        n += mine_worth(s, box, lowest(left))
        left &= left - 1
    return to_come(s, box, n)


@measure("battle crystals, for each round to come", at=POSITION)
def crystals(s: State, box: Box, seat: int) -> float:
    return to_come(s, box, float(owned(s, box, seat, Power.SMALL_CRYSTAL) + owned(s, box, seat, Power.GREAT_CRYSTAL)))


@measure("Bribes, for each round to come", at=POSITION)
def bribes(s: State, box: Box, seat: int) -> float:
    return to_come(s, box, float(s.seats[seat].tools[Tool.BRIBE]))


@measure("androids, for each round to come", at=POSITION)
def androids(s: State, box: Box, seat: int) -> float:
    n = 0.0
    for i in range(ANDROIDS):
        n += s.seats[seat].tools[Tool.ANDROID + i]
    return to_come(s, box, n)


@measure("augments, for each round to come", at=POSITION)
def augments(s: State, box: Box, seat: int) -> float:
    n = 0.0
    for i in range(AUGMENTS):
        n += s.seats[seat].tools[Tool.AUGMENT + i]
    return to_come(s, box, n)


@measure("Raids, for each round to come, times the rounds to come", at=POSITION)
def raids(s: State, box: Box, seat: int) -> float:
    return to_come(s, box, float(rounds_left(s)) * s.seats[seat].tools[Tool.RAID])


@measure("Turrets, for each round to come, times the rounds to come", at=POSITION)
def turrets(s: State, box: Box, seat: int) -> float:
    return to_come(s, box, float(rounds_left(s)) * s.seats[seat].tools[Tool.TURRET])


@measure("turns until the player's own, for each round to come", at=POSITION)
def waiting(s: State, box: Box, seat: int) -> float:
    return to_come(s, box, ((seat - s.mover - 1) % box.seats + 1) / box.seats)


@measure("points that the dice of this turn promise", at=POSITION)
def dice(s: State, box: Box, seat: int) -> float:
    return scaled(s, box, turn_promise(s, box)) if seat == s.mover else 0.0
