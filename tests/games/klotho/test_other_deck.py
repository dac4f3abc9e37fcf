"""A deck of other sizes, with other powers, tools and markets: it is played on every engine, and its cards do what they say."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright.games.klotho import state as k
from rulewright.games.klotho.state import Box, Phase, Power, State, Verb
from rulewright.kernel.chance import sow
from rulewright.kernel.engines import engine
from rulewright.kernel.engines.checked import Checked
from rulewright.laws import advice, legality, text
from rulewright.laws.cases import Case
from rulewright.match import Match
from rulewright.telling.box_files import read_content
from tests.games.klotho.table import GAME
from tests.tiers import mostly

DECK = Path(__file__).with_name("other_deck.toml")
GAMES = 40


def deck(seats: int = 3, **options: int | str) -> Any:
    return GAME.make_box(options, seats, read_content(DECK))


class Other(Case):
    """The same game with the other deck."""

    box = cached_property(lambda self: deck(self.seats, **self.options))


def owner(box: Box, power: int) -> int:
    """The first technology with a power."""
    return [box.power[i] for i in range(box.techs)].index(power)


def playing(box: Any, *powers: int) -> State:
    """Seat 0 has rolled and owns technologies with these powers."""
    s = State()
    sow(s.rng, 5, 0)
    GAME.rules.setup(s, box)
    s.mover = s.first = 0
    for power in powers:
        s.seats[0].techs |= 1 << owner(box, power)
    GAME.rules.apply(s, box, 0, Verb.ROLL)
    return s


@pytest.mark.clause("KL-R7", "KL-R1", "KL-R2", "KL-R3", "KL-R5", "KL-R6")
def test_it_is_as_large_as_it_says() -> None:
    box = deck()
    assert (box.mines, box.monsters, box.markets, box.techs) == (60, 18, 6, 20)
    assert box.cards == 75
    assert deck(4, cards=97).cards == 97
    s = State()
    sow(s.rng, 1, 0)
    GAME.rules.setup(s, box)
    assert s.mines.bit_count() + s.others.bit_count() + 6 == 104


@pytest.mark.parametrize("options", [{}, {"rotation": "free", "scoring": "whole rounds"}])
def test_every_engine_plays_the_same_games_with_it(options: dict[str, str]) -> None:
    box = deck(3, **options)
    slow = engine("interpreted").run(GAME, box, 50, GAMES)
    fast = engine("compiled").run(GAME, box, 50, GAMES)
    assert not slow.differs(fast), slow.differs(fast)
    checked = Checked().run(GAME, box, 50, 2)
    assert (checked.prints == slow.prints[:2]).all()


LAWS = [legality.law_is_exact, legality.conserves, legality.packs, text.speaks, advice.advice_is_allowed]


@pytest.mark.parametrize("law", mostly(LAWS, [legality.conserves, text.speaks]))
def test_it_keeps_the_laws(law: Any) -> None:
    law(Other(GAME, 2), 3)


@pytest.mark.clause("KL-82", "KL-93")
def test_an_augment_of_four_and_a_pig_of_fifteen() -> None:
    box = deck()
    s = playing(box)
    s.phase, s.die[:5] = Phase.CLAIMING, [1, 1, 3, 4, 5]
    s.seats[0].tools[k.Tool.AUGMENT + 2] = s.seats[0].tools[k.Tool.PIG] = 1
    GAME.rules.apply(s, box, 0, Verb.AUGMENT.of(2, 4))
    assert s.die[4] == 9
    GAME.rules.apply(s, box, 0, Verb.PLAY.of(k.Tool.PIG))
    assert 15 in s.die


@pytest.mark.clause("KL-64")
def test_market_values_go_as_their_cards_do() -> None:
    box = deck()
    s = playing(box)
    s.phase, s.stars = Phase.SPENDING_STARS, 4
    seen = []
    while s.phase == Phase.SPENDING_STARS and GAME.rules.check(s, box, 0, Verb.MOVE.of(2, 1)) == 0:
        GAME.rules.apply(s, box, 0, Verb.MOVE.of(2, 1))
        seen.append(s.market[2])
    assert seen == [11, 14], "one star, then two; three are not left"
    match = Match(GAME, 3, seed=1, content=read_content(DECK))
    match.state.phase, match.state.stars = Phase.SPENDING_STARS, 1
    seat = match.state.mover
    assert "Move rads from 8 to 11 (1 star)" in [move.label for move in match.legal(seat)]


@pytest.mark.clause("KL-R5")
def test_powers_of_other_size_and_number() -> None:
    box = deck()
    s = playing(box, Power.TUNER)
    s.die[:5] = [2, 3, 4, 5, 6]
    assert GAME.rules.check(s, box, 0, Verb.SHIFT.of(0, 0)) != 0, "two down from two is nothing"
    GAME.rules.apply(s, box, 0, Verb.SHIFT.of(0, 1))
    assert s.die[1] == 1

    s = playing(box)
    s.seats[0].techs = int(box.owners[Power.STAR]) | int(box.owners[Power.COLLECTION])
    s.phase, s.row[0], s.die[:5] = Phase.CLAIMING, k.Card.MARKET + 4, [5, 1, 1, 2, 2]
    GAME.rules.apply(s, box, 0, Verb.CLAIM.of(0))
    assert s.stars == 1 + 2, "two charts, a star each"
    from rulewright.games.klotho.rules.score import bonus_points
    from rulewright.games.klotho.rules.staking import spare
    from rulewright.games.klotho.rules.turn import begin_turn, discards_left

    assert bonus_points(s, box, 0) == 3 * 3, "three points for each of three technologies"
    s.seats[0].techs = int(box.owners[Power.FENCE]) | int(box.owners[Power.MINT]) | int(box.owners[Power.DRONE])
    assert spare(s, box, 0) == 2
    s.removed = 0
    assert discards_left(s, box) == 3
    coins = s.seats[0].coins
    begin_turn(s, box)
    assert s.seats[0].coins == coins + 4, "two presses, two coins each"


def test_heuristics_and_bots_play_it_to_the_end() -> None:
    for seed in range(3):
        box = deck(2)
        s, random = State(), Random(seed)
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        while not s.end:
            move = GAME.play.policy(s, box, s.mover, [seed, 1])
            assert GAME.rules.check(s, box, s.mover, move) == 0
            other = random.choice(GAME.legal(s, box, s.mover)) if random.random() < 0.2 else move
            GAME.rules.apply(s, box, s.mover, other)
        assert sum(GAME.scores(s, box)) > 0
