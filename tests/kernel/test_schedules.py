"""Schedules of games on a GPU: every schedule compiles to device code, and the stored profiles are valid plans."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba.cuda.typing.typeof import typeof

from rulewright import games
from rulewright.kernel.engines import card, cuda, engine, schedules
from rulewright.kernel.engines.batch import Batch, packed
from rulewright.kernel.engines.schedules import CLASSES, PERSISTENT, PROFILES, SINGLE, WAVEFRONT, Plan, profile
from rulewright.kernel.engines.step import weights
from tests.tiers import mostly
from tests.toys.high_card import GAME as TOY

PLANS = [Plan(), Plan(inline_below=100), Plan(PERSISTENT), Plan(WAVEFRONT, 64, by_move=True)]


def arguments(plan: Plan) -> tuple[Any, ...]:
    """The launch arguments of a plan's kernel, in host memory."""
    game, many = TOY, 64
    batch, words = Batch.blank(game, many), np.zeros((many, game.state.itemsize() // 8), np.uint64)
    results = batch.results
    common, taken = (packed(game.make_box()), 0, weights(game.state, game.seats[1])), np.zeros(1, np.int64)
    if plan.schedule == SINGLE:
        return (*common, results)
    if plan.schedule == PERSISTENT:
        return (*common, taken, results)
    states, slots = words.view(game.state.dtype()).reshape(many), np.zeros(many, schedules.Slot.dtype())
    totals, following = np.zeros((3, CLASSES), np.int32), np.zeros(3, np.int64)
    queue = schedules.Queue(np.zeros(many, np.uint16), np.zeros(many, np.int32), totals, following, taken, taken)
    return (*common, states, words, slots, queue, plan.by_move, results)


@pytest.mark.parametrize("plan", mostly(PLANS, PLANS[:1]), ids=lambda plan: f"{plan.schedule} {plan.inline_below}")
def test_every_schedule_is_device_code(plan: Plan) -> None:
    card.load_cuda()
    from rulewright.kernel.engines import device

    device._inline(plan.inline_below)
    try:
        kernel = schedules.KERNELS.get(plan.schedule, cuda.kernel)(TOY)
        code = card.device_code(kernel, tuple(map(typeof, arguments(plan))))
    finally:
        device._inline(None)
    assert ".visible .entry" in code
    assert (code.count(".func") > 2) == bool(plan.inline_below), "large rules are called where the plan says so"


def test_large_tables_lie_outside_the_small_constant_memory() -> None:
    card.load_cuda()
    from rulewright.kernel.engines import device

    large, small = np.arange(device.LARGE // 8 + 1), np.arange(8)

    def kernel(out, i):  # type: ignore[no-untyped-def]
        out[0] = large[i] + small[i]

    lines = card.device_code(kernel, (typeof(large), typeof(1))).splitlines()
    placed = [line for line in lines if "_cudapy_cmem" in line and " = {" in line]
    assert [(line.split()[0], f"[{device.LARGE + 8}]" in line) for line in placed] == [
        (".global", True),
        (".const", False),
    ]


class Launcher:
    """A fake kernel that records its launch arguments."""

    def __init__(self) -> None:
        self.grid, self.given = (0, 0), tuple[Any, ...]()

    def compile(self, signature: Any) -> Any:
        return SimpleNamespace(max_cooperative_grid_blocks=lambda threads: 2)

    def typeof_pyval(self, value: Any) -> Any:
        return typeof(value)

    def __getitem__(self, grid: tuple[int, int]) -> Any:
        self.grid = grid
        return lambda *given: setattr(self, "given", given)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.schedule} {plan.inline_below}")
def test_what_is_launched_is_what_was_compiled(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a GPU: the launch arguments have the types that the kernel is compiled for."""
    launched = Launcher()
    memory = SimpleNamespace(
        device_array=np.zeros,
        to_device=lambda array: array,
        get_current_device=lambda: SimpleNamespace(MULTIPROCESSOR_COUNT=2),
    )
    monkeypatch.setattr(cuda, "load_cuda", lambda: memory)
    monkeypatch.setattr(cuda, "launcher", lambda *asked: launched)
    monkeypatch.setattr(cuda, "same_memory", lambda array, shape, dtype: array.view(dtype).reshape(shape))
    monkeypatch.setattr(cuda, "_clear", lambda *counters: None)
    cuda.Flight(TOY, TOY.make_box(), 1000, plan).play(5, 300)
    assert list(map(typeof, launched.given)) == list(map(typeof, arguments(plan)))
    assert launched.grid == {SINGLE: (3, 128), PERSISTENT: (16, 128), WAVEFRONT: (2, 128)}[plan.schedule]


def test_rules_of_a_verb_and_of_a_group() -> None:
    game = games.load("klobba")
    verb_of = schedules.verb_finder(game)
    assert [verb_of(a) for a in range(game.actions.size)] == [
        i for i, verb in enumerate(game.actions.verbs) for _ in range(verb.size)
    ]
    s: Any = game.state()
    s.phase = 2
    assert schedules.grouper(game)(s, 3) == 2 * len(game.actions.verbs) + 3


def test_profiles_are_plans_of_games() -> None:
    written = json.loads(PROFILES.read_text("utf-8"))
    assert {key.partition("/")[0] for key in written} == {*games.names()}
    for key in written:
        name, _, seats = key.partition("/")
        plan = profile(name, int(seats or 0))
        assert plan.schedule in (SINGLE, *schedules.KERNELS)
        assert (plan.games > 0) == (plan.schedule == WAVEFRONT)
    assert profile("some other game", 2) == profile("asteroid_miners", 3) == Plan()
    one, two = profile("asteroid_miners", 1), profile("asteroid_miners", 2)
    assert one.schedule == two.schedule == WAVEFRONT
    assert one != two, "a plan for this number of seats comes first"


def test_every_schedule_plays_the_same_games_where_there_is_a_gpu() -> None:
    if not card.available():
        pytest.skip("no GPU")
    box, n = TOY.make_box(), 500
    here = engine("compiled").run(TOY, box, 3, n)
    for plan in PLANS:
        flight, batch = cuda.Flight(TOY, box, n, plan), Batch.blank(TOY, n)
        flight.play(3, n)
        flight.collect(batch, 0, n)
        assert not batch.differs(here), plan
