"""One source, three speeds: the same games from the same seeds, state by state."""

from __future__ import annotations

import numpy as np
import pytest

from rulewright.kernel import Game
from rulewright.kernel.engines import card, engine
from rulewright.kernel.engines.playout import by_heuristic
from rulewright.laws.cases import Case, cases, few_cases, usual
from rulewright.laws.engines import engines_agree, engines_keep_step
from tests.conformance import device_code
from tests.tiers import tries

GAMES, CHECKED = 2000, 3


def test_compiled_play_is_interpreted_play_state_by_state(table: Case) -> None:
    """The first games use checked records, which catch an index out of range or a number too large for its field."""
    for seed in range(tries(10, 4)):
        engines_keep_step(table, seed, checked=seed < CHECKED)


@pytest.mark.daily("klotho", "karthis")
def test_compiled_heuristics_are_interpreted_heuristics_move_by_move(table: Case) -> None:
    """Each seat decides from its view, so that games with secrets are compared, too."""
    if not table.game.play.own_policy:
        pytest.skip("it has no heuristic")
    for seed in range(tries(10, 1)):
        engines_keep_step(table, seed, checked=False, heuristic=True)


def test_compiled_games_are_interpreted_games(case: Case) -> None:
    n = max(10, tries(GAMES, 100) // len(few_cases(case.game)))
    engines_agree(case, n)


@pytest.mark.timeout(1200)  # 97 Klotho compiles for minutes where much else runs
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
