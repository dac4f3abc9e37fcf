"""Mistakes that come back: the same on all devices of one person, nobody else's, and never too many."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from rulewright.doors.contract.coach import LEARNED
from rulewright.doors.server.client import Guest
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http import mistakes as http
from rulewright.doors.server.http import passkeys as account
from rulewright.doors.server.store import mistakes, schema
from rulewright.doors.server.store.database import now
from rulewright.match.header import FORMER
from tests.doors.server.authenticator import Authenticator
from tests.doors.server.mistakes import PATH, mistake
from tests.doors.server.servers import Pair, Server
from tests.doors.server.test_account import NAME, delete, everything
from tests.doors.server.test_devices import follow, token
from tests.doors.server.test_lobby import refused
from tests.doors.server.test_ratings import win
from tests.prepare import ROOT


def kept(guest: Guest) -> list[tuple[str, int, int]]:
    return [(row["id"], row["decision"]["move"], row["found"]) for row in guest.get(PATH)]


def test_the_page_and_the_server_keep_as_many_for_as_long() -> None:
    page = (ROOT / "web/src/lib/mistakes.ts").read_text("utf-8")
    days, most = re.search(r"DAYS = \[(.+?)\]", page), re.search(r"MOST = (\d+);", page)
    assert days
    assert most
    assert (len(days[1].split(",")), int(most[1])) == (LEARNED, mistakes.MOST)


def test_all_devices_of_one_person_show_the_same_and_nobody_elses_do(server: Server) -> None:
    desk, phone, bo = server.guest("Ann"), server.guest(), server.guest("Bo")
    follow(phone, token(desk))
    assert desk.put(PATH, mistake(4)) == [mistake(4)]
    phone.put(PATH, mistake(8, answered=2))
    assert desk.get(PATH) == phone.get(PATH) == [mistake(4), mistake(8, answered=2)]
    assert (bo.get(PATH), Guest(server.address).get(PATH)) == ([], [])
    assert (desk.get("/api/me/data")["mistakes"], bo.get("/api/me/data")["mistakes"]) == (desk.get(PATH), [])
    bo.ask("DELETE", f"{PATH}/abc")
    assert kept(desk) == [("abc", 4, 0), ("abc", 8, 0)]


def test_the_later_answer_stands_whichever_comes_first(server: Server) -> None:
    ann = server.guest("Ann")
    for found, answered in ((1, 20), (0, 10), (2, 20)):
        ann.put(PATH, mistake(4, found=found, answered=answered))
    assert kept(ann) == [("abc", 4, 2)]
    ann.put(PATH, mistake(4, found=LEARNED, answered=15))
    assert kept(ann) == [("abc", 4, 2)], "it was answered since"
    ann.put(PATH, mistake(4, found=LEARNED, answered=30))
    assert kept(ann) == []
    ann.put(PATH, mistake(4, answered=2**53))
    assert ann.get(PATH)[0]["answered"] <= now(), "a clock that is ahead"


def test_no_answer_is_lost_between_two_processes(pair: Pair) -> None:
    desk, phone = pair[0].guest("Ann"), pair[1].guest()
    phone.cookie = desk.cookie

    def answer(device: Guest, match: str) -> None:
        for move in range(20):
            device.put(PATH, mistake(move, match))

    with ThreadPoolExecutor(2) as pool:
        done = [pool.submit(answer, desk, "abc"), pool.submit(answer, phone, "xyz")]
    assert [each.result() for each in done] == [None, None]
    assert len(kept(desk)) == 40


def test_the_mistakes_of_one_match_are_forgotten(server: Server) -> None:
    ann = server.guest("Ann")
    for match, move in (("abc", 4), ("abc", 8), ("xyz", 4)):
        ann.put(PATH, mistake(move, match))
    assert ann.ask("DELETE", f"{PATH}/abc") == ann.get(PATH) == [mistake(4, "xyz")]


def test_neither_too_many_nor_too_long(server: Server) -> None:
    ann = server.guest("Ann")
    for n in range(mistakes.MOST + 2):
        ann.put(PATH, mistake(n, answered=n))
    assert [move for _, move, _ in kept(ann)] == [*range(2, mistakes.MOST + 2)], "those answered last stay"
    wrong: list[tuple[int, dict[str, Any]]] = [
        (413, mistake(1, decision={**mistake(1)["decision"], "why": "x" * mistakes.LONGEST})),
        (400, mistake(1, "x" * 21)),
        (400, mistake(1, found=LEARNED + 1)),
        (400, mistake(1, due=2**60)),
        (400, mistake(1, decision={"move": 1})),
    ]
    for status, body in wrong:
        refused(status, ann, "PUT", PATH, body)
    assert len(kept(ann)) == mistakes.MOST
    assert "does not know you" in refused(409, Guest(server.address), "PUT", PATH, mistake(1))


def test_nobody_answers_for_ever(open_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "ANSWERS", Rate(0.001, 2))
    ann = open_server().guest("Ann")
    for _ in range(2):
        ann.put(PATH, mistake(1))
    assert "Too many" in refused(429, ann, "PUT", PATH, mistake(1))


def test_whoever_signs_in_takes_them_along_unless_from_another_account(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(account, "SIGN_INS", replace(account.SIGN_INS, per_second=1000.0))  # all share one address
    ann, visitor, phone, key = server.guest("Ann"), server.guest("A"), server.guest("B"), Authenticator()
    key.add(ann)
    assert kept(ann) == []
    ann.put(PATH, mistake(4, found=2, answered=9))
    visitor.put(PATH, mistake(4))
    visitor.put(PATH, mistake(8))
    key.enter(visitor)
    assert kept(visitor) == kept(ann) == [("abc", 8, 0), ("abc", 4, 2)], "her own answer was later"
    phone.put(PATH, mistake(6, answered=3))
    follow(phone, token(ann))
    assert kept(ann) == [("abc", 8, 0), ("abc", 6, 0), ("abc", 4, 2)]
    bo = server.guest("Bo")
    Authenticator().add(bo)
    bo.put(PATH, mistake(1))
    key.enter(bo)
    assert kept(bo) == [("abc", 8, 0), ("abc", 6, 0), ("abc", 4, 2)], "an account keeps its own"


def test_who_leaves_for_good_leaves_none(open_server: Any) -> None:
    server: Server = open_server()
    zeb = server.guest(NAME)
    zeb.put(PATH, mistake(4, title="Zebulon"))

    def rows() -> int:
        return server.read(lambda c: len(c.execute(schema.mistakes.select()).all()))

    assert rows() == 1
    delete(zeb)
    assert (rows(), "Zebulon" in everything(server)) == (0, False)


def test_no_name_in_them_outlives_its_owners_account(open_server: Any) -> None:
    server: Server = open_server()
    zeb, bo = server.guest(NAME), server.guest()
    made = zeb.post("/api/matches", {"game": "connect_four", "seats": 2})
    bo.join(made["links"]["seats"]["1"])
    win(made["id"], zeb, bo)
    german, named = {"Accept-Language": "de"}, bo.ask("GET", "/api/me", **{"Accept-Language": "de"})["name"]
    mine = mistake(4, made["id"])
    mine["decision"]["why"] = f"{NAME} gewinnt dann, {named} nicht."
    mine["decision"]["other"] = mine["decision"]["other"] | {"label": f"Nimm von {NAME}"}
    assert bo.ask("PUT", PATH, mine, **german) == bo.ask("GET", PATH, **german) == [mine]
    assert bo.get(PATH)[0]["decision"]["why"] == f"{NAME} gewinnt dann, {bo.get('/api/me')['name']} nicht."
    delete(zeb)
    assert NAME not in everything(server)
    (left,) = bo.get(PATH)
    assert left["decision"]["other"]["label"] == f"Nimm von {FORMER}"


def test_no_match_tells_its_players_before_it_is_over(server: Server) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})["id"]
    asked = mistake(4, made)
    asked["decision"]["why"] = chr(0xF000)
    assert bo.put(PATH, asked) == [asked]


def test_what_an_earlier_release_kept_is_read(server: Server) -> None:
    ann = server.guest("Ann")
    ann.put(PATH, mistake(4))
    old = mistake(4)
    del old["decision"]["why"]
    old["decision"]["mood"] = "bright"
    where = schema.mistakes.c.guest == ann.cookie.partition(".")[0]
    server.write(lambda c: c.execute(schema.mistakes.update().where(where).values(kept=[old])) and None)
    assert ann.get(PATH) == [mistake(4)]
