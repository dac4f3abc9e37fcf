"""Pairings and standings of whole tournaments, checked by a referee that knows only the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.doors.server import pairing, standings
from rulewright.doors.server.pairing import Board
from rulewright.doors.server.standings import Game, Kind, points_of
from tests.doors.server.checker import Table, faults, group_faults, robin_faults
from tests.tiers import tries

COUNTS = st.integers(2, 9)


class Played:
    """A tournament that is played at random: some win more often, draw, withdraw, or do not come."""

    def __init__(self, count: int, chance: Random, leave: float = 0.0) -> None:
        self.chance, self.leave = chance, leave
        self.seeds = list(range(1, count + 1))
        self.there = list(self.seeds)
        self.games: list[Game] = []
        self.active: dict[int, set[int]] = {}

    def play(self, number: int, boards: Sequence[Board], alone: int) -> None:
        self.active[number] = set(self.there)
        for board in boards:
            places = [self.chance.choice((1, 1, 2, 3)) for _ in board]
            missing = [self.chance.random() < self.leave / 2 for _ in board]
            points = (alone,) if len(board) == 1 else points_of(places, missing)
            self.games.append(Game(number, board, points))
        self.there = [player for player in self.there if self.chance.random() >= self.leave]

    @property
    def tables(self) -> list[Table]:
        return [Table(game.round, game.players, game.points) for game in self.games]


def swiss(count: int, rounds: int, chance: Random, leave: float = 0.0) -> Played:
    played = Played(count, chance, leave)
    for number in range(1, pairing.rounds_for(Kind.SWISS, rounds, count, [2]) + 1):
        boards = pairing.swiss(played.there, played.games) if len(played.there) > 1 else None
        if boards is None:
            assert leave, f"round {number} of {count} cannot be paired although nobody has left"
            break
        played.play(number, boards, standings.sitting_out(Kind.SWISS))
    return played


@settings(max_examples=tries(400, 60), deadline=None)
@given(COUNTS, st.integers(0, 8), st.randoms(use_true_random=False), st.sampled_from([0.0, 0.15]))
def test_small_swisses_are_paired_as_well_as_can_be(count: int, rounds: int, chance: Random, leave: float) -> None:
    played = swiss(count, rounds, chance, leave)
    assert faults(played.tables, played.active, played.seeds) == []


@pytest.mark.parametrize("count", [16, 33, 64])
def test_large_swisses_keep_the_rules(count: int) -> None:
    for seed in range(tries(20, 1), 0, -1):
        played = swiss(count, 0, Random(seed), 0.02 * (seed % 2))
        assert faults(played.tables, played.active, played.seeds) == []


def test_many_rounds_never_run_out_of_opponents() -> None:
    for count in range(2, 15):
        played = swiss(count, 30, Random(count))
        assert faults(played.tables, played.active, played.seeds, 6) == []


@pytest.mark.parametrize("count", range(2, 17))
def test_a_round_robin_brings_everybody_together_once(count: int) -> None:
    rounds = pairing.robin(range(1, count + 1))
    assert len(rounds) == pairing.rounds_for(Kind.ROBIN, 0, count, [2])
    tables = [Table(number, board, None) for number, boards in enumerate(rounds, 1) for board in boards]
    assert robin_faults(tables, range(1, count + 1)) == []


@settings(max_examples=tries(200, 40), deadline=None)
@given(st.integers(3, 23), st.sampled_from([[3, 4], [4, 3], [3], [4]]), st.randoms(use_true_random=False))
def test_tables_of_three_and_four_mix(count: int, sizes: list[int], chance: Random) -> None:
    played = Played(max(count, sizes[0]), chance)
    for number in range(1, pairing.rounds_for(Kind.GROUPS, 5, len(played.there), sizes) + 1):
        boards = pairing.groups(played.there, played.games, sizes)
        assert boards
        played.play(number, boards, standings.sitting_out(Kind.GROUPS))
    assert group_faults(played.tables, played.active, sizes) == []


def test_the_referee_sees_what_is_wrong() -> None:
    """Each of the rules is broken once."""
    good = [Table(1, (1, 3), (2, 0)), Table(1, (4, 2), (0, 2)), Table(2, (2, 1), None), Table(2, (3, 4), None)]
    active, seeds = {1: {1, 2, 3, 4}, 2: {1, 2, 3, 4}}, [1, 2, 3, 4]
    assert faults(good, active, seeds) == []
    for wrong, words in (
        ([*good[:2], Table(2, (3, 1), None), Table(2, (2, 4), None)], "meet again"),
        ([*good[:2], Table(2, (4, 1), None), Table(2, (2, 3), None)], "costs"),
        ([*good[:2], Table(2, (1, 2), None), Table(2, (3, 4), None)], "is due"),
        (good[:3], "are there"),
        ([*good[:3], Table(2, (3,), None), Table(2, (4,), None)], "too many sit out"),
        ([Table(1, (1, 2), (2, 0)), Table(1, (4, 3), (0, 2)), *good[2:]], "costs"),
    ):
        assert any(words in fault for fault in faults(wrong, active, seeds)), wrong
    odd = [Table(1, (1, 2), (2, 0)), Table(1, (3,), (2,)), Table(2, (2, 1), None), Table(2, (3,), None)]
    assert "3 sits out again" in str(faults(odd, {1: {1, 2, 3}, 2: {1, 2, 3}}, [1, 2, 3]))
    rounds = [Table(1, (1, 2), None), Table(2, (1, 3), None), Table(3, (1, 2), None)]
    assert len(robin_faults(rounds, [1, 2, 3])) == 6
    three = [Table(1, (1, 2, 3), (12, 6, 0)), Table(1, (4, 5, 6), (12, 6, 0))]
    again = [Table(2, (1, 2, 3), None), Table(2, (4, 5, 6), None)]
    assert "with one swap" in str(group_faults([*three, *again], {1: {*range(1, 7)}, 2: {*range(1, 7)}}, [3]))


# ---------------------------------------------------------------- points and standings


def test_points_of_a_table() -> None:
    there = [False] * 4
    assert points_of([1, 2], there[:2]) == (2, 0)
    assert points_of([1, 1], there[:2]) == (1, 1)
    assert points_of([1, 1], [True, True]) == (0, 0)
    assert points_of([1, 2, 3], there[:3]) == (12, 6, 0)
    assert points_of([4, 1, 3, 2], there) == (0, 12, 4, 8)
    assert points_of([1, 2, 2, 4], there) == (12, 6, 6, 0)
    assert points_of([1, 2, 3], [True, False, False]) == (0, 12, 6), "the absent are beaten by all who came"


def placed(kind: Kind, *games: Game) -> list[tuple[int, int, int, list[int]]]:
    numbers = {number for game in games for number in game.players}
    return [(row.place, row.number, row.score, row.breaks) for row in standings.standings(kind, numbers, games)]


def test_equal_points_are_told_apart_by_whom_they_were_won_from() -> None:
    """By hand: 1 beat 2 and 3; 4 beat 3 and lost to 2; 2 lost to 1 and beat 4."""
    games = [
        Game(1, (1, 2), (2, 0)), Game(1, (4, 3), (2, 0)),
        Game(2, (3, 1), (0, 2)), Game(2, (2, 4), (2, 0)),
    ]  # fmt: skip
    assert placed(Kind.SWISS, *games) == [
        (1, 1, 4, [2, 4, 0]), (2, 2, 2, [6, 4, 0]), (3, 4, 2, [2, 0, 0]), (4, 3, 0, [6, 0, 0]),
    ]  # fmt: skip


def test_who_is_still_tied_is_told_apart_by_their_own_game_and_else_shares_a_place() -> None:
    one = Game(1, (1, 2), (2, 0))
    ring = [Game(1, (1, 2), (2, 0)), Game(2, (2, 3), (2, 0)), Game(3, (3, 1), (2, 0))]
    assert [place for place, *_ in placed(Kind.ROBIN, *ring)] == [1, 1, 1]
    four = [one, Game(1, (3, 4), (2, 0)), Game(2, (2, 3), (2, 0)), Game(2, (4, 1), (2, 0))]
    assert {place for place, *_ in placed(Kind.SWISS, *four)} == {1}
    sat_out = placed(Kind.SWISS, one, Game(1, (3,), (2,)))
    assert [(place, number) for place, number, *_ in sat_out] == [(1, 3), (2, 1), (3, 2)]
    assert sat_out[0][3] == [2, 0, 0], "who sits out counts as their own opponent"


def test_groups_count_first_places_and_an_arena_doubles_a_streak() -> None:
    first = Game(1, (1, 2, 3), (12, 6, 0))
    second = Game(2, (2, 3, 1), (6, 12, 0))
    assert placed(Kind.GROUPS, first, second) == [(1, 1, 12, [1, 48]), (1, 3, 12, [1, 48]), (3, 2, 12, [0, 48])]
    wins = [Game(n, (1, 2), (2, 0)) for n in range(1, 5)]
    (_, _, score, breaks), *_ = placed(Kind.ARENA, *wins, Game(5, (1, 2), (1, 1)), Game(6, (1, 2), (2, 0)))
    assert (score, breaks) == (2 + 2 + 4 + 4 + 2 + 2, [5, -6])


def test_an_arena_pairs_neighbours_and_nobody_twice_in_a_row() -> None:
    games = [Game(1, (1, 2), (2, 0)), Game(1, (3, 4), (2, 0))]
    assert pairing.arena([1, 3, 2, 4], games, 4) == [(3, 1), (2, 4)]
    assert pairing.arena([1, 2], games, 4) == [], "they wait for the others"
    assert pairing.arena([1, 2], games, 3) == [(2, 1)], "there is hardly anybody else"
    assert pairing.arena([1, 2, 5], games, 5) in ([(1, 5)], [(5, 1)], [(2, 5)], [(5, 2)])
    assert pairing.arena([1], games, 4) == []
