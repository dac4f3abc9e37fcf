"""What if: two settings on the same deals, and what their difference says in a sentence."""

from __future__ import annotations

from math import isnan
from statistics import NormalDist

from rulewright.lab.figures import SHARE, Figure, told
from rulewright.lab.study import Difference, Study

DETAILS = (".with", ".without", ".when", ".taken", ".winner", ".square")


def sentence(d: Difference, what: str) -> str:
    """The difference in plain words: what it does, or that it is not decided."""
    low, high = amount(d.figure, d.low, "+"), amount(d.figure, d.high, "+")
    if isnan(d.value):
        return f"Not decided: {d.figure.about} never came up."
    if not d.decided:
        return (
            f"Not decided: {what}, {d.figure.about} change by {low} to {high}. "
            f"The interval holds 0; more games would narrow it."
        )
    verb = "rise" if d.value > 0 else "fall"
    size = amount(d.figure, abs(d.value))
    return (
        f"{what[:1].upper()}{what[1:]}, {d.figure.about} {verb} by {size} ({low} to {high}), "
        f"from {told(d.figure, d.before.value)} to {told(d.figure, d.after.value)}."
    )


def amount(figure: Figure, value: float, sign: str = "") -> str:
    """A difference: of shares in percentage points."""
    if figure.kind == SHARE:
        return f"{100 * value:{sign}.2f} points"
    return told(figure, value, sign)


def luck(d: Difference) -> str:
    """How much the common deals helped."""
    if d.fewer == float("inf"):
        return "Every game came out the same on both sides, since both were played from the same deals."
    if d.fewer >= 1.05:
        return f"The same deals on both sides took {d.fewer:.1f} times fewer games than deals of their own would have."
    return "The same deals on both sides did not save games here: the change alters nearly everything that follows."


def all_differences(found: Study, which: int = 1) -> list[Difference]:
    """Of all main figures that both sides have and that came up."""
    shared = {figure.name for figure in found.accounts[which].names}
    names = [f.name for f in found.accounts[0].names if f.name in shared and not f.name.endswith(DETAILS)]
    got = [found.difference(name, which) for name in names if not name.startswith("card.")]
    return [d for d in got if not isnan(d.value) and (d.before.value or d.after.value)]


def only_in(found: Study, one: int, other: int) -> list[str]:
    """Figures that one setting has and another has not: notes and verbs that came with a version of a game."""
    there = {figure.name for figure in found.accounts[other].names}
    names = [f.name for f in found.accounts[one].names if f.name not in there and not f.name.endswith(DETAILS)]
    return [name for name in names if not name.startswith("card.")]


def clear(d: Difference, many: int) -> bool:
    """Whether a difference stands out among so many that were looked at, with 95% confidence in all of them together."""
    z = NormalDist().inv_cdf(1 - 0.025 / max(1, many))
    return not isnan(d.error) and abs(d.value) > z * d.error and d.decided
