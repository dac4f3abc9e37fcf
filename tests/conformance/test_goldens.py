"""Golden playthroughs are replayed line by line, and there is one for every ending and every seat count."""

from __future__ import annotations

import re

from rulewright.kernel import Game
from tests.conformance.goldens import FOLDER, tell


def test_goldens_are_replayed_line_by_line(game: Game) -> None:
    files = sorted((FOLDER / game.name).glob("*.txt"))
    for path in files:
        kept = path.read_text("utf-8").splitlines()
        found = re.fullmatch(rf"{game.name} (\S+), (\d+) seats, seed (\d+)", kept[0])
        assert found, f"{path.name} does not say what it is"
        assert found[1] == game.version, f"{path.name} is of version {found[1]}: make the goldens anew"
        for number, (was, now) in enumerate(zip(kept, tell(game, int(found[2]), int(found[3])), strict=True), 1):
            assert was == now, f"{path.name}, line {number}: play has changed"


def test_every_ending_and_every_seat_count_has_a_golden(game: Game) -> None:
    names = [p.stem for p in (FOLDER / game.name).glob("*.txt")]
    endings = {name.split("-", 1)[1] for name in names}
    assert endings == {e.name.replace(" ", "-") for e in game.endings}
    assert {int(name.split("-", 1)[0]) for name in names} == set(range(game.seats[0], game.seats[1] + 1))
