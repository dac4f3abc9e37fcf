"""Decisions that come back until their player finds them at once, so that all devices of one person show the same.

A guest's mistakes are one row, locked while it changes, so there are never more than `MOST`. The page decides when a mistake is
due (`web/src/lib/mistakes.ts`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Select, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.contract.coach import LEARNED, KeptMistake
from rulewright.doors.server.codec import stored
from rulewright.doors.server.store import passkeys, schema

MOST = 60
"""The most mistakes of one guest; beyond that, those answered longest ago are forgotten."""
LONGEST = 4_000
"""The most bytes of one."""


def of_guest(c: Connection, guest: str) -> list[KeptMistake]:
    """A guest's mistakes, the one answered last at the end."""
    kept = c.execute(_mine(guest)).scalar()
    return [stored(each, KeptMistake) for each in kept or []]


def _mine(guest: str) -> Select[tuple[Any]]:
    return select(schema.mistakes.c.kept).where(schema.mistakes.c.guest == guest)


def answer(c: Connection, guest: str, answered: Iterable[KeptMistake]) -> list[KeptMistake]:
    """Keep these answers, unless the same mistake was answered later on another device. What is learned is forgotten. Returns
    what is kept now, as `forget` does."""
    kept = {(each.id, each.decision.move): each for each in _hold(c, guest)}
    for each in answered:
        which = each.id, each.decision.move
        if which not in kept or kept[which].answered <= each.answered:
            kept[which] = each
    return _store(c, guest, (each for each in kept.values() if each.found < LEARNED))


def forget(c: Connection, guest: str, match: str) -> list[KeptMistake]:
    """Forget all mistakes made in a match."""
    return _store(c, guest, (each for each in _hold(c, guest) if each.id != match))


def bring(c: Connection, visitor: str, guest: str) -> None:
    """Copy a visitor's mistakes to the account that they sign in to. Those of another account stay apart."""
    if not passkeys.credentials(c, visitor) and (mine := of_guest(c, visitor)):
        answer(c, guest, mine)


def _hold(c: Connection, guest: str) -> list[KeptMistake]:
    """A guest's mistakes, locked against another device that answers at the same time."""
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    c.execute(insert(schema.mistakes).values(guest=guest, kept=[]).on_conflict_do_nothing())
    c.execute(_mine(guest).with_for_update())
    return of_guest(c, guest)


def _store(c: Connection, guest: str, mistakes: Iterable[KeptMistake]) -> list[KeptMistake]:
    table = schema.mistakes
    kept = sorted(mistakes, key=lambda each: each.answered)[-MOST:]
    c.execute(table.update().where(table.c.guest == guest).values(kept=kept))
    return kept
