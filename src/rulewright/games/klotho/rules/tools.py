"""Tools: buying and playing them (KL-33 to KL-36, KL-74 to KL-94)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule

from ..notes import Note
from ..state import ANDROIDS, DICE, NONE, ROW, SHELF, Box, DieKind, Phase, Power, State, Tool, Verb
from .deck import bomb
from .dice import add_android, add_blue, fives, gift, in_play, shown
from .staking import survey

TOO_DEAR = law("KL-33")
BOUGHT_ALREADY = law("KL-35")
NO_SUCH_TOOL = law("KL-74")
ON_A_DIE = law("KL-82")
NOTHING_TO_BOMB = law("KL-84")
CHOOSE_A_VICTIM = law("KL-87")
NO_PAIR_OF_ONES = law("KL-93")
UNDER_A_PIG = law("KL-94")
BRIBES_COME_WITH_A_CLAIM = law("KL-A17")
TURRETS_STAND = law("KL-A19")
PIGS_FLY_AT_MONSTERS = law("KL-A25")
NO_TICKET_BEFORE_A_ROLL = law("KL-A26")
TWELVE_DICE = law("KL-A47")


@rule
def price_of(s: State, box: Box, seat: int, tool: int) -> int:
    """KL-33, KL-R5: as printed; with the Trade Beacon one coin less, but not less than one."""
    price = int(box.price[tool])
    return max(min(price, 1), price - gift(s, box, seat, Power.BEACON))


@rule
def to_buy(s: State, box: Box) -> int:
    """KL-33: the tools of the row that the mover can pay for."""
    found = 0
    for place in range(SHELF):
        if s.shelf[place] != NONE and price_of(s, box, int(s.mover), int(s.shelf[place])) <= s.seats[s.mover].coins:
            found |= 1 << place
    return found


@refuses(Verb.BUY)
def not_bought(s: State, place: int) -> int:
    """KL-33, KL-35: the tool is gone, or costs too much."""
    return BOUGHT_ALREADY if s.shelf[place] == NONE else TOO_DEAR


@does(Verb.BUY)
def buy(s: State, box: Box, place: int) -> None:
    """KL-33 to KL-35: pay for a tool; its gap stays until the next refill."""
    tool = int(s.shelf[place])
    price = price_of(s, box, int(s.mover), tool)
    s.shelf[place] = NONE
    s.seats[s.mover].coins -= price
    s.seats[s.mover].tools[tool] += 1
    note(s, Note.BOUGHT, int(s.mover), tool, price)
    survey(s, box)


@rule
def use_up(s: State, tool: int) -> None:
    """KL-75: a tool works once."""
    s.seats[s.mover].tools[tool] -= 1
    s.discards[tool] += 1


@rule
def to_play(s: State) -> int:
    """KL-36: the mover's tools that can be played as they are; augments, Bribes and Raids are used otherwise."""
    found = 0
    mine = s.seats[s.mover]
    if in_play(s) < DICE:
        for tool in range(ANDROIDS):
            if mine.tools[Tool.ANDROID + tool] > 0:
                found |= 1 << (Tool.ANDROID + tool)
        if mine.tools[Tool.OVERDRIVE] > 0:
            found |= 1 << Tool.OVERDRIVE
    if mine.tools[Tool.BOMB] > 0 and not row_is_empty(s):
        found |= 1 << Tool.BOMB
    if mine.tools[Tool.LOTTERY] > 0 and s.throws > 0:
        found |= 1 << Tool.LOTTERY
    if mine.tools[Tool.PIG] > 0 and s.phase == Phase.CLAIMING and ones(s) >= 2:
        found |= 1 << Tool.PIG
    return found


@rule
def row_is_empty(s: State) -> bool:
    found = 0
    for place in range(ROW):
        if s.row[place] != NONE:
            found += 1
    for place in range(SHELF):
        if s.shelf[place] != NONE:
            found += 1
    return found == 0


@refuses(Verb.PLAY)
def not_played(s: State, tool: int) -> int:
    """KL-36, KL-75: why a tool cannot be played as it is."""
    if s.seats[s.mover].tools[tool] == 0:
        return NO_SUCH_TOOL
    if tool == Tool.BRIBE:
        return BRIBES_COME_WITH_A_CLAIM
    if tool == Tool.RAID:
        return CHOOSE_A_VICTIM
    if tool == Tool.TURRET:
        return TURRETS_STAND
    if tool == Tool.BOMB:
        return NOTHING_TO_BOMB
    if tool == Tool.LOTTERY:
        return NO_TICKET_BEFORE_A_ROLL
    if tool == Tool.PIG:
        return NO_PAIR_OF_ONES if s.phase == Phase.CLAIMING else PIGS_FLY_AT_MONSTERS
    return TWELVE_DICE if in_play(s) >= DICE and tool < Tool.AUGMENT else ON_A_DIE


@does(Verb.PLAY)
def play(s: State, box: Box, tool: int) -> None:
    """KL-36: use a tool that needs no target."""
    use_up(s, tool)
    if Tool.kind(tool) == Tool.ANDROID:
        add_android(s, Tool.ANDROID.index(tool) + 1)
    elif tool == Tool.OVERDRIVE:
        note(s, Note.OVERDRIVE, int(s.mover))
        add_blue(s)
    elif tool == Tool.BOMB:
        bomb(s, box)
    elif tool == Tool.LOTTERY:
        coins = fives(s)
        s.seats[s.mover].coins += coins
        note(s, Note.LOTTERY, int(s.mover), coins)
    elif tool == Tool.PIG:
        fly(s, box)


@rule
def to_augment(s: State, i: int) -> int:
    """KL-82: the dice on which an augment of the mover may go."""
    return shown(s) if s.seats[s.mover].tools[Tool.AUGMENT + i] > 0 else 0


@refuses(Verb.AUGMENT)
def not_augmented(s: State, augment: int, die: int) -> int:
    """KL-74, KL-82, KL-94: an augment of the mover, on a die that shows a number."""
    if s.seats[s.mover].tools[Tool.AUGMENT + augment] == 0:
        return NO_SUCH_TOOL
    return UNDER_A_PIG if s.kind[die] == DieKind.PIG else ON_A_DIE


@does(Verb.AUGMENT)
def augment(s: State, box: Box, i: int, die: int) -> None:
    """KL-82, KL-83, KL-A24: raise a die by what the card says, beyond six if need be."""
    use_up(s, Tool.AUGMENT + i)
    before = int(s.die[die])
    s.die[die] += box.boost[i]
    note(s, Note.AUGMENTED, int(s.mover), die, before, int(s.die[die]))


# ---------------------------------------------------------------- the Flying Pig


@rule
def a_one(s: State) -> int:
    """KL-A25: an unused die that shows a one, rather one that could not be sold, rather the last; NONE if there is none."""
    found = NONE
    for i in range(DICE):
        if s.die[i] == 1 and s.kind[i] != DieKind.PIG and not (s.spent >> i) & 1:
            if found == NONE or s.kind[i] != DieKind.RED or s.kind[found] == DieKind.RED:
                found = i
    return found


@rule
def ones(s: State) -> int:
    """KL-A25: how many unused dice show a one."""
    found = 0
    for i in range(DICE):
        if s.die[i] == 1 and s.kind[i] != DieKind.PIG and not (s.spent >> i) & 1:
            found += 1
    return found


@rule
def fly(s: State, box: Box) -> None:
    """KL-93, KL-94: one of the pair becomes the 14, the other is used up; neither serves for anything else."""
    other = a_one(s)
    s.spent |= 1 << other
    s.kind[other] = DieKind.PIG
    die = a_one(s)
    s.kind[die] = DieKind.PIG
    s.die[die] = box.pig
    note(s, Note.PIG, int(s.mover), int(box.pig))
