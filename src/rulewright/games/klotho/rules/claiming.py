"""Claiming cards with dice, what they bring, and the stars that move the market (KL-27 to KL-30, KL-53 to KL-73)."""

from __future__ import annotations

from rulewright.kernel import note, rule, size

from ..notes import Note
from ..state import MINERALS, NONE, Box, Card, Phase, Power, State
from .deck import draw_tool
from .dice import gift
from .hands import ENOUGH, ways_on
from .staking import survey


@rule
def claim(s: State, box: Box, place: int) -> None:
    """KL-27, KL-A34, KL-A44: claim one card; the player chooses the dice only where it makes a difference."""
    s.place = place
    s.paid = 0
    pay_on(s, box)


@rule
def pay(s: State, box: Box, die: int) -> None:
    """KL-29: one more die for the card."""
    s.paid |= 1 << die
    pay_on(s, box)


@rule
def pay_on(s: State, box: Box) -> None:
    """KL-29: dice that must serve are taken; the player decides the rest."""
    card = int(s.row[s.place])
    s.choices = ways_on(s, box, card, int(s.paid))
    while s.choices != ENOUGH and size(int(s.choices)) == 1:
        s.paid |= s.choices
        s.choices = ways_on(s, box, card, int(s.paid))
    if s.choices == ENOUGH:
        complete_claim(s, box)
    else:
        s.phase = Phase.PAYING


@rule
def complete_claim(s: State, box: Box) -> None:
    """KL-29, KL-30: the dice are used up, and the gap stays until the next turn."""
    card = int(s.row[s.place])
    dice = size(int(s.paid))
    note(s, Note.CLAIMED, int(s.mover), card, dice)
    s.spent |= s.paid
    s.row[s.place] = NONE
    s.place = 0
    s.paid = 0
    s.choices = 0
    s.phase = Phase.CLAIMING
    if card < Card.MONSTER:
        s.seats[s.mover].mines |= 1 << card
        survey(s, box)
    elif card < Card.MARKET:
        defeat(s, box, card - Card.MONSTER)
    elif card < Card.TECH:
        give_stars(s, box, dice, card)
    else:
        s.seats[s.mover].techs |= 1 << (card - Card.TECH)
        survey(s, box)


@rule
def defeat(s: State, box: Box, monster: int) -> None:
    """KL-54 to KL-60: mark the bounty, then the treasure; the card is discarded."""
    mine = s.seats[s.mover]
    mine.monsters += 1
    note(s, Note.DEFEATED, int(s.mover), int(box.bounty))
    if box.guarded[monster] != NONE:
        mine.artifacts[box.guarded[monster]] += 1
        note(s, Note.ARTIFACT, int(s.mover), int(box.guarded[monster]))
    for _ in range(box.guarded_tools[monster]):
        tool = draw_tool(s)
        if tool != NONE:
            mine.tools[tool] += 1
            note(s, Note.FOUND_TOOL, int(s.mover), tool)
    if box.guarded_tools[monster] > 0:
        survey(s, box)
    if box.guarded_coins[monster] > 0:
        mine.coins += box.guarded_coins[monster]
        note(s, Note.FOUND_COINS, int(s.mover), int(box.guarded_coins[monster]))
    if box.guarded_stars[monster] > 0:
        give_stars(s, box, int(box.guarded_stars[monster]), Card.MONSTER + monster)


# ---------------------------------------------------------------- the market


@rule
def step_cost(s: State, box: Box, mineral: int, way: int) -> int:
    """KL-63 to KL-65, KL-A29, KL-A30: stars to leave the present price that way; 0 where there is no step."""
    return int(box.cost[mineral][s.market[mineral]][way])


@rule
def can_move(s: State, box: Box, mineral: int, way: int) -> bool:
    """KL-63, KL-A29: whether the stars at hand pay for a step."""
    return 0 < step_cost(s, box, mineral, way) <= s.stars


@rule
def movable(s: State, box: Box) -> int:
    """The steps that the stars at hand pay for, as a set of 2 * mineral + way."""
    found = 0
    for i in range(2 * MINERALS):
        if can_move(s, box, i // 2, i % 2):
            found |= 1 << i
    return found


@rule
def give_stars(s: State, box: Box, stars: int, card: int) -> None:
    """KL-60, KL-62: stars are spent at once."""
    s.stars = stars + gift(s, box, int(s.mover), Power.STAR)
    note(s, Note.WON_STARS, int(s.mover), int(s.stars), card)
    s.phase = Phase.SPENDING_STARS
    rest_stars(s, box)


@rule
def rest_stars(s: State, box: Box) -> None:
    """KL-66: stars end when they pay for no step."""
    if movable(s, box) == 0:
        end_stars(s)


@rule
def end_stars(s: State) -> None:
    """KL-66: what is left is lost."""
    if s.stars > 0:
        note(s, Note.LOST_STARS, int(s.stars))
    s.stars = 0
    s.phase = Phase.CLAIMING


@rule
def move_price(s: State, box: Box, mineral: int, way: int) -> None:
    """KL-63, KL-64: one step, at the price shown on the card left behind."""
    s.stars -= step_cost(s, box, mineral, way)
    s.market[mineral] = box.after[mineral][s.market[mineral]][way]
    note(s, Note.MOVED, mineral, way, int(s.market[mineral]))
    rest_stars(s, box)
