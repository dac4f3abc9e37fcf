"""Taking a move back at a server table: the rule is that of the match."""

from __future__ import annotations

from tests.doors.server.servers import Server, newest, on_offer, until
from tests.doors.server.test_play import table


def test_a_move_can_be_taken_back_until_somebody_else_moves(server: Server) -> None:
    match, ann, bo = table(server)
    with ann.sit(match) as a, bo.sit(match) as b:
        state = a.until()
        assert not state["undo"]
        before = state["view"]
        a.play(3, state["turn"])
        state = newest(a, 1)
        assert state["undo"]
        assert not newest(b, 1)["undo"], "it is not her move"
        b.say(type="undo", turn=0)
        assert "You have not moved yet" in b.until("refused")["sentence"]
        a.say(type="undo", turn=state["turn"])
        state = until(a, lambda s: s["number"] == 0)
        assert state["view"] == before
        assert state["turn"] == 2, "turns only ever grow"
        assert state["notes"][-1]["text"] == "Move 1 is taken back."
        assert state["notes"][-1]["kind"] == ""
        a.play(4, state["turn"])
        hers = newest(b, 1)
        while not hers["moves"]:
            hers = b.until()
        b.play(4, hers["turn"])
        state = newest(a, 2)
        assert not state["undo"]
        a.say(type="undo", turn=state["turn"])
        assert "only until somebody else moves" in a.until("refused")["sentence"]
    record = ann.get(f"/api/matches/{match}/record")
    assert '"undo": 1' in record


def test_a_hidden_card_can_be_taken_back_until_the_cards_are_turned(server: Server) -> None:
    match, ann, bo = table(server, "high_card")
    with ann.sit(match) as a, bo.sit(match) as b:
        state = a.until()
        a.play(state["moves"][0]["code"], state["turn"])
        assert not newest(a, 1)["undo"], "the move is shown before anybody thinks about taking it back"
        assert on_offer(a, 1)["number"] == 1
        state = newest(b, 1)
        b.play(state["moves"][0]["code"], state["turn"])
        assert not newest(b, 2)["undo"], "a die was rolled"
        assert not newest(a, 2)["undo"]
