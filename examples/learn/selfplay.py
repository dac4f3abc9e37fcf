"""Compiled self-play of a net: positions, their value to each seat, and who won."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from rulewright.bots.learned import WORLD, brain
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import pick, random32, sow
from rulewright.kernel.engines.compiled import compile_entry
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.game import Game
from rulewright.kernel.standing import AIMS, worth

SCALE = 2.0**-32


class Lesson(NamedTuple):
    """How games are played and recorded: whether by the heuristic, how often a move is random, what share of positions is kept,
    and how far back results reach against the net's own estimates (TD lambda)."""

    heuristic: bool
    explore: float
    keep: float
    trace: float


class Pages(NamedTuple):
    """Recorded positions as the net sees them, their final values, and the margin at the end."""

    x: Any
    worth: Any
    margin: Any


class Notes(NamedTuple):
    """Scratch space for one game: by step and seat, the net's estimate, and the row of the recorded position."""

    said: Any
    row: Any
    stream: Any


@cache
def teacher(game: Game) -> Callable[..., Any]:
    """The compiled `teach`: play games from a seed until the pages are full; returns the number of games and rows."""
    value, list_moves, think, _ = brain(game)
    rules, play, bound, aim = game.rules, game.play, game.bound, AIMS.index(game.aim)
    setup, waiting, apply, ending = rules.setup, rules.waiting, rules.apply, rules.ending
    score, standing, policy = rules.score, rules.standing, play.policy

    def teach(workspace, pages, notes, lesson, seed):  # type: ignore[no-untyped-def]
        heuristic, explore, keep, trace = lesson
        x, worths, margins = pages
        said, row, stream = notes
        s, box = workspace.states[WORLD], workspace.box[0]
        seats, games, full = int(box.seats), 0, 0
        longest = said.shape[0]
        while full + longest * seats < x.shape[0] or games == 0:
            for i in range(workspace.rows.shape[1]):
                workspace.rows[WORLD, i] = 0
            sow(s.rng, seed + games, SETUP)
            sow(stream, seed + games, CHOICES)
            setup(s, box)
            steps, moves = 0, 0
            while ending(s) == 0 and moves < bound:
                who = lowest(waiting(s))
                if random32(stream) * SCALE < explore:
                    action = int(workspace.allowed[pick(stream, list_moves(workspace, WORLD, who))])
                elif heuristic:
                    action = int(policy(s, box, who, stream))
                else:
                    action = int(workspace.allowed[think(workspace, WORLD, who, stream)])
                apply(s, box, who, action)
                moves += 1
                if ending(s) == 0 and steps < longest:
                    kept = random32(stream) * SCALE < keep and full + seats <= x.shape[0]
                    for i in range(seats):
                        row[steps, i] = -1
                        said[steps, i] = value(workspace, WORLD, i)
                        if kept:
                            for k in range(x.shape[1]):
                                x[full, k] = workspace.sense.x[k]
                            row[steps, i] = full
                            full += 1
                    steps += 1
            for i in range(workspace.scores.shape[0]):
                workspace.scores[i] = 0
            score(s, box, workspace.scores)
            standing(s, box, workspace.scores, workspace.places)
            for i in range(seats):
                most = 0.0
                for k in range(seats):
                    if k != i and (most == 0.0 or workspace.scores[k] > most):
                        most = float(workspace.scores[k])
                target = float(worth(aim, workspace.scores, workspace.places, seats, i))
                by = workspace.scores[i] - most if seats > 1 else 0
                for t in range(steps - 1, -1, -1):
                    if row[t, i] >= 0:
                        worths[row[t, i]] = target
                        margins[row[t, i]] = by
                    target = trace * target + (1.0 - trace) * said[t, i]
            games += 1
        return games, full

    return compile_entry(game, teach)


@cache
def match(game: Game) -> Callable[..., Any]:
    """The compiled `play`: games in which one seat plays by the net and the others by the heuristic; returns how many it won."""
    value, _, think, _ = brain(game)
    rules, policy, bound = game.rules, game.play.policy, game.bound
    setup, waiting, apply, ending = rules.setup, rules.waiting, rules.apply, rules.ending

    def play(workspace, stream, seed, games):  # type: ignore[no-untyped-def]
        won, seats = 0.0, int(workspace.box[0].seats)
        s, box = workspace.states[WORLD], workspace.box[0]
        for g in range(games):
            for i in range(workspace.rows.shape[1]):
                workspace.rows[WORLD, i] = 0
            sow(s.rng, seed + g // seats, SETUP)
            sow(stream, seed + g, CHOICES)
            setup(s, box)
            moves = 0
            while ending(s) == 0 and moves < bound:
                who = lowest(waiting(s))
                if who == g % seats:
                    action = int(workspace.allowed[think(workspace, WORLD, who, stream)])
                else:
                    action = int(policy(s, box, who, stream))
                apply(s, box, who, action)
                moves += 1
            won += value(workspace, WORLD, g % seats)
        return won

    return compile_entry(game, play)


def pages(inputs: int, rows: int) -> Pages:
    return Pages(np.zeros((rows, inputs), np.float32), np.zeros(rows, np.float32), np.zeros(rows, np.float32))


def notes(longest: int, seats: int) -> Notes:
    return Notes(np.zeros((longest, seats)), np.zeros((longest, seats), np.int64), np.zeros(2, np.uint32))
