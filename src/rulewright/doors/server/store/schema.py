"""The database schema: matches with their append-only moves, seats, guests, results, chat and moderation.

Times are milliseconds since 1970. A line of moves is one row under (match, line), so that the database detects two writes of
the same line, whichever processes they come from.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    true,
)

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
"""The states of a match: waiting for players, in progress, over."""

HUMAN, BOT, OPEN = "human", "bot", "open"

ONLY = "only"
"""The author of a forced move, which was made without asking the player."""
STOOD_IN = "standin"
"""The author of a move that a bot made for a player who was away or out of time."""

CONSENT = "consent"
"""The author of an undo, or an end, that all other players agreed to."""

MOVE, UNDO, END = "move", "undo", "end"


AnyRow = Row[Any]
"""A row whose columns are known by name alone."""
Columns = dict[str, Any]
"""Columns of a row by name, as the database returns or stores them."""


class Packed(TypeDecorator[Any]):
    """A column of compressed JSON, for long values that are rarely read."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: object, dialect: Dialect) -> bytes | None:
        return None if value is None else zlib.compress(msgspec.json.encode(value))

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(zlib.decompress(value))


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("profile", String(12)),
    Index("ix_guests_profile", "profile", unique=True),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", String(40), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("clock", JSON),
    Column("hero", String(40)),
    Column("status", String(12), nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("uploaded", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("header", JSON),
    Column("commitment", String(64)),
    Column("seed", Text),
    Column("nonce", String(40)),
    Column("lines", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("waiting", Integer, nullable=False),
    Column("due", BigInteger),
    Column("rematch", String(20)),
    Column("result", JSON),
    Column("content", Text),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Column("origin", String(24)),
    Column("undo_request", JSON(none_as_null=True)),
    Column("end_request", JSON(none_as_null=True)),
    Column("deal", JSON(none_as_null=True)),
    Column("salts", JSON(none_as_null=True)),
    Column("tournament", String(12)),
    Index("ix_matches_due", "due"),
    Index("ix_matches_host", "host"),
    Index("ix_matches_commitment", "commitment"),
    Index("ix_matches_listed_status", "listed", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(40)),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("standin", Boolean, nullable=False),
    Column("returned", BigInteger, nullable=False),
    UniqueConstraint("match", "guest"),
    Index("ix_seats_guest", "guest"),
)

moves = Table(
    "moves",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("made_by", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("more", JSON(none_as_null=True)),
    Column("attempt", String(16)),
)

follows = Table(
    "follows",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("followed", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_follows_followed", "followed"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("host", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_invitations_guest", "guest"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
)

seeks = Table(
    "seeks",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("kind", String(32), nullable=False),
    Column("game", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("rated", Boolean, nullable=False),
    Column("low", Integer),
    Column("high", Integer),
    Column("points", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("match", String(20)),
    Index("ix_seeks_seen", "seen"),
)

day_turns = Table(
    "day_turns",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("until", BigInteger),
    Column("at", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("left", JSON(none_as_null=True)),
    Column("told", Boolean, nullable=False),
    Index("ix_day_turns_at", "at"),
    Index("ix_day_turns_guest", "guest"),
)

conditional_moves = Table(
    "conditional_moves",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("codes", JSON, nullable=False),
    Column("sights", JSON, nullable=False),
    Index("ix_conditional_moves_guest", "guest"),
)

vacations = Table(
    "vacations",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("spans", JSON, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("session", String(16), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("ix_subscriptions_guest", "guest"),
)

emails = Table(
    "emails",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("id", String(12), nullable=False),
    Column("address", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("at", BigInteger),
    Column("tries", Integer, nullable=False),
    Index("ix_emails_id", "id", unique=True),
    Index("ix_emails_at", "at"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("host", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("game", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("minutes", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("patience", Integer, nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    Column("round", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("due", BigInteger),
    Column("winners", JSON, nullable=False),
    Column("finished", BigInteger),
    Index("ix_tournaments_due", "due"),
    Index("ix_tournaments_host", "host"),
    Index("ix_tournaments_listed_status", "listed", "status"),
)

entries = Table(
    "entries",
    metadata,
    Column("tournament", String(12), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(40)),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("points", Integer, nullable=False),
    Column("margin", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("missed", Integer, nullable=False),
    UniqueConstraint("tournament", "guest"),
    Index("ix_entries_guest", "guest"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(12), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("players", JSON, nullable=False),
    Column("match", String(20)),
    Column("points", JSON(none_as_null=True)),
    Column("forfeit", Boolean, nullable=False),
    Column("due", BigInteger),
    Index("ix_pairings_match", "match", unique=True),
)

heroes = Table(
    "heroes",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("sheet", JSON, nullable=False),
    Column("history", JSON, nullable=False),
    Column("updated", BigInteger, nullable=False, server_default="0"),
)

results = Table(
    "results",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("game", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Index("ix_results_guest_finished", "guest", "finished"),
    Index("ix_results_game_finished", "game", "finished"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("game", String(80), primary_key=True),
    Column("against", String(8), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_devices_guest", "guest"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(1400), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("id", String(12), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("signed", BigInteger, nullable=False),
    Column("device", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("ix_passkeys_guest", "guest"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_challenges_guest", "guest"),
)

chat = Table(
    "talk",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String(40)),
    Index("ix_talk_guest", "guest"),
)

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("device", String(40), nullable=False),
    Column("origin", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

revoked = Table(
    "revoked",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger),
)

blocks = Table(
    "blocks",
    metadata,
    Column("host", String(40), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("id", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_blocks_guest", "guest"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("muted", String(40), primary_key=True),
    Column("id", String(12), nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_mutes_muted", "muted"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", String(40), nullable=False),
    Column("match", String(20), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("origin", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("why", String(12), nullable=False),
    Column("words", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("closed", BigInteger),
    Index("ix_reports_reporter", "reporter"),
    Index("ix_reports_guest", "guest"),
)

appeals = Table(
    "appeals",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("ban", String(12), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("answer", Text),
    Column("answered", BigInteger),
    UniqueConstraint("ban", "guest"),
    Index("ix_appeals_guest", "guest"),
)

mistakes = Table(
    "mistakes",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("kept", Packed, nullable=False),
)

finals = Table(
    "finals",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("shown", Packed, nullable=False),
    Column("record", Packed, nullable=False),
)

archives = Table(
    "archives",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("frames", LargeBinary, nullable=False),
    Column("pictures", LargeBinary),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", String(20), ForeignKey("matches.id"), primary_key=True),
    Column("language", String(8), primary_key=True),
    Column("review", Packed, nullable=False),
)
