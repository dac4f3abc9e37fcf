"""What tools answer: bounded text for the model, and the same as data for programs, whose form every tool declares."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Mapping
from functools import partial, wraps
from typing import Annotated, NotRequired, ParamSpec
from weakref import WeakValueDictionary

from anyio import CapacityLimiter, to_thread
from mcp_types import CallToolResult, TextContent
from typing_extensions import TypedDict  # before Python 3.12, pydantic wants this one

from rulewright.doors.mcp.text import bounded, paged, pages_of
from rulewright.doors.mcp.thinking import CLIENT
from rulewright.match import Refused
from rulewright.telling.language import ENGLISH, speaking

CALLS = 8
"""Concurrent calls of one client; its further calls wait, without delaying other clients."""

P = ParamSpec("P")
Data = Mapping[str, object]
Words = tuple[str, Data]
"""An answer as text, and as data."""


class Paged(TypedDict):
    """Which page of how many this is."""

    page: int
    pages: int


class Standing(TypedDict):
    """How the table stands: `number` counts the moves made."""

    number: int
    your_turn: bool
    over: bool
    started: bool


class Looked(Standing, Paged):
    """A page of the table or of the view. The receipt stands for the game so far."""

    receipt: NotRequired[str]


class Seated(Standing):
    """A new table, under the name that other tools ask for."""

    table: str
    game: str
    seat: int
    names: list[str]
    invites: list[str]


class Left(TypedDict):
    """A table that was given up."""

    table: str
    game: str


class Move(TypedDict):
    """A legal move. Its code is the number for `play`."""

    code: int
    label: str
    verb: str
    arguments: dict[str, int]


class Moves(Paged):
    """A page of the legal moves."""

    moves: list[Move]


class Verdict(TypedDict):
    """Whether a move is allowed, or else why not, with the clause and its text."""

    allowed: bool
    refused: NotRequired[str]
    clause: NotRequired[str]
    text: NotRequired[str]


class Log(TypedDict):
    """How many lines there are, and at which to go on."""

    next: int
    lines: int


class Study(TypedDict):
    """What was played."""

    game: str
    games: int
    seed: int


def answer(text: str, data: Data | None = None, wrong: bool = False) -> CallToolResult:
    """The result of a tool."""
    content = TextContent(type="text", text=bounded(text))
    return CallToolResult(content=[content], structured_content=None if data is None else dict(data), is_error=wrong)


def leaf(text: str, page: int) -> Words:
    """A page of a long text."""
    return paged(text, page), {"page": page, "pages": len(pages_of(text))}


_calls: WeakValueDictionary[str, CapacityLimiter] = WeakValueDictionary()
"""The limiter of each client's concurrent calls."""


def answered(
    form: type, language: Callable[[str], str] = lambda table: ENGLISH
) -> Callable[[Callable[P, Words]], Callable[P, Coroutine[object, object, CallToolResult]]]:
    """Turn a function into a tool whose data has this form, and that returns errors as text instead of failing; a refusal
    includes its clause. `language` gives the language of a table."""

    def wrap(work: Callable[P, Words]) -> Callable[P, Coroutine[object, object, CallToolResult]]:
        def worked(*args: P.args, **kwargs: P.kwargs) -> CallToolResult:
            try:
                with speaking(language(str(kwargs.get("table", "")))):
                    return answer(*work(*args, **kwargs))
            except Refused as e:
                return answer(str(e), {"refused": e.sentence, "clause": e.clause, "text": e.text}, wrong=True)
            except ValueError as e:
                return answer(str(e), {"refused": str(e), "clause": "", "text": ""}, wrong=True)

        @wraps(work)
        async def tool(*args: P.args, **kwargs: P.kwargs) -> CallToolResult:
            limiter = _calls.setdefault(CLIENT.get(), CapacityLimiter(CALLS))
            return await to_thread.run_sync(partial(worked, *args, **kwargs), limiter=limiter)

        asked = inspect.signature(work, eval_str=True)
        tool.__signature__ = asked.replace(return_annotation=Annotated[CallToolResult, form])  # type: ignore[attr-defined]
        return tool

    return wrap
