"""How a turn begins and ends, upgrades, and moving on to the next asteroid (AM-2, AM-8)."""

from __future__ import annotations

from rulewright.kernel import does, law, made, note, refused, refuses, rule

from ..notes import Note
from ..state import (
    COMPANIES,
    CONTROL_ROLLS,
    MOST_MODIFY_ROLLS,
    MOST_ROUNDS,
    ROWS,
    SMELTER_ROLLS,
    Box,
    Company,
    Outcome,
    Phase,
    State,
    Verb,
    Version,
)
from .foundry import OUT_OF_ORDER, best_foundry_move, may_forge, start_foundry
from .mining import clear_tray, roll_event, start_drill
from .rival import mine_by_rule
from .score import finish

CANNOT_BUY = law("AM-R13")
NOTHING_MORE_TO_BUY = law("AM-R14")


DIGGING = 1 + 1 + MOST_MODIFY_ROLLS + 1
"""Choosing a drill or the Foundry, one reroll, rolls of the Modify die and its use."""
COMPONENT = SMELTER_ROLLS + CONTROL_ROLLS + 1
"""One decision before each further roll, and one on Overtime."""
BOUND = MOST_ROUNDS * COMPANIES * (DIGGING + COMPONENT * ROWS + 1)


@rule
def waiting(s: State) -> int:
    """AM-1: the company whose turn it is; in a solo game the one player decides everything."""
    return 1 << int(s.seat)


@rule
def go_through(s: State, box: Box) -> None:
    """AM-H21: turns without a decision are played automatically."""
    upgrade_or_end(s, box)
    while s.end == 0 and s.phase == Phase.STARTING:
        begin_turn(s, box)
        upgrade_or_end(s, box)


@rule
def is_rival(s: State, box: Box) -> bool:
    """AM-16: whether the company whose turn it is is the rival, which the rules play."""
    return box.seats == 1 and s.mover == Company.PURPLE


@rule
def begin_turn(s: State, box: Box) -> None:
    """AM-2, AM-39, AM-40, AM-H12, AM-H13, AM-H17, AM-H25: without funding an Advanced company is out, unless it can forge."""
    note(s, Note.TURN, s.mover, s.round)
    s.seat = 0 if box.seats == 1 else s.mover
    rescued = False
    if box.version == Version.ADVANCED and s.miners[s.mover].funding == 0 and not is_rival(s, box):
        rescued = may_forge(s, box)
        if not rescued:
            s.loser = s.mover
            s.end = Outcome.RUINED if box.seats == 1 else Outcome.BANKRUPT
            note(s, Note.BROKE, s.mover)
            return
    clear_tray(s)
    roll_event(s, box)
    if is_rival(s, box):
        mine_by_rule(s, box)
        while box.by_hand == 0 and s.phase in (Phase.SMELTING, Phase.CONTROLLING, Phase.OVERTIME):
            make(s, box, 0, best_foundry_move(s, box, int(box.row_worth)))
    elif rescued and s.miners[s.mover].funding == 0:
        note(s, Note.RESCUED, s.mover)
        start_foundry(s, box)
    else:
        start_drill(s, box)


# ---------------------------------------------------------------- 7 Mining Equipment Upgrade


@rule
def may_buy_drill(s: State, box: Box) -> bool:
    """AM-R3, AM-R13, AM-R14: the next component, in the Regular version."""
    miner = s.miners[s.mover]
    return (
        box.version != Version.ADVANCED
        and miner.drill < box.drills
        and box.drill_price[miner.drill + 1] <= miner.funding
    )


@refuses(Verb.BUY_DRILL)
def check_drill_purchase(s: State, box: Box) -> int:
    """AM-R13, AM-R14: the next drill, if there is one and the company can pay for it."""
    if box.version == Version.ADVANCED or s.miners[s.mover].drill == box.drills:
        return NOTHING_MORE_TO_BUY
    return CANNOT_BUY if s.phase == Phase.UPGRADING else OUT_OF_ORDER


@does(Verb.BUY_DRILL)
def buy_drill(s: State, box: Box) -> None:
    """AM-R14: at most one purchase a turn."""
    miner = s.miners[s.mover]
    miner.drill += 1
    miner.funding -= box.drill_price[miner.drill]
    note(s, Note.BOUGHT_DRILL, s.mover, miner.drill, box.drill_price[miner.drill])
    end_turn(s, box)


@rule
def may_buy_equipment(s: State, box: Box) -> bool:
    """AM-R8, AM-R14: the next level."""
    miner = s.miners[s.mover]
    return miner.equipment < box.levels and box.equipment_price[miner.equipment + 1] <= miner.funding


@refuses(Verb.BUY_EQUIPMENT)
def check_equipment_purchase(s: State, box: Box) -> int:
    """AM-R13, AM-R14: the next level, if there is one and the company can pay for it."""
    if s.miners[s.mover].equipment == box.levels:
        return NOTHING_MORE_TO_BUY
    return CANNOT_BUY if s.phase == Phase.UPGRADING else OUT_OF_ORDER


@does(Verb.BUY_EQUIPMENT)
def buy_equipment(s: State, box: Box) -> None:
    """AM-R14: at most one purchase a turn."""
    miner = s.miners[s.mover]
    miner.equipment += 1
    miner.funding -= box.equipment_price[miner.equipment]
    note(s, Note.BOUGHT_EQUIPMENT, s.mover, miner.equipment, box.equipment_price[miner.equipment])
    end_turn(s, box)


@rule
def upgrade_or_end(s: State, box: Box) -> None:
    """AM-R14, AM-R16, AM-H21: a company that cannot buy anything is not asked, and the rival never buys."""
    if s.end == 0 and s.phase == Phase.UPGRADING:
        if is_rival(s, box) or not (may_buy_drill(s, box) or may_buy_equipment(s, box)):
            end_turn(s, box)


# ---------------------------------------------------------------- 8 Cleanup


@does(Verb.SAVE)
def end_turn(s: State, box: Box) -> None:
    """Phase 8. AM-2, AM-11: clear the event and the tender; after purple's turn the round is over."""
    s.event = 0
    s.drill = 0
    s.full = 0
    s.tender = 0
    s.phase = Phase.STARTING
    if s.mover == Company.PURPLE:
        end_round(s, box)
    s.mover = Company.RED if s.mover == Company.PURPLE else Company.PURPLE


@rule
def end_round(s: State, box: Box) -> None:
    """AM-8, AM-H15, AM-H16, AM-R18: move to the next asteroid, or end the game after the last one or in the last round."""
    asteroid = int(s.asteroid)
    worked_out = False
    for company in range(COMPANIES):
        if s.miners[company].done[asteroid] == box.strata[asteroid]:
            worked_out = True
    if (worked_out and asteroid == box.asteroids - 1) or s.round == box.last_round:
        finish(s, box)
    else:
        s.round += 1
        if worked_out:
            change_asteroid(s, box)


@rule
def change_asteroid(s: State, box: Box) -> None:
    """AM-8, AM-38, AM-R19: half-dug strata are left behind; a company that missed the last stratum moves up, unpaid."""
    asteroid = int(s.asteroid)
    s.asteroid += 1
    note(s, Note.ARRIVED, s.asteroid)
    for company in range(COMPANIES):
        miner = s.miners[company]
        miner.dug = 0
        if box.foundry != 0 and miner.done[asteroid] < box.strata[asteroid] and miner.row < box.last_row[asteroid]:
            miner.row = box.last_row[asteroid]
            note(s, Note.MISSED, company, miner.row)


make = made(Verb)
refuse = refused(Verb, OUT_OF_ORDER)


@rule
def apply(s: State, box: Box, seat: int, action: int) -> None:
    """AM-2: make a move, and go on to the next decision."""
    make(s, box, seat, action)
    go_through(s, box)
