"""Comparisons of two settings on the same deals."""

from __future__ import annotations

from math import isnan
from statistics import NormalDist

from rulewright.lab.settings import Setting
from rulewright.lab.statistics import SHARE, Difference, Figure, told
from rulewright.lab.study import Study
from rulewright.telling.language import signed

DETAILS = (".with", ".without", ".when", ".taken", ".winner", ".square")


def check_alike(one: Setting, other: Setting) -> None:
    """Refuse two settings that do not rotate the seats alike: their deals would not be the same."""
    if one.turns != other.turns:
        raise ValueError(
            "name the players so that both sides rotate seats alike: all the same on both, or different on both"
        )


def sentence(d: Difference, what: str) -> str:
    """The difference as a sentence: its effect, or that it is not decided."""
    if isnan(d.value):
        return f"Not decided: {d.figure.about} never came up."
    if d.low == d.high == 0:
        return f"Not decided: {what}, {d.figure.about} came out the same in all of these games."
    if not d.decided:
        return (
            f"Not decided: {what}, {d.figure.about} change by {span(d)}. "
            f"The interval holds 0; more games would narrow it."
        )
    verb = "rise" if d.value > 0 else "fall"
    size = amount(d.figure, abs(d.value))
    return (
        f"{what[:1].upper()}{what[1:]}, {d.figure.about} {verb} by {size} ({span(d)}), "
        f"from {told(d.figure, d.before.value)} to {told(d.figure, d.after.value)}."
    )


def amount(figure: Figure, value: float, sign: str = "") -> str:
    """A difference as text; shares are given in percentage points."""
    if figure.kind == SHARE:
        return signed(f"{100 * value:{sign}.2f} percentage points")
    return told(figure, value, sign)


def span(d: Difference) -> str:
    """The interval of a difference; the unit is named once."""
    return f"{amount(d.figure, d.low, '+').removesuffix(' percentage points')} to {amount(d.figure, d.high, '+')}"


def luck(d: Difference) -> str:
    """A sentence about how many games the common deals saved."""
    if d.fewer == float("inf"):
        return "Every game came out the same on both sides, since both were played from the same deals."
    if d.fewer >= 1.05:
        return f"The same deals on both sides took {d.fewer:.1f} times fewer games than deals of their own would have."
    return "The same deals on both sides did not save games here: the change alters nearly everything that follows."


def all_differences(found: Study) -> list[Difference]:
    """The differences of all main figures that both settings have and that came up."""
    shared = {figure.name for figure in found.accounts[1].names}
    names = [f.name for f in found.accounts[0].names if f.name in shared and not f.name.endswith(DETAILS)]
    got = [found.difference(name) for name in names if not name.startswith("card.")]
    return [d for d in got if not isnan(d.value) and (d.before.value or d.after.value)]


def only_in(found: Study, one: int, other: int) -> list[str]:
    """Figures that one setting has and another lacks: notes and verbs that a version of a game added."""
    there = {figure.name for figure in found.accounts[other].names}
    names = [f.name for f in found.accounts[one].names if f.name not in there and not f.name.endswith(DETAILS)]
    return [name for name in names if not name.startswith("card.")]


def clear(d: Difference, many: int) -> bool:
    """Whether a difference stands out among `many` that were tested, with 95% confidence for all of them together."""
    z = NormalDist().inv_cdf(1 - 0.025 / max(1, many))
    return not isnan(d.error) and abs(d.value) > z * d.error and d.decided
