"""Laws about languages: messages, rules, help and lesson are complete in each language that a game speaks."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rulewright.kernel import Game
from rulewright.kernel.lessons import SENTENCES
from rulewright.laws.finding import Finding, line_of
from rulewright.laws.notes import sources
from rulewright.laws.text import languages
from rulewright.telling.language import slug, speaking
from rulewright.telling.numbers import names

FILES = ("clauses", "help", "lesson", "summary")


def texts(file: Path) -> dict[str, str]:
    """Every text of clauses.toml, help.toml, lesson.toml or summary.toml by its key; also of a translation."""
    said: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    if file.name.startswith("clauses"):
        if "clause" not in said:
            return {f"{part} {key}": text for part in said for key, text in said[part].items()}
        rows = said["clause"]
        found = {f"{part} {row['id']}": row[part] for row in rows for part in ("text", "why") if row.get(part)}
        kept = [(part, row[part]) for row in rows for part in ("section", "source") if row.get(part)]
        return found | {f"{part} {text}": text for part, text in kept}
    if file.name.startswith("help"):
        return {f"{part} {key}": entry[part] for key, entry in said.items() for part in ("name", "text")}
    if file.name.startswith("summary"):
        points = {part: [p["say"] if isinstance(p, dict) else p for p in said[part]] for part in said}
        return {f"{part} {n}": text for part in points for n, text in enumerate(points[part], 1)}
    steps = said["say"] if "say" in said else [step["say"] for step in said["step"]]
    return {f"step {n}": text for n, text in enumerate(steps, 1)}


def faults(english: Path, other: Path) -> list[str]:
    """The faults in a translation of a file."""
    there, here = texts(english), texts(other)
    found = [f"{key} is missing" for key in there.keys() - here.keys()]
    found += [f"{key} is not in English" for key in here.keys() - there.keys()]
    for key in there.keys() & here.keys():
        if names(there[key]) != names(here[key]):
            found.append(f"{key} names other numbers: {sorted(names(there[key]) ^ names(here[key]))}")
        if (
            not key.startswith(("why ", "section ", "source "))
            and not other.name.startswith("clauses")
            and len(here[key]) > SENTENCES
        ):
            found.append(f"{key} has {len(here[key])} letters: write {SENTENCES} at most")
    return sorted(found)


def unnamed(game: Game, tag: str) -> list[str]:
    """The messages for what is declared in code (endings, options, the pitch) that a language lacks."""
    if game.notes.words is None:
        return []
    endings = [f"{part}-{slug(ending.name)}" for ending in game.endings for part in ("ending", "ended")]
    options = [f"{part}-{option.name}" for option in game.options for part in ("option", "called")]
    options += [f"choice-{slug(word)}" for option in game.options for word in option.words]
    with speaking(tag):
        return [key for key in ("pitch", *endings, *options) if not game.notes.words.maybe(key, "")]


# ---------------------------------------------------------------- messages


@dataclass(frozen=True)
class Message:
    """A message of a Fluent file: its line, and the arguments it uses."""

    line: int
    arguments: frozenset[str]


def messages(file: Path) -> tuple[dict[str, Message], list[Finding]]:
    """The messages of a Fluent file by key, and what in it cannot be read."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as fluent
    from fluent.syntax.visitor import Visitor

    text = file.read_text("utf-8")
    at = f"{file.parent.name}/{file.name}"
    found, wrong = dict[str, Message](), list[Finding]()

    class Variables(Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - named by the library
            self.names.add(node.id.name)

    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, fluent.Junk):
            line += len(entry.content or "") - len((entry.content or "").lstrip("\n"))
            why = entry.annotations[0].message if entry.annotations else "it is no message"
            wrong.append(
                Finding(f"this cannot be read: {why}", f"{at}, line {line}", mend="write it as docs/translate.md shows")
            )
        elif isinstance(entry, fluent.Message | fluent.Term):
            key = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            if key in found:
                wrong.append(Finding(f"the message {key} is there twice", f"{at}, line {line}", mend="remove one"))
            variables = Variables()
            variables.visit(entry)
            found[key] = Message(line, frozenset(variables.names))
    return found, wrong


def speaks_each_language(game: Game) -> Iterator[Finding]:
    """What a game says is there in English, and then in each language that it speaks."""
    folder = game.home / "locales"
    if not (folder / "en.ftl").exists():
        return
    english, wrong = messages(folder / "en.ftl")
    yield from wrong
    yield from asked_for(game, english)
    parts = parts_of(game, (folder / "en.ftl").read_text("utf-8"))
    named = {name for message in english.values() for name in message.arguments}
    for tag in languages(game)[1:]:
        other, wrong = messages(folder / f"{tag}.ftl")
        yield from wrong
        last = f"locales/{tag}.ftl, line {len((folder / f'{tag}.ftl').read_text('utf-8').splitlines())}"
        for key in [key for key in english if key not in other and key not in parts]:
            yield Finding(
                f"the message {key} is missing in {tag}: its readers get English",
                last,
                mend=f"translate it: it is in {line_of(folder / 'en.ftl', f'{key} =')}",
            )
        for key in english.keys() & other.keys():
            strange = other[key].arguments - named
            if strange:
                yield Finding(
                    f"the message {key} names ${min(strange)}, which no message in English does",
                    f"locales/{tag}.ftl, line {other[key].line}", mend="use the arguments of the English message",
                )  # fmt: skip
        for what in FILES:
            if (file := game.home / f"{what}.{tag}.toml").exists():
                for fault in faults(game.home / f"{what}.toml", file):
                    key = fault.split(" ")[1]
                    yield Finding(
                        fault, line_of(file, key), mend=f"translate all of {what}.toml, with the same numbers"
                    )
        for key in unnamed(game, tag):
            yield Finding(
                f"{tag} has no message {key}",
                last,
                mend="it is declared in English in code: add the message",
            )


def parts_of(game: Game, english: str) -> set[str]:
    """Messages that only other messages use: another language may put its sentences together otherwise."""
    asked = {
        node.value
        for _, tree in sources(game)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and call.args and ast.unparse(call.func) == "SAY"
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant)
    }
    return {*re.findall(r"\{\s*(-?[a-z][\w-]*)", english)} - asked


def asked_for(game: Game, english: dict[str, Message]) -> Iterator[Finding]:
    """Messages that the code asks for by name: they exist, and are given the arguments they use."""
    for path, tree in sources(game):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            key = call.args[0] if call.args else None
            if not (isinstance(call.func, ast.Name) and call.func.id == "SAY" and isinstance(key, ast.Constant)):
                continue
            at, message = f"{path.name}, line {call.lineno}", english.get(str(key.value))
            if message is None:
                yield Finding(f"there is no message {key.value!r}", at, mend="write it in locales/en.ftl")
            elif None not in (given := {keyword.arg for keyword in call.keywords}):
                missing = {name for name in message.arguments if name.replace("-", "_") not in given}
                if missing:
                    yield Finding(
                        f"the message {key.value!r} needs ${min(missing)}, and is not given it", at,
                        mend=f"write {min(missing).replace('-', '_')}=... there, or change locales/en.ftl, line {message.line}",
                    )  # fmt: skip
