"""Many games stepped in compiled code on all cores: the core of the vector environment."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import repeat
from typing import Any, Literal

import numpy as np

from rulewright.doors.environments.compiled_step import (
    ANSWER,
    BEGIN,
    EVERY_GAME,
    NO_SUCH_ACTION,
    RESTART,
    STEP,
    Draws,
    Memory,
    Plan,
    laid_out,
    manner,
    on_processor,
    sample,
)
from rulewright.doors.environments.observations import Array
from rulewright.doors.environments.settings import Setting, whole
from rulewright.kernel.engines.progress import on_compiling
from rulewright.kernel.game import Game

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
        from rulewright.kernel.engines.addresses import bind

        game = self.game = setting.game
        self.setting, self.others = setting, others
        self.learners = tuple(whole("seat", seat, 0, setting.seats - 1) for seat in learners)
        self.n, self.keep_views = whole("num_envs", n, 1), keep_views
        self.jobs = (os.cpu_count() or 1) if jobs is None else whole("jobs", jobs, 1)
        self._pool = ThreadPoolExecutor(self.jobs) if self.jobs > 1 else None
        self._shares = [n * k // self.jobs for k in range(self.jobs + 1)]
        everybody = (1 << setting.seats) - 1 if others == ASKED else 0
        self.arrays = it = laid_out(
            setting, Plan(self.learners, everybody, n, views=0 if keep_views else self.jobs), Memory()
        )
        self._advance = bind(game.name, on_processor(game, manner(setting, others == THINKING), True), it)
        self._draw = bind(EVERY_GAME, sample, Draws.of(it))
        self._warm = False
        self.states, self.views, self.seeds, self.lots = it.states, it.views, it.seeds, it.lots
        self.what, self.finished, self.endings, self.scores = it.what, it.finished, it.endings, it.scores
        self.terminated, self.truncated = it.terminated, it.truncated
        self.rewards: Array = it.rewards
        rows: list[Array] = [array[:, 0] for array in (it.actors, it.refusals, it.masks, it.columns, it.actions)]
        self.actors, self.refusals, self.masks, self.columns, self._actions = rows

    def __getstate__(self) -> dict[str, Any]:
        """Pickle by its setting and its arrays; threads and machine code are recreated."""
        return {
            name: getattr(self, name) for name in ("setting", "learners", "n", "jobs", "keep_views", "others", "arrays")
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        was = kept.pop("arrays")
        Fleet.__init__(self, **kept)
        for mine, array in zip(self.arrays, was, strict=True):
            mine[...] = array

    def begin(self, seeds: Array, which: Array | None = None) -> None:
        """Set up the games of these seeds."""
        self.seeds[slice(None) if which is None else which] = seeds
        self._choose(which)
        self._run(BEGIN)

    def restart(self, which: Array | None = None) -> None:
        """Set up the next games in sequence."""
        self._choose(which)
        self._run(RESTART)

    def _choose(self, which: Array | None) -> None:
        self.arrays.chosen[:] = which is None
        if which is not None:
            self.arrays.chosen[which] = True

    def step(self, actions: Array) -> None:
        """Apply these actions; where the last game is finished, start the next one instead."""
        if actions.shape != (self.n,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.n} whole numbers, not {actions.dtype} of shape {actions.shape}")
        self._actions[:] = actions
        self._run(STEP)

    def answer(self, which: Array, actions: Array) -> None:
        """Apply actions of `asked` seats in these games only, in the game's numbering."""
        if self.setting.turned is not None:
            for g in which.tolist():
                actions[g] = np.flatnonzero(self.setting.turned[self.actors[g]] == actions[g])[0]
        self._choose(which)
        self._actions[:] = actions
        self._run(ANSWER)
        if self.refusals[which].any():
            at = int(which[np.flatnonzero(self.refusals[which])[0]])
            raise RuntimeError(
                f"the bot in seat {self.actors[at]} chose {actions[at]}, "
                f"which {self.game.clause(int(self.refusals[at]))} forbids"
            )

    def sample(self) -> Array:
        """A random legal action for each game; 0 if there is none."""
        if self._pool is None or self.n < ALONE:
            self._draw(0, self.n, 0)
        else:
            deque(self._pool.map(self._draw, self._shares, self._shares[1:], repeat(0)), 0)
        return self._actions.copy()

    def _run(self, order: int) -> None:
        if not self._warm:
            with patience(self.game):
                self._advance(ANSWER, 0, 0, 0)
                self._draw(0, 0, 0)
            self._warm = True
        if self._pool is None or self.n < ALONE:
            status = self._advance(order, 0, self.n, 0)
        else:
            shares = self._pool.map(self._advance, repeat(order), self._shares, self._shares[1:], range(self.jobs))
            status = max(shares)
        if status == NO_SUCH_ACTION:
            raise ValueError(f"actions are numbered 0 to {self.game.actions.size - 1}")
        if status:
            raise RuntimeError(
                f"{self.game.name}, seed {self.seeds[status - 1]}: no move was allowed, or the bound of "
                f"{self.game.bound} moves was reached; this is a defect of the rules, please report it"
            )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
