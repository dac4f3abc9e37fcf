"""How people are told that it is their turn, and vacations, over HTTP."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection

from rulewright.doors.contract.fault import Fault
from rulewright.doors.contract.notices import EmailAddress, GoOnVacation, MailAnswer, MailLink, MyNotices, Subscription
from rulewright.doors.server import mail, push
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http.endpoint import Ask, operation
from rulewright.doors.server.limits import Gate, Kind
from rulewright.doors.server.live.notices import id_in
from rulewright.doors.server.push import Target
from rulewright.doors.server.store import matches, notices, vacations
from rulewright.doors.server.translations import SAY

MAILS = Rate(1 / 3600, 3)
"""How often a guest may ask for mail that confirms an address."""


def _notices(ask: Ask, c: Connection) -> MyNotices:
    devices, address = notices.devices(c, ask.guest), notices.address(c, ask.guest)
    sender = ask.tables.notices
    return MyNotices(
        key=sender.vapid.public,
        here=any(device.session == ask.session for device in devices),
        devices=len(devices),
        mail=sender.mailer is not None,
        address=address.address if address else "",
        confirmed=bool(address and address.confirmed),
        vacation=vacations.vacation(c, ask.guest),
    )


async def _changed(ask: Ask, work: Callable[[Connection], object]) -> MyNotices:
    """Change something of a guest who has been here before, and answer how things are then."""
    if not ask.known:
        raise Fault(409, SAY("not-known"))

    def both(c: Connection) -> MyNotices:
        work(c)
        return _notices(ask, c)

    return await ask.tables.database.write(both)


@operation("GET", "/api/me/notices")
async def show_notices(ask: Ask) -> MyNotices:
    """How you are told that it is your turn, and your vacation."""
    return await ask.tables.database.read(lambda c: _notices(ask, c))


@operation("PUT", "/api/me/push", body=Subscription)
async def subscribe(ask: Ask) -> MyNotices:
    """Tell this device from now on."""
    wish = await ask.body(Subscription)
    push.checked(Target(wish.endpoint, wish.p256dh, wish.auth), ask.tables.settings.private_push)
    return await _changed(ask, lambda c: notices.subscribe(c, ask.guest, ask.session, wish))


@operation("DELETE", "/api/me/push")
async def unsubscribe(ask: Ask) -> MyNotices:
    """Tell this device no more."""
    return await _changed(ask, lambda c: notices.unsubscribe(c, ask.guest, ask.session))


@operation("PUT", "/api/me/email", body=EmailAddress)
async def give_address(ask: Ask) -> MyNotices:
    """Ask for mail when no device of yours can be told.

    A message with a link is sent first; nothing else is sent before you have followed it.
    """
    address = mail.checked((await ask.body(EmailAddress)).address)
    if ask.tables.notices.mailer is None:
        raise Fault(409, SAY("no-mail-here"))
    Gate(ask.tables.rate_limiter, Kind.MAILS, MAILS).pass_through(ask.payer, "mails")
    return await _changed(ask, lambda c: notices.ask_to_confirm(c, ask.guest, address))


@operation("DELETE", "/api/me/email")
async def forget_address(ask: Ask) -> MyNotices:
    """No more mail: your address is deleted."""
    return await _changed(ask, lambda c: notices.forget_address(c, ask.guest))


@operation("POST", "/api/email/confirm", body=MailLink)
async def confirm(ask: Ask) -> MailAnswer:
    """Follow the link by which you confirm your address, on any device."""
    found = id_in(ask.tables.signer, "confirm", (await ask.body(MailLink)).token)
    if found is None:
        raise Fault(404, SAY("mail-link-gone"))
    await ask.tables.database.write(lambda c: notices.confirm(c, found))
    return MailAnswer(confirmed=True)


@operation("POST", "/api/email/stop/{token}")
async def stop_mail(ask: Ask) -> MailAnswer:
    """Follow the link at the end of a message: no more mail, and the address is deleted.

    Mail programs do this with one click (RFC 8058), so it needs no cookie and no body.
    """
    found = id_in(ask.tables.signer, "stop", ask.path["token"])
    if found is None:
        raise Fault(404, SAY("mail-link-gone"))
    await ask.tables.database.write(lambda c: notices.stop_mail(c, found))
    return MailAnswer(confirmed=False)


# ---------------------------------------------------------------- vacations


async def _travel(ask: Ask, change: Callable[[Connection], list[str]]) -> MyNotices:
    """Begin or end a vacation, and show it at every table that it concerns."""
    tables, found = ask.tables, list[str]()

    def work(c: Connection) -> None:
        found[:] = change(c)
        for match in found:
            matches.announce(c, matches.news(tables.process, match))

    answer = await _changed(ask, work)
    for match in found:
        await tables.changed(match)
    return answer


@operation("PUT", "/api/me/vacation", body=GoOnVacation)
async def go_on_vacation(ask: Ask) -> MyNotices:
    """Go on vacation now: your clocks stand still at tables played by the day, and everybody there sees it."""
    days = (await ask.body(GoOnVacation)).days
    return await _travel(ask, lambda c: vacations.go(c, ask.guest, days))


@operation("DELETE", "/api/me/vacation")
async def come_home(ask: Ask) -> MyNotices:
    """End your vacation."""
    return await _travel(ask, lambda c: vacations.come_home(c, ask.guest))
