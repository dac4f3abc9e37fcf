"""Passkeys: a guest keeps a name with one and signs in with it elsewhere; every other answer is refused, and public profiles."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, select

from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.config import Rate, parsed
from rulewright.doors.server.http import passkeys as routes
from rulewright.doors.server.identity import COOKIE
from rulewright.doors.server.store import access, passkeys, schema
from tests.doors.server.authenticator import Authenticator, ask
from tests.doors.server.servers import Pair, Server, fetch, opened, quick
from tests.doors.server.test_lobby import refused
from tests.doors.server.test_play import table
from tests.doors.server.test_ratings import win

NOT_ACCEPTED = "not accepted"


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    """All guests of these tests share one address."""
    monkeypatch.setattr(routes, "SIGN_INS", replace(routes.SIGN_INS, per_second=1000.0))


def denied(status: int, work: Callable[[], Any]) -> str:
    with pytest.raises(Answered) as answered:
        work()
    assert answered.value.status == status, answered.value
    return str(answered.value)


def enter_options(guest: Guest) -> Any:
    return ask(guest, "POST", "/api/sign-in/options", {})["options"]


def finish(guest: Guest, answer: dict[str, str]) -> Any:
    return ask(guest, "POST", "/api/sign-in", answer)


def account(guest: Guest) -> Any:
    return ask(guest, "GET", "/api/me/account")


# ---------------------------------------------------------------- adding, signing in, removing


def test_with_a_passkey_another_device_is_the_same_guest(server: Server) -> None:
    desk, phone, key = server.guest("Ann"), server.guest(), Authenticator()
    match = desk.post("/api/matches", {"game": "connect_four", "fill": {"1": "random"}})["id"]
    assert account(desk) == {"refused": "", "passkeys": [], "profile": ""}
    (made,) = key.add(desk)["passkeys"]
    assert (made["device"], made["used"]) == ("an unknown device", 0)
    assert key.enter(phone) == {"name": "Ann", "chosen": True}
    assert [m["id"] for m in phone.get("/api/matches/mine")] == [match]
    with phone.sit(match) as line:
        assert line.hear()["you"] == 0
    (row,) = account(phone)["passkeys"]
    assert row["used"] >= row["created"]
    data = desk.get("/api/me/data")
    assert data["passkeys"] == [row]
    assert set(data["passkeys"][0]) == {"id", "device", "created", "used"}, "nothing of its key"
    assert key.enter(server.guest())["name"] == "Ann", "the count of signatures has grown"


def test_what_a_browser_is_asked_names_nobody(server: Server) -> None:
    ann, key = server.guest("Ann"), Authenticator()
    key.add(ann)
    options = enter_options(server.guest())
    assert (options["rpId"], options["allowCredentials"], options["userVerification"]) == ("localhost", [], "preferred")
    made = ask(ann, "POST", "/api/me/passkeys/options", {})["options"]
    assert [one["id"] for one in made["excludeCredentials"]] == [key.create(ann, made)["id"]]
    assert made["authenticatorSelection"]["residentKey"] == "required"
    assert ann.cookie.partition(".")[0] not in json.dumps(made), "the number in the cookie stays in the cookie"
    assert made["user"]["name"] == "Ann"


def test_a_removed_passkey_is_worth_nothing(server: Server) -> None:
    ann, bo, key = server.guest("Ann"), server.guest("Bo"), Authenticator()
    (row,) = key.add(ann)["passkeys"]
    gone = {"id": row["id"]}
    assert "not one of yours" in refused(404, bo, "POST", "/api/me/passkeys/remove", gone)
    assert ask(ann, "POST", "/api/me/passkeys/remove", gone)["passkeys"] == []
    assert "not one of yours" in refused(404, ann, "POST", "/api/me/passkeys/remove", gone)
    assert NOT_ACCEPTED in denied(403, lambda: key.enter(bo))
    assert bo.get("/api/me")["name"] == "Bo"


def test_whoever_leaves_for_good_leaves_no_passkey(server: Server) -> None:
    ann, key = server.guest("Ann"), Authenticator()
    key.add(ann)
    enter_options(ann)
    mine = ann.cookie.partition(".")[0]
    ann.post("/api/me/delete", {"name": "Ann"})

    def left(c: Connection) -> list[Any]:
        tables = (schema.passkeys, schema.challenges)
        return [row for table in tables for row in c.execute(select(table).where(table.c.guest == mine))]

    assert server.read(left) == []
    assert NOT_ACCEPTED in denied(403, lambda: key.enter(server.guest()))


def test_only_so_many_and_only_for_a_known_guest(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MOST", 2)
    ann = server.guest("Ann")
    Authenticator().add(ann)
    options = ask(ann, "POST", "/api/me/passkeys/options", {})["options"]
    monkeypatch.setattr(passkeys, "MOST", 1)
    late = Authenticator().create(ann, options)
    assert NOT_ACCEPTED in denied(403, lambda: ask(ann, "POST", "/api/me/passkeys", late))
    assert "1 passkeys already" in denied(409, lambda: Authenticator().add(ann))
    assert "does not know you" in denied(409, lambda: Authenticator().add(Guest(server.address)))


# ---------------------------------------------------------------- what is refused


def dishonest() -> dict[str, Callable[[Authenticator], None]]:
    def otherwise(**values: Any) -> Callable[[Authenticator], None]:
        def change(key: Authenticator) -> None:
            for name, value in values.items():
                setattr(key, name, value)

        return change

    return {
        "another site": otherwise(site="evil.example"),
        "another origin": otherwise(origin="https://evil.example"),
        "another port": otherwise(origin="http://localhost:1"),
        "another scheme": otherwise(origin="https://localhost"),
        "another key": otherwise(key=Authenticator().key),
        "another id": otherwise(id=b"x" * 32),
        "an old count": otherwise(signed=1),
        "no count any more": otherwise(signed=0, counts=False),
    }


@pytest.mark.parametrize("how", dishonest())
def test_signing_in_is_refused_with(server: Server, how: str) -> None:
    ann, eve, key = server.guest("Ann"), server.guest("Eve"), Authenticator()
    key.add(ann)
    key.enter(server.guest())
    dishonest()[how](key)
    assert NOT_ACCEPTED in denied(403, lambda: key.enter(eve))
    assert eve.get("/api/me")["name"] == "Eve"


@pytest.mark.parametrize("how", ["another site", "another origin", "another port", "another scheme"])
def test_adding_is_refused_with(server: Server, how: str) -> None:
    ann, key = server.guest("Ann"), Authenticator()
    dishonest()[how](key)
    assert NOT_ACCEPTED in denied(403, lambda: key.add(ann))
    assert account(ann)["passkeys"] == []


def test_a_device_that_does_not_count_is_accepted(server: Server) -> None:
    key = Authenticator(counts=False)
    key.add(server.guest("Ann"))
    for _ in range(2):
        assert key.enter(server.guest())["name"] == "Ann"


def test_a_challenge_works_once_for_one_visitor_and_purpose_and_not_for_long(server: Server) -> None:
    ann, bo, eve, key = server.guest("Ann"), server.guest("Bo"), server.guest("Eve"), Authenticator()
    key.add(ann)
    answer = key.get(bo, enter_options(bo))
    assert NOT_ACCEPTED in denied(403, lambda: finish(eve, answer)), "of another visitor"
    assert NOT_ACCEPTED in denied(403, lambda: finish(bo, answer)), "and used up by that"
    options = enter_options(bo)
    wrong = Authenticator(id=key.id).get(bo, options)
    assert NOT_ACCEPTED in denied(403, lambda: finish(bo, wrong))
    assert NOT_ACCEPTED in denied(403, lambda: finish(bo, key.get(bo, options))), "a wrong answer uses it up"
    assert NOT_ACCEPTED in denied(403, lambda: finish(bo, key.get(bo, {"challenge": "AAAA"}))), "nobody asked that"
    other = ask(bo, "POST", "/api/me/passkeys/options", {})["options"]
    assert NOT_ACCEPTED in denied(403, lambda: finish(bo, key.get(bo, other))), "given for a new passkey"
    old, new = enter_options(bo), enter_options(bo)
    assert NOT_ACCEPTED in denied(403, lambda: finish(bo, key.get(bo, old))), "only the latest"
    late = enter_options(eve)

    def age(c: Connection) -> list[str]:
        c.execute(schema.challenges.update().values(expires=1))
        return [str(v) for row in c.execute(select(schema.challenges)) for v in row]

    stored = server.write(age)
    assert new["challenge"] not in stored, "who reads the database cannot answer it"
    assert NOT_ACCEPTED in denied(403, lambda: finish(eve, key.get(eve, late))), "after five minutes"
    enter_options(server.guest())
    assert server.read(lambda c: len(c.execute(select(schema.challenges)).all())) == 1, "expired ones are deleted"


def test_nonsense_is_refused_and_never_a_mistake_of_the_server(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    ann, key, chance = server.guest("Ann"), Authenticator(), Random(5)
    key.add(ann)
    for n in range(60):
        new = n % 2
        path = "/api/me/passkeys" if new else "/api/sign-in"
        options = ask(ann, "POST", f"{path}/options", {})["options"]
        answer = Authenticator().create(ann, options) if new else key.get(ann, options)
        field = chance.choice([name for name in answer if name != "id"])
        value = list(answer[field])
        for _ in range(chance.choice([1, 3, 30])):
            value[chance.randrange(len(value))] = chance.choice("AZaz09_-")
        cut = "".join(value)[: chance.choice([len(value), len(value) // 2, 1])]
        if cut != answer[field]:
            with suppress(Answered):  # a flag may change and nothing else, or a byte to itself
                ask(ann, "POST", path, {**answer, field: cut})
    deep = "gYGB" * 2_900  # lists within lists
    for more in (
        {"attestation": deep},
        {"attestation": "m________w"},
        {"client_data": deep},
        {"id": "A"},
        {"id": "AAAA"},
    ):
        made = Authenticator().create(ann, ask(ann, "POST", "/api/me/passkeys/options", {})["options"])
        denied(403, lambda body={**made, **more}: ask(ann, "POST", "/api/me/passkeys", body))  # type: ignore[misc]
    for bad in ("", "a b", "x" * 12_001, "ü", 5):
        body = {**made, "attestation": bad}
        assert "not understood" in denied(400, lambda body=body: ask(ann, "POST", "/api/me/passkeys", body))  # type: ignore[misc]
    answering = [record for record in caplog.records if record.name.startswith("rulewright.doors.server.http")]
    assert answering
    assert not [record for record in answering if record.levelname == "ERROR"]


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "nas", "localhost.local"])
def test_where_browsers_have_no_passkeys_a_sentence_says_so(server: Server, host: str) -> None:
    ann = server.guest("Ann")
    by_https = ann.ask("GET", "/api/me/account", Host=host, **{"X-Forwarded-Proto": "https"})["refused"]
    assert bool(by_https) == (parsed(host.strip("[]")) is not None), "an address has none by https, either"
    told = ask(ann, "GET", "/api/me/account", host=host)["refused"]
    assert told.startswith(f"Passkeys do not work at http://{host}:")
    assert "open this page over https" in told
    for path in ("/api/me/passkeys/options", "/api/sign-in/options"):
        assert told in denied(409, lambda path=path: ask(ann, "POST", path, {}, host=host))  # type: ignore[misc]


def test_behind_a_proxy_the_public_address_counts(open_server: Any) -> None:
    """The name and the scheme are those that the proxy was asked for, and nothing else is accepted."""
    server: Server = open_server(host_names=("play.example.com",))
    ann = server.guest("Ann")
    public = {"Host": "play.example.com", "X-Forwarded-Proto": "https"}

    def there(path: str, body: Any) -> Any:
        return ann.ask("POST", path, body, **public)

    key = Authenticator(site="play.example.com", origin="https://play.example.com")
    options = there("/api/me/passkeys/options", {})["options"]
    assert options["rp"]["id"] == "play.example.com"
    there("/api/me/passkeys", key.create(ann, options))
    options = there("/api/sign-in/options", {})["options"]
    assert there("/api/sign-in", key.get(ann, options))["name"] == "Ann"
    wrong = Authenticator(key.key, key.id, "play.example.com", "http://play.example.com", key.signed)
    options = there("/api/sign-in/options", {})["options"]
    assert NOT_ACCEPTED in denied(403, lambda: there("/api/sign-in", wrong.get(ann, options)))
    public["Host"] = "evil.example"
    denied(421, lambda: there("/api/sign-in/options", {}))


def test_another_site_cannot_ask(server: Server) -> None:
    ann = server.guest("Ann")
    for path in ("/api/me/passkeys/options", "/api/me/passkeys", "/api/sign-in/options", "/api/sign-in"):
        given = {
            "cookie": f"{COOKIE}={ann.cookie}",
            "origin": "https://evil.example",
            "content_type": "application/json",
        }
        assert fetch(server, path, "POST", **given)[0].status == 403


def test_a_ban_holds_for_the_account(server: Server) -> None:
    ann, key = server.guest("Ann"), Authenticator()
    key.add(ann)
    ask(ann, "POST", "/api/me/profile", {"public": True})
    profile = account(ann)["profile"]
    banned = server.write(lambda c: access.ban(c, access.GUEST, ann.cookie.partition(".")[0], "Cheating", None))
    server.do(server.tables.access.refresh())
    phone = server.guest("Bo")
    assert "Cheating" in denied(403, lambda: key.enter(phone))
    assert phone.get("/api/me")["name"] == "Bo"
    assert "no such profile" in refused(404, phone, "GET", f"/api/profiles/{profile}")
    server.write(lambda c: access.lift_ban(c, banned.id))
    server.do(server.tables.access.refresh())
    assert key.enter(phone)["name"] == "Ann"


def test_trying_does_not_go_on_for_ever(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "SIGN_INS", Rate(0.2, 3))
    with opened(quick(database)) as server:
        bo = server.guest("Bo")
        for _ in range(routes.SIGN_INS.burst):
            enter_options(bo)
        assert "Too many tries" in denied(429, lambda: enter_options(server.guest()))


def test_it_holds_on_other_processes(pair: Pair) -> None:
    """The challenge is given by one process and answered at another."""
    here, there = pair
    ann, key = here.guest("Ann"), Authenticator()
    key.add(ann)
    phone = here.guest("Bo")
    options = enter_options(phone)
    far = Guest(there.address, phone.cookie)
    key.origin = f"http://localhost:{far.place.partition(':')[2]}"
    answer = key.get(far, options)
    assert finish(far, answer)["name"] == "Ann"
    key.origin = ""
    assert NOT_ACCEPTED in denied(403, lambda: finish(phone, key.get(phone, options)))


# ---------------------------------------------------------------- public profiles


def published(guest: Guest) -> str:
    Authenticator().add(guest)
    return str(ask(guest, "POST", "/api/me/profile", {"public": True})["profile"])


def test_a_profile_shows_games_ratings_and_opponents_with_one(server: Server) -> None:
    match, ann, bo = table(server)
    win(match, ann, bo)
    made = ann.post("/api/matches", {"game": "connect_four"})
    cy = server.guest("Cy")
    cy.join(made["links"]["seats"]["1"])
    win(made["id"], ann, cy)
    mine, his = published(ann), published(bo)
    eve = server.guest()
    found = eve.get(f"/api/profiles/{mine}")
    assert found["name"] == "Ann"
    (rating,) = found["ratings"]
    assert (rating["games"], rating["against"], rating["margin"] > 0) == (2, "people", True)
    assert [(row["game"], row["played"], row["won"]) for row in found["favourites"]] == [("connect_four", 2, 2)]
    versus = [(one["name"], one["profile"], one["games"], one["ahead"], one["behind"]) for one in found["opponents"]]
    assert versus == [("Bo", his, 1, 1, 0), ("", "", 1, 1, 0)], "who shows no profile is not named"
    assert [(row["place"], row["result"], row["seats"]) for row in found["latest"]] == [(1, "won", 2)] * 2
    assert not [secret for secret in ("Cy", match, made["id"], ann.cookie.partition(".")[0]) if secret in str(found)]
    (lost,) = eve.get(f"/api/profiles/{his}")["opponents"]
    assert (lost["name"], lost["ahead"], lost["behind"]) == ("Ann", 0, 1)
    assert "no such profile" in refused(404, eve, "GET", "/api/profiles/nosuch")


def test_only_an_account_has_a_profile_and_only_while_it_wishes(server: Server) -> None:
    ann = server.guest("Ann")
    assert "add a passkey first" in refused(409, ann, "POST", "/api/me/profile", {"public": True})
    nameless = server.guest()
    nameless.get("/api/me")
    Authenticator().add(nameless)
    assert "choose one first" in refused(409, nameless, "POST", "/api/me/profile", {"public": True})
    first = published(ann)
    assert ask(ann, "POST", "/api/me/profile", {"public": True})["profile"] == first
    assert ask(ann, "POST", "/api/me/profile", {"public": False})["profile"] == ""
    assert "no such profile" in refused(404, ann, "GET", f"/api/profiles/{first}")
    second = published(ann)
    assert second != first
    assert ann.get("/api/me/data")["public_profile"] == second
    ann.post("/api/me/delete", {"name": "Ann"})
    assert "no such profile" in refused(404, server.guest(), "GET", f"/api/profiles/{second}")


def test_a_leaderboard_ranks_those_with_a_profile_by_what_they_are_at_least(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = "/api/games/high_card/leaderboard"
    ann, bo, cy, dee, eve = (server.guest(name) for name in ("Ann", "Bo", "Cy", "Dee", "Eve"))
    profiles = [published(guest) for guest in (ann, bo, cy, dee)]
    standings = [(27.0, 1.0), (40.0, 8.0), (30.0, 1.0), (60.0, 1.0), (50.0, 1.0)]

    def rate(c: Connection) -> None:
        for guest, (mu, sigma) in zip((ann, bo, cy, dee, eve), standings, strict=True):
            who = guest.cookie.partition(".")[0]
            row = {"guest": who, "game": "high_card", "mu": mu, "sigma": sigma, "games": 3}
            c.execute(schema.ratings.insert(), [{**row, "against": "people"}])
            c.execute(schema.ratings.insert(), [{**row, "against": "bots", "mu": mu + 9}])
        access.ban(c, access.GUEST, dee.cookie.partition(".")[0], "spam", None)

    server.write(rate)
    found = eve.get(path)
    shown = [(row["rank"], row["name"], row["points"], row["margin"], row["games"], row["you"]) for row in found]
    assert shown == [(1, "Cy", 1700, 80, 3, False), (2, "Ann", 1580, 80, 3, False), (3, "Bo", 2100, 640, 3, False)]
    assert [row["profile"] for row in found] == [profiles[2], profiles[0], profiles[1]]
    monkeypatch.setattr("rulewright.doors.server.store.profiles.RANKS", 1)
    assert [(row["rank"], row["name"], row["you"]) for row in bo.get(path)] == [(1, "Cy", False), (3, "Bo", True)]
    assert [row["name"] for row in eve.get(path)] == ["Cy"]
    ask(cy, "POST", "/api/me/profile", {"public": False})
    assert [(row["rank"], row["name"]) for row in cy.get(path)] == [(1, "Ann")]
    assert "choose one of" in refused(404, eve, "GET", "/api/games/nosuch/leaderboard")
