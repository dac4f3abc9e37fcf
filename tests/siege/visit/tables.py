"""Tables: who may sit down, watch and talk, and what each is shown."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from rulewright.doors.server.client import Guest
from tests.siege.visit.visitor import PATIENCE, TOKEN, Visitor, Wrong, closed, hears_closing, hold, numbers

FLOOD = 8
"""Chat lines sent at once: more than anybody may."""


class Tables(Visitor):
    def private_table(self) -> None:
        """A stranger gets no seat, no view, no record and no advice."""
        match, ann, bo, links = self.two("connect_four")
        carl, table = self.guest("Carl"), f"/api/matches/{match}"
        self.ask(carl, "GET", table, None, 403)
        self.ask(carl, "GET", f"{table}?token=abc", None, 403)
        self.ask(carl, "GET", f"{table}/deal?{links['spectate'].partition('?')[2]}", None, 404)
        self.ask(carl, "POST", f"{table}/join", {"token": "abc"}, 403)
        self.ask(carl, "POST", f"{table}/join", {}, 403)
        other = self.open(carl, "connect_four")["links"]["spectate"]
        self.ask(carl, "POST", f"{table}/join", {"token": other.partition("?token=")[2]}, 403)
        self.ask(carl, "POST", f"{table}/leave", {})
        self.ask(carl, "POST", f"{table}/rematch", {}, 403, 409)
        self.ask(carl, "POST", f"{table}/fill", {"seat": 1, "bot": "random"}, 403, 409)
        self.ask(carl, "GET", f"{table}/record", None, 403)
        self.ask(carl, "POST", f"{table}/remove", {"seat": 1, "block": True}, 403)
        self.ask(carl, "GET", f"{table}/advice", None, 403)
        self.ask(carl, "GET", f"{table}/deal", None, 404)
        self.ask(carl, "POST", f"/api/records/{match}/fork", {"frame": 0}, 403, 409)
        self.ask(carl, "GET", f"/api/records/{match}", None, 403, 409)
        self.ask(carl, "GET", f"/api/records/{match}/review", None, 403, 409)
        self.ask(carl, "GET", f"/api/records/{match}/final", None, 403, 409)
        hold(closed(carl, match) == 4003, "a stranger was let in over a socket")
        forged = Guest(self.address, f"{ann.cookie.partition('.')[0]}.{'x' * 24}", self.home)
        hold(closed(forged, match) == 4011, "a forged cookie opened a socket")
        hold(match in self.ids(ann, "mine") and match in self.ids(bo, "mine"), "a table is not among one's own")
        hold(match not in self.ids(carl, "mine"), "a stranger has somebody else's table on their list")
        listed = self.ids(carl, "open") | self.ids(carl, "running")
        hold(match not in listed, "a table that is not open to everybody is listed")
        seat, opposite = self.seat(ann, match), self.seat(bo, match)
        hold(self.ask(ann, "GET", f"{table}")["you"] == 0, "the host does not sit in the first seat")
        self.ask(ann, "GET", f"{table}/advice", None, 403)
        opposite.look()
        opposite.refused("a move out of turn", type="play", code=seat.look()["moves"][0]["code"], turn=0)
        seat.play()
        seat.hears("pong", type="ping")
        seat.hears("state", type="back")
        self.join(carl, links["spectate"])
        watching = self.seat(carl, match)
        hold(watching.look(1)["you"] == -1, "somebody who looks on has a seat")
        hold(not watching.state["moves"], "somebody who looks on has moves")
        watching.refused("a spectator's move", type="play", code=0, turn=0)
        hold(len(self.ask(ann, "GET", f"{table}/record").splitlines()) >= 2, "a record lacks the moves made so far")

    def hidden_hands(self) -> None:
        """The views of players and spectators with hidden cards are checked against the rules after the siege."""
        match, ann, bo, links = self.two("high_card")
        carl = self.guest()
        self.join(carl, links["spectate"])
        seats = [self.seat(guest, match) for guest in (ann, bo, carl)]
        for seat in seats:
            unseen = seat.look()["derived"]["unseen"]
            told = seat.hears("answer", type="ask", question="higher", argument=5)["answer"]["cards"]
            hold(told == [card for card in unseen if card > 5], "a question was answered from another view")
        for number in range(3):
            states = [seat.look(number) for seat in seats]
            mover = next((seat for seat, state in zip(seats, states, strict=True) if state["moves"]), None)
            if mover is None:
                break
            mover.play()
        self.tally.counts["hidden views"] += sum(len(seat.line.heard) for seat in seats)

    def running(self) -> None:
        """Nobody may do with a running game what is for finished ones, or sit where somebody else does."""
        match, ann, bo, links = self.two("high_card")
        record = f"/api/records/{match}"
        for path in (
            record,
            f"{record}/final",
            f"{record}/review",
            f"/pictures/{match}/0.svg",
            f"/pictures/{match}/game.webp",
        ):
            self.ask(ann, "GET", path, None, 409)
        self.ask(ann, "GET", f"{record}/decision?move=1", None, 409)
        self.ask(ann, "GET", f"{record}/decision/tried?move=1&code=0", None, 409)
        self.ask(ann, "POST", f"{record}/fork", {"frame": 0, "seat": 0, "bot": "random"}, 409)
        self.ask(ann, "POST", f"/api/matches/{match}/rematch", {}, 409)
        self.ask(ann, "POST", f"/api/matches/{match}/remove", {"seat": 1}, 409)
        carl = self.guest("Carl")
        self.join(carl, links["spectate"])
        for guest, own, other in ((ann, 0, 1), (bo, 1, 0), (carl, -1, 0)):
            seat = self.seat(guest, match, seat=other, text=True)
            hold(seat.look()["you"] == own, "somebody looks on with the eyes of another seat")

    def reconnecting(self) -> None:
        """A client that connects again is shown no less than before, and each note once."""
        match, ann, bo, _ = self.two("high_card")
        seats, told = [self.seat(guest, match) for guest in (ann, bo)], [0, 0]
        for number in range(4):
            mover = seats[number % 2]
            mover.look(number)
            mover.play()
            for own, guest in enumerate((ann, bo)):
                state = seats[own].look(number + 1)
                whole = self.seat(guest, match).look()
                again = self.seat(guest, match, notes=told[own], line=state["line"]).look()
                hold(whole["line"] >= state["line"] and again["line"] >= state["line"], "an older board was shown")
                hold(again["notes"] == whole["notes"][told[own] :], "the notes since the last visit are not all there")
                told[own] = len(whole["notes"])

    def open_table(self) -> None:
        ann, bo = self.guest("Ann"), self.guest("Bo")
        match = self.open(ann, "katamari", seats=3, open=True)["id"]
        self.tally.own.add(match)
        hold(match in self.ids(bo, "open"), "an open table is not listed")
        self.ask(bo, "POST", f"/api/matches/{match}/join", {"seat": 1})
        self.ask(ann, "POST", f"/api/matches/{match}/fill", {"seat": 2, "bot": "random"})
        hold(match not in self.ids(bo, "open"), "a full table is still listed")
        carl = self.guest("Carl")
        hold(match in self.ids(carl, "running"), "a running game of an open table is not listed")
        hold(match not in self.ids(bo, "running"), "somebody is offered their own game to watch")
        hold(closed(carl, match) == 4003, "a stranger watches without having come in")
        hold(self.ask(carl, "POST", f"/api/matches/{match}/join", {})["you"] == -1, "a spectator has a seat")
        hold(self.seat(carl, match).look()["moves"] == [], "a spectator is offered moves")
        seat = self.seat(bo, match)
        hold([s["kind"] for s in seat.look()["seats"]] == ["human", "human", "bot"], "somebody sits in a wrong seat")
        self.ask(bo, "POST", f"/api/matches/{match}/leave", {})
        with_closed = hears_closing(seat.line)
        hold(with_closed == 4000, f"somebody who left was closed with {with_closed}")
        used_up = self.open(ann, "connect_four")["links"]["seats"]["1"]
        self.join(bo, used_up)
        self.join(self.guest(), used_up, 403, 409)

    def own_box(self) -> None:
        ann = self.guest("Ann")
        box = "rounds = 3\ncoins = 5\n"
        match = self.open(ann, "claims", seats=2, box=box)["id"]
        hold(self.ask(ann, "GET", f"/api/matches/{match}/box") == box, "a box is not the one that was brought")
        told = self.ask(ann, "GET", f"/api/matches/{match}/box/changes")["changes"]
        hold(any(line.startswith("coins: 5 ") for line in told), f"a box differs by {told}")
        self.ask(self.guest(), "GET", f"/api/matches/{match}/box/changes", None, 403)
        sheet = self.ask(ann, "POST", "/api/games/claims/box", {"text": box})
        hold(sheet["said"] == {"rounds": 3, "coins": 5} and not sheet["error"], f"a box was read as {sheet}")
        wrong = self.ask(ann, "POST", "/api/games/claims/box", {"said": {"rounds": "many", "coins": 5}})
        hold(wrong["at"] == ["rounds"] and wrong["error"] != "", f"a wrong box was read as {wrong}")
        self.ask(self.guest(), "GET", f"/api/matches/{match}/box", None, 403)
        self.ask(ann, "POST", "/api/matches", {"game": "claims", "box": "rounds = 'many'"}, 400)

    def lab(self) -> None:
        """A study returns its figures, and an invalid one is refused; no match is affected."""
        ann = self.guest("Ann")
        mine = self.ids(ann, "mine")
        hold(self.ask(ann, "GET", "/api/lab")["on"], "the lab is closed")
        wish = {"game": "high_card", "players": "random", "settings": [{}], "games": 20}
        last = json.loads(self.ask(ann, "POST", "/api/lab/study", wish).splitlines()[-1])
        hold(last["status"] == "done" and last["games"] == 20, f"a study ended as {last['status']}: {last['error']}")
        wrong = {**wish, "settings": [{"changes": ["no.such=1"]}]}
        self.ask(ann, "POST", "/api/lab/study", wrong, 400)
        for player in (f"learned:1:1:{Path(__file__)}", "search:1000000000"):
            self.ask(ann, "POST", "/api/lab/study", {**wish, "players": player}, 400)
        self.ask(ann, "POST", "/api/lab/files/nothing.txt", wish, 404)
        hold(self.ids(ann, "mine") == mine, "a study opened a table")

    def chat(self) -> None:
        match, ann, bo, links = self.two("connect_four")
        carl, word = self.guest(), f"good luck, number {next(numbers)}"
        self.join(carl, links["spectate"])
        here, there, watching = (self.seat(guest, match) for guest in (ann, bo, carl))
        there.look()
        here.say(type="say", text=word)
        told = there.until("chat")["lines"]
        hold([(line["name"], line["text"]) for line in told] == [("Ann", word)], "what was said is not what was heard")
        here.say(type="say", ready=0)
        hold(there.until("chat")["lines"][0]["ready"], "something ready-made was not passed on as such")
        here.hears("unsaid", type="say", text="see http://example.org")
        for _ in range(FLOOD):
            there.say(type="say", text="and again")
        there.until("unsaid")
        watching.refused("what a spectator said", type="say", text="psst")

    def seeks(self) -> None:
        """Six look for each other at once: they find three tables, one who stops finds none, and nobody sits twice."""
        wish = {"game": "high_card", "seats": 2, "clock": {"per_move": 1000 + next(numbers)}}
        guests = [self.guest(f"Seeker {n}") for n in range(7)]
        gone = guests.pop()
        self.ask(gone, "PUT", "/api/seek", wish)
        listed = [row["clock"] for row in self.ask(guests[0], "GET", "/api/seeks?game=high_card")]
        hold(wish["clock"] in listed, "who looks for players is not shown to others")
        hold(self.ask(gone, "DELETE", "/api/seek")["match"] is None, "a match was found with nobody")

        def find(guest: Guest) -> str:
            for _ in range(20):
                if found := self.ask(guest, "PUT", "/api/seek", wish)["match"]:
                    return str(found)
                time.sleep(0.5)
            raise Wrong("looked for players in vain")

        with ThreadPoolExecutor(len(guests)) as pool:
            found = list(pool.map(find, guests))
        hold(sorted(map(found.count, set(found))) == [2, 2, 2], "those who looked were not seated two by two")
        for guest, match in zip(guests, found, strict=True):
            sitting = [row["id"] for row in self.ask(guest, "GET", "/api/matches/mine")]
            hold(sitting == [match], f"who looked for players sits at {len(sitting)} tables")
            hold(
                self.ask(guest, "PUT", "/api/seek", wish)["match"] == match, "a match that was found is not told again"
            )
        hold(self.ask(gone, "GET", "/api/matches/mine") == [], "who stopped looking was seated")

    def tournaments(self) -> None:
        """Two play a tournament that only its host directs; a player who withdrew is not paired. Bots play another."""
        host, ann, bo, cy = (self.guest(f"{name} {next(numbers)}") for name in ("Host", "Ann", "Bo", "Cy"))
        starts = int(time.time()) + 3600
        wish = {"name": "Cup", "kind": "swiss", "game": "connect_four", "clock": {"per_move": 600}, "starts": starts}
        self.ask(ann, "POST", "/api/tournaments", wish, 403)

        def make(**more: Any) -> str:
            made = self.ask(host, "POST", "/api/tournaments", {**wish, **more}, Authorization=f"Bearer {TOKEN}")
            return f"/api/tournaments/{made['id']}"

        cup, quick = make(), make(game="high_card")
        for door, body in (("start", {}), ("cancel", {}), ("bots", {"bot": "random"})):
            self.ask(ann, "POST", f"{cup}/{door}", body, 403)
        self.ask(host, "POST", f"{quick}/bots", {"bot": "random", "count": 3})
        for guest in (ann, bo, cy):
            entered = self.ask(guest, "POST", f"{cup}/enter", {})
        self.ask(cy, "POST", f"{cup}/withdraw", {})
        listed = [row["id"] for row in self.ask(self.guest(), "GET", "/api/tournaments")]
        hold({cup[-12:], quick[-12:]} <= {*listed}, "a tournament is not listed")
        for each in (cup, quick):
            self.ask(host, "POST", f"{each}/start", {})

        def follow(each: str, true: Callable[[Any], object], why: str) -> Any:
            end = time.monotonic() + PATIENCE
            while not true(found := self.ask(ann, "GET", each)):
                hold(time.monotonic() < end, why)
                time.sleep(0.2)
            return found

        found = follow(cup, lambda found: found["match"], "a tournament opens no table")
        withdrawn = entered["about"]["you"]
        hold(not any(withdrawn in game["players"] for game in found["games"]), "who withdrew is paired")
        match = found["match"]
        hold(self.ask(bo, "GET", cup)["match"] == match, "two who are paired are sent to two tables")
        order = sorted((ann, bo), key=lambda guest: int(self.ask(guest, "GET", f"/api/matches/{match}")["you"]))
        for guest in order:
            seat = self.seat(guest, match)
            seat.say(type="salt", text="")
        self.play_out(match, *order)
        found = follow(cup, lambda found: found["about"]["status"] == "over", "a tournament does not end")
        best = found["entrants"][0]
        hold(found["about"]["winners"] == [best["name"]] and best["score"] == 2, f"the wrong one has won: {best}")
        you = self.ask(order[0], "GET", cup)["about"]["you"]
        hold(best["number"] == you, "the wrong one has won")
        found = follow(quick, lambda found: found["about"]["status"] == "over", "bots do not end a tournament")
        hold(all(game["points"] for game in found["games"]), "a tournament ended before its games")
        self.ask(host, "POST", f"{make()}/cancel", {})
