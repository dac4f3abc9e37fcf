"""The solver: right where brute force can check it, and honest where it does not know."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

from rulewright.games.twelve_patrols.play.kingdoms import Position
from rulewright.games.twelve_patrols.play.lines import Workspace, spread, ways_to_man
from rulewright.games.twelve_patrols.play.solver import can_be_laid, choose, grade, hints, prospect
from rulewright.games.twelve_patrols.rules.finishing import finishable
from rulewright.games.twelve_patrols.rules.soldiers import count, one
from rulewright.games.twelve_patrols.state import ASKS, NONE, SIDES, Ask, Demand, Direction, Outcome, Phase, Verb, Way
from rulewright.kernel.chance import sow
from tests.tiers import mostly, tries

from .brute_force import can_be_manned, winnable
from .table import GAME, Table, built, items, vector


@cache
def played(seed: int, level: int, **options: Any) -> list[Any]:
    """The states of a game, as its player sees them."""
    box: Any = GAME.make_box(options)
    s: Any = GAME.state()
    sow(s.rng, seed, 0)
    GAME.rules.setup(s, box)
    seen = []
    while not s.end:
        view = GAME.view(s, box, 0)
        seen.append(view)
        GAME.rules.apply(s, box, 0, choose(view, box, 0, [seed + 1, len(seen)], level))
    return [*seen, s]


def small(seed: int) -> list[Any]:
    """Late positions of a weak player's game: some can still be won, some cannot."""
    return [v for v in played(seed, 1) if v.laid >= 7 and not v.end and count(v.barracks) <= 7]


@pytest.mark.clause("TP-A17")
def test_it_finds_what_plain_trying_finds() -> None:
    box: Any = GAME.make_box()
    told = [0, 0]
    for seed in range(tries(30, 15)):
        for view in small(seed)[:2]:
            truth = winnable(view, box)
            assert prospect(view, box).winnable is truth, (seed, view.laid)
            told[truth] += 1
            if not truth:
                continue
            for action in GAME.legal(view, box, 0)[:-1]:
                after = GAME.redeal(view, box, 0, [3, 5])
                GAME.rules.apply(after, box, 0, action)
                if after.end == 0 and after.laid >= 8:
                    assert prospect(GAME.view(after, box, 0), box).winnable is winnable(after, box)
                    break
    assert min(told) >= 3, told


def test_it_counts_the_kingdoms_that_plain_trying_counts() -> None:
    """The six last places of the known kingdom are filled again: exactly what can be manned is found."""
    table = built(vector(), 7)
    position = Position(table.view(0), table.box)
    found = position.kingdoms()
    free = [22 + 1, 22 + 2]
    plainly = {
        cards
        for cards in permutations((*position.shown, *position.unseen), 2)
        if set(position.shown) <= set(cards)
        and can_be_manned(table.view(0), table.box, dict(zip(cards, free, strict=True)))
    }
    assert len(found) == len(plainly) >= 1
    assert {(int(a), int(b)) for a, b in zip(_card_on(found, 23), _card_on(found, 24), strict=True)} == plainly


def _card_on(plans: Any, cell: int) -> list[int]:
    return [next(c for c in range(12) if plans.cell[c][k] == cell) for k in range(len(plans))]


# ---------------------------------------------------------------- ways to man a line

MIDDLE_ASKS = ((Direction.WEST, Ask.FIRST_COLOURS), (Direction.EAST, Ask.SECOND_COLOURS))


def ways(asks: list[int], free: int, first: int = 0, second: int = 0, closed: int = 0) -> int:
    """How many ways the solver finds to man a line that asks this, by Ask: at most one thing of each patrol and two of both."""
    box, work = GAME.make_box(), Workspace()
    for card in range(3):
        box.asks[card], box.number[card] = [Demand.BLANK] * SIDES, [0] * SIDES
    for side, place in MIDDLE_ASKS:
        set_side(box, 1, side, [(k, asks[place + k]) for k in range(3) if asks[place + k] != NONE])
    both = [(k, asks[Ask.BOTH_COLOURS + k]) for k in range(3) if asks[Ask.BOTH_COLOURS + k] != NONE]
    set_side(box, 0, Direction.EAST, both[:1])
    set_side(box, 2, Direction.WEST, both[1:])
    work.barracks = free
    spread(work)
    work.held[Way.ACROSS][0][1], work.held[Way.ACROSS][1][2] = first, second
    work.shut[Way.ACROSS][0][1], work.shut[Way.ACROSS][1][2] = closed & 1, closed >> 1
    return int(ways_to_man(work, box, Way.ACROSS, 0, 1, 2))


def set_side(box: Any, card: int, side: int, asked: list[tuple[int, int]]) -> None:
    assert len(asked) <= 1
    for kind, number in asked:
        box.asks[card][side], box.number[card][side] = Demand.COLOURS + kind, number


@pytest.mark.clause("TP-22", "TP-A9")
@pytest.mark.parametrize("place", [Ask.FIRST_COLOURS, Ask.SECOND_COLOURS])
def test_a_patrol_of_three_colours_needs_three_where_nobody_counts(place: int) -> None:
    asks = [NONE] * ASKS
    asks[place] = 3
    assert ways(asks, items("D. M. L. L."))
    assert not ways(asks, items("D. M. D. M. D2 M5"))


@pytest.mark.clause("TP-24", "TP-A12")
def test_a_measured_patrol_is_filled_with_footmen_as_far_as_there_are_any() -> None:
    """Both patrols have to sum to nothing: every soldier must be a footman."""
    asks = [NONE] * ASKS
    asks[Ask.FIRST_ITEMS], asks[Ask.BOTH_SUM], asks[Ask.BOTH_COLOURS] = 3, 0, 2
    assert ways(asks, items("D. D. D. M."))
    assert not ways(asks, items("D. D. M. D1 D2 M3"))
    assert ways(asks, items("D. D. M. M. D1"))
    asks[Ask.FIRST_ITEMS] = 2
    assert not ways(asks, items("D. D. D1 M1 M2"))


@pytest.mark.clause("TP-A9", "TP-22", "TP-23", "TP-24")
@pytest.mark.parametrize("seed", range(4))
def test_the_solver_finds_a_way_exactly_where_the_rules_do(seed: int) -> None:
    random, found = Random(seed), [0, 0]
    s: Any = GAME.state()
    for _ in range(60):
        asks = [NONE] * ASKS
        for place in (0, 3, 6, 6):
            kind = random.choice((0, 1, 2, None))
            if kind is not None:
                asks[place + kind] = (random.randint(1, 3), random.randint(1, 5), random.randint(0, 9))[kind]
        everyone = [7 * colour + random.choice((0, 0, 0, 1, 2, 4)) for colour in range(3) for _ in range(3)]
        random.shuffle(everyone)
        cut = random.randint(3, 7)
        free = sum(map(one, everyone[:cut]))
        first = one(everyone[7]) if random.random() < 0.5 else 0
        second = one(everyone[8]) if random.random() < 0.3 else 0
        closed = random.choice((0, 0, 1 if first else 0, 2 if second else 0))
        s.ask[:] = asks
        truth = finishable(s, free, first, second, closed)
        assert bool(ways(asks, free, first, second, closed)) == truth, (asks, free, first, second, closed)
        found[truth] += 1
    assert min(found) > 5, found


def test_a_kingdom_counts_only_if_a_card_of_the_display_can_be_laid_next() -> None:
    """Of the kingdoms that could be manned, some have none of the shown cards beside those that lie."""
    table = built(vector(), 3)
    position = Position(table.view(0), table.box)
    plans = position.kingdoms()
    laid = {divmod(cell, 5) for cell in position.laid.values()}
    plainly = [
        any(
            abs(row - r) + abs(column - c) == 1
            for row, column in (divmod(int(plans.cell[card][k]), 5) for card in position.shown)
            for r, c in laid
        )
        for k in range(len(plans))
    ]
    assert list(plans.reachable()) == plainly
    assert {*plainly} == {True, False}


@pytest.mark.clause("TP-A17")
def test_what_can_be_won_and_what_cannot() -> None:
    table = built(vector(), 8)
    assert prospect(table.view(0), table.box).winnable is True
    assert prospect(table.view(0), table.box).share == 1.0
    table.s.barracks = items("D6 M6 M6 L.")
    lost = prospect(table.view(0), table.box)
    assert (lost.winnable, lost.share) == (False, 0.0)
    table = built(vector())
    assert prospect(table.view(0), table.box).winnable is True


@pytest.mark.parametrize("laid", mostly([0, 2], [2]))
def test_it_says_when_it_does_not_know(laid: int) -> None:
    table = built(vector(), laid) if laid else Table("WP GV RU")
    assert prospect(table.view(0), table.box, effort=50).winnable is None
    assert prospect(table.view(0), table.box).winnable is True


def test_hints_tell_of_every_move_and_the_best_comes_first() -> None:
    table = built(vector(), 7)
    found = hints(table.view(0), table.box, 0, [1, 2], 0)
    assert {h.action for h in found} == table.legal - {GAME.actions.encode("give_up")}
    assert [h.worth for h in found] == sorted((h.worth for h in found), reverse=True)
    good = [h for h in found if h.worth]
    assert good[0].sure
    assert not any(h.sure for h in found if h.worth < 1), "what is surely lost is no sure win"
    for h in good[:1]:
        table.do(h.action)
    assert table.s.end == 0


def test_hints_for_soldiers() -> None:
    table = built(vector(), 7).lay("GM", "E4")
    found = {h.action: h.worth for h in hints(table.view(0), table.box, 0, [1, 2], 0)}
    assert table.s.phase == Phase.MANNING
    assert set(found) == table.legal - {GAME.actions.encode("give_up")}
    assert found[table.sending("M.", "C4-D4")] == 1.0


def test_hints_agree_with_plain_trying_soldier_by_soldier() -> None:
    box: Any = GAME.make_box()
    told = [0, 0]
    for seed in range(tries(40, 15)):
        for view in [v for v in small(seed) if v.laid >= 8 and v.phase == Phase.MANNING][:1]:
            for h in hints(view, box, 0, [1, 2], 0):
                after: Any = view.clone()
                GAME.rules.apply(after, box, 0, h.action)
                truth = after.end == Outcome.SAFE or (after.end == 0 and winnable(after, box))
                assert (h.worth > 0) == truth, (seed, h.action)
                told[truth] += 1
    assert min(told) >= 5, told


def test_level_5_wins_and_plays_no_early_patrol() -> None:
    states = played(3, 5)
    assert states[-1].end == Outcome.SAFE
    assert all(v.gap == -1 for v in states)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_levels_play_to_the_end_and_the_same_words_give_the_same_move(level: int) -> None:
    states = played(2, level)
    assert states[-1].end
    box: Any = GAME.make_box()
    view = next(v for v in states if v.laid == 4 and v.phase == Phase.BUILDING)
    assert choose(view, box, 0, [5, 6], level) == choose(view, box, 0, [5, 6], level)


@pytest.mark.parametrize(("deck", "frame"), [("nine", "floating"), ("twelve", "fixed"), ("nine", "fixed")])
def test_it_plays_every_deck_and_frame(deck: str, frame: str) -> None:
    assert played(1, 4, deck=deck, frame=frame)[-1].end


def test_done_is_said_when_all_is_right_and_lost_games_are_played_on() -> None:
    table = built(vector(), 2).lay("SB", "C5").send("D3 L1", "C3-C4").send("D.", "C4-C5")
    assert choose(table.view(0), table.box, 0, [1, 2], 5) == Verb.DONE
    table = built(vector(), 8)
    table.s.barracks = items("D6 M6 M6 L.")
    assert choose(table.view(0), table.box, 0, [1, 2], 5) in table.legal


@pytest.mark.clause("TP-A2")
def test_a_deal_is_graded_by_the_kingdoms_that_win_it() -> None:
    table = vector()
    graded = grade(table.s, table.box)
    assert graded > 0
    order = [*table.s.shown, *reversed(table.s.deck.card[3:9])]
    plans = Position(table.view(0), table.box).kingdoms(unseen=order[3:])
    assert graded <= len(plans)
    assert graded == sum(can_be_laid(plans, k, order) for k in range(len(plans)))
