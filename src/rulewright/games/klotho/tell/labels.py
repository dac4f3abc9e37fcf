"""What moves are called, which clauses explain them, and what stands on cards."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck
from rulewright.kernel.text import many

from ..content import MINERAL_NAMES
from ..rules.scoring import cards_in_front
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
    SHAPE_NAMES,
    card_name,
    in_box,
    mine_look,
    mine_name,
    piece_name,
    tech_name,
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
    Tool.OVERDRIVE: "Play Overdrive: roll a blue die as well",
    Tool.BOMB: "Play a Bomb: clear and renew the row",
    Tool.LOTTERY: "Cash a lottery ticket",
    Tool.PIG: "Let a pig fly: two ones count as {} against a monster",
}
PASSED: dict[int, str] = {
    Phase.OPENING: "Do not roll",
    Phase.REROLLING: "Keep all dice and go on to claiming",
    Phase.CLOSING: "End the turn",
    Phase.PAYING: "Use no more dice",
    Phase.SPENDING_STARS: "Spend no more stars",
}
"""What passing on means, by phase."""


def mine_words(box: Box, mine: int) -> str:
    return f"{mine_name(mine)}: {mine_look(box, mine)}"


def about_mines(action: int) -> list[int]:
    """The mine card that a move is about, if there is one."""
    verb = Verb.at(action)
    if verb == Verb.LAY:
        return [Verb.LAY.argument(action) % MINES]
    if verb in (Verb.TAKE, Verb.DROP):
        return [thing for thing in verb.arguments(action) if thing < MINES]
    return []


DECKS = (
    Deck(("seats.mines", "mines"), MINES, mine_words, about_mines),
    Deck(
        ("row",), KLOTHO, lambda box, card: f"{card_name(box, card)}: {wanted(box, card)}" if in_box(box, card) else ""
    ),
    Deck(("shelf",), TOOLS, tool_name),
)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb = Verb.at(action)
    if verb == Verb.ROLL:
        return "Roll the dice"
    if verb == Verb.DONE:
        return _passed(view, box)
    if verb == Verb.REROLL:
        return _reroll(view, Verb.REROLL.argument(action))
    if verb == Verb.MARK:
        return f"Also throw {die_name(view, Verb.MARK.argument(action))} again"
    if verb == Verb.CLAIM:
        return _claim(view, box, Verb.CLAIM.argument(action))
    if verb == Verb.PAY:
        return f"Use {die_name(view, Verb.PAY.argument(action))}"
    if verb == Verb.MOVE:
        mineral, way = Verb.MOVE.arguments(action)
        price = view.market[mineral]
        after, stars = box.after[mineral][price][way], box.cost[mineral][price][way]
        return f"Move {MINERAL_NAMES[mineral]} from {price} to {after} ({many(stars, 'star')})"
    if verb == Verb.DISCARD:
        place = Verb.DISCARD.argument(action)
        if place < ROW:
            return f"Discard {card_name(box, view.row[place])}"
        return f"Discard {tool_name(box, view.shelf[place - ROW])} (tool {place - ROW + 1})"
    if verb == Verb.BUY:
        place = Verb.BUY.argument(action)
        tool = view.shelf[place]
        coins = "" if tool == NONE else f" for {many(price_of(view, box, seat, tool), 'coin')}"
        return f"Buy {tool_name(box, tool)}{coins} (tool {place + 1})"
    return _at_any_time(view, box, names, action)


def _at_any_time(view: State, box: Box, names: Sequence[str], action: int) -> str:
    """KL-36, KL-A10: tools, powers, raids and claims."""
    verb = Verb.at(action)
    if verb == Verb.PLAY:
        tool = Verb.PLAY.argument(action)
        return PLAYED.get(tool, f"Play {tool_name(box, tool)}").format(box.pig)
    if verb == Verb.AUGMENT:
        augment, die = Verb.AUGMENT.arguments(action)
        return f"Augment {die_name(view, die)} by {box.boost[augment]}"
    if verb == Verb.SHIFT:
        way, die = Verb.SHIFT.arguments(action)
        step = box.amount[Power.TUNER]
        return f"{'Raise' if way == Way.UP else 'Lower'} {die_name(view, die)} by {'one' if step == 1 else step}"
    if verb == Verb.FLIP:
        return f"Turn {die_name(view, Verb.FLIP.argument(action))} over"
    if verb == Verb.COPY:
        die, model = Verb.COPY.arguments(action)
        return f"Make {die_name(view, die)} a copy of {die_name(view, model)}"
    if verb == Verb.RAID:
        victim = Verb.RAID.argument(action)
        return f"Raid {names[victim] if victim < box.seats else 'nobody'}"
    if verb in (Verb.TAKE, Verb.DROP):
        thing = verb.argument(action)
        shown = f" ({mine_look(box, thing)})" if thing < MINES else ""
        return f"{'Take' if verb == Verb.TAKE else 'Give up'} {thing_name(box, names, thing)}{shown}"
    if verb == Verb.STAKE:
        return f"Stake a claim: {SHAPE_NAMES[Verb.STAKE.argument(action)]}"
    piece = Verb.LAY.argument(action)
    return f"Lay {piece_name(box, piece)} ({mine_look(box, piece)})"


def _passed(view: State, box: Box) -> str:
    """KL-22, KL-96: what passing on means; ending a turn with too many cards says what it costs."""
    if view.phase == Phase.CLAIMING:
        return _claimed(view)
    surplus = cards_in_front(view, view.mover) - box.hand_limit
    if view.phase == Phase.CLOSING and surplus > 0:
        return f"End the turn and give up {many(surplus, 'card')} (you may keep {box.hand_limit})"
    return PASSED.get(view.phase, "Go on")


def _claimed(view: State) -> str:
    """KL-31, KL-A45: what passing on means after the claims: unused red dice are sold."""
    spare = sum(view.die[i] > 0 and view.kind[i] == DieKind.RED and not view.spent >> i & 1 for i in range(REDS))
    dice = f"sell {many(spare, 'red die', 'red dice')}" if spare else "go on"
    return f"Claim {'no more' if view.spent else 'nothing'} and {dice}"


def _reroll(view: State, reds: int) -> str:
    dice = [i for i in range(DICE) if (reds | view.marked) >> i & 1]
    if not dice:
        return "Throw only the new crystal's die"
    return "Throw again " + ", ".join(f"{view.die[i]} (die {i + 1})" for i in dice)


def die_name(view: State, die: int) -> str:
    shows = f", showing {view.die[die]}" if view.die[die] else ""
    return f"die {die + 1} ({DICE_KINDS[view.kind[die]]}{shows})"


def _claim(view: State, box: Box, place: int) -> str:
    card = view.row[place]
    if card == NONE:
        return f"Claim the card in place {place + 1}"
    name, asks = card_name(box, card), wanted(box, card)
    if card < Card.MONSTER:
        return f"Claim {name} ({mine_look(box, card)}) with {asks}"
    if card < Card.MARKET:
        return f"Defeat {name} with {asks} for {treasure(box, card - Card.MONSTER)}"
    if card < Card.TECH:
        return f"Use {name}: {asks}"
    return f"Claim {tech_name(box, card - Card.TECH)} with {asks}"
