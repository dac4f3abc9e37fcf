"""Everything that the lab can play, each as a small plan that returns its results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.lab.playing import LEAD, OPTIONS, THINGS
from rulewright.lab.settings import Setting, setting_of
from rulewright.lab.simulate import simulate
from rulewright.lab.study import Plan, study
from rulewright.lab.sweep import read_range, sweep
from rulewright.lab.tournament import round_robin, tournament

ROOT = Path(__file__).parents[2]
COIN, FOUR, TOY = (str(ROOT / p) for p in ("tests/lab/coin", "examples/connect_four", "tests/toys/high_card"))
ALL = THINGS | OPTIONS | LEAD


def coin(bots: str) -> Setting:
    """Interpreted, so that nothing is compiled and processes do the work."""
    return replace(setting_of(COIN, bots), engine="interpreted")


def measured(games: int, progress: Any = None, **plan: Any) -> object:
    found = study([coin("random,heuristic"), coin("heuristic,random")], Plan(games, asked=ALL, **plan), progress)
    return found.digest, str([a.sums.tolist() for a in found.accounts]), str(found.cross)


def swept(games: int, progress: Any = None, **plan: Any) -> object:
    return sweep(coin("heuristic"), [read_range("coin.heads=4000,6000")], Plan(games, **plan), progress)


def met(games: int, progress: Any = None, **plan: Any) -> object:
    players = ["random", "heuristic", "heuristic with passing=50"]
    return round_robin(coin("heuristic"), players, Plan(games, **plan), progress)


def simulated(games: int, progress: Any = None, **plan: Any) -> object:
    found = simulate(FOUR_GAME, games=games, engine="interpreted", progress=progress, chunk=7, **plan)
    return found.digest, found.moves, found.endings, found.length, found.scores, found.wins, found.draws


def contested(games: int, progress: Any = None, **plan: Any) -> object:
    tell = (lambda done, of: progress(done, of, "")) if progress else None
    found = tournament(COIN_GAME, None, ["random", "heuristic"], games, progress=tell, **plan)
    return [(s.bot, s.wins, s.score) for s in found.standings]


FOUR_GAME, COIN_GAME = games.load(FOUR), games.load(COIN)
PLANS: dict[str, Callable[..., object]] = {
    "study": measured,
    "sweep": swept,
    "round robin": met,
    "simulation": simulated,
    "tournament": contested,
}
