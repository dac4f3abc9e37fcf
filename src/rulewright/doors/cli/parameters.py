"""What commands are made of, and every option that several of them take: each is declared once, here.

A command is declared by the function that carries it out, which is imported only when the command is called, so that help and
completion load no game. The function takes options by their names, or several together as a dataclass.
"""

from __future__ import annotations

import shlex
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import fields
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulewright.doors.cli.completion import complete_bots, complete_game, complete_option
from rulewright.doors.cli.translation import of_click, of_help

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

INTERRUPTED, TERMINATED = 130, 143
"""The exit codes after Ctrl-C and after SIGTERM."""

# ---------------------------------------------------------------- commands


class _Told:
    """Something with help, which reads in the language that is spoken."""

    _english: str | None = None

    @property
    def help(self) -> str | None:
        return of_help(self._english) if self._english else None

    @help.setter
    def help(self, english: str | None) -> None:
        self._english = english


class Option(_Told, click.Option):
    pass


class Argument(_Told, click.Argument):
    """An argument, of which help says whether it must be given."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        name, said = super().get_help_record(ctx)
        return name.strip("[]"), f"{said}  [{of_click('required')}]" if self.required else said


def _show_help(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        print(ctx.get_help())
        ctx.exit()


def immediate(names: Sequence[str], help: str, callback: Callable[..., None], **more: Any) -> Option:
    """An option that does its work itself, before anything else is read."""
    return Option(names, help=help, callback=callback, is_eager=True, expose_value=False, **more)


HELP = immediate(["-h", "--help"], "Show this message and exit.", _show_help, is_flag=True)


class Command(_Told, click.Command):
    """A command that a function of `rulewright.doors` carries out, named as `module:function`."""

    does: str = ""

    def get_help_option(self, ctx: click.Context) -> click.Option:
        return HELP

    def function(self) -> Callable[..., object]:
        module, _, name = self.does.partition(":")
        found: Callable[..., object] = getattr(import_module(f"rulewright.doors.{module}"), name)
        return found


class Group(_Told, click.Group):
    """Commands under one name; `usual` is the one that is meant where none is named."""

    usual: str = ""

    def get_help_option(self, ctx: click.Context) -> click.Option:
        return HELP

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.commands]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if self.usual and args and not args[0].startswith("-") and args[0] not in self.commands:
            args = [self.usual, *args]
        return super().parse_args(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        found = super().shell_complete(ctx, incomplete)
        if not self.usual or incomplete.startswith("-"):
            return found
        first = self.commands[self.usual].params[0].shell_complete(ctx, incomplete)
        return [*found, *(each for each in first if each.type == "plain")] or first


def command(
    does: str, help: str, *params: click.Parameter, needs: Callable[[], None] | None = None, kept: bool = False
) -> Command:
    """A command; `needs` refuses it where something is not installed that the function's module imports. If it is `kept`, what it
    has found is kept on disk until it is done."""

    def call(**values: object) -> int:
        if needs:
            needs()
        function = made.function()
        ended = [INTERRUPTED]
        try:
            with (
                stopping(ended) if kept or "jobs" in values else nullcontext(),
                keeping(made, values) if kept else nullcontext(),
            ):
                found = function(**taken(function, values))
        except KeyboardInterrupt:  # Click would print an empty line
            return ended[-1]
        except Exception:
            if ended[-1] == TERMINATED:  # its workers were terminated, too
                return TERMINATED
            raise
        if isinstance(found, str):
            print(found)
        return found if isinstance(found, int) else 0

    made = Command(None, callback=call, params=[*params], help=help)
    made.does = does
    return made


@contextmanager
def stopping(ended: list[int]) -> Iterator[None]:
    """End at SIGTERM as at Ctrl-C: workers are stopped and results are kept. The exit code is noted in `ended`."""

    def stop(*_: object) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # `timeout` sends it twice
        ended.append(TERMINATED)
        raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        if TERMINATED not in ended:
            signal.signal(signal.SIGTERM, before)


WHEREVER = ("jobs", "on", "as_json", "output", "page")
"""What changes nothing about the games that a command plays."""


@contextmanager
def keeping(made: Command, values: Mapping[str, object]) -> Iterator[None]:
    """Keep what a command finds, so that the same command can go on after a kill."""
    from rulewright.doors.cli.common import complain
    from rulewright.doors.cli.messages import SAY
    from rulewright.lab import journal

    paths = {key: Path(str(value)) for key, value in values.items() if value and isinstance(value, str | Path)}
    there = {key: path.resolve() for key, path in paths.items() if key not in WHEREVER and path.exists()}
    same = {key: there.get(key, value) for key, value in values.items() if key not in WHEREVER}
    given = click.get_current_context().find_root().obj or []
    sources = [path for path in there.values() if path.is_dir()]
    with journal.keeping(f"{made.does} {same}", shlex.join(["rulewright", *given]), sources, complain) as kept:
        try:
            yield
        except KeyboardInterrupt:
            if kept.keeps():
                complain(SAY("study-stopped"))
            raise
        if kept.elapsed() >= journal.LONG:
            complain(kept.cost())


def group(help: str, commands: dict[str, click.Command], *params: click.Parameter, usual: str = "") -> Group:
    for name, each in commands.items():
        each.name = name
    made = Group(None, commands=commands, params=[*params], help=help, no_args_is_help=False)
    made.usual = usual
    return made


def taken(function: Callable[..., object], values: Mapping[str, object]) -> dict[str, object]:
    """The values that a function takes by name, and its records, made of the values that are named like their fields."""
    found = {}
    for name, parameter in signature(function).parameters.items():
        if name in values:
            found[name] = values[name]
        elif parameter.default is parameter.empty:
            record = function.__globals__[parameter.annotation]
            found[name] = record(**{f.name: values[f.name] for f in fields(record) if f.name in values})
    return found


# ---------------------------------------------------------------- kinds of options

FILE = click.Path(path_type=Path)


class _Number(click.IntRange):
    name = "integer"  # refusals say so


class _Listed(click.ParamType):  # type: ignore[type-arg,unused-ignore]
    name = "list"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        return value if isinstance(value, tuple) else tuple(word.strip() for word in value.split(",") if word.strip())


LISTED = _Listed()
"""Words with commas between."""


def argument(name: str, metavar: str, help: str, **more: Any) -> Argument:
    return Argument([name], metavar=metavar, help=help, **more)


def option(names: str | Sequence[str], metavar: str, help: str, default: object = "", **more: Any) -> Option:
    """An option with a value: a text, unless `type` says otherwise. Among its names, one without dashes is the parameter's."""
    names = [names] if isinstance(names, str) else names
    if default is not None:  # for Click, an option that is None if not given is given
        more |= {"default": default, "show_default": default != ""}
    return Option([*names], metavar=metavar, help=help, **more)


def number(
    names: str | Sequence[str],
    metavar: str,
    help: str,
    default: int | None = None,
    limits: tuple[int | None, int | None] | None = None,
) -> Option:
    return option(names, metavar, help, default, type=_Number(*limits) if limits else int)


def several(names: str | Sequence[str], metavar: str, help: str, **more: Any) -> Option:
    """An option that may be repeated."""
    return Option([names] if isinstance(names, str) else [*names], metavar=metavar, help=help, multiple=True, **more)


def file(names: str | Sequence[str], metavar: str, help: str, **more: Any) -> Option:
    return option(names, metavar, help, None, type=FILE, **more)


def flag(names: str | Sequence[str], help: str, default: bool | None = False) -> Option:
    names = [names] if isinstance(names, str) else names
    return Option([*names], is_flag=True, default=default, help=help, show_default=True)


# ---------------------------------------------------------------- what several commands take

GAME = argument("game", "GAME", "A game's name (see `rulewright games`) or its folder.", shell_complete=complete_game)
OPTIONS = several(["options", "--option", "-o"], "NAME=VALUE", "Choose an option.", shell_complete=complete_option)
BOX = file("--box", "FILE", "A custom box file.")
PLAYERS = number("--players", "N", "How many players.")
SETUP = (PLAYERS, OPTIONS, BOX)
JSON = flag(["as_json", "--json"], "Print JSON.")
ON = option("--on", "WHERE", "Work on a Ray cluster: ray, or its head's address HOST:PORT.")

RECORD = argument("file", "FILE", "A record file.", type=FILE)
SEAT_SEEN = number("--seat", "N", "Whose view to show; 0 is a spectator's.")
READ_WITH = (BOX, option("--game", "GAME", "The game, if it is not known by name.", None, shell_complete=complete_game))
"""What it takes to read a record whose game or box is not known by name."""
CORES = number("--cores", "C", "How many cores to use.", 1, (1, None))


def games(default: int | None = None, help: str = "How many games.") -> Option:
    return option(["--games", "-n"], "N", help, default, type=int, required=default is None)


def seed(help: str = "The first deal's seed.", default: int | None = 0) -> Option:
    return number("--seed", "S", help, default)


def jobs(default: int, help: str) -> Option:
    return number(["--jobs", "-j"], "J", help, default)


def bots(names: str, help: str, metavar: str = "BOTS", default: str | None = "", **more: Any) -> Option:
    return option(names, metavar, help, default, shell_complete=complete_bots, **more)
