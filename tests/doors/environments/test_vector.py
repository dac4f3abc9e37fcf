"""The compiled vector environment: step for step the same as Gymnasium's own vector of single ones."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from leduc_poker import GAME as LEDUC
from rulewright import games
from rulewright.bots.bot import candidates
from rulewright.bots.registry import bots
from rulewright.doors.environments.compiled_step import manner
from rulewright.doors.environments.episode import Course
from rulewright.doors.environments.settings import setting
from rulewright.doors.gymnasium import SeatEnv, SeatVectorEnv, TableVectorEnv, register
from rulewright.kernel import Game, cite
from rulewright.laws.cases import Case
from tests.tiers import few_games, mostly
from tests.toys.high_card import GAME as TOY
from tests.toys.high_card.state import Verb

GAMES, STEPS = 5, 20


def equal(ours: Any, theirs: Any) -> bool:
    if isinstance(theirs, dict):
        return ours.keys() == theirs.keys() and all(equal(ours[k], theirs[k]) for k in theirs)
    return bool(ours.dtype == theirs.dtype and np.array_equal(ours, theirs))


def chosen(random: np.random.Generator, masks: Any) -> Any:
    """Mostly legal actions, now and then arbitrary ones."""
    weights = masks + 1e-6 + (random.random() < 0.15)
    return np.array([random.choice(len(w), p=w / w.sum()) for w in weights])


def both(case: Case, mode: AutoresetMode, **settings: Any) -> tuple[SeatVectorEnv, Any]:
    settings |= {"seats": case.seats, "options": case.options, "limit": 12}
    fast = SeatVectorEnv(case.game, GAMES, autoreset_mode=mode, jobs=2, **settings)
    slow = SyncVectorEnv([lambda: SeatEnv(case.game, **settings)] * GAMES, autoreset_mode=mode)
    return fast, slow


@few_games
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_plays_the_games_of_single_environments(seating: Case, mode: AutoresetMode) -> None:
    for seat, form in ((0, "flat"), (seating.seats - 1, "dict")):
        fast, slow = both(seating, mode, seat=seat, form=form)
        random = np.random.default_rng(seating.seats)
        (seen, infos), (expected, told) = fast.reset(seed=30), slow.reset(seed=30)
        for _ in range(STEPS):
            assert equal(seen, expected)
            assert equal(infos["action_mask"], told["action_mask"])
            actions = chosen(random, seen["action_mask"])
            seen, *results, infos = fast.step(actions)
            expected, *wanted, told = slow.step(actions)
            assert all(equal(a, b) for a, b in zip(results, wanted, strict=True))
            assert same_refusals(seating.game, infos, told)
            if "final_obs" in told:
                over = told["_final_obs"]
                assert np.array_equal(infos["_final_obs"], over)
                assert all(equal(infos["final_obs"][g], told["final_obs"][g]) for g in np.flatnonzero(over))
        fast.close()


def test_random_actions_are_compiled_once_for_all_games() -> None:
    one, other = (SeatVectorEnv(game, 2) for game in (TOY, LEDUC))
    assert one.fleet._draw.func is other.fleet._draw.func  # type: ignore[attr-defined]


def test_a_game_for_one_is_compiled_once_whatever_its_bot_is() -> None:
    assert not manner(setting("karthis"), thinking=True).thinking
    assert manner(setting("katamari"), thinking=True).thinking


TO_BE_LEARNED = mostly(["karthis", "katamari"], ["karthis"])
"""One solo game and one with opponents; all before a release."""
SETTINGS = pytest.mark.parametrize("settings", [{"bot": "heuristic"}, {"bot": "1"}, {"reward": "shaped"}], ids=str)


@SETTINGS
@pytest.mark.parametrize("name", TO_BE_LEARNED)
def test_bots_and_shaped_rewards_are_those_of_single_environments(name: str, settings: dict[str, Any]) -> None:
    as_single_environments(games.load(name), settings)


@SETTINGS
@pytest.mark.release
def test_bots_and_shaped_rewards_of_every_game(game: Game, settings: dict[str, Any]) -> None:
    if settings.get("bot") in (None, *(bot.name for bot in bots(game))):
        as_single_environments(game, settings)


def as_single_environments(game: Game, settings: dict[str, Any]) -> None:
    steps = 6 if settings.get("bot") == "1" else STEPS
    fast = SeatVectorEnv(game, GAMES, jobs=2, **settings)
    slow = SyncVectorEnv([lambda: SeatEnv(game, **settings)] * GAMES)
    random = np.random.default_rng(2)
    (seen, _), (expected, _) = fast.reset(seed=8), slow.reset(seed=8)
    for _ in range(steps):
        assert equal(seen, expected)
        actions = chosen(random, seen["action_mask"])
        seen, rewards, *results, _ = fast.step(actions)
        expected, wanted, *others, _ = slow.step(actions)
        assert rewards == pytest.approx(wanted)
        assert all(equal(a, b) for a, b in zip(results, others, strict=True))


@pytest.mark.parametrize("name", TO_BE_LEARNED)
def test_shaping_adds_up_to_what_the_opening_fixes(name: str) -> None:
    adds_up_to_what_the_opening_fixes(games.load(name))


@pytest.mark.release
def test_shaping_adds_up_in_every_game(game: Game) -> None:
    adds_up_to_what_the_opening_fixes(game)


def adds_up_to_what_the_opening_fixes(game: Game) -> None:
    """Two courses of the same deal earn the same shaping in total, whatever their result: the best policy stays the best."""
    seen: dict[int, list[float]] = {}
    for way in (1, 2):
        shaped, plain = (
            SeatVectorEnv(game, 8, reward=r, autoreset_mode=AutoresetMode.DISABLED) for r in ("shaped", "win")
        )
        random, extra, on_the_way = np.random.default_rng(way), np.zeros(8), np.zeros(8)
        masks = shaped.reset(seed=4)[0]["action_mask"]
        plain.reset(seed=4)
        going = np.ones(8, np.bool_)
        while going.any():
            actions = np.array([random.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks])
            for envs in (shaped, plain):
                envs.fleet.finished[:] = False
                envs.fleet.step(actions)
            gained = (shaped.fleet.rewards - plain.fleet.rewards)[:, 0] * going
            extra += gained
            on_the_way += abs(gained)
            going &= np.logical_not(shaped.fleet.terminated)
            masks = shaped.fleet.masks
        assert on_the_way.any(), "nothing is earned on the way"
        for g in range(8):
            seen.setdefault(g, []).append(extra[g])
    assert all(a == pytest.approx(b) for a, b in seen.values())


@few_games
def test_every_seat_can_be_learned_for(seating: Case) -> None:
    """Games of learners follow the rules: each seat that acts sees its own view, and gets its own reward."""
    game, seats = seating.game, seating.seats
    envs = TableVectorEnv(game, GAMES, seats=seats, options=seating.options, jobs=2)
    (seen, infos), random = envs.reset(seed=12), np.random.default_rng(3)
    courses = [Course(envs.setting) for _ in range(GAMES)]
    for g, course in enumerate(courses):
        course.begin(12 + g)
    for _ in range(STEPS):
        for g, course in enumerate(courses):
            actor = int(infos["actor"][g])
            assert actor == (course.waiting() or [0])[0]
            mask = course.mask(actor)
            assert equal({k: v[g] for k, v in seen.items()}, course.observe(actor, mask))
        actions = np.array([random.choice(np.flatnonzero(m)) if m.any() else 0 for m in seen["action_mask"]])
        was = infos["actor"]
        seen, rewards, terminated, _, infos = envs.step(actions)
        assert rewards.shape == (GAMES, seats)
        for g, course in enumerate(courses):
            if course.over:
                course.begin()
                continue
            assert not course.act(int(was[g]), actions[g])
            assert rewards[g].tolist() == course.rewards()
            assert terminated[g] == course.over


def test_learners_and_bots_at_one_table() -> None:
    envs = TableVectorEnv(LEDUC, 16, learners=[2, 0], bot="random", seats=3)
    seen, infos = envs.reset(seed=1)
    acted = set[int]()
    for _ in range(60):
        acted |= set(infos["actor"].tolist())
        seen, rewards, *_, infos = envs.step(envs.sample())
        assert rewards.shape == (16, 2)
        assert (seen["observation"][:, 0] == infos["actor"]).all()
    assert acted == {0, 2}
    mistakes: list[dict[str, Any]] = [{"learners": []}, {"learners": [1, 1]}, {"learners": [3]}, {"bot": "9"}]
    for wrong in mistakes:
        with pytest.raises(ValueError, match=r"learners are|seat is|no bot"):
            TableVectorEnv(LEDUC, 2, seats=3, **wrong)


def test_a_bot_that_is_asked_plays_only_the_seats_without_a_learner() -> None:
    asked = set[int]()

    def last(game: Game, view: Any, box: Any, seat: int, words: list[int]) -> int:
        asked.add(seat)
        return candidates(game, view, box, seat)[-1]

    envs = TableVectorEnv(LEDUC, 16, learners=[2, 0], bot=last, seats=3)
    _, infos = envs.reset(seed=1)
    earned = np.zeros(2)
    for _ in range(60):
        assert set(infos["actor"].tolist()) <= {0, 2}
        _, rewards, *_, infos = envs.step(envs.sample())
        earned += rewards.sum(axis=0)
    assert asked == {1}
    assert earned.any()
    levels = TableVectorEnv(LEDUC, 2, learners=[0, 1], bot="1", seats=3)
    assert set(levels.reset(seed=1)[1]["actor"].tolist()) <= {0, 1}


def same_refusals(game: Game, infos: Any, told: Any) -> bool:
    """The clause numbers of the one are the clause ids of the other."""
    ids = [cite(game.prefix, n) if n > 0 else "concede" if n else None for n in infos["clause"].tolist()]
    return ids == (told["clause"].tolist() if "clause" in told else [None] * GAMES)


@few_games
def test_every_option_plays_the_same(case: Case) -> None:
    fast, slow = both(case, AutoresetMode.NEXT_STEP)
    random = np.random.default_rng(1)
    seen, expected = fast.reset(seed=3)[0], slow.reset(seed=3)[0]
    for _ in range(6):
        assert equal(seen, expected)
        actions = chosen(random, seen["action_mask"])
        seen, expected = fast.step(actions)[0], slow.step(actions)[0]


def test_observations_hold_nothing_that_is_hidden(seating: Case) -> None:
    """Each game's hidden part is redealt directly in the fleet's state; the observation stays exactly the same."""
    game, box, random = seating.game, seating.game.make_box(seats=seating.seats), np.random.default_rng(9)
    envs = SeatVectorEnv(game, GAMES, seats=seating.seats)
    seen, _ = envs.reset(seed=9)
    while seen["action_mask"].all(axis=1).any():  # observing again needs an action that is refused
        seen, *_ = envs.step(chosen(random, seen["action_mask"]))
    fleet, differ = envs.fleet, 0
    columns, masks = fleet.columns.copy(), fleet.masks.copy()
    for k in range(GAMES):
        s = game.state.unpack(fleet.states[k].tobytes())
        world = game.redeal(game.view(s, box, 0), box, 0, [k + 1, 77])
        world.rng[:] = s.rng
        differ += world != s
        fleet.states[k] = np.frombuffer(world.pack(), game.state.dtype())[0]
    fleet.finished[:] = False  # observe the end again, too, instead of starting the next game
    fleet.step((masks == 0).argmax(axis=1))
    assert fleet.refusals[fleet.endings == 0].all()
    assert np.array_equal(fleet.columns, columns)
    assert np.array_equal(fleet.masks, masks)
    assert game.has_secrets or not differ


def test_what_is_hidden_from_the_batch_is_really_dealt_anew() -> None:
    """Not for games whose only secrets are simultaneous choices: there, nothing is hidden yet when a seat is asked."""
    toy, box = TOY, TOY.make_box(seats=2)
    envs = SeatVectorEnv(toy, GAMES, seats=2)
    envs.reset(seed=9)
    states: list[Any] = [toy.state.unpack(packed.tobytes()) for packed in envs.fleet.states]
    assert all(toy.redeal(toy.view(s, box, 0), box, 0, [k + 1, 77]).seats != s.seats for k, s in enumerate(states))


def test_the_number_of_threads_and_of_games_changes_nothing() -> None:
    random = np.random.default_rng(5)
    one, many = SeatVectorEnv(TOY, 300, jobs=1), SeatVectorEnv(TOY, 300, jobs=5)
    few = SeatVectorEnv(TOY, 7, jobs=3)
    seen, again, part = one.reset(seed=1)[0], many.reset(seed=1)[0], few.reset(seed=1)[0]
    for _ in range(12):
        assert equal(seen, again)
        assert np.array_equal(seen["observation"][:7], part["observation"])
        actions = chosen(random, seen["action_mask"])
        seen, again, part = one.step(actions)[0], many.step(actions)[0], few.step(actions[:7])[0]


def test_without_autoreset_one_begins_finished_games_oneself() -> None:
    envs, random = SeatVectorEnv(TOY, 4, autoreset_mode=AutoresetMode.DISABLED), np.random.default_rng(2)
    seen, _ = envs.reset(seed=5)
    over = np.zeros(4, np.bool_)
    while not over.any():
        seen, _, over, _, _ = envs.step(chosen(random, seen["action_mask"]))
    with pytest.raises(ValueError, match="reset_mask"):
        envs.step(np.zeros(4, np.int64))
    kept = ~over
    after, _ = envs.reset(options={"reset_mask": over})
    assert np.array_equal(after["observation"][kept], seen["observation"][kept])
    assert after["action_mask"][over].any(axis=1).all()
    envs.step(np.zeros(4, np.int64))


def test_what_is_given_out_stays_as_it_was_unless_asked_otherwise() -> None:
    for copy in (True, False):
        envs = SeatVectorEnv(TOY, 3, copy=copy, mask="info")
        seen, infos = envs.reset(seed=1)
        before = seen.copy()
        envs.step(infos["action_mask"].argmax(axis=1))
        assert np.array_equal(seen, before) == copy


def test_illegal_actions_and_ill_shaped_ones() -> None:
    envs = SeatVectorEnv(TOY, 2, illegal="raise")
    _, infos = envs.reset(seed=1)
    with pytest.raises(ValueError, match="TOY-2"):
        envs.step((infos["action_mask"] == 0).argmax(axis=1) + Verb.LAY)
    with pytest.raises(ValueError, match="2 whole numbers"):
        envs.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="numbered 0 to"):
        envs.step(np.array([0, 99]))
    for wrong in ({"num_envs": 0}, {"num_envs": 2.5}, {"jobs": 0}):
        with pytest.raises(ValueError, match="is a whole number of at least 1, not"):
            SeatVectorEnv(TOY, **wrong)


@pytest.mark.parametrize("seed", [-1, "a", 1.5, [1], [1, None], [1, -2]])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed is a whole number"):
        SeatVectorEnv(TOY, 2).reset(seed=seed)


def test_any_seed_is_that_of_the_single_environment() -> None:
    for seed in (0, 2**63 - 1, 2**64 + 5, np.int64(7)):
        one, many = SeatEnv(TOY), SeatVectorEnv(TOY, 2)
        assert equal(many.reset(seed=seed)[0]["observation"][0], one.reset(seed=int(seed))[0]["observation"])


def test_nothing_is_done_before_reset() -> None:
    envs = SeatVectorEnv(TOY, 2, render_mode="ansi")
    for early in (
        envs.sample,
        envs.render,
        lambda: envs.step(np.zeros(2, np.int64)),
        lambda: envs.reset(options={"reset_mask": np.array([True, False])}),
    ):
        with pytest.raises(RuntimeError, match="call reset first"):
            early()
    envs.reset(seed=1)
    for mask in ([True], [0, 1]):
        with pytest.raises(ValueError, match="reset_mask is 2 times true or false"):
            envs.reset(options={"reset_mask": mask})


@few_games
def test_samples_are_allowed_and_follow_from_the_seed(game: Game) -> None:
    one, many = SeatVectorEnv(game, 300, jobs=1, concede=True), SeatVectorEnv(game, 300, jobs=3, concede=True)
    one.reset(seed=4)
    many.reset(seed=4)
    for _ in range(15):
        actions, masks = one.sample(), one.fleet.masks.copy()
        assert np.array_equal(actions, many.sample())
        assert masks[np.arange(300), actions][masks.any(axis=1)].all()
        assert not actions[~masks.any(axis=1)].any()
        one.step(actions)
        many.step(actions)


def test_samples_are_uniform() -> None:
    envs = SeatVectorEnv(TOY, 2000)
    _, infos = envs.reset(seed=[8] * 2000)
    mask = infos["action_mask"][0]
    envs.fleet.arrays.samples["words"][:, 0] = np.arange(2000) * 1_000_003 % 2**32  # one game with many streams
    counts = np.bincount(np.concatenate([envs.sample() for _ in range(10)]), minlength=len(mask))
    assert not counts[mask == 0].any()
    share = 20_000 / mask.sum()
    assert abs(counts[mask == 1] - share).max() < 5 * np.sqrt(share)


def test_renders_every_game() -> None:
    envs = SeatVectorEnv(TOY, 2, render_mode="ansi")
    envs.reset(seed=1)
    drawn = envs.render()
    assert drawn is not None
    assert len(set(drawn)) == 2
    assert all("Player 1" in board for board in drawn)


def test_is_what_make_vec_makes(game: Game) -> None:
    import gymnasium

    envs = gymnasium.make_vec(register(game), num_envs=2, vectorization_mode="vector_entry_point")
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP


def test_both_kinds_take_the_same_arguments_by_name() -> None:
    """All arguments but the game and the number of games are keywords, and common ones have the same name and default."""
    one, other = (dict(inspect.signature(kind).parameters) for kind in (SeatVectorEnv, TableVectorEnv))
    assert set(one) - set(other) == {"seat"}
    assert set(other) - set(one) == {"learners"}
    for name in set(one) & set(other):
        assert (one[name].kind, one[name].default) == (other[name].kind, other[name].default), name
    free = [name for name, p in one.items() if p.kind is inspect.Parameter.POSITIONAL_OR_KEYWORD]
    assert free == ["rulebook", "num_envs"]
    with pytest.raises(TypeError, match="positional"):
        TableVectorEnv("klobba", 2, (0, 1))  # type: ignore[call-arg]
