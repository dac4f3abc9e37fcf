"""Following people who show a profile, what is seen of them, and inviting friends."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rulewright.doors.server.client import Guest
from rulewright.doors.server.config import Rate
from rulewright.doors.server.http import endpoint
from rulewright.doors.server.http import friends as routes
from rulewright.doors.server.http import passkeys as account
from rulewright.doors.server.store import friends, schema
from tests.doors.server.authenticator import Authenticator, ask
from tests.doors.server.servers import Pair, Server
from tests.doors.server.test_passkeys import denied

FOUR = {"game": "connect_four", "seats": 2}


@pytest.fixture(autouse=True)
def _often(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """All guests of these tests share one address; some of earlier tests may still be looking for players."""
    monkeypatch.setattr(routes, "FOLLOWS", replace(routes.FOLLOWS, per_second=1000.0))
    monkeypatch.setattr(account, "SIGN_INS", replace(account.SIGN_INS, per_second=1000.0))
    server.write(lambda c: c.execute(schema.seeks.delete()))


def shown(server: Server, name: str) -> tuple[Guest, str]:
    """Somebody with a public profile."""
    guest = server.guest(name)
    Authenticator().add(guest)
    return guest, str(ask(guest, "POST", "/api/me/profile", {"public": True})["profile"])


def follow(guest: Guest, profile: str, wish: bool = True) -> Any:
    return guest.post("/api/me/following", {"profile": profile, "follow": wish})


def both(server: Server) -> tuple[Guest, str, Guest, str]:
    """Two friends."""
    (ann, hers), (bo, his) = shown(server, "Ann"), shown(server, "Bo")
    follow(ann, his)
    follow(bo, hers)
    return ann, hers, bo, his


def row(guest: Guest) -> dict[str, Any]:
    (one,) = guest.get("/api/me/friends")["followed"]
    return dict(one)


def invite(host: Guest, profile: str) -> str:
    """The refusal of an invitation to a new table."""
    table = host.post("/api/matches", FOUR)["id"]
    return denied(403, lambda: host.post(f"/api/matches/{table}/invite", {"profile": profile}))


def test_those_who_follow_each_other_are_friends_and_nobody_else_is_told(server: Server) -> None:
    (ann, hers), (bo, his), eve = shown(server, "Ann"), shown(server, "Bo"), server.guest("Eve")
    assert follow(ann, his)["followed"] == [{"name": "Bo", "profile": his, "friend": False, "doing": []}]
    assert follow(eve, his)["followed"][0]["name"] == "Bo"
    assert bo.get("/api/me/friends") == {"followed": [], "invitations": []}, "he is not told who follows him"
    assert "Eve" not in str(bo.get("/api/me/data")["following"])
    assert follow(bo, hers)["followed"][0]["friend"]
    assert row(ann)["friend"]
    assert [one["name"] for one in ann.get("/api/me/data")["following"]] == ["Bo"]
    assert follow(bo, hers, False)["followed"] == []
    assert not row(ann)["friend"]


def test_only_profiles_are_followed_and_a_hidden_one_is_gone(server: Server) -> None:
    (ann, hers), (bo, his) = shown(server, "Ann"), shown(server, "Bo")
    assert "yourself" in denied(409, lambda: follow(ann, hers))
    denied(404, lambda: follow(ann, "nosuchone"))
    follow(ann, his)
    ask(bo, "POST", "/api/me/profile", {"public": False})
    assert ann.get("/api/me/friends")["followed"] == []
    ask(bo, "POST", "/api/me/profile", {"public": True})
    assert ann.get("/api/me/friends")["followed"] == [], "his next profile has no followers"


def test_there_is_a_limit(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST", 1)
    ann, (_, his), (_, theirs) = server.guest("Ann"), shown(server, "Bo"), shown(server, "Cy")
    follow(ann, his)
    assert "stop following somebody first" in denied(429, lambda: follow(ann, theirs))
    follow(ann, his, False)
    follow(ann, theirs)
    monkeypatch.setattr(routes, "FOLLOWS", Rate(0.01, 2))
    monkeypatch.setattr(endpoint, "FIRST_DAY", 0)
    eve = Guest(server.address, home="127.0.0.77")
    eve.get("/api/me")
    follow(eve, theirs)
    follow(eve, theirs)
    assert "try again" in denied(429, lambda: follow(eve, theirs))


def test_one_sees_what_they_do_only_where_everybody_may(server: Server) -> None:
    ann, (bo, his) = server.guest("Ann"), shown(server, "Bo")
    follow(ann, his)
    bo.post("/api/matches", FOUR)
    assert row(ann)["doing"] == [], "a private table is private"
    bo.put("/api/seek", {"game": "high_card", "low": 2500})
    assert row(ann)["doing"] == [], "he would not play with her"
    bo.put("/api/seek", {"game": "high_card"})
    assert [(one["what"], one["game"], one["match"]) for one in row(ann)["doing"]] == [("seeks", "high_card", "")]
    bo.ask("DELETE", "/api/seek")
    made = bo.post("/api/matches", {**FOUR, "open": True})["id"]
    assert [(one["what"], one["match"]) for one in row(ann)["doing"]] == [("opens", made)]
    server.guest("Cy").post(f"/api/matches/{made}/join", {})
    assert [(one["what"], one["title"]) for one in row(ann)["doing"]] == [("plays", "Connect Four")]


def test_a_block_overrides_everything_and_looks_like_nothing(server: Server) -> None:
    ann, hers, bo, his = both(server)
    made = ann.post("/api/matches", FOUR)
    bo.join(made["links"]["seats"]["1"])
    ann.post(f"/api/matches/{made['id']}/remove", {"seat": 1, "block": True})
    ann.put("/api/seek", {"game": "high_card"})
    assert row(bo) == {"name": "Ann", "profile": hers, "friend": False, "doing": []}
    assert not row(ann)["friend"]
    told = [invite(*pair) for pair in ((ann, his), (bo, hers), (ann, shown(server, "Eve")[1]))]
    assert told[0] == told[1] == told[2], "as if they did not follow each other"


def test_an_invitation_is_gone_with_a_block_and_stays_when_a_profile_is_hidden(server: Server) -> None:
    ann, hers, bo, his = both(server)
    made = ann.post("/api/matches", {**FOUR, "seats": 2})
    other = ann.post("/api/matches", FOUR)["id"]
    ann.post(f"/api/matches/{other}/invite", {"profile": his})
    ask(ann, "POST", "/api/me/profile", {"public": False})
    assert bo.get("/api/me/friends")["followed"] == []
    (found,) = bo.get("/api/me/friends")["invitations"]
    assert (found["match"], found["name"]) == (other, "Ann"), "it was for him, and she sits there"
    assert hers not in str(ann.get(f"/api/matches/{other}")["seats"])
    bo.join(made["links"]["seats"]["1"])
    ann.post(f"/api/matches/{made['id']}/remove", {"seat": 1, "block": True})
    assert bo.get("/api/me/friends")["invitations"] == []
    denied(403, lambda: bo.join(found["link"]))


def test_a_friend_is_invited_by_name_and_finds_the_seat(server: Server) -> None:
    ann, hers, bo, his = both(server)
    made = ann.post("/api/matches", FOUR)["id"]
    denied(403, lambda: bo.post(f"/api/matches/{made}/invite", {"profile": hers}))
    ann.post(f"/api/matches/{made}/invite", {"profile": his})
    ann.post(f"/api/matches/{made}/invite", {"profile": his})
    (found,) = bo.get("/api/me/friends")["invitations"]
    assert (found["match"], found["name"], found["title"]) == (made, "Ann", "Connect Four")
    assert [one["sent"] for one in ann.get("/api/me/data")["invitations"]] == [True]
    assert [one["sent"] for one in bo.get("/api/me/data")["invitations"]] == [False]
    bo.join(found["link"])
    assert bo.get("/api/me/friends")["invitations"] == []
    denied(409, lambda: ann.post(f"/api/matches/{made}/invite", {"profile": his}))
    seats = ann.get(f"/api/matches/{made}")["seats"]
    assert [seat["profile"] for seat in seats] == [hers, his]
    with ann.sit(made) as line:
        assert [seat["profile"] for seat in line.until()["seats"]] == [hers, his], "seats name the profile"


def test_strangers_are_not_invited_and_an_invitation_can_be_declined(server: Server) -> None:
    ann, hers, bo, his = both(server)
    made = ann.post("/api/matches", FOUR)["id"]
    eve, theirs = shown(server, "Eve")
    follow(eve, hers)
    assert "follow you" in denied(403, lambda: ann.post(f"/api/matches/{made}/invite", {"profile": theirs}))
    ann.post(f"/api/matches/{made}/invite", {"profile": his})
    assert bo.post("/api/me/invitations/decline", {"match": made})["invitations"] == []
    assert row(ann)["friend"], "she learns nothing of it"


def test_leaving_for_good_ends_following_everywhere(server: Server) -> None:
    ann, _, bo, his = both(server)
    made = ann.post("/api/matches", FOUR)["id"]
    ann.post(f"/api/matches/{made}/invite", {"profile": his})
    ann.post("/api/me/delete", {"name": "Ann"})
    assert bo.get("/api/me/friends") == {"followed": [], "invitations": []}
    assert (
        server.read(lambda c: c.execute(schema.invitations.select().where(schema.invitations.c.match == made)).all())
        == []
    )


def test_two_processes_see_the_same(pair: Pair) -> None:
    one, two = pair
    ann, hers, bo, his = both(one)
    made = ann.post("/api/matches", FOUR)["id"]
    ann.post(f"/api/matches/{made}/invite", {"profile": his})
    there = Guest(two.address, bo.cookie)
    assert there.get("/api/me/friends")["invitations"][0]["match"] == made
    assert there.get("/api/me/friends")["followed"][0]["profile"] == hers
