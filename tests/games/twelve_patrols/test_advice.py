"""What the coach says of a move: true where brute force can check it, within its own interval elsewhere, and worth following."""

from __future__ import annotations

import itertools
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rulewright.bots.bot import Budget
from rulewright.bots.registry import find
from rulewright.coach.advise import advise, best_of
from rulewright.games.twelve_patrols.play.advice import QUICK, THOROUGH, Adviser
from rulewright.games.twelve_patrols.play.kingdoms import Position
from rulewright.games.twelve_patrols.play.solver import hints, prospect
from rulewright.games.twelve_patrols.rules.soldiers import count, how_many, one
from rulewright.games.twelve_patrols.state import (
    CARDS,
    DONE_BIT,
    GAPS,
    KINDS,
    KINGDOM,
    NONE,
    Demand,
    Outcome,
    Phase,
    Verb,
    Way,
)
from rulewright.games.twelve_patrols.tell.facts import percent, summary
from rulewright.kernel.chance import sow
from rulewright.kernel.solver import Deadline
from rulewright.lab.tournament import play
from rulewright.telling.language import speaking
from tests.tiers import tries

from .brute import Brute
from .table import GAME, built, items, vector
from .test_solver import played

BLANKS = 0.75
"""The share of blank sides that lets few soldiers suffice, so that brute force comes to an end."""
POSITIONS = [(0, 6, (14, 16, 45)[: tries(3, 1)]), (1, 8, (16, 6)[: tries(2, 1)])]
"""By cards to come, how few soldiers are left, and deals in which such positions are found."""


def easier_box(random: Random) -> Any:
    """Most sides ask for nothing."""
    box: Any = GAME.make_box()
    for card in range(CARDS):
        for side in range(len(box.asks[card])):
            if random.random() < BLANKS:
                box.asks[card][side] = Demand.BLANK
    return box


def lives(view: Any, box: Any) -> bool:
    return len(Position(view, box).kingdoms(1)) > 0


def draws(view: Any) -> int:
    shown = [card for card in view.shown if card != NONE]
    return KINGDOM - int(view.laid) - len(shown)


def after(view: Any, box: Any, *actions: int) -> Any:
    s: Any = GAME.redeal(view, box, 0, [1, 2])
    for action in actions:
        GAME.rules.apply(s, box, 0, action)
    return GAME.view(s, box, 0)


def small(seed: int, to_come: int, soldiers: int) -> tuple[Any, Any] | None:
    """A position with so many cards to come and few soldiers left, and its box: whatever gap may be filled early is, so that few
    gaps are left, and soldiers are taken away as long as something lives."""
    random = Random(seed)
    box, stream = easier_box(random), [seed + 1, 7]
    s: Any = GAME.state()
    sow(s.rng, seed, 0)
    GAME.rules.setup(s, box)
    while not s.end and (s.phase != Phase.BUILDING or draws(s) > to_come):
        GAME.rules.apply(s, box, 0, int(GAME.play.policy(s, box, 0, stream)))
    view = GAME.view(s, box, 0)
    if view.end or not lives(view, box):
        return None
    for gap in [gap for gap in range(GAPS) if view.ready >> gap & 1][1:]:
        for kind in random.sample(range(KINDS), KINDS):
            if how_many(view.barracks, kind):
                filled = after(view, box, Verb.OPEN.of(gap), Verb.PUT.of(0, kind), Verb.DONE)
                if lives(filled, box):
                    view = filled
                    break
    for kind in random.sample(range(KINDS), KINDS) * 3:
        if how_many(view.barracks, kind) and count(view.barracks) > soldiers:
            view.barracks -= one(kind)
            if not lives(view, box):
                view.barracks += one(kind)
    return (view, box) if count(view.barracks) <= soldiers else None


# ---------------------------------------------------------------- against brute force


def every_phase(view: Any, box: Any, random: Random) -> list[Any]:
    """A position and one of each other phase that can come of it before the next card."""
    found = [view]
    gap = next((gap for gap in range(GAPS) if view.ready >> gap & 1), None)
    if gap is not None:
        found.append(after(view, box, Verb.OPEN.of(gap)))
        kinds = [kind for kind in range(KINDS) if how_many(view.barracks, kind)]
        found.append(after(view, box, Verb.OPEN.of(gap), Verb.PUT.of(0, random.choice(kinds))))
    layings = [action for action in GAME.legal(view, box, 0) if Verb.at(action) == Verb.PLACE]
    phases = set()
    for action in random.sample(layings, len(layings)):
        laid = after(view, box, action)
        if laid.end or laid.phase in phases or laid.phase == Phase.BUILDING:
            continue
        phases.add(laid.phase)
        found.append(laid)
        if laid.phase == Phase.CHOOSING:
            laid = after(laid, box, Verb.FIRST.of(Way.ACROSS))
        while not laid.end and not laid.choices >> DONE_BIT & 1:
            laid = after(laid, box, GAME.legal(laid, box, 0)[0])
        found += [] if laid.end else [laid]
    return found


@pytest.mark.clause("TP-A8", "TP-A16")
@pytest.mark.parametrize(("to_come", "soldiers", "seeds"), POSITIONS)
def test_every_move_of_every_phase_is_worth_what_plain_trying_says(
    to_come: int, soldiers: int, seeds: tuple[int, ...]
) -> None:
    phases, values = set(), set()
    for seed in seeds:
        found = small(seed, to_come, soldiers)
        assert found, seed
        view, box = found
        for position in every_phase(view, box, Random(seed)):
            brute = Brute(position, box)
            for hint in hints(position, box, 0, [1, 2], 0):
                truth = brute.worth(hint.action)
                assert hint.exact, (seed, position.phase, hint)
                assert hint.worth == pytest.approx(truth), (seed, position.phase, hint)
                values.add(round(truth, 2))
            phases.add(position.phase)
    assert phases >= {Phase.BUILDING, Phase.MANNING, Phase.EARLY}
    assert values > {0.0, 1.0} if to_come else values == {0.0, 1.0}


# ---------------------------------------------------------------- advice that is worth following


def is_won_with_the_coach(deal: int) -> bool:
    """One deal, played by following the coach at every move."""
    box, s = GAME.make_box(), GAME.state()
    sow(s.rng, deal, 0)
    GAME.rules.setup(s, box)
    while not s.end:
        GAME.rules.apply(s, box, 0, best_of(advise(GAME, GAME.view(s, box, 0), box, 0, Budget(iterations=500))).action)
    return bool(s.end == Outcome.SAFE)


def test_the_first_advice_wins_the_deals_that_level_5_wins() -> None:
    deals, level = (7, 2)[: tries(2, 1)], find("5", GAME)
    by_level = sum(play(GAME, GAME.make_box(), [level], deal).shares[0] for deal in deals)
    assert sum(map(is_won_with_the_coach, deals)) >= by_level


@pytest.mark.clause("TP-A16")
def test_manning_early_is_never_first_nor_told_to_be_better_than_laying() -> None:
    box: Any = GAME.make_box()
    asked = 0
    for seed in range(3):
        for view in [
            v for v in played(seed, 2) if not v.end and v.phase == Phase.BUILDING and v.ready and draws(v) <= 3
        ]:
            found = advise(GAME, view, box, 0, Budget(iterations=500))
            laid = [e for e in found if Verb.at(e.action) == Verb.PLACE]
            early = [e for e in found if Verb.at(e.action) == Verb.OPEN]
            assert Verb.at(found[0].action) == Verb.PLACE
            assert Verb.at(best_of(found).action) == Verb.PLACE
            assert max(e.mean for e in early) <= max(e.mean for e in laid)
            asked += 1
    assert asked >= 6


@pytest.mark.clause("TP-16")
def test_closing_a_patrol_is_not_first_where_it_loses_what_one_more_soldier_saves() -> None:
    box: Any = GAME.make_box()
    found = 0
    for seed in range(tries(12, 4)):
        for view in [
            v for v in played(seed, 4) if not v.end and v.phase == Phase.BUILDING and v.ready and draws(v) <= 1
        ]:
            gap = next(gap for gap in range(GAPS) if view.ready >> gap & 1)
            kind = next(kind for kind in range(KINDS) if how_many(view.barracks, kind))
            opened = after(view, box, Verb.OPEN.of(gap), Verb.PUT.of(0, kind))
            told = advise(GAME, opened, box, 0, Budget())
            closing = next(e for e in told if e.action == Verb.DONE)
            shut = prospect(after(opened, box, Verb.DONE), box)
            assert closing.mean <= shut.share
            if closing.mean < told[0].mean:
                found += 1
                assert best_of(told).action != Verb.DONE
    assert found >= 1


# ---------------------------------------------------------------- numbers that keep their word


def test_no_number_leaves_its_interval_when_games_are_played_out_ten_times_longer() -> None:
    box: Any = GAME.make_box()
    looked = 0
    for seed in (3, 8)[: tries(2, 1)]:
        view = next(v for v in played(seed, 2) if v.laid == 1)
        short = Adviser(view, box, QUICK, Random(seed)).worths()
        longer = QUICK._replace(glimpse=10 * QUICK.glimpse, games=10 * QUICK.games)
        again = {w.action: w for w in Adviser(view, box, longer, Random(seed + 100)).worths()}
        for worth in short:
            assert worth.low <= worth.mean <= worth.high
            assert worth.games
            assert worth.low <= again[worth.action].mean <= worth.high, worth
            looked += 1
    assert looked >= tries(20, 10)


def test_what_is_played_out_holds_what_is_exact() -> None:
    """With four cards to come a quick answer is played out and a thorough one exact: the one holds the other."""
    box: Any = GAME.make_box()
    for seed in (1, 4)[: tries(2, 1)]:
        view = next(v for v in played(seed, 2) if v.laid == 2 and v.phase == Phase.BUILDING)
        exact = {
            w.action: w for w in Adviser(view, box, THOROUGH, Random(seed)).worths() if Verb.at(w.action) == Verb.PLACE
        }
        for worth in Adviser(view, box, QUICK, Random(seed)).worths():
            if Verb.at(worth.action) == Verb.PLACE:
                truth = exact[worth.action]
                assert truth.low == truth.mean == truth.high
                assert worth.low <= truth.mean <= worth.high


def test_what_is_still_possible_and_what_best_play_wins_are_told_apart() -> None:
    box: Any = GAME.make_box()
    late = [
        v
        for seed in range(6)
        for v in played(seed, 2)
        if not v.end and v.phase == Phase.BUILDING and draws(v) in (2, 3)
    ]
    for view in late:
        best, possible = best_of(advise(GAME, view, box, 0, Budget())), prospect(view, box).share
        assert best.exact
        assert best.mean <= possible
        if 0.0 < best.mean < possible < 1.0:
            break
    else:
        raise AssertionError("a position in which the two differ")
    told = f"Still possible in {possible:.0%} of the draws; best play wins exactly {best.mean:.0%} of the time."
    assert summary(view, box, best) == told
    guess = replace(best, mean=0.83, low=0.781, high=0.94, exact=False)
    assert summary(view, box, guess).endswith("best play wins about 83% of the time (78% to 94%).")
    assert summary(view, box, replace(best, mean=1.0)).endswith("best play wins whatever comes.")
    rough = replace(guess, mean=1.0, low=0.21, high=1.0)
    near = replace(guess, mean=0.996, low=0.98, high=1.0)
    assert summary(view, box, rough).endswith("best play wins between 21% and 100% of the time.")
    assert summary(view, box, near).endswith("best play wins about 100% of the time (98% to 100%).")
    assert summary(view, box, replace(best, mean=0.996)).endswith("best play wins over 99% of the time.")
    with speaking("de"):
        assert summary(view, box, guess).endswith(
            "bestes Spiel gewinnt in etwa 83\xa0% der Fälle (78\xa0% bis 94\xa0%)."
        )
    assert [percent(x) for x in (0.0, 0.004, 0.5, 0.996, 1.0)] == ["0%", "under 1%", "50%", "over 99%", "100%"]
    lost = built(vector(), 8)
    lost.s.barracks = items("D6 M6 M6 L.")
    assert summary(lost.view(0), lost.box, best) == "You can no longer win."


def test_a_deadline_ends_the_search_with_what_was_found() -> None:
    """After two cards the coach once thought for 22 seconds. The clock here counts how often it is looked at."""
    box: Any = GAME.make_box()
    view = next(v for v in played(4, 2) if v.laid == 2 and v.phase == Phase.BUILDING)
    free = {h.action: h for h in hints(view, box, 0, [1, 2], 0)}
    ticks = itertools.count()
    found = hints(view, box, 0, [1, 2], 0, Deadline(40.0, lambda: float(next(ticks))))
    looked = next(ticks)
    layings = [a for a in free if Verb.at(a) == Verb.PLACE]
    assert all(free[a].exact for a in layings), "there was much to search"
    assert 40 <= looked < 40 + 2 * len(found), "soon after the deadline it answers"
    assert {h.action for h in found} == set(free)
    assert not all(h.exact for h in found if h.action in layings)
    for h in found:
        assert h.low <= h.worth <= h.high
        if h.action in layings:
            assert h.low <= free[h.action].worth <= h.high
            assert not h.exact or h.worth == free[h.action].worth
