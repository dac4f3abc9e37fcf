"""What helps a player: tools, raids, and the powers of technologies (KL-33 to KL-36, KL-68, KL-74 to KL-94)."""

from __future__ import annotations

from rulewright.kernel import does, law, note, refuses, rule, size

from ..notes import Note
from ..state import ANDROIDS, DICE, NONE, ROW, SHELF, TOOLS, Box, DieKind, Phase, Power, State, Thing, Tool, Verb, Way
from .deck import bomb
from .dice import add_android, add_blue, alike, fives, gift, in_play, owns, shown
from .score import cards_in_front
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
    """KL-33, KL-R5: the printed price; with the Trade Beacon one coin less, but at least one."""
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
    """KL-36: the mover's tools that can be played on their own; augments, Bribes and Raids are used in other ways."""
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
    """KL-36, KL-75: the clause that keeps a tool from being played on its own."""
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
    """KL-82: the dice on which the mover may use an augment."""
    return shown(s) if s.seats[s.mover].tools[Tool.AUGMENT + i] > 0 else 0


@refuses(Verb.AUGMENT)
def not_augmented(s: State, augment: int, die: int) -> int:
    """KL-74, KL-82, KL-94: the mover must have the augment, and the die must show a number."""
    if s.seats[s.mover].tools[Tool.AUGMENT + augment] == 0:
        return NO_SUCH_TOOL
    return UNDER_A_PIG if s.kind[die] == DieKind.PIG else ON_A_DIE


@does(Verb.AUGMENT)
def augment(s: State, box: Box, i: int, die: int) -> None:
    """KL-82, KL-83, KL-A24: raise a die by the number on the card, even above six."""
    use_up(s, Tool.AUGMENT + i)
    before = int(s.die[die])
    s.die[die] += box.boost[i]
    note(s, Note.AUGMENTED, int(s.mover), die, before, int(s.die[die]))


# ---------------------------------------------------------------- the Flying Pig


@rule
def a_one(s: State) -> int:
    """KL-A25: an unused die that shows a one, preferably one that cannot be sold, else the last; NONE if there is none."""
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
    """KL-93, KL-94: one die of the pair becomes the 14, the other is used up; neither can be used for anything else."""
    other = a_one(s)
    s.spent |= 1 << other
    s.kind[other] = DieKind.PIG
    die = a_one(s)
    s.kind[die] = DieKind.PIG
    s.die[die] = box.pig
    note(s, Note.PIG, int(s.mover), int(box.pig))


# ---------------------------------------------------------------- raids

FROM_ANOTHER_PLAYER = law("KL-87")
BEHIND_A_TURRET = law("KL-89")


@rule
def raidable(s: State, box: Box) -> int:
    """KL-87, KL-89: the other players without a Turret who have a card to take, as a set."""
    found = 0
    for seat in range(box.seats):
        if seat != s.mover and s.seats[seat].tools[Tool.TURRET] == 0 and cards_in_front(s, seat) > 0:
            found |= 1 << seat
    return found


@rule
def to_raid(s: State, box: Box) -> int:
    """KL-87: the players whom the mover may raid, as a set."""
    return raidable(s, box) if s.seats[s.mover].tools[Tool.RAID] > 0 else 0


@refuses(Verb.RAID)
def not_raided(s: State, box: Box, victim: int) -> int:
    """KL-87, KL-89: another player without a Turret who has a card to take."""
    if s.seats[s.mover].tools[Tool.RAID] == 0:
        return NO_SUCH_TOOL
    if victim < box.seats and victim != s.mover and s.seats[victim].tools[Tool.TURRET] > 0:
        return BEHIND_A_TURRET
    return FROM_ANOTHER_PLAYER


@does(Verb.RAID)
def raid(s: State, victim: int) -> None:
    """KL-87: use up the Raid; the player chooses the card to take next."""
    use_up(s, Tool.RAID)
    s.step = s.phase
    s.phase = Phase.TAKING
    s.victim = victim


@rule
def has(s: State, seat: int, thing: int) -> bool:
    """KL-95: whether a card is in front of a player."""
    mine = s.seats[seat]
    kind = Thing.kind(thing)
    if kind == Thing.MINE:
        return (int(mine.mines) >> thing) & 1 != 0
    if kind == Thing.TOOL:
        return mine.tools[Thing.TOOL.index(thing)] > 0
    return (int(mine.techs) >> Thing.TECH.index(thing)) & 1 != 0


@rule
def lose(s: State, seat: int, thing: int) -> None:
    """Take away a card in front of a player."""
    mine = s.seats[seat]
    kind = Thing.kind(thing)
    if kind == Thing.MINE:
        mine.mines &= ~(1 << thing)
    elif kind == Thing.TOOL:
        mine.tools[Thing.TOOL.index(thing)] -= 1
    else:
        mine.techs = int(mine.techs) & ~(1 << Thing.TECH.index(thing))


@refuses(Verb.TAKE)
def not_taken(s: State) -> int:
    """KL-87: only a Raid takes a card, and only one that the victim has."""
    return FROM_ANOTHER_PLAYER


@does(Verb.TAKE)
def take_thing(s: State, box: Box, thing: int) -> None:
    """KL-87, KL-A18: the card goes face up in front of the raider, who may use it at once."""
    victim = int(s.victim)
    mine = s.seats[s.mover]
    lose(s, victim, thing)
    kind = Thing.kind(thing)
    if kind == Thing.MINE:
        mine.mines |= 1 << thing
    elif kind == Thing.TOOL:
        mine.tools[Thing.TOOL.index(thing)] += 1
    else:
        mine.techs = int(mine.techs) | (1 << Thing.TECH.index(thing))
    note(s, Note.RAIDED, int(s.mover), victim, thing)
    s.phase = s.step
    s.step = 0
    s.victim = 0
    survey(s, box)


@rule
def things(s: State, seat: int) -> int:
    """How many different cards are in front of a player; tools of a kind count once."""
    mine = s.seats[seat]
    n = size(int(mine.mines)) + size(int(mine.techs))
    for tool in range(TOOLS):
        if mine.tools[tool] > 0:
            n += 1
    return n


@rule
def nth_thing(s: State, seat: int, k: int) -> int:
    """The k-th of the different cards in front of a player."""
    thing = 0
    while True:
        if has(s, seat, thing):
            if k == 0:
                return thing
            k -= 1
        thing += 1


# ---------------------------------------------------------------- powers of technologies

NOT_YOURS = law("KL-68")
ONCE_A_TURN = law("KL-A40")
NOT_ROLLED_YET = law("KL-A49")
ONE_TO_SIX = law("KL-A50")
ITS_POWER = law("KL-R5")


@rule
def ready(s: State, box: Box, power: int) -> bool:
    """KL-68, KL-A40, KL-R5: after a roll, and once a turn."""
    return s.throws > 0 and owns(s, box, int(s.mover), power) and not (s.used >> power) & 1


@rule
def not_used(s: State, box: Box, power: int, die: int) -> int:
    """KL-68, KL-94, KL-A40, KL-A49, KL-A50: the clause that keeps the mover from using a power on a die."""
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
def to_shift(s: State, box: Box, way: int) -> int:
    """KL-R5: the dice that the Phase Tuner may change; none goes below one."""
    if not ready(s, box, Power.TUNER):
        return 0
    found = shown(s)
    if way == Way.DOWN:
        for i in range(DICE):
            if s.die[i] <= box.amount[Power.TUNER]:
                found &= ~(1 << i)
    return found


@refuses(Verb.SHIFT)
def not_shifted(s: State, box: Box, die: int) -> int:
    return not_used(s, box, Power.TUNER, die)


@does(Verb.SHIFT)
def shift(s: State, box: Box, way: int, die: int) -> None:
    """KL-R5: the Phase Tuner moves a die by one, once a turn."""
    before = int(s.die[die])
    s.used |= 1 << Power.TUNER
    s.die[die] += box.amount[Power.TUNER] if way == Way.UP else -box.amount[Power.TUNER]
    note(s, Note.SHIFTED, int(s.mover), die, before, int(s.die[die]))


@rule
def to_flip(s: State, box: Box) -> int:
    """KL-R5, KL-A50: the six-sided dice that the Inverter may turn over, as long as they show one to six."""
    found = 0
    if ready(s, box, Power.INVERTER):
        for i in range(DICE):
            six_sided = s.kind[i] == DieKind.RED or s.kind[i] == DieKind.PURPLE or s.kind[i] == DieKind.BLUE
            if six_sided and 1 <= s.die[i] <= 6:
                found |= 1 << i
    return found


@refuses(Verb.FLIP)
def not_flipped(s: State, box: Box, die: int) -> int:
    return not_used(s, box, Power.INVERTER, die)


@does(Verb.FLIP)
def flip(s: State, die: int) -> None:
    """KL-R5: the Inverter turns a die over, once a turn."""
    before = int(s.die[die])
    s.used |= 1 << Power.INVERTER
    s.die[die] = 7 - before
    note(s, Note.FLIPPED, int(s.mover), die, before, 7 - before)


@rule
def to_copy(s: State, box: Box, die: int) -> int:
    """KL-R5: the dice whose number another may take with the Echo Prism: those that show a different one."""
    if not ready(s, box, Power.PRISM) or not (shown(s) >> die) & 1:
        return 0
    return shown(s) & ~alike(s, int(s.die[die]))


@refuses(Verb.COPY)
def not_copied(s: State, box: Box, die: int, model: int) -> int:
    return not_used(s, box, Power.PRISM, model if s.kind[model] == DieKind.PIG else die)


@does(Verb.COPY)
def copy(s: State, die: int, model: int) -> None:
    """KL-R5: the Echo Prism copies one die onto another, once a turn."""
    before = int(s.die[die])
    s.used |= 1 << Power.PRISM
    s.die[die] = s.die[model]
    note(s, Note.COPIED, int(s.mover), die, before, int(s.die[die]))
