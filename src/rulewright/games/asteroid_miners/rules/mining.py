"""Phases 1 to 6: event, drill, Modify Dice, excavation, tender and market."""

from __future__ import annotations

from functools import cache
from itertools import product

from rulewright.kernel import d6, does, law, note, refuses, rule

from ..notes import Note
from ..state import (
    ALONE,
    BOTH_MINERALS,
    DICE,
    FACES,
    FACES_UP,
    Ability,
    Box,
    Column,
    Company,
    Event,
    Mineral,
    Phase,
    State,
    Verb,
    Version,
)
from .dice import alter_dice, altered, alters_one, alters_two, first_of_face, second_of_pair, sort_dice
from .foundry import ONE_CHOICE, OUT_OF_ORDER, may_forge, start_foundry

CANNOT_PAY = law("AM-14")
STRANGE_ABILITY = law("AM-28")
HAS_FUNDING = law("AM-39")
SIGN_FOR_EACH = law("AM-H4")
NO_SUCH_DIE = law("AM-R3")
NO_ROLL_LEFT = law("AM-R8")
NOT_THE_TOTAL = law("AM-R9")

UNSETTLED = -1
"""No column of the market has been determined yet."""


@rule
def roll_event(s: State, box: Box) -> None:
    """Phase 1. AM-R5, AM-R20: roll the Fate die and apply its immediate effects."""
    face = d6(s)
    s.event = box.event[face]
    note(s, Note.EVENT, s.mover, s.event)
    miner = s.miners[s.mover]
    if s.event == Event.METEOROIDS and miner.funding > box.event_cost:
        miner.funding -= box.event_cost
    elif s.event == Event.INVESTOR:
        miner.funding += box.event_gain


# ---------------------------------------------------------------- 2 Drill


@rule
def affordable(s: State, box: Box) -> int:
    """AM-14: how many drill components, cheapest first, the company can pay for."""
    n = 0
    while n < box.drills and box.fee[n + 1] <= s.miners[s.mover].funding:
        n += 1
    return n


@rule
def may_keep(s: State, box: Box) -> bool:
    """AM-39, AM-H13: whether a company that began its turn at $0M may keep an investor's money and go straight to forging."""
    funded = s.event == Event.INVESTOR and s.miners[s.mover].funding == box.event_gain
    return box.version == Version.ADVANCED and funded and may_forge(s, box)


@refuses(Verb.FORGE)
def check_forge(s: State, box: Box) -> int:
    """AM-39, AM-H13: going straight to the Foundry is only for a company that began its turn at $0M with a row open."""
    return HAS_FUNDING if s.phase == Phase.DRILLING or box.version != Version.ADVANCED else OUT_OF_ORDER


@does(Verb.FORGE)
def keep_funding(s: State, box: Box) -> None:
    """AM-39, AM-H13, AM-H14: skip phases 2 to 6, and with them the fee for a drill."""
    note(s, Note.KEPT, s.mover, s.miners[s.mover].funding)
    start_foundry(s, box)


@rule
def drill_of(s: State, box: Box, company: int) -> int:
    """AM-14, AM-R3, AM-R17: a company's drill; in the Advanced version only the one in use, 0 if there is none."""
    if box.version == Version.ADVANCED:
        return int(s.drill) if company == s.mover else 0
    if box.seats == 1 and company == Company.PURPLE:
        return int(box.rival[s.asteroid])
    return int(s.miners[company].drill)


@rule
def start_drill(s: State, box: Box) -> None:
    """Phase 2. AM-14, AM-R3, AM-H13, AM-H21: use the drill owned; in the Advanced version choose, if there is a choice."""
    if box.version != Version.ADVANCED:
        use_drill(s, box, int(s.miners[s.mover].drill))
    elif affordable(s, box) == 1 and not may_keep(s, box):
        pay_drill(s, box, 1)
    else:
        s.phase = Phase.DRILLING


@refuses(Verb.DRILL)
def check_drill(s: State, box: Box) -> int:
    """AM-14: the company must be able to pay for the component; only in the Advanced version."""
    return CANNOT_PAY if s.phase == Phase.DRILLING or box.version != Version.ADVANCED else OUT_OF_ORDER


@does(Verb.DRILL)
def choose_drill(s: State, box: Box, number: int) -> None:
    """AM-14: pay for a drill; moves number the components from 0."""
    pay_drill(s, box, number + 1)


@rule
def pay_drill(s: State, box: Box, component: int) -> None:
    """AM-14, AM-15: in the Advanced version every drill costs a fee, every turn."""
    s.miners[s.mover].funding -= box.fee[component]
    note(s, Note.FEE, s.mover, component, box.fee[component])
    use_drill(s, box, component)


@rule
def use_drill(s: State, box: Box, component: int) -> None:
    """AM-R3, AM-R4, AM-R5, AM-R20: roll the drill's dice; one reroll follows unless a solar flare forbids it."""
    s.drill = component
    s.n = box.dice[component]
    if s.event == Event.JAMMED:
        s.n = max(int(s.n) - 1, min(int(s.n), int(box.least_dice)))
    elif s.event == Event.LOOSE:
        s.n = min(int(s.n) + 1, DICE)
    throw_dice(s, (1 << int(s.n)) - 1)
    note(s, Note.DRILLED, s.mover, s.dice[0], s.dice[1], s.dice[2], s.dice[3], s.dice[4])
    s.phase = Phase.MODIFYING if s.event == Event.FLARE else Phase.REROLLING


@rule
def throw_dice(s: State, dice: int) -> None:
    """Roll these dice of the tray, one bit each."""
    for i in range(int(s.n)):
        if (dice >> i) & 1:
            s.dice[i] = d6(s)
    sort_dice(s)


@rule
def throwable(s: State) -> int:
    """AM-R4, AM-H19: the sets of dice that can be thrown again, as a set of sets: of equal dice only the number matters."""
    found, before, dice = 1, 1, 0
    for i in range(int(s.n)):
        if first_of_face(s, i):
            before, dice = found, 0
        dice |= 1 << i
        found |= before << dice
    return found


@refuses(Verb.REROLL)
def check_reroll(s: State, dice: int) -> int:
    """AM-R3, AM-H19: some of the dice in the tray, the first of equal ones before the others."""
    if s.phase != Phase.REROLLING:
        return OUT_OF_ORDER
    return NO_SUCH_DIE if dice >> int(s.n) != 0 else ONE_CHOICE


@does(Verb.REROLL)
def reroll(s: State, dice: int) -> None:
    """AM-R4: reroll any dice, once."""
    if dice != 0:
        throw_dice(s, dice)
        note(s, Note.REROLLED, s.dice[0], s.dice[1], s.dice[2], s.dice[3], s.dice[4])
    s.phase = Phase.MODIFYING


# ---------------------------------------------------------------- 3 Modify Dice


@rule
def rolls_left(s: State, box: Box) -> int:
    """AM-R8, AM-R20: how many rolls of the Modify die are left."""
    return 0 if s.event == Event.DUST else int(box.modify_rolls[s.miners[s.mover].equipment]) - int(s.mods)


@rule
def may_modify(s: State, box: Box) -> bool:
    """AM-R8, AM-R20: the Modify die can be rolled as often as the equipment allows, but not in a cloud of dust."""
    return rolls_left(s, box) > 0


@refuses(Verb.MODIFY)
def check_modify(s: State) -> int:
    return NO_ROLL_LEFT if s.phase == Phase.MODIFYING else OUT_OF_ORDER


@does(Verb.MODIFY)
def roll_modify(s: State) -> None:
    """AM-R8: roll the Modify die; only the last result counts."""
    s.modify = d6(s)
    s.mods += 1
    note(s, Note.MODIFIED, s.mover, s.modify)


@refuses(Verb.ALTER)
def check_alter(s: State, first: int, second: int, ways: int) -> int:
    """AM-28, AM-H4, AM-H19, AM-R9: the ability that the Modify die shows, applied to dice in the tray."""
    modify, alone = int(s.modify), second == ALONE
    if s.phase != Phase.MODIFYING:
        return OUT_OF_ORDER
    if not (alters_one(modify) if alone else alters_two(modify)):
        return STRANGE_ABILITY
    if first >= int(s.n) or (not alone and second >= int(s.n)):
        return NO_SUCH_DIE
    if not first_of_face(s, first) or (not alone and (second <= first or not second_of_pair(s, first, second))):
        return ONE_CHOICE
    if modify == Ability.TOTAL and ways == 0:
        return NOT_THE_TOTAL
    return SIGN_FOR_EACH if alone or modify in (Ability.TOTAL, Ability.FLIP) else ONE_CHOICE


@does(Verb.ALTER)
def alter(s: State, box: Box, first: int, second: int, ways: int) -> None:
    """Phase 3. AM-28, AM-R9: use the Modify die, then excavate; a total stands for both minerals."""
    a, b = int(s.dice[first]), 0 if second == ALONE else int(s.dice[second])
    note(
        s, Note.ALTERED, s.mover, s.modify, a, b,
        altered(a, int(s.modify), ways & 1), 0 if b == 0 else altered(b, int(s.modify), (ways >> 1) & 1),
    )  # fmt: skip
    s.altered = Verb.ALTER.of(first, second, ways) - Verb.ALTER + 1
    if s.modify == Ability.TOTAL:
        dig(s, box, (1 << first) | (1 << second), BOTH_MINERALS)
    else:
        alter_dice(s, first, second, ways)
        sort_dice(s)
        excavate(s, box)


# ---------------------------------------------------------------- 4 Excavation


@rule
def fit(s: State, box: Box) -> int:
    """AM-H7, AM-H8: the dice that match minerals left in the stratum, as bits; from bit DICE on, the minerals then out."""
    miner = s.miners[s.mover]
    depth, used, dug = int(miner.done[s.asteroid]), 0, int(miner.dug)
    for half in range(2):
        if not (dug >> half) & 1:
            for i in range(int(s.n)):
                if not (used >> i) & 1 and s.dice[i] == box.stratum[s.asteroid][depth][half]:
                    used |= 1 << i
                    dug |= 1 << half
                    break
    return used | (dug << DICE)


@rule
def spare(s: State, used: int) -> int:
    """The total of the unused dice."""
    total = 0
    for i in range(int(s.n)):
        if not (used >> i) & 1:
            total += int(s.dice[i])
    return total


@rule
def metals_among(s: State, box: Box, depth: int, minerals: int) -> int:
    """AM-10: which of these minerals of a stratum are metals, one bit each."""
    metals = 0
    for half in range(2):
        if (minerals >> half) & 1 and box.stratum[s.asteroid][depth][half] >= Mineral.IRON:
            metals |= 1 << half
    return metals


@rule
def bid_of_dice(s: State, box: Box) -> int:
    """AM-11, AM-R11: what the dice would bid as they are; 0 unless they take out a metal and complete its stratum."""
    miner, found = s.miners[s.mover], fit(s, box)
    used, dug = found & ((1 << DICE) - 1), found >> DICE
    metals = metals_among(s, box, int(miner.done[s.asteroid]), dug & ~int(miner.dug))
    return spare(s, used) if dug == BOTH_MINERALS and metals != 0 else 0


@does(Verb.EXCAVATE)
def excavate(s: State, box: Box) -> None:
    """AM-5, AM-H7: take out the minerals that the dice match."""
    found = fit(s, box)
    dig(s, box, found & ((1 << DICE) - 1), found >> DICE)


@rule
def dig(s: State, box: Box, used: int, dug: int) -> None:
    """Phases 4 to 6. AM-6, AM-23: take out these minerals with these dice, sell them, and go on to the Foundry or Phase 7."""
    miner = s.miners[s.mover]
    asteroid, depth, before = int(s.asteroid), int(miner.done[s.asteroid]), int(miner.dug)
    for half in range(2):
        if ((dug & ~before) >> half) & 1:
            note(s, Note.DUG, s.mover, box.stratum[asteroid][depth][half])
    metals = metals_among(s, box, depth, dug & ~before)
    if dug == before:
        note(s, Note.NOTHING_DUG, s.mover)
    miner.dug = dug
    s.placed = used
    if dug == BOTH_MINERALS:
        s.full = 1
        miner.dug = 0
        miner.done[asteroid] += 1
        note(s, Note.EXCAVATED, s.mover, asteroid, depth)
    if metals != 0:
        if s.full != 0:
            bid(s, used)
        sell(s, box, depth, metals)
    s.phase = Phase.UPGRADING
    if s.full != 0:
        start_foundry(s, box)


@rule
def clear_tray(s: State) -> None:
    """Clear the tray when the next turn begins; until then the dice stay visible."""
    s.n = 0
    for i in range(DICE):
        s.dice[i] = 0
    s.modify = 0
    s.mods = 0
    s.altered = 0
    s.placed = 0


# ---------------------------------------------------------------- 5 Bid for Tender, 6 Market


@rule
def bid(s: State, used: int) -> None:
    """AM-11, AM-H10, AM-R11: the total of the unused dice against two dice of the opponent; only a higher total wins."""
    mine = spare(s, used)
    if mine > 0:
        a, b = d6(s), d6(s)
        s.tender = 1 if mine > a + b else 0
        note(s, Note.BID, s.mover, mine, a, b, s.tender)


@cache
def tender_chance(bid: int) -> float:
    """AM-R11: the chance that two dice total less than the bid."""
    return sum(a + b < bid for a, b in product(FACES_UP, FACES_UP)) / FACES**2


@rule
def settled_column(s: State) -> int:
    """AM-R5, AM-R7, AM-R20: the column determined by the tender, a surge or a slump; UNSETTLED while a die decides."""
    if s.tender != 0:
        return Column.CONTRACT
    return event_column(int(s.event))


@rule
def event_column(event: int) -> int:
    """AM-R5, AM-R20: the column that a surge or a slump determines; UNSETTLED without one."""
    if event == Event.SLUMP:
        return Column.LOW
    return Column.HIGH if event == Event.SURGE else UNSETTLED


@rule
def sell(s: State, box: Box, depth: int, metals: int) -> None:
    """AM-10, AM-R6, AM-R7: sell all metals of this turn, under the contract or at market prices."""
    column = settled_column(s)
    if column == UNSETTLED:
        column = (d6(s) - 1) // 2
    for half in range(2):
        if (metals >> half) & 1:
            mineral = int(box.stratum[s.asteroid][depth][half])
            price = int(box.contract[mineral]) if column == Column.CONTRACT else int(box.market[mineral][column])
            s.miners[s.mover].funding += price
            note(s, Note.SOLD, s.mover, mineral, price, column)
