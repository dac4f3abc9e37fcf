"""What the board is told beyond the view is what the rules then do."""

from __future__ import annotations

import pytest

from rulewright.games import load
from rulewright.games.asteroid_miners.notes import Note
from rulewright.games.asteroid_miners.state import Verb
from rulewright.games.asteroid_miners.tell import derived
from rulewright.kernel import Ear
from tests.conformance.cases import Case, usual, walk

GAME = load("asteroid_miners")


@pytest.mark.parametrize("case", usual(GAME), ids=str)
def test_the_bid_that_is_promised_is_the_bid_that_is_made(case: Case) -> None:
    """In every position of some games in which the dice may be excavated as they lie."""
    promised = []
    for seed in range(12):
        for s, seat, _ in walk(case, seed):
            if seat < 0 or GAME.rules.check(s, case.box, seat, Verb.EXCAVATE):
                continue
            twin = s.clone()
            twin.ear = Ear(GAME.notes)
            GAME.rules.apply(twin, case.box, seat, Verb.EXCAVATE)
            made = [note[3] for note in twin.ear if note[1] == Note.BID and note[2] == s.mover]
            for eye in (-1, 0, case.seats - 1):
                told = derived(GAME.view(s, case.box, eye), case.box, eye).bid
                assert told == (made[0] if made else 0)
            promised.append(told)
    assert 0 in promised
    assert any(promised)
