"""Rules of earlier releases, for matches that began under them.

Each is a zip of a game's folder in `earlier/`, named `GAME@FINGERPRINT.zip`; `python -m tools.earlier REVISION` writes them
before a release. They are loaded beside the rules of today, and use the kernel of today: a test plays each, so that a change of
the kernel that breaks one is noticed.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from rulewright import folders
from rulewright.games import zips
from rulewright.kernel.game import Game

HOME = Path(__file__).parent / "earlier"
FURTHER = "RULEWRIGHT_EARLIER"
"""The environment variable that names a further folder of earlier rules, such as those of a release that you built yourself."""


def addresses(name: str = "") -> list[str]:
    """The addresses of all earlier rules, or of those of one game, such as `klobba@0629c8ced98838ac`."""
    return sorted(address for address in _files() if not name or address.partition("@")[0] == name)


def _files() -> dict[str, Path]:
    folders = [HOME, *map(Path, filter(None, [os.environ.get(FURTHER)]))]
    return {file.stem: file for folder in folders for file in folder.glob("*@*.zip")}


@cache
def load(address: str) -> Game:
    """Load earlier rules. Raises ValueError if they are not what they are called."""
    folder = zips.unpacked(_files()[address]).resolve()
    game = getattr(folders.loaded(folders.package_of(folder, earlier=True)), "GAME", None)
    name, _, fingerprint = address.partition("@")
    if not isinstance(game, Game) or (game.name, game.fingerprint) != (name, fingerprint):
        raise ValueError(f"{address} holds other rules than its name says")
    return game


def address_of(game: Game) -> str:
    """The address of a game that was loaded from here; empty if it was not."""
    earlier = game.state.__module__.startswith(f"{folders.__name__}.g")
    return f"{game.name}@{game.fingerprint}" if earlier else ""
