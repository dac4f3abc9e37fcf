"""Step 4, second half: Stars, victory, draw, and what becomes of everybody."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rulewright.games.klobba.notes import Note
from rulewright.games.klobba.state import NONE, Card, Phase, Verb
from rulewright.kernel import ALL
from tests.games.klobba.table import A, B, C, D, Table, arranged

HAND = [Card.BOSS, Card.SNEAKY, Card.BERZERK, Card.SECOND_BEST, Card.GLORY_SEEKER]


def four(*bands: str, **hands: Sequence[int]) -> Table:
    """Black A with C against White B with D, nobody offering."""
    dealt: dict[str, Sequence[int]] = {"A": HAND, "B": HAND, **hands}
    return Table(4, step2="no").mustered().hands(**dealt).bands(*bands).grouped(A, C, B, D)


def changes(table: Table) -> list[int]:
    return [supply - 60 // table.box.seats for supply in table.supplies]


# ---------------------------------------------------------------- victory


@pytest.mark.clause("KB-28", "KB-39", "KB-40", "KB-41", "KB-42", "KB-43", "KB-A20")
def test_t11_the_boss_in_a_partners_band_beats_a_second_best() -> None:
    table = four("3OFYC 4BT 5OF", "7OF 8YC 2OFPR", "10 2PRYC 5YC", "6PR 5BT 4YC").fight(Card.BOSS, Card.SECOND_BEST)
    assert table.told(Note.PLAYS) == [(-1, A, Card.BOSS), (-1, B, Card.SECOND_BEST)]
    assert table.told(Note.TOTALS) == [(-1, 10, 9)]
    assert table.pile(A) == ["7OF"]
    assert table.row(B) == ". 8YC 2OFPR"
    assert table.row(C) == "10- 2PRYC 5YC"
    assert changes(table) == [0, -1, 1, 0]
    assert table.s.bands[C].known[0] == ALL, "everybody has seen it"


@pytest.mark.clause("KB-39", "KB-40", "KB-41", "KB-42", "KB-43")
def test_white_wins_with_its_own_barbarian_and_gets_its_star_back() -> None:
    table = four("3OFYC 4BT 5OF", "9OF 8YC 2OFPR", "8OF 2PRYC 5YC", "6PR 5BT 4YC").fight(Card.BOSS, Card.BOSS)
    assert table.pile(B) == ["8OF"]
    assert table.row(B) == "9OF- 8YC 2OFPR"
    assert changes(table) == [-1, 1, 0, 0]


@pytest.mark.clause("KB-40", "KB-41", "KB-42", "KB-43")
def test_all_selected_are_clobbered_or_tired_and_each_star_finds_its_owner() -> None:
    table = four(
        "1OFPRBT 9OF 5OF",
        "6YC 8YC 2OFPR",
        "4OF 10 5YC",
        "6PR 7YC 4YC",
        A=[*HAND[:4], Card.FOX],
        B=[*HAND[:4], Card.CLAW],
    )
    table.fight(Card.FOX, Card.CLAW)
    assert table.told(Note.TOTALS) == [(-1, 15, 15)]
    table = four(
        "1OFPRBT 9OF 5OF",
        "6YC 1OFYCBT 2OFPR",
        "4OF 10 5YC",
        "6PR 5BT 4YC",
        A=[*HAND[:4], Card.FOX],
        B=[*HAND[:4], Card.CLAW],
    )
    table.fight(Card.FOX, Card.CLAW)
    assert table.told(Note.TOTALS) == [(-1, 15, 11)]
    assert table.pile(A) == ["1OFYCBT", "4YC", "6YC"]
    assert (table.row(A), table.row(C)) == ("1OFPRBT- 9OF- 5OF-", "4OF- 10 5YC")
    assert (table.row(B), table.row(D)) == (". . 2OFPR", "6PR 5BT .")
    assert changes(table) == [-4 + 3 + 3, -3, 1, 0]


@pytest.mark.clause("KB-44", "KB-A20")
def test_t16_a_star_on_a_winner_of_a_free_band_goes_to_the_box() -> None:
    table = arranged(seats=3, A=HAND, B=HAND)
    table.bands("3OFYC 4BT 5OF", "7OF 8YC 2OFPR", "6PR 5BT 4YC", "10 2PRYC 5YC").grouped(A, 3, B, C).fight(
        Card.BOSS, Card.BOSS
    )
    assert changes(table) == [-1 + 1, -1, 0]
    assert table.s.spent == 1
    assert table.row(3) == "10- 2PRYC 5YC"


# ---------------------------------------------------------------- draw


@pytest.mark.clause("KB-45", "KB-46")
def test_in_a_draw_both_are_clobbered_and_each_holder_takes_the_others() -> None:
    table = four("8OF 4BT 5OF", "7OF 8YC 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC").fight(Card.BOSS, Card.BOSS)
    assert table.told(Note.DRAW) == [(-1,)]
    assert (table.pile(A), table.pile(B)) == (["8YC"], ["8OF"])
    assert (table.row(A), table.row(B)) == (". 4BT 5OF", "7OF . 2OFPR")
    assert changes(table) == [0, 0, 0, 0]


@pytest.mark.clause("KB-47")
def test_in_a_draw_a_partners_star_goes_home_though_its_barbarian_is_taken() -> None:
    table = four("3OFYC 4BT 5OF", "7OF 8YC 2OFPR", "8OF 2PRYC 5YC", "6PR 5BT 4YC").fight(Card.BOSS, Card.BOSS)
    assert (table.pile(A), table.pile(B)) == (["8YC"], ["8OF"])
    assert changes(table) == [-1 + 1, -1, 1, 0]


@pytest.mark.clause("KB-47", "KB-44")
def test_in_a_draw_the_star_of_a_free_band_goes_to_the_box() -> None:
    table = Table(2).mustered().hands(A=HAND, B=HAND)
    table.bands("3OFYC 4BT 5OF", "7OF 8YC 2OFPR", "8OF 2PRYC 5YC", "6PR 5BT 4YC").grouped(A, 2, B, 3).fight(
        Card.BOSS, Card.BOSS
    )
    assert (table.pile(A), table.pile(B)) == (["8YC"], ["8OF"])
    assert changes(table) == [0, -1]
    assert table.s.spent == 1


# ---------------------------------------------------------------- nobody selected


@pytest.mark.clause("KB-A2", "KB-S9")
def test_who_selects_nobody_loses_but_nobody_is_clobbered() -> None:
    table = four("3OFYC 4BT 5OF", "7OF 8YC 2OFPR", "8OF 2PRYC 5YC", "6PR 5BT 4YC", A=[*HAND[:4], Card.RAVEN])
    table.bands("3OFYC 4BT 5OF", "7OF 8YC 2OFPR", "8OF 9YC 5YC", "6PR 5BT 4YC").fight(Card.RAVEN, Card.BOSS)
    assert table.told(Note.TOTALS) == [(-1, 0, 8)]
    assert table.told(Note.WINS) == [(-1, B)]
    assert table.pile(A) == table.pile(B) == []
    assert table.row(B) == "7OF 8YC- 2OFPR"
    assert changes(table) == [0, 0, 0, 0]


@pytest.mark.clause("KB-A2")
def test_nobody_against_nobody_and_nothing_happens() -> None:
    table = four(
        "3OFYC 4BT 5OF",
        "7OF 8YC 6OF",
        "8OF 9YC 5YC",
        "5BT 7BT 4YC",
        A=[*HAND[:4], Card.RAVEN],
        B=[*HAND[:4], Card.RAVEN],
    )
    rows = [table.row(band) for band in range(4)]
    table.fight(Card.RAVEN, Card.RAVEN)
    assert table.told(Note.NOTHING_HAPPENS) == [(-1,)]
    assert table.told(Note.DRAW) == []
    assert [table.row(band) for band in range(4)] == rows
    assert changes(table) == [0, 0, 0, 0]


# ---------------------------------------------------------------- playing the card you rejected


def declined(card: int, **hands: Sequence[int]) -> Table:
    """B, White, has rejected this card of D's."""
    table = Table(4).mustered().hands(**hands)
    table.bands("10 4BT 5OF", "7OF 8YC 2OFPR", "9OF 2PRYC 5YC", "6PR 5BT 4YC").grouped(A, C, B, D)
    return table.play(C, Verb.PASS).play(D, Verb.OFFER.of(card)).play(B, Verb.DECLINE)


@pytest.mark.clause("KB-29", "KB-A8")
def test_t15_playing_what_you_rejected_costs_a_star_before_anybody_is_selected() -> None:
    table = declined(
        Card.BOSS,
        B=HAND,
        D=[Card.BOSS, Card.FOX, Card.FOX, Card.TALON, Card.TALON],
        A=[Card.BOSS, Card.SNEAKY, Card.UNDERDOGS, Card.SWAP, Card.FLEE],
    )
    table.bands("10 4BT 10", "7OF 8YC 2OFPR", "9OF 2PRYC 5YC", "6PR 5BT 4YC").fight(Card.BOSS, Card.BOSS)
    assert table.supplies == [15, 14, 15, 16], "Black still has to choose between two tens"
    assert table.told(Note.REGRETS) == [(-1, B, D, Card.BOSS)]


@pytest.mark.clause("KB-29", "KB-A8")
def test_another_card_costs_nothing_even_of_another_clan() -> None:
    table = declined(Card.FOX, B=[*HAND[:4], Card.TALON], D=[Card.BOSS, Card.FOX, Card.FOX, Card.CLAW, Card.RAVEN])
    table.play(A, min(table.legal(A))).play(B, Verb.LAY.of(Card.TALON))
    assert table.told(Note.REGRETS) == []


@pytest.mark.clause("KB-A9")
def test_a_card_brought_in_by_a_swap_counts_as_played() -> None:
    table = declined(
        Card.BOSS,
        B=[Card.BOSS, Card.SWAP, Card.FOX, Card.FOX, Card.TALON],
        D=[Card.BOSS, Card.SNEAKY, Card.CLAW, Card.RAVEN, Card.FOX],
        A=[*HAND[1:], Card.FLEE],
    )
    table.fight(Card.SNEAKY, Card.SWAP)
    assert table.told(Note.REGRETS) == []
    table.play(B, Verb.LAY.of(Card.BOSS))
    assert table.told(Note.REGRETS) == [(-1, B, D, Card.BOSS)]


@pytest.mark.clause("KB-A9")
def test_swap_and_play_itself_counts_as_played() -> None:
    table = declined(
        Card.SWAP,
        B=[Card.BOSS, Card.SWAP, Card.FOX, Card.FOX, Card.TALON],
        D=[Card.SWAP, Card.SNEAKY, Card.CLAW, Card.RAVEN, Card.FOX],
        A=[*HAND[1:], Card.FLEE],
    )
    table.fight(Card.SNEAKY, Card.SWAP)
    assert table.told(Note.REGRETS) == [(-1, B, D, Card.SWAP)]
    table.play(B, Verb.LAY.of(Card.BOSS))
    assert len(table.told(Note.REGRETS)) == 1


@pytest.mark.clause("KB-A9")
def test_a_card_merely_copied_does_not_count() -> None:
    table = declined(
        Card.BOSS,
        B=[Card.MIRROR, Card.SWAP, Card.FOX, Card.FOX, Card.TALON],
        D=[Card.BOSS, Card.SNEAKY, Card.CLAW, Card.RAVEN, Card.FOX],
        A=[*HAND[:4], Card.FLEE],
    )
    table.fight(Card.BOSS, Card.MIRROR)
    assert table.told(Note.MIRRORED) == [(-1, B, Card.BOSS, Card.BOSS)]
    assert table.told(Note.REGRETS) == []


# ---------------------------------------------------------------- afterwards


@pytest.mark.clause("KB-48")
def test_used_cards_are_discarded_also_one_that_came_from_a_partner() -> None:
    table = Table(4).mustered().hands(A=HAND, B=HAND, C=[Card.UNDERDOGS, Card.FOX, Card.FOX, Card.TALON, Card.TALON])
    table.bands("10 4BT 5OF", "7OF 8YC 2OFPR", "9OF 2PRYC 5YC", "6PR 5BT 4YC").grouped(A, C, B, D)
    table.play(C, Verb.OFFER.of(Card.UNDERDOGS)).play(D, Verb.PASS).play(A, Verb.ACCEPT).play(
        A, Verb.LAY.of(Card.UNDERDOGS)
    ).play(B, Verb.LAY.of(Card.BOSS))
    assert table.s.phase == Phase.EXCHANGING
    assert (table.s.discards[Card.UNDERDOGS], table.s.discards[Card.BOSS], sum(table.s.discards)) == (1, 1, 2)
    assert table.s.played == [NONE, NONE]


def few_left(cards: int) -> Table:
    """Only so many cards are left in the deck, the rest being discarded, when Black A with C fights White B with D."""
    table = four("10 4BT 5OF", "7OF 8YC 2OFPR", "9OF 2PRYC 5YC", "6PR 5BT 4YC")
    deck = table.s.actions
    for i in range(cards, deck.n):
        table.s.discards[deck.card[i]] += 1
    deck.card[cards:] = [0] * (44 - cards)
    deck.n = cards
    return table


@pytest.mark.clause("KB-49")
def test_the_deck_is_renewed_the_moment_it_runs_out() -> None:
    table = few_left(2)
    discards = sum(table.s.discards)
    table.fight(Card.BOSS, Card.BERZERK)
    assert table.told(Note.RESHUFFLED) == [(-1, discards + 2)], "the two used cards are among them"
    assert (table.s.actions.n, sum(table.s.discards)) == (discards + 2, 0), "though nobody wants a card now"
    assert sum(table.s.actions.shuffled) == discards + 2
    assert all(sum(table.s.seats[seat].drew) == 0 for seat in range(4)), "what was drawn was of the old deck"


@pytest.mark.clause("KB-49")
def test_a_deck_with_a_card_left_is_not_renewed() -> None:
    table = few_left(3)
    discards = sum(table.s.discards)
    table.fight(Card.BOSS, Card.BERZERK)
    assert table.told(Note.RESHUFFLED) == []
    assert (table.s.actions.n, sum(table.s.discards)) == (1, discards + 2)


@pytest.mark.clause("KB-49", "KB-50")
def test_a_deck_that_runs_out_in_the_middle_of_step_5_serves_the_rest() -> None:
    table = few_left(1)
    discards = sum(table.s.discards)
    table.fight(Card.BOSS, Card.BERZERK)
    assert table.told(Note.RESHUFFLED) == [(-1, discards + 2)]
    assert table.s.actions.n == discards + 1
    assert [len(table.hand(seat)) for seat in range(4)] == [5] * 4


@pytest.mark.clause("KB-49", "KB-50", "KB-A18")
def test_a_deck_that_ran_out_without_discards_is_renewed_by_the_next_ones() -> None:
    table = (
        Table(5, game="basic", hand=4)
        .mustered()
        .hands(
            A=[Card.BOSS, Card.SNEAKY, Card.BERZERK, Card.SECOND_BEST], B=[Card.BOSS, Card.SNEAKY, Card.FOX, Card.CLAW]
        )
    )
    table.bands("10 4BT 5OF", "7OF 8YC 2OFPR", "9OF 2PRYC 5YC", "6PR 5BT 4YC").grouped(A, C, B, D)
    assert table.s.actions.n == 0
    table.fight(Card.BOSS, Card.SNEAKY)
    assert table.told(Note.RESHUFFLED) == [(-1, 2)]
    assert sum(table.s.discards) == table.s.actions.n == 0, "and has run out again"
    assert sum(table.s.actions.shuffled) == 0
    assert [len(table.hand(seat)) for seat in range(5)] == [4] * 5


@pytest.mark.clause("KB-A13")
def test_stars_won_can_be_spent() -> None:
    table = (
        four("10 4BT 5OF", "7OF 8YC 2OFPR", "9OF 2PRYC 5YC", "6PR 5BT 4YC")
        .stars(2, 20, 19, 19)
        .fight(Card.BOSS, Card.BOSS)
    )
    assert table.supplies == [3, 19, 19, 19], "B's Star lies in the supply, not on the score pile"
    assert table.pile(A) == ["8YC"]
