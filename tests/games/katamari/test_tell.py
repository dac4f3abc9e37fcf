"""What moves and things are called, and a drawing that one can play from."""

from __future__ import annotations

import pytest

from rulewright.coach.explain import Question, in_words, reason
from rulewright.games.katamari.notes import Note
from rulewright.games.katamari.rules.placement import placing_at
from rulewright.games.katamari.state import Verb
from rulewright.games.katamari.tell.board import GRIDS, outline
from rulewright.telling.language import YOU
from tests.games.boxes import changed
from tests.games.katamari.table import BOX, GAME, NAMES, PLAIN, Table, spot
from tests.games.katamari.test_dice import BLUE_FLOOR, FLOOR, TUB


def labels(t: Table) -> set[str]:
    view = t.view(t.mover)
    return {t.game.tell.label(view, t.box, t.names, t.mover, action) for action in t.legal(t.mover)}


def test_every_move_has_a_name_of_its_own() -> None:
    t = Table().lay(0, *BLUE_FLOOR).power(6)
    assert "Buy the teapot (Blue, size 3: 2 dice, star, blank) for 3 power" in labels(t)
    assert "Cycle pile 6 for 4: windmill goes to the bottom" in labels(t)
    assert "Pass the tray (6 power lost)" in labels(t)
    t.do("buy", pile=4)
    assert len(labels(t)) == len(t.legal(0))
    assert labels(Table()) == {"Roll the dice"}


@pytest.mark.parametrize(
    ("pile", "where", "told"),
    [
        (1, "A1", "+1 Yellow die"),
        (1, "C3", "+1 Yellow die, −1 star"),
        (1, "C2", "the same dice, stars and symbols"),
        (1, "B2", "+1 Yellow die, −2 Blue dice"),
        (2, "D2 D3", "+1 Yellow die, −2 Blue dice"),
        (5, "B2 C3 D3 B3 C4", "−4 Blue dice, +3 Purple dice, +6 stars"),
    ],
)
def test_a_place_says_what_it_brings_and_covers(pile: int, where: str, told: str) -> None:
    t = Table().lay(0, *BLUE_FLOOR).power(9).do("buy", pile=pile - 1)
    assert t.game.tell.label(t.view(0), t.box, t.names, 0, placing_at(spot(PLAIN[pile - 1], where))).endswith(
        f"({told})"
    )


def test_the_bare_center_is_counted_too() -> None:
    t = Table().power(1).do("buy", pile=0)
    text = t.game.tell.label(t.view(0), t.box, t.names, 0, placing_at(9))
    assert text == "Lay it on C3 (−1 Yellow die)"


def test_losses_and_moves_that_are_not_allowed_have_names_too() -> None:
    t = Table().lay(0, "domino A1 A2", "domino E1 E2").roll(6, 6, 6, 6, 1, 1)
    assert labels(t) == {
        "Lose the domino (Yellow, size 2: 1 die, 1 die) on A1",
        "Lose the domino (Yellow, size 2: 1 die, 1 die) on E1",
    }
    assert t.game.tell.label(t.view(0), t.box, t.names, 0, Verb.LOSE.of(NAMES["C2"])) == "Lose the piece on C2"


def test_the_log_names_every_face_the_price_of_a_cycle_and_who_won() -> None:
    t = Table(3).lay(0, *FLOOR, "mug C3 C4 D3").lay(1, "gold button A1", "gold button A2").lay(2, "matchbox C3 C4")
    t.roll(6, 5, 5, 4, 3, 3, 2, 1, 1, 4, 4, 2)
    assert "A rolls 9 Yellow dice (6 5 5 4 3 3 2 1 1) and 3 Blue dice (4 4 2)." in t.said(-1)
    assert (
        t.game.notes.sentence(t.box, [YOU, "B", "C"], Note.ROLLED, *t.told(Note.ROLLED)[-1][1:])[0]
        == "You roll 9 Yellow dice (6 5 5 4 3 3 2 1 1) and 3 Blue dice (4 4 2)."
    )
    t.do("cycle", t.lot("tram"), pile=5)
    assert "A cycles a pile for 4: the windmill goes to its bottom; 4 power left." in t.said(-1)
    t.s.round = t.box.rounds
    t.do("stop").roll(1, 1).roll(1)
    assert t.last() == "B wins with 2 points."


def test_the_log_names_all_who_share_the_win() -> None:
    t = Table(4).lay(0, "gold button A1").lay(1, "gold button A1").lay(3, "gold button A1")
    t.s.round = t.box.rounds
    t.roll(1, 1).roll(1, 1).roll(1, 1).roll(1, 1)
    assert t.last() == "A, B and D share the win with 1 point each."


def test_help_takes_its_numbers_from_the_box() -> None:
    numbers = {"crash": 1, "cycle": 2, "majority": 3, "center": 1, "success": [2, 3, 6]}
    box = GAME.make_box(content=changed(GAME, lambda c: c["numbers"].update(numbers)))
    help = {key: entry.text for key, entry in GAME.help(box).items()}
    assert "and 3 more for every symbol" in help["points"]
    assert "get 3 points for it" in help["majority"]
    assert "One six of all colours together" in help["dice"]
    assert "Yellow die succeeds from 2 up, a Blue one from 3, a Purple one from 6" in help["dice"]
    assert "For 2 power" in help["cycle"]
    assert "shows 1 Yellow die" in help["center"]
    usual = {key: entry.text for key, entry in GAME.help(BOX).items()}
    assert "and 7 more for every symbol" in usual["points"]
    assert "Four sixes of all colours together" in usual["dice"]
    t = Table()
    t.box.center = 1
    assert "[1]" in t.game.tell.board(t.view(0), t.box, t.names, 0)


def test_the_board_is_drawn_in_words() -> None:
    t = Table(3).lay(0, *BLUE_FLOOR, TUB).lay(1, *FLOOR[:2])
    t.power(9).do("cycle", t.lot("mug"), pile=2)
    text = t.game.tell.board(t.view(0), t.box, t.names, 0)
    for part in (
        "A: buy, cycle or pass the tray with 5 power. A moves the Emperor.",
        "Emperor: Start <1> 2 3",
        "Pile 3: mug: 2 dice, 1 die, star [C3 C4 D3] (23 pieces; at the bottom: teapot)",
        "6 points",
        "P3",
        "P**",
        "6 stars, 4 high",
        "Smiley: A 0, B 0, C 0 (nobody is ahead)",
    ):
        assert part in text, part
    t.s.end = 1
    assert t.game.tell.board(t.view(0), t.box, t.names, 0).startswith("The game is over.")


def test_the_grid_can_be_pointed_at() -> None:
    t = Table().lay(0, *FLOOR)
    grid = GRIDS[0]
    assert grid.look(t.s, t.box, NAMES["C3"]) == "Y1"
    assert grid.look(t.s, t.box, NAMES["A1"]) == ""
    assert grid.at(placing_at(19 + 4)) == [4]
    assert grid.at(Verb.LOSE.of(4)) == [4]
    assert grid.at(0) == []


def test_the_coach_names_what_a_place_gains() -> None:
    """On bare ground a domino adds two dice; on the Center it hides as many."""
    t = Table().power(2).do("buy", pile=1)
    bare, center = (placing_at(spot("domino", where)) for where in ("A1 A2", "C3 C4"))
    found = reason(Question(t.game, t.view(0), t.box, t.names, 0), bare, center)
    assert found is not None
    assert (found.text, found.on_average) == ("Your power per roll", True)
    assert found.better > found.other + 1
    told = in_words(found, "Lay it on A1, A2", "Lay it on C3, C4")
    assert told == (
        f"Your power per roll: on average {found.better:.1f} by your next turn after “Lay it on A1, A2”, and "
        f"{found.other:.1f} after “Lay it on C3, C4” (48 imagined games each)."
    )
    assert reason(Question(t.game, t.view(0), t.box, t.names, 0), center, bare) != found


def test_who_wins_is_told_before_what_is_shown() -> None:
    """The last turn: two stars against one, or none."""
    t = Table(tops=(*PLAIN[:2], "acorn", *PLAIN[3:])).lay(0, *FLOOR).lay(1, "gold button A1")
    t.s.round, t.s.first = t.box.rounds, 1
    t.power(3)
    found = reason(Question(t.game, t.view(0), t.box, t.names, 0), Verb.BUY.of(2), Verb.STOP)
    assert found is not None
    assert (found.text, found.on_average) == ("You win.", False)


def test_every_piece_is_outlined_over_the_center() -> None:
    """The legend says so; a piece that does not fit with its first hex there lies there with another."""
    assert all("C3" in outline(BOX, kind).split() for kind in range(BOX.kinds))
