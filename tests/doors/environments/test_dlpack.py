"""Arrays shared with other libraries: described correctly by DLPack, and kept alive while in use."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from rulewright.doors.environments import dlpack


class Shared:
    """Host memory behind our capsules: simulates a GPU's arrays where NumPy can read them."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **asked: Any) -> Any:
        array = self.array
        return dlpack.capsule(array, array.ctypes.data, array.shape, array.dtype, self.__dlpack_device__())


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64, np.float32, np.bool_])
def test_an_array_is_shared_and_not_copied(kind: Any) -> None:
    array = np.arange(24).reshape(2, 3, 4).astype(kind)
    shared = np.from_dlpack(Shared(array))
    assert shared.dtype == array.dtype
    assert np.array_equal(shared, array)
    array[1, 2, 3] = 0
    assert shared[1, 2, 3] == 0


def test_memory_is_kept_as_long_as_it_is_used_and_no_longer() -> None:
    held = len(dlpack._held)
    first = np.from_dlpack(Shared(np.arange(5)))
    assert len(dlpack._held) == held + 1
    del first
    gc.collect()
    assert len(dlpack._held) == held
    capsule = Shared(np.arange(5)).__dlpack__()
    assert len(dlpack._held) == held + 1
    del capsule  # it was never consumed
    gc.collect()
    assert len(dlpack._held) == held


def test_an_array_that_only_knows_dlpack_is_found() -> None:
    array = np.arange(24, dtype=np.int32).reshape(4, 6)[:, 2:]
    told = dlpack.interface(array)
    assert told["data"][0] == array.ctypes.data
    assert (told["shape"], told["typestr"], told["strides"]) == (array.shape, "<i4", array.strides)
