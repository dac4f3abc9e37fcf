"""Authors' mistakes: each gets one sentence with file, line and what to write instead, before the first game."""

from __future__ import annotations

import shutil
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from rulewright import games
from rulewright.doors.cli import run
from rulewright.doors.environments.settings import setting
from rulewright.kernel import Game, Place
from rulewright.kernel.engines import bounds, checked, engine
from rulewright.kernel.engines.mistakes import examine, mistakes
from rulewright.kernel.rule import TRUSTED, RuleError
from tests.doors.server.servers import FOUR
from tests.toys.high_card import GAME as HIDDEN

CLAIMS = Path(__file__).parents[1] / "toys" / "claims"
HERE = "    s.mover = 1 - seat"
"""A line of `apply` in connect four."""
BROKEN = "def redeal(s: State, box: Box, seat: int) -> None:\n    s.seats[90].ready = 1\n"
_fresh = count()


def folder(tmp_path: Path, old: str, new: str, file: str = "rules.py", of: str | Path = FOUR) -> tuple[Path, int]:
    """Connect four with one piece of text replaced, and its line."""
    made = Path(shutil.copytree(of, tmp_path / f"g{next(_fresh)}" / Path(of).name))
    text = (made / file).read_text("utf-8")
    assert old in text
    (made / file).write_text(text.replace(old, new, 1), "utf-8")
    return made, text[: text.index(old)].count("\n") + 1


def first_mistake(game: Game) -> str:
    return next(mistakes(game), "")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("    seen = list(range(3))", "rules make no lists"),
        ("    seen = {seat, column}", "rules use no Python sets; use a field of bits(n) with plus, minus and has"),
        ('    seen = f"{seat}"', "rules make no text; send a note() with numbers and write its words in tell"),
        ('    seen = "north"', "rules use numbers, not the text 'north'; name the numbers in an Enumeration"),
        ("    seen = int(seat * 1.5)", "1.5 is not a whole number, and rules have no others; write n * 3 // 2"),
        ("    seen = Verb.DROP.of(1, 2)", "the move DROP is given 2 arguments; it takes 1"),
        ("    s.movr = 1", "there is no field movr: mover perhaps?"),
        ("    seen = s.rng[0]", "the stream of chance is not for rules; use d6(s), below(s, n)"),
        ("    raise ValueError", "rules raise nothing; refuse a move in check by returning the number of its clause"),
        (
            "    seen = (lambda x: x)(1)",
            "rules hold no functions; put it at the top of the module, with @rule above it",
        ),
    ],
)
def test_what_no_rule_can_say(tmp_path: Path, line: str, said: str) -> None:
    made, at = folder(tmp_path, HERE, f"{line}\n{HERE}")
    found = first_mistake(games.load(made))
    assert found.startswith(f"apply (rules.py, line {at}): {said}"), found
    assert "\n" not in found


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("span(Verb.BID, s.coinz)", "there is no field coinz"),
        ("span(Verb.BID, len([seat]))", "rules make no lists"),
        ("span(Verb.BID)", "span on line 52 takes at least 2 arguments, not 1"),
        ("numbered(Verb.BID, 3, 4)", "numbered on line 52 needs a lambda"),
        ("span(7, 3)", "span on line 52 needs a verb first"),
    ],
)
def test_a_list_of_choices_is_examined_too(tmp_path: Path, line: str, said: str) -> None:
    made, _ = folder(tmp_path, "span(Verb.BID, bids(s, seat))", line, of=CLAIMS)
    with pytest.raises(RuleError, match=said):
        examine(games.load(made))


@pytest.mark.parametrize(
    ("old", "new", "file", "said"),
    [
        ('("C4-2", "C4-3")}', '("C4-2", "C5-3")}', "tell.py", "ABOUT in tell: clauses.toml has no clause C5-3"),
        (
            "def look(view: State, box: Box, cell: int)",
            "def look(view: State, cell: int)",
            "tell.py",
            "look (tell.py, line {}): what lies on a cell, in GRIDS, is given (view, box, cell), not (view, cell)",
        ),
    ],
)
def test_what_does_not_fit_together(tmp_path: Path, old: str, new: str, file: str, said: str) -> None:
    made, at = folder(tmp_path, old, new, file)
    assert first_mistake(games.load(made)).startswith(said.format(at))


def test_a_deck_that_cannot_be_asked(tmp_path: Path) -> None:
    deck = "\n\ndef card(number):\n    return number\n\n\nDECKS = (Deck(('laid',), 3, card),)\n\n\ndef label("
    made, at = folder(tmp_path, "\n\ndef label(", deck, "tell.py")
    text = (made / "tell.py").read_text("utf-8")
    (made / "tell.py").write_text(text.replace("import SQUARE,", "import SQUARE, Deck,"), "utf-8")
    said = "the name of a card in DECKS is given (box, card), not (number)"
    assert first_mistake(games.load(made)) == f"card (tell.py, line {at + 2}): {said}"
    (made / "tell.py").write_text(
        (made / "tell.py").read_text("utf-8").replace("def card(number)", "def card(box, number)")
    )
    assert "returns 0; return a str" in first_mistake(games.load_again(made))


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("Place('disks')", "tell.py: LAYOUT names the field 'disks', but there is no 'disks': did you mean discs?"),
        ("Place('discs', ROW, lambda box: 'abc')", "tell.py: LAYOUT has 3 names for 'discs', which has 2 entries"),
        (
            "Place('discs', HAND)",
            "tell.py: LAYOUT puts 'discs' into a hand, but no seat has its own: leave HAND out, or declare it as owned() in "
            "state.py with an entry for each seat",
        ),
    ],
)
def test_a_layout_that_does_not_fit(tmp_path: Path, place: str, said: str) -> None:
    layout = f"\n\nfrom rulewright.kernel import HAND, ROW, Place\nLAYOUT = ({place},)\n\n\ndef label("
    made, _ = folder(tmp_path, "\n\ndef label(", layout, "tell.py")
    assert said in first_mistake(games.load(made))
    with pytest.raises(TypeError, match="a place is a row, a column or a hand, not 'fan'"):
        Place("discs", "fan")


def test_a_field_that_is_declared_in_a_rule(tmp_path: Path) -> None:
    made, at = folder(tmp_path, HERE, f"    left = scratch(int8, 7)\n{HERE}")
    text = (made / "rules.py").read_text("utf-8")
    (made / "rules.py").write_text(text.replace("import law,", "import int8, scratch, law,"), "utf-8")
    assert first_mistake(games.load(made)) == (
        f"apply (rules.py, line {at}): scratch() declares a field, and rules declare none; "
        "write NAME: list[int] = scratch(...) in class State, and use s.NAME here"
    )


def test_a_redeal_that_fails_is_found_before_a_bot_asks_it(tmp_path: Path) -> None:
    """Random games never call it."""
    made, at = folder(tmp_path, "def redeal(s: State, box: Box, seat: int) -> None:\n", BROKEN, of=HIDDEN.home)
    with pytest.raises(RuleError, match=rf"State.seats\[90\] does not exist.* in redeal \(rules.py, line {at + 1}\)"):
        checked.rehearse(games.load(made))


def test_nothing_is_wrong_with_what_is_right() -> None:
    assert list(mistakes(games.load(FOUR))) == list(mistakes(HIDDEN)) == []


@pytest.mark.parametrize("name", ["interpreted", "checked", "compiled"])
def test_every_engine_says_it_before_the_first_game(tmp_path: Path, name: str) -> None:
    made, at = folder(tmp_path, HERE, f"    seen = seat * 1.5\n{HERE}")
    game = games.load(made)
    with pytest.raises(RuleError, match=rf"apply \(rules.py, line {at}\): 1.5 is not a whole number"):
        engine(name).run(game, game.make_box(), 0, 1)


# ------------------------------------------------------------ mistakes that show only in play


def test_a_loop_without_an_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checked, "PATIENCE", 0.3)
    made, at = folder(tmp_path, HERE, f"    left = 4\n    while left != 0:\n        left -= 3\n{HERE}")
    game = games.load(made)
    for name in ("checked", "compiled"):
        with pytest.raises(
            RuleError, match=rf"a loop does not end: .* in apply \(rules.py, line ({at + 1}|{at + 2})\)"
        ):
            engine(name).run(game, game.make_box(), 0, 1)


def test_stuck_and_too_long_are_two_things(tmp_path: Path) -> None:
    short, _ = folder(tmp_path, "bound=42", "bound=5", "__init__.py")
    stuck, _ = folder(tmp_path, "    elif s.moves == COLUMNS * ROWS:\n        s.end = End.FULL", "")
    other, _ = folder(tmp_path, "FOUR = 1", "FOUR = 3", "state.py")
    for made, said in (
        (short, "it is not over after 5 moves, the `bound` in __init__.py; raise the bound if games can be longer"),
        (stuck, "after 42 moves no move was allowed to the seat that must decide; see which moves `offers`"),
        (other, "the rules end it with ending 3, but `endings` in __init__.py lists 2; add it there"),
    ):
        game = games.load(made)
        if made is stuck:
            text = (made / "__init__.py").read_text("utf-8")
            (made / "__init__.py").write_text(text.replace("bound=42", "bound=50"), "utf-8")
            game = games.load_again(made)
        with pytest.raises(RuleError) as found:
            engine("interpreted").run(game, game.make_box(), 0, 500)
        assert said in str(found.value)
        assert "please report" not in str(found.value)


def test_compiled_code_never_dies_of_an_index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the rules themselves, and in kernel functions they call; the checked engine reports the line."""
    monkeypatch.setattr("rulewright.kernel.engines.checked.REHEARSED", 0)
    wrong = "    s.moves += s.discs[s.moves * 100000 * (s.moves > 20)] * 0\n"
    made, at = folder(tmp_path, HERE, wrong + HERE)
    game = games.load(made)
    assert bounds.wanted(game.rules.apply)
    with pytest.raises(RuleError, match=rf"State.discs\[\d+\] does not exist.* in apply \(rules.py, line {at}\)"):
        engine("compiled").run(game, game.make_box(), 0, 50)
    assert not bounds.wanted(games.load("karthis").rules.apply), "those of the house are fast"
    monkeypatch.setenv(bounds.SWITCH, "off")
    assert not bounds.wanted(game.rules.apply)


def test_environments_check_an_authors_index_and_trust_our_own(tmp_path: Path) -> None:
    """The loops around the rules are ours and go unchecked; the rules inside them do not."""
    from rulewright.doors.environments.parallel import Fleet

    wrong = "    s.moves += s.discs[s.moves * 100000 * (s.moves > 5)] * 0\n"
    made, _ = folder(tmp_path, HERE, wrong + HERE)
    fleet = Fleet(setting(games.load(made)), [0], 4, jobs=1)
    fleet.begin(np.arange(4))
    for _ in range(2):
        fleet.step(fleet.sample())
    fleet.states["moves"] = 6
    with pytest.raises(IndexError):
        fleet.step(fleet.sample())
    ours = [f for f in TRUSTED if not f.__code__.co_filename.startswith("<")]  # the rest is generated
    assert ours
    assert all(f.__module__.startswith(("rulewright.doors.environments.", "rulewright.kernel.engines.")) for f in ours)


def test_an_index_is_checked_in_the_kernel_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulewright.kernel.engines.checked.REHEARSED", 0)
    made, _ = folder(
        tmp_path, "    me.ready = 1", "    me.ready = 1\n    me.hand.n = 90\n    push(me.hand, 1)", of=HIDDEN.home
    )
    text = (made / "rules.py").read_text("utf-8")
    if " push" not in text.split("def ")[0]:
        (made / "rules.py").write_text(
            text.replace("from rulewright.kernel import ", "from rulewright.kernel import push, ", 1)
        )
    game = games.load_again(made)
    with pytest.raises(RuleError, match=r"does not exist|past the end"):
        engine("compiled").run(game, game.make_box(), 0, 5)


# ------------------------------------------------------------ at the command line


def test_an_error_while_loading_is_the_authors_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made, at = folder(tmp_path, "COLUMNS, ROWS = 7, 6", "COLUMNS, ROWS = 7, ROOWS", "state.py")
    assert run(["simulate", str(made), "--games", "1"]) == 2
    said = capsys.readouterr().err
    assert f"rulewright: state.py, line {at}: name 'ROOWS' is not defined" in said
    assert "please report" not in said
