"""The action table: every move of a game is one whole number, and every number one move in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import prod


@dataclass(frozen=True)
class Verb:
    """A block of numbers that share a verb, one for each combination of its arguments."""

    name: str
    first: int
    arguments: tuple[tuple[str, int], ...]
    concede: bool = False

    @cached_property
    def size(self) -> int:
        return prod(n for _, n in self.arguments)


@dataclass
class Actions:
    """The verbs of a game, in the order they were declared.

    >>> table = Actions()
    >>> DROP = table.verb("drop", column=7)
    >>> PASS = table.verb("pass")
    >>> table.size, table.decode(3), table.encode("drop", column=3)
    (8, ('drop', {'column': 3}), 3)
    """

    verbs: list[Verb] = field(default_factory=list)
    _decoded: dict[int, tuple[str, dict[str, int]]] = field(default_factory=dict, repr=False, compare=False)

    def verb(self, name: str, /, *, concede: bool = False, **arguments: int) -> int:
        """Declare a verb and return its first number. Playouts never choose a verb that concedes the game."""
        made = Verb(name, self.size, tuple(arguments.items()), concede)
        self.verbs.append(made)
        return made.first

    @property
    def size(self) -> int:
        return self.verbs[-1].first + self.verbs[-1].size if self.verbs else 0

    def of(self, action: int) -> Verb:
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

    def concessions(self) -> list[int]:
        """The actions that give the game up."""
        return [a for v in self.verbs if v.concede for a in range(v.first, v.first + v.size)]
