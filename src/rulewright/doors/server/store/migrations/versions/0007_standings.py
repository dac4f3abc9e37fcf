"""Each guest's results of finished matches, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    results = op.create_table(
        "results",
        sa.Column("match", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(8), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_results_match"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_results"),
    )
    op.create_index("ix_results_guest_finished", "results", ["guest", "finished"])
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(40), nullable=False),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("against", sa.String(8), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "against", name="pk_ratings"),
    )
    _look_back(results)


def _look_back(results: sa.Table) -> None:
    """Add the results of matches that ended before this migration."""
    matches = sa.table(
        "matches",
        *(sa.column(n) for n in ("id", "game", "seats", "status", "uploaded", "updated")),
        sa.column("result", sa.JSON),
    )
    seats = sa.table("seats", *(sa.column(n) for n in ("match", "seat", "guest")))
    query = (
        sa.select(
            matches.c.id,
            matches.c.game,
            matches.c.seats,
            matches.c.updated,
            matches.c.result,
            seats.c.seat,
            seats.c.guest,
        )
        .join_from(matches, seats, matches.c.id == seats.c.match)
        .where(matches.c.status == "over", ~matches.c.uploaded.cast(sa.Boolean), seats.c.guest.is_not(None))
    )
    found = []
    for row in op.get_bind().execute(query):
        if not row.result:
            continue
        places = row.result["places"]
        first = places[row.seat] == 1 and (row.seats > 1 or row.result["won"])
        found.append(
            {
                "match": row.id, "seat": row.seat, "guest": row.guest, "game": row.game, "seats": row.seats,
                "outcome": ("shared" if places.count(1) > 1 else "won") if first else "lost",
                "place": places[row.seat], "score": row.result["scores"][row.seat], "counts": False, "finished": row.updated,
            }
        )  # fmt: skip
    if found:
        op.bulk_insert(results, found)
