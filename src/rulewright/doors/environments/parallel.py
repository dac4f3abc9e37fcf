"""Many games stepped in compiled code over all cores: the engine room of the vector environment."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from rulewright.doors.environments.compiled_step import BEGIN, RESTART, STUCK, Games, Results, Terms, sampler, stepper
from rulewright.doors.environments.settings import Setting, whole
from rulewright.kernel.chance import Stream

Array = np.ndarray[Any, np.dtype[Any]]

KEPT = (
    "states", "views", "seeds", "what", "steps", "refusals", "endings", "scores", "places", "columns", "masks", "rewards",
    "terminated", "truncated",
)  # fmt: skip
"""The arrays that are pickled."""
ALONE = 128
"""So few games are stepped sooner by one thread than handed out."""


class Fleet:
    """`n` games of one setting. What a step leaves behind lies in arrays by game, written anew by the next one.

    `columns` are the flat observations of `seat`, `views` its packed views (kept only where asked for), `masks` what it
    may do, `refusals` the number of the clause that refused its action or 0, `endings` how the game ended or 0,
    `terminated` whether it did, `truncated` whether it was cut short, and `rewards` what the seat earned.
    """

    def __init__(self, setting: Setting, seat: int, n: int, jobs: int | None = None, keep_views: bool = False) -> None:
        from rulewright.kernel.engines.compiled import packed

        game = self.game = setting.game
        self.setting = setting
        self.seat, self.n = whole("seat", seat, 0, setting.seats - 1), whole("num_envs", n, 1)
        self.jobs = (os.cpu_count() or 1) if jobs is None else whole("jobs", jobs, 1)
        self._advance = stepper(game)
        self._pool = ThreadPoolExecutor(self.jobs) if self.jobs > 1 else None
        concessions = np.array(game.actions.concessions(), np.int64)
        none = concessions[:0]
        off, giving_up = (none, concessions) if setting.concede else (concessions, none)
        by_score = setting.reward == "score"
        self._terms = Terms(packed(setting.box), self.seat, setting.seats, off, giving_up, by_score, setting.limit)
        self._actions = game.actions.size
        self._all = np.arange(n)
        self.states = np.zeros(n, game.state.dtype())
        words, self._keep = self.states.view(np.uint64).reshape(n, -1), int(keep_views)
        self.views = np.zeros(n if keep_views else self.jobs, game.state.dtype())
        self.seeds = np.zeros(n, np.int64)
        paths, lots, self._samples = np.zeros((3, n), Stream.dtype())
        self._games = Games(self.states, words, self.views, self._keep, self.seeds, paths, lots, self._samples)
        self.what, self.steps = np.full(n, BEGIN, np.uint8), np.zeros(n, np.int32)
        self.refusals, self.endings = np.zeros(n, np.int32), np.zeros(n, np.uint8)
        self.scores, self.places = np.zeros((2, n, game.seats[1]), np.int64)
        self.columns = np.zeros((n, setting.layout.size), setting.layout.dtype)
        head = setting.head(seat)
        self.columns[:, : len(head)] = head
        self.masks = np.zeros((n, self._actions), np.int8)
        self.rewards, self.terminated, self.truncated = np.zeros(n), np.zeros(n, np.bool_), np.zeros(n, np.bool_)
        self._results = Results(
            self.steps, self.refusals, self.endings, self.terminated, self.truncated, self.rewards, self.scores,
            self.places, self.columns, self.masks,
        )  # fmt: skip
        self._no_actions = np.zeros(n, np.int64)

    def __getstate__(self) -> dict[str, Any]:
        """Pickled by its setting and its arrays; threads and machine code are made again."""
        kept = {name: getattr(self, name) for name in (*KEPT, "setting", "seat", "n", "jobs", "_keep")}
        return {**kept, "streams": [a.copy() for a in (self._games.paths, self._games.lots, self._samples)]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(kept["setting"], kept["seat"], kept["n"], kept["jobs"], bool(kept["_keep"]))  # type: ignore[misc]
        for name in KEPT:
            getattr(self, name)[...] = kept[name]
        for mine, was in zip((self._games.paths, self._games.lots, self._samples), kept["streams"], strict=True):
            mine[...] = was

    def begin(self, seeds: Array, which: Array | None = None) -> None:
        """Set up the games of these seeds."""
        which = self._all if which is None else which
        self.seeds[which] = seeds
        self.what[which] = BEGIN
        self._run(which, self._no_actions)

    def restart(self, which: Array) -> None:
        """Set up the next games in turn."""
        self.what[which] = RESTART
        self._run(which, self._no_actions)

    def step(self, actions: Array, again: Array) -> None:
        """Take these actions; where `again` is true (which is RESTART), begin the next game instead."""
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.n} whole numbers, not {actions.dtype} of shape {actions.shape}")
        actions = actions.astype(np.int64, copy=False)
        if actions.view(np.uint64).max() >= self._actions:
            raise ValueError(f"actions are numbered 0 to {self._actions - 1}")
        self.what[:] = again
        self._run(self._all, actions)

    def sample(self) -> Array:
        """One action a game, any that its mask allows; 0 where that allows none."""
        actions = np.empty(self.n, np.int64)
        draw = sampler(self.game)
        self._share(lambda part, _: draw(part, self.masks, self._samples, actions), self._all)
        return actions

    def _run(self, which: Array, actions: Array) -> None:
        self._share(lambda part, job: self._part(part, job, actions), which)
        if self.endings.max() == STUCK:
            raise RuntimeError(
                f"{self.game.name}, seed {self.seeds[self.endings.argmax()]}: no move was allowed, or the bound of "
                f"{self.game.bound} moves was reached; this is a defect of the rules, please report it"
            )

    def _share(self, work: Callable[[Array, int], None], which: Array) -> None:
        """Hand these games out to the threads, and wait."""
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
