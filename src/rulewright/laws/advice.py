"""Laws about advice and automatic play: the heuristic, move appeal, the outlook, the solver and the games that bots imagine.

States are reached by play, redealt, and edited if the caller says how: `edit(s, box, random)` changes players' holdings at
random, to cover some that play alone would hardly ever reach. The result must be valid for every rule.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from math import isfinite
from random import Random
from typing import Any

from rulewright.bots.fallback import after, play_on
from rulewright.kernel import Game
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.checked import checked_game, saying
from rulewright.kernel.structs import GameBox, GameState
from rulewright.laws.cases import Case, deciding, endless, length
from rulewright.laws.finding import LawError, place

Edit = Callable[[GameState, GameBox, Random], None]
ENOUGH = 30.0
"""Seconds after which an imagined game is given up: another law says that games end."""
CIRCLES = 0.5
"""Seconds after which no other game of the heuristic is begun."""
EDITS = 6
"""Edited states for each state of play."""


def positions(case: Case, seed: int, most: int, edit: Edit | None = None) -> Iterator[tuple[GameState, int]]:
    """About `most` states of a game in which half of the moves are the heuristic's, with the seat to move: as reached, redealt,
    and edited. They are checked records."""
    game, random = case.game, Random(seed)
    rules, box, share, stream = game.rules, case.box, most / length(case), [seed + 1, 2]
    checked = checked_game(game).state
    s = game.state()
    sow(s.rng, seed, 0)
    rules.setup(s, box)
    for made in count():
        if rules.ending(s):
            return
        if made == game.bound:
            raise endless(case)
        seat = random.choice(deciding(case, s))
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
        allowed(case, s, seat, move, "the heuristic" if choose is game.play.policy else "a random player", choose)
        rules.apply(s, box, seat, move)


def allowed(case: Case, s: GameState, seat: int, move: int, who: str, choose: Any) -> None:
    """Raise `LawError` if a seat may not make the move that was chosen for it."""
    game = case.game
    known = 0 <= move < game.actions.size
    clause = game.rules.check(s, case.box, seat, move) if known else -1
    if clause:
        told = (
            f"plays {game.actions.write(move)}, which is refused"
            if known
            else f"returns {move}, which is no move: it is refused"
        )
        blamed = choose if game.play.own_policy or who != "the heuristic" else game.rules.offers
        raise LawError(
            case, f"{who} {told}", place(blamed), "return the number of a legal move: choose among those that are offered",
            game.clause(clause) if known else "",
        )  # fmt: skip


def advice_is_allowed(case: Case, seed: int, most: int = 20, edit: Edit | None = None) -> None:
    """Policy, appeal and outlook leave the state unchanged, reconsider leaves a seat its moves, the policy's move is legal."""
    twin = checked_game(case.game)
    box, play = twin.box.unpack(case.box.pack()), twin.play
    for s, seat in positions(case, seed, most, edit):
        view = twin.view(s, box, seat)
        before = view.pack()
        moves = twin.legal(s, box, seat) if play.own_appeal else []
        move = int(saying(f"{case}, seed {seed}", play.policy, view, box, seat, [seed + 3, 4]))
        allowed(case, s, seat, move, "the heuristic", play.policy)
        appeals = [0.0] * len(moves)
        play.appeal(view, box, seat, list(moves), len(moves), appeals)
        finite(case, "a move appeals by", appeals, play.worth or play.appeal)
        if play.foresees:
            shares = [0.0] * twin.seats[1]
            play.outlook(view, box, shares)
            finite(case, "the outlook is", shares, play.outlook)
        if play.inputs:
            inputs = [0.0] * play.inputs
            play.encode(view, box, seat, inputs)
            finite(case, "a position is encoded as", inputs, play.encode)
        again = view.clone()
        play.reconsider(again, box, seat)
        if twin.legal(again, box, seat) != twin.legal(view, box, seat):
            raise LawError(
                case,
                f"after reconsider, seat {seat} has other moves",
                place(play.reconsider),
                "change only what other seats have decided in secret",
            )
        if view.pack() != before:
            own = play.worth or (play.policy if play.own_policy else play.appeal if play.own_appeal else play.outlook)
            raise LawError(
                case,
                "thinking about a move changed the state",
                place(own),
                "policy, appeal, outlook and encode only read s",
            )


def finite(case: Case, what: str, numbers: list[float], f: Any) -> None:
    if not all(map(isfinite, numbers)):
        raise LawError(
            case, f"{what} {next(n for n in numbers if not isfinite(n))}", place(f), "guard against dividing by zero"
        )


def heuristic_games_end(case: Case, seed: int, games: int = 12) -> None:
    """Players who all keep to the heuristic come to an end, too: they may go round in circles where random ones do not."""
    game, rules, box, policy = case.game, case.game.rules, case.box, case.game.play.policy
    most, until = game.most_moves(box), time.monotonic() + CIRCLES
    for n in range(games * seed, games * seed + games) if game.play.own_policy else ():
        s, stream, made = game.state(), [n + 1, 2], 0
        sow(s.rng, n, 0)
        rules.setup(s, box)
        while not rules.ending(s):
            if made == most:
                raise LawError(
                    case, f"a game of players by the heuristic did not end within its bound of {most} moves", place(policy),
                    "if they go round in circles, let the policy or the rules put an end to that; else raise `bound`",
                )  # fmt: skip
            seat = deciding(case, s)[0]
            move = int(policy(game.view(s, box, seat), box, seat, stream))
            allowed(case, s, seat, move, "the heuristic", policy)
            rules.apply(s, box, seat, move)
            made += 1
        if time.monotonic() > until:
            return


def imagined_games_are_allowed(case: Case, seed: int, most: int = 1, edit: Edit | None = None) -> None:
    """A game that a bot simulates from any position is legal to its end."""
    twin, random = checked_game(case.game), Random(seed)
    box = twin.box.unpack(case.box.pack())
    for s, seat in positions(case, seed, most, edit):
        view = twin.view(s, box, seat)
        moves = twin.legal(s, box, seat, concede=False)
        lots = [random.getrandbits(32), 9]
        about = f"{case}, seed {seed}"
        world = saying(about, after, twin, view, box, seat, random.choice(moves), lots)
        saying(about, play_on, twin, world, box, seat, lots, time.monotonic() + ENOUGH)


def solver_is_allowed(case: Case, seed: int, most: int = 2, edit: Edit | None = None) -> None:
    """Every move that a solver suggests or plays at some level is legal."""
    game, box = case.game, case.box
    if game.solver is None:
        return
    for checked, seat in positions(case, seed, most, edit):
        s = game.state.unpack(checked.pack())
        view = game.view(s, box, seat)
        hinted = [h.action for h in game.solver.hints(view, box, seat, [seed, 3], 1)]
        chosen = [game.solver.choose(view, box, seat, [seed, level], level) for level in range(1, 6)]
        for move in (*hinted, *chosen):
            allowed(case, s, seat, move, "the solver", solver_of(game))


def solver_of(game: Game) -> Any:
    """The function of a solver that chooses moves, for its file and line."""
    return getattr(game.solver, "choose", None)
