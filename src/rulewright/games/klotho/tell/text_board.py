"""The table as text, from which one can play."""

from __future__ import annotations

from collections.abc import Sequence

from .. import state as k
from ..content import ARTIFACT_NAMES, MINERAL_NAMES
from ..play.best_claim import best_claim, best_to_lay, claim_piece, claim_shape
from ..rules.dice import throws_left
from ..rules.moves import to_claim, to_discard
from ..rules.scoring import cards_in_front, final_score, round_points
from ..rules.staking import enclosed
from ..rules.tools import price_of
from ..shapes import CLAIM_SHAPES
from ..state import DICE, MINERALS, MINES, MONSTER, NONE, TOOLS, Box, State
from .names import (
    MARKS,
    SHAPE_NAMES,
    card_name,
    many,
    mine_face,
    minerals_in_words,
    piece_name,
    tech_name,
    tool_name,
    treasure,
    wanted,
)

STEPS = {
    k.Phase.OPENING: "roll",
    k.Phase.THROWN: "throw again or keep",
    k.Phase.CLAIMING: "claim cards",
    k.Phase.CLOSING: "end the turn",
    k.Phase.PAYING: "choose dice to pay with",
    k.Phase.STARS: "spend market stars",
    k.Phase.LAYING: "lay the claim",
}


def asked(view: State, box: Box, names: Sequence[str]) -> str:
    """What the mover is to do, in the words that fit: nothing is named that cannot be done."""
    if view.phase == k.Phase.TAKING:
        return f"take a card from {names[view.victim]}"
    if view.phase == k.Phase.TRIMMING:
        return f"more than {box.hand_limit} cards: give up {cards_in_front(view, view.mover) - box.hand_limit}"
    if view.phase == k.Phase.PAYING and k.MARKET <= view.row[view.place] < k.TECH:
        return "choose dice that become stars"
    if view.phase == k.Phase.CLAIMING and not to_claim(view, box):
        return (
            "no card can be claimed with these dice"
            if any(view.die)
            else "without a roll there is nothing to claim with"
        )
    return f"{'discard a card if you like, then ' if to_discard(view) else ''}{STEPS[view.phase]}"


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """Row, market, dice, and everybody's cards and sheet; nothing is hidden."""
    lines = [_headline(view, box, names), "", *_row(view, box), "", _market(view, box), _dice(view)]
    if view.phase == k.Phase.LAYING and not view.end:
        lines += ["", *_claim(view, box)]
    if seat == view.mover and not view.end:
        lines += _suggestion(view, box)
    for i in range(box.seats):
        lines += ["", *_sheet(view, box, names, i)]
    legend = "Mine cards show boundaries N E S W (T teal, P pink, Y yellow), then minerals from the top left clockwise"
    return "\n".join([*lines, "", f"{legend} (O organics, M metal, R rads)."])


def _headline(view: State, box: Box, names: Sequence[str]) -> str:
    deck = "no Klotho card is left"
    if view.shown < 3:
        deck = f"score card {view.shown + 1} after {many(view.left, 'more card')}"
    if view.end:
        return "The game is over."
    return f"{names[view.mover]}: {asked(view, box, names)}. In the deck {deck}; {names[view.first]} went first."


def _row(view: State, box: Box) -> list[str]:
    lines = []
    for place, card in enumerate(view.row):
        if card == NONE:
            lines.append(f"  {place + 1}  -")
            continue
        extra = ""
        if card < MONSTER:
            extra = mine_face(box, card)
        elif card < k.MARKET:
            extra = treasure(box, card - MONSTER)
        lines.append(f"  {place + 1}  {card_name(box, card):<28} {wanted(box, card):<30} {extra}".rstrip())
    tools = []
    for i, tool in enumerate(view.shelf):
        price = "" if tool == NONE else f" ({price_of(view, box, view.mover, tool)})"
        tools.append(f"{i + 1} {'-' if tool == NONE else tool_name(box, tool)}{price}")
    return [*lines, f"  Tools: {'   '.join(tools)}"]


def _market(view: State, box: Box) -> str:
    shown = []
    for mineral in range(MINERALS):
        price = view.market[mineral]
        down, up = box.cost[mineral][price]
        shown.append(f"{MINERAL_NAMES[mineral]} {price} (down {down or '-'}, up {up or '-'})")
    stars = f"   {many(view.stars, 'star')} to spend" if view.stars else ""
    return f"Market: {'   '.join(shown)}{stars}"


def _dice(view: State) -> str:
    dice = []
    for i in range(DICE):
        if view.kind[i]:
            face = str(view.die[i] or "-")
            used = "*" if view.spent >> i & 1 else "+" if (view.paid | view.marked) >> i & 1 else ""
            dice.append(f"{i + 1}:{MARKS[view.kind[i]]}{face}{used}")
    if not dice:
        return "Dice: not rolled yet"
    left = f"   {many(throws_left(view), 'throw')} left" if view.phase == k.Phase.THROWN else ""
    return f"Dice: {'  '.join(dice)}{left}   (r red, p P purple, b blue, a android, g pig; * used)"


def _claim(view: State, box: Box) -> list[str]:
    """The claim being laid, on its grid; the next place has a question mark."""
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
                text = f"{piece % MINES + 1:02} {mine_face(box, piece % MINES, piece >= MINES)}"
            line += f"[{text:^12}] " if (row, column) in path else " " * 15
        lines.append("  " + line.rstrip())
    return lines


def _suggestion(view: State, box: Box) -> list[str]:
    """What to stake, or to lay next: exact, at the prices of the moment."""
    if view.phase == k.Phase.LAYING:
        return [f"Best laid next: {piece_name(best_to_lay(view, box))}."]
    if view.phase > k.Phase.CLOSING or not view.open:
        return []
    plan = best_claim(view, box, view.mover)
    shape = claim_shape(plan)
    pieces = [piece_name(claim_piece(plan, i)) for i in range(box.loop[shape])]
    inside = [
        sum(enclosed(box, shape, i, claim_piece(plan, i), mineral) for i in range(box.loop[shape]))
        for mineral in range(MINERALS)
    ]
    more = ", and your richest card in the middle" if shape == k.SQUARE_OF_NINE else ""
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
    mines = [f"{piece_name(i)[5:]} {mine_face(box, i)}" for i in range(MINES) if mine.mines >> i & 1]
    tools = [
        f"{tool_name(box, t)}{f' x{mine.tools[t]}' if mine.tools[t] > 1 else ''}" for t in range(TOOLS) if mine.tools[t]
    ]
    techs = [tech_name(box, t) for t in range(k.TECHS) if mine.techs >> t & 1]
    for what, held in (("Mines", mines), ("Tools", tools), ("Technology", techs)):
        if held:
            lines.append(f"   {what}: {' | '.join(held)}")
    return lines
