"""The bots by name. All clients look here, so a bot that is added to `BOTS` can be played against everywhere.

A name may be untrusted: from a request, a record, a language model. For those use `find`, which only knows named bots.
`find_experiment` also opens files and accepts searches of any length, for names that you typed yourself.
"""

from __future__ import annotations

from rulewright.bots.bot import EQUILIBRIUM, Bot
from rulewright.bots.equilibrium import Equilibrium
from rulewright.bots.fallback import Glance
from rulewright.bots.heuristic import Heuristic
from rulewright.bots.levels import LEVELS, SIXTH, every_level, levels
from rulewright.bots.messages import SAY
from rulewright.bots.random import Random
from rulewright.bots.styles import STYLES
from rulewright.kernel.game import Game

BOTS: tuple[Bot, ...] = (*LEVELS, SIXTH, *STYLES, Equilibrium(), Heuristic(), Random())
FORMER_NAMES = {"thumb": Heuristic.name}
"""Names of bots in records and databases of earlier versions."""


def bots(game: Game) -> list[Bot]:
    """The bots that can play this game."""
    return [bot for bot in BOTS if bot.plays(game)]


def looks_ahead(name: str | None, game: Game) -> bool:
    """Whether this bot searches, and so must be compiled once."""
    return any(bot.name == name and bot.looks_ahead(game) for bot in bots(game))


def find(name: str, game: Game) -> Bot:
    """A bot that any user may choose: a level, or `random`; if the game has it, `equilibrium`, `heuristic`, or one with a manner.

    Asked for a level that the game no longer offers, it returns the one below, so that older tables and links go on.
    """
    name = FORMER_NAMES.get(name, name)
    for bot in bots(game):
        if bot.name == name:
            return bot
    if any(level.name == name for level in every_level(game)):
        there = levels(game)
        return next((level for level in reversed(there) if level.name < name), there[0])
    raise ValueError(SAY("no-bot", name=repr(name), game=game.title, bots=", ".join(bot.name for bot in bots(game))))


def find_experiment(name: str, game: Game) -> Bot:
    """A bot that plays this game: a level from `1` to `5`, or `random`; if the game has it, `6`, `equilibrium` or `heuristic`.

    For experiments, levels that the game does not offer are found, too; `search:4000` is a search with that many iterations for
    each move; `equilibrium:1000` a solution of that many rounds; `learned:512:2:FILE` and `learned-search:4000:0:FILE` use the
    net in a file (see `bots/learned.py`); and `glance` is the substitute while the search is being compiled. Do not pass it
    untrusted names: use `rulewright.bots.registry.find` for those.

    >>> import rulewright
    >>> karthis = rulewright.load_game("karthis")
    >>> rulewright.find_bot("3", karthis).title
    'Level 3, attentive'
    >>> match = rulewright.Match(karthis, seed=7)
    >>> bot = rulewright.find_bot("heuristic", karthis)
    >>> while not match.over:
    ...     _ = match.play(0, bot.ask(match, 0))
    >>> match.over
    True
    """
    if name == Glance.name:
        return Glance()
    for level in every_level(game):
        if level.name == name:
            return level
    kind, _, size = name.partition(":")
    if kind == "search" and size.isdecimal() and int(size) > 0:
        from rulewright.bots.search import Search

        return Search(name=name, iterations=int(size))
    if kind == EQUILIBRIUM and size.isdecimal() and int(size) > 0 and Equilibrium().plays(game):
        return Equilibrium(name, int(size))
    if kind in ("learned", "learned-search") and game.play.inputs:
        from rulewright.bots.learned import named

        return named(name, game)
    return find(name, game)
