"""Tournaments: made, entered, played to their end, and taken on by the processes that are left when one dies."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Select, select

from rulewright.doors.cli import run
from rulewright.doors.server.client import Guest
from rulewright.doors.server.live import director
from rulewright.doors.server.live.director import go_round
from rulewright.doors.server.live.tables import Tables
from rulewright.doors.server.store import schema, tournament_steps, tournaments
from rulewright.doors.server.store.database import Database, now
from tests.doors.server.checker import Table, faults, group_faults, robin_faults
from tests.doors.server.conftest import BOTH
from tests.doors.server.postgres import free_port
from tests.doors.server.servers import Process, Server, eventually, opened, quick
from tests.doors.server.test_crash import stored
from tests.doors.server.test_lobby import refused
from tests.doors.server.test_moderation import ban, banned, guest_of
from tests.doors.server.test_ratings import win
from tests.tiers import mostly, tries

FOUR = {"game": "connect_four", "clock": {"per_move": 600}}
CARDS = {"game": "high_card", "clock": {"per_move": 600}}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without rests between two looks."""
    monkeypatch.setattr(director, "LOOK", 0.02)
    monkeypatch.setattr(tournament_steps, "WAVE", 10)
    monkeypatch.setattr(tournament_steps, "LEASE", 100)


def account(server: Server, name: str) -> Guest:
    """A guest with a passkey, which nobody here signs in with."""
    found = server.guest(name)
    table = schema.passkeys

    def work(c: Connection) -> None:
        guest = c.execute(select(schema.guests.c.id).where(schema.guests.c.name == name)).scalars().all()[-1]
        row = {
            "credential": f"key of {name} {time.monotonic_ns()}",
            "guest": guest,
            "id": "abc",
            "key": b"",
            "signed": 0,
        }
        c.execute(table.insert().values(**row, device="", created=now(), used=now()))

    server.write(work)
    return found


def make(host: Guest, **more: Any) -> str:
    """Announce a tournament that starts when its host says so."""
    wish = {"name": "Cup", "kind": "swiss", **FOUR, "starts": int(time.time()) + 3600, **more}
    return f"/api/tournaments/{host.post('/api/tournaments', wish)['id']}"


def start(host: Guest, cup: str) -> None:
    host.post(f"{cup}/start")


def over(guest: Guest, cup: str) -> dict[str, Any]:
    """The tournament, when it is over."""
    eventually(lambda: guest.get(cup)["about"]["status"] == "over", "the tournament does not end")
    found: dict[str, Any] = guest.get(cup)
    return found


def tables(found: dict[str, Any]) -> list[Table]:
    return [
        Table(game["round"], tuple(game["players"]), game["points"] and tuple(game["points"]))
        for game in found["games"]
    ]


def check(found: dict[str, Any], sizes: tuple[int, ...] = (2,)) -> list[str]:
    """What the referee says of a tournament that nobody has left."""
    seeds = [one["number"] for one in sorted(found["entrants"], key=lambda one: (-one["points"], one["number"]))]
    active = {number: set(seeds) for number in range(1, found["about"]["round"] + 1)}
    return group_faults(tables(found), active, sizes) if sizes[0] > 2 else faults(tables(found), active, seeds)


# ---------------------------------------------------------------- played by bots


@pytest.mark.parametrize(("count", "game"), mostly([(9, "high_card"), (64, "connect_four")], [9]))
def test_bots_play_a_swiss_to_its_end(server: Server, count: int, game: str) -> None:
    ann, box = account(server, "Ann"), {**CARDS, "game": game}
    cup = make(ann, most=count, **box)
    ann.post(f"{cup}/bots", {"bot": "random", "count": count})
    start(ann, cup)
    found = over(ann, cup)
    about, entrants = found["about"], found["entrants"]
    rounds = (count - 1).bit_length()
    assert (about["rounds"], about["round"], about["entered"]) == (rounds, rounds, count)
    assert check(found) == []
    assert about["winners"] == [one["name"] for one in entrants if one["place"] == 1]
    assert [one["score"] for one in entrants] == sorted((one["score"] for one in entrants), reverse=True)
    assert sum(one["score"] for one in entrants) == 2 * len(found["games"])
    for pair in found["games"]:
        if len(pair["players"]) == 2:
            result = ann.get(f"/api/matches/{pair['match']}")["over"]["places"]
            assert pair["points"] == {(1, 2): [2, 0], (2, 1): [0, 2], (1, 1): [1, 1]}[tuple(result)]
    assert cup.rpartition("/")[2] in [row["id"] for row in server.guest().get(f"/api/tournaments?game={game}")]


def test_bots_play_a_round_robin_and_in_groups(server: Server) -> None:
    ann = account(server, "Ann")
    robin = make(ann, kind="robin", **CARDS)
    ann.post(f"{robin}/bots", {"bot": "random", "count": 5})
    groups = make(ann, kind="groups", **{**CARDS, "seats": 3, "rounds": 4})
    ann.post(f"{groups}/bots", {"bot": "random", "count": 10})
    for cup in (robin, groups):
        start(ann, cup)
    found = over(ann, robin)
    assert robin_faults(tables(found), range(1, 6)) == []
    found = over(ann, groups)
    assert check(found, (3,)) == []
    assert {len(game["players"]) for game in found["games"]} == {1, 3}


def test_an_arena_pairs_again_until_its_time_is_up(server: Server) -> None:
    ann = account(server, "Ann")
    cup = make(ann, kind="arena", minutes=5, **CARDS)
    ann.post(f"{cup}/bots", {"bot": "random", "count": 4})
    start(ann, cup)
    eventually(lambda: len(ann.get(cup)["games"]) > 6, "they are not paired again")
    table = schema.tournaments
    server.write(lambda c: c.execute(table.update().where(table.c.id == cup[-12:]).values(starts=now() - 300_000)))
    found = over(ann, cup)
    assert all(game["points"] for game in found["games"]), "games that were being played count"
    pairs = {number: list[set[int]]() for number in range(1, 5)}
    for table_ in sorted(tables(found)):
        for player in table_.players:
            pairs[player].append({*table_.players})
    assert not [mine for mine in pairs.values() for a, b in pairwise(mine) if a == b]


# ---------------------------------------------------------------- people


def test_people_enter_play_and_see_who_won(server: Server) -> None:
    ann, bo = account(server, "Ann"), server.guest("Bo")
    cup = make(ann)
    for guest in (ann, bo, bo):
        guest.post(f"{cup}/enter")
    assert ann.get(cup)["about"]["entered"] == 2
    start(ann, cup)
    eventually(lambda: bo.get(cup)["match"], "there is no table")
    match = bo.get(cup)["match"]
    assert ann.get(cup)["match"] == match
    assert [row["id"] for row in bo.get("/api/matches/mine")] == [match]
    with ann.sit(match) as a, bo.sit(match) as b:
        assert a.until("table")["tournament"] == cup[-12:]
        a.say(type="salt", text="")
        b.say(type="salt", text="")
        for line in (a, b):
            while not (state := line.until())["started"]:
                pass
            assert not state["propose_end"]
        a.say(type="propose_end")
        assert "give points away" in a.until("refused")["sentence"]
    eventually(lambda: match in [r["id"] for r in server.guest().get("/api/matches/running")], "nobody can watch it")
    names = [s["name"] for s in ann.get(f"/api/matches/{match}")["seats"]]
    first, second = (ann, bo) if names == ["Ann", "Bo"] else (bo, ann)
    win(match, first, second)
    found = over(ann, cup)
    assert found["about"]["winners"] == [names[0]]
    assert ann.get("/api/standing")["ratings"], "it was rated"
    assert found["match"] is None
    assert [row["tournament"] for row in bo.ask("GET", "/api/me/data")["tournaments"]] == [cup[-12:]]


def gone(server: Server) -> None:
    """The patience of every table that waits is over."""
    table = schema.pairings
    server.write(lambda c: c.execute(table.update().where(table.c.due.is_not(None)).values(due=now() - 1)))
    table = schema.tournaments
    server.write(lambda c: c.execute(table.update().where(table.c.due.is_not(None)).values(due=now() - 1)))
    table = schema.matches
    server.write(lambda c: c.execute(table.update().where(table.c.tournament.is_not(None)).values(updated=1)))


def next_table(guest: Guest, cup: str, before: str) -> str:
    """The guest's table, once it is another one."""
    eventually(lambda: guest.get(cup)["match"] not in (None, before), "there is no table")
    return str(guest.get(cup)["match"])


def column(server: Server, query: Select[Any]) -> list[Any]:
    return server.read(lambda c: list(c.execute(query).scalars()))


def answered(server: Server, salts: Select[Any]) -> bool:
    """Whether somebody has opened the table."""
    return bool(column(server, salts)[0])


def game_of(guest: Guest, cup: str, match: str) -> dict[str, Any]:
    """The game that is played at this table, once it has points."""
    found = (game for game in guest.get(cup)["games"] if game["match"] == match and game["points"])
    return next(found, {})


def test_who_does_not_come_forfeits_and_is_withdrawn_the_second_time(server: Server) -> None:
    ann, bo = account(server, "Ann"), server.guest("Bo")
    cup = make(ann, kind="arena", minutes=60)
    for guest in (ann, bo):
        guest.post(f"{cup}/enter")
    start(ann, cup)
    before = ""
    for missed in (1, 2):
        match = before = next_table(ann, cup, before)
        with ann.sit(match) as line:
            line.until()
            line.say(type="salt", text="")
            salts = select(schema.matches.c.salts).where(schema.matches.c.id == match)
            eventually(partial(answered, server, salts), "the answer is lost")
        gone(server)
        eventually(partial(game_of, ann, cup, match))
        game = game_of(ann, cup, match)
        by = {one["number"]: one for one in ann.get(cup)["entrants"]}
        points = {by[number]["name"]: points for number, points in zip(game["players"], game["points"], strict=True)}
        assert (points, game["forfeit"]) == ({"Ann": 2, "Bo": 0}, True)
        assert bo.get("/api/me/data" if missed == 2 else cup)
        assert bo.get(cup)["gone"] == (missed == 2)
        assert "closed" in refused(410, bo, "POST", f"/api/matches/{match}/join", {})
    bo.post(f"{cup}/enter")
    assert not bo.get(cup)["gone"], "in an arena they may come back"


def test_a_group_plays_without_who_has_not_come(server: Server) -> None:
    ann, bo, cy = account(server, "Ann"), server.guest("Bo"), server.guest("Cy")
    cup = make(ann, kind="groups", **{**CARDS, "seats": 3, "rounds": 1})
    for guest in (ann, bo, cy):
        guest.post(f"{cup}/enter")
    start(ann, cup)
    eventually(lambda: ann.get(cup)["match"], "there is no table")
    match = ann.get(cup)["match"]
    for guest in (ann, bo):
        with guest.sit(match) as line:
            line.until()
            line.say(type="salt", text="")
            while (line.until()["salts"] or {"answered": []})["answered"].count(line_seat(guest, match)) == 0:
                pass
    gone(server)
    eventually(lambda: ann.get(f"/api/matches/{match}")["started"], "it does not begin")
    entries = schema.entries.c
    missed = select(entries.missed).where(entries.tournament == cup[-12:]).order_by(entries.number)
    assert column(server, missed) == [0, 0, 1]


def line_seat(guest: Guest, match: str) -> int:
    return int(guest.get(f"/api/matches/{match}")["you"])


def test_a_game_that_all_have_left_is_over_for_the_tournament(server: Server) -> None:
    ann = account(server, "Ann")
    cup = make(ann)
    ann.post(f"{cup}/enter")
    ann.post(f"{cup}/bots", {"bot": "random"})
    start(ann, cup)
    eventually(lambda: ann.get(cup)["match"], "there is no table")
    match = ann.get(cup)["match"]
    with ann.sit(match) as line:
        line.say(type="salt", text="")
        while not line.until()["started"]:
            pass
    ann.post(f"/api/matches/{match}/leave")

    def ended() -> bool:
        gone(server)
        return bool(ann.get(cup)["about"]["status"] == "over")

    eventually(ended, "the tournament does not end")
    found = over(ann, cup)
    assert found["about"]["winners"] == [one["name"] for one in found["entrants"] if one["bot"]]


# ---------------------------------------------------------------- refusals


def test_what_cannot_be_is_refused_in_a_sentence(server: Server) -> None:
    ann, bo = account(server, "Ann"), server.guest("Bo")
    wish = {"name": "Cup", "kind": "swiss", **FOUR, "starts": int(time.time()) + 60}
    assert "passkey" in refused(403, bo, "POST", "/api/tournaments", wish)
    for wrong, words in (
        ({"seats": 3}, "for two players"),
        ({"kind": "groups"}, "three or four"),
        ({"kind": "groups", "seats": 3}, "2"),
        ({"starts": 0}, "Choose a time"),
        ({"options": {"size": 5}}, "size"),
        ({"game": "karthis"}, "1"),
        ({"clock": {}}, "one of the three"),
        ({"clock": {"days": 3}}, "not played by the day"),
        ({"name": " "}, "name"),
        ({"minutes": 1}, "minutes"),
    ):
        assert words in refused(400, ann, "POST", "/api/tournaments", {**wish, **wrong}), wrong
    assert "choose one of" in refused(404, ann, "POST", "/api/tournaments", {**wish, "game": "nosuch"})
    cup = make(ann, most=2, open=False)
    for door in ("start", "cancel", "bots"):
        assert "Only its host" in refused(403, bo, "POST", f"{cup}/{door}", {"bot": "random"} if door == "bots" else {})
    assert "not playing" in refused(409, bo, "POST", f"{cup}/withdraw", {})
    assert "no bot" in refused(400, ann, "POST", f"{cup}/bots", {"bot": "nosuch"}).casefold()
    assert "full" in refused(409, ann, "POST", f"{cup}/bots", {"bot": "random", "count": 3})
    bo.post(f"{cup}/enter")
    assert cup[-12:] in [row["id"] for row in bo.get("/api/tournaments")]
    assert cup[-12:] not in [row["id"] for row in server.guest().get("/api/tournaments")]
    bo.post(f"{cup}/withdraw")
    assert (bo.get(cup)["gone"], bo.get(cup)["about"]["entered"]) == (True, 0)
    start(ann, cup)
    eventually(lambda: ann.get(cup)["about"]["status"] == "cancelled", "nobody is there, and it goes on")
    assert "is over" in refused(409, bo, "POST", f"{cup}/enter", {})
    assert "no such tournament" in refused(404, bo, "GET", "/api/tournaments/nosuch")
    for _ in range(tournaments.MINE):
        cup = make(ann)
    assert "unfinished tournaments" in refused(429, ann, "POST", "/api/tournaments", wish)
    ann.post(f"{cup}/cancel")
    assert "is over" in refused(409, ann, "POST", f"{cup}/start", {})


def test_the_operator_makes_and_cancels_any(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(quick(f"sqlite:///{tmp_path / 'server.db'}", operator_token="secret")) as server:
        bo = server.guest("Bo")
        wish = {"name": "Cup", "kind": "swiss", **FOUR, "starts": int(time.time()) + 60}
        assert refused(403, bo, "POST", "/api/tournaments", wish)
        found = bo.ask("POST", "/api/tournaments", wish, Authorization="Bearer secret")
        cup = f"/api/tournaments/{found['id']}"
        server.write(lambda c: c.execute(schema.tournaments.update().values(host="somebody else")))
        assert refused(403, bo, "POST", f"{cup}/start", {})
        assert bo.ask("POST", f"{cup}/bots", {"bot": "random"}, Authorization="Bearer secret")
        assert run(["admin", "cancel", found["id"], "--database", str(server.tables.settings.database)]) == 0
        assert "is cancelled" in capsys.readouterr().out
        assert bo.get(cup)["about"]["status"] == "cancelled"
        assert run(["admin", "cancel", found["id"], "--database", str(server.tables.settings.database)]) != 0
        assert "is over" in capsys.readouterr().err


def test_whom_the_host_has_blocked_cannot_enter(server: Server) -> None:
    ann, bo = account(server, "Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": "connect_four", "seats": 2})
    bo.join(made["links"]["seats"]["1"])
    ann.post(f"/api/matches/{made['id']}/remove", {"seat": 1, "block": True})
    assert refused(403, bo, "POST", f"{make(ann)}/enter", {})


def test_who_withdraws_and_comes_back_needs_a_free_place(server: Server) -> None:
    ann, bo, cy = account(server, "Ann"), server.guest("Bo"), server.guest("Cy")
    cup = make(ann, most=2)
    for guest in (ann, bo):
        guest.post(f"{cup}/enter")
    bo.post(f"{cup}/withdraw")
    cy.post(f"{cup}/enter")
    assert "full" in refused(409, bo, "POST", f"{cup}/enter", {})
    cy.post(f"{cup}/withdraw")
    bo.post(f"{cup}/enter")
    assert ann.get(cup)["about"]["entered"] == 2


def opened_table(server: Server, cup: str, ann: Guest, bo: Guest) -> tuple[str, list[str]]:
    """The first table of two, once its game has begun, and the names there."""
    for guest in (ann, bo):
        guest.post(f"{cup}/enter")
    start(ann, cup)
    match = next_table(ann, cup, "")
    with ann.sit(match) as a, bo.sit(match) as b:
        for line in (a, b):
            line.until()
            line.say(type="salt", text="")
        while not a.until()["started"]:
            pass
    return match, [seat["name"] for seat in ann.get(f"/api/matches/{match}")["seats"]]


@pytest.mark.parametrize("how", ["deleted", "banned"])
def test_somebody_goes_in_the_middle_of_a_game_and_the_other_plays_it_to_its_end(server: Server, how: str) -> None:
    ann, bo = account(server, "Ann"), server.guest("Bo")
    cup = make(ann)
    match, names = opened_table(server, cup, ann, bo)
    mine = names.index("Ann")
    if how == "deleted":
        bo.post("/api/me/delete", {"name": "Bo"})
    else:
        ban(server, "--guest", guest_of(bo))
        banned(bo)
    with ann.sit(match) as line:
        state = line.until()
        while not state["over"]:
            if mine in state["waiting"] and state["moves"]:
                line.play(state["moves"][0]["code"], state["turn"])
            state = line.until()
    found = over(ann, cup)
    assert sorted(found["games"][0]["points"]) == [0, 2]
    assert found["about"]["winners"] == ["Ann"], "nobody wins by a bot's moves"
    there = {one["name"]: one["gone"] for one in found["entrants"]}
    assert there == ({"Ann": False, "A former guest": True} if how == "deleted" else {"Ann": False, "Bo": False})


def test_who_is_banned_before_the_round_forfeits(server: Server) -> None:
    ann, bo = account(server, "Ann"), server.guest("Bo")
    cup = make(ann)
    for guest in (ann, bo):
        guest.post(f"{cup}/enter")
    ban(server, "--guest", guest_of(bo))
    assert banned(bo)
    start(ann, cup)
    match = next_table(ann, cup, "")
    with ann.sit(match) as line:
        line.until()
        line.say(type="salt", text="")
        salts = select(schema.matches.c.salts).where(schema.matches.c.id == match)
        eventually(partial(answered, server, salts), "the answer is lost")
    gone(server)
    found = over(ann, cup)
    assert (found["games"][0]["forfeit"], found["about"]["winners"]) == (True, ["Ann"])


def test_a_deleted_account_leaves_an_unnamed_entry(server: Server) -> None:
    ann, bo = account(server, "Ann"), server.guest("Bo")
    cup = make(ann)
    for guest in (ann, bo):
        guest.post(f"{cup}/enter")
    bo.post("/api/me/delete", {"name": "Bo"})
    names = [(one["name"], one["gone"]) for one in ann.get(cup)["entrants"]]
    assert names == [("Ann", False), ("A former guest", True)]
    assert "Bo" not in str(ann.get(cup))
    ann.post("/api/me/delete", {"name": "Ann"})
    assert server.guest().get(cup)["host"] is False


# ---------------------------------------------------------------- when one dies, another goes on


class Killed(BaseException):
    """The process ends here."""


async def idle(_tables: Tables) -> None:
    """What the server's own director does meanwhile."""


@pytest.fixture
def by_hand(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the test itself takes tournaments on, none but its own, and the next takes over at once."""
    monkeypatch.setattr(tournament_steps, "LEASE", 0)
    monkeypatch.setattr(director, "go_round", idle)
    server.write(lambda c: c.execute(schema.tournaments.update().values(due=None)))


def play_on(server: Server, ann: Guest, cup: str) -> None:
    """Take every step that can be taken now, and wait for the games."""
    server.do(go_round(server.tables))
    games = ann.get(cup)["games"]
    eventually(lambda: all(game["points"] for game in ann.get(cup)["games"] if game["match"]), f"{games} do not end")


@pytest.mark.parametrize("kind", ["step", "_write", "_change_table"])
def test_a_tournament_goes_on_from_every_step_at_which_a_process_dies(
    server: Server, monkeypatch: pytest.MonkeyPatch, by_hand: None, kind: str
) -> None:
    """The first process dies at its n-th transaction of a kind, before it is stored or just after it; another takes over."""
    write, ann, died = Database.write, account(server, "Ann"), set[str]()
    for n in range(tries(14, 4)):
        cup = make(ann, kind="swiss", **CARDS)
        ann.post(f"{cup}/bots", {"bot": "random", "count": tries(4, 2)})
        start(ann, cup)
        count = 0

        async def fail(self: Database, work: Callable[[Connection], Any]) -> Any:
            nonlocal count
            caller = sys._getframe(1)
            here = caller.f_globals["__name__"] == director.__name__ and caller.f_code.co_name == kind
            count += here
            if not here or count != n // 2 + 1:  # noqa: B023
                return await write(self, work)
            died.add("after" if n % 2 else "before")  # noqa: B023
            if n % 2:  # noqa: B023
                await write(self, work)
            count += 1
            raise Killed

        monkeypatch.setattr(Database, "write", fail)
        end, killed = time.monotonic() + 240, 0
        while ann.get(cup)["about"]["status"] != "over":
            try:
                play_on(server, ann, cup)
            except Killed:
                killed += 1
            assert time.monotonic() < end, f"after {n} it does not go on"
        monkeypatch.setattr(Database, "write", write)
        found = ann.get(cup)
        assert check(found) == []
        played, mine = [game["match"] for game in found["games"] if len(game["players"]) > 1], schema.matches.c
        laid = column(server, select(mine.id).where(mine.tournament == cup[-12:]))
        assert sorted(laid) == sorted(played), "a table was laid twice, or none"
        if not killed:
            break
    assert died == {"before", "after"}


@pytest.mark.release
@pytest.mark.parametrize("database", BOTH, indirect=True)
def test_killed_again_and_again_a_tournament_is_played_as_if_nothing_had_happened(database: str) -> None:
    """On PostgreSQL two processes share it, and one of them is killed."""
    chooser = Random(5)
    with ExitStack() as stack:
        first = stack.enter_context(Process(quick(database, operator_token="secret"), free_port()))
        if "postgresql" in database:
            stack.enter_context(Process(quick(database, operator_token="secret"), free_port()))
        ann = Guest(first.address)
        wish = {"name": "Cup", "kind": "swiss", **CARDS, "starts": int(time.time()) + 60}
        cup = f"/api/tournaments/{ann.ask('POST', '/api/tournaments', wish, Authorization='Bearer secret')['id']}"
        ann.ask("POST", f"{cup}/bots", {"bot": "random", "count": 6}, Authorization="Bearer secret")
        ann.ask("POST", f"{cup}/start", {}, Authorization="Bearer secret")
        for _ in range(tries(8, 2)):
            time.sleep(0.3 + chooser.random())
            first.kill()
            first.start()
        found = over(ann, cup)
        assert check(found) == []
        assert len({game["match"] for game in found["games"]}) == len(found["games"]) == 9
    assert set(stored(database)) == {game["match"] for game in found["games"]}, "a table was laid twice"
