"""Every box that comes with a game can be played, for any number of players."""

from __future__ import annotations

from rulewright.kernel import Game
from rulewright.laws.cases import few_cases, seat_counts


def test_every_box_can_be_set_up(game: Game) -> None:
    for word in game.boxes:
        for seats in seat_counts(game):
            game.make_box({"box": word} if len(game.boxes) > 1 else {}, seats)


def test_every_box_is_tried(game: Game) -> None:
    """The other tests of this folder iterate over the cases, which would leave out a box that is the same as another."""
    if len(game.boxes) > 1:
        assert {case.options.get("box", "standard") for case in few_cases(game)} == set(game.boxes)
