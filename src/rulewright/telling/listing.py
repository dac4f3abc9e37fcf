"""What a list of games says about each of them. It is known without the rules, so a list need not load them."""

from __future__ import annotations

import ast
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from rulewright.telling.box_files import BoxFile, shipped
from rulewright.telling.language import SAY, Messages

BADGES = {"none": "", "partly": "partly reconstructed", "mostly": "reconstructed"}
"""The badge beside a game's title, by how much of the game had to be reconstructed."""


@dataclass(frozen=True)
class Reconstruction:
    """Which parts of a game are our own design because its rulebook or its cards are not available.

    `what` is one sentence, shown to players before they open the rules.
    """

    extent: str = "none"
    what: str = ""

    def __post_init__(self) -> None:
        if self.extent not in BADGES:
            raise TypeError(f"a game is reconstructed {' or '.join(BADGES)}, not {self.extent!r}")
        if (self.extent == "none") == bool(self.what):
            raise TypeError("a game that is reconstructed says what of it, and only such a game does")

    @property
    def badge(self) -> str:
        return BADGES[self.extent]


@dataclass(frozen=True, eq=False, kw_only=True)
class Listing:
    """A game as a list shows it: `seats` and `minutes` are each from, to; `home` is its folder."""

    name: str
    title: str
    pitch: str
    designer: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    home: Path
    reconstructed: Reconstruction = Reconstruction()
    """Which parts are our own design, shown wherever the game is presented."""

    @classmethod
    def declared_in(cls, home: Path) -> Listing:
        """Read what `GAME = Game.of(...)` declares in the source of a game, without importing it.

        Raises ValueError if something is computed there: then the game has to be loaded.
        """
        wanted, found = {field.name for field in fields(cls)}, dict[str, Any]()
        for node in ast.parse((home / "__init__.py").read_text("utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                found |= {each.arg: each.value for each in node.value.keywords if each.arg in wanted}
        designed = found.pop("reconstructed", None)
        own = Reconstruction(*map(ast.literal_eval, designed.args)) if designed else Reconstruction()
        said = {key: ast.literal_eval(value) for key, value in found.items()}
        return cls(name=home.name, home=home, reconstructed=own, **said)

    @property
    def words(self) -> Messages | None:
        """The game's messages, if it has any."""
        return self._messages

    @cached_property
    def _messages(self) -> Messages:
        return Messages(self.home / "__init__.py")

    @cached_property
    def boxes(self) -> dict[str, BoxFile]:
        """The boxes shipped with the game, by the value of the option `box` that selects each."""
        return shipped(self.home)

    def said(self, key: str, english: str) -> str:
        """The translation of an English text declared in code, by the key of its message."""
        return self.words.maybe(key, english) if self.words else english

    @property
    def reconstruction(self) -> str:
        """One line on what is reconstructed in the game; empty if nothing is."""
        if not self.reconstructed.badge:
            return ""
        badge = SAY("partly-reconstructed" if self.reconstructed.extent == "partly" else "reconstructed-mostly")
        what = self.said("reconstructed", self.reconstructed.what)
        return f"{badge[:1].upper()}{badge[1:]}. {what}"
