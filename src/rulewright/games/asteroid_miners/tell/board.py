"""The table as text, for terminals."""

from __future__ import annotations

from collections.abc import Sequence

from ..notes import SAY
from ..rules.foundry import next_target
from ..rules.mining import drill_of, rolls_left
from ..state import CONTROL_ROLLS, FACES, SCALE, SMELTER_ROLLS, Box, Company, Mineral, Phase, State, Version
from .names import ability_name, component_name, dice_in_words, mineral_name, money, title

PHASES: dict[int, str] = {
    Phase.DRILLING: "phase-drill",
    Phase.REROLLING: "phase-drill",
    Phase.MODIFYING: "phase-modify",
    Phase.SMELTING: "phase-foundry",
    Phase.CONTROLLING: "phase-foundry",
    Phase.OVERTIME: "phase-overtime",
    Phase.UPGRADING: "phase-upgrade",
}


def phase_name(view: State) -> str:
    """The phase of the turn, as numbered in the rulebook; empty between turns."""
    return SAY(PHASES[view.phase]) if view.phase in PHASES else ""


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The asteroid with both drills, the station, the companies, and the dice in the trays."""
    told = {"round": int(view.round), "asteroid": int(view.asteroid) + 1, "asteroids": int(box.asteroids)}
    lines = [SAY("board-round", **told, version=int(box.version)), "", *asteroid(view, box)]
    if box.foundry:
        lines += ["", "  " + SAY("board-station"), *station(view, box)]
    lines += ["", *(company(view, box, names, i) for i in (Company.RED, Company.PURPLE)), "", market(box)]
    if not view.end:
        lines += ["", *tray(view, box, names)]
    return "\n".join(line.rstrip() for line in lines)


def asteroid(view: State, box: Box) -> list[str]:
    """Strata from the top, and how far each company has dug."""
    stratum, red, purple = SAY("board-stratum"), SAY("board-red"), SAY("board-purple")
    lines = [f"  {stratum:<30} {red:<4} {purple}"]
    for depth in range(box.strata[view.asteroid]):
        pair = box.stratum[view.asteroid][depth]
        marks = [mark(view, company, depth) for company in (Company.RED, Company.PURPLE)]
        what = " + ".join(f"{mineral_name(m)} {m}" for m in pair)
        lines.append(f"  {depth + 1}  {what:<27} {marks[0]:<4} {marks[1]}")
    return lines


def mark(view: State, company: int, depth: int) -> str:
    """Whether a company has dug a stratum, is working on it, or has not reached it."""
    miner = view.miners[company]
    done = miner.done[view.asteroid]
    if depth < done:
        return SAY("mark-out")
    if depth > done:
        return "."
    return ">" + (SAY("mark-first") if miner.dug == 1 else SAY("mark-second") if miner.dug == 2 else "")


def station(view: State, box: Box) -> list[str]:
    """Alpha Station, with its last row on top."""
    lines = []
    for row in range(box.rows, -1, -1):
        cubes = "".join(
            letter for i, letter in ((Company.RED, "R"), (Company.PURPLE, "P")) if view.miners[i].row == row
        )
        green = "*" if view.row == row > view.miners[view.mover].row else ""
        if row == 0:
            what = SAY("board-start")
        else:
            what = component_name(box, box.left[row])
            if box.right[row] != box.left[row]:
                what = SAY("board-row", component=what, tender=component_name(box, box.right[row]))
        lines.append(f"{cubes + green:>3} {row:>2} {what}")
    return lines


def company(view: State, box: Box, names: Sequence[str], i: int) -> str:
    miner, n = view.miners[i], int(drill_of(view, box, i))
    parts = [SAY("board-company" if i == Company.RED else "board-company-purple", name=title(box, names, i))]
    parts.append(money(miner.funding))
    if box.version != Version.ADVANCED:
        parts.append(SAY("board-drill", drill=n, dice=int(box.dice[n])))
    rolls = int(box.modify_rolls[miner.equipment])
    parts.append(SAY("board-equipment", level=int(miner.equipment), rolls=rolls))
    if box.foundry:
        parts.append(SAY("board-row-of", row=int(miner.row), rows=int(box.rows)))
    turn = ">" if i == view.mover and not view.end else " "
    return f"{turn} {'  '.join(parts)}"


def market(box: Box) -> str:
    prices = (
        SAY(
            "board-price",
            mineral=mineral_name(metal),
            prices="/".join(map(str, box.market[metal])),
            contract=int(box.contract[metal]),
        )
        for metal in range(Mineral.IRON, FACES + 1)
    )
    return SAY("board-market", prices="; ".join(prices))


def tray(view: State, box: Box, names: Sequence[str]) -> list[str]:
    """The dice of this phase, and their purpose."""
    told = {"name": title(box, names, view.mover), "phase": phase_name(view)}
    lines = [SAY("board-phase-event", **told, event=int(view.event)) if view.event else SAY("board-phase", **told)]
    if view.phase == Phase.DRILLING:
        lines += [
            "  " + SAY("board-offer", drill=c, dice=int(box.dice[c]), price=money(box.fee[c]))
            for c in range(1, box.drills + 1)
        ]
    if view.n:
        lines.append(SAY("board-dice", dice=dice_in_words(view.dice)))
    if view.modify:
        left = int(rolls_left(view, box))
        lines.append(SAY("board-modify", face=int(view.modify), ability=ability_name(view.modify), left=left))
    if view.phase in (Phase.SMELTING, Phase.CONTROLLING, Phase.OVERTIME):
        lines += foundry(view, box)
    return lines


def foundry(view: State, box: Box) -> list[str]:
    """The component to forge, and its dice."""
    target = next_target(view, box)
    key = "board-wanted-tender" if view.tender else "board-wanted"
    lines = [SAY(key, row=int(view.row) + 1, component=component_name(box, target), risk=money(view.risk))]
    if view.smelter[0]:
        dice = dice_in_words(view.smelter)
        lines.append(SAY("board-smelter", dice=dice, roll=int(view.rolls), rolls=SMELTER_ROLLS))
    if view.control:
        told: dict[str, str | int] = {"face": int(view.control), "ability": ability_name(view.control)}
        lines.append(SAY("board-control", **told, roll=int(view.controls), rolls=CONTROL_ROLLS))
    if view.phase == Phase.OVERTIME:
        lines.append(SAY("board-chance", chance=round(100 * box.whole_odds[target] / SCALE, 1)))
    return lines
