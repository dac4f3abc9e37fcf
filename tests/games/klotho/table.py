"""A table to test at: dice are dictated as faces, cards by name, and what would take long to play is rigged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.games import load
from rulewright.games.klotho import state as k
from rulewright.games.klotho.content import TOOL_KINDS
from rulewright.games.klotho.notes import Note
from rulewright.games.klotho.rules.staking import survey
from rulewright.games.klotho.state import MINES, Box, Card, State, Verb
from rulewright.kernel import Fate
from tests import table

GAME = load("klotho")
BOX: Box = GAME.make_box()


def mine(number: int) -> int:
    return number - 1


def monster(number: int) -> int:
    return Card.MONSTER + number - 1


def market(number: int, second: bool = False) -> int:
    return Card.MARKET + 2 * (number - 1) + second


def tech(number: int) -> int:
    return Card.TECH + number


def tool(name: str) -> int:
    return TOOL_KINDS.index(name)


def thing(name: str) -> int:
    return k.Thing.TOOL + tool(name)


PLAIN_ROW = (mine(1), mine(20), monster(1), market(3), tech(k.Power.LEDGER), mine(38))
"""A pair, three of a kind, a monster of 14, threes for stars, the Hoard Ledger for 1-1-2, and a straight."""
PLAIN_SHELF = ("bomb", "android 1", "lottery")


class Quiet(Fate):
    """Chance that nobody dictated is as low as can be: the first card of a set, ones on dice."""

    def below(self, n: int) -> int:
        return super().below(n) if self.dice else 0


def unseen(box: Box) -> tuple[int, int]:
    """All mine cards and all other Klotho cards of a box, as sets."""
    kinds = ((Card.MONSTER, box.monsters), (Card.MARKET, box.markets), (Card.TECH, box.techs))
    return (1 << box.mines) - 1, sum(((1 << n) - 1) << (first - MINES) for first, n in kinds)


def lots(s: State, cards: Sequence[int]) -> list[int]:
    """What chance must say so that these Klotho cards come up one after the other."""
    left = [c for c in range(MINES) if s.mines >> c & 1]
    left += [MINES + c for c in range(k.KLOTHO - MINES) if s.others >> c & 1]
    found = []
    for card in cards:
        found.append(left.index(card) + 1)
        left.remove(card)
    return found


def tool_lots(stack: Sequence[int], names: Sequence[str]) -> list[int]:
    """Likewise for tools."""
    left, found = list(stack), []
    for name in names:
        found.append(sum(left[: tool(name)]) + 1)
        left[tool(name)] -= 1
    return found


class Table(table.Table):
    """Seat 0 begins, with the row and shelf that a test asks for."""

    s: State
    box: Box

    def __init__(
        self,
        seats: int = 2,
        row: Sequence[int] = PLAIN_ROW,
        shelf: Sequence[str] = PLAIN_SHELF,
        first: int = 0,
        **options: int | str,
    ) -> None:
        box = GAME.make_box(options, seats)
        new = State()
        new.mines, new.others = unseen(box)
        fate = Fate(dice=[first + 1, *tool_lots(box.copies, shelf), *lots(new, row)])
        super().__init__(GAME, seats, fate, **options)
        assert fate.spent

    # ------------------------------------------------------------ rigging

    @property
    def mover(self) -> int:
        return self.s.mover

    def give(
        self, seat: int, *, mines: Sequence[int] = (), tools: str = "", techs: Sequence[int] = (), coins: int = -1
    ) -> None:
        """Cards that were never seen, put in front of a player; `tools` are names with commas between."""
        mine_ = self.s.seats[seat]
        for card in mines:
            assert self.s.mines >> card & 1, f"mine {card + 1} lies elsewhere"
            self.s.mines &= ~(1 << card)
            mine_.mines |= 1 << card
        for name in filter(None, tools.split(", ")):
            assert self.s.stack[tool(name)] > 0
            self.s.stack[tool(name)] -= 1
            mine_.tools[tool(name)] += 1
        for i in techs:
            assert self.s.others >> (Card.TECH - MINES + i) & 1, "that technology lies elsewhere"
            self.s.others &= ~(1 << (Card.TECH - MINES + i))
            mine_.techs |= 1 << i
        if coins >= 0:
            mine_.coins = coins
        survey(self.s, self.box)

    def near_score_card(self, shown: int = 0) -> None:
        """The next Klotho card to be drawn is a score card."""
        self.s.left, self.s.shown, self.s.scored = 0, shown, shown

    # ------------------------------------------------------------ moves of the seat whose turn it is

    def do(self, move: table.Move, *dice: int, **numbers: int) -> Table:
        self.play(self.mover, move, list(dice), **numbers)
        return self

    def no(self, move: table.Move, **numbers: int) -> str:
        """The clause that forbids the mover a move."""
        return self.refused(self.mover, move, **numbers)

    def can(self, move: table.Move, **numbers: int) -> bool:
        return self.no(move, **numbers) == ""

    def roll(self, *dice: int) -> Table:
        return self.do(Verb.ROLL, *dice)

    def claims(self, *dice: int) -> Table:
        """Roll and keep: on to the claims."""
        return self.roll(*dice).do(Verb.DONE)

    def claim(self, place: int, *dice: int) -> Table:
        return self.do("claim", *dice, place=place)

    def up(self, *cards: int) -> list[int]:
        """Dice by which these Klotho cards come up next."""
        return lots(self.s, cards)

    def tools_up(self, *names: str) -> list[int]:
        return tool_lots(self.s.stack, names)

    def pass_turn(self) -> Table:
        """Whatever is left of the turn, without doing anything."""
        seat, number = self.mover, self.told(Note.TURN)
        while not self.s.end and self.told(Note.TURN) == number:
            self.s.fate = Quiet()
            self.play(seat, Verb.DONE)
        self.s.fate = Fate()
        return self

    # ------------------------------------------------------------ what can be seen

    @property
    def dice(self) -> list[int]:
        return [d for d, kind in zip(self.s.die, self.s.kind, strict=True) if kind]

    @property
    def phase(self) -> int:
        return self.s.phase

    def me(self, seat: int = 0) -> Any:
        return self.s.seats[seat]

    def mines(self, seat: int = 0) -> set[int]:
        return {c for c in range(MINES) if self.s.seats[seat].mines >> c & 1}

    def tools(self, seat: int = 0) -> list[str]:
        return [TOOL_KINDS[t] for t in range(k.TOOLS) for _ in range(self.s.seats[seat].tools[t])]

    def last(self) -> str:
        """The last sentence everybody heard."""
        return self.said(-1)[-1]
