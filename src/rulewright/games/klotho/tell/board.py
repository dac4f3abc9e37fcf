"""The table as text, for terminals and logs, with everything a player needs to know."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.kernel import Deck
from rulewright.telling.language import NOBODY, Word

from ..notes import SAY
from ..play.best_claim import best_claim, best_path, best_to_lay, claim_piece
from ..rules.claiming import to_claim
from ..rules.dice import throws_left
from ..rules.score import cards_in_front, final_score, round_points
from ..rules.staking import CLAIM_SHAPES, enclosed
from ..rules.tools import price_of
from ..rules.turn import to_discard
from ..state import (
    DICE,
    KLOTHO,
    MINERALS,
    MINES,
    NONE,
    ROUNDS,
    SQUARE_OF_NINE,
    TECHS,
    TOOLS,
    Box,
    Card,
    Phase,
    State,
    Verb,
)
from .names import (
    ARTIFACT_WORDS,
    DICE_KINDS,
    MINERAL_WORDS,
    SHAPE_NAMES,
    card_name,
    in_box,
    is_market,
    mine_face,
    mine_look,
    mine_name,
    mine_number,
    minerals_in_words,
    piece_name,
    tech_name,
    tool_name,
    treasure,
    wanted,
)

STEPS_OF_TURN = (Phase.OPENING, Phase.REROLLING, Phase.CLAIMING, Phase.CLOSING)
"""The steps of a turn, in which a claim may be staked (KL-A10); the other phases interrupt them."""


def asked(view: State, box: Box, names: Sequence[str]) -> str:
    """What the mover has to do now. Only names moves that are possible."""
    surplus = cards_in_front(view, view.mover) - box.hand_limit
    if view.phase == Phase.TAKING:
        return SAY("asked-taking", victim=names[view.victim])
    if view.phase == Phase.TRIMMING:
        return SAY("asked-trimming", limit=int(box.hand_limit), surplus=surplus)
    if view.phase == Phase.CLOSING and surplus > 0:
        return SAY("asked-surplus", count=surplus)
    if view.phase == Phase.PAYING and is_market(view.row[view.place]):
        return SAY("asked-stars")
    if view.phase == Phase.CLAIMING and not to_claim(view, box):
        return SAY("asked-nothing" if any(view.die) else "asked-no-roll")
    step = SAY(f"step-{Phase.word(view.phase)}")
    return SAY("asked-discard", step=step) if to_discard(view, box) else step


def board(view: State, box: Box, names: Sequence[str], seat: int) -> str:
    """The row, the market, the dice, and every player's cards and sheet; nothing is hidden."""
    lines = [_headline(view, box, names), "", *_row(view, box), "", *_market(view, box), *_dice(view, box)]
    if view.phase == Phase.LAYING and not view.end:
        lines += ["", *_claim(view, box)]
    if seat == view.mover and not view.end:
        lines += _suggestion(view, box)
    for i in range(box.seats):
        lines += ["", *_sheet(view, box, names, i)]
    return "\n".join([*lines, "", SAY("legend")])


def _headline(view: State, box: Box, names: Sequence[str]) -> str:
    if view.end:
        return SAY("over")
    told = {"player": names[view.mover], "asked": asked(view, box, names), "first": names[view.first]}
    if view.shown < ROUNDS:
        return SAY("headline", card=view.shown + 1, left=int(view.left), **told)
    return SAY("headline-last", **told)


def _row(view: State, box: Box) -> list[str]:
    """Each card, with its requirement and reward."""
    cells = []
    for card in view.row:
        if card == NONE:
            cells.append(("-", ""))
            continue
        asks, kind = [wanted(box, card)], Card.kind(card)
        if kind == Card.MINE:
            asks.append(mine_face(box, card))
        elif kind == Card.MONSTER:
            asks.append(treasure(box, Card.MONSTER.index(card)))
        cells.append((card_name(box, card), " · ".join(filter(None, asks))))
    width = max(len(name) for name, _ in cells)
    lines = [f"  {i}  {name:<{width}}  {asks}".rstrip() for i, (name, asks) in enumerate(cells, 1)]
    tools = []
    for i, tool in enumerate(view.shelf):
        price = "" if tool == NONE else f" ({price_of(view, box, view.mover, tool)})"
        tools.append(f"{i + 1} {'-' if tool == NONE else tool_name(box, tool)}{price}")
    return [*lines, "  " + SAY("tools-row", tools="   ".join(tools))]


def _market(view: State, box: Box) -> list[str]:
    """The price of each mineral, and the stars needed to move it."""
    prices, steps = [], []
    for mineral in range(MINERALS):
        price, name = view.market[mineral], MINERAL_WORDS[mineral]
        down, up = box.cost[mineral][price]
        prices.append(SAY("mineral-price", mineral=name, price=int(price)))
        steps.append(SAY("mineral-price", mineral=name, price=f"{down or '-'}/{up or '-'}"))
    return [
        SAY("market", prices=", ".join(prices), stars=int(view.stars)),
        "  " + SAY("market-steps", steps=", ".join(steps)),
    ]


def _dice(view: State, box: Box) -> list[str]:
    """Each die by its number, with its colour and what it shows."""
    dice = []
    for i in range(DICE):
        if view.kind[i]:
            used = "used" if view.spent >> i & 1 else "chosen" if (view.paid | view.marked) >> i & 1 else "free"
            kind = DICE_KINDS[view.kind[i]]
            dice.append(SAY("die-lies", die=i + 1, kind=kind, shows=str(view.die[i] or "-"), state=Word(used)))
    if not dice:
        return [SAY("dice-none")]
    if view.phase == Phase.REROLLING:
        return [SAY("dice-throws", dice=", ".join(dice), throws=int(throws_left(view, box)))]
    return [SAY("dice", dice=", ".join(dice))]


def _claim(view: State, box: Box) -> list[str]:
    """The claim being laid, on its grid; the next place has a question mark."""
    shape = CLAIM_SHAPES[view.shape]
    path = [*shape.path, *([(1, 1)] if shape.middle else [])]
    cells = {cell: piece - 1 for cell, piece in zip(path, view.laid, strict=False) if piece}
    following = path[len(cells)] if len(cells) < len(path) else None
    lines = [SAY("laying", shape=SHAPE_NAMES[view.shape])]
    for row in range(max(r for r, _ in path) + 1):
        line = ""
        for column in range(max(c for _, c in path) + 1):
            piece = cells.get((row, column))
            text = "?" if (row, column) == following else "." if (row, column) in path else ""
            if piece is not None:
                text = f"{mine_number(piece % MINES)} {mine_face(box, piece)}"
            line += f"[{text:^12}] " if (row, column) in path else " " * 15
        lines.append("  " + line.rstrip())
    return lines


def _suggestion(view: State, box: Box) -> list[str]:
    """The best claim, or the best piece to lay next, at present prices."""
    if view.phase == Phase.LAYING:
        return [SAY("best-laid", piece=piece_name(box, best_to_lay(view, box)))]
    if view.phase not in STEPS_OF_TURN or not view.open:
        return []
    shape = best_claim(view, box, view.mover)
    path = best_path(view, box, view.mover, shape, 0, -1)
    laid = [claim_piece(path, i) for i in range(box.loop[shape])]
    pieces = [piece_name(box, piece) for piece in laid]
    inside = [
        sum(enclosed(box, shape, i, piece, mineral) for i, piece in enumerate(laid)) for mineral in range(MINERALS)
    ]
    told = SAY(
        "suggested",
        shape=SHAPE_NAMES[shape],
        pieces=", ".join(pieces),
        middle=Word("yes" if shape == SQUARE_OF_NINE else "no"),
        minerals=minerals_in_words(inside),
    )
    return ["", told]


def _sheet(view: State, box: Box, names: Sequence[str], seat: int) -> list[str]:
    mine = view.seats[seat]
    found = [(int(n), artifact) for n, artifact in zip(mine.artifacts, ARTIFACT_WORDS, strict=True) if n]
    artifacts = ", ".join(SAY("artifact-counted", count=n, artifact=artifact) for n, artifact in found)
    rounds = " + ".join(str(p) for p in mine.points[: view.scored]) or "0"
    lines = [
        SAY(
            "sheet",
            player=names[seat],
            total=int(final_score(view, seat)),
            rounds=f"{rounds} + {mine.bonus}" if mine.bonus else rounds,
            round=int(round_points(view, box, seat)),
            count=int(mine.coins),
            monsters=int(mine.monsters),
        ),
        "   "
        + SAY(
            "sheet-cards",
            minerals=minerals_in_words(mine.minerals),
            artifacts=artifacts or NOBODY,
            count=int(cards_in_front(view, seat)),
        ),
    ]
    mines = [f"{mine_number(i)} {mine_face(box, i)}" for i in range(MINES) if mine.mines >> i & 1]
    tools = [_times(tool_name(box, t), int(mine.tools[t])) for t in range(TOOLS) if mine.tools[t]]
    techs = [tech_name(box, t) for t in range(TECHS) if mine.techs >> t & 1]
    for what, held in (("sheet-mines", mines), ("sheet-tools", tools), ("sheet-techs", techs)):
        if held:
            lines.append("   " + SAY(what, held=" | ".join(held)))
    return lines


def _times(tool: str, count: int) -> str:
    return SAY("tool-times", tool=tool, count=count) if count > 1 else tool


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
