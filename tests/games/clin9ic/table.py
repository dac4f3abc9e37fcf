"""A table to test at: a clinic whose ground floor and deals the test dictates, read and played in the rulebook's words.

    table = Table("F1", "A.fu B.fu C.fu", at="C2")     # the opening doctor goes to C2, then these three cards are dealt
    table.lay("middle", "first")
    table.hire(1, "B1")

People are written as letters: doctors W Y O R, N nurse, K orderly, patients w y o r. Places are written A1 to C3, and on
the floors above "1:A1", "2:A1".
"""

from __future__ import annotations

from typing import Self

from rulewright.games import load
from rulewright.games.clin9ic.content import COMPONENT_WORDS
from rulewright.games.clin9ic.rules.people import sort
from rulewright.games.clin9ic.state import SPACES, Box, State, Verb
from rulewright.games.clin9ic.tell.board import PATIENT_LETTERS, PEOPLE, STAFF_LETTERS
from rulewright.kernel import Fate
from tests.table import Solo

GAME = load("clin9ic")
FLOOR_CARDS = ("F1", "F2", "F3", "N1", "N2")
WAYS_UP = ("fu", "fd", "bu", "bd")
TOPS, WINDOWS = ("first", "middle", "last"), ("first", "last")
QUIET = "A.fu B.fu C.fu"
"""Laid with the middle card on top the first three are Build, Hire, Admit; staff W N W Y N O, patients w y y w w o."""

__all__ = ["FLOOR_CARDS", "GAME", "QUIET", "Table", "place"]


def place(word: str) -> int:
    """B3 on the ground floor, or 1:B3."""
    floor, _, space = word.rpartition(":")
    return int(floor or 0) * SPACES + 3 * "ABC".index(space[0]) + int(space[1]) - 1


class Table(Solo):
    """One game from its set-up; deals that are not in the script are QUIET."""

    s: State
    box: Box

    def __init__(
        self, floor: str = "F1", *deals: str, at: str = "C2", settled: bool = True, **options: int | str
    ) -> None:
        cards, new = [FLOOR_CARDS.index(floor)], int(options.get("floors", 0))
        swaps = [(2, 3), (1, 4)][:new] if floor != "N2" or new == 2 else [(2, 4)]
        self.use = {"A": 0, "B": 1, "C": 2}
        if options.get("card", "none") != "none":
            self.use["E"] = self.use.pop(str(options["card"]))
        usual = QUIET if "E" not in self.use else QUIET.replace(str(options["card"]), "E")
        dice = [die for deal in (*deals, *[usual] * (6 - len(deals))) for die in self.dice(deal)]
        if options.get("goal") == "drawn":
            dice.insert(0, 1)
        super().__init__(GAME, 1, Fate(dice, [card for swap in swaps for card in swap] + cards), **options)
        if settled:
            self.do(Verb.WALK.of(place(at)))

    def dice(self, deal: str) -> list[int]:
        """The dice that bring these cards: the first, the second of those left, and how each lies."""
        cards = [word.split(".") for word in deal.split()]
        first, second, third = (self.use[name] for name, _ in cards)
        assert {first, second, third} == {0, 1, 2}
        return [first + 1, (second - first - 1) % 3 + 1, *(WAYS_UP.index(way) + 1 for _, way in cards)]

    # ------------------------------------------------------------ moves

    def lay(self, top: str = "middle", window: str = "first") -> Self:
        return self.do("lay", top=TOPS.index(top), window=WINDOWS.index(window))

    def build(self, *components: str) -> Self:
        for component in components:
            self.do(Verb.BUILD.of(COMPONENT_WORDS.index(component)))
        return self

    def raise_floor(self, card: str) -> Self:
        return self.do(Verb.RAISE.of(FLOOR_CARDS.index(card)))

    def walk(self, where: str) -> Self:
        return self.do(Verb.WALK.of(place(where)))

    def hire(self, box: int, where: str = "") -> Self:
        """From a box counted from 1; where only one way is open, nobody asks."""
        self.do(Verb.HIRE.of(box - 1))
        return self.walk(where) if where else self

    def admit(self, *where: str) -> Self:
        self.do("admit")
        for each in where:
            self.walk(each)
        return self

    def pick(self, who: str) -> Self:
        """Pick up somebody by letter and place: "W@C2"."""
        return self.do(Verb.PICK.of(self.people.index(who)))

    def treat(self, where: str) -> Self:
        return self.do(Verb.TREAT.of(place(where)))

    def done(self, times: int = 1) -> Self:
        for _ in range(times):
            self.do(Verb.DONE)
        return self

    def buy(self, points: int = 0) -> Self:
        return self.do(Verb.BUY.of(points))

    # ------------------------------------------------------------ setting a position up

    def put(self, *people: str) -> Self:
        """Set these people there, in addition: "Y@A1"."""
        for word in people:
            who, _, where = word.partition("@")
            p = self.s.people[self.s.present]
            p.who, p.place = PEOPLE.index(who), place(where)
            self.s.present += 1
        sort(self.s)
        return self

    def rig(self, **fields: int) -> Self:
        """Write into the state."""
        for name, value in fields.items():
            setattr(self.s, name, value)
        return self

    def storeys(self, *cards: str) -> Self:
        """Floors above the ground, and the shelf without them."""
        for card in cards:
            self.s.floors[self.s.height] = FLOOR_CARDS.index(card)
            self.s.shelf &= ~(1 << FLOOR_CARDS.index(card))
            self.s.height += 1
        return self

    def in_action(self, icon: str, **fields: int) -> Self:
        """Skip to the first action of that name ("build", "hire", "admit") in the row that was laid."""
        while ("build", "hire", "admit")[self.s.icons[self.s.step]] != icon:
            self.do("refuse") if self.refused(Verb.DONE) else self.do(Verb.DONE)
        return self.rig(**fields)

    # ------------------------------------------------------------ reading the position

    @property
    def people(self) -> list[str]:
        """Everybody as "W@C2", in the order of the dice; those at the door have no place."""
        return [f"{PEOPLE[p.who]}@{where(p.place)}" for p in self.s.people[: self.s.present]]

    @property
    def staff(self) -> str:
        return "".join(STAFF_LETTERS[h] for h in self.s.staff)

    @property
    def patients(self) -> str:
        return "".join(PATIENT_LETTERS[h] for h in self.s.patients)

    @property
    def icons(self) -> str:
        return "".join("BHA"[i] for i in self.s.icons)

    @property
    def reach(self) -> set[str]:
        """Where the walker may go."""
        return {where(Verb.WALK.argument(a)) for a in self.legal if Verb.at(a) == Verb.WALK}

    def bills(self) -> tuple[int, int]:
        """Upkeep and wages as they stand."""
        from rulewright.games.clin9ic.rules.business import full_upkeep, savings, wages

        return full_upkeep(self.s, self.box) - savings(self.s, self.box), wages(self.s, self.box)


def where(number: int) -> str:
    if number == 27:
        return "door"
    floor, space = divmod(number, SPACES)
    return (f"{floor}:" if floor else "") + "ABC"[space // 3] + str(space % 3 + 1)
