"""A test harness for games: chance is scripted, moves are made or refused by clause, and all notes are collected.

    table = Table(GAME, 3, Fate(cards=[0, 5, 9]), bonus=2)
    table.play(0, "lay", card=5)                       # by its verb, or by its number: table.play(0, LAY + 5)
    table.play(1, LAY + 3, [6, 1])                     # the dice and then the cards it brings: all must be used
    assert table.refused(0, "lay", card=9) == "TOY-3"
    assert table.said(-1)[-1] == "B takes the trick with 7."

A game's own tests build their helpers on top of it. For a solo game use `Solo`, whose methods take no seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Self

from rulewright.kernel import EVERYONE, Fate, Game, NoteLog
from rulewright.kernel.structs import GameBox

LETTERS = "ABCDEFGH"
Move = int | str
Cards = Sequence[int] | str
"""Card numbers, or their short names in one string (see `Played.card`)."""


@lru_cache(maxsize=64)
def _made(game: Game, seats: int | None, options: tuple[tuple[str, int | str], ...]) -> GameBox:
    made: GameBox = game.make_box(dict(options), seats)
    return made


def own_box(game: Game, seats: int | None, options: Mapping[str, int | str]) -> GameBox:
    """The box for these options, read once and copied for each table, which may change its own."""
    made = _made(game, seats, tuple(options.items()))
    box = made.clone()
    box.name, box.texts = made.name, {what: [*names] for what, names in made.texts.items()}
    return box


class Played:
    """One interpreted game from setup on. All chance must be scripted, by `fate` or with a move."""

    s: Any
    box: Any

    def __init__(self, game: Game, seats: int | None = None, fate: Fate | None = None, /, **options: int | str) -> None:
        self.game = game
        self.box = own_box(game, seats, options)
        self.names = list(LETTERS[: self.box.seats])
        self.s = game.state()
        self.s.fate = fate or Fate()
        self.notes = self.s.note_log = NoteLog(game.notes)
        game.rules.setup(self.s, self.box)

    # ------------------------------------------------------------ moves

    def _move(self, move: Move, numbers: dict[str, int]) -> int:
        return self.game.actions.encode(move, **numbers) if isinstance(move, str) else move

    def card(self, word: str) -> int:
        """A card from its short name, for games whose cards have one."""
        return int(word)

    def _refused(self, seat: int, action: int) -> str:
        before = self.s.pack()
        clause = self.game.rules.check(self.s, self.box, seat, action)
        assert self.s.pack() == before, "asking changed the state"
        return self.game.clause(clause) if clause else ""

    def _make(self, seat: int, action: int, dice: Sequence[int], cards: Cards) -> None:
        refused = self._refused(seat, action)
        assert not refused, f"{self.game.actions.decode(action)} is refused by {refused}"
        held, dictated = self.game.rules.conserved(self.s, self.box), bool(dice or cards)
        if dictated:
            self.s.fate.dice += dice
            self.s.fate.cards += [self.card(word) for word in cards.split()] if isinstance(cards, str) else cards
        self.game.rules.apply(self.s, self.box, seat, action)
        self.s.pack()
        assert self.game.rules.conserved(self.s, self.box) == held, "pieces were made or lost"
        assert not dictated or self.s.fate.spent, "not all that was dictated was rolled or drawn"

    # ------------------------------------------------------------ views and notes

    @property
    def waiting(self) -> list[int]:
        """The seats that may decide now."""
        mask = 0 if self.game.rules.ending(self.s) else self.game.rules.waiting(self.s)
        return [i for i in range(self.box.seats) if mask >> i & 1]

    @property
    def ending(self) -> str:
        """The name of the ending; "" until the game is over."""
        number = self.game.rules.ending(self.s)
        return self.game.endings[number - 1].name if number else ""

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.s, self.box)[: self.box.seats]

    @property
    def places(self) -> list[int]:
        return self.game.places(self.s, self.box)

    def view(self, seat: int) -> Any:
        """A seat's view; -1 is a spectator."""
        return self.game.view(self.s, self.box, seat)

    def world(self, seat: int, seed: int) -> Any:
        """A full state consistent with a seat's view."""
        return self.game.redeal(self.view(seat), self.box, seat, [seed * 2654435761 % 2**32, seed + 1])

    def told(self, kind: int) -> list[tuple[int, ...]]:
        """The notes of a kind, each as the receiving seat and its numbers."""
        return [(listener, *numbers) for listener, k, *numbers in self.notes if k == kind]

    def said(self, seat: int) -> list[str]:
        """The text of all notes to a seat; for -1, of the public ones."""
        heard = [rest for listener, *rest in self.notes if listener in (EVERYONE, seat)]
        return [self.game.notes.sentence(self.box, self.names, *note)[0] for note in heard]


class Table(Played):
    """A table with several seats."""

    def play(self, seat: int, move: Move, dice: Sequence[int] = (), cards: Cards = (), /, **numbers: int) -> Self:
        """Make a move, which must be legal, with these dice and cards."""
        self._make(seat, self._move(move, numbers), dice, cards)
        return self

    def refused(self, seat: int, move: Move, /, **numbers: int) -> str:
        """The clause that forbids a move; "" if it is legal."""
        return self._refused(seat, self._move(move, numbers))

    def legal(self, seat: int) -> set[int]:
        return set(self.game.legal(self.s, self.box, seat))

    def waits(self, *seats: int) -> bool:
        return self.waiting == list(seats)


class Solo(Played):
    """A table for one player."""

    def do(self, move: Move, dice: Sequence[int] = (), cards: Cards = (), /, **numbers: int) -> Self:
        """Make a move, which must be legal, with these dice and cards."""
        self._make(0, self._move(move, numbers), dice, cards)
        return self

    def refused(self, move: Move, /, **numbers: int) -> str:
        """The clause that forbids a move; "" if it is legal."""
        return self._refused(0, self._move(move, numbers))

    @property
    def legal(self) -> set[int]:
        return set(self.game.legal(self.s, self.box, 0))

    @property
    def score(self) -> int:
        return self.scores[0]
