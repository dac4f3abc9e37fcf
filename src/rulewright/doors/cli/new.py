"""`new`: a small game that runs, to be changed into your own. Each kind is a whole game in `templates`."""

from __future__ import annotations

import json
import keyword
import re
import sys
from pathlib import Path

from rulewright import games
from rulewright.doors.cli.config import read_config
from rulewright.doors.cli.messages import SAY

TEMPLATES = Path(__file__).parent / "templates"
TITLE, PREFIX, NAME = "My Game", "MG", "my_game"
"""What a template calls itself."""
NOBODY = '"nobody"'
"""Who designed a template: you, by the name in your settings."""


def write_game(place: Path, hidden_hand: bool, grid: bool, dice: bool, simultaneous: bool) -> str:
    """The command `new`."""
    kinds = {"hidden-hand": hidden_hand, "grid": grid, "dice": dice, "simultaneous": simultaneous}
    chosen = [kind for kind, wanted in kinds.items() if wanted]
    if len(chosen) > 1:
        raise ValueError(SAY("two-templates", first=chosen[0], second=chosen[1]))
    kind, name = chosen[0].replace("-", "_") if chosen else "plain", place.name
    check_name(name)
    if place.exists():
        raise ValueError(SAY("exists-already", place=str(place)))
    written = copy(TEMPLATES / kind, place)
    designer = json.dumps(read_config().name or "not named yet", ensure_ascii=False)
    made = place / "__init__.py"
    made.write_text(made.read_text("utf-8").replace(NOBODY, designer), "utf-8")
    return SAY("game-ready", title=title(name), files=written, place=str(place))


def check_name(name: str) -> None:
    """A game's folder is a package of Python, so its name must be one that can be imported."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name):
        raise ValueError(SAY("bad-game-name", name=repr(name)))
    if name in games.known() or name in sys.stdlib_module_names or keyword.iskeyword(name) or name in TAKEN:
        raise ValueError(SAY("game-name-taken", name=repr(name)))


TAKEN = ("rulewright", "tests")


def copy(template: Path, place: Path) -> int:
    """Write the files of a template under the game's own name, and count them."""
    files = [p for p in sorted(template.rglob("*")) if p.is_file() and "__pycache__" not in p.parts]
    place.mkdir(parents=True)
    for file in files:
        to = place / str(file.relative_to(template)).replace(NAME, place.name)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(renamed(file, place.name), "utf-8")
    return len(files)


def renamed(file: Path, name: str) -> str:
    """The text of a template's file as the game's own."""
    text = file.read_text("utf-8")
    if file.suffix == ".txt" and file.parent.name == "goldens":
        text = re.sub(r"^\w+", name, text, count=1)
    text = text.replace(TITLE, title(name)).replace(TITLE.upper(), title(name).upper()).replace(NAME, name)
    return re.sub(rf"\b{PREFIX}\b", prefix(name), text)


def title(name: str) -> str:
    return name.replace("_", " ").strip().title()


def prefix(name: str) -> str:
    """With what the ids of its clauses begin: HO for hoard, SR for space_race."""
    words = [word for word in name.split("_") if word]
    return ("".join(word[0] for word in words) if len(words) > 1 else name[:2]).upper()
