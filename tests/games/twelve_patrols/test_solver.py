"""The solver: right where brute force can check it, and honest where it does not know."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rulewright.games.twelve_patrols.play.brute_force import winnable
from rulewright.games.twelve_patrols.play.deals import can_be_laid, winning
from rulewright.games.twelve_patrols.play.planning import Position
from rulewright.games.twelve_patrols.play.solver import choose, hints, prospect
from rulewright.games.twelve_patrols.rules.soldiers import count
from rulewright.games.twelve_patrols.state import Outcome, Phase, Verb
from rulewright.kernel.chance import sow

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
    for seed in range(30):
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
    """The six last places of the known kingdom are filled anew: exactly what can be manned is found."""
    from itertools import permutations

    from rulewright.games.twelve_patrols.play.brute_force import can_be_manned

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


def test_it_says_when_it_does_not_know() -> None:
    table = Table("WP GV RU")
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
    for seed in range(40):
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
    graded = winning(table.s, table.box)
    assert graded > 0
    order = [*table.s.shown, *reversed(table.s.deck.card[3:9])]
    plans = Position(table.view(0), table.box).kingdoms(unseen=order[3:])
    assert graded <= len(plans)
    assert graded == sum(can_be_laid(plans, k, order) for k in range(len(plans)))
