"""What everybody may ask for without a seat: games, pages, pictures, health; and how much of it."""

from __future__ import annotations

import base64
import re

from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.config import Limits
from rulewright.doors.server.identity import COOKIE
from tests.siege.visit.visitor import TOKEN, Visitor, hears_closing, hold, numbers


class Browsing(Visitor):
    def names(self) -> None:
        ann, bo = self.guest(), self.guest()
        hold(not self.ask(ann, "GET", "/api/me")["chosen"], "somebody new has a name already")
        for name in (f"Anna {next(numbers)}", f"Ann {next(numbers)}"):
            self.ask(ann, "PUT", "/api/me", {"name": name})
            hold(self.ask(ann, "GET", "/api/me")["name"] == name, "a name was not kept")
        hold(self.ask(bo, "GET", "/api/me")["name"] != name, "a name was given to somebody else")
        forged = Guest(self.address, f"{ann.cookie.partition('.')[0]}.{'x' * 24}", self.home)
        hold(self.ask(forged, "GET", "/api/me")["name"] != name, "a forged cookie was taken for a guest's own")

    def catalog(self) -> None:
        ann = self.guest()
        hold({g["name"] for g in self.ask(ann, "GET", "/api/games")} == self.games, "some game is not on the shelf")
        for game in sorted(self.games):
            hold(bool(self.ask(ann, "GET", f"/api/games/{game}")["clauses"]), f"{game} has no clauses")
            hold(bool(self.ask(ann, "GET", f"/api/bots?game={game}")), f"{game} has no bots")
        hold(len(self.ask(ann, "GET", "/api/games/katamari/lesson")["steps"]) > 3, "the lesson has no steps")
        self.ask(ann, "GET", "/api/games/katamari/diagrams/nothing.svg", None, 404)
        hold("<svg " in self.ask(ann, "GET", "/api/games/twelve_patrols/print"), "nothing is printed")
        self.ask(ann, "GET", "/api/games/twelve_patrols/print?players=2", None, 400)
        hold(self.ask(ann, "GET", "/api/heroes?game=karthis") == [], "somebody new has heroes")
        deal = self.ask(ann, "GET", "/api/games/twelve_patrols/deal?kind=daily")
        hold(isinstance(deal["seed"], int), "the deal of the day has no seed")
        self.ask(ann, "GET", "/api/games/nothing", None, 404)

    def browsers(self) -> None:
        """What browsers rely on: policies, cookies that scripts cannot read, and requests of our own pages and names only."""
        for path in ("/", "/m/nothing", "/nothing.js"):
            found = self.fetch(path)[1]
            hold("frame-ancestors 'none'" in found.get("Content-Security-Policy", ""), f"{path} has no policy")
            hold(found.get("Referrer-Policy") == "no-referrer", f"{path} passes its address on")
        for path in ("/", "/api/games", "/api/nothing", "/nothing.js"):
            hold(
                self.fetch(path)[1].get("X-Content-Type-Options") == "nosniff", f"the kind of {path} can be guessed at"
            )
        given = self.fetch("/api/me")[1]
        hold(given.get("Cache-Control") == "no-store", "somebody's answers are kept by others")
        hold("HttpOnly" in given["Set-Cookie"] and "SameSite=Lax" in given["Set-Cookie"], "scripts can read a cookie")
        hold("Secure" not in given["Set-Cookie"], "a cookie is not for this connection")
        secure = self.fetch("/api/me", home="127.0.0.1", X_Forwarded_Proto="https")[1]
        hold("Secure" in secure["Set-Cookie"], "a cookie of a secure connection is sent over others")
        hold(self.fetch("/health", X_Forwarded_For="127.0.0.1")[0] == 403, "anybody can claim another address")
        hold(self.fetch("/api/me", Host="evil.example")[0] == 421, "another site's name was answered to")
        hold(self.fetch("/../siege-sqlite.log")[0] == 404, "a file that is not a page was sent")
        match, ann, _, _ = self.two("high_card")
        self.seat(ann, match).look()
        cookie, evil = f"{COOKIE}={ann.cookie}", "https://evil.example"
        hold(
            self.fetch(f"/api/matches/{match}/leave", "POST", Cookie=cookie, Origin=evil)[0] == 403,
            "another site acts here",
        )
        url = f"ws://{self.address.split('/')[2]}/ws/{match}"
        with Line(url, {"Cookie": cookie, "Origin": evil}, (self.home, 0)) as line:
            hold(hears_closing(line, patient=False) == 4003, "another site's page was let in over a socket")
        drawn = self.fetch(f"/pictures/{match}/now.svg", Cookie=cookie)[1]
        hold("default-src 'none'" in drawn.get("Content-Security-Policy", ""), "a picture may run scripts")
        hold("private" in drawn.get("Cache-Control", ""), "a picture of somebody's hand is kept by others")

    def previews(self) -> None:
        """A link in a messenger tells no more than opening it does."""
        match, _, _, links = self.two("high_card")
        token = links["spectate"].partition("?token=")[2]
        for query, told in (("", False), ("?token=abc", False), (f"?token={token}", True)):
            page = self.ask(self.guest(), "GET", f"/m/{match}{query}")
            hold(("og:title" in page) == told, f"the preview of a private table with {query[:7]!r} is {page}")
            hold(token not in page, "a preview holds a token")

    def daily(self) -> None:
        """The deal of the day counts once, and is compared only with those who have played it."""
        ann, bo, deal = self.guest("Ann"), self.guest("Bo"), "/api/games/twelve_patrols/deal"
        found = self.ask(ann, "GET", f"{deal}?kind=daily")
        first, second = (self.open(ann, "twelve_patrols", seed=found["seed"])["id"] for _ in range(2))
        kinds = [self.ask(ann, "GET", f"/api/matches/{match}/deal")["kind"] for match in (first, second)]
        hold(kinds == ["daily", found["grade"]], f"two tries at the deal of the day count as {kinds}")
        hold(self.ask(ann, "GET", f"{deal}?kind=daily")["match"] == first, "the deal of the day can be begun again")
        self.ask(ann, "GET", f"{deal}/today", None, 409)
        seat = self.seat(ann, first)
        seat.play([move["verb"] for move in seat.look()["moves"]].index("give_up"))
        day = self.ask(ann, "GET", f"{deal}/today")
        hold(day["tries"] > day["won"] and day["friends"] == [], f"a lost deal of the day is told as {day}")
        self.ask(bo, "GET", f"{deal}/today", None, 409)

    def health(self) -> None:
        ann, here = self.guest(), Guest(self.address)  # the second one connects from this machine
        for path in ("/health", "/metrics"):
            self.ask(ann, "GET", path, None, 403)
        hold(self.ask(here, "GET", "/health")["ok"], "the server says that it is not well")
        hold("rulewright_moves_total" in self.ask(here, "GET", "/metrics"), "the metrics tell no moves")
        self.ask(ann, "GET", "/operator", None, 401)
        password = base64.b64encode(f"x:{TOKEN}".encode()).decode()
        page = self.ask(ann, "GET", "/operator", None, Authorization=f"Basic {password}")
        hold("Refusals" in page, "the operator's page tells no refusals")
        self._operator(ann, f"Basic {password}")
        hold(len(self.ask(ann, "GET", "/openapi.json")["paths"]) > 20, "the description lacks paths")
        self.ask(ann, "GET", "/api/nothing", None, 404)

    def _operator(self, ann: Guest, key: str) -> None:
        """Only the operator finds people, and acts for them."""
        people, name = "/operator/people", f"Trudy {next(numbers)}"
        trudy = self.guest(name)
        id_ = trudy.cookie.partition(".")[0]
        self.open(trudy, "high_card")
        find = f"{people}?find={name.replace(' ', '%20')}"
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        deed = f"do=ban&id={id_}&reason=Rude.&until=7".encode()
        self.ask(ann, "GET", find, None, 401)
        self.ask(ann, "POST", people, deed, 401, **form)
        elsewhere = {"Origin": "http://elsewhere.example", "Authorization": key}
        self.ask(ann, "POST", people, deed, 403, **form, **elsewhere)
        hold(self.ask(trudy, "GET", "/api/me")["name"] == name, "somebody was banned by a guest")
        hold(id_ in self.ask(ann, "GET", find, None, Authorization=key), "the operator does not find somebody")
        self.ask(ann, "POST", people, deed, **form, Authorization=key)
        page = self.ask(ann, "GET", people, None, Authorization=key)
        (ban,) = re.findall(rf"<td>([^<]+)<td>guest<td>{id_}<td>", page)
        self.ask(ann, "POST", people, f"do=lift&id={ban}".encode(), **form, Authorization=key)
        self.lets_in(trudy)

    def limits(self) -> None:
        """Requests that are too large or too frequent are refused."""
        ann = self.guest("Ann")
        self.ask(ann, "PUT", "/api/me", {"name": "x" * 30_000}, 413)
        match = self.open(ann, "connect_four", fill={"1": "random"})["id"]
        self.tally.own.add(match)
        seat = self.seat(ann, match)
        seat.refused("a message that is too long", type="say", text="x" * 5_000)
        lines: list[Line] = []
        for _ in range(20):
            lines.append(ann.sit(match))
            self.stack.callback(lines[-1].close)
        turned_away = sum(hears_closing(line, patient=False) == 4008 for line in lines)
        hold(turned_away == 5, f"of 20 more sockets of one guest {turned_away} were turned away")
        for _ in range(Limits().matches - 1):
            self.open(ann, "connect_four")
        self.ask(ann, "POST", "/api/matches", {"game": "connect_four"}, 429)
