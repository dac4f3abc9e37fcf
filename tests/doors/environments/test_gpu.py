"""Games stepped for a GPU. The same rule runs on a processor, where it is compared with the other environments, step for step;
`python -m bench.device` compares a GPU with the processor."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from rulewright import games
from rulewright.doors.environments import device_step
from rulewright.doors.environments.compiled_step import NO_SUCH_ACTION, STEP, Manner
from rulewright.doors.environments.device_step import column, column_table
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.observations import layout
from rulewright.doors.gpu import WHO, DeviceEnv
from rulewright.doors.gymnasium import SeatVectorEnv
from rulewright.kernel import Game
from rulewright.kernel.engines import card, engine
from rulewright.kernel.engines.step import fingerprint_of
from rulewright.laws.cases import Case
from tests.tiers import mostly
from tests.toys.high_card import GAME as TOY
from tests.toys.pennies import GAME as PENNIES

GAMES, STEPS, SEED = 5, 60, 30
ONE = "one seat"


def made(game: Game | str, n: int = GAMES, **settings: Any) -> DeviceEnv:
    return DeviceEnv(game, n, device="cpu", **settings)


def mixed(random: np.random.Generator, actions: Any, size: int) -> Any:
    """Replace some of the actions by arbitrary numbers, some of which are no actions."""
    actions = actions.copy()
    wild = random.random(actions.shape) < 0.1
    actions[wild] = random.integers(0, size + 2, int(wild.sum()))
    return actions


# ---------------------------------------------------------------- compared with the other environments


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize(
    ("seat", "how"), [(0, {}), (2, {"encoding": "egocentric", "reward": "shaped", "bot": "random"})]
)
def test_one_seat_is_the_vector_environment(seat: int, how: dict[str, Any], mode: AutoresetMode) -> None:
    ours = made(TOY, who=ONE, autoreset_mode=mode.value, seat=seat, seats=3, limit=4, **how)
    theirs = SeatVectorEnv(TOY, GAMES, seat=seat, jobs=1, autoreset_mode=mode, seats=3, limit=4, **how)
    ours.reset(seed=SEED)
    seen, _ = theirs.reset(seed=SEED)
    random = np.random.default_rng(1)
    for _ in range(STEPS):
        assert np.array_equal(ours.seen.observation, seen["observation"])
        assert ours.seen.observation.dtype == seen["observation"].dtype
        assert np.array_equal(ours.seen.action_mask, seen["action_mask"])
        actions = theirs.sample()
        assert np.array_equal(np.maximum(ours.sample(), 0), actions)
        wild = random.random(GAMES) < 0.1
        actions[wild] = random.integers(0, TOY.actions.size, int(wild.sum()))
        ours.step(actions)
        seen, rewards, terminated, truncated, infos = theirs.step(actions)
        told = infos.get("final_info", infos)
        for name, value in (("ending", told["ending"]), ("clause", told["clause"]), ("scores", told["scores"])):
            if mode == AutoresetMode.NEXT_STEP or terminated.any():
                assert np.array_equal(getattr(ours.seen, name)[..., : TOY.seats[1]][:, :3] if name == "scores" else
                                      getattr(ours.seen, name), value), name  # fmt: skip
        assert np.array_equal(ours.seen.rewards, rewards.astype(np.float32))
        assert np.array_equal(ours.seen.terminated, terminated)
        assert np.array_equal(ours.seen.truncated, truncated)
    theirs.close()


class Peers:
    """As many single interpreted games, as PettingZoo's turn-based environment makes and shows them."""

    def __init__(self, envs: DeviceEnv) -> None:
        self.envs, self.courses = envs, [Course(envs.setting) for _ in range(envs.num_envs)]
        for i, course in enumerate(self.courses):
            course.begin(SEED + i)
        self.last = [0] * envs.num_envs
        self.rewards = [[0.0] * envs.setting.seats for _ in self.courses]
        self.over = [False] * envs.num_envs
        self.outcomes: list[Any] = [self.outcome(course) for course in self.courses]

    def outcome(self, course: Course) -> Any:
        """The ending, and scores and places of all possible seats; zero for a running game."""
        many, scores, places = course.game.seats[1], list[int](), list[int]()
        if course.over:
            scores, places = course.game.scores(course.s, course.box), course.game.places(course.s, course.box)
        return course.game.rules.ending(course.s), *(row + [0] * (many - len(row)) for row in (scores, places))

    def step(self, actions: Any) -> None:
        for i, course in enumerate(self.courses):
            asked = course.waiting()
            wanted = enumerate(actions[i]) if self.envs.who == "together" else [(asked[0], actions[i])]
            steps = course.steps + 1
            for seat, action in wanted:
                if seat in asked and seat in course.waiting() and 0 <= action < course.game.actions.size:
                    course.act(seat, action)
            course.steps = steps
            self.rewards[i], self.over[i], self.outcomes[i] = course.rewards(), course.over, self.outcome(course)
            if course.over or course.cut:
                course.begin()

    def check(self) -> None:
        seen = self.envs.seen
        for i, course in enumerate(self.courses):
            assert self.envs.fingerprints()[i] == fingerprint_of(course.s, *self.outcomes[i])
            asked = course.waiting()
            shown = range(self.envs.setting.seats) if self.envs.who == "together" else asked[:1]
            for row, seat in enumerate(shown):
                at = (i, row) if self.envs.who == "together" else (i,)
                mask = course.mask(seat)
                assert seen.seat[at] == seat
                assert seen.to_act[at] == (seat in asked)
                assert np.array_equal(seen.action_mask[at], mask)
                assert np.array_equal(seen.observation[at], course.observe(seat, mask)["observation"])


@pytest.mark.parametrize(
    ("game", "who"),
    mostly([(TOY, "turns"), (TOY, "together"), (PENNIES, "turns"), (PENNIES, "together")], [(PENNIES, "together")]),
    ids=lambda value: getattr(value, "name", value),
)
def test_every_seat_in_turns_and_together_is_what_single_games_do(game: Game, who: str) -> None:
    envs = made(game, who=who, seats=game.seats[1])
    envs.reset(seed=SEED)
    peers, random, ended = Peers(envs), np.random.default_rng(2), 0
    for _ in range(STEPS):
        peers.check()
        actions = mixed(random, envs.sample(), game.actions.size)
        envs.step(actions)
        peers.step(actions)
        assert np.allclose(envs.seen.rewards, peers.rewards)
        assert np.array_equal(envs.seen.terminated, peers.over)
        ended += int(envs.seen.terminated.sum())
    assert ended > GAMES


def test_random_steps_from_seeds_are_those_of_every_other_engine() -> None:
    """A game starts as in the engines: the same moves make the same game."""
    envs, box = made(TOY, seats=2), TOY.make_box(seats=2)
    envs.reset(seed=7)
    batch = engine("compiled").run(TOY, box, 7, GAMES)
    s = TOY.state()
    assert len(set(batch.prints)) == GAMES
    assert envs.fingerprints()[0] != fingerprint_of(s)
    course = Course(envs.setting)
    course.begin(7)
    assert envs.fingerprints()[0] == fingerprint_of(course.s)


@pytest.mark.release
def test_every_game_of_the_shelf_in_every_way(seating: Case) -> None:
    for who in WHO:
        envs = made(seating.game, who=who, seats=seating.seats)
        envs.reset(seed=SEED)
        if who == ONE:
            continue
        peers = Peers(envs)
        for _ in range(12):
            peers.check()
            actions = envs.sample()
            envs.step(actions)
            peers.step(actions)


# ---------------------------------------------------------------- what is hidden


def test_observations_hold_nothing_that_is_hidden() -> None:
    """Every game's hidden part is redealt directly in its state: the observation stays exactly the same."""
    envs, box, differ = made(TOY, seats=3), TOY.make_box(seats=3), 0
    envs.reset(seed=9)
    columns, masks = envs.seen.observation.copy(), envs.seen.action_mask.copy()
    states: Any = envs._games.states
    for i in range(GAMES):
        s, seat = TOY.state.unpack(states[i].tobytes()), int(envs.seen.seat[i])
        world = TOY.redeal(TOY.view(s, box, seat), box, seat, [i + 1, 77])
        world.rng[:] = s.rng
        differ += world != s
        states[i] = np.frombuffer(world.pack(), TOY.state.dtype())[0]
    envs.step(np.full(GAMES, -1))  # no seat acts
    assert differ
    assert np.array_equal(envs.seen.observation, columns)
    assert np.array_equal(envs.seen.action_mask, masks)


@pytest.mark.parametrize("name", games.names())
def test_columns_are_found_in_the_bytes_of_a_view(name: str) -> None:
    """Reading a view byte by byte, as GPU threads do, gives the flat observation of every game."""
    game = games.load(name)
    laid, random = layout(game), np.random.default_rng(3)
    where, known = column_table(laid), len(laid.known)
    for seats in game.seats:
        box = game.make_box(seats=seats)
        s = game.state()
        s.rng[:] = [seats, 5]
        game.rules.setup(s, box)
        for _ in range(20):
            seat = next(i for i in range(seats) if game.rules.waiting(s) >> i & 1)
            view = game.view(s, box, seat)
            row, data = laid.flat(view, [0] * known), view.pack()
            ours = [column(data, *where[c].tolist()) for c in range(known, laid.size)]
            assert ours == row[known:].tolist()
            game.rules.apply(s, box, seat, int(random.choice(game.legal(s, box, seat)[:5])))
            if game.rules.ending(s):
                break


# ---------------------------------------------------------------- bad input, and resets


def test_refusals_are_told_and_change_nothing() -> None:
    envs = made(TOY, seats=2)
    envs.reset(seed=3)
    before = envs.fingerprints()
    forbidden = (envs.seen.action_mask == 0).argmax(1)
    envs.step(forbidden)
    assert envs.seen.clause.all()
    envs.step(np.full(GAMES, TOY.actions.size + 5))
    assert (envs.seen.clause == NO_SUCH_ACTION).all()
    assert np.array_equal(envs.fingerprints(), before)


def test_some_games_are_begun_anew_and_the_others_left() -> None:
    envs = made(TOY, seats=2)
    envs.reset(seed=3)
    envs.step(envs.sample())
    before, which = envs.fingerprints(), np.arange(GAMES) < 2
    envs.reset(seed=3, mask=which)
    after = envs.fingerprints()
    assert (before != after).tolist() == which.tolist()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"who": "nobody"}, "who is one of one seat, turns, together, not 'nobody'"),
        ({"device": "tpu"}, "device is one of cuda, cpu, not 'tpu'"),
        ({"autoreset_mode": "Never"}, "autoreset_mode is one of NextStep, SameStep"),
        ({"bot": "3"}, "bot is random or heuristic on a GPU, not '3'"),
        ({"seat": 9}, "seat is a whole number from 0 to 1, not 9"),
    ],
)
def test_bad_settings_are_one_sentence(settings: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        DeviceEnv(TOY, 3, **{"device": "cpu", "seats": 2, **settings})


def test_bad_calls_are_one_sentence() -> None:
    envs = made(TOY, seats=2)
    with pytest.raises(RuntimeError, match="call reset first"):
        envs.step(np.zeros(GAMES, np.int64))
    envs.reset(seed=1)
    for wrong in (np.zeros(3, np.int64), np.zeros(GAMES), 4):
        with pytest.raises(ValueError, match=r"actions are whole numbers of shape \(5,\)"):
            envs.step(wrong)
    with pytest.raises(ValueError, match="mask is 5 times true or false"):
        envs.reset(mask=[True])


def test_without_a_gpu_the_door_says_so() -> None:
    if card.available():
        pytest.skip("there is one")
    with pytest.raises(RuntimeError, match='no CUDA GPU answers on this machine: use device="cpu"'):
        DeviceEnv(TOY, 3)


# ---------------------------------------------------------------- device code


@pytest.mark.parametrize("how", mostly([Manner(), Manner(True, True, 3)], [Manner(True, True, 3)]))
def test_a_step_is_device_code(how: Manner) -> None:
    from numba.cuda.typing.typeof import typeof

    envs = made(TOY, seats=3, encoding="egocentric" if how.encoded else "raw")
    it, weight = envs._games, np.zeros(1, np.uint64)
    run, encode = device_step.on_card(TOY, how)
    views, where = np.zeros((3, 8), np.uint8), column_table(layout(TOY))
    blank, spread, sample, mark, take, take_all = device_step.shared_kernels()
    for kernel, arguments in (
        (run, (it,)),
        (encode, (it.columns[0, 0], it)),
        (blank, (STEP, it)),
        (spread, (views, where, np.zeros(2, np.int32), it.actors, it.columns)),
        (sample, (it, it.actions)),
        (mark, (it, weight, weight)),
        (take, (np.zeros(3, np.int32), it.actions)),
        (take_all, (np.zeros((3, 3), np.int32), it.actions)),
    ):
        assert ".visible .entry" in card.device_code(kernel, tuple(map(typeof, arguments)))
