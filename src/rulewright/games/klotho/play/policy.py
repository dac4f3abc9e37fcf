"""The heuristic player: aim at the card with the highest expected worth, unlock it with tools, stake in time (KL-21)."""

from __future__ import annotations

from rulewright.kernel import lowest, rule

from ..rules.claiming import movable, step_cost, to_claim
from ..rules.dice import free_dice, throws_left
from ..rules.legality import offer
from ..rules.score import cards_in_front, final_score, round_points
from ..rules.staking import cards_of
from ..rules.tools import has, price_of, raidable, to_buy, to_copy, to_flip, to_play, to_shift
from ..rules.turn import to_discard, to_mark
from ..state import (
    ALL_REDS,
    ANDROIDS,
    AUGMENTS,
    DICE,
    MINERALS,
    NONE,
    ROW,
    SHAPES,
    SHELF,
    THINGS,
    Box,
    Phase,
    Power,
    State,
    Thing,
    Tool,
    Verb,
    Way,
)
from .best_claim import best_claim, best_to_lay
from .odds import WHOLE
from .values import (
    HALF,
    HEURISTIC,
    Weight,
    best_kept,
    card_worth,
    chance_to_come,
    lead_in,
    liking,
    priced,
    rounds_left,
    tech_worth,
    with_android,
    with_number,
)

STYLES = {
    "bold": {"near": 0, "room": 0, "a_card": -40},
    "careful": {"a_card": 100},
    "collector": {"discard": 100, "a_tech": 200},
}
"""Players who aim at the richest cards and stake late; who prefer cards that are easy to get; who value technologies and discard
less (`python -m bench.styles klotho`)."""
LIKE_LEVEL = 2


def weights(box: Box) -> dict[str, int]:
    """The weights of the heuristic, the same for any box."""
    return dict(zip(map(str.lower, Weight.members), map(int, HEURISTIC), strict=True))


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """The heuristic's move, which is always legal."""
    return advised(s, box, seat, stream, HEURISTIC)


@rule
def advised(s: State, box: Box, seat: int, stream: list[int], weights: list[int]) -> int:
    """The move of a player guided by these weights."""
    if s.phase == Phase.PAYING:
        dice = int(s.choices) & ((1 << DICE) - 1)
        return Verb.PAY.of(lowest(dice)) if dice != 0 else Verb.DONE
    if s.phase == Phase.SPENDING_STARS:
        return rig(s, box, seat)
    if s.phase == Phase.LAYING:
        return Verb.LAY.of(best_to_lay(s, box))
    if s.phase == Phase.TAKING:
        return Verb.TAKE.of(best_thing(s, box, int(s.victim), seat))
    if s.phase == Phase.TRIMMING:
        return offer(s, box, seat, 0)
    if s.marked != 0:
        return throw_marked(s, box, seat, weights)
    if s.open != 0 and time_to_stake(s, box, seat, weights):
        return Verb.STAKE.of(best_claim(s, box, seat))
    if s.phase == Phase.OPENING:
        return begin(s, box, seat, weights)
    if s.phase == Phase.REROLLING:
        return throw_for(s, box, seat, weights)
    if s.phase == Phase.CLAIMING:
        return claim_best(s, box, seat, weights)
    return close(s, box, seat, weights)


@rule
def time_to_stake(s: State, box: Box, seat: int, weights: list[int]) -> bool:
    """KL-104, KL-A48: before a score card, or when the claim is large or many cards could be raided."""
    largest = 0
    for shape in range(SHAPES):
        if (s.open >> shape) & 1:
            largest = max(largest, cards_of(box, shape))
    near = s.left <= weights[Weight.NEAR] or s.shown > s.scored
    full = cards_in_front(s, seat) >= box.hand_limit - weights[Weight.ROOM]
    return near or full or largest >= weights[Weight.LARGE]


@rule
def begin(s: State, box: Box, seat: int, weights: list[int]) -> int:
    """KL-23, KL-78, KL-87: raid the leader, discard the weakest card, roll all dice."""
    if s.seats[seat].tools[Tool.RAID] > 0:
        victim = victim_of(s, box, seat)
        if victim != NONE:
            return Verb.RAID.of(victim)
    if s.removed == 0 and to_discard(s, box) != 0:
        place = poorest(s, box, seat, weights)
        if place != NONE:
            return Verb.DISCARD.of(place)
    return Verb.PLAY.of(Tool.OVERDRIVE) if (to_play(s) >> Tool.OVERDRIVE) & 1 else Verb.ROLL


@rule
def poorest(s: State, box: Box, seat: int, weights: list[int]) -> int:
    """The place of the card with the lowest expected worth, or NONE if even that is worth keeping."""
    worst, least = NONE, weights[Weight.DISCARD] * WHOLE
    for place in range(ROW):
        card = int(s.row[place])
        if card != NONE:
            found = card_worth(s, box, seat, card) * chance_to_come(s, box, card)
            if found < least:
                worst, least = place, found
    return worst


@rule
def rig(s: State, box: Box, seat: int) -> int:
    """KL-63: the step that gains most for its stars: up for minerals of which the player has more than the others, else down."""
    best, most = Verb.DONE.of(), 0
    steps = movable(s, box)
    for i in range(2 * MINERALS):
        if (steps >> i) & 1:
            lead = lead_in(s, box, seat, i // 2)
            step = abs(int(box.after[i // 2][s.market[i // 2]][i % 2]) - int(s.market[i // 2]))
            gain = (lead if i % 2 == Way.UP else -lead) * step * 12 // step_cost(s, box, i // 2, i % 2)
            if gain > most:
                best, most = Verb.MOVE.of(i // 2, i % 2), gain
    return best


@rule
def throw_for(s: State, box: Box, seat: int, weights: list[int]) -> int:
    """KL-26: keep the best dice, throw the rest."""
    thrown = free_dice(s) & ~best_kept(s, box, seat, throws_left(s, box), weights)
    marks = to_mark(s) & thrown
    if marks != 0:
        return Verb.MARK.of(lowest(marks))
    reds = thrown & ALL_REDS
    return Verb.REROLL.of(reds) if reds != 0 else Verb.DONE


@rule
def throw_marked(s: State, box: Box, seat: int, weights: list[int]) -> int:
    """KL-26: some dice are marked; mark the others to throw, then throw them with the red ones."""
    thrown = free_dice(s) & ~best_kept(s, box, seat, throws_left(s, box), weights)
    marks = to_mark(s) & thrown
    return Verb.MARK.of(lowest(marks)) if marks != 0 else Verb.REROLL.of(thrown & ALL_REDS)


@rule
def claim_best(s: State, box: Box, seat: int, weights: list[int]) -> int:
    """KL-27: claim the card worth most, with a power or tool if that unlocks a better one; cash tickets last."""
    cards = to_claim(s, box)
    best, most = NONE, 25
    for place in range(ROW):
        if (cards >> place) & 1 and liking(s, box, seat, int(s.row[place]), weights) > most:
            best, most = place, liking(s, box, seat, int(s.row[place]), weights)
    power = best_power(s, box, seat, most, weights) if int(s.seats[seat].techs) & changing(box) != 0 else NONE
    if power != NONE:
        return power
    unlocking = best_tool(s, box, seat, most, weights)
    if unlocking != NONE:
        return unlocking
    if best != NONE:
        return Verb.CLAIM.of(best)
    tools = to_play(s)
    if (tools >> Tool.LOTTERY) & 1:
        return Verb.PLAY.of(Tool.LOTTERY)
    return Verb.DONE


@rule
def close(s: State, box: Box, seat: int, weights: list[int]) -> int:
    """KL-23, KL-33: buy tools worth their price; discard to speed up the deck when in the lead."""
    buy = tool_to_buy(s, box, seat)
    if buy != NONE:
        return buy
    if s.removed == 0 and to_discard(s, box) != 0 and leads(s, box, seat):
        place = poorest(s, box, seat, weights)
        if place != NONE:
            return Verb.DISCARD.of(place)
    return Verb.DONE


@rule
def leads(s: State, box: Box, seat: int) -> bool:
    """Whether this player alone would be ahead if the remaining rounds were scored now."""
    mine = final_score(s, seat) + rounds_left(s) * round_points(s, box, seat)
    for other in range(box.seats):
        if other != seat and final_score(s, other) + rounds_left(s) * round_points(s, box, other) >= mine:
            return False
    return True


# ---------------------------------------------------------------- powers of technologies


@rule
def changing(box: Box) -> int:
    """The technologies that change the number on a die, as a set."""
    return int(box.owners[Power.TUNER]) | int(box.owners[Power.INVERTER]) | int(box.owners[Power.PRISM])


@rule
def best_power(s: State, box: Box, seat: int, most: int, weights: list[int]) -> int:
    """The move that uses a power so that the dice pay for a card worth more than `most`, or NONE."""
    left, right = priced(s, box, seat, 0, weights), priced(s, box, seat, HALF, weights)
    best, free, step = NONE, free_dice(s), int(box.amount[Power.TUNER])
    for way in range(Way.DOWN, Way.UP + 1):
        dice = to_shift(s, box, way) & free
        for die in range(DICE):
            if (dice >> die) & 1:
                found = with_number(s, box, left, right, die, s.die[die] + (step if way == Way.UP else -step))
                if found > most:
                    best, most = Verb.SHIFT.of(way, die), found
    dice = to_flip(s, box) & free
    for die in range(DICE):
        if (dice >> die) & 1:
            found = with_number(s, box, left, right, die, 7 - s.die[die])
            if found > most:
                best, most = Verb.FLIP.of(die), found
    for die in range(DICE):
        models = to_copy(s, box, die) if (free >> die) & 1 else 0
        for model in range(DICE):
            if (models >> model) & 1:
                found = with_number(s, box, left, right, die, int(s.die[model]))
                if found > most:
                    best, most = Verb.COPY.of(die, model), found
    return best


# ---------------------------------------------------------------- tools and raids

WORTH_A_TOOL = 40
"""How much more a card must be worth, in tenths of a point, to justify using up a tool."""


@rule
def best_tool(s: State, box: Box, seat: int, most: int, weights: list[int]) -> int:
    """The move with a tool, held or on the shelf, that lets the dice pay for a much better card, or NONE."""
    left, right = priced(s, box, seat, 0, weights), priced(s, box, seat, HALF, weights)
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
