"""The Action cards: how they are dealt, how they are laid, and what shows then."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from rulewright.games.clin9ic.state import Phase, State
from rulewright.kernel.chance import sow
from tests.games.clin9ic.table import GAME, QUIET, TOPS, WINDOWS, Table


@pytest.mark.clause("CL-5", "CL-H19")
def test_every_order_side_and_turn_is_equally_likely() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    box = GAME.make_box()
    for seed in range(4000):
        s = State()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        GAME.rules.apply(s, box, 0, 7)
        assert sorted(s.card) == [0, 1, 2]
        seen[*s.card, *s.face] += 1
    assert len(seen) == 384
    assert max(seen.values()) < 30
    orders = Counter(key[:3] for key in seen.elements())
    assert len(orders) == 6
    assert min(orders.values()) > 560


@pytest.mark.clause("CL-6", "CL-8", "CL-H1", "CL-H2")
def test_six_ways_to_lay_them_and_nothing_else() -> None:
    table = Table("F1", QUIET)
    assert len(table.legal) == 7, "and giving up"
    assert table.refused("done") == "CL-6"
    rows = {}
    for top, window in product(TOPS, WINDOWS):
        laid = Table("F1", QUIET).lay(top, window)
        rows[top, window] = (laid.icons, laid.staff, laid.patients)
    assert rows["first", "first"] == ("BHA", "WNYKNO", "wywowo")
    assert rows["middle", "first"] == ("BHA", "WNWYNO", "wyywwo")
    assert rows["middle", "last"] == ("HAB", "WYNORW", "ywwoow")
    assert rows["last", "first"] == ("BHA", "WNWYYN", "wyywwy")
    assert len(set(rows.values())) == 6


@pytest.mark.clause("CL-7", "CL-9", "CL-H3", "CL-R39")
def test_a_card_that_is_turned_shows_its_other_half() -> None:
    table = Table("F1", "A.fd B.fu C.fu").lay("first", "first")
    assert (table.icons, table.staff) == ("HBA", "OWNYNO")
    table = Table("F1", "A.bu B.fu C.fu").lay("first", "first")
    assert (table.icons, table.patients) == ("ABA", "wwyrwo")
    assert len(table.s.staff) == len(table.s.patients) == 6


@pytest.mark.clause("CL-6")
def test_all_deals_give_six_different_rows() -> None:
    names = "ABC"
    for order in ("ABC", "CAB"):
        for faces in product(("fu", "fd", "bu", "bd"), repeat=3):
            deal = " ".join(f"{names[names.index(c)]}.{f}" for c, f in zip(order, faces, strict=True))
            rows = set()
            for top, window in product(TOPS, WINDOWS):
                laid = Table("F1", deal).lay(top, window)
                rows.add((laid.icons, laid.staff, laid.patients))
            assert len(rows) == 6


@pytest.mark.clause("CL-32", "CL-33", "CL-36")
def test_the_new_card_turned_round_shows_other_actions_and_another_icon() -> None:
    upright = Table("F1", "E.fu C.fu B.bu", card="A").lay("first", "first")
    turned = Table("F1", "E.fd C.fu B.bu", card="A").lay("first", "first")
    assert (upright.icons[:2], upright.staff[:4], upright.patients[:4]) == ("AB", "YPNW", "wyDo")
    assert (turned.icons[:2], turned.staff[:4], turned.patients[:4]) == ("HA", "NWGY", "Dwyo")


@pytest.mark.clause("CL-9", "CL-10")
def test_actions_follow_the_row_from_left_to_right() -> None:
    table = Table("F1", QUIET).lay("middle", "last")
    assert table.icons == "HAB"
    assert table.s.phase == Phase.HIRING, "hiring comes first"
    table.done()
    assert table.s.phase == Phase.ADMITTING
    table.do("refuse")
    assert table.s.phase == Phase.BUILDING
    assert table.said(0)[-1] == "Action 3: Build."


@pytest.mark.clause("CL-5")
def test_next_round_the_cards_come_anew() -> None:
    table = Table("F1", QUIET, "C.bd A.bu B.fd").lay()
    table.done(2).do("refuse")
    table.buy(0)
    assert (table.s.round, table.s.card, table.s.face) == (2, [2, 0, 1], [3, 2, 1])
    assert (table.s.laid, table.s.staff) == (-1, [0] * 6), "nothing of the old row is left"


@pytest.mark.clause("CL-H19", "CL-H37", "CL-32")
def test_cards_are_turned_round_only_where_that_was_chosen_and_once_each() -> None:
    usual = Table()
    assert usual.refused("turn", card=0) == "CL-H19"
    table = Table(rotate="yes")
    assert table.s.face == [0, 0, 0]
    table.do("turn", card=1)
    assert table.s.face == [0, 1, 0]
    assert table.refused("turn", card=1) == "CL-H37"
    assert table.refused("turn", card=0) == ""
    table.do("turn", card=0).do("turn", card=2).lay("middle", "first")
    assert table.staff == "OW" + "NW" + "KY", "what stands upright now: A and B turned round"
    assert table.refused("turn", card=0) == "CL-H30"


@pytest.mark.clause("CL-33", "CL-34", "CL-H37")
def test_turned_round_the_new_card_offers_its_garden_instead_of_its_pillar() -> None:
    table = Table("F1", "E.fu B.fu C.fu", card="A", rotate="yes")
    table.do("turn", card=0).lay("first", "first")
    assert "G" in table.staff
    assert "P" not in table.staff
