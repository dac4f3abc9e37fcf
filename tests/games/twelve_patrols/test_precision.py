"""What a single wrong number in the rules would change, and no other test would notice."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from rulewright.games.twelve_patrols.rules.finishing import finishable
from rulewright.games.twelve_patrols.rules.kingdom import agrees, completing, line_cell
from rulewright.games.twelve_patrols.state import ASKS, CARDS, CELLS, NONE, Ask

from .table import GAME, Table, built, items, line, vector

# ---------------------------------------------------------------- the deal


@pytest.mark.clause("TP-A1", "TP-A2")
@pytest.mark.parametrize("corner", ["A1", "E5"])
@pytest.mark.parametrize("laid", range(10))
def test_a_redealt_deck_holds_every_unseen_card_once(laid: int, corner: str) -> None:
    table = built(vector(), laid) if laid else Table("WP GV RU")
    if corner == "A1":
        table.s.at.reverse()
    seen = {*table.s.at, *table.s.shown}
    for seed in range(3):
        deck = table.world(0, seed).deck
        assert sorted(deck.card[: deck.n]) == [c for c in range(CARDS) if c not in seen]
        assert not any(deck.card[deck.n :])


# ---------------------------------------------------------------- the kingdom


def contradicts(box: Any, name: str, cards: tuple[int, int, int]) -> bool:
    """Whether these three cards cannot stand in a line, in this order."""
    return not agrees(laid(name, {1 + k: c for k, c in enumerate(cards)}), box, line(name))


def laid(name: str, cards: dict[int, int]) -> Any:
    """A table with nothing on it but these cards of a line, by their places in it."""
    s: Any = GAME.state()
    s.at[:] = [NONE] * CELLS
    for k, c in cards.items():
        s.at[line_cell(line(name), k)] = c
    return s


@pytest.mark.clause("TP-27")
@pytest.mark.parametrize("name", ["C", "3"])
def test_two_cards_are_completed_by_what_agrees_with_them_before_between_or_behind(name: str) -> None:
    box, everything = GAME.make_box(), (1 << CARDS) - 1
    for a, b in permutations(range(CARDS), 2):
        others = [c for c in range(CARDS) if c not in (a, b)]
        between = {c for c in others if not contradicts(box, name, (a, c, b))}
        outside = {c for c in others if not contradicts(box, name, (c, a, b)) or not contradicts(box, name, (a, b, c))}
        pool = everything & ~(1 << a) & ~(1 << b)
        assert completing(laid(name, {1: a, 3: b}), box, line(name), pool) == sum(1 << c for c in between)
        assert completing(laid(name, {2: a, 3: b}), box, line(name), pool) == sum(1 << c for c in outside)
        assert completing(laid(name, {1: a, 2: b}), box, line(name), 0) == 0


@pytest.mark.clause("TP-14", "TP-15")
def test_while_a_line_is_manned_no_gap_can_be_filled_early() -> None:
    table = built(vector(), 2)
    assert table.s.ready != 0
    table.lay("SB", "C5")
    assert (table.s.ready, table.s.open) == (0, 0)


# ---------------------------------------------------------------- finishing a line


@pytest.mark.clause("TP-A9", "TP-22")
def test_one_soldier_brings_a_colour_to_one_patrol_only() -> None:
    s: Any = GAME.state()
    s.ask[:] = [NONE] * ASKS
    s.ask[Ask.FIRST_COLOURS], s.ask[Ask.SECOND_COLOURS] = 2, 2
    assert not finishable(s, items("D. M. M."), items("M."), items("M."), 0)
    assert finishable(s, items("D. D."), items("M."), items("M."), 0)
    assert finishable(s, items("D. L."), items("M."), items("M."), 0)


@pytest.mark.clause("TP-A9", "TP-22", "TP-24")
@pytest.mark.parametrize(("measured", "closed"), [(0, 2), (1, 1)])
def test_a_knight_brings_no_colour_to_a_patrol_whose_sum_is_complete(measured: int, closed: int) -> None:
    """One patrol has its sum, the other is closed: the second colour can only come with a footman."""
    s: Any = GAME.state()
    s.ask[:] = [NONE] * ASKS
    s.ask[(Ask.FIRST_SUM, Ask.SECOND_SUM)[measured]], s.ask[Ask.BOTH_COLOURS] = 3, 2
    first, second = (items("M3"), items("M.")) if measured == 0 else (items("M."), items("M3"))
    assert not finishable(s, items("D3 M."), first, second, closed)
    assert finishable(s, items("D. M."), first, second, closed)


@pytest.mark.clause("TP-A9", "TP-17")
@pytest.mark.parametrize("entry", [Ask.FIRST_SUM, Ask.SECOND_SUM])
def test_neither_patrol_can_stay_empty_however_many_the_other_could_take(entry: int) -> None:
    """A sum of nothing needs a footman."""
    s: Any = GAME.state()
    s.ask[:] = [NONE] * ASKS
    s.ask[entry] = 0
    assert not finishable(s, items("D2 D3 D4"), 0, 0, 0)
    assert finishable(s, items("D2 D3 D."), 0, 0, 0)
