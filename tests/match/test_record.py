from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulewright.kernel import Game
from rulewright.match import Falsehood, Match, Refused, StoreError, load, store, verify
from rulewright.match.record import SHAPES, bound, read
from rulewright.match.seal import link
from tests.toys.parlour import PARLOUR


def played(moves: int = 200, undo_at: int = 3, seed: int = 11) -> Match:
    """A game of Parlour with one move taken back, over or after some moves."""
    match = Match(PARLOUR, seed=seed, names=["Ann", "Bo"], table={"bots": [1]})
    for k in range(moves):
        if match.over:
            break
        seat = match.waiting[k % len(match.waiting)]
        allowed = [m for m in match.legal(seat) if m.verb == "bid"]
        match.play(seat, allowed[k % len(allowed)].code)
        if k == undo_at:
            match.undo()
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = played()
    assert match.over
    match.save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_a_record_is_readable_lines(finished: Path) -> None:
    rows = [json.loads(row) for row in finished.read_text("utf-8").splitlines()]
    assert (rows[0]["rulewright"], rows[0]["sealed"], rows[0]["content"]) == (2, True, "")
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
    assert again.record() == finished.read_text("utf-8")


# ---------------------------------------------------------------- tampering


def lines_of(path: Path) -> list[dict[str, Any]]:
    return deepcopy(list(read(path).lines))


def sealed(lines: list[dict[str, Any]]) -> str:
    """The text of a record with these lines, and seals that fit them, as a forger would write it."""
    seal, out = "", []
    for line, shown in zip(bound(lines), lines, strict=True):
        seal = link(seal, line, lines[0]["rulewright"] if lines[0].get("rulewright") in SHAPES else 2)
        out.append(json.dumps({**shown, "seal": seal}, ensure_ascii=False) + "\n")
    return "".join(out)


def other(value: Any) -> Any:
    """Some other value of the same kind."""
    match value:
        case int():
            return value + 1
        case str():
            return value + "x" if value else "x"
        case list():
            return [*value[:-1], other(value[-1])]
        case dict():
            return {key: other(v) for key, v in value.items()} or {"x": 1}
    raise TypeError(value)


def falsified(path: Path, change: Callable[[list[dict[str, Any]]], None], reseal: bool) -> Path:
    lines = lines_of(path)
    before = [json.loads(row) for row in path.read_text("utf-8").splitlines()]
    change(lines)
    if reseal:
        path.write_text(sealed(lines), "utf-8")
    else:
        rows = [{**line, "seal": row["seal"]} for line, row in zip(lines, before, strict=False)]
        path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), "utf-8")
    return path


def test_every_field_of_every_line_is_guarded(finished: Path) -> None:
    """A changed field is found in its own line; and if all seals are made anew, it is found all the same.

    Another move that is allowed makes another true game, which is not the one that anybody holds a receipt of. Words are
    for reading, perhaps in another language, and nobody is bound to them.
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
@settings(max_examples=60, deadline=None)
def test_no_byte_can_be_changed(data: st.DataObject, tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    text = played().record().encode()
    at = data.draw(st.integers(0, len(text) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda b: b != text[at]))
    path.write_bytes(text[:at] + bytes([byte]) + text[at + 1 :])
    try:
        verdict = verify(path, PARLOUR)
    except StoreError as e:
        assert "UTF-8" in str(e)  # noqa: PT017 - one of two ways in which it may be found
    else:
        assert not verdict.true or unworded(path) == unworded_text(text.decode())


def unworded_text(text: str) -> list[dict[str, Any]]:
    return [{k: v for k, v in json.loads(row).items() if k != "words"} for row in text.splitlines()]


def unworded(path: Path) -> list[dict[str, Any]]:
    """The lines of a record without what is only for reading."""
    return unworded_text(path.read_text("utf-8"))


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


def test_another_move_that_is_allowed_breaks_the_seal(finished: Path) -> None:
    """The move that was taken back could have been any other: only the seal knows."""

    def change(lines: list[dict[str, Any]]) -> None:
        assert lines[5]["undo"] == lines[4]["move"]
        (height,) = lines[4]["codes"]
        lines[4].update(codes=[1 - height if height < 2 else 0])

    verdict = verify(falsified(finished, change, reseal=False), PARLOUR)
    assert (verdict.line, "seal" in verdict.text) == (5, True)


def test_a_cut_file_is_noticed(finished: Path) -> None:
    finished.write_text(finished.read_text("utf-8")[:-5], "utf-8")
    assert "cut off" in str(verify(finished, PARLOUR))


def test_an_ending_that_is_left_out_shows_where_something_was_hidden(finished: Path) -> None:
    """The moves of a game with secrets are covered until its end, so they cannot stand open in an unfinished record."""
    finished.write_text("".join(finished.read_text("utf-8").splitlines(keepends=True)[:-1]), "utf-8")
    assert "line 2: it shows a move that is hidden until the end" in str(verify(finished, PARLOUR))


def test_an_ending_that_is_left_out_otherwise_leaves_an_unfinished_record(tmp_path: Path, four: Game) -> None:
    """Nothing in the file can tell; but whoever kept a receipt can."""
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
    verdict = verify(path, four, receipt=match.receipt)
    assert not verdict.true
    assert "cut off before that line" in verdict.text


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "empty"),
        ("\n", 1, "not JSON"),
        ("[]\n", 1, "not a JSON object"),
        ('{"hello": 1}\n', 1, "'hello' begins no record"),
        ('{"rulewright": 3}\n', 1, "format 3"),
        ('{"rulewright": true}\n', 1, "format True"),
        ('{"rulewright": [2]}\n', 1, "format"),
        ('{"rulewright": 2}\n', 1, "'game' is missing"),
        ('{"rulewright": 1}\n', 1, "'game' is missing"),
        ("[" * 100000 + "\n", 1, "not JSON"),
        ('{"rulewright": ' + "1" * 5000 + "}\n", 1, "not JSON"),
    ],
)
def test_what_is_no_record_at_all(tmp_path: Path, text: str, line: int, why: str) -> None:
    (tmp_path / "f").write_text(text)
    verdict = verify(tmp_path / "f")
    assert (verdict.true, verdict.line) == (False, line)
    assert why in str(verdict)


def test_a_game_nobody_knows(finished: Path) -> None:
    assert "no game 'parlour' on the shelf" in str(verify(finished))


def test_a_record_cannot_have_a_folder_imported(finished: Path, tmp_path: Path) -> None:
    """A record is data from anywhere: what it calls its game must never be run."""
    (tmp_path / "trap").mkdir()
    (tmp_path / "trap" / "__init__.py").write_text("raise SystemExit('caught')")
    lines = lines_of(finished)
    lines[0]["game"] = str(tmp_path / "trap")
    finished.write_text(sealed(lines), "utf-8")
    assert "there is no game" in str(verify(finished))
    with pytest.raises(Falsehood, match="there is no game"):
        load(finished)


def test_what_is_kept_of_a_game_cannot_have_a_folder_imported(tmp_path: Path) -> None:
    """Nor are the files of the data folder believed: whoever plays a game from a folder names that folder."""
    (tmp_path / "trap").mkdir()
    (tmp_path / "trap" / "__init__.py").write_text("raise SystemExit('caught')")
    match, path = Match(PARLOUR, names=["Ann", "Bo"]), tmp_path / "game.jsonl"
    match.save(path)
    kept = store.recall(match.commitment)
    assert kept
    store.keep(match.commitment, {**kept, "home": str(tmp_path / "trap")})
    with pytest.raises(Falsehood, match="give that as --game"):
        load(path)
    assert load(path, PARLOUR).number == 0


def test_another_version_and_another_game(finished: Path, four: Game) -> None:
    assert "a record of parlour, not of connect_four" in str(verify(finished, four))
    object.__setattr__(PARLOUR, "version", "3.0")
    try:
        assert "version 2.1 of the rules" in str(verify(finished, PARLOUR))
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


# ---------------------------------------------------------------- quit and come back


def test_an_unfinished_record_never_tells_the_seed(tmp_path: Path) -> None:
    match = Match(PARLOUR, names=["Ann", "Bo"])
    match.play(0, 0)
    match.save(tmp_path / "game.jsonl")
    text = (tmp_path / "game.jsonl").read_text("utf-8")
    assert match.secret.seed not in text
    assert match.secret.nonce not in text


def test_the_seed_is_kept_in_a_private_file_until_the_end(tmp_path: Path, own_data_folder: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = played(moves=5)
    match.save(path)
    (private,) = (own_data_folder / "seeds").iterdir()
    assert private.stat().st_mode & 0o777 == 0o600
    assert (own_data_folder / "seeds").stat().st_mode & 0o777 == 0o700
    again = load(path, PARLOUR)
    assert again.state.pack() == match.state.pack()
    assert [k["record"] for k in store.kept()] == [str(path)]
    while not again.over:
        again.play(again.waiting[0], 0)
    again.save(path)
    assert store.kept() == []
    assert verify(path, PARLOUR).true


def test_coming_back_gives_the_dice_one_would_have_had(tmp_path: Path) -> None:
    through, broken = Match(PARLOUR, seed=9), Match(PARLOUR, seed=9)
    for k in range(12):
        for match in (through, broken):
            if not match.over:
                match.play(match.waiting[0], 0)
        if not broken.over and k % 3 == 0:
            broken.save(tmp_path / "game.jsonl")
            broken = load(tmp_path / "game.jsonl", PARLOUR)
    assert through.state.pack() == broken.state.pack()


def test_without_its_seed_a_game_cannot_go_on(tmp_path: Path, own_data_folder: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=5).save(path)
    for private in (own_data_folder / "seeds").iterdir():
        private.unlink()
    with pytest.raises(StoreError, match="seed is not on this machine"):
        load(path, PARLOUR)


def test_a_spoilt_seed_file_is_named(tmp_path: Path, own_data_folder: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=5).save(path)
    (private,) = (own_data_folder / "seeds").iterdir()
    private.write_text("{")
    with pytest.raises(StoreError, match=r"seeds.*spoilt"):
        load(path, PARLOUR)
    assert store.kept() == []


def test_an_unfinished_record_is_checked_as_far_as_it_can_be(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=6).save(path)
    text = path.read_text("utf-8")
    assert (verify(path, PARLOUR).true, verify(path, PARLOUR).finished) == (True, False)
    for number, line in enumerate(lines_of(path), 1):
        for key, value in ((key, value) for key, value in line.items() if key != "words"):
            path.write_text(text, "utf-8")

            def change(lines: list[dict[str, Any]], at: int = number - 1, key: str = key, value: Any = value) -> None:
                lines[at][key] = other(value)

            verdict = verify(falsified(path, change, reseal=False), PARLOUR)
            assert (verdict.true, verdict.line) == (False, number), (number, key)
            with pytest.raises((Falsehood, StoreError)):
                load(path, PARLOUR)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda lines: lines[1].update(sealed=2), "is called move 2, but is move 1"),
        (lambda lines: lines[1].update(seat=7), "no seat 7"),
        (lambda lines: lines[1].update(codes="0"), "not written as a record is"),
        (lambda lines: lines[1].update(codes="zzzzzzzz"), "not written as a record is"),
        (lambda lines: lines[5].update(undo=1), "takes move 1 back, but the last one is 4"),
    ],
)
def test_what_shows_without_the_seed(tmp_path: Path, change: Callable[[list[dict[str, Any]]], None], why: str) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=6).save(path)
    assert why in str(verify(falsified(path, change, reseal=True), PARLOUR))


def test_a_move_that_no_table_has_shows_where_nothing_is_hidden(tmp_path: Path, four: Game) -> None:
    match, path = Match(four), tmp_path / "game.jsonl"
    match.play(0, 3)
    match.save(path)

    def change(lines: list[dict[str, Any]]) -> None:
        lines[1]["codes"] = [99]

    assert "there is no move 99" in str(verify(falsified(path, change, reseal=True), four))


# ---------------------------------------------------------------- what is hidden until the end


def test_an_unfinished_record_tells_nobody_what_is_hidden(tmp_path: Path) -> None:
    """Two games that differ in a hidden bid: whoever reads the files learns nothing from what they say or how long it is."""
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
    """Taken back and made again, it must not be told from another one by its cover."""
    match = Match(PARLOUR, seed=11)
    covers = []
    for bid in (1, 1, 0):
        match.play(0, bid)
        covers.append(json.loads(match.record().splitlines()[-1])["codes"])
        match.undo()
    assert len(set(covers)) == 3


def test_seals_stay_what_they_were_when_the_covers_are_lifted() -> None:
    match, receipts = Match(PARLOUR, seed=11), list[str]()
    while not match.over:
        receipts.append(match.receipt)
        match.play(match.waiting[0], 0)
    rows = [json.loads(row) for row in match.record().splitlines()]
    assert [row["seal"] for row in rows[:-2]] == receipts
    assert [row.get("words") for row in rows[1:-1]] == ["Bid 0"] * len(receipts)


def test_a_finished_record_covers_nothing(finished: Path) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[1] = {"sealed": 1, "seat": 0, "codes": "00000000"}

    assert "covers a move without a reason" in str(verify(falsified(finished, change, reseal=False), PARLOUR))


def test_it_is_not_for_a_record_to_choose_whether_moves_are_covered(tmp_path: Path, four: Game) -> None:
    path = tmp_path / "game.jsonl"
    for game in (PARLOUR, four):
        match = Match(game)
        header = {**match.header, "sealed": not match.header["sealed"]}
        header["commitment"] = match.secret.commitment(header)
        path.write_text(sealed([header]), "utf-8")
        assert "not for a record to choose" in str(verify(path, game))


def test_the_file_of_an_unfinished_game_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played(moves=5).save(path)
    assert path.stat().st_mode & 0o777 == 0o600
    played().save(path)
    assert path.stat().st_mode & 0o044, "a finished one is for everybody"


# ---------------------------------------------------------------- receipts


def test_another_game_under_the_same_commitment_is_true_but_bears_no_receipt(tmp_path: Path) -> None:
    """Whoever knows the seed can write it; whoever was at the table can tell."""
    real, path = played(), tmp_path / "game.jsonl"
    forged = Match.of(PARLOUR, real.box, real.header, real.secret)
    while not forged.over:
        forged.play(forged.waiting[0], 0)
    forged.save(path)
    assert verify(path, PARLOUR).true
    assert "whoever knows the seed can write another one" in verify(path, PARLOUR).text
    for receipt in (real.scroll.seals[2], real.receipt):
        verdict = verify(path, PARLOUR, receipt=receipt)
        assert not verdict.true
        assert "another game than the one it was given in" in verdict.text
    real.save(path)
    verdict = verify(path, PARLOUR, receipt=real.scroll.seals[2])
    assert verdict.true
    assert "that of line 3" in verdict.text
    assert "another one" not in verdict.text


# ---------------------------------------------------------------- format 1

OLD = Path(__file__).parent / "format-1.jsonl"
"""A finished game of Parlour, written when records were of format 1."""


def test_a_record_of_format_1_is_still_read(tmp_path: Path) -> None:
    assert verify(OLD, PARLOUR).true
    assert load(OLD, PARLOUR).record() == OLD.read_text("utf-8"), "it is written as it was"
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


def test_a_record_of_other_rules_says_what_it_needs() -> None:
    object.__setattr__(PARLOUR, "version", "3.0")
    try:
        assert "it needs a Rulewright that has version 2.1" in str(verify(OLD, PARLOUR))
    finally:
        object.__setattr__(PARLOUR, "version", "2.1")
