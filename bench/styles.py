"""How well and how differently the players with a manner play: `python -m bench.styles [GAME ...] --games 1000 --jobs 16`.

Each meets the heuristic and the level that it is rated as, every deal from both seats. Then two of a kind play each other, and so
do two heuristics: the mean of what the manner is to change is compared. `--page docs/bots.md` writes the table.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from rulewright import games
from rulewright.bots.heuristic import Heuristic
from rulewright.bots.styles import STYLES
from rulewright.kernel.game import Game
from rulewright.lab.settings import setting_of
from rulewright.lab.statistics import Estimate, estimate
from rulewright.lab.study import Plan, study
from rulewright.lab.tournament import write_into

CHANGED = {
    ("katamari", "bold"): ("note.crashed", "crashes"),
    ("katamari", "careful"): ("note.crashed", "crashes"),
    ("katamari", "collector"): ("note.bought", "things bought"),
    ("klotho", "bold"): ("verb.reroll", "rerolls"),
    ("klotho", "careful"): ("verb.reroll", "rerolls"),
    ("klotho", "collector"): ("note.claimed", "cards claimed"),
    ("asteroid_miners", "careful"): ("verb.buy_equipment", "equipment bought"),
    ("asteroid_miners", "collector"): ("verb.buy_drill", "drills bought"),
}
"""What a manner is to change, of a game of two alike."""


def found(game: Game, one: str, other: str, plan: Plan) -> dict[str, Estimate]:
    account = study([setting_of(game.name, f"{one},{other}", 2)], plan).accounts[0]
    return {figure.name: estimate(figure, sums) for figure, sums in zip(account.names, account.sums, strict=True)}


def wins(game: Game, one: str, other: str, plan: Plan) -> str:
    each = next(e for name, e in found(game, one, other, plan).items() if name.startswith("win.player."))
    return f"{each.mean:.1%} ({each.low:.1%} to {each.high:.1%})"


def rows(game: Game, plan: Plan, few: Plan) -> list[str]:
    """The lines of a game's players. A level thinks, so it plays fewer games."""
    told = []
    for style in STYLES:
        if not style.plays(game):
            continue
        changed = game.play.styles[style.name].items()
        player = f"{Heuristic.name} " + " ".join(f"with {name}={number}" for name, number in changed)
        figure, what = CHANGED[game.name, style.name]
        usual, own = (found(game, bot, bot, plan)[figure] for bot in (Heuristic.name, player))
        weights = ", ".join(f"{name} {number}" for name, number in changed)
        told.append(
            f"| {game.title} | `{style.name}` | {weights} | {wins(game, player, Heuristic.name, plan)} "
            f"| {wins(game, player, str(game.play.like_level), few)} | {what}: {own.mean:.2f} ({own.low:.2f} to {own.high:.2f}) "
            f"instead of {usual.mean:.2f} ({usual.low:.2f} to {usual.high:.2f}) |"
        )
        print(told[-1], flush=True)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.styles", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all games that have such players, if none is named")
    parser.add_argument("--games", dest="many", type=int, default=1000, help="games of each meeting")
    parser.add_argument("--against-level", type=int, default=200, help="games against the level that they are rated as")
    parser.add_argument("--seed", type=int, default=600_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--page", type=Path, help="write the table into this page")
    asked = parser.parse_args()
    plans = [Plan(many, seed=asked.seed, jobs=asked.jobs) for many in (asked.many, asked.against_level)]
    lines = [
        "| game | player | weights | wins against the rule of thumb | wins against its level | in a game of two alike |"
    ]
    lines.append("|---|---|---|---:|---:|---|")
    for name in asked.names or games.names():
        lines += rows(games.load(name), *plans)
    if asked.page:
        write_into(asked.page, "styles", "\n".join(lines))


if __name__ == "__main__":
    main()
