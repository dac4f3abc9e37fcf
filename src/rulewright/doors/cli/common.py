"""What several commands share."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from rulewright.doors.cli.messages import SAY

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from rulewright.kernel.game import Game
    from rulewright.lab.workers import Cluster


def console() -> Console:
    """Where things are printed: in colour on a terminal, unless NO_COLOR or your settings say otherwise."""
    from rich.console import Console

    from rulewright.doors.cli.config import read_config

    colour = read_config().colour
    if colour == "never":
        return Console(highlight=False, no_color=True)
    return Console(highlight=False, color_system="standard" if colour == "always" else "auto")


def table(title: str, headings: Iterable[str], left: int = 1, **more: Any) -> Table:
    """An empty table, whose first columns hold words and the others numbers."""
    from rich.table import Table

    found = Table(title=title or None, title_justify="left", **more)
    for i, heading in enumerate(headings):
        found.add_column(heading, justify="left" if i < left else "right", overflow="fold")
    return found


def complain(text: str) -> None:
    """A message to a waiting user, apart from what is printed."""
    print(text, file=sys.stderr, flush=True)


def options(game: Game, given: Sequence[str]) -> dict[str, int | str]:
    """The options named on the command line, as name=value; each is read as its game declares it."""
    found: dict[str, int | str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise ValueError(SAY("no-option", text=repr(text)))
        if name in found:
            raise ValueError(SAY("option-twice", name=name))
        found[name] = value
    chosen = game.chosen(found)
    return {name: chosen[name] for name in found}


def ask(prompt: str) -> str:
    """One line from the keyboard, or from a script, which is then shown as if typed."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # makes the line editable

            readline.set_auto_history(False)  # who sits down next must not leaf through it
        return input(prompt)
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        print()
        raise EOFError
    print(line.rstrip("\n"))
    return line


def workforce(jobs: int, on: str) -> int | Cluster:
    """Where the work is done: on this many cores of this machine, or on the named cluster, which must answer."""
    if not on:
        return jobs
    from rulewright.lab.workers import Cluster

    cluster = Cluster(on)
    cluster.connect(complain)
    return cluster


@contextmanager
def bar(doing: str = "Playing") -> Iterator[Callable[..., None]]:
    """A progress bar on stderr, where somebody is looking at it; a command that keeps a journal notes there how far it is."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from rulewright.lab.journal import current

    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as drawn:
        task, kept = drawn.add_task(SAY("making-ready"), total=None), current()

        def progress(done: int, total: int, doing: str = doing) -> None:
            if kept:
                kept.progress(done, total, doing)
            drawn.update(task, description=doing, completed=done, total=total)

        yield progress
