"""Teach a net to judge positions of a game by play against itself: `python -m learn.nets katamari --minutes 5`.

TD(lambda) on the positions after moves, as TD-Gammon learned Backgammon: games are played by all cores in compiled code, and the
weights learn beside them, on a GPU if there is one. The first games are the heuristic's. Which core is done first depends on the
machine, so no two courses give the same weights.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import rulewright
from learn.selfplay import Lesson, Pages, match, notes, pages, teacher
from rulewright.bots.learned import workspace
from rulewright.bots.net import Net, load_net
from rulewright.bots.onnx import read_facts, write_layers
from rulewright.kernel.game import Game

ROWS, LONGEST = 8192, 512
"""Positions that a core delivers at a time, and the most steps recorded of a game."""
BATCH, RATE = 4096, 1e-3
AVERAGE = 0.998
"""The net that plays is a moving average of the one that learns."""
EXAM = 7_000_000
"""The first seed of evaluation games."""
AUXILIARY = 0.1
"""The weight of the margin relative to the win in training: it is more informative than the winner, but not the objective."""


@dataclass(frozen=True)
class Course:
    """Training settings; see the options of the command."""

    hidden: tuple[int, int]
    minutes: float
    warm: int
    buffer: int
    passes: float
    trace: float
    explore: float
    keep: float
    seed: int
    begin: Path | None


class Judge(nn.Module):  # type: ignore[misc]
    """Three layers; the second output is the margin, which is not saved to the file."""

    def __init__(self, inputs: int, hidden: tuple[int, int]) -> None:
        super().__init__()
        one, two = hidden
        self.layers = nn.Sequential(
            nn.Linear(inputs, one), nn.ReLU(), nn.Linear(one, two), nn.ReLU(), nn.Linear(two, 2)
        )

    def forward(self, x: Any) -> Any:
        return self.layers(x)

    def take_over(self, file: Path) -> None:
        """Initialise from another net's file, which does not have the margin output."""
        linear = [m for m in self.layers if isinstance(m, nn.Linear)]
        known = [torch.from_numpy(w) for w in load_net(file)]
        with torch.no_grad():
            for layer, weight, bias in zip(linear, known[::2], known[1::2], strict=True):
                layer.weight[: weight.shape[1]].copy_(weight.T)
                layer.bias[: bias.shape[0]].copy_(bias)

    def weights(self) -> Net:
        """The weights for the compiled player."""
        found = []
        for layer in (m for m in self.layers if isinstance(m, nn.Linear)):
            found += [layer.weight.detach().T, layer.bias.detach()]
        found[-2], found[-1] = found[-2][:, :1], found[-1][:1]
        return Net(*(np.ascontiguousarray(w.cpu().numpy(), np.float32) for w in found))


@dataclass
class Buffer:
    """The latest positions, in device memory."""

    x: Any
    worth: Any
    margin: Any
    rows: int = 0
    added: int = 0

    def add(self, fresh: Pages, n: int) -> None:
        size = self.x.shape[0]
        where = (torch.arange(n) + self.added).remainder(size).to(self.x.device)
        self.x[where] = torch.from_numpy(fresh.x[:n]).to(self.x.device, self.x.dtype)
        self.worth[where] = torch.from_numpy(fresh.worth[:n]).to(self.x.device)
        self.margin[where] = torch.from_numpy(fresh.margin[:n]).to(self.x.device)
        self.added += n
        self.rows = min(size, self.rows + n)


@dataclass
class School:
    """One net in training."""

    game: Game
    box: Any
    course: Course
    device: str
    curve: list[dict[str, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        torch.manual_seed(self.course.seed)
        inputs = self.game.play.inputs
        self.net = Judge(inputs, self.course.hidden).to(self.device)
        if self.course.begin:
            self.net.take_over(self.course.begin)
        self.mean = Judge(inputs, self.course.hidden).to(self.device)
        self.mean.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=RATE, weight_decay=1e-4)
        kind = torch.float16 if self.device == "cuda" else torch.float32
        room = [torch.zeros(self.course.buffer, device=self.device) for _ in range(2)]
        self.buffer = Buffer(torch.zeros((self.course.buffer, inputs), dtype=kind, device=self.device), *room)
        self.scale, self.games, self.owed = 0.0, 0, 0.0
        self.seeds = count(self.course.seed << 40, 1 << 20)

    def learn(self, steps: int, done: float) -> float:
        """Train on some batches from the buffer; `done` is the completed fraction of the course."""
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * max(0.05, 1.0 - done)
        loss = torch.zeros(())
        for _ in range(steps):
            rows = torch.randint(self.buffer.rows, (BATCH,), device=self.device)
            out = self.net(self.buffer.x[rows].float())
            wins = nn.functional.binary_cross_entropy_with_logits(out[:, 0], self.buffer.worth[rows])
            margin = nn.functional.smooth_l1_loss(out[:, 1], self.buffer.margin[rows] / self.scale)
            loss = wins
            self.optimizer.zero_grad()
            (wins + AUXILIARY * margin).backward()
            self.optimizer.step()
            with torch.no_grad():
                for mean, now in zip(self.mean.parameters(), self.net.parameters(), strict=True):
                    mean.lerp_(now, 1.0 - AVERAGE)
        return float(loss.detach())


def taught(school: School, workers: int, begin_at: float, end_at: float) -> None:
    """Play and learn from one fraction of the course to another."""
    course, game, teach = school.course, school.game, teacher(school.game)
    written = [(pages(game.play.inputs, ROWS), notes(LONGEST, int(school.box.seats))) for _ in range(workers)]
    since, whole = time.monotonic(), 60 * course.minutes

    def now() -> float:
        return begin_at + (time.monotonic() - since) / whole

    def lesson(i: int, weights: Net, how: Lesson, seed: int) -> tuple[int, int, int]:
        games, rows = teach(workspace(game, school.box, weights), *written[i], how, seed)
        return i, games, rows

    with ThreadPoolExecutor(workers) as pool:

        def begin(i: int) -> Future[tuple[int, int, int]]:
            warm = school.buffer.added < course.warm
            explore = 0.1 if warm else course.explore * max(0.1, 1.0 - now())
            how = Lesson(warm, explore, course.keep, 1.0 if warm else course.trace)
            return pool.submit(lesson, i, school.mean.weights(), how, next(school.seeds))

        under_way, loss = {begin(i) for i in range(workers)}, 0.0
        while now() < end_at:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for each in done:
                i, games, rows = each.result()
                school.buffer.add(written[i][0], rows)
                school.games += games
                under_way.add(begin(i))
                school.owed += course.passes * rows / BATCH
            if not school.scale:
                school.scale = max(1.0, float(school.buffer.margin[: school.buffer.rows].std()))
            steps, school.owed = int(school.owed), school.owed % 1.0
            loss = school.learn(steps, now()) if steps else loss
    print(f"{school.games:9,} games  {school.buffer.added:11,} positions  loss {loss:.4f}", flush=True)


def examined(school: School, games: int, workers: int) -> float:
    """The net's win rate against the heuristic, choosing without search."""
    play, weights = match(school.game), school.mean.weights()
    each = -(-games // workers)
    each += each % int(school.box.seats)

    def some(i: int) -> float:
        return float(play(workspace(school.game, school.box, weights), np.zeros(2, np.uint32), EXAM + i * each, each))

    with ThreadPoolExecutor(workers) as pool:
        return sum(pool.map(some, range(workers))) / (each * workers)


def compile_all(school: School) -> None:
    """Compile training and evaluation play in parallel."""
    page, note = pages(school.game.play.inputs, 1), notes(1, int(school.box.seats))
    mine = workspace(school.game, school.box, school.mean.weights())
    with ThreadPoolExecutor(2) as pool:
        one = pool.submit(teacher(school.game), mine, page, note, Lesson(True, 0.0, 0.0, 1.0), 1)
        other = pool.submit(
            match(school.game), workspace(school.game, school.box, school.mean.weights()), note.stream, 1, 0
        )
        one.result()
        other.result()


def joined(files: list[Path]) -> tuple[list[Any], dict[str, str]]:
    """Several nets combined into one that returns their mean in log odds; and how each was made."""
    nets, told = [load_net(file) for file in files], [read_facts(file) for file in files]
    two = np.zeros((sum(n.w2.shape[0] for n in nets), sum(n.w2.shape[1] for n in nets)), np.float32)
    row = column = 0
    for net in nets:
        two[row : row + net.w2.shape[0], column : column + net.w2.shape[1]] = net.w2
        row, column = row + net.w2.shape[0], column + net.w2.shape[1]
    layers = [
        np.concatenate([n.w1 for n in nets], 1),
        np.concatenate([n.b1 for n in nets]),
        two,
        np.concatenate([n.b2 for n in nets]),
        np.concatenate([n.w3 for n in nets]) / len(nets),
        sum(n.b3 for n in nets) / len(nets),
    ]
    facts = {key: fact for key, fact in told[0].items() if key in ("game", "seats", "player", "only")}
    for i, each in enumerate(told, 1):
        facts |= {f"command {i}": each["command"], f"curve {i}": each["curve"]}
    return layers, facts


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m learn.nets", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--join", type=Path, nargs="+", help="teach nothing: make one net of these files")
    parser.add_argument("--seats", type=int, help="how many play; the fewest possible, if not said")
    parser.add_argument("--also", type=int, nargs="+", default=[], help="further numbers of players that it is for")
    parser.add_argument("--options", default="", help="of the game, such as cards=45")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=4, help="how often it is examined on the way")
    parser.add_argument("--exam", type=int, default=400, help="games of an examination")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--hidden", default="128,32")
    parser.add_argument(
        "--warm", type=int, default=1_000_000, help="positions of games by the heuristic that come first"
    )
    parser.add_argument("--buffer", type=int, default=1_000_000, help="positions that are kept to learn from")
    parser.add_argument("--passes", type=float, default=6.0, help="how often a position is learned from")
    parser.add_argument("--trace", type=float, default=0.9, help="lambda: how far results reach back")
    parser.add_argument("--explore", type=float, default=0.05, help="moves at random, at the beginning")
    parser.add_argument("--keep", type=float, default=0.2, help="the part of the positions that is learned from")
    parser.add_argument("--player", default="learned", help="who goes by it at level 6, such as learned-search:4000")
    parser.add_argument("--only", default="", help="the options with which level 6 goes by it, such as cards=45")
    parser.add_argument("--begin", type=Path, help="a net to begin with, of the same size")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("build/nets"), help="the folder for the net's file")
    asked = parser.parse_args()

    game = rulewright.load_game(asked.game)
    asked.to.mkdir(parents=True, exist_ok=True)
    file = asked.to / f"{game.name}.onnx"
    if asked.join:
        write_layers(file, *joined(asked.join))
        return
    box = game.make_box(dict(pair.split("=") for pair in asked.options.split(",") if pair), asked.seats)
    one, two = map(int, asked.hidden.split(","))
    course = Course(
        (one, two),
        asked.minutes,
        asked.warm,
        asked.buffer,
        asked.passes,
        asked.trace,
        asked.explore,
        asked.keep,
        asked.seed,
        asked.begin,
    )
    school = School(game, box, course, "cuda" if torch.cuda.is_available() else "cpu")
    torch.set_num_threads(1)  # the cores are busy playing
    began = time.monotonic()
    compile_all(school)
    print(f"compiled in {time.monotonic() - began:.0f} s; {school.device}, {asked.workers} workers", flush=True)
    for i in range(asked.rounds):
        taught(school, asked.workers, i / asked.rounds, (i + 1) / asked.rounds)
        wins = examined(school, asked.exam, asked.workers)
        minutes = asked.minutes * (i + 1) / asked.rounds
        school.curve.append({"minutes": minutes, "games": school.games, "positions": school.buffer.added, "wins": wins})
        print(f"{minutes:5.1f} min: {100 * wins:.1f} % of {asked.exam} games against the heuristic", flush=True)
        command = "python -m learn.nets " + " ".join(sys.argv[1:])
        seats = " ".join(map(str, [int(box.seats), *asked.also]))
        facts = {"game": game.name, "seats": seats, "player": asked.player, "only": asked.only}
        facts |= {"command": command, "curve": json.dumps(school.curve)}
        write_layers(file, school.mean.weights(), facts)


if __name__ == "__main__":
    main()
