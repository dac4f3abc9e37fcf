"""`tournament`, `ladder` and `arena`: bots against each other, as tables, pages or JSON."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from dataclasses import replace
from math import isfinite
from pathlib import Path

from rulewright import games as shelf
from rulewright.bots.bot import Bot, patience
from rulewright.bots.levels import levels
from rulewright.doors.cli.common import bar, complain, console, table, workforce
from rulewright.doors.cli.lab_commands import LabOptions
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox
from rulewright.lab import arena
from rulewright.lab.external_bot import find
from rulewright.lab.statistics import Estimate
from rulewright.lab.tournament import Result, entered, ladder, markdown, tournament, write_into


def run_tournament(asked: LabOptions, seats: str, as_json: bool) -> None:
    names = bots_of(seats)
    game, chosen, box = replace(asked, players=len(names)).opened()
    jobs = workforce(asked.jobs, asked.on)
    make_ready(game, box, entered(game, box, names, asked.games, jobs))
    with bar() as progress:
        result = tournament(game, box, names, asked.games, asked.seed, jobs, progress)
    if as_json:
        print(json.dumps({**result.as_json(), "options": game.chosen(chosen)}, indent=1))
    else:
        show(result, game.title)


def bots_of(seats: str) -> list[str]:
    """What is written with commas between; a program whose command has commas stands in quotes."""
    (found,) = csv.reader([seats], skipinitialspace=True)
    return [part.strip() for part in found]


def make_ready(game: Game, box: GameBox, bots: Sequence[Bot]) -> None:
    """Compile before anything is timed, with a word about it."""
    with patience(complain):
        for bot in bots:
            bot.prepare(game, box)


def show(result: Result, title: str) -> None:
    out = console()
    out.print(f"{result.games:,} games of {title}, {result.deals:,} deals, in {result.seconds:.1f} s")
    wins = "succeeds" if result.seats == 1 else "wins"
    forfeits = any(s.forfeits for s in result.standings)
    heads = ("bot", wins, "95% interval", "score", "95% interval", "seconds a move", *["forfeits"] * forfeits)
    rows = table("", heads)
    for s in result.standings:
        known = isfinite(s.score.high - s.score.low)  # not of one deal
        score = f"{s.score.mean:,.4g}", f"{s.score.low:,.4g} to {s.score.high:,.4g}" if known else "unknown"
        rows.add_row(s.bot, *percent(s.wins), *score, f"{s.seconds:.4f}", *[f"{s.forfeits:,}"] * forfeits)
    out.print(rows)
    for note in result.notes:
        complain(note)


def percent(e: Estimate) -> tuple[str, str]:
    return f"{e.mean:.1%}", f"{e.low:.1%} to {e.high:.1%}"


def run_ladder(asked: LabOptions, page: Path | None, as_json: bool) -> None:
    game, _, box = asked.opened()
    jobs = workforce(asked.jobs, asked.on)
    make_ready(game, box, entered(game, box, [levels(game)[-1].name] * box.seats, asked.games, jobs))
    with bar() as progress:
        found = ladder(game, box, asked.games, asked.seed, jobs, lambda _, done, total: progress(done, total))
    text = markdown(found, game.title)
    if page:
        write_into(page, f"{game.name} {box.seats}", text)
    print(json.dumps(found.as_json(), indent=1) if as_json else text)


def run_arena(
    names: Sequence[str], bots: str, games: int, seed: int, jobs: int, page: Path | None, as_json: bool
) -> None:
    entrants = bots_of(bots)
    for name in names:
        game = shelf.load(name)
        make_ready(game, game.make_box(), [find(bot, game) for bot in entrants])
    with bar() as progress:
        found = arena.arena(names, entrants, games, seed, jobs, lambda game, done, total: progress(done, total, game))
    text = arena.markdown(found, seed)
    if page:
        page.write_text(text, "utf-8")
    print(json.dumps([field.as_json() for field in found], indent=1) if as_json else text)
