"""A list of everybody's bots: `python -m bench.leaderboard GAME BOT --name "My bot" --jobs 16` measures one and adds it.

The protocol is the same for all: two seats (or one), deals from seed 1,000,000 on, each from both seats, against players that
anybody has: random, the rule of thumb, and the levels that the game offers. Intervals are over deals. A bot is named as in a
tournament: a level, `cmd:PROGRAM` or a net in a file. The list is docs/bots/leaderboard.json; a bot that is
measured again, or with another version of the rules, replaces its line. `--show` prints it.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.bots.levels import levels
from rulewright.kernel.game import Game
from rulewright.lab.settings import usual_bot
from rulewright.lab.tournament import PAIR, tournament

FILE = Path("docs/bots/leaderboard.json")
FIRST = 1_000_000
"""The seed of the first deal. Do not teach a bot with deals from here on."""
GAMES = 200


def anchors(game: Game) -> list[str]:
    """The players that everybody is measured against; alone, nobody."""
    if game.seats[1] < PAIR:
        return []
    return list(dict.fromkeys(["random", usual_bot(game), *(level.name for level in levels(game))]))


def measured(game: Game, bot: str, many: int, jobs: int) -> dict[str, dict[str, float]]:
    """What a bot wins against each of them; in a solo game, how often it succeeds, as against nobody."""
    found = {}
    for other in anchors(game) or [""]:
        if other == bot:
            continue
        it = tournament(game, None, [bot, other] if other else [bot], many, FIRST, jobs)
        mine = it.standings[0]
        wins = {"wins": mine.wins.mean, "low": mine.wins.low, "high": mine.wins.high, "games": float(it.games)}
        wins = {key: round(value, 4) for key, value in wins.items()}
        found[other] = {**wins, "seconds": round(mine.seconds, 4), "forfeits": float(mine.forfeits)}
    return found


def added(rows: Sequence[dict[str, Any]], row: dict[str, Any]) -> list[dict[str, Any]]:
    """The list with this line, which replaces an earlier one of the same bot."""
    kept = [each for each in rows if (each["game"], each["name"]) != (row["game"], row["name"])]
    return sorted([*kept, row], key=lambda each: (each["game"], -mean(each), each["name"]))


def mean(row: dict[str, Any]) -> float:
    """The mean over those it met, by which a game's bots are listed."""
    shares: list[float] = [met["wins"] for met in row["against"].values()]
    return sum(shares) / len(shares)


def page(rows: Sequence[dict[str, Any]]) -> str:
    lines = ["| game | version | bot | against | games | wins | 95% interval | seconds a move | forfeits |"]
    lines.append("|---|---|---|---|---:|---:|---:|---:|---:|")
    for row in rows:
        for other, met in row["against"].items():
            lines.append(
                f"| {row['game']} | {row['version']} | {row['name']} | {other or 'alone'} | {met['games']:,.0f} "
                f"| {met['wins']:.1%} | {met['low']:.1%} to {met['high']:.1%} | {met['seconds']} | {met['forfeits']:.0f} |"
            )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.leaderboard", description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("bot", nargs="?")
    parser.add_argument("--name", default="", help="what the bot is called; as it is named, if left out")
    parser.add_argument("--games", type=int, default=GAMES, help="games against each")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--show", action="store_true", help="print the list")
    asked = parser.parse_args()
    rows = json.loads(asked.file.read_text("utf-8")) if asked.file.exists() else []
    if not asked.show:
        if not (asked.game and asked.bot):
            parser.error("name a game and a bot, such as klobba 5, or use --show")
        try:
            game = games.load(asked.game)
            met = measured(game, asked.bot, asked.games, asked.jobs)
        except ValueError as wrong:
            parser.error(str(wrong))
        row = {
            "game": game.name,
            "version": game.version,
            "name": asked.name or asked.bot,
            "bot": asked.bot,
            "against": met,
        }
        rows = added(rows, row)
        asked.file.write_text("[\n" + ",\n".join(map(json.dumps, rows)) + "\n]\n", "utf-8")
    print(page(rows))


if __name__ == "__main__":
    main()
