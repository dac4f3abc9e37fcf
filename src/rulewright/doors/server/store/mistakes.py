"""Decisions that come back until their player finds them at once, so that all devices of one person show the same.

A guest's mistakes are one row, locked while it changes, so there are never more than `MOST`. The page decides when a mistake is
due (`web/src/lib/mistakes.ts`). Names of players are left out of what is stored and put in again when it is read, so that none
outlives its owner's account.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, Select, select
from sqlalchemy.dialects import postgresql, sqlite

from rulewright.doors.contract.coach import LEARNED, KeptMistake
from rulewright.doors.server.codec import stored
from rulewright.doors.server.store import passkeys, schema
from rulewright.doors.server.store.my_data import renamed
from rulewright.doors.server.store.schema import OVER
from rulewright.match.header import shown_name, shown_names

MOST = 60
"""The most mistakes of one guest; beyond that, those answered longest ago are forgotten."""
LONGEST = 4_000
"""The most bytes of one."""
_FIRST = 0xF000
"""The character that stands for the name of the first seat."""


def of_guest(c: Connection, guest: str) -> list[KeptMistake]:
    """A guest's mistakes, the one answered last at the end."""
    return _with_names(c, _kept(c, guest))


def _kept(c: Connection, guest: str) -> list[KeptMistake]:
    return [stored(each, KeptMistake) for each in c.execute(_mine(guest)).scalar() or []]


def _mine(guest: str) -> Select[tuple[Any]]:
    return select(schema.mistakes.c.kept).where(schema.mistakes.c.guest == guest)


def answer(c: Connection, guest: str, answered: Iterable[KeptMistake]) -> list[KeptMistake]:
    """Keep these answers, unless the same mistake was answered later on another device. What is learned is forgotten. Returns
    what is kept now, as `forget` does."""
    kept = {(each.id, each.decision.move): each for each in _hold(c, guest)}
    for each in _without_names(c, [*answered]):
        which = each.id, each.decision.move
        if which not in kept or kept[which].answered <= each.answered:
            kept[which] = each
    return _store(c, guest, (each for each in kept.values() if each.found < LEARNED))


def forget(c: Connection, guest: str, match: str) -> list[KeptMistake]:
    """Forget all mistakes made in a match."""
    return _store(c, guest, (each for each in _hold(c, guest) if each.id != match))


def bring(c: Connection, visitor: str, guest: str) -> None:
    """Copy a visitor's mistakes to the account that they sign in to. Those of another account stay apart."""
    if not passkeys.credentials(c, visitor) and (mine := _kept(c, visitor)):
        answer(c, guest, mine)


def _hold(c: Connection, guest: str) -> list[KeptMistake]:
    """A guest's mistakes, locked against another device that answers at the same time."""
    insert = postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert
    c.execute(insert(schema.mistakes).values(guest=guest, kept=[]).on_conflict_do_nothing())
    c.execute(_mine(guest).with_for_update())
    return _kept(c, guest)


def _store(c: Connection, guest: str, mistakes: Iterable[KeptMistake]) -> list[KeptMistake]:
    table = schema.mistakes
    kept = sorted(mistakes, key=lambda each: each.answered)[-MOST:]
    c.execute(table.update().where(table.c.guest == guest).values(kept=kept))
    return _with_names(c, kept)


# ---------------------------------------------------------------- names


def _names(c: Connection, mistakes: Sequence[KeptMistake]) -> dict[str, list[str]]:
    """The players of finished matches, whom anybody may know who knows the match."""
    match = schema.matches.c
    theirs = match.id.in_({each.id for each in mistakes}) & (match.status == OVER)
    return {row.id: row.header["seats"] for row in c.execute(select(match.id, match.header).where(theirs))}


def _without_names(c: Connection, mistakes: Sequence[KeptMistake]) -> list[KeptMistake]:
    known = _names(c, mistakes)

    def hidden(each: KeptMistake) -> KeptMistake:
        marks = {shown: chr(_FIRST + i) for i, name in enumerate(known.get(each.id, ())) for shown in shown_names(name)}
        return _told(each, lambda text: str(renamed(text, marks))) if marks else each

    return [hidden(each) for each in mistakes]


def _with_names(c: Connection, mistakes: Sequence[KeptMistake]) -> list[KeptMistake]:
    known = _names(c, mistakes)

    def shown(each: KeptMistake) -> KeptMistake:
        names = {_FIRST + i: shown_name(name) for i, name in enumerate(known.get(each.id, ()))}
        return _told(each, lambda text: text.translate(names))

    return [shown(each) for each in mistakes]


def _told(mistake: KeptMistake, change: Callable[[str], str]) -> KeptMistake:
    """A mistake with all its sentences changed."""
    told = mistake.decision
    chosen, other = (replace(move, label=change(move.label)) for move in (told.chosen, told.other))
    points = told.points and replace(told.points, label=change(told.points.label))
    decision = replace(told, chosen=chosen, other=other, points=points, why=change(told.why))
    return replace(mistake, decision=decision)
