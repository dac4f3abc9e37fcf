"""The chat of one table: short plain lines without links, limited in rate. It is no part of the game or its record."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from rulewright.doors.server.config import Rate
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.socket import ChatLine
from rulewright.doors.server.limits import too_much
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.live.links import has_link
from rulewright.doors.server.store import matches, schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.usage import Kind, Wish
from rulewright.doors.server.words import SAY
from rulewright.kernel.language import ENGLISH, speaking

CHAT = "chat"
"""The kind of news by which other processes hear that something was said."""
OFTEN = Rate(0.5, 6)
MOST = 1000
"""Lines at one table."""
TRIES = 5
READY = 8
"""How many things can be said with one tap: the messages `ready-0` and up."""


@cache
def ready_made() -> dict[str, str]:
    """What can be said with one tap, as it is stored: in English, by which its message is found."""
    with speaking(ENGLISH):
        return {SAY(key): key for key in (f"ready-{n}" for n in range(READY))}


def translated(line: ChatLine) -> ChatLine:
    """What was said with one tap, in the language of the reader; words of people's own are left as they are."""
    key = ready_made().get(line.text) if line.ready else None
    return replace(line, text=SAY(key)) if key else line


def clean(text: str) -> str:
    """What was said as one line, or a Fault that says what is wrong with it."""
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Fault(400, SAY("chat-plain"))
    if has_link(text):
        raise Fault(400, SAY("chat-links"))
    return text


class Chat:
    """What was said at a table so far, read when somebody first looks at it."""

    def __init__(self, context: Context, match: str) -> None:
        self.context, self.match = context, match
        self.lines: list[ChatLine] = []
        self._open = False

    async def open(self) -> None:
        """Somebody sits down: from now on it is kept up to date by what is said here and heard from elsewhere."""
        if not self._open:
            await self.catch_up()
            self._open = True

    async def catch_up(self) -> None:
        """Read what was said since."""
        table, after = schema.chat, len(self.lines)
        query = select(table).where(table.c.match == self.match, table.c.n >= after).order_by(table.c.n)

        def work(c: Connection) -> list[ChatLine]:
            return [
                ChatLine(n=row.n, seat=row.seat, name=row.name, text=row.text, ready=row.ready, at=row.at)
                for row in c.execute(query)
            ]

        found = await self.context.database.read(work)
        self.lines += [line for line in found if line.n >= len(self.lines)]

    async def say(self, guest: str, seat: int, name: str, text: str, ready: bool) -> None:
        """Keep it; when this returns, it can be shown."""
        wait = self.context.usage.wait(Kind.CHAT, Wish(f"{self.match} {guest}", OFTEN))
        if wait:
            raise too_much(SAY("too-many-chats"), wait)
        table, news = schema.chat, matches.news(self.context.process, self.match, CHAT)

        def work(c: Connection) -> None:
            n = c.execute(select(func.count()).where(table.c.match == self.match)).scalar() or 0
            if n >= MOST:
                raise Fault(409, SAY("chat-full"))
            c.execute(
                table.insert().values(
                    match=self.match, n=n, seat=seat, name=name, text=text, ready=ready, at=now(), guest=guest
                )
            )
            matches.announce(c, news)

        for attempt in range(TRIES):
            try:
                await self.context.database.write(work)
                break
            except IntegrityError:  # somebody on another process spoke at the same moment
                if attempt == TRIES - 1:
                    raise
        await self.catch_up()
