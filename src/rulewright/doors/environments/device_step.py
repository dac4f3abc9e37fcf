"""One step of one game with any of its seats played from outside: the same rule for CPU and GPU.

On a GPU, one thread handles one game. Work common to all games (blanking masks, spreading views over columns) is done by threads
that share a row, so that their writes coalesce.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from rulewright.doors.environments.compiled_step import (
    NEXT,
    SAMPLES,
    STUCK,
    SWITCHED_OFF,
    earned,
    follow,
    writer,
)
from rulewright.doors.environments.observations import Layout
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import pick, sow
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.engines.step import fingerprint
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.fields import Number
from rulewright.kernel.game import Game
from rulewright.kernel.layout import layout as record_layout
from rulewright.kernel.rule import rule

ONE_SEAT, TURNS, TOGETHER = 0, 1, 2
"""Which seats are played from outside: one seat, the others at random; every seat, the lowest that may act first; or all that may
act at once."""
BEGIN, STEP, AGAIN = 0, 1, 2
"""What a pass does: start the games of given seeds or the next in sequence, apply actions, or restart the games that the step
just ended."""
NO_SEED = -1
NO_SUCH_ACTION = -2
"""The refusal of a number that is no action, among the clause numbers; like SWITCHED_OFF, it is not a clause."""
BYTE, WORD = 8, 16


class Table(NamedTuple):
    """What is played, which seats from outside, and what a seat may do and earns."""

    box: Any
    seat: int
    seats: int
    off: Any
    giving_up: Any
    by_score: bool
    limit: int


class Seeds(NamedTuple):
    """By game: the current seed, and the streams for later seeds, replies and samples."""

    wanted: Any
    seeds: Any
    paths: Any
    lots: Any
    samples: Any


class Places(NamedTuple):
    """The games: states, the same memory as words, and the view of each row."""

    states: Any
    words: Any
    views: Any


class Outcome(NamedTuple):
    """By game: whether this pass affects it, whether the next step restarts it, and the result of the last step."""

    touched: Any
    finished: Any
    steps: Any
    ending: Any
    terminated: Any
    truncated: Any
    rewards: Any
    scores: Any
    standing: Any


class Rows(NamedTuple):
    """By game and row (one, or one per seat): the seat, whether it may act, why its action was refused, and its mask."""

    seat: Any
    to_act: Any
    clause: Any
    masks: Any


class Games(NamedTuple):
    """All arrays of the games."""

    table: Table
    seeds: Seeds
    places: Places
    outcome: Outcome
    rows: Rows


@rule
def never(s: Any, box: Any, seat: int, stream: Any) -> int:
    """Stands in for a reply if every seat is played from outside."""
    return -1


@cache
def advancer(game: Game, how: int) -> Callable[..., None]:
    """The rule `advance` for this game: it applies the actions to one game, or starts it, and shows it to the next seat."""
    look, _ = imagination(game)
    rules, bound, exact, actions_in_all = game.rules, game.bound, game.exact, game.actions.size
    setup, waiting, check, apply = rules.setup, rules.waiting, rules.check, rules.apply
    offers, offer, ending = rules.offers, rules.offer, rules.ending
    score, standing = rules.score, rules.standing
    reply = rules.choose if how == ONE_SEAT else never

    @rule
    def refuse(s: Any, box: Any, seat: int, action: int, off: Any) -> int:
        """Why an action is refused; 0 if it is accepted."""
        if action >= actions_in_all:
            return NO_SUCH_ACTION
        for k in range(off.shape[0]):
            if off[k] == action:
                return SWITCHED_OFF
        clause: int = check(s, box, seat, action)
        return clause

    @rule
    def begin(g: int, order: int, games: Any) -> None:
        """Set up the game of the requested seed, or else of the next in sequence."""
        seeds, places = games.seeds, games.places
        if order == BEGIN and seeds.wanted[g] != NO_SEED:
            seeds.seeds[g] = seeds.wanted[g]
            sow(seeds.paths[g].words, seeds.seeds[g], NEXT)
            sow(seeds.samples[g].words, seeds.seeds[g], SAMPLES)
        else:
            seeds.seeds[g] = follow(seeds.paths[g].words)
        for i in range(places.words.shape[1]):
            places.words[g, i] = 0
        s = places.states[g]
        sow(s.rng, seeds.seeds[g], SETUP)
        sow(seeds.lots[g].words, seeds.seeds[g], CHOICES)
        setup(s, games.table.box[0])

    @rule
    def play(g: int, actions: Any, fresh: bool, games: Any) -> bool:
        """Make the moves of a step, then the replies; returns whether some seat had to reply and could not."""
        table, clause, stream = games.table, games.rows.clause, games.seeds.lots[g].words
        s, seats_from_outside = games.places.states[g], actions.shape[1]
        row = seats_from_outside if fresh else 0
        asked = waiting(s)
        replies = 0
        while True:
            if row < seats_from_outside:
                actor = table.seat if how == ONE_SEAT else lowest(asked) if how == TURNS else row
                action = actions[g, row]
                row += 1
                if action < 0 or ending(s) != 0 or ((asked & waiting(s)) >> actor) & 1 == 0:
                    continue
                clause[g, row - 1] = refuse(s, table.box[0], actor, action, table.off)
                if clause[g, row - 1] != 0:
                    continue
            else:
                left = waiting(s)
                if how != ONE_SEAT or ending(s) != 0 or (left >> table.seat) & 1:
                    return False
                actor = lowest(left)
                action = reply(s, table.box[0], actor, stream)
                if action < 0 or replies == bound:
                    return True
                replies += 1
            apply(s, table.box[0], actor, action)

    @rule
    def judge(g: int, stuck: bool, games: Any) -> None:
        """Record the result of the step."""
        table, outcome, s = games.table, games.outcome, games.places.states[g]
        end = STUCK if stuck else ending(s)
        outcome.ending[g] = end
        outcome.terminated[g] = end != 0
        outcome.truncated[g] = end == 0 and outcome.steps[g] >= table.limit
        for i in range(outcome.scores.shape[1]):
            outcome.scores[g, i] = 0
            outcome.standing[g, i] = 0
        if end != 0:
            score(s, table.box[0], outcome.scores[g])
            standing(s, table.box[0], outcome.scores[g], outcome.standing[g])
        for i in range(outcome.rewards.shape[1]):
            mine = table.seat if how == ONE_SEAT else i
            outcome.rewards[g, i] = 0.0
            if end != 0 and not stuck:
                outcome.rewards[g, i] = earned(
                    mine, table.seats, table.by_score, outcome.scores[g], outcome.standing[g]
                )

    @rule
    def show(g: int, games: Any) -> None:
        """Write a view and a mask for every row. Masks must be blank."""
        table, places, rows = games.table, games.places, games.rows
        s = places.states[g]
        seats_shown = rows.seat.shape[1]
        asked = waiting(s) if ending(s) == 0 else 0
        for row in range(seats_shown):
            if how == ONE_SEAT:
                rows.seat[g, row] = table.seat
            elif how == TOGETHER:
                rows.seat[g, row] = row
            elif asked != 0:
                rows.seat[g, row] = lowest(asked)
            seat = rows.seat[g, row]
            rows.to_act[g, row] = (asked >> seat) & 1
            look(places.views[g * seats_shown + row], s, table.box[0], seat)
            if rows.to_act[g, row]:
                n = offers(s, table.box[0], seat)
                for k in range(n + table.giving_up.shape[0]):
                    action = offer(s, table.box[0], seat, k) if k < n else table.giving_up[k - n]
                    if (exact and k < n) or check(s, table.box[0], seat, action) == 0:
                        rows.masks[g, row, action] = 1

    @rule
    def advance(g: int, order: int, actions: Any, games: Any) -> None:
        outcome, clause = games.outcome, games.rows.clause
        if outcome.touched[g]:
            fresh = order != STEP or bool(outcome.finished[g])
            if fresh:
                begin(g, order, games)
                outcome.steps[g] = 0
            else:
                outcome.steps[g] += 1
            if order != AGAIN:
                for row in range(actions.shape[1]):
                    clause[g, row] = 0
            stuck = play(g, actions, fresh, games)
            if order == AGAIN:
                outcome.finished[g] = ending(games.places.states[g]) != 0
            else:
                judge(g, stuck, games)
                outcome.finished[g] = outcome.terminated[g] or outcome.truncated[g]
            show(g, games)

    return advance


@rule
def concerned(g: int, order: int, chosen: Any, finished: Any) -> bool:
    """Whether a pass affects this game: the chosen ones, all, or those just ended."""
    return bool(chosen[g]) if order == BEGIN else order == STEP or bool(finished[g])


@rule
def drawn(g: int, row: int, masks: Any, streams: Any) -> int:
    """A random action among those a mask allows; -1 if it allows none."""
    allowed = 0
    for a in range(masks.shape[2]):
        allowed += masks[g, row, a]
    before, passed = pick(streams[g].words, allowed), 0
    for a in range(masks.shape[2]):
        passed += masks[g, row, a]
        if passed > before:
            return a
    return -1


@rule
def marked(g: int, games: Any, weight: Any) -> int:
    """The fingerprint of a game: its state, and the result of the last step."""
    outcome = games.outcome
    return fingerprint(games.places.words[g], weight, outcome.ending[g], outcome.scores[g], outcome.standing[g])


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
def on_processor(game: Game, how: int) -> Callable[..., None]:
    """The compiled entry point that makes one pass over all games."""
    from rulewright.kernel.engines.compiled import compile_entry

    advance, write = advancer(game, how), writer(game)

    def run(order, chosen, actions, games, columns):  # type: ignore[no-untyped-def]
        places, outcome, rows = games.places, games.outcome, games.rows
        seats_shown = rows.seat.shape[1]
        for g in range(actions.shape[0]):
            outcome.touched[g] = concerned(g, order, chosen, outcome.finished)
            if outcome.touched[g]:
                for row in range(seats_shown):
                    for a in range(rows.masks.shape[2]):
                        rows.masks[g, row, a] = 0
                advance(g, order, actions, games)
                for row in range(seats_shown):
                    write(places.views[g * seats_shown + row], columns[g, row])
                    columns[g, row, 0] = rows.seat[g, row]

    return compile_entry(game, run)


@cache
def sampling_on_processor(game: Game) -> Callable[..., None]:
    from rulewright.kernel.engines.compiled import compile_entry

    def sample(masks, streams, out):  # type: ignore[no-untyped-def]
        for g in range(masks.shape[0]):
            for row in range(masks.shape[1]):
                out[g, row] = drawn(g, row, masks, streams)

    return compile_entry(game, sample)


@cache
def marking_on_processor(game: Game) -> Callable[..., None]:
    from rulewright.kernel.engines.compiled import compile_entry

    def mark(games, weight, out):  # type: ignore[no-untyped-def]
        for g in range(out.shape[0]):
            out[g] = marked(g, games, weight)

    return compile_entry(game, mark)


@cache
def on_card(game: Game, how: int) -> Callable[..., None]:
    """The kernel that advances every game by a step: one thread per game."""
    from rulewright.kernel.engines.card import load_cuda

    advance = advancer(game, how)
    cuda = load_cuda()

    def run(order, actions, games):  # type: ignore[no-untyped-def]
        g = cuda.grid(1)
        if g < actions.shape[0]:
            advance(g, order, actions, games)

    return run


@cache
def shared_kernels() -> tuple[Callable[..., None], ...]:
    """The kernels that do not depend on a game: `blank` masks before a pass, `spread` views over columns, `sample`, `mark`
    states, and `take` actions of any width, one per game or one per seat."""
    from rulewright.kernel.engines.card import load_cuda

    cuda = load_cuda()

    def blank(order, chosen, games):  # type: ignore[no-untyped-def]
        outcome, rows = games.outcome, games.rows
        for g in range(cuda.blockIdx.x, rows.seat.shape[0], cuda.gridDim.x):
            touched = concerned(g, order, chosen, outcome.finished)
            if cuda.threadIdx.x == 0:
                outcome.touched[g] = touched
            if touched:
                for row in range(rows.seat.shape[1]):
                    for a in range(cuda.threadIdx.x, rows.masks.shape[2], cuda.blockDim.x):
                        rows.masks[g, row, a] = 0

    def spread(views, where, head, seat, columns):  # type: ignore[no-untyped-def]
        known = head.shape[0]
        for i in range(cuda.blockIdx.x, views.shape[0], cuda.gridDim.x):
            g, row = i // seat.shape[1], i % seat.shape[1]
            for c in range(cuda.threadIdx.x, where.shape[0], cuda.blockDim.x):
                if c >= known:
                    columns[g, row, c] = column(views[i], where[c, 0], where[c, 1], where[c, 2])
                else:
                    columns[g, row, c] = head[c] if c > 0 else seat[g, row]

    def sample(masks, streams, out):  # type: ignore[no-untyped-def]
        g = cuda.grid(1)
        if g < masks.shape[0]:
            for row in range(masks.shape[1]):
                out[g, row] = drawn(g, row, masks, streams)

    def mark(games, weight, out):  # type: ignore[no-untyped-def]
        g = cuda.grid(1)
        if g < out.shape[0]:
            out[g] = marked(g, games, weight)

    def take(actions, out):  # type: ignore[no-untyped-def]
        g = cuda.grid(1)
        if g < out.shape[0]:
            out[g, 0] = actions[g]

    def take_all(actions, out):  # type: ignore[no-untyped-def]
        g = cuda.grid(1)
        if g < out.shape[0]:
            for row in range(out.shape[1]):
                out[g, row] = actions[g, row]

    return blank, spread, sample, mark, take, take_all
