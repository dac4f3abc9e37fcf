"""`python -m bench.core [GAME ...]`: random moves a second of each game, compiled, on one core.

The games take turns, so that all meet the same noise, and the best round of each is told. Seconds depend on the machine; compare
figures of one machine.
"""

from __future__ import annotations

import argparse

from bench.engines import rates
from bench.row import ROUNDS

PLAYED: dict[str, tuple[int, int]] = {
    "karthis": (1, 5_000),
    "katamari": (2, 3_000),
    "klobba": (4, 500),
    "klotho": (2, 500),
    "twelve_patrols": (1, 5_000),
    "asteroid_miners": (1, 1_000),
    "clin9ic": (1, 100),
}
"""Seats, and games a round: about a tenth of a second."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of {', '.join(PLAYED)}; all by default")
    chosen = parser.parse_args().games or list(PLAYED)
    if unknown := [game for game in chosen if game not in PLAYED]:
        parser.error(f"there is no game {unknown[0]!r}: choose from {', '.join(PLAYED)}")
    best = dict.fromkeys(chosen, 0.0)
    for _ in range(ROUNDS):
        for game in chosen:
            seats, n = PLAYED[game]
            best[game] = max(best[game], rates(game, "compiled", n, seats=seats)[1])
    for game, moves in best.items():
        print(f"{game}, seats {PLAYED[game][0]}: {moves / 1e6:.2f} million moves/s")


if __name__ == "__main__":
    main()
