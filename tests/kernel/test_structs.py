"""Records: one declaration, two identical layouts, and enforced ranges."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import strategies as st

from rulewright.kernel import (
    GameState,
    Pile,
    RangeError,
    Struct,
    field,
    int8,
    int16,
    int32,
    int64,
    owned,
    pile,
    public,
    secrets,
    uint8,
    uint16,
    uint32,
)
from tests.random_input import given


class Coin(Struct):
    worth: int = public(int16)
    faces: list[int] = field(int8, 3)


class Seat(Struct):
    coins: list[Coin] = owned(Coin, 2)
    gold: int = public(int64)


class Purse(GameState):
    small: int = public(int8)
    grid: list[list[int]] = public(uint8, 2, 3)
    seats: list[Seat] = field(Seat, 2)
    wide: int = field(int32)
    words: list[int] = field(uint16, 2)


def numbers(low: int, high: int) -> st.SearchStrategy[int]:
    return st.integers(low, high)


@st.composite
def purses(pick: st.DrawFn) -> Purse:
    p = Purse()
    p.rng = [pick(numbers(0, uint32.high)) for _ in range(2)]
    p.small = pick(numbers(-128, 127))
    p.grid = [[pick(numbers(0, 255)) for _ in range(3)] for _ in range(2)]
    for seat in p.seats:
        seat.gold = pick(numbers(-(2**63), 2**63 - 1))
        for coin in seat.coins:
            coin.worth = pick(numbers(-(2**15), 2**15 - 1))
            coin.faces = [pick(numbers(-128, 127)) for _ in range(3)]
    p.wide, p.words = pick(numbers(-(2**31), 2**31 - 1)), [pick(numbers(0, 65535)) for _ in range(2)]
    return p


@given(purses())
def test_packing_is_exact_and_numpy_reads_the_same(p: Purse) -> None:
    data = p.pack()
    assert Purse.unpack(data) == p
    assert p.clone() == p
    twin = np.frombuffer(data, Purse.dtype())[0]
    assert twin["small"] == p.small
    assert twin["grid"].tolist() == p.grid
    for i, seat in enumerate(p.seats):
        assert twin["seats"][i]["gold"] == seat.gold
        assert [c["faces"].tolist() for c in twin["seats"][i]["coins"]] == [c.faces for c in seat.coins]
    assert twin["words"].tolist() == p.words


def test_layout_is_the_one_a_c_compiler_makes() -> None:
    aligned = np.dtype([("worth", "i2"), ("faces", "i1", 3)], align=True)
    dtype = Coin.dtype()
    assert dtype.itemsize == aligned.itemsize
    assert dtype.fields is not None
    assert aligned.fields is not None
    assert {n: f[1] for n, f in dtype.fields.items()} == {n: f[1] for n, f in aligned.fields.items()}
    assert Purse.itemsize() % 8 == 0


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("small", 128),
        ("wide", 2**31),
        ("seats[1].coins[0].worth", -(2**15) - 1),
        ("seats[0].gold", 2**63),
        ("grid[1][2]", -1),
    ],
)
def test_a_number_out_of_range_names_its_field(path: str, value: int) -> None:
    p = Purse()
    exec(f"p.{path} = {value}", {"p": p})
    with pytest.raises(RangeError) as refused:
        p.pack()
    assert f"Purse.{path} = {value} does not fit" in str(refused.value)


def test_a_clone_shares_nothing() -> None:
    p = Purse()
    twin = p.clone()
    twin.seats[1].coins[0].faces[2] = 5
    twin.grid[0][0] = 9
    assert p == Purse()


def test_a_field_that_was_not_declared_cannot_be_written() -> None:
    with pytest.raises(AttributeError):
        Purse().smal = 3  # type: ignore[attr-defined]


def test_bytes_of_the_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="is packed in"):
        Purse.unpack(b"12345")


def test_fields_are_secret_unless_declared_otherwise() -> None:
    assert secrets(Purse) == ["seats.coins.faces", "wide", "words"]


class Catalog(Struct):
    """A pile large enough to be packed without reading its empty places."""

    books: Pile = public(pile(120, int16))


@given(st.integers(-3, 125), st.lists(st.integers(-9, 9), min_size=120, max_size=120))
def test_a_large_pile_is_packed_whatever_lies_beyond_its_last_card(n: int, cards: list[int]) -> None:
    shelf = Catalog()
    shelf.books.n, shelf.books.card = n, cards
    assert Catalog.unpack(shelf.pack()) == shelf
    shelf.books.card = [*cards[:60], *[0] * 60]
    assert Catalog.unpack(shelf.pack()) == shelf
