"""The turn: refill, discard, roll, reroll, claim, sell, discard, and the hand limit at its end (KL-17 to KL-35, KL-95, KL-96)."""

from __future__ import annotations

from rulewright.kernel import below, note, rule

from ..notes import Note
from ..state import (
    MINERALS,
    MINES,
    NONE,
    ROW,
    SHELF,
    TOOLS,
    Box,
    Card,
    Phase,
    Power,
    Reveal,
    State,
    Thing,
)
from .deck import refill, reveal, reveal_tool, stack_size
from .dice import clear_dice, gift, owns_crystal, roll_dice, sell_dice, throw_again, throws_left
from .scoring import cards_in_front, score_round
from .staking import survey
from .tools import lose


@rule
def setup(s: State, box: Box) -> None:
    """KL-2 to KL-16, KL-A52: lay out stacks, row, markets and coins, and draw the first player (KL-A37)."""
    s.first = below(s, int(box.seats))
    s.mover = s.first
    note(s, Note.BEGINS, int(s.first))
    s.mines = (1 << box.mines) - 1
    s.others = ((1 << box.monsters) - 1) << (Card.MONSTER - MINES)
    s.others |= ((1 << box.markets) - 1) << (Card.MARKET - MINES)
    s.others |= ((1 << box.techs) - 1) << (Card.TECH - MINES)
    s.left = stack_size(box, 0)
    for tool in range(TOOLS):
        s.stack[tool] = box.copies[tool]
    for place in range(SHELF):
        reveal_tool(s, place, Reveal.SETUP)
    for place in range(ROW):
        reveal(s, box, place, Reveal.SETUP)
    for mineral in range(MINERALS):
        s.market[mineral] = box.start[mineral]
    for i in range(box.seats):
        s.seats[(s.first + i) % box.seats].coins = box.coins + box.compensation * i
    s.drew = 0
    begin_turn(s, box)


@rule
def begin_turn(s: State, box: Box) -> None:
    """KL-18 to KL-20, KL-A42: refill the row; if no card was drawn for a round, its first card is discarded before."""
    note(s, Note.TURN, int(s.mover))
    if s.idle >= box.seats and row_is_full(s):
        note(s, Note.WORN_OUT, int(s.row[0]))
        s.row[0] = NONE
    refill(s, box)
    if s.end == 0:
        coins = gift(s, box, int(s.mover), Power.MINT)
        if coins > 0:
            s.seats[s.mover].coins += coins
            note(s, Note.INCOME, int(s.mover), coins)
        s.phase = Phase.OPENING
        survey(s, box)


@rule
def row_is_full(s: State) -> bool:
    """KL-A42: whether the row has no gap."""
    gaps = 0
    for place in range(ROW):
        if s.row[place] == NONE:
            gaps += 1
    return gaps == 0


@rule
def step_of_turn(s: State) -> int:
    """KL-21: the step to which an interruption returns; the phase itself if there is none."""
    if s.phase in (Phase.PAYING, Phase.SPENDING_STARS):
        return Phase.CLAIMING
    return int(s.step) if s.phase in (Phase.LAYING, Phase.TAKING) else int(s.phase)


@rule
def before_claiming(s: State) -> bool:
    """KL-21: the steps in which dice are thrown."""
    return s.phase in (Phase.OPENING, Phase.REROLLING)


@rule
def discards_left(s: State, box: Box) -> int:
    """KL-23, KL-72, KL-R5: one card in each Discard action, two with the Survey Drone, none with a battle crystal."""
    if owns_crystal(s, box, int(s.mover)):
        return 0
    return 1 + gift(s, box, int(s.mover), Power.DRONE) - s.removed


@rule
def discard(s: State, box: Box, place: int) -> None:
    """KL-23, KL-24, KL-A6: exchange a card of the row for a new one of its kind."""
    s.removed += 1
    if place < ROW:
        note(s, Note.DISCARDED, int(s.mover), int(s.row[place]))
        reveal(s, box, place, Reveal.DISCARD)
    else:
        tool = int(s.shelf[place - ROW])
        note(s, Note.TOOL_DISCARDED, int(s.mover), tool)
        s.discards[tool] += 1
        reveal_tool(s, place - ROW, Reveal.DISCARD)


@rule
def first_roll(s: State, box: Box) -> None:
    """KL-25: the roll of the turn."""
    note(s, Note.ROLLED, int(s.mover), 1)
    roll_dice(s, box)
    s.removed = 0
    s.phase = Phase.REROLLING


@rule
def reroll(s: State, box: Box, thrown: int) -> None:
    """KL-21, KL-26: throw dice again; after the last reroll come the claims."""
    note(s, Note.ROLLED, int(s.mover), s.throws + 1)
    throw_again(s, box, thrown | int(s.marked))
    if throws_left(s, box) == 0:
        s.phase = Phase.CLAIMING


@rule
def done(s: State, box: Box) -> None:
    """KL-21, KL-22: pass on to the next step."""
    if before_claiming(s):
        s.removed = 0
        s.phase = Phase.CLAIMING
    elif s.phase == Phase.CLAIMING:
        sell_dice(s, box)
        s.phase = Phase.CLOSING
    elif cards_in_front(s, int(s.mover)) > box.hand_limit:
        s.phase = Phase.TRIMMING
    else:
        end_turn(s, box)


@rule
def drop(s: State, box: Box, thing: int) -> None:
    """KL-96, KL-A35: give up a card; tools go to the discards, Klotho cards out of the game (KL-A33)."""
    note(s, Note.DROPPED, int(s.mover), thing)
    lose(s, int(s.mover), thing)
    if Thing.TOOL <= thing < Thing.TECH:
        s.discards[thing - Thing.TOOL] += 1
    if cards_in_front(s, int(s.mover)) <= box.hand_limit:
        end_turn(s, box)


@rule
def end_turn(s: State, box: Box) -> None:
    """KL-17, KL-81, KL-A48: dice go back; waiting score cards are counted when all have had equally many turns."""
    clear_dice(s)
    s.removed = 0
    s.idle = 0 if s.drew != 0 else s.idle + 1
    s.drew = 0
    s.mover = (s.mover + 1) % box.seats
    if s.mover == s.first:
        while s.scored < s.shown:
            score_round(s, box)
    if s.end == 0:
        begin_turn(s, box)
