"""The table as text, for terminals and logs: all that a player needs to know."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel.text import many

from ..content import ARTIFACT_NAMES, MINERAL_NAMES
from ..play.best_claim import best_claim, best_path, best_to_lay, claim_piece
from ..rules.dice import throws_left
from ..rules.moves import to_claim, to_discard
from ..rules.scoring import cards_in_front, final_score, round_points
from ..rules.staking import enclosed
from ..rules.tools import price_of
from ..shapes import CLAIM_SHAPES
from ..state import DICE, MINERALS, MINES, NONE, ROUNDS, SQUARE_OF_NINE, TECHS, TOOLS, Box, Card, Phase, State
from .names import (
    DICE_KINDS,
    SHAPE_NAMES,
    card_name,
    is_market,
    mine_face,
    mine_name,
    minerals_in_words,
    piece_name,
    tech_name,
    tool_name,
    treasure,
    wanted,
)

STEPS_OF_TURN = (Phase.OPENING, Phase.REROLLING, Phase.CLAIMING, Phase.CLOSING)
"""The phases in which a claim may be staked (KL-A10)."""
STEPS: dict[int, str] = {
    Phase.OPENING: "roll",
    Phase.REROLLING: "throw again or keep",
    Phase.CLAIMING: "claim cards",
    Phase.CLOSING: "end the turn",
    Phase.PAYING: "choose dice to pay with",
    Phase.SPENDING_STARS: "spend market stars",
    Phase.LAYING: "lay the claim",
}


def asked(view: State, box: Box, names: Sequence[str]) -> str:
    """What the mover is to do now; only what can be done is named."""
    surplus = cards_in_front(view, view.mover) - box.hand_limit
    if view.phase == Phase.TAKING:
        return f"take a card from {names[view.victim]}"
    if view.phase == Phase.TRIMMING:
        return f"more than {box.hand_limit} cards: give up {surplus}"
    if view.phase == Phase.CLOSING and surplus > 0:
        return f"use or buy what you like, then end the turn: {many(surplus, 'card')} too many must go"
    if view.phase == Phase.PAYING and is_market(view.row[view.place]):
        return "choose dice that become stars"
    if view.phase == Phase.CLAIMING and not to_claim(view, box):
        return (
            "no card can be claimed with these dice"
            if any(view.die)
            else "without a roll there is nothing to claim with"
        )
    return f"{'discard a card if you like, then ' if to_discard(view, box) else ''}{STEPS[view.phase]}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The row, the market, the dice, and every player's cards and sheet; nothing is hidden."""
    lines = [_headline(view, box, names), "", *_row(view, box), "", *_market(view, box), *_dice(view, box)]
    if view.phase == Phase.LAYING and not view.end:
        lines += ["", *_claim(view, box)]
    if seat == view.mover and not view.end:
        lines += _suggestion(view, box)
    for i in range(box.seats):
        lines += ["", *_sheet(view, box, names, i)]
    legend = "Mine cards show boundaries N E S W (T teal, P pink, Y yellow), then minerals from the top left clockwise"
    return "\n".join([*lines, "", f"{legend} (O organics, M metal, R rads)."])


def _headline(view: State, box: Box, names: Sequence[str]) -> str:
    deck = "no Klotho card is left"
    if view.shown < ROUNDS:
        deck = f"score card {view.shown + 1} after {many(view.left, 'more card')}"
    if view.end:
        return "The game is over."
    return f"{names[view.mover]}: {asked(view, box, names)}. In the deck {deck}; {names[view.first]} went first."


def _row(view: State, box: Box) -> list[str]:
    """Each card with what it asks for and what it holds."""
    cells = []
    for card in view.row:
        extra = ""
        if 0 <= card < Card.MONSTER:
            extra = mine_face(box, card)
        elif Card.MONSTER <= card < Card.MARKET:
            extra = treasure(box, card - Card.MONSTER)
        asks = [] if card == NONE else [wanted(box, card), *([extra] if extra else [])]
        cells.append(("-" if card == NONE else card_name(box, card), " · ".join(asks)))
    width = max(len(name) for name, _ in cells)
    lines = [f"  {i}  {name:<{width}}  {asks}".rstrip() for i, (name, asks) in enumerate(cells, 1)]
    tools = []
    for i, tool in enumerate(view.shelf):
        price = "" if tool == NONE else f" ({price_of(view, box, view.mover, tool)})"
        tools.append(f"{i + 1} {'-' if tool == NONE else tool_name(box, tool)}{price}")
    return [*lines, f"  Tools: {'   '.join(tools)}"]


def _market(view: State, box: Box) -> list[str]:
    """What minerals sell for, and what it takes to move that."""
    prices, steps = [], []
    for mineral in range(MINERALS):
        price, name = view.market[mineral], MINERAL_NAMES[mineral]
        down, up = box.cost[mineral][price]
        prices.append(f"{name} {price}")
        steps.append(f"{name} {down or '-'}/{up or '-'}")
    stars = f"; {many(view.stars, 'star')} to spend" if view.stars else ""
    return [f"Market: {', '.join(prices)}{stars}", f"  Stars to move a price down/up: {', '.join(steps)}"]


def _dice(view: State, box: Box) -> list[str]:
    """Each die by its number, with its colour and what it shows."""
    dice = []
    for i in range(DICE):
        if view.kind[i]:
            used = " used" if view.spent >> i & 1 else " chosen" if (view.paid | view.marked) >> i & 1 else ""
            dice.append(f"{i + 1}: {DICE_KINDS[view.kind[i]].removesuffix(' die')} [{view.die[i] or '-'}]{used}")
    if not dice:
        return ["Dice: not rolled yet"]
    left = f"; {many(throws_left(view, box), 'throw')} left" if view.phase == Phase.REROLLING else ""
    return [f"Dice {', '.join(dice)}{left}"]


def _claim(view: State, box: Box) -> list[str]:
    """The claim being laid, on its grid; the next place has a question mar"""
    shape = CLAIM_SHAPES[view.shape]
    path = [*shape.path, *([(1, 1)] if shape.middle else [])]
    cells = {cell: piece - 1 for cell, piece in zip(path, view.laid, strict=False) if piece}
    following = path[len(cells)] if len(cells) < len(path) else None
    lines = [f"Laying a {SHAPE_NAMES[view.shape]}:"]
    for row in range(max(r for r, _ in path) + 1):
        line = ""
        for column in range(max(c for _, c in path) + 1):
            piece = cells.get((row, column))
            text = "?" if (row, column) == following else "." if (row, column) in path else ""
            if piece is not None:
                text = f"{piece % MINES + 1:02} {mine_face(box, piece)}"
            line += f"[{text:^12}] " if (row, column) in path else " " * 15
        lines.append("  " + line.rstrip())
    return lines


def _suggestion(view: State, box: Box) -> list[str]:
    """The best claim, or the best piece to lay next, at present prices."""
    if view.phase == Phase.LAYING:
        return [f"Best laid next: {piece_name(box, best_to_lay(view, box))}."]
    if view.phase not in STEPS_OF_TURN or not view.open:
        return []
    shape = best_claim(view, box, view.mover)
    path = best_path(view, box, view.mover, shape, 0, -1)
    laid = [claim_piece(path, i) for i in range(box.loop[shape])]
    pieces = [piece_name(box, piece) for piece in laid]
    inside = [
        sum(enclosed(box, shape, i, piece, mineral) for i, piece in enumerate(laid)) for mineral in range(MINERALS)
    ]
    more = ", and your richest card in the middle" if shape == SQUARE_OF_NINE else ""
    return ["", f"Suggested claim: {SHAPE_NAMES[shape]} of {', '.join(pieces)}{more}, for {minerals_in_words(inside)}."]


def _sheet(view: State, box: Box, names: Sequence[str], seat: int) -> list[str]:
    mine = view.seats[seat]
    arts = ", ".join(f"{n} {name}" for n, name in zip(mine.artifacts, ARTIFACT_NAMES, strict=True) if n) or "none"
    rounds = " + ".join(str(p) for p in mine.points[: view.scored]) or "0"
    lines = [
        f"{names[seat]}: {final_score(view, seat)} points ({rounds}{f' + {mine.bonus}' if mine.bonus else ''}; a round now "
        f"{round_points(view, box, seat)}), {many(mine.coins, 'coin')}, {many(mine.monsters, 'monster')}",
        f"   Minerals: {minerals_in_words(mine.minerals)}. Artifacts: {arts}. "
        f"{many(cards_in_front(view, seat), 'card')} in front.",
    ]
    mines = [f"{mine_name(i)[5:]} {mine_face(box, i)}" for i in range(MINES) if mine.mines >> i & 1]
    tools = [
        f"{tool_name(box, t)}{f' x{mine.tools[t]}' if mine.tools[t] > 1 else ''}" for t in range(TOOLS) if mine.tools[t]
    ]
    techs = [tech_name(box, t) for t in range(TECHS) if mine.techs >> t & 1]
    for what, held in (("Mines", mines), ("Tools", tools), ("Technology", techs)):
        if held:
            lines.append(f"   {what}: {' | '.join(held)}")
    return lines
