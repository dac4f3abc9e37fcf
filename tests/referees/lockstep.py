"""Play a game by its rules and by its referee at the same time, and stop at the first difference.

A referee is a module `tests/referees/NAME.py`, written from the clauses of the game without a look at its rules. It holds

    Referee(box, position)                begin from the position after setup
        .waiting() -> set of seats        whose turn it is; empty when the game is over
        .allowed(seat) -> set of moves    a move is a plain tuple, ("take", "ruby", 3)
        .play(seat, move, chance)         make a move; dice and draws are asked of `chance`, everything else is worked out
        .position() -> dict               everything there is to compare, by name
        .ending() -> str                  the name of the ending, "" while the game goes on
        .scores() -> list of points       one for each seat
        .final_places() -> list           optional: the places at the end, where a game breaks ties itself; else the scores decide
    position(s, box) -> dict              the adapter: the real state in the referee's words, alike in form to `.position()`
    move(verb, arguments, s, box)         the adapter: a real move as a plain tuple, from its verb and its arguments by name
    CLAUSES                               of each part of the position, the clauses that govern it: hints for the reader
    BOXES                                 optional: other boxes to play with by turns, in which rare things are common; what is
                                          printed in any box is in `file_of(game, box)`
    SOLVER_LEVEL                          optional: the level at which the game's solver plays one game in four, where
                                          random play hardly gets anywhere

The chance of the real game is witnessed: every die, draw and shuffle is written down, and `Chance` hands it to the
referee, which says what it rolls or draws from. So it is checked that the same dice and the same cards were at stake.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Self

from rulewright import games
from rulewright.kernel import Game, Pile
from rulewright.laws.cases import Case, few_cases, seat_counts
from tests.conformance.test_numbers import numbers_in

HERE = Path(__file__).parent
Move = tuple[Any, ...]
POLICY_SHARES = (0.0, 0.5, 0.9)
"""How many of the moves are the heuristic's, by turns: random games see more, sensible ones get further."""
LOOKS = (0, 12)
"""How many random moves are looked at for one that does not lose at once, by turns: careful games get further, too."""
ASKED = 64
"""How many moves are tried in a position on average, beyond those that the rules offer."""
CONCESSIONS = 0.002
"""How often somebody gives up although there is something else to do."""


class DifferenceError(AssertionError):
    """Rules and referee disagree."""


class ImpossibleError(AssertionError):
    """A referee was told something that cannot be: a die it does not roll, a card that is not there, a wrong setup."""


# ---------------------------------------------------------------- chance


@dataclass
class Witness:
    """Chance for the real game (see `rulewright.kernel.Fate`), from a seed, which writes down what happened."""

    random: Random
    dice: list[tuple[int, int]] = field(default_factory=list)
    """Sides and face of each die."""
    draws: list[tuple[list[int], int]] = field(default_factory=list)
    """Each draw: the cards that could have come, and the one that did."""
    shuffles: list[list[int]] = field(default_factory=list)
    """The order that each shuffled pile got, bottom first."""

    def below(self, n: int) -> int:
        face = self.random.randrange(n)
        self.dice.append((n, face + 1))
        return face

    def lot(self, pile: Pile) -> int:
        index = self.random.randrange(pile.n)
        self.draws.append((list(pile.card[: pile.n]), pile.card[index]))
        return index

    def member(self, members: int) -> int:
        held = [i for i in range(members.bit_length()) if members >> i & 1]
        card = self.random.choice(held)
        self.draws.append((held, card))
        return card

    def shuffle(self, pile: Pile) -> None:
        order = list(pile.card[: pile.n])
        self.random.shuffle(order)
        pile.card[: pile.n] = order
        if order:
            self.shuffles.append(order)


@dataclass
class Chance:
    """What chance brought with one move. The referee asks for each piece of it in turn, and must leave nothing over."""

    witness: Witness

    def die(self, sides: int) -> int:
        """The face of the next die, which must have so many sides."""
        if not self.witness.dice:
            raise ImpossibleError(f"the referee rolls a die of {sides} sides, the rules do not")
        rolled, face = self.witness.dice.pop(0)
        if rolled != sides:
            raise ImpossibleError(f"the referee rolls a die of {sides} sides, the rules one of {rolled}")
        return face

    def draw(self, among: Iterable[Any], name: Callable[[int], Any] = int) -> Any:
        """The next card drawn, by its name; it must come from exactly these cards, in any order."""
        expected = sorted(among, key=repr)
        if not self.witness.draws:
            raise ImpossibleError(f"the referee draws from {expected}, the rules do not")
        held, card = self.witness.draws.pop(0)
        found = sorted(map(name, held), key=repr)
        if found != expected:
            raise ImpossibleError(f"the referee draws from {expected}, the rules from {found}")
        return name(card)

    def shuffled(self, pile: Iterable[Any], name: Callable[[int], Any] = int) -> list[Any]:
        """The order that the next shuffle gave to a pile, bottom first; it must be of exactly these cards."""
        expected = sorted(pile, key=repr)
        if not self.witness.shuffles:
            raise ImpossibleError(f"the referee shuffles {expected}, the rules do not")
        order = [name(card) for card in self.witness.shuffles.pop(0)]
        if sorted(order, key=repr) != expected:
            raise ImpossibleError(f"the referee shuffles {expected}, the rules {order}")
        return order

    def nothing_left(self) -> None:
        left = {
            "dice": self.witness.dice,
            "draws": [card for _, card in self.witness.draws],
            "shuffles": self.witness.shuffles,
        }
        if any(left.values()):
            raise ImpossibleError(f"the rules used more chance than the referee: {left}")


# ---------------------------------------------------------------- games and how they are set up


def referees() -> list[str]:
    """The games that have a referee: whatever file beside this one bears the name of a game."""
    return [name for name in games.names() if (HERE / f"{name}.py").exists()]


@dataclass(frozen=True)
class Setting(Case):
    """A case, perhaps with a box of the referee's."""

    content: Mapping[str, Any] | None = field(default=None, hash=False)

    @cached_property
    def box(self) -> Any:
        return self.game.make_box(self.options, self.seats, self.content)

    def __str__(self) -> str:
        return f"{super().__str__()}{f' ({self.box.name})' if self.content else ''}"


def referee(game: Game) -> Any:
    """The module that referees a game."""
    return importlib.import_module(f"tests.referees.{game.name}")


DRAWN = 10
"""How many boxes are drawn until the game takes one."""
FILES: dict[tuple[str, str], Mapping[str, Any]] = {}
"""The boxes drawn at random, by game and name."""


def file_of(game_name: str, box_name: str) -> Mapping[str, Any]:
    """What is printed in a box: in the game's own file, in one of the referee's, or in one drawn at random."""
    game = games.load(game_name)
    found: list[Mapping[str, Any]] = [*getattr(referee(game), "BOXES", ())]
    found += [tomllib.loads(each.path.read_text("utf-8")) for each in game.boxes.values()]
    drawn = FILES.get((game_name, box_name))
    return drawn or next(file for file in found if file.get("name", "") == box_name)


def drifted(game: Game, name: str, content: Mapping[str, Any], random: Random) -> Mapping[str, Any]:
    """A box with a few other numbers, which the game may refuse."""
    made = deepcopy(dict(content))
    places = list(numbers_in(made))
    for place in random.sample(places, min(len(places), random.randint(1, 4))):
        inner = made
        for part in place[:-1]:
            inner = inner[part]  # type: ignore[index]
        was = inner[place[-1]]  # type: ignore[index]
        inner[place[-1]] = random.choice((1, 2, was + 1, max(0, was - 1), was + 3))  # type: ignore[index]
    made["name"] = name
    FILES[game.name, name] = made
    return made


def setting(game: Game, number: int, seated: int = 0) -> Setting:
    """How the game of this number is set up, for so many players or any number (0): first every case of the conformance suite,
    then any options at all, every other one with a box drawn at random."""
    known, random = [case for case in few_cases(game) if seated in (0, case.seats)], Random(f"{game.name} {number}")
    boxes = [None, *getattr(referee(game), "BOXES", ())]
    shipped = [tomllib.loads(box.path.read_text("utf-8")) for box in game.boxes.values()]
    while True:
        options: dict[str, int | str] = {
            o.name: random.choice([*o.words] or [*range(o.low, o.high + 1)]) for o in game.options
        }
        chosen = {name: value for name, value in options.items() if random.random() < 0.5}
        seats = random.choice([seated] if seated else seat_counts(game))
        if number < len(known):
            seats, chosen = known[number].seats, known[number].options
        contents = [boxes[number % len(boxes)], None]
        if number >= len(known) and number % 2:
            source = random.choice([*shipped, *boxes[1:]])
            contents = [*(drifted(game, f"drawn {number}, {n}", source, random) for n in range(DRAWN)), *contents]
            chosen.pop("box", None)
        for content in contents:
            with suppress(ValueError):  # what a game refuses to be set up with
                found = Setting(game, seats, chosen, content)
                assert found.box
                return found


# ---------------------------------------------------------------- one game


@dataclass
class Lockstep:
    """One game, played by both."""

    case: Setting
    seed: int
    moves: int = 0
    last: str = "the setup"

    def __post_init__(self) -> None:
        self.game, self.box = self.case.game, self.case.box
        self.module = referee(self.game)
        self.solver_level: int = getattr(self.module, "SOLVER_LEVEL", 0)
        self.random = Random(self.seed)
        self.s: Any = self.game.state()
        self.witness = self.s.fate = Witness(Random(f"chance {self.seed}"))
        self.game.rules.setup(self.s, self.box)
        self.forget()
        try:
            self.referee: Any = self.module.Referee(self.box, self.module.position(self.s, self.box))
        except ImpossibleError as e:
            raise self.differs("setup", str(e)) from None

    def forget(self) -> None:
        """Chance of the setup, and of what went before, is no business of the next move."""
        self.witness.dice.clear()
        self.witness.draws.clear()
        self.witness.shuffles.clear()

    def run(self) -> Self:
        """Play to the end."""
        self.compare()
        while not self.game.rules.ending(self.s):
            if self.moves >= self.game.bound:
                raise self.differs("length", f"no end after {self.moves} moves")
            self.step()
        self.same("places", self.game.places(self.s, self.box), self.places())
        return self

    def places(self) -> list[int]:
        """By the referee, or by its scores; alone, by whether the ending is a success."""
        if hasattr(self.referee, "final_places"):
            own: list[int] = self.referee.final_places()
            return own
        scores = self.referee.scores()
        if self.case.seats == 1:
            return [1 if next(e.won for e in self.game.endings if e.name == self.referee.ending()) else 2]
        return [1 + sum(other > score for other in scores) for score in scores]

    def step(self) -> None:
        seat, action = self.choose()
        move = self.translated(action)
        self.moves += 1
        self.last = f"move {self.moves}, seat {seat}: {move}"
        self.game.rules.apply(self.s, self.box, seat, action)
        chance = Chance(self.witness)
        try:
            self.referee.play(seat, move, chance)
            chance.nothing_left()
        except ImpossibleError as e:
            raise self.differs("chance", str(e), self.game.tell.ABOUT[self.game.actions.of(action).name]) from None
        self.compare()

    def choose(self) -> tuple[int, int]:
        """Who moves, of those who may, and what: at random, or by the game's heuristic."""
        seat = self.random.choice(sorted(self.seats()))
        legal = self.game.legal(self.s, self.box, seat)
        concessions = [a for a in legal if self.game.actions.of(a).concede]
        if concessions and self.random.random() < CONCESSIONS:
            return seat, self.random.choice(concessions)
        if self.solver_level and self.game.solver and self.seed % 4 == 3:
            view = self.game.view(self.s, self.box, seat)
            return seat, int(self.game.solver.choose(view, self.box, seat, self.words(), self.solver_level))
        if self.game.play.own_policy and self.random.random() < POLICY_SHARES[self.seed % len(POLICY_SHARES)]:
            view = self.game.view(self.s, self.box, seat)
            return seat, int(self.game.play.policy(view, self.box, seat, self.words()))
        moves = [a for a in legal if a not in concessions] or legal
        looked_at = (self.random.choice(moves) for _ in range(LOOKS[self.seed // 2 % len(LOOKS)]))
        return seat, next((a for a in looked_at if not self.loses(seat, a)), self.random.choice(moves))

    def words(self) -> list[int]:
        """A random stream, for those who play."""
        return [self.random.getrandbits(32), self.random.getrandbits(32) | 1]

    def loses(self, seat: int, action: int) -> bool:
        """Whether a move would end the game badly, as far as a copy with other dice can tell."""
        twin = self.s.clone()
        twin.rng[:] = self.words()
        self.game.rules.apply(twin, self.box, seat, action)
        number = self.game.rules.ending(twin)
        return bool(number) and not self.game.endings[number - 1].won

    # ------------------------------------------------------------ comparing

    def compare(self) -> None:
        """Everything there is: the position, the ending, the scores, whose turn it is, and what is allowed."""
        ours, theirs = self.module.position(self.s, self.box), self.referee.position()
        for name in [*ours, *(name for name in theirs if name not in ours)]:
            self.same(name, ours.get(name, "absent"), theirs.get(name, "absent"), self.module.CLAUSES.get(name, ()))
        self.same("ending", self.ending, self.referee.ending())
        self.same("scores", self.game.scores(self.s, self.box)[: self.case.seats], self.referee.scores())
        self.same("whose turn", self.seats(), self.referee.waiting())
        for seat in range(self.case.seats):
            legal = [self.translated(a) for a in self.legal(seat)]
            if len(set(legal)) < len(legal):
                raise self.differs("translation", f"two moves of seat {seat} read alike: {sorted(legal, key=repr)}")
            self.same_moves(seat, set(legal), self.referee.allowed(seat))

    @property
    def ending(self) -> str:
        """By the rules; "" while the game goes on."""
        number = self.game.rules.ending(self.s)
        return self.game.endings[number - 1].name if number else ""

    def legal(self, seat: int) -> list[int]:
        """What a seat may do: as it is offered, and now and then whatever of all moves there are is not refused."""
        if self.random.random() < ASKED / self.game.actions.size:
            check = self.game.rules.check
            return [a for a in range(self.game.actions.size) if not check(self.s, self.box, seat, a)]
        return self.game.legal(self.s, self.box, seat)

    def seats(self) -> set[int]:
        mask = 0 if self.game.rules.ending(self.s) else self.game.rules.waiting(self.s)
        return {seat for seat in range(self.case.seats) if mask >> seat & 1}

    def translated(self, action: int) -> Move:
        verb, arguments = self.game.actions.decode(action)
        found: Move = self.module.move(verb, arguments, self.s, self.box)
        return found

    def same(self, what: str, ours: Any, theirs: Any, clauses: Iterable[str] = ()) -> None:
        """Whether both say the same; where they do not, the smallest part in which they differ is told."""
        if ours == theirs:
            return
        if isinstance(ours, dict) and isinstance(theirs, dict):
            for key in [*ours, *(key for key in theirs if key not in ours)]:
                self.same(f"{what}[{key!r}]", ours.get(key, "absent"), theirs.get(key, "absent"), clauses)
        if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
            for i, pair in enumerate(zip(ours, theirs, strict=True)):
                self.same(f"{what}[{i}]", *pair, clauses)
        raise self.differs(what, f"the rules say {ours!r}, the referee {theirs!r}", clauses)

    def same_moves(self, seat: int, ours: set[Move], theirs: set[Move]) -> None:
        odd = sorted(ours ^ theirs, key=repr)
        if odd:
            only = [
                f"only the {'rules' if move in ours else 'referee'} allow{'s' * (move not in ours)} {move}"
                for move in odd
            ]
            raise self.differs(f"moves of seat {seat}", "; ".join(only), self.about(odd[0][0]))

    def about(self, verb: str) -> Iterable[str]:
        found: Iterable[str] = self.game.tell.ABOUT.get(verb, ())
        return found

    def differs(self, what: str, how: str, clauses: Iterable[str] = ()) -> DifferenceError:
        hint = f" (see {', '.join(clauses)})" if clauses else ""
        return DifferenceError(f"{self.case}, seed {self.seed}, after {self.last}: {what}: {how}{hint}")


def play(game: Game, number: int, seats: int = 0) -> Lockstep:
    """The game of this number: its setting, its chance and its moves all follow from it."""
    return Lockstep(setting(game, number, seats), number).run()
