"""Digests of games from fixed seeds: a mutation that leaves all of them unchanged has had no observable effect.

Each game is played interpreted, at random or by the heuristic, cycling through the cases of the conformance suite. After every
move come a fingerprint of the state, the seats that may decide, and the check's verdict on some moves, by clause: random moves,
and recently offered ones, which have often just become illegal. Now and then a seat's view is redealt. At the end come the
ending, scores and places.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rulewright.kernel import Game, lowest
from rulewright.kernel.chance import sow
from rulewright.kernel.engines.step import fingerprint_of
from rulewright.laws.cases import Case, cases

PROBES, LATELY, WORLDS = 4, 12, 10
"""Moves checked at each position, how many offered ones are remembered, and one in how many positions is redealt."""
POLICY = 3
"""One in this many games is played by the heuristic."""


@dataclass(frozen=True)
class Seeded:
    """One reproducible game."""

    case: Case
    seed: int
    by_policy: bool

    def digest(self) -> Iterator[int]:
        """The numbers of its digest, in order."""
        game, box, random, stream = self.case.game, self.case.box, Random(self.seed), [0, 0]
        s, rules, lately = game.state(), game.rules, list[int]()
        sow(s.rng, self.seed, 0)
        sow(stream, self.seed, 1)
        rules.setup(s, box)
        for _ in range(game.bound + 1):
            yield fingerprint_of(s)
            if rules.ending(s):
                break
            mask = rules.waiting(s)
            yield mask
            yield from self.answers(s, random, lately)
            if random.randrange(WORLDS) == 0:
                eye = random.randrange(-1, box.seats)
                yield fingerprint_of(game.redeal(game.view(s, box, eye), box, eye, [random.getrandbits(32), 1]))
            seat = lowest(mask)
            action = self.chosen(s, seat, stream)
            yield action
            if action < 0:
                return
            lately = [action, *lately[:LATELY]]
            rules.apply(s, box, seat, action)
        yield rules.ending(s)
        yield from self.answers(s, random, lately)
        yield from game.scores(s, box)
        yield from game.places(s, box)

    def answers(self, s: Any, random: Random, lately: list[int]) -> Iterator[int]:
        """The check's verdicts on some moves."""
        game, box = self.case.game, self.case.box
        asked = [random.randrange(game.actions.size) for _ in range(PROBES)] + random.sample(
            lately, min(PROBES, len(lately))
        )
        for action in asked:
            yield game.rules.check(s, box, random.randrange(box.seats), action)

    def chosen(self, s: Any, seat: int, stream: list[int]) -> int:
        game, box = self.case.game, self.case.box
        if self.by_policy:
            action = int(game.play.policy(game.view(s, box, seat), box, seat, stream))
            if game.rules.check(s, box, seat, action) == 0:
                return action
        return int(game.rules.choose(s, box, seat, stream))


def seeded(game: Game, least: int) -> tuple[list[Seeded], list[list[int]]]:
    """Games cycling through all cases, until they have produced at least `least` numbers; and these numbers, by game."""
    found, policy = cases(game), bool(game.play.own_policy)
    played, kept = list[Seeded](), list[list[int]]()
    while sum(map(len, kept)) < least or len(played) < len(found):
        i = len(played)
        played.append(Seeded(found[i % len(found)], 1000 + i, policy and i % POLICY == POLICY - 1))
        kept.append(list(played[-1].digest()))
    return played, kept


def differs(played: list[Seeded], kept: list[list[int]]) -> str:
    """A description of the first game that has changed; "" if none has."""
    for one, numbers in zip(played, kept, strict=True):
        where = f"{one.case}, seed {one.seed}{', by the rule of thumb' if one.by_policy else ''}"
        at = 0
        try:
            for number in one.digest():
                if at >= len(numbers) or number != numbers[at]:
                    return where
                at += 1
        except Exception as e:
            return f"{where}: {type(e).__name__}"
        if at != len(numbers):
            return where
    return ""
