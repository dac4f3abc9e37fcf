"""Final results for people: the rows that add up to a score, the unit it is counted in, and the sentence on who won.

A game's `tell` may define `SCORE` (a `Unit`), `breakdown(view, box, seat, history)` and `verdict(view, box, names, history)`.
Both get a spectator's view of the end and the public notes, so they cannot reveal anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from rulewright.telling.language import SAY, Messages, Word, in_a_row, listed, number


@dataclass(frozen=True)
class ScoreRow:
    """One row of a score: what it is for, the amount, and its points.

    `points` is None for a row that adds nothing to the score but helps to explain the result, such as what broke a tie.
    """

    what: str
    amount: str = ""
    points: int | None = None


@dataclass(frozen=True)
class Unit:
    """The unit of a score: two messages of a game, `unit` with a count, and `unit-plural` for a column heading.

    If the unit is a sign, such as $, it is repeated with every score in a sentence.

    >>> POINTS.say(1), POINTS.say(-1200)
    ('1 point', '-1,200 points')
    """

    words: Messages = SAY
    sign: bool = False

    @property
    def plural(self) -> str:
        """The unit as a column heading."""
        return self.words("unit-plural")

    def say(self, score: int) -> str:
        """A score with its unit."""
        return self.words("unit", count=score, size=abs(score), negative=Word("yes" if score < 0 else "no"))

    def again(self, score: int) -> str:
        """A further score in a sentence that has already mentioned the unit."""
        return self.say(score) if self.sign else number(score)


POINTS = Unit()


@dataclass(frozen=True)
class History:
    """The public notes of a game, in order, without those of undone moves: each note's name and its numbers."""

    notes: Sequence[tuple[str, Mapping[str, int]]] = ()

    def of(self, *kinds: Enum) -> Iterator[tuple[str, Mapping[str, int]]]:
        """The notes of these kinds, in order."""
        wanted = {kind.name.lower() for kind in kinds}
        return ((name, numbers) for name, numbers in self.notes if name in wanted)

    def numbers(self, kind: Enum) -> list[Mapping[str, int]]:
        """The numbers of every note of one kind."""
        return [numbers for _, numbers in self.of(kind)]


def total(rows: Iterable[ScoreRow]) -> int:
    """The sum of the rows' points."""
    return sum(row.points or 0 for row in rows)


def counted(what: str, amount: str, points: int) -> list[ScoreRow]:
    """A list with one row, or an empty list if it has no points.

    >>> counted("Gardens", "2 gardens", 4), counted("Helipad", "", 0)
    ([ScoreRow(what='Gardens', amount='2 gardens', points=4)], [])
    """
    return [ScoreRow(what, amount, points)] if points else []


def usual_verdict(names: Sequence[str], scores: Sequence[int], places: Sequence[int], unit: Unit | None) -> str:
    """Who won a game of several players, and by how much; without a unit, scores are left out.

    >>> from rulewright.telling.language import YOU
    >>> usual_verdict(["Ann", "Bo"], [45, 38], [1, 2], POINTS)
    "Ann wins with 45 points to Bo's 38."
    >>> usual_verdict(["Ann", YOU, "Cy"], [1, 1, 0], [1, 1, 3], POINTS)
    "Ann and you share the win with 1 point each, to Cy's 0."
    >>> usual_verdict([YOU, "Bo"], [1, -1], [1, 2], None)
    'You win.'
    """
    first = min(places)
    best = [seat for seat, place in enumerate(places) if place == first]
    others = sorted((seat for seat, place in enumerate(places) if place != first), key=lambda i: (places[i], i))
    winners = names[best[0]] if len(best) == 1 else in_a_row([names[i] for i in best])
    if unit is None:
        return SAY("wins" if len(best) == 1 else "share" if others else "draw", winners=winners)
    had = unit.say(scores[best[0]])
    verb = "wins" if len(best) == 1 else "share"
    if not others:
        return SAY(f"{verb}-with", winners=winners, had=had)
    beaten = listed(SAY("score-of", player=names[i], score=unit.again(scores[i])) for i in others)
    return SAY(f"{verb}-against", winners=winners, had=had, beaten=beaten)
