"""Reading and writing small nets as ONNX files. It takes a page of code here; onnxruntime would take twenty megabytes.

A file holds a chain of layers, `Gemm` with `Relu` between them and `Sigmoid` at the end, so that any ONNX runtime can run it.
`numpy.savez` would be shorter, but only NumPy reads it, and every net would then come as two files that must agree.
Weights are read by name: w1, b1, w2, b2 and so on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Weights = NDArray[np.float32]
VARINT, FIXED64, BYTES, FIXED32 = 0, 1, 2, 5
FLOAT = 1
"""ONNX's number for 32-bit floats."""
GRAPH, FACTS, INITIALIZER, NAME, DIMS, RAW = 7, 14, 5, 8, 1, 9
"""Field numbers in ONNX's messages: a model's graph and metadata, the graph's initializers, and a weight's name, shape, bytes."""


# ---------------------------------------------------------------- reading


def read_layers(path: Path) -> list[Weights]:
    """The weights of a net, in order: a matrix and a vector for each layer."""
    named: dict[str, Weights] = {}
    graph = next(value for number, value in _fields(path.read_bytes()) if number == GRAPH)
    for number, value in _fields(graph):
        if number == INITIALIZER:
            name, weights = _tensor(value)
            named[name] = weights
    return [named[kind + str(i)] for i in range(1, len(named) // 2 + 1) for kind in "wb"]


@cache
def read_facts(path: Path) -> dict[str, str]:
    """A net file's metadata, which describes how it was made."""
    pairs = [dict(_fields(value)) for number, value in _fields(path.read_bytes()) if number == FACTS]
    return {pair[1].decode(): pair[2].decode() for pair in pairs}


def _tensor(data: bytes) -> tuple[str, Weights]:
    shape, name, raw = list[int](), "", b""
    for number, value in _fields(data):
        if number == DIMS:
            shape.append(int.from_bytes(value, "little"))
        elif number == NAME:
            name = value.decode()
        elif number == RAW:
            raw = value
    return name, np.frombuffer(raw, "<f4").reshape(shape).astype(np.float32)


def _fields(data: bytes) -> Iterator[tuple[int, bytes]]:
    """The fields of a protocol buffer, each as its number and bytes; whole numbers as eight bytes."""
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        if key & 7 == VARINT:
            value, at = _varint(data, at)
            yield key >> 3, value.to_bytes(8, "little")
            continue
        size = {FIXED64: 8, FIXED32: 4}.get(key & 7, 0)
        if key & 7 == BYTES:
            size, at = _varint(data, at)
        yield key >> 3, data[at : at + size]
        at += size


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value, shift = 0, 0
    while True:
        value |= (data[at] & 127) << shift
        shift, at = shift + 7, at + 1
        if data[at - 1] < 128:
            return value, at


# ---------------------------------------------------------------- writing


def write_layers(path: Path, layers: Sequence[Weights], facts: Mapping[str, str]) -> None:
    """Write a net with metadata `facts`, which describe how it was made."""
    nodes, tensors, last = b"", b"", "x"
    depth = len(layers) // 2
    for i in range(1, depth + 1):
        weights, bias = layers[2 * i - 2 : 2 * i]
        tensors += _weights(f"w{i}", weights) + _weights(f"b{i}", bias)
        made = f"h{i}" if i < depth else "logit"
        nodes += _node("Gemm", [last, f"w{i}", f"b{i}"], made)
        last = f"a{i}" if i < depth else "share"
        nodes += _node("Relu" if i < depth else "Sigmoid", [made], last)
    ends = _message(11, _about("x", layers[0].shape[0])) + _message(12, _about(last, layers[-1].shape[0]))
    graph = nodes + _message(2, b"net") + tensors + ends
    opset = _message(1, b"") + _number(2, 13)
    told = b"".join(_message(FACTS, _message(1, k.encode()) + _message(2, v.encode())) for k, v in facts.items())
    model = _number(1, 8) + _message(2, b"rulewright") + _message(GRAPH, graph) + _message(8, opset) + told
    path.write_bytes(model)


def _bytes(value: int) -> bytes:
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def _number(field: int, value: int) -> bytes:
    return _bytes(field << 3) + _bytes(value)


def _message(field: int, data: bytes) -> bytes:
    return _bytes(field << 3 | BYTES) + _bytes(len(data)) + data


def _weights(name: str, weights: Weights) -> bytes:
    shape = b"".join(_number(DIMS, n) for n in weights.shape)
    raw = weights.astype("<f4").tobytes()
    return _message(INITIALIZER, shape + _number(2, FLOAT) + _message(NAME, name.encode()) + _message(RAW, raw))


def _node(kind: str, given: Sequence[str], made: str) -> bytes:
    inputs = b"".join(_message(1, name.encode()) for name in given)
    return _message(1, inputs + _message(2, made.encode()) + _message(4, kind.encode()))


def _about(name: str, width: int) -> bytes:
    """A value's name and shape: any number of rows of `width` floats."""
    shape = _message(1, _message(2, b"n")) + _message(1, _number(1, width))
    return _message(1, name.encode()) + _message(2, _message(1, _number(1, FLOAT) + _message(2, shape)))
