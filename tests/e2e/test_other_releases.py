"""A finished match whose rules have changed: the stored parts are shown, and one sentence says what is no longer available."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from sqlalchemy import Connection, select

from rulewright import games
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.store import schema
from rulewright.doors.server.store.matches import MatchRow
from rulewright.doors.server.store.schema import OVER
from tests.doors.server.releases import fill, releases
from tests.doors.server.releases.make import played
from tests.doors.server.servers import Server, opened, quick
from tests.doors.server.test_finals import change_rules, kept
from tests.doors.server.test_releases import rows
from tests.e2e.playing import PATIENCE
from tests.tiers import everything

Open = Callable[[MatchRow, str], Page]


@contextmanager
def visited(browser: Browser, database: Path) -> Iterator[tuple[Server, Open]]:
    """A server on this database, and pages of guests who opened a table there. Errors in a page fail the test."""
    faults: list[str] = []
    with opened(quick(f"sqlite:///{database}")) as server:
        context = browser.new_context(base_url=server.address, reduced_motion="reduce")
        context.set_default_timeout(1000 * PATIENCE)

        def go(row: MatchRow, path: str) -> Page:
            cookie = {"name": COOKIE, "value": server.tables.signer.cookie(row.host), "url": server.address}
            context.add_cookies([cookie])  # type: ignore[list-item]
            page = context.new_page()
            page.on("pageerror", lambda e: faults.append(str(e)))
            page.goto(path)
            return page

        yield server, go
        context.close()
    assert not faults, f"the page had faults: {faults}"


def finished(server: Server) -> list[MatchRow]:
    return [row for row in rows(server) if row.status == OVER]


def test_of_a_match_from_before_anything_was_kept_its_result_is_shown(browser: Browser, tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path / 'server.db'}", releases()[0])
    with visited(browser, tmp_path / "server.db") as (server, go):
        row = next(row for row in finished(server) if row.game == "klobba")
        assert row.result
        page = go(row, f"/m/{row.id}")
        expect(page.get_by_role("note")).to_contain_text("needs version 1.0 of Klobba!, and this server has")
        assert page.url.endswith(f"/r/{row.id}")
        expect(page.get_by_role("heading", name=f"Result: {row.result['ending']}")).to_be_visible()
        expect(page.get_by_role("listitem").filter(has_text="Bo")).to_contain_text(str(row.result["scores"][1]))
        expect(page.get_by_text("Nothing else of it was kept.")).to_be_visible()


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of finished games of some kinds, or with `--all` of every game, whose rules have since changed."""
    database = tmp_path_factory.mktemp("older") / "server.db"
    with opened(quick(f"sqlite:///{database}")) as server:
        shelf = [game["name"] for game in server.guest("Ann").get("/api/games")]
        assert len(shelf) > len(games.names())
        for game in shelf if everything[0] else ("klobba", "twelve_patrols", "connect_four"):
            played(server, game)
        count = len(finished(server))
        while kept(server) < count:
            time.sleep(0.05)
        for row in finished(server):
            change_rules(server, row.id, version="0.9")
    return database


def test_story_result_and_last_board_of_every_game_outlive_its_rules(browser: Browser, older: Path) -> None:
    with visited(browser, older) as (server, go):
        for row in {row.game: row for row in finished(server)}.values():
            assert row.result
            page = go(row, f"/r/{row.id}")
            expect(page.get_by_role("note")).to_contain_text("needs version 0.9 of ")
            expect(page.get_by_text(row.result["ending"]).first).to_be_visible()
            expect(page.get_by_role("main", name="The table")).to_be_visible()
            expect(page.get_by_role("region", name="What happened so far").get_by_role("listitem")).not_to_have_count(0)
            expect(page.get_by_role("button", name="Continue")).to_have_count(0)
            expect(page.get_by_role("button", name="One move back")).to_be_disabled()  # only its end was kept
            page.close()


def test_a_table_that_cannot_be_drawn_any_more_is_read_as_text(browser: Browser, older: Path) -> None:
    with visited(browser, older) as (server, go):
        row = next(row for row in finished(server) if row.game == "klobba")
        table = schema.finals

        def spoil(c: Connection) -> str:
            here = table.c.match == row.id
            shown: Any = c.execute(select(table.c.shown).where(here)).scalar_one()
            shown["frames"][0]["view"] = {}
            c.execute(table.update().where(here).values(shown=shown))
            return str(shown["text"])

        text = server.write(spoil)
        page = go(row, f"/r/{row.id}")
        expect(page.get_by_role("note")).to_contain_text("needs version 0.9 of ")
        expect(page.locator("pre")).to_have_text(text)
        expect(page.get_by_role("heading", name="What happened")).to_be_visible()
