"""Second boxes in examples/boxes: of a different size than the game's own, with the same games from every engine."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright.doors.cli.content import check_content
from rulewright.kernel import Game
from rulewright.kernel.chance import sow
from rulewright.kernel.engines import card, engine
from rulewright.kernel.engines.checked import checked_game
from rulewright.laws.cases import seat_counts
from rulewright.match import Match
from tests.conformance.cases import EXAMPLES

GAMES, CHECKED = 100, 2


def other_box(game: Game) -> Path:
    """The game's second box; skips games without one."""
    path = EXAMPLES / "boxes" / f"{game.name}.toml"
    if not path.exists():
        pytest.skip(f"{game.title} has no second box")
    return path


def test_a_second_box_is_good_and_is_not_the_games_own(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    check_content(other_box(game), None)
    told = capsys.readouterr().out
    assert f"is a good box for {game.title}." in told
    assert "plays exactly like" not in told


def test_a_second_box_is_played_alike_by_every_engine(game: Game) -> None:
    path, engines = other_box(game), ["compiled", *(["cuda"] if card.available() else [])]
    for seats in seat_counts(game):
        box = game.make_box({}, seats, path)
        slow = engine("interpreted").run(game, box, 7, GAMES // len(seat_counts(game)))
        for name in engines:
            fast = engine(name).run(game, box, 7, len(slow.moves))
            assert not slow.differs(fast), f"{seats} seats, {name}: {slow.differs(fast)} differ"
        play_checked(checked_game(game), box)


def play_checked(game: Game, box: Any) -> None:
    """Play games over checked records, which catch an index out of range or a number too large for its field."""
    box = game.box.unpack(box.pack())
    for seed in range(CHECKED):
        s, rules, stream = game.state(), game.rules, [seed, 1]
        sow(s.rng, seed, 0)
        rules.setup(s, box)
        while not rules.ending(s):
            mask = rules.waiting(s)
            seat = next(i for i in range(game.seats[1]) if mask >> i & 1)
            rules.apply(s, box, seat, rules.choose(s, box, seat, stream))


def test_everything_in_a_second_box_has_words(game: Game) -> None:
    """A random game, in which every legal move has a label and the board is drawn for every seat."""
    path, random = other_box(game), Random(5)
    match = Match(game, game.seats[1], {}, seed=5, content=path)
    while not match.over:
        seat = random.choice(match.waiting)
        allowed = game.legal(match.state, match.box, seat)
        assert all(game.tell.label(match.view(seat), match.box, match.names, seat, action) for action in allowed)
        match.play(seat, random.choice([a for a in allowed if a not in game.actions.concessions()]))
    assert all(match.board(seat) for seat in range(-1, match.seats))
    assert all(str(told) for told in match.told)
    assert game.help(match.box)
