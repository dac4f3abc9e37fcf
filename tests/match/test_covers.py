"""Information hidden until the end, receipts, and records of the first format."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulewright.kernel import Game
from rulewright.match import Match, Refused, load, verify
from rulewright.match.record import SHAPES
from tests.match.records import falsified, played, sealed
from tests.toys.parlour import PARLOUR


def test_an_unfinished_record_tells_nobody_what_is_hidden(tmp_path: Path) -> None:
    """Two games that differ in a hidden bid: neither the content nor the length of the files reveals it."""
    texts = []
    for bid in (0, 1):
        match = Match(PARLOUR, seed=11, names=["Ann", "Bo"])
        match.play(0, bid)
        match.save(tmp_path / "game.jsonl")
        texts.append((tmp_path / "game.jsonl").read_text("utf-8"))
    assert all("Bid" not in text and '"sealed": 1' in text for text in texts)
    rows = [json.loads(text.splitlines()[1]) for text in texts]
    assert rows[0].keys() == rows[1].keys()
    assert len(texts[0]) == len(texts[1])
    assert int(rows[0]["codes"], 16) ^ int(rows[1]["codes"], 16) != 1, "another cover for another match"


def test_a_move_made_again_is_covered_anew() -> None:
    """Taken back and made again, its cover must not distinguish it from a different move."""
    match = Match(PARLOUR, seed=11)
    covers = []
    for bid in (1, 1, 0):
        match.play(0, bid)
        covers.append(json.loads(match.record().text.splitlines()[-1])["codes"])
        match.undo()
    assert len(set(covers)) == 3


def test_seals_stay_what_they_were_when_the_covers_are_lifted() -> None:
    match, receipts = Match(PARLOUR, seed=11), list[str]()
    while not match.over:
        receipts.append(match.receipt)
        match.play(match.waiting[0], 0)
    rows = [json.loads(row) for row in match.record().text.splitlines()]
    assert [row["seal"] for row in rows[:-2]] == receipts
    assert [row.get("words") for row in rows[1:-1]] == ["Bid 0"] * len(receipts)


def test_a_finished_record_covers_nothing(finished: Path) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[1] = {"sealed": 1, "seat": 0, "codes": "00000000"}

    assert "hides a move for no reason" in str(verify(falsified(finished, change, reseal=False), PARLOUR))


def test_it_is_not_for_a_record_to_choose_whether_moves_are_covered(tmp_path: Path, four: Game) -> None:
    path = tmp_path / "game.jsonl"
    for game in (PARLOUR, four):
        match = Match(game)
        header = {**match.header, "sealed": not match.header["sealed"]}
        header["commitment"] = match.secret.commitment(header)
        path.write_text(sealed([header]), "utf-8")
        assert "a record cannot choose whether" in str(verify(path, game))


def test_the_file_of_an_unfinished_game_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=5).save(path)
    assert path.stat().st_mode & 0o777 == 0o600
    played().save(path)
    assert path.stat().st_mode & 0o044, "a finished one is for everybody"


# ---------------------------------------------------------------- receipts


def test_another_game_under_the_same_commitment_is_true_but_bears_no_receipt(tmp_path: Path) -> None:
    """Anyone who knows the seed can forge it; anyone who was at the table can tell."""
    real, path = played(), tmp_path / "game.jsonl"
    forged = Match.of(PARLOUR, real.box, real.header, real.secret)
    while not forged.over:
        forged.play(forged.waiting[0], 0)
    forged.save(path)
    assert verify(path, PARLOUR).true
    assert "anyone who knows the seed can write another one" in verify(path, PARLOUR).text
    for receipt in (real.chain.seals[2], real.receipt):
        verdict = verify(path, PARLOUR, receipt=receipt)
        assert not verdict.true
        assert "a different game from the one it was given in" in verdict.text
    real.save(path)
    verdict = verify(path, PARLOUR, receipt=real.chain.seals[2])
    assert verdict.true
    assert "that of line 3" in verdict.text
    assert "another one" not in verdict.text


# ---------------------------------------------------------------- format 1

OLD = Path(__file__).parent / "format-1.jsonl"
"""A finished game of Parlour, written when records were of format 1."""


def test_a_record_of_format_1_is_still_read(tmp_path: Path) -> None:
    assert verify(OLD, PARLOUR).true
    assert load(OLD, PARLOUR).record().text == OLD.read_text("utf-8"), "it is written as it was"
    rows = OLD.read_text("utf-8").splitlines(keepends=True)
    for number in range(1, len(rows)):
        path = tmp_path / f"{number}.jsonl"
        path.write_text("".join([*rows[: number - 1], rows[number - 1].replace(": 1", ": 0", 1), *rows[number:]]))
        assert path.read_text() == OLD.read_text() or not verify(path, PARLOUR).true, number


def test_a_game_begun_in_format_1_goes_on_in_it(tmp_path: Path) -> None:
    path, done = tmp_path / "game.jsonl", load(OLD, PARLOUR)
    match = Match.of(PARLOUR, done.box, done.header, done.secret)
    match.play(0, 0)
    match.save(path)
    assert json.loads(path.read_text().splitlines()[1])["code"] == 0
    again = load(path, PARLOUR)
    with pytest.raises(Refused, match="one by one"):
        again.gesture(1, [0, 0])
    while not again.over:
        again.play(again.waiting[0], 0)
    again.save(path)
    assert verify(path, PARLOUR).true


@pytest.mark.parametrize("form", [2, 3])
def test_a_game_begun_in_an_earlier_format_goes_on_in_it(tmp_path: Path, form: int) -> None:
    path, new = tmp_path / "game.jsonl", Match(PARLOUR, seed=5)
    header = {key: {**new.header, "rulewright": form}[key] for key in SHAPES[form]["rulewright"]}
    header["commitment"] = new.secret.commitment(header)
    for match in (Match.of(PARLOUR, new.box, header, new.secret), new):
        while not match.over:
            match.play(match.waiting[0], match.legal(match.waiting[0])[0])
        match.save(path)
        assert verify(path, PARLOUR).true
        last = json.loads(path.read_text("utf-8").splitlines()[-1])
        assert last.get("places") == (match.places if match is new else None)
    lie = path.read_text("utf-8").replace(f'"places": {new.places}', f'"places": {new.places[::-1]}')
    path.write_text(lie, "utf-8")
    assert "'places' should be" in str(verify(path, PARLOUR))
