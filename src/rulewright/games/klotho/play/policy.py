"""How a miner plays who does not think far: aim at the card with the best chance times worth, unlock it, stake in time."""

from __future__ import annotations

from rulewright.kernel import lowest, rule

from ..rules.claiming import movable, step_cost
from ..rules.dice import free_dice, throws_left
from ..rules.moves import to_claim, to_discard, to_mark, to_play
from ..rules.offers import offer
from ..rules.scoring import cards_in_front, final_score, round_points
from ..rules.staking import cards_of
from ..state import ALL_REDS, DICE, MINERALS, NONE, ROW, SHAPES, TOOLS, Box, Phase, State, Tool, Verb
from .best_claim import best_claim, best_to_lay, claim_shape
from .card_values import best_kept, card_worth, chance, lead_in
from .dice_odds import WHOLE
from .powers import CHANGING, best_power
from .shopping import best_thing, best_tool, tool_to_buy, victim_of

LARGE = 6
"""A claim of so many cards is staked at once."""
NEAR = 4
"""So many cards before a score card whatever closes is staked."""


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """A move that is always allowed."""
    if s.phase == Phase.PAYING:
        dice = int(s.choices) & ((1 << DICE) - 1)
        return Verb.PAY + lowest(dice) if dice != 0 else Verb.DONE
    if s.phase == Phase.STARS:
        return rig(s, box, seat)
    if s.phase == Phase.LAYING:
        return Verb.LAY + best_to_lay(s, box)
    if s.phase == Phase.TAKING:
        return Verb.TAKE + best_thing(s, box, int(s.victim), seat)
    if s.phase > Phase.CLOSING:
        return offer(s, box, seat, 0)
    if s.marked != 0:
        return throw_marked(s, box, seat)
    if s.open != 0 and time_to_stake(s, box, seat):
        return Verb.STAKE + claim_shape(best_claim(s, box, seat))
    if s.phase == Phase.OPENING:
        return begin(s, box, seat)
    if s.phase == Phase.THROWN:
        return throw_for(s, box, seat)
    if s.phase == Phase.CLAIMING:
        return claim_best(s, box, seat)
    return close(s, box, seat)


@rule
def time_to_stake(s: State, box: Box, seat: int) -> bool:
    """KL-104, KL-A48: minerals count from the next score card on, which may wait already; and cards in front can be raided."""
    largest = 0
    for shape in range(SHAPES):
        if (s.open >> shape) & 1:
            largest = max(largest, cards_of(box, shape))
    near = s.left <= NEAR or s.shown > s.scored
    return near or largest >= LARGE or cards_in_front(s, seat) >= box.hand_limit - 1


@rule
def begin(s: State, box: Box, seat: int) -> int:
    """KL-23, KL-78: raid who has most, clear away what helps least, roll with all dice there are."""
    if s.seats[seat].tools[Tool.RAID] > 0:
        victim = victim_of(s, box, seat)
        if victim != NONE:
            return Verb.RAID + victim
    if s.removed == 0 and to_discard(s) != 0:
        place = poorest(s, box, seat)
        if place != NONE:
            return Verb.DISCARD + place
    return Verb.PLAY + Tool.OVERDRIVE if (to_play(s) >> Tool.OVERDRIVE) & 1 else Verb.ROLL


@rule
def poorest(s: State, box: Box, seat: int) -> int:
    """The card of the row that promises least, if another would promise more."""
    worst, least = NONE, 150 * WHOLE
    for place in range(ROW):
        card = int(s.row[place])
        if card != NONE:
            found = card_worth(s, box, seat, card) * chance(s, box, card, 0, 5, 3, 0)
            if found < least:
                worst, least = place, found
    return worst


@rule
def rig(s: State, box: Box, seat: int) -> int:
    """KL-63: the step that helps most for its stars: up where one has more than the others, down where less."""
    best, most = Verb.DONE, 0
    steps = movable(s, box)
    for i in range(2 * MINERALS):
        if (steps >> i) & 1:
            lead = lead_in(s, box, seat, i // 2)
            gain = (lead if i % 2 == 1 else -lead) * 12 // step_cost(s, box, i // 2, i % 2)
            if gain > most:
                best, most = Verb.MOVE + i, gain
    return best


@rule
def throw_for(s: State, box: Box, seat: int) -> int:
    """KL-26: keep what promises most, throw the rest."""
    thrown = free_dice(s) & ~best_kept(s, box, seat, throws_left(s))
    marks = to_mark(s) & thrown
    if marks != 0:
        return Verb.MARK + lowest(marks)
    reds = thrown & ALL_REDS
    return Verb.REROLL + reds if reds != 0 else Verb.DONE


@rule
def throw_marked(s: State, box: Box, seat: int) -> int:
    """Other dice are marked: more of them, then the red ones, by the same thought."""
    thrown = free_dice(s) & ~best_kept(s, box, seat, throws_left(s))
    marks = to_mark(s) & thrown
    return Verb.MARK + lowest(marks) if marks != 0 else Verb.REROLL + (thrown & ALL_REDS)


@rule
def claim_best(s: State, box: Box, seat: int) -> int:
    """KL-27: the card worth most, what a tool unlocks among them; tickets are cashed when no die will change any more."""
    cards = to_claim(s, box)
    best, most = NONE, 25
    for place in range(ROW):
        if (cards >> place) & 1 and card_worth(s, box, seat, int(s.row[place])) > most:
            best, most = place, card_worth(s, box, seat, int(s.row[place]))
    power = best_power(s, box, seat, most) if int(s.seats[seat].techs) & CHANGING != 0 else NONE
    if power != NONE:
        return power
    unlocking = best_tool(s, box, seat, most)
    if unlocking != NONE:
        return unlocking
    if best != NONE:
        return Verb.CLAIM + best
    tools = to_play(s)
    if (tools >> Tool.LOTTERY) & 1:
        return Verb.PLAY + Tool.LOTTERY
    return Verb.DONE


@rule
def close(s: State, box: Box, seat: int) -> int:
    """KL-33: what is worth its price; and who leads hurries the deck (KL-23)."""
    buy = tool_to_buy(s, box, seat)
    if buy != NONE:
        return buy
    if s.removed == 0 and to_discard(s) != 0 and leads(s, box, seat):
        place = poorest(s, box, seat)
        if place != NONE:
            return Verb.DISCARD + place
    return Verb.DONE


@rule
def leads(s: State, box: Box, seat: int) -> bool:
    """Whether nobody would have more if the rounds to come were counted now."""
    mine = final_score(s, seat) + (3 - s.scored) * round_points(s, box, seat)
    for other in range(box.seats):
        if other != seat and final_score(s, other) + (3 - s.scored) * round_points(s, box, other) >= mine:
            return False
    return True


assert Tool.PIG < TOOLS
