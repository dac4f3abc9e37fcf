"""Facts that the rules derive from a view, for boards to show: what the dice would do, and exact chances."""

from __future__ import annotations

from itertools import product

from msgspec import Struct

from rulewright.kernel import for_all, size

from ..rules.dice import alter_dice, altered, first_of_equals, pair_of
from ..rules.foundry import is_open, next_target
from ..rules.legality import listed
from ..rules.mining import bid_of_dice, drill_of, fit, settled_column, tender_chance
from ..state import (
    ALONE,
    BOTH_DICE,
    BOTH_MINERALS,
    COMPANIES,
    CONTROL_ROLLS,
    DICE,
    FACES,
    FACES_UP,
    FIRST_DIE,
    SCALE,
    SECOND_DIE,
    SMELTER_ROLLS,
    Ability,
    Box,
    Phase,
    State,
    Verb,
)


class Chances(Struct):
    """Chances of the next component with best play, 0 to 1."""

    smelt: list[float]
    """If these smelter dice are thrown again: none, the first, the second, both."""
    control: float
    """If the orange die is rolled now."""
    attempt: float
    """For a whole attempt, before its first roll."""


class TurnedDie(Struct):
    """A die of the tray as the Modify die would leave it."""

    die: int
    down: bool
    face: int


class Use(Struct):
    """A use of the Modify die on certain dice of the tray; equal dice share a move."""

    code: int
    dice: list[TurnedDie]
    helps: bool
    """Whether this takes out more minerals than the dice as they are."""


class Derived(Struct):
    """Facts that the rules derive from a view of Asteroid Miners."""

    drills: list[int]
    """The drill of each company; 0 if none is in use."""
    open_rows: list[list[bool]]
    """By company and row, counted from 0: whether its stratum is excavated."""
    column: int
    """The column of the market, once determined; -1 while a die decides."""
    needed: list[int]
    """The minerals left in the stratum of the company whose turn it is, while it drills."""
    matching: list[int]
    """The dice of the tray, or of the smelter, that show a needed mineral."""
    bid: int
    """What the dice of the tray would bid as they are; 0 if there is no bid."""
    bid_chance: float
    throws: list[int]
    """The move that throws each set of dice again, one bit for each die: of the tray, or of the smelter."""
    uses: list[Use]
    """Every use of the Modify die."""
    target: int
    """The component of the next row, while the company forges."""
    useful_faces: list[int]
    """Faces of the orange die that would make the component, of those it shows or can still show."""
    chances: Chances | None
    """Chances of the component, while the company forges."""


def derived(view: State, box: Box, seat: int) -> Derived:
    """The facts of a position; nothing is hidden in this game, so they are the same for every seat."""
    return public_facts(view, box)


@for_all
def public_facts(view: State, box: Box) -> Derived:
    digging = not view.end and view.phase in (Phase.DRILLING, Phase.REROLLING, Phase.MODIFYING)
    forging = not view.end and view.phase in (Phase.SMELTING, Phase.CONTROLLING, Phase.OVERTIME)
    found = Derived(
        drills=[drill_of(view, box, company) for company in range(COMPANIES)],
        open_rows=[[is_open(view, box, company, row) for row in range(box.rows + 1)] for company in range(COMPANIES)],
        column=int(settled_column(view)),
        needed=[],
        matching=[],
        bid=0,
        bid_chance=0.0,
        throws=[],
        uses=[],
        target=0,
        useful_faces=[],
        chances=None,
    )
    if digging:
        dig(found, view, box)
    if forging:
        forge(found, view, box)
    return found


def dig(found: Derived, view: State, box: Box) -> None:
    """AM-5 to AM-11, AM-H7, AM-H19: the effect of the dice in the tray."""
    miner = view.miners[view.mover]
    stratum = box.stratum[view.asteroid][miner.done[view.asteroid]]
    found.needed = [mineral for half, mineral in enumerate(stratum) if not miner.dug >> half & 1]
    found.matching = [i for i in range(view.n) if fit(view, box) >> i & 1]
    found.bid = bid_of_dice(view, box)
    found.bid_chance = tender_chance(found.bid)
    if view.phase == Phase.REROLLING:
        found.throws = [Verb.REROLL.of(first_of_equals(view, dice)) for dice in range(1 << view.n)]
    if view.phase == Phase.MODIFYING:
        moves = [move for move in listed(view, box, view.seat) if Verb.at(move) == Verb.ALTER]
        found.uses = [use for move in moves for use in uses_of(view, box, move)]


def uses_of(view: State, box: Box, move: int) -> list[Use]:
    """AM-H19: a move names the first of equal dice; these are all the dice it can be made with."""
    first, second, ways = Verb.ALTER.arguments(move)
    helps = minerals_after(view, box, move) > size(fit(view, box) >> DICE)
    parts = [(view.dice[first], ways & 1)]
    if second != ALONE:
        parts.append((view.dice[second], ways >> 1))
    alike = [[i for i in range(view.n) if view.dice[i] == face] for face, _ in parts]
    found = {}
    for dice in product(*alike):
        turned = sorted((i, down) for i, (_, down) in zip(dice, parts, strict=True))
        if len(set(dice)) == len(dice):
            found[tuple(turned)] = turned
    return [Use(move, [turned_die(view, i, down) for i, down in turned], helps) for turned in found.values()]


def turned_die(view: State, i: int, down: int) -> TurnedDie:
    """AM-28: one die after the Modify die is used."""
    return TurnedDie(i, bool(down), altered(view.dice[i], view.modify, down))


def minerals_after(view: State, box: Box, move: int) -> int:
    """AM-R9: how many minerals of the stratum are out after a use of the Modify die."""
    if view.modify == Ability.TOTAL:
        return size(BOTH_MINERALS)
    tried = view.clone()
    alter_dice(tried, *Verb.ALTER.arguments(move))
    return size(fit(tried, box) >> DICE)


def forge(found: Derived, view: State, box: Box) -> None:
    """AM-24 to AM-28: the component to make, the dice that match it, and its chances."""
    target, (a, b) = next_target(view, box), view.smelter
    wanted = list(box.component[target])
    for i, face in enumerate(view.smelter):
        if face in wanted:
            wanted.remove(face)
            found.matching.append(i)
    can_roll = view.controls < CONTROL_ROLLS
    found.target = target
    found.useful_faces = [face for face in useful_faces(view, box) if can_roll or face == view.control]
    if view.phase == Phase.SMELTING:
        found.throws = [Verb.SMELT.of(dice) for dice in (0, FIRST_DIE, FIRST_DIE if a == b else SECOND_DIE, BOTH_DICE)]
    found.chances = chances_of(view, box)


def useful_faces(view: State, box: Box) -> list[int]:
    """AM-28: the faces of the orange die that turn the smelter dice into the component; none before those are rolled."""
    a, b = view.smelter
    works = box.works[next_target(view, box)][pair_of(a, b)] if a else 0
    return [face for face in FACES_UP if works >> (face - 1) & 1]


def chances_of(view: State, box: Box) -> Chances:
    """AM-25 to AM-28: the chances of the next component, given the smelter and orange dice as they are."""
    target, (a, b) = next_target(view, box), view.smelter
    control = 1 - (1 - len(useful_faces(view, box)) / FACES) ** (CONTROL_ROLLS - view.controls)
    smelt, left = [0.0] * 4, SMELTER_ROLLS - 1 - view.rolls
    if a:
        smelt[0] = box.odds[target][pair_of(a, b)][0] / SCALE
    if a and left >= 0:
        odds = {(x, y): box.odds[target][pair_of(x, y)][left] / SCALE for x, y in product(FACES_UP, FACES_UP)}
        smelt[1:] = [
            sum(odds[x, b] for x in FACES_UP) / FACES,
            sum(odds[a, y] for y in FACES_UP) / FACES,
            sum(odds.values()) / FACES**2,
        ]
    return Chances(smelt, control, box.whole_odds[target] / SCALE)
