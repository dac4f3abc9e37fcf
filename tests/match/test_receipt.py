"""Signed receipts: a server that shows two players different histories has signed the proof of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright import games
from rulewright.doors.server.identity import ReceiptKey
from rulewright.match import Match, verify
from rulewright.match.receipt import Receipt, read

FOUR = games.load(str(Path(__file__).parents[2] / "examples" / "connect_four"))
KEY, OTHER = ReceiptKey("11" * 32), ReceiptKey("22" * 32)
MATCH = "abcdefgh2345"


def began() -> Match:
    return Match(FOUR, 2, seed=7, names=["Ann", "Bo"], table={"match": MATCH, "key": KEY.public})


def signed(match: Match, seat: int, key: ReceiptKey = KEY) -> Receipt:
    """The server's receipt for a seat of the game so far."""
    return sealed(Receipt(match.receipt, MATCH, seat, len(match.lines), key.public), key)


def sealed(receipt: Receipt, key: ReceiptKey = KEY) -> Receipt:
    return replace(receipt, signature=key.sign(receipt.message).hex())


def saved(match: Match, folder: Path, name: str = "game.jsonl") -> Path:
    path = folder / name
    path.write_text(match.record().text)
    return path


def play(match: Match, *codes: int) -> Match:
    for code in codes:
        match.play(match.waiting[0], code)
    return match


def test_a_server_that_tells_two_histories_is_found_out(tmp_path: Path) -> None:
    """It shows Ann and Bo the same first move, and then to each a different move of the other."""
    told_ann = play(began(), 3)
    told_bo = told_ann.fork()
    play(told_ann, 0, 4)
    play(told_bo, 6, 4)
    ann, bo = signed(told_ann, 0), signed(told_bo, 1)
    assert all(receipt.signed_by(KEY.public) for receipt in (ann, bo)), "it signed both"
    assert (ann.line, ann.match) == (bo.line, bo.match)
    assert ann.seal != bo.seal, "they can tell at a glance"
    for mine, record in ((ann, told_ann), (bo, told_bo)):
        theirs = bo if mine is ann else ann
        path = saved(record, tmp_path)
        assert verify(path, FOUR, receipt=mine).true
        found = verify(path, FOUR, receipt=theirs, key=KEY.public)
        assert not found.true
        assert found.line == theirs.line
        assert "The server has told two different histories" in found.text


def test_a_receipt_fits_every_later_record(tmp_path: Path) -> None:
    match = began()
    kept = []
    for code in (3, 0, 3, 0, 3, 0):
        kept.append(signed(play(match, code), code % 2))
    path = saved(match, tmp_path)
    for receipt in kept:
        found = verify(path, FOUR, receipt=read(receipt.text))
        assert found.true
        assert f"line {receipt.line}, which the server signed for seat {receipt.seat + 1}" in found.text
    shorter = saved(play(began(), 3), tmp_path)
    found = verify(shorter, FOUR, receipt=kept[-1])
    assert not found.true
    assert "cut off" in found.text


@pytest.mark.parametrize("change", [{"seat": 1}, {"line": 3}, {"seal": "0" * 32}, {"match": "x"}, {"signature": ""}])
def test_a_forged_receipt_is_refused(tmp_path: Path, change: dict[str, int | str]) -> None:
    match = play(began(), 3)
    forged = replace(signed(match, 0), **change)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="not signed with this key"):
        verify(saved(match, tmp_path), FOUR, receipt=forged)


def test_a_receipt_of_another_key_or_match_is_refused(tmp_path: Path) -> None:
    match = play(began(), 3)
    path = saved(match, tmp_path)
    with pytest.raises(ValueError, match="not signed with this key"):
        verify(path, FOUR, receipt=signed(match, 0, OTHER))
    with pytest.raises(ValueError, match="not signed with this key"):
        verify(path, FOUR, receipt=signed(match, 0), key=OTHER.public)
    with pytest.raises(ValueError, match="that is not a key"):
        verify(path, FOUR, receipt=signed(match, 0), key="12")
    elsewhere = sealed(replace(signed(match, 0), match="other"))
    with pytest.raises(ValueError, match=f"of another match: of other, and the record is of {MATCH}"):
        verify(path, FOUR, receipt=elsewhere)
    plain = play(Match(FOUR, 2, seed=7), 3)
    with pytest.raises(ValueError, match="give it with --key"):
        verify(saved(plain, tmp_path), FOUR, receipt=signed(plain, 0))


def test_a_receipt_is_read_from_text_or_file(tmp_path: Path) -> None:
    receipt = signed(play(began(), 3), 0)
    file = tmp_path / "receipt.json"
    file.write_text(receipt.text + "\n")
    assert read(str(file)) == read(receipt.text) == receipt
    assert read(f" {receipt.seal.upper()} ") == Receipt(receipt.seal), "a seal that somebody wrote down"
    told = json.loads(receipt.text)
    wrong = [{**told, "seat": "0"}, {**told, "more": 1}, {k: v for k, v in told.items() if k != "key"}, {"receipt": 1}]
    for text in ("{", "{}", *map(json.dumps, wrong), json.dumps({**told, "match": "x" * 3000})):
        with pytest.raises(ValueError, match="that is not a receipt"):
            read(text)
    with pytest.raises(ValueError, match="another version"):
        read(json.dumps({**told, "receipt": 2}))
    file.write_text(" \n")
    for empty in ("", "  ", str(file)):
        with pytest.raises(ValueError, match="is empty"):
            read(empty)
