"""Golden playthroughs: for each seat count and each way a game can end, one whole game told line by line.

`python -m tests.conformance.goldens [GAME ...]` writes those that are missing (`--anew`: all). A golden that changes
means that play changed: then the game's version must change too, and the new goldens be read before they are kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rulewright.kernel import Game
from rulewright.kernel.engines.batch import fingerprint
from rulewright.match import Match
from tests.conformance.cases import found_games

FOLDER = Path(__file__).parents[1] / "goldens"
TRIES = 4000


def play(game: Game, seats: int, seed: int) -> Match:
    """A random game at a table of this many; with an odd seed somebody may concede in the middle of it, if that is a move."""
    match, random = Match(game, seats, seed=seed), Random(seed)
    stop = random.randrange(2, 12) if seed % 2 else -1
    while not match.over:
        seat = random.choice(match.waiting)
        codes = game.legal(match.state, match.box, seat)
        ways_out = [c for c in codes if game.actions.of(c).concede]
        others = [c for c in codes if c not in ways_out]
        match.play(seat, random.choice(ways_out if ways_out and match.number >= stop > 0 else others))
    return match


def tell(game: Game, seats: int, seed: int) -> Iterator[str]:
    """The game again, step by step: each move in words, all that was told and to whom, and the state it led to."""
    ended = play(game, seats, seed)
    moves = [line for line in ended.lines if "move" in line]
    match = Match(game, seats, seed=seed)
    yield f"{game.name} {game.version}, {seats} seats, seed {seed}"
    said = 0
    for line in [None, *moves]:
        if line:
            made = match.play(line["seat"], line["code"])
            yield f"{match.number}. {match.names[line['seat']]}: {made.label} [{made.code}]"
        for told in match.told[said:]:
            yield f"    {'' if told.listener < 0 else match.names[told.listener] + ' alone: '}{told}"
        said = len(match.told)
        yield f"    = {fingerprint(match.state):016x}"
    assert match.ending is not None
    yield f"{match.ending.name}: {match.ending.about}; scores {match.scores}"
    yield from (line.rstrip() for line in match.board(-1).splitlines())


def place(game: Game, seats: int, ending: str) -> Path:
    return FOLDER / game.name / f"{seats}-{ending.replace(' ', '-')}.txt"


def write(game: Game, anew: bool) -> None:
    """Look through seeds until every ending is found once, and every seat count."""
    low, high = game.seats
    have = set() if anew else set((FOLDER / game.name).glob("*.txt"))
    endings = {e.name for e in game.endings if not any(e.name.replace(" ", "-") in p.name for p in have)}
    counts = {n for n in range(low, high + 1) if not any(p.name.startswith(f"{n}-") for p in have)}
    for seed in range(TRIES):
        if not endings and not counts:
            return
        seats = low + seed // 2 % (high - low + 1)
        match = play(game, seats, seed)
        assert match.ending is not None
        if match.ending.name in endings or seats in counts:
            endings.discard(match.ending.name)
            counts.discard(seats)
            path = place(game, seats, match.ending.name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("\n".join(tell(game, seats, seed)) + "\n", "utf-8")
            print(path)
    raise SystemExit(f"{game.name}: {TRIES} games never ended by {', '.join(endings)} or with {counts} seats")


if __name__ == "__main__":
    wanted = [a for a in sys.argv[1:] if a != "--anew"]
    for found in found_games():
        if not wanted or found.name in wanted:
            write(found, "--anew" in sys.argv)
