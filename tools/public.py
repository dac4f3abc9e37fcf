"""What other people's programs and files depend on: `python -m tools.public [--check]` writes it down in docs/public.txt.

The file is written when a release is made, so it says what the last release promised. `faults` compares today's source with it:
whatever has gone or changed must be named in the changelog above the section of that release (docs/stability.md).
"""

from __future__ import annotations

import inspect
import re
import sys
import tomllib
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pkgutil import resolve_name
from typing import Any

import click

from rulewright import __version__, games
from rulewright.doors.cli.app import app
from rulewright.doors.contract.introspection import all_fields, structs, tag
from rulewright.doors.server.http.app import operations
from rulewright.match.record import SHAPES
from tools import ROOT
from tools.contract import type_of

FILE = ROOT / "docs/public.txt"
ENTRY = re.compile(r"^\.\. auto(function|class|exception):: ([\w.]+)(\(.*\))?\n((?: +:.*\n)*)", re.M)
MESSAGES = ("telling", "games")
"""Whose messages the games of other people use: docs/translate.md."""
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.M)


def python_names() -> Iterator[tuple[str, str]]:
    """Every name of the API reference, with its signature, and what the reference shows of a class."""
    for page in sorted((ROOT / "docs/api").glob("*.md")):
        for kind, name, shown, options in ENTRY.findall(page.read_text("utf-8")):
            found = resolve_name(":".join(_apart(name)))
            if not re.search(r":no-index:", options):
                yield name, shown[1:-1] if shown else _signature(found)
            members = re.search(r":members:(.*)", options)
            if kind == "class" and members:
                for member in members[1].split(", ") if members[1].strip() else _members(found):
                    yield f"{name}.{member.strip()}", _signature(getattr(found, member.strip(), None))


def _apart(name: str) -> tuple[str, str]:
    """The module of a name, and the name in it."""
    module, _, of = name.rpartition(".")
    try:
        import_module(module)
    except ModuleNotFoundError:
        module, _, outer = module.rpartition(".")
        of = f"{outer}.{of}"
    return module, of


def _members(found: type) -> list[str]:
    """The public members of a class that its constructor does not name already."""
    own = {*vars(found), *inspect.get_annotations(found)} if not issubclass(found, Enum) else set()
    named = re.findall(r"(\w+): ", _signature(found))
    return sorted(name for name in own - set(named) if not name.startswith("_"))


class _Text(str):
    """A part of a signature that is written as it is."""

    def __repr__(self) -> str:
        return str(self)


def _signature(found: Any) -> str:
    """How something is called, the same on every Python; the members of an enumeration; nothing for a value."""
    if inspect.isclass(found) and issubclass(found, Enum):
        return ", ".join(found.__members__)
    if not callable(found):
        return ""
    try:
        signature = inspect.signature(found)
    except (TypeError, ValueError):  # a class in C
        return ""
    parameters = [
        p.replace(annotation=_annotation(p.annotation), default=_default(p.default))
        for p in signature.parameters.values()
        if p.name not in ("self", "cls") and not p.name.startswith("_")
    ]
    return str(signature.replace(parameters=parameters, return_annotation=_annotation(signature.return_annotation)))


def _annotation(found: Any) -> Any:
    if found is inspect.Parameter.empty:
        return found
    return _Text(found.__name__ if type(found) is type else getattr(found, "__forward_arg__", found))


def _default(found: Any) -> Any:
    """A default as it is written, or the name of its type if it cannot be."""
    if found is inspect.Parameter.empty or not repr(found).startswith("<"):
        return found
    return _Text(found if isinstance(found, Enum) else getattr(found, "__name__", "..."))


def commands() -> Iterator[tuple[str, str]]:
    """Every command with its arguments, and every option."""

    def each(command: click.Command, path: str) -> Iterator[tuple[str, str]]:
        arguments = [p.make_metavar(click.Context(command)) for p in command.params if isinstance(p, click.Argument)]
        yield path, " ".join(arguments)
        for option in command.params:
            if isinstance(option, click.Option):
                names = " ".join((*option.opts, *option.secondary_opts))
                what = ["" if option.is_flag else str(option.metavar or "")]
                what += ["required"] * option.required + ["repeatable"] * option.multiple
                yield f"{path} {names}", ", ".join(filter(None, what))
        for name, inner in getattr(command, "commands", {}).items():
            yield from each(inner, f"{path} {name}")

    return each(app, "rulewright")


def variables() -> Iterator[tuple[str, str]]:
    """Variables of the environment that pages tell people to set."""
    found = set[str]()
    for page in (ROOT / "docs").glob("*.md"):
        found |= set(re.findall(r"RULEWRIGHT_[A-Z_]+", page.read_text("utf-8")))
    return ((name, "") for name in sorted(found))


def records() -> Iterator[tuple[str, str]]:
    """The lines of records, in every format."""
    for form, lines in sorted(SHAPES.items()):
        for line, keys in lines.items():
            yield f"format {form} {line}", ", ".join(f"{key} {kind.__name__}" for key, kind in keys.items())


def boxes() -> Iterator[tuple[str, str]]:
    """The keys of every box file that games ship."""

    def keys(found: Any, path: str) -> Iterator[str]:
        for inner in found if isinstance(found, list) else ():
            if isinstance(inner, dict):
                yield from keys(inner, path)
        for key, value in found.items() if isinstance(found, dict) else ():
            yield f"{path} {key}"
            yield from keys(value, f"{path} {key}")

    for game in map(games.load, games.names()):
        names = {key for file in (game.home / "box.toml",) for key in keys(tomllib.loads(file.read_text("utf-8")), "")}
        yield from ((f"{game.name}{key}", "") for key in sorted(names))


def http() -> Iterator[tuple[str, str]]:
    """Every path of the server, what it takes and what it answers."""
    for o in operations():
        yield (
            f"{o.method} {o.path}",
            " ".join(filter(None, (", ".join(o.query), _body(o.body), "->", _body(o.returns)))),
        )


def _body(kind: Any) -> str:
    return (
        getattr(kind, "__name__", "")
        if isinstance(kind, type)
        else str(kind or "").replace("rulewright.doors.contract.", "")
    )


def contract() -> Iterator[tuple[str, str]]:
    """Every field of every message, request and answer, by the `type` of a message or else by its struct."""
    for struct in structs():
        for field in all_fields(struct):
            yield (
                f"{tag(struct) or struct.__name__}.{field.name}",
                f"{type_of(field.type)}{' (optional)' * field.optional}",
            )


def messages() -> Iterator[tuple[str, str]]:
    """The messages that games of other people say, with their arguments."""
    for folder in MESSAGES:
        for key, text in MESSAGE.findall((ROOT / f"src/rulewright/{folder}/locales/en.ftl").read_text("utf-8")):
            yield key, ", ".join(sorted(set(re.findall(r"\$[\w-]+", text))))


SECTIONS = {
    "Python": python_names,
    "Commands": commands,
    "Variables of the environment": variables,
    "Lines of a record": records,
    "Keys of box files": boxes,
    "HTTP": http,
    "Messages of the socket, requests and answers": contract,
    "Messages that games share": messages,
}


def today() -> dict[str, dict[str, str]]:
    """What is public today, section by section: each thing, and how it is used."""
    return {section: dict(sorted(of())) for section, of in SECTIONS.items()}


def written(public: dict[str, dict[str, str]]) -> str:
    parts = [
        f"What is public in Rulewright {__version__}. `python -m tools.public` writes this file: docs/stability.md.\n"
    ]
    for section, things in public.items():
        parts.append(f"\n== {section} ==\n")
        parts += [f"{name}: {use}\n" if use else f"{name}\n" for name, use in things.items()]
    return "".join(parts)


def kept(text: str) -> dict[str, dict[str, str]]:
    """The sections of a file that was written."""
    found: dict[str, dict[str, str]] = {}
    for line in text.splitlines()[1:]:
        if line.startswith("== "):
            section = found.setdefault(line.strip("= "), {})
        elif line:
            name, _, use = line.partition(": ")
            section[name] = use
    return found


def since(release: str, changelog: str) -> str:
    """The sections of the changelog above that of a release."""
    return re.split(rf"^## {re.escape(release)}\b", changelog, flags=re.M)[0]


def faults(before: dict[str, dict[str, str]], now: dict[str, dict[str, str]], told: str) -> list[str]:
    """What has gone or changed since the last release and is not named in this part of the changelog, between backquotes."""
    found = []
    quoted = " ".join(re.findall(r"`([^`]+)`", told))
    for section, things in before.items():
        for name, use in things.items():
            there = now.get(section, {}).get(name)
            if there == use or re.search(rf"(?<![\w-]){re.escape(_called(name))}(?![\w-])", quoted):
                continue
            what = "has gone" if there is None else f'was "{use}" and is "{there}"'
            found.append(f"{section}: {name} {what}: name `{_called(name)}` in CHANGELOG.md")
    return found


def _called(name: str) -> str:
    """What a changelog calls something: the last part of its name."""
    return re.split(r"[ .](?=[^ .])", name)[-1]


def main(*arguments: str) -> int:
    text = written(today())
    if "--check" in arguments:
        if FILE.read_text("utf-8") != text:
            print(
                "docs/public.txt is not what this release promises: run `python -m tools.public`, read it and commit it."
            )
            return 1
        return 0
    FILE.write_text(text, "utf-8", newline="\n")
    print(f"docs/public.txt: {sum(map(len, today().values())):,} things are public.")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
