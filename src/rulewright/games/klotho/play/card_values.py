"""What a card is worth to whoever moves, how likely the dice bring it, and so which dice to keep (KL-26, KL-104)."""

from __future__ import annotations

from rulewright.kernel import lowest, rule, size

from ..rules.claiming import step_cost
from ..rules.deck import cards_to_come
from ..rules.dice import free_dice
from ..rules.hands import affordable, total
from ..state import CRYSTALS, DICE, MARKET, MINERALS, MONSTER, NONE, PATTERN, REDS, ROW, TECH, Box, Die, State, Tech
from .dice_odds import WHOLE
from .odds import LACKING, STEPS, hand_odds, pattern_odds, total_odds

A_COIN, A_TOOL = 4, 14
"""In tenths of a point."""
POWERS = (70, 55, 125, 165, 80, 90, 0, 170)
"""What each power brings for a card that is still to come, in thousandths of a point."""
HALF, WORTH_BITS = ROW // 2, 20
LOOKED_AT = REDS + 2
"""Dice of which it is asked whether to keep them; any beyond are kept."""


@rule
def rounds_left(s: State) -> int:
    """Rounds in which what one gains now will count; a score card that waits is one of them (KL-A48)."""
    return 3 - s.scored


@rule
def card_worth(s: State, box: Box, seat: int, card: int) -> int:
    """What a card is worth in tenths of a point, by the rounds in which it will still score (KL-104)."""
    rounds = rounds_left(s)
    mine = s.seats[seat]
    if card < MONSTER:
        return mine_worth(s, box, card) * 4 * rounds + A_COIN
    if card < MARKET:
        monster = card - MONSTER
        worth = 10 * rounds * box.bounty + A_COIN * box.guarded_coins[monster] + A_TOOL * box.guarded_tools[monster]
        if box.guarded[monster] != NONE:
            worth += 10 * rounds * box.artifact
            if mine.artifacts[box.guarded[monster]] == lowest_of(s, seat):
                worth += 10 * rounds * box.set_bonus // 3
        return worth + box.guarded_stars[monster] * star_worth(s, box, seat)
    if card < TECH:
        return 2 * star_worth(s, box, seat)
    return tech_worth(s, box, seat, card - TECH)


@rule
def mine_worth(s: State, box: Box, mine: int) -> int:
    """What the four minerals of a mine card cost together."""
    worth = 0
    for i in range(4):
        worth += s.market[box.resource[mine][i]]
    return worth


@rule
def priced(s: State, box: Box, seat: int, first: int) -> int:
    """What the cards on three places of the row are worth, in one number (see `worth_at`): for whoever asks again and again
    while nothing but dice changes."""
    found = 0
    for i in range(HALF):
        if s.row[first + i] != NONE:
            found |= card_worth(s, box, seat, int(s.row[first + i])) << (WORTH_BITS * i)
    return found


@rule
def worth_at(left: int, right: int, place: int) -> int:
    """What the card on a place is worth, of the two halves of a row that was priced."""
    return ((left if place < HALF else right) >> (WORTH_BITS * (place % HALF))) & ((1 << WORTH_BITS) - 1)


@rule
def lowest_of(s: State, seat: int) -> int:
    """Of the artifacts that one has fewest of, how many: one more of these may complete a set."""
    held = s.seats[seat].artifacts
    return min(int(held[0]), int(held[1]), int(held[2]))


@rule
def lead_in(s: State, box: Box, seat: int, mineral: int) -> int:
    """How many more of a mineral one has than the others on the average, times the number of others."""
    lead = box.seats * s.seats[seat].minerals[mineral]
    for other in range(box.seats):
        lead -= s.seats[other].minerals[mineral]
    return int(lead)


@rule
def star_worth(s: State, box: Box, seat: int) -> int:
    """KL-63: what the best step of a price brings for each star, over the others, in the rounds to come."""
    most = 0
    for i in range(2 * MINERALS):
        cost = step_cost(s, box, i // 2, i % 2)
        if cost > 0:
            lead = lead_in(s, box, seat, i // 2)
            gain = (lead if i % 2 == 1 else -lead) * 10 * rounds_left(s) // ((box.seats - 1) * cost)
            most = max(most, int(gain))
    return most


@rule
def tech_worth(s: State, box: Box, seat: int, tech: int) -> int:
    """What a technology brings until the end: bonuses by what one has and will have, dice and powers by the cards to come."""
    mine = s.seats[seat]
    rounds = rounds_left(s)
    if tech == Tech.ZOO:
        return 10 * box.bonus_monster * (mine.monsters + rounds * 3 // 4)
    if tech == Tech.RELIQUARY:
        held = mine.artifacts
        return 10 * box.bonus_artifact * (held[0] + held[1] + held[2]) + 5 * box.bonus_artifact * rounds
    if tech == Tech.ARCHIVE:
        held = mine.minerals
        return 10 * box.bonus_mineral * (held[0] + held[1] + held[2] + 2 * rounds)
    if tech == Tech.LEDGER:
        return 10 * min(int(box.bonus_most), (mine.coins + rounds) // box.bonus_coins)
    to_come = cards_to_come(s, box)
    if (CRYSTALS >> tech) & 1:
        return to_come * 4 if int(mine.techs) & CRYSTALS == 0 else to_come * 2
    return to_come * POWERS[tech] // 100


# ---------------------------------------------------------------- how likely


@rule
def place_of_dice(s: State, kept: int) -> int:
    """The place of up to five dice among all ways to keep some (see `odds`); numbers above six are left out."""
    n, counts = 0, 0
    for i in range(DICE):
        if (kept >> i) & 1 and 1 <= s.die[i] <= 6:
            n += 1
            counts += 1 << (4 * s.die[i])
    at, found = max(0, REDS - n), 0
    for number in range(1, 7):
        for _ in range(min((counts >> (4 * number)) & 15, REDS - at)):
            found += STEPS[number][at]
            at += 1
    return found


@rule
def lacking(s: State, box: Box, tech: int, kept: int) -> int:
    """What a technology still lacks beside these dice, as `odds` reads it."""
    key = 0
    for k in range(PATTERN):
        number = int(box.pattern[tech][k])
        if number > 0 and (k == 0 or box.pattern[tech][k - 1] != number):
            wanted = 0
            for j in range(PATTERN):
                if box.pattern[tech][j] == number:
                    wanted += 1
            for i in range(DICE):
                if (kept >> i) & 1 and s.die[i] == number and wanted > 0:
                    wanted -= 1
            key += LACKING[wanted]
    return int(key)


@rule
def chance(s: State, box: Box, card: int, kept: int, thrown: int, throws: int, at: int) -> int:
    """How likely, in parts of WHOLE, a card can be paid for if these dice are kept and so many thrown; `at` is their place."""
    if card < MONSTER:
        return hand_odds(int(box.hand[card]), throws, at)
    if card < MARKET:
        return total_odds(box.target[card - MONSTER] - total(s, kept), thrown, throws)
    if card < TECH:
        for i in range(DICE):
            if (kept >> i) & 1 and s.die[i] == box.number[card - MARKET]:
                return WHOLE
        return total_odds(1, thrown, throws) // 2
    return pattern_odds(lacking(s, box, card - TECH, kept), thrown, throws)


# ---------------------------------------------------------------- which dice to keep


@rule
def hope(s: State, box: Box, left: int, right: int, kept: int, throws: int) -> int:
    """What keeping these dice promises: the best card by chance times worth, and a part of the second."""
    thrown = size(free_dice(s) & ~kept)
    at = place_of_dice(s, kept)
    first, second = 0, 0
    for place in range(ROW):
        card = int(s.row[place])
        if card != NONE:
            worth = worth_at(left, right, place)
            found = worth * WHOLE if thrown == 0 and affordable(s, box, card) else 0
            if thrown > 0:
                found = worth * chance(s, box, card, kept, thrown, throws, at)
            second = max(second, min(first, found))
            first = max(first, found)
    return first + second // 4 + A_COIN * 100 * size(kept)


@rule
def hope_to_come(s: State, box: Box, left: int, right: int) -> int:
    """The same before the first throw of a turn, of five dice."""
    first, second = 0, 0
    for place in range(ROW):
        if s.row[place] != NONE:
            found = worth_at(left, right, place) * chance(s, box, int(s.row[place]), 0, REDS, 3, 0)
            second = max(second, min(first, found))
            first = max(first, found)
    return first + second // 4


@rule
def best_kept(s: State, box: Box, seat: int, throws: int) -> int:
    """The dice worth keeping: every set of them is tried, all included."""
    left, right = priced(s, box, seat, 0), priced(s, box, seat, HALF)
    free = free_dice(s)
    loose, fixed = 0, 0
    for i in range(DICE):
        if (free >> i) & 1:
            if s.kind[i] == Die.ANDROID or size(loose) >= LOOKED_AT:
                fixed |= 1 << i
            else:
                loose |= 1 << i
    best, most = free, hope(s, box, left, right, free, throws)
    kept = loose
    while kept != 0:
        kept = (kept - 1) & loose
        found = hope(s, box, left, right, kept | fixed, throws)
        if found > most:
            best, most = kept | fixed, found
    return best


assert lowest(CRYSTALS) > Tech.LEDGER
