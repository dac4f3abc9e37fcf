"""Many games stepped in compiled code on all cores: the core of the vector environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Literal

import numpy as np

from rulewright.doors.environments.compiled_step import (
    BEGIN,
    RESTART,
    STEP,
    STUCK,
    Games,
    Results,
    Terms,
    sampler,
    stepper,
)
from rulewright.doors.environments.rewards import REWARDS
from rulewright.doors.environments.settings import Setting, whole
from rulewright.kernel.chance import Stream
from rulewright.kernel.engines.progress import on_compiling
from rulewright.kernel.game import Game

Array = np.ndarray[Any, np.dtype[Any]]

KEPT = (
    "states", "views", "seeds", "what", "actors", "steps", "refusals", "endings", "scores", "places", "columns", "masks",
    "rewards", "potentials", "terminated", "truncated",
)  # fmt: skip
"""The arrays to pickle."""
Others = Literal["random", "thinking", "asked"]
RANDOM: Others = "random"
THINKING: Others = "thinking"
ASKED: Others = "asked"
"""Who plays the seats without a learner: random bots, the heuristic, or a program that is called for each action."""
ALONE = 128
"""Fewer games than this are faster on one thread than distributed."""


@contextmanager
def patience(game: Game) -> Iterator[None]:
    """Print a note to stderr if anything is compiled in this context, which takes up to a minute and happens once."""
    told: list[bool] = []

    def tell() -> None:
        if not told:
            print(
                f"Compiling {game.title} (up to a minute; the result is kept for next time)",
                file=sys.stderr,
                flush=True,
            )
        told.append(True)

    with on_compiling(tell):
        yield


class Fleet:
    """`n` games of one setting. The results of a step are in arrays by game, overwritten by the next one.

    `learners` are the seats that learn; `asked` are other seats whose actions are passed in too, by bots that are programs. The
    remaining seats are played in compiled code, at random or `thinking` (by the heuristic).

    `actors` are the seats to act, `columns` their flat observations, `views` their packed views (kept only on request), `masks`
    their legal actions, `refusals` the number of the clause that refused the last action or 0, `endings` how the game ended or 0,
    `terminated` whether it did, `truncated` whether it was cut short, and `rewards` what each seat earned.
    """

    def __init__(
        self,
        setting: Setting,
        learners: Sequence[int],
        n: int,
        jobs: int | None = None,
        keep_views: bool = False,
        others: Others = RANDOM,
    ) -> None:
        from rulewright.kernel.engines.compiled import packed

        game = self.game = setting.game
        self.setting, self.others = setting, others
        self.learners = tuple(whole("seat", seat, 0, setting.seats - 1) for seat in learners)
        self.n = whole("num_envs", n, 1)
        self.jobs = (os.cpu_count() or 1) if jobs is None else whole("jobs", jobs, 1)
        self._advance = stepper(
            game, others == THINKING, setting.reward == "shaped", setting.seats if setting.encoded else 0
        )
        self._pool = ThreadPoolExecutor(self.jobs) if self.jobs > 1 else None
        concessions = np.array(game.actions.concessions(), np.int64)
        none = concessions[:0]
        off, giving_up = (none, concessions) if setting.concede else (concessions, none)
        mine = sum(1 << seat for seat in self.learners)
        outside = (1 << setting.seats) - 1 if others == ASKED else mine
        self._terms = Terms(
            packed(setting.box), mine, outside, setting.seats, off, giving_up, REWARDS.index(setting.reward),
            setting.shaping, setting.limit,
        )  # fmt: skip
        self._actions = game.actions.size
        self._all = np.arange(n)
        self.states = np.zeros(n, game.state.dtype())
        words, self._keep = self.states.view(np.uint64).reshape(n, -1), int(keep_views)
        self.views = np.zeros(n if keep_views else self.jobs, game.state.dtype())
        self.seeds = np.zeros(n, np.int64)
        paths, self.lots, self._samples = np.zeros((3, n), Stream.dtype())
        self._games = Games(self.states, words, self.views, self._keep, self.seeds, paths, self.lots, self._samples)
        self.what, self.steps = np.full(n, BEGIN, np.uint8), np.zeros(n, np.int32)
        self.actors = np.full(n, self.learners[0], np.int8)
        self.refusals, self.endings = np.zeros(n, np.int32), np.zeros(n, np.uint8)
        self.scores, self.places = np.zeros((2, n, game.seats[1]), np.int64)
        self.columns = np.zeros((n, setting.columns.size), setting.columns.dtype)
        head = setting.head(self.learners[0])
        self.columns[:, : len(head)] = head
        self.masks = np.zeros((n, self._actions), np.int8)
        self.terminated, self.truncated = np.zeros(n, np.bool_), np.zeros(n, np.bool_)
        self.rewards, self.potentials = np.zeros((2, n, game.seats[1]))
        self._results = Results(
            self.actors, self.steps, self.refusals, self.endings, self.terminated, self.truncated, self.rewards,
            self.potentials, self.scores, self.places, self.columns, self.masks,
        )  # fmt: skip
        self._no_actions = np.zeros(n, np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle by its setting and its arrays; threads and machine code are recreated."""
        kept = {name: getattr(self, name) for name in (*KEPT, "setting", "learners", "n", "jobs", "_keep", "others")}
        return {**kept, "streams": [a.copy() for a in (self._games.paths, self.lots, self._samples)]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(  # type: ignore[misc]
            kept["setting"], kept["learners"], kept["n"], kept["jobs"], bool(kept["_keep"]), kept["others"]
        )
        for name in KEPT:
            getattr(self, name)[...] = kept[name]
        for mine, was in zip((self._games.paths, self.lots, self._samples), kept["streams"], strict=True):
            mine[...] = was

    def begin(self, seeds: Array, which: Array | None = None) -> None:
        """Set up the games of these seeds."""
        which = self._all if which is None else which
        self.seeds[which] = seeds
        self.what[which] = BEGIN
        self._run(which, self._no_actions)

    def restart(self, which: Array) -> None:
        """Set up the next games in sequence."""
        self.what[which] = RESTART
        self._run(which, self._no_actions)

    def step(self, actions: Array, again: Array) -> None:
        """Apply these actions; where `again` is true (which is RESTART), start the next game instead."""
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.n} whole numbers, not {actions.dtype} of shape {actions.shape}")
        actions = actions.astype(np.int64, copy=False)
        if actions.view(np.uint64).max() >= self._actions:
            raise ValueError(f"actions are numbered 0 to {self._actions - 1}")
        self.what[:] = again
        self._run(self._all, actions)

    def answer(self, which: Array, actions: Array) -> None:
        """Apply actions of `asked` seats in these games only, in the game's numbering."""
        self.what[which] = STEP
        if self.setting.turned is not None:
            for g in which.tolist():
                actions[g] = np.flatnonzero(self.setting.turned[self.actors[g]] == actions[g])[0]
        self._run(which, actions)
        if self.refusals[which].any():
            at = int(which[np.flatnonzero(self.refusals[which])[0]])
            raise RuntimeError(
                f"the bot in seat {self.actors[at]} chose {actions[at]}, "
                f"which {self.game.clause(int(self.refusals[at]))} forbids"
            )

    def sample(self) -> Array:
        """A random legal action for each game; 0 if there is none."""
        actions = np.empty(self.n, np.int64)
        draw = sampler(self.game)
        with patience(self.game):
            self._share(lambda part, _: draw(part, self.masks, self._samples, actions), self._all)
        return actions

    def _run(self, which: Array, actions: Array) -> None:
        with patience(self.game):
            self._share(lambda part, job: self._part(part, job, actions), which)
        if self.endings.max() == STUCK:
            raise RuntimeError(
                f"{self.game.name}, seed {self.seeds[self.endings.argmax()]}: no move was allowed, or the bound of "
                f"{self.game.bound} moves was reached; this is a defect of the rules, please report it"
            )

    def _share(self, work: Callable[[Array, int], None], which: Array) -> None:
        """Distribute these games over the threads, and wait."""
        if self._pool is None or len(which) < ALONE:
            work(which, 0)
        else:
            for done in self._pool.map(work, np.array_split(which, self.jobs), range(self.jobs)):
                assert done is None

    def _part(self, which: Array, job: int, actions: Array) -> None:
        views = self.views if self._keep else self.views[job : job + 1]
        self._advance(which, self.what, actions, self._terms, self._games._replace(views=views), self._results)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
