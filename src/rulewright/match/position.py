"""The table as it stands: whose turn it is, what each seat may see of it, and what may be done."""

from __future__ import annotations

from typing import Any

from rulewright.kernel.game import Ending, Game
from rulewright.match.move import Move, Refused


class Position:
    """A state of a game, with the box and the names of those who play it."""

    def __init__(self, game: Game, box: Any, names: list[str], state: Any) -> None:
        self.game, self.box, self.names, self.state = game, box, names, state

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def waiting(self) -> list[int]:
        """The seats that may decide now."""
        if self.over:
            return []
        mask = self.game.rules.waiting(self.state)
        return [i for i in range(self.seats) if (mask >> i) & 1]

    @property
    def over(self) -> bool:
        return self.result > 0

    @property
    def result(self) -> int:
        """The number of the ending (1 and up), or 0 while the game goes on."""
        return int(self.game.rules.ending(self.state))

    @property
    def ending(self) -> Ending | None:
        return self.game.endings[self.result - 1] if self.over else None

    @property
    def scores(self) -> list[int]:
        """The scores by seat, as they stand."""
        return self.game.scores(self.state, self.box)[: self.seats]

    @property
    def places(self) -> list[int]:
        """Who stands where by seat, 1 being the best; what is true of it before the end is the game's to say."""
        return self.game.places(self.state, self.box)

    def view(self, seat: int) -> Any:
        """What this seat may see; seat -1 is a spectator."""
        return self.game.view(self.state, self.box, seat)

    def board(self, seat: int) -> str:
        """The table as this seat sees it, drawn as text."""
        return str(self.game.tell.board(self.view(seat), self.box, self.names, seat))

    def legal(self, seat: int, view: Any = None) -> list[Move]:
        """Everything this seat may do now; `view` is its view, where one has it at hand."""
        view = self.view(seat) if view is None else view
        return [self._move(view, seat, code) for code in self.game.legal(self.state, self.box, seat)]

    def _move(self, view: Any, seat: int, code: int) -> Move:
        verb, arguments = self.game.actions.decode(code)
        return Move(code, self.game.tell.label(view, self.box, self.names, seat, code), verb, arguments)

    def refusal(self, seat: int, code: int) -> Refused | None:
        """Why this seat may not make this move now; None where it may."""
        if not 0 <= seat < self.seats:
            return Refused(f"There is no seat {seat}: seats are numbered 0 to {self.seats - 1}.")
        if not 0 <= code < self.game.actions.size:
            return Refused(f"There is no move {code}: moves are numbered 0 to {self.game.actions.size - 1}.")
        broken = self.game.rules.check(self.state, self.box, seat, code)
        if broken:
            clause = self.game.clauses[self.game.clause(broken)]
            return Refused(f"{clause.id} does not allow it: {clause.text}", clause.id, clause.text)
        if self.over:
            return Refused("The game is over.")
        if seat not in self.waiting:
            due = " and ".join(self.names[i] for i in self.waiting)
            return Refused(f"It is not for {self.names[seat]} to decide now, but for {due}.")
        return None
