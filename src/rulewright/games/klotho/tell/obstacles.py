"""The obstacle that keeps a move from being legal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Obstacles
from rulewright.telling.language import Word

from ..notes import SAY
from ..rules import claiming, tools, turn
from ..rules.dice import throws_left
from ..rules.legality import check, comes_first
from ..state import DICE, MINES, NONE, ROW, Box, DieKind, Phase, Power, State, Tool, Verb, Way
from .board import STEPS_OF_TURN
from .labels import die_name
from .names import MINERAL_WORDS, SHAPE_NAMES, card_name, mine_name, tool_name, wanted

NOT_PLAYED = {
    tools.BRIBES_COME_WITH_A_CLAIM: "with-a-claim",
    tools.CHOOSE_A_VICTIM: "choose-victim",
    tools.TURRETS_STAND: "never-played",
    tools.NOTHING_TO_BOMB: "nothing-to-bomb",
    tools.NO_TICKET_BEFORE_A_ROLL: "not-rolled",
    tools.PIGS_FLY_AT_MONSTERS: "pig-claims",
}
"""Why a tool cannot be played now, by the clause that forbids it."""
by_verb = Obstacles(Verb, check)


def now(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    if view.phase == Phase.PAYING:
        return SAY("now-paying", card=card_name(box, view.row[view.place]))
    if view.phase == Phase.SPENDING_STARS:
        return SAY("now-spending-stars", count=int(view.stars))
    if view.phase == Phase.TAKING:
        return SAY("now-taking", victim=names[view.victim])
    return SAY(f"now-{Phase.word(view.phase)}")


def obstacle(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    """What keeps a player from making this move: coins, dice, cards, or other players' possessions."""
    if comes_first(view, Verb.at(action)):
        return SAY("throw-marked") if view.phase in STEPS_OF_TURN else ""
    return by_verb(view, box, names, seat, action)


def upper(name: str) -> str:
    """A name at the beginning of a sentence."""
    return name[0].upper() + name[1:]


@by_verb.of(Verb.DONE)
def _unpaid(view: State, box: Box) -> str:
    if view.phase != Phase.PAYING:
        return ""
    card = view.row[view.place]
    return SAY("not-enough", card=upper(card_name(box, card)), wanted=wanted(box, card))


@by_verb.of(Verb.REROLL)
def _reroll(view: State, box: Box, broken: int) -> str:
    """KL-26, KL-A49: why dice cannot be thrown again."""
    if broken == turn.NOT_ROLLED_YET:
        return SAY("not-rolled")
    if view.phase != Phase.REROLLING:
        return ""
    return SAY("no-reroll" if throws_left(view, box) <= 0 else "choose-a-die")


@by_verb.of(Verb.MARK)
def _mark(view: State, broken: int, die: int) -> str:
    """KL-26, KL-76, KL-A49: why a die cannot be marked."""
    if broken == turn.NOT_ROLLED_YET:
        return SAY("not-rolled")
    if view.phase != Phase.REROLLING:
        return ""
    if broken == turn.ANDROIDS_STAY:
        return SAY("androids-stay")
    if not view.kind[die]:
        return SAY("no-such-die", die=die + 1)
    red = view.kind[die] == DieKind.RED
    return SAY("die-is-red" if red else "die-too-late", die=upper(die_name(view, die)))


@by_verb.of(Verb.DISCARD)
def _discard(broken: int, place: int) -> str:
    """KL-23, KL-72, KL-A6: why a card in the row cannot be discarded."""
    if broken == turn.CRYSTALS_DISTRACT:
        return SAY("crystal-owner")
    if broken == turn.NO_CARD_THERE:
        if place < ROW:
            return SAY("row-place-empty", place=place + 1)
        return SAY("tool-place-empty", place=place - ROW + 1)
    return SAY("discarded-all") if broken == turn.ONE_CARD_ONLY else ""


@by_verb.of(Verb.CLAIM)
def _claim(view: State, box: Box, place: int) -> str:
    if view.phase != Phase.CLAIMING:
        return ""
    card = view.row[place]
    if card == NONE:
        return SAY("row-place-empty", place=place + 1)
    return SAY("dice-do-not", card=upper(card_name(box, card)), wanted=wanted(box, card))


@by_verb.of(Verb.PAY)
def _pay(view: State, box: Box, broken: int, die: int) -> str:
    if view.phase != Phase.PAYING:
        return ""
    name = die_name(view, die)
    if broken == claiming.EACH_DIE_ONCE:
        return SAY("die-used", die=name)
    if not view.die[die]:
        return SAY("no-such-die", die=die + 1)
    return SAY("die-not-needed", die=upper(name), card=card_name(box, view.row[view.place]))


@by_verb.of(Verb.MOVE)
def _move(view: State, box: Box, mineral: int, way: int) -> str:
    if view.phase != Phase.SPENDING_STARS:
        return ""
    name, stars = MINERAL_WORDS[mineral], int(box.cost[mineral][view.market[mineral]][way])
    if not stars:
        return SAY("price-highest" if way == Way.UP else "price-lowest", mineral=name)
    return SAY("too-few-stars", count=int(view.stars), mineral=name, cost=stars)


@by_verb.of(Verb.BUY)
def _buy(view: State, box: Box, place: int) -> str:
    tool = view.shelf[place]
    if tool == NONE:
        return SAY("tool-place-empty", place=place + 1)
    cost, coins = int(tools.price_of(view, box, view.mover, tool)), int(view.seats[view.mover].coins)
    return SAY("too-dear", count=coins, tool=tool_name(box, tool), cost=cost)


@by_verb.of(Verb.PLAY)
def _play(view: State, box: Box, broken: int, tool: int) -> str:
    name = tool_name(box, tool)
    if broken == tools.NO_SUCH_TOOL:
        return SAY("no-tool", tool=name)
    if broken == tools.NO_PAIR_OF_ONES:
        return SAY("too-few-ones", count=int(tools.ones(view)))
    if broken == tools.TWELVE_DICE:
        return SAY("too-many-dice", dice=DICE)
    return SAY(NOT_PLAYED.get(broken, "choose-die"), tool=name)


@by_verb.of(Verb.AUGMENT)
def _augment(view: State, box: Box, broken: int, augment: int, die: int) -> str:
    return (
        SAY("no-tool", tool=tool_name(box, Tool.AUGMENT + augment)) if broken == tools.NO_SUCH_TOOL else _die(view, die)
    )


@by_verb.of(Verb.SHIFT)
def _shift(view: State, box: Box, broken: int, way: int, die: int) -> str:
    least = int(box.amount[Power.TUNER])
    return (
        _power(broken, "tuner") or _die(view, die) or SAY("cannot-lower", die=upper(die_name(view, die)), amount=least)
    )


@by_verb.of(Verb.FLIP)
def _flip(view: State, broken: int, die: int) -> str:
    return _power(broken, "inverter") or _die(view, die) or SAY("cannot-flip", die=upper(die_name(view, die)))


@by_verb.of(Verb.COPY)
def _copy(view: State, broken: int, die: int, model: int) -> str:
    if said := _power(broken, "prism"):
        return said
    if die == model:
        return SAY("two-dice")
    return _die(view, die) or _die(view, model) or SAY("same-number", die=die + 1, model=model + 1)


def _power(broken: int, name: str) -> str:
    """KL-68, KL-A40, KL-A49: what keeps the mover from using a power on any die."""
    if broken == tools.NOT_YOURS:
        return SAY("power-not-owned", power=Word(name))
    if broken == tools.NOT_ROLLED_YET:
        return SAY("not-rolled")
    return SAY("power-used", power=Word(name)) if broken == tools.ONCE_A_TURN else ""


def _die(view: State, die: int) -> str:
    """What is wrong with a die, whatever it was chosen for."""
    if not view.kind[die] or not view.die[die]:
        return SAY("no-die-to-change", die=die + 1)
    if view.kind[die] == DieKind.PIG:
        return SAY("die-is-pig", die=die + 1)
    return ""


@by_verb.of(Verb.RAID)
def _raid(view: State, box: Box, names: Sequence[str], broken: int, victim: int) -> str:
    if broken == tools.NO_SUCH_TOOL:
        return SAY("no-tool", tool=tool_name(box, Tool.RAID))
    if victim >= box.seats or victim == view.mover:
        return SAY("raid-another")
    return SAY("owns-turret" if broken == tools.BEHIND_A_TURRET else "nothing-to-take", victim=names[victim])


@by_verb.of(Verb.TAKE)
def _take(view: State, names: Sequence[str]) -> str:
    return SAY("not-owned-by", victim=names[view.victim]) if view.phase == Phase.TAKING else ""


@by_verb.of(Verb.DROP)
def _drop(view: State) -> str:
    return SAY("not-owned") if view.phase == Phase.TRIMMING else ""


@by_verb.of(Verb.STAKE)
def _stake(shape: int) -> str:
    return SAY("does-not-close", shape=SHAPE_NAMES[shape])


@by_verb.of(Verb.LAY)
def _lay(view: State, piece: int) -> str:
    return SAY("does-not-continue", mine=upper(mine_name(piece % MINES))) if view.phase == Phase.LAYING else ""
