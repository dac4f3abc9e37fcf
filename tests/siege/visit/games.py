"""Games from the deal to the end: clocks, undo, days, salts, records, and a server that is killed."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rulewright import games
from rulewright.doors.server.client import Guest
from rulewright.match import Verdict, verify
from rulewright.match.receipt import Receipt
from tests.doors.server.push_service import SUBSCRIPTION
from tests.doors.server.servers import FOUR
from tests.siege.visit.visitor import PATIENCE, Seat, Visitor, hold, numbers

PASSING = re.compile(r'"(connected|undo)": \w+|"ask_undo": \d+')
"""What may be different after a restart: who is connected, and what takes a moment to find out."""


def verdict(text: str) -> Verdict:
    with TemporaryDirectory() as folder:
        kept = Path(folder, "record.jsonl")
        kept.write_text(text, "utf-8")
        return verify(kept, games.load(FOUR))


class Games(Visitor):
    def taking_back(self) -> None:
        match, ann, bo, _ = self.two("connect_four")
        one, two = self.seat(ann, match), self.seat(bo, match)
        state = one.play()
        self._undo(one)
        hold(one.look()["number"] == 0, "a move was not taken back")
        one.play(1)
        two.look(1)
        two.play(2)
        state = one.look(2)
        one.refused("taking back what was answered", type="undo", turn=state["turn"])
        one.refused("a move for an older turn", type="play", code=state["moves"][0]["code"], turn=0)
        two.refused("taking back with an older turn", type="undo", turn=0)
        request = self._ask_undo(one, two)
        one.refused("agreeing to one's own wish", type="answer_undo", id=request["id"], agree=True)
        two.hears("state", type="answer_undo", id=request["id"], agree=False)
        one.refused("asking again for what was refused", type="ask_undo", turn=one.state["turn"])
        two.refused("agreeing to what was refused", type="answer_undo", id=request["id"], agree=True)
        one.play()
        two.look(3)
        request = self._ask_undo(two, one)
        hold(request["first"] == 2, "more or less would be taken back than one's own last move")
        self.tally.agreed.add((match, 0, request["id"]))
        one.say(type="answer_undo", id=request["id"], agree=True)
        for seat in (one, two):
            while seat.state["number"] != 1:
                seat.until("state")
        one.refused("agreeing twice", type="answer_undo", id=request["id"], agree=True)

    def agreed_end(self) -> None:
        """A proposal stands while the game goes on, until somebody refuses; nobody can ask again and again."""
        match, ann, bo, _ = self.two("connect_four")
        one, two = self.seat(ann, match), self.seat(bo, match)
        one.play()
        two.look(1)
        request = self._propose_end(one, two)
        one.refused("agreeing to one's own proposal", type="answer_end", id=request["id"], agree=True)
        two.refused("another proposal", type="propose_end")
        two.play(1)
        hold(one.look(2)["end_request"] is not None, "a move ended a proposal to end the game")
        two.hears("state", type="answer_end", id=request["id"], agree=False)
        while not one.state["end_request"]["ended"]:
            one.until("state")
        one.refused("proposing again what was just refused", type="propose_end")
        two.refused("agreeing to what was refused", type="answer_end", id=request["id"], agree=True)
        request = self._propose_end(two, one)
        self.tally.agreed_to_end.add((match, 0))
        one.say(type="answer_end", id=request["id"], agree=True)
        for seat in (one, two):
            over = seat.look(2, over=True)["over"]
            hold((over["ending"], over["places"]) == ("agreed", [1, 1]), "somebody won what all agreed to end")
        one.refused("a move after the end", type="play", code=0, turn=one.state["turn"])
        row = self.ask(ann, "GET", "/api/history")[0]
        hold((row["id"], row["result"]) == (match, "agreed"), "an agreed end is not in the history")
        hold(not self.ask(ann, "GET", "/api/standing")["ratings"], "an agreed end was rated")

    def _propose_end(self, seat: Seat, other: Seat) -> Any:
        """Propose to end the game, and wait until the other is asked; nothing happens before the answer."""
        self.tally.proposed_end.add((seat.match, seat.state["you"]))
        seat.say(type="propose_end")
        for at in (seat, other):
            while not (at.state["end_request"] and at.state["end_request"]["seat"] == seat.state["you"]):
                at.until("state")
                hold(at.state["over"] is None, "a game ended before the other had agreed")
        return other.state["end_request"]

    def _ask_undo(self, seat: Seat, other: Seat) -> Any:
        """Request an undo, and wait until the other is asked; nothing happens before the answer."""
        number = seat.state["number"]
        seat.say(type="ask_undo", turn=seat.state["turn"])
        for at in (seat, other):
            while not (at.state["undo_request"] and at.state["undo_request"]["seat"] == seat.state["you"]):
                at.until("state")
                hold(at.state["number"] >= number, "a move was taken back before the other had agreed")
        return other.state["undo_request"]

    def _undo(self, seat: Seat) -> None:
        state = seat.state
        self.tally.tried.setdefault((seat.match, state["you"], state["turn"]), set()).add(0)
        seat.say(type="undo", turn=state["turn"])
        turn = state["turn"]
        while seat.state["turn"] == turn:
            seat.until("state")

    def by_day(self) -> None:
        """A table played by the day: its clock, a vacation that everybody there sees, and where notices go."""
        match, ann, bo, _ = self.two("connect_four", clock={"days": 3})
        self.two("connect_four")
        later = self.open(ann, "connect_four", seat=1, clock={"days": 1})
        self.join(bo, later["links"]["seats"]["0"])
        waits = self.open(ann, "connect_four")["id"]
        listed = self.ask(ann, "GET", "/api/matches/mine")
        hold(
            [row["id"] for row in listed] in ([match, waits, later["id"]], [match, later["id"], waits]),
            "the table where it is your turn is not on top",
        )
        hold(2 * 86_400 < listed[0]["left"] <= 3 * 86_400, "the list says a wrong time")
        onlooker = self.seat(bo, match)
        clock = onlooker.look()["seats"][0]["clock"]
        hold(clock["running"] and clock["left"] > 2 * 86_400, "the clock of a table played by the day does not run")

        self.ask(ann, "DELETE", "/api/me/vacation", None, 409)
        for days in (10, 20):
            found = self.ask(ann, "PUT", "/api/me/vacation", {"days": days})["vacation"]
            while onlooker.state["seats"][0]["vacation"] is None:
                onlooker.until("state")
            hold(not onlooker.state["seats"][0]["clock"]["running"], "a clock runs during a vacation")
            self.ask(ann, "PUT", "/api/me/vacation", {"days": 1}, 409)
            self.ask(bo, "DELETE", "/api/me/vacation", None, 409)
            self.ask(ann, "DELETE", "/api/me/vacation")
            while onlooker.state["seats"][0]["vacation"] is not None:
                onlooker.until("state")
            hold(onlooker.state["seats"][0]["clock"]["running"], "a clock stands still after a vacation")
        hold(found["left"] == 9, f"{found['left']} days of vacation are left of 30, after one day and twenty")
        for _ in range(28):
            self.ask(ann, "PUT", "/api/me/vacation", {"days": 1})
            self.ask(ann, "DELETE", "/api/me/vacation")
        self.ask(ann, "PUT", "/api/me/vacation", {"days": 1}, 409)

        for endpoint in ("https://127.0.0.1/x", "http://push.example.com/x", "https://localhost/x", "https://[::1]/x"):
            self.ask(ann, "PUT", "/api/me/push", {**SUBSCRIPTION, "endpoint": endpoint}, 400)
        hold(self.ask(ann, "PUT", "/api/me/push", SUBSCRIPTION)["here"], "a device is not told")
        own = self.ask(bo, "GET", "/api/me/notices")
        hold((own["devices"], own["vacation"]["left"]) == (0, 30), "somebody has another's devices or vacation")
        self.ask(bo, "DELETE", "/api/me/push")
        hold(self.ask(ann, "GET", "/api/me/notices")["devices"] == 1, "somebody turned off another's notices")
        hold(self.ask(ann, "DELETE", "/api/me/push")["devices"] == 0, "notices cannot be turned off")
        self.ask(ann, "PUT", "/api/me/email", {"address": "ann@example.com"}, 409)
        self.ask(ann, "DELETE", "/api/me/email")
        self.ask(ann, "POST", "/api/email/confirm", {"token": "x" * 30}, 404)
        self.ask(ann, "POST", "/api/email/stop/nothing.nothing", None, 404)

    def conditional(self) -> None:
        """A line of conditional moves: nobody else's, made once, and only while the game follows it."""
        match, ann, bo, _ = self.two("connect_four", clock={"days": 3})
        door = f"/api/matches/{match}/conditional"
        self.ask(self.guest(), "POST", door, {"seat": 1}, 403)
        for wish in ([3], [3, 9], [3] * 8):
            self.ask(bo, "PUT", door, {"seat": 1, "moves": wish}, 409)
        self.ask(ann, "PUT", door, {"seat": 0, "moves": [3, 3]}, 409)
        self.ask(ann, "PUT", door, {"seat": 1, "moves": [3, 3]}, 403)
        hold(self.ask(bo, "POST", door, {"seat": 1, "moves": [3, 3]})["next"] != [], "a line cannot go on")
        hold(self.ask(bo, "POST", door, {"seat": 1})["moves"] == [], "a line that was only tried was laid down")
        self.ask(bo, "PUT", door, {"seat": 1, "moves": [3, 2, 4, 5]})
        self.ask(ann, "POST", door, {"seat": 1}, 403)
        told = self.ask(ann, "GET", "/api/me/data")["matches"]
        hold([row["conditional"] for row in told] == [[]], "somebody's data has another's conditional moves")
        self.tally.tried[match, 1, 0] = {2}
        seat = self.seat(ann, match)
        seat.play(3)
        seat.look(2)
        seat.play(6)
        left = self.ask(bo, "GET", "/api/me/data")["matches"][0]["conditional"]
        hold(left == [], "the rest of a line was not deleted when the game left it")
        (row,) = self.ask(bo, "GET", "/api/matches/mine")
        hold(row["number"] == 3, "an answer was made to another move")

    def clocks(self) -> None:
        """Clocks start when all players are ready."""
        ann, bo = self.guest("Ann"), self.guest("Bo")
        made = self.open(ann, "connect_four", clock={"per_move": 3600})
        self.join(bo, made["links"]["seats"]["1"])
        one, two = self.seat(ann, made["id"]), self.seat(bo, made["id"])
        hold(one.look()["clocks_in"] is not None, "clocks run before anybody is ready")
        one.say(type="ready")
        two.look()
        two.say(type="ready")
        while one.state["clocks_in"] is not None:
            one.until("state")
        hold(one.state["seats"][0]["clock"]["running"], "the clock of who is to move does not run")
        made = self.open(ann, "connect_four", clock={"per_move": 1}, fill={"1": "random"})
        self.tally.own.add(made["id"])
        late = self.seat(ann, made["id"])
        hold(late.look()["seats"][0]["clock"]["left"] <= 1, "there is more time than was said")
        end = time.monotonic() + PATIENCE
        while late.state["number"] == 0:
            hold(time.monotonic() < end, "nothing happened when the time was up")
            late.until("state")

    def salted(self) -> None:
        """The server commits to the seed before any player adds a salt, and signs what each is shown."""
        ann, bo = self.guest("Ann"), self.guest("Bo")
        made = self.open(ann, "connect_four", salts=True)
        one = self.seat(ann, made["id"])
        promise = one.until("state")["salts"]["promise"]
        one.say(type="salt", text="pepper")
        self.join(bo, made["links"]["seats"]["1"])
        two = self.seat(bo, made["id"])
        first = two.until("state")
        hold(not first["started"], "a game began before everybody could add a salt")
        hold(first["salts"]["promise"] == promise and first["salts"]["used"] == [], "a salt was shown before the deal")
        two.say(type="salt", text="thyme")
        for seat in (one, two):
            found = seat.look()["salts"]
            hold(found["promise"] == promise, "another seed was promised")
            hold(found["used"] == ["pepper", "thyme"], f"the dice were thrown with {found['used']}")
        key = self.ask(bo, "GET", "/.well-known/rulewright-key")["key"]
        shown = two.state
        signed = Receipt(shown["receipt"], made["id"], -1, shown["line"], key, shown["signature"])
        hold(signed.signed_by(key), "a receipt is not signed")
        one.refused("a salt after the deal", type="salt", text="late")

    def to_the_end(self) -> None:
        """A finished match: history, standing, record, replay, playing on, rematch."""
        match, ann, bo, _ = self.two("connect_four")
        before = self.ask(ann, "GET", "/api/standing")["ratings"]
        self.ask(self.guest(), "GET", f"/pictures/{match}/now.svg", None, 403)
        seats = self.play_out(match, ann, bo)
        ended = [seat.look(7, over=True)["over"] for seat in seats]
        hold(ended[0]["won"] == [True, False] or ended[0]["places"] == [1, 2], f"the wrong one has won: {ended[0]}")
        carl = self.guest()
        for guest, result in ((ann, "won"), (bo, "lost")):
            rows = [row for row in self.ask(guest, "GET", "/api/history") if row["id"] == match]
            score = ended[0]["scores"][result == "lost"]
            hold([(row["result"], row["score"]) for row in rows] == [(result, score)], f"a history tells {rows}")
            (rating,) = self.ask(guest, "GET", "/api/standing")["ratings"]
            hold((rating["points"] > 1500) == (result == "won"), f"somebody who {result} has {rating['points']} points")
        hold(before == [], "somebody new is rated already")
        hold(self.ask(carl, "GET", "/api/history") == [], "a stranger has a history")
        text = self.ask(ann, "GET", f"/api/matches/{match}/record")
        found = verdict(text)
        hold(found.true and found.finished, f"the record of a finished game is not true: {found}")
        frames = self.ask(ann, "GET", f"/api/records/{match}?from=0&limit=50")
        hold(len(frames["frames"]) == 8, f"a replay has {len(frames['frames'])} frames")
        self.ask(ann, "GET", f"/api/records/{match}?from=x", None, 400)
        kept = self.ask(ann, "GET", f"/api/records/{match}/final")
        hold(kept["over"]["places"] == ended[0]["places"] and kept["text"] != "", "the end of a game is not kept")
        drawn = self.ask(carl, "GET", f"/pictures/{match}/now.svg")
        hold(
            drawn.startswith(b"<svg") and drawn == self.ask(ann, "GET", f"/pictures/{match}/7.svg"),
            "a picture is no picture",
        )
        self.ask(carl, "GET", f"/pictures/{match}/99.svg", None, 404)
        made = self.ask(carl, "POST", "/api/records", text.encode())["id"]
        hold(self.ask(carl, "GET", f"/api/records/{made}")["frames"] == frames["frames"], "a record changed on its way")
        for spoiled in (text[:-20], re.sub('"seal": "..', '"seal": "xx', text, count=1)):
            self.ask(carl, "POST", "/api/records", spoiled.encode(), 400, 422)
        forked = self.ask(ann, "POST", f"/api/records/{match}/fork", {"frame": 3, "seat": 0, "bot": "random"})["id"]
        self.tally.own.add(forked)
        hold(self.seat(ann, forked).look()["number"] >= 3, "a game goes on from another place than was asked for")
        self.ask(carl, "POST", f"/api/matches/{match}/rematch", {}, 403)
        again = self.ask(bo, "POST", f"/api/matches/{match}/rematch", {})["id"]
        hold(again in self.ids(ann, "mine"), "a rematch lacks somebody")
        self.ask(ann, "GET", f"/api/records/{match}/review", None, 200, 503)
        self.ask(ann, "GET", f"/api/records/{match}/decision?move=3", None, 200, 503)
        self.ask(ann, "GET", f"/api/records/{match}/decision/tried?move=3&code=0", None, 200, 503)

    def unrated(self) -> None:
        """A game from a chosen seed says nothing about anybody."""
        ann = self.guest("Ann")
        match = self.open(ann, "connect_four", seed=7, fill={"1": "random"})["id"]
        self.tally.own.add(match)
        seat = self.seat(ann, match)
        while not seat.look()["over"]:
            if seat.state["moves"]:
                seat.play()
            else:
                seat.until("state")
        hold(self.ask(ann, "GET", "/api/standing")["ratings"] == [], "a game from a chosen seed was rated")

    def coach(self) -> None:
        """In solo games: advice, or that the coach is not ready yet."""
        ann = self.guest("Ann")
        match = self.open(ann, "connect_four", fill={"1": "random"})["id"]
        self.tally.own.add(match)
        self.seat(ann, match).look()
        found = self.ask(ann, "GET", f"/api/matches/{match}/advice", None, 200, 503)
        hold(found is None or len(found["moves"]) == 7, "advice leaves moves out")
        self.ask(ann, "GET", f"/api/matches/{match}/advice?meant=x", None, 400)

    def restart(self) -> None:
        """The server is killed; then chat, notes, boards, clocks, receipts, ratings, seats, blocks and links are as they were."""
        match, ann, bo, links = self.two("high_card", clock={"total": 3600})
        carl, dora = self.guest("Carl"), self.guest("Dora")
        self.join(carl, links["spectate"])
        waiting = self.open(ann, "high_card", seats=3)
        self.join(dora, waiting["links"]["seats"]["1"])
        self.ask(ann, "POST", f"/api/matches/{waiting['id']}/remove", {"seat": 1, "block": True})
        people = {"Ann": ann, "Bo": bo, "Carl": carl}
        seats = [self.seat(guest, match) for guest in people.values()]
        for number, seat in enumerate((0, 1, 1)):
            seats[seat].look(number)
            seats[seat].play()
        seats[0].look(3)
        seats[0].hears("chat", type="say", text=f"remember {next(numbers)}")
        finished = self.open(ann, "connect_four")
        self.join(bo, finished["links"]["seats"]["1"])
        self.play_out(finished["id"], ann, bo)
        time.sleep(1.5)  # time that the clock of the one to move must still have lost afterwards
        before = {name: self._told(guest, match, finished["id"]) for name, guest in people.items()}
        self.tally.down()
        self.target.kill()
        self.target._start()
        self.tally.up()
        for name, guest in people.items():
            clocks, was = before[name]
            later, now = self._told(guest, match, finished["id"])
            for what in was:
                found = now.get(what, "nothing")
                hold(found == was[what], f"after a restart {what} is {found}, and was {was[what]}")
            hold(
                all(b <= a for a, b in zip(clocks, later, strict=True)),
                f"after a restart clocks show {later}, not {clocks}",
            )
        self.join(dora, waiting["links"]["seats"]["1"], 403)
        self.join(self.guest("Eve"), waiting["links"]["seats"]["2"])

    def _told(self, guest: Guest, match: str, finished: str) -> tuple[list[float], dict[str, str]]:
        """The clocks, and everything that somebody is told of a running match, a finished one and themselves."""
        seat = self.seat(guest, match)
        state = seat.look(3)
        clocks = [found.pop("clock")["left"] for found in state["seats"]]
        table = f"/api/matches/{match}"
        paths = (
            "/api/me", "/api/me/blocked", "/api/matches/mine", "/api/standing", "/api/history", table, f"{table}/record",
            f"/api/records/{finished}", "/.well-known/rulewright-key",
        )  # fmt: skip
        found = {
            f"{heard['type']} message": heard
            for heard in seat.line.heard
            if heard["type"] in ("chat", "table", "state")
        }
        found |= {path: self.ask(guest, "GET", path, None, 200, 403) for path in paths}
        return clocks, {what: PASSING.sub("", json.dumps(told)) for what, told in found.items()}
