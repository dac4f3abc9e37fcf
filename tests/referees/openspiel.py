"""Our games in lockstep with OpenSpiel's own, which are written in C++: `python -m tests.referees openspiel hex --moves 1000000`.

Both play the same random game. Before every decision the positions are compared, as far as OpenSpiel shows its own, and the legal
moves; at the end, the results. The first difference stops the game. How the two correspond is declared in an `Adapter`, which
stands beside the game's tests: `tests/openspiel.py` in its folder, with a list `ADAPTERS`, one for each variant of OpenSpiel.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pyspiel

from rulewright.kernel import Game
from tests.referees.lockstep import DifferenceError

EXAMPLES = Path(__file__).parents[2] / "examples"
CLASSICS = EXAMPLES / "classics"


@dataclass
class Chance:
    """Chance for our side: every result is drawn when it is asked for and kept, so that OpenSpiel can be dealt the same.

    `drawn` has, since it was last emptied, what was asked for and the result: ("roll", n, face from 0), ("draw", cards, card),
    ("pick", members, member) and ("shuffle", n, order, bottom first).
    """

    random: Random
    drawn: list[tuple[str, Any, Any]] = field(default_factory=list)

    def _keep(self, kind: str, of: Any, result: Any) -> Any:
        self.drawn.append((kind, of, result))
        return result

    def below(self, n: int) -> int:
        return int(self._keep("roll", n, self.random.randrange(n)))

    def lot(self, p: Any) -> int:
        i = self.random.randrange(p.n)
        self._keep("draw", p.card[: p.n], p.card[i])
        return i

    def member(self, members: int) -> int:
        held = [i for i in range(members.bit_length()) if members >> i & 1]
        return int(self._keep("pick", held, self.random.choice(held)))

    def shuffle(self, p: Any) -> None:
        order = p.card[: p.n]
        self.random.shuffle(order)
        p.card[: p.n] = self._keep("shuffle", p.n, order)


class Adapter:
    """How one game of ours corresponds to one of OpenSpiel's. Subclass it; `action`, `ours` and `theirs` must be given."""

    def __init__(self, game: Game, name: str, seats: int | None = None, /, **options: int | str) -> None:
        """Our game with these options, and OpenSpiel's by its name with parameters, such as "hex(swap=true)"."""
        self.game, self.name, self.options = game, name, options
        self.box, self.peer = game.make_box(options, seats), self.load()

    def load(self) -> Any:
        """What makes the other side's states."""
        return pyspiel.load_game(self.name)

    def action(self, s: Any, seat: int, move: int, peer: Any) -> int:
        """A move of ours as an action of OpenSpiel."""
        raise NotImplementedError

    def moves(self, s: Any, seat: int, peer: Any) -> Mapping[int, tuple[int, ...]]:
        """For each of OpenSpiel's legal actions by our rules, the moves of ours that it stands for, made one after another.

        Override it where one action of OpenSpiel is several moves of ours."""
        return {self.action(s, seat, move, peer): (move,) for move in self.game.legal(s, self.box, seat)}

    def follow(self, s: Any, peer: Any, drawn: list[tuple[str, Any, Any]]) -> None:
        """Bring OpenSpiel's game to the next decision of ours: decide its chance nodes by what we have drawn, and pass where our
        rules do not ask. Called after the set-up and after every move."""

    def ours(self, s: Any) -> Any:
        """Our position in terms that both sides have."""
        raise NotImplementedError

    def theirs(self, peer: Any) -> Any:
        """OpenSpiel's position in the same terms."""
        raise NotImplementedError

    def seat(self, peer: Any) -> int:
        """Our seat for the player whose turn it is in OpenSpiel."""
        return int(peer.current_player())

    def choose(self, s: Any, seat: int, legal: list[int], random: Random) -> int:
        """One of OpenSpiel's legal actions to go on with: any. Override it where random games seldom come to what matters."""
        return random.choice(legal)

    def result(self, s: Any) -> list[float]:
        """What OpenSpiel should return for the end of our game."""
        return [float(score) for score in self.game.scores(s, self.box)]


def play(adapter: Adapter, seed: int) -> int:
    """Play one random game on both sides, and count our moves. Raises `DifferenceError` at the first difference."""
    game, box, random = adapter.game, adapter.box, Random(seed)
    s, chance, peer, made, last = game.state(), Chance(random), adapter.peer.new_initial_state(), 0, "the set-up"
    s.fate = chance
    game.rules.setup(s, box)

    def differ(what: str, our: Any, their: Any) -> DifferenceError:
        where = f"{adapter.name}, seed {seed}, after {made} moves, the last of them {last}"
        return DifferenceError(f"{where}: {what} differ\n  ours:   {our}\n  theirs: {their}\n{peer}")

    while True:
        adapter.follow(s, peer, chance.drawn)
        chance.drawn.clear()
        if (ours := adapter.ours(s)) != (theirs := adapter.theirs(peer)):
            raise differ("positions", ours, theirs)
        over = game.rules.ending(s) != 0
        if over != peer.is_terminal():
            raise differ("endings", over, peer.is_terminal())
        if over:
            if (result := adapter.result(s)) != peer.returns():
                raise differ("results", result, peer.returns())
            return made
        seat = adapter.seat(peer)
        if not game.rules.waiting(s) >> seat & 1:
            raise differ("the seats to move", bin(game.rules.waiting(s)), seat)
        moves, legal = adapter.moves(s, seat, peer), peer.legal_actions()
        if sorted(moves) != legal:
            raise differ("legal moves", named(peer, sorted(moves)), named(peer, legal))
        chosen = adapter.choose(s, seat, legal, random)
        last = peer.action_to_string(chosen)
        for move in moves[chosen]:
            game.rules.apply(s, box, seat, move)
            made += 1
        peer.apply_action(chosen)


def named(peer: Any, actions: list[int]) -> list[str]:
    """Actions in OpenSpiel's words, as far as it has any."""
    known = set(peer.legal_actions())
    return [peer.action_to_string(a) if a in known else f"action {a}" for a in actions]


def names(library: str = "openspiel") -> list[str]:
    """The games that have adapters."""
    return sorted(file.parents[1].name for file in CLASSICS.glob(f"*/tests/{library}.py"))


def adapters(name: str, library: str = "openspiel") -> list[Adapter]:
    """The adapters of a game, one for each variant."""
    if str(EXAMPLES) not in sys.path:
        sys.path.append(str(EXAMPLES))
    found: list[Adapter] = importlib.import_module(f"classics.{name}.tests.{library}").ADAPTERS
    return found


def lockstep(found: list[Adapter], moves: int, first: int = 0) -> Iterator[tuple[Adapter, int]]:
    """Play games of every variant in turn, until there were so many moves: each with the moves of its game."""
    made, seed = 0, first
    while made < moves:
        adapter = found[seed % len(found)]
        count = play(adapter, seed)
        made, seed = made + count, seed + 1
        yield adapter, count


def main(arguments: list[str], library: str = "openspiel") -> int:
    parser = argparse.ArgumentParser(
        prog=f"python -m tests.referees {library}",
        description="Our games in lockstep with those of another library",
    )
    parser.add_argument("name", choices=names(library), help="the game")
    parser.add_argument("--moves", type=int, default=10_000, help="how many, in all variants together (10,000)")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game (0)")
    wish = parser.parse_args(arguments)
    began, found = time.process_time(), adapters(wish.name, library)
    told = {adapter.name: [0, 0] for adapter in found}
    try:
        for adapter, count in lockstep(found, wish.moves, wish.first):
            told[adapter.name][0] += 1
            told[adapter.name][1] += count
    except DifferenceError as e:
        print(e, flush=True)
        return 1
    for name, (games, moves) in told.items():
        print(f"{name}: {games} games, {moves:,} moves, no difference")
    print(f"{sum(moves for _, moves in told.values()):,} moves, {time.process_time() - began:.0f} s of processor time")
    return 0
