"""The lab's games, and what both engines share: machine code plays them if every player is random, follows the heuristic or
searches (`compiled`), else they are interpreted (`interpreted`). Both play the same games.

Every seat has its own random stream, and the dice of each move are keyed by its number. So two settings of a game played from the
same seed have the same luck for as long as they can (common random numbers).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec

import numpy as np
from numpy.typing import NDArray

from rulewright.kernel.chance import mix, pick
from rulewright.kernel.engines.batch import Batch
from rulewright.kernel.engines.counting import VALUES, Thing, room
from rulewright.kernel.engines.step import FORBIDDEN, lawful
from rulewright.kernel.game import Game
from rulewright.kernel.measures import END, MEASURES, MOVE, Measure
from rulewright.kernel.rule import Namespace, Vector, rule
from rulewright.kernel.structs import GameBox, GameState
from rulewright.lab.players import Player
from rulewright.telling.language import ENGLISH, speaking

DICE = 64
"""The branch of a game's seed for its dice, after those for the players."""
APART = 0x9E3779B9
THINGS, OPTIONS, LEAD = 1, 2, 4
"""Optional measurements besides the notes: the things that notes name, the moves available, and who was ahead. The last two take
time."""
QUARTERS = 3


@dataclass(frozen=True)
class Made:
    """A setting ready to play in this process: the game, its box and its players."""

    game: Game
    box: GameBox
    players: tuple[Player, ...]

    @property
    def turns(self) -> int:
        """Games per deal: one if all players are alike, else one for each rotation of the seats."""
        return 1 if len({p.name for p in self.players}) == 1 else len(self.players)

    @cached_property
    def things(self) -> dict[Thing, dict[str, list[int]]]:
        """The cards or pieces that notes name, or else everything that they name: the numbers by what they are called. Copies of
        a card share a name and are counted together."""
        every = room(self.game).things
        found = dict[Thing, dict[str, list[int]]]()
        with speaking(ENGLISH):
            for thing in [thing for thing in every if thing.number in self.game.pieces] or every:
                called = found.setdefault(thing, {})
                for number in range(VALUES):
                    called.setdefault(self.game.notes.thing(self.box, thing.number, number), []).append(number)
        return found

    def seating(self, games: int) -> dict[str, NDArray[np.bool_]]:
        """Where each player sits, by name, game and seat; empty if all players are alike."""
        seats, turn = len(self.players), np.arange(games) % self.turns
        if self.turns == 1:
            return {}
        names = [p.name for p in self.players]
        return {
            name: np.array([[names[(s + t) % seats] == name for s in range(seats)] for t in range(seats)])[turn]
            for name in dict.fromkeys(names)
        }


@dataclass(frozen=True)
class Rows(Batch):
    """Games in the order of their deals, the same from both engines. Counts by seat are flat: kind times seats plus seat."""

    courses: NDArray[np.uint64]
    """A hash of each game's moves, independent of their effects."""
    order: NDArray[np.int8]
    """By seat: 0 for the first to decide, 1 for the second and so on."""
    notes: NDArray[np.int32]
    first: NDArray[np.int32]
    things: NDArray[np.int16]
    verbs: NDArray[np.int32]
    offered: NDArray[np.int32]
    decisions: NDArray[np.int32]
    options: NDArray[np.int64]
    lead_changes: NDArray[np.int32]
    settled: NDArray[np.int32]
    """The move from which a winner stayed ahead to the end."""
    leaders: NDArray[np.int8]
    """The sole leader after a quarter, a half and three quarters of the moves; -1 if there was none."""
    measures: NDArray[np.float64]

    @classmethod
    def empty(cls, game: Game, n: int, asked: int) -> Rows:
        seats, counted, verbs = game.seats[1], room(game), len(game.actions.verbs)
        many = len(counted.things) * VALUES * seats if asked & THINGS else 0
        return cls(
            **vars(Batch.blank(game, n)),
            courses=np.zeros(n, np.uint64),
            order=np.zeros((n, seats), np.int8),
            notes=np.zeros((n, (len(counted.kinds) + 1) * seats), np.int32),
            first=np.zeros((n, len(counted.kinds) + 1), np.int32),
            things=np.zeros((n, many), np.int16),
            verbs=np.zeros((n, verbs * seats), np.int32),
            offered=np.zeros((n, verbs), np.int32),
            decisions=np.zeros(n, np.int32),
            options=np.zeros(n, np.int64),
            lead_changes=np.zeros(n, np.int32),
            settled=np.zeros(n, np.int32),
            leaders=np.full((n, QUARTERS), -1, np.int8),
            measures=np.zeros((n, len(measures_of(game)) * seats)),
        )

    def __len__(self) -> int:
        return len(self.moves)

    def digest(self, start: int) -> NDArray[np.uint64]:
        """Sums over the games that do not depend on their order: two over their results, and two over the moves alone. `start` is
        the number of the first game."""
        index, found = np.arange(len(self), dtype=np.uint64) + np.uint64(start % 2**64), list[np.uint64]()
        with np.errstate(over="ignore"):
            for values in (self.prints, self.courses):
                x = (values ^ (index * np.uint64(0x9E3779B97F4A7C15))) * np.uint64(0xBF58476D1CE4E5B9)
                x ^= x >> np.uint64(31)
                y = (x + index) * np.uint64(0x94D049BB133111EB)
                y ^= y >> np.uint64(29)
                found += [x.sum(dtype=np.uint64), y.sum(dtype=np.uint64)]
        return np.array(found, np.uint64)


@rule
def key_dice(rng: Vector[int], dice: Vector[int], move: int) -> None:
    """Seed the dice of a move: each move has its own place on the stream of its game."""
    rng[0] = mix((dice[0] + APART * move) & 0xFFFFFFFF)
    rng[1] = dice[1]


@rule
def further(course: int, action: int) -> int:
    """Extend the hash of the moves so far by one move."""
    return (course * 0x2545F491 + action + 1) & 0xFFFFFFFF


# ---------------------------------------------------------------- a game's own measures


@cache
def measures_of(game: Game, *at: str) -> tuple[Measure, ...]:
    """The measures that the game's module `measures` declares for these times, in its order; by default those at the end and at
    moves."""
    package = game.state.__module__.rpartition(".")[0]
    if not package or not hasattr(import_module(package), "__path__") or not find_spec(f"{package}.measures"):
        return ()
    found = list[Measure]()
    for declared in vars(import_module(f"{package}.measures")).values():
        if isinstance(declared, tuple):
            found += (m for m in declared if isinstance(m, Measure))
        elif callable(declared) and declared in MEASURES:
            found.append(MEASURES[declared])
    return tuple(m for m in found if m.at in (at or (END, MOVE)))


@cache
def sampler(game: Game, at: str) -> Callable[..., None]:
    """The rule `sample(s, box, seats, out)`, which adds the current value of each measure for every seat."""
    lines = ["def sample(s, box, seats, out):", "    for seat in range(box.seats):", "        pass"]
    space: Namespace = {"__name__": __name__}
    asked = measures_of(game) if at in (END, MOVE) else measures_of(game, at)
    for i, m in enumerate(asked):
        if m.at == at:
            space[f"m{i}"] = m.ask
            which = "" if m.which is None else f", {m.which}"
            lines.append(f"        out[{i} * seats + seat] += m{i}(s, box, seat{which})")
    exec(compile("\n".join(lines), f"<measures of {game.name} at {at}>", "exec"), space)
    made: Callable[..., None] = space["sample"]
    made.__qualname__ = f"sample_{game.name}_{at}"
    return rule(made)


# ---------------------------------------------------------------- what both engines share


def weights_of(game: Game, box: GameBox, p: Player) -> list[int]:
    """The weights of a player's heuristic, in the order in which the game reads them."""
    return [*({**game.play.weights(box), **dict(p.weights)}).values()] if game.play.weights else []


@cache
def thumb_of(game: Game) -> Callable[..., int]:
    """The heuristic with a player's own weights, which are ignored if the game declares none."""
    policy, advised = game.play.policy, game.play.advised

    @rule
    def by_policy(s: GameState, box: GameBox, seat: int, stream: Vector[int], weights: Vector[int]) -> int:
        return int(policy(s, box, seat, stream))

    return advised or by_policy


@rule
def follow_lead(leads: Vector[int], moves: int, places: Vector[int], out: Vector[int]) -> None:
    """From the leader before each move: how often the lead changed, and from when on a winner had it."""
    last, changes, since = -1, 0, 0
    for i in range(moves):
        now = leads[i]
        if now >= 0:
            if last >= 0 and now != last:
                changes += 1
            last = now
        if now < 0 or places[now] != 1:
            since = i + 1
    out[0], out[1] = changes, since


@rule
def ahead(values: Vector[int] | Vector[float], seats: int) -> int:
    """The seat with the highest value; -1 if it is tied."""
    best = 0
    for i in range(1, seats):
        if values[i] > values[best]:
            best = i
    for i in range(seats):
        if i != best and values[i] == values[best]:
            return -1
    return best


@cache
def leading(game: Game) -> Callable[..., int]:
    """The rule that returns who is ahead: by the game's outlook where it has one, else by points."""
    outlook, score, foresees = game.play.outlook, game.rules.score, game.play.foresees

    @rule
    def leader(s: GameState, box: GameBox, scores: NDArray[np.int64], values: Vector[float]) -> int:
        if foresees:
            for i in range(box.seats):
                values[i] = 0.0
            outlook(s, box, values)
            return ahead(values, box.seats)
        for i in range(scores.shape[0]):
            scores[i] = 0
        score(s, box, scores)
        return ahead(scores, box.seats)

    return leader


Memory = tuple[NDArray[np.int32], NDArray[np.float64]]
"""Space for moves, and for how promising each looks."""


@cache
def replacing(game: Game) -> Callable[..., int]:
    """The rule that chooses another move for a player whose preferred one is forbidden."""
    offers, legal, appeal, ordered = game.rules.offers, lawful(game), game.play.appeal, game.play.own_appeal

    @rule
    def other(
        s: GameState,
        box: GameBox,
        seat: int,
        wanted: int,
        banned: Vector[int],
        thumb: int,
        lot: Vector[int],
        memory: Memory,
    ) -> int:
        allowed, appeals = memory
        n = 0
        for k in range(offers(s, box, seat)):
            action = legal(s, box, seat, k)
            if action != FORBIDDEN and banned[action] == 0:
                allowed[n] = action
                n += 1
        if n == 0:
            return wanted
        if not ordered or thumb == 0:
            return int(allowed[pick(lot, n)])
        for i in range(n):
            appeals[i] = 0.0
        appeal(s, box, seat, allowed, n, appeals)
        best = 0
        for i in range(1, n):
            if appeals[i] > appeals[best]:
                best = i
        return int(allowed[best])

    return other


@cache
def verb_numbers(game: Game) -> NDArray[np.int64]:
    """The index of each move's verb."""
    found = np.zeros(max(1, game.actions.size), np.int64)
    for i, v in enumerate(game.actions.verbs):
        found[v.first : v.first + v.size] = i
    return found
