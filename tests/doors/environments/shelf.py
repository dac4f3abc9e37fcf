"""Which of OpenSpiel's algorithms run on which game: `python -m tests.doors.environments.shelf` tries all and writes the table.

An algorithm does not apply where it is not for this kind of game, such as one with a single player. It is too large where it
walks the whole tree and the tree has more than `LIMIT` nodes, or where it must end up with nothing. Everywhere else it must run.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    action_value,
    best_response,
    cfr,
    cfr_br,
    discounted_cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    fictitious_play,
    get_all_states,
    ismcts,
    mcts,
    minimax,
    outcome_sampling_mccfr,
    tabular_qlearner,
)

from rulewright import games
from rulewright.doors.openspiel import register
from tests.conformance.cases import EXAMPLES

PAGE = Path(__file__).parents[3] / "docs" / "environments" / "openspiel.md"
LIMIT = 5_000
SIMULATIONS = 100
RUNS, TOO_LARGE, NOT_APPLICABLE = "runs", "too large", "-"
SHELF = (*games.names(), *(f"examples/{name}" for name in ("connect_four", "kuhn_poker", "leduc_poker", "liars_dice")))


@dataclass(frozen=True)
class Algorithm:
    """One algorithm: its requirements for a game, the games for which it takes too long, and how it is tried."""

    name: str
    module: str
    asks: str
    applies: Callable[[Any], bool]
    too_large: Callable[[str], bool]
    run: Callable[[Any], Any]


def load(name: str) -> Any:
    """A game with its fewest players."""
    return pyspiel.load_game(register(str(EXAMPLES.parent / name) if "/" in name else name))


def position(game: Any) -> Any:
    """The first decision with a choice, in a random game."""
    state, random = game.new_initial_state(), Random(3)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        outcomes = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(random.choice(outcomes))
    return state


def rollouts() -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


def learn(game: Any) -> None:
    """One episode with a tabular learner in every seat."""
    env = rl_environment.Environment(game)
    agents = [
        tabular_qlearner.QLearner(player_id=i, num_actions=env.action_spec()["num_actions"])
        for i in range(game.num_players())
    ]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)


def anything(game: Any) -> bool:
    return True


def several(game: Any) -> bool:
    return bool(game.num_players() > 1)


def zero_sum(game: Any) -> bool:
    return several(game) and game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def hidden(game: Any) -> bool:
    return bool(game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)


def duel(game: Any) -> bool:
    return game.num_players() == 2 and zero_sum(game) and not hidden(game)


def no_chance(game: Any) -> bool:
    return bool(game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC)


def random_policy(game: Any) -> Any:
    return policy.UniformRandomPolicy(game)


def never(name: str) -> bool:
    return False


def long(name: str) -> bool:
    """Whether a game is too long for sampling: samples are divided by their probability, which underflows to 0 after hundreds of
    moves."""
    return bool(load(name).max_game_length() > 100)


def large(name: str) -> bool:
    return nodes(name) > LIMIT


ALGORITHMS = (
    Algorithm("MCTS", "mcts", "any game", anything, never,
              lambda g: mcts.MCTSBot(g, 1.4, SIMULATIONS, rollouts()).step(position(g))),
    Algorithm("IS-MCTS", "ismcts", "something hidden", hidden, never,
              lambda g: ismcts.ISMCTSBot(g, rollouts(), 1.4, SIMULATIONS).step(position(g))),
    Algorithm("alpha-beta", "minimax", "two players, nothing hidden, no chance", lambda g: duel(g) and no_chance(g), never,
              lambda g: minimax.alpha_beta_search(g, value_function=lambda s: 0, maximum_depth=3, maximizing_player_id=0)),
    Algorithm("expectiminimax", "minimax", "two players, nothing hidden", duel, never,
              lambda g: minimax.expectiminimax(position(g), 1, lambda s: 0, 0)),
    Algorithm("tabular Q-learning", "tabular_qlearner", "any game", anything, never, learn),
    Algorithm("outcome-sampling MCCFR", "outcome_sampling_mccfr", "several players", several, long,
              lambda g: outcome_sampling_mccfr.OutcomeSamplingSolver(g).iteration()),
    Algorithm("external-sampling MCCFR", "external_sampling_mccfr", "several players", several, large,
              lambda g: external_sampling_mccfr.ExternalSamplingSolver(g).iteration()),
    Algorithm("all states", "get_all_states", "any game", anything, large,
              lambda g: get_all_states.get_all_states(g, include_chance_states=True)),
    Algorithm("value of a policy", "expected_game_score", "any game", anything, large,
              lambda g: expected_game_score.policy_value(g.new_initial_state(), [random_policy(g)] * g.num_players())),
    Algorithm("action values", "action_value", "several players", several, large,
              lambda g: action_value.TreeWalkCalculator(g).compute_all_states_action_values(
                  [random_policy(g)] * g.num_players())),
    Algorithm("best response", "best_response", "several players", several, large,
              lambda g: best_response.BestResponsePolicy(g, 0, random_policy(g)).value(g.new_initial_state())),
    Algorithm("exploitability and NashConv", "exploitability", "several players, zero-sum", zero_sum, large,
              lambda g: exploitability.exploitability(g, random_policy(g))),
    Algorithm("CFR", "cfr", "several players", several, large, lambda g: cfr.CFRSolver(g).evaluate_and_update_policy()),
    Algorithm("CFR+", "cfr", "several players", several, large, lambda g: cfr.CFRPlusSolver(g).evaluate_and_update_policy()),
    Algorithm("discounted CFR", "discounted_cfr", "several players", several, large,
              lambda g: discounted_cfr.DCFRSolver(g).evaluate_and_update_policy()),
    Algorithm("CFR-BR", "cfr_br", "several players", several, large,
              lambda g: cfr_br.CFRBRSolver(g).evaluate_and_update_policy()),
    Algorithm("extensive-form fictitious play", "fictitious_play", "several players", several, large,
              lambda g: fictitious_play.XFPSolver(g).iteration()),
)  # fmt: skip


@cache
def nodes(name: str) -> int:
    """The number of nodes in a game's tree; if there are more than `LIMIT`, as many as were seen by then."""
    state = load(name).new_initial_state()
    done, left = 1, [(state, action) for action in state.legal_actions()]
    while left and done + len(left) <= LIMIT:
        before, action = left.pop()
        state = before.child(action)
        done += 1
        if not state.is_terminal():
            left += [(state, following) for following in state.legal_actions()]
    return done + len(left)


def verdict(algorithm: Algorithm, name: str) -> str:
    if not algorithm.applies(load(name)):
        return NOT_APPLICABLE
    return TOO_LARGE if algorithm.too_large(name) else RUNS


def table(names: tuple[str, ...] = SHELF) -> list[str]:
    titles = [games.load(str(EXAMPLES.parent / name) if "/" in name else name).title for name in names]
    rows = [f"| algorithm | asks for | {' | '.join(titles)} |", f"|---|---|{'---|' * len(titles)}"]
    rows += [
        f"| {a.name} (`{a.module}`) | {a.asks} | {' | '.join(verdict(a, name) for name in names)} |" for a in ALGORITHMS
    ]
    return rows


def page() -> str:
    """The page with its table regenerated."""
    text = PAGE.read_text("utf-8")
    return re.sub(
        r"(<!-- shelf -->\n).*?(\n<!-- end of shelf -->)", lambda m: m[1] + "\n".join(table()) + m[2], text, flags=re.S
    )


if __name__ == "__main__":
    for each in ALGORITHMS:
        for game_name in SHELF:
            if verdict(each, game_name) == RUNS:
                each.run(load(game_name))
        print(f"{each.name} runs wherever it should", file=sys.stderr)
    PAGE.write_text(page(), "utf-8")
