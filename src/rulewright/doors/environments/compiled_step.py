"""Many games stepped at once in machine code: learners play some seats from outside, a compiled bot the others."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from rulewright.doors.environments.encoding import action_table, encoding
from rulewright.doors.environments.observations import layout
from rulewright.doors.environments.rewards import SCORE
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import pick, random32, sow
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.game import Game
from rulewright.kernel.rule import rule
from rulewright.kernel.standing import margin, part

NEXT, SAMPLES = 2, 3
"""The branches of a seed (see SETUP and CHOICES) for the seeds of the games after it, and for the actions of `sampler`."""
STEP, RESTART, BEGIN = 0, 1, 2
"""What to do with a game: apply the action, start the next one in sequence, or start the one of a given seed."""
OFF = "concede"
SWITCHED_OFF = -1
"""The refusal of giving up if that is not among the actions: as text, and as a number among those of clauses."""
STUCK = 255
"""Instead of an ending: some seat had to move and could not, or the game exceeded its bound."""
STUCK_NOW = -1


class Terms(NamedTuple):
    """What is played, who plays it, and what the learners may do and earn.

    `learners` are the seats, one bit each, that observe and earn; `outside` are those whose actions are passed in: the learners,
    and bots that are called in Python. `reward` is the number of the kind of reward; `shaping` is the reward for a point of
    potential.
    """

    box: Any
    learners: int
    outside: int
    seats: int
    off: Any
    giving_up: Any
    reward: int
    shaping: float
    limit: int


class Games(NamedTuple):
    """The games, with the random streams for seeds, choices and samples."""

    states: Any
    state_words: Any
    views: Any
    keep: int
    seeds: Any
    paths: Any
    lots: Any
    samples: Any


class Results(NamedTuple):
    """The results of a step, by game."""

    actors: Any
    """The seat to act, to which the columns and the mask belong; the first learner when the game is over."""
    steps: Any
    refusals: Any
    endings: Any
    terminated: Any
    truncated: Any
    rewards: Any
    """By game and seat."""
    potentials: Any
    """Each learner's potential when its reward was last computed."""
    scores: Any
    places: Any
    columns: Any
    masks: Any


@rule
def follow(path: Any) -> int:
    """The seed of the next game in a sequence."""
    high = random32(path) & 0x7FFFFFFF
    return (high << 32) | random32(path)


@rule
def earned(seat: int, seats: int, reward: int, scores: Any, places: Any) -> float:
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
    def as_declared(view: Any, box: Any, seat: int, scores: Any) -> float:
        return float(own(view, box, seat))

    @rule
    def points_ahead(view: Any, box: Any, seat: int, scores: Any) -> float:
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
    made: Callable[..., None] = rule(space["write"])
    return made


@cache
def observer(game: Game, seats: int) -> tuple[Callable[..., None], Callable[..., int], Callable[..., int]]:
    """Three rules: `write(view, seat, out)` writes a seat's columns, `there(seat, action)` and `here(seat, action)` convert its
    actions to the game's and back. They are encoded for `seats` seats, or raw if that is 0."""
    table = action_table(game, seats) if seats else None
    if seats:
        encoded = encoding(game, seats)
        fill, first, size = encoded.write, encoded.head_size, encoded.size

        @rule
        def write(view: Any, seat: int, out: Any) -> None:
            for i in range(first, size):
                out[i] = 0.0
            fill(view, seat, out)
    else:
        plain = writer(game)

        @rule
        def write(view: Any, seat: int, out: Any) -> None:
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


@cache
def stepper(game: Game, thinking: bool = False, shaped: bool = False, encoded: int = 0) -> Callable[..., None]:
    """The compiled entry point `advance`: advances the games whose numbers are in `which` by one step.

    Seats not played from outside move at random or, if `thinking`, by the game's heuristic on their own views. Observations and
    actions are `encoded` for this many seats, or raw.
    """
    from rulewright.kernel.engines.compiled import compile_entry

    look, _ = imagination(game)
    write, there, here = observer(game, encoded)
    rules, bound, exact = game.rules, game.bound, game.exact
    setup, waiting, check, apply = rules.setup, rules.waiting, rules.check, rules.apply
    offers, offer, ending, score = rules.offers, rules.offer, rules.ending, rules.score
    choose, standing, policy, promise = rules.choose, rules.standing, game.play.policy, potential(game)

    @rule
    def at_random(s: Any, view: Any, box: Any, seat: int, stream: Any) -> int:
        return int(choose(s, box, seat, stream))

    @rule
    def by_rule_of_thumb(s: Any, view: Any, box: Any, seat: int, stream: Any) -> int:
        look(view, s, box, seat)
        return int(policy(view, box, seat, stream))

    move = by_rule_of_thumb if thinking else at_random

    @rule
    def promised(s: Any, view: Any, box: Any, seat: int, scores: Any) -> float:
        look(view, s, box, seat)
        return float(promise(view, box, seat, scores))

    @rule
    def nothing(s: Any, view: Any, box: Any, seat: int, scores: Any) -> float:
        return 0.0

    hope = promised if shaped else nothing

    @rule
    def allow(s: Any, box: Any, seat: int, giving_up: Any, out: Any) -> None:
        """Mark this seat's legal actions: those the phase offers, and the ways to give up."""
        for a in range(out.shape[0]):
            out[a] = 0
        if ending(s) == 0 and (waiting(s) >> seat) & 1:
            n = offers(s, box, seat)
            for k in range(n + giving_up.shape[0]):
                action = offer(s, box, seat, k) if k < n else giving_up[k - n]
                if (exact and k < n) or check(s, box, seat, action) == 0:
                    out[here(seat, action)] = 1

    # Rules are inlined where they are called, so large ones have a single call site.
    def advance(which, what, actions, terms, games, results):  # type: ignore[no-untyped-def]
        box, learners, outside, seats, off, giving_up, reward, shaping, limit = terms
        states, state_words, views, keep, seeds, paths, lots, samples = games
        actors, steps, refusals, endings, terminated, truncated, rewards, hopes, scores, ranks, columns, masks = results
        for n in range(which.shape[0]):
            g = which[n]
            s = states[g]
            view = views[g * keep]
            refusal = 0
            moves = 0
            mine = what[g] == STEP
            begun = not mine
            if mine:
                if (learners >> actors[g]) & 1:
                    steps[g] += 1
            else:
                if what[g] == BEGIN:
                    sow(paths[g].words, seeds[g], NEXT)
                    sow(samples[g].words, seeds[g], SAMPLES)
                else:
                    seeds[g] = follow(paths[g].words)
                for i in range(state_words.shape[1]):
                    state_words[g, i] = 0
                steps[g] = 0
                sow(s.rng, seeds[g], SETUP)
                sow(lots[g].words, seeds[g], CHOICES)
                setup(s, box[0])
            while True:
                actor = actors[g]
                action = actions[g]
                if mine:
                    action = there(actor, action)
                    for k in range(off.shape[0]):
                        if off[k] == action:
                            refusal = SWITCHED_OFF
                    if refusal == 0:
                        refusal = check(s, box[0], actor, action)
                    if refusal != 0:
                        break
                    mine = False
                else:
                    asked = waiting(s)
                    if ending(s) != 0 or asked & outside:
                        break
                    actor = lowest(asked)
                    action = move(s, view, box[0], actor, lots[g].words)
                    if action < 0 or moves == bound:
                        moves = STUCK_NOW
                        break
                    moves += 1
                apply(s, box[0], actor, action)
            refusals[g] = refusal
            endings[g] = ending(s) if moves != STUCK_NOW else STUCK
            terminated[g] = endings[g] != 0
            truncated[g] = endings[g] == 0 and steps[g] >= limit
            for i in range(scores.shape[1]):
                rewards[g, i] = 0.0
                scores[g, i] = 0
                ranks[g, i] = 0
            for seat in range(seats):
                hoped = 0.0
                if endings[g] == 0 and (learners >> seat) & 1:
                    hoped = shaping * hope(s, view, box[0], seat, scores[g])
                rewards[g, seat] = 0.0 if begun else hoped - hopes[g, seat]
                hopes[g, seat] = hoped
            for i in range(scores.shape[1]):
                scores[g, i] = 0
            actors[g] = lowest(learners)
            if endings[g] != 0:
                score(s, box[0], scores[g])
                standing(s, box[0], scores[g], ranks[g])
                if moves != STUCK_NOW:
                    for seat in range(seats):
                        rewards[g, seat] += earned(seat, seats, reward, scores[g], ranks[g])
            else:
                asked = waiting(s)
                actors[g] = lowest(asked & learners if asked & learners else asked & outside)
            look(view, s, box[0], actors[g])
            write(view, actors[g], columns[g])
            allow(s, box[0], actors[g], giving_up, masks[g])

    return compile_entry(game, advance)


@cache
def sampler(game: Game) -> Callable[..., None]:
    """The compiled entry point `sample`: a random action among those each mask allows, 0 if there are none."""
    from rulewright.kernel.engines.compiled import compile_entry

    def sample(which, masks, samples, out):  # type: ignore[no-untyped-def]
        for n in range(which.shape[0]):
            g = which[n]
            mask = masks[g]
            allowed = 0
            for a in range(mask.shape[0]):
                allowed += mask[a]
            before = pick(samples[g].words, allowed)
            passed = 0
            action = 0
            for a in range(mask.shape[0]):  # counting to the end is faster than breaking out of the loop
                passed += mask[a]
                action += passed <= before
            out[g] = action if allowed > 0 else 0

    return compile_entry(game, sample)
