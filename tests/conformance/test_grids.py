"""Declarations for the generic board: grids and cards that really exist, and moves that map to their places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulewright.doors.describe import about
from rulewright.kernel import HEX, SQUARE, Game
from rulewright.kernel.fields import Holder
from rulewright.kernel.pile import Pile
from rulewright.kernel.views import SPECTATOR
from rulewright.laws.cases import Case, glimpses


def paths(record: type[Holder], outer: str = "") -> Iterator[str]:
    """The fields of a record and of nested ones, as dotted paths."""
    for name, f in record.fields.items():
        yield outer + name
        if isinstance(f.kind, type):
            yield from paths(f.kind, f"{outer}{name}.")


def test_moves_are_about_cells_and_cards_that_exist(game: Game) -> None:
    for grid in game.grids:
        assert grid.shape in (SQUARE, HEX)
        assert len(set(grid.cells)) == len(grid.cells), "two cells in one place"
        assert any(about(game, grid.at, len(grid.cells))) or not game.actions.size
    for deck in game.decks:
        assert not set(deck.fields) - set(paths(game.state)), "no such fields in the state"
        about(game, deck.at, deck.size)
    assert len({grid.name for grid in game.grids}) == len(game.grids)


def test_fields_that_are_counted_by_seat_have_room_for_all(game: Game) -> None:
    for name in game.seated:
        assert game.state.fields[name].shape[0] >= game.seats[1], name


def lying(record: Any, path: str) -> Iterator[int]:
    """The cards at a path of a state: in piles, in sets, or one by one."""
    name, _, inner = path.partition(".")
    value = getattr(record, name)
    for one in value if record.fields[name].shape else [value]:
        if inner:
            yield from lying(one, inner)
        elif isinstance(one, Pile):
            yield from one.card[: one.n]
        elif record.fields[name].kind.low == 0:
            yield from (card for card in range(64) if one >> card & 1)
        elif one >= 0:
            yield one


def test_every_card_that_lies_anywhere_has_words(case: Case) -> None:
    """A field may have room for more cards than a box has; those have no texts."""
    game, box = case.game, case.box
    names = [[deck.name(box, card) for card in range(deck.size)] for deck in game.decks]
    assert all(map(any, names))
    for s, _, _ in glimpses(case, 1, 20) if names else ():
        for deck, named in zip(game.decks, names, strict=True):
            assert all(named[card] for path in deck.fields for card in lying(s, path))


def test_every_cell_has_words(case: Case) -> None:
    game, box = case.game, case.box
    if game.grids:
        for s, _, _ in glimpses(case, 1, 5):
            for eye in (SPECTATOR, *range(case.seats)):
                view = game.view(s, box, eye)
                for grid in game.grids:
                    for cell in range(len(grid.cells)):
                        assert isinstance(grid.look(view, box, cell), str)
                        assert -1 <= grid.whose(view, box, cell) < case.seats
