"""Claiming cards with dice, their rewards, and the stars that move the market (KL-27 to KL-30, KL-53 to KL-73)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule, size

from ..notes import Note
from ..state import MINERALS, NONE, ROW, Box, Card, Phase, Power, State, Verb
from .deck import draw_tool
from .dice import ENOUGH, affordable_with, asked_for, free_dice, free_pigs, gift, ways_on
from .staking import survey

IN_THIS_ORDER = law("KL-21")
CLAIM_FIRST = law("KL-27")
EACH_DIE_ONCE = law("KL-29")
CLAIMED_ALREADY = law("KL-30")
NO_STARS = law("KL-63")
NO_SUCH_STEP = law("KL-A29")
NO_SPARE_DICE = law("KL-A44")


@rule
def to_claim(s: State, box: Box) -> int:
    """KL-21, KL-27: the places of the row whose cards the dice can pay for."""
    found = 0
    if s.phase == Phase.CLAIMING:
        free, pigs = free_dice(s), free_pigs(s)
        for place in range(ROW):
            card = int(s.row[place])
            if card != NONE:
                dice = free | pigs if Card.kind(card) == Card.MONSTER else free
                if affordable_with(s, box, dice, card):
                    found |= 1 << place
    return found


@refuses(Verb.CLAIM)
def not_claimed(s: State, place: int) -> int:
    """KL-21, KL-27, KL-30: the card must be in the row, and the dice must meet its requirement."""
    if s.phase != Phase.CLAIMING:
        return IN_THIS_ORDER
    return CLAIMED_ALREADY if s.row[place] == NONE else asked_for(int(s.row[place]))


@does(Verb.CLAIM)
def claim(s: State, box: Box, place: int) -> None:
    """KL-27, KL-A34, KL-A44: claim one card; the player chooses the dice only where it makes a difference."""
    s.place = place
    s.paid = 0
    pay_on(s, box)


@refuses(Verb.PAY)
def not_paid(s: State, die: int) -> int:
    """KL-27, KL-29, KL-A44: dice pay for a card that is being claimed, each once, and only those that it needs."""
    if s.phase != Phase.PAYING:
        return CLAIM_FIRST
    return EACH_DIE_ONCE if ((int(s.spent) | int(s.paid)) >> die) & 1 else NO_SPARE_DICE


@does(Verb.PAY)
def pay(s: State, box: Box, die: int) -> None:
    """KL-29: pay one more die for the card."""
    s.paid |= 1 << die
    pay_on(s, box)


@rule
def pay_on(s: State, box: Box) -> None:
    """KL-29: pay the dice that are forced; the player decides the rest."""
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
    kind = Card.kind(card)
    if kind == Card.MINE:
        s.seats[s.mover].mines |= 1 << card
        survey(s, box)
    elif kind == Card.MONSTER:
        defeat(s, box, Card.MONSTER.index(card))
    elif kind == Card.MARKET:
        give_stars(s, box, dice, card)
    else:
        s.seats[s.mover].techs |= 1 << Card.TECH.index(card)
        survey(s, box)


@rule
def defeat(s: State, box: Box, monster: int) -> None:
    """KL-54 to KL-60: mark the bounty, then take the treasure; the card is discarded."""
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
    """KL-63 to KL-65, KL-A29, KL-A30: stars to leave the current price this way; 0 if there is no step."""
    return int(box.cost[mineral][s.market[mineral]][way])


@rule
def can_move(s: State, box: Box, mineral: int, way: int) -> bool:
    """KL-63, KL-A29: whether the available stars pay for a step."""
    return 0 < step_cost(s, box, mineral, way) <= s.stars


@rule
def movable(s: State, box: Box) -> int:
    """The steps that the available stars pay for, as a set of 2 * mineral + way."""
    found = 0
    for i in range(2 * MINERALS):
        if can_move(s, box, i // 2, i % 2):
            found |= 1 << i
    return found


@rule
def give_stars(s: State, box: Box, stars: int, card: int) -> None:
    """KL-60, KL-62: stars must be spent at once."""
    s.stars = stars + gift(s, box, int(s.mover), Power.STAR)
    note(s, Note.WON_STARS, int(s.mover), int(s.stars), card)
    s.phase = Phase.SPENDING_STARS
    rest_stars(s, box)


@rule
def rest_stars(s: State, box: Box) -> None:
    """KL-66: spending ends when the stars pay for no further step."""
    if movable(s, box) == 0:
        end_stars(s)


@rule
def end_stars(s: State) -> None:
    """KL-66: unspent stars are lost."""
    if s.stars > 0:
        note(s, Note.LOST_STARS, int(s.stars))
    s.stars = 0
    s.phase = Phase.CLAIMING


@refuses(Verb.MOVE)
def not_moved(s: State) -> int:
    """KL-63, KL-A29: a step costs the stars printed on its card."""
    return NO_SUCH_STEP if s.phase == Phase.SPENDING_STARS else NO_STARS


@does(Verb.MOVE)
def move_price(s: State, box: Box, mineral: int, way: int) -> None:
    """KL-63, KL-64: one step, at the cost printed on the card left behind."""
    s.stars -= step_cost(s, box, mineral, way)
    s.market[mineral] = box.after[mineral][s.market[mineral]][way]
    note(s, Note.MOVED, mineral, way, int(s.market[mineral]))
    rest_stars(s, box)
