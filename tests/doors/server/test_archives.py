"""A match can be shown when its rules are gone: replay, review, record and pictures come from what was stored."""

from __future__ import annotations

import time

import msgspec
import pytest

from rulewright.doors.cli import run
from rulewright.doors.contract.coach import Review
from rulewright.doors.server.client import Answered
from rulewright.doors.server.codec import stored as coded
from rulewright.doors.server.store import archives
from rulewright.telling.language import OFFERED
from tests.doors.server.servers import CLAIMS, FOUR, TOY, Server, newest, opened, quick
from tests.doors.server.test_finals import change_rules
from tests.doors.server.test_play import table
from tests.doors.server.test_records import finished

SHELF = ["--game", FOUR, "--game", TOY, "--game", CLAIMS]


def stored(server: Server, match: str) -> archives.Stored | None:
    return server.write(lambda c: archives.read(c, match))


def archived(server: Server, match: str) -> archives.Stored:
    """The archive of a match, once it is made."""
    while not ((found := stored(server, match)) and found.pictures):
        time.sleep(0.02)
    return found


def test_a_match_is_archived_when_it_ends_and_shown_without_its_rules(database: str) -> None:
    with opened(quick(database, archive_pause=0.0)) as server:
        match, ann = finished(server)
        archived(server, match)
        before = {tag: ann.ask("GET", f"/api/records/{match}", **{"Accept-Language": tag}) for tag in OFFERED}
        record, seen = ann.get(f"/api/matches/{match}/record"), ann.get(f"/api/records/{match}?seat=0")
        picture = ann.get(f"/pictures/{match}/1.svg")
        change_rules(server, match, version="0.9")
        server.tables.pictures._kept.clear()
        eve = server.guest("Eve")
        lost = eve.get(f"/api/records/{match}")["lost"]
        assert lost.endswith("cannot be played on or reviewed again.")
        for tag, whole in before.items():
            again = eve.ask("GET", f"/api/records/{match}", **{"Accept-Language": tag})
            assert again["frames"] == whole["frames"]
            assert len(whole["frames"]) == whole["total"] > 2
            assert again["over"] == whole["over"]
        assert eve.get(f"/api/records/{match}?seat=0")["frames"] == seen["frames"]
        assert eve.get(f"/api/matches/{match}/record") == record
        assert eve.get(f"/pictures/{match}/1.svg") == picture


def test_the_frames_of_a_seat_are_what_it_saw(server: Server) -> None:
    match, ann = finished(server)
    whole, own, spectator = (ann.get(f"/api/records/{match}{seat}")["frames"] for seat in ("", "?seat=0", "?seat=-1"))
    hands = [[seat["hand"] for seat in frames[1]["view"]["seats"]] for frames in (whole, own, spectator)]
    assert hands[0][0] == hands[1][0] != hands[2][0], "your own hand, which spectators did not see"
    assert hands[0][1] != hands[1][1] == hands[2][1], "and not another's"
    assert whole[-1]["view"] == own[-1]["view"], "at the end nothing is hidden"
    assert [frame["move"] and frame["move"]["seat"] for frame in own if frame["move"]] == [0] * sum(
        bool(frame["move"] and frame["move"]["seat"] == 0) for frame in whole
    )
    with pytest.raises(Answered, match="no seat 2"):
        ann.get(f"/api/records/{match}?seat=2")


def test_a_review_that_was_made_is_shown_for_ever(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    match, ann = finished(server)
    review = Review(
        names=["\uf000"],
        aim="win",
        curve=[],
        moved=[],
        luck=[],
        decisions=[],
        accounts=[],
        accuracies=[],
        unit="\uf000",
        classes={},
    )
    server.write(lambda c: archives.keep_review(c, match, "en", review))
    change_rules(server, match, version="0.9")
    found = ann.get(f"/api/records/{match}/review")["review"]
    assert (found["names"], found["unit"]) == (["Ann"], "Ann"), "with the names of now"
    assert ann.ask("GET", f"/api/records/{match}/review", **{"Accept-Language": "de"})["review"] == found, (
        "better than none"
    )


def test_a_name_that_was_removed_is_in_no_archive(database: str) -> None:
    with opened(quick(database, archive_pause=0.0)) as server:
        match, ann = finished(server)
        archived(server, match)
        change_rules(server, match, version="0.9")
        ann.post("/api/me/delete", {"name": "Ann"})
        found = stored(server, match)
        assert found
        assert found.pictures is None, "they show names, and cannot be drawn again"
        shown = server.guest("Eve").get(f"/api/records/{match}")
        assert "Ann" not in str(shown)
        assert "A former guest" in str(shown)


def test_before_an_upgrade_everything_is_archived(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Also matches that go on. When their rules are gone, each player sees what they saw, and nobody sees more."""
    with opened(quick(database)) as server:
        over, _ = finished(server)
        running, ann, bo = table(server, "high_card")
        with ann.sit(running) as a, bo.sit(running) as b:
            state = a.until()
            a.play(state["moves"][0]["code"], 0)
            seen = newest(a, 1), newest(b, 1)
        assert run(["admin", "upgrade", "--database", database, *SHELF]) == 0
        assert "1 finished and 1 running matches archived" in capsys.readouterr().out
        assert run(["admin", "upgrade", "--database", database, *SHELF]) == 0
        assert "0 finished and 0 running matches archived" in capsys.readouterr().out
        assert (found := stored(server, over))
        assert found.pictures
        with pytest.raises(Answered, match="not over"):
            ann.get(f"/api/records/{running}")
        change_rules(server, running, version="0.9")
        for guest, state in zip((ann, bo), seen, strict=True):
            shown = guest.get(f"/api/records/{running}")
            assert shown["lost"].endswith("it cannot go on.")
            assert shown["over"] is None
            assert shown["frames"][-1]["view"] == state["view"]
            told = [note["text"] for frame in shown["frames"] for note in frame["notes"]]
            assert told[-len(state["notes"]) :] == [note["text"] for note in state["notes"]]
            assert sum("dealt" in text for text in told) == 3, "the cards of their own hand"
            for other in ("?seat=0", "?seat=1", "?seat=-1"):
                assert guest.get(f"/api/records/{running}{other}")["frames"] == shown["frames"], (
                    "their own, whatever they ask"
                )
            final = guest.get(f"/api/records/{running}/final")
            assert final["frames"] == shown["frames"][-1:]
            assert final["text"]
        for path in ("", "/final"):
            with pytest.raises(Answered, match="no seat"):
                server.guest("Eve").get(f"/api/records/{running}{path}")
        assert "seed" not in str(shown)


def test_what_an_earlier_release_stored_is_read_with_the_fields_of_today() -> None:
    """A field that was not there then is empty, one that is gone is dropped; the rest is as it was."""
    clause = {"id": "X-1", "text": "Take one.", "gone": 1}
    read = coded({"notes": [], "clauses": [clause], "over": None}, Then)
    assert read == Then(
        notes=[], clauses=[Cited(id="X-1", text="Take one.", narrowed="")], over=None, extra={}, count=0
    )


class Cited(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    text: str
    narrowed: str


class Then(msgspec.Struct, forbid_unknown_fields=True):
    notes: list[str]
    clauses: list[Cited] | None
    over: Cited | None
    extra: dict[str, int]
    count: int


def test_an_archive_of_a_match_that_went_on_is_not_shown(server: Server) -> None:
    match, _, _ = table(server, "high_card")
    server.write(lambda c: archives.keep(c, match, archives.Stored(7, b"", b"")))
    assert stored(server, match) is None
    assert server.write(lambda c: archives.missing(c, "", running=True)).count(match) == 1
