"""Gin rummy, clause by clause; then deadwood against a search of its own."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from classics.gin_rummy import GAME
from classics.gin_rummy.melds import deadwood
from classics.gin_rummy.state import CARDS, MELDS, RANKS, SUITS, TAKES, Phase, Verb
from rulewright.kernel import Fate
from rulewright.testing import Table

NAMES = {
    suit + rank: RANKS * i + k
    for i, suit in enumerate("SCDH")
    for k, rank in enumerate(("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"))
}


def cards(names: str) -> int:
    """A set of cards from their names, such as "SA H10"."""
    return sum(1 << NAMES[name] for name in names.split())


def members(held: int) -> list[int]:
    return [card for card in range(CARDS) if held >> card & 1]


def dealt(mine: str, theirs: str = "", up: str = "", **options: int | str) -> Table:
    """A table with these cards in the hands and this upcard; what is missing is dealt from the king of hearts down."""
    named = [[NAMES[name] for name in part.split()] for part in (mine, theirs, up)]
    left = [card for card in range(CARDS) if not any(card in part for part in named)]
    size = int(options.get("hand", 10))
    for part, n in zip(named, (size, size, 1), strict=True):
        while len(part) < n:
            part.append(left.pop())
    return Table(GAME, None, Fate(cards=[card for part in named for card in part]), **options)


def knocked(mine: str, theirs: str, drop: str, **options: int | str) -> Table:
    """The first player has these eleven cards, knocks and discards one of them."""
    *hand, last = mine.split()
    table = dealt(" ".join(hand), theirs, last, **options).play(0, "take").play(0, "knock")
    return table.play(0, "discard", card=NAMES[drop])


def lay(table: Table, seat: int, *melds: str) -> Table:
    for names in melds:
        table.play(seat, "meld", meld=MELDS.index(cards(names)))
    return table


def moves(table: Table, verb: int) -> list[int]:
    """The arguments of the legal moves of a verb."""
    found = [Verb.at(move) for move in table.legal(table.s.mover)]
    legal = sorted(table.legal(table.s.mover))
    return [move - int(verb) for move in legal if Verb.at(move) == verb] if verb in found else []


SIXES = "S6 C6 D6 H10 HJ HQ C2 C3 C4 SA SK"
"""Three melds, an ace and a king."""
BAD = "S2 S4 S8 C8 C10 CQ D2 D4 DJ H7"


@pytest.mark.clause("GR-1")
def test_ten_cards_each_that_only_their_owner_sees_and_one_upcard() -> None:
    table = dealt(SIXES.removesuffix(" SK"), BAD, "SK")
    assert [*table.s.cards] == [10, 10]
    assert table.s.left == 31 == table.s.stock.bit_count()
    assert table.s.upcard == NAMES["SK"]
    for seat in (-1, 0, 1):
        assert [bool(me.hand) for me in table.view(seat).seats] == [seat == 0, seat == 1]
        assert table.view(seat).stock == 0
    assert table.said(1)[0] == "You are dealt ♠2 ♠4 ♠8 ♣8 ♣10 ♣Q ♦2 ♦4 ♦J ♥7."
    assert [deadwood(table.s, cards(name), 0) for name in ("SA", "C9", "D10", "HJ", "HK")] == [1, 9, 10, 10, 10]
    assert [*dealt("", hand=5).s.cards] == [5, 5]


@pytest.mark.clause("GR-2")
def test_melds_are_three_of_a_rank_or_in_a_row() -> None:
    table = dealt("")
    worth = {"SA CA DA": 0, "SA CA": 2, "SA S2 S3": 0, "SQ SK SA": 21, "S5 S6 D7": 18, "S2 S3 S4 S5 S6 S7": 0}
    assert {hand: deadwood(table.s, cards(hand), 0) for hand in worth} == worth
    assert deadwood(table.s, cards("S6 S7 S8 C6 C7 C8 D8"), 0) == 8, "two runs, and not the eights"
    assert deadwood(table.s, cards("S2 S3 S9"), 1) == 5, "the nine may be discarded"
    assert deadwood(table.s, cards("SQ CQ DQ SK CK DK"), 1) == 20, "one must be discarded"
    assert len(MELDS) == len(set(MELDS)) == 65 + 44 + 40 + 36
    table = lay(knocked(SIXES, BAD, "SK"), 0, "S6 C6 D6", "H10 HJ HQ", "C2 C3 C4").play(0, "pass").play(1, "pass")
    assert table.refused(1, "meld", meld=MELDS.index(cards("S2 C2 D2"))) == "GR-2"


@pytest.mark.clause("GR-3")
def test_the_first_upcard_may_be_left_twice() -> None:
    table = dealt(SIXES.removesuffix(" SK"), BAD, "SK")
    assert table.refused(0, "draw") == "GR-3"
    table.play(0, "pass")
    assert table.waits(1)
    assert table.said(-1)[-1] == "A leaves the upcard."
    table.play(1, "pass")
    assert table.legal(0) == {int(Verb.DRAW)}
    assert table.refused(0, "take") == "GR-3"
    table.play(0, "draw", (), [NAMES["D9"]])
    assert table.s.discards == cards("SK")
    assert table.view(0).seats[0].hand >> NAMES["D9"] & 1
    assert table.said(1)[-1] == "A draws from the stock."
    assert dealt("", "", "SK").play(0, "pass").play(1, "take").s.seats[1].known == cards("SK")


@pytest.mark.clause("GR-4", "GR-5")
def test_a_turn_is_to_take_or_draw_and_to_discard() -> None:
    table = dealt(SIXES.removesuffix(" SK"), BAD, "SK").play(0, "take")
    assert table.refused(1, "draw") == "GR-4"
    assert table.refused(0, "draw") == "GR-5"
    assert table.refused(0, "discard", card=NAMES["S2"]) == "GR-5"
    assert table.s.seats[0].known == cards("SK")
    table.play(0, "discard", card=NAMES["HQ"])
    assert table.waits(1)
    assert table.s.upcard == NAMES["HQ"]
    assert table.refused(1, "discard", card=NAMES["S2"]) == "GR-4"
    assert table.refused(1, "pass") == "GR-4"
    table.play(1, "take").play(1, "discard", card=NAMES["HQ"]).play(0, "draw", (), [NAMES["D9"]])
    assert table.s.discards == cards("HQ")
    for seed in range(20):
        assert table.world(1, seed).seats[0].hand & cards("SK") == cards("SK"), "everybody saw the king being taken"


@pytest.mark.clause("GR-6")
def test_you_knock_with_at_most_ten() -> None:
    table = dealt("S6 C6 D6 H10 HJ HQ C2 C3 C4 D9", BAD, "SK").play(0, "take")
    assert table.refused(0, "knock") == ""
    assert table.refused(0, "pass") == "GR-5"
    table = dealt("S6 C6 D6 H10 HJ HQ SA C3 C4 D9", BAD, "SK").play(0, "take")
    assert table.refused(0, "knock") == "GR-6"
    table = dealt("S6 C6 D6 H10 HJ HQ C2 C3 C4 D9", BAD, "SK", knock=8).play(0, "take")
    assert table.refused(0, "knock") == "GR-6"
    table = dealt(SIXES.removesuffix(" SK"), BAD, "SK").play(0, "take").play(0, "knock")
    assert table.view(1).seats[0].known == cards(SIXES)


@pytest.mark.clause("GR-7")
def test_the_knocker_discards_and_lays_out_melds() -> None:
    table = dealt(SIXES.removesuffix(" SK"), BAD, "SK").play(0, "take").play(0, "knock")
    assert moves(table, Verb.DISCARD) == members(cards("SA SK"))
    assert table.refused(0, "discard", card=NAMES["S6"]) == "GR-7"
    table.play(0, "discard", card=NAMES["SK"])
    assert table.refused(0, "pass") == "GR-7"
    assert [MELDS[meld] for meld in moves(table, Verb.MELD)] == [
        cards("S6 C6 D6"), cards("C2 C3 C4"), cards("H10 HJ HQ")
    ]  # fmt: skip
    lay(table, 0, "S6 C6 D6", "C2 C3 C4")
    assert table.said(-1)[-1] == "A lays out ♣2 ♣3 ♣4."
    assert lay(table, 0, "H10 HJ HQ").play(0, "pass").waits(1)


@pytest.mark.clause("GR-7")
def test_melds_that_spoil_the_knock_are_not_laid_out() -> None:
    table = knocked("S6 S7 S8 C6 C7 C8 D8 SA CA DA SK", "", "SK")
    assert table.refused(0, "meld", meld=MELDS.index(cards("S8 C8 D8"))) == "GR-7"
    assert lay(table, 0, "S6 S7 S8").refused(0, "meld", meld=MELDS.index(cards("C6 C7 C8"))) == ""


@pytest.mark.clause("GR-8")
def test_in_oklahoma_the_upcard_says_with_how_much_to_knock() -> None:
    found = {up: dealt("", "", up, oklahoma="yes").s.knock for up in ("SA", "S7", "S10", "SK")}
    assert found == {"SA": 0, "S7": 7, "S10": 10, "SK": 10}


@pytest.mark.clause("GR-9")
def test_cards_are_laid_off_on_the_knockers_melds() -> None:
    theirs = "H6 HK HA H9 H8 C5 C7 S2 D2 DJ"
    table = lay(knocked(SIXES, theirs, "SK"), 0, "S6 C6 D6", "H10 HJ HQ", "C2 C3 C4").play(0, "pass")
    assert moves(table, Verb.ADD) == members(cards("C5 H6 H9 HK"))
    assert table.refused(1, "add", card=NAMES["H8"]) == "GR-9"
    table.play(1, "add", card=NAMES["H9"])
    assert table.said(-1)[-1] == "B lays off ♥9."
    assert NAMES["H8"] in moves(table, Verb.ADD), "the run is longer now"
    assert NAMES["HA"] not in moves(table.play(1, "add", card=NAMES["HK"]), Verb.ADD)
    assert table.play(1, "add", card=NAMES["C5"]).refused(1, "add", card=NAMES["C7"]) == "GR-9"
    up = knocked("S6 C6 D6 H9 H10 HJ C2 C3 C4 SA SK", "HQ HK HA S2 S8 C8 D2 DJ DQ D4", "SK")
    lay(up, 0, "S6 C6 D6", "H9 H10 HJ", "C2 C3 C4").play(0, "pass").play(1, "add", card=NAMES["HQ"])
    assert moves(up, Verb.ADD) == [NAMES["HK"]]


@pytest.mark.clause("GR-9")
def test_nothing_is_laid_off_on_gin() -> None:
    table = knocked("S6 C6 D6 H10 HJ HQ C2 C3 C4 C5 SK", "H6 HK S2 S3 S4 D2 D8 DJ SQ D10", "SK")
    lay(table, 0, "S6 C6 D6", "H10 HJ HQ", "C2 C3 C4 C5").play(0, "pass")
    assert table.s.phase == Phase.MELDING
    assert table.refused(1, "add", card=NAMES["H6"]) == "GR-9"


@pytest.mark.clause("GR-10")
def test_then_the_other_player_lays_out_melds() -> None:
    table = knocked(SIXES, "S2 S3 S4 C8 D8 H8 D2 D5 DJ H7", "SK")
    lay(table, 0, "S6 C6 D6", "H10 HJ HQ", "C2 C3 C4").play(0, "pass")
    assert table.refused(1, "meld", meld=MELDS.index(cards("S2 S3 S4"))) == "GR-2"
    lay(table.play(1, "pass"), 1, "S2 S3 S4", "C8 D8 H8").play(1, "pass")
    assert table.ending == "knock"
    assert table.scores == [23, -23]
    assert table.said(-1)[-2:] == ["A has 1 point of deadwood left.", "B has 24 points of deadwood left."]


@pytest.mark.clause("GR-11")
def test_gin_and_undercut() -> None:
    gin = "S6 C6 D6 H10 HJ HQ C2 C3 C4 C5 SK"
    table = lay(knocked(gin, BAD, "SK", gin=30), 0, "S6 C6 D6", "H10 HJ HQ", "C2 C3 C4 C5").play(0, "pass")
    assert table.play(1, "pass").scores == [65 + 30, -95]
    assert table.said(-1)[-1] == "A has gin!"
    under = "S7 S8 S9 D7 D8 D9 H2 C10 CJ CQ"
    table = lay(
        knocked("S6 C6 D6 H10 HJ HQ C2 C3 C4 D5 SK", under, "SK", undercut=10), 0, "S6 C6 D6", "C2 C3 C4", "H10 HJ HQ"
    )
    lay(table.play(0, "pass").play(1, "pass"), 1, "S7 S8 S9", "D7 D8 D9", "C10 CJ CQ").play(1, "pass")
    assert table.scores == [-13, 13]
    assert table.said(-1)[-1] == "B has undercut the knock!"
    equal = lay(knocked("S6 C6 D6 H10 HJ HQ C2 C3 C4 S2 SK", under, "SK"), 0, "S6 C6 D6", "C2 C3 C4", "H10 HJ HQ")
    lay(equal.play(0, "pass").play(1, "pass"), 1, "S7 S8 S9", "D7 D8 D9", "C10 CJ CQ").play(1, "pass")
    assert equal.scores == [0, 0], "as much as the knocker is no undercut"


def at_the_wall(mine: str) -> Table:
    """The first player has discarded the king of spades, with two cards left in the stock."""
    table = dealt(BAD, mine, "SK").play(0, "take")
    for card in members(table.s.stock)[: table.s.left - 2]:
        table.s.stock &= ~(1 << card)
        table.s.discards |= 1 << card
    table.s.left = 2
    return table.play(0, "discard", card=NAMES["SK"])


@pytest.mark.clause("GR-12")
def test_the_last_two_cards_are_not_drawn() -> None:
    table = at_the_wall("S6 C6 D6 H10 HJ HQ C3 C7 C9 D9")
    assert table.legal(1) == {int(Verb.PASS)}
    assert table.refused(1, "knock") == "GR-6"
    assert table.refused(1, "draw") == "GR-4"
    assert table.play(1, "pass").ending == "wall"
    assert table.scores == [0, 0]
    table = at_the_wall(SIXES.removesuffix(" SK"))
    table.play(1, "knock")
    assert table.s.seats[1].hand == cards(SIXES), "with the upcard"
    assert moves(table, Verb.DISCARD) == members(cards("SA SK"))


@pytest.mark.clause("GR-13", "GR-14")
def test_the_same_cards_to_and_fro_end_the_game() -> None:
    table = dealt("", "", "SK").play(0, "take").play(0, "discard", card=NAMES["SK"])
    assert table.s.repeated == 1
    table.play(1, "take").play(1, "discard", card=NAMES["SK"])
    assert table.ending == "standstill"
    assert table.scores == [0, 0]
    assert table.said(-1)[-1] == "The same cards go to and fro: no points."
    assert table.refused(0, "draw") == "GR-14"
    table = dealt("", "", "SK").play(0, "take").play(0, "discard", card=NAMES["SK"])
    table.s.takes = TAKES - 2
    other = members(table.s.seats[1].hand)[0]
    table.play(1, "take").play(1, "discard", card=other)
    assert (table.s.repeated, table.ending) == (0, "")
    assert table.play(0, "take").ending == "standstill"


# ---------------------------------------------------------------- deadwood


def all_melds(hand: frozenset[int]) -> Iterable[frozenset[int]]:
    """Every meld in a hand, runs of any length included."""
    for rank in range(RANKS):
        same = [card for card in hand if card % RANKS == rank]
        yield from (frozenset(some) for n in (3, 4) for some in combinations(same, n))
    for suit in range(SUITS):
        for low in range(RANKS):
            for high in range(low + 2, RANKS):
                run = frozenset(range(RANKS * suit + low, RANKS * suit + high + 1))
                if run <= hand:
                    yield run


def brute(hand: frozenset[int], melds: list[frozenset[int]]) -> int:
    """The least value left, over every choice of melds side by side."""
    left = sum(min(card % RANKS + 1, 10) for card in hand)
    for i, meld in enumerate(melds):
        if meld <= hand:
            left = min(left, brute(hand - meld, melds[i + 1 :]))
    return left


def test_deadwood_is_the_least_that_any_choice_of_melds_leaves() -> None:
    """Ten cards, and eleven or six of which one is discarded; from whole decks and from a few ranks, where melds compete."""
    s: Any = GAME.state()
    random, low = Random(4), 0
    for n in range(300):
        ranks = random.choice((4, 5, 7, 13))
        hand = frozenset(random.sample([card for card in range(CARDS) if card % RANKS < ranks], (10, 11, 6)[n % 3]))
        held = sum(1 << card for card in hand)
        least = brute(hand, [*all_melds(hand)])
        assert deadwood(s, held, 0) == least
        if len(hand) != 10:
            assert deadwood(s, held, 1) == min(brute(hand - {c}, [*all_melds(hand - {c})]) for c in hand)
        low += least <= 10
    assert low > 40


def test_imagined_hands_hold_what_everybody_knows() -> None:
    box, random = GAME.usual_box, Random(2)
    for seed in range(6):
        s: Any = GAME.state()
        s.rng[:] = [seed, 7]
        GAME.rules.setup(s, box)
        while not s.end:
            GAME.rules.apply(s, box, s.mover, random.choice(GAME.legal(s, box, s.mover)))
            for seat in (0, 1):
                world = GAME.redeal(GAME.view(s, box, seat), box, seat, [seed, s.left + 1])
                assert world.seats[seat].hand == s.seats[seat].hand
                assert s.seats[1 - seat].known & ~world.seats[1 - seat].hand == 0
                assert world.stock.bit_count() == s.left
                assert GAME.rules.conserved(world, box) == {"cards": CARDS, "same cards": 0, "known elsewhere": 0}
