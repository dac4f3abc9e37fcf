"""`python -m bench.gpu [--heuristic] [GAME...]`: the GPU engine compared with Pgx on the same card, and its games with the
compiled ones; with --heuristic, games played by the heuristic, in games per second. `python -m bench.gpu --peers [GAME...]`
measures only games that Pgx has, too. `python -m bench GPU` compares its speed with the records.
`python -m bench.gpu --profile GAME...` measures how best to distribute a game over the card, and stores the result for the
engine.

Needs a CUDA GPU with numba-cuda, and JAX with Pgx for the comparison. Ours are whole games, states set up and
hashed; Pgx steps random legal moves with its own automatic reset. Both leave their results on the card.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from statistics import median
from typing import Any

from bench.engines import CONNECT_FOUR
from bench.peers import CLASSICS
from bench.row import Row, UnavailableError
from rulewright import games
from rulewright.kernel.engines import engine
from rulewright.kernel.engines.batch import Batch
from rulewright.kernel.engines.card import available
from rulewright.kernel.engines.cuda import Flight
from rulewright.kernel.engines.playout import by_heuristic
from rulewright.kernel.engines.schedules import PERSISTENT, PROFILES, WAVEFRONT, Plan, profile
from rulewright.kernel.game import Game

ROUNDS = 5
SMALL, MIDDLE, LARGE = 1 << 17, 1 << 18, 1 << 20
SAME = 100_000
"""Games that must have the same results on the card and compiled."""
THUMBS = 10_000
"""The same with the heuristic, which takes longer."""
PEERS = {
    "connect_four": (CONNECT_FOUR, 5),
    **{name: (str(CLASSICS / name), 10) for name in ("backgammon", "hex")},
}
"""The games that Pgx has, too: where ours is, and by how much it should be faster."""
LONG = 100
"""Games with more moves than this are played in smaller batches, unless their plan sets a batch size."""
PLANS = [
    Plan(),
    Plan(registers=32),
    Plan(inline_below=600),
    *(Plan(PERSISTENT, blocks=8, registers=64, inline_below=most) for most in (None, 600, 1500)),
    *(
        Plan(WAVEFRONT, LARGE, 256, registers=most, by_move=by_move)
        for most in (40, 64, 96)
        for by_move in (False, True)
    ),
]
"""The plans that `--profile` tries."""


def ours(game: Game, n: int, seats: int | None = None, plan: Plan | None = None) -> float:
    """Moves per second of n games on the card, the median of several runs after a warm-up."""
    from numba import cuda

    flight, played = Flight(game, game.make_box(seats=seats), n, plan), Batch.blank(game, n)
    rates = []
    for k in range(ROUNDS + 1):
        start = time.perf_counter()
        flight.play(k * n, n)
        cuda.synchronize()
        seconds = time.perf_counter() - start
        flight.collect(played, 0, n)
        rates.append(int(played.checked(game, k * n).moves.sum()) / seconds)
    return median(rates[1:])


def card() -> str:
    """The GPU model, which keys the records."""
    if not available():
        raise UnavailableError("no CUDA GPU")
    from numba import cuda

    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def pgx_stepper(name: str, n: int) -> Callable[[], float]:
    """Moves per second of Pgx's own environment: n games at once, random legal moves, reset as they end."""
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    env, steps = pgx.make(name), 100
    step = auto_reset(env.step, env.init)

    def move(carry: Any, _: Any) -> tuple[Any, None]:
        state, key = carry
        key, choose, reset = jax.random.split(key, 3)
        action = act_randomly(choose, state.legal_action_mask)
        return (jax.vmap(step)(state, action, jax.random.split(reset, n)), key), None

    start = jax.jit(lambda key: jax.vmap(env.init)(jax.random.split(key, n)))(jax.random.PRNGKey(0))
    run = jax.jit(lambda state, key: jax.lax.scan(move, (state, key), None, length=steps)[0])
    carry = jax.block_until_ready(run(start, jax.random.PRNGKey(1)))

    def rate() -> float:
        begin = time.perf_counter()
        jax.block_until_ready(run(*carry))
        return n * steps / (time.perf_counter() - begin)

    return rate


def compared(game: Game, n: int, seats: int | None = None) -> tuple[list[str], float]:
    """How the games on the card differ from those of the compiled engine, and the mean number of moves."""
    box = game.make_box(seats=seats)
    there, here = engine("cuda").run(game, box, 0, n), engine("compiled").run(game, box, 0, n)
    return there.differs(here), float(here.moves.mean())


def told(n: int, wrong: list[str]) -> str:
    return f"{n:,} GPU games == compiled games: {not wrong}" + f" ({', '.join(wrong)} differ)" * bool(wrong)


def batch(game: Game, seats: int, moves: float) -> int:
    """The batch size for a game."""
    return profile(game.name, seats).games or (MIDDLE if moves > LONG else LARGE)


def random_moves(name: str, seats: int) -> float:
    """Random moves per second in the batch that suits the game."""
    game = games.load(name)
    sample = engine("compiled").run(game, game.make_box(seats=seats), 0, 100)
    return ours(game, batch(game, seats, float(sample.moves.mean())), seats)


ROWS = [
    Row(
        f"GPU, {games.load(name).title}, seats {seats}: random moves",
        "moves/s",
        partial(random_moves, name, seats),
        lambda: 1.0,
        rounds=3,
        machine=card,
    )
    for name in (CONNECT_FOUR, *games.names())
    for seats in sorted(set(games.load(name).seats))
]


def beside_pgx(name: str) -> bool:
    """Compare a game that Pgx has too, in batches of both sizes."""
    path, least = PEERS[name]
    game = games.load(path)
    wrong, moves = compared(game, SAME)
    print(f"{name}, {moves:.0f} moves a game: {told(SAME, wrong)}")
    for n in (SMALL, LARGE):
        us = ours(game, n)
        print(f"{name}, batch {n:,}: {us:,.0f} moves/s")
        try:
            rate = pgx_stepper(name, n)
            peer = median(rate() for _ in range(ROUNDS))
            print(f"    Pgx, batch {n:,}: {peer:,.0f} moves/s; ratio {us / peer:.2f} (at least {least})", flush=True)
        except ImportError as e:
            print(f"    Pgx cannot be measured: {e}")
    return not wrong


def catalog(name: str) -> bool:
    """Measure a built-in game at every number of seats."""
    game, alike = games.load(name), True
    for seats in range(game.seats[0], game.seats[1] + 1):
        wrong, moves = compared(game, SAME, seats)
        rate = ours(game, batch(game, seats, moves), seats)
        print(f"{name}, {seats} seats: {rate:,.0f} moves/s; {told(SAME, wrong)}", flush=True)
        alike &= not wrong
    return alike


def heuristic(name: str) -> bool:
    """Measure a built-in game with its heuristic, if it has one and no hidden information."""
    own, alike = games.load(name), True
    if not own.play.own_policy or own.has_secrets:
        return True
    game = by_heuristic(own)
    for seats in range(game.seats[0], game.seats[1] + 1):
        wrong, moves = compared(game, THUMBS, seats)
        rate = ours(game, SMALL, seats)
        print(
            f"{name} by the rule of thumb, {seats} seats: {rate / moves:,.0f} games/s, {rate:,.0f} moves/s; "
            f"{told(THUMBS, wrong)}",
            flush=True,
        )
        alike &= not wrong
    return alike


def tune(name: str) -> bool:
    """Measure every plan for a game (`GAME` or its folder, with the fewest seats, or `GAME/SEATS`), and store the best."""
    called, _, seats = name.rpartition("/")
    game, played = (games.load(called), int(seats)) if seats.isdecimal() else (games.load(name), None)
    rates = {plan: ours(game, LARGE if plan.games else MIDDLE, played, plan) for plan in PLANS}
    for plan, rate in sorted(rates.items(), key=lambda row: -row[1]):
        print(f"{name}: {rate:,.0f} moves/s with {plan}", flush=True)
    usual, kept = asdict(Plan()), json.loads(PROFILES.read_text("utf-8"))
    best = asdict(max(rates, key=lambda plan: rates[plan]))
    key = f"{game.name}/{played}" if played else game.name
    kept[key] = {field: value for field, value in best.items() if value != usual[field] or field == "schedule"}
    rows = (f"  {json.dumps(known)}: {json.dumps(plan)}" for known, plan in sorted(kept.items()))
    PROFILES.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")
    return True


def main() -> int:
    asked = [word for word in sys.argv[1:] if word != "--heuristic"]
    if "--heuristic" in sys.argv:
        alike = [heuristic(name) for name in asked or games.names()]
        return 0 if all(alike) else 1
    if asked[:1] == ["--peers"]:
        if unknown := set(asked[1:]) - PEERS.keys():
            raise SystemExit(f"Pgx has no {', '.join(sorted(unknown))}: choose among {', '.join(PEERS)}")
        return 0 if all(list(map(beside_pgx, asked[1:] or PEERS))) else 1
    if asked[:1] == ["--profile"]:
        return 0 if asked[1:] and all(map(tune, asked[1:])) else 2
    alike = [catalog(name) for name in asked] if asked else [*map(beside_pgx, PEERS), *map(catalog, games.names())]
    return 0 if all(alike) else 1


if __name__ == "__main__":
    sys.exit(main())
