"""Campaigns: a hero's progress from one game to the next, stored in one small file for each hero."""

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
from rulewright.match.messages import SAY
from rulewright.match.record import Falsehood, read
from rulewright.match.replay import load

SEAT = 0
"""The hero's seat."""


def campaign_of(game: Game) -> Campaign:
    """The game's campaign. Raises ValueError if it has none."""
    if game.campaign is None:
        raise ValueError(SAY("no-campaign", game=game.title))
    return game.campaign


@dataclass
class Hero:
    """A name, a sheet, and the games that led to it."""

    game: Game
    name: str
    sheet: Sheet
    history: list[dict[str, Any]] = field(default_factory=list)

    @property
    def path(self) -> Path:
        return store.folder("heroes", self.game.name, f"{store.safe_name(self.name)}.json")

    @classmethod
    def find(cls, game: Game, name: str) -> Hero:
        """The hero of this name, or a new one with an empty history, not yet saved."""
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
        """The options that the sheet sets for the hero's next game. Raises `StoreError`, naming the file, if it is damaged."""
        try:
            decided = campaign_of(self.game).options(self.sheet)
            self.game.chosen(decided)
            return decided
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as e:
            raise store.StoreError(SAY("sheet-damaged", path=str(self.path), error=str(e))) from None

    def show(self) -> str:
        """The sheet as text."""
        self.options()
        return campaign_of(self.game).show(self.sheet)

    def save(self) -> None:
        kept = {"game": self.game.name, "hero": self.name, "sheet": self.sheet, "history": self.history}
        store.write(self.path, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")


def heroes(game: Game) -> list[Hero]:
    """All heroes of this game, sorted by name."""
    campaign_of(game)
    return sorted(
        (Hero.open(game, path) for path in store.folder("heroes", game.name).glob("*.json")), key=lambda h: h.name
    )


def finish(match: Match) -> Hero | None:
    """Enter a finished game into its hero's sheet. Calling it again has no effect.

    The game's commitment in the history marks it as done. Only then is its seed file deleted, so that `settle` can find and
    complete an interrupted call.
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
    """Complete interrupted calls of `finish`: enter this game's finished matches that are not yet in their heroes' sheets."""
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
