"""A page for each game on what a learning program meets: observation, actions, rewards and version, from the declarations."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from math import prod

from rulewright.doors.environments.observations import INDICES, Block, Layout, layout
from rulewright.doors.environments.rewards import usual
from rulewright.doors.environments.settings import version
from rulewright.kernel.actions import VerbInfo
from rulewright.kernel.engines import engine
from rulewright.kernel.fields import OWNED, PUBLIC, SECRET, SEEN
from rulewright.kernel.game import Game
from rulewright.kernel.structs import Struct

COMMAND = "python -m rulewright.doors.environments"
GAMES = 20
"""How many random games at each number of seats go into the fingerprint of play."""

SIGHTS = {PUBLIC: "all", OWNED: "its seat", SEEN: "who knows it", SECRET: "nobody"}


def page(game: Game) -> str:
    """The whole page, in Markdown."""
    return "\n".join(
        [
            f"# {game.title}: environment",
            "",
            f"<!-- Written by `{COMMAND}`: change the declarations, not this page. -->",
            "",
            game.pitch,
            "",
            *_facts(game),
            "",
            "## Observation",
            "",
            *_observation(game),
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
    yield f"| longest game | {game.bound:,} moves |"


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
    """Where a block lies in the flat observation: the first column and how far each index moves it."""
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


def _about(block: Block) -> str:
    """What the declaration says of the field, on one line."""
    name = block.name.rpartition(".")[2]
    return next((told[name] for kind in block.record.__mro__ if name in (told := _told(kind))), "")


@cache
def _told(kind: type) -> dict[str, str]:
    """The strings that stand below the fields of a record's declaration."""
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
    """How the number follows from the arguments."""
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
    """Stands for how the game is played: its columns, its actions, and random games at every number of seats."""
    told = sha256()
    for run in layout(game).runs:
        told.update(f"{run.path} {run.first} {run.size} {run.number.name}\n".encode())
    for verb in game.actions.verbs:
        told.update(f"{verb.name} {verb.first} {verb.arguments} {verb.concede}\n".encode())
    for seats in range(game.seats[0], game.seats[1] + 1):
        batch = engine("interpreted").run(game, game.make_box(seats=seats), 0, GAMES)
        for array in (batch.moves, batch.endings, batch.scores, batch.prints):
            told.update(array.tobytes())
    return told.hexdigest()[:16]


def broken_promise(game: Game, old: str) -> bool:
    """Whether play is not what the page on record says, although the version is."""
    number, was = re.search(r"^v(\d+) \(", old, re.M), re.search(r"Fingerprint of play: `(\w+)`", old)
    return bool(number and was) and int(number[1]) == version(game) and was[1] != fingerprint(game)  # type: ignore[index]
