"""Every break of the server is noticed by the siege; and the breaks themselves are what they claim to be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.doors.server.servers import ROOT
from tests.siege import hosts, sabotage
from tests.siege.results import PAGE
from tests.siege.visit import Visit

BREAKS = sabotage.breaks()


@pytest.mark.release
@pytest.mark.timeout(1200)  # a busy machine makes it many times longer
@pytest.mark.parametrize("name", BREAKS)
def test_it_is_noticed(name: str, tmp_path: Path) -> None:
    if BREAKS[name].visit == sabotage.MACHINES and not hosts.possible():
        pytest.skip("networks can only be made by root on Linux")
    said = sabotage.complaints(BREAKS[name], tmp_path)
    assert re.search(BREAKS[name].says, said), f"the siege only said: {said}"


def test_every_break_changes_one_place_and_is_still_python(tmp_path: Path) -> None:
    for name, one in BREAKS.items():
        text = (ROOT / "src" / sabotage.SERVER / one.file).read_text("utf-8")
        assert text.count(one.old) == 1, f"{name}: {one.file} has changed"
        compile(text.replace(one.old, one.new), one.file, "exec")


def test_a_break_does_not_touch_the_original(tmp_path: Path) -> None:
    one = BREAKS["no_policy"]
    before = (ROOT / "src" / sabotage.SERVER / one.file).read_bytes()
    one.change(sabotage.copied(tmp_path))
    assert (tmp_path / "src" / sabotage.SERVER / one.file).read_bytes() != before
    assert (ROOT / "src" / sabotage.SERVER / one.file).read_bytes() == before


def test_there_are_breaks_in_every_room_and_every_visit_is_known() -> None:
    assert len(BREAKS) >= 60
    rooms = {path.parent.name for path in (ROOT / "src" / sabotage.SERVER).glob("*/*.py")}
    assert rooms <= {one.room for one in BREAKS.values()}
    parts = {part for one in BREAKS.values() for part in one.visit.split(", ")}
    assert not [
        part for part in parts - {*sabotage.WISHES, sabotage.WORLDS, sabotage.MACHINES} if not hasattr(Visit, part)
    ]


def test_the_page_holds_the_table_of_breaks() -> None:
    assert sabotage.table() in PAGE.read_text("utf-8"), "run python -m tests.siege table"
