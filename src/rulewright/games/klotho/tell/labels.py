"""97 Klotho in words: what moves are called, and how the table looks."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck

from .. import state as k
from ..content import MINERAL_NAMES
from ..rules.tools import price_of
from ..state import DICE, MARKET, MONSTER, NONE, ROW, Box, State, Verb
from .help import help
from .names import (
    DICE_KINDS,
    SHAPE_NAMES,
    card_name,
    many,
    mine_face,
    mine_name,
    piece_name,
    tech_name,
    thing_name,
    tool_name,
    treasure,
    wanted,
)
from .text_board import board

__all__ = ["ABOUT", "DECKS", "board", "help", "label"]

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
PLAYED = {
    k.Tool.OVERDRIVE: "Play Overdrive: roll a blue die as well",
    k.Tool.BOMB: "Play a Bomb: clear and renew the row",
    k.Tool.LOTTERY: "Cash a lottery ticket",
    k.Tool.PIG: "Let a pig fly: two ones count as {} against a monster",
}


def mine_words(box: Box, mine: int) -> str:
    return f"{mine_name(mine)} {mine_face(box, mine)}"


def about_mines(action: int) -> list[int]:
    """The mine card that a move is about, if it is about one."""
    verb, given = Verb.at(action).public, Verb.at(action).named(action)
    if verb == "lay":
        return [given["piece"] % k.MINES]
    return [given["thing"]] if verb in ("take", "drop") and given["thing"] < k.MINES else []


DECKS = (
    Deck(("seats.mines", "mines"), k.MINES, mine_words, about_mines),
    Deck(("row",), k.KLOTHO, lambda box, card: f"{card_name(box, card)}: {wanted(box, card)}"),
    Deck(("shelf",), k.TOOLS, tool_name),
)


def label(view: State, box: Box, names: Sequence[str], seat: int, action: int) -> str:
    verb, given = Verb.at(action).public, Verb.at(action).named(action)
    if verb == "roll":
        return "Roll the dice"
    if verb == "done":
        return _done(view)
    if verb == "reroll":
        return _reroll(view, given["reds"])
    if verb in ("mark", "pay", "flip"):
        what = {"mark": "Also throw {} again", "pay": "Use {}", "flip": "Turn {} over"}[verb]
        return what.format(die_name(view, given["die"]))
    if verb == "claim":
        return _claim(view, box, given["place"])
    if verb == "move":
        mineral, way = given["mineral"], given["way"]
        price = view.market[mineral]
        cost = box.cost[mineral][price][way]
        return f"Move {MINERAL_NAMES[mineral]} from {price} to {price + (1 if way else -1)} ({many(cost, 'star')})"
    if verb == "discard":
        place = given["place"]
        if place < ROW:
            return f"Discard {card_name(box, view.row[place])}"
        return f"Discard {tool_name(box, view.shelf[place - ROW])} (tool {place - ROW + 1})"
    if verb == "buy":
        tool = view.shelf[given["place"]]
        coins = "" if tool == NONE else f" for {many(price_of(view, box, seat, tool), 'coin')}"
        return f"Buy {tool_name(box, tool)}{coins} (tool {given['place'] + 1})"
    return _tool(view, box, names, verb, given)


def _tool(view: State, box: Box, names: Sequence[str], verb: str, given: dict[str, int]) -> str:
    if verb == "play":
        tool = given["tool"]
        return PLAYED.get(tool, f"Play {tool_name(box, tool)}").format(box.pig)
    if verb == "augment":
        return f"Augment {die_name(view, given['die'])} by {box.boost[given['augment']]}"
    if verb == "shift":
        return f"{'Raise' if given['way'] else 'Lower'} {die_name(view, given['die'])} by one"
    if verb == "copy":
        return f"Make {die_name(view, given['die'])} a copy of {die_name(view, given['model'])}"
    if verb == "raid":
        return f"Raid {names[given['seat']] if given['seat'] < box.seats else 'nobody'}"
    if verb in ("take", "drop"):
        thing = thing_name(box, names, given["thing"])
        shown = f" ({mine_face(box, given['thing'])})" if given["thing"] < k.MINES else ""
        return f"{'Take' if verb == 'take' else 'Give up'} {thing}{shown}"
    if verb == "stake":
        return f"Stake a claim: {SHAPE_NAMES[given['shape']]}"
    piece = given["piece"]
    return f"Lay {piece_name(piece)} ({mine_face(box, piece % k.MINES, piece >= k.MINES)})"


def _done(view: State) -> str:
    if view.phase == k.Phase.CLAIMING:
        return _claimed(view)
    return {
        k.Phase.OPENING: "Do not roll",
        k.Phase.THROWN: "Keep all dice and go on to claiming",
        k.Phase.CLOSING: "End the turn",
        k.Phase.PAYING: "Use no more dice",
        k.Phase.STARS: "Spend no more stars",
    }.get(view.phase, "Go on")


def _claimed(view: State) -> str:
    """What passing on brings: red dice that did not serve are sold with it (KL-31, KL-A45)."""
    spare = sum(view.die[i] > 0 and view.kind[i] == k.Die.RED and not view.spent >> i & 1 for i in range(k.REDS))
    dice = f"sell {spare} red {'die' if spare == 1 else 'dice'}" if spare else "go on"
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
    if card < MONSTER:
        return f"Claim {name} ({mine_face(box, card)}) with {asks}"
    if card < MARKET:
        return f"Defeat {name} with {asks} for {treasure(box, card - MONSTER)}"
    if card < k.TECH:
        return f"Use {name}: {asks}"
    return f"Claim {tech_name(box, card - k.TECH)} with {asks}"
