"""Everything the lab plays is a study: with any number of workers, in the order of the deals, and with the same validation."""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from rulewright.lab.settings import BoxedSetting
from rulewright.lab.simulate import Simulation, simulate
from rulewright.lab.study import Task, work
from rulewright.lab.tournament import Contest, tournament
from rulewright.lab.workers import distribute
from tests.lab.plans import ALL, FOUR_GAME, PLANS, coin
from tests.tiers import mostly


@pytest.mark.parametrize("name", mostly(PLANS, ["study", "simulation"]))
def test_results_do_not_depend_on_jobs_but_on_the_seed(name: str) -> None:
    play = PLANS[name]
    assert play(60, seed=9) == play(60, seed=9, jobs=2) != play(60, seed=1000)


@pytest.mark.parametrize("name", PLANS)
def test_progress_counts_up_to_the_end(name: str) -> None:
    told = list[tuple[int, int]]()
    PLANS[name](60, progress=lambda done, of, _: told.append((done, of)))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1] > 0


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"games": 0}, "play from 1 to"),
        ({"games": 5, "jobs": 0}, "at least 1 job"),
        ({"games": 5, "seed": -1}, "a seed is a whole number from 0"),
        ({"games": 5, "seed": 2**63 - 3}, "a seed is a whole number from 0"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(name: str, wrong: dict[str, int], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        PLANS[name](**wrong)


def test_the_game_that_was_given_is_played_and_not_the_one_at_its_address() -> None:
    """A rule can be tried out by replacing it: here no seat ever gets a place."""
    other = replace(FOUR_GAME, rules=replace(FOUR_GAME.rules, standing=lambda s, box, scores, out: None))
    assert [w.count for w in simulate(other, games=5, engine="interpreted").wins] == [0, 0]
    assert [s.wins.value for s in tournament(other, None, ["random", "random"], 4).standings] == [0.0, 0.0]


def boxed(kind: type[BoxedSetting], **more: object) -> BoxedSetting:
    return kind.of(FOUR_GAME, FOUR_GAME.make_box(), "random", **more)


@pytest.mark.parametrize(
    "setting",
    [
        coin("random"),
        boxed(Simulation, engine="interpreted", chunk=10),
        boxed(Contest, names=("random", "random"), by=[open]),  # objects that cannot be pickled are not sent
    ],
    ids=lambda setting: type(setting).__name__,
)
def test_work_is_a_small_task_that_can_be_sent_and_is_refused_where_rules_differ(setting: BoxedSetting) -> None:
    task = Task((setting,), (setting.rules,), 0, 10, ALL, keep=True)
    sent = pickle.dumps(task)
    assert len(sent) < 1000
    (account,) = work(pickle.loads(sent)).accounts
    assert account.games == 10 * setting.turns
    with pytest.raises(ValueError, match=r"a machine has other rules of (Coin|Connect Four)"):
        work(pickle.loads(pickle.dumps(Task((setting,), ("0123",), 0, 10))))


def test_work_comes_back_in_order_and_is_made_as_it_is_needed() -> None:
    made = list[int]()

    def tasks() -> Iterator[int]:
        for i in range(100):
            made.append(i)
            yield i

    def slow_at_first(task: int) -> int:
        time.sleep(0.05 if task < 2 else 0)
        return -task

    some = distribute(slow_at_first, tasks(), 2, compiled=True)
    assert next(some) == (0, 0)
    assert len(made) <= 6, "the rest is not even made yet"
    assert [*some] == [(i, -i) for i in range(1, 100)]
