"""Campaigns: what a hero carries from one game to the next, kept as one small file a hero."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rulewright.kernel.game import Campaign, Game, Sheet
from rulewright.match import store
from rulewright.match.header import named
from rulewright.match.match import Match
from rulewright.match.record import Falsehood, read
from rulewright.match.replay import load
from rulewright.match.words import SAY

SEAT = 0
"""Where the hero sits."""


def campaign_of(game: Game) -> Campaign:
    """The game's campaign, or one sentence that it has none."""
    if game.campaign is None:
        raise ValueError(SAY("no-campaign", game=game.title))
    return game.campaign


@dataclass
class Hero:
    """A name, a sheet, and the games that made the sheet what it is."""

    game: Game
    name: str
    sheet: Sheet
    history: list[dict[str, Any]] = field(default_factory=list)

    @property
    def path(self) -> Path:
        return store.folder("heroes", self.game.name, f"{store.safe_name(self.name)}.json")

    @classmethod
    def find(cls, game: Game, name: str) -> Hero:
        """The hero of this name, or a new one with an empty history; nothing is written yet."""
        (name,) = named([unicodedata.normalize("NFC", name)], 1)
        fresh = cls(game, name, campaign_of(game).begin())
        return cls.open(game, fresh.path) if fresh.path.exists() else fresh

    @classmethod
    def open(cls, game: Game, path: Path) -> Hero:
        found = store.read_json(path)
        kinds = {"game": str, "hero": str, "sheet": dict, "history": list}
        if not all(isinstance(found.get(key), kind) for key, kind in kinds.items()) or found["game"] != game.name:
            raise store.StoreError(SAY("no-sheet", path=str(path), game=game.title))
        return cls(game, found["hero"], found["sheet"], found["history"])

    def options(self) -> dict[str, int | str]:
        """What the sheet decides of the hero's next game; a sheet that the game cannot read is named."""
        try:
            decided = campaign_of(self.game).options(self.sheet)
            self.game.chosen(decided)
            return decided
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as e:
            raise store.StoreError(SAY("sheet-damaged", path=str(self.path), error=str(e))) from None

    def show(self) -> str:
        """The sheet in words."""
        self.options()
        return campaign_of(self.game).show(self.sheet)

    def save(self) -> None:
        kept = {"game": self.game.name, "hero": self.name, "sheet": self.sheet, "history": self.history}
        store.write(self.path, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")


def heroes(game: Game) -> list[Hero]:
    """Everybody who has a sheet in this game, by name."""
    campaign_of(game)
    return sorted(
        (Hero.open(game, path) for path in store.folder("heroes", game.name).glob("*.json")), key=lambda h: h.name
    )


def finish(match: Match) -> Hero | None:
    """Write a finished game into its hero's sheet, however often this is called: once.

    The game's commitment in the history says that it was done. Only then is its seed file given up, so that a finish cut
    short is found and made good by `settle`.
    """
    name = match.header["table"].get("hero")
    if name is None or not match.over:
        return None
    hero = Hero.find(match.game, name)
    if all(past.get("match") != match.commitment for past in hero.history):
        scores, view = match.scores, match.view(SEAT)
        hero.sheet = campaign_of(match.game).after(hero.sheet, match.result, view, match.box, scores)
        ending = match.game.endings[match.result - 1].name
        hero.history.append(
            {"match": match.commitment, "started": match.header["started"], "ending": ending, "scores": scores}
        )
        hero.save()
    store.forget(match.commitment)
    return hero


def settle(game: Game) -> list[Hero]:
    """Make good what was cut short: games of this kind that are over, but not yet in their heroes' sheets."""
    found = []
    for kept in store.kept():
        path = Path(kept["record"])
        if kept["game"] != game.name or not path.exists():
            continue
        try:
            if read(path).secret is None:
                continue
            hero = finish(load(path, game))
        except (Falsehood, store.StoreError):
            continue
        if hero:
            found.append(hero)
    return found
