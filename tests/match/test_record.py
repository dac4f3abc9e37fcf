"""The content of a record, and that nothing in it can be changed undetected."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st

from rulewright import games
from rulewright.kernel import Game
from rulewright.match import Falsehood, Match, StoreError, load, store, verify
from rulewright.match.record import FORMAT, read
from rulewright.match.replay import replay
from tests.match.records import falsified, lines_of, other, played, sealed, unworded, unworded_text
from tests.random_input import given, settings
from tests.toys.parlour import PARLOUR


def test_a_record_is_readable_lines(finished: Path) -> None:
    rows = [json.loads(row) for row in finished.read_text("utf-8").splitlines()]
    assert (rows[0]["rulewright"], rows[0]["sealed"], rows[0]["content"]) == (FORMAT, True, "")
    assert (rows[0]["game"], rows[0]["version"], rows[0]["seats"]) == ("parlour", "2.1", ["Ann", "Bo"])
    assert rows[0]["options"] == {"extra": 0}
    assert rows[1].items() >= {"move": 1, "seat": 0, "codes": [0], "words": "Bid 0"}.items()
    assert [row["undo"] for row in rows if "undo" in row] == [4]
    assert rows[-1]["ending"] == "goal reached"
    assert rows[-1]["seed"] == "11"


def test_a_true_record_is_found_true(finished: Path) -> None:
    verdict = verify(finished, PARLOUR)
    assert (verdict.true, verdict.finished, verdict.line) == (True, True, 0)
    assert str(verdict).startswith("True: parlour, version 2.1")


def test_a_finished_record_loads_as_it_was(finished: Path) -> None:
    match, again = played(), load(finished, PARLOUR)
    assert again.state.pack() == match.state.pack()
    assert again.told == match.told
    assert again.scores == match.scores
    assert again.record().text == finished.read_text("utf-8")


def test_a_loaded_record_still_says_which_moves_a_bot_made(tmp_path: Path) -> None:
    match = Match(PARLOUR, 2, seed=5, names=["Ann", "Bo"])
    while not match.over:
        seat = match.waiting[0]
        match.again(seat, [match.legal(seat)[0].code], stood_in=seat == 1)
    match.save(tmp_path / "game.jsonl")
    again = load(tmp_path / "game.jsonl", PARLOUR)
    assert again.stood_in == [made["seat"] == 1 for made in match.made]
    assert {*again.stood_in} == {False, True}
    assert again.told == match.told
    assert again.record().text == match.record().text


def test_a_record_is_taken_wherever_its_file_is(finished: Path) -> None:
    match = load(finished, PARLOUR)
    record = match.record()
    assert record == read(finished) == read(record)
    assert verify(record, PARLOUR) == verify(finished, PARLOUR)
    assert load(record, PARLOUR).told == match.told


def test_an_unfinished_record_without_its_seed_is_no_path(tmp_path: Path) -> None:
    match = Match(PARLOUR, 2, seed=5, names=["Ann", "Bo"])
    with pytest.raises(store.StoreError, match="this record is an unfinished game whose seed is not on this machine"):
        load(match.record(), PARLOUR)


def test_the_text_of_a_record_is_taken_like_its_file(finished: Path) -> None:
    text = finished.read_text("utf-8")
    for source in (text, Path(text)):
        assert read(source) == read(finished)
        assert verify(source, PARLOUR) == verify(finished, PARLOUR)
    assert [match.number for match in replay(text, PARLOUR)][-1] == load(finished, PARLOUR).number


def test_no_text_is_repeated_as_the_name_of_a_file(finished: Path) -> None:
    text = finished.read_text("utf-8")
    for source in (text[:-9], "[" + text, Path(text[1:]), text.splitlines()[0]):
        with pytest.raises(Falsehood) as refused:
            read(source)
        assert len(str(refused.value)) < 80


# ---------------------------------------------------------------- tampering


def test_every_field_of_every_line_is_guarded(finished: Path) -> None:
    """A changed field is detected in its own line; and if all seals are recomputed, it is still detected.

    A different legal move makes a different valid game, which does not match any player's receipt. Texts are for reading, perhaps
    in another language, and are not binding.
    """
    true, text = lines_of(finished), finished.read_text("utf-8")
    receipt = read(finished).seals[-1]
    for number, line in enumerate(true, 1):
        for key, value in ((key, value) for key, value in line.items() if key != "words"):

            def change(lines: list[dict[str, Any]], at: int = number - 1, key: str = key, value: Any = value) -> None:
                lines[at][key] = other(value)

            for reseal in (False, True):
                finished.write_text(text, "utf-8")
                verdict = verify(falsified(finished, change, reseal), PARLOUR)
                if reseal and key == "codes":
                    assert not verify(finished, PARLOUR, receipt=receipt).true
                    continue
                assert not verdict.true, (number, key, reseal)
                if not reseal:
                    assert verdict.line == number, (number, key, str(verdict))
                with pytest.raises(Falsehood):
                    load(finished, PARLOUR)


@given(data=st.data())
@settings(max_examples=60)
def test_no_byte_can_be_changed(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    text = played().record().text.encode()
    at = data.draw(st.integers(0, len(text) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda b: b != text[at]))
    path.write_bytes(text[:at] + bytes([byte]) + text[at + 1 :])
    try:
        verdict = verify(path, PARLOUR)
    except StoreError as e:
        assert "UTF-8" in str(e)  # noqa: PT017 - one of two ways in which it may be found
    else:
        assert not verdict.true or unworded(path) == unworded_text(text.decode())


@pytest.mark.parametrize("reseal", [False, True])
@pytest.mark.parametrize("number", range(1, 9))
def test_no_line_can_be_left_out_or_said_twice(finished: Path, number: int, reseal: bool) -> None:
    text = finished.read_text("utf-8")

    def leave_out(lines: list[dict[str, Any]]) -> None:
        del lines[number - 1]

    assert number < len(lines_of(finished))
    assert not verify(falsified(finished, leave_out, reseal), PARLOUR).true
    finished.write_text(text, "utf-8")
    again = text.splitlines(keepends=True)
    again.insert(number, again[number - 1])
    finished.write_text("".join(again), "utf-8")
    assert not verify(finished, PARLOUR).true


def test_a_cut_file_is_noticed(finished: Path) -> None:
    finished.write_text(finished.read_text("utf-8")[:-5], "utf-8")
    assert "cut off" in str(verify(finished, PARLOUR))


@pytest.mark.parametrize("start", [b"\x89PNG\r\n\x1a\n\0\0", b"once upon a time", b"PK\x03\x04"])
def test_a_file_of_another_kind_is_called_no_record(tmp_path: Path, start: bytes) -> None:
    """It was neither truncated nor altered: it never was a record."""
    picture = tmp_path / "picture.png"
    picture.write_bytes(start)
    with pytest.raises(Falsehood, match=r"^line 1: this is not a record$"):
        read(picture)


def test_an_ending_that_is_left_out_shows_where_something_was_hidden(finished: Path) -> None:
    """The moves of a game with secrets are covered until its end, so they cannot be readable in an unfinished record."""
    finished.write_text("".join(finished.read_text("utf-8").splitlines(keepends=True)[:-1]), "utf-8")
    assert "line 2: it shows a move that is hidden until the end" in str(verify(finished, PARLOUR))


def test_an_ending_that_is_left_out_otherwise_leaves_an_unfinished_record(tmp_path: Path, four: Game) -> None:
    """Nothing in the file can tell, but a receipt can."""
    match, path = Match(four), tmp_path / "game.jsonl"
    for k in range(7):
        match.play(k % 2, k % 2)
    match.save(path)
    rows = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(rows[:-2]), "utf-8")
    verdict = verify(path, four)
    assert (verdict.true, verdict.finished) == (True, False)
    assert "only the seed will show" in verdict.text
    assert "a record can be cut off at the end of a line" in verdict.text
    assert not verify(path, four, receipt="").true, "nothing is no receipt"
    verdict = verify(path, four, receipt=match.receipt)
    assert not verdict.true
    assert "cut off before that line" in verdict.text


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "empty"),
        ("\n", 1, "not a record"),
        ("[]\n", 1, "not a record"),
        ("{}\n", 1, "not a JSON object"),
        ('{"hello": 1}\n', 1, "'hello' begins no record"),
        ('{"rulewright": 6}\n', 1, "format 6"),
        ('{"rulewright": true}\n', 1, "format True"),
        ('{"rulewright": [2]}\n', 1, "format"),
        ('{"rulewright": 2}\n', 1, "'game' is missing"),
        ('{"rulewright": 1}\n', 1, "'game' is missing"),
        ('{"a":' * 100000 + "\n", 1, "not JSON"),
        ('{"rulewright": ' + "1" * 5000 + "}\n", 1, "not JSON"),
    ],
)
def test_what_is_no_record_at_all(tmp_path: Path, text: str, line: int, why: str) -> None:
    (tmp_path / "f").write_text(text)
    verdict = verify(tmp_path / "f")
    assert (verdict.true, verdict.line) == (False, line)
    assert why in str(verdict)


def test_a_game_nobody_knows(finished: Path) -> None:
    assert "no game 'parlour' here" in str(verify(finished))


def test_a_record_cannot_have_a_folder_imported(finished: Path, tmp_path: Path) -> None:
    """A record is untrusted data: its game must never be imported as code."""
    (tmp_path / "trap").mkdir()
    (tmp_path / "trap" / "__init__.py").write_text("raise SystemExit('caught')")
    lines = lines_of(finished)
    lines[0]["game"] = str(tmp_path / "trap")
    finished.write_text(sealed(lines), "utf-8")
    assert "there is no game" in str(verify(finished))
    with pytest.raises(Falsehood, match="there is no game"):
        load(finished)


def test_what_is_kept_of_a_game_cannot_have_a_folder_imported(tmp_path: Path) -> None:
    """Files in the data folder are not trusted either: to play a game from a folder, you name that folder."""
    (tmp_path / "trap").mkdir()
    (tmp_path / "trap" / "__init__.py").write_text("raise SystemExit('caught')")
    match, path = Match(PARLOUR, names=["Ann", "Bo"]), tmp_path / "game.jsonl"
    match.save(path)
    kept = store.recall(match.commitment)
    assert kept
    store.keep(match.commitment, {**kept, "home": str(tmp_path / "trap")})
    with pytest.raises(Falsehood, match="give the folder as --game"):
        load(path)
    assert load(path, PARLOUR).number == 0


def test_another_version_and_another_game(finished: Path, four: Game) -> None:
    assert "a record of parlour, not of connect_four" in str(verify(finished, four))
    object.__setattr__(PARLOUR, "version", "3.0")
    try:
        told = str(verify(finished, PARLOUR))
        assert "version 2.1 of the rules" in told
        assert "it needs a Rulewright that has version 2.1" in told
    finally:
        object.__setattr__(PARLOUR, "version", "2.1")


def test_a_box_of_ones_own_is_asked_for(tmp_path: Path) -> None:
    box, wrong, path = tmp_path / "box.toml", tmp_path / "wrong.toml", tmp_path / "game.jsonl"
    box.write_text("goal = 3")
    wrong.write_text("goal = 4")
    match = Match(PARLOUR, seed=2, content=box)
    while not match.over:
        match.play(match.waiting[0], 0)
    match.save(path)
    assert "--box" in str(verify(path, PARLOUR))
    assert "another one" in str(verify(path, PARLOUR, wrong))
    assert verify(path, PARLOUR, box).true


def test_one_move_is_one_move(tmp_path: Path) -> None:
    match = Match(games.load("karthis"), seed=7)
    match.play(0, match.legal(0)[-1])
    match.save(tmp_path / "game.jsonl")
    assert "1 move." in verify(tmp_path / "game.jsonl").text
