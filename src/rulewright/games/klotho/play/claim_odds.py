"""The exact chance that the mover's dice will pay for a card, for every choice of dice to hold (KL-26, KL-27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..rules.dice import join_crystals, throws_left
from ..rules.hands import affordable
from ..rules.turn import to_mark
from ..state import DICE, NONE, REDS, Box, Card, DieKind, Phase, State
from .dice_odds import GREAT_SIDES, SIDES, chances, lattice

MOST_DICE = 6
"""With more dice than this the chance takes too long to compute."""
UNKNOWN = -1.0
KEPT = 2000
_known: dict[tuple[object, ...], tuple[dict[object, int], list[bool], list[list[float]]]] = {}
"""Cache by requirement and dice: an index of outcomes, which of them pay, and the chances by throws to come."""


def throwable(s: State) -> list[int]:
    """KL-26, KL-76: the dice that the mover may throw again."""
    if s.phase != Phase.REROLLING:
        return []
    others = to_mark(s) | int(s.marked)
    return [*range(REDS), *(i for i in range(REDS, DICE) if (others >> i) & 1)]


class Holds(NamedTuple):
    """The dice before a throw, for each set of `throwable` dice that the mover may hold."""

    sixes: int
    eights: int
    fixed: tuple[int, ...]
    """What the androids' dice show."""
    lying: list[tuple[object, bool] | None]
    """For each set, what lies, and whether nothing is left to throw; None where an augmented die is held."""


def claim_chances(s: State, box: Box, card: int) -> list[float]:
    """The chance of paying for a card for each set of `throwable` dice held, as a bit set; before the roll there is only one.

    UNKNOWN where an augmented die is held. Empty if there are too many dice or no throw is to come.
    """
    return row_chances(s, box, [card])[0]


def row_chances(s: State, box: Box, cards: Sequence[int]) -> list[list[float]]:
    """`claim_chances` of several cards."""
    holds = _holds(s, box) if s.phase in (Phase.OPENING, Phase.REROLLING) else None
    if holds is None:
        return [[] for _ in cards]
    return [[] if card == NONE else _chances(box, card, holds, throws_left(s, box)) for card in cards]


def _chances(box: Box, card: int, holds: Holds, throws: int) -> list[float]:
    index, hope, enough = _reckoned(box, card, holds.sixes, holds.eights, holds.fixed, throws)
    found = list[float]()
    for one in holds.lying:
        at, all_held = one or (None, False)
        found.append(UNKNOWN if at is None else float(enough[index[at]]) if all_held else _rounded(hope[index[at]]))
    return found


def _holds(s: State, box: Box) -> Holds | None:
    """What the mover may hold; None if there are too many dice."""
    kinds = _kinds_to_roll(s, box) if s.phase == Phase.OPENING else list(s.kind)
    dice = [i for i in range(DICE) if kinds[i] not in (0, DieKind.ANDROID)]
    great = [i for i in dice if kinds[i] == DieKind.GREAT_PURPLE]
    if len(great) > 1 or len(dice) > MOST_DICE:
        return None
    fixed = tuple(sorted(s.die[i] for i in range(DICE) if kinds[i] == DieKind.ANDROID))
    loose = throwable(s)
    sixes = len(dice) - len(great)
    lying: list[tuple[object, bool] | None] = []
    for held in range(1 << len(loose)):
        kept = [i for i in dice if i not in loose or (held >> loose.index(i)) & 1] if loose else []
        six = sorted(s.die[i] for i in kept if i not in great)
        eight = [s.die[i] for i in kept if i in great]
        if any(n > SIDES for n in six) or any(n > GREAT_SIDES for n in eight):
            lying.append(None)
            continue
        at = ((0,) * (sixes - len(six)) + tuple(six), (*eight, 0)[: len(great)])
        lying.append((at, len(kept) == len(dice)))
    return Holds(sixes, len(great), fixed, lying)


def _kinds_to_roll(s: State, box: Box) -> list[int]:
    """KL-25, KL-70, KL-79: the kinds of dice in play after the roll, androids included."""
    rolled = State()
    rolled.mover, rolled.kind = s.mover, [*[DieKind.RED] * REDS, *s.kind[REDS:]]
    rolled.seats[s.mover].techs = s.seats[s.mover].techs
    join_crystals(rolled, box, 0)
    return rolled.kind


def _rounded(chance: float) -> float:
    """Round to six digits, but never to 0 or 1 unless it is impossible or certain."""
    return float(chance > 0.5) if min(chance, 1 - chance) < 1e-9 else min(max(round(chance, 6), 1e-6), 1 - 1e-6)


def _reckoned(
    box: Box, card: int, sixes: int, eights: int, fixed: tuple[int, ...], throws: int
) -> tuple[dict[object, int], list[float], list[bool]]:
    """An index of outcomes, the chance from each, and which of them pay. Cards with the same requirement share the result."""
    key = (*_asked(box, card), sixes, eights, fixed)
    if key not in _known:
        if len(_known) >= KEPT:
            _known.clear()
        lying, s = lattice(sixes, eights).lying, State()
        enough = [0 not in (*six, *eight) and _pays(s, box, card, (*six, *eight, *fixed)) for six, eight in lying]
        _known[key] = {one: i for i, one in enumerate(lying)}, enough, [[float(yes) for yes in enough]]
    index, enough, hopes = _known[key]
    if len(hopes) <= throws:
        hopes[1:] = chances(lattice(sixes, eights), enough, throws)
    return index, hopes[max(throws, 0)], enough


def _asked(box: Box, card: int) -> tuple[object, ...]:
    """The dice that a card requires, as a cache key."""
    kind = Card.kind(card)
    if kind == Card.MINE:
        hand = box.hand[card]
        return "hand", box.dice[hand], box.alike[hand], box.least[hand]
    if kind == Card.MONSTER:
        return "total", box.target[Card.MONSTER.index(card)]
    if kind == Card.MARKET:
        return "number", box.number[Card.MARKET.index(card)]
    return "pattern", tuple(box.pattern[Card.TECH.index(card)])


def _pays(s: State, box: Box, card: int, faces: Sequence[int]) -> bool:
    """KL-27: whether dice that show these numbers pay for a card. `s` is a scratch state that holds only these dice."""
    for i, number in enumerate(faces):
        s.die[i], s.kind[i] = number, DieKind.RED
    return affordable(s, box, card)
