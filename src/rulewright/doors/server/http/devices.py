"""Going on with another device: one makes a link, the other follows it and is the same guest from then on.

The token is never part of an address that a server sees: it stands behind the # of the link, and comes in as a body.
"""

from __future__ import annotations

from rulewright.doors.server.config import Rate
from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.contract.people import Device, DeviceLink, Person
from rulewright.doors.server.http.endpoint import Ask, Become
from rulewright.doors.server.identity import Payer
from rulewright.doors.server.limits import Gate
from rulewright.doors.server.store import devices, seating
from rulewright.doors.server.usage import Kind
from rulewright.doors.server.words import SAY

OFTEN = Rate(0.05, 6)
"""How many links a guest may make."""
TRIES = Rate(0.1, 10)
"""How many links may be tried from one address."""


async def offer(ask: Ask) -> DeviceLink:
    """Make a link."""
    if not ask.known:
        raise Fault(409, SAY("not-known"))
    Gate(ask.tables.usage, Kind.LINKS, OFTEN).pass_through(ask.payer, "links")
    token = await ask.tables.database.write(lambda c: devices.offer(c, ask.guest))
    return DeviceLink(link=f"/device#{token}", minutes=devices.MINUTES)


async def accept(ask: Ask) -> Become:
    """Follow a link."""
    token = (await ask.body(Device)).token
    Gate(ask.tables.usage, Kind.TRIES, TRIES).pass_through(Payer("", ask.payer.address), "tries")
    guest = await ask.tables.database.write(lambda c: devices.accept(c, token))
    if guest is None:
        raise Fault(403, SAY("device-link-used"))
    name = await ask.tables.database.read(lambda c: seating.name_of(c, guest))
    return Become(guest, Person(name=name, chosen=True))
