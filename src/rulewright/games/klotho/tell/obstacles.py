"""What is in the way of a move that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import many

from ..content import MINERAL_NAMES
from ..rules import legality as law
from ..rules import tool_legality as tools
from ..rules.dice import throws_left
from ..rules.tools import ones, price_of
from ..state import DICE, MINES, NONE, ROW, Box, DieKind, Phase, Power, State, Tool, Verb, Way
from .labels import die_name
from .names import SHAPE_NAMES, card_name, mine_name, tool_name, wanted

WHEN = {
    "roll": "You roll once, at the start of your turn",
    "done": "You go on when what the step demands is done",
    "reroll": "You reroll after the first roll and before the claims",
    "mark": "You choose dice to throw again after the first roll and before the claims",
    "claim": "You claim cards after the rerolls",
    "pay": "You choose dice when you pay for a card",
    "move": "You move the market when you have stars to spend",
    "discard": "You discard before the roll or after the claims",
    "buy": "You buy tools between the steps of your turn",
    "play": "You play tools between the steps of your turn",
    "augment": "You play augments between the steps of your turn",
    "shift": "You use the Phase Tuner between the steps of your turn",
    "flip": "You use the Inverter between the steps of your turn",
    "copy": "You use the Echo Prism between the steps of your turn",
    "raid": "You raid between the steps of your turn",
    "take": "You take a card after playing a Raid",
    "stake": "You stake a claim between the steps of your turn",
    "lay": "You lay mine cards after you have chosen the shape of a claim",
    "drop": "You give cards up at the end of your turn, if you have too many",
}
NOW: dict[int, str] = {
    Phase.OPENING: "you may discard a card and roll",
    Phase.REROLLING: "you choose dice to throw again",
    Phase.CLAIMING: "you claim cards with your dice",
    Phase.CLOSING: "you end your turn, and may discard a card",
    Phase.LAYING: "you lay the cards of your claim",
    Phase.TRIMMING: "you give up cards, down to the number you may keep",
}
NEEDED: dict[int, str] = {
    Verb.SHIFT: "the Phase Tuner",
    Verb.FLIP: "the Inverter",
    Verb.COPY: "the Echo Prism",
}
STEPS = (Phase.OPENING, Phase.REROLLING, Phase.CLAIMING, Phase.CLOSING)
"""The steps of a turn; the other phases interrupt one."""


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase == Phase.PAYING:
        return f"you pay for {card_name(box, view.row[view.place])}"
    if view.phase == Phase.SPENDING_STARS:
        return f"you have {many(view.stars, 'star')} to spend"
    if view.phase == Phase.TAKING:
        return f"you take a card from {names[view.victim]}"
    return NOW[view.phase]


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps a player from this very move: coins, dice, cards, or what others own."""
    broken, verb = law.check(view, box, seat, action), Verb.at(action)
    if verb == Verb.PAY and view.phase == Phase.PAYING:
        return _pay(view, box, broken, Verb.PAY.argument(action))
    if verb == Verb.MOVE and view.phase == Phase.SPENDING_STARS:
        return _move(view, box, *Verb.MOVE.arguments(action))
    if verb == Verb.DONE:
        return _unpaid(view, box) if view.phase == Phase.PAYING else ""
    if verb == Verb.LAY and view.phase == Phase.LAYING:
        return f"{upper(mine_name(Verb.LAY.argument(action) % MINES))} does not continue the claim, turned like that."
    if verb == Verb.TAKE and view.phase == Phase.TAKING:
        return f"{names[view.victim]} does not own this card."
    if verb == Verb.DROP and view.phase == Phase.TRIMMING:
        return "You do not own this card."
    if view.phase not in STEPS:
        return ""
    if verb in (Verb.REROLL, Verb.MARK):
        return _again(view, box, broken, verb, action)
    if view.marked:
        return "You have marked dice to throw again: throw them first."
    if verb in (Verb.CLAIM, Verb.DISCARD, Verb.BUY):
        return _row(view, box, broken, verb, verb.argument(action))
    return _at_any_time(view, box, names, broken, action)


def upper(name: str) -> str:
    """A name at the beginning of a sentence."""
    return name[0].upper() + name[1:]


def _pay(view: State, box: Box, broken: int, die: int) -> str:
    name = die_name(view, die)
    if broken == law.EACH_DIE_ONCE:
        return f"You have used {name} already."
    if not view.die[die]:
        return f"You have no die {die + 1}."
    return f"{upper(name)} is not needed for {card_name(box, view.row[view.place])}."


def _unpaid(view: State, box: Box) -> str:
    card = view.row[view.place]
    return f"{upper(card_name(box, card))} asks for {wanted(box, card)}: the dice chosen so far are not enough."


def _move(view: State, box: Box, mineral: int, way: int) -> str:
    name, stars = MINERAL_NAMES[mineral], box.cost[mineral][view.market[mineral]][way]
    if not stars:
        return f"The price of {name} cannot go any {'higher' if way == Way.UP else 'lower'}."
    return f"You have {many(view.stars, 'star')}; this step of {name} costs {stars}."


def _again(view: State, box: Box, broken: int, verb: int, action: int) -> str:
    """KL-26, KL-76, KL-A49: why dice cannot be thrown again."""
    if broken == law.NOT_ROLLED_YET:
        return "You have not rolled yet."
    if view.phase != Phase.REROLLING:
        return ""
    if verb == Verb.REROLL:
        return "You have no reroll left." if throws_left(view, box) <= 0 else "Choose at least one die to throw."
    die = Verb.MARK.argument(action)
    if broken == law.ANDROIDS_STAY:
        return "Androids are never thrown."
    if not view.kind[die]:
        return f"You have no die {die + 1}."
    if view.kind[die] == DieKind.RED:
        return f"{upper(die_name(view, die))} is chosen with the other red dice."
    return f"{upper(die_name(view, die))} cannot be marked after a later die."


def _row(view: State, box: Box, broken: int, verb: int, place: int) -> str:
    """KL-23, KL-30, KL-33, KL-72: what is missing for a card or a tool of the row."""
    if verb == Verb.BUY:
        tool = view.shelf[place]
        if tool == NONE:
            return f"Place {place + 1} of the tools is empty."
        cost = price_of(view, box, view.mover, tool)
        return f"You have {many(view.seats[view.mover].coins, 'coin')}; {tool_name(box, tool)} costs {cost}."
    if verb == Verb.CLAIM:
        if view.phase != Phase.CLAIMING:
            return ""
        card = view.row[place]
        if card == NONE:
            return f"Place {place + 1} of the row is empty."
        return f"{upper(card_name(box, card))} asks for {wanted(box, card)}: your unused dice do not make that."
    if broken == law.CRYSTALS_DISTRACT:
        return "You own a battle crystal, so you cannot discard."
    if broken == law.NO_CARD_THERE:
        where = "the row" if place < ROW else "the tools"
        return f"Place {(place if place < ROW else place - ROW) + 1} of {where} is empty."
    return "You have discarded all you may in this step." if broken == law.ONE_CARD_ONLY else ""


def _at_any_time(view: State, box: Box, names: Sequence[str], broken: int, action: int) -> str:
    """KL-36, KL-A10: tools, powers, raids and claims."""
    verb = Verb.at(action)
    if verb == Verb.PLAY:
        return _play(view, box, broken, Verb.PLAY.argument(action))
    if verb == Verb.AUGMENT:
        augment, die = Verb.AUGMENT.arguments(action)
        if broken == tools.NO_SUCH_TOOL:
            return f"You have no {tool_name(box, Tool.AUGMENT + augment)}."
        return _die(view, die)
    if verb in NEEDED:
        return _power(view, box, broken, action)
    if verb == Verb.RAID:
        victim = Verb.RAID.argument(action)
        if broken == tools.NO_SUCH_TOOL:
            return f"You have no {tool_name(box, Tool.RAID)}."
        if victim >= box.seats or victim == view.mover:
            return "You can raid only another player."
        turret = broken == tools.BEHIND_A_TURRET
        return f"{names[victim]} {'owns a Turret' if turret else 'has no card you could take'}."
    if verb == Verb.STAKE:
        return f"Your mine cards do not close a claim of the shape {SHAPE_NAMES[Verb.STAKE.argument(action)]}."
    return ""


def _play(view: State, box: Box, broken: int, tool: int) -> str:
    name = tool_name(box, tool)
    if broken == tools.NO_SUCH_TOOL:
        return f"You have no {name}."
    if broken == tools.NO_PAIR_OF_ONES:
        return f"You have {many(ones(view), 'unused die', 'unused dice')} showing one; a pig needs two."
    if broken == tools.TWELVE_DICE:
        return f"You have {DICE} dice in play already."
    return {
        tools.BRIBES_COME_WITH_A_CLAIM: f"{name} is used when you stake a claim.",
        tools.FROM_ANOTHER_PLAYER: f"Choose whom to raid with {name}.",
        tools.TURRETS_STAND: f"{name} works by lying there: it is never played.",
        tools.NOTHING_TO_BOMB: "The row is empty: there is nothing to bomb.",
        tools.NO_TICKET_BEFORE_A_ROLL: "You have not rolled yet.",
        tools.PIGS_FLY_AT_MONSTERS: "A pig flies only while you claim cards.",
    }.get(broken, f"{name} goes on a die: choose one.")


def _power(view: State, box: Box, broken: int, action: int) -> str:
    """KL-68, KL-94, KL-A40, KL-A49, KL-A50, KL-R5: what keeps the mover from using a power."""
    verb = Verb.at(action)
    name = NEEDED[verb]
    if broken == tools.NOT_YOURS:
        return f"You do not own {name}."
    if broken == tools.NOT_ROLLED_YET:
        return "You have not rolled yet."
    if broken == tools.ONCE_A_TURN:
        return f"You have used {name} already this turn."
    if verb == Verb.COPY:
        die, model = Verb.COPY.arguments(action)
        if die == model:
            return "Choose two different dice: one takes the number of the other."
        missing = _die(view, die) or _die(view, model)
        return missing or f"Dice {die + 1} and {model + 1} show the same number already."
    if verb == Verb.FLIP:
        die = Verb.FLIP.argument(action)
        return _die(view, die) or f"{upper(die_name(view, die))} cannot be turned over: it must show one to six."
    die = Verb.SHIFT.arguments(action)[1]
    least = box.amount[Power.TUNER]
    return _die(view, die) or f"{upper(die_name(view, die))} cannot be lowered by {least}: no die goes below one."


def _die(view: State, die: int) -> str:
    """What is wrong with a die, whatever is to be done with it."""
    if not view.kind[die] or not view.die[die]:
        return f"You have no die {die + 1} to change."
    if view.kind[die] == DieKind.PIG:
        return f"Die {die + 1} is part of a flying pig and cannot be used for anything else."
    return ""
