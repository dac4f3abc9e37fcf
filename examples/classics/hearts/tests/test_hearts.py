"""Hearts, clause by clause; then what points add up to, and the worlds that a player can imagine."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from classics.hearts import GAME
from classics.hearts.state import ALL, CARDS, HEARTS, SEATS, SIZE, Card, Phase, Verb
from classics.hearts.tell import RANKS
from rulewright.kernel import Fate
from rulewright.testing import Table

NAMES = {suit + rank: SIZE * i + k for i, suit in enumerate("CDSH") for k, rank in enumerate(RANKS)}


def cards(names: str) -> int:
    """A set of cards from their names, such as "C2 SQ"."""
    return sum(1 << NAMES[name] for name in names.split())


def dealt(*hands: str, dice: tuple[int, ...] = (), **options: int | str) -> Table:
    """A table with these cards in the hands; the others are dealt from the two of clubs on."""
    left = [card for card in range(CARDS) if not any(cards(hand) >> card & 1 for hand in hands)]
    whole = []
    for hand in (*hands, "", "", "", "")[:SEATS]:
        held = [NAMES[name] for name in hand.split()]
        rest = SIZE - len(held)
        whole.append(held + left[:rest])
        left = left[rest:]
    order = [whole[k % SEATS][k // SEATS] for k in range(CARDS)]
    return Table(GAME, None, Fate(dice=dice, cards=order), **options)


def position(*hands: str, mover: int = 0, **options: int | str) -> Table:
    """The last tricks of a hand: the other cards have been played, by whomever, and cost nothing."""
    table = dealt(dice=(), **options)
    s, gone = table.s, ALL
    s.phase, s.way = Phase.PLAYING, 0
    for i, hand in enumerate(hands):
        s.seats[i].hand, s.cards[i], s.lacks[i] = cards(hand), len(hand.split()), 0
        gone &= ~cards(hand)
    s.trick, s.mover = SIZE - s.cards[0], mover
    for i in range(SEATS):
        mine = [card for card in range(CARDS) if gone >> card & 1][: s.trick]
        s.played[i] = sum(1 << card for card in mine)
        gone &= ~s.played[i]
    return table


def play(table: Table, *names: str) -> Table:
    for name in names:
        table.play(table.s.mover, "play", card=NAMES[name])
    return table


def may(table: Table) -> int:
    """The cards that the player whose turn it is may play."""
    return sum(1 << Verb.PLAY.argument(move) for move in table.legal(table.s.mover))


def refused(table: Table, name: str) -> str:
    return table.refused(table.s.mover, "play", card=NAMES[name])


@pytest.mark.clause("HT-1")
def test_everybody_is_dealt_thirteen_cards_that_only_they_see() -> None:
    table = dealt("SA SK SQ")
    assert [*table.s.cards] == [SIZE] * SEATS
    assert sum(me.hand for me in table.s.seats) == ALL
    assert table.s.seats[0].hand & cards("SA SK SQ") == cards("SA SK SQ")
    for seat in range(-1, SEATS):
        assert [bool(me.hand) for me in table.view(seat).seats] == [i == seat for i in range(SEATS)]
    assert table.said(0)[0].endswith("♠Q ♠K ♠A.")
    assert [GAME.options[0].low, GAME.seats] == [1, (4, 4)]


@pytest.mark.clause("HT-2")
def test_cards_are_passed_left_across_right_and_not_at_all() -> None:
    for hand, way in enumerate((1, 2, 3, 0, 1)):
        table = dealt(hands=6)
        table.s.hand = hand
        table.s.fate = Fate(cards=range(CARDS))
        GAME.rules.setup(table.s, table.box)
        assert table.s.way == way
        assert table.waiting == ([*range(SEATS)] if way else [0])
    assert dealt(passing="none").s.way == 0
    assert [dealt(passing="drawn", dice=(n,)).s.way for n in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert dealt().said(-1) == ["Everybody passes three cards to the left."]


@pytest.mark.clause("HT-3")
def test_three_cards_go_to_the_left_at_the_same_time() -> None:
    mine = ("C2 C3 C4", "D2 D3 D4", "S2 S3 S4", "H2 H3 H4")
    table = dealt(*mine)
    assert refused(table, "C2") == "HT-3"
    for i in (2, 0, 3):
        for name in mine[i].split():
            table.play(i, "pass", card=NAMES[name])
    assert table.waits(1)
    assert table.refused(0, "pass", card=NAMES["C5"]) == "HT-3"
    assert table.view(0).passed == [cards("C2 C3 C4"), 0, 0, 0], "nobody sees others before everybody has chosen"
    table.play(1, "pass", card=NAMES["D2"]).play(1, "pass", card=NAMES["D3"])
    assert table.refused(1, "pass", card=NAMES["D2"]) == "HT-3"
    table.play(1, "pass", card=NAMES["D4"])
    for i in range(SEATS):
        received = cards(mine[i - 1])
        assert received == table.s.seats[i].hand & received
        assert table.s.cards[i] == SIZE
        assert [bool(seen) for seen in table.view(i).passed] == [k in (i, (i - 1) % SEATS) for k in range(SEATS)]
    assert table.said(2)[-1] == "You are passed ♦2 ♦3 ♦4 by B."
    assert table.waits(1), "the two of clubs was passed"


@pytest.mark.clause("HT-4", "HT-5")
def test_the_two_of_clubs_leads_and_play_goes_round() -> None:
    table = dealt("", "", "C2 C9", passing="none")
    assert table.waits(2)
    assert may(table) == cards("C2")
    assert refused(table, "C9") == "HT-5"
    assert table.refused(3, "play", card=3) == "HT-4"
    assert refused(table, "DA") == "HT-4", "not in hand"
    assert play(table, "C2").waits(3)
    assert table.said(-1)[-1] == "C plays ♣2."


@pytest.mark.clause("HT-5")
def test_any_club_may_lead_if_that_was_agreed() -> None:
    table = dealt("", "", "C2 C9 DA", passing="none", any_club="yes")
    assert may(table) & cards("C2 C9 DA") == cards("C2 C9")
    assert refused(table, "DA") == "HT-5"
    play(table, "C9")
    assert all(table.world(3, seed).seats[2].hand >> Card.TWO_OF_CLUBS & 1 for seed in range(10))


@pytest.mark.clause("HT-6")
def test_you_follow_suit_if_you_can() -> None:
    table = play(position("C5 D2", "C7 HA", "DA S2", "S9 H4"), "C5")
    assert may(table) == cards("C7")
    assert refused(table, "HA") == "HT-6"
    assert may(play(table, "C7")) == cards("DA S2")


@pytest.mark.clause("HT-7")
def test_the_first_trick_has_no_points() -> None:
    clubs, seven = "C2 C3 C4 C5 C6 C7 C8 C9 C10 CJ CQ CK CA", "H2 H3 H4 H5 H6 SQ"
    table = play(dealt(clubs, f"{seven} D2 D3", passing="none"), "C2")
    assert may(table) & cards(f"{seven} D2 D3") == cards("D2 D3")
    assert refused(table, "SQ") == "HT-7"
    assert may(play(dealt(clubs, f"{seven} D2", passing="none", clean="no"), "C2")) >> Card.QUEEN_OF_SPADES & 1
    table = play(dealt(clubs, "H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HQ HK SQ", passing="none"), "C2")
    assert may(table) == cards("H2 H3 H4 H5 H6 H7 H8 H9 H10 HJ HQ HK SQ"), "nothing else"


@pytest.mark.clause("HT-8")
def test_hearts_are_led_once_they_are_broken() -> None:
    hands = ("H5 D2", "S2 H7", "D9 D10", "C9 S3")
    table = position(*hands)
    assert may(table) == cards("D2")
    assert refused(table, "H5") == "HT-8"
    play(table, "D2", "H7")
    assert table.said(-1)[-1] == "Hearts are broken."
    assert may(position(*hands, breaking="no")) == cards("H5 D2")
    assert may(position("H5 H6", *hands[1:])) == cards("H5 H6"), "nothing else"


@pytest.mark.clause("HT-8")
def test_the_queen_of_spades_and_hearts() -> None:
    hands = ("D2 C2", "SQ H7", "D9 D10", "C9 S3")
    assert play(position(*hands), "D2", "SQ").s.broken == 1
    assert play(position(*hands, queen_breaks="no"), "D2", "SQ").s.broken == 0
    hands = ("SQ H5", "S2 H7", "D9 D10", "C9 S3")
    assert may(position(*hands)) == cards("SQ")
    assert may(position(*hands, spare_queen="yes")) == cards("SQ H5")
    assert may(position("SQ H5 C2", "S2 H7 C3", "D9 D10 D2", "C9 S3 S4", spare_queen="yes")) == cards("SQ C2")


@pytest.mark.clause("HT-9", "HT-10")
def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    table = play(position("D5 C2", "DJ H7", "SA H8", "D10 SQ"), "D5", "DJ", "SA", "D10")
    assert table.waits(1)
    assert table.said(-1)[-1] == "B takes the trick."
    assert [me.laid for me in table.s.seats] == [NAMES[n] for n in ("D5", "DJ", "SA", "D10")], "it stays on the table"
    play(table, "H7", "H8", "SQ")
    assert table.s.seats[0].laid == -1
    play(table, "C2")
    assert [me.points for me in table.s.seats] == [0, 0, 15, 0]
    assert table.scores == [0, 0, -15, 0]


@pytest.mark.clause("HT-11")
def test_the_jack_of_diamonds_takes_ten_points_off() -> None:
    hands = ("DA", "DJ", "H7", "H8")
    assert play(position(*hands), "DA", "DJ", "H7", "H8").scores == [-2, 0, 0, 0]
    table = play(position(*hands, jack="yes"), "DA", "DJ", "H7", "H8")
    assert table.scores == [8, 0, 0, 0]
    assert "A takes the trick with −8 points." in table.said(-1)


def shot(taker: int, **options: int | str) -> Table:
    """The last trick of a hand in which the first player has taken all other points; `taker` took the jack of diamonds."""
    table = position("HA", "H3", "D4", "C5", mover=0, **options)
    table.s.seats[0].points, table.s.seats[0].tricks = 24, 10
    table.s.seats[3].tricks = 2
    if table.box.jack:
        table.s.jack = taker
        table.s.seats[taker].points -= 10
    return play(table, "HA", "H3", "D4", "C5")


@pytest.mark.clause("HT-12")
def test_all_points_shoot_the_moon() -> None:
    table = shot(0)
    assert table.scores == [0, -26, -26, -26]
    assert "A has shot the moon: 26 points for everybody else." in table.said(-1)
    assert shot(0, jack="yes").scores == [10, -26, -26, -26]
    assert shot(3, jack="yes").scores == [0, -26, -26, -16]


@pytest.mark.clause("HT-12")
def test_sixteen_points_and_the_jack_of_somebody_else_are_no_moon() -> None:
    table = position("HA", "H3", "D4", "C5", jack="yes")
    table.s.seats[0].points, table.s.seats[1].points, table.s.jack = 14, 0, 1
    assert play(table, "HA", "H3", "D4", "C5").scores == [-16, 0, 0, 0]


@pytest.mark.clause("HT-13")
def test_no_trick_takes_five_points_off() -> None:
    table = position("HA", "H3", "D4", "C5", no_trick="yes")
    table.s.seats[1].tricks = 12
    assert play(table, "HA", "H3", "D4", "C5").scores == [-2, 0, 5, 5]
    assert shot(0, no_trick="yes").scores == [0, -26, -26, -26], "not if somebody shoots the moon"


@pytest.mark.clause("HT-14", "HT-15")
def test_the_fewest_points_win_after_all_hands() -> None:
    table = position("HA", "H3", "D4", "C5")
    play(table, "HA", "H3", "D4", "C5")
    assert table.ending == "hands played"
    assert table.places == [4, 1, 1, 1]
    assert table.refused(0, "play", card=0) == "HT-15"
    table = position("HA", "H3", "D4", "C5", hands=2)
    table.s.fate = Fate(cards=range(CARDS))
    play(table, "HA", "H3", "D4", "C5")
    assert table.ending == ""
    assert [table.s.way, table.s.phase, table.s.total[0]] == [2, Phase.PASSING, 2]
    assert table.s.lacks == [0] * SEATS


# ---------------------------------------------------------------- what is known


def begun(seed: int, **options: int | str) -> tuple[Any, Any, Random]:
    box, s, random = GAME.make_box(options), GAME.state(), Random(seed)
    s.rng[:] = [seed, 2 * seed + 1]
    GAME.rules.setup(s, box)
    return s, box, random


def step(s: Any, box: Any, random: Random) -> None:
    seat = random.choice([i for i in range(SEATS) if GAME.rules.waiting(s) >> i & 1])
    GAME.rules.apply(s, box, seat, random.choice(GAME.legal(s, box, seat)))


def test_points_of_a_hand_are_26_or_everybody_elses_26() -> None:
    """And a trick has no points that nobody took: hearts and the queen are in it or still in a hand."""
    for seed in range(30):
        s, box, random = begun(seed, jack=("no", "yes")[seed % 2])
        while not s.end:
            step(s, box, random)
            left = sum(me.hand for me in s.seats) + (sum(s.passed) if s.phase == Phase.PASSING else 0)
            table = sum(1 << me.laid for me in s.seats if s.lain and me.laid >= 0)
            open_points = ((left | table) & HEARTS).bit_count() + 13 * ((left | table) >> Card.QUEEN_OF_SPADES & 1)
            taken = sum(me.points for me in s.seats) + 10 * (s.jack >= 0)
            assert s.end or taken + open_points == 26
        assert taken in (26, 3 * 26)
        assert (s.jack >= 0) == (seed % 2)


def test_imagined_worlds_agree_with_what_was_played() -> None:
    """Nobody has a card of a suit that they did not follow; passed cards are where they were passed to."""
    voids = 0
    for seed in range(12):
        s, box, random = begun(seed + 100)
        void: list[int] = [0] * SEATS
        while not s.end:
            seat, before = s.mover, s.clone()
            step(s, box, random)
            if before.phase == Phase.PLAYING and before.lain:
                led = before.seats[(before.mover - before.lain) % SEATS].laid // SIZE
                if s.seats[seat].laid // SIZE != led:
                    void[seat] |= HEARTS >> (3 - led) * SIZE
            if random.random() < 0.2:
                eye = random.randrange(SEATS)
                world = GAME.redeal(GAME.view(s, box, eye), box, eye, [seed + 1, s.trick + 1])
                for i, me in enumerate(world.seats):
                    assert me.hand & void[i] == 0
                    voids += bool(void[i])
                if s.phase == Phase.PLAYING:
                    to = world.seats[(eye + 1) % SEATS]
                    assert s.passed[eye] & ~(to.hand | world.played[(eye + 1) % SEATS]) == 0
                    assert world.passed[(eye - 1) % SEATS] == s.passed[(eye - 1) % SEATS]
    assert voids > 100


def test_all_worlds_are_equally_likely() -> None:
    """Six unknown cards in three hands; the second player has no hearts, as everybody knows."""
    table = position("C5 D2", "C7 CA", "H5 S2", "S9 H4", mover=0)
    table.s.lacks[1] = HEARTS
    unknown = [NAMES[name] for name in ("C7", "CA", "H5", "S2", "S9", "H4")]
    worlds = [
        (two, other)
        for two in combinations(unknown, 2)
        if not any(HEARTS >> card & 1 for card in two)
        for other in combinations([card for card in unknown if card not in two], 2)
    ]
    assert len(worlds) == 36
    seen: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for seed in range(1800):
        world = table.world(0, seed)
        hands = [tuple(card for card in unknown if me.hand >> card & 1) for me in world.seats]
        seen[hands[1], hands[2]] += 1
    assert set(seen) == set(worlds)
    assert 25 <= min(seen.values()) <= max(seen.values()) <= 80, "50 each, give or take"
