"""What guides a search besides its own playouts: the heuristic, near misses, and a game's own solver."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.bots.bot import Budget
from rulewright.bots.levels import LEVELS
from rulewright.bots.nodes import ORDERED
from rulewright.bots.search import Estimate, Search, Tree, preferred
from rulewright.coach.advise import advise
from rulewright.kernel import Hint, rule
from rulewright.kernel.solver import Deadline
from tests.toys import steps

WORDS = [3, 4]


def climb(**added: Any) -> Any:
    """Steps with these play functions, under a name of its own."""
    return replace(steps.GAME, name="_".join(["steps", *added]).lower(), play=SimpleNamespace(**added))


def begun(game: Any) -> Any:
    s = game.state()
    game.rules.setup(s, steps.BOX)
    return s


def test_the_rule_of_thumb_is_tried_first_and_the_others_enter_gradually() -> None:
    game = climb(policy=steps.first_foothold)
    s = begun(game)
    once = Search(iterations=1).advise(game, s, steps.BOX, 0, WORDS)
    assert [e.action for e in once if e.visits] == [steps.Verb.STEP]
    few = Search(iterations=3).advise(game, s, steps.BOX, 0, WORDS)
    assert 1 < sum(e.visits > 0 for e in few) < steps.FOOTHOLDS
    every = Search(iterations=40).advise(game, s, steps.BOX, 0, WORDS)
    assert all(e.visits for e in every)


def test_who_wants_to_know_every_move_looks_at_all_of_them() -> None:
    game = climb(policy=steps.first_foothold)
    found = Search(iterations=4, curious=2.0).advise(game, begun(game), steps.BOX, 0, WORDS)
    assert [e.visits for e in found] == [1, 1, 1, 1]


def test_a_near_miss_shows_the_way_but_is_not_told_as_a_success() -> None:
    guided = climb(outlook=steps.nearness, HORIZON=steps.STEPS)
    s, box, made = begun(guided), steps.BOX, 0
    while not s.end:
        found = Search(iterations=400).advise(guided, s, box, 0, [made + 1, 9])
        assert all(0.0 <= e.mean <= 1.0 for e in found)
        if made == 0:
            assert max(e.mean for e in found) < 0.5, "so early, hardly any imagined climb succeeds"
        guided.rules.apply(s, box, 0, found[0].action)
        made += 1
    assert s.end == steps.End.TOP


def test_without_it_there_is_nothing_to_go_by() -> None:
    """The control: the same search without an outlook is no better than chance at the first step."""
    bare = climb()
    found = [Search(iterations=100).advise(bare, begun(bare), steps.BOX, 0, [k, 9])[0].action for k in range(40)]
    assert sum(a == steps.BOX.right[0] for a in found) < 25


def estimate(action: int, mean: float, half: float, sure: bool = False) -> Estimate:
    return Estimate(action, 100, mean, mean - half, mean + half, (mean,), sure, mean)


@pytest.mark.parametrize(
    ("lead", "half", "caution", "action"),
    [(0.02, 0.1, 1.0, 7), (0.2, 0.1, 1.0, 3), (0.02, 0.1, 0.0, 3), (0.2, 0.1, 9.0, 7), (0.0, 0.0, 1.0, 7)],
)
def test_the_rule_of_thumb_is_left_only_for_good_reason(lead: float, half: float, caution: float, action: int) -> None:
    found = [estimate(3, 0.4 + lead, half), estimate(7, 0.4, half), estimate(5, 0.1, half)]
    assert preferred(found, 7, caution).action == action


def test_a_sure_win_needs_no_other_reason() -> None:
    assert preferred([estimate(3, 1.0, 0.9, sure=True), estimate(7, 1.0, 0.9)], 7, 5.0).action == 3


def test_a_game_may_say_how_much_its_levels_think() -> None:
    assert [level.search(steps.GAME).iterations for level in LEVELS] == [8, 24, 80, 300, 8000]
    assert [level.search(climb(IMAGINED=(1, 5, 50, 50, 99))).iterations for level in LEVELS] == [1, 5, 50, 50, 99]


@pytest.mark.parametrize("imagined", [(8, 24), (0, 24, 80, 300, 2000), (8, 24, 80, 3000, 2000)])
def test_a_stronger_level_never_thinks_less(imagined: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="IMAGINED of Steps must be 5 whole numbers above 0, none smaller"):
        climb(IMAGINED=imagined)


def test_levels_and_coach_ask_the_solver_of_a_game() -> None:
    def choose(view: Any, box: Any, seat: int, stream: list[int], level: int) -> int:
        return steps.Verb.STEP + (box.right[view.made] if level > 3 else 0)

    def hints(view: Any, box: Any, seat: int, stream: list[int], effort: int, deadline: Deadline) -> list[Hint]:
        right = box.right[view.made]
        return [Hint(steps.Verb.STEP + k, float(k == right), 0.0, 1.0, 1, k == right) for k in range(steps.FOOTHOLDS)]

    ready: list[Any] = []
    solver = SimpleNamespace(prepare=ready.append, choose=choose, hints=hints)
    game = replace(steps.GAME, name="solved", solver=solver)
    s = begun(game)
    assert [bot.choose(game, s, steps.BOX, 0, WORDS) for bot in LEVELS] == [0, 0, 0, 3, 3]
    best = advise(game, s, steps.BOX, 0, Budget())[0]
    assert (best.action, best.mean, best.sure) == (steps.BOX.right[0], 1.0, True)
    LEVELS[0].prepare(game, steps.BOX)
    assert ready == [steps.BOX]


def test_moves_enter_by_their_appeal_where_a_game_says_it() -> None:
    """The highest foothold appeals most; the heuristic still comes first, and a search without it ignores appeal."""

    @rule
    def higher(s: Any, box: Any, seat: int, moves: Any, n: int, out: Any) -> None:
        for k in range(n):
            out[k] = 1.0 * moves[k]

    game = climb(policy=steps.first_foothold, appeal=higher)
    s = begun(game)
    tried = [
        {e.action - steps.Verb.STEP for e in Search(iterations=n).advise(game, s, steps.BOX, 0, WORDS) if e.visits}
        for n in (1, 2, 4)
    ]
    assert tried[0] == {0}
    assert tried[1] == {0, steps.FOOTHOLDS - 1}
    assert tried[2] >= {0, steps.FOOTHOLDS - 1, steps.FOOTHOLDS - 2}
    assert Tree(Search(caution=-1.0), game, s, steps.BOX, 0, (1, 2)).terms.knobs[ORDERED] == 0.0
