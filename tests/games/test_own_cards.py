"""One card more, one fewer, or one that is called otherwise: each box takes it, or says which clause fixes the number."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulewright import games
from rulewright.kernel import Game
from rulewright.kernel.box_changes import ADDED, REMOVED, RENAMED, box_changes
from rulewright.kernel.game import box_hash
from rulewright.laws.cases import Case, walk

CARDS = {
    "asteroid_miners": ("row", -1, ""),
    "clin9ic": ("floor", -1, "name"),
    "katamari": ("piece", -1, "thing"),
    "klobba": ("action", 5, "name"),
    "klotho": ("technology", -1, "name"),
    "twelve_patrols": ("card", -1, "name"),
}
"""By game: a list of cards in its box, a card in it that is left out, copied or renamed, and what names it."""


def edited(game: Game, how: str) -> dict[str, Any]:
    data = deepcopy(dict(game.boxes["standard"].read()))
    key, at, name = CARDS[game.name]
    if how == "fewer":
        gone = data[key].pop(at)
        for stage in data.get("stage", {}).values():  # Klobba's stages name their later cards
            stage["later"] = [card for card in stage["later"] if card != gone["name"]]
    elif how == "more":
        data[key].append({**data[key][at], **({"kind": "new"} if name == "thing" else {name: "New"} if name else {})})
    else:
        data[key][at][name] = "New"
        for stage in data.get("stage", {}).values():
            stage["later"] = [card if card != "Glory seeker" else "New" for card in stage["later"]]
    return data


def plays(game: Game, data: dict[str, Any]) -> None:
    """A whole random game with this box, interpreted."""
    case = Case(game, game.seats[0])
    case.__dict__["box"] = game.make_box({}, game.seats[0], data)
    assert sum(1 for _ in walk(case, Random(3).randrange(99))) > 3


@pytest.mark.parametrize("name", CARDS)
def test_one_card_fewer_is_a_box_that_plays(name: str) -> None:
    game = games.load(name)
    data = edited(game, "fewer")
    plays(game, data)
    found = box_changes(game.boxes["standard"].read(), data)
    assert [change.kind for change in found if "stage" not in change.text] == [REMOVED]


@pytest.mark.parametrize("name", sorted({*CARDS} - {"klobba", "twelve_patrols"}))
def test_one_card_more_is_a_box_that_plays(name: str) -> None:
    game = games.load(name)
    data = edited(game, "more")
    plays(game, data)
    assert [change.kind for change in box_changes(game.boxes["standard"].read(), data)] == [ADDED]


@pytest.mark.parametrize("name", sorted({*CARDS} - {"asteroid_miners"}))
def test_a_card_can_be_renamed_and_plays_the_same(name: str) -> None:
    game = games.load(name)
    data = edited(game, "renamed")
    assert box_hash(game.make_box({}, game.seats[0], data)) == box_hash(game.make_box({}, game.seats[0]))
    found = [change for change in box_changes(game.boxes["standard"].read(), data) if "stage" not in change.text]
    assert [change.kind for change in found] == [RENAMED]


@pytest.mark.parametrize(
    ("name", "table", "change", "said"),
    [
        (
            "twelve_patrols",
            "card",
            1,
            "the box file has 13 [[card]]: give 9 to 12 of them; nine regions are played, of twelve at most (TP-4, TP-5)",
        ),
        (
            "klobba",
            "action",
            1,
            "the box file has 14 [[action]]: give 7 to 13 of them; only the 6 later ones can be left out (KB-6, KB-69)",
        ),
        ("klobba", "action", -1, "the last four [[action]] are the cards of the clans and cannot be left out (KB-R1)"),
        (
            "klotho",
            "tool",
            1,
            "the box file has 17 [[tool]]: give 1 to 16 of them; the rules know 16 kinds of tool (KL-R6): "
            "for more of one, raise its copies",
        ),
        (
            "clin9ic",
            "action",
            1,
            "the box file has 5 [[action]]: give 3 to 4 of them; the game has three Action cards (CL-R1), and one more "
            "can take the place of any of them (CL-30)",
        ),
        (
            "karthis",
            "temple.threats",
            1,
            "threats of [temple] is a list of 11: make it a list of 10; one for each Spade or Club from Ace to 10 (KA-37)",
        ),
        (
            "asteroid_miners",
            "event.faces",
            -1,
            "faces of [event] is a list of 5: make it a list of 6; the Fate die has six faces (AM-R5)",
        ),
        (
            "katamari",
            "cousins",
            -1,
            "cousins is a list of 3: make it a list of 4; there is one on each of the four boards (KT-1)",
        ),
    ],
)
def test_where_the_book_fixes_a_number_the_refusal_says_so(name: str, table: str, change: int, said: str) -> None:
    game = games.load(name)
    data = deepcopy(dict(game.boxes["standard"].read()))
    rows: Any = data
    for key in table.split("."):
        rows = rows[key]
    if change > 0:
        rows.append(rows[-1])
    else:
        rows.pop()
    with pytest.raises(ValueError) as refusal:  # noqa: PT011 - the whole sentence is compared
        game.make_box({}, game.seats[0], data)
    assert str(refusal.value) == said
    assert all(clause in game.clauses for clause in _cited(said))


def _cited(said: str) -> list[str]:
    return [word.strip("(),:") for word in said.split() if "-" in word and word.strip("(),:")[:2].isupper()]


def test_a_card_that_takes_the_place_of_another_needs_to_be_in_the_box() -> None:
    game = games.load("clin9ic")
    data = deepcopy(dict(game.boxes["standard"].read()))
    data["action"].pop()
    plays(game, data)
    option = next(option for option in game.options if option.name == "card")
    with pytest.raises(ValueError, match=r"none that takes the place of another \(CL-30\)"):
        game.make_box({"card": option.words[1]}, 1, data)


def test_a_box_with_a_card_left_out_keeps_the_options_of_the_others() -> None:
    """In Klobba a later card is put in by an option of its name: it is still the card of that name."""
    game = games.load("klobba")
    box = game.make_box({"game": "basic", "swap_and_play": "in"}, 4, edited(game, "fewer"))
    names = box.texts["cards"]
    assert box.copies[names.index("Swap & Play")] > 0
    assert "Glory seeker" not in names
    assert box.copies[names.index("no card")] == 0
    assert game.help(box)["action/5"].text == "It is not in this game."


def test_the_house_has_seven_games(tmp_path: Path) -> None:
    """A new one belongs in these lists, too."""
    assert {*CARDS, "karthis"} == {*games.names()}
