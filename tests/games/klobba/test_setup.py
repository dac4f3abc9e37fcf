"""Set up: Stars, hands, Bands, Free Bands, the two packets, the totems."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.games.klobba.state import CARDS, Phase, State, Storm, Verb
from rulewright.kernel import ALL, Fate
from tests.games.klobba.table import GAME, A, B, C, D, Table


@pytest.mark.clause("KB-7")
@pytest.mark.parametrize(("seats", "each"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
def test_stars_are_shared_equally(seats: int, each: int) -> None:
    table = Table(seats)
    assert table.supplies == [each] * seats
    assert table.s.spent == 0


@pytest.mark.clause("KB-7", "KB-2")
@pytest.mark.parametrize(("seats", "each", "left"), [(3, 20, 2), (4, 15, 2), (6, 10, 2)])
def test_stars_that_cannot_be_shared_stay_in_the_box(tmp_path: Path, seats: int, each: int, left: int) -> None:
    path = tmp_path / "box.toml"
    path.write_text(GAME.content.read_text("utf-8").replace("stars = 60", "stars = 62"), "utf-8")
    box, s = GAME.make_box({}, seats, path), State()
    GAME.rules.setup(s, box)
    assert [s.seats[seat].stars for seat in range(seats)] == [each] * seats
    assert s.spent == left
    assert GAME.rules.conserved(s, box)["Stars"] == 62


@pytest.mark.clause("KB-8", "KB-9")
def test_hands_are_dealt_in_secret_and_the_rest_is_the_deck() -> None:
    table = Table(4)
    assert [len(table.hand(seat)) for seat in range(4)] == [5] * 4
    assert table.s.actions.n == 24
    assert table.s.discards == [0] * CARDS
    assert table.view(A).seats[A].hand == table.s.seats[A].hand
    assert table.view(B).seats[A].hand == [0] * CARDS
    assert set(table.view(A).actions.card) == {-1}


@pytest.mark.clause("KB-8")
def test_the_action_cards_are_shuffled() -> None:
    order = [card for card in range(CARDS) for _ in range(4 if card < 5 else 3)]
    table = Table(2, Fate(decks=[order[::-1], range(40)]))
    assert table.hand(A) == [0, 0, 0, 0, 1]
    assert table.hand(B) == [1, 1, 1, 2, 2]


@pytest.mark.clause("KB-11")
def test_everybody_looks_at_three_barbarians_and_chooses_which_to_keep() -> None:
    table = Table(4)
    assert table.s.phase == Phase.MUSTERING
    assert table.waits(A, B, C, D)
    assert table.legal(A) == {Verb.REJECT.of(places) for places in range(8)}
    assert table.view(A).bands[A].card == table.s.bands[A].card
    assert table.view(A).bands[B].card == [-1] * 3
    before = {seat: table.s.bands[seat].card[:] for seat in range(4)}
    table.mustered(0b101, 0, 0, 0)
    assert table.s.bands[A].card[1] == before[A][1]
    assert table.s.bands[B].card == before[B]
    assert table.row(B).count("-") == 0
    deck = table.s.barbarians
    assert {deck.card[i] for i in range(deck.n) if deck.known[i] == 1 << A} == {before[A][0], before[A][2]}


@pytest.mark.clause("KB-12")
def test_gaps_are_filled_face_down_and_unseen() -> None:
    table = Table(4)
    top = table.s.barbarians.card[table.s.barbarians.n - 1]
    table.mustered(0b010, 0, 0, 0)
    assert table.s.bands[A].card[1] == top
    assert [word.endswith("-") for word in table.row(A).split()] == [False, True, False]
    assert table.view(A).bands[A].card[1] == -1
    assert table.s.bands[A].known[1] == 0


@pytest.mark.clause("KB-13")
@pytest.mark.parametrize(("seats", "free"), [(2, 2), (3, 1), (4, 0), (5, 0), (6, 0)])
def test_free_bands_lie_open(seats: int, free: int) -> None:
    table = Table(seats).mustered()
    assert (table.box.free, table.box.bands) == (free, seats + free)
    for band in range(seats, seats + free):
        assert table.s.bands[band].known == [ALL] * 3
        assert table.row(band).count("-") == 0
    assert all(table.row(band) == ". . ." for band in range(seats + free, 6))


@pytest.mark.clause("KB-14", "KB-15", "KB-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_lightning_and_thunder_lie_in_packets_of_four_with_three_barbarians_between(seats: int) -> None:
    left = {2: 28, 3: 28, 4: 28, 5: 25, 6: 22}[seats]
    top = list(range(3 * (seats + {2: 2, 3: 1}.get(seats, 0)), 40))
    order = [39 - i for i in range(40)]
    packets = [[Storm.LIGHTNING, *top[:3]], [top[7], top[6], Storm.THUNDER, top[8]]]
    table = Table(seats, Fate(decks=[_unshuffled(), order, *packets])).mustered()
    deck = table.s.barbarians.card[: table.s.barbarians.n]
    assert len(deck) == left + 2
    assert table.s.fate.spent
    from_top = deck[::-1]
    assert from_top[: left - 9] == top[9:]
    assert from_top[left - 9 : left - 5] == packets[0][::-1]
    assert from_top[left - 5 : left - 2] == top[3:6]
    assert from_top[left - 2 :] == packets[1][::-1]


def _unshuffled() -> list[int]:
    return [card for card in range(CARDS) for _ in range(4 if card < 5 else 3)]


@pytest.mark.clause("KB-A4")
def test_all_reject_before_anybody_draws_and_both_go_by_seat() -> None:
    order = [39 - i for i in range(40)]
    table = Table(4, Fate(decks=[_unshuffled(), order])).mustered(0b011, 0, 0b100, 0)
    assert table.s.bands[A].card == [12, 13, 2]
    assert table.s.bands[C].card == [6, 7, 14]
    rest = table.s.barbarians.card[: table.s.barbarians.n][::-1]
    assert rest[16:19] == [0, 1, 8]


@pytest.mark.clause("KB-17")
def test_the_lowest_open_total_hands_out_the_totems() -> None:
    order = [39 - i for i in range(40)]
    table = Table(4, Fate(decks=[_unshuffled(), order])).mustered()
    assert table.s.phase == Phase.GIVING_BLACK
    assert table.waits(A)
    assert table.refused(B, Verb.GIVE_BLACK.of(B)) == "KB-17"
    assert table.refused(A, Verb.GIVE_WHITE.of(A)) == "KB-17"
    table.play(A, Verb.GIVE_BLACK.of(C))
    assert table.refused(B, Verb.GIVE_WHITE.of(B)) == "KB-17"
    table.play(A, Verb.GIVE_WHITE.of(D))
    assert table.s.holder == [C, D]
    assert table.s.phase == Phase.PAIRING


@pytest.mark.clause("KB-18")
def test_nobody_gets_both_totems() -> None:
    order = [39 - i for i in range(40)]
    table = Table(4, Fate(decks=[_unshuffled(), order])).mustered().play(A, Verb.GIVE_BLACK.of(B))
    assert table.refused(A, Verb.GIVE_WHITE.of(B)) == "KB-18"
    assert table.legal(A) == {Verb.GIVE_WHITE.of(seat) for seat in (A, C, D)}


@pytest.mark.clause("KB-18")
def test_between_two_the_other_totem_goes_without_saying() -> None:
    order = [39 - i for i in range(40)]
    table = Table(2, Fate(decks=[_unshuffled(), order])).mustered().play(A, Verb.GIVE_BLACK.of(B))
    assert table.s.holder == [B, A]


@pytest.mark.clause("KB-A1", "KB-A3")
def test_a_band_that_shows_nobody_totals_nothing_and_lots_are_drawn_among_equals() -> None:
    for lot, chosen in ((1, B), (2, C)):
        table = Table(4)
        for seat, places in enumerate((0, 7, 7, 0)):
            if seat == D:
                table.s.fate.dice = [lot]
            table.play(seat, Verb.REJECT.of(places))
        assert table.s.fate.spent
        assert table.waits(chosen)
        assert table.refused(chosen, Verb.GIVE_BLACK.of(chosen)) == ""
        assert table.row(B).count("-") == 3, "there is no step 7 in the set-up"
