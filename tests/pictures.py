"""Draws the pictures of README, by `make screenshots`, into docs/pictures/: a position of every game, and an animated game.

`positions.json` holds the games they are taken from, move by move; `keys.json` has a hash of each picture's drawing. A test draws
them again and fails if a picture is older than its board. `python -m tests.pictures choose` lets bots play new games to take them
from.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from rulewright import games
from rulewright.bots import registry
from rulewright.doors import pictures
from rulewright.match import Match
from tests.prepare import ROOT

FOLDER = ROOT / "docs" / "pictures"
POSITIONS, KEYS = FOLDER / "positions.json", FOLDER / "keys.json"
MOVING = "katamari"
"""The animated game at the top of README."""
NAMES = ["Mara", "Knut", "Alma", "Nora"]
EARLY = 0.8
"""How far into a game its picture is taken: before everything is decided."""
GOOD: dict[str, tuple[int, int, str, Callable[[Match], float]]] = {
    "karthis": (1, 40, "heuristic", lambda m: m.state.tiles.n + 3 * m.state.drawn.n),
    "klobba": (3, 6, "random", lambda m: sum(c >= 0 for c in m.state.played) + m.number / 1000),
    "klotho": (
        3,
        6,
        "heuristic",
        lambda m: sum(c >= 0 for c in m.state.row) + sum(map(bool, m.state.die)) / 2 + m.number / 200,
    ),
    "katamari": (2, 4, "heuristic", lambda m: m.state.placed.n + 5 * any(map(any, m.state.dice))),
    "twelve_patrols": (1, 12, "heuristic", lambda m: m.state.laid + m.state.manned.bit_count()),
    "clin9ic": (1, 12, "heuristic", lambda m: m.state.present + 2 * m.state.height + m.state.gardens),
    "asteroid_miners": (2, 8, "heuristic", lambda m: sum(miner.row for miner in m.state.miners) + m.state.n / 10),
}
"""For each game: seats, how many seeds to try, the bot, and how interesting a position looks."""


def choose() -> None:
    """Let bots play, and record the most interesting-looking position of each game."""
    found: dict[str, Any] = {}
    for name, (seats, seeds, who, worth) in GOOD.items():
        game = games.load(name)
        bot = registry.find(who, game)
        best: tuple[float, int, int, list[list[int]]] = (-1.0, 0, 0, [])
        for seed in range(seeds):
            match = Match(game, seats, _options(name), seed=seed, names=NAMES[:seats])
            codes: list[list[int]] = []
            moments: list[tuple[float, int]] = []
            while not match.over:
                if len(codes) > 10:
                    moments.append((worth(match), len(codes)))
                seat = match.waiting[0]
                code = bot.choose(game, match.view(seat), match.box, seat, list(match.lots(seat)))
                codes.append([seat, code])
                match.play(seat, code)
            moment = max((m for m in moments if m[1] < EARLY * len(codes)), default=(-1.0, 0))
            best = max(best, (moment[0], seed, moment[1], codes))
        found[name] = {"seats": seats, "seed": best[1], "frame": best[2], "moves": best[3]}
        print(f"{name}: seed {best[1]}, after {best[2]} of {len(best[3])} moves", flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    POSITIONS.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8", newline="\n")


def _options(name: str) -> dict[str, Any]:
    return dict(games.load(name).welcome.options)


def frames(name: str, last: int | None = None) -> Iterator[str]:
    """The drawings of a game, from its start to a frame or to its end."""
    known = json.loads(POSITIONS.read_text("utf-8"))[name]
    match = Match(games.load(name), known["seats"], _options(name), seed=known["seed"], names=NAMES[: known["seats"]])
    yield pictures.of_match(match, -1)
    for seat, code in known["moves"][:last]:
        match.play(seat, code)
        yield pictures.of_match(match, -1)


def position(name: str) -> str:
    """The drawing of a game's position; in a game with hands, as the first player sees it."""
    known = json.loads(POSITIONS.read_text("utf-8"))[name]
    match = Match(games.load(name), known["seats"], _options(name), seed=known["seed"], names=NAMES[: known["seats"]])
    for seat, code in known["moves"][: known["frame"]]:
        match.play(seat, code)
    return pictures.of_match(match, 0 if match.game.has_secrets else -1)


def key(*drawings: str) -> str:
    return sha256("".join(drawings).encode()).hexdigest()[:16]


def keys() -> dict[str, str]:
    """The hashes of all pictures as they should be now."""
    return {**{name: key(position(name)) for name in games.names()}, "game": key(*frames(MOVING))}


def main() -> None:
    for name in games.names():
        path = FOLDER / f"{name}.png"
        path.write_bytes(small(pictures.png(position(name))))
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size // 1000} kB", flush=True)
    moving = FOLDER / "game.webp"
    moving.write_bytes(pictures.animated(list(frames(MOVING)), "webp", 960))
    print(f"{moving.relative_to(ROOT)}  {moving.stat().st_size // 1000} kB", flush=True)
    KEYS.write_text(json.dumps(keys(), indent=1) + "\n", "utf-8", newline="\n")


def small(png: bytes) -> bytes:
    """The same image in 256 colours, a third of the size."""
    import io

    from PIL import Image

    out = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


if __name__ == "__main__":
    choose() if "choose" in sys.argv else main()
