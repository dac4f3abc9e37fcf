"""Facts that the rules derive from a view, for boards to show: the number to beat, card effects, and stairs in reach."""

from __future__ import annotations

import msgspec

from ..rules.combat import enemy_health
from ..rules.deck import is_face, is_threat, rank, suit
from ..rules.encounters import challenge_rating, healing, worth
from ..rules.map import leads_down
from ..state import JOKER, NONE, REACHED, Box, Phase, State, Suit


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
    stairs: list[int]
    """The tiles in reach whose stairs lead down."""
    lying: list[Lying]
    """The drawn cards in order, including the enemy you are fighting."""


def derived(view: State, box: Box, seat: int) -> Derived:
    return Derived(
        rating=challenge_rating(view, box),
        amounts=[amount(view, box, card) for card in range(JOKER + 2)],
        bonus=box.level,
        enemy_bonus=view.floor,
        stairs=[
            cell
            for cell in view.tiles.card[: view.tiles.n]
            if leads_down(view, box, cell) and view.mark[cell] & REACHED
        ],
        lying=lying(view),
    )


def amount(view: State, box: Box, card: int) -> int:
    """KA-25: the effect of a card on this floor, as a number."""
    if is_face(card):
        return enemy_health(view, box)
    if is_threat(card):
        return rank(card)
    return healing(view, box) if suit(card) == Suit.HEARTS else worth(view, box, card)


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
