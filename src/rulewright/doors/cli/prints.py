"""`print`: a game as sheets to print and cut out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright import games
from rulewright.doors import prints
from rulewright.doors.cli.common import options
from rulewright.doors.cli.messages import SAY


@dataclass(frozen=True)
class Chosen:
    """The box to print."""

    game: str
    players: int | None
    options: Sequence[str]
    box: Path | None


def print_sheets(chosen: Chosen, to: Path | None, paper: str) -> None:
    game = games.load(chosen.game)
    output = Path(f"{game.name}.pdf") if to is None else to
    if output.suffix.lower() != ".pdf":
        raise ValueError(SAY("print-what", output=str(output)))
    box = game.make_box(options(game, chosen.options), chosen.players or game.welcome.seats or None, chosen.box)
    sheets = prints.sheets(game, box, paper)
    try:
        made = prints.pdf(game, sheets, paper)
    except prints.PrinterMissingError as e:
        raise ValueError(str(e)) from None
    output.write_bytes(made)
    print(SAY("printed", file=str(output), count=len(sheets), size=f"{len(made) / 1000:,.0f}"))
