"""The obstacle that keeps a move from being legal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from ..notes import SAY
from ..rules import foundry, mining, turn
from ..rules.dice import wanted_total
from ..rules.legality import check
from ..state import ALONE, DICE, Box, Event, Phase, State, Verb, Version
from .names import ability_name, dice_in_words, money

FORGING = (Verb.SMELT, Verb.CONTROL, Verb.SETTLE, Verb.GO_ON, Verb.BANK)
DICE_AMISS = (
    foundry.ONE_CHOICE,
    mining.NO_SUCH_DIE,
    mining.STRANGE_ABILITY,
    mining.SIGN_FOR_EACH,
    mining.NOT_THE_TOTAL,
)


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return SAY(f"now-{Phase.word(view.phase)}")


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps a company from making this move: its funding, its dice, its equipment, or the version played."""
    broken, verb, have = check(view, box, seat, action), Verb.at(action), view.miners[view.mover].funding
    if broken == turn.NOTHING_MORE_TO_BUY:
        if verb == Verb.BUY_DRILL and box.version == Version.ADVANCED:
            return SAY("drills-not-bought")
        return SAY("best-drill" if verb == Verb.BUY_DRILL else "best-equipment")
    if verb in FORGING and not box.foundry:
        return SAY("no-foundry")
    if broken == mining.CANNOT_PAY:
        if box.version != Version.ADVANCED:
            return SAY("drill-free")
        drill = Verb.DRILL.argument(action) + 1
        if drill > box.drills:
            return SAY("no-such-drill", drill=drill)
        return SAY("drill-too-dear", funding=money(have), drill=drill, price=money(box.fee[drill]))
    if broken == mining.HAS_FUNDING:
        return SAY("has-funding", none=money(0))
    if broken == turn.CANNOT_BUY:
        return _too_dear(view, box, verb)
    if broken == mining.NO_ROLL_LEFT:
        return _no_roll(view, box)
    if broken in DICE_AMISS:
        return _dice(view, box, broken, action)
    return ""


def _too_dear(view: State, box: Box, verb: int) -> str:
    miner = view.miners[view.mover]
    have, drill, level = money(miner.funding), int(miner.drill) + 1, int(miner.equipment) + 1
    if verb == Verb.BUY_DRILL:
        return SAY("drill-too-dear", funding=have, drill=drill, price=money(box.drill_price[drill]))
    return SAY("equipment-too-dear", funding=have, level=level, price=money(box.equipment_price[level]))


def _no_roll(view: State, box: Box) -> str:
    if view.event == Event.DUST:
        return SAY("dust")
    return SAY("no-roll-left", rolls=int(box.modify_rolls[view.miners[view.mover].equipment]))


def _dice(view: State, box: Box, broken: int, action: int) -> str:
    """What is wrong with the dice that a move names."""
    if broken == mining.NO_SUCH_DIE:
        return SAY("no-such-die", count=int(view.n), dice=dice_in_words(view.dice[:DICE]))
    if broken == foundry.ONE_CHOICE:
        return SAY("one-choice")
    if broken == mining.NOT_THE_TOTAL:
        first, second, _ = Verb.ALTER.arguments(action)
        a, b, total = int(view.dice[first]), int(view.dice[second]), int(wanted_total(view, box))
        return SAY("not-the-total", first=a, second=b, sum=a + b, total=total) if total else SAY("no-total")
    shows: dict[str, str | int] = {"face": int(view.modify), "ability": ability_name(view.modify)}
    if broken == mining.SIGN_FOR_EACH:
        return SAY("no-change", **shows)
    if not view.modify:
        return SAY("not-rolled")
    return SAY("wrong-number", **shows, count=1 if Verb.ALTER.arguments(action)[1] == ALONE else 2)
