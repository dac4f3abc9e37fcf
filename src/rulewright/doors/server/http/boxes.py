"""Boxes as forms: what a box says, what the game takes for each value, and what is wrong with it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, cast

from rulewright.doors.server.contract.fault import Fault, refused
from rulewright.doors.server.contract.lab import BoxChanges, BoxField, BoxSheet, BoxWish
from rulewright.doors.server.http.endpoint import Ask
from rulewright.doors.server.http.lobby import story
from rulewright.doors.server.limits import Gate
from rulewright.doors.server.usage import Kind
from rulewright.doors.server.words import SAY
from rulewright.kernel.box_changes import box_changes
from rulewright.kernel.box_files import BOX, STANDARD, flat, parsed, read_content, written
from rulewright.kernel.content import Content, ContentError, Declared, Place
from rulewright.kernel.game import Game
from rulewright.lab.settings import changed


async def sheet(ask: Ask) -> BoxSheet:
    """A box as a form. One that cannot be played is told so, with the place; one that cannot even be read is refused."""
    limits = ask.tables.settings.limits
    Gate(ask.tables.usage, Kind.BOXES, limits.boxes).pass_through(ask.payer, "boxes")
    wish = await ask.body(BoxWish, 4 * limits.box)
    if len(wish.text or "") > limits.box:
        raise Fault(413, SAY("box-too-long-letters", most=limits.box))
    game = ask.tables.catalog.find(ask.path["game"])
    try:
        found = await asyncio.to_thread(filled_in, game, wish)
    except ValueError as e:
        raise refused(e) from None
    if len(found.text) > limits.box:
        raise Fault(413, SAY("box-too-long-letters", most=limits.box))
    return found


def filled_in(game: Game, wish: BoxWish) -> BoxSheet:
    seats = wish.seats or game.welcome.seats or game.seats[0]
    chosen = game.chosen(wish.options, seats)
    word = str(chosen.pop(BOX, STANDARD)) if len(game.boxes) > 1 else STANDARD
    own = game.boxes[word]
    text = wish.text or ("" if wish.said is not None else own.path.read_text("utf-8") if own.path.exists() else "")
    whose = SAY("this-box")
    said: Mapping[str, Any] = without_null(flat(wish.said, whose)) if wish.said else parsed(text, whose)
    if wish.changes:
        said, text = changed(said, wish.changes), ""
    if not text and said:
        text = written(said)
        said = parsed(text, SAY("this-box"))
    file, error, place = Content(said), "", cast(Place, ())
    try:
        game.read_box(file, chosen, seats)
    except ContentError as e:
        error, place = str(e), e.place
    except ValueError as e:
        error = str(e)
    return BoxSheet(
        said=dict(said),
        text=text,
        fields=[_field(at, kind) for at, kind in file.declared()],
        error=refused(ValueError(error)).sentence if error else "",
        at=list(place),
        changes=changes_of(game.boxes[STANDARD].read(), said),
    )


def _field(at: Place, kind: Declared) -> BoxField:
    return BoxField(
        at=list(at),
        kind=cast(Any, kind.kind),
        low=kind.low,
        high=kind.high,
        words=list(kind.words),
        shape=[(size, size) if isinstance(size, int) else size for size in kind.shape],
        optional=kind.optional,
        by=kind.by,
    )


def without_null(value: Any) -> Any:
    """What a form holds, but for what was left empty: a box file has no null."""
    if isinstance(value, dict):
        return {key: without_null(inner) for key, inner in value.items() if inner is not None}
    return [without_null(inner) for inner in value if inner is not None] if isinstance(value, list) else value


def changes_of(own: Mapping[str, Any], said: Mapping[str, Any]) -> list[str]:
    """How a box differs from the game's own, a line each."""
    return [str(change) for change in box_changes(own, said)]


async def show_changes(ask: Ask) -> BoxChanges:
    """How the custom box of a table differs from the game's own, for anyone who may see the table."""
    row = (await story(ask)).row
    if row.content is None:
        return BoxChanges(name="", changes=[])
    return await asyncio.to_thread(changes_in, ask.tables.catalog.find(row.game), row.content)


def changes_in(game: Game, content: str) -> BoxChanges:
    """How a box differs from that of its game; to read both takes longer than others may wait."""
    said = read_content(content)
    return BoxChanges(name=str(said.get("name", "")), changes=changes_of(game.boxes[STANDARD].read(), said))
