"""Heroes: what a guest carries from one match to the next, stored as one sheet per hero."""

from __future__ import annotations

import unicodedata

from sqlalchemy import ColumnElement, Connection, and_, select

from rulewright.doors.contract.fault import Fault
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.database import now
from rulewright.doors.server.store.schema import Columns
from rulewright.doors.server.translations import SAY
from rulewright.kernel.game import Campaign, Game
from rulewright.match import Match
from rulewright.match.campaign import SEAT, campaign_of
from rulewright.match.header import named

HEROES = 50
"""The most heroes that a guest may have in one game."""


def _campaign(game: Game) -> Campaign:
    try:
        return campaign_of(game)
    except ValueError as e:
        raise Fault(400, f"{e}.") from None


def _is(guest: str, game: Game, name: str) -> ColumnElement[bool]:
    table = schema.heroes.c
    return and_(table.guest == guest, table.game == game.name, table.name == name)


def of_guest(c: Connection, guest: str, game: Game) -> list[Columns]:
    """A guest's heroes with their sheets in words, most recently played first."""
    campaign, table = _campaign(game), schema.heroes
    rows = c.execute(
        select(table)
        .where(table.c.guest == guest, table.c.game == game.name)
        .order_by(table.c.updated.desc(), table.c.name)
    )
    return [{"name": row.name, "text": campaign.show(row.sheet), "sheet": row.sheet} for row in rows]


def choose(c: Connection, guest: str, game: Game, name: str) -> tuple[str, dict[str, int | str]]:
    """The hero's name and the options of the next game. An unknown name creates a new hero."""
    campaign, table = _campaign(game), schema.heroes
    try:
        (name,) = named([unicodedata.normalize("NFC", name).strip()], 1)
    except ValueError as e:
        raise Fault(400, f"{e}.") from None
    mine = {
        row.name: row.sheet for row in c.execute(select(table).where(table.c.guest == guest, table.c.game == game.name))
    }
    if name not in mine:
        if len(mine) >= HEROES:
            raise Fault(409, SAY("heroes-most", count=len(mine)))
        mine[name] = campaign.begin()
        c.execute(
            table.insert().values(guest=guest, game=game.name, name=name, sheet=mine[name], history=[], updated=now())
        )
    return name, campaign.options(mine[name])


def finish(c: Connection, guest: str, match: Match) -> None:
    """Record a finished match in its hero's sheet, in one transaction with its last move, so that it happens once."""
    table, name = schema.heroes, match.header["table"].get("hero")
    if name is None:
        return
    where = _is(guest, match.game, name)
    row = c.execute(select(table).where(where).with_for_update()).first()
    if row is None or any(past["match"] == match.commitment for past in row.history):
        return
    scores = match.scores
    sheet = _campaign(match.game).after(row.sheet, match.result, match.view(SEAT), match.box, scores)
    ending = match.game.endings[match.result - 1].name
    past = {"match": match.commitment, "started": match.header["started"], "ending": ending, "scores": scores}
    c.execute(table.update().where(where).values(sheet=sheet, history=[*row.history, past], updated=now()))
