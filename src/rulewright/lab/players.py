"""Descriptions of the lab's players: `heuristic`, `3`, `random without buy`, `heuristic given seats.coins+5`, `heuristic with
greed=0`, `heuristic blind row=63..82`, one for each seat."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rulewright.bots import registry
from rulewright.bots.bot import Bot
from rulewright.bots.compiled_search import searcher
from rulewright.bots.heuristic import Heuristic
from rulewright.bots.levels import CAREFUL
from rulewright.bots.random import Random
from rulewright.bots.search import Search
from rulewright.kernel import layout
from rulewright.kernel.fields import Number
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameState

GIFT = re.compile(r"([a-z_0-9.]+)([=+|])([0-9]+)")
BLIND = re.compile(r"([a-z_0-9]+)=(-?[0-9]+)(?:\.\.(-?[0-9]+))?")
WEIGHT = re.compile(r"([a-z_0-9]+)=(-?[0-9]+)")
SET, ADD, BITS = 0, 1, 2
OPERATIONS = {"=": SET, "+": ADD, "|": BITS}
SEARCH = 4
"""The number of parts in `search:300:1024:16`: playouts a move, moves chosen with care, and the horizon."""


@dataclass(frozen=True)
class Gift:
    """A change to one of a seat's numbers at the start: set, raised, or with some bits added."""

    steps: tuple[str, ...]
    operation: int
    value: int
    high: int

    def changed(self, before: int) -> int:
        if self.operation == SET:
            return self.value
        after = before + self.value if self.operation == ADD else before | self.value
        return min(after, self.high)

    def give(self, s: GameState, seat: int) -> None:
        """Apply the change to an interpreted state."""
        holder: Any = s
        steps = [*self.steps[:1], str(seat), *self.steps[1:]]
        for step in steps[:-1]:
            holder = holder[int(step)] if step.isdecimal() else getattr(holder, step)
        last = steps[-1]
        if last.isdecimal():
            holder[int(last)] = self.changed(int(holder[int(last)]))
        else:
            setattr(holder, last, self.changed(int(getattr(holder, last))))


@dataclass(frozen=True)
class Blindness:
    """Values of a state field that are hidden from a player, who sees them as empty."""

    field: str
    low: int
    high: int
    empty: int
    at: int
    """The field's offset in the bytes of a state."""
    many: int
    width: int

    def hide(self, view: GameState) -> None:
        """Blank the values in an interpreted view."""
        value = getattr(view, self.field)
        if isinstance(value, int):
            setattr(view, self.field, self.empty if self.low <= value <= self.high else value)
            return
        for i in range(len(value)):
            if self.low <= value[i] <= self.high:
                value[i] = self.empty


@dataclass(frozen=True)
class Player:
    """A parsed player description: the bot, the moves it avoids unless it has no other, its gifts, the changed weights of its
    heuristic, and the values hidden from it."""

    name: str
    bot: str
    forbidden: frozenset[int]
    gifts: tuple[Gift, ...]
    weights: tuple[tuple[str, int], ...] = ()
    blind: tuple[Blindness, ...] = ()
    search: Search | None = None
    """How it searches, if it does nothing else."""

    @property
    def plain(self) -> bool:
        """Whether the rules suffice to play it."""
        return self.bot in (Random.name, Heuristic.name)

    @property
    def compiled(self) -> bool:
        """Whether its games can be played in compiled code throughout."""
        return self.plain or self.search is not None


@lru_cache(maxsize=100)
def player(text: str, game: Game) -> Player:
    """Parse a player's description. Raises ValueError if it is malformed."""
    said = text.split()
    if not said:
        raise ValueError(f"name a bot for each seat, such as {Heuristic.name} or 3")
    bot, rest = registry.FORMER_NAMES.get(said[0], said[0]), said[1:]
    search = searcher(bot_of(bot, game), game)
    forbidden, gifts, weights, unseen = set[int](), list[Gift](), dict[str, int](), list[Blindness]()
    while rest:
        word, rest = rest[0], rest[1:]
        if word not in CLAUSES or not rest:
            raise ValueError(
                f"{text!r} is no player: write BOT, BOT without MOVE, BOT given FIELD+NUMBER, heuristic with WEIGHT=NUMBER "
                "or BOT blind FIELD=NUMBERS"
            )
        if word == "without":
            forbidden |= moves_of(game, rest[0])
        elif word == "given":
            gifts.append(gift(game, rest[0]))
        elif word == "with":
            weights |= weight(game, bot, rest[0])
        else:
            unseen.append(blindness(game, bot, rest[0]))
        rest = rest[1:]
    name = " ".join([bot, *said[1:]])
    return Player(name, bot, frozenset(forbidden), tuple(gifts), tuple(weights.items()), tuple(unseen), search)


CLAUSES = ("without", "given", "with", "blind")


def weight(game: Game, bot: str, text: str) -> dict[str, int]:
    """Parse `symbol=0`: a weight of the game's heuristic."""
    if bot != Heuristic.name:
        raise ValueError(f"only the {Heuristic.name} goes by weights, not {bot}")
    if game.play.weights is None:
        raise ValueError(f"the rule of thumb of {game.title} declares no weights")
    read, known = WEIGHT.fullmatch(text), game.play.weights(game.usual_box)
    if not read or read[1] not in known:
        raise ValueError(f"{text!r} is no weight: write NAME=NUMBER, with a name among {', '.join(known)}")
    if abs(int(read[2])) >= 2**31:
        raise ValueError(f"a weight is a number below {2**31}, not {read[2]}")
    return {read[1]: int(read[2])}


def blindness(game: Game, bot: str, text: str) -> Blindness:
    """Parse `row=63..82`: values of a field that this player does not see."""
    fields = game.state.fields
    read = BLIND.fullmatch(text)
    seen = {name: f.kind for name, f in fields.items() if isinstance(f.kind, Number) and name != "rng"}
    if not read or read[1] not in seen:
        raise ValueError(
            f"{text!r} is nothing to be blind to: write FIELD=NUMBERS, with a field among {', '.join(seen)}"
        )
    if bot == Random.name:
        raise ValueError(f"{bot} looks at nothing, so that it cannot be blind")
    f, low = fields[read[1]], int(read[2])
    kind, width = seen[read[1]], seen[read[1]].size
    return Blindness(
        read[1], low, int(read[3] or low), -1 if kind.low < 0 else 0, layout.layout(game.state).offsets[read[1]],
        layout.size_of(f) // width, width,
    )  # fmt: skip


def bot_of(name: str, game: Game) -> Bot:
    """A bot by name; `search:300:1024:16` also sets the size of the search."""
    parts = name.split(":")
    if len(parts) == SEARCH and parts[0] == "search" and all(p.isdecimal() and int(p) > 0 for p in parts[1:]):
        iterations, depth, horizon = map(int, parts[1:])
        return Search(name=name, iterations=iterations, depth=depth, horizon=horizon, caution=CAREFUL)
    return registry.find_experiment(name, game)


def moves_of(game: Game, text: str) -> set[int]:
    """Parse `buy`, `card=3` or `buy.card=3` into the moves it stands for."""
    what, equals, value = text.partition("=")
    verb, dot, argument = what.rpartition(".") if equals else (what, "", "")
    if equals and not value.isdecimal():
        raise ValueError(f"{text!r} is no move: write VERB, ARGUMENT=NUMBER or VERB.ARGUMENT=NUMBER")
    if (not equals or dot) and all(v.name != verb for v in game.actions.verbs):
        raise ValueError(f"{game.title} has no move {verb!r}: it has {', '.join(v.name for v in game.actions.verbs)}")
    found = set[int]()
    for v in game.actions.verbs:
        if verb in ("", v.name):
            for action in range(v.first, v.first + v.size):
                if not equals or game.actions.decode(action)[1].get(argument) == int(value):
                    found.add(action)
    if not found:
        named = sorted({name for v in game.actions.verbs for name, _ in v.arguments})
        raise ValueError(f"no move of {game.title} has {argument} {value}: moves have {', '.join(named)}")
    return found


def gift(game: Game, text: str) -> Gift:
    """Parse `seats.coins+5`: a state field indexed by seat, and how to change it."""
    read = GIFT.fullmatch(text)
    if not read:
        raise ValueError(f"{text!r} is no gift: write FIELD=NUMBER, FIELD+NUMBER or FIELD|BITS")
    steps, operation, value = tuple(read[1].split(".")), OPERATIONS[read[2]], int(read[3])
    number, _ = place(game, steps)
    if not number.low <= value <= number.high:
        raise ValueError(f"{read[1]} goes from {number.low} to {number.high}, not to {value}")
    return Gift(steps, operation, value, number.high)


def place(game: Game, steps: Sequence[str]) -> tuple[Number, list[int]]:
    """The type of a per-seat number, and its byte offset in the state for each seat."""
    fields = game.state.fields
    first = fields.get(steps[0])
    if first is None or not first.shape or first.shape[0] != game.seats[1]:
        seated = [name for name, f in fields.items() if f.shape and f.shape[0] == game.seats[1]]
        raise ValueError(f"{game.title} has no field {steps[0]!r} by seat: it has {', '.join(seated) or 'none'}")
    f, at, shape = first, layout.layout(game.state).offsets[steps[0]], first.shape[1:]
    unit = layout.size_of(f) // f.shape[0]
    each, rest = unit, list(steps[1:])
    while rest or shape or not isinstance(f.kind, Number):
        step = rest.pop(0) if rest else ""
        if shape and step.isdecimal() and int(step) < shape[0]:
            each //= shape[0]
            at += int(step) * each
            shape = shape[1:]
        elif not shape and not isinstance(f.kind, Number) and step in f.kind.fields:
            at += layout.layout(f.kind).offsets[step]
            f = f.kind.fields[step]
            shape, each = f.shape, layout.size_of(f)
        else:
            inner = f"0 to {shape[0] - 1}" if shape else ", ".join(getattr(f.kind, "fields", {})) or "nothing more"
            raise ValueError(f"{'.'.join(steps)!r} is no number of a seat in {game.title}: after that comes {inner}")
    return f.kind, [at + seat * unit for seat in range(game.seats[1])]


def seated(text: str, game: Game, seats: int) -> tuple[Player, ...]:
    """The players of a table from a comma-separated list; a single name is used for every seat."""
    named = [part.strip() for part in text.split(",")]
    if len(named) == 1:
        named *= seats
    if len(named) != seats:
        raise ValueError(f"{len(named)} players were named for {seats} seats: name one for each, or one for all")
    return tuple(player(name, game) for name in named)
