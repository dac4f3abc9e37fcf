"""The action table: every move of a game is a whole number, and can be written as a verb with arguments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from itertools import accumulate, pairwise
from math import prod
from typing import Any, cast

from rulewright.kernel.enumerations import Names
from rulewright.kernel.meanings import Id
from rulewright.kernel.rule import Namespace, RuleError, rule

METHODS = ("of", "argument", "arguments", "index")
"""The methods of a verb that rules may call; in compiled code they become arithmetic (see engines/enums.py)."""


WRITTEN = re.compile(r"([\w -]*?)((?: \w+=\d{1,9})*)")
"""A move as text: `drop column=3`."""


class Code(IntEnum):
    """A verb: the first of its codes, with methods to encode and decode the others."""

    parameters: tuple[tuple[str, int], ...]
    """Names and sizes of the arguments."""
    sizes: tuple[int, ...]
    size: int
    """The number of codes."""
    concede: bool
    by_hand: bool
    public: str
    """The name that players and records use."""
    turning: frozenset[str]
    """The arguments that stand for a seat, or for something that belongs to one."""

    def of(self, *arguments: int) -> int:
        """The code of the verb with these arguments, in the order of their declaration."""
        if len(arguments) != len(self.sizes):
            raise TypeError(f"Verb.{self.name} {self.takes}, not {len(arguments)} arguments")
        code = 0
        for (name, n), value in zip(self.parameters, arguments, strict=True):
            if not 0 <= value < n:
                raise RuleError(f"{self.public}: {name} is {value}, but goes from 0 to {n - 1}")
            code = code * n + value
        return int(self) + code

    def __reduce_ex__(self, protocol: Any) -> tuple[type[int], tuple[int]]:
        """Pickle as a plain code: other processes cannot find this class by its name."""
        return int, (int(self),)

    def argument(self, action: int) -> int:
        """The argument of a verb that has one."""
        if len(self.sizes) != 1:
            raise TypeError(f"Verb.{self.name} {self.takes}, not one argument")
        return action - int(self)

    def index(self, number: int) -> int:
        """The index of a number within its kind, counted from 0."""
        return self.argument(number)

    def arguments(self, action: int) -> tuple[int, ...]:
        """The arguments of an action of this verb, in the order of their declaration."""
        rest, found = action - int(self), []
        for n in reversed(self.sizes):
            rest, value = divmod(rest, n)
            found.append(value)
        return tuple(reversed(found))

    def named(self, action: int) -> dict[str, int]:
        """The arguments of an action of this verb by name."""
        return dict(zip((name for name, _ in self.parameters), self.arguments(action), strict=True))

    @property
    def takes(self) -> str:
        """Its arguments, for error messages."""
        return f"takes {', '.join(name for name, _ in self.parameters) or 'nothing'}"


@dataclass(frozen=True)
class VerbDeclaration:
    """What `verb()` returns, until the class turns it into a Code."""

    parameters: tuple[tuple[str, int], ...]
    concede: bool
    by_hand: bool
    public: str
    turning: frozenset[str]


def verb(*, name: str = "", concede: bool = False, by_hand: bool = False, **parameters: int | Id) -> Code:
    """Declare a verb by its arguments and the number of values each can have, counted from 0. An argument that stands for a
    seat, or for something that belongs to one, is declared with `seat_or`.

    `concede=True` marks a verb that resigns: random players never choose it. `by_hand=True` marks one that is never made for
    you, even if it is your only move, such as a roll that everyone is waiting for. Players see the member's name in lower
    case, or `name`.
    """
    sizes = tuple((key, n.size if isinstance(n, Id) else n) for key, n in parameters.items())
    if empty := next((key for key, n in sizes if n < 1), ""):
        raise TypeError(f"{empty} has no values: say how many there are, counted from 0")
    turning = frozenset(key for key, n in parameters.items() if isinstance(n, Id) and n.turns)
    return cast("Code", VerbDeclaration(sizes, concede, by_hand, name, turning))


class VerbNames(Names):
    """The metaclass of verbs, which assigns their codes."""

    by_code: tuple[Code, ...]
    search: Callable[[int], int]
    """`at` for compiled code."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: Namespace) -> VerbNames:
        declared = {key: value for key, value in space.items() if isinstance(value, VerbDeclaration)}
        firsts = accumulate((prod(n for _, n in d.parameters) for d in declared.values()), initial=0)
        make: Any = Code
        codes = make(name, dict(zip(declared, firsts, strict=False))) if declared else ()
        for code, (key, d) in zip(codes, declared.items(), strict=True):
            code.parameters, code.concede, code.by_hand = d.parameters, d.concede, d.by_hand
            code.public, code.turning = d.public or key.lower(), d.turning
            code.sizes = tuple(n for _, n in d.parameters)
            code.size = prod(code.sizes)
            space[key] = code
        made = super().__new__(mcs, name, bases, space)
        made.by_code = tuple(code for code in codes for _ in range(code.size))
        if declared:
            made.search = _searcher(name, space["__module__"], list(codes))
        return made

    def __iter__(cls) -> Iterator[Code]:  # noqa: N805 - a metaclass
        return iter(cast("Mapping[str, Code]", cls.members).values())


class Verbs(metaclass=VerbNames):
    """Base of a game's verbs. A member is the first code of its verb; codes follow the order of declaration.

    >>> class Verb(Verbs):
    ...     ROLL = verb()
    ...     MOVE = verb(mineral=3, way=2)
    ...     RESIGN = verb(concede=True)
    >>> int(Verb.RESIGN), Verb.MOVE.of(2, 1), Verb.MOVE.arguments(6), Verb.at(6) == Verb.MOVE
    (7, 6, (2, 1), True)
    """

    @classmethod
    def at(cls, action: int) -> Code:
        """The verb that an action belongs to."""
        if not 0 <= action < len(cls.by_code):
            raise RuleError(f"there is no move {action}: moves are numbered 0 to {len(cls.by_code) - 1}")
        return cls.by_code[action]


def several(n: int) -> Code:
    """Declare a kind with this many numbers."""
    return verb(number=n)


class Kinds(metaclass=VerbNames):
    """Base of an enumeration of kinds that share one sequence of numbers, such as all cards of a game, kind by kind.

    >>> class Card(Kinds):
    ...     MINE = several(63)
    ...     MONSTER = several(20)
    >>> Card.kind(65) == Card.MONSTER, Card.MONSTER.index(65), Card.MONSTER.of(2), Card.MONSTER.size
    (True, 2, 65, 20)
    """

    @classmethod
    def kind(cls, number: int) -> Code:
        """The kind that a number belongs to."""
        if not 0 <= number < len(cls.by_code):
            raise IndexError(f"there is no {cls.__name__} {number}: they are numbered 0 to {len(cls.by_code) - 1}")
        return cls.by_code[number]


def _searcher(name: str, module: str, members: list[Code]) -> Callable[[int], int]:
    """`at` for compiled code: a rule of plain comparisons, which LLVM merges with those of its caller."""
    lines = [f"    if action < {int(after)}:\n        return {int(m)}\n" for m, after in pairwise(members)]
    space: Namespace = {"__name__": module}
    source = f"def at(action):\n{''.join(lines)}    return {int(members[-1])}\n"
    exec(compile(source, f"<{name}.at>", "exec"), space)
    made: Callable[[int], int] = space["at"]
    made.__qualname__ = f"{name}.at"
    return rule(made)


@dataclass(frozen=True)
class VerbInfo:
    """The block of numbers of one verb, one for each combination of its arguments."""

    name: str
    first: int
    arguments: tuple[tuple[str, int], ...]
    concede: bool = False
    by_hand: bool = False
    turning: frozenset[str] = frozenset()
    """The arguments that stand for a seat, or for something that belongs to one."""

    @cached_property
    def size(self) -> int:
        return prod(n for _, n in self.arguments)


@dataclass
class Actions:
    """The verbs of a game, in the order they were declared.

    >>> class Verb(Verbs):
    ...     DROP = verb(column=7)
    ...     PASS = verb()
    >>> table = Actions.of_verbs(Verb)
    >>> table.size, table.decode(3), table.encode("drop", column=3)
    (8, ('drop', {'column': 3}), 3)
    """

    verbs: list[VerbInfo] = field(default_factory=list)
    _decoded: dict[int, tuple[str, dict[str, int]]] = field(default_factory=dict, repr=False, compare=False)

    @classmethod
    def of_verbs(cls, verbs: VerbNames) -> Actions:
        """The table of an enumeration of verbs."""
        return cls([VerbInfo(v.public, int(v), v.parameters, v.concede, v.by_hand, v.turning) for v in verbs])

    @property
    def size(self) -> int:
        return self.verbs[-1].first + self.verbs[-1].size if self.verbs else 0

    def of(self, action: int) -> VerbInfo:
        """The verb an action belongs to."""
        for v in self.verbs:
            if v.first <= action < v.first + v.size:
                return v
        raise ValueError(f"there is no move {action}: moves are numbered 0 to {self.size - 1}")

    def decode(self, action: int) -> tuple[str, dict[str, int]]:
        """An action as a verb with its arguments."""
        if action not in self._decoded:
            v = self.of(action)
            rest, found = action - v.first, {}
            for name, n in reversed(v.arguments):
                found[name] = rest % n
                rest //= n
            self._decoded[action] = v.name, dict(reversed(found.items()))
        name, arguments = self._decoded[action]
        return name, arguments.copy()

    def decode_each(self, actions: Iterable[int]) -> list[tuple[str, dict[str, int]]]:
        """Several actions, each as a verb with its arguments."""
        return [self.decode(action) for action in actions]

    def encode(self, name: str, **arguments: int) -> int:
        """The action for a verb with its arguments."""
        for v in self.verbs:
            if v.name == name:
                if set(arguments) != {key for key, _ in v.arguments}:
                    raise ValueError(f"{name} takes {', '.join(key for key, _ in v.arguments) or 'nothing'}")
                code = 0
                for key, n in v.arguments:
                    if not 0 <= arguments[key] < n:
                        raise ValueError(f"{name}: {key} is {arguments[key]}, but goes from 0 to {n - 1}")
                    code = code * n + arguments[key]
                return v.first + code
        raise ValueError(f"there is no verb {name}: try one of {', '.join(v.name for v in self.verbs)}")

    def write(self, action: int) -> str:
        """An action as a line of text, which `read` reads.

        >>> class Verb(Verbs):
        ...     DROP = verb(column=7)
        ...     PASS = verb()
        >>> table = Actions.of_verbs(Verb)
        >>> table.write(3), table.write(7), table.read("drop column=3"), table.read("pass")
        ('drop column=3', 'pass', 3, 7)
        """
        name, arguments = self.decode(action)
        return " ".join([name, *(f"{key}={value}" for key, value in arguments.items())])

    def read(self, text: str) -> int:
        """Parse an action from a line of text. Raises ValueError with what is wrong with it."""
        found = WRITTEN.fullmatch(text.strip())
        if not found:
            raise ValueError(f"{text!r} is no move: write a verb and its arguments, such as {self.write(0)!r}")
        numbers = (word.split("=") for word in found[2].split())
        return self.encode(found[1], **{key: int(value) for key, value in numbers})

    def concessions(self) -> list[int]:
        """The actions that resign the game."""
        return [a for v in self.verbs if v.concede for a in range(v.first, v.first + v.size)]
