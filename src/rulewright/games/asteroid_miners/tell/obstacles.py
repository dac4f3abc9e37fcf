"""What is in the way of a move that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import many

from ..rules.dice import wanted_total
from ..rules.legality import (
    CANNOT_BUY,
    CANNOT_PAY,
    HAS_FUNDING,
    NO_ROLL_LEFT,
    NO_SUCH_DIE,
    NOT_THE_TOTAL,
    NOTHING_MORE_TO_BUY,
    ONE_CHOICE,
    SIGN_FOR_EACH,
    STRANGE_ABILITY,
    check,
)
from ..state import ALONE, DICE, Box, Event, Phase, State, Verb, Version
from .names import ABILITIES, dice_in_words, money

FORGING = (Verb.SMELT, Verb.CONTROL, Verb.SETTLE, Verb.GO_ON, Verb.BANK)
WHEN = {
    "drill": "You choose and pay for a drill at the start of your turn",
    "forge": "You can go straight to the Foundry only at the start of your turn",
    "reroll": "You reroll drill dice right after drilling",
    "modify": "You roll the Modify die after the reroll",
    "alter": "You use the Modify die after the reroll",
    "excavate": "You excavate after the reroll",
    "smelt": "You reroll smelter dice in the Foundry, after the market",
    "control": "You roll the orange die in the Foundry, after the smelter dice",
    "settle": "You finish a component in the Foundry, after the smelter dice",
    "go_on": "You go on in Overtime after forging a component, if you are behind",
    "bank": "You collect the pay at risk between components forged in Overtime",
    "buy_drill": "You buy a drill at the end of your turn",
    "buy_equipment": "You buy equipment at the end of your turn",
    "save": "You decide what to buy at the end of your turn",
}
NOW: dict[int, str] = {
    Phase.STARTING: "the next turn begins",
    Phase.DRILLING: "you choose a drill",
    Phase.REROLLING: "you choose drill dice to reroll",
    Phase.MODIFYING: "you use the Modify die or excavate",
    Phase.SMELTING: "you choose smelter dice to reroll",
    Phase.CONTROLLING: "you roll the orange die or finish the component",
    Phase.OVERTIME: "you choose whether to go on in Overtime",
    Phase.UPGRADING: "you choose what to buy",
}


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    return NOW[view.phase]


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps a company from this very move: its funding, its dice, its equipment, or the version played."""
    broken, verb, have = check(view, box, seat, action), Verb.at(action), view.miners[view.mover].funding
    if broken == NOTHING_MORE_TO_BUY:
        if verb == Verb.BUY_DRILL and box.version == Version.ADVANCED:
            return "In the Advanced version drills are paid for in each turn, not bought."
        return "You have the best drill already." if verb == Verb.BUY_DRILL else "You have the best equipment already."
    if verb in FORGING and not box.foundry:
        return "This game is played without the Interstellar Foundry."
    if broken == CANNOT_PAY:
        if box.version != Version.ADVANCED:
            return "In the Regular version your drill costs nothing to use."
        component = Verb.DRILL.argument(action) + 1
        if component > box.drills:
            return f"There is no drill {component} in this game."
        return f"You have {money(have)}; drill {component} costs {money(box.fee[component])}."
    if broken == HAS_FUNDING:
        return "Only a company that began its turn with $0M, in the Advanced version, goes straight to the Foundry."
    if broken == CANNOT_BUY:
        return f"You have {money(have)}; {_price(view, box, verb)}."
    if broken == NO_ROLL_LEFT:
        return _no_roll(view, box)
    if broken in (ONE_CHOICE, NO_SUCH_DIE, STRANGE_ABILITY, SIGN_FOR_EACH, NOT_THE_TOTAL):
        return _dice(view, box, broken, action)
    return ""


def _price(view: State, box: Box, verb: int) -> str:
    miner = view.miners[view.mover]
    if verb == Verb.BUY_DRILL:
        return f"drill {miner.drill + 1} costs {money(box.drill_price[miner.drill + 1])}"
    return f"equipment {miner.equipment + 1} costs {money(box.equipment_price[miner.equipment + 1])}"


def _no_roll(view: State, box: Box) -> str:
    if view.event == Event.DUST:
        return "The cloud of dust keeps you from rolling the Modify die this turn."
    rolls = box.modify_rolls[view.miners[view.mover].equipment]
    if not rolls:
        return "You have no equipment to roll the Modify die with."
    return f"Your equipment allows {many(rolls, 'Modify roll')}, and you have had {'it' if rolls == 1 else 'them'}."


def _dice(view: State, box: Box, broken: int, action: int) -> str:
    """What is wrong with the dice that a move names."""
    if broken == NO_SUCH_DIE:
        return f"You have {many(view.n, 'die', 'dice')} in the tray: {dice_in_words(view.dice[:DICE])}."
    if broken == ONE_CHOICE:
        return "Two of these dice show the same: choose the first of them."
    shows = f"The Modify die shows {view.modify} ({ABILITIES[view.modify]})"
    if broken == NOT_THE_TOTAL:
        first, second, _ = Verb.ALTER.arguments(action)
        a, b, total = view.dice[first], view.dice[second], wanted_total(view, box)
        if not total:
            return "A mineral of this stratum is out already, so a total cannot stand for both."
        return f"{a} and {b} make {a + b}; the stratum asks for a total of {total}."
    if broken == SIGN_FOR_EACH:
        return f"{shows}: it changes nothing in that direction."
    if not view.modify:
        return "You have not rolled the Modify die."
    second = Verb.ALTER.arguments(action)[1]
    return f"{shows}: it does not change {'one die' if second == ALONE else 'two dice'}."
