"""The tables of the outlook: what stars, power and leads were worth in games by the rule of thumb.

    python -m tests.games.katamari.fit --games 16000
    python -m tests.games.katamari.fit --games 700 --seats 2 --by search:120:4:16     # in games by a search

One purchase in ten is made at random, so that unusual positions are met too. A position is looked at before every fourth move or
so, in the midst of a turn as well as before a roll. The chances of all seats to win are fitted at once to what each shows, by
conditional logistic regression; rounds next to each other are held together. One game in five is kept apart, to tell how well
the outlook foretells it.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import NamedTuple

import numpy as np

from rulewright.bots.bot import AT_WILL, Bot, Budget
from rulewright.games.katamari.play.outlook import FAR, FEATURES, Feature, feature, outlook, rounds_left
from rulewright.games.katamari.play.policy import advised
from rulewright.games.katamari.rules import apply, score
from rulewright.games.katamari.state import SEATS, SIZES, Box, Phase, State, Verb
from rulewright.kernel import below, nth, program, rule, size
from rulewright.kernel.engines.compiled import packed
from rulewright.kernel.game import Game
from rulewright.lab.players import bot_of
from rulewright.lab.tournament import play
from tests.games.katamari.weights import GAME, Array, begin, heuristic

NAMES = (
    "star", "power a roll", "power now", "Blue hex", "Purple hex",
    "1 ahead", "2 ahead", "3 ahead", "1 behind", "2 behind", "3 behind",
)  # fmt: skip
"""What is looked at; a lead of two counts as one ahead and two ahead."""
FIRM, SMOOTH = 20.0, 1000.0
"""How much weights are held back, and how much those of one round are held to those of the next."""
APART = 5
"""One game in so many is kept apart."""


@rule
def look(s: State, box: Box, seen: Array, told: Array) -> int:
    """Note what each seat shows and what the outlook says; returns the rounds to come."""
    for i in range(box.seats):
        for what in range(FEATURES):
            seen[i, what] = feature(s, box, i, what)
    outlook(s, box, told)
    return rounds_left(s, box)


@program
def watch(
    s: State, stream: Array, box: Box, weights: Array, seed: int, seen: Array, at: Array, told: Array, won: Array
) -> int:
    """Play, and note now and then what each seat shows, the game and the rounds to come, and what the outlook says; returns how
    often."""
    n = 0
    scores: Array = np.zeros(SEATS, np.int64)
    for g in range(won.shape[0]):
        begin(s, stream, box, seed + g)
        while s.end == 0:
            seat = int(s.mover)
            action = advised(s, box, seat, weights)
            if below(s, 4) == 0 and n < seen.shape[0]:
                at[n, 0] = g
                at[n, 1] = look(s, box, seen[n], told[n])
                n += 1
            if s.phase == Phase.BUYING and below(s, 10) == 0:
                some = int(s.open) & ((1 << SIZES) - 1)
                if some != 0:
                    action = Verb.BUY.of(nth(some, below(s, size(some))))
            apply(s, box, seat, action)
        score(s, box, scores)
        best, many = scores[: box.seats].max(), 0
        for i in range(box.seats):
            many += 1 if scores[i] == best else 0
        for i in range(box.seats):
            won[g, i] = 1.0 / many if scores[i] == best else 0.0
    return n


def chances(seen: Array, weights: Array) -> Array:
    """Each seat's chance to win."""
    odds = seen @ weights
    odds = np.exp(odds - odds.max(axis=1)[:, None])
    return odds / odds.sum(axis=1)[:, None]


def fitted(seen: Array, left: Array, won: Array) -> Array:
    """Weights by rounds to come that foretell who wins best, by Newton's method. Nothing that one shows can do harm, nor can it
    help to be behind: where it seemed to, it counts nothing."""
    rounds, n = FAR + 1, (FAR + 1) * FEATURES
    step = np.diff(np.eye(rounds), axis=0)
    held = np.kron(SMOOTH * step.T @ step + FIRM * np.eye(rounds), np.eye(FEATURES))
    found: Array = np.zeros(n)
    for _ in range(12):
        slope, bend = -held @ found, held.copy()
        for r in range(rounds):
            x, y, part = seen[left == r], won[left == r], slice(r * FEATURES, (r + 1) * FEATURES)
            p = chances(x, found[part])
            mean = (p[:, :, None] * x).sum(axis=1)
            slope[part] += ((y - p)[:, :, None] * x).sum(axis=(0, 1))
            bend[part, part] += np.einsum("ns,nsf,nsg->fg", p, x, x, optimize=True) - mean.T @ mean
        found += np.linalg.solve(bend, slope)
    good = np.where(np.arange(FEATURES) < Feature.BEHIND, 1.0, -1.0)
    return np.maximum(found.reshape(rounds, FEATURES) * good, 0.0) * good


def surprise(told: Array, won: Array) -> float:
    """How far a forecast was from who won: bits a position, the fewer the better; who knows nothing has 1 with two players, 2
    with four."""
    return float(-(won * np.log2(np.maximum(told, 1e-9))).sum(axis=1).mean())


class Watched(NamedTuple):
    """Of every position: what each seat shows, the game, the rounds to come, what the outlook says, and each seat's part of
    the win in the end."""

    seen: Array
    game: Array
    left: Array
    told: Array
    won: Array


def watched(seats: int, games: int) -> Watched:
    box: Box = GAME.make_box(seats=seats)
    state, won = np.zeros(1, GAME.state.dtype()), np.zeros((games, seats))
    most = games * seats * box.rounds * 3
    seen, at, told = np.zeros((most, seats, FEATURES)), np.zeros((most, 2), np.int64), np.zeros((most, seats))
    weights = np.array(heuristic(box), np.int64)
    n = watch(state[0], state.view(np.uint64), packed(box)[0], weights, 0, seen, at, told, won)
    return Watched(seen[:n], at[:n, 0], at[:n, 1], told[:n], won[at[:n, 0]])


class Watcher(Bot):
    """Has a search choose, and notes and strays as `watch` does."""

    name, title, about = "watcher", "Watcher", "Notes what it sees."

    def __init__(self, search: Bot) -> None:
        self.search, self.luck = search, Random(0)
        self.seen, self.told, self.left = list[Array](), list[Array](), list[int]()

    def choose(self, game: Game, view: State, box: Box, seat: int, stream: list[int], budget: Budget = AT_WILL) -> int:
        if self.luck.randrange(4) == 0:
            self.seen.append(np.zeros((box.seats, FEATURES)))
            self.told.append(np.zeros(box.seats))
            self.left.append(look(view, box, self.seen[-1], self.told[-1]))
        some = view.open & ((1 << SIZES) - 1)
        if view.phase == Phase.BUYING and some and self.luck.randrange(10) == 0:
            return Verb.BUY.of(nth(some, self.luck.randrange(size(some))))
        return self.search.choose(game, view, box, seat, stream, budget)


def watched_search(seats: int, games: int, search: Bot) -> Watched:
    """The same in games by a search, which take a hundred times as long."""
    box, watcher = GAME.make_box(seats=seats), Watcher(search)
    of, won = list[int](), list[tuple[float, ...]]()
    for g in range(games):
        won.append(play(GAME, box, [watcher] * seats, g).shares)
        of += [g] * (len(watcher.left) - len(of))
    game = np.array(of)
    return Watched(np.array(watcher.seen), game, np.array(watcher.left), np.array(watcher.told), np.array(won)[game])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.katamari.fit", description=__doc__)
    parser.add_argument("--games", type=int, default=16000)
    parser.add_argument("--seats", type=int, nargs="+", default=(2, 3, 4))
    parser.add_argument("--by", default="heuristic")
    asked = parser.parse_args()
    for seats in asked.seats:
        by_heuristic = asked.by == "heuristic"
        found = (
            watched(seats, asked.games) if by_heuristic else watched_search(seats, asked.games, bot_of(asked.by, GAME))
        )
        seen, game, left, told, won = found
        apart = game % APART == 0
        weights = fitted(seen[~apart], left[~apart], won[~apart])
        print(f"{seats} seats, {len(seen)} positions")
        for name, row in zip(NAMES, weights.T, strict=True):
            print(f"        {[round(1000 * w) for w in row]},  # {name}")
        for r in range(FAR + 1):
            here = apart & (left == r)
            if here.any():
                new = surprise(chances(seen[here], weights[r]), won[here])
                print(f"{r:3} rounds to come: {surprise(told[here], won[here]):.3f} bits as it is, {new:.3f} as fitted")


if __name__ == "__main__":
    main()
