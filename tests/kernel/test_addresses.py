"""Entry points that find their arrays by address."""

from __future__ import annotations

import gc
import weakref
from typing import Any, NamedTuple

import numpy as np

from rulewright.kernel import rule
from rulewright.kernel.engines.addresses import bind


class Arrays(NamedTuple):
    numbers: Any
    table: Any


@rule
def total(first: int, last: int, arrays: Any) -> int:
    found = 0
    for i in range(first, last):
        found += arrays.numbers[i] * arrays.table[i, 1]
    return found


def test_a_bound_rule_reads_its_arrays_and_keeps_them_alive() -> None:
    numbers, table = np.arange(1000, dtype=np.int64), np.full((1000, 2), 3, np.int32)
    bound, alive = bind("kernel", total, Arrays(numbers, table)), weakref.ref(numbers)
    numbers[999] = 7
    assert bound(998, 1000) == 3 * (998 + 7)
    del numbers, table
    gc.collect()
    assert alive() is not None
    assert bound(0, 4) == 3 * (1 + 2 + 3)
    del bound
    gc.collect()
    assert alive() is None
