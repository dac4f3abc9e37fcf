"""The server signs what everybody is shown, and its private key never leaves it."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from rulewright.doors.cli import run
from rulewright.doors.server.identity import RECEIPT_PRIVATE, ReceiptKey
from rulewright.match.receipt import Receipt
from tests.doors.server.servers import TOY, Server, opened, over, quick
from tests.doors.server.test_salts import to_the_end


def test_every_state_is_signed_once_for_everybody(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bo, eve = server.guest("Ann"), server.guest("Bo"), server.guest("Eve")
    made = ann.post("/api/matches", {"game": "high_card"})
    match = made["id"]
    eve.join(made["links"]["spectate"])
    with ann.sit(match) as line:
        empty = line.until()
        assert (empty["receipt"], empty["line"], empty["signature"]) == ("", 0, "")
    bo.join(made["links"]["seats"]["1"])
    key = eve.get("/.well-known/rulewright-key")
    with ann.sit(match) as one, bo.sit(match) as other, eve.sit(match) as watcher:
        to_the_end(one, other)
        over(watcher)
        heard = [*one.heard, *other.heard, *watcher.heard]
        states = [m for m in heard if m["type"] == "state" and m["started"]]
        assert {m["key"] for m in heard if m["type"] == "table"} == {key["key"]}
    assert {state["you"] for state in states} == {0, 1, -1}
    receipts = [Receipt(s["receipt"], match, -1, s["line"], key["key"], s["signature"]) for s in states]
    assert all(receipt.signed_by(key["key"]) for receipt in receipts)
    assert len({(r.line, r.signature) for r in receipts}) == len({r.line for r in receipts})
    record, kept = tmp_path / "game.jsonl", tmp_path / "receipt.json"
    record.write_text(ann.get(f"/api/matches/{match}/record"))
    table = json.loads(record.read_text().splitlines()[0])["table"]
    assert (table["match"], table["key"]) == (match, key["key"])
    for receipt in {receipt.line: receipt for receipt in receipts}.values():
        kept.write_text(receipt.text)
        assert run(["verify", str(record), "--game", TOY, "--receipt", str(kept)]) == 0
        assert f"of line {receipt.line}, which the server signed" in capsys.readouterr().out
    kept.write_text(receipts[0].text.replace(match, "somethingelse"))
    assert run(["verify", str(record), "--game", TOY, "--receipt", str(kept), "--key", key["key"]]) == 2
    assert "the receipt was not signed with this key" in capsys.readouterr().err


def test_the_key_outlives_a_restart_and_is_never_shown(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    settings, seen, shown = quick(f"sqlite:///{tmp_path}/server.db", verbose=True), [], []
    for _ in range(2):
        with opened(settings) as server:
            ann = server.guest("Ann")
            seen.append(ann.get("/.well-known/rulewright-key")["key"])
            match = ann.post("/api/matches", {"game": "high_card", "fill": {"1": "random"}})["id"]
            with ann.sit(match) as line:
                line.until()
            paths = (
                "/api/me/data",
                f"/api/matches/{match}",
                "/metrics",
                "/openapi.json",
                "/.well-known/rulewright-key",
            )
            shown += [json.dumps(line.heard), *(json.dumps(ann.get(path)) for path in paths)]
            private = server.do(server.tables.database.setting(RECEIPT_PRIVATE))
    assert seen == [ReceiptKey(private).public] * 2
    assert private not in "".join(shown) + caplog.text
    assert private not in repr(server.tables.receipt_key) + str(vars(server.tables.receipt_key))
