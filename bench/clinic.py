"""`python -m bench.clinic BOT GAMES [GOAL...] [--expansion]`: how often a bot reaches each goal of Clin9ic at each difficulty.

Every cell is told in per cent with its 95 % interval, and below it the score at 10, 50 and 90 % of its games.
`--habits` prints what the bot does instead, at hard: hires by round, and what it builds in a game.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bench.engines import rates
from bench.row import Row
from rulewright import games
from rulewright.bots import registry
from rulewright.bots.bot import Bot
from rulewright.games.clin9ic.content import COMPONENT_WORDS
from rulewright.games.clin9ic.state import ROUNDS, State, Verb
from rulewright.lab.statistics import Share
from rulewright.lab.tournament import Played, play

GAME = games.load("clin9ic")
GOALS, LEVELS = GAME.options[0].words[:-1], GAME.options[1].words
EXPANSION = {"card": "B", "floors": 2}

ROWS = [
    Row(
        "Clin9ic, random games: compiled against interpreted",
        "moves/s",
        lambda: rates("clin9ic", "compiled", 20_000)[1],
        lambda: rates("clin9ic", "interpreted", 30)[1],
        at_least=20,
        rounds=5,
    ),
]


def played(bot: Any, n: int, **options: Any) -> list[Played]:
    box = GAME.make_box(options)
    bot.prepare(GAME, box)
    return [play(GAME, box, [bot], seed) for seed in range(n)]


def reached(found: list[Played]) -> str:
    share = Share.of(sum(p.shares[0] > 0 for p in found), len(found))
    return f"{100 * share.share:.1f} ({100 * share.low:.0f} to {100 * share.high:.0f})"


def scores(found: list[Played]) -> str:
    ordered = sorted(p.scores[0] for p in found)
    return "/".join(str(ordered[len(ordered) * tenth // 10]) for tenth in (1, 5, 9))


@dataclass
class Diary:
    """A bot that writes down what it does."""

    bot: Bot
    hires: Counter[int] = field(default_factory=Counter)
    """By round."""
    built: Counter[str] = field(default_factory=Counter)

    def choose(self, game: Any, view: State, box: Any, seat: int, stream: list[int]) -> int:
        move = int(self.bot.choose(game, view, box, seat, stream))
        verb = Verb.at(move)
        if verb == Verb.HIRE:
            self.hires[int(view.round)] += 1
        elif verb == Verb.BUILD:
            self.built[COMPONENT_WORDS[Verb.BUILD.argument(move)]] += 1
        elif verb in (Verb.RAISE, Verb.BONUS):
            self.built[verb.public] += 1
        return move


def habits(bot: Any, n: int, goal: str, **options: Any) -> None:
    """What a bot does at the hard level of a goal, with its mean score."""
    box, diary = GAME.make_box({"goal": goal, "difficulty": "hard", **options}), Diary(bot)
    bot.prepare(GAME, box)
    found = [play(GAME, box, [diary], seed) for seed in range(n)]  # type: ignore[list-item]
    hired = " ".join(str(diary.hires[i]) for i in range(1, ROUNDS + 1))
    built = ", ".join(f"{word} {count / n:.2f}" for word, count in sorted(diary.built.items()))
    print(f"{goal}: reached {reached(found)} %, score {scores(found)}; hires by round {hired}; built a game: {built}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("games", type=int)
    parser.add_argument("goals", nargs="*", default=GOALS, metavar="GOAL", help=", ".join(GOALS))
    parser.add_argument("--expansion", action="store_true", help="with the new Action card and both new floors")
    parser.add_argument(
        "--habits", action="store_true", help="what the bot does, at hard, instead of how often it succeeds"
    )
    asked = parser.parse_args()
    bot, more = registry.find(asked.bot, GAME), EXPANSION if asked.expansion else {}
    if asked.habits:
        for goal in asked.goals:
            habits(bot, asked.games, goal, **more)
        return
    print(f"| goal | {' | '.join(LEVELS)} |\n|---|{'---:|' * len(LEVELS)}")
    for goal in asked.goals:
        cells = [played(bot, asked.games, goal=goal, difficulty=level, **more) for level in LEVELS]
        print(f"| {goal} | {' | '.join(reached(cell) for cell in cells)} |", flush=True)
        print(f"| score | {' | '.join(scores(cell) for cell in cells)} |", flush=True)


if __name__ == "__main__":
    main()
