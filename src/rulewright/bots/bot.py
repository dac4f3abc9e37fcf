"""The interface of bots: a bot is given its seat's view and returns a move.

A bot never gets a state. It gets a view, the box, its seat, two random words and a budget; so it knows what a person in its
seat would know, and the same view with the same random words gives the same move, no matter what is hidden.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from rulewright.bots.messages import SAY
from rulewright.kernel.engines.progress import on_compiling
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox, GameState


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one move. 0 iterations or seconds: the bot decides. `cores` is how many trees it grows in parallel.

    The same number of iterations and cores gives the same move, unless the limit in seconds is reached.

    >>> import rulewright
    >>> rulewright.Budget(seconds=0.5)
    Budget(iterations=0, seconds=0.5, cores=1)
    """

    iterations: int = 0
    seconds: float = 0.0
    cores: int = 1


AT_WILL = Budget()
LEARNED = "6"
"""The name of the learned player among the levels."""
EQUILIBRIUM = "equilibrium"
"""The name of the player that mixes its moves."""


def net_paths(game: Game) -> list[Path]:
    """The files of a game's nets: the one for the fewest players comes first."""
    return sorted((game.home / "play").glob("net*.onnx"), key=lambda path: path.stem)


class Seated(Protocol):
    """What a bot needs of a match: a `Match`, or anything with the same interface."""

    game: Game
    box: GameBox

    def view(self, seat: int) -> Any: ...
    def lots(self, seat: int) -> list[int]: ...


class Bot(ABC):
    """A program that takes a seat. Write your own by giving it a `name` and a method `choose`.

    >>> import rulewright
    >>> class Hasty(rulewright.Bot):
    ...     name, title, about = "hasty", "Hasty bot", "Takes the first legal move."
    ...
    ...     def choose(self, game, view, box, seat, stream, budget=rulewright.Budget()):
    ...         return game.legal(view, box, seat)[0]
    >>> match = rulewright.Match(rulewright.load_game("karthis"), seed=7)
    >>> match.play(0, Hasty().ask(match, 0)).label
    'Go north by exit a (the entrance)'
    """

    if TYPE_CHECKING:  # each is an attribute or a property

        @property
        def name(self) -> str: ...
        @property
        def title(self) -> str: ...
        @property
        def about(self) -> str: ...

    def plays(self, game: Game) -> bool:
        """Whether it can play this game."""
        return True

    def looks_ahead(self, game: Game) -> bool:
        """Whether it plays this game by searching, which must be compiled once."""
        return False

    def ready(self, game: Game) -> bool:
        """Whether its first move can be made without waiting for the compiler."""
        return True

    def prepare(self, game: Game, box: GameBox) -> None:
        """Do the work that would slow down the first move, such as compiling."""
        return

    @abstractmethod
    def choose(
        self, game: Game, view: GameState, box: GameBox, seat: int, stream: list[int], budget: Budget = AT_WILL
    ) -> int:
        """Choose a move for this seat from its view."""

    def take_notes(self) -> list[str]:
        """Problems since the last call, such as forfeited moves."""
        return []

    def close(self) -> None:
        """Stop anything it has started, such as a process."""
        return

    def ask(self, match: Seated, seat: int, budget: Budget = AT_WILL) -> int:
        """Its move in a match. It gets the seat's view and a random stream unrelated to the dice, and nothing else."""
        return self.choose(match.game, match.view(seat), match.box, seat, match.lots(seat), budget)


def reconsidered(game: Game, view: GameState, box: GameBox, seat: int) -> GameState:
    """The view that imagined games start from: others who have decided in secret decide again, if the game says how."""
    begun: GameState = view.clone()
    game.play.reconsider(begun, box, seat)
    return begun


def candidates(game: Game, view: GameState, box: GameBox, seat: int) -> list[int]:
    """This seat's legal moves, from its view; resigning is included only if there is nothing else."""
    moves = game.legal(view, box, seat, concede=False) or game.legal(view, box, seat)
    if not moves:
        raise ValueError(SAY("nothing-to-decide", seat=str(seat)))
    return moves


@contextmanager
def patience(say: Callable[[str], None]) -> Iterator[None]:
    """Call `say` with a message if anything is compiled within this context, which takes long but happens only once."""
    with on_compiling(lambda: say(SAY("compiling"))):
        yield
