"""What learning programs are given: an adventure as inputs for a neural net, and its potential.

The map is described by what it offers (edges, and the room behind them), not by position, and the deck by the cards left in
it. Any player can count those except the one face card, which is only encoded as still to come or not.
"""

from __future__ import annotations

from rulewright.kernel import rule

from ..rules.deck import highest, is_face, is_threat, rank, suit
from ..rules.encounters import challenge_rating
from ..rules.map import may_descend
from ..rules.setup import in_sight
from ..state import JOKER, NONE, RANKS, SIDES, Box, Phase, Rank, State, Suit
from .policy import empty_beside, ways_on

HEALTH = 10
"""Health up to this is encoded one by one."""
RANKS_OF_THREATS = 10
FLOORS, PHASES, JOKERS = 4, 4, 2
EDGES = 8
"""Unexplored edges up to this number are encoded one by one."""
OF_EXPLORER = 1 + HEALTH + JOKERS * (HEALTH + 1) + JOKERS + FLOORS + 2
OF_DECK = RANKS_OF_THREATS + 8
OF_MAP = 1 + EDGES + SIDES + 5
OF_CARDS = 6 + 2 * RANKS_OF_THREATS
OF_ENEMY = 6
INPUTS = OF_EXPLORER + OF_DECK + OF_MAP + OF_CARDS + OF_ENEMY + PHASES
A_JOKER, A_HEALTH = 25.0, 2.0
"""What they add to the potential."""


@rule
def encode_explorer(s: State, box: Box, at: int, out: list[float]) -> int:
    """KA-36, KA-42: Health, alone and with the Jokers, and how hard the floor is. Returns the next free index."""
    out[at] = s.health / 10.0
    for k in range(min(HEALTH, int(s.health))):
        out[at + 1 + k] = 1.0
    at += 1 + HEALTH
    joker = min(JOKERS - 1, int(s.jokers))
    out[at + joker * (HEALTH + 1) + min(HEALTH, int(s.health))] = 1.0
    at += JOKERS * (HEALTH + 1)
    out[at + joker] = 1.0
    at += JOKERS
    out[at + min(FLOORS, int(s.floor)) - 1] = 1.0
    at += FLOORS
    out[at] = s.floor / 4.0
    out[at + 1] = challenge_rating(s, box) / 6.0
    return at + 2


@rule
def encode_deck(s: State, at: int, out: list[float]) -> int:
    """KA-8, KA-54 to KA-57: the cards that may be drawn: all that are neither face up nor in the discards."""
    seen, hearts, diamonds, threats, returning = in_sight(s), 0, 0, 0, 0
    for i in range(s.discard.n):
        if suit(int(s.discard.card[i])) == Suit.HEARTS and not is_face(int(s.discard.card[i])):
            returning += 1
    for kind in range(Suit.JOKERS):
        for i in range(highest(kind)):
            card = kind * RANKS + i
            if not (seen >> card) & 1:
                if kind == Suit.HEARTS:
                    hearts += 1
                elif kind == Suit.DIAMONDS:
                    diamonds += 1
                else:
                    threats += 1
                    out[at + i] += 0.5
    at += RANKS_OF_THREATS
    n = max(1, int(s.deck.n))
    jokers = 2 - int(s.jokers)
    out[at] = s.deck.n / 20.0
    out[at + 1] = hearts / 5.0
    out[at + 2] = 3.0 * hearts / n
    out[at + 3] = diamonds / 6.0
    out[at + 4] = threats / 20.0
    out[at + 5] = 5.0 * jokers / n
    out[at + 6] = returning / 5.0
    out[at + 7] = 1.0 if s.face == NONE else 0.0
    return at + 8


@rule
def encode_map(s: State, box: Box, at: int, out: list[float]) -> int:
    """KA-18, KA-21, KA-H31: edges to explore, by the room behind them, and other ways on."""
    n = int(s.edges.n)
    out[at] = n / 8.0
    for k in range(min(EDGES, n)):
        out[at + 1 + k] = 1.0
    at += 1 + EDGES
    for k in range(n):
        edge = int(s.edges.card[k])
        out[at + empty_beside(s, box, edge // SIDES + box.step[edge % SIDES])] += 0.25
    at += SIDES
    out[at] = 1.0 if may_descend(s) else 0.0
    out[at + 1] = 1.0 if n == 0 and may_descend(s) else 0.0
    out[at + 2] = s.tiles.n / 16.0
    out[at + 3] = ways_on(s, box, int(s.at)) / 3.0
    out[at + 4] = 1.0 if n == 0 and not may_descend(s) else 0.0
    return at + 5


@rule
def encode_cards(s: State, box: Box, at: int, out: list[float]) -> int:
    """KA-23 to KA-29: the cards to choose from: the smallest threat, the healing, and a Joker with its guard."""
    least = 0
    for i in range(s.drawn.n):
        card = int(s.drawn.card[i])
        if s.chosen not in (NONE, i):
            continue
        if card >= JOKER:
            out[at] = 1.0
            if s.guard[i] == NONE:
                out[at + 1] = 1.0
            else:
                out[at + 6 + RANKS_OF_THREATS + rank(int(s.guard[i])) - 1] = 1.0
        elif is_threat(card):
            if least == 0 or rank(card) < least:
                least = rank(card)
            if rank(card) == Rank.TEN:
                out[at + 2] = 1.0
        elif is_face(card):
            out[at + 3] = 1.0
        elif suit(card) == Suit.HEARTS:
            out[at + 4] = (box.health - s.health) // 2 / 5.0
        else:
            out[at + 5] = 1.0
    if least > 0:
        out[at + 6 + least - 1] = 1.0
    return at + OF_CARDS


@rule
def encode_enemy(s: State, at: int, out: list[float]) -> int:
    """KA-47 to KA-53: the enemy of this floor."""
    if s.enemy != NONE:
        out[at] = 1.0
        out[at + 1] = s.enemy_health / 8.0
        out[at + 2] = 1.0 if s.enemy_near != 0 else 0.0
        out[at + 3] = 1.0 if s.pressed != 0 else 0.0
        out[at + 4] = 1.0 if s.edges.n == 0 and not may_descend(s) else 0.0
        out[at + 5] = (s.health - s.enemy_health) / 8.0
    return at + OF_ENEMY


@rule
def encode(s: State, box: Box, seat: int, out: list[float]) -> None:
    """Encode the adventure as the explorer sees it. `out` must be all zero."""
    at = encode_explorer(s, box, 0, out)
    at = encode_deck(s, at, out)
    at = encode_map(s, box, at, out)
    if s.phase in (Phase.CHOOSING, Phase.SEALED):
        encode_cards(s, box, at, out)
    at += OF_CARDS
    at = encode_enemy(s, at, out)
    out[at + int(s.phase)] = 1.0


@rule
def potential(s: State, box: Box, seat: int) -> float:
    """KA-36, KA-50: Jokers acquired bring the Crown nearer, and Health lets the search for it go on.

    The Crown is never found by accident, so learning programs need a signal on the way.
    """
    return A_JOKER * s.jokers + A_HEALTH * s.health
