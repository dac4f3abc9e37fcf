"""Bit sets of small numbers: the same in plain Python, compiled, and as device code."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import strategies as st

from rulewright.kernel import (
    Fate,
    GameState,
    bits,
    has,
    lowest,
    minus,
    nth,
    one_of,
    plus,
    public,
    rule,
    size,
    uint8,
    uint16,
    uint32,
    uint64,
)
from rulewright.kernel.bitsets import _size, either
from rulewright.kernel.engines import card
from rulewright.kernel.engines.batch import packed
from rulewright.kernel.engines.compiled import compile_entry
from tests.random_input import given
from tests.toys.high_card import GAME

members = st.sets(st.integers(0, 63))


def one_number(of: set[int]) -> int:
    return sum(1 << i for i in of)


@given(members)
def test_a_set_is_counted_alike_by_every_engine(of: set[int]) -> None:
    assert size(one_number(of)) == _size(one_number(of)) == len(of)


@given(members.filter(bool))
def test_members_come_lowest_first(of: set[int]) -> None:
    assert lowest(one_number(of)) == min(of)
    assert [nth(one_number(of), k) for k in range(len(of))] == sorted(of)


@given(members, st.integers(0, 63))
def test_a_member_comes_and_goes(of: set[int], i: int) -> None:
    held = one_number(of)
    assert has(held, i) == (i in of)
    assert (plus(held, i), minus(held, i)) == (one_number(of | {i}), one_number(of - {i}))


def test_bits_pick_the_narrowest_width() -> None:
    assert [bits(n) for n in (1, 8, 9, 16, 17, 32, 33, 54, 64)] == [
        uint8, uint8, uint16, uint16, uint32, uint32, uint64, uint64, uint64,
    ]  # fmt: skip
    for wrong in (0, 65):
        with pytest.raises(ValueError, match="1 to 64 bits"):
            bits(wrong)


class Decks(GameState):
    flags: int = public(bits(16))
    deck: int = public(bits(54))
    all: int = public(bits(64))
    many: list[int] = public(bits(64), 3)
    taken: int = public(uint64)


@rule
def fiddle(s: Any) -> None:
    """Every set operation, on each of the sets."""
    card = one_of(s, s.deck)
    s.deck = minus(s.deck, card)
    s.taken = plus(s.taken, card)
    s.all = minus(plus(s.all, 63), nth(s.all, size(s.all) // 2)) if s.all != 0 else 0
    s.flags = (s.flags << 1 | has(s.flags, 15)) & 0xFFFF
    s.many[0] |= s.all & ~s.deck
    s.many[1] ^= s.many[0] | ((1 << lowest(s.all)) if s.all != 0 else 0)
    s.many[2] = plus(s.many[2], nth(s.many[1], size(s.many[1]) - 1)) if s.many[1] != 0 else 0


def start(seed: int) -> Decks:
    s, lots = Decks(), random.Random(seed)
    s.rng[:] = [seed, 7]
    s.flags, s.deck, s.all = lots.getrandbits(16), (1 << 54) - 1, lots.getrandbits(64) | 1 << 63
    return s


def test_compiled_sets_are_interpreted_sets_up_to_the_last_bit() -> None:
    def many(s: Any, n: int) -> None:
        for _ in range(n):
            fiddle(s[0])

    fast = compile_entry(GAME, many)
    for seed in range(20):
        s = start(seed)
        record = packed(s)
        fast(record, 50)
        for _ in range(50):
            fiddle(s)
        assert Decks.unpack(record.tobytes()) == s
        assert size(s.deck) == 4
        assert s.taken.bit_count() == 50


def test_sets_are_device_code_too() -> None:
    def many(s: Any) -> None:
        fiddle(s[0])

    from numba import from_dtype, types

    code = card.device_code(many, (types.Array(from_dtype(Decks.dtype()), 1, "C"),))
    assert "popc.b64" in code, "the card counts bits by itself"


def test_a_script_draws_from_a_set() -> None:
    s = Decks()
    s.fate = Fate(cards=[3, 9])
    assert one_of(s, one_number({1, 3})) == 3
    with pytest.raises(AssertionError, match=r"the script draws card 9, which is not in the set \[1, 3\]"):
        one_of(s, one_number({1, 3}))
    with pytest.raises(AssertionError, match="does not dictate"):
        one_of(s, 1)


def test_a_draw_from_a_set_favours_nobody() -> None:
    s, drawn = start(5), np.zeros(54, np.int64)
    for _ in range(5400):
        drawn[one_of(s, (1 << 54) - 1)] += 1
    assert 60 < drawn.min() <= drawn.max() < 145


def test_either_takes_one_of_two() -> None:
    assert [either(yes, a, b) for yes in (0, 1) for a, b in ((5, -1000), (-3, 7))] == [-1000, 7, 5, -3]
