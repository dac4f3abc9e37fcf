"""The campaign (KA-71): the Level that an explorer keeps between adventures, and their history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.kernel import Campaign
from rulewright.telling.language import slug

from .notes import SAY
from .state import Box, Outcome, State

HOW = {Outcome.CROWN: "the Crown", Outcome.DEATH: "death", Outcome.TRAPPED: "trapped", Outcome.GAVE_UP: "gave up"}
"""How an adventure ended, as stored in a sheet."""


def begin() -> dict[str, Any]:
    """KA-7: a new explorer has Level 1."""
    return {"level": 1, "adventures": 0, "crowns": 0, "best_score": 0, "best_floor": 0, "history": []}


def options(sheet: dict[str, Any]) -> dict[str, int | str]:
    """KA-6, KA-H39: only the Level carries over to the next adventure."""
    return {"level": sheet["level"]}


def after(sheet: dict[str, Any], ending: int, view: State, box: Box, scores: Sequence[int]) -> dict[str, Any]:
    """KA-71, KA-73, KA-H37: a Crown raises the Level to its floor and never lowers it; a failure changes nothing."""
    found = ending == Outcome.CROWN
    level = max(sheet["level"], view.floor) if found else sheet["level"]
    row = {"floor": view.floor, "score": scores[0], "ending": HOW[ending], "level": level}
    return {
        "level": level,
        "adventures": sheet["adventures"] + 1,
        "crowns": sheet["crowns"] + found,
        "best_score": max(sheet["best_score"], scores[0]),
        "best_floor": max(sheet["best_floor"], view.floor if found else 0),
        "history": [*sheet["history"], row],
    }


def show(sheet: dict[str, Any]) -> str:
    """The explorer's sheet in words, with the latest adventures last."""
    lines = [
        SAY("campaign-level", level=sheet["level"], adventures=sheet["adventures"], crowns=sheet["crowns"]),
        SAY("campaign-best", score=sheet["best_score"], floor=sheet["best_floor"]),
    ]
    first = max(0, len(sheet["history"]) - 10)
    for i, row in enumerate(sheet["history"][first:], first + 1):
        ending = SAY.maybe(f"ended-{slug(row['ending'])}", row["ending"])
        lines.append(
            SAY("campaign-row", number=i, floor=row["floor"], ending=ending, score=row["score"], level=row["level"])
        )
    return "\n".join(lines)


CAMPAIGN = Campaign("explorer", begin, options, after, show)
