"""A player that learned: a small net says what a position is worth to a seat, and imagined games go by it.

The net was taught by games against itself (`python -m learn.nets`, see docs/bots.md). It is given what its seat may know, as
numbers (`encode` in the game's play room). A move is first judged by the net where it leads to; the best of them are then
compared in imagined games with the same luck for all, in which everybody takes the move that the net likes best.

The net runs inside the compiled code of the game: it is so small that handing it over to another library would cost more than
running it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rulewright.bots.bot import AT_WILL, Bot, Budget, candidates
from rulewright.bots.nodes import NONE, put_in_order
from rulewright.bots.onnx import read_layers
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.engines.compiled import compile_entry, is_compiled, packed
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.rule import rule
from rulewright.kernel.standing import AIMS, worth

ROOT, WORLD, TRIAL, VIEW, STATES = 0, 1, 2, 3, 4
"""The states of a player: what the seat sees, the world imagined from it, a move tried there, and what its mover sees."""
WIDTH = 8
"""How many moves are looked at where the game says which appeal most."""
MOST_SAMPLES, ALL_SAMPLES = 4, 16
"""How often the luck of a move is drawn, of one move and of all."""
LUCK = 0x9E3779B9
"""Leads from one draw of luck to the next."""


class Net(NamedTuple):
    """Three layers of weights."""

    w1: Any
    b1: Any
    w2: Any
    b2: Any
    w3: Any
    b3: Any


class Desk(NamedTuple):
    """What choosing by the net needs: the states and their words, the box, the net, and room to work in."""

    states: Any
    rows: Any
    box: Any
    net: Net
    x: Any
    h1: Any
    h2: Any
    scores: Any
    places: Any
    allowed: Any
    values: Any


def desk(game: Game, box: Any, net: Net) -> Desk:
    """A desk for games of this box."""
    states = np.zeros(STATES, game.state.dtype())
    scores, places = np.zeros((2, game.seats[1]), np.int64)
    size = game.actions.size
    return Desk(
        states,
        states.view(np.uint64).reshape(STATES, -1),
        packed(box),
        net,
        np.zeros(game.play.inputs, np.float32),
        np.zeros(net.b1.shape[0], np.float32),
        np.zeros(net.b2.shape[0], np.float32),
        scores,
        places,
        np.zeros(size, np.int32),
        np.zeros(size),
    )


def net_path(game: Game) -> Path:
    """Where a game keeps its net."""
    return game.home / "play" / "net.onnx"


@cache
def load_net(path: Path) -> Net:
    return Net(*read_layers(path))


@rule
def logit(net: Any, x: Any, h1: Any, h2: Any) -> float:
    """What the net says of these inputs: the log odds to win. Most inputs are 0, and are passed over."""
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


class Brain(NamedTuple):
    """The rules of a learned player, bound to a game."""

    copy: Callable[..., None]
    value: Callable[..., float]
    list_moves: Callable[..., int]
    think: Callable[..., int]
    imagine: Callable[..., None]


@cache
def brain(game: Game) -> Brain:
    """How a net plays this game."""
    rules, exact, aim = game.rules, game.exact, AIMS.index(game.aim)
    offers, offer, check, apply, ending = rules.offers, rules.offer, rules.check, rules.apply, rules.ending
    score, standing, encode, hidden = rules.score, rules.standing, game.play.encode, game.has_secrets
    appeal, orders = game.play.appeal, game.play.own_appeal
    look, imagine = imagination(game)

    @rule
    def copy(desk: Any, to: int, source: int) -> None:
        rows = desk.rows
        for i in range(rows.shape[1]):
            rows[to, i] = rows[source, i]

    @rule
    def value(desk: Any, at: int, seat: int) -> float:
        """What a state is worth to a seat: by the result if it is over, else by the net."""
        s, box = desk.states[at], desk.box[0]
        if ending(s) != 0:
            for i in range(desk.scores.shape[0]):
                desk.scores[i] = 0
            score(s, box, desk.scores)
            standing(s, box, desk.scores, desk.places)
            return float(worth(aim, desk.scores, desk.places, int(box.seats), seat))
        for i in range(desk.x.shape[0]):
            desk.x[i] = 0
        encode(s, box, seat, desk.x)
        return 1.0 / (1.0 + exp(-logit(desk.net, desk.x, desk.h1, desk.h2)))

    @rule
    def list_moves(desk: Any, at: int, seat: int) -> int:
        s, box, n = desk.states[at], desk.box[0], 0
        for k in range(offers(s, box, seat)):
            action = offer(s, box, seat, k)
            if exact or check(s, box, seat, action) == 0:
                desk.allowed[n] = action
                n += 1
        return n

    @rule
    def think(desk: Any, at: int, seat: int, stream: Any) -> int:
        """The place in `allowed` of the move that the net likes best, with what each is worth in `values`.

        What the seat cannot know is dealt anew first, and the same luck follows every move.
        """
        base = at
        a, b = random32(stream), random32(stream)
        if hidden:
            base = VIEW
            look(desk.states[VIEW], desk.states[at], desk.box[0], seat)
            words = desk.states[VIEW].rng
            words[0] = a
            words[1] = b
            imagine(desk.states[VIEW], desk.box[0], seat, words)
        n, best = list_moves(desk, base, seat), 0
        if n == 1:
            desk.values[0] = 0.0
            return 0
        if n > WIDTH and orders:
            appeal(desk.states[base], desk.box[0], seat, desk.allowed, n, desk.values)
            put_in_order(desk.allowed, desk.values, n, NONE)
            n = WIDTH
        samples = max(1, min(MOST_SAMPLES, ALL_SAMPLES // n))
        for k in range(n):
            total, tried, by_chance = 0.0, 0, True
            while by_chance and tried < samples:
                copy(desk, TRIAL, base)
                trial, begins = desk.states[TRIAL], (a + LUCK * tried) & 0xFFFFFFFF
                trial.rng[0] = begins
                trial.rng[1] = b
                apply(trial, desk.box[0], seat, int(desk.allowed[k]))
                by_chance = trial.rng[0] != begins
                total += value(desk, TRIAL, seat)
                tried += 1
            desk.values[k] = total / tried
            if desk.values[k] > desk.values[best]:
                best = k
        return best

    return Brain(copy, value, list_moves, think, imagine)


class Trials(NamedTuple):
    """Moves that are compared: which they are, and the sums and squares of what came of them."""

    moves: Any
    sums: Any
    squares: Any


@cache
def comparer(game: Game) -> Callable[..., Any]:
    """The compiled `compare`: play on after each of several moves with the same luck, by the net, for so many turns."""
    _, value, _, think, imagine = brain(game)
    waiting, apply, ending, bound = game.rules.waiting, game.rules.apply, game.rules.ending, game.bound

    def compare(desk, trials, stream, seat, first, last, turns):  # type: ignore[no-untyped-def]
        lots, luck = np.zeros(2, np.uint32), np.zeros(2, np.uint32)
        seed = int(stream[0]) << 20
        for k in range(first, last):
            for c in range(trials.moves.shape[0]):
                for i in range(desk.rows.shape[1]):
                    desk.rows[WORLD, i] = desk.rows[ROOT, i]
                world, box = desk.states[WORLD], desk.box[0]
                sow(lots, seed + k, 0)
                lots[1] ^= stream[1]
                sow(luck, seed + k, 1)
                imagine(world, box, seat, lots)
                apply(world, box, seat, int(trials.moves[c]))
                who, changes, moves = seat, 0, 0
                while ending(world) == 0 and moves < bound:
                    now = lowest(waiting(world))
                    if now != who:
                        changes += 1
                        who = now
                    if changes >= turns:
                        break
                    apply(world, box, who, int(desk.allowed[think(desk, WORLD, who, luck)]))
                    moves += 1
                worth = value(desk, WORLD, seat)
                trials.sums[c] += worth
                trials.squares[c] += worth * worth

    return compile_entry(game, compare)


TRIED = 8
"""How many moves are compared in imagined games."""
FIRST_LOOKS = 4
"""How often a move's luck is drawn for the first impression."""
TURNS = 2
"""How long imagined games go on: to the end of the next player's turn."""
SURE = 3.0
"""By how many standard errors a move must be worse to be dropped before its time."""


@dataclass(frozen=True)
class Learned(Bot):
    """A bot that goes by a net, and by imagined games of the net against itself; `games` of them for each of the best moves."""

    name: str = "learned"
    title: str = "Learned"
    about: str = "Learned by playing against itself; compares its best moves in its head."
    games: int = 0
    turns: int = TURNS
    path: Path | None = None

    def plays(self, game: Game) -> bool:
        return bool(game.play.inputs) and (self.path or net_path(game)).exists()

    def looks_ahead(self, game: Game) -> bool:
        return True

    def ready(self, game: Game) -> bool:
        return is_compiled(comparer(game))

    def prepare(self, game: Game, box: Any) -> None:
        state = game.state()
        state.rng[:] = [1, 2]
        game.rules.setup(state, box)
        seat = next(i for i in range(game.seats[1]) if game.rules.waiting(state) >> i & 1)
        self.compare(game, game.view(state, box, seat), box, seat, [1, 2]).look(game.legal(state, box, seat), 1, 0)

    def compare(self, game: Game, view: Any, box: Any, seat: int, stream: Sequence[int]) -> Comparison:
        return Comparison(game, load_net(self.path or net_path(game)), view, box, seat, stream)

    def choose(self, game: Game, view: Any, box: Any, seat: int, stream: list[int], budget: Budget = AT_WILL) -> int:
        moves = candidates(game, view, box, seat)
        if len(moves) == 1:
            return moves[0]
        until = time.monotonic() + budget.seconds if budget.seconds else float("inf")
        found = self.compare(game, view, box, seat, stream)
        moves = found.best(found.look(moves, FIRST_LOOKS, 0), TRIED)
        if self.games:
            found.forget()
            each = max(4, self.games // 16)
            while len(moves) > 1 and found.played < self.games and time.monotonic() < until:
                moves = found.best(found.look(moves, each, self.turns), TRIED, SURE)
        return moves[0]


class Comparison:
    """Moves of one decision, and what was found about them so far."""

    def __init__(self, game: Game, net: Net, view: Any, box: Any, seat: int, stream: Sequence[int]) -> None:
        self.desk, self.seat = desk(game, box, net), seat
        self.desk.states[ROOT] = packed(view)[0]
        self.stream = np.array(stream, np.uint32)
        self.run = comparer(game)
        self.played, self.drawn = 0, 0
        self.sums: dict[int, float] = {}
        self.squares: dict[int, float] = {}

    def forget(self) -> None:
        """Begin to count anew, with other luck."""
        self.played, self.sums, self.squares = 0, {}, {}

    def look(self, moves: Sequence[int], games: int, turns: int) -> list[int]:
        """Play so many more games after each of these moves."""
        trials = Trials(np.array(moves, np.int32), np.zeros(len(moves)), np.zeros(len(moves)))
        self.run(self.desk, trials, self.stream, self.seat, self.drawn, self.drawn + games, turns)
        self.drawn, self.played = self.drawn + games, self.played + games
        for i, move in enumerate(moves):
            self.sums[move] = self.sums.get(move, 0.0) + float(trials.sums[i])
            self.squares[move] = self.squares.get(move, 0.0) + float(trials.squares[i])
        return list(moves)

    def best(self, moves: Sequence[int], most: int, sure: float = float("inf")) -> list[int]:
        """The best of these moves, so many at most, without those that are surely worse than the first."""
        n = max(1, self.played)
        order = sorted(moves, key=lambda move: -self.sums[move])[:most]
        top = order[0]

        def error(move: int) -> float:
            return sqrt(max(0.0, self.squares[move] / n - (self.sums[move] / n) ** 2) / n)

        return [
            m
            for m in order
            if m == top or sure == float("inf") or (self.sums[top] - self.sums[m]) / n <= sure * error(m) + 1e-9
        ]
