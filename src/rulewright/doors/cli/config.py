"""Your own settings: a small TOML file with your name, the level of the bots, whether there is colour, and your language."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.kernel.content import Content

COLOURS = ("auto", "always", "never")
BOTS = ("1", "2", "3", "4", "5", "6", "heuristic", "random")


@dataclass(frozen=True)
class Config:
    """What the file says, or what holds where it says nothing."""

    name: str = ""
    bots: str = ""
    colour: str = COLOURS[0]
    language: str = ""


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
    from rulewright.doors.cli.messages import SAY
    from rulewright.kernel.content import Content
    from rulewright.telling.box_files import read_content
    from rulewright.telling.language import OFFERED, PSEUDO

    file = Content(read_content(path), "it")
    try:
        found = Config(
            name=file.text("name", most=40, default=""),
            bots=_one_of(file, "bots", BOTS),
            colour=COLOURS[file.choice("colour", COLOURS, 0)],
            language=_one_of(file, "language", OFFERED, PSEUDO),
        )
        for sentence in file.strangers():
            raise ValueError(sentence)
    except ValueError as e:
        raise ValueError(SAY("in-settings", path=str(path), error=str(e))) from None
    return found


def _one_of(file: Content, key: str, words: Sequence[str], *unnamed: str) -> str:
    if not file.has(key):
        return ""
    from rulewright.doors.cli.messages import SAY

    said = str(file.said[key])
    if said not in (*words, *unnamed):
        file.wrong(key, SAY("make-one-of", words=", ".join(words)))
    return said


def show_config() -> None:
    """Where the file is, and what holds."""
    from rulewright.doors.cli.messages import SAY
    from rulewright.match.messages import SAY as MATCH
    from rulewright.telling.language import language

    path, found = config_path(), read_config()
    if not path.exists():
        print(SAY("no-settings", path=str(path), example=SAY("settings-example")))
        return
    print(f"{path}:")
    print(f"  name      {found.name or SAY('not-set', value=MATCH('player-name', number='1'))}")
    print(f"  bots      {found.bots or SAY('not-set', value='random')}")
    print(f"  colour    {found.colour}")
    print(f"  language  {found.language or SAY('not-set', value=language())}")
