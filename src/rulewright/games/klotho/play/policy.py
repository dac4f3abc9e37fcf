"""The heuristic player: aim at the card with the best chance times worth, unlock it with tools, stake in time (KL-21)."""

from __future__ import annotations

from rulewright.kernel import lowest, rule

from ..rules.claiming import movable, step_cost, to_claim
from ..rules.dice import free_dice, throws_left
from ..rules.legality import offer
from ..rules.scoring import cards_in_front, final_score, round_points
from ..rules.staking import cards_of
from ..rules.tools import to_play
from ..rules.turn import to_discard, to_mark
from ..state import ALL_REDS, DICE, MINERALS, NONE, ROW, SHAPES, Box, Phase, State, Tool, Verb, Way
from .best_claim import best_claim, best_to_lay
from .card_values import best_kept, card_worth, chance_to_come, lead_in, rounds_left
from .dice_odds import WHOLE
from .powers import best_power, changing
from .shopping import best_thing, best_tool, tool_to_buy, victim_of

LARGE = 6
"""A claim of this many cards is staked at once."""
NEAR = 4
"""With this many cards or fewer before a score card, whatever closes is staked."""


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """A move that is always allowed."""
    if s.phase == Phase.PAYING:
        dice = int(s.choices) & ((1 << DICE) - 1)
        return Verb.PAY.of(lowest(dice)) if dice != 0 else Verb.DONE
    if s.phase == Phase.SPENDING_STARS:
        return rig(s, box, seat)
    if s.phase == Phase.LAYING:
        return Verb.LAY.of(best_to_lay(s, box))
    if s.phase == Phase.TAKING:
        return Verb.TAKE.of(best_thing(s, box, int(s.victim), seat))
    if s.phase == Phase.TRIMMING:
        return offer(s, box, seat, 0)
    if s.marked != 0:
        return throw_marked(s, box, seat)
    if s.open != 0 and time_to_stake(s, box, seat):
        return Verb.STAKE.of(best_claim(s, box, seat))
    if s.phase == Phase.OPENING:
        return begin(s, box, seat)
    if s.phase == Phase.REROLLING:
        return throw_for(s, box, seat)
    if s.phase == Phase.CLAIMING:
        return claim_best(s, box, seat)
    return close(s, box, seat)


@rule
def time_to_stake(s: State, box: Box, seat: int) -> bool:
    """KL-104, KL-A48: before a score card, or when the claim is large or many cards could be raided."""
    largest = 0
    for shape in range(SHAPES):
        if (s.open >> shape) & 1:
            largest = max(largest, cards_of(box, shape))
    near = s.left <= NEAR or s.shown > s.scored
    return near or largest >= LARGE or cards_in_front(s, seat) >= box.hand_limit - 1


@rule
def begin(s: State, box: Box, seat: int) -> int:
    """KL-23, KL-78, KL-87: raid the leader, discard the poorest card, roll with every die."""
    if s.seats[seat].tools[Tool.RAID] > 0:
        victim = victim_of(s, box, seat)
        if victim != NONE:
            return Verb.RAID.of(victim)
    if s.removed == 0 and to_discard(s, box) != 0:
        place = poorest(s, box, seat)
        if place != NONE:
            return Verb.DISCARD.of(place)
    return Verb.PLAY.of(Tool.OVERDRIVE) if (to_play(s) >> Tool.OVERDRIVE) & 1 else Verb.ROLL


@rule
def poorest(s: State, box: Box, seat: int) -> int:
    """The place of the card expected to bring least, or NONE if even that is worth keeping."""
    worst, least = NONE, 150 * WHOLE
    for place in range(ROW):
        card = int(s.row[place])
        if card != NONE:
            found = card_worth(s, box, seat, card) * chance_to_come(s, box, card)
            if found < least:
                worst, least = place, found
    return worst


@rule
def rig(s: State, box: Box, seat: int) -> int:
    """KL-63: the step that gains most for its stars: up for minerals the player has more of than others, else down."""
    best, most = Verb.DONE.of(), 0
    steps = movable(s, box)
    for i in range(2 * MINERALS):
        if (steps >> i) & 1:
            lead = lead_in(s, box, seat, i // 2)
            step = abs(int(box.after[i // 2][s.market[i // 2]][i % 2]) - int(s.market[i // 2]))
            gain = (lead if i % 2 == Way.UP else -lead) * step * 12 // step_cost(s, box, i // 2, i % 2)
            if gain > most:
                best, most = Verb.MOVE.of(i // 2, i % 2), gain
    return best


@rule
def throw_for(s: State, box: Box, seat: int) -> int:
    """KL-26: keep the best dice, throw the rest."""
    thrown = free_dice(s) & ~best_kept(s, box, seat, throws_left(s, box))
    marks = to_mark(s) & thrown
    if marks != 0:
        return Verb.MARK.of(lowest(marks))
    reds = thrown & ALL_REDS
    return Verb.REROLL.of(reds) if reds != 0 else Verb.DONE


@rule
def throw_marked(s: State, box: Box, seat: int) -> int:
    """KL-26: dice are marked; mark the others to throw, then throw them with the red ones."""
    thrown = free_dice(s) & ~best_kept(s, box, seat, throws_left(s, box))
    marks = to_mark(s) & thrown
    return Verb.MARK.of(lowest(marks)) if marks != 0 else Verb.REROLL.of(thrown & ALL_REDS)


@rule
def claim_best(s: State, box: Box, seat: int) -> int:
    """KL-27: claim the card worth most, with a power or tool if that unlocks a better one; cash tickets last."""
    cards = to_claim(s, box)
    best, most = NONE, 25
    for place in range(ROW):
        if (cards >> place) & 1 and card_worth(s, box, seat, int(s.row[place])) > most:
            best, most = place, card_worth(s, box, seat, int(s.row[place]))
    power = best_power(s, box, seat, most) if int(s.seats[seat].techs) & changing(box) != 0 else NONE
    if power != NONE:
        return power
    unlocking = best_tool(s, box, seat, most)
    if unlocking != NONE:
        return unlocking
    if best != NONE:
        return Verb.CLAIM.of(best)
    tools = to_play(s)
    if (tools >> Tool.LOTTERY) & 1:
        return Verb.PLAY.of(Tool.LOTTERY)
    return Verb.DONE


@rule
def close(s: State, box: Box, seat: int) -> int:
    """KL-23, KL-33: buy what is worth its price; discard to speed up the deck when in the lead."""
    buy = tool_to_buy(s, box, seat)
    if buy != NONE:
        return buy
    if s.removed == 0 and to_discard(s, box) != 0 and leads(s, box, seat):
        place = poorest(s, box, seat)
        if place != NONE:
            return Verb.DISCARD.of(place)
    return Verb.DONE


@rule
def leads(s: State, box: Box, seat: int) -> bool:
    """Whether nobody else would have as much if the rounds to come were counted now."""
    mine = final_score(s, seat) + rounds_left(s) * round_points(s, box, seat)
    for other in range(box.seats):
        if other != seat and final_score(s, other) + rounds_left(s) * round_points(s, box, other) >= mine:
            return False
    return True
