"""Views: the innermost declaration decides, and the default is hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.kernel import (
    ALL,
    SPECTATOR,
    UNKNOWN,
    GameState,
    Pile,
    Struct,
    field,
    int8,
    owned,
    pile,
    public,
    secret,
    seen,
    uint8,
)
from rulewright.kernel.view_equality import alike
from rulewright.kernel.views import blind
from rulewright.kernel.views import seen as looker


class Deck(Struct):
    """A pile that records for each card which seats know it."""

    n: int = public(int8)
    card: list[int] = seen(int8, 3)
    known: list[int] = public(uint8, 3)


class Place(Struct):
    hand: Pile = owned(pile(2))
    open: int = public(int8)
    shut: int = secret(int8)
    bare: int = field(int8)


class Scene(GameState):
    forgotten: int = field(int8)
    shown: int = public(int8)
    places: list[Place] = field(Place, 2)
    glass: list[Place] = public(Place, 2)
    deck: Deck = field(Deck)
    mine: list[int] = owned(int8, 2)


def scene() -> Scene:
    s = Scene()
    s.rng = [7, 8]
    s.forgotten, s.shown, s.mine = 1, 2, [3, 4]
    for group in (s.places, s.glass):
        for i, place in enumerate(group):
            place.hand.n, place.hand.card = 2, [10 + i, 20 + i]
            place.open, place.shut, place.bare = 5, 6, 7
    s.deck.n, s.deck.card, s.deck.known = 3, [30, 31, 32], [ALL, 0b10, 0]
    return s


def seen_by(seat: int) -> Scene:
    view = Scene()
    view.deck.card[0] = 99
    blind(Scene)(view, scene(), seat)
    return view


def test_what_nobody_declared_nobody_sees() -> None:
    view = seen_by(0)
    assert (view.forgotten, view.shown, view.rng) == (0, 2, [0, 0])


def test_owned_fields_are_for_their_seat() -> None:
    view = seen_by(1)
    assert view.mine == [0, 4]
    assert view.places[0].hand.card == [UNKNOWN, UNKNOWN]
    assert view.places[1].hand.card == [11, 21]
    assert seen_by(SPECTATOR).mine == [0, 0]


def test_how_many_cards_somebody_holds_is_public() -> None:
    assert seen_by(1).places[0].hand.n == 2


def test_a_public_holder_shows_what_is_bare_but_not_what_is_secret() -> None:
    view = seen_by(SPECTATOR)
    assert [p.bare for p in view.glass] == [7, 7]
    assert [p.shut for p in view.glass] == [0, 0]
    assert [p.bare for p in view.places] == [0, 0]
    assert [p.open for p in view.places] == [5, 5]


@pytest.mark.parametrize(("seat", "cards"), [(0, [30, -1, -1]), (1, [30, 31, -1]), (SPECTATOR, [30, -1, -1])])
def test_known_cards_are_seen_one_by_one(seat: int, cards: list[int]) -> None:
    assert seen_by(seat).deck.card == cards


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_plain_objects_are_shown_as_the_rule_would_show_them(seat: int) -> None:
    view = looker(Scene)(scene(), seat)
    assert view == seen_by(seat)
    assert view.pack() == seen_by(seat).pack()


def test_a_view_has_lists_of_its_own() -> None:
    s = scene()
    view = looker(Scene)(s, 1)
    s.mine[1], s.places[1].hand.card[0], s.glass[0].bare, s.deck.card[0] = 9, 9, 9, 9
    assert view == seen_by(1)


@pytest.mark.parametrize("way", [blind, looker, alike])
def test_owned_without_a_seat_to_own_it_is_refused(way: Callable[[type[GameState]], object]) -> None:
    class Nobodys(GameState):
        coin: int = owned(int8)

    with pytest.raises(TypeError, match="coin is owned"):
        way(Nobodys)
