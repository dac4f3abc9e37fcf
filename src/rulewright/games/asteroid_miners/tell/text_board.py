"""The table as text, for terminals."""

from __future__ import annotations

from collections.abc import Sequence

from ..content import EVENTS, MINERALS, VERSIONS
from ..rules.foundry import next_target
from ..rules.mining import drill_of
from ..state import SCALE, Box, Company, Mineral, Phase, State, Version
from .names import ABILITIES, company_name, component_name, dice_in_words, money

PHASES: dict[int, str] = {
    Phase.DRILLING: "2 Drill",
    Phase.REROLLING: "2 Drill",
    Phase.MODIFYING: "3 Modify Dice",
    Phase.SMELTING: "6½ Interstellar Foundry",
    Phase.CONTROLLING: "6½ Interstellar Foundry",
    Phase.OVERTIME: "6½ Interstellar Foundry, Overtime",
    Phase.UPGRADING: "7 Mining Equipment Upgrade",
}


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The asteroid with both drills, the station, the companies, and what lies in the trays."""
    lines = [f"Round {view.round}, {VERSIONS[box.version]}    Asteroid {view.asteroid + 1} of {box.asteroids}", ""]
    lines += [*asteroid(view, box), *(["", "  Station", *station(view, box)] if box.foundry else [])]
    lines += ["", *(company(view, box, names, i) for i in (Company.RED, Company.PURPLE)), "", market(box)]
    if not view.end:
        lines += ["", *tray(view, box, names)]
    return "\n".join(line.rstrip() for line in lines)


def asteroid(view: State, box: Box) -> list[str]:
    """Strata from the top, and how far each company has dug."""
    lines = ["  Stratum                        Red  Purple"]
    for depth in range(box.strata[view.asteroid]):
        pair = box.stratum[view.asteroid][depth]
        marks = [mark(view, company, depth) for company in (Company.RED, Company.PURPLE)]
        what = " + ".join(f"{MINERALS[m]} {m}" for m in pair)
        lines.append(f"  {depth + 1}  {what:<27} {marks[0]:<4} {marks[1]}")
    return lines


def mark(view: State, company: int, depth: int) -> str:
    """Whether a company has dug a stratum, is at it, or has not reached it."""
    miner = view.miners[company]
    done = miner.done[view.asteroid]
    if depth < done:
        return "out"
    if depth > done:
        return "."
    return {0: ">", 1: ">1st", 2: ">2nd"}.get(miner.dug, ">")


def station(view: State, box: Box) -> list[str]:
    """Alpha Station, its last row on top."""
    lines = []
    for row in range(box.rows, -1, -1):
        cubes = "".join(
            letter for i, letter in ((Company.RED, "R"), (Company.PURPLE, "P")) if view.miners[i].row == row
        )
        green = "*" if view.row == row > view.miners[view.mover].row else ""
        if row == 0:
            what = "start"
        else:
            what = component_name(box, box.left[row])
            if box.right[row] != box.left[row]:
                what += f" / tender: {component_name(box, box.right[row])}"
        lines.append(f"{cubes + green:>3} {row:>2} {what}")
    return lines


def company(view: State, box: Box, names: Sequence[str], i: int) -> str:
    miner = view.miners[i]
    turn = ">" if i == view.mover and not view.end else " "
    n = drill_of(view, box, i)
    drill = "" if box.version == Version.ADVANCED else f"  drill {n} ({box.dice[n]} dice)"
    rolls = box.modify_rolls[miner.equipment]
    rows = f"  row {miner.row} of {box.rows}" if box.foundry else ""
    colour = "red" if i == Company.RED else "purple"
    return (
        f"{turn} {company_name(box, names, i)} ({colour})  {money(miner.funding)}{drill}  "
        f"equipment {miner.equipment} ({rolls} Modify roll{'' if rolls == 1 else 's'}){rows}"
    )


def market(box: Box) -> str:
    prices = (
        f"{MINERALS[m]} {'/'.join(map(str, box.market[m]))}, contract {box.contract[m]}"
        for m in range(Mineral.IRON, len(MINERALS))
    )
    return "Market: " + "; ".join(prices)


def tray(view: State, box: Box, names: Sequence[str]) -> list[str]:
    """The dice of this phase, and what they are for."""
    event = f"  Event: {EVENTS[view.event]}" if view.event else ""
    lines = [f"{company_name(box, names, view.mover)}: {PHASES.get(view.phase, '')}{event}"]
    if view.phase == Phase.DRILLING:
        lines += [f"  drill {c}: {box.dice[c]} dice for {money(box.fee[c])}" for c in range(1, box.drills + 1)]
    if view.n:
        lines.append(f"Dice: {dice_in_words(view.dice)}")
    if view.modify:
        left = box.modify_rolls[view.miners[view.mover].equipment] - view.mods
        lines.append(f"Modify die {view.modify}: {ABILITIES[view.modify]} ({left} rolls left)")
    if view.phase in (Phase.SMELTING, Phase.CONTROLLING, Phase.OVERTIME):
        target = next_target(view, box)
        won = "won" if view.tender else "not won"
        lines.append(
            f"Wanted for row {view.row + 1}: {component_name(box, target)}; tender {won}; at risk {money(view.risk)}"
        )
        if view.smelter[0]:
            lines.append(f"Smelter: {dice_in_words(view.smelter)} (roll {view.rolls} of 3)")
        if view.control:
            lines.append(f"Orange die {view.control}: {ABILITIES[view.control]} (roll {view.controls} of 3)")
        if view.phase == Phase.OVERTIME:
            lines.append(f"Chance of the next component at best: {box.whole_odds[target] / SCALE:.1%}")
    return lines
