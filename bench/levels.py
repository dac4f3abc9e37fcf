"""How far apart the levels are: `python -m bench.levels [GAME ...] --games 400 --jobs 16 --out FILE`, and then
`python -m bench.levels --read FILE ...`, which adds them up in docs/bots/levels.json and leaves other rows there as they are.

Each level plays the one below it and a player without foresight, each deal from every seat. In a game for one player all levels
play the same deals alone; if a solver that sees the cards to come says which can be won at all, they are also counted over these.
The lab plays them: in compiled code, where a bot only searches. A run that was stopped goes on where it was, and files of several
runs are read together. `--page docs/bots.md` writes the tables. `--seats 4` plays one against three alike, and `--pairs
5:4` only these.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from bench import shards
from rulewright import games
from rulewright.bots.levels import SIXTH, every_level, levels
from rulewright.bots.net import net_path
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameBox
from rulewright.lab.figures import shares_of
from rulewright.lab.interpreted import dealt
from rulewright.lab.settings import Setting, made, setting_of, usual_bot
from rulewright.lab.statistics import MEAN, SHARE, Figure, estimate, sums_of
from rulewright.lab.tournament import write_into
from rulewright.telling.language import signed

POSSIBLE = "possible"
"""A player who knows the cards to come: how many deals can be won at all."""
OF_THE_POSSIBLE = "what can be won"
SUMS = Path("docs/bots/levels.json")
Meeting = tuple[str, str, str, int]
"""A game, a player, who sits on all other seats, and how many seats there are."""
HARDER = {"clin9ic": (("difficulty", "hard"),)}
"""Options at which levels can still be told apart: with the usual ones nearly all win."""


def seats_of(game: Game) -> int:
    return min(max(2, game.seats[0]), game.seats[1])


def in_a_piece(seats: int) -> int:
    """Deals in a piece of work: few, so that a run can be stopped anywhere."""
    return 2 if seats <= 2 else 1


def box_of(game: Game, seats: int) -> GameBox:
    box: GameBox = game.make_box(dict(HARDER.get(game.name, ())), seats)
    return box


def meetings(game: Game, seats: int) -> list[tuple[str, str]]:
    """Who plays whom: neighbours, the strongest the one two below, and everybody the player without foresight. Alone: nobody.
    With more seats than a game needs, only the levels that are offered, each against the one below."""
    if seats > seats_of(game):
        there = [bot.name for bot in levels(game) if bot != SIXTH or net_path(game, box_of(game, seats))]
        return [(high, low) for low, high in pairwise(there)]
    names = [bot.name for bot in every_level(game) if bot != SIXTH or net_path(game, box_of(game, seats))]
    if seats == 1:
        known = [POSSIBLE] if hasattr(game.solver, "grade") else []
        return [(name, "") for name in dict.fromkeys(["random", usual_bot(game), *names, *known])]
    found = [(high, low) for low, high in pairwise(["random", *names])]
    found.append((names[-1], names[-3]))
    found += [(name, usual_bot(game)) for name in ["random", *names]]
    return [pair for pair in dict.fromkeys(found) if len(set(pair)) > 1]


def pair_of(words: str) -> tuple[str, str]:
    player, parted, against = words.rpartition(":")
    if not parted:
        raise ValueError(f"{words!r} is no pair of players, such as 5:4")
    return player, against


def setting(name: str, player: str, against: str, seats: int) -> Setting:
    bots = ",".join([player, *[against] * (seats - 1)])
    return setting_of(name, bots, seats, HARDER.get(name, ()))


def ready(name: str, player: str, against: str, seats: int) -> None:
    """Compile players once, before all processes want them."""
    if player != POSSIBLE:
        setting(name, player, against, seats).prepare()


def play(name: str, player: str, against: str, first: int, seats: int = 0) -> dict[str, Any]:
    """What a player wins, by deal."""
    seats = seats or seats_of(games.load(name))
    many, began = in_a_piece(seats), time.process_time()
    wanted = setting(name, "random" if player == POSSIBLE else player, against, seats)
    it = made(wanted)
    if player == POSSIBLE:
        solver: Any = it.game.solver
        can = [float(solver.grade(dealt(it, seed, 0, None)[0], it.box) > 0) for seed in range(first, first + many)]
        return {"version": it.game.version, "wins": can, "seconds": round(time.process_time() - began, 2)}
    rows = wanted.play(range(first, first + many))
    share, sits = shares_of(rows.places, wanted.seats), it.seating(len(rows))
    mine = (share * sits[player]).sum(axis=1) if sits else share[:, 0]
    wins = mine.reshape(many, -1).mean(axis=1)
    spent = round(time.process_time() - began, 2)
    return {"version": it.game.version, "wins": [round(float(x), 4) for x in wins], "seconds": spent}


def pieces(wanted: Sequence[Meeting], many: int, first: int) -> list[shards.Piece]:
    """All pieces, the same deals of every meeting one after the other, so that a run that is stopped has as many of each."""
    found = []
    for name, player, against, seats in wanted:
        game = games.load(name)
        plain = against == usual_bot(game) and player != "1"  # far apart, so that fewer games do
        deals = -(-many // seats // (2 if plain else 1))
        more = [] if seats == seats_of(game) else [seats]
        found += [[name, player, against, first + at, *more] for at in range(0, deals, in_a_piece(seats))]
    return sorted(found, key=lambda piece: piece[3])


def read(files: Sequence[Path]) -> list[dict[str, Any]]:
    """The result of each meeting, from the lines of all files."""
    deals, versions = defaultdict[Meeting, dict[int, float]](dict), dict[str, str]()
    for line in (line for file in files for line in shards.lines(file)):
        name, player, against, first, *more = line["piece"]
        seats = more[0] if more else seats_of(games.load(name))
        deals[name, player, against, seats] |= {first + i: x for i, x in enumerate(line["wins"])}
        versions[name] = line["version"]
    found = []
    for (name, player, against, seats), wins in sorted(deals.items()):
        row = {"game": name, "version": versions[name], "seats": seats, "options": dict(HARDER.get(name, ()))}
        found.append({**row, "player": player, "against": against, **told(list(wins.values()), SHARE, seats)})
        if seats == 1 and player in "23456":
            for lower in "12345"[: int(player) - 1]:
                below = deals[name, lower, "", 1]
                more = [wins[deal] - below[deal] for deal in wins if deal in below]
                found.append({**row, "player": player, "against": f"more than {lower}", **told(more, MEAN, seats)})
        can = deals.get((name, POSSIBLE, "", 1), {})
        share = [x for deal, x in wins.items() if can.get(deal)]
        if share and player != POSSIBLE:
            found.append({**row, "player": player, "against": OF_THE_POSSIBLE, **told(share, SHARE, seats)})
    return found


def row_of(row: dict[str, Any]) -> tuple[str, int, str, str]:
    """What a row is about: a newer one of the same takes its place."""
    return row["game"], row["seats"], row["player"], row["against"]


def told(wins: Sequence[float], kind: str, seats: int) -> dict[str, float]:
    """A mean over deals, with its interval."""
    rows = np.array([wins])
    e = estimate(Figure("wins", "", kind), sums_of(rows, np.ones_like(rows))[0])
    return {"games": len(wins) * seats, "wins": round(e.value, 4), "low": round(e.low, 4), "high": round(e.high, 4)}


# ---------------------------------------------------------------- the page


def page(sums: Sequence[dict[str, Any]]) -> str:
    """How much each level reaches, and how far it is from the one below, as tables."""
    many = [row for row in sums if row["seats"] > seats_of(games.load(row["game"]))]
    sums = [row for row in sums if row not in many]
    known = {(row["game"], row["player"], row["against"]): row for row in sums}
    names = [name for name in games.names() if any(row["game"] == name for row in sums)]
    columns = ["random", "heuristic", *"123456"]
    lines = ["| game | counted | random | rule of thumb | " + " | ".join("123456") + " | possible |"]
    lines.append("|---|---|" + "---:|" * (len(columns) + 1))
    for name in names:
        game = games.load(name)
        alone, plain = seats_of(game) == 1, usual_bot(game)
        told = "wins" if alone else f"wins against {'the rule of thumb' if plain == 'heuristic' else 'random'}"
        if name in HARDER:
            told += f", {', '.join(str(value) for _, value in HARDER[name])}"
        cells = []
        for player in columns:
            row = known.get((name, player, "" if alone else plain))
            offers = player not in "123456" or player in {bot.name for bot in levels(game)}
            text = "50%" if player == plain and not alone else f"{row['wins']:.0%}" if row else ""
            cells.append(text if offers or not text else f"({text})")
        if cells.count("") > len(cells) // 2:
            continue  # only levels were compared with levels
        possible = known.get((name, POSSIBLE, ""))
        between = "{wins:.1%} ({low:.1%} to {high:.1%})"
        cells.append(between.format(**possible) if possible else "not known")
        lines.append(f"| [{game.title}](bots/{name}.md) | {told} | {' | '.join(cells)} |")
    lines += ["", "| game | level | against | games | wins | 95% interval |", "|---|---|---|---:|---:|---:|"]
    for name in names:
        for high, low, row in steps(games.load(name), sums):
            sign = "+" if seats_of(games.load(name)) == 1 else ""
            wins, least, most = (f"{row[what]:{sign}.1%}" for what in ("wins", "low", "high"))
            lines.append(
                f"| {games.load(name).title} | {high} | {low} | {row['games']:,} | {wins} | {least} to {most} |"
            )
    shares = [row for row in sums if row["against"] == OF_THE_POSSIBLE]
    if shares:
        lines += [
            "",
            "| game | player | deals that can be won | won of these | 95% interval |",
            "|---|---|---:|---:|---:|",
        ]
    for row in sorted(shares, key=lambda row: (row["game"], columns.index(row["player"]))):
        interval = f"{row['low']:.1%} to {row['high']:.1%}"
        lines.append(
            f"| {games.load(row['game']).title} | {row['player']} | {row['games']:,} | {row['wins']:.1%} | {interval} |"
        )
    if many:
        lines += ["", "| game | seats | level | against all others | games | wins | 95% interval | fair |"]
        lines.append("|---|---:|---:|---:|---:|---:|---:|---:|")
    for row in many:
        cells = [games.load(row["game"]).title, row["seats"], row["player"], row["against"], f"{row['games']:,}"]
        cells += [f"{row['wins']:.1%}", f"{row['low']:.1%} to {row['high']:.1%}", f"{1 / row['seats']:.0%}"]
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return signed("\n".join(lines))


def steps(game: Game, sums: Sequence[dict[str, Any]]) -> list[tuple[str, str, dict[str, Any]]]:
    """The levels that a game offers, each with the one below it and how far apart they are: a share of wins or, alone, how much
    more often it wins."""
    known = {(row["player"], row["against"]): row for row in sums if row["game"] == game.name}
    found = []
    for low, high in pairwise(bot.name for bot in levels(game)):
        if seats_of(game) > 1:
            row = known.get((high, low))
        else:
            row = known.get((high, f"more than {low}"))
        if row:
            found.append((high, low, row))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    parser.add_argument("--games", dest="many", type=int, default=400, help="games of each meeting")
    parser.add_argument("--seats", type=int, help="how many play, all but one alike; as few as can, if not said")
    parser.add_argument("--pairs", nargs="+", help="play only these, such as 5:4")
    parser.add_argument("--first", type=int, default=0, help="the first deal's seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.0, help="begin nothing after so long; run again to go on")
    parser.add_argument("--out", type=Path, default=Path("build/levels.jsonl"))
    parser.add_argument("--read", type=Path, nargs="+", help="add up these files instead of playing")
    parser.add_argument("--page", type=Path, help=f"write the tables of {SUMS} into this page instead")
    asked = parser.parse_args()
    if asked.read:
        fresh = read(asked.read)
        rows = {row_of(row): row for row in [*json.loads(SUMS.read_text("utf-8")), *fresh]}
        SUMS.write_text("[\n" + ",\n".join(json.dumps(rows[key]) for key in sorted(rows)) + "\n]\n", "utf-8")
        return
    if asked.page:
        write_into(asked.page, "levels", page(json.loads(SUMS.read_text("utf-8"))))
        return
    names = asked.games or games.names()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    wanted = list[Meeting]()
    try:
        for game in map(games.load, names):
            seats = asked.seats or seats_of(game)
            pairs = [pair_of(words) for words in asked.pairs or ()] or meetings(game, seats)
            wanted += [(game.name, player, against, seats) for player, against in pairs]
        for meeting in wanted:
            if meeting[1] != POSSIBLE:
                setting(*meeting)
    except ValueError as e:
        parser.error(str(e))
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        list(pool.map(ready, *zip(*wanted, strict=True)))
    shards.gather(play, pieces(wanted, asked.many, asked.first), asked.out, asked.jobs, asked.seconds)


if __name__ == "__main__":
    main()
