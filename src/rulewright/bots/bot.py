"""The one face of every bot: it is handed what its seat may see, and hands back a move.

A bot never meets a state. It is given a view, the box, its seat, two random words and a budget; so it knows what a person
in its place would know, and the same view with the same words gives the same move, whatever is hidden behind it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from rulewright.bots.words import SAY
from rulewright.kernel.engines.progress import on_compiling
from rulewright.kernel.game import Game


@dataclass(frozen=True)
class Budget:
    """What a bot may spend on one move. 0 iterations or seconds: as it thinks fit. With `cores` it grows so many trees at once.

    The same iterations on the same cores give the same move; a limit in seconds that is reached does not.

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


class Seated(Protocol):
    """What a bot is asked at: a `Match`, or anything that shows as much of one."""

    game: Game
    box: Any

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

    name: str
    title: str
    about: str

    def plays(self, game: Game) -> bool:
        """Whether it can play this game."""
        return True

    def looks_ahead(self, game: Game) -> bool:
        """Whether it plays this game by a search, which has to be compiled once."""
        return False

    def ready(self, game: Game) -> bool:
        """Whether its first move need not wait for the compiler."""
        return True

    def prepare(self, game: Game, box: Any) -> None:
        """Do now what would make the first move slow, such as compiling."""
        return

    @abstractmethod
    def choose(self, game: Game, view: Any, box: Any, seat: int, stream: list[int], budget: Budget = AT_WILL) -> int:
        """A move for this seat from what it sees."""

    def take_notes(self) -> list[str]:
        """What went wrong with it since it was last asked, such as moves that it forfeited."""
        return []

    def close(self) -> None:
        """End what it has started, such as a program."""
        return

    def ask(self, match: Seated, seat: int, budget: Budget = AT_WILL) -> int:
        """Its move in a match. It is handed the seat's view and a random stream that foretells no dice, and nothing else."""
        return self.choose(match.game, match.view(seat), match.box, seat, match.lots(seat), budget)


def candidates(game: Game, view: Any, box: Any, seat: int) -> list[int]:
    """What this seat may do, told from its view; giving the game up only where nothing else is left."""
    allowed = game.legal(view, box, seat)
    giving_up = set(game.actions.concessions())
    moves = [a for a in allowed if a not in giving_up] or allowed
    if not moves:
        raise ValueError(SAY("nothing-to-decide", seat=str(seat)))
    return moves


@contextmanager
def patience(say: Callable[[str], None]) -> Iterator[None]:
    """Say a word if something is compiled in here, which takes long and is done once."""
    with on_compiling(lambda: say(SAY("compiling"))):
        yield
