"""The operator's page: the state of the server, protected by a token. Without a token there is no such page."""

from __future__ import annotations

import base64
import hmac
import os
import time
from collections import Counter
from html import escape

from starlette.responses import HTMLResponse, Response

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.http.endpoint import Ask, operation
from rulewright.doors.server.http.pages import SHUT
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.metrics import resident
from rulewright.doors.server.translations import SAY
from rulewright.games import earlier

Rows = list[tuple[str, object]]

BEGUN = time.monotonic()


@operation("GET", "/operator", returns="text/html")
async def page(ask: Ask) -> Response:
    """How the server is doing, for its operator.

    Uses HTTP basic auth with the token as password and any user name, because browsers can prompt for that.
    """
    if not ask.tables.settings.operator_token:
        raise Fault(404, SAY("nothing-here"))
    if not is_operator(ask):
        ask.tables.metrics.refusals["operator"] += 1
        return Response("Send the operator's token.", 401, {"WWW-Authenticate": 'Basic realm="Rulewright"'})
    headers = {"Cache-Control": "no-store", "Refresh": "5", "Content-Security-Policy": SHUT}
    return HTMLResponse(_written(ask.tables), headers=headers)


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


def _written(tables: Tables) -> str:
    parts = []
    for heading, rows in told(tables).items():
        cells = "".join(f"<tr><td>{escape(str(name))}<td>{escape(str(value))}" for name, value in rows)
        parts.append(f"<h2>{heading}</h2><table>{cells or '<tr><td>none'}</table>")
    style = "body{font:16px sans-serif;margin:2em;columns:20em}td{padding:.1em 1em .1em 0}section{break-inside:avoid}"
    body = "".join(f"<section>{part}</section>" for part in parts)
    return f"<!doctype html><html lang=en><meta charset=utf-8><title>Rulewright</title><style>{style}</style>{body}"
