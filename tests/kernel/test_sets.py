"""Sets of small numbers in one number, in plain Python and as the compilers see them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulewright.kernel import lowest, nth, size
from rulewright.kernel.sets import _size

members = st.sets(st.integers(0, 31))


def one_number(of: set[int]) -> int:
    return sum(1 << i for i in of)


@given(members)
def test_a_set_is_counted_alike_by_every_engine(of: set[int]) -> None:
    assert size(one_number(of)) == _size(one_number(of)) == len(of)


@given(members.filter(bool))
def test_members_come_lowest_first(of: set[int]) -> None:
    assert lowest(one_number(of)) == min(of)
    assert [nth(one_number(of), k) for k in range(len(of))] == sorted(of)
