"""A game as the rest of the house sees it: its declarations, its rules and its words, bound together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol

from rulewright.kernel.actions import Actions
from rulewright.kernel.boxes import Source, read_content
from rulewright.kernel.clauses import Clauses, cite
from rulewright.kernel.content import Content
from rulewright.kernel.record import GameState, Record
from rulewright.kernel.sight import blind


class Rules(Protocol):
    """What a game's `rules` module must hold; also `redeal`, and rarely `reveal`, where the state has secrets."""

    def setup(self, s: Any, box: Any) -> None: ...
    def waiting(self, s: Any) -> int: ...
    def offers(self, s: Any, box: Any, seat: int) -> int: ...
    def offer(self, s: Any, box: Any, seat: int, k: int) -> int: ...
    def check(self, s: Any, box: Any, seat: int, action: int) -> int: ...
    def apply(self, s: Any, box: Any, seat: int, action: int) -> None: ...
    def ending(self, s: Any) -> int: ...
    def score(self, s: Any, box: Any, out: Any) -> None: ...
    def conserved(self, s: Any, box: Any) -> Mapping[str, int]: ...


class Words(Protocol):
    """What a game's `words` module must hold: everything a person reads. It is given views, never a state.

    `label` names a move, `tell` turns a note into a sentence with the clause it rests on, `board` draws the table as text,
    and `ABOUT` lists for each verb the clauses that explain it. `names` are the players' names by seat.
    """

    ABOUT: Mapping[str, tuple[str, ...]]

    def label(self, view: Any, box: Any, names: Sequence[str], seat: int, action: int) -> str: ...
    def tell(self, box: Any, names: Sequence[str], kind: int, a: int, b: int, c: int) -> tuple[str, str]: ...
    def board(self, view: Any, box: Any, names: Sequence[str], seat: int) -> str: ...


@dataclass(frozen=True)
class Option:
    """One choice made before play: a number in a range or one of several words. It is written into the box."""

    name: str
    about: str
    default: int | str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()

    def read(self, text: str) -> int | str:
        """The option's value from what a person typed; a wrong one is refused in one sentence."""
        if self.words:
            if text not in self.words:
                raise ValueError(f"{self.name} is one of {', '.join(self.words)}, not {text!r}")
            return text
        if not text.lstrip("-").isdigit() or not self.low <= int(text) <= self.high:
            raise ValueError(f"{self.name} is a whole number from {self.low} to {self.high}, not {text!r}")
        return int(text)


@dataclass(frozen=True)
class Ending:
    """One way a game can end. `won` says whether it counts as a success where there is nobody to beat."""

    name: str
    about: str
    won: bool = True


Sheet = dict[str, Any]


@dataclass(frozen=True)
class Campaign:
    """What carries over from one game to the next, as pure functions over a sheet of plain JSON values.

    `begin` is a new sheet, `options` those of its next game, `after(sheet, ending, view, box, scores)` the sheet after a
    game (ending is its number, 1 and up), and `show` the sheet in words.
    """

    hero: str
    begin: Callable[[], Sheet]
    options: Callable[[Sheet], dict[str, int | str]]
    after: Callable[[Sheet, int, Any, Any, Sequence[int]], Sheet]
    show: Callable[[Sheet], str]


@dataclass(frozen=True, eq=False)
class Game:
    """Everything that defines one game."""

    name: str
    title: str
    prefix: str
    version: str
    pitch: str
    designer: str
    publisher: str
    reconstructed: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    state: type[GameState]
    box: type[Record]
    actions: Actions
    endings: tuple[Ending, ...]
    bound: int
    rules: Any
    words: Any
    pack_box: Callable[[Content, Mapping[str, Any], int], Record]
    home: Path
    options: tuple[Option, ...] = ()
    campaign: Campaign | None = None
    exact: bool = False
    """Whether every move that `offers` counts is allowed, so that random play need not ask the law again."""

    # ------------------------------------------------------------ the box

    @property
    def content(self) -> Path:
        """The game's own box file."""
        return self.home / "box.toml"

    def make_box(
        self, options: Mapping[str, int | str] | None = None, seats: int | None = None, content: Source | None = None
    ) -> Any:
        """The box for these options and this many seats, from the game's own file or a player's."""
        seats = self.seats[0] if seats is None else seats
        if not self.seats[0] <= seats <= self.seats[1]:
            many = str(self.seats[0]) if self.seats[0] == self.seats[1] else f"{self.seats[0]} to {self.seats[1]}"
            raise ValueError(f"{self.title} is for {many} player{'s' if self.seats[1] > 1 else ''}, not {seats}")
        file = Content(read_content(self.content if content is None else content))
        if file.text("game", default=self.name) != self.name:
            file.wrong("game", f'it is the box of another game; for {self.title} it must say game = "{self.name}"')
        for told in ("name", "about"):
            file.text(told, default="", most=200)
        box = self.pack_box(file, self.chosen(options or {}), seats)
        for sentence in file.strangers():
            raise ValueError(sentence)
        box.pack()
        return box

    def chosen(self, options: Mapping[str, int | str]) -> dict[str, int | str]:
        """All options with their values, defaults filled in; unknown or ill-ranged ones are refused."""
        known = {o.name: o for o in self.options}
        for name in options:
            if name not in known:
                choice = f"it has {', '.join(known)}" if known else "it has none"
                raise ValueError(f"{self.title} has no option {name}: {choice}")
        return {name: o.read(str(options[name])) if name in options else o.default for name, o in known.items()}

    # ------------------------------------------------------------ clauses

    @cached_property
    def clauses(self) -> Clauses:
        return Clauses.load(self.home / "clauses.toml")

    def clause(self, number: int) -> str:
        """The id of the clause by which `check` refused."""
        return cite(self.prefix, number)

    # ------------------------------------------------------------ play, interpreted

    def legal(self, s: Any, box: Any, seat: int) -> list[int]:
        """Every action this seat may take now: those the phase offers and the law allows, then the ways to concede."""
        if self.rules.ending(s) or not (self.rules.waiting(s) >> seat) & 1:
            return []
        asked = [self.rules.offer(s, box, seat, k) for k in range(self.rules.offers(s, box, seat))]
        asked += self.actions.concessions()
        return [a for a in asked if self.rules.check(s, box, seat, a) == 0]

    def view(self, s: Any, box: Any, seat: int) -> Any:
        """What this seat may see of the state, as a state with unknowns; seat -1 is a spectator."""
        view = self.state()
        blind(self.state)(view, s, seat)
        if hasattr(self.rules, "reveal"):
            self.rules.reveal(view, s, box, seat)
        return view

    def redeal(self, view: Any, box: Any, seat: int, words: Sequence[int]) -> Any:
        """A whole state that this seat could be in, its unknowns filled at random from a stream of two words."""
        world = view.clone()
        world.rng[:] = words
        if hasattr(self.rules, "redeal"):
            self.rules.redeal(world, box, seat)
        return world

    def scores(self, s: Any, box: Any) -> list[int]:
        out = [0] * self.seats[1]
        self.rules.score(s, box, out)
        return out


def box_hash(box: Record) -> str:
    """What a record file remembers of the box it was played with."""
    return sha256(box.pack()).hexdigest()
