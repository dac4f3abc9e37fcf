"""`serve`, `dev` and `admin`: the server, and what its operator does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rulewright.doors.cli.messages import SAY
from rulewright.doors.server import admin, command
from rulewright.doors.server.config import Settings, at_home
from rulewright.doors.server.doctor import Health, examine
from rulewright.telling.language import ENGLISH, speaking


def serve(settings: Settings, host: str, port: int, workers: int, lab: bool | None) -> None:
    settings = replace(settings, lab=at_home(host, settings.host_names) if lab is None else lab)
    with speaking(ENGLISH):  # what it logs; people are answered in their own language
        command.serve(settings, host, port, workers)


def dev(folder: Path, games: Sequence[str], host: str, port: int, show: bool) -> None:
    with speaking(ENGLISH):
        command.develop(folder, games, host, port, show)


def back_up(database: str, file: Path) -> str:
    return SAY("backed-up", rows=admin.back_up(database, file), file=str(file))


def restore(database: str, file: Path) -> str:
    return SAY("restored", rows=admin.restore(database, file))


def check(database: str, games: Sequence[str]) -> int:
    found = admin.check(database, games)
    print(found)
    return 1 if found.wrong else 0


def upgrade(database: str, games: Sequence[str]) -> str:
    return str(admin.upgrade(database, games))


def doctor(database: str, games: Sequence[str]) -> int:
    found = examine(database, games)
    print(*found, sep="\n")
    return 1 if any(finding.health == Health.WRONG for finding in found) else 0


def reports(database: str, closed: bool, close: str) -> str:
    return admin.close_report(database, close) if close else admin.list_reports(database, closed)
