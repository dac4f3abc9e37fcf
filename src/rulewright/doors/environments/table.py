"""One game in progress, interpreted: what a seat sees, may do, is refused and earns, ready for any of the doors."""

from __future__ import annotations

from secrets import randbits
from typing import Any

import numpy as np

from rulewright.doors.environments.picture import picture
from rulewright.doors.environments.rewards import has_places, worth
from rulewright.doors.environments.setting import Setting
from rulewright.doors.environments.stepping import NEXT, OFF, follow
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.playout import CHOICES, SETUP, random_play
from rulewright.kernel.sight import SPECTATOR

Array = np.ndarray[Any, np.dtype[Any]]
Info = dict[str, Any]

SEEDS = 2**63


class Table:
    """A game that is begun again and again. Each seed is one game, the same that the engines play from it; where none is
    given the next one follows from the last that was."""

    def __init__(self, setting: Setting) -> None:
        self.setting, self.game, self.box = setting, setting.game, setting.box
        self._giving_up = frozenset(self.game.actions.concessions())
        self._random, _ = random_play(self.game)
        self.path, self.words = [0, 0], [0, 0]
        self.seed = -1
        self.steps = 0
        self.s: Any = self.game.state()

    def begin(self, seed: int | None = None) -> None:
        """Set up the game of this seed, or of the next in turn."""
        if seed is None and self.seed >= 0:
            self.seed = follow(self.path)
        else:
            self.seed = (randbits(63) if seed is None else int(seed)) % SEEDS
            sow(self.path, self.seed, NEXT)
        self.s, self.steps = self.game.state(), 0
        sow(self.s.rng, self.seed, SETUP)
        sow(self.words, self.seed, CHOICES)
        self.game.rules.setup(self.s, self.box)

    # ------------------------------------------------------------ where it stands

    @property
    def over(self) -> bool:
        return bool(self.game.rules.ending(self.s))

    @property
    def cut(self) -> bool:
        """Whether it went on for too many actions, which only refused ones can bring about."""
        return self.steps >= self.setting.limit and not self.over

    def waiting(self) -> list[int]:
        """The seats that may act now, lowest first."""
        if self.over:
            return []
        mask = self.game.rules.waiting(self.s)
        return [seat for seat in range(self.setting.seats) if mask >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """What this seat may do now; giving up is left out unless the setting has it."""
        allowed = self.game.legal(self.s, self.box, seat)
        return allowed if self.setting.concede else [a for a in allowed if a not in self._giving_up]

    def mask(self, seat: int) -> Array:
        mask = np.zeros(self.game.actions.size, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def observe(self, seat: int, mask: Array) -> Any:
        """What this seat sees, in the form that was chosen."""
        view, layout, head = self.game.view(self.s, self.box, seat), self.setting.layout, self.setting.head(seat)
        seen = layout.flat(view, head) if self.setting.form == "flat" else layout.named(view, head)
        return seen if self.setting.mask == "info" else {"observation": seen, "action_mask": mask.copy()}

    def rewards(self) -> list[float]:
        """What the seats have earned: nothing before the end."""
        seats = self.setting.seats
        if not self.over:
            return [0.0] * seats
        scores, places = np.array([self.game.scores(self.s, self.box)]), np.zeros((1, self.game.seats[1]), np.int64)
        if has_places(self.game):
            self.game.rules.places(self.s, self.box, places[0])
        ending = np.array([self.game.rules.ending(self.s)])
        return [float(r) for r in worth(self.game, seats, self.setting.reward, ending, scores, places)[0]]

    def result(self) -> Info:
        """How it ended, for `info`."""
        if not self.over:
            return {}
        ending = self.game.endings[self.game.rules.ending(self.s) - 1]
        return {"ending": ending.name, "scores": self.game.scores(self.s, self.box)[: self.setting.seats]}

    # ------------------------------------------------------------ moves

    def act(self, seat: int, action: int) -> Info:
        """Make a move. A refused one changes nothing; the answer says which clause forbids it and how that reads."""
        action = int(action)
        self.game.actions.of(action)
        self.steps += 1
        if action in self._giving_up and not self.setting.concede:
            refusal = {"clause": OFF, "reason": "giving up is switched off: ask for the environment with concede=True"}
        else:
            number = self.game.rules.check(self.s, self.box, seat, action)
            if number == 0:
                self.game.rules.apply(self.s, self.box, seat, action)
                return {}
            clause = self.game.clause(number)
            refusal = {"clause": clause, "reason": self.game.clauses[clause].text}
        if self.setting.illegal == "raise":
            raise ValueError(f"{self.game.title} refuses action {action}: {refusal['reason']} ({refusal['clause']})")
        return refusal

    def random_move(self, seat: int) -> int:
        """The move of a bot that takes anything allowed: it looks at the seat's view, as all bots do."""
        return int(self._random(self.game.view(self.s, self.box, seat), self.box, seat, self.words))

    # ------------------------------------------------------------ looks

    def draw(self, mode: str | None, seat: int = SPECTATOR) -> Any:
        """The table as this seat sees it: text for `ansi`, an image for `rgb_array`."""
        if mode is None:
            return None
        view = self.game.view(self.s, self.box, seat)
        text = self.game.words.board(view, self.box, self.setting.names, seat)
        return text if mode == "ansi" else picture(text)
