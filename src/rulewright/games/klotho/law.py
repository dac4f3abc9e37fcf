"""The law: 0 where a move is allowed, else the clause that forbids it."""

from __future__ import annotations

from rulewright.kernel import law, rule

from .claiming import movable
from .dice import in_play
from .hands import ENOUGH
from .moves import (
    may_reroll,
    to_augment,
    to_buy,
    to_claim,
    to_copy,
    to_discard,
    to_flip,
    to_mark,
    to_play,
    to_raid,
    to_shift,
)
from .staking import layable
from .state import (
    ANDROID,
    AUGMENT,
    AUGMENTS,
    BOMB,
    BOOST,
    BRIBE,
    BUY,
    CLAIM,
    CLAIMING,
    CLOSING,
    COPY,
    CRYSTALS,
    DICE,
    DISCARD,
    DONE,
    DROP,
    FLIP,
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
    PAY,
    PAYING,
    PIECES,
    PIG,
    PLAY,
    RAID,
    RAID_ON,
    REDS,
    REROLL,
    ROLL,
    ROW,
    SEATS,
    SHAPES,
    SHELF,
    SHIFT,
    STAKE,
    STARS,
    TAKE,
    TAKING,
    TECH,
    THINGS,
    TOOLS,
    TRIMMING,
    TURRET,
    Box,
    State,
)
from .tools import has

THE_GAME_IS_OVER = law("KL-103")
NOT_YOUR_TURN = law("KL-17")
IN_THIS_ORDER = law("KL-21")
ONE_CARD_ONLY = law("KL-23")
CHOOSE_DICE = law("KL-26")
EACH_DIE_ONCE = law("KL-29")
CLAIMED_ALREADY = law("KL-30")
TOO_DEAR = law("KL-33")
BOUGHT_ALREADY = law("KL-35")
NOT_THAT_HAND = law("KL-38")
NOT_CLOSED = law("KL-44")
NOT_THAT_TOTAL = law("KL-53")
SPEND_THEM_NOW = law("KL-60")
NOT_THAT_NUMBER = law("KL-62")
NOT_THOSE_DICE = law("KL-67")
CRYSTALS_DISTRACT = law("KL-72")
NO_SUCH_TOOL = law("KL-75")
ANDROIDS_STAY = law("KL-76")
ON_A_DIE = law("KL-82")
NOTHING_TO_BOMB = law("KL-84")
FROM_ANOTHER_PLAYER = law("KL-87")
BEHIND_A_TURRET = law("KL-89")
NO_PAIR_OF_ONES = law("KL-93")
TOO_MANY_CARDS = law("KL-96")
NO_CARD_THERE = law("KL-A6")
BRIBES_COME_WITH_A_CLAIM = law("KL-A17")
ONE_CARD_A_RAID = law("KL-A18")
TURRETS_STAND = law("KL-A19")
PIGS_FLY_AT_MONSTERS = law("KL-A25")
NO_TICKET_BEFORE_A_ROLL = law("KL-A26")
TWELVE_DICE = law("KL-A47")
NOT_ROLLED_YET = law("KL-A49")
ITS_POWER = law("KL-R5")


@rule
def check(s: State, box: Box, seat: int, action: int) -> int:
    if s.end != 0:
        return THE_GAME_IS_OVER
    if seat != s.mover:
        return NOT_YOUR_TURN
    if s.phase == PAYING:
        if action == DONE:
            return 0 if int(s.choices) & ENOUGH else EACH_DIE_ONCE
        return 0 if PAY <= action < PAY + DICE and (s.choices >> (action - PAY)) & 1 else EACH_DIE_ONCE
    if s.phase == STARS:
        step = MOVE <= action < MOVE + 2 * MINERALS and (movable(s, box) >> (action - MOVE)) & 1
        return 0 if step or action == DONE else SPEND_THEM_NOW
    if s.phase == LAYING:
        return 0 if LAY <= action < LAY + PIECES and layable(s, box, action - LAY) else NOT_CLOSED
    if s.phase == TAKING:
        there = TAKE <= action < TAKE + THINGS and has(s, int(s.victim), action - TAKE)
        return 0 if there else ONE_CARD_A_RAID
    if s.phase == TRIMMING:
        return 0 if DROP <= action < DROP + THINGS and has(s, seat, action - DROP) else TOO_MANY_CARDS
    if REROLL <= action < REROLL + (1 << REDS):
        return check_reroll(s, action - REROLL)
    if MARK <= action < MARK + DICE:
        return check_mark(s, action - MARK)
    if s.marked != 0:
        return CHOOSE_DICE
    if action < CLAIM:
        return 0 if action == DONE or s.phase == OPENING else IN_THIS_ORDER
    if action < CLAIM + ROW:
        return check_claim(s, box, action - CLAIM)
    if DISCARD <= action < DISCARD + ROW + SHELF:
        return check_discard(s, action - DISCARD)
    if BUY <= action < BUY + SHELF:
        if s.shelf[action - BUY] == NONE:
            return BOUGHT_ALREADY
        return 0 if (to_buy(s, box) >> (action - BUY)) & 1 else TOO_DEAR
    return check_at_any_time(s, box, action)


@rule
def check_reroll(s: State, reds: int) -> int:
    """KL-21, KL-26, KL-A49."""
    if may_reroll(s, reds):
        return 0
    if s.throws == 0:
        return NOT_ROLLED_YET
    return CHOOSE_DICE if reds == 0 and s.phase < CLAIMING else IN_THIS_ORDER


@rule
def check_mark(s: State, die: int) -> int:
    """KL-26, KL-76."""
    if (to_mark(s) >> die) & 1:
        return 0
    if s.throws == 0:
        return NOT_ROLLED_YET
    if s.phase >= CLAIMING:
        return IN_THIS_ORDER
    return ANDROIDS_STAY if s.kind[die] == ANDROID else CHOOSE_DICE


@rule
def check_claim(s: State, box: Box, place: int) -> int:
    """KL-21, KL-27, KL-30: the row's card must be there, and the dice must meet what it asks for."""
    if s.phase != CLAIMING:
        return IN_THIS_ORDER
    card = int(s.row[place])
    if card == NONE:
        return CLAIMED_ALREADY
    if (to_claim(s, box) >> place) & 1:
        return 0
    if card < MONSTER:
        return NOT_THAT_HAND
    if card < MARKET:
        return NOT_THAT_TOTAL
    return NOT_THAT_NUMBER if card < TECH else NOT_THOSE_DICE


@rule
def check_discard(s: State, place: int) -> int:
    """KL-21, KL-23, KL-72, KL-A6."""
    if (to_discard(s) >> place) & 1:
        return 0
    if OPENING < s.phase < CLOSING:
        return IN_THIS_ORDER
    if int(s.seats[s.mover].techs) & CRYSTALS:
        return CRYSTALS_DISTRACT
    there = s.row[place] != NONE if place < ROW else s.shelf[place - ROW] != NONE
    return ONE_CARD_ONLY if there else NO_CARD_THERE


@rule
def check_at_any_time(s: State, box: Box, action: int) -> int:
    """KL-36, KL-A10: tools, powers and staking, in any step of one's own turn."""
    if PLAY <= action < PLAY + TOOLS:
        return check_play(s, action - PLAY)
    if BOOST <= action < BOOST + AUGMENTS * DICE:
        i, die = (action - BOOST) // DICE, (action - BOOST) % DICE
        if s.seats[s.mover].tools[AUGMENT + i] == 0:
            return NO_SUCH_TOOL
        return 0 if (to_augment(s, i) >> die) & 1 else ON_A_DIE
    if SHIFT <= action < SHIFT + 2 * DICE:
        return 0 if (to_shift(s, (action - SHIFT) // DICE) >> ((action - SHIFT) % DICE)) & 1 else ITS_POWER
    if FLIP <= action < FLIP + DICE:
        return 0 if (to_flip(s) >> (action - FLIP)) & 1 else ITS_POWER
    if COPY <= action < COPY + DICE * DICE:
        return 0 if (to_copy(s, (action - COPY) // DICE) >> ((action - COPY) % DICE)) & 1 else ITS_POWER
    if RAID_ON <= action < RAID_ON + SEATS:
        return check_raid(s, box, action - RAID_ON)
    if STAKE <= action < STAKE + SHAPES:
        return 0 if (s.open >> (action - STAKE)) & 1 else NOT_CLOSED
    if PAY <= action < PAY + DICE:
        return EACH_DIE_ONCE
    if MOVE <= action < MOVE + 2 * MINERALS:
        return SPEND_THEM_NOW
    if TAKE <= action < TAKE + THINGS:
        return ONE_CARD_A_RAID
    return NOT_CLOSED if LAY <= action < LAY + PIECES else TOO_MANY_CARDS


@rule
def check_play(s: State, tool: int) -> int:
    """KL-36, KL-75: why a tool cannot be played as it is."""
    if (to_play(s) >> tool) & 1:
        return 0
    if s.seats[s.mover].tools[tool] == 0:
        return NO_SUCH_TOOL
    if tool == BRIBE:
        return BRIBES_COME_WITH_A_CLAIM
    if tool == RAID:
        return FROM_ANOTHER_PLAYER
    if tool == TURRET:
        return TURRETS_STAND
    if tool == BOMB:
        return NOTHING_TO_BOMB
    if tool == LOTTERY:
        return NO_TICKET_BEFORE_A_ROLL
    if tool == PIG:
        return NO_PAIR_OF_ONES if s.phase == CLAIMING else PIGS_FLY_AT_MONSTERS
    return TWELVE_DICE if in_play(s) >= DICE and tool < AUGMENT else ON_A_DIE


@rule
def check_raid(s: State, box: Box, seat: int) -> int:
    """KL-87, KL-89."""
    if s.seats[s.mover].tools[RAID] == 0:
        return NO_SUCH_TOOL
    if (to_raid(s, box) >> seat) & 1:
        return 0
    if seat < box.seats and seat != s.mover and s.seats[seat].tools[TURRET] > 0:
        return BEHIND_A_TURRET
    return FROM_ANOTHER_PLAYER


assert ROLL < DONE < REROLL < MARK < CLAIM
assert 1 << DICE == ENOUGH
assert CLOSING < PAYING
