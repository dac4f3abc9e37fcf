"""Chance: one stream, the same everywhere, uniform, and replaceable by a script."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from rulewright.kernel import Fate, GameState, Pile, below, d6, draw, field, pile, push, roll, shuffle
from rulewright.kernel.chance import pick, random32, sow
from rulewright.kernel.engines.compiled import compile_entry
from tests.toys.high_card import GAME


class Table(GameState):
    deck: Pile = field(pile(10))


def table(seed: int = 1) -> Table:
    s = Table()
    sow(s.rng, seed, 0)
    for card in range(10):
        push(s.deck, card)
    return s


def reference(a: int, b: int, n: int) -> list[int]:
    """The generator written from its definition, with 32-bit NumPy words instead of masks."""
    with np.errstate(over="ignore"):
        counter, out = np.uint32(a), []
        for _ in range(n):
            counter += np.uint32(b | 1)
            x = counter
            x = (x ^ (x >> np.uint32(16))) * np.uint32(0x21F0AAAD)
            x = (x ^ (x >> np.uint32(15))) * np.uint32(0x735A2D97)
            out.append(int(x ^ (x >> np.uint32(15))))
    return out


def test_the_generator_is_a_scattered_counter() -> None:
    stream = [0x12345678, 0x9ABCDEF0]
    assert [random32(stream) for _ in range(100)] == reference(0x12345678, 0x9ABCDEF0, 100)


def test_one_roll_says_nothing_of_the_next() -> None:
    """Pairs of successive dice, over many seeds as well as along one stream, are uniform over all 36 combinations."""
    along, across = np.zeros((6, 6)), np.zeros((6, 6))
    s = table()
    for seed in range(36_000):
        along[d6(s) - 1, d6(s) - 1] += 1
        stream = [0, 0]
        sow(stream, seed, 0)
        across[pick(stream, 6), pick(stream, 6)] += 1
    for pairs in (along, across):
        assert ((pairs - 1000) ** 2 / 1000).sum() < 66.6  # chi-square, 35 degrees, one in a thousand


def test_compiled_streams_are_interpreted_streams() -> None:
    def stream(stream: Any, seed: int, n: int) -> int:
        sow(stream, seed, 1)
        total = 0
        for k in range(n):
            total = (total * 31 + pick(stream, k + 1)) & 0xFFFFFFFF
        return total

    fast = compile_entry(GAME, stream)
    for seed in (0, 1, 2**32 - 1, 2**32, 2**63 - 1):
        assert stream([0, 0], seed, 500) == fast(np.zeros(2, np.uint32), seed, 500)


def test_dice_are_even() -> None:
    s = table()
    faces = Counter(d6(s) for _ in range(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert sum((n - 10_000) ** 2 / 10_000 for n in faces.values()) < 20.5  # chi-square, five degrees, one in a thousand


def test_neighbouring_seeds_and_branches_are_unlike() -> None:
    first = set()
    for seed in range(200):
        for branch in (0, 1):
            stream = [0, 0]
            sow(stream, seed, branch)
            first.add(random32(stream))
    assert len(first) == 400


def test_shuffles_reach_every_place_evenly() -> None:
    where = np.zeros((10, 10))
    for seed in range(4000):
        s = table(seed)
        shuffle(s, s.deck)
        assert sorted(s.deck.card) == list(range(10))
        for place, card in enumerate(s.deck.card):
            where[place, card] += 1
    assert abs(where - 400).max() < 100


def test_a_drawn_card_leaves_the_pile() -> None:
    s = table()
    drawn = [draw(s, s.deck) for _ in range(10)]
    assert sorted(drawn) == list(range(10))
    assert s.deck.n == 0


def test_chance_can_be_dictated() -> None:
    s = table()
    s.fate = Fate(dice=[6, 39, 1], cards=[7, 3], decks=[[1, 0, 2, 4, 5, 6, 8, 9]])
    assert (d6(s), roll(s, 100), below(s, 2)) == (6, 39, 0)
    assert (draw(s, s.deck), draw(s, s.deck)) == (7, 3)
    shuffle(s, s.deck)
    assert s.deck.card[:8] == [1, 0, 2, 4, 5, 6, 8, 9]
    assert s.fate.spent


@pytest.mark.parametrize(
    ("fate", "complaint"),
    [
        (Fate(), "does not dictate"),
        (Fate(dice=[7]), "dictates 7 for a die of 6"),
    ],
)
def test_an_undictated_or_impossible_die_is_an_error(fate: Fate, complaint: str) -> None:
    s = table()
    s.fate = fate
    with pytest.raises(AssertionError, match=complaint):
        d6(s)


@pytest.mark.parametrize(("fate", "complaint"), [(Fate(), "does not dictate"), (Fate(cards=[11]), "not in the pile")])
def test_an_undictated_or_impossible_draw_is_an_error(fate: Fate, complaint: str) -> None:
    s = table()
    s.fate = fate
    with pytest.raises(AssertionError, match=complaint):
        draw(s, s.deck)


def test_an_impossible_order_is_an_error() -> None:
    s = table()
    s.fate = Fate(decks=[[1, 1]])
    with pytest.raises(AssertionError, match="but the pile holds"):
        shuffle(s, s.deck)
