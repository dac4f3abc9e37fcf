"""Views as plain JSON values."""

from __future__ import annotations

import json

from rulewright import games
from rulewright.doors.describe import detail
from rulewright.kernel import Struct, bits, field, int64, public, uint8
from rulewright.kernel.jsonable import jsonable


class Hand(Struct):
    kept: int = public(bits(33))


class Table(Struct):
    few: int = public(bits(32))
    deck: int = public(bits(54))
    all: int = public(bits(64))
    rows: list[list[int]] = public(bits(64), 2, 2)
    hands: list[Hand] = field(Hand, 2)
    debt: int = public(int64)
    count: list[int] = public(uint8, 2)


def test_wide_sets_go_out_as_their_members_and_nothing_else_does() -> None:
    """Nothing is lost when JSON numbers are read with 53 bits."""
    s = Table()
    s.few, s.deck, s.all = 2**32 - 1, (1 << 53) | 1, (1 << 63) | (1 << 62) | 2
    s.rows = [[0, 1 << 40], [2**64 - 1, 3]]
    s.hands[1].kept = 1 << 32
    s.debt = -5
    shown = json.loads(json.dumps(jsonable(s)), parse_int=lambda text: int(float(text)))
    assert shown == {
        "few": 2**32 - 1,
        "deck": [0, 53],
        "all": [1, 62, 63],
        "rows": [[[], [40]], [list(range(64)), [0, 1]]],
        "hands": [{"kept": []}, {"kept": [32]}],
        "debt": -5,
        "count": [0, 0],
    }


def test_a_game_says_which_of_its_fields_are_sets() -> None:
    fields = {row.name: row for row in detail(games.load("klotho")).fields}
    assert (fields["mines"].kind, fields["open"].kind) == ("set", "uint16")
    assert {row.name for row in fields["seats"].fields or () if row.kind == "set"} == {"mines"}
