"""`rulewright admin reports`, `ban`, `bans` and `lift`: the operator looks at reports and keeps people out.

They write into the database, while the server goes on: all its processes hold to it within about a second.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from ipaddress import ip_network
from typing import Any

from sqlalchemy import Connection, select

from rulewright.doors.server.admin import changing, looking
from rulewright.doors.server.limits import network
from rulewright.doors.server.store import access, reports, schema
from rulewright.doors.server.store.access import GUEST, NETWORK, ORIGIN, Ban, day

LONGEST = 300
"""Letters of a reason: the banned person sees it."""


def list_reports(database: str, closed: bool) -> str:
    """Every report with what it is about; nothing of any game is in it."""
    found = looking(database, lambda c: reports.listed(c, closed))
    return "\n\n".join(_written(row) for row in found) or "There are no reports to read."


def _written(row: Any) -> str:
    r = row._mapping
    lines = [
        f"{r['id']}  {day(r['at'])}  {r['why']}" + (f"  (closed {day(r['closed'])})" if r["closed"] else ""),
        f"  about   {r['name']}, guest {r['guest'] or '(left for good)'}, at table {r['match']}",
    ]
    if r["said"]:
        lines.append(f"  said    {r['said']}")
    if r["words"]:
        lines.append(f"  report  {r['words']}")
    return "\n".join(lines)


def close_report(database: str, id_: str) -> str:
    changing(database, lambda c: reports.close(c, id_))
    return f"Report {id_} is closed."


@dataclass(frozen=True)
class Whom:
    """Whom to ban: one of a guest, an address or network, and whom a report is about; of the last also their address."""

    guest: str = ""
    address: str = ""
    report: str = ""
    with_address: bool = False

    def subjects(self, c: Connection) -> list[tuple[str, str]]:
        if sum(map(bool, (self.guest, self.address, self.report))) != 1:
            raise ValueError("say whom to ban: one of --guest, --address and --report")
        if self.guest:
            known = select(schema.sign_ins.c.guest).where(schema.sign_ins.c.guest == self.guest)
            seated = select(schema.seats.c.guest).where(schema.seats.c.guest == self.guest)
            if not (c.execute(known).first() or c.execute(seated).first()):
                raise ValueError(f"there is no guest {self.guest}: `rulewright admin reports` names them")
            return [(GUEST, self.guest)]
        if self.address:
            return [(NETWORK, _network(self.address))]
        row = reports.find(c, self.report)
        found = [(GUEST, row.guest)] if row.guest else []
        found += [(ORIGIN, row.origin)] if self.with_address and row.origin else []
        if not found:
            raise ValueError("the person in that report has left for good: ban their address with --with-address")
        return found


def _network(text: str) -> str:
    """An address as the server sees it: of IPv6 its network, because everybody has as many addresses in it as they like."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise ValueError(f"{text} is no address and no network: write 203.0.113.7 or 203.0.113.0/24") from None
    if any(found.overlaps(here) for here in _LOOPBACK):
        raise ValueError("that is this machine, or a proxy on it: everybody would be banned")
    if found.version == 6 and found.prefixlen > 64:
        return f"{network(str(found.network_address))}/64"
    return str(found)


_LOOPBACK = (ip_network("127.0.0.0/8"), ip_network("::1/128"))


def ban(database: str, whom: Whom, reason: str, end: str) -> str:
    """Keep somebody out until `end`: a date, so many days, or `never`."""
    reason, until = " ".join(reason.split()), _end(end)
    if not reason or not reason.isprintable() or len(reason) > LONGEST:
        raise ValueError(f"give a --reason of up to {LONGEST} letters: the banned person sees it")

    def work(c: Connection) -> list[Ban]:
        made = [access.ban(c, kind, subject, reason, until) for kind, subject in whom.subjects(c)]
        if whom.report:
            reports.close(c, whom.report)
        return made

    return "\n".join(_told(made) for made in changing(database, work))


def _end(text: str) -> int | None:
    if text == "never":
        return None
    now = datetime.now(UTC)
    try:
        if text.isdecimal():
            until = now + timedelta(days=int(text))
        else:
            until = datetime.fromisoformat(text)
            until = until.replace(tzinfo=until.tzinfo or UTC)
    except (ValueError, OverflowError):
        raise ValueError(f"{text} is no end: give days (7), a date (2031-05-01) or never") from None
    if until <= now:
        raise ValueError(f"{text} is over already: give an end that is still to come")
    return int(until.timestamp() * 1000)


def _told(made: Ban) -> str:
    what = {GUEST: f"guest {made.subject}", ORIGIN: f"the address with the mark {made.subject}", NETWORK: made.subject}
    return f"{made.id}  {what[made.kind]} is banned {made.end}: {made.reason}"


def list_bans(database: str) -> str:
    found = looking(database, access.read).bans
    return "\n".join(map(_told, found)) or "Nobody is banned."


def lift(database: str, id_: str) -> str:
    if not changing(database, lambda c: access.lift(c, id_)):
        raise ValueError(f"there is no ban {id_}: see `rulewright admin bans`")
    return f"Ban {id_} is lifted."
