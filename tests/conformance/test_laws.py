"""Every game obeys the laws (all cases, random games, interpreted). `make test-all` plays several times as many games."""

from __future__ import annotations

import pytest

from rulewright import games
from rulewright.laws import legality, outcome, secrecy, text
from rulewright.laws.cases import Case, walk
from tests.tiers import mostly, tries


@pytest.mark.parametrize("seed", mostly(range(4), range(1)))
def test_offers_exactly_what_the_law_allows(case: Case, seed: int) -> None:
    legality.law_is_exact(case, seed)


@pytest.mark.parametrize("seed", mostly(range(4), range(1)))
def test_conserves_its_pieces(case: Case, seed: int) -> None:
    legality.conserves(case, seed)


@pytest.mark.parametrize("seed", mostly(range(2), range(1)))
def test_packs_and_clones_exactly(case: Case, seed: int) -> None:
    legality.packs(case, seed)


@pytest.mark.parametrize("seed", mostly(range(2), range(1)))
def test_leaves_nothing_behind_in_its_piles(case: Case, seed: int) -> None:
    legality.tidies(case, seed)


@pytest.mark.parametrize("seed", mostly(range(6), range(2)))
def test_no_seat_can_tell_two_worlds_apart(case: Case, seed: int) -> None:
    secrecy.two_worlds(case, seed)


@pytest.mark.parametrize("seed", mostly(range(4), range(1)))
def test_redealt_worlds_can_be_played_to_their_end(case: Case, seed: int) -> None:
    secrecy.worlds_play_on(case, seed)


@pytest.mark.parametrize("seed", mostly(range(3), range(1)))
def test_says_everything_in_words(case: Case, seed: int) -> None:
    text.speaks(case, seed)


def test_ends_within_its_bound(case: Case) -> None:
    for seed in range(100, 100 + tries(10, 3)):
        for _ in walk(case, seed):
            pass


def test_keeps_its_secrets(case: Case) -> None:
    secrecy.keeps_secrets(case, range(200, 200 + tries(4, 2)))


def test_refuses_to_the_point(case: Case) -> None:
    if hasattr(case.game.tell, "obstacle"):
        text.refuses_to_the_point(case, range(300, 300 + tries(3, 1)))


def test_every_game_of_the_house_says_what_is_in_the_way() -> None:
    silent = [name for name in games.names() if not hasattr(games.load(name).tell, "obstacle")]
    assert not silent, f"{', '.join(silent)} refuse without naming the obstacle: see src/rulewright/kernel/obstacles.py"


@pytest.mark.parametrize("seed", mostly(range(2), range(1)))
def test_scores_add_up_at_the_end(case: Case, seed: int) -> None:
    outcome.adds_up(case, seed)
