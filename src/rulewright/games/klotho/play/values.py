"""What each card is worth to the mover, how likely the dice are to pay for it, and hence which dice to keep (KL-26, KL-104)."""

from __future__ import annotations

from rulewright.kernel import Enumeration, rule, size, table

from ..rules.claiming import step_cost
from ..rules.deck import cards_to_come
from ..rules.dice import affordable, free_dice, in_play, owns_crystal, total
from ..state import ARMS, DICE, MINERALS, NONE, PATTERN, REDS, ROUNDS, ROW, Box, Card, DieKind, Power, State, Way
from .odds import LACKING, STEPS, THROWS, WHOLE, hand_odds, pattern_odds, total_odds

A_COIN, A_TOOL = 4, 14
"""In tenths of a point."""
WORTH = (70, 55, 125, 165, 80, 90, 0, 170, 0, 0, 0, 0, 0, 0, 40, 0)
"""The worth of each power for every card still to come, in thousandths of a point; bonuses and crystals are valued separately."""
HALF, WORTH_BITS = ROW // 2, 20
MOST_WORTH = (1 << WORTH_BITS) - 1
LOOKED_AT = REDS + 2
"""The most dice to choose between; any more are always kept."""


class Weight(Enumeration):
    """The weights that guide a player, as indices into a list. Worths are in tenths of a point."""

    LARGE = 0
    """A claim of this many cards is staked at once."""
    NEAR = 1
    """With this many cards or fewer before a score card, any claim that closes is staked."""
    ROOM = 2
    """With room for this many cards or fewer under the hand limit, any claim that closes is staked."""
    DISCARD = 3
    """A card of the row is discarded if it is expected to bring less than this."""
    A_CARD = 4
    """What any card counts for beside its worth: the more, the easier cards the dice are kept for."""
    A_TECH = 5
    """What a technology counts for, in percent of its worth."""


HEURISTIC = table([6, 4, 1, 150, 0, 100])


@rule
def rounds_left(s: State) -> int:
    """KL-A48: rounds in which a gain will still count, including one whose score card is waiting."""
    return ROUNDS - s.scored


@rule
def card_worth(s: State, box: Box, seat: int, card: int) -> int:
    """KL-104: what a card is worth in tenths of a point, by the rounds in which it will score."""
    rounds = rounds_left(s)
    mine = s.seats[seat]
    kind = Card.kind(card)
    if kind == Card.MINE:
        return mine_worth(s, box, card) * 4 * rounds + A_COIN
    if kind == Card.MONSTER:
        monster = Card.MONSTER.index(card)
        worth = 10 * rounds * box.bounty + A_COIN * box.guarded_coins[monster] + A_TOOL * box.guarded_tools[monster]
        if box.guarded[monster] != NONE:
            worth += 10 * rounds * box.artifact
            if mine.artifacts[box.guarded[monster]] == lowest_of(s, seat):
                worth += 10 * rounds * box.set_bonus // 3
        return worth + box.guarded_stars[monster] * star_worth(s, box, seat)
    if kind == Card.MARKET:
        return 2 * star_worth(s, box, seat)
    return tech_worth(s, box, seat, Card.TECH.index(card))


@rule
def liking(s: State, box: Box, seat: int, card: int, weights: list[int]) -> int:
    """What a card counts for with a player guided by these weights."""
    worth = card_worth(s, box, seat, card)
    if Card.kind(card) == Card.TECH:
        worth = worth * weights[Weight.A_TECH] // 100
    return min(max(0, worth + weights[Weight.A_CARD]), MOST_WORTH)


@rule
def mine_worth(s: State, box: Box, mine: int) -> int:
    """The value of a mine card's four minerals together."""
    worth = 0
    for i in range(ARMS):
        worth += s.market[box.resource[mine][i]]
    return worth


@rule
def priced(s: State, box: Box, seat: int, first: int, weights: list[int]) -> int:
    """What the cards in half of the row count for, packed into one number (see `worth_at`); valid while only dice change."""
    found = 0
    for i in range(HALF):
        if s.row[first + i] != NONE:
            found |= liking(s, box, seat, int(s.row[first + i]), weights) << (WORTH_BITS * i)
    return found


@rule
def worth_at(left: int, right: int, place: int) -> int:
    """The worth of the card at a place, from the two packed halves of the row."""
    return ((left if place < HALF else right) >> (WORTH_BITS * (place % HALF))) & ((1 << WORTH_BITS) - 1)


@rule
def lowest_of(s: State, seat: int) -> int:
    """KL-99: a player's complete sets of artifacts."""
    held = s.seats[seat].artifacts
    return min(int(held[0]), int(held[1]), int(held[2]))


@rule
def lead_in(s: State, box: Box, seat: int, mineral: int) -> int:
    """How many more of a mineral a player has than the others on average, times the number of others."""
    lead = box.seats * s.seats[seat].minerals[mineral]
    for other in range(box.seats):
        lead -= s.seats[other].minerals[mineral]
    return int(lead)


@rule
def star_worth(s: State, box: Box, seat: int) -> int:
    """KL-63: the most that one star can gain over the other players in the remaining rounds, by a step of a price."""
    most = 0
    for i in range(2 * MINERALS):
        cost = step_cost(s, box, i // 2, i % 2)
        if cost > 0:
            lead = lead_in(s, box, seat, i // 2)
            step = abs(int(box.after[i // 2][s.market[i // 2]][i % 2]) - int(s.market[i // 2]))
            gain = (lead if i % 2 == Way.UP else -lead) * step * 10 * rounds_left(s) // ((box.seats - 1) * cost)
            most = max(most, int(gain))
    return most


@rule
def tech_worth(s: State, box: Box, seat: int, tech: int) -> int:
    """KL-68 to KL-73: the worth of a technology until the end: bonuses by holdings, dice and powers by the cards to come."""
    mine = s.seats[seat]
    rounds, power = rounds_left(s), int(box.power[tech])
    amount = int(box.amount[power])
    if power == Power.ZOO:
        return 10 * amount * (mine.monsters + rounds * 3 // 4)
    if power == Power.RELIQUARY:
        held = mine.artifacts
        return 10 * amount * (held[0] + held[1] + held[2]) + 5 * amount * rounds
    if power == Power.ARCHIVE:
        held = mine.minerals
        return 10 * amount * (held[0] + held[1] + held[2] + 2 * rounds)
    if power == Power.LEDGER:
        return 10 * min(int(box.bonus_most), (mine.coins + rounds) // box.bonus_coins)
    if power == Power.COLLECTION:
        return 10 * amount * (size(int(mine.techs)) + 1)
    to_come = cards_to_come(s, box)
    if power in (Power.SMALL_CRYSTAL, Power.GREAT_CRYSTAL):
        return to_come * 2 if owns_crystal(s, box, seat) else to_come * 4
    return to_come * WORTH[power] * amount // 100


# ---------------------------------------------------------------- how likely


@rule
def place_of_dice(s: State, kept: int) -> int:
    """The rank of up to five kept dice (see `odds.rank`); dice above six are ignored."""
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
    """KL-67: the numbers missing from these dice for a technology, as a key for `pattern_odds`."""
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
def chance(s: State, box: Box, card: int, kept: int, thrown: int, throws: int) -> int:
    """The chance, in parts of WHOLE, of paying for a card other than a mine when these dice are kept and others thrown."""
    kind = Card.kind(card)
    if kind == Card.MONSTER:
        return total_odds(box.target[Card.MONSTER.index(card)] - total(s, kept), thrown, throws)
    if kind == Card.MARKET:
        for i in range(DICE):
            if (kept >> i) & 1 and s.die[i] == box.number[Card.MARKET.index(card)]:
                return WHOLE
        return total_odds(1, thrown, throws) // 2
    return pattern_odds(lacking(s, box, Card.TECH.index(card), kept), thrown, throws)


@rule
def chance_to_come(s: State, box: Box, card: int) -> int:
    """The chance of paying for a card, before the roll, with five dice."""
    if Card.kind(card) == Card.MINE:
        return hand_odds(int(box.hand[card]), THROWS, 0)
    return chance(s, box, card, 0, REDS, THROWS)


# ---------------------------------------------------------------- which dice to keep


@rule
def hope(s: State, box: Box, left: int, right: int, kept: int, throws: int) -> int:
    """The expected worth of keeping these dice: the best card, a quarter of the second best, and a little for each die kept."""
    thrown = size(free_dice(s) & ~kept)
    at = place_of_dice(s, kept)
    first, second = 0, 0
    for place in range(ROW):
        card = int(s.row[place])
        if card != NONE:
            worth = worth_at(left, right, place)
            found = worth * WHOLE if thrown == 0 and affordable(s, box, card) else 0
            if thrown > 0:
                mine = card < Card.MONSTER
                odds = (
                    hand_odds(int(box.hand[card]), throws, at) if mine else chance(s, box, card, kept, thrown, throws)
                )
                found = worth * odds
            second = max(second, min(first, found))
            first = max(first, found)
    return first + second // 4 + A_COIN * 100 * size(kept)


@rule
def hope_to_come(s: State, box: Box, left: int, right: int) -> int:
    """The expected worth before the roll, with five dice."""
    first, second = 0, 0
    for place in range(ROW):
        if s.row[place] != NONE:
            found = worth_at(left, right, place) * chance_to_come(s, box, int(s.row[place]))
            second = max(second, min(first, found))
            first = max(first, found)
    return first + second // 4


@rule
def best_kept(s: State, box: Box, seat: int, throws: int, weights: list[int]) -> int:
    """The best set of dice to keep. Tries every set."""
    left, right = priced(s, box, seat, 0, weights), priced(s, box, seat, HALF, weights)
    free = free_dice(s)
    loose, fixed = 0, 0
    for i in range(DICE):
        if (free >> i) & 1:
            if s.kind[i] == DieKind.ANDROID or size(loose) >= LOOKED_AT:
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


@rule
def unlocked(s: State, box: Box, left: int, right: int) -> int:
    """The worth of the best card that the dice pay for as they are, from the packed halves of the row."""
    most = 0
    for place in range(ROW):
        worth = worth_at(left, right, place)
        if worth > most and affordable(s, box, int(s.row[place])):
            most = worth
    return most


@rule
def with_android(s: State, box: Box, left: int, right: int, number: int) -> int:
    """The same with one more android; the state is restored."""
    place = in_play(s)
    if place >= DICE:
        return 0
    s.kind[place] = DieKind.ANDROID
    s.die[place] = number
    found = unlocked(s, box, left, right)
    s.kind[place] = 0
    s.die[place] = 0
    return found


@rule
def with_number(s: State, box: Box, left: int, right: int, die: int, number: int) -> int:
    """The same with another number on a die; the state is restored."""
    before = int(s.die[die])
    s.die[die] = number
    found = unlocked(s, box, left, right)
    s.die[die] = before
    return found
