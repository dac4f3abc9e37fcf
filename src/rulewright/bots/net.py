"""A small neural net inside compiled code: it evaluates a position for a seat, from what that seat may know.

It is so small that calling another library would cost more than running it here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.bots.bot import net_paths
from rulewright.bots.onnx import read_facts, read_layers
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.structs import GameBox, GameState

Floats = NDArray[np.float32]


class Net(NamedTuple):
    """Three layers of weights."""

    w1: Floats
    b1: Floats
    w2: Floats
    b2: Floats
    w3: Floats
    b3: Floats


class Sense(NamedTuple):
    """A net with its working memory: its inputs, and the outputs of its layers."""

    net: Net
    x: Floats
    h1: Floats
    h2: Floats


def sense(net: Net) -> Sense:
    return Sense(net, *(np.zeros(size, np.float32) for size in (net.w1.shape[0], net.b1.shape[0], net.b2.shape[0])))


def net_path(game: Game, box: GameBox) -> Path | None:
    """The file of the net that is strong with this number of players and these options: the files list those."""
    for path in net_paths(game):
        facts = read_facts(path)
        only = (wanted.split("=") for wanted in facts.get("only", "").split(",") if wanted)
        if str(box.seats) in facts["seats"].split() and all(str(getattr(box, name)) == n for name, n in only):
            return path
    return None


@cache
def load_net(path: Path) -> Net:
    return Net(*read_layers(path))


@rule
def logit(net: Net, x: Floats, h1: Floats, h2: Floats) -> float:
    """The net's output for these inputs: the log odds of winning. Most inputs are 0 and are skipped."""
    w1, w2 = net.w1, net.w2
    for j in range(h1.shape[0]):
        h1[j] = net.b1[j]
    for i in range(x.shape[0]):
        much = x[i]
        if much != 0:
            for j in range(h1.shape[0]):
                h1[j] += much * w1[i, j]
    for j in range(h2.shape[0]):
        h2[j] = net.b2[j]
    for i in range(h1.shape[0]):
        much = h1[i]
        if much > 0:
            for j in range(h2.shape[0]):
                h2[j] += much * w2[i, j]
    total = net.b3[0]
    for j in range(h2.shape[0]):
        if h2[j] > 0:
            total += h2[j] * net.w3[j, 0]
    return float(total)


@cache
def win_by_net(game: Game) -> Callable[..., float]:
    """A rule for this game: a seat's probability of winning by the net, evaluated for that seat."""
    encode = game.play.encode

    @rule
    def win(s: GameState, box: GameBox, seat: int, sense: Sense) -> float:
        for i in range(sense.x.shape[0]):
            sense.x[i] = 0
        encode(s, box, seat, sense.x)
        return 1.0 / (1.0 + exp(-logit(sense.net, sense.x, sense.h1, sense.h2)))

    return win


@rule
def in_relation(out: Vector[float], seats: int) -> None:
    """Normalise the seats' probabilities to shares of the win that add up to 1; in a solo game they stay unchanged."""
    together = 0.0
    for seat in range(seats):
        together += out[seat]
    if seats > 1:
        for seat in range(seats):
            out[seat] /= together


@cache
def share_by_net(game: Game) -> Callable[..., None]:
    """A rule for this game: each seat's share of the win, by the net evaluated for every seat."""
    win = win_by_net(game)

    @rule
    def share(s: GameState, box: GameBox, sense: Sense, out: Vector[float]) -> None:
        for seat in range(box.seats):
            out[seat] = win(s, box, seat, sense)
        in_relation(out, box.seats)

    return share
