"""Records over HTTP: taking one's game home, bringing one along, and looking at it move by move."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, select
from starlette.responses import Response

from rulewright import games
from rulewright.doors.server import limits
from rulewright.doors.server.http.desk import Ask
from rulewright.doors.server.identity import new_match
from rulewright.doors.server.limits import Buckets
from rulewright.doors.server.live import scene
from rulewright.doors.server.live.playing import Playing
from rulewright.doors.server.plain import plain, printed
from rulewright.doors.server.shelf import Shelf
from rulewright.doors.server.store import gather, ledger, schema
from rulewright.doors.server.store.ledger import LineRow, Story
from rulewright.doors.server.store.schema import BOT, HUMAN, MOVE, OVER, UNDO
from rulewright.doors.server.time import now
from rulewright.doors.server.wire import Fault
from rulewright.match import Falsehood, record, replay

Json = dict[str, Any]

PAGE = 500
"""How many frames are given at once."""
PATIENCE = 60.0
"""Seconds after which an uploaded record is given up."""


async def download(ask: Ask) -> Response:
    """The record of a match that is over; before that, to its players, with hidden moves covered.

    Matches begun in format 1 cannot cover anything.
    """
    table = await ask.hall.table(ask.path["match"])
    match = table.begun.match
    if not match.over:
        if gather.seat_of(table.seats, ask.guest) is None:
            raise Fault(403, "The game is not over: until then its record is for those who play it.")
        if match.seats > 1 and match.game.has_secrets and not match.scroll.covers:
            raise Fault(
                409, "The record tells everybody's moves, hidden ones too: it can be had when the game is over."
            )
    text = await asyncio.to_thread(match.record)
    name = f"{match.game.name}-{table.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, media_type="application/jsonl", headers=headers)


# ---------------------------------------------------------------- bringing one along


@dataclass(frozen=True, repr=False)
class Checked:
    """A record that was found true."""

    header: Json
    seed: str
    nonce: str
    lines: list[tuple[str, int, list[int]]]
    moves: int
    result: Json | None


def check(given: tuple[str, dict[str, str]]) -> Checked | str:
    """Runs in a thinker: plays a record again and says what is in it, or what is wrong with it."""
    text, addresses = given
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "record.jsonl")
        path.write_text(text, "utf-8", newline="")
        try:
            found = record.read(path)
            secret = found.secret
            if secret is None:
                return "line 1: the game is not finished, so its dice cannot be checked; bring it when it is"
            address = addresses.get(found.header["game"])
            if address is None:
                return f"line 1: there is no game {found.header['game']!r} here"
            *_, (_, match) = replay.walk(found, secret, games.load(address))
            if found.broken:
                raise replay.broken_seal(found)
        except Falsehood as e:
            return str(e)
    lines, seats = [], []
    for line in found.lines[1:]:
        if "move" in line:
            seats.append(line["seat"])
            lines.append((MOVE, line["seat"], record.codes_of(line)))
        elif "undo" in line:
            lines.append((UNDO, seats.pop(), [0]))
    return Checked(found.header, secret.seed, secret.nonce, lines, match.number, scene.over(match))


class Uploads:
    """Takes in records, each checked before it is kept."""

    def __init__(self, hall: Any) -> None:
        self.buckets = Buckets(hall.settings.limits.uploads)

    async def __call__(self, ask: Ask) -> Json:
        hall = ask.hall
        if not self.buckets.take(ask.guest):
            raise Fault(429, "Too many records at once: wait a minute.")
        raw = await limits.body(ask.request, hall.settings.limits.record)
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError:
            raise Fault(400, "A record is text in UTF-8: send the file as it was downloaded.") from None
        addresses = {name: games.address(game) for name, game in hall.shelf.games.items()}
        try:
            found = await hall.checker.do(check, (text, addresses), PATIENCE)
        except TimeoutError:
            raise Fault(413, "That record takes too long to check here: check it with `rulewright verify`.") from None
        if isinstance(found, str):
            raise Fault(422, f"That record is not true: {found}.")
        hall.metrics.matches["uploaded"] += 1
        return {"id": await hall.database.write(lambda c: store(c, ask.guest, found, hall.settings.limits.records))}


def store(c: Connection, guest: str, found: Checked, most: int) -> str:
    """Keep a checked record as a match that is over; one that is here already is not kept twice.

    Another game under the same commitment is another record: whoever knows a seed can write one.
    """
    table, header = schema.matches, found.header
    known = select(table.c.id).where(table.c.commitment == header["commitment"], table.c.status == OVER)
    for there in c.execute(known.where(table.c.lines == len(found.lines))).scalars().all():
        story = ledger.read(c, there)
        if story and [(line.kind, line.seat, line.codes) for line in story.lines] == found.lines:
            return str(there)
    brought = select(func.count()).where(table.c.host == guest, table.c.uploaded)
    if (c.execute(brought).scalar() or 0) >= most:
        raise Fault(429, f"You have brought {most} records already: no more are kept for you.")
    match, time = new_match(), now()
    c.execute(
        table.insert().values(
            id=match, game=header["game"], seats=len(header["seats"]), options=header["options"], host=guest, listed=False,
            status=OVER, archived=False, uploaded=True, created=time, updated=time, started=time, header=header,
            commitment=header["commitment"], seed=found.seed, nonce=found.nonce, lines=len(found.lines),
            number=found.moves, waiting=0, result=found.result,
        )
    )  # fmt: skip
    names = enumerate(header["seats"])
    nobody = {"guest": None, "bot": None, "standin": False, "returned": 0}
    c.execute(
        schema.seats.insert(), [{"match": match, "seat": i, "kind": HUMAN, "name": name, **nobody} for i, name in names]
    )
    rows = [
        vars(LineRow(match, n, kind, seat, codes[0], BOT, time, codes[1:] or None))
        for n, (kind, seat, codes) in enumerate(found.lines, 1)
    ]
    if rows:
        c.execute(schema.moves.insert(), rows)
    return match


# ---------------------------------------------------------------- looking at it


async def frames(ask: Ask) -> Json:
    """A finished match, frame by frame, with nothing hidden."""
    match = ask.path["match"]
    story = await ask.hall.database.read(lambda c: ledger.read(c, match))
    if story is None:
        raise Fault(404, "There is no such record: ask for its link again.")
    if story.row.status != OVER:
        raise Fault(409, "The game is not over: until then it can only be looked at from its table.")
    first, most = _number(ask, "from", 0), min(_number(ask, "limit", PAGE), PAGE)
    return await asyncio.to_thread(_frames, ask.hall.shelf, story, first, most)


def _number(ask: Ask, name: str, default: int) -> int:
    text = ask.query.get(name, str(default))
    if not text.isdecimal() or len(text) > 9:
        raise Fault(400, f"{name} is a whole number, not {text[:20]!r}.")
    return int(text)


def shown(made: list[Json]) -> Json:
    """A gesture as one."""
    return {
        "seat": made[0]["seat"],
        "label": "; ".join(move["words"] for move in made),
        "codes": [move["code"] for move in made],
    }


def _frames(shelf: Shelf, story: Story, first: int, most: int) -> Json:
    playing = Playing(shelf.find(story.row.game), story.row)
    match, found, told = playing.match, [], 0
    for i in range(len(story.lines) + 1):
        line = story.lines[i - 1] if i else None
        if line:
            playing.add(line)
        if first <= i < first + most:
            made = match.last if line and line.kind == MOVE else []
            found.append(
                {
                    "number": i,
                    "move": shown(made) if made else None,
                    "view": plain(match.state),
                    "notes": [{**scene.note(n, t), "to": t.listener} for n, t in enumerate(match.told[told:], told)],
                }
            )
        told = len(match.told)
    return {
        "header": story.row.header,
        "game": match.game.name,
        "names": match.names,
        "title": match.game.title,
        "box": printed(match.box),
        "total": len(story.lines) + 1,
        "frames": found,
        "over": scene.over(match),
    }
