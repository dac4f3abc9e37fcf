"""The facts that boards show beyond the view: they say what the rules then do."""

from __future__ import annotations

from random import Random

import pytest

from rulewright.games.katamari.rules.placement import all_dice, dice_of, lay
from rulewright.games.katamari.rules.score import points, stars_of, symbols_of
from rulewright.games.katamari.state import LEVELS, NONE, SYMBOLS, State, Verb
from rulewright.games.katamari.tell.facts import crash_chance, derived
from rulewright.kernel.chance import sow
from tests.games.katamari.table import BOX, GAME, Table
from tests.games.katamari.test_dice import FLOOR


def positions(games: int) -> list[State]:
    """Every eighth decision of some random games."""
    found, luck = list[State](), Random(1)
    for seed in range(games):
        s = State()
        sow(s.rng, seed, 0)
        GAME.rules.setup(s, BOX)
        while not s.end:
            if luck.randrange(8) == 0:
                found.append(s.clone())
            moves = GAME.legal(s, BOX, s.mover)
            GAME.rules.apply(s, BOX, s.mover, luck.choice(moves))
        found.append(s)
    return found


def counts(s: State, seat: int) -> list[int]:
    dice = [dice_of(s, BOX, seat, colour) for colour in range(LEVELS)]
    return [*dice, stars_of(s, seat), *(symbols_of(s, seat, symbol) for symbol in range(SYMBOLS))]


@pytest.mark.clause("KT-16", "KT-34", "KT-35", "KT-36", "KT-37", "KT-43")
def test_placements_are_the_legal_spots_and_change_what_laying_the_piece_changes() -> None:
    tried = 0
    for s in positions(12):
        facts = derived(s, BOX, s.mover)
        for pile, found in enumerate(facts.placements):
            if s.chosen == pile:
                legal = {m - Verb.PLACE for m in GAME.legal(s, BOX, s.mover)}
                assert set(found.spots) == legal
            for spot, change, crash in zip(found.spots, found.changes, found.crash, strict=True):
                then = s.clone()
                lay(then, BOX, s.mover, s.shown[pile], spot)
                before, after = counts(s, s.mover), counts(then, s.mover)
                assert change == [b - a for a, b in zip(before, after, strict=True)]
                assert crash == crash_chance(all_dice(then, BOX, s.mover), BOX.crash)
                tried += 1
    assert tried > 500


@pytest.mark.clause("KT-43", "KT-44", "KT-H23")
def test_points_and_majorities_are_those_of_the_rules() -> None:
    for s in positions(6):
        facts = derived(s, BOX, 0)
        assert [seat.points for seat in facts.seats] == [points(s, BOX, seat) for seat in range(2)]
        for symbol, leader in enumerate(facts.leaders):
            mine, theirs = (facts.seats[i].symbols[symbol] for i in range(2))
            assert facts.leads[symbol] == mine - theirs
            assert leader == (NONE if mine == theirs else 0 if mine > theirs else 1)


@pytest.mark.clause("KT-25")
def test_the_chance_of_a_crash_is_exact() -> None:
    assert crash_chance(3, 4) == 0
    assert crash_chance(4, 4) == pytest.approx(1 / 6**4)
    assert crash_chance(10, 4) == pytest.approx(0.0697, abs=1e-4)


@pytest.mark.clause("KT-33", "KT-H26")
def test_only_what_can_be_bought_and_placed_has_placements_and_only_for_the_mover() -> None:
    t = Table().lay(0, *FLOOR).power(3)
    spots = [len(found.spots) for found in derived(t.s, t.box, 0).placements]
    assert [n > 0 for n in spots] == [True, True, True, False, False, False]
    assert not any(found.spots for found in derived(t.s, t.box, 1).placements)
    assert derived(t.s, t.box, -1).leads == []
