"""Why a game ended as it did: the rows that add up to a score, the unit it is counted in, and the sentence that says who won.

A game's `tell` may hold `SCORE` (a `Unit`), `breakdown(view, box, seat, history)` and `verdict(view, box, names, history)`. Both
are given what a spectator sees at the end and what everybody was told, so they cannot reveal anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rulewright.kernel.notes import NoteKind
from rulewright.kernel.text import listed


@dataclass(frozen=True)
class ScoreRow:
    """One row of a score: what it is for, how many or how much of it there was, and what it is worth.

    `points` is None for a row that counts nothing itself but helps to understand the result, such as what broke a tie.
    """

    what: str
    amount: str = ""
    points: int | None = None


@dataclass(frozen=True)
class Unit:
    """What a score is counted in.

    >>> Unit().say(1), Unit().say(-1200), Unit("Star").say(2), Unit("$M", "$M", "${count}M").say(-3)
    ('1 point', '-1,200 points', '2 Stars', '-$3M')
    """

    one: str = "point"
    several: str = ""
    form: str = "{count} {unit}"

    @property
    def plural(self) -> str:
        """The unit as the heading of a column."""
        return self.several or f"{self.one}s"

    def say(self, score: int) -> str:
        """A score in words."""
        unit = self.one if abs(score) == 1 else self.plural
        return ("-" if score < 0 else "") + self.form.format(count=f"{abs(score):,}", unit=unit)


POINTS = Unit()


@dataclass(frozen=True)
class History:
    """What everybody was told in a game, in order, without what was taken back: each note's name and its numbers."""

    notes: Sequence[tuple[str, Mapping[str, int]]] = ()

    def of(self, *kinds: NoteKind) -> Iterator[tuple[str, Mapping[str, int]]]:
        """The notes of these kinds, in the order in which they were told."""
        wanted = {kind.name.lower() for kind in kinds}
        return ((name, numbers) for name, numbers in self.notes if name in wanted)

    def numbers(self, kind: NoteKind) -> list[Mapping[str, int]]:
        """The numbers of every note of one kind."""
        return [numbers for _, numbers in self.of(kind)]


def total(rows: Iterable[ScoreRow]) -> int:
    """What the rows add up to."""
    return sum(row.points or 0 for row in rows)


def counted(what: str, amount: str, points: int) -> list[ScoreRow]:
    """A row, or none where there is nothing to count.

    >>> counted("Gardens", "2 gardens", 4), counted("Helipad", "", 0)
    ([ScoreRow(what='Gardens', amount='2 gardens', points=4)], [])
    """
    return [ScoreRow(what, amount, points)] if points else []


def usual_verdict(names: Sequence[str], scores: Sequence[int], places: Sequence[int], unit: Unit | None) -> str:
    """Who won at a table of several, and by how much; without a unit the scores are not worth telling.

    >>> usual_verdict(["Ann", "Bo"], [45, 38], [1, 2], POINTS)
    "Ann wins with 45 points to Bo's 38."
    >>> usual_verdict(["Ann", "Bo", "Cy"], [1, 1, 0], [1, 1, 3], Unit("Star"))
    "Ann and Bo share the win with 1 Star each, to Cy's 0."
    >>> usual_verdict(["Ann", "Bo"], [1, -1], [1, 2], None)
    'Ann wins.'
    """
    first = min(places)
    best = [seat for seat, place in enumerate(places) if place == first]
    others = sorted((seat for seat, place in enumerate(places) if place != first), key=lambda i: (places[i], i))
    winners = listed(names[i] for i in best)
    if unit is None:
        return f"{winners} {'wins' if len(best) == 1 else 'share the win' if others else 'draw'}."
    beaten = [f"{names[i]}'s {_bare(unit, scores[i])}" for i in others]
    against, had = f" to {listed(beaten)}" if beaten else "", unit.say(scores[best[0]])
    if len(best) == 1:
        return f"{winners} wins with {had}{against}."
    return f"{winners} share the win with {had} each{',' * bool(against)}{against}."


def _bare(unit: Unit, score: int) -> str:
    """A second score in the same sentence: its unit was said, unless it is a sign such as $."""
    return unit.say(score) if "{unit}" not in unit.form else f"{score:,}"
