"""What every command of `rulewright lab` is asked, and how games are played for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright import games as shelf
from rulewright.bots.bot import patience
from rulewright.doors.cli.common import bar, complain, workforce
from rulewright.doors.cli.common import options as read_options
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox
from rulewright.lab.settings import Setting, altered, made, setting_of
from rulewright.lab.statistics import Estimate, told
from rulewright.lab.study import Keep, Plan, Study, study
from rulewright.lab.workers import Jobs, cores

ROWS = 20
"""Rows of a table on the screen; JSON has all."""


@dataclass
class LabOptions:
    """What the command line said about games to be played, before anything of it is checked."""

    game: str
    bots: str = ""
    players: int | None = None
    options: Sequence[str] = ()
    box: Path | None = None
    games: int = 10_000
    until: str = ""
    seed: int = 0
    jobs: int = 0
    on: str = ""
    measure: str = ""
    pace: float = 6.0
    changes: Sequence[str] = ()
    other: str = ""
    """Another version of the game, to compare with."""

    def opened(self) -> tuple[Game, dict[str, int | str], GameBox]:
        """The game, the options that were chosen, and the box."""
        game = shelf.load(self.game)
        chosen = read_options(game, self.options)
        return game, chosen, game.make_box(chosen, self.players, self.box)

    def setting(self) -> Setting:
        chosen = tuple(read_options(shelf.load(self.game), self.options).items())
        found = setting_of(self.game, self.bots, self.players, chosen, self.box)
        return altered(found, self.changes) if self.changes else found

    def workforce(self) -> Jobs:
        return workforce(self.jobs or cores(), self.on)

    def plan(self, looked_at: int = 0) -> Plan:
        return Plan(
            games=self.games,
            until=percent(self.until) if self.until else 0.0,
            seed=self.seed,
            jobs=self.workforce(),
            asked=looked_at,
            pace=self.pace,
            figure=self.measure,
        ).check()


def percent(text: str) -> float:
    """A share, written as 0.2% or 0.002."""
    try:
        return float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        raise ValueError(f"{text!r} is no share: write it as 0.2% or 0.002") from None


def played(settings: Sequence[Setting], plan: Plan, keep: Keep | None = None) -> Study:
    """Play, with a progress bar and a word about compiling."""
    with patience(complain):
        for setting in settings:
            setting.prepare()
    with bar() as progress:
        return study(settings, plan, progress, keep)


def interval(e: Estimate) -> str:
    return f"{told(e.figure, e.low)} to {told(e.figure, e.high)}"


def game_of(setting: Setting) -> Game:
    return made(setting).game


def check_folder(output: Path) -> None:
    """Before many games are played for a file that cannot be written."""
    if not output.parent.is_dir():
        raise ValueError(f"there is no folder {output.parent}: name another place")
