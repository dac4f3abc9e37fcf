"""The heuristic: a cautious move for every position. It is a bot, and searching bots use it in their simulated games.

Only the order of the weights matters. They were tuned by trial, over about a million adventures that seek the Crown.
"""

from __future__ import annotations

from rulewright.kernel import pick, rule

from ..rules.deck import is_face, is_threat, rank, suit
from ..rules.encounters import challenge_rating, healing
from ..rules.map import leads_down, may_descend
from ..state import DEEPEST, JOKER, NONE, SIDES, Box, Phase, Rank, State, Suit, Verb

A_WALL, AN_ENEMY, A_POINT_HEALED = 1000, 9000, 10_000
THE_FIRST_JOKER, THE_CROWN = 4000, 60_000
DYING, BEING_HURT = 50, 4
OFFERED = (1, 2, 3, 5)
"""Level 4 is not shown to be stronger than level 3 (docs/bots.md)."""
UNSETTLED = 0.005
"""Of 600 numbers from the coach, 95% moved by no more than this outside their intervals when it thought ten times longer."""


@rule
def policy(s: State, box: Box, seat: int, stream: list[int]) -> int:
    """The heuristic's move, which is always legal."""
    if s.phase == Phase.EXPLORING:
        return press_on(s, box, stream)
    if s.phase == Phase.CHOOSING:
        best, most = 0, attraction(s, box, 0)
        for i in range(1, s.drawn.n):
            worth = attraction(s, box, i)
            if worth > most:
                best, most = i, worth
        return Verb.CHOOSE.of(best)
    if s.phase == Phase.SEALED:
        return Verb.FAR if goes_through(s, box) else Verb.NEAR
    return leave_or_fight(s, box)


@rule
def press_on(s: State, box: Box, stream: list[int]) -> int:
    """KA-18, KA-21, KA-53: explore where there is most room; lower floors are harder, so descend only if no edge is left."""
    if s.edges.n == 0:
        return Verb.DESCEND if may_descend(s) else Verb.RESUME
    best, most = 0, -1
    first = pick(stream, int(s.edges.n))
    for k in range(s.edges.n):
        edge = int(s.edges.card[(first + k) % s.edges.n])
        free = empty_beside(s, box, edge // SIDES + box.step[edge % SIDES])
        if free > most:
            best, most = edge, free
    return Verb.CROSS.of(best // SIDES, best % SIDES)


@rule
def empty_beside(s: State, box: Box, cell: int) -> int:
    """How many cells beside this one are still empty."""
    free = 0
    for side in range(SIDES):
        if not (box.border[cell] >> side) & 1 and s.mark[cell + box.step[side]] == 0:
            free += 1
    return free


@rule
def attraction(s: State, box: Box, i: int) -> int:
    """KA-25: heal if it helps, then Jokers, then the smallest threat."""
    card = int(s.drawn.card[i])
    if card >= JOKER:
        guard = int(s.guard[i])
        prize = THE_FIRST_JOKER if s.jokers == 0 else THE_CROWN
        return prize if guard == NONE else prize - danger(s, box, guard)
    if is_threat(card):
        return -danger(s, box, card)
    if is_face(card):
        return -AN_ENEMY
    return healing(s, box) * A_POINT_HEALED if suit(card) == Suit.HEARTS else 0


@rule
def danger(s: State, box: Box, card: int) -> int:
    """KA-38 to KA-42: how likely the threat is to kill, and its likely cost if it does not."""
    value = rank(card)
    if value == Rank.TEN:
        return A_WALL
    hit = 1000 * min(6, challenge_rating(s, box) - 1) // 6
    death = hit
    for _ in range((s.health - 1) // value):
        death //= 6
    return DYING * death + BEING_HURT * hit * value // s.health


@rule
def ways_on(s: State, box: Box, cell: int) -> int:
    """How many exits of a tile lead to an empty cell."""
    ahead = 0
    for side in range(SIDES):
        if (s.ways[cell] >> side) & 1 and s.mark[cell + box.step[side]] == 0:
            ahead += 1
    return ahead


@rule
def goes_through(s: State, box: Box) -> bool:
    """KA-44: worth it for a Joker, if the new tile leads on in two directions, or to save the last Health."""
    joker = s.drawn.card[s.chosen] >= JOKER
    ahead = ways_on(s, box, int(s.at))
    return ahead > 1 or s.health == 1 or (joker and (ahead > 0 or s.jokers == 1))


@rule
def leave_or_fight(s: State, box: Box) -> int:
    """KA-49, KA-50, KA-H31, KA-H42: fighting gains nothing, so retreat to the latest tile that leads on, if any.

    From such a tile you can always explore or descend; from any other you may be trapped.
    """
    if s.pressed == 0:
        for k in range(s.tiles.n - 1, -1, -1):
            cell = int(s.tiles.card[k])
            down = leads_down(s, box, cell) and s.floor < DEEPEST
            if cell != s.enemy_at and (down or ways_on(s, box, cell) > 0):
                return Verb.RETREAT.of(cell)
    return Verb.FIGHT
