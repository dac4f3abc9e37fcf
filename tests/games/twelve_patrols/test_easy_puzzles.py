"""Puzzles for those who begin: a new player has a rating of 1200, and finds puzzles about as hard as that."""

from __future__ import annotations

from rulewright import games
from rulewright.kernel.deals import NEAR, puzzle_near, puzzles
from rulewright.match import Match

GAME = games.load("twelve_patrols")
BEGINNER = 1200


def test_whoever_begins_or_loses_finds_puzzles_of_their_own_strength() -> None:
    for rating in (BEGINNER - 100, BEGINNER):
        found = [puzzle_near(GAME.home, rating, k).rating for k in range(NEAR)]
        assert max(abs(rating - each) for each in found) <= 60, (rating, found)


def test_an_easy_puzzle_is_rated_as_the_solver_rates_it() -> None:
    easy = [puzzle for puzzle in puzzles(GAME.home) if puzzle.rating <= 1300]
    assert len(easy) >= 2 * NEAR
    for puzzle in easy[:: len(easy) // 5]:
        match = Match(GAME, 1, seed=puzzle.seed)
        for code in puzzle.codes:
            match.play(0, code)
        solver = GAME.solver
        assert solver
        assert solver.puzzle(match.view(0), match.box) == puzzle.rating  # type: ignore[attr-defined]
