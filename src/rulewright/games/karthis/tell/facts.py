"""Facts that the rules derive from a view, for boards to show: the number to beat, card effects, and stairs in reach."""

from __future__ import annotations

import msgspec

from ..rules.combat import enemy_health
from ..rules.deck import is_face, is_threat, rank, suit
from ..rules.encounters import challenge_rating, healing, worth
from ..rules.map import leads_down
from ..state import JOKER, NONE, REACHED, Box, Phase, Rank, State, Suit

CARDS = range(JOKER + 2)
FACES = [card for card in CARDS if is_face(card)]
COSTS = [rank(card) if is_threat(card) else 0 for card in CARDS]
"""What a failed challenge costs; 0 for other cards."""
HEARTS = [card for card in CARDS if suit(card) == Suit.HEARTS and card not in FACES]
TREASURE = [card for card in CARDS if not COSTS[card] and card not in (*FACES, *HEARTS)]


class Lying(msgspec.Struct):
    """A card on the table."""

    card: int
    guard: int
    """Its guard, if it is a guarded Joker; else -1."""
    chosen: bool


class Derived(msgspec.Struct):
    """Facts that the rules derive from a view of the Temple of Karthis."""

    rating: int
    """The number to beat in a challenge."""
    amounts: list[int]
    """By card, its current effect: the worth of treasure and Jokers, the Health that a Heart restores, that an enemy has, or that
    a failed challenge costs."""
    bonus: int
    """The bonus to your die in combat."""
    enemy_bonus: int
    deadly: list[int]
    """The threats that would end the game if you chose them now and their challenge failed."""
    stairs: list[int]
    """The tiles in reach whose stairs lead down."""
    lying: list[Lying]
    """The drawn cards in order, including the enemy you are fighting."""


def derived(view: State, box: Box, seat: int) -> Derived:
    return Derived(
        rating=challenge_rating(view, box),
        amounts=amounts(view, box),
        bonus=box.level,
        enemy_bonus=view.floor,
        deadly=[
            card
            for card, damage in enumerate(COSTS)
            if view.phase == Phase.CHOOSING and damage >= view.health and rank(card) < Rank.TEN and damage
        ],
        stairs=[
            cell
            for cell in view.tiles.card[: view.tiles.n]
            if leads_down(view, box, cell) and view.mark[cell] & REACHED
        ],
        lying=lying(view),
    )


def amounts(view: State, box: Box) -> list[int]:
    """KA-25: the effect of each card on this floor, as a number."""
    found = COSTS[:]
    for card in FACES:
        found[card] = enemy_health(view, box)
    for card in HEARTS:
        found[card] = healing(view, box)
    for card in TREASURE:
        found[card] = worth(view, box, card)
    return found


def lying(view: State) -> list[Lying]:
    """The drawn cards, with the enemy you are fighting back in its place: it left them, and the last card moved there (KA-H10).

    If combat was resumed, there is only the enemy (KA-53).
    """
    chosen = view.chosen if view.phase != Phase.CHOOSING else NONE
    drawn = zip(view.drawn.card[: view.drawn.n], view.guard, strict=False)
    cards = [Lying(card, guard, i == chosen) for i, (card, guard) in enumerate(drawn)]
    if view.phase != Phase.FIGHTING:
        return cards
    enemy = Lying(view.enemy, NONE, True)
    if view.chosen == NONE:
        return [enemy]
    moved = cards[view.chosen : view.chosen + 1]
    for card in moved:
        card.chosen = False
    return [*cards[: view.chosen], enemy, *cards[view.chosen + 1 :], *moved]
