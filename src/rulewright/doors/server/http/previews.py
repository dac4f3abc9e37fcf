"""What messengers show of a link to a table or a record: a title, a sentence and a picture, as Open Graph tags.

They tell no more than the link itself opens: nothing of a table without a valid invitation, and never a token or a cookie.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.store import matches, seating
from rulewright.doors.server.store.database import AWAY
from rulewright.doors.server.store.matches import MatchRow, SeatRow
from rulewright.doors.server.store.schema import HUMAN, OPEN, OVER
from rulewright.doors.server.words import SAY
from rulewright.kernel.drawing import HEIGHT, WIDTH
from rulewright.kernel.game import Game
from rulewright.kernel.language import Word

FOLDER = "previews"
"""Where the pictures are, one PNG for each game that has one."""
SIZE = (WIDTH, HEIGHT)
"""The size of a picture in pixels, which messengers recommend."""


class Previews:
    """Makes the tags of a page from its address."""

    def __init__(self, folder: Path, tables: Tables) -> None:
        self._folder, self._tables = folder, tables

    async def tags(self, path: str, token: str, home: str) -> str:
        """The tags for a page, or nothing if there is nothing to tell. `home` is how the server was addressed."""
        kind, _, match = path.partition("/")
        if kind not in ("m", "r") or not match:
            return ""
        try:
            story = await self._tables.database.read(lambda c: matches.read(c, match, after=1 << 30))
        except AWAY:
            return ""  # the page opens all the same, and says so itself
        game = self._tables.catalog.games.get(story.row.game) if story else None
        if story is None or game is None:
            return ""
        told = self._told(game, story.row, story.seats, token if kind == "m" else "")
        if told is None:
            return ""
        title, sentence = told
        found = {
            "og:type": "website", "og:site_name": "Rulewright", "og:title": title, "og:description": sentence,
            "og:url": f"{home}/{kind}/{match}", **self._picture(game, story.row, home),
        }  # fmt: skip
        return "".join(f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in found.items())

    def _told(self, game: Game, row: MatchRow, seats: list[SeatRow], token: str) -> tuple[str, str] | None:
        names, pitch = [s.name for s in seats if s.kind == HUMAN], game.said("pitch", game.pitch)
        if row.status == OVER:
            players = ", ".join(s.name for s in seats)
            return f"{game.title}: {players}", SAY("preview-over", pitch=pitch)
        invited = self._tables.signer.seat_of(row.id, row.seats, token) if token else None
        if invited is None or seating.closed(row, seats):
            return None
        host = next((s.name for s in seats if s.guest == row.host), names[0] if names else SAY("somebody"))
        if invited >= 0 and seats[invited].kind == OPEN:
            return SAY("preview-invites", player=host, game=game.title), f"{facts(game, row)}. {pitch}"
        return SAY("preview-with", player=host, game=game.title), f"{facts(game, row)}. {pitch}"

    def _picture(self, game: Game, row: MatchRow, home: str) -> dict[str, str]:
        """How a finished game ended, drawn; of any other, the picture of its game, because a position is not for everybody."""
        name = f"{FOLDER}/{game.name}.png"
        if row.status == OVER:
            name = f"pictures/{row.id}/now.png"
        elif not (self._folder / name).is_file():
            return {}
        width, height = map(str, SIZE)
        return {
            "og:image": f"{home}/{name}", "og:image:width": width, "og:image:height": height,
            "og:image:alt": game.title, "twitter:card": "summary_large_image",
        }  # fmt: skip


def facts(game: Game, row: MatchRow) -> str:
    """How many play, how long it takes, and the clock."""
    low, high = game.minutes
    minutes = SAY("minutes", low=low, high=high, span=Word("no" if low == high else "yes"))
    clock = row.clock or {}
    limits = [SAY(f"clock-{key}", time=words(clock[key])) for key in ("per_move", "total") if clock.get(key)]
    return ", ".join([SAY("players", count=row.seats), minutes, *(limits or [SAY("no-clock")])])


def words(seconds: int) -> str:
    """A time limit in words."""
    if seconds % 60:
        return SAY("seconds", count=seconds)
    return SAY("minutes", low=seconds // 60, high=seconds // 60, span=Word("no"))
