"""Whether tools, powers, raids and staking are allowed, which is so in any step of the mover's turn (KL-36, KL-A10)."""

from __future__ import annotations

from rulewright.kernel import law, rule

from ..state import DICE, Box, Phase, State, Tool, Verb
from .dice import in_play
from .moves import to_augment, to_copy, to_flip, to_play, to_raid, to_shift

EACH_DIE_ONCE = law("KL-29")
NOT_CLOSED = law("KL-44")
SPEND_THEM_NOW = law("KL-60")
NO_SUCH_TOOL = law("KL-75")
ON_A_DIE = law("KL-82")
NOTHING_TO_BOMB = law("KL-84")
FROM_ANOTHER_PLAYER = law("KL-87")
BEHIND_A_TURRET = law("KL-89")
NO_PAIR_OF_ONES = law("KL-93")
TOO_MANY_CARDS = law("KL-96")
BRIBES_COME_WITH_A_CLAIM = law("KL-A17")
ONE_CARD_A_RAID = law("KL-A18")
TURRETS_STAND = law("KL-A19")
PIGS_FLY_AT_MONSTERS = law("KL-A25")
NO_TICKET_BEFORE_A_ROLL = law("KL-A26")
TWELVE_DICE = law("KL-A47")
ITS_POWER = law("KL-R5")


@rule
def check_at_any_time(s: State, box: Box, verb: int, action: int) -> int:
    """KL-36, KL-A10: tools, powers and staking, in any step of the mover's turn; what only an interruption asks is refused."""
    if verb == Verb.PLAY:
        return check_play(s, Verb.PLAY.argument(action))
    if verb == Verb.AUGMENT:
        i, die = Verb.AUGMENT.arguments(action)
        if s.seats[s.mover].tools[Tool.AUGMENT + i] == 0:
            return NO_SUCH_TOOL
        return 0 if (to_augment(s, i) >> die) & 1 else ON_A_DIE
    if verb == Verb.SHIFT:
        way, die = Verb.SHIFT.arguments(action)
        return 0 if (to_shift(s, way) >> die) & 1 else ITS_POWER
    if verb == Verb.FLIP:
        return 0 if (to_flip(s) >> Verb.FLIP.argument(action)) & 1 else ITS_POWER
    if verb == Verb.COPY:
        die, model = Verb.COPY.arguments(action)
        return 0 if (to_copy(s, die) >> model) & 1 else ITS_POWER
    if verb == Verb.RAID:
        return check_raid(s, box, Verb.RAID.argument(action))
    if verb == Verb.STAKE:
        return 0 if (s.open >> Verb.STAKE.argument(action)) & 1 else NOT_CLOSED
    if verb == Verb.PAY:
        return EACH_DIE_ONCE
    if verb == Verb.MOVE:
        return SPEND_THEM_NOW
    if verb == Verb.TAKE:
        return ONE_CARD_A_RAID
    return NOT_CLOSED if verb == Verb.LAY else TOO_MANY_CARDS


@rule
def check_play(s: State, tool: int) -> int:
    """KL-36, KL-75: why a tool cannot be played as it is."""
    if (to_play(s) >> tool) & 1:
        return 0
    if s.seats[s.mover].tools[tool] == 0:
        return NO_SUCH_TOOL
    if tool == Tool.BRIBE:
        return BRIBES_COME_WITH_A_CLAIM
    if tool == Tool.RAID:
        return FROM_ANOTHER_PLAYER
    if tool == Tool.TURRET:
        return TURRETS_STAND
    if tool == Tool.BOMB:
        return NOTHING_TO_BOMB
    if tool == Tool.LOTTERY:
        return NO_TICKET_BEFORE_A_ROLL
    if tool == Tool.PIG:
        return NO_PAIR_OF_ONES if s.phase == Phase.CLAIMING else PIGS_FLY_AT_MONSTERS
    return TWELVE_DICE if in_play(s) >= DICE and tool < Tool.AUGMENT else ON_A_DIE


@rule
def check_raid(s: State, box: Box, seat: int) -> int:
    """KL-87, KL-89: another player without a Turret who has a card to take."""
    if s.seats[s.mover].tools[Tool.RAID] == 0:
        return NO_SUCH_TOOL
    if (to_raid(s, box) >> seat) & 1:
        return 0
    if seat < box.seats and seat != s.mover and s.seats[seat].tools[Tool.TURRET] > 0:
        return BEHIND_A_TURRET
    return FROM_ANOTHER_PLAYER
