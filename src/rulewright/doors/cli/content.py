"""`content check`: what a player's own box file changes, in words."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rulewright import games
from rulewright.doors.cli.messages import SAY
from rulewright.kernel.box_changes import KINDS, box_changes
from rulewright.kernel.game import Game, box_hash
from rulewright.telling.box_files import STANDARD, read_content
from rulewright.telling.language import NOBODY


def check_content(file: Path, game: str | None) -> None:
    found = games.load(game) if game else said_game(file)
    seats = range(found.seats[0], found.seats[1] + 1)
    same = [box_hash(found.make_box(seats=n, content=file)) == box_hash(found.make_box(seats=n)) for n in seats]
    changes = box_changes(found.boxes[STANDARD].read(), read_content(file))
    print(SAY("good-box", file=str(file), game=found.title))
    if all(same):
        print(SAY("plays-alike"))
        if not changes:
            return
    kinds = Counter(change.kind for change in changes)
    told = ", ".join(SAY(f"kind-{kind}", count=kinds[kind]) for kind in KINDS if kinds[kind])
    print(SAY("changes", count=len(changes), kinds=told if len(kinds) > 1 else NOBODY))
    for line in changes:
        print(f"  {line}")


def said_game(file: Path) -> Game:
    """The game that the file says it is for: one of the shelf, for a file never names code."""
    name = read_content(file).get("game")
    if not isinstance(name, str):
        raise ValueError(SAY("box-of-which-game", file=str(file)))
    return games.on_shelf(name)
