"""Answers that fit a context: long texts and lists are paged, and no answer is longer than `MOST`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from typing import TypeVar

from rulewright.doors.mcp.messages import SAY
from rulewright.doors.terminal.screen import Screen

MOST = 6000
"""The longest answer, in characters."""
PAGE = 5000
"""Characters per page of a long text."""
MOVES = 20
"""Moves per page."""
LINES = 30
"""Log lines per page."""
WIDTH = 110
"""The width in columns of text rendered by the terminal code."""

T = TypeVar("T")


def page_of(items: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int]:
    """The items of a page, counted from 1, and how many pages there are."""
    pages = max(1, -(-len(items) // size))
    if not 1 <= page <= pages:
        raise ValueError(SAY("no-page", page=str(page), pages=str(pages)))
    return items[(page - 1) * size : page * size], pages


def pages_of(text: str) -> list[str]:
    """A long text in pages, broken between lines; a line longer than a page is split."""
    found, now = list[str](), ""
    for line in text.splitlines(keepends=True):
        for start in range(0, len(line), PAGE):
            part = line[start : start + PAGE]
            if len(now) + len(part) > PAGE:
                found.append(now)
                now = ""
            now += part
    return [*found, now] if now or not found else found


def paged(text: str, page: int) -> str:
    """One page of a long text; if there are more, its last line says so."""
    pages = pages_of(text)
    (shown,), count = page_of(pages, page, 1)
    return shown if count == 1 else SAY("page-of", text=shown.rstrip(), page=str(page), count=str(count))


def bounded(text: str) -> str:
    """The text, truncated with a notice if it is too long."""
    cut = SAY("cut-here")
    return text if len(text) <= MOST else text[: MOST - len(cut)] + cut


def drawn(draw: Callable[[Screen], None]) -> str:
    """What the terminal would show, as plain text."""
    from rich.console import Console

    paper = StringIO()
    draw(Screen(Console(file=paper, width=WIDTH, no_color=True, highlight=False, force_terminal=False)))
    return "\n".join(line.rstrip() for line in paper.getvalue().strip("\n").splitlines())
