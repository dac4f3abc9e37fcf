"""Why a game ended as it did: the rows that add up to a score, the unit it is counted in, and the sentence that says who won.

A game's `tell` may hold `SCORE` (a `Unit`), `breakdown(view, box, seat, history)` and `verdict(view, box, names, history)`. Both
are given what a spectator sees at the end and what everybody was told, so they cannot reveal anything else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rulewright.kernel.language import SAY, Messages, Word, in_a_row, listed, number
from rulewright.kernel.notes import NoteKind


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
    """What a score is counted in: two messages of a game, `unit` with a count, and `unit-plural` as the heading of a column.

    Where the unit is a sign, such as $, it is repeated with every score in a sentence.

    >>> POINTS.say(1), POINTS.say(-1200)
    ('1 point', '-1,200 points')
    """

    words: Messages = SAY
    sign: bool = False

    @property
    def plural(self) -> str:
        """The unit as the heading of a column."""
        return self.words("unit-plural")

    def say(self, score: int) -> str:
        """A score in words."""
        return self.words("unit", count=score, size=abs(score), negative=Word("yes" if score < 0 else "no"))

    def again(self, score: int) -> str:
        """A further score of a sentence that has said the unit."""
        return self.say(score) if self.sign else number(score)


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

    >>> from rulewright.kernel.language import YOU
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
