"""Score cards, what they count, and who wins."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.rules.score import bonus_points, finish, score_round, trade
from rulewright.games.klotho.state import NONE, State, Verb
from tests.games.klotho.table import BOX, GAME, Quiet, Table, mine


def rich(table: Table, seat: int, minerals: tuple[int, int, int] = (0, 0, 0), artifacts: tuple[int, int, int] = (0, 0, 0),
         monsters: int = 0) -> None:  # fmt: skip
    mine_ = table.me(seat)
    mine_.minerals[:], mine_.artifacts[:], mine_.monsters = minerals, artifacts, monsters


@pytest.mark.clause("KL-97", "KL-98", "KL-99", "KL-100", "KL-A31", "KL-61")
@pytest.mark.parametrize(
    ("minerals", "artifacts", "monsters", "points"),
    [
        ((4, 0, 0), (0, 0, 0), 0, 12),
        ((0, 0, 0), (2, 1, 1), 0, 22),
        ((0, 0, 0), (0, 0, 0), 3, 15),
        ((0, 0, 0), (2, 2, 3), 0, 21 + 20),
        ((0, 0, 0), (4, 0, 2), 0, 18),
        ((1, 2, 3), (1, 1, 1), 1, 3 + 12 + 24 + 19 + 5),
    ],
)
def test_minerals_artifacts_and_monsters_score(
    minerals: tuple[int, int, int], artifacts: tuple[int, int, int], monsters: int, points: int
) -> None:
    table = Table()
    table.s.market[0] = 3
    rich(table, 0, minerals, artifacts, monsters)
    score_round(table.s, table.box)
    assert table.scores == [points, 0]
    assert table.me().points == [points, 0, 0]


@pytest.mark.clause("KL-104")
def test_nothing_is_used_up_and_a_later_round_may_bring_less() -> None:
    table = Table()
    rich(table, 0, (5, 0, 0))
    score_round(table.s, table.box)
    table.s.market[0] = 1
    score_round(table.s, table.box)
    assert table.me().points[:2] == [20, 5]
    assert table.me().minerals == [5, 0, 0]


@pytest.mark.clause("KL-20", "KL-97", "KL-105", "KL-101")
def test_a_score_card_in_the_refill_is_scored_before_the_turn_goes_on() -> None:
    table = Table()
    rich(table, 1, (1, 0, 0))
    table.claims(3, 3, 4, 5, 6).claim(0).do(Verb.DONE)
    table.near_score_card()
    table.do(Verb.DONE, *table.up(mine(9)))
    assert table.scores == [0, 4]
    assert (table.s.shown, table.s.scored, table.s.left) == (1, 1, 20 - 1)
    assert table.s.row[0] == mine(9)
    said = table.said(-1)
    assert said.index("Score card 1 turns up!") < said.index("New in the row: mine 09.")
    assert (table.mover, table.phase) == (1, k.Phase.OPENING)


@pytest.mark.clause("KL-A8", "KL-105", "KL-101")
def test_a_score_card_by_a_discard_is_scored_and_the_turn_goes_on() -> None:
    table = Table()
    rich(table, 0, (0, 1, 0))
    table.near_score_card(1)
    table.do("discard", *table.up(mine(9)), place=0)
    assert table.me().points == [0, 6, 0]
    assert (table.s.row[0], table.mover, table.phase) == (mine(9), 0, k.Phase.OPENING)


@pytest.mark.clause("KL-A8")
def test_a_score_card_by_a_bomb_is_scored_in_the_middle() -> None:
    table = Table()
    table.give(0, tools="bomb")
    rich(table, 0, (0, 0, 1))
    table.s.left = 2
    table.s.fate = Quiet()
    table.do("play", tool=k.Tool.BOMB)
    assert table.me().points == [8, 0, 0]
    assert table.s.left == 20 - 4
    assert NONE not in table.s.row


@pytest.mark.clause("KL-A9", "KL-103", "KL-73", "KL-7")
def test_score_card_3_ends_the_game_on_the_spot() -> None:
    table = Table()
    rich(table, 1, (0, 0, 2), monsters=1)
    table.give(1, techs=[k.Power.ZOO])
    table.me(1).points[:2] = [10, 20]
    table.near_score_card(2)
    table.do("discard", place=3)
    assert table.ending == "most points"
    assert table.scores == [0, 10 + 20 + (16 + 5) + 4]
    assert table.places == [2, 1]
    assert table.refused(0, Verb.DONE) == "KL-103"
    assert table.waiting == []
    said = table.said(-1)
    assert said.index("B scores 21 in round 3: minerals 16, artifacts 0, monsters 5.") < said.index(
        "B's technology adds 4 bonus points."
    )


@pytest.mark.clause("KL-A9", "KL-A7")
def test_after_score_card_3_nothing_more_comes_up_in_a_refill() -> None:
    table = Table()
    table.do("buy", place=2).claims(3, 3, 4, 5, 6).claim(0).do(Verb.DONE)
    table.near_score_card(2)
    table.do(Verb.DONE)
    assert table.ending == "more cards"
    assert (table.s.row[0], table.s.shelf[2]) == (NONE, NONE)


@pytest.mark.clause("KL-A9", "KL-R5", "KL-106")
def test_after_score_card_3_nothing_is_minted() -> None:
    table = Table()
    table.give(1, techs=[k.Power.MINT])
    table.claims(3, 3, 4, 5, 6).claim(0).do(Verb.DONE)
    table.near_score_card(2)
    table.do(Verb.DONE)
    assert table.s.end != 0
    assert table.me(1).coins == 5


@pytest.mark.clause("KL-A9", "KL-A8", "KL-84")
def test_after_score_card_3_nothing_more_comes_up_by_a_bomb() -> None:
    table = Table()
    table.give(0, tools="bomb")
    table.s.left, table.s.shown, table.s.scored = 1, 2, 2
    table.do("play", *table.up(mine(9)), tool=k.Tool.BOMB)
    assert table.s.end != 0
    assert table.s.row == [mine(9), *[NONE] * 5]
    assert table.s.shelf == [NONE] * 3


@pytest.mark.clause("KL-101", "KL-A9")
def test_a_claim_that_was_not_staked_in_time_does_not_count() -> None:
    table = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)))
    table.give(0, mines=[mine(50), mine(14), mine(11), mine(52)])
    table.near_score_card()
    table.do("discard", *table.up(mine(9)), place=0)
    assert table.scores == [0, 0]
    assert table.can("stake", shape=0)


@pytest.mark.clause("KL-73", "KL-R5", "KL-A41")
def test_bonus_technologies() -> None:
    table = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)))
    rich(table, 0, (3, 2, 1), (1, 2, 0), 4)
    table.me().coins = 17
    assert bonus_points(table.s, table.box, 0) == 0
    for i, points in ((k.Power.ZOO, 16), (k.Power.RELIQUARY, 15), (k.Power.ARCHIVE, 6), (k.Power.LEDGER, 8)):
        other = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)))
        rich(other, 0, (3, 2, 1), (1, 2, 0), 4)
        other.give(0, techs=[i], coins=17)
        assert bonus_points(other.s, other.box, 0) == points
    table.give(0, techs=[k.Power.LEDGER], coins=50)
    assert bonus_points(table.s, table.box, 0) == 10


# ---------------------------------------------------------------- trades


@pytest.mark.clause("KL-102", "KL-A32", "KL-A45")
def test_only_in_the_third_round_pairs_of_mine_cards_become_minerals() -> None:
    table = Table()
    table.give(0, mines=[mine(50), mine(51), mine(3)])
    score_round(table.s, table.box)
    score_round(table.s, table.box)
    assert len(table.mines()) == 3
    score_round(table.s, table.box)
    assert table.me().minerals == [0, 0, 1]
    assert table.mines() == {mine(3)}
    assert table.me().points == [0, 0, 8]


def best_by_hand(cards: list[int], prices: list[int]) -> int:
    """Try all ways to pair cards up."""
    if len(cards) < 2:
        return 0
    first, rest = cards[0], cards[1:]
    best = best_by_hand(rest, prices)
    for other in rest:
        shared = set(BOX.resource[first]) & set(BOX.resource[other])
        if shared:
            left = [c for c in rest if c != other]
            best = max(best, max(prices[m] for m in shared) + best_by_hand(left, prices))
    return best


@pytest.mark.clause("KL-102", "KL-A32", "KL-A45")
def test_the_trades_bring_as_much_as_possible() -> None:
    random = Random(3)
    for _ in range(60):
        table = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)))
        cards = random.sample([c for c in range(BOX.mines) if table.s.mines >> c & 1], random.randint(0, 8))
        table.give(0, mines=cards)
        table.s.market = [random.randint(1, 7), random.randint(1, 11), random.randint(2, 14)]
        trade(table.s, table.box, 0)
        gained = table.me().minerals
        assert sum(n * p for n, p in zip(gained, table.s.market, strict=True)) == best_by_hand(cards, table.s.market)
        gone = set(cards) - table.mines()
        assert len(gone) == 2 * sum(gained)
        assert pairs_up(sorted(gone), gained)


def pairs_up(cards: list[int], gained: list[int]) -> bool:
    """Whether these cards can have been traded for just these minerals."""
    if not cards:
        return not any(gained)
    first, rest = cards[0], cards[1:]
    for other in rest:
        for m in set(BOX.resource[first]) & set(BOX.resource[other]):
            if gained[m]:
                less = [n - (i == m) for i, n in enumerate(gained)]
                if pairs_up([c for c in rest if c != other], less):
                    return True
    return False


@pytest.mark.clause("KL-102", "KL-A45", "KL-R5", "KL-106")
@pytest.mark.parametrize(("techs", "gained", "left"), [((), [0, 0, 1], 2), ((k.Power.ARCHIVE,), [1, 1, 0], 0)])
def test_two_trades_or_one_for_as_much_more_cards_decide_and_the_ore_archive(
    techs: tuple[int, ...], gained: list[int], left: int
) -> None:
    """Rads and metal, rads and organics, metal, organics: one trade for rads brings what two bring, and leaves two cards."""
    table = Table(row=(mine(2), mine(3), mine(4), mine(5), mine(6), mine(8)))
    table.give(0, mines=[mine(50), mine(30), mine(18), mine(1)], techs=techs)
    table.box.resource[mine(18)] = [k.Mineral.METAL] * 4
    table.s.market = [4, 6, 10]
    trade(table.s, table.box, 0)
    assert table.me().minerals == gained
    assert len(table.mines()) == left


@pytest.mark.clause("KL-A31")
@pytest.mark.parametrize(
    ("held", "sets"), [([1, 1, 0], 0), ([0, 2, 2], 0), ([2, 0, 1], 0), ([1, 2, 3], 1), ([2, 3, 2], 2)]
)
def test_a_set_takes_one_artifact_of_every_kind(held: list[int], sets: int) -> None:
    table = Table()
    table.me().artifacts = held
    score_round(table.s, table.box)
    assert table.me().points[0] == table.box.artifact * sum(held) + table.box.set_bonus * sets


@pytest.mark.clause("KL-A45")
def test_of_equal_trades_the_one_with_less_organics_is_made_with_the_first_cards() -> None:
    """Three cards that show organics and metal, at the same price."""
    table = Table()
    table.give(0, mines=[mine(16), mine(17), mine(18)])
    table.s.market = [5, 5, 8]
    trade(table.s, table.box, 0)
    assert table.me().minerals == [0, 1, 0]
    assert table.mines() == {mine(18)}


@pytest.mark.clause("KL-A32", "KL-106")
def test_traded_cards_do_not_count_among_cards_left() -> None:
    table = Table()
    table.give(0, mines=[mine(50), mine(51)])
    table.give(1, mines=[mine(3)])
    table.me(1).minerals[2] = 1
    table.s.scored = table.s.shown = 2
    score_round(table.s, table.box)
    assert table.scores == [8, 8]
    assert table.ending == "more cards"
    assert table.places == [2, 1]


# ---------------------------------------------------------------- ties


@pytest.mark.clause("KL-106", "KL-103")
def test_ties_go_to_more_cards_then_more_coins_then_are_shared() -> None:
    def end(cards: str, coins: int, points: int = 0) -> Table:
        table = Table(3)
        table.give(2, tools="turret")
        table.give(1, tools=cards, coins=coins)
        table.me(1).points[0] = points
        finish(table.s, table.box)
        return table

    assert (end("turret", 5, 1).ending, end("turret", 5, 1).places) == ("most points", [3, 1, 2])
    assert (end("turret, bomb", 0).ending, end("turret, bomb", 0).places) == ("more cards", [3, 1, 2])
    assert (end("bomb", 6).ending, end("bomb", 6).places) == ("more coins", [3, 1, 2])
    assert (end("bomb", 5).ending, end("bomb", 5).places) == ("shared", [3, 1, 1])


@pytest.mark.clause("KL-106")
def test_what_decided_is_told_of_the_closest_rival_wherever_he_sits() -> None:
    for rival in (1, 2):
        table = Table(3)
        table.give(0, tools="turret")
        table.me(0).points[0] = table.me(rival).points[0] = 5
        finish(table.s, table.box)
        assert table.ending == "more cards"
        assert table.places[0] == 1
        assert table.places[rival] == 2


# ---------------------------------------------------------------- whole rounds


@pytest.mark.clause("KL-A48")
def test_with_whole_rounds_a_score_card_waits_until_all_had_their_turn() -> None:
    table = Table(3, first=1, scoring="whole rounds")
    rich(table, 0, (0, 0, 1))
    table.near_score_card()
    table.do("discard", *table.up(mine(9)), place=0)
    assert (table.s.shown, table.s.scored) == (1, 0)
    table.pass_turn()
    table.me(0).minerals[2] += 1
    table.pass_turn()
    assert table.s.scored == 0
    table.pass_turn()
    assert table.s.scored == 1
    assert table.mover == 1
    assert table.scores == [16, 0, 0]


@pytest.mark.clause("KL-A48")
def test_with_whole_rounds_two_score_cards_of_one_round_are_both_counted() -> None:
    table = Table(2, scoring="whole rounds")
    rich(table, 1, (0, 1, 0))
    table.near_score_card()
    table.do("discard", *table.up(mine(9)), place=0)
    table.pass_turn()
    table.s.left = 0
    table.do("discard", *table.up(mine(10)), place=0)
    assert (table.s.shown, table.s.scored) == (2, 0)
    table.pass_turn()
    assert (table.s.shown, table.s.scored) == (2, 2)
    assert table.me(1).points == [6, 6, 0]


@pytest.mark.clause("KL-A48")
def test_with_whole_rounds_score_card_3_lets_the_round_be_completed() -> None:
    table = Table(3, scoring="whole rounds")
    table.near_score_card(2)
    table.do("discard", place=0)
    assert table.s.row[0] == NONE
    assert table.s.end == 0
    assert table.no("discard", place=0) == "KL-A6" or table.no("discard", place=0) == "KL-23"
    table.pass_turn()
    assert table.mover == 1
    table.do("buy", place=0)
    table.claims(3, 3, 3, 5, 6).claim(1)
    table.pass_turn()
    assert table.s.row[:2] == [NONE, NONE]
    assert table.s.end == 0
    table.pass_turn()
    assert table.s.end != 0
    assert table.s.scored == 3


@pytest.mark.clause("KL-A48")
def test_with_whole_rounds_everybody_has_equally_many_turns() -> None:
    from rulewright.games.klotho.notes import Note
    from rulewright.kernel import NoteLog
    from rulewright.kernel.chance import sow

    for seed in range(4):
        box = GAME.make_box({"scoring": "whole rounds", "cards": 45}, 3)
        s = State()
        s.note_log = NoteLog(GAME.notes)
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        random = Random(seed)
        while not s.end:
            GAME.rules.apply(s, box, s.mover, random.choice(GAME.legal(s, box, s.mover)))
        turns = [numbers[0] for _, kind, *numbers in s.note_log if kind == Note.TURN]
        assert len({turns.count(seat) for seat in range(3)}) == 1
