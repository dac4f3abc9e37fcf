"""How the heuristic player uses the powers of technologies, which are free once a turn (KL-68, KL-R5)."""

from __future__ import annotations

from rulewright.kernel import rule

from ..rules.dice import free_dice
from ..rules.powers import to_copy, to_flip, to_shift
from ..state import DICE, NONE, Box, Power, State, Verb, Way
from .card_values import HALF, priced
from .shopping import with_number


@rule
def changing(box: Box) -> int:
    """The technologies that change the number on a die, as a set."""
    return int(box.owners[Power.TUNER]) | int(box.owners[Power.INVERTER]) | int(box.owners[Power.PRISM])


@rule
def best_power(s: State, box: Box, seat: int, most: int) -> int:
    """The power with which the dice pay for a card worth more than `most`, or NONE."""
    left, right = priced(s, box, seat, 0), priced(s, box, seat, HALF)
    best, free, step = NONE, free_dice(s), int(box.amount[Power.TUNER])
    for way in range(Way.DOWN, Way.UP + 1):
        dice = to_shift(s, box, way) & free
        for die in range(DICE):
            if (dice >> die) & 1:
                found = with_number(s, box, left, right, die, s.die[die] + (step if way == Way.UP else -step))
                if found > most:
                    best, most = Verb.SHIFT.of(way, die), found
    dice = to_flip(s, box) & free
    for die in range(DICE):
        if (dice >> die) & 1:
            found = with_number(s, box, left, right, die, 7 - s.die[die])
            if found > most:
                best, most = Verb.FLIP.of(die), found
    for die in range(DICE):
        models = to_copy(s, box, die) if (free >> die) & 1 else 0
        for model in range(DICE):
            if (models >> model) & 1:
                found = with_number(s, box, left, right, die, int(s.die[model]))
                if found > most:
                    best, most = Verb.COPY.of(die, model), found
    return best
