"""A page for each game about its learning environment: observation, actions, rewards and version, from the declarations."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import groupby
from math import prod

from rulewright.doors.environments.encoding import (
    ONE_HOT,
    OWN,
    SEAT_NAME,
    SEATS,
    SEATS_AND_MORE,
    EncodedBlock,
    encoding,
)
from rulewright.doors.environments.observations import INDICES, Block, Layout, layout
from rulewright.doors.environments.rewards import usual
from rulewright.doors.environments.settings import version
from rulewright.kernel.actions import VerbInfo
from rulewright.kernel.engines import engine
from rulewright.kernel.fields import OWNED, PUBLIC, SECRET, SEEN
from rulewright.kernel.game import Game
from rulewright.kernel.meanings import MOVES_TURN, SEATS_TURN, Count, Heap, Id, Magnitude, Meaning, Packed, SetOf
from rulewright.kernel.structs import Struct
from tools import ROOT, WRITTEN

GAMES = 20
"""Random games at each number of seats that go into the fingerprint of play."""

SIGHTS = {PUBLIC: "all", OWNED: "its seat", SEEN: "who knows it", SECRET: "nobody"}


def kept_page(game: Game) -> str:
    """The page for docs/environments. Raises ValueError if play differs from the existing page although the version is the
    same."""
    path = ROOT / f"docs/environments/{game.name}.md"
    if path.is_file() and broken_promise(game, path.read_text("utf-8")):
        raise ValueError(
            f"{game.title} is played differently now, but is still v{version(game)}: raise the first number of its version "
            f"({game.version}), or delete {path.name} and write it again if nobody has been given this version yet"
        )
    return page(game)


def page(game: Game) -> str:
    """The whole page, in Markdown."""
    return "\n".join(
        [
            f"# {game.title}: environment",
            "",
            f"<!-- {WRITTEN}: change the declarations, not this page. -->",
            "",
            game.pitch,
            "",
            *_facts(game),
            "",
            "## Observation",
            "",
            *_observation(game),
            "",
            "## Egocentric observation",
            "",
            *_encoded(game),
            "",
            "## Actions",
            "",
            *_actions(game),
            "",
            "## Rewards",
            "",
            *_rewards(game),
            "",
            "## Version",
            "",
            *_version(game),
            "",
        ]
    )


def _facts(game: Game) -> Iterator[str]:
    low, high = game.seats
    table = layout(game)
    yield "| | |"
    yield "|---|---|"
    yield f"| Gymnasium | `rulewright/{game.name}-v{version(game)}` |"
    yield f'| PettingZoo | `aec_env("{game.name}")`, `parallel_env("{game.name}")` |'
    yield f"| OpenSpiel | `rulewright_{game.name}` |"
    yield f"| seats | {low if low == high else f'{low} to {high}'} |"
    for o in game.options:
        values = ", ".join(o.words) if o.words else f"{o.low} to {o.high}"
        yield f"| option `{o.name}` | {o.about}: {values}; usually {o.default} |"
    yield f"| observation | {table.size:,} columns of {table.dtype.name} |"
    yield f"| actions | {game.actions.size:,} |"
    least, most = (game.most_moves(game.make_box(seats=seats)) for seats in game.seats)
    yield f"| longest game | {least:,} {f'to {most:,} ' if most > least else ''}moves |"


# ---------------------------------------------------------------- observation


def _observation(game: Game) -> Iterator[str]:
    table = layout(game)
    yield "What the seat sees, as columns (`flat`) or by these names without their indices (`dict`). What it may not see"
    yield "has its blank there. A number of more than 16 bits is one column a bit, lowest first."
    yield ""
    yield "| columns | name | range | seen by | |"
    yield "|---|---|---|---|---|"
    for i, k in enumerate(table.known):
        yield f"| {i} | `{k.name}` | {k.low} to {k.high} | its seat | {k.about} |"
    for block in table.blocks:
        sizes = ", ".join(f"{i} < {n}" for i, n in zip(INDICES, block.shape, strict=False))
        about = " ".join(part for part in (_about(block), f"({sizes})" if sizes else "") if part)
        spread = (
            f"{block.number.size * 8} bits"
            if block.number.size * 8 > 16
            else f"{block.number.low} to {block.number.high}"
        )
        yield f"| {columns(table, block)} | `{block.path}` | {spread} | {SIGHTS[block.sight]} | {about} |"


def columns(table: Layout, block: Block) -> str:
    """The position of a block in the flat observation: the first column and the stride of each index."""
    mine = [run for run in table.runs if re.sub(r"\[\d+\]", "", run.path) == block.name]
    first, bits, row = mine[0].first, mine[0].bits, mine[0].row
    outer = block.shape[:-1] if row else block.shape
    terms = [str(first)]
    for depth in range(len(outer)):
        inner = prod(outer[depth + 1 :])
        terms.append(f"{mine[inner].first - first if inner < len(mine) else 0} {INDICES[depth]}")
    if row:
        letter = INDICES[len(outer)]
        terms.append(f"{bits} {letter}" if bits > 1 else letter)
    return " + ".join([*terms, "bit"] if bits > 1 else terms)


def _encoded(game: Game) -> Iterator[str]:
    """Every column of `encoding="egocentric"`, with the most seats; with fewer, the columns of the missing seats are left out."""
    low, most = game.seats
    table = encoding(game, most)
    sizes = [
        f"{encoding(game, seats).size:,}{f' with {seats} seats' if low < most else ''}"
        for seats in range(low, most + 1)
    ]
    yield f'Columns of `encoding="egocentric"` ([how](README.md#for-a-network)), all from 0 to 1: {_listed(sizes)}.'
    those = f"Below are those with {most} {'seat' if most == 1 else 'seats'}."
    yield f"{those} What is counted by seat begins with yours; c counts the"
    yield "columns of one number, where it has several."
    if any(verb.turning for verb in game.actions.verbs):
        turning = [f"`{v.name}` by its {' and '.join(sorted(v.turning))}" for v in game.actions.verbs if v.turning]
        yield f"Actions that name a seat count from yours too: {', '.join(turning)}."
    yield ""
    yield "| columns | name | each | |"
    yield "|---|---|---|---|"
    for o in table.options:
        spread = f"{o.first} to {o.first + o.columns - 1}" if o.columns > 1 else str(o.first)
        yield f"| {spread} | `{o.name}` | {', '.join(o.words) or f'share of {o.low} to {o.high}'} | {o.about} |"
    for block in table.blocks:
        yield f"| {encoded_columns(block)} | `{block.path}` | {each(block.meaning)} | {_indices(block)} |"
    if table.seat_first < table.size:
        yield f"| {table.seat_first} to {table.size - 1} | `{SEAT_NAME}` | which is yours: not all fields are declared | |"


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def encoded_columns(block: EncodedBlock) -> str:
    """The position of a block in the encoded observation: the first column and the stride of each index."""
    terms, stride = [str(block.first)], block.columns
    for letter, size, dimension in zip(INDICES, block.shape, block.dimensions, strict=False):
        stride //= size
        if dimension.kind != OWN:
            terms.append(f"{stride} {letter}" if stride > 1 else letter)
    return " + ".join([*terms, "c"] if block.width > 1 else terms)


def _indices(block: EncodedBlock) -> str:
    """The ranges of a block's indices, and what they count."""
    told = []
    for letter, d in zip(INDICES, block.dimensions[: len(block.shape)], strict=False):
        if d.kind == OWN:
            told.append(f"{letter}: you")
        else:
            told.append(f"{letter} < {d.size}" + (", by seat" if d.kind in (SEATS, SEATS_AND_MORE) else ""))
    return "; ".join(told)


def each(meaning: Meaning) -> str:
    """The meaning of the columns of one number."""
    match meaning:
        case Id(names=names) if names:
            return f"one of {', '.join(names)}"
        case Id(size=n, low=low, turns=turns):
            counted = {SEATS_TURN: ", counted from your seat", MOVES_TURN: ", an action as you count them"}.get(
                turns, ""
            )
            if n > ONE_HOT:
                return f"number as a share: round({n} x) is 1 to {n} for {low} to {low + n - 1}, 0 for none{counted}"
            return f"which of {low} to {low + n - 1}, or none{counted}"
        case Count(high=high, low=low):
            return f"share of {low} to {high}"
        case Magnitude(high=high):
            return f"logarithm of 1 + x, as a share of that of {high:.0e}"
        case SetOf(size=n, turns=turns):
            return f"a set: a column for each of {n}{' seats, yours first' if turns else ''}"
        case Heap(size=n, copies=copies):
            return f"how many of each of {n} kinds lie there, as a share of {copies}"
        case Packed(parts=parts):
            runs = [(each(part), len(list(same))) for part, same in groupby(p for _, p in parts)]
            return "; then ".join(f"{n} times {text}" if n > 1 else text for text, n in runs)
    raise TypeError(f"{meaning} has no columns")


def _about(block: Block) -> str:
    """The field's docstring, on one line."""
    name = block.name.rpartition(".")[2]
    return next((told[name] for kind in block.record.__mro__ if name in (told := _told(kind))), "")


@cache
def _told(kind: type) -> dict[str, str]:
    """The docstrings below the fields of a record's declaration."""
    if not issubclass(kind, Struct):
        return {}
    try:
        body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    except (OSError, TypeError):
        return {}
    told, name = {}, ""
    for line in body.body if isinstance(body, ast.ClassDef) else []:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            name = line.target.id
        elif isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and name:
            told[name] = " ".join(str(line.value.value).split()).replace("|", "\\|")
    return told


# ---------------------------------------------------------------- actions


def _actions(game: Game) -> Iterator[str]:
    yield "| numbers | action | made of | clauses |"
    yield "|---|---|---|---|"
    for verb in game.actions.verbs:
        last = verb.first + verb.size - 1
        numbers = f"{verb.first} to {last}" if verb.size > 1 else str(verb.first)
        name = f"{verb.name}({', '.join(a for a, _ in verb.arguments)})" if verb.arguments else verb.name
        clauses = ", ".join(game.tell.ABOUT[verb.name])
        yield f"| {numbers} | {name}{' (only with `concede`)' if verb.concede else ''} | {_made_of(verb)} | {clauses} |"


def _made_of(verb: VerbInfo) -> str:
    """The formula for a move's number from its arguments."""
    terms, left = [str(verb.first)] if verb.first else [], verb.size
    for name, n in verb.arguments:
        left //= n
        terms.append(f"{left} {name}" if left > 1 else name)
    sizes = ", ".join(f"{name} < {n}" for name, n in verb.arguments)
    return f"{' + '.join(terms)} ({sizes})" if sizes else ""


# ---------------------------------------------------------------- rewards and version


def _rewards(game: Game) -> Iterator[str]:
    yield f"Given once, at the end; the usual one is `{usual(game)}`. `win`:"
    yield ""
    if game.seats[0] == 1:
        won = [e.name for e in game.endings if e.won]
        lost = [e.name for e in game.endings if not e.won]
        yield f"- alone: 1 for {_or(won)}, 0 for {_or(lost)};" if lost else f"- alone: 1 for {_or(won)};"
    if game.seats[1] > 1:
        by = "the rulebook's order of winners" if game.rules.own_standing else "score"
        yield f"- among several: the share of the others beaten less the share that did better, by {by}: from -1 to 1, in all 0;"
    yield ""
    yield "`score`: the points at the end, as the rulebook counts them."


def _or(names: list[str]) -> str:
    return " or ".join(f"“{name}”" for name in names)


def _version(game: Game) -> Iterator[str]:
    yield f"v{version(game)} (rules {game.version}). The number changes when play does, and only then: the same seed and"
    yield "the same actions give the same game for as long as it stays."
    yield ""
    yield f"Fingerprint of play: `{fingerprint(game)}`"


@cache
def fingerprint(game: Game) -> str:
    """A digest of how the game plays: its columns, its actions, and random games at every number of seats."""
    told = sha256()
    for run in layout(game).runs:
        told.update(f"{run.path} {run.first} {run.size} {run.number.name}\n".encode())
    for verb in game.actions.verbs:
        told.update(f"{verb.name} {verb.first} {verb.arguments} {verb.concede}\n".encode())
    for seats in range(game.seats[0], game.seats[1] + 1):
        batch = engine("interpreted").run(game, game.make_box(seats=seats), 0, GAMES)
        for array in (batch.moves, batch.prints):
            told.update(array.tobytes())
    return told.hexdigest()[:16]


def broken_promise(game: Game, old: str) -> bool:
    """Whether play differs from the existing page although the version is the same."""
    number, was = re.search(r"^v(\d+) \(", old, re.M), re.search(r"Fingerprint of play: `(\w+)`", old)
    return bool(number and was) and int(number[1]) == version(game) and was[1] != fingerprint(game)  # type: ignore[index]
