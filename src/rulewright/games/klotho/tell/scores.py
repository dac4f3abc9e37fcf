"""The score sheet: three scoring rounds by category, the bonuses, and the tie-breaks."""

from __future__ import annotations

from rulewright.kernel import History, ScoreRow, size
from rulewright.telling.language import listed
from rulewright.telling.scores import counted

from ..notes import SAY, Note
from ..rules.dice import gift, owned
from ..rules.score import cards_in_front
from ..state import TECHS, Box, Outcome, Power, State


def breakdown(view: State, box: Box, seat: int, history: History) -> list[ScoreRow]:
    """KL-97 to KL-103: minerals, artifacts and monsters in each of the three rounds, then the bonuses."""
    rounds = [given for given in history.numbers(Note.SCORED) if given["seat"] == seat]
    parts = ("minerals", "artifacts", "monsters")
    return [
        *(
            ScoreRow(
                SAY(f"row-{key}"),
                SAY("by-round", points=", ".join(str(given[key]) for given in rounds)),
                sum(g[key] for g in rounds),
            )
            for key in parts
        ),
        *bonuses(view, box, seat),
        *tie_breaks(view, seat),
    ]


def bonuses(view: State, box: Box, seat: int) -> list[ScoreRow]:
    """KL-73, KL-A41, KL-R5: the points from each bonus technology."""
    mine = view.seats[seat]
    counts = {
        Power.ZOO: SAY("monsters", count=int(mine.monsters)),
        Power.RELIQUARY: SAY("artifacts", count=int(sum(mine.artifacts))),
        Power.ARCHIVE: SAY("minerals", count=int(sum(mine.minerals))),
        Power.COLLECTION: SAY("technologies", count=size(mine.techs)),
    }
    times = {
        Power.ZOO: int(mine.monsters),
        Power.RELIQUARY: sum(mine.artifacts),
        Power.ARCHIVE: sum(mine.minerals),
        Power.COLLECTION: size(mine.techs),
    }
    found = [
        row
        for power, amount in counts.items()
        for row in counted(bonus_name(view, box, seat, power), amount, times[power] * gift(view, box, seat, power))
    ]
    coins = min(int(box.bonus_most), mine.coins // box.bonus_coins) * owned(view, box, seat, Power.LEDGER)
    return found + counted(bonus_name(view, box, seat, Power.LEDGER), SAY("coins", count=int(mine.coins)), coins)


def bonus_name(view: State, box: Box, seat: int, power: int) -> str:
    """The names of a player's technologies with this power."""
    mine = view.seats[seat].techs & box.owners[power]
    return listed(SAY.name(box.texts["technologies"][tech]) for tech in range(TECHS) if mine >> tech & 1)


def tie_breaks(view: State, seat: int) -> list[ScoreRow]:
    """KL-106: cards in front, then coins, if points did not decide."""
    if view.end == Outcome.MOST_POINTS:
        return []
    return [
        ScoreRow(SAY("tie-cards"), str(cards_in_front(view, seat))),
        ScoreRow(SAY("tie-coins"), str(view.seats[seat].coins)),
    ]
