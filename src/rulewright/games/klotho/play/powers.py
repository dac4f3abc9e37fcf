"""How the heuristic player uses the powers of technologies, which are free once a turn (KL-68, KL-R5)."""

from __future__ import annotations

from rulewright.kernel import rule

from ..rules.dice import free_dice
from ..rules.moves import to_copy, to_flip, to_shift
from ..state import DICE, NONE, Box, State, Tech, Verb, Way
from .card_values import HALF, priced
from .shopping import with_number

CHANGING = 1 << Tech.TUNER | 1 << Tech.INVERTER | 1 << Tech.PRISM
"""The technologies that change the number on a die, as a set."""


@rule
def best_power(s: State, box: Box, seat: int, most: int) -> int:
    """The power with which the dice pay for a card worth more than `most`, or NONE."""
    left, right = priced(s, box, seat, 0), priced(s, box, seat, HALF)
    best, free = NONE, free_dice(s)
    for way in range(Way.DOWN, Way.UP + 1):
        dice = to_shift(s, way) & free
        for die in range(DICE):
            if (dice >> die) & 1:
                found = with_number(s, box, left, right, die, s.die[die] + (1 if way == Way.UP else -1))
                if found > most:
                    best, most = Verb.SHIFT.of(way, die), found
    dice = to_flip(s) & free
    for die in range(DICE):
        if (dice >> die) & 1:
            found = with_number(s, box, left, right, die, 7 - s.die[die])
            if found > most:
                best, most = Verb.FLIP.of(die), found
    for die in range(DICE):
        models = to_copy(s, die) if (free >> die) & 1 else 0
        for model in range(DICE):
            if (models >> model) & 1:
                found = with_number(s, box, left, right, die, int(s.die[model]))
                if found > most:
                    best, most = Verb.COPY.of(die, model), found
    return best
