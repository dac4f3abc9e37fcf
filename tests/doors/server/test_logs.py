"""Secrets are never logged, whatever goes wrong."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from rulewright.doors.server.client import Answered
from rulewright.doors.server.store import matches
from rulewright.doors.server.store.moves import BatchWriter
from tests.doors.server.servers import Server, newest
from tests.doors.server.test_play import table


def test_logs_and_errors_hold_no_secrets(
    open_server: Any, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.WARNING, "websockets.client")
    server: Server = open_server()
    match, ann, bo = table(server, "high_card")
    row = server.tables.by_match[match].row
    answers: list[str] = []
    with ann.sit(match) as a, bo.sit(match) as b:
        link = a.hear()["links"]["spectate"]
        token = link.partition("=")[2]
        state = a.until()
        a.socket.send("nonsense")
        a.until("refused")

        def broken(*_: Any, **__: Any) -> None:
            raise RuntimeError("the disk is full")

        monkeypatch.setattr(matches, "announce", broken)
        monkeypatch.setattr(BatchWriter, "_store", broken)
        a.play(state["moves"][0]["code"], 0)
        answers.append(str(a.until("refused")))
        assert "could not store" in answers[-1]
        assert a.until()["number"] == 0, "what is not stored has not happened"
        with pytest.raises(Answered, match="made a mistake") as answered:
            ann.post(f"/api/matches/{match}/leave")
        answers.append(str(answered.value.body))
        with pytest.raises(Answered, match="not for this table") as answered:
            server.guest("Eve").post(f"/api/matches/{match}/join", {"token": token[:-1]})
        answers.append(str(answered.value.body))
        monkeypatch.undo()
        a.play(state["moves"][0]["code"], 0)
        state = newest(a, 1)
        b.until()
        eve = server.guest("Eve")
        eve.join(link)
    assert caplog.text
    assert row.seed
    assert row.nonce
    hands = [str(s.hand.card) for s in server.tables.by_match[match].match.state.seats]  # type: ignore[union-attr]
    said = caplog.text + "".join(answers) + server.guest().get("/metrics")
    guests = [cookie.partition(".")[0] for cookie in (ann.cookie, bo.cookie)]
    for secret in (row.seed, row.nonce, token[:-1], ann.cookie, bo.cookie, *guests, *hands):
        assert secret not in said
