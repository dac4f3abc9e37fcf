"""One source, three speeds: the same games from the same seeds, state by state."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from rulewright.kernel import Game, lowest, rule
from rulewright.kernel.chance import pick, sow
from rulewright.kernel.engines import card, engine
from rulewright.kernel.engines.batch import packed
from rulewright.kernel.engines.checked import checked_game, saying
from rulewright.kernel.engines.compiled import compile_entry
from rulewright.kernel.engines.playout import by_heuristic
from rulewright.kernel.engines.step import fingerprint, fingerprint_of, weights
from rulewright.kernel.engines.worlds import imagination
from tests.conformance import device_code
from tests.conformance.cases import Case, cases, few_cases, usual
from tests.tiers import tries

GAMES, CHECKED = 2000, 3


def traced(game: Game, mark: Any) -> Any:
    """Play one random game. After every move, take one seat's view, redeal, and hash state and world."""
    look, imagine = imagination(game)
    rules, bound = game.rules, game.bound
    setup, waiting, choose, apply, ending = rules.setup, rules.waiting, rules.choose, rules.apply, rules.ending

    def trace(
        states: Any, box: Any, seed: int, seats: int, stream: Any, weight: Any, out: Any, state_words: Any
    ) -> int:
        s, world = states[0], states[1]
        sow(s.rng, seed, 0)
        sow(stream, seed, 1)
        setup(s, box[0])
        for k in range(bound + 1):
            eye = pick(stream, seats + 1) - 1
            look(world, s, box[0], eye)
            imagine(world, box[0], eye, stream)
            mark(states, state_words, weight, out[k])
            if ending(s) != 0:
                return k + 1
            seat = lowest(waiting(s))
            apply(s, box[0], seat, choose(s, box[0], seat, stream))
        return -1

    return trace


def mark_interpreted(states: Any, state_words: Any, weight: Any, out: Any) -> None:
    for which in range(2):
        out[which] = fingerprint_of(states[which])


@rule
def mark_compiled(states: Any, state_words: Any, weight: Any, out: Any) -> None:
    for which in range(2):
        out[which] = fingerprint(state_words[which], weight, 0, out[:0], out[:0])


@cache
def compiled_trace(game: Game) -> Any:
    return compile_entry(game, traced(game, mark_compiled))


def test_compiled_play_is_interpreted_play_state_by_state(table: Case) -> None:
    """The first games use checked records, which catch an index out of range or a number too large for its field."""
    case, game, weight = table, table.game, weights(table.game.state, 0)
    for seed in range(tries(10, 4)):
        slow, fast = np.zeros((2, game.bound + 1, 2), np.uint64)
        twin = checked_game(game) if seed < CHECKED else game
        box = twin.box.unpack(case.box.pack())
        moves = saying(
            f"{case}, seed {seed}", traced(twin, mark_interpreted),
            [twin.state(), twin.state()], [box], seed, case.seats, [0, 0], None, slow, None,
        )  # fmt: skip
        states = np.zeros(2, game.state.dtype())
        words = states.view(np.uint64).reshape(2, -1)
        again = compiled_trace(game)(
            states, packed(case.box), seed, case.seats, np.zeros(2, np.uint32), weight, fast, words
        )
        differ = np.flatnonzero((slow != fast).any(axis=1))
        assert not differ.size, f"{case}, seed {seed}: the engines part after move {differ[0]}"
        assert again == moves > 0


def test_compiled_games_are_interpreted_games(case: Case) -> None:
    n = max(10, tries(GAMES, 100) // len(few_cases(case.game)))
    slow = engine("interpreted").run(case.game, case.box, 1000, n)
    fast = engine("compiled").run(case.game, case.box, 1000, n)
    assert not slow.differs(fast), f"{case}: {slow.differs(fast)} differ"


@pytest.mark.daily("klotho", "katamari")
def test_device_code_compiles_and_plays_the_same_games_where_there_is_a_gpu(
    game: Game, pytestconfig: pytest.Config
) -> None:
    """Games recorded as compiling are compiled again only with `--all`."""
    if pytestconfig.getoption("--all") or device_code.known().get(game.name) != device_code.key(game):
        device_code.compiles(game)
    if card.available():
        for case in cases(game):
            fast = engine("compiled").run(game, case.box, 0, GAMES)
            gpu = engine("cuda").run(game, case.box, 0, GAMES)
            assert not fast.differs(gpu), f"{case}: the GPU plays other games, {fast.differs(gpu)} differ"


@pytest.mark.release
def test_the_rule_of_thumb_compiles_for_the_gpu(game: Game) -> None:
    """Takes minutes per game, so only with `--all`; `python -m bench.gpu --heuristic` checks that the card plays the same
    games."""
    if not game.play.own_policy or game.has_secrets:
        pytest.skip("nobody plays it by a rule of thumb on the card")
    device_code.compiles(by_heuristic(game))


def test_two_runs_in_parts_are_one_run(game: Game) -> None:
    box = usual(game)[0].box
    whole, fast = engine("compiled").run(game, box, 5, 300), engine("compiled")
    parts = [fast.run(game, box, 5, 100), fast.run(game, box, 105, 200)]
    assert (whole.prints == np.concatenate([p.prints for p in parts])).all()
