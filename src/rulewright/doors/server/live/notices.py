"""Tells people that it is their turn at a table played by the day: on their devices or, if none takes it, by mail.

Each process looks for notices that are due and sends some of them. A notice says which game and no move. All notices of one table
replace each other on a device, so one that was sent twice, because a process was killed, is shown once.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from functools import partial

import msgspec
from sqlalchemy import Connection

from rulewright.doors.server import push
from rulewright.doors.server.config import ANY_NAME
from rulewright.doors.server.identity import Signer
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.mail import Mail, Mailer
from rulewright.doors.server.push import Forbidden, Target, Vapid
from rulewright.doors.server.store import day_turns, matches, notices
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.day_turns import DayTurn
from rulewright.doors.server.store.notices import Address, Device
from rulewright.doors.server.translations import SAY
from rulewright.telling.language import speaking

log = logging.getLogger(__name__)

LOOK = 2.0
"""Seconds between two looks for notices that are due."""
MAIL = "mail"
"""Stands for mail among the devices that are still to be told."""
SENDING = 20
"""How many messages a process sends at once."""


class Notices:
    """Sends notices from one process; `key` is the public key that browsers subscribe with."""

    def __init__(self, context: Context) -> None:
        self.context, settings = context, context.settings
        self._names = [name for name in settings.host_names if name != ANY_NAME]
        able = bool(settings.smtp and self._names)
        self.mailer = Mailer(settings.smtp, settings.mail_from) if able else None
        self._sending = asyncio.Semaphore(SENDING)
        self.vapid: Vapid

    async def open(self) -> None:
        secret = await self.context.database.setting("push key")
        contact = f"mailto:{self.mailer.sender}" if self.mailer else f"https://{(self._names or ['localhost'])[0]}"
        self.vapid = Vapid(secret, contact)

    async def run(self) -> None:
        """Look for notices for as long as the process runs."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception as e:
                log.error("notices could not be sent: %s", type(e).__name__)

    async def look(self) -> None:
        """Send what is due."""
        database = self.context.database
        while await database.read(day_turns.due):
            taken = await database.write(day_turns.take)
            await asyncio.gather(*(self._tell(row) for row in taken))
        if self.mailer:
            asked = await database.write(partial(notices.unconfirmed, lease=day_turns.LEASE))
            await asyncio.gather(*(self._ask(self.mailer, row) for row in asked))

    # ------------------------------------------------------------ one notice

    async def _tell(self, row: DayTurn) -> None:
        def read(c: Connection) -> tuple[str, list[Device], Address | None]:
            match = matches.match_row(c, row.match)
            assert match
            return match.game, notices.devices(c, row.guest), notices.address(c, row.guest)

        name, devices, address = await self.context.database.read(read)
        game = self.context.catalog.games.get(name)
        title = game.title if game else name
        wanted = [device for device in devices if row.left is None or device.digest in row.left]
        statuses = await asyncio.gather(*(self._push(device, row, title) for device in wanted))
        gone = [d.digest for d, status in zip(wanted, statuses, strict=True) if status in push.GONE]
        left = [d.digest for d, status in zip(wanted, statuses, strict=True) if _may_work_later(status)]
        told = row.told or any(200 <= status < 300 for status in statuses)
        last = row.tries > len(day_turns.BACKOFF)
        if not told and (not left or last) and self.mailer and address and address.confirmed:
            left = [] if await self._mail(self.mailer, self._notice(row, title, address)) else [MAIL]

        def write(c: Connection) -> None:
            for digest in gone:
                notices.drop_device(c, digest)
            day_turns.settle(c, row, left, told)

        await self.context.database.write(write)

    async def _push(self, device: Device, row: DayTurn, title: str) -> int:
        with speaking(device.language):
            body = SAY("notice-turn")
        text = msgspec.json.encode({"title": title, "body": body, "path": f"/m/{row.match}"})
        seconds = max(0, (row.until or 0) - now()) // 1000
        target = Target(device.endpoint, device.p256dh, device.auth)
        async with self._sending:
            try:
                return await push.send(self.vapid, target, text, row.match, seconds, self.context.settings.private_push)
            except Forbidden:
                log.warning("a subscription names a push service at a private address: it was deleted")
                return push.GONE[0]

    # ------------------------------------------------------------ mail

    async def _mail(self, mailer: Mailer, mail: Mail) -> bool:
        async with self._sending:
            try:
                await asyncio.to_thread(mailer.send, mail)
            except (OSError, smtplib.SMTPException) as e:
                log.error("the mail server took no message: %s", type(e).__name__)
                return False
        return True

    def _url(self, path: str) -> str:
        return f"https://{self._names[0]}{path}"

    def _stop(self, address: Address) -> str:
        return self._url(f"/api/email/stop/{mail_token(self.context.signer, 'stop', address.id)}")

    def _notice(self, row: DayTurn, title: str, address: Address) -> Mail:
        with speaking(address.language):
            page = self._url(f"/account#stop.{mail_token(self.context.signer, 'stop', address.id)}")
            parts = [SAY("notice-mail", game=title), self._url(f"/m/{row.match}"), SAY("mail-stop"), page]
            return Mail(address.address, SAY("notice-subject", game=title), "\n\n".join(parts), self._stop(address))

    async def _ask(self, mailer: Mailer, address: Address) -> None:
        """Ask the owner of an address to confirm it."""
        with speaking(address.language):
            token = mail_token(self.context.signer, "confirm", address.id)
            text = f"{SAY('confirm-mail')}\n\n{self._url(f'/account#confirm.{token}')}"
            mail = Mail(address.address, SAY("confirm-subject"), text, self._stop(address))
        sent = await self._mail(mailer, mail)
        backoff = day_turns.BACKOFF
        again = None if sent or address.tries > len(backoff) else now() + backoff[address.tries - 1]
        await self.context.database.write(lambda c: notices.settle_address(c, address, again))


def _may_work_later(status: int) -> bool:
    """Whether to try again after this answer: not if it was taken, and not if it was refused for good."""
    return status in (0, 408, 429) or status >= 500


def mail_token(signer: Signer, use: str, id_: str) -> str:
    """The token in a link of a message, which works without a cookie: mail is often read on another device."""
    return f"{id_}.{signer.mail(use, id_)}"


def id_in(signer: Signer, use: str, token: str) -> str | None:
    """The address that a token is about; None if it is not ours or for another use."""
    id_ = token.partition(".")[0]
    return id_ if signer.equal(token, mail_token(signer, use, id_)) else None
