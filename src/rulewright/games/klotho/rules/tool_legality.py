"""Whether tools, powers, raids and staking are allowed, which is so in any step of the mover's turn (KL-36, KL-A10)."""

from __future__ import annotations

from rulewright.kernel import law, rule

from ..state import DICE, Box, DieKind, Phase, Power, State, Tool, Verb
from .dice import in_play, owns
from .moves import to_augment, to_copy, to_flip, to_play, to_raid, to_shift

CLAIM_FIRST = law("KL-27")
NOT_CLOSED = law("KL-44")
NO_STARS = law("KL-63")
NOT_YOURS = law("KL-68")
NO_SUCH_TOOL = law("KL-74")
ON_A_DIE = law("KL-82")
NOTHING_TO_BOMB = law("KL-84")
FROM_ANOTHER_PLAYER = law("KL-87")
BEHIND_A_TURRET = law("KL-89")
NO_PAIR_OF_ONES = law("KL-93")
UNDER_A_PIG = law("KL-94")
BRIBES_COME_WITH_A_CLAIM = law("KL-A17")
ONE_CARD_A_RAID = law("KL-A18")
TURRETS_STAND = law("KL-A19")
PIGS_FLY_AT_MONSTERS = law("KL-A25")
NO_TICKET_BEFORE_A_ROLL = law("KL-A26")
ONLY_AT_THE_END = law("KL-A35")
ONCE_A_TURN = law("KL-A40")
TWELVE_DICE = law("KL-A47")
NOT_ROLLED_YET = law("KL-A49")
ONE_TO_SIX = law("KL-A50")
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
        if (to_augment(s, i) >> die) & 1:
            return 0
        return UNDER_A_PIG if s.kind[die] == DieKind.PIG else ON_A_DIE
    if verb == Verb.SHIFT:
        way, die = Verb.SHIFT.arguments(action)
        return 0 if (to_shift(s, box, way) >> die) & 1 else check_power(s, box, Power.TUNER, die)
    if verb == Verb.FLIP:
        die = Verb.FLIP.argument(action)
        return 0 if (to_flip(s, box) >> die) & 1 else check_power(s, box, Power.INVERTER, die)
    if verb == Verb.COPY:
        die, model = Verb.COPY.arguments(action)
        if (to_copy(s, box, die) >> model) & 1:
            return 0
        return check_power(s, box, Power.PRISM, model if s.kind[model] == DieKind.PIG else die)
    if verb == Verb.RAID:
        return check_raid(s, box, Verb.RAID.argument(action))
    if verb == Verb.STAKE:
        return 0 if (s.open >> Verb.STAKE.argument(action)) & 1 else NOT_CLOSED
    if verb == Verb.PAY:
        return CLAIM_FIRST
    if verb == Verb.MOVE:
        return NO_STARS
    if verb == Verb.TAKE:
        return FROM_ANOTHER_PLAYER
    return NOT_CLOSED if verb == Verb.LAY else ONLY_AT_THE_END


@rule
def check_power(s: State, box: Box, power: int, die: int) -> int:
    """KL-68, KL-94, KL-A40, KL-A49, KL-A50: what keeps the mover from using a power on a die."""
    if not owns(s, box, int(s.mover), power):
        return NOT_YOURS
    if s.throws == 0:
        return NOT_ROLLED_YET
    if (s.used >> power) & 1:
        return ONCE_A_TURN
    if s.kind[die] == DieKind.PIG:
        return UNDER_A_PIG
    return ONE_TO_SIX if power == Power.INVERTER else ITS_POWER


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
