"""`rulewright lab check`: whether a game still plays as its baseline says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rulewright import games as shelf
from rulewright.bots.bot import patience
from rulewright.doors.cli.common import bar, complain
from rulewright.doors.cli.lab_commands.options import LabOptions, game_of, played
from rulewright.lab.check import check as checked
from rulewright.lab.check import read, setting_in, write


def check(asked: LabOptions, baseline: Path, seed: int | None, folder: str) -> int:
    asked = replace(asked, seed=seed or 0)
    if asked.game:
        found = played([asked.setting()], asked.plan())
        write(baseline, found)
        print(f"{found.games:,} games of {game_of(found.settings[0]).title} are the baseline in {baseline}.")
        return 0
    stored = read(baseline)
    if not folder and stored["game"] not in shelf.known():
        raise ValueError(
            f"{baseline} is a baseline of {stored['game']}, which is not known by name: give its folder with --game FOLDER"
        )
    game = shelf.load(folder or stored["game"])
    setting = setting_in(stored, shelf.address(game))
    plan = replace(asked.plan(), games=stored["games"], seed=stored["seed"] if seed is None else seed)
    with patience(complain):
        setting.prepare()
    with bar() as progress:
        verdict = checked(stored, setting, plan, progress)
    if verdict.same:
        print(f"{game.title} plays as before: all {verdict.games:,} games came out the same.")
    elif verdict.passed:
        print(f"{game.title} plays as before: games come out otherwise, but no measure moved beyond its noise.")
    else:
        for moved in verdict.moved:
            print(moved)
        if verdict.same_moves:
            print(f"The same moves in all {verdict.games:,} games led to other results.")
        print(
            f"{game.title} has changed. If that is meant, write the baseline again with --write {folder or stored['game']}."
        )
    return 0 if verdict.passed else 1
