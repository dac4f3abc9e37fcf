"""`simulate`: many games at random or by the rule of thumb, as a table or as JSON."""

from __future__ import annotations

import json as json_text

from rulewright.doors.cli.common import bar, console, table, workforce
from rulewright.doors.cli.lab_commands import LabOptions
from rulewright.doors.cli.messages import SAY
from rulewright.kernel.engines import ENGINES
from rulewright.lab.simulate import Result, simulate
from rulewright.lab.statistics import FIGURES, Estimate, figures


def run_simulation(asked: LabOptions, engine: str, bot: str, as_json: bool) -> None:
    if engine not in ("auto", *ENGINES):
        raise ValueError(SAY("no-engine", engine=engine, engines=", ".join(ENGINES)))
    game, chosen, box = asked.opened()
    jobs = workforce(asked.jobs, asked.on)
    with bar() as progress:
        result = simulate(game, box, asked.games, asked.seed, engine, jobs, progress, bot=bot)
    if as_json:
        print(json_text.dumps({**result.as_json(), "options": game.chosen(chosen)}, ensure_ascii=False, indent=1))
    else:
        show(result, game.title)


def show(result: Result, title: str) -> None:
    out = console()
    waited = f", {result.compile_seconds:.2f} s of compiling" if result.compile_seconds else ""
    out.print(
        f"{result.games:,} games of {title} ({result.moves:,} moves) in {result.seconds:.2f} s, {result.engine}"
        f"{waited}: {result.rate:,.0f} moves/s"
    )
    endings = table("Endings", ("ending", "games", "share", "95% interval"))
    for name, n in result.endings.items():
        endings.add_row(name, f"{n:,}", *shares(Estimate.counted(n, result.games)))
    out.print(endings)
    seats = [f"seat {i}" for i in range(1, result.seats + 1)] if result.seats > 1 else ["score"]
    spreads = table("Scores and length", ("", *seats, "moves"))
    for name, *row in zip(FIGURES, *map(figures, [*result.scores, result.length]), strict=True):
        spreads.add_row(name, *row)
    out.print(spreads)
    wins = table("Wins", ("", "won", "share", "95% interval"))
    for i, share in enumerate(result.wins, 1):
        wins.add_row(f"seat {i}" if result.seats > 1 else "successes", f"{share.count:,}", *shares(share))
    if result.seats > 1:
        wins.add_row("shared", f"{result.draws:,}", *shares(Estimate.counted(result.draws, result.games)))
    out.print(wins)
    out.print(f"digest {result.digest}", soft_wrap=True)


def shares(share: Estimate) -> tuple[str, str]:
    return f"{share.share:.2%}", f"{share.low:.2%} to {share.high:.2%}"
