"""What is in the way of a move that is not allowed."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.language import Word

from ..rules import legality as law
from ..rules import tool_legality as tools
from ..rules.dice import throws_left
from ..rules.tools import ones, price_of
from ..state import DICE, MINES, NONE, ROW, Box, DieKind, Phase, Power, State, Tool, Verb, Way
from ..words import SAY
from .labels import die_name
from .names import MINERAL_WORDS, SHAPE_NAMES, card_name, mine_name, tool_name, wanted

NOW: dict[int, str] = {
    Phase.OPENING: "now-opening",
    Phase.REROLLING: "now-rerolling",
    Phase.CLAIMING: "now-claiming",
    Phase.CLOSING: "now-closing",
    Phase.LAYING: "now-laying",
    Phase.TRIMMING: "now-trimming",
}
NEEDED: dict[int, Word] = {
    Verb.SHIFT: Word("tuner"),
    Verb.FLIP: Word("inverter"),
    Verb.COPY: Word("prism"),
}
NOT_PLAYED = {
    tools.BRIBES_COME_WITH_A_CLAIM: "with-a-claim",
    tools.FROM_ANOTHER_PLAYER: "choose-victim",
    tools.TURRETS_STAND: "never-played",
    tools.NOTHING_TO_BOMB: "nothing-to-bomb",
    tools.NO_TICKET_BEFORE_A_ROLL: "not-rolled",
    tools.PIGS_FLY_AT_MONSTERS: "pig-claims",
}
"""Why a tool is not played now, by the clause that forbids it."""
STEPS = (Phase.OPENING, Phase.REROLLING, Phase.CLAIMING, Phase.CLOSING)
"""The steps of a turn; the other phases interrupt one."""


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase == Phase.PAYING:
        return SAY("now-paying", card=card_name(box, view.row[view.place]))
    if view.phase == Phase.SPENDING_STARS:
        return SAY("now-spending", count=int(view.stars))
    if view.phase == Phase.TAKING:
        return SAY("now-taking", victim=names[view.victim])
    return SAY(NOW[view.phase])


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
        return SAY("does-not-continue", mine=upper(mine_name(Verb.LAY.argument(action) % MINES)))
    if verb == Verb.TAKE and view.phase == Phase.TAKING:
        return SAY("not-owned-by", victim=names[view.victim])
    if verb == Verb.DROP and view.phase == Phase.TRIMMING:
        return SAY("not-owned")
    if view.phase not in STEPS:
        return ""
    if verb in (Verb.REROLL, Verb.MARK):
        return _again(view, box, broken, verb, action)
    if view.marked:
        return SAY("throw-marked")
    if verb in (Verb.CLAIM, Verb.DISCARD, Verb.BUY):
        return _row(view, box, broken, verb, verb.argument(action))
    return _at_any_time(view, box, names, broken, action)


def upper(name: str) -> str:
    """A name at the beginning of a sentence."""
    return name[0].upper() + name[1:]


def _pay(view: State, box: Box, broken: int, die: int) -> str:
    name = die_name(view, die)
    if broken == law.EACH_DIE_ONCE:
        return SAY("die-used", die=name)
    if not view.die[die]:
        return SAY("no-such-die", die=die + 1)
    return SAY("die-not-needed", die=upper(name), card=card_name(box, view.row[view.place]))


def _unpaid(view: State, box: Box) -> str:
    card = view.row[view.place]
    return SAY("not-enough", card=upper(card_name(box, card)), wanted=wanted(box, card))


def _move(view: State, box: Box, mineral: int, way: int) -> str:
    name, stars = MINERAL_WORDS[mineral], int(box.cost[mineral][view.market[mineral]][way])
    if not stars:
        return SAY("price-highest" if way == Way.UP else "price-lowest", mineral=name)
    return SAY("too-few-stars", count=int(view.stars), mineral=name, cost=stars)


def _again(view: State, box: Box, broken: int, verb: int, action: int) -> str:
    """KL-26, KL-76, KL-A49: why dice cannot be thrown again."""
    if broken == law.NOT_ROLLED_YET:
        return SAY("not-rolled")
    if view.phase != Phase.REROLLING:
        return ""
    if verb == Verb.REROLL:
        return SAY("no-reroll" if throws_left(view, box) <= 0 else "choose-a-die")
    die = Verb.MARK.argument(action)
    if broken == law.ANDROIDS_STAY:
        return SAY("androids-stay")
    if not view.kind[die]:
        return SAY("no-such-die", die=die + 1)
    if view.kind[die] == DieKind.RED:
        return SAY("die-is-red", die=upper(die_name(view, die)))
    return SAY("die-too-late", die=upper(die_name(view, die)))


def _row(view: State, box: Box, broken: int, verb: int, place: int) -> str:
    """KL-23, KL-30, KL-33, KL-72: what is missing for a card or a tool of the row."""
    if verb == Verb.BUY:
        tool = view.shelf[place]
        if tool == NONE:
            return SAY("tool-place-empty", place=place + 1)
        cost, coins = int(price_of(view, box, view.mover, tool)), int(view.seats[view.mover].coins)
        return SAY("too-dear", count=coins, tool=tool_name(box, tool), cost=cost)
    if verb == Verb.CLAIM:
        if view.phase != Phase.CLAIMING:
            return ""
        card = view.row[place]
        if card == NONE:
            return SAY("row-place-empty", place=place + 1)
        return SAY("dice-do-not", card=upper(card_name(box, card)), wanted=wanted(box, card))
    if broken == law.CRYSTALS_DISTRACT:
        return SAY("crystal-owner")
    if broken == law.NO_CARD_THERE:
        if place < ROW:
            return SAY("row-place-empty", place=place + 1)
        return SAY("tool-place-empty", place=place - ROW + 1)
    return SAY("discarded-all") if broken == law.ONE_CARD_ONLY else ""


def _at_any_time(view: State, box: Box, names: Sequence[str], broken: int, action: int) -> str:
    """KL-36, KL-A10: tools, powers, raids and claims."""
    verb = Verb.at(action)
    if verb == Verb.PLAY:
        return _play(view, box, broken, Verb.PLAY.argument(action))
    if verb == Verb.AUGMENT:
        augment, die = Verb.AUGMENT.arguments(action)
        if broken == tools.NO_SUCH_TOOL:
            return SAY("no-tool", tool=tool_name(box, Tool.AUGMENT + augment))
        return _die(view, die)
    if verb in NEEDED:
        return _power(view, box, broken, action)
    if verb == Verb.RAID:
        victim = Verb.RAID.argument(action)
        if broken == tools.NO_SUCH_TOOL:
            return SAY("no-tool", tool=tool_name(box, Tool.RAID))
        if victim >= box.seats or victim == view.mover:
            return SAY("raid-another")
        turret = broken == tools.BEHIND_A_TURRET
        return SAY("owns-turret" if turret else "nothing-to-take", victim=names[victim])
    if verb == Verb.STAKE:
        return SAY("does-not-close", shape=SHAPE_NAMES[Verb.STAKE.argument(action)])
    return ""


def _play(view: State, box: Box, broken: int, tool: int) -> str:
    name = tool_name(box, tool)
    if broken == tools.NO_SUCH_TOOL:
        return SAY("no-tool", tool=name)
    if broken == tools.NO_PAIR_OF_ONES:
        return SAY("too-few-ones", count=int(ones(view)))
    if broken == tools.TWELVE_DICE:
        return SAY("too-many-dice", dice=DICE)
    return SAY(NOT_PLAYED.get(broken, "choose-die"), tool=name)


def _power(view: State, box: Box, broken: int, action: int) -> str:
    """KL-68, KL-94, KL-A40, KL-A49, KL-A50, KL-R5: what keeps the mover from using a power."""
    verb = Verb.at(action)
    name = NEEDED[verb]
    if broken == tools.NOT_YOURS:
        return SAY("power-not-owned", power=name)
    if broken == tools.NOT_ROLLED_YET:
        return SAY("not-rolled")
    if broken == tools.ONCE_A_TURN:
        return SAY("power-used", power=name)
    if verb == Verb.COPY:
        die, model = Verb.COPY.arguments(action)
        if die == model:
            return SAY("two-dice")
        missing = _die(view, die) or _die(view, model)
        return missing or SAY("same-number", die=die + 1, model=model + 1)
    if verb == Verb.FLIP:
        die = Verb.FLIP.argument(action)
        return _die(view, die) or SAY("cannot-flip", die=upper(die_name(view, die)))
    die = Verb.SHIFT.arguments(action)[1]
    least = int(box.amount[Power.TUNER])
    return _die(view, die) or SAY("cannot-lower", die=upper(die_name(view, die)), amount=least)


def _die(view: State, die: int) -> str:
    """What is wrong with a die, whatever is to be done with it."""
    if not view.kind[die] or not view.die[die]:
        return SAY("no-die-to-change", die=die + 1)
    if view.kind[die] == DieKind.PIG:
        return SAY("die-is-pig", die=die + 1)
    return ""
