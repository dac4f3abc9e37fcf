"""The step of `compiled_step` on a GPU: one thread handles one game.

Work common to all games (blanking masks, spreading views over columns) is done by threads that share a row, so that their writes
coalesce.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from rulewright.doors.environments.compiled_step import (
    NOTHING,
    STEP,
    Games,
    Manner,
    advancer,
    assigned,
    draw,
    marked,
    observer,
)
from rulewright.doors.environments.observations import Array, Layout
from rulewright.kernel.fields import Number
from rulewright.kernel.game import Game
from rulewright.kernel.layout import layout as record_layout
from rulewright.kernel.rule import rule

BYTE, WORD = 8, 16
NO_ACTION = -1


def column_table(layout: Layout) -> np.ndarray[Any, np.dtype[np.int32]]:
    """The position of each column of the flat observation in the bytes of a view: the first byte, the number of bits, and whether
    they are signed. Facts known before play are in no view: their rows are 0."""
    rows = np.zeros((layout.size, 3), np.int32)
    for run in layout.runs:
        first, size = _place(layout, run.path), run.number.size
        for i in range(run.size):
            at = first + i * size
            for bit in range(run.bits):
                to = run.first + run.bits * i + bit
                rows[to] = (at + bit // BYTE, 1, bit % BYTE) if run.bits > 1 else (at, size * BYTE, run.number.low < 0)
    return rows


def _place(layout: Layout, path: str) -> int:
    """The byte offset of a field, or of its first number, written as in rules: `seats[1].hand.card`."""
    record: Any = layout.game.state
    at = 0
    for part in path.split("."):
        name, *indices = part.replace("]", "").split("[")
        declared = record.fields[name]
        at += record_layout(record).offsets[name]
        step = declared.kind.size if isinstance(declared.kind, Number) else record_layout(declared.kind).size
        for axis, index in enumerate(indices):
            at += int(index) * step * int(np.prod(declared.shape[axis + 1 :], dtype=np.int64))
        record = declared.kind
    return at


@rule
def column(view: Any, at: int, bits: int, sign: int) -> int:
    """One column of a view given as bytes. For a single bit, `sign` is its position in the byte."""
    low = int(view[at])
    if bits == 1:
        return (low >> sign) & 1
    if bits == WORD:
        low += int(view[at + 1]) << BYTE
    return low - (1 << bits) if sign and low >> (bits - 1) else low


@cache
def on_card(game: Game, how: Manner) -> tuple[Callable[..., None], Callable[..., None]]:
    """The kernels that do with every game what was assigned, and that encode its views: one thread per game, or per row."""
    from rulewright.kernel.engines.card import load_cuda

    (begin, advance), (write, _, _) = advancer(game, how), observer(game, how.encoded)
    cuda = load_cuda()

    def run(games: Games) -> None:
        g = cuda.grid(1)
        if g < games.what.shape[0] and games.what[g] != NOTHING:
            if games.what[g] != STEP:
                begin(g, games.what[g], games)
            advance(g, 0, games)

    def encode(head: Array, games: Games) -> None:
        i = cuda.grid(1)
        rows = games.actors.shape[1]
        if i < games.views.shape[0]:
            out = games.columns[i // rows, i % rows]
            for c in range(head.shape[0]):
                out[c] = head[c]
            write(games.views[i], games.actors[i // rows, i % rows], out)

    return run, encode


@cache
def shared_kernels() -> tuple[Callable[..., None], ...]:
    """The kernels that do not depend on a game: `blank` masks and assign orders, `spread` views over columns, `sample`, `mark`
    states, and `take` actions of any width, one per game or one per seat."""
    from rulewright.kernel.engines.card import load_cuda

    cuda = load_cuda()

    def blank(order: int, games: Games) -> None:
        for g in range(cuda.blockIdx.x, games.what.shape[0], cuda.gridDim.x):
            what = assigned(g, order, games)
            if cuda.threadIdx.x == 0:
                games.what[g] = what
            if what != NOTHING:
                for row in range(games.masks.shape[1]):
                    for a in range(cuda.threadIdx.x, games.masks.shape[2], cuda.blockDim.x):
                        games.masks[g, row, a] = 0

    def spread(views: Array, where: Array, head: Array, seat: Array, columns: Array) -> None:
        known = head.shape[0]
        for i in range(cuda.blockIdx.x, views.shape[0], cuda.gridDim.x):
            g, row = i // seat.shape[1], i % seat.shape[1]
            for c in range(cuda.threadIdx.x, where.shape[0], cuda.blockDim.x):
                if c >= known:
                    columns[g, row, c] = column(views[i], where[c, 0], where[c, 1], where[c, 2])
                else:
                    columns[g, row, c] = head[c] if c > 0 else seat[g, row]

    def sample(games: Games, out: Array) -> None:
        g = cuda.grid(1)
        if g < out.shape[0]:
            for row in range(out.shape[1]):
                draw(g, row, NO_ACTION, games, out)

    def mark(games: Games, weight: Array, out: Array) -> None:
        g = cuda.grid(1)
        if g < out.shape[0]:
            out[g] = marked(g, games, weight)

    def take(actions: Array, out: Array) -> None:
        g = cuda.grid(1)
        if g < out.shape[0]:
            out[g, 0] = actions[g]

    def take_all(actions: Array, out: Array) -> None:
        g = cuda.grid(1)
        if g < out.shape[0]:
            for row in range(out.shape[1]):
                out[g, row] = actions[g, row]

    return blank, spread, sample, mark, take, take_all
