"""Tools and powers: buying, playing, raiding, and changing the number on a die (KL-33 to KL-36, KL-74 to KL-94)."""

from __future__ import annotations

from rulewright.kernel import note, rule, size

from ..notes import Note
from ..state import ANDROIDS, DICE, NONE, TOOLS, Box, DieKind, Phase, Power, State, Thing, Tool, Way
from .deck import bomb
from .dice import add_android, add_blue, fives, gift
from .scoring import cards_in_front
from .staking import survey


@rule
def price_of(s: State, box: Box, seat: int, tool: int) -> int:
    """KL-33, KL-R5: as printed; with the Trade Beacon one coin less, but not less than one."""
    price = int(box.price[tool])
    return max(min(price, 1), price - gift(s, box, seat, Power.BEACON))


@rule
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
def play(s: State, box: Box, tool: int) -> None:
    """KL-36: use a tool that needs no target."""
    use_up(s, tool)
    if Tool.ANDROID <= tool < Tool.ANDROID + ANDROIDS:
        add_android(s, tool - Tool.ANDROID + 1)
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


# ---------------------------------------------------------------- other numbers on a die


@rule
def augment(s: State, box: Box, i: int, die: int) -> None:
    """KL-82, KL-83, KL-A24: raise a die by what the card says, beyond six if need be."""
    use_up(s, Tool.AUGMENT + i)
    before = int(s.die[die])
    s.die[die] += box.boost[i]
    note(s, Note.AUGMENTED, int(s.mover), die, before, int(s.die[die]))


@rule
def shift(s: State, box: Box, way: int, die: int) -> None:
    """KL-R5: the Phase Tuner moves a die by one, once a turn."""
    before = int(s.die[die])
    s.used |= 1 << Power.TUNER
    s.die[die] += box.amount[Power.TUNER] if way == Way.UP else -box.amount[Power.TUNER]
    note(s, Note.SHIFTED, int(s.mover), die, before, int(s.die[die]))


@rule
def flip(s: State, die: int) -> None:
    """KL-R5: the Inverter turns a die over, once a turn."""
    before = int(s.die[die])
    s.used |= 1 << Power.INVERTER
    s.die[die] = 7 - before
    note(s, Note.FLIPPED, int(s.mover), die, before, 7 - before)


@rule
def copy(s: State, die: int, model: int) -> None:
    """KL-R5: the Echo Prism copies one die onto another, once a turn."""
    before = int(s.die[die])
    s.used |= 1 << Power.PRISM
    s.die[die] = s.die[model]
    note(s, Note.COPIED, int(s.mover), die, before, int(s.die[die]))


# ---------------------------------------------------------------- raids


@rule
def raidable(s: State, box: Box) -> int:
    """KL-87, KL-89: the other players without a Turret who have a card to take, as a set."""
    found = 0
    for seat in range(box.seats):
        if seat != s.mover and s.seats[seat].tools[Tool.TURRET] == 0 and cards_in_front(s, seat) > 0:
            found |= 1 << seat
    return found


@rule
def raid(s: State, seat: int) -> None:
    """KL-87: use up the Raid; which card it takes is decided next."""
    use_up(s, Tool.RAID)
    s.step = s.phase
    s.phase = Phase.TAKING
    s.victim = seat


@rule
def has(s: State, seat: int, thing: int) -> bool:
    """KL-95: whether a card lies in front of a player."""
    mine = s.seats[seat]
    if thing < Thing.TOOL:
        return (int(mine.mines) >> thing) & 1 != 0
    if thing < Thing.TECH:
        return mine.tools[thing - Thing.TOOL] > 0
    return (int(mine.techs) >> (thing - Thing.TECH)) & 1 != 0


@rule
def lose(s: State, seat: int, thing: int) -> None:
    """Take away a card in front of a player."""
    mine = s.seats[seat]
    if thing < Thing.TOOL:
        mine.mines &= ~(1 << thing)
    elif thing < Thing.TECH:
        mine.tools[thing - Thing.TOOL] -= 1
    else:
        mine.techs = int(mine.techs) & ~(1 << (thing - Thing.TECH))


@rule
def take_thing(s: State, box: Box, thing: int) -> None:
    """KL-87, KL-A18: the card comes face up in front of the raider, who may use it at once."""
    victim = int(s.victim)
    mine = s.seats[s.mover]
    lose(s, victim, thing)
    if thing < Thing.TOOL:
        mine.mines |= 1 << thing
    elif thing < Thing.TECH:
        mine.tools[thing - Thing.TOOL] += 1
    else:
        mine.techs = int(mine.techs) | (1 << (thing - Thing.TECH))
    note(s, Note.RAIDED, int(s.mover), victim, thing)
    s.phase = s.step
    s.step = 0
    s.victim = 0
    survey(s, box)


@rule
def things(s: State, seat: int) -> int:
    """How many different cards lie in front of a player; tools of a kind count once."""
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
