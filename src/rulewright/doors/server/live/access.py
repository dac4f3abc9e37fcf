"""Who may come in: known by a cookie that was not revoked, and not banned. Asked at every request and every socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rulewright.doors.server.addresses import Networks
from rulewright.doors.server.identity import Payer, SignedIn
from rulewright.doors.server.live.context import Context
from rulewright.doors.server.store import access, sign_ins
from rulewright.doors.server.store.access import GUEST, NETWORK, NOBODY, ORIGIN, Ban
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.sign_ins import SignIn

log = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds between looks whether somebody is kept out, or let in again, by another process or by the operator."""
NOTED = 3_600_000
"""Milliseconds for which the use of a cookie is not noted again."""
MANY = 20_000
"""Cookies whose use is remembered, so that it is not noted again."""


class Access:
    """Bans and revoked sign-ins in memory; `changed` is called when there are others than before."""

    def __init__(self, context: Context, changed: Callable[[], Awaitable[None]]) -> None:
        self.context, self._changed = context, changed
        self._out = NOBODY
        self._networks: list[tuple[Networks, Ban]] = []
        self._subjects: dict[tuple[str, str], Ban] = {}
        self._noted: dict[tuple[str, str], int] = {}

    @property
    def bans(self) -> tuple[Ban, ...]:
        return self._out.bans

    async def refresh(self) -> None:
        """Read who is kept out, if that has changed, and let nobody go on who is."""
        database = self.context.database
        if await database.read(access.version) == self._out.version:
            return
        self._out = await database.read(access.read)
        self._subjects = {(ban.kind, ban.subject): ban for ban in self._out.bans}
        self._networks = [(Networks([ban.subject]), ban) for ban in self._out.bans if ban.kind == NETWORK]
        await self._changed()

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.refresh()
            except Exception as e:
                log.error("who is kept out could not be read: %s", type(e).__name__)

    # ------------------------------------------------------------ asked at every door

    def signed_in(self, cookie: str | None) -> SignedIn | None:
        """Whose cookie this is, if it is one of ours and was not revoked."""
        found = self.context.signer.signed_in(cookie)
        if found and self._out.revoked and self.revoked(found):
            return None
        return found

    def revoked(self, found: SignedIn) -> bool:
        return not self._out.revoked.isdisjoint((access.digest(found.guest), access.digest(found.guest, found.session)))

    def ban_of(self, payer: Payer) -> Ban | None:
        """The ban that keeps this guest, or everybody at this address, out."""
        if not self._out.bans:
            return None
        origin = self.context.signer.origin(payer.address)
        found = [self._subjects.get((GUEST, payer.guest)), self._subjects.get((ORIGIN, origin))]
        found += [ban for networks, ban in self._networks if payer.address in networks]
        return next((ban for ban in found if ban and ban.holds(now())), None)

    # ------------------------------------------------------------ what is noted

    def note(self, payer: Payer, agent: str) -> None:
        """A cookie is in use: its owner sees it on the list of devices. Noted once an hour."""
        key, time = (payer.guest, payer.session), now()
        if not payer.session or self._noted.get(key, 0) > time - NOTED:
            return
        if len(self._noted) >= MANY:
            self._noted.clear()
        self._noted[key] = time
        used = SignIn(payer.guest, payer.session, sign_ins.device(agent), self.context.signer.origin(payer.address))
        self.context.spawn(self._write(used), "noting a sign-in")

    async def _write(self, used: SignIn) -> None:
        if self.revoked(SignedIn(used.guest, used.session)):
            return
        try:
            await self.context.database.write(lambda c: sign_ins.note(c, used))
        except BaseException:
            self._noted.pop((used.guest, used.session), None)  # it is tried again
            raise
