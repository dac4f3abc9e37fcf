"""The command line in the reader's language: which one it is, and Typer's help in it."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from rulewright.doors.cli.config import config_path
from rulewright.doors.cli.words import SAY, help_key
from rulewright.kernel.language import ENGLISH, OFFERED, PSEUDO, language, preferred, slug

OPTION = "--lang"
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says what its user reads; the first that is set counts."""


def without_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without --lang, which may stand anywhere, and what it says."""
    rest, said = list(arguments), None
    for i, word in enumerate(arguments):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == OPTION:
            said = value if equals else arguments[i + 1] if i + 1 < len(arguments) else ""
            del rest[i : i + (1 if equals else 2)]
            break
    return rest, said


def chosen(said: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that was asked for by --lang, else that of the settings, else that of the environment."""
    if said is None:
        return from_settings() or preferred(next(filter(None, map(environment.get, ENVIRONMENT)), ""))
    offered = ", ".join(OFFERED)
    if not said:
        raise ValueError(SAY("lang-missing", offered=offered))
    tag = said if said == PSEUDO else re.split("[-_.]", said)[0].lower()
    if tag not in (*OFFERED, PSEUDO):
        raise ValueError(SAY("lang-unknown", tag=repr(said[:20]), offered=offered))
    return tag


def from_settings() -> str:
    """What the settings say. That they cannot be read is told when something else is looked up in them."""
    with suppress(OSError, ValueError):
        path = config_path()
        said = tomllib.loads(path.read_text("utf-8")).get("language") if path.exists() else ""
        return said if said in (*OFFERED, PSEUDO) else ""
    return ""


def translate(command: Any) -> Any:
    """A command of Typer with all that it says of itself, and its parts, in the language that is spoken."""
    if language() == ENGLISH:
        return command
    from typer import core
    from typer._click import core as click
    from typer._click.formatting import HelpFormatter

    class Formatter(HelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, f"{_of_typer('Usage:')} ")

        def write_dl(self, rows: Sequence[tuple[str, str]], *more: Any, **named: Any) -> None:
            super().write_dl([(name, _of_help(text)) for name, text in rows], *more, **named)

    core._ = _of_typer  # type: ignore[assignment, attr-defined]  # it asks for the words of the moment at every use
    click.Context.formatter_class = Formatter
    _translate(command)
    return command


def _translate(command: Any) -> None:
    command.help = _of_help(command.help or "")
    for parameter in command.params:
        if getattr(parameter, "help", None):
            parameter.help = _of_help(parameter.help)
    for inner in getattr(command, "commands", {}).values():
        _translate(inner)


def _of_help(english: str) -> str:
    return SAY.maybe(help_key(english), english) if english else english


def _of_typer(english: str) -> str:
    return SAY.maybe(f"click-{slug(english)}", english)
