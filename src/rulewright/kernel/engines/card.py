"""Access to a GPU: loading numba-cuda, which is optional, compiling kernels, and arrays in GPU memory."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from rulewright.kernel.rule import Function

if TYPE_CHECKING:
    from numba.cuda.cudadrv.devicearray import DeviceNDArray
    from numpy.typing import DTypeLike

    from rulewright.kernel.engines.device import Kernel


@cache
def _numba_cuda() -> ModuleType:
    """Import our numba-cuda module. Raises `RuntimeError`, with how to install it, if numba-cuda is missing."""
    for gone, now in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, gone):  # numba-cuda 0.30 still uses names that NumPy 2.5 dropped
            setattr(np, gone, getattr(np, now))
    try:
        from rulewright.kernel.engines import device
    except ImportError as e:
        raise RuntimeError(
            f"the cuda engine needs numba-cuda ({e}): run pip install '.[gpu]' in the clone, or choose --engine compiled"
        ) from None
    return device


def load_cuda() -> ModuleType:
    """numba-cuda's `cuda`, with every rule registered."""
    device = _numba_cuda()
    device.learn()
    cuda: ModuleType = device.cuda
    return cuda


def available() -> bool:
    """Whether this machine has a working CUDA GPU."""
    return bool(load_cuda().is_available())


def device_code(f: Function, types: tuple[object, ...], capability: tuple[int, int] = (9, 0)) -> str:
    """A function as PTX.

    Compiling a device function queries the current GPU's compute capability; a stub answers, so that no GPU is needed.
    """
    from types import SimpleNamespace
    from unittest.mock import patch

    cuda = load_cuda()
    from numba.cuda import dispatcher

    with patch.object(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=capability)):
        code, _ = cuda.compile_ptx(f, types, cc=capability)
    return str(code)


@cache
def kernel_of(name: str, f: Function, **settings: int | None) -> Kernel:
    """A kernel, cached on disk under the game's name, and compiled on first launch if it is not there."""
    load_cuda()
    made: Kernel = _numba_cuda().Kernel(name, f, **settings)
    return made


def same_memory(array: DeviceNDArray, shape: tuple[int, ...], dtype: DTypeLike) -> DeviceNDArray:
    """A view of a GPU array with another shape and dtype."""
    kind = np.dtype(dtype)
    strides = tuple(int(np.prod(shape[i + 1 :], dtype=np.int64)) * kind.itemsize for i in range(len(shape)))
    return type(array)(shape, strides, kind, gpu_data=array.gpu_data)
