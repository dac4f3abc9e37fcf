"""`rulewright admin`: backups, checks of the database, reports, bans and appeals."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine, select
from sqlalchemy.exc import DBAPIError

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.catalog import Catalog, fits
from rulewright.doors.server.config import default_database
from rulewright.doors.server.jobs.records import PlayedMatch, draw_frames, make_archive, make_final
from rulewright.doors.server.limits import network
from rulewright.doors.server.matches.archive import LONGEST
from rulewright.doors.server.matches.live_match import LiveMatch
from rulewright.doors.server.store import (
    access,
    archives,
    backup,
    matches,
    moderation,
    results,
    rules,
    schema,
    tournaments,
)
from rulewright.doors.server.store.access import GUEST, NETWORK, ORIGIN, Ban, day
from rulewright.doors.server.store.database import PATIENCE, Database, newest_version, unusable, version_known
from rulewright.doors.server.store.results import Final
from rulewright.doors.server.store.schema import AnyRow
from rulewright.games import address, earlier, load
from rulewright.match import Refused, Secret

T = TypeVar("T")


def back_up(database: str, path: Path) -> int:
    """Write the whole database to a file. The server may keep running."""
    return looking(database, lambda c: backup.dump(c, path))


def restore(database: str, path: Path) -> int:
    """Load a backup into an empty database that no server is using: all of it, or nothing."""

    path.open("rb").close()  # if the file is missing, fail before creating an empty database

    async def work() -> int:
        found = Database(database or default_database())
        try:
            await found.open()
            return await found.write(lambda c: backup.fill(c, path))
        except DBAPIError as e:
            raise unusable(e) from None
        finally:
            await found.close()

    return asyncio.run(work())


@dataclass(frozen=True)
class Findings:
    """The result of a check: how many matches there are, how many have older rules or no game here, and what is wrong."""

    count: int
    older: int
    missing: Counter[str]
    wrong: list[str]

    def __str__(self) -> str:
        found = [*self.wrong, f"{self.count:,} matches, {len(self.wrong)} of them wrong."]
        told = "\n".join(found) + (f" {self.older:,} kept, older rules." if self.older else "")
        if self.missing:
            told += f" {self.missing.total():,} not checked: game missing ({', '.join(sorted(self.missing))})."
        return told


def check(database: str, games: Iterable[str] = ()) -> Findings:
    """Replay every match from its lines. A match begun under older rules cannot be replayed; that is not an error."""
    return looking(database, lambda c: _checked(c, Catalog(tuple(games))))


def looking(database: str, work: Callable[[Connection], T]) -> T:
    """Read in one transaction that sees a constant snapshot, whatever others write."""
    found = Database(database or default_database())
    if not found.postgres:
        if not Path(found.url.database or "").exists():
            raise ValueError(f"there is no database at {found.url.database}")
        engine = create_engine(found.url)
        try:
            with engine.connect() as c:
                c.exec_driver_sql("BEGIN")
                return _of_this_version(c, work)
        except DBAPIError as e:
            raise unusable(e) from None

    async def over_net() -> T:
        from sqlalchemy.ext.asyncio import create_async_engine

        net = create_async_engine(found.url, isolation_level="REPEATABLE READ", hide_parameters=True)
        try:
            async with net.connect() as c:
                return await c.run_sync(lambda c: _of_this_version(c, work))
        except (OSError, DBAPIError) as e:
            raise unusable(e) from None
        finally:
            await net.dispose()

    return asyncio.run(over_net())


def changing(database: str, work: Callable[[Connection], T]) -> T:
    """Write in one transaction. The server may keep running: both wait for each other's locks."""
    found = Database(database or default_database())

    async def over_net() -> T:
        from sqlalchemy.ext.asyncio import create_async_engine

        net = create_async_engine(found.url, hide_parameters=True)
        try:
            async with net.begin() as c:
                return await c.run_sync(lambda c: _of_this_version(c, work))
        finally:
            await net.dispose()

    try:
        if found.postgres:
            return asyncio.run(over_net())
        if not Path(found.url.database or "").exists():
            raise ValueError(f"there is no database at {found.url.database}")
        engine = create_engine(found.url, hide_parameters=True, connect_args={"timeout": PATIENCE})
        with engine.begin() as c:
            return _of_this_version(c, work)
    except (OSError, DBAPIError) as e:
        raise unusable(e) from None


def _of_this_version(c: Connection, work: Callable[[Connection], T]) -> T:
    if version_known(c) != newest_version():
        raise ValueError("that database is of an older version of Rulewright: start its server once with this one")
    return work(c)


def _checked(c: Connection, catalog: Catalog) -> Findings:
    wrong, older, missing = list[str](), 0, Counter[str]()
    ids = list(c.execute(select(schema.matches.c.id).order_by(schema.matches.c.id)).scalars())
    for match in ids:
        story = matches.read(c, match)
        assert story
        if story.row.game not in catalog.games:
            missing[story.row.game] += 1
            continue
        try:
            found = _trouble(story, catalog)
        except Fault as e:
            older += e.status == 410
            found = "" if e.status == 410 else e.sentence
        if found:
            wrong.append(f"{match}: {found}")
    return Findings(len(ids), older, missing, wrong)


def _trouble(story: matches.StoredMatch, catalog: Catalog) -> str:
    """What is wrong with a match, or an empty string. Raises a Fault if its rules are not available here."""
    row, lines = story.row, story.lines
    if [line.line for line in lines] != list(range(1, row.lines + 1)):
        return f"it says that it has {row.lines} lines, and has {len(lines)}"
    if len(story.seats) != row.seats:
        return f"it is for {row.seats}, and has {len(story.seats)} seats"
    if row.header is None:
        return ""
    if Secret(row.seed or "", row.nonce or "").commitment(row.header) != row.header["commitment"]:
        return "its seed is not the one that was committed to"
    try:
        replayed = LiveMatch(catalog.rules(row.game, row.header), row, lines)
    except (Refused, ValueError) as e:
        return f"its lines cannot be played again: {e}"
    if (replayed.number, replayed.over) != (row.number, row.status == schema.OVER):
        return "what it says of itself is not what its lines come to"
    return ""


# ---------------------------------------------------------------- before an upgrade


@dataclass
class Kept:
    """What `upgrade` has stored: matches over and running, their bytes, and matches whose rules are not here."""

    over: int = 0
    running: int = 0
    size: int = 0
    lost: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        told = f"{self.over:,} finished and {self.running:,} running matches archived, {self.size:,} bytes."
        for why, count in sorted(self.lost.items()):
            told += f"\n{count:,} cannot be archived here: {why}"
        return told


def upgrade(database: str, games: Iterable[str] = ()) -> Kept:
    """Archive every match that is not archived yet, running ones too, while their rules are here. The server may keep running;
    run it again when you have stopped it, for what was played in the meantime."""
    catalog, found, last = Catalog(tuple(games)), Kept(), ""
    while part := looking(database, partial(archives.missing, after=last, running=True)):
        for match in part:
            story = looking(database, partial(matches.read, match=match))
            assert story
            try:
                game = catalog.rules(story.row.game, story.row.header)
                made = _archived(PlayedMatch(address(game), story.row, story.lines))
            except (Fault, ValueError) as e:
                found.lost[e.sentence if isinstance(e, Fault) else str(e)] += 1
                continue
            changing(database, partial(_keep, match=match, archive=made[0], final=made[1]))
            found.over += story.row.status == schema.OVER
            found.running += story.row.status != schema.OVER
            found.size += len(made[0].frames) + len(made[0].pictures or b"")
        last = part[-1]
    return found


def _archived(played: PlayedMatch) -> tuple[archives.Stored, Final | None]:
    """The archive of a match and, if it is over, its final state. Of a running match no pictures are needed."""
    if played.row.header is None or len(played.lines) > LONGEST:
        raise ValueError("not begun, or too long")
    over = played.row.status == schema.OVER
    drawn = draw_frames(played) if over else b""
    return archives.Stored(len(played.lines), make_archive(played), drawn), make_final(played) if over else None


def _keep(c: Connection, match: str, archive: archives.Stored, final: Final | None) -> None:
    archives.keep(c, match, archive)
    if final:
        results.keep_final(c, match, final)


def list_rules(database: str, games: Iterable[str] = (), retire: str = "") -> str:
    """Which rules the matches of a database need, and where those are; `retire` stops offering some of an earlier release. Their
    running matches are archived first, because they cannot go on."""
    if retire:
        if retire not in earlier.addresses():
            known = ", ".join(earlier.addresses()) or "none"
            raise ValueError(f"{retire} is not among the rules of earlier releases that this one carries: {known}")
        upgrade(database, games)
        changing(database, lambda c: rules.retire(c, retire))
    catalog = Catalog(tuple(games))
    needed, catalog.retired = looking(database, lambda c: (rules.needed(c), rules.retired(c)))
    told = [
        f"{need.game} {need.version} {need.fingerprint or '(no fingerprint)'}: {count[schema.PLAYING]:,} running, "
        f"{count[schema.OVER]:,} finished: {_where(catalog, need)}"
        for need, count in sorted(needed.items())
    ]
    return "\n".join(told) or "There are no matches."


def _where(catalog: Catalog, need: rules.Needed) -> str:
    if need.game not in catalog.games:
        return "the game is not here"
    found = catalog.rules(need.game, need.header)
    if not fits(found, need.header):
        gone = any(
            fits(load(address), need.header) for address in catalog.retired if address in earlier.addresses(need.game)
        )
        return "retired, can be watched" if gone else "not here, can be watched if they were archived"
    if address(found) in earlier.addresses():
        return f"carried as {address(found)}"
    return "today's" if need.fingerprint == found.fingerprint else "play like today's"


# ---------------------------------------------------------------- reports and bans: running servers apply them within a second


LONGEST_REASON = 300
"""The most characters of a reason: the banned person sees it."""


def list_reports(database: str, closed: bool) -> str:
    """Every report with its subject, as text. Contains nothing from any game."""
    found = looking(database, lambda c: moderation.list_reports(c, closed))
    return "\n\n".join(_written(row) for row in found) or "There are no reports to read."


def _written(row: AnyRow) -> str:
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
    changing(database, lambda c: moderation.close_report(c, id_))
    return f"Report {id_} is closed."


@dataclass(frozen=True)
class Whom:
    """Whom to ban: a guest, an address or network, or the subject of a report, with `with_address` also their address."""

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
        row = moderation.find_report(c, self.report)
        found = [(GUEST, row.guest)] if row.guest else []
        found += [(ORIGIN, row.origin)] if self.with_address and row.origin else []
        if not found:
            raise ValueError("the person in that report has left for good: ban their address with --with-address")
        return found


def _network(text: str) -> str:
    """An address as the server counts it: for IPv6 its /64 network, because a client can use any address in it."""
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


def ban_guest(database: str, whom: Whom, reason: str, end: str) -> str:
    """Ban a guest or an address until `end`: a date, a number of days, or `never`."""
    return "\n".join(map(_told, changing(database, banning(whom, reason, end))))


def banning(whom: Whom, reason: str, end: str) -> Callable[[Connection], list[Ban]]:
    """The transaction of a ban, which also closes the report that it is about."""
    reason, until = shown_to_the_banned(reason, "reason"), _end(end)

    def work(c: Connection) -> list[Ban]:
        made = [access.ban(c, kind, subject, reason, until) for kind, subject in whom.subjects(c)]
        if whom.report:
            moderation.close_report(c, whom.report)
        return made

    return work


def shown_to_the_banned(text: str, what: str) -> str:
    """A text on one line. Raises ValueError if it is not fit to be shown."""
    text = " ".join(text.split())
    if not text or not text.isprintable() or len(text) > LONGEST_REASON:
        raise ValueError(f"give a --{what} of up to {LONGEST_REASON} letters: the banned person sees it")
    return text


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
    found = looking(database, access.read_kept_out).bans
    return "\n".join(map(_told, found)) or "Nobody is banned."


def lift_ban(database: str, id_: str) -> str:
    if not changing(database, lambda c: access.lift_ban(c, id_)):
        raise ValueError(f"there is no ban {id_}: see `rulewright admin bans`")
    return f"Ban {id_} is lifted."


def list_appeals(database: str, answered: bool) -> str:
    """What banned people have to say, as text."""
    found = looking(database, lambda c: moderation.list_appeals(c, answered))
    return "\n\n".join(map(_appeal, found)) or "There are no appeals to answer."


def _appeal(row: AnyRow) -> str:
    lines = [f"{row.id}  {day(row.at)}  against ban {row.ban}: {row.reason}", f"  guest   {row.guest}"]
    lines.append(f"  says    {row.words}")
    if row.answered:
        lines.append(f"  answer  {row.answer}  ({day(row.answered)})")
    return "\n".join(lines)


def answer_appeal(database: str, id_: str, answer: str, lift: bool) -> str:
    changing(database, answering(id_, answer, lift))
    return f"Appeal {id_} is answered." + (" The ban is lifted." if lift else "")


def answering(id_: str, answer: str, lift: bool) -> Callable[[Connection], None]:
    """The transaction of an answer, which may lift the ban."""
    words = shown_to_the_banned(answer, "answer")

    def work(c: Connection) -> None:
        ban = moderation.answer_appeal(c, id_, words)
        if lift:
            access.lift_ban(c, ban)

    return work


def cancel_tournament(database: str, id_: str) -> str:
    try:
        changing(database, lambda c: tournaments.cancel(c, id_))
    except Fault as e:
        raise ValueError(f"{id_}: {e.sentence}") from None
    return f"Tournament {id_} is cancelled."
