"""What a player shows, for the coach, and the worth of one more of each feature according to the outlook."""

from __future__ import annotations

from ..play.outlook import FEATURES, WORTH, Feature, feature, rounds_left
from ..state import Box, State
from ..words import SAY

FEATURE_NAMES = {
    "feature-stars": Feature.STARS,
    "feature-power": Feature.POWER_PER_ROLL,
    "feature-blue": Feature.BLUE_HEXES,
    "feature-purple": Feature.PURPLE_HEXES,
    "feature-majorities": Feature.AHEAD,
}


def showing(s: State, box: Box, seat: int) -> dict[str, tuple[float, float]]:
    """By name, how much of each feature a player has, and what one more is worth in log odds of winning."""
    row, left = (box.seats - 2) * FEATURES, rounds_left(s, box)
    return {
        SAY(name): (feature(s, box, seat, what), WORTH[row + what][left] / 1000) for name, what in FEATURE_NAMES.items()
    }
