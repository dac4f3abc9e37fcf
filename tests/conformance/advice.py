"""All advice and automatic play is legal: the heuristic, move appeal, the outlook, the solver, and the games that bots simulate.
States are reached by play, and then edited: players' holdings are changed at random, to cover some that play alone would hardly
ever reach.

A game defines how its holdings are edited in `tests/games/NAME/edits.py`, by `edit(s, box, random)`: the resulting state must be
reachable by play, or at least valid for every rule. Hidden cards, if any, are redealt as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from math import inf, isfinite
from random import Random
from typing import Any

from rulewright.bots.fallback import after, play_on
from rulewright.kernel import Game
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.checked import checked_game, saying
from tests.conformance.cases import Case, length

Edit = Callable[[Any, Any, Random], None]
EDITS = 6
"""Edited states for each state of play."""


def editor(game: Game) -> Edit | None:
    """The function that edits a game's holdings, if it has one."""
    name = f"tests.games.{game.name}.edits"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        return None
    if found is None:
        return None
    edit: Edit = import_module(name).edit
    return edit


def positions(case: Case, seed: int, most: int) -> Iterator[tuple[Any, int]]:
    """About `most` states of a game in which half of the moves are the heuristic's, with the seat to move: as reached, redealt,
    and edited. They are checked records."""
    game, random, edit = case.game, Random(seed), editor(case.game)
    rules, box, share, stream = game.rules, case.box, most / length(case), [seed + 1, 2]
    checked = checked_game(game).state
    s = game.state()
    sow(s.rng, seed, 0)
    rules.setup(s, box)
    while not rules.ending(s):
        mask = rules.waiting(s)
        seat = random.choice([i for i in range(game.seats[1]) if mask >> i & 1])
        if random.random() < share:
            yield checked.unpack(s.pack()), seat
            if game.has_secrets:
                world = game.redeal(game.view(s, box, seat), box, seat, [random.getrandbits(32), 7])
                yield checked.unpack(world.pack()), seat
            for _ in range(EDITS if edit else 0):
                other = s.clone()
                if edit:
                    edit(other, box, random)
                if not rules.ending(other) and rules.waiting(other) >> seat & 1:
                    yield checked.unpack(other.pack()), seat
        choose = game.play.policy if random.random() < 0.5 else rules.choose
        move = int(choose(game.view(s, box, seat), box, seat, stream))
        assert rules.check(s, box, seat, move) == 0, f"{case}, seed {seed}: {game.actions.decode(move)} is refused"
        rules.apply(s, box, seat, move)


def advice_is_allowed(case: Case, seed: int, most: int = 20) -> None:
    """Policy, appeal and outlook leave the state unchanged, and the policy's move is legal."""
    twin = checked_game(case.game)
    box = twin.box.unpack(case.box.pack())
    for s, seat in positions(case, seed, most):
        view = twin.view(s, box, seat)
        before = view.pack()
        moves = twin.legal(s, box, seat) if twin.play.own_appeal else []
        move = int(saying(f"{case}, seed {seed}", twin.play.policy, view, box, seat, [seed + 3, 4]))
        clause = twin.rules.check(s, box, seat, move) if 0 <= move < twin.actions.size else -1
        told = twin.actions.decode(move) if clause >= 0 else move
        assert clause == 0, f"{case}, seed {seed}: the heuristic plays {told}, which is refused"
        appeals = [0.0] * len(moves)
        twin.play.appeal(view, box, seat, list(moves), len(moves), appeals)
        assert all(map(isfinite, appeals)), f"{case}: a move appeals by {appeals}"
        if twin.play.foresees:
            shares = [0.0] * twin.seats[1]
            twin.play.outlook(view, box, shares)
            assert all(map(isfinite, shares)), f"{case}: the outlook is {shares}"
        assert view.pack() == before, f"{case}, seed {seed}: thinking changed the state"


def imagined_games_are_allowed(case: Case, seed: int, most: int = 1) -> None:
    """A game that a bot simulates from any position is legal to its end."""
    twin, random = checked_game(case.game), Random(seed)
    box = twin.box.unpack(case.box.pack())
    for s, seat in positions(case, seed, most):
        view = twin.view(s, box, seat)
        moves = [a for a in twin.legal(s, box, seat) if not twin.actions.of(a).concede]
        lots = [random.getrandbits(32), 9]
        about = f"{case}, seed {seed}"
        world = saying(about, after, twin, view, box, seat, random.choice(moves), lots)
        saying(about, play_on, twin, world, box, seat, lots, inf)


def solver_is_allowed(case: Case, seed: int, most: int = 2) -> None:
    """Every move that a solver suggests or plays at some level is legal."""
    game, box = case.game, case.box
    if game.solver is None:
        return
    for checked, seat in positions(case, seed, most):
        s = game.state.unpack(checked.pack())
        view = game.view(s, box, seat)
        hinted = [h.action for h in game.solver.hints(view, box, seat, [seed, 3], 1)]
        chosen = [game.solver.choose(view, box, seat, [seed, level], level) for level in range(1, 6)]
        refused = [a for a in (*hinted, *chosen) if game.rules.check(s, box, seat, a)]
        assert not refused, f"{case}, seed {seed}: the solver gives {[game.actions.decode(a) for a in refused]}"
