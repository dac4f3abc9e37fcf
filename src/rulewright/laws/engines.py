"""The law of one source: interpreted, checked and compiled games are the same, state by state, with the same outcome."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import numpy as np

from rulewright.kernel import Game, lowest, rule
from rulewright.kernel.chance import pick, sow
from rulewright.kernel.engines import engine
from rulewright.kernel.engines.batch import packed
from rulewright.kernel.engines.checked import IMAGINED, checked_game, saying
from rulewright.kernel.engines.compiled import compile_entry
from rulewright.kernel.engines.step import Records, Words, fingerprint, fingerprint_of, weights
from rulewright.kernel.engines.worlds import imagination
from rulewright.kernel.structs import GameBox, GameState
from rulewright.laws.cases import Case, walk
from rulewright.laws.finding import LawError, cited, maker, place
from rulewright.laws.legality import offers_fit, other_moves

SEED = 1000
CAUSES = "look for a number beyond 64 bits, a narrow field in a calculation (write int(...)), or something kept outside the state"


def fits_its_fields(case: Case, seed: int, games: int = 2) -> None:
    """Every index exists and every number fits its field, in games played at random and in worlds imagined on the way."""
    game = checked_game(case.game)
    twin, random = Case(game, case.seats, case.options), Random(seed)
    for n in range(games):
        for k, (s, seat, action) in enumerate(walk(twin, SEED + games * seed + n)):
            if seat >= 0:
                offers_fit(twin, s, seat)
                if game.rules.check(s, twin.box, seat, action):
                    raise other_moves(twin, s, seat, [action], [])
            if game.has_secrets and k < IMAGINED:
                eye = random.randrange(-1, case.seats)
                game.redeal(game.view(s, twin.box, eye), twin.box, eye, [random.getrandbits(32), 1])


def engines_agree(case: Case, games: int) -> None:
    """Compiled games end in the same states with the same outcome as interpreted ones."""
    slow = engine("interpreted").run(case.game, case.box, SEED, games)
    fast = engine("compiled").run(case.game, case.box, SEED, games)
    if differ := slow.differs(fast):
        for seed in range(2):
            engines_keep_step(case, seed, checked=False)
        raise LawError(
            case, f"compiled games differ from interpreted ones: {', '.join(differ)} differ",
            place(case.game.rules.score if "scores" in differ and "prints" not in differ else case.game.rules.apply), CAUSES,
        )  # fmt: skip


# ---------------------------------------------------------------- state by state


Worlds = tuple[Any, Any]
"""A state and another that a seat imagines or sees, and their words."""


def tracer(game: Game, mark: Any) -> Any:
    """Play one game. After every move, take one seat's view, redeal, and hash state and world. By the heuristic, each seat
    chooses from its view, and that is hashed instead."""
    look, imagine = imagination(game)
    rules, bound, policy, weight = game.rules, game.bound, game.play.policy, weights(game.state, 0)
    setup, waiting, choose, apply, ending = rules.setup, rules.waiting, rules.choose, rules.apply, rules.ending

    def trace(worlds: Worlds, box: Records, seed: int, heuristic: bool, stream: Words, out: Words) -> int:
        s, view, seats = worlds[0][0], worlds[0][1], int(box[0].seats)
        sow(s.rng, seed, 0)
        sow(stream, seed, 1)
        setup(s, box[0])
        for k in range(bound + 1):
            over = ending(s) != 0
            seat = 0 if over else lowest(waiting(s))
            eye = seat if heuristic else pick(stream, seats + 1) - 1
            if not (heuristic and over):
                look(view, s, box[0], eye)
            if not heuristic:
                imagine(view, box[0], eye, stream)
            mark(worlds, weight, out[k])
            if over:
                return k + 1
            action = policy(view, box[0], seat, stream) if heuristic else choose(s, box[0], seat, stream)
            apply(s, box[0], seat, action)
        return -1

    return trace


def mark_interpreted(worlds: Worlds, weight: Words, out: Words) -> None:
    for which in range(2):
        out[which] = fingerprint_of(worlds[0][which])


@rule
def mark_compiled(worlds: Worlds, weight: Words, out: Words) -> None:
    for which in range(2):
        out[which] = fingerprint(worlds[1][which], weight, 0, out[:0], out[:0])


@cache
def compiled_trace(game: Game) -> Any:
    return compile_entry(game, tracer(game, mark_compiled))


def engines_keep_step(case: Case, seed: int, checked: bool, heuristic: bool = False) -> None:
    """One game, compared after every move. Checked records catch an index out of range or a number too large for its field."""
    game = case.game
    slow, fast = np.zeros((2, game.bound + 1, 2), np.uint64)
    twin = checked_game(game) if checked else game
    box = twin.box.unpack(case.box.pack())
    moves = saying(
        f"{case}, seed {seed}", tracer(twin, mark_interpreted),
        ([twin.state(), twin.state()], None), [box], seed, heuristic, [0, 0], slow,
    )  # fmt: skip
    states = np.zeros(2, game.state.dtype())
    worlds = states, states.view(np.uint64).reshape(2, -1)
    again = compiled_trace(game)(worlds, packed(case.box), seed, heuristic, np.zeros(2, np.uint32), fast)
    differ = np.flatnonzero((slow != fast).any(axis=1))
    if differ.size:
        made = moves_of(case, seed, heuristic)
        n = int(differ[0])
        rule_ = game.rules.setup if n == 0 else maker(game, made[n - 1]) if n <= len(made) else game.rules.apply
        after = f"move {n}, {game.actions.write(made[n - 1])}" if 0 < n <= len(made) else "the setup"
        raise LawError(case, f"the engines part after {after} (seed {seed})", place(rule_), CAUSES, cited(game, rule_))
    assert again == moves > 0


def moves_of(case: Case, seed: int, heuristic: bool = False) -> list[int]:
    """The moves of the traced game, interpreted."""
    made: list[int] = []
    worlds = [case.game.state(), case.game.state()], None
    apply = case.game.rules.apply

    def noted(s: GameState, box: GameBox, seat: int, action: int) -> None:
        made.append(int(action))
        apply(s, box, seat, action)

    twin = replace(case.game, rules=replace(case.game.rules, apply=noted))
    out = np.zeros((case.game.bound + 1, 2), np.uint64)
    tracer(twin, mark_interpreted)(worlds, [case.box], seed, heuristic, [0, 0], out)
    return made
