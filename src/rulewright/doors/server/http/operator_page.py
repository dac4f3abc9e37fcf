"""The operator's pages: the state of the server, and its people. A token protects both; without one there are no such pages."""

from __future__ import annotations

import base64
import hmac
import os
import time
from collections import Counter
from collections.abc import Callable
from html import escape
from urllib.parse import parse_qs

from sqlalchemy import Connection
from starlette.responses import HTMLResponse, RedirectResponse, Response

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server import limits
from rulewright.doors.server.admin import Whom, answering, banning
from rulewright.doors.server.http.endpoint import Ask, operation
from rulewright.doors.server.http.pages import SHUT
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.metrics import resident
from rulewright.doors.server.store import access, moderation, people, tournaments
from rulewright.doors.server.translations import SAY
from rulewright.games import earlier

Rows = list[tuple[str, object]]

BEGUN = time.monotonic()


@operation("GET", "/operator", returns="text/html")
async def page(ask: Ask) -> Response:
    """How the server is doing, for its operator.

    Uses HTTP basic auth with the token as password and any user name, because browsers can prompt for that.
    """
    if refused := _shut(ask):
        return refused
    headers = {"Cache-Control": "no-store", "Refresh": "5", "Content-Security-Policy": SHUT}
    return HTMLResponse(_page(_figures(ask.tables)), headers=headers)


def _shut(ask: Ask) -> Response | None:
    """The refusal of a request without the token; None if it has it."""
    if not ask.tables.settings.operator_token:
        raise Fault(404, SAY("nothing-here"))
    if is_operator(ask):
        return None
    ask.tables.metrics.refusals["operator"] += 1
    return Response("Send the operator's token.", 401, {"WWW-Authenticate": 'Basic realm="Rulewright"'})


def is_operator(ask: Ask) -> bool:
    """Whether the request shows the operator's token."""
    token = ask.tables.settings.operator_token
    return bool(token) and _knows(ask.request.headers.get("authorization", ""), token)


def _knows(header: str, token: str) -> bool:
    kind, _, given = header.partition(" ")
    if kind.lower() == "bearer":
        return hmac.compare_digest(given.encode(), token.encode())
    try:
        password = base64.b64decode(given, validate=True).partition(b":")[2]
    except ValueError:
        return False
    return kind.lower() == "basic" and hmac.compare_digest(password, token.encode())


def told(tables: Tables) -> dict[str, Rows]:
    """The figures of this process, by heading."""
    m, total = tables.metrics, tables.metrics.stored.total()
    slow = total - m.stored_within(100)
    return {
        "This process": [
            ("number", os.getpid()),
            ("minutes", round((time.monotonic() - BEGUN) / 60)),
            ("load of the machine", _load()),
            ("megabytes", resident() // 1_000_000),
        ],
        "Tables": [
            ("in memory", len(tables.by_match)),
            ("looked at", sum(bool(table.sockets) for table in tables.by_match.values())),
            ("in doubt", sum(table.unsettled is not None for table in tables.by_match.values())),
            ("open sockets", m.sockets),
        ],
        "Rules of earlier releases": sorted(_earlier(tables).items()),
        "Queues": [
            ("bots that think or wait", tables.bot_jobs.turns.wanted),
            ("seconds for each of their moves", tables.bot_jobs.seconds),
            ("moves for people who are away", tables.reflexes.turns.wanted),
            ("records being read", tables.readers.turns.wanted),
            ("tables being read", tables.replaying.wanted),
            ("matches to archive", tables.replays.waiting),
        ],
        "Moves": [
            *sorted(m.moves.items()),
            ("milliseconds to store one", round(m.stored_sum / total, 1) if total else 0),
            ("longer than 100 ms", slow),
        ],
        "Refusals": sorted(m.refusals.items()),
        "Answers": sorted(m.requests.items()),
        "Matches": sorted(m.matches.items()),
    }


def _earlier(tables: Tables) -> Counter[str]:
    """How many tables in memory are played under which rules of earlier releases."""
    return Counter(filter(None, (earlier.address_of(table.game) for table in tables.by_match.values())))


def _load() -> str:
    return " ".join(f"{load:.2f}" for load in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"


def _figures(tables: Tables) -> str:
    parts = [f"<p><a href='{PEOPLE}'>People, reports, appeals and tournaments</a>"]
    for heading, rows in told(tables).items():
        cells = "".join(f"<tr><td>{escape(str(name))}<td>{escape(str(value))}" for name, value in rows)
        parts.append(f"<h2>{heading}</h2><table>{cells or '<tr><td>none'}</table>")
    return "<style>body{columns:20em}</style>" + "".join(f"<section>{part}</section>" for part in parts)


def _page(body: str) -> str:
    style = (
        "body{font:16px sans-serif;margin:2em}td{padding:.1em 1em .1em 0;vertical-align:top}section{break-inside:avoid}"
    )
    wide = "form{margin:.3em 0}td{overflow-wrap:anywhere}"
    about = "<meta charset=utf-8><meta name=viewport content='width=device-width'><title>Rulewright</title>"
    return f"<!doctype html><html lang=en>{about}<style>{style}{wide}</style>{body}"


# ---------------------------------------------------------------- people


PEOPLE = "/operator/people"
FORM = "application/x-www-form-urlencoded"
LONGEST_FORM = 20_000


@operation("GET", PEOPLE, returns="text/html", query=("find",))
async def show_people(ask: Ask) -> Response:
    """Accounts, reports, appeals, bans and tournaments, for the operator. `find` is a part of a name, or an id."""
    return _shut(ask) or await _people(ask, ask.query.get("find", "")[:40], "")


@operation("POST", PEOPLE, returns="text/html", body=FORM)
async def act(ask: Ask) -> Response:
    """Do what one of the forms on the operator's page says: the same as `rulewright admin` does."""
    if refused := _shut(ask):
        return refused
    if ask.request.headers.get("content-type", "").partition(";")[0] != FORM:
        raise Fault(415, SAY("send-form"))
    sent = await limits.body(ask.request, LONGEST_FORM)
    given = {name: values[0] for name, values in parse_qs(sent.decode("utf-8", "replace"), max_num_fields=8).items()}
    try:
        work = _deed(given)
        await ask.tables.database.write(work)
    except (ValueError, Fault) as e:
        return await _people(ask, "", e.sentence if isinstance(e, Fault) else str(e))
    await ask.tables.access.refresh()
    return RedirectResponse(PEOPLE, 303)


def _deed(given: dict[str, str]) -> Callable[[Connection], object]:
    """The transaction that a form asks for."""
    do, id_ = given.get("do", ""), given.get("id", "").replace("\0", "")
    if do == "close":
        return lambda c: moderation.close_report(c, id_)
    if do in ("ban", "ban-reported"):
        whom = Whom(guest=id_) if do == "ban" else Whom(report=id_, with_address="address" in given)
        return banning(whom, given.get("reason", ""), given.get("until", ""))
    if do == "answer":
        return answering(id_, given.get("answer", ""), "lift" in given)
    if do == "lift":
        return lambda c: access.lift_ban(c, id_)
    if do == "cancel":
        return lambda c: tournaments.cancel(c, id_)
    raise ValueError("That is none of the forms of this page: load it again.")


async def _people(ask: Ask, find: str, trouble: str) -> Response:
    found = await ask.tables.database.read(lambda c: people.overview(c, find.replace("\0", "")))
    ban = _field("reason", 300) + _field("until", 20, "days, a date, or never")
    sections: dict[str, list[tuple[object, ...]]] = {
        "Accounts": [
            (a.name, a.id, f"{a.passkeys} passkeys", _day(a.first), _day(a.last), _form("ban", a.id, "Ban", ban))
            for a in found.accounts
        ],
        "Reports": [
            (
                _day(r.at), r.why, r.name, r.guest or "(left for good)", r.match, r.said, r.words,
                _form("close", r.id, "Close")
                + _form("ban-reported", r.id, "Ban", ban + "<label><input type=checkbox name=address> address, too</label>"),
            )
            for r in found.reports
        ],
        "Appeals": [
            (
                _day(a.at), a.reason, a.guest, a.words,
                _form("answer", a.id, "Answer", _field("answer", 300) + "<label><input type=checkbox name=lift> lift</label>"),
            )
            for a in found.appeals
        ],
        "Bans": [(b.id, b.kind, b.subject, b.end, b.reason, _form("lift", b.id, "Lift")) for b in found.bans],
        "Tournaments": [
            (t.name, t.game, t.status, _day(t.starts), t.id, _form("cancel", t.id, "Cancel")) for t in found.tournaments
        ],
    }  # fmt: skip
    search = f"<form><label>Name or id <input name=find maxlength=40 value='{escape(find)}'></label><button>Find</button></form>"
    body = "<p><a href=/operator>State of the server</a>" + (f"<p role=alert>{escape(trouble)}" if trouble else "")
    for heading, rows in sections.items():
        body += f"<h2>{heading}</h2>{search if heading == 'Accounts' else ''}<table>"
        for *cells, forms in rows:
            body += "<tr>" + "".join(f"<td>{escape(str(cell))}" for cell in cells) + f"<td>{forms}"
        body += "</table>" if rows else "<tr><td>none</table>"
    policy = SHUT.replace("form-action 'none'", "form-action 'self'")
    headers = {"Cache-Control": "no-store", "Content-Security-Policy": policy}
    return HTMLResponse(_page(body), 400 if trouble else 200, headers)


def _day(at: int | None) -> str:
    return access.day(at) if at else ""


def _field(name: str, most: int, hint: str = "") -> str:
    return f"<label>{hint or name} <input name={name} maxlength={most} required></label> "


def _form(do: str, id_: str, button: str, fields: str = "") -> str:
    hidden = f"<input type=hidden name=do value={do}><input type=hidden name=id value='{escape(id_)}'>"
    return f"<form method=post action={PEOPLE}>{hidden}{fields}<button>{button}</button></form>"
