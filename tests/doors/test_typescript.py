"""What boards know of their games is written from the games."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import games
from rulewright.doors.contract_typescript import contract
from rulewright.doors.typescript import exactly, typescript, write
from tests.prepare import ROOT

FOLDER = ROOT / "web/src/generated"


@pytest.mark.parametrize("name", games.names())
def test_the_file_of_a_game_is_up_to_date(name: str) -> None:
    path = FOLDER / f"{name}.ts"
    found = path.read_text("utf-8") if path.is_file() else ""
    assert found == typescript(games.load(name)), "write it anew: make web"


def test_the_contract_is_up_to_date() -> None:
    assert (FOLDER / "contract.ts").read_text("utf-8") == contract(), "write it anew: make web"


def test_every_file_is_the_contract_or_of_a_game_on_the_shelf() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.ts")) == sorted(["contract", *games.names()])


def test_stale_and_orphaned_files_are_mended_and_others_left_alone(tmp_path: Path) -> None:
    assert {path.stem for path in write(tmp_path)} == {"contract", *games.names()}
    (tmp_path / "karthis.ts").write_text("export const COLUMNS = 18;")
    (tmp_path / "ludo.ts").write_text("")
    assert [path.name for path in write(tmp_path)] == ["karthis.ts", "ludo.ts"]
    assert write(tmp_path) == []


def test_a_game_from_a_folder() -> None:
    """Numbers as constants, types from fields, a move's number as the action table counts it."""
    toy = typescript(games.load(str(ROOT / "tests/toys/high_card")))
    for line in (
        "const End = { OUT: 1, GAVE_UP: 2 } as const;",
        "  deck: Pile;",
        "  seats: Seat[];",
        '  "stand up": () => 12,',
        "  bonus: number;",
    ):
        assert line in toy
    whole = typescript(games.load("klobba"))
    for line in (
        '  switch: (move: Moves["switch"]) => 71 + (move.own * 6 + move.band) * 3 + move.place,',
        "  draw: Record<string, never>;",
        '  cards: "usual" | "literal";',
    ):
        assert line in whole


def test_what_is_wider_than_a_browser_s_numbers_is_written_exactly() -> None:
    """A wide set as the list of its members, a narrow one as its number, a constant beyond 2^53 as a whole number of any size."""
    written = typescript(games.load("klotho"))
    for line in ("  mines: number[];", "  techs: number;", "const ALL_REDS = 31;"):
        assert line in written
    assert (exactly(2**53 - 1), exactly(2**53)) == ("9007199254740991", "9007199254740992n")
