"""Your own settings: a small TOML file with your name, the level of the bots and whether there is colour."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.kernel.content import Content

COLOURS = ("auto", "always", "never")
BOTS = ("1", "2", "3", "4", "5", "heuristic", "random")
EXAMPLE = """\
name = "Ann"       # what you are called at the table
bots = 3           # how well bots play where --bots is not given: 1 to 5, or "random"
colour = "auto"    # or "always", or "never"; NO_COLOR in the environment always means never"""


@dataclass(frozen=True)
class Config:
    """What the file says, or what holds where it says nothing."""

    name: str = ""
    bots: str = ""
    colour: str = COLOURS[0]


def config_path() -> Path:
    """Where the file is looked for: $RULEWRIGHT_CONFIG, or where this system keeps settings."""
    own = os.environ.get("RULEWRIGHT_CONFIG")
    if own:
        return Path(own)
    from platformdirs import user_config_path

    return user_config_path("rulewright") / "config.toml"


def read_config() -> Config:
    """The settings; a file that cannot be used is refused in one sentence that names it."""
    path = config_path()
    if not path.exists():
        return Config()
    from rulewright.kernel.box_files import read_content
    from rulewright.kernel.content import Content

    file = Content(read_content(path), "it")
    try:
        found = Config(
            name=file.text("name", most=40, default=""),
            bots=_bots(file),
            colour=COLOURS[file.choice("colour", COLOURS, 0)],
        )
        for sentence in file.strangers():
            raise ValueError(sentence)
    except ValueError as e:
        raise ValueError(f"in your settings, {path}, {e}") from None
    return found


def _bots(file: Content) -> str:
    if not file.has("bots"):
        return ""
    said = str(file.said["bots"])
    if said not in BOTS:
        file.wrong("bots", f"make it one of {', '.join(BOTS)}")
    return said


def show_config() -> None:
    """Where the file is, and what holds."""
    path, found = config_path(), read_config()
    if not path.exists():
        print(f"There is no {path} yet. It could say:\n\n{EXAMPLE}")
        return
    print(f"{path}:")
    print(f"  name    {found.name or 'Player 1 (not set)'}")
    print(f"  bots    {found.bots or 'random (not set)'}")
    print(f"  colour  {found.colour}")
