"""The substitute for a bot whose search is still being compiled: the game's heuristic, or else a few random games."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Collection
from typing import ClassVar

from rulewright import games
from rulewright.bots.bot import AT_WILL, EQUILIBRIUM, LEARNED, Bot, Budget, candidates
from rulewright.bots.heuristic import Heuristic
from rulewright.bots.messages import SAY
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import mix, pick
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState

GLANCE = 0.3
"""Seconds for a glance, which runs interpreted and needs no compiler."""
COMPILE = "import sys; from rulewright.bots.fallback import compile_now; compile_now(*sys.argv[1:])"


class Glance(Bot):
    """Simulates random games after each move for a moment, and takes the move with the best results."""

    name = "glance"

    @property
    def title(self) -> str:
        return SAY("glance")

    @property
    def about(self) -> str:
        return SAY("glance-about")

    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        moves, stream = candidates(game, view, box, seat), list(stream)
        until = time.monotonic() + min(budget.seconds or GLANCE, GLANCE)
        best, totals, rounds = moves[pick(stream, len(moves))], [0.0] * len(moves), 0
        for move in moves if not game.has_secrets else ():
            if wins(game, view, box, seat, move):
                return move
        while len(moves) > 1 and time.monotonic() < until:
            lots = [mix(stream[0] ^ rounds), mix(stream[1] + rounds) | 1]
            for i, move in enumerate(moves):
                found = play_on(game, after(game, view, box, seat, move, lots), box, seat, lots, until)
                if found is None:
                    return best
                totals[i] += found
            rounds += 1
            highest = max(totals)
            if totals[moves.index(best)] < highest:
                best = moves[totals.index(highest)]
        return best


def wins(game: Game, view: GameState, box: GameBox, seat: int, move: int) -> bool:
    """Whether this move wins immediately, in a game without secrets. A win must be found no matter how fast the machine is."""
    s = view.clone()
    game.rules.apply(s, box, seat, move)
    by_chance = list(s.rng) != list(view.rng)
    return not by_chance and bool(game.rules.ending(s)) and game.worth(s, box)[seat] >= 1


def after(game: Game, view: GameState, box: GameBox, seat: int, move: int, lots: list[int]) -> GameState:
    """A world that this seat may be in, after its move."""
    s: GameState = game.redeal(view, box, seat, lots)
    game.rules.apply(s, box, seat, move)
    return s


def play_on(game: Game, s: GameState, box: GameBox, seat: int, lots: list[int], until: float) -> float | None:
    """The seat's result if the game goes on from here by the heuristic; None if time runs out first."""
    stream, rules = list(lots), game.rules
    while not rules.ending(s):
        if time.monotonic() > until:
            return None
        who = lowest(rules.waiting(s))
        rules.apply(s, box, who, int(game.play.policy(s, box, who, stream)))
    return game.worth(s, box)[seat]


def fallback(game: Game) -> Bot:
    """The best bot for this game that needs no preparation."""
    return Heuristic() if game.play.own_policy else Glance()


def manner(game: Game) -> str:
    """A description of how the fallback plays this game, for its players."""
    return SAY("by-heuristic") if game.play.own_policy else SAY("at-a-glance")


class Backstage:
    """Compiles what these bots need in a separate process. It may outlive ours, so that no compiled code is lost."""

    _at_work: ClassVar[list[subprocess.Popen[bytes]]] = []
    """The running processes. Python warns if a running `Popen` is garbage-collected, so references are kept here."""

    def __init__(self, game: Game, bots: Collection[Bot] = ()) -> None:
        further = sorted({bot.name for bot in bots if bot.name in (LEARNED, EQUILIBRIUM)})
        command = [sys.executable, "-c", COMPILE, games.address(game), *further]
        nothing = subprocess.DEVNULL
        self._process = subprocess.Popen(command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)
        self._at_work[:] = [each for each in self._at_work if each.poll() is None] + [self._process]

    @property
    def ready(self) -> bool:
        """Whether it has finished. If it failed, the next call that chooses a move raises the error."""
        return self._process.poll() is not None

    def wait(self) -> None:
        self._process.wait()


def compile_now(address: str, *further: str) -> None:
    """In the compiling process: compile the search, and the players named besides."""
    from rulewright.bots.search import Search

    game = games.load(address)
    box = game.make_box()
    Search().prepare(game, box)
    if LEARNED in further:
        from rulewright.bots.learned import players

        for bot in players(game):
            bot.prepare(game, box)
    if EQUILIBRIUM in further:
        from rulewright.bots.regret import prepare

        prepare(game, box)


_beside: dict[str, Backstage] = {}


def compile_beside(game: Game, bot: Bot) -> None:
    """Compile what this player needs besides the search in the background, once for each game."""
    if game.fingerprint not in _beside:
        _beside[game.fingerprint] = Backstage(game, [bot])
