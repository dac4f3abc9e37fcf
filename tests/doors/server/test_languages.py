"""At one table everybody is told in their own language, whoever else sits there; what is stored has one."""

from __future__ import annotations

import json

import pytest

from rulewright.kernel import language as spoken
from rulewright.kernel.language import LANGUAGES, PSEUDO
from tests.doors.server.house import House, newest


@pytest.fixture(autouse=True)
def _all_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that are not offered yet."""
    monkeypatch.setattr(spoken.preferred, "__defaults__", (LANGUAGES,))


def test_three_people_read_one_table_in_three_languages(house: House) -> None:
    ann, bo, carl = house.guest("Ann"), house.guest("Bo"), house.guest("Carl")
    made = ann.post("/api/matches", {"game": "twelve_patrols", "seats": 1})
    with ann.sit(made["id"], lang="de-AT") as a:
        for guest in (bo, carl):
            guest.join(made["links"]["spectate"])
        with bo.sit(made["id"]) as b, carl.sit(made["id"], lang=PSEUDO) as c:
            mine = newest(a, 0)
            labels = [move["label"] for move in mine["moves"]]
            assert labels[0].startswith("Lege ")
            a.play(mine["moves"][0]["code"], mine["turn"])
            german, english, pseudo = (newest(line, 1)["notes"] for line in (a, b, c))
            assert german[-2]["text"].startswith("Du legst ")
            assert english[-2]["text"].startswith("Ann lays ")
            assert pseudo[-2]["text"].startswith("Ann låýš")
            assert [n["numbers"] for n in german] == [n["numbers"] for n in english] == [n["numbers"] for n in pseudo]
            a.play(mine["moves"][0]["code"], newest(a, 1)["turn"])
            assert a.until("refused")["sentence"].endswith(".")
    record = ann.get(f"/api/matches/{made['id']}/record")
    assert '"words":"Lay ' in record.replace('": "', '":"'), "what is kept is in one language"


def test_a_page_is_answered_as_the_browser_asks(house: House) -> None:
    ann = house.guest("Ann")
    english = ann.get("/api/games/twelve_patrols")
    german = ann.ask("GET", "/api/games/twelve_patrols", **{"Accept-Language": "de-DE,de;q=0.9,en;q=0.8"})
    assert english["pitch"].startswith("Lay nine regions")
    assert german["pitch"].startswith("Lege neun Regionen")
    assert ann.get("/api/games/twelve_patrols") == english, "one language does not spoil the other"
    assert json.dumps(german["fields"]) == json.dumps(english["fields"])
