"""Forced moves at a table are made automatically, and no player counts as away because of them."""

from __future__ import annotations

from pathlib import Path

from tests.doors.server.servers import newest, opened, quick, until


def test_against_bots_the_last_trick_is_played_by_itself(tmp_path: Path) -> None:
    with opened(quick(f"sqlite:///{tmp_path / 'one.db'}", ask_anyway=False)) as server:
        ann = server.guest("Ann")
        made = ann.post("/api/matches", {"game": "high_card", "options": {"bonus": 1}, "fill": {"1": "random"}})
        with ann.sit(made["id"]) as line:
            for number in range(2):
                state = newest(line, 2 * number)
                state = until(line, lambda s: s["moves"])
                lay = next(m for m in state["moves"] if m["verb"] == "lay")
                line.play(lay["code"], state["turn"])
            state = newest(line, 6)
            assert state["over"]["ending"] == "cards out"
            assert [seat["standin"] for seat in state["seats"]] == [False, False]
        assert server.tables.metrics.moves["only"] == 1


def test_with_people_the_last_card_is_asked_for(tmp_path: Path) -> None:
    """Otherwise the missing pause would reveal what a hand holds, in games where that is secret."""
    with opened(quick(f"sqlite:///{tmp_path / 'two.db'}", ask_anyway=False)) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        made = ann.post("/api/matches", {"game": "high_card", "options": {"bonus": 1}})
        bo.post(f"/api/matches/{made['id']}/join", {"token": made["links"]["seats"]["1"].partition("token=")[2]})
        with ann.sit(made["id"]) as first, bo.sit(made["id"]) as second:
            for number in range(3):
                for line, done in ((first, 0), (second, 1)):
                    state = newest(line, 2 * number + done)
                    lay = next(m for m in state["moves"] if m["verb"] == "lay")
                    line.play(lay["code"], state["turn"])
            assert newest(first, 6)["over"]["ending"] == "cards out"
        assert server.tables.metrics.moves["only"] == 0
