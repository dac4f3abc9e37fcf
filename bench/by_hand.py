"""Our compiled engine compared with C programs that play exactly the same games, checked by their digest."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import numpy as np

from bench.engines import rates, warm
from bench.peers import HERE
from bench.row import Row
from rulewright import games
from rulewright.kernel.engines.step import weights
from rulewright.kernel.fields import Holder, Number
from rulewright.kernel.layout import layout


def written(value: Any) -> str:
    return "{" + ", ".join(map(written, value)) + "}" if isinstance(value, list) else str(value)


def shape_of(value: Any) -> str:
    return f"[{len(value)}]{shape_of(value[0])}" if isinstance(value, list) else ""


def table(kind: str, name: str, value: Any) -> str:
    return f"static const {kind} {name}{shape_of(value)} = {written(value)};"


def build(name: str, tables: list[str], *flags: str) -> Path:
    """Compile a C program of this folder with these lines as its `tables.h`."""
    folder = Path(mkdtemp())
    (folder / "tables.h").write_text("\n".join(tables) + "\n", "utf-8")
    made = folder / name
    subprocess.run(["cc", "-O3", "-march=native", *flags, f"-I{folder}", "-o", made, HERE / f"{name}.c"], check=True)
    return made


def offsets(record: type[Holder], name: str = "", first: int = 0) -> Iterator[str]:
    """Where every field is in the bytes of a state, and how far apart the records of a list are."""
    for field, at in layout(record).offsets.items():
        kind = record.fields[field].kind
        yield f"#define AT_{name}{field} {first + at}"
        if not isinstance(kind, Number):
            yield f"#define SIZE_{name}{field} {layout(kind).size}"
            yield from offsets(kind, f"{name}{field}_", first + at)


@cache
def built(name: str, seats: int) -> Path:
    """The program for a game, compiled with the box and the layout of our state."""
    game = games.load(name)
    box = game.make_box(seats=seats)
    lines = [f"#define SEATS {seats}", f"#define WORDS {game.state.itemsize() // 8}"]
    lines += offsets(game.state)
    lines += [table(f"{f.kind.name}_t", f"box_{field}", getattr(box, field)) for field, f in box.fields.items()]
    lines.append(table("uint64_t", "weight", [f"{w}u" for w in weights(game.state, game.seats[1]).tolist()]))
    return build(name, lines, "-fno-tree-vectorize")  # the loops are too short to gain from it


class DifferentGamesError(Exception):
    """The C program does not play our games, so its speed means nothing."""


@dataclass(frozen=True)
class ByHand:
    """A C program of this folder that plays a game from the same seeds, move by move, as our engine does."""

    game: str
    seats: int
    engine: str = "compiled"

    def play(self, seed: int, n: int) -> tuple[int, int, float]:
        """The moves, the digest and the seconds of n games by the program."""
        command = [str(built(self.game, self.seats)), str(seed), str(n)]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        _, moves, found, seconds = said.split()
        return int(moves), int(found), float(seconds)

    def first_difference(self, seed: int, n: int) -> int | None:
        """The first of n seeds whose game the program plays differently, if any."""
        if self.play(seed, n)[1] == digest(self, seed, n):
            return None
        if n == 1:
            return seed
        found = self.first_difference(seed, n // 2)
        return self.first_difference(seed + n // 2, n - n // 2) if found is None else found

    def rate(self, n: int) -> float:
        """The program's moves per second. Raises `DifferentGamesError` unless they are our moves."""
        moves, found, seconds = self.play(1, n)
        if found != digest(self, 1, n):
            raise DifferentGamesError(f"{self.game}.c plays another game than ours: seed {self.first_difference(1, n)}")
        return moves / seconds

    def row(self, n: int, goal: float) -> Row:
        return Row(
            f"{games.load(self.game).title}, seats {self.seats}, the same games: compiled, against hand-written C",
            "random moves/s",
            lambda: rates(self.game, self.engine, n, seats=self.seats)[1],
            lambda: self.rate(n),
            goal=goal,
        )


@cache
def digest(who: ByHand, seed: int, n: int) -> int:
    """A number for the moves, outcomes and last states of n games by our engine, computed as in `by_hand.h`."""
    game = games.load(who.game)
    batch = warm(who.engine).run(game, game.make_box(seats=who.seats), seed, n)
    odd = 2 * np.arange(n, dtype=np.uint64) + np.uint64(1)
    return int(((batch.prints + batch.moves.astype(np.uint64)) * odd).sum())


ROWS = [ByHand("karthis", 1).row(20_000, goal=0.5), ByHand("klobba", 4).row(2_000, goal=0.4)]
