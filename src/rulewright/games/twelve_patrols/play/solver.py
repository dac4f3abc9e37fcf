"""The solver: whether a game can still be won, what each move is worth, how the five levels play, and how hard deals are.

Everything is based on the list of kingdoms that can still result from a position (see `kingdoms`). It yields two different
numbers: the share of draws in which a win is still possible, for a player who knew the cards to come; and how often best play
wins without knowing them (see `outlook`). Advice uses the second. Levels compare the kingdoms that a move leaves; near the
end, when few cards are still to come, level 5 searches everything that can happen.

A deal is the seed of a match: it fixes the dice and the order of the cards (TP-A2).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2
from random import Random
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel import Hint
from rulewright.kernel.solver import NEVER, Deadline

from ..rules.kingdom import half_gap
from ..rules.lines import chosen_move
from ..state import (
    CARDS,
    CELLS,
    DONE_BIT,
    GAPS,
    KINDS,
    KINGDOM,
    MIDDLE,
    NONE,
    SHOWN,
    Box,
    FrameRule,
    Outcome,
    Phase,
    State,
    Verb,
    Way,
)
from .advice import QUICK, THOROUGH, Adviser
from .kingdoms import EFFORT, NEIGHBOURS, Plans, Position, kingdoms_of, mask
from .outlook import Tree, start
from .policy import policy

__all__ = ["choose", "grade", "hints", "prepare", "prospect", "puzzle"]

PLANS = (1, 3, 0, 0, 0)
"""How many living kingdoms each weak level considers, each found by a separate search."""
WORLDS = (0, 0, 2, 5, 20)
"""For how many sets of cards to come each strong level lists all living kingdoms, if there are more sets than that."""
STRONGEST = 5
GLANCE = 2000
"""A request for fewer simulated games than this is one of many, and gets a quicker answer."""
FORESIGHT, BREADTH = 2, 6
"""How many cards to come level 5 searches exhaustively, and how many of its own later moves it considers."""


class Prospect(NamedTuple):
    """Whether a position can still be won with some order of the cards to come and some play (None if not known), and for what
    share of the possible sets of cards a player who knew them could win. If the search is incomplete, the share is a minimum."""

    winnable: bool | None
    share: float
    worlds: int
    complete: bool = True


class Choice(NamedTuple):
    """A move with the kingdoms that it leaves."""

    action: int
    members: Any


def prepare(box: Box) -> None:
    """Compile the solver, or load it from the cache."""
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


# ---------------------------------------------------------------- prospects


def prospect(view: State, box: Box, effort: int = EFFORT) -> Prospect:
    """The prospect of winning from here."""
    if view.end:
        return Prospect(view.end == Outcome.SAFE, float(view.end == Outcome.SAFE), 1)
    plans = kingdoms_of(view, box, effort)
    position = plans.position
    reach = np.flatnonzero(plans.reachable())
    winnable = True if len(reach) else None if position.spent else False
    return Prospect(winnable, plans.worlds(reach) / position.worlds, position.worlds, not position.spent)


def choices(plans: Plans) -> list[Choice]:
    """Every move that a bot considers, with the kingdoms that it leaves; bots set no patrols early (TP-A16)."""
    view, everything = plans.position.view, np.arange(len(plans))
    if view.phase == Phase.BUILDING:
        return [
            Choice(Verb.PLACE.of(slot, cell), plans.laying(slot, cell))
            for slot in range(SHOWN)
            if view.shown[slot] != NONE
            for cell in range(CELLS)
            if view.open >> cell & 1
        ]
    if view.phase == Phase.CHOOSING:
        return [Choice(Verb.FIRST.of(way), everything) for way in Way]
    putting = [
        Choice(
            chosen_move(k),
            plans.putting(view.gap if view.phase == Phase.EARLY else half_gap(view, view.line, k // KINDS), k % KINDS),
        )
        for k in range(DONE_BIT)
        if view.choices >> k & 1
    ]
    return [*putting, Choice(Verb.DONE, everything)] if view.choices >> DONE_BIT & 1 else putting


def hints(view: State, box: Box, seat: int, stream: list[int], effort: int, deadline: Deadline = NEVER) -> list[Hint]:
    """TP-A17: the chance to win with best play after each move, best first; exact if it is proven."""
    thought = THOROUGH if effort == 0 or effort >= GLANCE else QUICK
    adviser = Adviser(view, box, thought, Random(stream[0] << 32 | stream[1]), deadline)
    worlds = adviser.position.worlds
    return [
        Hint(w.action, w.mean, w.low, w.high, w.games or worlds, w.exact and w.mean == 1.0, w.exact)
        for w in adviser.worths()
    ]


# ---------------------------------------------------------------- levels


def choose(view: State, box: Box, seat: int, stream: list[int], level: int) -> int:
    """A bot's move: the one that keeps most of its plans alive, or the heuristic's if no win is possible any more.

    The first card of a floating kingdom may end up anywhere in it, so it is chosen at random.
    """
    random = Random(stream[0] << 32 | stream[1])
    if view.phase not in (Phase.BUILDING, Phase.CHOOSING) and view.choices >> DONE_BIT & 1:
        return Verb.DONE
    if not view.laid and box.frame != FrameRule.FIXED:
        return random.choice([Verb.PLACE.of(slot, MIDDLE) for slot in range(SHOWN)])
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
    """The kingdoms that a level considers."""
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
        position.work["nodes"] = 0
    return together(position, kept)


def together(position: Position, kept: Sequence[Plans]) -> Plans:
    """Merge several lists of kingdoms."""
    plans = Plans(position, np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0, np.int64))
    if kept:
        plans.codes = np.concatenate([plan.codes for plan in kept])
        plans.cell = np.concatenate([plan.cell for plan in kept], axis=1)
        plans.takes = np.concatenate([plan.takes for plan in kept])
    return plans


def value(plans: Plans, choice: Choice, level: int) -> tuple[float, float]:
    """The value of a choice: near the end the chance to win, before that the kingdoms it leaves."""
    position = plans.position
    view, members = position.view, choice.members
    if PLANS[level - 1]:
        return float(len(members)), 0.0
    if (
        level == STRONGEST
        and view.phase == Phase.BUILDING
        and position.draws <= FORESIGHT
        and Verb.at(choice.action) == Verb.PLACE
    ):
        slot, cell = Verb.PLACE.arguments(choice.action)
        shown = tuple(card for card in position.shown if card != view.shown[slot])
        taken = mask([*position.laid.values()]) | 1 << cell
        return after_laying(plans, members, shown, tuple(position.unseen), taken), plans.rank(members)
    return plans.rank(members), 0.0


def after_laying(plans: Plans, members: Any, shown: tuple[int, ...], unseen: tuple[int, ...], taken: int) -> float:
    """The chance to win after a card is laid, if lines could be manned later; each unseen card is equally likely."""
    draws = KINGDOM - taken.bit_count() - len(shown)
    if draws == 0 or not len(members):
        return float(len(members) > 0)
    if draws == 1:
        return plans.worlds(members) / len(unseen)
    total = 0.0
    for card in unseen:
        left = members[plans.takes[members] >> card & 1 == 1]
        if len(left):
            rest = tuple(c for c in unseen if c != card)
            total += best_laying(plans, left, (*shown, card), rest, taken)
    return total / len(unseen)


def best_laying(plans: Plans, members: Any, shown: tuple[int, ...], unseen: tuple[int, ...], taken: int) -> float:
    """The chance to win with the best of the most promising placements."""
    found = []
    for card in shown:
        cells = plans.cell[card][members]
        for cell in np.unique(cells).tolist():
            if NEIGHBOURS[cell] & taken:
                found.append((card, cell, members[cells == cell]))
    found.sort(key=lambda f: (plans.worlds(f[2]), len(f[2]), f[0], f[1]), reverse=True)
    tried = (
        after_laying(plans, left, tuple(c for c in shown if c != card), unseen, taken | 1 << cell)
        for card, cell, left in found[:BREADTH]
    )
    return max(tried, default=0.0)


# ---------------------------------------------------------------- how hard deals and puzzles are

EASIEST, HARDEST = 800, 2400
LAST_REGION = 300
MOST_WAYS = 1 << 12


def puzzle(view: State, box: Box) -> int:
    """The rating of a position as a puzzle; 0 if it is not one.

    In a puzzle nothing is left to chance, up to three regions are to be laid, and exactly one kingdom wins. It is harder the
    more regions are to be laid, and the fewer ways there are to man the kingdom that wins. A single region has one place left, so
    only its patrols are to be found: the more are in place already, the easier it is.
    """
    position = Position(view, box)
    to_lay = len(position.shown)
    if view.phase != Phase.BUILDING or position.draws or to_lay not in (1, 2, 3):
        return 0
    plans = position.kingdoms(2)
    if len(plans) != 1 or not plans.reachable()[0]:
        return 0
    ways = plans.mannings(0, MOST_WAYS)
    few = 100 * (log2(MOST_WAYS) - log2(ways))
    if to_lay == 1:
        hard = LAST_REGION + few * (1.0 - view.manned.bit_count() / GAPS)
    else:
        hard = EASIEST + 300 * (to_lay - 2) + few
    return int(min(HARDEST, max(EASIEST, hard)))


def grade(s: State, box: Box) -> int:
    """How many kingdoms win a deal for a player who knows its cards: those that are alive and can be laid in that order."""
    order = [*s.shown, *reversed(s.deck.card[s.deck.n - KINGDOM + SHOWN : s.deck.n])]
    plans = Position(s, box).kingdoms(unseen=order[SHOWN:])
    return sum(can_be_laid(plans, k, order) for k in range(len(plans)))


def can_be_laid(plans: Plans, k: int, order: Sequence[int]) -> bool:
    """Whether the cards of a kingdom can be laid in this order; laying every card that fits never hurts."""
    cell = plans.cell[:, k]
    starts = [int(cell[card]) for card in order[:SHOWN]]
    return any(_laid_from(start, [int(cell[card]) for card in order]) for start in starts)


def _laid_from(start: int, cells: list[int]) -> bool:
    taken, shown, coming = 1 << start, cells[:SHOWN], cells[SHOWN:]
    shown.remove(start)
    while shown or coming:
        if coming:
            shown.append(coming.pop(0))
        fits = next((cell for cell in shown if NEIGHBOURS[cell] & taken), None)
        if fits is None:
            return False
        shown.remove(fits)
        taken |= 1 << fits
    return True
