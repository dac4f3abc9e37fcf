"""What Rolling Power is for: buying and cycling, as long as it lasts."""

from __future__ import annotations

import pytest

from rulewright.games.katamari.notes import Note
from rulewright.games.katamari.rules.piles import pile_size
from rulewright.games.katamari.rules.placement import placing_at
from rulewright.games.katamari.rules.turn import place
from rulewright.games.katamari.state import NONE, Phase, Verb
from tests.games.katamari.table import PLAIN, Table, kind
from tests.games.katamari.test_dice import BLUE_FLOOR, FLOOR


@pytest.mark.clause("KT-33")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6])
def test_a_piece_costs_its_size(size: int) -> None:
    t = Table().lay(0, *BLUE_FLOOR, "smiley cushion C4 D4 B4 C5")
    t.power(size - 1)
    if size > 1:
        assert t.no("buy", pile=size - 1) == "KT-33"
    t.s.mover = 0
    t.power(size).do("buy", pile=size - 1)
    assert t.s.power == 0
    assert t.s.phase == Phase.PLACING


@pytest.mark.clause("KT-33")
def test_only_open_tops_are_for_sale() -> None:
    t = Table().lay(0, *FLOOR).power(3)
    assert t.legal(0) == {Verb.STOP, Verb.BUY, Verb.BUY.of(1), Verb.BUY.of(2)}
    assert t.refused(0, Verb.PLACE) == "KT-33"  # nothing was bought yet
    t.do("buy", pile=2).place("C3 C4 D3", "mug")
    assert t.lying(0)[-1] == "teapot"
    assert t.refused(0, placing_at(9)) == "KT-41"  # the power is spent, and the turn with it


@pytest.mark.clause("KT-32", "KT-40", "KT-41")
def test_power_is_lost_with_the_turn() -> None:
    t = Table().lay(0, "domino A1 A2", "drawing pin E1")
    t.roll(3, 3, 3, 1, 1)
    t.buy(2, "C1 C2", "matchbox").do("stop")
    assert t.told(Note.STOPPED) == [(-1, 0, 1)]
    assert t.waits(1)
    assert t.s.power == 0
    assert t.refused(0, "roll") == "KT-41"


@pytest.mark.clause("KT-40")
def test_one_may_buy_and_cycle_in_any_order_while_power_lasts() -> None:
    t = Table().power(11)
    t.buy(1, "A1", "gold button")
    t.do("cycle", t.lot("matchbox"), pile=1)
    t.buy(1, "A2", "drawing pin").buy(2, "C1 C2", "domino")
    assert t.s.power == 3
    assert t.lying(0) == ["drawing pin", "gold button", "matchbox"]
    assert t.s.phase == Phase.BUYING
    t.do("stop")


@pytest.mark.clause("KT-H15")
def test_the_next_piece_is_turned_up_when_the_bought_one_lies() -> None:
    t = Table().power(2)
    t.do("buy", pile=0)
    before = len(t.told(Note.TURNED_UP))
    assert t.top(1) == "drawing pin"
    assert t.s.rest[kind("drawing pin")] == 29
    t.place("E1", "gold button")
    assert len(t.told(Note.TURNED_UP)) == before + 1
    t.do("buy", pile=0).place("E2", "drawing pin")
    assert t.lying(0) == ["drawing pin", "gold button"]


@pytest.mark.clause("KT-39")
def test_cycling_costs_four_and_puts_the_top_to_the_bottom() -> None:
    t = Table().power(3)
    assert t.no("cycle", pile=5) == "KT-39"
    t = Table().power(4)
    assert t.legal(0) >= {Verb.CYCLE.of(i) for i in range(6)}
    t.do("cycle", t.lot("tram"), pile=5)
    assert t.told(Note.CYCLED) == [(-1, 0, kind("windmill"), 4, 0)]
    assert "A cycles a pile for 4: the windmill goes to its bottom; 0 power left." in t.said(-1)
    assert t.top(6) == "tram"
    assert t.under(6) == ["windmill"]
    assert t.waits(1)
    assert pile_size(t.s, t.box, 5) == 20


@pytest.mark.clause("KT-H27")
def test_pieces_put_back_come_again_in_order_when_all_unseen_ones_are_gone() -> None:
    t = Table().lay(0, *FLOOR)
    t.only(2, "mug", "banana")
    t.power(40)
    t.do("cycle", t.lot("mug"), pile=2)
    t.do("cycle", t.lot("banana"), pile=2)
    assert t.under(3) == ["teapot", "mug"]
    t.do("cycle", pile=2)  # no lot is drawn: it is known what comes
    assert t.top(3) == "teapot"
    assert t.under(3) == ["mug", "banana"]
    t.do("buy", pile=2).place("C3 C4 D3", "")
    assert t.top(3) == "mug"
    assert not t.game.has_secrets


@pytest.mark.clause("KT-H16")
def test_an_empty_pile_sells_nothing_and_a_lone_piece_may_be_cycled() -> None:
    t = Table()
    t.only(0)
    t.power(9)
    t.do("cycle", pile=0)
    assert t.top(1) == "drawing pin"
    assert t.s.power == 5
    t.do("buy", pile=0).place("A1", "")
    assert t.s.shown[0] == NONE
    assert t.no("buy", pile=0) == "KT-H16"
    assert t.no("cycle", pile=0) == "KT-H16"
    assert t.s.phase == Phase.BUYING


@pytest.mark.clause("KT-H26")
def test_what_has_no_place_cannot_be_bought_and_what_is_bought_must_be_placed() -> None:
    t = Table().power(6)
    assert t.no("buy", pile=2) == "KT-H26"
    assert t.no("buy", pile=5) == "KT-H26"
    t.do("buy", pile=1)
    for move in ("stop", "roll"):
        assert t.no(move) == "KT-H26"
    assert t.no("buy", pile=0) == "KT-H26"
    assert t.no("lose", hex=0) == "KT-H26"
    t.place("C3 C4", "matchbox")
    assert t.no("lose", hex=9) == "KT-27"
    assert t.no("place", hex=9, turn=0) == "KT-33"


@pytest.mark.clause("KT-H35")
def test_the_turn_ends_by_itself_when_nothing_can_be_done() -> None:
    t = Table()
    t.only(0)
    t.only(1)
    t.s.shown[0] = t.s.shown[1] = NONE
    t.power(3)  # a teapot could be paid, but not placed
    assert t.told(Note.NOTHING_LEFT) == [(-1, 0, 3)]
    assert t.waits(1)
    assert t.s.phase == Phase.ROLLING


@pytest.mark.clause("KT-41", "KT-H2")
def test_the_tray_goes_round_clockwise() -> None:
    t = Table(4, first=2)
    order = []
    for _ in range(6):
        order.append(t.mover)
        t.roll(1, 1)
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.clause("KT-9", "KT-H15", "KT-H27")
def test_every_unseen_piece_may_come_up_the_last_one_too() -> None:
    """Three are unseen, two of them alike: each of three lots brings one of them."""
    for lot, up in ((1, "mug"), (2, "mug"), (3, "pencil plate")):
        t = Table().power(9)
        t.only(2, "mug", "mug", "pencil plate")
        t.do("cycle", lot, pile=2)
        assert t.top(3) == up
        assert sum(t.s.rest[k] for k in range(t.box.first[2], t.box.first[3])) == 2


@pytest.mark.clause("KT-H26", "KT-34")
@pytest.mark.parametrize("ground", [0, 1])
def test_whether_a_piece_has_a_place_is_asked_of_the_own_board(ground: int) -> None:
    """One has ground for Blue Stuff and the other has none; each is asked in turn."""
    t = Table().lay(ground, "domino C2 C3", "domino C4 D4", "domino D2 D3", "domino B2 B3").power(0)
    assert t.mover == 1
    t.power(4)
    assert (t.no("buy", pile=2) == "") == (ground == 1)
    t.power(0).power(4)
    assert t.mover == 0
    assert (t.no("buy", pile=2) == "") == (ground == 0)


@pytest.mark.clause("KT-H15", "KT-9")
@pytest.mark.parametrize(("pile", "up"), [*enumerate(("gold button", "matchbox", "mug", "radio", "bathtub", "tram"))])
def test_the_pile_that_was_bought_from_shows_its_next_piece(pile: int, up: str) -> None:
    """Whatever ground a piece needs: here it is laid without asking."""
    t = Table()
    bought = int(t.s.shown[pile])
    t.only(pile, up)
    t.s.power, t.s.phase, t.s.chosen = 9, Phase.PLACING, pile
    t.s.fate.dice += [1]
    place(t.s, t.box, 0, placing_at(int(t.box.spot[t.box.shape[bought]][0])))
    assert t.tops == [*PLAIN[:pile], up, *PLAIN[pile + 1 :]]


@pytest.mark.clause("KT-39", "KT-25", "KT-44", "KT-17")
def test_the_numbers_are_those_of_the_box() -> None:
    t = Table().lay(0, "domino A1 A2", "domino E1 E2", "smiley eraser B1 B2")
    t.box.crash, t.box.cycle, t.box.majority, t.box.center = 5, 2, 3, 1
    t.roll(6, 6, 6, 6, 1, 1)
    assert not t.told(Note.CRASHED)
    assert t.s.power == 4
    assert t.scores[0] == 3
    t.do("cycle", t.lot("mug"), pile=2)
    assert t.s.power == 2
    t.do("cycle", t.lot("banana"), pile=2)
    assert t.s.power == 0


@pytest.mark.clause("KT-39", "KT-40", "KT-H35")
def test_the_turn_goes_on_while_a_pile_can_be_cycled_though_nothing_can_be_bought() -> None:
    """Shortage and payment meet: without a floor nothing Blue has a place, and the Yellow piles are empty."""
    t = Table()
    t.s.shown[0] = t.s.shown[1] = NONE
    t.power(t.box.cycle)
    assert t.s.phase == Phase.BUYING
    assert t.mover == 0
    assert t.no("buy", pile=2) == "KT-H26"
    t.do("cycle", t.lot("mug"), pile=2)
    assert t.top(3) == "mug"
    assert t.mover == 1, "the power is spent"
