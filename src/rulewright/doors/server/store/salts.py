"""What players add to the dice of a table before the first move.

The seed is drawn when the table is opened, and everybody at it is shown a hash of the seed, the promise. Only then do they add
salts. The game is dealt from the seed and the salts together, once everybody has answered or a few seconds after the last seat
was taken. A salt that the server leaves out is missing in the record, where its player looks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection

from rulewright.doors.server.contract.fault import Fault
from rulewright.doors.server.identity import owner
from rulewright.doors.server.store import matches, seating
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import GATHERING, HUMAN
from rulewright.doors.server.words import SAY
from rulewright.match import Secret
from rulewright.match.header import SALT

SECONDS = 10
"""How long a full table waits for the salts of people who send none."""


def fresh() -> dict[str, Any]:
    """The columns of a new table that takes salts."""
    secret = Secret.draw()
    return {"seed": secret.seed, "nonce": secret.nonce, "salts": {}}


def secret(row: MatchRow) -> Secret:
    """The seed and the nonce that were drawn when the table was opened."""
    assert row.seed is not None
    assert row.nonce is not None
    return Secret(row.seed, row.nonce)


def awaited(row: MatchRow, seats: Sequence[SeatRow]) -> list[int]:
    """The people who have not answered yet."""
    given = row.salts or {}
    return [s.seat for s in seats if s.kind == HUMAN and str(s.seat) not in given]


def heading(row: MatchRow) -> dict[str, Any]:
    """What the record says of the salts: the promise, and by seat what was added."""
    if row.salts is None:
        return {}
    added = [row.salts.get(str(seat), "") for seat in range(row.seats)]
    return {"promise": secret(row).promise, **({"salts": added} if any(added) else {})}


def add(c: Connection, match: str, seat: int, text: str) -> None:
    """Keep somebody's salt until the deal; a later one takes its place. It answers for everybody at the same screen."""
    row, seats = seating.find(c, match)
    if row.salts is None:
        raise Fault(409, SAY("no-salts"))
    if row.salts.get(str(seat)) == text:
        return  # a page sends it again if it hears anything else before the answer
    if row.status != GATHERING:
        raise Fault(409, SAY("salts-late"))
    if len(text) > SALT or not text.isprintable():
        raise Fault(400, SAY("salt-form", most=SALT))
    screen = owner(seats[seat].guest)
    others = {str(s.seat): "" for s in seats if s.kind == HUMAN and owner(s.guest) == screen}
    matches.change(c, match, salts={**others, **row.salts, str(seat): text})


def drop(c: Connection, row: MatchRow, seat: int) -> None:
    """Somebody has left before the game began: the table is not full any more, and the salt goes with its player."""
    if row.salts is not None:
        kept = {key: text for key, text in row.salts.items() if key != str(seat)}
        matches.change(c, row.id, salts=kept, due=None)
