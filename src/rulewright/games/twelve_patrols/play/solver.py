"""The solver: whether a kingdom can still be won, what each move is worth, and how the five levels play.

Everything rests on the list of kingdoms that may still come of a position (see `planning`). Two numbers come of it, and they are
told apart everywhere: in what share of the draws it is still possible to win, for somebody who knew the cards to come, and how
often best play wins that does not know them (see `expectimax`). Moves are advised by the second. A level goes by the kingdoms
that a move leaves; near the end, where few cards are still to come, level 5 goes through all that may happen.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel import Hint

from ..rules.kingdom import half_gap
from ..state import CARDS, CELLS, DONE_BIT, KINDS, MIDDLE, NONE, SHOWN, Box, FrameRule, Phase, State, Verb
from .advice import QUICK, THOROUGH, Adviser
from .deals import puzzle, reachable
from .deals import winning as grade
from .expectimax import Tree, start
from .planning import EFFORT, Plans, Position, after_laying
from .policy import policy

__all__ = ["choose", "grade", "hints", "prepare", "prospect", "puzzle", "summary"]

PLANS = (1, 3, 0, 0, 0)
"""How many living kingdoms a weak level looks at, each drafted by itself."""
WORLDS = (0, 0, 2, 5, 20)
"""For how many choices of the cards to come a strong level looks at all living kingdoms, where there are more."""
STRONGEST = 5
GLANCE = 2000
"""Who asks for fewer imagined games than that has many questions, and gets quicker answers."""
FORESIGHT, WIDTH = 2, 6
"""With how many cards still to come level 5 goes through all of them, and how many of its own later moves it considers."""


class Prospect(NamedTuple):
    """Whether a position can still be won: by some order of the cards to come and some play (None: not known); and the share of
    the choices of cards to come with which it can, by somebody who knew them, out of how many. Where not all was looked at the
    share is at least that."""

    winnable: bool | None
    share: float
    worlds: int
    complete: bool = True


class Choice(NamedTuple):
    """A move, with the kingdoms that it leaves."""

    action: int
    members: Any


def prepare(box: Box) -> None:
    """Compile the solver, or load it."""
    from .. import GAME

    s = GAME.state()
    s.rng[:] = [1, 2]
    GAME.rules.setup(s, box)
    position = Position(s, box)  # type: ignore[arg-type]
    plans = position.kingdoms(1)
    position.view.at[0], position.view.at[1] = 0, 1
    with position.supposing():
        position.put(0, 0)
        position.shut(0)
        plans.living()
    Tree(plans).prepare(start(plans))


# ---------------------------------------------------------------- what is left


def prospect(view: State, box: Box, effort: int = EFFORT) -> Prospect:
    """What can still be won from here."""
    if view.end:
        return Prospect(view.end == 1, float(view.end == 1), 1)
    position = Position(view, box, effort)
    plans = position.kingdoms()
    reach = np.flatnonzero(reachable(plans))
    winnable = True if len(reach) else None if position.spent else False
    return Prospect(winnable, plans.worlds(reach) / position.worlds, position.worlds, not position.spent)


def summary(view: State, box: Box, best: Any) -> str:
    """A position in words: in what share of the draws it can still be won, and how often the best move wins with best play."""
    found = prospect(view, box)
    if found.winnable is not True:
        return "Nothing wins any more." if found.winnable is False else "Whether anything still wins is not known."
    if found.worlds == 1 and best.exact and best.mean == 1.0:
        return "Best play wins whatever comes."
    share = "all" if found.share == 1.0 else f"{'' if found.complete else 'at least '}{percent(found.share)}"
    if best.exact:
        wins = "whatever comes" if best.mean == 1.0 else f"exactly {percent(best.mean)}"
    else:
        wins = f"about {percent(best.mean)} ({percent(best.low)} to {percent(best.high)})"
    return f"Still possible in {share} of the draws; best play wins {wins}."


def percent(share: float) -> str:
    """A share in percent that is all or nothing only if it really is."""
    if 0.0 < share < 0.01:
        return "under 1%"
    return "over 99%" if 0.99 < share < 1.0 else f"{share:.0%}"


def choices(plans: Plans) -> list[Choice]:
    """Every move that a bot considers, with the kingdoms that live on: it sets no patrol early (TP-A16)."""
    view, everything = plans.position.view, np.arange(len(plans))
    if view.phase == Phase.BUILDING:
        return [
            Choice(Verb.PLACE + CELLS * slot + cell, plans.laying(slot, cell))
            for slot in range(SHOWN)
            if view.shown[slot] != NONE
            for cell in range(CELLS)
            if view.open >> cell & 1
        ]
    if view.phase == Phase.CHOOSING:
        return [Choice(Verb.FIRST, everything), Choice(Verb.FIRST + 1, everything)]
    putting = [
        Choice(
            Verb.PUT + k,
            plans.putting(view.gap if view.phase == Phase.EARLY else half_gap(view, view.line, k // KINDS), k % KINDS),
        )
        for k in range(DONE_BIT)
        if view.choices >> k & 1
    ]
    return [*putting, Choice(Verb.DONE, everything)] if view.choices >> DONE_BIT & 1 else putting


def hints(view: State, box: Box, seat: int, stream: list[int], effort: int) -> list[Hint]:
    """TP-A17: of each move the chance to win with best play after it, the best first; exact where both bounds are the same."""
    adviser = Adviser(
        view, box, THOROUGH if effort == 0 or effort >= GLANCE else QUICK, Random(stream[0] << 32 | stream[1])
    )
    worlds = adviser.position.worlds
    return [
        Hint(w.action, w.mean, w.low, w.high, w.games or worlds, w.low == w.high == 1.0, w.low == w.high)
        for w in adviser.worths()
    ]


# ---------------------------------------------------------------- levels


def choose(view: State, box: Box, seat: int, stream: list[int], level: int) -> int:
    """A move for a bot: the one that most of its plans go by. Where nothing can be won any more, a rule of thumb will do.

    The first card of a floating kingdom may end up on any place of it, so no plan prefers one to another.
    """
    random = Random(stream[0] << 32 | stream[1])
    if view.phase not in (Phase.BUILDING, Phase.CHOOSING) and view.choices >> DONE_BIT & 1:
        return Verb.DONE
    if not view.laid and box.frame != FrameRule.FIXED:
        return random.choice([Verb.PLACE + CELLS * slot + MIDDLE for slot in range(SHOWN)])
    plans = draft(view, box, random, level)
    open_to = choices(plans) if len(plans) else []
    best = max(
        open_to,
        key=lambda choice: (*value(plans, choice, level), random.random()),
        default=None,
    )
    if best is None or not len(best.members):
        return int(policy(view, box, seat, stream))
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
    if (
        level == STRONGEST
        and view.phase == Phase.BUILDING
        and position.draws <= FORESIGHT
        and choice.action < Verb.OPEN
    ):
        slot, cell = divmod(choice.action - Verb.PLACE, CELLS)
        shown = tuple(card for card in position.shown if card != view.shown[slot])
        taken = sum(1 << at for at in position.laid.values()) | 1 << cell
        return after_laying(plans, members, shown, tuple(position.unseen), taken, WIDTH), plans.rank(members)
    return plans.rank(members), 0.0
