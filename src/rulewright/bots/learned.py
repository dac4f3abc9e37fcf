"""Learned players: a small neural net evaluates positions for a seat.

The net was trained by self-play (`python -m learn.nets`, see docs/bots.md). Its input is what its seat may know, as numbers
(`encode` in the game's `play`). There are two players. One searches like the levels do, with the net evaluating positions at the
end of the tree (`Search`). The other evaluates each move's resulting position by the net. It then compares the best moves in
simulated games with the same luck for all, in which all seats follow the game's heuristic for a turn or two before the net
evaluates the result (`Learned`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.bots.bot import AT_WILL, Bot, Budget, candidates, net_paths
from rulewright.bots.net import Net, Sense, in_relation, load_net, sense, win_by_net
from rulewright.bots.nodes import NONE, copy_row, put_in_order
from rulewright.bots.onnx import read_facts
from rulewright.bots.search import ITERATIONS, Search
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.engines.batch import is_compiled, packed
from rulewright.kernel.engines.step import Records, lister, settler
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Vector, rule
from rulewright.kernel.standing import AIMS, worth
from rulewright.kernel.structs import GameBox, GameState

ROOT, WORLD, TRIAL, VIEW, STATES = 0, 1, 2, 3, 4
"""The states of a player: the seat's view, the world sampled from it, a move tried there, and its mover's view."""
WIDTH = 8
"""How many moves are considered in games that rate moves by appeal."""
MOST_SAMPLES, ALL_SAMPLES = 4, 16
"""How many samples of chance are drawn: at most for one move, and for all moves together."""
HABIT = 0.01
"""By how much another move must look better than the heuristic's: with so few samples, less is not significant."""
LUCK = 0x9E3779B9
"""The increment from one sample's seed to the next."""


class Workspace(NamedTuple):
    """The working memory for choosing by the net: the states and their words, the box, the net with its own memory, and more."""

    states: Records
    rows: NDArray[np.uint64]
    box: Records
    sense: Sense
    scores: NDArray[np.int64]
    places: NDArray[np.int64]
    shares: NDArray[np.float64]
    allowed: NDArray[np.int32]
    values: NDArray[np.float64]


def workspace(game: Game, box: GameBox, net: Net) -> Workspace:
    """A `Workspace` for games with this box."""
    states = np.zeros(STATES, game.state.dtype())
    scores, places = np.zeros((2, game.seats[1]), np.int64)
    size = game.actions.size
    return Workspace(
        states,
        states.view(np.uint64).reshape(STATES, -1),
        packed(box),
        sense(net),
        scores,
        places,
        np.zeros(game.seats[1]),
        np.zeros(size, np.int32),
        np.zeros(size),
    )


class Brain(NamedTuple):
    """The rules of a learned player for one game."""

    value: Callable[..., float]
    list_moves: Callable[..., int]
    think: Callable[..., int]
    imagine: Callable[..., None]


@cache
def valuer(game: Game) -> Callable[..., float]:
    """The rule `value`: what a state is worth to a seat."""
    aim, ending, settle, win = AIMS.index(game.aim), game.rules.ending, settler(game), win_by_net(game)

    @rule
    def value(workspace: Workspace, at: int, seat: int) -> float:
        """A state's worth to a seat: the result if the game is over, else the net's evaluation."""
        s, box = workspace.states[at], workspace.box[0]
        if ending(s) != 0:
            settle(s, box, workspace.scores, workspace.places)
            return float(worth(aim, workspace.scores, workspace.places, int(box.seats), seat))
        return win(s, box, seat, workspace.sense)

    return value


@cache
def brain(game: Game) -> Brain:
    """The rules by which a net plays this game."""
    value, apply, list_legal, hidden = valuer(game), game.rules.apply, lister(game), game.has_secrets
    appeal, orders = game.play.appeal, game.play.own_appeal
    policy, has_heuristic = game.play.policy, game.play.own_policy
    look, imagine = imagination(game)

    @rule
    def list_moves(workspace: Workspace, at: int, seat: int) -> int:
        return list_legal(workspace.states[at], workspace.box[0], seat, workspace.allowed)

    @rule
    def think(workspace: Workspace, at: int, seat: int, stream: Vector[int]) -> int:
        """The index in `allowed` of the net's best move, with each move's worth in `values`.

        The seat's hidden information is sampled first, and every move is followed by the same luck.
        """
        base = at
        a, b = random32(stream), random32(stream)
        if hidden:
            base = VIEW
            look(workspace.states[VIEW], workspace.states[at], workspace.box[0], seat)
            words = workspace.states[VIEW].rng
            words[0] = a
            words[1] = b
            imagine(workspace.states[VIEW], workspace.box[0], seat, words)
        n, best, usual = list_moves(workspace, base, seat), 0, NONE
        if n == 1:
            workspace.values[0] = 0.0
            return 0
        if has_heuristic:
            usual = int(policy(workspace.states[base], workspace.box[0], seat, stream))
        if n > WIDTH and orders:
            appeal(workspace.states[base], workspace.box[0], seat, workspace.allowed, n, workspace.values)
            put_in_order(workspace.allowed, workspace.values, n, usual)
            n = WIDTH
        samples = max(1, min(MOST_SAMPLES, ALL_SAMPLES // n))
        for k in range(n):
            total, tried, by_chance = 0.0, 0, True
            while by_chance and tried < samples:
                copy_row(workspace.rows, TRIAL, base)
                trial, begins = workspace.states[TRIAL], (a + LUCK * tried) & 0xFFFFFFFF
                trial.rng[0] = begins
                trial.rng[1] = b
                apply(trial, workspace.box[0], seat, int(workspace.allowed[k]))
                by_chance = trial.rng[0] != begins
                total += value(workspace, TRIAL, seat)
                tried += 1
            workspace.values[k] = total / tried
            if workspace.allowed[k] == usual:
                workspace.values[k] += HABIT
            if workspace.values[k] > workspace.values[best]:
                best = k
        return best

    return Brain(value, list_moves, think, imagine)


class Trials(NamedTuple):
    """Moves to compare, and their results by game and move."""

    moves: NDArray[np.int32]
    found: NDArray[np.float64]


@cache
def comparer(game: Game) -> Callable[..., None]:
    """The compiled `compare`: play on after each of several moves with the same luck for some turns, then evaluate by the net.

    All seats follow the heuristic, if the game has one: it is cheap, so that many games can be compared.
    """
    value, _, think, imagine = brain(game)
    rules, policy, has_heuristic = game.rules, game.play.policy, game.play.own_policy
    waiting, apply, ending, bound = rules.waiting, rules.apply, rules.ending, game.bound

    @rule
    def share(workspace: Workspace, at: int, seat: int) -> float:
        """A seat's share of the win."""
        for i in range(workspace.box[0].seats):
            workspace.shares[i] = value(workspace, at, i)
        in_relation(workspace.shares, workspace.box[0].seats)
        return float(workspace.shares[seat])

    def compare(workspace: Workspace, trials: Trials, stream: Vector[int], seat: int, first: int, turns: int) -> None:
        lots = np.zeros(2, np.uint32)
        luck = np.zeros(2, np.uint32)
        seed = int(stream[0]) << 20
        for k in range(trials.found.shape[0]):
            for c in range(trials.moves.shape[0]):
                copy_row(workspace.rows, WORLD, ROOT)
                world, box = workspace.states[WORLD], workspace.box[0]
                sow(lots, seed + first + k, 0)
                lots[1] ^= stream[1]
                sow(luck, seed + first + k, 1)
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
                    if has_heuristic:
                        action = int(policy(world, box, who, luck))
                    else:
                        action = int(workspace.allowed[think(workspace, WORLD, who, luck)])
                    apply(world, box, who, action)
                    moves += 1
                trials.found[k, c] = share(workspace, WORLD, seat)

    from rulewright.kernel.engines.compiled import compile_entry

    return compile_entry(game, compare)


TRIED = 12
"""How many moves are compared thoroughly."""
FIRST_LOOKS = 4
"""How many games are simulated after each move for a first impression, to the end of the turn."""
GAMES, TURNS, PARTS = 512, 2, 16
"""Simulated games after each of the best moves, their length in turns (to the end of the next player's), and the number of
batches."""
DROPPED, CAUTION = 2.5, 1.0
"""By how many standard errors a move must be worse than the best to be dropped early, and by how many the best must be better
than the heuristic's to be preferred."""


@dataclass(frozen=True)
class Learned(Bot):
    """A bot that evaluates moves by a net, and the best of them by `games` simulated games each, which the net evaluates."""

    name: str = "learned"
    title: str = "Learned"
    about: str = "Judges positions as it learned by playing against itself."
    games: int = GAMES
    turns: int = TURNS
    path: Path | None = None

    def plays(self, game: Game) -> bool:
        return bool(game.play.inputs) and self.net(game).exists()

    def net(self, game: Game) -> Path:
        return self.path or net_paths(game)[0]

    def looks_ahead(self, game: Game) -> bool:
        return True

    def ready(self, game: Game) -> bool:
        return is_compiled(comparer(game))

    def prepare(self, game: Game, box: GameBox) -> None:
        state = game.state()
        state.rng[:] = [1, 2]
        game.rules.setup(state, box)
        seat = next(i for i in range(game.seats[1]) if game.rules.waiting(state) >> i & 1)
        self.compare(game, game.view(state, box, seat), box, seat, [1, 2]).look(game.legal(state, box, seat), 1, 0)

    def compare(self, game: Game, view: GameState, box: GameBox, seat: int, stream: Sequence[int]) -> Comparison:
        return Comparison(game, load_net(self.net(game)), view, box, seat, stream)

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        moves = candidates(game, view, box, seat)
        if len(moves) == 1:
            return moves[0]
        until = time.monotonic() + budget.seconds if budget.seconds else float("inf")
        usual = int(game.play.policy(view, box, seat, list(stream))) if game.play.own_policy else NONE
        found = self.compare(game, view, box, seat, stream)
        found.look(moves, FIRST_LOOKS, min(1, self.turns))
        kept = found.best(TRIED, usual)
        found.forget()
        games = budget.iterations or self.games
        while len(kept) > 1 and found.played < games and time.monotonic() < until:
            found.look(kept, max(1, games // PARTS), self.turns)
            kept = found.left(DROPPED)
        return found.preferred(kept, usual)


class Comparison:
    """The moves of one decision, with the results so far."""

    def __init__(self, game: Game, net: Net, view: GameState, box: GameBox, seat: int, stream: Sequence[int]) -> None:
        self.workspace, self.seat, self.run = workspace(game, box, net), seat, comparer(game)
        self.workspace.states[ROOT] = packed(view)[0]
        self.stream = np.array(stream, np.uint32)
        self.drawn = 0
        self.forget()

    def forget(self) -> None:
        """Discard the results so far; further games have other luck."""
        self.moves, self.found = list[int](), np.zeros((0, 0))

    @property
    def played(self) -> int:
        return len(self.found)

    def look(self, moves: Sequence[int], games: int, turns: int) -> None:
        """Play more games after each of these moves, which must be among those compared before, if any."""
        trials = Trials(np.array(moves, np.int32), np.zeros((games, len(moves))))
        self.run(self.workspace, trials, self.stream, self.seat, self.drawn, turns)
        self.drawn += games
        before = self.found[:, [self.moves.index(m) for m in moves]] if self.played else np.zeros((0, len(moves)))
        self.moves, self.found = list(moves), np.concatenate([before, trials.found])

    def best(self, most: int, always: int) -> list[int]:
        """The `most` best moves, and the move `always`."""
        order = np.argsort(-self.found.mean(0), kind="stable")
        return [m for i, m in enumerate(self.moves[int(k)] for k in order) if i < most or m == always]

    def behind(self, move: int) -> tuple[float, float]:
        """How much worse a move did than the best over the same games, and the standard error of that."""
        means = self.found.mean(0)
        less = self.found[:, int(means.argmax())] - self.found[:, self.moves.index(move)]
        return float(less.mean()), float(less.std() / sqrt(len(less)))

    def left(self, dropped: float) -> list[int]:
        """The moves that are not significantly worse than the best, the best first."""
        order = [self.moves[int(k)] for k in np.argsort(-self.found.mean(0), kind="stable")]
        worse = {m: self.behind(m) for m in order}
        return [m for m in order if m == order[0] or worse[m][0] <= dropped * worse[m][1]]

    def preferred(self, kept: Sequence[int], usual: int) -> int:
        """The best move, unless it is not clearly better than the heuristic's."""
        if usual in kept and self.played:
            less, error = self.behind(usual)
            if less <= CAUTION * error:
                return usual
        return kept[0]


def player(game: Game, path: Path) -> Bot:
    """The player that proved best for this net: its file gives the name, which `named` parses."""
    kind, much, far, *_ = [*read_facts(path).get("player", Learned.name).split(":"), "", ""]
    return named(f"{kind}:{much}:{far}:{path}", game)


def players(game: Game) -> list[Bot]:
    """A player for each of the game's nets."""
    return [player(game, path) for path in net_paths(game)]


def named(name: str, game: Game) -> Bot:
    """A learned player by name. `learned:512:2:FILE` compares moves in 512 games of 2 turns; `learned-search:4000:0:FILE`
    searches with 4000 simulated games and asks the net 0 moves after the tree. Each number is optional, and so is the file: the
    game's first, if not said."""
    kind, _, size = name.partition(":")
    much, far, path = [*size.split(":", 2), "", ""][:3]
    if kind == Learned.name:
        return Learned(name, games=int(much or GAMES), turns=int(far or TURNS), path=Path(path) if path else None)
    net = Path(path) if path else net_paths(game)[0]
    return Search(name, iterations=int(much or ITERATIONS), caution=CAUTION, net=net, beyond=int(far or 0))
