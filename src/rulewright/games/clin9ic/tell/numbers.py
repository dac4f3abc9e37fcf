"""The numbers of a box that texts mention, by the names used in clauses.toml, help.toml and lesson.toml."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.telling.language import Word, listed
from rulewright.telling.numbers import Numbers

from ..content import COMPONENT_WORDS
from ..notes import SAY
from ..state import ANY_SCORE, CARDS, LEVELS, Box, Goal, Target


def numbers(box: Box) -> Numbers:
    found: dict[str, int | str] = {word: box.price[i] for i, word in enumerate(COMPONENT_WORDS)}
    found |= {
        "first_floor": box.floor_price[1],
        "second_floor": box.floor_price[2],
        "income": dollars(box.income),
        "garden_pay": box.garden,
        "upkeep": upkeep(box),
        "doctors": dollars(box.wages[:LEVELS]),
        "nurse": box.wages[LEVELS],
        "orderly": box.wages[LEVELS + 1],
        "point": box.popularity,
        "ground_room": box.high_room[0],
        "first_room": box.high_room[1],
        "second_room": box.high_room[2],
        "new_parking": listed(sorted({box.parking[i][1] for i in range(CARDS) if box.new_cards >> i & 1}), "or")
        or SAY("none-parking"),
        "parking_spaces": "; ".join(
            SAY("parking-of", card=name, small=int(small), large=int(large))
            for i, (name, (small, large)) in enumerate(zip(box.texts["floors"], box.parking, strict=True))
            if (box.old_cards | box.new_cards) >> i & 1
        ),
    }
    return found | goals(box)


def dollars(amounts: Iterable[int]) -> str:
    return listed((SAY("dollars", amount=int(amount)) for amount in amounts), "or")


def upkeep(box: Box) -> str:
    """CL-R25: the upkeep of floors and modules."""
    costs = (("upkeep-module", box.upkeep_module), ("upkeep-floor", box.upkeep_floor))
    return listed(SAY(key, cost=int(cost)) for key, cost in costs if cost) or SAY("upkeep-nothing")


def goals(box: Box) -> dict[str, int | str]:
    """CL-R32 to CL-R37: the requirements of each goal at easy, medium and hard."""
    popular, busy, serious, swift, tower, spotless = (box.target[goal] for goal in range(Goal.DRAWN))
    return {
        "popular": score(popular),
        "busy": any_of(target.patients for target in busy),
        "busy_score": score(busy, "score-least"),
        "serious": any_of(target.serious for target in serious),
        "serious_score": "" if serious[0].score == ANY_SCORE else SAY("serious-score", score=score(serious)),
        "serious_deaths": deaths([target.deaths for target in serious]),
        "swift": any_of(target.time for target in swift),
        "swift_score": score(swift),
        "tower": "; ".join(
            SAY("tower", floors=int(t.floors), helipad=Word("yes" if t.helipad else "no"), score=score([t]))
            for t in tower
        ),
        "spotless": "; ".join(SAY("spotless", score=score([t]), slips=int(t.slips)) for t in spotless),
    }


def score(targets: Sequence[Target], key: str = "score-of") -> str:
    """The score required, the same or different at each difficulty."""
    scores = [target.score for target in targets]
    return SAY("score-any") if {*scores} == {ANY_SCORE} else SAY(key, scores=any_of(scores))


def deaths(most: Sequence[int]) -> str:
    return SAY("deaths-most", count=any_of(most)) if any(most) else SAY("deaths-none")


def any_of(amounts: Iterable[int]) -> str:
    several = [*amounts]
    return str(several[0]) if len({*several}) == 1 else listed(several, "or")
