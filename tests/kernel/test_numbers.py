"""Numbers in sentences come from the box, and a sentence that names an unknown one is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulewright.kernel.clauses import Clause, Clauses
from rulewright.kernel.lessons import Help
from rulewright.telling import numbers
from rulewright.telling.numbers import fill

GIVEN: dict[str, int | str] = {"coins": 5, "dice": 1, "none": 0, "many": 1234, "list": "2, 3 and 4"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("It costs ${coins}.", "It costs $5."),
        ("{coins:word} or {coins:Word}", "five or Five"),
        ("{coins:many coin}, {dice:many die dice}", "5 coins, 1 die"),
        ("{coins:word coin}, {dice:Word die dice}", "five coins, One die"),
        ("{none:word}, {none:word coin}, {none}", "none, no coins, 0"),
        ("{many:word star}, {list}", "1,234 stars, 2, 3 and 4"),
        ("Nothing to fill", "Nothing to fill"),
    ],
)
def test_a_number_is_written_as_the_sentence_asks(text: str, told: str) -> None:
    assert fill(text, GIVEN, "KL-1") == told


@pytest.mark.parametrize(
    "text", ["{coin}", "{}", "{coins:digits}", "{coins:many}", "{list:word}", "{coins:word a b c}"]
)
def test_what_cannot_be_filled_is_refused_and_says_where(text: str) -> None:
    with pytest.raises(ValueError, match="KL-1"):
        fill(text, GIVEN, "KL-1")


def test_a_complaint_says_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"the help on 'coins' names \{coin\}, .*: it gives coins, dice, none"):
        Help("Coins", "You have {coin}.").told("coins", GIVEN)


def test_clauses_are_filled_in_text_and_reason_and_otherwise_stay() -> None:
    clause = Clause("KL-1", "{coins}", "Start", "ruling", why="{coins:word} is plenty")
    told = Clauses({"KL-1": clause, "KL-2": replace(clause, id="KL-2", text="Go.", why="")}).told(GIVEN)
    assert (told["KL-1"].text, told["KL-1"].why) == ("5", "five is plenty")
    assert told["KL-2"].text == "Go."


def test_the_names_in_a_sentence() -> None:
    assert numbers.names("{a}, {b:word coin} and {a:Word}") == {"a", "b"}
