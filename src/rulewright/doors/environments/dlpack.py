"""GPU arrays shared with other libraries without a copy: by DLPack and by the CUDA array interface."""

from __future__ import annotations

import ctypes
from itertools import count
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
"""Device types, as DLPack numbers them."""
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
"""Data types, as DLPack numbers them."""
SHARED_STREAMS = (None, 1, -1)
"""Streams of a consumer that uses the default stream as we do, or that synchronizes by itself."""
UNUSED = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_held: dict[int, Any] = {}
"""Arrays still used by consumers, by the number in their context."""
_numbers = count(1)
_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # a dying capsule's reference count is off limits
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _Destructor)(
    ("PyCapsule_New", ctypes.pythonapi)
)
_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


@_Deleter  # type: ignore[untyped-decorator]
def _release(managed: Any) -> None:
    _held.pop(managed.contents.context, None)


@_Destructor  # type: ignore[untyped-decorator]
def _drop(capsule: Any) -> None:
    """Release a capsule that was never consumed: a consumer would have renamed it."""
    if _is_valid(capsule, UNUSED):
        _release(ctypes.cast(_pointer(capsule, UNUSED), ctypes.POINTER(_Managed)))


def capsule(owner: Any, address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int]) -> Any:
    """A DLPack capsule of C-order memory that `owner` keeps alive."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    steps = (ctypes.c_int64 * len(shape))(*(int(np.prod(shape[i + 1 :], dtype=np.int64)) for i in range(len(shape))))
    tensor = _Tensor(address, *device, len(shape), KINDS[dtype.kind], dtype.itemsize * 8, 1, sizes, steps, 0)
    number = next(_numbers)
    managed = _Managed(tensor, number, ctypes.cast(_release, ctypes.c_void_p))
    _held[number] = owner, sizes, steps, managed
    return _new_capsule(ctypes.addressof(managed), UNUSED, _drop)


def interface(array: Any) -> dict[str, Any]:
    """The CUDA array interface of an array that only supports DLPack. Keep the array alive while you use it."""
    given = array.__dlpack__()
    tensor = ctypes.cast(_pointer(id(given), UNUSED), ctypes.POINTER(_Managed)).contents.tensor
    kind = next(letter for letter, code in KINDS.items() if code == tensor.code)
    size, item = tensor.shape[: tensor.ndim], tensor.bits // 8
    steps = tuple(s * item for s in tensor.strides[: tensor.ndim]) if tensor.strides else None
    data = tensor.data + tensor.byte_offset, False
    return {"shape": tuple(size), "typestr": f"<{kind}{item}", "data": data, "strides": steps, "version": 3}


class DeviceArray:
    """An array in GPU memory: PyTorch (`torch.as_tensor`), CuPy (`cupy.asarray`) and JAX (`jax.dlpack.from_dlpack`) share it
    without a copy. `numpy` copies it to the host."""

    def __init__(self, array: Any, shape: tuple[int, ...] | None = None) -> None:
        self._array = array.reshape(shape) if shape is not None else array
        self.shape, self.dtype = tuple(self._array.shape), self._array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        told: dict[str, Any] = self._array.__cuda_array_interface__
        return told

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, *, stream: Any = None, **asked: Any) -> Any:
        if stream not in SHARED_STREAMS:
            from rulewright.kernel.engines.card import load_cuda

            load_cuda().synchronize()
        return capsule(self._array, self.address, self.shape, self.dtype, self.__dlpack_device__())

    @property
    def address(self) -> int:
        return int(self.__cuda_array_interface__["data"][0])

    def numpy(self) -> np.ndarray[Any, np.dtype[Any]]:
        found: np.ndarray[Any, np.dtype[Any]] = self._array.copy_to_host()
        return found

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, np.dtype[Any]]:
        return self.numpy() if dtype is None else self.numpy().astype(dtype)

    def __len__(self) -> int:
        return int(self.shape[0])

    def __repr__(self) -> str:
        return f"DeviceArray({self.dtype}, {self.shape})"
