"""Taking a move back: one's own last, and only where nothing was revealed since."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from rulewright.doors.server.live.revealed import can_take_back
from rulewright.kernel import lift, push, roll, whisper
from rulewright.match import Match
from tests.doors.server.house import House, newest
from tests.doors.server.test_play import table
from tests.toys.high_card import GAME as TOY
from tests.toys.high_card import rules


def test_a_move_can_be_taken_back_until_somebody_else_moves(house: House) -> None:
    match, ann, bo = table(house)
    with ann.sit(match) as a, bo.sit(match) as b:
        state = a.until()
        assert not state["undo"]
        before = state["view"]
        a.play(3, state["turn"])
        state = newest(a, 1)
        assert state["undo"]
        assert not newest(b, 1)["undo"], "it is not her move"
        b.say(type="undo", turn=0)
        assert "cannot be taken back" in b.until("refused")["sentence"]
        a.say(type="undo", turn=state["turn"])
        state = a.until()
        while state["number"]:
            state = a.until()
        assert state["view"] == before
        assert state["turn"] == 2, "turns only ever grow"
        assert state["notes"][-1]["text"] == "Move 1 is taken back."
        assert state["notes"][-1]["kind"] == 0
        a.play(4, state["turn"])
        hers = newest(b, 1)
        while not hers["moves"]:
            hers = b.until()
        b.play(4, hers["turn"])
        state = newest(a, 2)
        assert not state["undo"]
        a.say(type="undo", turn=state["turn"])
        assert "cannot be taken back" in a.until("refused")["sentence"]
    record = ann.get(f"/api/matches/{match}/record")
    assert '"undo": 1' in record


def test_a_hidden_card_can_be_taken_back_until_the_cards_are_turned(house: House) -> None:
    match, ann, bo = table(house, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        state = a.until()
        a.play(state["moves"][0]["code"], state["turn"])
        assert newest(a, 1)["undo"]
        state = newest(b, 1)
        b.play(state["moves"][0]["code"], state["turn"])
        assert not newest(b, 2)["undo"], "a die was rolled"
        assert not newest(a, 2)["undo"]


def changed(more: Callable[[Any, Any, int], None]) -> Match:
    """A match of the toy in which laying a card does something more, after one such move."""

    def apply(s: Any, box: Any, seat: int, action: int) -> None:
        rules.apply(s, box, seat, action)
        more(s, box, seat)

    game = replace(TOY, rules=SimpleNamespace(**{**vars(rules), "apply": apply}))
    match = Match(game, 3, seed=5)
    match.play(0, match.legal(0)[0].code)
    return match


def test_nothing_is_learnt_from_laying_a_card() -> None:
    match = changed(lambda s, box, seat: None)
    assert can_take_back(match, 0)
    assert not can_take_back(match, 1)


@pytest.mark.parametrize(
    "more",
    [
        lambda s, box, seat: whisper(s, seat, rules.DEALT, s.deck.card[0], 0, 0),
        lambda s, box, seat: push(s.seats[seat].hand, lift(s.deck, 0)),
        lambda s, box, seat: setattr(s.seats[1], "tricks", s.seats[1].hand.card[0]),
        lambda s, box, seat: roll(s, 6),
    ],
    ids=["told a card", "drew a card", "saw another's card", "rolled a die"],
)
def test_what_was_learnt_cannot_be_unlearnt(more: Callable[[Any, Any, int], None]) -> None:
    assert not can_take_back(changed(more), 0)


def test_nothing_is_taken_back_from_a_finished_game() -> None:
    match = Match(TOY, 2, seed=5)
    match.play(0, match.legal(0)[-1].code)
    assert match.over
    assert not can_take_back(match, 0)
