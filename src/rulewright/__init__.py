"""Rulewright: rulebooks that run.

One import gives you everything to load a game, play a match, ask a bot, simulate, and read, verify, review and draw records:

>>> import rulewright
>>> karthis = rulewright.load_game("karthis")
>>> match = rulewright.Match(karthis, seed=7, names=["Ada"])
>>> bot = rulewright.find_bot("random", karthis)
>>> while not match.over:
...     move = match.play(0, bot.ask(match, 0))
>>> match.ending.name in ("the Crown", "death", "trapped")
True

A name is imported when it is first used, so that `import rulewright` costs nothing and needs no compiler.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.bots.bot import Bot, Budget
    from rulewright.bots.registry import find_experiment as find_bot
    from rulewright.coach.review import Review
    from rulewright.coach.review import review_match as review
    from rulewright.doors.pictures import picture
    from rulewright.games import load as load_game
    from rulewright.games import names as game_names
    from rulewright.kernel.game import Game
    from rulewright.lab.simulate import simulate
    from rulewright.lab.tournament import tournament
    from rulewright.match.match import Match
    from rulewright.match.move import Move, Refused
    from rulewright.match.record import Falsehood, Record
    from rulewright.match.record import read as read_record
    from rulewright.match.replay import Verdict, replay, verify
    from rulewright.match.replay import load as load_match

__version__ = "1.0.0"

__all__ = [
    "Bot",
    "Budget",
    "Falsehood",
    "Game",
    "Match",
    "Move",
    "Record",
    "Refused",
    "Review",
    "Verdict",
    "find_bot",
    "game_names",
    "load_game",
    "load_match",
    "picture",
    "read_record",
    "replay",
    "review",
    "simulate",
    "tournament",
    "verify",
]

_HOMES = {
    "Bot": "bots.bot:Bot",
    "Budget": "bots.bot:Budget",
    "Falsehood": "match.record:Falsehood",
    "Game": "kernel.game:Game",
    "Match": "match.match:Match",
    "Move": "match.move:Move",
    "Record": "match.record:Record",
    "Refused": "match.move:Refused",
    "Review": "coach.review:Review",
    "Verdict": "match.replay:Verdict",
    "find_bot": "bots.registry:find_experiment",
    "game_names": "games:names",
    "load_game": "games:load",
    "load_match": "match.replay:load",
    "picture": "doors.pictures:picture",
    "read_record": "match.record:read",
    "replay": "match.replay:replay",
    "review": "coach.review:review_match",
    "simulate": "lab.simulate:simulate",
    "tournament": "lab.tournament:tournament",
    "verify": "match.replay:verify",
}
"""Where each name is imported from on first use; the imports above are the same, for type checkers."""

if not TYPE_CHECKING:  # a type checker that saw this function would accept any name

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        module, _, called = _HOMES[name].partition(":")
        found = getattr(import_module(f"{__name__}.{module}"), called)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
