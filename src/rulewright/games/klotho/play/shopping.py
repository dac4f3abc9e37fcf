"""How the heuristic player plays and buys tools, and raids (KL-33, KL-36, KL-87)."""

from __future__ import annotations

from rulewright.kernel import rule

from ..rules.dice import free_dice, in_play
from ..rules.hands import affordable
from ..rules.raids import has, raidable
from ..rules.scoring import cards_in_front, final_score, round_points
from ..rules.tools import price_of, to_buy, to_play
from ..state import ANDROIDS, AUGMENTS, DICE, NONE, ROW, SHELF, THINGS, Box, DieKind, State, Thing, Tool, Verb
from .card_values import HALF, card_worth, priced, rounds_left, tech_worth, worth_at

WORTH_A_TOOL = 40
"""Tenths of a point that a card must bring more for a tool to be used up."""


@rule
def unlocked(s: State, box: Box, left: int, right: int) -> int:
    """The worth of the best card that the dice pay for as they lie, in a row that was priced."""
    most = 0
    for place in range(ROW):
        worth = worth_at(left, right, place)
        if worth > most and affordable(s, box, int(s.row[place])):
            most = worth
    return most


@rule
def with_android(s: State, box: Box, left: int, right: int, number: int) -> int:
    """The same with one more android; the state is left as it was."""
    place = in_play(s)
    if place >= DICE:
        return 0
    s.kind[place] = DieKind.ANDROID
    s.die[place] = number
    found = unlocked(s, box, left, right)
    s.kind[place] = 0
    s.die[place] = 0
    return found


@rule
def with_number(s: State, box: Box, left: int, right: int, die: int, number: int) -> int:
    """The same with another number on a die; the state is left as it was."""
    before = int(s.die[die])
    s.die[die] = number
    found = unlocked(s, box, left, right)
    s.die[die] = before
    return found


@rule
def best_tool(s: State, box: Box, seat: int, most: int) -> int:
    """The move with a tool, held or on the shelf, that lets the dice pay for a much better card, or NONE."""
    left, right = priced(s, box, seat, 0), priced(s, box, seat, HALF)
    best = NONE
    floor = most + WORTH_A_TOOL
    for i in range(ANDROIDS):
        move = in_reach(s, box, Tool.ANDROID + i)
        if move != NONE:
            found = with_android(s, box, left, right, i + 1)
            if found > floor:
                best, floor = move, found
    free = free_dice(s)
    for i in range(AUGMENTS):
        held = s.seats[seat].tools[Tool.AUGMENT + i] > 0
        place = shelf_place(s, box, Tool.AUGMENT + i)
        if held or place != NONE:
            for die in range(DICE):
                if (free >> die) & 1:
                    found = with_number(s, box, left, right, die, s.die[die] + box.boost[i])
                    if found > floor:
                        best, floor = Verb.AUGMENT.of(i, die) if held else Verb.BUY.of(place), found
    return best


@rule
def in_reach(s: State, box: Box, tool: int) -> int:
    """The move that plays a tool, or else buys it, or NONE."""
    if (to_play(s) >> tool) & 1:
        return Verb.PLAY.of(tool)
    place = shelf_place(s, box, tool)
    return Verb.BUY.of(place) if place != NONE else NONE


@rule
def shelf_place(s: State, box: Box, tool: int) -> int:
    """The place of the shelf where a tool can be bought, or NONE."""
    found = to_buy(s, box)
    for place in range(SHELF):
        if (found >> place) & 1 and s.shelf[place] == tool:
            return place
    return NONE


@rule
def tool_to_buy(s: State, box: Box, seat: int) -> int:
    """KL-33, KL-96: the purchase most useful for the next turn, or NONE; there must be room under the hand limit."""
    if cards_in_front(s, seat) >= box.hand_limit - 2:
        return NONE
    best, most = NONE, 0
    found = to_buy(s, box)
    for place in range(SHELF):
        if (found >> place) & 1:
            tool = int(s.shelf[place])
            wish = wish_for(s, seat, tool) * 20 // max(1, 2 * price_of(s, box, seat, tool))  # free: half a coin
            if wish > most:
                best, most = Verb.BUY.of(place), wish
    return best


@rule
def wish_for(s: State, seat: int, tool: int) -> int:
    """How much a tool is wanted, on an arbitrary scale."""
    held = int(s.seats[seat].tools[tool])
    if tool == Tool.RAID:
        return 60 if held == 0 else 0
    if tool == Tool.OVERDRIVE:
        return 30
    if tool == Tool.BRIBE:
        return 24 if held == 0 else 8
    if tool == Tool.TURRET:
        return 24 if held == 0 else 0
    kind = Tool.kind(tool)
    if kind in (Tool.ANDROID, Tool.AUGMENT):
        return 16 if held == 0 else 6
    return 0


# ---------------------------------------------------------------- raids


@rule
def thing_worth(s: State, box: Box, seat: int, thing: int) -> int:
    """KL-87: what a card in front of another player is worth to the raider."""
    kind = Thing.kind(thing)
    if kind == Thing.MINE:
        return card_worth(s, box, seat, thing)
    if kind == Thing.TOOL:
        return 8 * int(box.price[Thing.TOOL.index(thing)])
    return tech_worth(s, box, seat, Thing.TECH.index(thing))


@rule
def best_thing(s: State, box: Box, victim: int, seat: int) -> int:
    """KL-87: the card of a player that the raider wants most."""
    best, most = NONE, -1
    for thing in range(THINGS):
        if has(s, victim, thing):
            found = thing_worth(s, box, seat, thing)
            if found > most:
                best, most = thing, found
    return best


@rule
def victim_of(s: State, box: Box, seat: int) -> int:
    """KL-87: the leading player who can be raided and has a card worth it, or NONE."""
    best, most = NONE, -1
    found = raidable(s, box)
    for other in range(box.seats):
        if (found >> other) & 1 and thing_worth(s, box, seat, best_thing(s, box, other, seat)) >= WORTH_A_TOOL:
            score = final_score(s, other) + rounds_left(s) * round_points(s, box, other)
            if score > most:
                best, most = other, score
    return best
