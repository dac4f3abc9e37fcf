"""A game as TypeScript, so that no board duplicates the game's declarations by hand.

The file has its view and box, verbs, notes, derived facts, answers, options and endings as types, and the integers of its `state`
module as constants.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from types import ModuleType

import msgspec

from rulewright.kernel import Enumeration, Kinds
from rulewright.kernel.actions import VerbInfo
from rulewright.kernel.derived import answer_structs, derived_struct
from rulewright.kernel.fields import EXACT, Field, Holder, Number
from rulewright.kernel.game import Game
from rulewright.kernel.options import Option
from rulewright.kernel.pile import Pile
from tools import WRITTEN
from tools.contract import declaration, inner_structs, key_of, one_of, quoted

HEADING = f"// {WRITTEN} from what the game declares: change it there."
NOTHING = "Record<string, never>"


def typescript(game: Game) -> str:
    """The file of one game."""
    state = sys.modules[game.state.__module__]
    parts = [
        HEADING,
        f"export const TITLE = {quoted(game.title)};",
        "\n".join(f"export const {name} = {exactly(number)};" for name, number in constants(state)),
        *(enumeration(found) for found in enumerations(state)),
        *records(game),
        interface("Moves", {v.name: members({name: "number" for name, _ in v.arguments}) for v in game.actions.verbs}),
        "/** The number of a move. */\nexport const code = {\n"
        + "".join(f"  {key_of(v.name)}: {numbering(v)},\n" for v in game.actions.verbs)
        + "};",
        interface("Notes", {k.name: members(dict.fromkeys(k.numbers, "number")) for k in game.notes.kinds}),
        interface("Options", {o.name: kind_of(o) for o in game.options}),
        f"export type Ending = {one_of(e.name for e in game.endings)};",
        *structs(game),
        interface(
            "Game",
            {
                "view": "View",
                "box": "Box",
                "moves": "Moves",
                "notes": "Notes",
                "options": "Options",
                "derived": "Derived" if derived_struct(game) else "null",
                "answers": members({name: kind.__name__ for name, kind in answer_structs(game).items()}),
            },
        ),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def constants(state: ModuleType) -> Iterator[tuple[str, int]]:
    """The integers that the module names in upper case."""
    for name, value in vars(state).items():
        if name.isupper() and not name.startswith("_") and type(value) is int:
            yield name, value


def enumerations(state: ModuleType) -> Iterator[type[Enumeration] | type[Kinds]]:
    """The enumerations that the module itself declares; verbs and notes have types of their own."""
    for value in vars(state).values():
        if isinstance(value, type) and issubclass(value, Enumeration | Kinds) and value.__module__ == state.__name__:
            yield value


def enumeration(found: type[Enumeration] | type[Kinds]) -> str:
    listed = ", ".join(f"{name}: {value}" for name, value in found.members.items())
    return f"export const {found.__name__} = {{ {listed} }} as const;"


def exactly(number: int) -> str:
    """A number literal; a BigInt if it is too large for an exact JavaScript number."""
    return f"{number}n" if abs(number) > EXACT else str(number)


# ---------------------------------------------------------------- records


def records(game: Game) -> list[str]:
    """The view, the box, and the records inside them, each after its parts."""
    found: dict[str, str] = {}
    texts = members(dict.fromkeys(game.printed(game.make_box()), "string[]"))
    for name, record, more in (
        ("View", game.state, {}),
        ("Box", game.box, {"name": "string", "texts": texts}),
    ):
        fields = {field: type_of(f, found) for field, f in record.fields.items() if field != "rng"}
        found[name] = interface(name, {**fields, **more})
    return list(found.values())


def type_of(field: Field, found: dict[str, str]) -> str:
    if isinstance(field.kind, Number):
        return ("number[]" if field.kind.wide else "number") + "[]" * len(field.shape)
    return named(field.kind, found) + "[]" * len(field.shape)


def named(record: type[Holder], found: dict[str, str]) -> str:
    """The name of a record's interface, which is generated once."""
    name = record.__name__
    if issubclass(record, Pile) and record.__module__.startswith("rulewright.kernel."):  # whatever its capacity
        name = "Pile"
    if name not in found:
        found[name] = interface(name, {field: type_of(f, found) for field, f in record.fields.items()})
    return name


# ---------------------------------------------------------------- derived facts


def structs(game: Game) -> list[str]:
    """The game's derived facts and answers as interfaces, each after its parts."""
    found: dict[str, type[msgspec.Struct]] = {}
    for struct in (derived_struct(game), *answer_structs(game).values()):
        if struct:
            inner_structs(struct, found)
    return [declaration(struct) for struct in found.values()]


# ---------------------------------------------------------------- formatting


def numbering(verb: VerbInfo) -> str:
    """The function that numbers a verb's moves: see Actions.encode."""
    if not verb.arguments:
        return f"() => {verb.first}"
    code = ""
    for name, size in verb.arguments:
        held = f"({code})" if " " in code else code
        code = f"{held} * {size} + move.{name}" if code else f"move.{name}"
    return f"(move: Moves[{quoted(verb.name)}]) => {verb.first} + {code}"


def kind_of(option: Option) -> str:
    return one_of(option.words) if option.words else "number"


def interface(name: str, members: Mapping[str, str]) -> str:
    inside = "".join(f"  {key_of(member)}: {kind};\n" for member, kind in members.items())
    return f"export interface {name} {{\n{inside}}}" if inside else f"export type {name} = {NOTHING};"


def members(found: Mapping[str, str]) -> str:
    return f"{{ {'; '.join(f'{key_of(name)}: {kind}' for name, kind in found.items())} }}" if found else NOTHING
