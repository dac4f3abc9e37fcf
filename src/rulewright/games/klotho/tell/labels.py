"""Labels of moves, the clauses that explain them, and the text on cards."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck, Labels
from rulewright.telling.language import Word

from ..notes import SAY
from ..rules.score import cards_in_front
from ..rules.tools import price_of
from ..state import (
    DICE,
    KLOTHO,
    MINES,
    NONE,
    REDS,
    ROW,
    TOOLS,
    Box,
    Card,
    DieKind,
    Phase,
    Power,
    State,
    Tool,
    Verb,
    Way,
)
from .names import (
    DICE_KINDS,
    MINERAL_WORDS,
    SHAPE_NAMES,
    card_name,
    in_box,
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


def mine_words(box: Box, mine: int) -> str:
    return SAY("row-card", card=mine_name(mine), wanted=mine_look(box, mine))


def row_words(box: Box, card: int) -> str:
    return SAY("row-card", card=card_name(box, card), wanted=wanted(box, card)) if in_box(box, card) else ""


def about_mines(action: int) -> list[int]:
    """The mine card that a move concerns, if any."""
    verb = Verb.at(action)
    if verb == Verb.LAY:
        return [Verb.LAY.argument(action) % MINES]
    if verb in (Verb.TAKE, Verb.DROP):
        return [thing for thing in verb.arguments(action) if thing < MINES]
    return []


DECKS = (
    Deck(("seats.mines", "mines"), MINES, mine_words, about_mines),
    Deck(("row",), KLOTHO, row_words),
    Deck(("shelf",), TOOLS, tool_name),
)


label = Labels(Verb, SAY)


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


@label.of(Verb.REROLL)
def _reroll(view: State, reds: int) -> str:
    dice = [i for i in range(DICE) if (reds | view.marked) >> i & 1]
    if not dice:
        return SAY("reroll-crystal")
    return SAY("reroll", dice=", ".join(SAY("shown-die", shows=int(view.die[i]), die=i + 1) for i in dice))


@label.of(Verb.MARK)
def _mark(view: State, die: int) -> str:
    return SAY("mark", die=die_name(view, die))


@label.of(Verb.PAY)
def _pay(view: State, die: int) -> str:
    return SAY("pay", die=die_name(view, die))


def die_name(view: State, die: int) -> str:
    kind, shows = DICE_KINDS[view.kind[die]], int(view.die[die])
    return SAY("die-showing", die=die + 1, kind=kind, shows=shows) if shows else SAY("die", die=die + 1, kind=kind)


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


@label.of(Verb.DISCARD)
def _discard(view: State, box: Box, place: int) -> str:
    if place < ROW:
        return SAY("discard", card=card_name(box, view.row[place]))
    return SAY("discard-tool", tool=tool_name(box, view.shelf[place - ROW]), place=place - ROW + 1)


@label.of(Verb.BUY)
def _buy(view: State, box: Box, seat: int, place: int) -> str:
    tool = view.shelf[place]
    if tool == NONE:
        return SAY("buy-nothing", place=place + 1)
    return SAY("buy", tool=tool_name(box, tool), count=int(price_of(view, box, seat, tool)), place=place + 1)


@label.of(Verb.PLAY)
def _play(box: Box, tool: int) -> str:
    return SAY(PLAYED.get(tool, "play"), tool=tool_name(box, tool), pig=int(box.pig))


@label.of(Verb.AUGMENT)
def _augment(view: State, box: Box, augment: int, die: int) -> str:
    return SAY("augment", die=die_name(view, die), amount=int(box.boost[augment]))


@label.of(Verb.SHIFT)
def _shift(view: State, box: Box, way: int, die: int) -> str:
    key = "shift-up" if way == Way.UP else "shift-down"
    return SAY(key, die=die_name(view, die), amount=int(box.amount[Power.TUNER]))


@label.of(Verb.FLIP)
def _flip(view: State, die: int) -> str:
    return SAY("flip", die=die_name(view, die))


@label.of(Verb.COPY)
def _copy(view: State, die: int, model: int) -> str:
    return SAY("copy", die=die_name(view, die), model=die_name(view, model))


@label.of(Verb.RAID)
def _raid(box: Box, names: Sequence[str], victim: int) -> str:
    return SAY("raid", victim=names[victim] if victim < box.seats else SAY("nobody"))


@label.of(Verb.TAKE, Verb.DROP)
def _thing(box: Box, names: Sequence[str], action: int, thing: int) -> str:
    name, does = thing_name(box, names, thing), "take" if Verb.at(action) == Verb.TAKE else "drop"
    return SAY(f"{does}-mine", thing=name, look=mine_look(box, thing)) if thing < MINES else SAY(does, thing=name)


@label.of(Verb.STAKE)
def _stake(shape: int) -> str:
    return SAY("stake", shape=SHAPE_NAMES[shape])


@label.of(Verb.LAY)
def _lay(box: Box, piece: int) -> str:
    return SAY("lay", piece=piece_name(box, piece), look=mine_look(box, piece))
