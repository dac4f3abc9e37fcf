"""What is kept of a match when it is over: made from the match itself, while its rules are at hand."""

from __future__ import annotations

from typing import Any

from rulewright.doors.describe import other_help
from rulewright.doors.server.live import scene
from rulewright.doors.server.plain import plain, printed
from rulewright.doors.server.sketch import faces, grids
from rulewright.doors.server.store.finals import Final
from rulewright.kernel.views import SPECTATOR
from rulewright.match import Match

Json = dict[str, Any]


def about(match: Match) -> Json:
    """A match but for what happened in it."""
    return {
        "header": match.header,
        "game": match.game.name,
        "names": match.names,
        "title": match.game.title,
        "box": printed(match.box),
        "faces": faces(match.game, match.box),
        "help": other_help(match.game, match.box),
        "over": scene.over(match),
    }


def frame(match: Match, number: int, made: Json | None, told: int = 0) -> Json:
    """The table as it stands, with nothing hidden, and what was told after the first `told` sentences."""
    return {
        "number": number,
        "move": made,
        "view": plain(match.state),
        "grids": grids(match, match.state),
        "notes": [{**scene.note(n, t), "to": t.listener} for n, t in enumerate(match.told[told:], told)],
    }


def final(match: Match, lines: int) -> Final:
    """What is kept of a match that is over after so many lines."""
    shown = {**about(match), "frames": [frame(match, lines, None)], "text": match.board(SPECTATOR)}
    return Final(shown, match.record())
