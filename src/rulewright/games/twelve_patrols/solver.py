"""The solver: whether a kingdom can still be won, what each move leaves of that, and how the five levels play.

Everything rests on the list of kingdoms that may still come of a position (see `planning`). A move is worth the share of the
choices of cards to come with which some of them is left: so much can be won by one who knew the cards. Near the end, where few
cards are still to come, level 5 goes through all that may happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log1p
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel import Hint

from .deals import puzzle, reachable
from .deals import winning as grade
from .kingdom import half_gap
from .planning import EFFORT, Plans, Position, after_laying
from .policy import policy
from .state import (
    BUILDING,
    CARDS,
    CELLS,
    CHOOSING,
    DONE,
    DONE_BIT,
    EARLY,
    FIRST,
    FIXED,
    GAPS,
    KINDS,
    MIDDLE,
    NONE,
    OPEN,
    PLACE,
    PUT,
    SHOWN,
    Box,
    State,
)

__all__ = ["choose", "grade", "hints", "prepare", "prospect", "puzzle"]

PLANS = (1, 3, 0, 0, 0)
"""How many living kingdoms a weak level looks at, each drafted by itself."""
WORLDS = (0, 0, 2, 5, 20)
"""For how many choices of the cards to come a strong level looks at all living kingdoms, where there are more."""
STRONGEST = 5
FORESIGHT, WIDTH = 2, 6
"""With how many cards still to come level 5 goes through all of them, and how many of its own later moves it considers."""


class Prospect(NamedTuple):
    """Whether a position can still be won: by some order of the cards to come and some play (None: not known); and the share of
    the choices of cards to come with which it can, if one knew them, out of how many."""

    winnable: bool | None
    share: float
    worlds: int


class Choice(NamedTuple):
    """A move, with the kingdoms that it leaves."""

    action: int
    members: Any


def prepare(box: Box) -> None:
    """Compile the solver, or load it."""
    from . import GAME

    s = GAME.state()
    s.rng[:] = [1, 2]
    GAME.rules.setup(s, box)
    position = Position(s, box)  # type: ignore[arg-type]
    plans = position.kingdoms(1)
    position.view.at[0], position.view.at[1] = 0, 1
    plans.putting(0, 0)


# ---------------------------------------------------------------- what is left


def prospect(view: State, box: Box, effort: int = EFFORT) -> Prospect:
    """What can still be won from here."""
    if view.end:
        return Prospect(view.end == 1, float(view.end == 1), 1)
    position = Position(view, box, effort)
    plans = position.kingdoms()
    reach = np.flatnonzero(reachable(plans))
    winnable = True if len(reach) else None if position.spent else False
    return Prospect(winnable, plans.worlds(reach) / plans.position.worlds, plans.position.worlds)


def choices(plans: Plans) -> list[Choice]:
    """Every move that is not giving up, with the kingdoms that live on."""
    view, everything = plans.position.view, np.arange(len(plans))
    if view.phase == BUILDING:
        laying = [
            Choice(PLACE + CELLS * slot + cell, plans.laying(slot, cell))
            for slot in range(SHOWN)
            if view.shown[slot] != NONE
            for cell in range(CELLS)
            if view.open >> cell & 1
        ]
        early = [Choice(OPEN + gap, best_early(plans, gap)) for gap in range(GAPS) if view.ready >> gap & 1]
        return laying + early
    if view.phase == CHOOSING:
        return [Choice(FIRST, everything), Choice(FIRST + 1, everything)]
    putting = [
        Choice(
            PUT + k,
            plans.putting(view.gap if view.phase == EARLY else half_gap(view, view.line, k // KINDS), k % KINDS),
        )
        for k in range(DONE_BIT)
        if view.choices >> k & 1
    ]
    return [*putting, Choice(DONE, everything)] if view.choices >> DONE_BIT & 1 else putting


def best_early(plans: Plans, gap: int) -> Any:
    """What is left if somebody is sent to a gap early, whoever costs least."""
    view = plans.position.view
    left = [plans.putting(gap, kind) for kind in range(KINDS) if view.barracks >> 2 * kind & 3]
    return max(left, key=lambda members: (plans.worlds(members), len(members)))


def hints(view: State, box: Box, seat: int, words: list[int], effort: int) -> list[Hint]:
    """TP-A17: of each move the share of choices of cards to come with which it can still be won, the best first.

    What it says is known where every living kingdom was found; else it is what was found so far.
    """
    position = Position(view, box, EFFORT)
    plans = position.kingdoms()
    worlds, found = plans.position.worlds, []
    for choice in choices(plans):
        share = plans.worlds(choice.members) / worlds
        found.append((share, rank(plans, choice.members), choice.action))
    found.sort(key=lambda f: (-f[1], f[2]))
    known = not position.spent
    sure = known and position.draws == 0
    return [Hint(a, share, share, share if known else 1.0, worlds, sure and share == 1.0) for share, _, a in found]


def rank(plans: Plans, members: Any) -> float:
    """How much these kingdoms promise: for every choice of cards to come, more is better, but less and less so."""
    if not len(members):
        return 0.0
    _, many = np.unique(plans.takes[members], return_counts=True)
    return float(sum(log1p(n) for n in many)) / plans.position.worlds


# ---------------------------------------------------------------- levels


def choose(view: State, box: Box, seat: int, words: list[int], level: int) -> int:
    """A move for a bot: the one that most of its plans go by. Where nothing can be won any more, a rule of thumb will do.

    The first card of a floating kingdom may end up on any place of it, so no plan prefers one to another.
    """
    random = Random(words[0] << 32 | words[1])
    if view.phase not in (BUILDING, CHOOSING) and view.choices >> DONE_BIT & 1:
        return DONE
    if not view.laid and box.frame != FIXED:
        return random.choice([PLACE + CELLS * slot + MIDDLE for slot in range(SHOWN)])
    plans = draft(view, box, random, level)
    open_to = choices(plans) if len(plans) else []
    best = max(
        (choice for choice in open_to if not OPEN <= choice.action < FIRST),
        key=lambda choice: (*value(plans, choice, level), random.random()),
        default=None,
    )
    if best is None or not len(best.members):
        return int(policy(view, box, seat, words))
    return best.action


def draft(view: State, box: Box, random: Random, level: int) -> Plans:
    """The plans that a level looks at."""
    kept: list[Plans] = []
    position = Position(view, box, EFFORT)
    worlds = WORLDS[level - 1]
    if worlds and position.worlds <= worlds:
        return position.kingdoms()
    for _ in range(worlds):
        kept.append(position.kingdoms(unseen=random.sample(position.unseen, position.draws)))
    for _ in range(PLANS[level - 1]):
        order = random.sample(range(CARDS), CARDS)
        found = position.kingdoms(1, order)
        if not len(found):
            break
        kept.append(found)
        position.desk["note"][3] = 0
    return together(position, kept)


def together(position: Position, kept: Sequence[Plans]) -> Plans:
    """Several drafts as one."""
    plans = Plans(position, np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.int64))
    if kept:
        plans.codes = np.concatenate([plan.codes for plan in kept])
        plans.cell = np.concatenate([plan.cell for plan in kept], axis=1)
        plans.takes = np.concatenate([plan.takes for plan in kept])
    return plans


def value(plans: Plans, choice: Choice, level: int) -> tuple[float, float]:
    """What a choice promises: near the end the chance to win as far as it can be reckoned, else by the plans that it leaves."""
    position = plans.position
    view, members = position.view, choice.members
    if PLANS[level - 1]:
        return float(len(members)), 0.0
    if level == STRONGEST and view.phase == BUILDING and position.draws <= FORESIGHT and choice.action < OPEN:
        slot, cell = divmod(choice.action - PLACE, CELLS)
        shown = tuple(card for card in position.shown if card != view.shown[slot])
        taken = sum(1 << at for at in position.laid.values()) | 1 << cell
        return after_laying(plans, members, shown, tuple(position.unseen), taken, WIDTH), rank(plans, members)
    return rank(plans, members), 0.0
