"""Following people who show a profile, and inviting friends, over plain HTTP."""

from __future__ import annotations

from sqlalchemy import Connection

from rulewright.doors.contract.accounts import Decline, Follow, Friends, InviteFriend
from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.tables import MatchId
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http.endpoint import TABLE, Ask, operation, sparing
from rulewright.doors.server.limits import Kind
from rulewright.doors.server.store import friends
from rulewright.doors.server.translations import SAY

FOLLOWS = Rate(0.1, 20)
"""How often a guest may follow somebody or invite a friend."""


async def _seldom(ask: Ask) -> None:
    await ask.tables.database.read(lambda c: sparing(ask, c, Kind.FOLLOWS, FOLLOWS, "follows"))


@operation("GET", "/api/me/friends")
async def list_friends(ask: Ask) -> Friends:
    """Whom you follow and what they do now, and who invites you.

    It shows nothing that the lists of seeks and of open tables do not show you anyway.
    """
    tables = ask.tables

    def work(c: Connection) -> Friends:
        return Friends(
            followed=friends.followed(c, tables.catalog, ask.guest),
            invitations=friends.invitations(c, tables.catalog, tables.signer, ask.guest),
        )

    return await tables.database.read(work)


@operation("POST", "/api/me/following", body=Follow)
async def follow(ask: Ask) -> Friends:
    """Follow somebody who shows a profile, or stop. They are not told; if both of you do, you are friends."""
    wish = await ask.body(Follow)
    if not ask.known:
        raise Fault(409, SAY("not-known"))
    if wish.follow:
        await _seldom(ask)
    await ask.tables.database.write(lambda c: friends.follow(c, ask.guest, wish.profile, wish.follow))
    return await list_friends(ask)


@operation("POST", f"{TABLE}/invite", body=InviteFriend)
async def invite(ask: Ask) -> MatchId:
    """Invite a friend to your table: somebody whom you follow and who follows you (host)."""
    match, wish = ask.path["match"], await ask.body(InviteFriend)
    await _seldom(ask)
    await ask.tables.database.write(lambda c: friends.invite(c, match, ask.guest, wish.profile))
    return MatchId(id=match)


@operation("POST", "/api/me/invitations/decline", body=Decline)
async def decline(ask: Ask) -> Friends:
    """Put an invitation away."""
    match = (await ask.body(Decline)).match
    await ask.tables.database.write(lambda c: friends.decline(c, ask.guest, match))
    return await list_friends(ask)
