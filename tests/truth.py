"""Whether the coach tells the truth: its first advice does as well as level 5, and its numbers hold when more games are imagined.

python -m tests.truth karthis --positions 200 --jobs 2
python -m tests.truth karthis --games 200 --jobs 16

Positions are met in games of level 2, each at a decision drawn by lot. Where the coach's first advice and level 5's move differ,
both are made in the same worlds that the seat holds possible, and everybody plays on alike. The numbers shown beside the advice
are compared with those of ten times as many games, imagined again.

With `--games`, one seat follows the first advice for whole games, and level 5 plays the same deals in its place; the others are
of level 4. A run that was stopped goes on where it was, and `--first` and `--out` collect the games of several runs.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np

from bench import shards
from rulewright import games
from rulewright.bots.bot import candidates
from rulewright.bots.levels import LEVELS
from rulewright.bots.search import Search
from rulewright.coach.compare import GAMES, LEVEL, Gap, Searched, Solved, compare
from rulewright.coach.explain import Question
from rulewright.coach.recommendation import Recommendation, considered, recommend
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.game import Game
from rulewright.kernel.standing import AIMS, SCORE, part
from rulewright.lab.statistics import Figure, estimate, sums_of

PLAYERS, STRONGEST = LEVELS[1], LEVELS[4]
CAREFUL = LEVELS[3]
"""Plays on after the two moves if a solver makes it cheap: against careless players other moves are good."""
PLAYED_OUT = 32
"""Games played out after each of two differing moves."""
LONGER = 10
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
CHANCE = 0.05
"""The share of 95% intervals that may miss."""


@dataclass(frozen=True)
class Looked:
    """One position: how much better the coach's advice did than level 5's move, and how many numbers did not hold."""

    seed: int
    gain: float
    alike: bool
    beyond: list[float]
    """How far each shown number, and the difference of the two, is outside its interval (below 0: inside)."""
    verdict: str
    """What is said of the best move and the second best: "exact", "better", "level" or "undecided"."""
    holds: bool
    """Whether that is true with ten times as many games: the better move is better, level moves differ by less than `LEVEL`."""
    seconds: float
    """Processor time for the whole answer."""


def decisions(game: Game, box: Any, seed: int) -> list[tuple[Any, int]]:
    """All positions of one game with a choice, and the seat that has it."""
    state, stream, found = game.state(), [0, 0], []
    sow(state.rng, seed, 0)
    sow(stream, seed, 1)
    game.rules.setup(state, box)
    while not game.rules.ending(state):
        seat = lowest(game.rules.waiting(state))
        view = game.view(state, box, seat)
        if len(candidates(game, view, box, seat)) > 1:
            found.append((view, seat))
        game.rules.apply(
            state, box, seat, PLAYERS.choose(game, view, box, seat, [random32(stream), random32(stream) | 1])
        )
    return found


def look(name: str, seats: int, seed: int, follow: bool = True) -> Looked | None:
    """One position of one game; None if the game offered no choice at all."""
    game = games.load(name)
    box = game.make_box(seats=seats)
    met = decisions(game, box, seed)
    if not met:
        return None
    view, seat = Random(seed).choice(met)
    asked, began = Question(game, view, box, NAMES[:seats], seat), time.process_time()
    compared = compare(game, view, box, seat)
    answer = recommend(asked, compared)
    spent, advice = time.process_time() - began, compared.best
    strong = STRONGEST.choose(game, view, box, seat, [seed * 2 + 1, 77]) if follow else advice
    gain = 0.0 if strong == advice else played_out(game, view, box, seat, (advice, strong), seed)
    return Looked(seed, gain, strong == advice, *measured_again(asked, answer), spent)


def verdict(gap: Gap | None) -> str:
    if gap is None or gap.exact:
        return "exact"
    return "level" if gap.level else "better" if gap.clear else "undecided"


def measured_again(asked: Question, answer: Recommendation) -> tuple[list[float], str, bool]:
    """How far the shown values of the two best moves, and of their difference, are from those of ten times as many games; the
    verdict, and whether it holds then."""
    again, said = imagined_anew(asked), verdict(answer.gap)
    told = {e.action: e for e in answer.moves if e.action in (answer.best, answer.other) and not e.exact}
    if again is None or not told:
        return [], said, True
    longer = {a: float(again.after(a, LONGER * GAMES)[:, asked.seat].mean()) for a in told}
    found = [max(e.low - longer[a], longer[a] - e.high) for a, e in told.items()]
    holds = True
    if answer.gap and len(told) == 2:
        truth = longer[answer.best] - longer[answer.other]
        found.append(max(answer.gap.low - truth, truth - answer.gap.high))
        holds = truth > 0 if said == "better" else said != "level" or abs(truth) <= LEVEL * answer.gap.scale
    return found, said, holds


def imagined_anew(asked: Question) -> Searched | Solved | None:
    """New simulated games, independent of the coach's, played to their ends."""
    game, where = asked.game, (asked.game, asked.view, asked.box, asked.seat)
    again: Searched | Solved
    if not game.solver:
        again = Searched(Search(), *where)
    elif hasattr(game.solver, "play_out"):
        again = Solved(*where)
    else:
        return None
    again._words = [again._words[0] ^ 0x5EED, again._words[1] | 1]
    return again


def played_out(game: Game, view: Any, box: Any, seat: int, moves: tuple[int, int], seed: int) -> float:
    """How much better the first move did than the second, on average over the same worlds."""
    gains = []
    for k in range(PLAYED_OUT):
        stream = [0, 0]
        sow(stream, seed, 100 + k)
        one, two = (result(game, game.redeal(view, box, seat, stream), box, seat, move, k) for move in moves)
        gains.append(one - two)
    return sum(gains) / len(gains)


def result(game: Game, world: Any, box: Any, seat: int, move: int, k: int) -> float:
    """The result of a move for its seat."""
    player = CAREFUL if game.solver else PLAYERS
    streams: list[list[int]] = [[0, 0] for _ in range(int(box.seats))]
    for i, stream in enumerate(streams):
        sow(stream, k, 1000 + i)
    sow(world.rng, k, 999)
    game.rules.apply(world, box, seat, move)
    while not game.rules.ending(world):
        mover = lowest(game.rules.waiting(world))
        stream = streams[mover]
        lots = [random32(stream), random32(stream) | 1]
        action = player.choose(game, game.view(world, box, mover), box, mover, lots)
        game.rules.apply(world, box, mover, action)
    return worth(game, world, box, seat)


def worth(game: Game, state: Any, box: Any, seat: int) -> float:
    """The result of a seat: its share of the win, or its score if that is the aim."""
    if AIMS.index(game.aim) == SCORE:
        return float(game.scores(state, box)[seat])
    return part(game.places(state, box), int(box.seats), seat)


def follow(name: str, seats: int, seed: int) -> dict[str, Any]:
    """One deal: the result of the seat that followed the coach, and of level 5 in its place; and the processor time of each."""
    game, began = games.load(name), time.process_time()
    coach = whole_game(game, seats, seed, coached)
    between = time.process_time()
    strongest = whole_game(game, seats, seed, STRONGEST.choose)
    spent = between - began, time.process_time() - between
    return {"coach": coach, "strongest": strongest, "seconds": [round(each, 1) for each in spent]}


def coached(game: Game, view: Any, box: Any, seat: int, _lots: list[int]) -> int:
    """The first advice, as the coach shows it."""
    compared, _ = considered(Question(game, view, box, NAMES[: int(box.seats)], seat))
    return compared.best


def whole_game(game: Game, seats: int, seed: int, choose: Callable[..., int]) -> float:
    """The result of the seat `seed % seats`, which decides by `choose`."""
    box, state, hero = game.make_box(seats=seats), game.state(), seed % seats
    streams: list[list[int]] = [[0, 0] for _ in range(seats)]
    for i, stream in enumerate(streams):
        sow(stream, seed, 1 + i)
    sow(state.rng, seed, 0)
    game.rules.setup(state, box)
    while not game.rules.ending(state):
        mover = lowest(game.rules.waiting(state))
        view, lots = game.view(state, box, mover), [random32(streams[mover]), random32(streams[mover]) | 1]
        moves = candidates(game, view, box, mover)
        how = choose if mover == hero else CAREFUL.choose
        game.rules.apply(state, box, mover, moves[0] if len(moves) == 1 else how(game, view, box, mover, lots))
    return worth(game, state, box, hero)


def follow_all(game: Game, seats: int, asked: argparse.Namespace) -> None:
    seeds, out = range(asked.first, asked.first + asked.games), Path(asked.out or "build/followed.jsonl")
    out.parent.mkdir(parents=True, exist_ok=True)
    shards.gather(follow, [[game.name, seats, seed] for seed in seeds], out, asked.jobs, asked.seconds)
    found = [line for line in shards.lines(out) if line["piece"][:2] == [game.name, seats]]
    if not found:
        raise SystemExit("No game was played to its end.")
    coach, strongest = (np.array([line[who] for line in found]) for who in ("coach", "strongest"))
    rows = np.array([coach - strongest, coach, strongest])
    gain, mine, theirs = (estimate(Figure("", ""), sums) for sums in sums_of(rows, np.ones_like(rows)))
    spent = np.array([line["seconds"] for line in found]).mean(axis=0)
    print(
        f"| {game.title} | {seats} | {len(found)} | {mine.mean:.1%} | {theirs.mean:.1%} | "
        f"{gain.mean:+.1%} ({gain.low:+.1%} to {gain.high:+.1%}) | {spent[0]:.1f}, {spent[1]:.1f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.truth", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seats", type=int, default=0, help="two, where the game allows it")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--numbers", action="store_true", help="look at the numbers alone, not at level 5")
    parser.add_argument("--games", type=int, default=0, help="follow the advice for so many whole games instead")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first position or game")
    parser.add_argument("--seconds", type=float, default=0.0, help="begin no game after so long; run again to go on")
    parser.add_argument("--out", help="a file for one line of JSON a position or game; games are added to those in it")
    asked = parser.parse_args()
    game = games.load(asked.game)
    seats = asked.seats or min(max(2, game.seats[0]), game.seats[1])
    STRONGEST.prepare(game, game.make_box(seats=seats))
    if asked.games:
        follow_all(game, seats, asked)
        return
    began = time.monotonic()
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        wanted = [
            (asked.game, seats, seed, not asked.numbers) for seed in range(asked.first, asked.first + asked.positions)
        ]
        ran = pool.map(look, *zip(*wanted, strict=True))
        looked = [found for found in ran if found]
    if asked.out:
        with open(asked.out, "w") as file:
            file.writelines(json.dumps(asdict(found)) + "\n" for found in looked)
    gains = np.array([[found.gain for found in looked]])
    gain = estimate(Figure("gain", "what the advice gains"), sums_of(gains, np.ones_like(gains))[0])
    chances = sorted(x for found in looked for x in found.beyond[:2])
    differences = [x for found in looked for x in found.beyond[2:]]
    wrong, apart = (sum(x > 0 for x in numbers) for numbers in (chances, differences))
    print(f"{game.title}, {seats} seats, {len(looked)} positions, {time.monotonic() - began:.0f} s")
    if not asked.numbers:
        alike = sum(found.alike for found in looked)
        print(
            f"- the coach's advice did {gain.mean:+.2%} ({gain.low:+.2%} to {gain.high:+.2%}) better than level 5 "
            f"(the same move in {alike})"
        )
    said = Counter(found.verdict for found in looked)
    settled, kept = (
        len(looked) - said["undecided"],
        sum(found.holds for found in looked if found.verdict != "undecided"),
    )
    print(
        f"- the best two: {', '.join(f'{n} {what}' for what, n in said.most_common())}; {kept} of {settled} verdicts hold"
    )
    times = sorted(found.seconds for found in looked)
    print(
        f"- processor time for an answer: {median(times):.1f} s, nine in ten under {times[len(times) * 9 // 10]:.1f} s"
    )
    print(f"- {wrong} of {len(chances)} chances left their intervals, {apart} of {len(differences)} differences")
    if chances:
        wider = ", ".join(f"{needed(chances, share):+.3f} to hold {share:.0%}" for share in (0.95, 0.99))
        print(f"- UNSETTLED, for the chances alone, would have to change by {wider}")
    if gain.high < 0 or wrong + apart > CHANCE * (len(chances) + len(differences)):
        raise SystemExit("The coach does not tell the truth.")


def needed(numbers: list[float], share: float) -> float:
    """How much wider the intervals would have to be to hold this share of the numbers."""
    return numbers[int(share * (len(numbers) - 1))]


if __name__ == "__main__":
    main()
