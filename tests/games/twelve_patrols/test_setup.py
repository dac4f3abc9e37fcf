"""What there is, and how a game begins."""

from __future__ import annotations

from typing import Any

import pytest

from rulewright.games.twelve_patrols.rules.soldiers import count, pips
from rulewright.games.twelve_patrols.state import BOUND, PATROLS, Verb
from rulewright.kernel.chance import sow
from rulewright.match import Match

from .table import GAME, Table, built, vector


@pytest.mark.clause("TP-1")
def test_one_player_decides_everything() -> None:
    table = Table("WP GV RU")
    assert GAME.seats == (1, 1)
    assert table.waiting == [0]
    move = table.laying("WP", "C3")
    assert table.refused(move) == ""
    for nobody in (1, -1):
        assert GAME.clause(GAME.rules.check(table.s, table.box, nobody, move)) == "TP-1"


@pytest.mark.clause("TP-2", "TP-6", "TP-7")
def test_nine_dice_are_rolled_and_nine_footmen_stand_by() -> None:
    table = Table(dice="116 345 262")
    assert table.barracks == "D. D. D. D1 D1 D6 M. M. M. M3 M4 M5 L. L. L. L2 L2 L6"
    assert count(table.s.barracks) == 18
    assert pips(table.s.barracks) == 1 + 1 + 6 + 3 + 4 + 5 + 2 + 6 + 2
    assert table.told(1)[:2] == [(-1, 0, 1), (-1, 0, 1)]


@pytest.mark.clause("TP-3")
def test_a_kingdom_of_nine_has_twelve_gaps() -> None:
    assert PATROLS == 12
    assert built(vector()).score == 12


@pytest.mark.clause("TP-5", "TP-A1")
def test_three_of_twelve_are_never_seen() -> None:
    table = built(vector())
    assert table.deck == ["GV", "RH", "SC"]
    assert table.display == ["", "", ""]


@pytest.mark.clause("TP-8")
def test_three_cards_are_turned_up_and_the_rest_is_hidden() -> None:
    table = Table("RU GM SC HP")
    assert table.display == ["RU", "GM", "SC"]
    assert table.deck[0] == "HP"
    assert set(table.view(0).deck.card) == {-1}
    assert table.view(0).deck.n == 9
    table = built(vector(), 8)
    assert table.refused("place", slot=table.s.shown.index(-1), cell=24) == "TP-8"


@pytest.mark.clause("TP-A2")
def test_one_seed_is_one_deal_whatever_is_played() -> None:
    """Chance is keyed again before every move; the order of the cards is not asked of it again."""
    seen = set()
    for first in (0, 1, 2):
        match = Match(GAME, seed="a deal")
        start = match.state.barracks, tuple(match.state.shown), tuple(match.state.deck.card)
        cards: list[int] = []
        order = list(reversed(match.state.deck.card[: match.state.deck.n]))
        while not match.over and match.state.laid < 4:
            moves = [a for a in GAME.legal(match.state, match.box, 0) if Verb.at(a) == Verb.PLACE]
            if not moves:
                break
            before = match.state.deck.n
            match.play(0, moves[first * 7 % len(moves)])
            if match.state.deck.n < before:
                cards.append(next(c for c in match.state.shown if c == order[len(cards)]))
        assert cards == order[: len(cards)]
        assert cards
        seen.add(start)
    assert len(seen) == 1
    assert Match(GAME, seed="another").state.deck.card != Match(GAME, seed="a deal").state.deck.card


@pytest.mark.clause("TP-A2")
def test_the_cards_not_seen_are_known_but_not_their_order() -> None:
    table = Table("RU GM SC HP")
    orders = {tuple(table.world(0, seed).deck.card) for seed in range(20)}
    assert len(orders) > 15
    assert {frozenset(order) for order in orders} == {frozenset({*table.s.deck.card[:9], 0})}


@pytest.mark.clause("TP-A3")
def test_no_die_changes_once_it_is_rolled() -> None:
    table = vector()
    everyone = table.s.barracks
    built(table)
    assert sum(table.s.patrol) + table.s.barracks == everyone
    assert table.s.fate.spent


def test_cards_and_dice_are_dealt_evenly() -> None:
    box = GAME.make_box()
    first, faces = [0] * 12, [0] * 6
    for seed in range(600):
        s: Any = GAME.state()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        for card in s.shown:
            first[card] += 1
        for face in range(1, 7):
            faces[face - 1] += sum(s.barracks >> 2 * (7 * colour + face) & 3 for colour in range(3))
    assert all(110 < n < 190 for n in first), first
    assert all(800 < n < 1000 for n in faces), faces


@pytest.mark.clause("TP-4")
def test_with_the_base_deck_every_card_is_played() -> None:
    box = GAME.make_box({"deck": "nine"})
    s: Any = GAME.state()
    sow(s.rng, 5, 0)
    GAME.rules.setup(s, box)
    assert {*s.shown, *s.deck.card[: s.deck.n]} == set(range(9))


@pytest.mark.clause("TP-18")
def test_no_game_is_longer_than_its_bound() -> None:
    """A player that stalls: every patrol that can be set early is, and everybody is put somewhere."""
    longest = 0
    for seed in range(40):
        box = GAME.make_box()
        s: Any = GAME.state()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        moves = 0
        while not s.end:
            legal = GAME.legal(s, box, 0)[:-1]
            early = [a for a in legal if Verb.at(a) == Verb.OPEN]
            move = early[0] if early else legal[seed % len(legal)]
            GAME.rules.apply(s, box, 0, move)
            moves += 1
        longest = max(longest, moves)
    assert 20 < longest <= BOUND == GAME.bound
