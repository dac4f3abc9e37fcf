"""Each verb in words: the label of a move, the obstacle that keeps it from being legal, and the clauses that explain it."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Labels, Obstacles
from rulewright.telling.language import Word

from ..notes import SAY
from ..rules import claiming, tools, turn
from ..rules.dice import throws_left
from ..rules.legality import check, comes_first
from ..rules.score import cards_in_front
from ..rules.tools import price_of
from ..state import DICE, MINES, NONE, REDS, ROW, Box, Card, DieKind, Phase, Power, State, Tool, Verb, Way
from .board import STEPS_OF_TURN
from .names import (
    DICE_KINDS,
    MINERAL_WORDS,
    SHAPE_NAMES,
    card_name,
    mine_look,
    mine_name,
    piece_name,
    thing_name,
    tool_name,
    treasure,
    wanted,
)

ABOUT = {
    "roll": ("KL-25", "KL-21", "KL-15"),
    "done": ("KL-22", "KL-31", "KL-96"),
    "reroll": ("KL-26", "KL-21", "KL-A49"),
    "mark": ("KL-26", "KL-71", "KL-80"),
    "claim": ("KL-27", "KL-28", "KL-29", "KL-30"),
    "pay": ("KL-29", "KL-A4", "KL-A44", "KL-A28"),
    "move": ("KL-63", "KL-64", "KL-65", "KL-A29"),
    "discard": ("KL-23", "KL-24", "KL-72"),
    "buy": ("KL-33", "KL-34", "KL-35"),
    "play": ("KL-36", "KL-75", "KL-76", "KL-78", "KL-84", "KL-91", "KL-93"),
    "augment": ("KL-82", "KL-83", "KL-A24"),
    "shift": ("KL-R5", "KL-A40"),
    "flip": ("KL-R5", "KL-A50"),
    "copy": ("KL-R5", "KL-A40"),
    "raid": ("KL-87", "KL-88", "KL-89"),
    "take": ("KL-87", "KL-A18"),
    "stake": ("KL-44", "KL-47", "KL-49", "KL-86"),
    "lay": ("KL-45", "KL-46", "KL-A17", "KL-A46"),
    "drop": ("KL-96", "KL-A35"),
}
PLAYED: dict[int, str] = {
    Tool.OVERDRIVE: "play-overdrive",
    Tool.BOMB: "play-bomb",
    Tool.LOTTERY: "play-lottery",
    Tool.PIG: "play-pig",
}
PASSED: dict[int, str] = {
    Phase.OPENING: "done-opening",
    Phase.REROLLING: "done-rerolling",
    Phase.CLOSING: "done-closing",
    Phase.PAYING: "done-paying",
    Phase.SPENDING_STARS: "done-spending-stars",
}
"""Labels for passing, by phase."""
NOT_PLAYED = {
    tools.BRIBES_COME_WITH_A_CLAIM: "with-a-claim",
    tools.CHOOSE_A_VICTIM: "choose-victim",
    tools.TURRETS_STAND: "never-played",
    tools.NOTHING_TO_BOMB: "nothing-to-bomb",
    tools.NO_TICKET_BEFORE_A_ROLL: "not-rolled",
    tools.PIGS_FLY_AT_MONSTERS: "pig-claims",
}
"""Why a tool cannot be played now, by the clause that forbids it."""
FIXED: dict[int, str] = {
    turn.NOT_ROLLED_YET: "not-rolled",
    turn.ANDROIDS_STAY: "androids-stay",
    turn.CRYSTALS_DISTRACT: "crystal-owner",
    turn.ONE_CARD_ONLY: "discarded-all",
}
label = Labels(Verb, SAY)
by_verb = Obstacles(Verb, check, SAY, FIXED)


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


def die_name(view: State, die: int) -> str:
    kind, shows = DICE_KINDS[view.kind[die]], int(view.die[die])
    return SAY("die-showing", die=die + 1, kind=kind, shows=shows) if shows else SAY("die", die=die + 1, kind=kind)


@label.of(Verb.DONE)
def _passed(view: State, box: Box) -> str:
    """KL-22, KL-96: the label for passing; ending a turn with too many cards says what it costs."""
    if view.phase == Phase.CLAIMING:
        return _claimed(view)
    surplus = cards_in_front(view, view.mover) - box.hand_limit
    if view.phase == Phase.CLOSING and surplus > 0:
        return SAY("done-surplus", count=surplus, limit=int(box.hand_limit))
    return SAY(PASSED.get(view.phase, "done"))


def _claimed(view: State) -> str:
    """KL-31, KL-A45: the label for passing after the claims, when unused red dice are sold."""
    spare = sum(view.die[i] > 0 and view.kind[i] == DieKind.RED and not view.spent >> i & 1 for i in range(REDS))
    return SAY("done-claiming", more=Word("yes" if view.spent else "no"), spare=int(spare))


@by_verb.of(Verb.DONE, during={Phase.PAYING})
def _unpaid(view: State, box: Box) -> str:
    card = view.row[view.place]
    return SAY("not-enough", card=upper(card_name(box, card)), wanted=wanted(box, card))


@label.of(Verb.REROLL)
def _reroll(view: State, reds: int) -> str:
    dice = [i for i in range(DICE) if (reds | view.marked) >> i & 1]
    if not dice:
        return SAY("reroll-crystal")
    return SAY("reroll", dice=", ".join(SAY("shown-die", shows=int(view.die[i]), die=i + 1) for i in dice))


@by_verb.of(Verb.REROLL, during={Phase.REROLLING})
def _cannot_reroll(view: State, box: Box) -> str:
    """KL-26: why dice cannot be thrown again."""
    return SAY("no-reroll" if throws_left(view, box) <= 0 else "choose-a-die")


@label.of(Verb.MARK)
def _mark(view: State, die: int) -> str:
    return SAY("mark", die=die_name(view, die))


@by_verb.of(Verb.MARK, during={Phase.REROLLING})
def _cannot_mark(view: State, die: int) -> str:
    """KL-26: why a die cannot be marked."""
    if not view.kind[die]:
        return SAY("no-such-die", die=die + 1)
    red = view.kind[die] == DieKind.RED
    return SAY("die-is-red" if red else "die-too-late", die=upper(die_name(view, die)))


@label.of(Verb.PAY)
def _pay(view: State, die: int) -> str:
    return SAY("pay", die=die_name(view, die))


@by_verb.of(Verb.PAY, during={Phase.PAYING})
def _cannot_pay(view: State, box: Box, broken: int, die: int) -> str:
    name = die_name(view, die)
    if broken == claiming.EACH_DIE_ONCE:
        return SAY("die-used", die=name)
    if not view.die[die]:
        return SAY("no-such-die", die=die + 1)
    return SAY("die-not-needed", die=upper(name), card=card_name(box, view.row[view.place]))


@label.of(Verb.CLAIM)
def _claim(view: State, box: Box, place: int) -> str:
    card = view.row[place]
    if card == NONE:
        return SAY("claim-unknown", place=place + 1)
    told = {"card": card_name(box, card), "wanted": wanted(box, card)}
    kind = Card.kind(card)
    if kind == Card.MINE:
        return SAY("claim-mine", look=mine_look(box, card), **told)
    if kind == Card.MONSTER:
        return SAY("claim-monster", treasure=treasure(box, Card.MONSTER.index(card)), **told)
    return SAY("claim-market" if kind == Card.MARKET else "claim-tech", **told)


@by_verb.of(Verb.CLAIM, during={Phase.CLAIMING})
def _cannot_claim(view: State, box: Box, place: int) -> str:
    card = view.row[place]
    if card == NONE:
        return SAY("row-place-empty", place=place + 1)
    return SAY("dice-do-not", card=upper(card_name(box, card)), wanted=wanted(box, card))


@label.of(Verb.MOVE)
def _move(view: State, box: Box, mineral: int, way: int) -> str:
    price = view.market[mineral]
    return SAY(
        "move",
        mineral=MINERAL_WORDS[mineral],
        price=int(price),
        after=int(box.after[mineral][price][way]),
        stars=int(box.cost[mineral][price][way]),
    )


@by_verb.of(Verb.MOVE, during={Phase.SPENDING_STARS})
def _cannot_move(view: State, box: Box, mineral: int, way: int) -> str:
    name, stars = MINERAL_WORDS[mineral], int(box.cost[mineral][view.market[mineral]][way])
    if not stars:
        return SAY("price-highest" if way == Way.UP else "price-lowest", mineral=name)
    return SAY("too-few-stars", count=int(view.stars), mineral=name, cost=stars)


@label.of(Verb.DISCARD)
def _discard(view: State, box: Box, place: int) -> str:
    if place < ROW:
        return SAY("discard", card=card_name(box, view.row[place]))
    return SAY("discard-tool", tool=tool_name(box, view.shelf[place - ROW]), place=place - ROW + 1)


@by_verb.of(Verb.DISCARD)
def _cannot_discard(broken: int, place: int) -> str:
    """KL-A6: why a card in the row cannot be discarded."""
    if broken != turn.NO_CARD_THERE:
        return ""
    if place < ROW:
        return SAY("row-place-empty", place=place + 1)
    return SAY("tool-place-empty", place=place - ROW + 1)


@label.of(Verb.BUY)
def _buy(view: State, box: Box, seat: int, place: int) -> str:
    tool = view.shelf[place]
    if tool == NONE:
        return SAY("buy-nothing", place=place + 1)
    return SAY("buy", tool=tool_name(box, tool), count=int(price_of(view, box, seat, tool)), place=place + 1)


@by_verb.of(Verb.BUY)
def _cannot_buy(view: State, box: Box, place: int) -> str:
    tool = view.shelf[place]
    if tool == NONE:
        return SAY("tool-place-empty", place=place + 1)
    cost, coins = int(price_of(view, box, view.mover, tool)), int(view.seats[view.mover].coins)
    return SAY("too-dear", count=coins, tool=tool_name(box, tool), cost=cost)


@label.of(Verb.PLAY)
def _play(box: Box, tool: int) -> str:
    return SAY(PLAYED.get(tool, "play"), tool=tool_name(box, tool), pig=int(box.pig))


@by_verb.of(Verb.PLAY)
def _cannot_play(view: State, box: Box, broken: int, tool: int) -> str:
    name = tool_name(box, tool)
    if broken == tools.NO_SUCH_TOOL:
        return SAY("no-tool", tool=name)
    if broken == tools.NO_PAIR_OF_ONES:
        return SAY("too-few-ones", count=int(tools.ones(view)))
    if broken == tools.TWELVE_DICE:
        return SAY("too-many-dice", dice=DICE)
    return SAY(NOT_PLAYED.get(broken, "choose-die"), tool=name)


@label.of(Verb.AUGMENT)
def _augment(view: State, box: Box, augment: int, die: int) -> str:
    return SAY("augment", die=die_name(view, die), amount=int(box.boost[augment]))


@by_verb.of(Verb.AUGMENT)
def _cannot_augment(view: State, box: Box, broken: int, augment: int, die: int) -> str:
    if broken == tools.NO_SUCH_TOOL:
        return SAY("no-tool", tool=tool_name(box, Tool.AUGMENT + augment))
    return _die(view, die)


@label.of(Verb.SHIFT)
def _shift(view: State, box: Box, way: int, die: int) -> str:
    key = "shift-up" if way == Way.UP else "shift-down"
    return SAY(key, die=die_name(view, die), amount=int(box.amount[Power.TUNER]))


@by_verb.of(Verb.SHIFT)
def _cannot_shift(view: State, box: Box, broken: int, way: int, die: int) -> str:
    if said := _power(broken, "tuner") or _die(view, die):
        return said
    return SAY("cannot-lower", die=upper(die_name(view, die)), amount=int(box.amount[Power.TUNER]))


@label.of(Verb.FLIP)
def _flip(view: State, die: int) -> str:
    return SAY("flip", die=die_name(view, die))


@by_verb.of(Verb.FLIP)
def _cannot_flip(view: State, broken: int, die: int) -> str:
    return _power(broken, "inverter") or _die(view, die) or SAY("cannot-flip", die=upper(die_name(view, die)))


@label.of(Verb.COPY)
def _copy(view: State, die: int, model: int) -> str:
    return SAY("copy", die=die_name(view, die), model=die_name(view, model))


@by_verb.of(Verb.COPY)
def _cannot_copy(view: State, broken: int, die: int, model: int) -> str:
    if said := _power(broken, "prism"):
        return said
    if die == model:
        return SAY("two-dice")
    return _die(view, die) or _die(view, model) or SAY("same-number", die=die + 1, model=model + 1)


@label.of(Verb.RAID)
def _raid(box: Box, names: Sequence[str], victim: int) -> str:
    return SAY("raid", victim=names[victim] if victim < box.seats else SAY("nobody"))


@by_verb.of(Verb.RAID)
def _cannot_raid(view: State, box: Box, names: Sequence[str], broken: int, victim: int) -> str:
    if broken == tools.NO_SUCH_TOOL:
        return SAY("no-tool", tool=tool_name(box, Tool.RAID))
    if victim >= box.seats or victim == view.mover:
        return SAY("raid-another")
    return SAY("owns-turret" if broken == tools.BEHIND_A_TURRET else "nothing-to-take", victim=names[victim])


@label.of(Verb.TAKE, Verb.DROP)
def _thing(box: Box, names: Sequence[str], action: int, thing: int) -> str:
    name, does = thing_name(box, names, thing), "take" if Verb.at(action) == Verb.TAKE else "drop"
    return SAY(f"{does}-mine", thing=name, look=mine_look(box, thing)) if thing < MINES else SAY(does, thing=name)


@by_verb.of(Verb.TAKE, during={Phase.TAKING})
def _cannot_take(view: State, names: Sequence[str]) -> str:
    return SAY("not-owned-by", victim=names[view.victim])


@by_verb.of(Verb.DROP, during={Phase.TRIMMING})
def _cannot_drop(view: State) -> str:
    return SAY("not-owned")


@label.of(Verb.STAKE)
def _stake(shape: int) -> str:
    return SAY("stake", shape=SHAPE_NAMES[shape])


@by_verb.of(Verb.STAKE)
def _cannot_close(shape: int) -> str:
    return SAY("does-not-close", shape=SHAPE_NAMES[shape])


@label.of(Verb.LAY)
def _lay(box: Box, piece: int) -> str:
    return SAY("lay", piece=piece_name(box, piece), look=mine_look(box, piece))


@by_verb.of(Verb.LAY, during={Phase.LAYING})
def _cannot_lay(view: State, piece: int) -> str:
    return SAY("does-not-continue", mine=upper(mine_name(piece % MINES)))


def _power(broken: int, name: str) -> str:
    """KL-68, KL-A40: what keeps the mover from using a power on any die."""
    if broken == tools.NOT_YOURS:
        return SAY("power-not-owned", power=Word(name))
    return SAY("power-used", power=Word(name)) if broken == tools.ONCE_A_TURN else ""


def _die(view: State, die: int) -> str:
    """What is wrong with a die, whatever it was chosen for."""
    if not view.kind[die] or not view.die[die]:
        return SAY("no-die-to-change", die=die + 1)
    if view.kind[die] == DieKind.PIG:
        return SAY("die-is-pig", die=die + 1)
    return ""
