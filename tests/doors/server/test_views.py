"""Views encoded part by part."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from rulewright.doors.server.render import EncodedViews
from rulewright.kernel.jsonable import jsonable
from rulewright.kernel.views import seen
from tests.kernel.test_views import Scene, scene

EYES = (-1, 0, 1)


def written(s: Scene, before: EncodedViews | None = None) -> EncodedViews:
    shown = EncodedViews(s, before)
    for eye in EYES:
        assert msgspec.json.decode(bytes(shown.to(eye))) == jsonable(seen(Scene)(s, eye)), f"seat {eye}"
    return shown


def cover(s: Scene) -> None:
    s.deck.known = [0] * 3


def swap(s: Scene) -> None:
    s.mine = [9, 3]


def deal(s: Scene) -> None:
    s.places[1].hand.card = [1, 2]


def show(s: Scene) -> None:
    s.shown += 1


@pytest.mark.parametrize("change", [cover, swap, deal, show])
def test_what_has_changed_is_written_anew(change: Callable[[Scene], None]) -> None:
    """One seat no longer knows a card, and another has a different one."""
    before = written(scene())
    after = scene()
    change(after)
    written(after, before)


def test_what_has_not_changed_is_not_written_again() -> None:
    before = written(scene())
    after = scene()
    after.deck.n += 1
    now = written(after, before)
    assert now._hands["places"][0] is before._hands["places"][0]
    assert now._long["deck"] is not before._long["deck"]
