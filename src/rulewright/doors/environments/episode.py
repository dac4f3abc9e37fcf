"""One game in progress, interpreted: observations, legal actions, refusals and rewards of its seats, for any of the doors."""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from functools import cached_property
from secrets import randbits
from typing import Any

import numpy as np

from rulewright import games
from rulewright.doors.environments.compiled_step import NEXT, OFF, earned, follow, potential
from rulewright.doors.environments.image import cells, framed
from rulewright.doors.environments.observations import Array
from rulewright.doors.environments.rewards import REWARDS, SHAPED
from rulewright.doors.environments.settings import NOT_BEGUN, RAW, Setting, whole
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.obstacles import obstacle
from rulewright.kernel.views import SPECTATOR

Info = dict[str, Any]

SEEDS = 2**63
FILMED, FILMED_MOVES = 2, 200
"""Random games, and moves of each, that determine the size of images."""
FPS = 2
"""Frames per second on a terminal."""
CLEAR = "\x1b[H\x1b[2J"
"""The escape sequence that clears a terminal."""
_frames: dict[str, tuple[int, int]] = {}


class Course:
    """A game that can be restarted. Each seed is one game, the same that the engines play from it; without a seed, the next one
    is derived from the last one given."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.game, self.box = setting, setting.game, setting.box
        self._random = self.game.rules.choose
        self.path, self.lots = [0, 0], [0, 0]
        self.seed = -1
        self.steps = 0
        self.s: Any = self.game.state()
        self._reward = REWARDS.index(setting.reward)
        self._hopes = [0.0] * setting.seats

    def __getstate__(self) -> dict[str, Any]:
        """Pickle by its setting and the bytes of its state."""
        kept = {name: getattr(self, name) for name in ("setting", "path", "lots", "seed", "steps", "_hopes")}
        return {**kept, "s": self.s.pack()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        Course.__init__(self, kept["setting"])
        self.__dict__.update({name: value for name, value in kept.items() if name not in ("setting", "s")})
        self.s = self.game.state.unpack(kept["s"])

    def begin(self, seed: int | None = None) -> None:
        """Set up the game of this seed, or of the next in sequence."""
        if seed is None and self.seed >= 0:
            self.seed = follow(self.path)
        else:
            self.seed = (randbits(63) if seed is None else int(seed)) % SEEDS
            sow(self.path, self.seed, NEXT)
        self.s, self.steps = self.game.state(), 0
        sow(self.s.rng, self.seed, SETUP)
        sow(self.lots, self.seed, CHOICES)
        self.game.rules.setup(self.s, self.box)
        self._hopes = self._promised()

    def must_have_begun(self) -> None:
        if self.seed < 0:
            raise RuntimeError(NOT_BEGUN)

    # ------------------------------------------------------------ the position

    @property
    def over(self) -> bool:
        return bool(self.game.rules.ending(self.s))

    @property
    def cut(self) -> bool:
        """Whether the limit of actions was reached, which takes refused ones."""
        return self.steps >= self.setting.limit and not self.over

    def waiting(self) -> list[int]:
        """The seats that may act now, lowest first."""
        if self.over:
            return []
        mask = self.game.rules.waiting(self.s)
        return [seat for seat in range(self.setting.seats) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """This seat's legal actions; giving up is left out unless the setting includes it."""
        return self.game.legal(self.s, self.box, seat, self.setting.concede)

    def mask(self, seat: int) -> Array:
        mask = np.zeros(self.game.actions.size, np.int8)
        mask[self.legal(seat)] = 1
        return mask if self.setting.turned is None else mask[self.setting.turned[seat]]

    def observe(self, seat: int, mask: Array) -> Any:
        """This seat's observation, in the form of the setting."""
        view, at, head = self.game.view(self.s, self.box, seat), self.setting, self.setting.head(seat)
        seen: Any
        if at.encoded is not None:
            seen = at.encoded.flat(view, seat, head)
            seen = seen if at.form == "flat" else at.encoded.split(seen)
        else:
            seen = at.layout.flat(view, head) if at.form == "flat" else at.layout.named(view, head)
        return seen if self.setting.mask == "info" else {"observation": seen, "action_mask": mask.copy()}

    def rewards(self) -> list[float]:
        """The rewards since the last call: nothing before the end, unless they are shaped."""
        seats, game = self.setting.seats, self.game
        hopes, self._hopes = self._hopes, self._promised()
        earnings = [now - before for now, before in zip(self._hopes, hopes, strict=True)]
        if self.over:
            scores, places = game.scores(self.s, self.box), game.places(self.s, self.box)
            earnings = [e + earned(i, seats, self._reward, scores, places) for i, e in enumerate(earnings)]
        return earnings

    def _promised(self) -> list[float]:
        """Each seat's shaped potential, if shaping is on; zero at the end."""
        seats = range(self.setting.seats)
        if self._reward != SHAPED or self.over:
            return [0.0 for _ in seats]
        promise, room = potential(self.game), [0] * self.game.seats[1]
        views = [self.game.view(self.s, self.box, seat) for seat in seats]
        return [self.setting.shaping * promise(views[i], self.box, i, room) for i in seats]

    def result(self) -> Info:
        """The result, for `info`; empty before the end."""
        if not self.over:
            return {}
        ending = self.game.endings[self.game.rules.ending(self.s) - 1]
        return {"ending": ending.name, "scores": self.game.scores(self.s, self.box)[: self.setting.seats]}

    # ------------------------------------------------------------ moves

    def refusal(self, seat: int, action: Any) -> Info:
        """The clause that forbids an action, and its text; empty if the action is allowed."""
        number = self.setting.counted(seat, whole("an action", action, 0, self.game.actions.size - 1))
        if not self.setting.concede and self.game.actions.of(number).concede:
            return {"clause": OFF, "reason": "giving up is switched off: ask for the environment with concede=True"}
        verdict = self.game.rules.check(self.s, self.box, seat, number)
        if verdict == 0:
            return {}
        clause = self.game.clause(verdict)
        return {"clause": clause, "reason": self.game.written_clauses[clause].told(self.game.numbers(self.box)).text}

    def insist(self, refusal: Info, seat: int, action: Any) -> None:
        """Raise ValueError with the obstacle if an action was refused."""
        if refusal:
            game, names = self.game, [f"Player {i + 1}" for i in range(self.setting.seats)]
            why = f"{refusal['reason']} ({refusal['clause']})"
            if refusal["clause"] != OFF:
                view = game.view(self.s, self.box, seat)
                why = f"{obstacle(game, view, self.box, names, seat, self.setting.counted(seat, int(action)))} {why}"
            raise ValueError(f"{game.title} refuses action {action}: {why}")

    def act(self, seat: int, action: Any) -> Info:
        """Make a move. A refused one changes nothing, and the reason is returned."""
        self.must_have_begun()
        refusal = self.refusal(seat, action)
        self.steps += 1
        if not refusal:
            self.game.rules.apply(self.s, self.box, seat, self.setting.counted(seat, int(action)))
        elif self.setting.illegal == "raise":
            self.insist(refusal, seat, action)
        return refusal

    def random_move(self, seat: int) -> int:
        """A random bot's move: it sees only the seat's view, as all bots do."""
        return int(self._random(self.game.view(self.s, self.box, seat), self.box, seat, self.lots))

    # ------------------------------------------------------------ rendering

    def draw(self, mode: str | None, seat: int = SPECTATOR) -> Any:
        """The table as this seat sees it: text for `ansi`, an image for `rgb_array`; `human` writes the text to the terminal."""
        if mode is None:
            return None
        text = self._board(self.s, seat)
        if mode == "human":
            _show(text)
            return None
        return text if mode == "ansi" else framed(text, self._frame)

    def _board(self, s: Any, seat: int) -> str:
        view = self.game.view(s, self.box, seat)
        text: str = self.game.tell.board(view, self.box, self.setting.names, seat)
        return text

    @cached_property
    def _frame(self) -> tuple[int, int]:
        """Lines and columns of every image of this setting: what a few random games need. A larger table is scaled down, so that
        all frames of a film have one size."""
        key = f"{games.address(self.game)} {self.setting.seats} {sorted(self.setting.options.items())}"
        if key not in _frames:
            lines = columns = 1
            trial = Course(replace(self.setting, encoding=RAW))
            for seed in range(FILMED):
                trial.begin(seed)
                for move in range(FILMED_MOVES):
                    if not (waiting := trial.waiting()):
                        break
                    if move % 4 == 0:
                        for seat in (waiting[0], SPECTATOR):
                            taken = cells(trial._board(trial.s, seat))
                            lines, columns = max(lines, taken[0]), max(columns, taken[1])
                    trial.game.rules.apply(trial.s, trial.box, waiting[0], trial.random_move(waiting[0]))
            _frames[key] = lines, columns
        return _frames[key]


def _show(text: str) -> None:
    """Write a table to the terminal, replacing the previous one if it is interactive."""
    if sys.stdout is None or sys.stdout.closed:
        raise RuntimeError('render_mode="human" writes to the terminal, and there is none: use "ansi" or "rgb_array"')
    screen = sys.stdout.isatty()
    sys.stdout.write(f"{CLEAR if screen else ''}{text}\n")
    sys.stdout.flush()
    if screen:
        time.sleep(1 / FPS)
