"""How a miner plays who does not think far: aim at the card with the best chance times worth, stake what closes."""

from __future__ import annotations

from rulewright.kernel import lowest, rule, size

from .claiming import movable, step_cost
from .dice import free_dice, throws_left
from .hands import showing, total
from .moves import to_buy, to_claim, to_mark, to_play
from .offers import offer
from .state import (
    BRIBE,
    BUY,
    CLAIM,
    CLAIMING,
    CLOSING,
    DICE,
    DONE,
    LAY,
    LAYING,
    LOTTERY,
    MARK,
    MARKET,
    MINERALS,
    MONSTER,
    MOVE,
    NONE,
    OPENING,
    OVERDRIVE,
    PATTERN,
    PAY,
    PAYING,
    PLAY,
    REDS,
    REROLL,
    ROLL,
    ROW,
    SHELF,
    STAKE,
    STARS,
    TECH,
    THROWN,
    TURRET,
    Box,
    State,
)
from .suggest import best_claim, best_to_lay, claim_shape


@rule
def policy(s: State, box: Box, seat: int, words: list[int]) -> int:
    """A move that is always allowed."""
    if s.phase == PAYING:
        dice = int(s.choices) & ((1 << DICE) - 1)
        return PAY + lowest(dice) if dice != 0 else DONE
    if s.phase == STARS:
        return rig(s, box, seat)
    if s.phase == LAYING:
        return LAY + best_to_lay(s, box)
    if s.phase > CLOSING:
        return offer(s, box, seat, 0)
    if s.marked == 0 and s.open != 0:
        return STAKE + claim_shape(best_claim(s, box, seat))
    if s.phase == OPENING:
        return PLAY + OVERDRIVE if (to_play(s) >> OVERDRIVE) & 1 else ROLL
    if s.phase == THROWN:
        return throw_for(s, box)
    if s.phase == CLAIMING:
        return claim_best(s, box, seat)
    return shop(s, box)


@rule
def rig(s: State, box: Box, seat: int) -> int:
    """KL-63: the step that helps most for its stars: up where one has more than the others, down where less."""
    best, most = DONE, 0
    steps = movable(s, box)
    for i in range(2 * MINERALS):
        if (steps >> i) & 1:
            lead = box.seats * s.seats[seat].minerals[i // 2]
            for other in range(box.seats):
                lead -= s.seats[other].minerals[i // 2]
            gain = (lead if i % 2 == 1 else -lead) * 12 // step_cost(s, box, i // 2, i % 2)
            if gain > most:
                best, most = MOVE + i, gain
    return best


@rule
def card_worth(s: State, box: Box, card: int) -> int:
    """What a card is worth in tenths of a point, by the rounds in which it will still score (KL-104)."""
    rounds = 3 - s.shown
    if card < MONSTER:
        worth = 0
        for i in range(4):
            worth += s.market[box.resource[card][i]]
        return worth * 3 * rounds
    if card < MARKET:
        worth = 10 * rounds * box.bounty
        if box.guarded[card - MONSTER] != NONE:
            worth += 10 * rounds * (box.artifact + 3)
        return worth + 8 * box.guarded_coins[card - MONSTER] + 15 * box.guarded_tools[card - MONSTER]
    return 10 if card < TECH else 40 * rounds


@rule
def kept_for(s: State, box: Box, card: int, throws: int) -> int:
    """The dice worth keeping for a card."""
    free = free_dice(s)
    kept = 0
    if card < MONSTER:
        dice, alike, least = (
            int(box.dice[box.hand[card]]),
            int(box.alike[box.hand[card]]),
            int(box.least[box.hand[card]]),
        )
        if alike == 0:
            return best_run(s, free)
        if 2 <= alike <= 4 and alike != 3:
            return best_pairs(s, free, least)
        number = most_common(s, free, least)
        for i in range(DICE):
            if (free >> i) & 1 and s.die[i] == number and size(kept) < dice:
                kept |= 1 << i
    elif card < MARKET:
        for i in range(DICE):
            if (free >> i) & 1 and s.die[i] >= (5 if throws > 1 else 4):
                kept |= 1 << i
    elif card < TECH:
        for i in range(DICE):
            if (free >> i) & 1 and s.die[i] == box.number[card - MARKET]:
                kept |= 1 << i
    else:
        for k in range(PATTERN):
            found = False
            for i in range(DICE):
                if not found and (free >> i) & 1 and not (kept >> i) & 1 and s.die[i] == box.pattern[card - TECH][k]:
                    kept |= 1 << i
                    found = True
    return kept


@rule
def most_common(s: State, free: int, least: int) -> int:
    """The number, of at least this, that most dice show; the higher of equals."""
    best, most = 6, 0
    for number in range(least, 10):
        n = showing(s, free, number)
        if n >= most and n > 0:
            best, most = number, n
    return best


@rule
def best_run(s: State, free: int) -> int:
    """One die of each number in the five in a row of which most are there."""
    best = 0
    for low in range(1, 5):
        kept, seen = 0, 0
        for i in range(DICE):
            step = s.die[i] - low
            if (free >> i) & 1 and 0 <= step < 5 and not (seen >> step) & 1:
                seen |= 1 << step
                kept |= 1 << i
        if size(kept) > size(best):
            best = kept
    return best


@rule
def best_pairs(s: State, free: int, least: int) -> int:
    """All dice that show a number twice or more."""
    kept = 0
    for i in range(DICE):
        if (free >> i) & 1 and s.die[i] >= least and showing(s, free, int(s.die[i])) > 1:
            kept |= 1 << i
    return kept


@rule
def chance(s: State, box: Box, card: int, kept: int, throws: int) -> float:
    """About how likely the throws left bring what is missing."""
    thrown = size(free_dice(s)) - size(kept)
    miss = 1.0
    for _ in range(throws):
        miss *= 5.0 / 6.0
    if MONSTER <= card < MARKET:
        lack = box.target[card - MONSTER] - total(s, kept) - thrown * (4.4 if throws > 1 else 3.7)
        return 0.05 if lack > 5 else 0.95 if lack < -5 else 0.5 - lack * 0.09
    if MARKET <= card < TECH:
        return 0.8
    wanted = PATTERN
    if card < MONSTER:
        wanted = int(box.dice[box.hand[card]])
    else:
        while box.pattern[card - TECH][wanted - 1] == 0:
            wanted -= 1
    lacking = wanted - size(kept)
    if lacking <= 0:
        return 1.0
    if lacking > thrown:
        return 0.0
    odds, each = 1.0, 1.0
    for _ in range(thrown // lacking):
        each *= miss
    for _ in range(lacking):
        odds *= 1.0 - each
    return odds


@rule
def throw_for(s: State, box: Box) -> int:
    """KL-26: keep what serves the card with the best chance times worth, throw the rest."""
    reds = 0
    if s.marked == 0:
        throws = throws_left(s)
        aim, most = NONE, 0.0
        for place in range(ROW):
            if s.row[place] != NONE:
                card = int(s.row[place])
                hope = chance(s, box, card, kept_for(s, box, card, throws), throws) * card_worth(s, box, card)
                if hope > most:
                    aim, most = card, hope
        kept = kept_for(s, box, aim, throws) if aim != NONE else 0
        thrown = free_dice(s) & ~kept
        marks = to_mark(s) & thrown
        if marks != 0:
            return MARK + lowest(marks)
        reds = thrown & ((1 << REDS) - 1)
        return REROLL + reds if reds != 0 else DONE
    for i in range(REDS):
        if s.die[i] < 4:
            reds |= 1 << i
    return REROLL + reds


@rule
def claim_best(s: State, box: Box, seat: int) -> int:
    """KL-27: the card worth most; lottery tickets are cashed when no die will change any more."""
    cards = to_claim(s, box)
    best, most = NONE, 9
    for place in range(ROW):
        if (cards >> place) & 1 and card_worth(s, box, int(s.row[place])) > most:
            best, most = place, card_worth(s, box, int(s.row[place]))
    if best != NONE:
        return CLAIM + best
    tools = to_play(s)
    if (tools >> LOTTERY) & 1:
        return PLAY + LOTTERY
    androids = tools & ((1 << OVERDRIVE) - 1)
    return PLAY + lowest(androids) if size(androids) > 1 else DONE


@rule
def shop(s: State, box: Box) -> int:
    """KL-33: dice to come, and Bribes; then the turn is over."""
    tools = to_buy(s, box)
    for place in range(SHELF):
        if (tools >> place) & 1:
            tool = int(s.shelf[place])
            if tool <= OVERDRIVE or tool == BRIBE or (tool == TURRET and s.seats[s.mover].tools[TURRET] == 0):
                return BUY + place
    return DONE
