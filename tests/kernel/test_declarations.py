"""Actions, clauses, options and the box: what is refused, and with which message."""

from __future__ import annotations

import doctest
from pathlib import Path
from types import SimpleNamespace

import pytest

from rulewright import games
from rulewright.kernel import (
    Actions,
    Clauses,
    Obstacles,
    Option,
    Reconstruction,
    Verbs,
    actions,
    cite,
    law,
    pile,
    push_if,
    verb,
)
from rulewright.telling.language import speaking
from tests.toys.high_card import GAME


def test_the_action_table_is_documented_by_example() -> None:
    assert doctest.testmod(actions).failed == 0
    assert doctest.testmod(actions).attempted > 0


class Verb(Verbs):
    CROSS = verb(cell=5, side=4)
    PASS = verb()
    STOP = verb(concede=True)


def test_every_action_has_one_name_and_back() -> None:
    table = Actions.of_verbs(Verb)
    for action in range(table.size):
        name, arguments = table.decode(action)
        assert table.encode(name, **arguments) == action
    assert table.size == 22
    assert table.concessions() == [21]


@pytest.mark.parametrize(
    ("name", "arguments", "complaint"),
    [
        ("cross", {"cell": 5, "side": 0}, "cell is 5, but goes from 0 to 4"),
        ("cross", {"cell": 1}, "cross takes cell, side"),
        ("jump", {}, "there is no verb jump: try one of cross"),
    ],
)
def test_a_wrong_action_is_refused_in_words(name: str, arguments: dict[str, int], complaint: str) -> None:
    table = Actions.of_verbs(Verb)
    with pytest.raises(ValueError, match=complaint):
        table.encode(name, **arguments)


def test_a_move_out_of_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="moves are numbered 0 to 12"):
        GAME.actions.decode(13)


@pytest.mark.parametrize(("clause", "number"), [("KA-45", 45), ("KA-H27", 8027), ("C4-3", 3), ("KB-A9", 1009)])
def test_a_clause_is_a_number_and_back(clause: str, number: int) -> None:
    assert law(clause) == number
    assert cite(clause.split("-", maxsplit=1)[0], number) == clause


@pytest.mark.parametrize("clause", ["KA45", "ka-4", "KA-1000", "KA-HH2"])
def test_a_malformed_clause_is_refused(clause: str) -> None:
    with pytest.raises(ValueError, match="is not a clause id"):
        law(clause)


ROW = '[[clause]]\nid="A-1"\ntext="t"\nsection="s"\n'
WRITTEN = ROW + 'status="as written"\nevidence="so says the book"\n'


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        (ROW + 'status="guess"', "status 'guess'"),
        (ROW + 'status="ruling"', "must say why"),
        (ROW + 'status="as written"', "A-1 is in the book as written: show it by `evidence`"),
        (ROW + 'status="as written"\nevidence="two words"', "the evidence of A-1 has to be 3 to 10 words"),
        (ROW + 'status="ruling"\nwhy="w"\nevidence="a b c d e f g h i j k"', "has to be 3 to 10 words"),
        (ROW + 'status="from other sources"', "A-1: clauses from other sources, and only these, name their `source`"),
        (WRITTEN + 'source="a review"', "only these, name their `source`"),
        (WRITTEN + WRITTEN, "twice"),
        (WRITTEN + 'overruled="A-9"', "overruled by A-9: name a ruling or reconstructed clause"),
        (WRITTEN + 'overruled="A-1"', "name a ruling or reconstructed clause"),
        (WRITTEN + 'narrowed="A-9"', "narrowed by A-9: name a ruling or reconstructed clause"),
    ],
)
def test_a_faulty_clause_file_is_refused(tmp_path: Path, rows: str, complaint: str) -> None:
    (tmp_path / "clauses.toml").write_text(rows)
    with pytest.raises(ValueError, match=complaint):
        Clauses.load(tmp_path / "clauses.toml")


def test_a_game_says_how_much_of_it_is_reconstructed_and_what() -> None:
    assert Reconstruction().badge == ""
    some, most = Reconstruction("partly", "The cards are ours."), Reconstruction("mostly", "All is ours.")
    assert (some.badge, most.badge) == ("partly reconstructed", "reconstructed")
    katamari = games.load("katamari")
    assert katamari.reconstruction == f"Partly reconstructed. {katamari.reconstructed.what}"
    assert GAME.reconstruction == ""
    with speaking("de"):
        assert katamari.reconstruction.startswith("Teilweise rekonstruiert. Die gedruckten Teile ")
    for extent, what, complaint in (
        ("wholly", "All is ours.", "reconstructed none or partly or mostly, not 'wholly'"),
        ("partly", "", "says what of it"),
        ("none", "The cards are ours.", "only such a game does"),
    ):
        with pytest.raises(TypeError, match=complaint):
            Reconstruction(extent, what)


def test_options_are_read_or_refused() -> None:
    level, side = Option("level", "", 1, low=1, high=9), Option("side", "", "left", words=("left", "right"))
    assert (level.read("3"), side.read("right")) == (3, "right")
    for option, text, complaint in (
        (level, "10", "level is a whole number from 1 to 9, not '10'"),
        (level, "--5", "level is a whole number from 1 to 9, not '--5'"),
        (level, "9" * 5000, "level is a whole number from 1 to 9, not"),
        (level, "x", "not 'x'"),
        (side, "up", "side is one of left, right, not 'up'"),
    ):
        with pytest.raises(ValueError, match=complaint):
            option.read(text)


def test_a_box_is_refused_in_one_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "box.toml"
    bad.write_text("this is = = not toml")
    for arguments, complaint in (
        ({"seats": 4}, "High Card is for 2 to 3 players, not 4"),
        ({"options": {"colour": 1}}, "High Card has no option colour: it has bonus"),
        ({"options": {"bonus": 7}}, "bonus is a whole number from 1 to 6"),
        ({"content": tmp_path / "nowhere.toml"}, "cannot read .*No such file"),
        ({"content": bad}, "is not a TOML file"),
    ):
        with pytest.raises(ValueError, match=complaint):
            GAME.make_box(**arguments)


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="there is no game 'chess': choose one of"):
        games.load("chess")
    (tmp_path / "__init__.py").write_text("")
    with pytest.raises(ValueError, match="does not define GAME"):
        games.load(str(tmp_path))


def test_a_card_is_pushed_only_if_it_is_wanted() -> None:
    p = pile(4)()
    for card in range(1, 6):
        push_if(p, card, card % 2)
    assert (p.n, p.card) == (3, [1, 3, 5, 0])
    push_if(p, 9, 0)
    assert (p.n, p.card) == (3, [1, 3, 5, 0])


def test_an_obstacle_is_named_by_its_clause_or_by_its_verb_in_the_phases_given() -> None:
    view = SimpleNamespace(phase=1)
    obstacle = Obstacles(
        Verb, lambda view, box, seat, action: 7 if action == Verb.PASS else 8, str.upper, {7: "no pass"}
    )

    @obstacle.of(Verb.CROSS, during={1})
    def _cannot_cross(broken: int, cell: int, side: int) -> str:
        return f"{broken}: {cell}, {side}"

    def said(action: int) -> str:
        return obstacle(view, None, [], 0, action)  # type: ignore[arg-type]

    assert [said(action) for action in (Verb.CROSS.of(3, 2), Verb.PASS, Verb.STOP)] == ["8: 3, 2", "NO PASS", ""]
    view.phase = 2
    assert [said(action) for action in (Verb.CROSS.of(3, 2), Verb.PASS)] == ["", "NO PASS"]
