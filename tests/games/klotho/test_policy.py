"""The rule of thumb keeps the law and plays far better than chance."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from rulewright.games.klotho.play.outlook import WORTH, Feature, feature, prospect, swing
from rulewright.games.klotho.play.values import rounds_left, tech_worth
from rulewright.games.klotho.state import Box, Phase, Power, State, Verb
from rulewright.kernel.chance import sow
from tests.games.klotho.table import GAME, Table, mine, monster, tool


def played(seats: int, seed: int, heuristic: bool, **options: int | str) -> list[int]:
    return scores(GAME.make_box(options, seats), seed, heuristic)


def scores(box: Box, seed: int, heuristic: bool) -> list[int]:
    s, random = State(), Random(seed)
    sow(s.rng, seed, 0)
    GAME.rules.setup(s, box)
    while not s.end:
        before = s.pack()
        move = GAME.play.policy(s, box, s.mover, [seed, 1]) if heuristic else random.choice(GAME.legal(s, box, s.mover))
        assert s.pack() == before, "thinking changed the state"
        assert GAME.rules.check(s, box, s.mover, move) == 0, GAME.actions.decode(move)
        GAME.rules.apply(s, box, s.mover, move)
    return GAME.scores(s, box)[: box.seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_scores_at_least_twice_what_chance_does(seats: int) -> None:
    heuristic = sum(sum(played(seats, seed, True)) for seed in range(4))
    chance = sum(sum(played(seats, seed, False)) for seed in range(4))
    assert heuristic >= 2 * chance


@pytest.mark.parametrize(
    "options",
    [
        {"rotation": "half"},
        {"rotation": "free"},
        {"scoring": "whole rounds", "compensation": 6},
        {"cards": 97},
        {"box": "markets"},
    ],
)
def test_its_moves_are_allowed_whatever_the_options(options: dict[str, int | str]) -> None:
    assert sum(played(2, 7, True, **options)) > 0


def test_it_buys_a_free_tool_before_one_that_costs_a_coin() -> None:
    """A box file may give tools away: price 0 (KL-33)."""
    table = Table(shelf=("android 1", "android 2", "lottery"))
    table.claims(1, 2, 4, 5, 6).do(Verb.DONE)
    for free in (0, 1):
        table.box.price[:3] = [1, 1, 1]
        table.box.price[free] = 0
        assert GAME.play.policy(table.s, table.box, 0, [1, 2]) == Verb.BUY.of(free)


def test_its_moves_are_allowed_where_every_tool_is_free() -> None:
    content = re.sub("price = [0-9]+", "price = 0", GAME.content.read_text("utf-8"))
    assert sum(scores(GAME.make_box({}, 2, content=content), 7, True)) > 0


@pytest.mark.parametrize("rotation", ["none", "half"])
def test_it_has_an_allowed_move_wherever_somebody_else_left_off(rotation: str) -> None:
    box = GAME.make_box({"rotation": rotation}, 3)
    phases = set()
    for seed in range(12):
        s, random = State(), Random(seed)
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, box)
        while not s.end:
            move = GAME.play.policy(s, box, s.mover, [seed, 1])
            assert GAME.rules.check(s, box, s.mover, move) == 0, GAME.actions.decode(move)
            phases.add(s.phase)
            GAME.rules.apply(s, box, s.mover, random.choice([move, random.choice(GAME.legal(s, box, s.mover))]))
    assert len(phases) >= 8


@pytest.mark.clause("KL-68", "KL-R5")
@pytest.mark.parametrize(
    ("tech", "verb", "dice"),
    [
        (Power.TUNER, "shift", (3, 3, 2, 5, 6)),
        (Power.TUNER, "shift", (3, 3, 4, 1, 6)),
        (Power.INVERTER, "flip", (3, 3, 4, 1, 6)),
        (Power.PRISM, "copy", (3, 3, 1, 5, 6)),
    ],
)
def test_it_uses_the_powers_it_owns_where_they_bring_a_card(tech: int, verb: str, dice: tuple[int, ...]) -> None:
    table = Table(row=tuple(mine(i) for i in (20, 50, 51, 52, 53, 54)))
    table.give(0, techs=[tech])
    table.claims(*dice)
    made = []
    for _ in range(2):
        move = GAME.play.policy(table.s, table.box, 0, [1, 2])
        made.append(GAME.actions.decode(move)[0])
        table.do(move)
    assert made == [verb, "claim"]
    assert table.mines() == {mine(20)}


@pytest.mark.parametrize("tech", [Power.ZOO, Power.RELIQUARY, Power.ARCHIVE, Power.LEDGER])
def test_a_bonus_is_worth_the_more_the_more_there_is_to_count(tech: int) -> None:
    table = Table()
    before = tech_worth(table.s, table.box, 0, tech)
    me = table.me()
    me.monsters, me.artifacts[0], me.minerals[2], me.coins = 3, 3, 6, 17
    assert tech_worth(table.s, table.box, 0, tech) > before > 0


def foreseen(table: Table) -> list[float]:
    out = [0.0] * 4
    GAME.play.outlook(table.s, table.box, out)
    assert sum(out[:3]) == pytest.approx(1)
    return out[:3]


def test_the_outlook_sees_who_leads_and_that_it_means_more_later() -> None:
    table = Table(3)
    start = foreseen(table)
    table.me(1).minerals[2] = 3
    early = foreseen(table)
    assert early[1] > start[1]
    assert early[0] < start[0]
    table.s.shown, table.s.scored, table.s.left = 2, 2, 1
    table.me(1).points[:2] = [24, 24]
    assert foreseen(table)[1] > early[1]


def test_the_outlook_sees_whose_turn_comes_first() -> None:
    table = Table(3)
    mover, second, third = foreseen(table)
    assert mover > second > third
    table.roll(3, 3, 3, 3, 3)
    table.s.phase = Phase.CLAIMING
    with_dice = foreseen(table)
    table.s.phase = Phase.CLOSING
    mover, second, third = foreseen(table)
    assert second > third > mover
    assert with_dice[0] > mover
    table.s.phase = Phase.TRIMMING
    assert foreseen(table) == [mover, second, third], "only cards are given up"


def test_the_outlook_sees_what_the_row_promises() -> None:
    easy, hard = (Table(3, row=tuple(mine(i) for i in numbers)) for numbers in (range(1, 7), range(49, 55)))
    for table in (easy, hard):
        table.roll(3, 3, 3, 3, 5)
    assert foreseen(hard)[0] > foreseen(easy)[0], "four of a kind bring rich mines, where they are asked for"
    hard.s.die[:5] = [1, 2, 3, 5, 6]
    easy.s.die[:5] = [1, 2, 3, 5, 6]
    assert foreseen(easy)[0] > foreseen(hard)[0]


@pytest.mark.parametrize(
    "what", [{"mines": [30]}, {"tools": "raid"}, {"tools": "bribe"}, {"tools": "android 3"}, {"techs": [12]}]
)
def test_the_outlook_counts_what_lies_in_front(what: dict[str, Any]) -> None:
    table = Table(3)
    before = foreseen(table)[1]
    table.give(1, **what)
    assert foreseen(table)[1] > before


def test_the_outlook_weighs_the_features_that_a_fit_measures() -> None:
    table = Table(3)
    table.give(0, mines=[30, 4], tools="raid, bribe, android 3, augment 2, turret", techs=[12])
    table.me().coins, table.me().points[0] = 7, 12
    table.roll(3, 3, 3, 3, 5, 1)  # with a battle crystal
    decisive = swing(table.s, table.box)
    for seat in range(3):
        measured = [feature(table.s, table.box, seat, what) * decisive for what in Feature]
        weighed = sum(worth / 100 * amount for worth, amount in zip(WORTH[0], measured, strict=True))
        assert prospect(table.s, table.box, seat, WORTH[0]) == pytest.approx(weighed)
        assert all(measured) or seat > 0, "the mover has some of everything"


@pytest.mark.clause("KL-A48")
def test_a_score_card_that_waits_still_counts_for_whoever_has_a_turn() -> None:
    table = Table(3, row=tuple(mine(i) for i in (2, 3, 4, 5, 6, 8)), scoring="whole rounds")
    table.give(0, mines=[mine(i) for i in (50, 14, 11, 52)])
    assert GAME.play.policy(table.s, table.box, 0, [1, 2]) == Verb.ROLL, "four cards can wait for more"
    table.s.shown, table.s.left = 1, 20
    assert GAME.play.policy(table.s, table.box, 0, [1, 2]) == Verb.STAKE
    table.s.shown, table.s.scored, table.s.left = 3, 2, 0
    assert rounds_left(table.s) == 1


@pytest.mark.clause("KL-94")
@pytest.mark.parametrize("held", [True, False])
def test_it_does_not_think_of_augmenting_what_flies(held: bool) -> None:
    """A monster of 16 is out of reach of a 14 that no augment may raise."""
    table = Table(row=(monster(2), *(mine(i) for i in (50, 51, 52, 53, 54))), shelf=("bomb", "augment 2", "lottery"))
    table.give(0, tools="flying pig, augment 3" if held else "flying pig", coins=9)
    table.claims(1, 1, 3, 5, 6)
    table.do("play", tool=tool("flying pig"))
    table.s.spent |= 0b11100
    move = GAME.play.policy(table.s, table.box, 0, [1, 2])
    assert table.can(move)
    assert GAME.actions.decode(move)[0] == "done"
