"""The TypeScript files that boards use are generated from the games."""

from __future__ import annotations

from rulewright import games
from tests.prepare import ROOT
from tools.typescript import exactly, typescript


def test_a_game_from_a_folder() -> None:
    """Numbers as constants, types from fields, a move's number as in the action table."""
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
    """A wide set as the list of its members, a narrow one as its number, a constant above 2^53 as a BigInt."""
    written = typescript(games.load("klotho"))
    for line in ("  mines: number[];", "  techs: number;", "const ALL_REDS = 31;"):
        assert line in written
    assert (exactly(2**53 - 1), exactly(2**53)) == ("9007199254740991", "9007199254740992n")
