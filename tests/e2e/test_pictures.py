"""Boards and README's tables look as they did when last reviewed; `make pictures` and `make screenshots` renew the pictures."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from tests.e2e import readme
from tests.e2e.boards import POSITIONS, Position
from tests.e2e.conftest import Visit
from tests.e2e.pictures import apart, kept, places, sheet
from tests.e2e.scenes import DESKTOP, Scenes
from tests.e2e.server import Server

ALIKE = 6.0
"""The tolerance out of 255, on average over a look. It is that of the design page's pictures and was not tuned for boards."""


@pytest.mark.release
@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.game)
def test_a_board_looks_as_it_did(visit: Visit, server: Server, position: Position) -> None:
    page = visit("/")
    browser = page.context.browser
    assert browser
    page.request.put("/api/me", data={"name": "Mara"}, headers={"origin": server.address})
    taken = sheet(Scenes(browser, server), page, position)
    far = apart(taken, Image.open(kept(position.game)).convert("RGB"))
    assert {look: round(d, 1) for look, d in far.items() if d > ALIKE} == {}, "look, then `make pictures`"


def test_a_change_is_seen_in_the_look_that_changed() -> None:
    one = Image.open(kept("karthis")).convert("RGB")
    other = one.copy()
    left, top, right, bottom = places()["phone", "dark"]
    ImageDraw.Draw(other).rectangle((left, top + (bottom - top) // 2, right, bottom), "#ffffff")
    assert [look for look, d in apart(one, other).items() if d > ALIKE] == [("phone", "dark")]
    assert max(apart(one, one).values()) == 0


@pytest.mark.release
@pytest.mark.parametrize("position", readme.TABLES, ids=lambda p: p.game)
def test_readme_shows_the_tables_as_they_are(visit: Visit, server: Server, position: Position) -> None:
    browser = visit("/").context.browser
    assert browser
    scenes = Scenes(browser, server)
    with scenes.visitor(size=DESKTOP) as page, Image.open(readme.stored(position.game)) as stored:
        taken = readme.table(page, scenes, position)
        one, other = (picture.convert("RGB").resize((48, 30), Image.Resampling.BOX) for picture in (taken, stored))
    assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3 < ALIKE, "look, then `make screenshots`"
