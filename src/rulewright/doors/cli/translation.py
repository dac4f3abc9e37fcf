"""The command line in the reader's language: which one it is, and Typer's help and complaints in it."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from rulewright.doors.cli.config import config_path
from rulewright.doors.cli.words import SAY, help_key
from rulewright.kernel.language import ENGLISH, OFFERED, PSEUDO, language, listed, preferred, slug

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
    """What the settings say; whoever reads them for anything else complains if they cannot be read."""
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

    core._ = _of_typer  # type: ignore[assignment]  # it asks for the words of the moment at every use
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


def complaint(e: Any) -> str:
    """What Typer did not understand, in a sentence."""
    text = " ".join(_not_understood(e).split()).rstrip(".")
    path = getattr(getattr(e, "ctx", None), "command_path", "rulewright")
    return SAY("see-help", what=f"{text[:1].lower()}{text[1:]}", command=path)


def elsewhere(e: OSError) -> str:
    """That a file cannot be used."""
    return SAY("try-another-place", file=str(e.filename or SAY("a-file")), error=str(e.strerror))


def _not_understood(e: Any) -> str:
    """Typer says it in English, so other languages say it from what it found."""
    said = str(e.format_message())
    if language() in (ENGLISH, PSEUDO):
        return said
    kind = type(e).__name__
    near = [*map(repr, getattr(e, "possibilities", None) or ())]
    if kind == "MissingParameter":
        return SAY("error-missing", name=_named(e))
    if kind == "NoSuchOption":
        return SAY("error-no-option", name=e.option_name) + _nearly(near)
    if kind == "BadParameter":
        return SAY("error-value", name=_named(e))
    if found := re.match(r"No such command ('.*?')\.?(?: Did you mean (.*)\?)?$", said):
        return SAY("error-no-command", name=found[1]) + _nearly(found[2].split(", ") if found[2] else [])
    if found := re.match(r"Got unexpected extra arguments?\(?s?\)? \((.*)\)$", said):
        return SAY("error-extra", what=found[1])
    return said


def _named(e: Any) -> str:
    parameter = e.param
    if parameter is None:
        return str(e.param_hint or "")
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.metavar or parameter.name)


def _nearly(names: Sequence[str]) -> str:
    return SAY("did-you-mean", names=listed(names, "or")) if names else ""
