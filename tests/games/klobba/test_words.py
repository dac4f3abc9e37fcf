"""Klobba! in words."""

from __future__ import annotations

import pytest

from rulewright.games.klobba import notes, tell, words
from rulewright.games.klobba.state import (
    ACTIONS,
    BERZERK,
    BOSS,
    FLEE,
    FOX,
    LAY,
    MIRROR,
    OFFER,
    PASS,
    RAVEN,
    REJECT,
    SECOND_BEST,
    SNEAKY,
)
from tests.conformance import laws
from tests.conformance.cases import Case
from tests.games.klobba.table import GAME, A, B, C, D, Table

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
HAND = [BOSS, SNEAKY, BERZERK, SECOND_BEST, RAVEN]


def board(table: Table, seat: int) -> str:
    return words.board(table.view(seat), table.box, NAMES, seat)


def labels(table: Table, seat: int) -> list[str]:
    return [words.label(table.view(seat), table.box, NAMES, seat, a) for a in sorted(table.legal(seat))]


def test_the_board_shows_bands_totems_hands_and_the_storm() -> None:
    table = Table(3).mustered().hands(A=HAND).bands("7OF 4BT- 10", "8YC 6OF 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC")
    table.s.bands[A].known[1] = 0
    table.grouped(A, 3, B, C)
    shown = board(table, A)
    for line in (
        "Round 1. Step 2: offer Action cards. Waiting for Cleo.",
        "Lightning hidden, Thunder hidden.",
        "Ann's Band [Black totem]: 20 Stars, 5 cards, score pile 0",
        "1: 7 OF               2: (?) down           3: 10 no clan",
        "Cleo's Band [grouped with White]",
        "Free Band 1 [grouped with Black]",
        "OF Orange Fox",
        "Your hand: The Boss, Sneaky, Berzerk, Second best, All Purple Raven together.",
    ):
        assert line in shown, f"{line!r} is not in\n{shown}"
    assert "Your hand" not in board(table, -1)
    assert "Second best" not in board(table, B).split("Your hand")[0]


def test_moves_have_names() -> None:
    table = Table(4).mustered().hands(A=HAND, B=HAND, C=[FLEE, FOX, FOX, MIRROR, BOSS])
    table.bands("8OF 4BT 5OF", "7OF 8YC 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC").totems(A, B)
    assert labels(table, A) == ["Pair with Cleo's Band", "Pair with Dan's Band"]
    table.play(A, ACTIONS.encode("pair", band=C))
    assert "Offer nothing" in labels(table, C)
    table.play(C, OFFER + FLEE)
    assert "You have decided: Offer Flee & Surprise." in board(table, C)
    table.play(D, PASS)
    assert labels(table, A) == ["Accept Flee & Surprise for a Star", "Decline Flee & Surprise"]
    assert "Offered by Cleo to Ann: Flee & Surprise, on offer." in board(table, A)
    assert "Flee" not in board(table, B)
    table.play(A, ACTIONS.encode("decline"))
    assert "You know in the Action deck: Flee & Surprise (1 from the bottom)." in board(table, A)
    table.fight(BOSS, BOSS)
    assert labels(table, A) == ["Keep your hand as it is"]
    table.all_pass()
    assert labels(table, A)[0].startswith("Keep ")
    assert labels(table, A)[1].endswith("(place 1)")


def test_a_table_that_waits_for_a_choice_shows_both_cards() -> None:
    table = Table(4, step2="no").mustered().hands(A=HAND, B=HAND)
    table.bands("8OF 4BT 8PR", "7OF 8YC 2OFPR", "1OFPRYC 2PRYC 5YC", "6PR 5BT 4YC").grouped(A, C, B, D).fight(
        BOSS, SNEAKY
    )
    assert "On the table: Ann: The Boss; Bob: Sneaky." in board(table, -1)
    assert labels(table, A) == ["Select 8 OF (place 1 of your Band)", "Select 8 PR (place 3 of your Band)"]


def test_every_note_has_a_sentence() -> None:
    kinds = {value for name, value in vars(notes).items() if name.isupper()}
    assert set(tell.SENTENCES) == kinds
    box = GAME.make_box({}, 4)
    for kind in kinds:
        sentence, clause = words.tell(box, NAMES, kind, 1, 1, 1)
        assert sentence.endswith((".", "!"))
        assert clause in GAME.clauses


def test_every_move_of_the_table_has_a_label_at_any_time() -> None:
    table = Table(4).mustered()
    for action in range(ACTIONS.size):
        assert words.label(table.view(A), table.box, NAMES, A, action)
    assert words.label(Table(4).view(A), table.box, NAMES, A, REJECT) == "Keep all"
    assert words.label(table.view(A), table.box, NAMES, A, LAY + BOSS) == "Lay The Boss"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_whole_game_can_be_told(seats: int) -> None:
    laws.speaks(Case(GAME, seats), 5)


def test_the_end_is_told() -> None:
    box = GAME.make_box({}, 4)
    assert "shared" in words.tell(box, NAMES, notes.GAME_OVER, 3, 0, 0)[0]
    assert words.tell(box, NAMES, notes.STAR_TO, -1, 3, 0) == ("A Star from Dan's Band goes back to the box.", "KB-44")
    assert words.tell(box, NAMES, notes.MIRRORED, 0, -1, 0)[1] == "KB-S1"
    assert words.tell(box, NAMES, notes.REFILLED, 0, 1, 0)[0].startswith("1 Barbarian nobody has looked at joins")
