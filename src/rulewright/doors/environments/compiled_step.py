"""One step of one game with any of its seats played from outside: the same rule for processor and GPU.

Learners play some seats; a compiled bot plays the others, or bots in Python whose actions are passed in as well.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from rulewright.doors.environments.encoding import action_table, encoding
from rulewright.doors.environments.observations import Array, layout
from rulewright.doors.environments.rewards import REWARDS, SCORE
from rulewright.doors.environments.settings import Setting
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import Stream, pick, random32, sow
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.engines.step import FORBIDDEN, Numbers, Records, Words, fingerprint, lawful, settler
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.rule import Vector, rule, trusted
from rulewright.kernel.standing import margin, part
from rulewright.kernel.structs import GameBox, GameState

NEXT, SAMPLES = 2, 3
"""The branches of a seed (see SETUP and CHOICES) for the seeds of the games after it, and for the actions of `sample`."""
STEP, RESTART, BEGIN, AGAIN, ANSWER, NOTHING = range(6)
"""What to do: apply the actions, or restart a game that is finished; start the chosen games, the next in sequence or those of
given seeds; restart what the step just finished, and keep its results; apply the actions in the chosen games only."""
OFF = "concede"
SWITCHED_OFF, NO_SUCH_ACTION = -1, -2
"""Refusals that are no clauses: giving up is not among the actions, as text and as a number; the number is no action."""
EVERY_GAME = "every_game"
"""The name under which code that no game's rules are part of is cached."""
STUCK = 255
"""Instead of an ending: some seat had to move and could not, or the game exceeded its bound."""
TERMS = np.dtype(
    [(name, np.int64) for name in ("learners", "outside", "seats", "reward", "limit", "keep")]
    + [("shaping", np.float64)]
)
"""`learners` are the seats, one bit each, that observe and earn; `outside` are those whose actions are passed in: the learners,
and bots that are called in Python. `reward` is the number of the kind of reward, `shaping` the reward for a point of potential;
`keep` is 1 if every row has a view of its own, 0 if each thread has one."""


Amounts = NDArray[np.floating[Any]]


class Games(NamedTuple):
    """All arrays of the games: the terms, then by game, then by game and row (one, or one per seat)."""

    terms: Records
    box: Records
    off: Numbers
    giving_up: Numbers
    states: Records
    words: Words
    """The same memory as the states."""
    views: Records
    seeds: Numbers
    paths: Records
    lots: Records
    samples: Records
    """The random streams for later seeds, replies and samples."""
    chosen: Numbers
    what: Numbers
    """What was last done with a game: STEP, or how it was started."""
    finished: Numbers
    """Whether the next step restarts it."""
    steps: Numbers
    endings: Numbers
    terminated: Numbers
    truncated: Numbers
    rewards: Amounts
    """By seat, or those of the only learner."""
    potentials: Amounts
    """What the rewards were last shaped by."""
    scores: Numbers
    places: Numbers
    scratch: Numbers
    actors: Numbers
    """The seat to act, to which the columns and the mask belong; the first learner when the game is over."""
    to_act: Numbers
    refusals: Numbers
    masks: Numbers
    columns: Array
    actions: Numbers


class Memory:
    """Arrays in a processor's memory."""

    def blank(self, shape: tuple[int, ...], dtype: DTypeLike) -> Array:
        return np.zeros(shape, dtype)

    def records(self, words: Array, dtype: DTypeLike) -> Array:
        """View rows of words as records, in the same memory."""
        return words.view(dtype).reshape(len(words))

    def upload(self, array: Array) -> Array:
        return array

    def headed(self, shape: tuple[int, ...], head: Array) -> Array:
        """Columns, blank except for the facts known before play."""
        made = np.zeros(shape, head.dtype)
        made[..., : len(head)] = head
        return made


class Plan(NamedTuple):
    """Who plays `n` games from outside, how many seats of each are shown at once, and how many views and which number type for
    rewards are needed."""

    learners: Sequence[int]
    outside: int
    n: int
    rows: int = 1
    views: int = 0
    reward: DTypeLike = np.float64


def laid_out(at: Setting, plan: Plan, memory: Any) -> Games:
    """Allocate the arrays of all games."""
    from rulewright.kernel.engines.batch import packed

    game, n, rows, blank = at.game, plan.n, plan.rows, memory.blank
    concessions = np.array(game.actions.concessions(), np.int64)
    off, giving_up = (concessions[:0], concessions) if at.concede else (concessions, concessions[:0])
    mine = sum(1 << seat for seat in plan.learners)
    keep, earning = int(plan.views == 0), 1 if len(plan.learners) == 1 else at.seats
    numbers = (mine, plan.outside or mine, at.seats, REWARDS.index(at.reward), at.limit, keep, at.shaping)
    words, views = (blank((m, game.state.itemsize() // 8), np.uint64) for m in (n, plan.views or n * rows))
    columns = memory.headed((n, rows, at.columns.size), np.array(at.head(plan.learners[0]), at.columns.dtype))
    actors = np.full((n, rows), plan.learners[0], np.int32)
    return Games._make((
        *map(memory.upload, (np.array([numbers], TERMS), packed(at.box), off, giving_up)),
        memory.records(words, game.state.dtype()), words, memory.records(views, game.state.dtype()),
        blank((n,), np.int64), *(memory.records(blank((n, 1), np.uint64), Stream.dtype()) for _ in range(3)),
        blank((n,), np.bool_), blank((n,), np.uint8), blank((n,), np.bool_), blank((n,), np.int32), blank((n,), np.uint8),
        blank((n,), np.bool_), blank((n,), np.bool_), blank((n, earning), plan.reward), blank((n, earning), np.float64),
        *(blank((n, game.seats[1]), np.int64) for _ in range(3)),
        memory.upload(actors), blank((n, rows), np.bool_), blank((n, rows), np.int32),
        blank((n, rows, game.actions.size), np.int8), columns, blank((n, rows), np.int64),
    ))  # fmt: skip


@rule
def follow(path: Vector[int]) -> int:
    """The seed of the next game in a sequence."""
    high = random32(path) & 0x7FFFFFFF
    return (high << 32) | random32(path)


@rule
def earned(seat: int, seats: int, reward: int, scores: Vector[int], places: Vector[int]) -> float:
    """The reward of a seat for a finished game (see rewards)."""
    if reward == SCORE:
        return float(scores[seat])
    return margin(places, seats, seat) if seats > 1 else part(places, seats, seat)


@cache
def potential(game: Game) -> Callable[..., float]:
    """The rule `potential(view, box, seat, scores)`: how promising a position is for a seat, judged from its view alone.

    A game may define it in `play`; by default it is the points ahead of the others' mean. `scores` is scratch space.
    """
    own, score = game.play.potential, game.rules.score

    @rule
    def as_declared(view: GameState, box: GameBox, seat: int, scores: Numbers) -> float:
        return float(own(view, box, seat))

    @rule
    def points_ahead(view: GameState, box: GameBox, seat: int, scores: Numbers) -> float:
        score(view, box, scores)
        others = 0.0
        for other in range(box.seats):
            if other != seat:
                others += scores[other]
        ahead: float = scores[seat] - others / max(1, box.seats - 1)
        return ahead

    return points_ahead if own is None else as_declared


@cache
def writer(game: Game) -> Callable[..., None]:
    """The rule `write(view, out)` for this game: the columns of `Layout.flat`, generated as plain loops."""
    lines, laid = ["def write(view, out):"], layout(game)
    for run in laid.runs:
        source = f"view.{run.path}"
        pad, at = "    ", str(run.first)
        if run.row:
            lines.append(f"{pad}for i in range({run.size}):")
            pad, source, at = pad + "    ", source + "[i]", f"{run.first} + {run.bits} * i"
        if run.bits > 1:
            lines += [f"{pad}x = int({source})", f"{pad}for k in range({run.bits // 8}):"]
            lines += [f"{pad}    byte = (x >> 8 * k) & 255", f"{pad}    for bit in range(8):"]
            pad, source, at = pad + "        ", "BITS[byte, bit]", f"{at} + 8 * k + bit"
        lines.append(f"{pad}out[{at}] = {source}")
    text = "\n".join(lines) + "\n"
    place = f"<columns of {game.state.__module__}>"
    linecache.cache[place] = (len(text), None, text.splitlines(keepends=True), place)
    # With a lookup table, eight bits are one copy of eight columns.
    bits = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little").astype(laid.dtype)
    space: dict[str, Any] = {"__name__": __name__, "BITS": bits}
    exec(compile(text, place, "exec"), space)
    made: Callable[..., None] = trusted(space["write"])
    return made


@cache
def observer(game: Game, seats: int) -> tuple[Callable[..., None], Callable[..., int], Callable[..., int]]:
    """Three rules: `write(view, seat, out)` writes a seat's columns, `there(seat, action)` and `here(seat, action)` convert its
    actions to the game's and back. They are encoded for `seats` seats, or raw if that is 0."""
    table = action_table(game, seats) if seats else None
    if seats:
        encoded = encoding(game, seats)
        fill, first, size = encoded.write, encoded.head_size, encoded.size

        @trusted
        def write(view: GameState, seat: int, out: Amounts) -> None:
            for i in range(first, size):
                out[i] = 0.0
            fill(view, seat, out)
    else:
        plain = writer(game)

        @trusted
        def write(view: GameState, seat: int, out: Amounts) -> None:
            plain(view, out)
            out[0] = seat

    if table is None:

        @rule
        def there(seat: int, action: int) -> int:
            return action

        return write, there, there
    back = np.argsort(table, axis=1)

    @rule
    def turned_there(seat: int, action: int) -> int:
        return int(table[seat, action])

    @rule
    def turned_here(seat: int, action: int) -> int:
        return int(back[seat, action])

    return write, turned_there, turned_here


class Manner(NamedTuple):
    """What is compiled into a step: whether the other seats move by the game's heuristic on their own views instead of at
    random, whether rewards are shaped, and the number of seats that observations and actions are encoded for, or 0 if raw."""

    thinking: bool = False
    shaped: bool = False
    encoded: int = 0


def manner(at: Setting, thinking: bool) -> Manner:
    return Manner(thinking and at.seats > 1, at.reward == "shaped", at.seats if at.encoded else 0)


@trusted
def assigned(g: int, order: int, games: Games) -> int:
    """What an order does with this game."""
    if order == STEP:
        return RESTART if games.finished[g] else STEP
    if games.finished[g] if order == AGAIN else games.chosen[g]:
        return STEP if order == ANSWER else order
    return NOTHING


@cache
def beginner(game: Game) -> Callable[..., None]:
    """The rule `begin(g, order, games)`: set up a game that is started."""
    setup = game.rules.setup

    @trusted
    def begin(g: int, order: int, games: Games) -> None:
        """Set up the game of its seed, or of the next seed in sequence."""
        if order == BEGIN:
            sow(games.paths[g].words, games.seeds[g], NEXT)
            sow(games.samples[g].words, games.seeds[g], SAMPLES)
        else:
            games.seeds[g] = follow(games.paths[g].words)
        for i in range(games.words.shape[1]):
            games.words[g, i] = 0
        games.steps[g] = 0
        s = games.states[g]
        sow(s.rng, games.seeds[g], SETUP)
        sow(games.lots[g].words, games.seeds[g], CHOICES)
        setup(s, games.box[0])

    return begin


@cache
def replier(game: Game, thinking: bool) -> Callable[..., int]:
    """The rule `reply(s, view, box, seat, stream)`: a move of a seat played in compiled code. `view` is scratch space."""
    look, choose, policy = imagination(game)[0], game.rules.choose, game.play.policy

    @rule
    def at_random(s: GameState, view: GameState, box: GameBox, seat: int, stream: Vector[int]) -> int:
        return int(choose(s, box, seat, stream))

    @rule
    def by_rule_of_thumb(s: GameState, view: GameState, box: GameBox, seat: int, stream: Vector[int]) -> int:
        look(view, s, box, seat)
        return int(policy(view, box, seat, stream))

    return by_rule_of_thumb if thinking else at_random


@cache
def player(game: Game, how: Manner) -> Callable[..., bool]:
    """The rule `play(g, fresh, view, games)`: make the moves from outside, then the replies. Returns whether a seat is stuck."""
    rules, bound, actions_in_all, (_, there, _) = game.rules, game.bound, game.actions.size, observer(game, how.encoded)
    waiting, check, apply, ending = rules.waiting, rules.check, rules.apply, rules.ending
    reply = replier(game, how.thinking)

    @trusted
    def refuse(s: GameState, box: GameBox, seat: int, action: int, off: Numbers) -> int:
        """Why an action is refused; 0 if it is accepted."""
        for k in range(off.shape[0]):
            if off[k] == action:
                return SWITCHED_OFF
        clause: int = check(s, box, seat, action)
        return clause

    @trusted
    def play(g: int, fresh: bool, view: GameState, games: Games) -> bool:
        """Every rule has one call site, because it is inlined there."""
        s, box, outside = games.states[g], games.box[0], games.terms[0].outside
        rows = games.actions.shape[1]
        row = rows if fresh else 0
        asked = waiting(s)
        replies = 0
        while True:
            left = waiting(s)
            over = ending(s) != 0
            if row < rows:
                actor = games.actors[g, row]
                action = games.actions[g, row]
                row += 1
                if action < 0 or over or ((asked & left) >> actor) & 1 == 0:
                    continue
                clause = NO_SUCH_ACTION
                if action < actions_in_all:
                    action = there(actor, action)
                    clause = refuse(s, box, actor, action, games.off)
                games.refusals[g, row - 1] = clause
                if clause != 0:
                    continue
            else:
                if over or left & outside:
                    return False
                actor = lowest(left)
                action = reply(s, view, box, actor, games.lots[g].words)
                if action < 0 or replies == bound:
                    return True
                replies += 1
            apply(s, box, actor, action)

    return play


@cache
def shaper(game: Game) -> Callable[..., None]:
    """The rule `hope(g, kept, fresh, view, games)`: shape the rewards by what each learner's potential gained since it was last
    counted."""
    look, ending, promise = imagination(game)[0], game.rules.ending, potential(game)

    @trusted
    def hope(g: int, kept: bool, fresh: bool, view: GameState, games: Games) -> None:
        terms, s, earning = games.terms[0], games.states[g], games.rewards.shape[1]
        for i in range(earning):
            seat = i if earning > 1 else lowest(terms.learners)
            hoped = 0.0
            if ending(s) == 0 and (terms.learners >> seat) & 1:
                for k in range(games.scratch.shape[1]):
                    games.scratch[g, k] = 0
                look(view, s, games.box[0], seat)
                hoped = terms.shaping * promise(view, games.box[0], seat, games.scratch[g])
            if not kept:
                games.rewards[g, i] = 0.0 if fresh else hoped - games.potentials[g, i]
            games.potentials[g, i] = hoped

    return hope


@cache
def recorder(game: Game) -> Callable[..., None]:
    """The rule `judge(g, stuck, games)`: record the result of the step."""
    ending, settle = game.rules.ending, settler(game)

    @trusted
    def judge(g: int, stuck: bool, games: Games) -> None:
        terms, s, scores, places = games.terms[0], games.states[g], games.scores[g], games.places[g]
        end = STUCK if stuck else ending(s)
        games.endings[g] = end
        games.terminated[g] = end != 0
        games.truncated[g] = end == 0 and games.steps[g] >= terms.limit
        games.finished[g] = games.terminated[g] or games.truncated[g]
        for i in range(scores.shape[0]):
            scores[i] = 0
            places[i] = 0
        if end != 0:
            settle(s, games.box[0], scores, places)
            earning = games.rewards.shape[1]
            for i in range(0 if stuck else earning):
                seat = i if earning > 1 else lowest(terms.learners)
                games.rewards[g, i] += earned(seat, terms.seats, terms.reward, scores, places)

    return judge


@cache
def shower(game: Game, encoded: int) -> Callable[..., None]:
    """The rule `show(g, job, games)`: write a view and a mask for every row."""
    look, legal, (_, _, here), rules = imagination(game)[0], lawful(game), observer(game, encoded), game.rules
    waiting, check, ending, offers = rules.waiting, rules.check, rules.ending, rules.offers

    @rule
    def show(g: int, job: int, games: Games) -> None:
        terms, s, box, rows = games.terms[0], games.states[g], games.box[0], games.actors.shape[1]
        asked = waiting(s) if ending(s) == 0 else 0
        first = asked & terms.learners if asked & terms.learners else asked & terms.outside
        for row in range(rows):
            seat = row if rows > 1 else lowest(first if first else terms.learners)
            games.actors[g, row] = seat
            games.to_act[g, row] = (asked >> seat) & 1
            look(games.views[(g * rows + row) * terms.keep + job], s, box, seat)
            if (asked >> seat) & 1:
                n = offers(s, box, seat)
                for k in range(n + games.giving_up.shape[0]):
                    if k < n:
                        action = legal(s, box, seat, k)
                    else:
                        action = games.giving_up[k - n]
                        if check(s, box, seat, action) != 0:
                            action = FORBIDDEN
                    if action != FORBIDDEN:
                        games.masks[g, row, here(seat, action)] = 1

    return show


@cache
def advancer(game: Game, how: Manner) -> tuple[Callable[..., None], Callable[..., bool]]:
    """Two rules: `begin(g, order, games)` sets up a game that is started; then `advance(g, job, games)` does with it what was
    assigned, and shows it to the seats that act next. Masks must be blank. It returns whether some seat had to reply and could
    not. Apart, they are faster on a processor."""
    play, hope, judge, show = player(game, how), shaper(game), recorder(game), shower(game, how.encoded)
    ending, shaped = game.rules.ending, how.shaped

    @trusted
    def advance(g: int, job: int, games: Games) -> bool:
        terms, done = games.terms[0], games.what[g]
        view = games.views[g * games.actors.shape[1] * terms.keep + job]
        if done == STEP and (games.actors.shape[1] > 1 or (terms.learners >> games.actors[g, 0]) & 1):
            games.steps[g] += 1
        if done != AGAIN:
            for row in range(games.refusals.shape[1]):
                games.refusals[g, row] = 0
            for i in range(games.rewards.shape[1]):
                games.rewards[g, i] = 0.0
        stuck = play(g, done != STEP, view, games)
        if shaped:
            hope(g, done == AGAIN, done != STEP, view, games)
        if done == AGAIN:
            games.finished[g] = stuck or ending(games.states[g]) != 0
        else:
            judge(g, stuck, games)
        show(g, job, games)
        return stuck

    return beginner(game), advance


class Draws(NamedTuple):
    """The arrays that random actions are made from and written to, of the same types for every game."""

    samples: Records
    masks: Numbers
    actions: Numbers

    @classmethod
    def of(cls, games: Games) -> Draws:
        return cls(games.samples, games.masks, games.actions)


@trusted
def draw(g: int, row: int, none: int, games: Games | Draws, out: Numbers) -> None:
    """Write a random action among those a mask allows, `none` if it allows none. Counting to the end is faster than leaving the
    loop."""
    mask = games.masks[g, row]
    allowed = 0
    for a in range(mask.shape[0]):
        allowed += mask[a]
    before, passed, action = pick(games.samples[g].words, allowed), 0, 0
    for a in range(mask.shape[0]):
        passed += mask[a]
        action += passed <= before
    out[g, row] = action if allowed > 0 else none


@rule
def marked(g: int, games: Games | Marks, weight: Words) -> int:
    """The fingerprint of a game: its state, and the result of the last step."""
    return fingerprint(games.words[g], weight, games.endings[g], games.scores[g], games.places[g])


class Marks(NamedTuple):
    """The arrays that fingerprints are made from and written to."""

    words: Words
    endings: Numbers
    scores: Numbers
    places: Numbers
    weight: Words
    out: Words


@rule
def mark(n: int, marks: Marks) -> int:
    """Write the fingerprints of all games."""
    for g in range(n):
        marks.out[g] = marked(g, marks, marks.weight)
    return 0


@cache
def on_processor(game: Game, how: Manner, strict: bool) -> Callable[..., int]:
    """The rule `run(order, start, stop, job, games)`: carry out an order for a range of games, in the memory of thread `job`.
    Returns one more than the number of a stuck game, or 0; NO_SUCH_ACTION, and does nothing, if `strict` and some number
    submitted is no action."""
    (begin, advance), (write, _, _), actions_in_all = (
        advancer(game, how),
        observer(game, how.encoded),
        game.actions.size,
    )

    @trusted
    def run(order: int, start: int, stop: int, job: int, games: Games) -> int:
        stuck = 0
        if strict and order == STEP:
            for g in range(games.actions.shape[0]):
                stuck += games.actions[g, 0] < 0 or games.actions[g, 0] >= actions_in_all
            if stuck > 0:
                return NO_SUCH_ACTION
        rows, size, keep = games.actors.shape[1], games.masks.shape[2], games.terms[0].keep
        for g in range(start, stop):
            games.what[g] = assigned(g, order, games)
            if games.what[g] != NOTHING:
                for row in range(rows):
                    for a in range(size):
                        games.masks[g, row, a] = 0
                if games.what[g] != STEP:
                    begin(g, games.what[g], games)
        for g in range(start, stop):
            if games.what[g] != NOTHING:
                if advance(g, job, games):
                    stuck = g + 1
                for row in range(rows):
                    write(games.views[(g * rows + row) * keep + job], games.actors[g, row], games.columns[g, row])
        return stuck

    return run


@trusted
def sample(start: int, stop: int, none: int, games: Draws) -> int:
    """Write a random legal action for every row to the actions, `none` if there is none."""
    for g in range(start, stop):
        for row in range(games.actions.shape[1]):
            draw(g, row, none, games, games.actions)
    return 0
