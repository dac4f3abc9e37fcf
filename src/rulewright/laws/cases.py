"""The setups of a game in which laws are checked: every number of seats, with every pair of its options; and games played in
them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations
from random import Random
from typing import Any

from rulewright.kernel import Game, Option
from rulewright.kernel.chance import sow
from rulewright.kernel.structs import GameState
from rulewright.laws.finding import LawError, line_of, place
from rulewright.laws.pairs import Row, all_pairs


@dataclass(frozen=True)
class Case:
    """One possible setup of a game."""

    game: Game
    seats: int
    options: dict[str, int | str] = field(default_factory=dict, hash=False)

    @cached_property
    def box(self) -> Any:
        return self.game.make_box(self.options, self.seats)

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{k}={v}" for k, v in self.options.items())])


@cache
def cases(game: Game) -> tuple[Case, ...]:
    """All seat counts with the default options, then every pair of choices, with the number of seats as one of them.

    Setups that the game refuses are left out, and so are those that pack to the same box as an earlier case.
    """
    found = {case.box.pack(): case for case in usual(game)}
    choices = [[None, *_unusual(o)] for o in game.options]
    for seats, *chosen in all_pairs([seat_counts(game), *choices], lambda row: bool(_packed(_case(game, row)))):
        case = _case(game, (seats, *chosen))
        found.setdefault(_packed(case), case)
    return tuple(found.values())


@cache
def few_cases(game: Game) -> tuple[Case, ...]:
    """The default options at all seat counts, and a few other cases that cover every choice of every option.

    Each starts with an uncovered choice, with as few others beside it as the game requires, and adds, option by option, the next
    uncovered choice that the game allows.
    """
    missing = {o.name: _unusual(o) for o in game.options}
    found = {case.box.pack(): case for case in usual(game)}
    while first := next((name for name, values in missing.items() if values), None):
        value = missing[first].pop(0)
        others = [(o.name, other) for o in game.options if o.name != first for other in _unusual(o)]
        beside = (dict(each) for k in range(4) for each in combinations(others, k))
        counts = _turned(seat_counts(game), len(found))
        starts = (Case(game, n, {**more, first: value}) for more in beside for n in counts)
        start = next((case for case in starts if _packed(case)), None)
        if start is None:
            continue
        seats, chosen = start.seats, start.options
        for name, values in missing.items():
            if name not in chosen and values and _packed(Case(game, seats, {**chosen, name: values[0]})):
                chosen[name] = values.pop(0)
        case = Case(game, seats, {o.name: chosen[o.name] for o in game.options if o.name in chosen})
        found.setdefault(_packed(case), case)
    return tuple(found.values())


def _unusual(option: Option) -> list[int | str]:
    """The choices of an option other than its default; for a number, the least and the most."""
    return [v for v in option.words or (option.low, option.high) if v != option.default]


def _turned(counts: Sequence[int], by: int) -> list[int]:
    """The same numbers, rotated, so that cases differ in their seats, too."""
    start = by % len(counts)
    return [*counts[start:], *counts[:start]]


def seat_counts(game: Game) -> range:
    return range(game.seats[0], game.seats[1] + 1)


def _case(game: Game, row: Row) -> Case:
    """The case of a row: the number of seats, then each option, None for the default."""
    options = zip(game.options, row[1:], strict=True)
    return Case(game, row[0], {o.name: value for o, value in options if value is not None})


def _packed(case: Case) -> bytes:
    """The packed box, which includes the number of seats; empty if the game refuses this combination of options."""
    try:
        return bytes(case.box.pack())
    except ValueError:
        return b""


@cache
def usual(game: Game) -> tuple[Case, ...]:
    """The cases with the default options: one for each number of seats."""
    return tuple(Case(game, seats) for seats in seat_counts(game))


def walk(case: Case, seed: int) -> Iterator[tuple[Any, int, int]]:
    """A random interpreted game: the state, the seat about to move (any of those waiting) and its move, step by step."""
    game, rules, random = case.game, case.game.rules, Random(seed)
    s = game.state()
    sow(s.rng, seed, 0)
    rules.setup(s, case.box)
    most = game.most_moves(case.box)
    for made in range(most + 1):
        if ending := rules.ending(s):
            if not 0 < ending <= len(game.endings):
                raise LawError(
                    case, f"the game ends by ending {ending}, and {len(game.endings)} are declared: {_listed(game)}",
                    line_of(game.home / "__init__.py", "endings"), "set s.end to one of these, from 1 on, or declare this one",
                )  # fmt: skip
            yield s, -1, -1
            return
        if made == most:
            raise endless(case)
        seat = random.choice(deciding(case, s))
        offered = game.legal(s, case.box, seat, concede=False)
        strange = next((a for a in offered if not 0 <= a < game.actions.size), None)
        if strange is not None:
            raise no_move(case, seat, strange)
        if not offered:
            raise LawError(
                case, f"seat {seat} must move and cannot: no move that is offered is allowed", place(rules.offers),
                "offer what check allows, let waiting name another seat, or end the game by setting s.end",
            )  # fmt: skip
        action = random.choice(offered)
        yield s, seat, action
        rules.apply(s, case.box, seat, action)


def endless(case: Case) -> LawError:
    """A game is longer than it says."""
    return LawError(
        case, f"a game did not end within its bound of {case.game.most_moves(case.box)} moves",
        line_of(case.game.home / "__init__.py", "bound"), "look for an ending that is never reached, or raise `bound`",
    )  # fmt: skip


def no_move(case: Case, seat: int, action: int) -> LawError:
    """A number is offered that is no move."""
    return LawError(
        case, f"seat {seat} is offered the move {action}, and moves are numbered 0 to {case.game.actions.size - 1}",
        place(case.game.rules.offer), "make the number with Verb.NAME.of(...), from arguments below the sizes it declares",
    )  # fmt: skip


def deciding(case: Case, s: GameState) -> list[int]:
    """The seats that must decide; at least one, and only seats that play."""
    waiting = case.game.rules.waiting
    mask = waiting(s)
    if not 0 < mask < 1 << case.seats:
        who = "nobody" if mask == 0 else f"seat {mask.bit_length() - 1}, and {case.seats} play"
        raise LawError(
            case, f"waiting names {who}, although the game goes on (it returns {mask})", place(waiting),
            "set bit i for each seat i that must decide, counted to box.seats, or end the game by setting s.end",
        )  # fmt: skip
    return [i for i in range(case.seats) if mask >> i & 1]


def _listed(game: Game) -> str:
    return ", ".join(ending.name for ending in game.endings) or "none"


@cache
def length(case: Case) -> int:
    """The number of moves of one random game of this case."""
    return sum(1 for _ in walk(case, 0))


def glimpses(case: Case, seed: int, most: int) -> Iterator[tuple[Any, int, int]]:
    """About `most` positions of a random game, and always its end: long games are sampled more sparsely."""
    random, share = Random(-1 - seed), most / length(case)
    for s, seat, action in walk(case, seed):
        if seat < 0 or random.random() < share:
            yield s, seat, action
