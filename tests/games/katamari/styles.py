"""How much a style is worth that leaves something out: the heuristic against itself without it, for every box.

    python -m tests.games.katamari.styles --games 4000

One player has the style, the others play as they always do; who begins, and in which seat the style sits, goes round.
"""

from __future__ import annotations

import argparse

from rulewright.games.katamari.play.values import Weight
from rulewright.games.katamari.state import Box, Level
from rulewright.kernel.box_files import read_content
from tests.games.katamari.weights import GAME, Weights, by_order, heuristic, share

STYLES: dict[str, dict[int, int]] = {
    "as the others": {},
    "no Purple": {Weight.HIGHEST: Level.BLUE},
    "only Yellow": {Weight.HIGHEST: Level.YELLOW},
    "no symbols": {Weight.SYMBOL: 0},
}


def style(box: Box, name: str) -> Weights:
    return [STYLES[name].get(i, weight) for i, weight in enumerate(heuristic(box))]


def without_majorities(seats: int) -> Box:
    said = read_content(GAME.content)
    made: Box = GAME.make_box(content={**said, "numbers": {**said["numbers"], "majority": 0}}, seats=seats)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.katamari.styles", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    games = parser.parse_args().games
    for name in GAME.boxes:
        for seats in (2, 3, 4):
            box = GAME.make_box({"box": name}, seats)
            for what in STYLES:
                won, half, tops = share(box, style(box, what), heuristic(box), games)
                layers = "/".join(f"{100 * t:.0f}" for t in tops)
                print(f"{name:9} {seats} seats, {what:14} {won:5.1f} % +- {half:.1f}, top layer {layers}")
    boxes = {f"{seats} seats": GAME.make_box(seats=seats) for seats in (2, 3, 4)}
    boxes["4 seats, majorities worth nothing"] = without_majorities(4)
    for name, box in boxes.items():
        print(f"by order of play, {name}: {' : '.join(f'{w:.1f} +- {h:.1f}' for w, h in by_order(box, games))}")


if __name__ == "__main__":
    main()
