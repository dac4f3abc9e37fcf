"""Chance: every die and every draw comes from two 32-bit words in the state, the same in all three engines.

The generator is a counter scrambled by a 32-bit mixing function (Wellons' lowbias32), written with masks so that Python's
unbounded ints and the compilers' 64-bit ones agree; it takes few operations in either. Its small state can be inferred from
the dice it rolls, so a match re-keys it before every move (see rulewright.match). Tests may script chance: see `Fate`.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.kernel.bitsets import nth, size
from rulewright.kernel.fields import field, uint32
from rulewright.kernel.pile import Pile, take
from rulewright.kernel.rule import Vector, intrinsic, rule
from rulewright.kernel.structs import GameState, Struct


class Stream(Struct):
    """A random stream outside any state, for players' choices. As a record, it needs no reference counting in compiled code."""

    words: list[int] = field(uint32, 2)


@rule
def random32(stream: Vector[int]) -> int:
    """The next 32 random bits of a stream of two words: a counter and its increment, which is made odd."""
    a = (stream[0] + (stream[1] | 1)) & 0xFFFFFFFF
    stream[0] = a
    a = ((a ^ (a >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
    a = ((a ^ (a >> 15)) * 0x735A2D97) & 0xFFFFFFFF
    return a ^ (a >> 15)


@rule
def mix(x: int) -> int:
    """Scramble 32 bits (the murmur3 finaliser), so that neighbouring seeds give unrelated streams."""
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & 0xFFFFFFFF
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & 0xFFFFFFFF
    return x ^ (x >> 16)


@rule
def sow(stream: Vector[int], seed: int, branch: int) -> None:
    """Start a stream from a seed (0 to 2**63 - 1); different branches of one seed are unrelated."""
    low, high = seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF
    a = mix(low ^ mix((high + 0x9E3779B9 * (branch + 1)) & 0xFFFFFFFF))
    b = mix((a + 0x6A09E667) & 0xFFFFFFFF) ^ mix((high ^ 0x3C6EF372 ^ branch) & 0xFFFFFFFF)
    if a == 0 and b == 0:
        b = 1
    stream[0] = a
    stream[1] = b


@rule
def pick(stream: Vector[int], n: int) -> int:
    """A number from 0 to n - 1 (bias below n / 2**32)."""
    return (random32(stream) * n) >> 32


def _below(s: GameState, n: int) -> int:
    return pick(s.rng, n)


@intrinsic(_below)
def below(s: GameState, n: int) -> int:
    """A number from 0 to n - 1, from the state's own stream."""
    if s.fate is not None:
        return int(s.fate.below(n))
    return pick(s.rng, n)


@rule
def roll(s: GameState, sides: int) -> int:
    """One die with faces 1 to `sides`."""
    return below(s, sides) + 1


@rule
def d6(s: GameState) -> int:
    """One die with faces 1 to 6."""
    return below(s, 6) + 1


def _lot(s: GameState, p: Pile) -> int:
    return pick(s.rng, int(p.n))


@intrinsic(_lot)
def lot(s: GameState, p: Pile) -> int:
    """The index of a random card in a pile."""
    if s.fate is not None:
        return int(s.fate.lot(p))
    return pick(s.rng, p.n)


@rule
def draw(s: GameState, p: Pile) -> int:
    """Draw a random card, for piles that would be shuffled whenever a card is returned."""
    return take(p, lot(s, p))


def _one_of(s: GameState, members: int) -> int:
    return nth(members, pick(s.rng, size(members)))


@intrinsic(_one_of)
def one_of(s: GameState, members: int) -> int:
    """A random member of a set, all equally likely. The set must not be empty, and is not changed."""
    if s.fate is not None:
        return int(s.fate.member(members))
    return nth(members, pick(s.rng, size(members)))


def _shuffle(s: GameState, p: Pile) -> None:
    for i in range(int(p.n) - 1, 0, -1):
        k = pick(s.rng, i + 1)
        p.card[i], p.card[k] = p.card[k], p.card[i]


@intrinsic(_shuffle)
def shuffle(s: GameState, p: Pile) -> None:
    """Put the pile in random order, for decks whose order matters."""
    if s.fate is not None:
        s.fate.shuffle(p)
        return
    for i in range(p.n - 1, 0, -1):
        k = pick(s.rng, i + 1)
        p.card[i], p.card[k] = p.card[k], p.card[i]


Roll = list[str | int | list[int]]
"""A result of chance: what was asked for, out of how many, and the answer."""


class Witness:
    """Chance from a stream that logs every result, so that a record can show every roll.

    An entry is the kind of request (roll, draw, pick, shuffle), the number of possibilities, and the result counted from 0; for
    a shuffle, the places with which the last card, the one before it and so on were swapped.
    """

    def __init__(self, stream: list[int]) -> None:
        self.stream, self.seen = stream, list[Roll]()

    def _picked(self, kind: str, n: int) -> int:
        found = pick(self.stream, n)
        self.seen.append([kind, n, found])
        return found

    def below(self, n: int) -> int:
        return self._picked("roll", int(n))

    def lot(self, p: Pile) -> int:
        return self._picked("draw", int(p.n))

    def member(self, members: int) -> int:
        return int(nth(members, self._picked("pick", int(size(members)))))

    def shuffle(self, p: Pile) -> None:
        places = list[int]()
        for i in range(int(p.n) - 1, 0, -1):
            k = pick(self.stream, i + 1)
            p.card[i], p.card[k] = p.card[k], p.card[i]
            places.append(k)
        if places:
            self.seen.append(["shuffle", int(p.n), places])


class Fate:
    """Scripted chance for tests: the next dice and draws, in order. A roll or draw that is not in the script is an error.

    >>> s.fate = Fate(dice=[39, 4], cards=[SNAKES, JOKER])  # doctest: +SKIP

    Dice are faces (1 and up). A shuffle leaves a pile unchanged, unless `decks` gives its next order, bottom first.
    """

    def __init__(
        self, dice: Iterable[int] = (), cards: Iterable[int] = (), decks: Iterable[Iterable[int]] = ()
    ) -> None:
        self.dice, self.cards, self.decks = list(dice), list(cards), [list(d) for d in decks]

    def below(self, n: int) -> int:
        if not self.dice:
            raise AssertionError(f"a die of {n} sides was rolled that the script does not dictate")
        face = self.dice.pop(0)
        if not 1 <= face <= n:
            raise AssertionError(f"the script dictates {face} for a die of {n} sides")
        return int(face) - 1

    def lot(self, p: Pile) -> int:
        if not self.cards:
            raise AssertionError(f"a card was drawn from {p.card[: p.n]} that the script does not dictate")
        card = self.cards.pop(0)
        if card not in p.card[: p.n]:
            raise AssertionError(f"the script draws card {card}, which is not in the pile {p.card[: p.n]}")
        return p.card.index(card)

    def member(self, members: int) -> int:
        held = [i for i in range(members.bit_length()) if (members >> i) & 1]
        if not self.cards:
            raise AssertionError(f"a card was drawn from {held} that the script does not dictate")
        card = self.cards.pop(0)
        if card not in held:
            raise AssertionError(f"the script draws card {card}, which is not in the set {held}")
        return int(card)

    def shuffle(self, p: Pile) -> None:
        if self.decks:
            order = self.decks.pop(0)
            if sorted(order) != sorted(p.card[: p.n]):
                raise AssertionError(f"the script orders {order}, but the pile holds {p.card[: p.n]}")
            p.card[: p.n] = order

    @property
    def spent(self) -> bool:
        """Whether the whole script was used: a test should end with this true."""
        return not (self.dice or self.cards or self.decks)
