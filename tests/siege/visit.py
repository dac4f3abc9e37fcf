"""A visitor who uses every endpoint of the server as intended, and checks each response.

Usage is recorded: a path of the OpenAPI description, or a message of the socket, that is not used here is reported. So is any
private data that a stranger receives.
"""

from __future__ import annotations

import base64
import json
import re
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from email.message import Message
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from rulewright import games
from rulewright.doors.contract import socket as contract
from rulewright.doors.server.admin import Whom, answer_appeal, ban_guest, changing, lift_ban, list_appeals
from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.server.config import Limits
from rulewright.doors.server.identity import COOKIE, FORMER
from rulewright.doors.server.store import schema
from rulewright.match import Verdict, verify
from rulewright.match.receipt import Receipt
from tests.doors.server.authenticator import Authenticator, port
from tests.doors.server.mistakes import PATH as MISTAKES
from tests.doors.server.mistakes import mistake
from tests.doors.server.push_service import SUBSCRIPTION
from tests.doors.server.servers import FOUR
from tests.siege.tally import CUT_OFF, Tally
from tests.siege.target import Target

TOKEN = "the operator's"
"""The operator's token of the besieged server."""
PATIENCE = 30.0
"""Seconds to wait for a message."""
OUTLAW = "127.0.0.66"
"""The address of a client who will be banned."""
PUBLIC = {
    "/openapi.json",
    "/health",
    "/metrics",
    "/operator",
    "/operator/people",
    "/api/me/ban",
    "/.well-known/rulewright-key",
}
"""Endpoints that are independent of guests, or have their own protection."""
PASSING = re.compile(r'"(connected|undo)": \w+|"ask_undo": \d+')
"""What may be different after a restart: who is connected, and what takes a moment to find out."""
FLOOD = 8
"""Chat lines sent at once: more than anybody may."""
_numbers = count(1)


class Wrong(Exception):  # noqa: N818 - what the visitor reports, not a defect of the visitor
    """A violation of a guarantee."""


def hold(true: bool, sentence: str) -> None:
    if not true:
        raise Wrong(sentence)


class Seat:
    """A player at a table whose received states and sent messages are recorded."""

    def __init__(self, tally: Tally, guest: Guest, match: str, **address: Any) -> None:
        self.tally, self.match = tally, match
        self.client = tally.client(match, f"visitor {next(_numbers)}")
        self.client.connects()
        self.line: Line = guest.sit(match, **address)
        self.state: dict[str, Any] = {}

    def look(self, number: int = 0, *, over: bool = False) -> dict[str, Any]:
        """The state once `number` moves are made."""
        while not (self.state and self.state["started"] and self.state["number"] >= number):
            self._hear("state")
        while over and not self.state["over"]:
            self._hear("state")
        return self.state

    def _hear(self, kind: str) -> dict[str, Any]:
        while True:
            try:
                heard = self.line.hear(PATIENCE)
            except TimeoutError:
                raise Wrong(f"waited in vain for {kind!r}") from None
            if heard["type"] == "state":
                self.state = heard
                if heard["started"]:
                    self.tally.shown(self.client, heard)
            if heard["type"] == kind:
                return heard

    def say(self, **message: Any) -> None:
        self.tally.said(message)
        self.line.say(**message)

    def play(self, which: int = 0) -> dict[str, Any]:
        """Make one of the legal moves, and wait until it is shown."""
        state = self.look()
        code, number = state["moves"][which]["code"], state["number"]
        self.tally.tried.setdefault((self.match, state["you"], state["turn"]), set()).add(code)
        self.say(type="play", code=code, turn=state["turn"])
        return self.look(number + 1)

    def refused(self, what: str, **message: Any) -> None:
        """Send a message that must be refused."""
        number = self.look()["number"]
        self.say(**message)
        self._hear("refused")
        self._hear("state")
        hold(self.state["number"] == number, f"{what} was refused and yet done")

    def hears(self, kind: str, **message: Any) -> dict[str, Any]:
        self.say(**message)
        return self._hear(kind)

    def until(self, kind: str) -> dict[str, Any]:
        return self._hear(kind)

    def close(self) -> None:
        self.line.close()


class Visit:
    """One visit to all endpoints. Each has new guests, so that it can be repeated."""

    def __init__(self, tally: Tally, target: Target, home: str, games: set[str]) -> None:
        self.tally, self.target, self.home, self.games = tally, target, home, games
        self.address, self.database = target.address, target.settings.url
        self.stack = ExitStack()
        described = self.guest().get("/openapi.json")
        self.doors = {
            (method.upper(), path): re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)) + r"(\?.*)?")
            for path, methods in described["paths"].items()
            for method in methods
        }

    def guest(self, name: str = "", home: str = "") -> Guest:
        made = Guest(self.address, home=home or self.home)
        if name:
            self.ask(made, "PUT", "/api/me", {"name": name})
            self.tally.secrets.add(made.cookie.rpartition(".")[2])
        return made

    def seat(self, guest: Guest, match: str, **address: Any) -> Seat:
        made = Seat(self.tally, guest, match, **address)
        self.stack.callback(made.close)
        return made

    def ask(self, guest: Guest, method: str, path: str, body: Any = None, *refused: int, **headers: str) -> Any:
        """Send a request that must succeed, or be refused with one of the statuses in `refused`."""
        for door, pattern in self.doors.items():
            if door[0] == method and pattern.fullmatch(path):
                self.tally.uses(*door, body)
        try:
            found = guest.ask(method, path, body, **headers)
        except Answered as e:
            hold(e.status in refused, f"{method} {path} was answered {e.status}: {e.body}")
            return None
        hold(not refused or 200 in refused, f"{method} {path} was not refused")
        return found

    def fetch(self, path: str, method: str = "GET", home: str = "", **headers: str) -> tuple[int, Message]:
        """The status and the headers of a response, to a client without a cookie unless one is given."""
        place = self.address.split("/")[2]
        line = HTTPConnection(place, timeout=PATIENCE, source_address=(home or self.home, 0))
        try:
            line.request(method, path, None, {name.replace("_", "-"): value for name, value in headers.items()})
            found = line.getresponse()
            found.read()
        finally:
            line.close()
        return found.status, found.headers

    def open(self, guest: Guest, game: str, **more: Any) -> Any:
        made = self.ask(guest, "POST", "/api/matches", {"game": game, **more})
        self.tally.secrets.update(re.findall(r"token=([\w-]+)", json.dumps(made)))
        return made

    def join(self, guest: Guest, link: str, *refused: int) -> Any:
        path, _, token = link.partition("?token=")
        return self.ask(guest, "POST", f"/api/matches/{path.rpartition('/')[2]}/join", {"token": token}, *refused)

    def two(self, game: str, **more: Any) -> tuple[str, Guest, Guest, Any]:
        """A private table."""
        ann, bo = self.guest("Ann"), self.guest("Bo")
        made = self.open(ann, game, **more)
        self.join(bo, made["links"]["seats"]["1"])
        return made["id"], ann, bo, made["links"]

    # ------------------------------------------------------------ one after the other

    def run(self, only: Collection[str] = (), left_out: Collection[str] = ()) -> None:
        """Visit all endpoints, or only some, or all but some; then report those that were not used."""
        parts: list[Callable[[], None]] = [
            self.names, self.catalog, self.browsers, self.previews, self.devices, self.passkeys, self.friends, self.daily,
            self.account, self.manners, self.seeks, self.by_day, self.conditional, self.tournaments, self.bans,
            self.private_table,
            self.hidden_hands, self.running, self.reconnecting, self.open_table, self.own_box, self.lab, self.chat,
            self.taking_back, self.agreed_end, self.clocks, self.salted, self.to_the_end, self.unrated, self.coach,
            self.health, self.limits, self.restart,
        ]  # fmt: skip
        for part in parts:
            if (only and part.__name__ not in only) or part.__name__ in left_out:
                continue
            with ExitStack() as self.stack:
                try:
                    part()
                except Wrong as e:
                    self.tally.blame(f"{part.__name__}: {e}")
                except CUT_OFF as e:
                    self.tally.blame(f"{part.__name__}: the line was cut: {e!r}")
                except (LookupError, TypeError) as e:
                    self.tally.blame(f"{part.__name__}: an answer lacks something: {e!r}")
        if not only:
            self._complete()
        self.tally.counts["visits"] += 1

    def _complete(self) -> None:
        for method, path in sorted(self.doors.keys() - self.tally.doors.keys()):
            self.tally.blame(f"the siege never used {method} {path}")
        known: set[type[Struct]] = set(get_args(contract.ClientMessage))
        for tag in sorted({str(kind.__struct_config__.tag) for kind in known} - self.tally.messages.keys()):
            self.tally.blame(f"the siege never sent {tag!r} over a socket")

    def names(self) -> None:
        ann, bo = self.guest(), self.guest()
        hold(not self.ask(ann, "GET", "/api/me")["chosen"], "somebody new has a name already")
        for name in (f"Anna {next(_numbers)}", f"Ann {next(_numbers)}"):
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
            hold(_hears_closing(line, patient=False) == 4003, "another site's page was let in over a socket")
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

    def devices(self) -> None:
        ann, other, third = self.guest("Ann at home"), self.guest(), self.guest()
        token = self._device(ann)
        self.ask(other, "POST", "/api/me/here", {"token": token})
        hold(self.ask(other, "GET", "/api/me")["name"] == "Ann at home", "another device is somebody else")
        self.ask(third, "POST", "/api/me/here", {"token": token}, 403)
        hold(self.ask(third, "GET", "/api/me")["name"] != "Ann at home", "a link for a device was good twice")
        answer = mistake(4, found=1, answered=2)
        self.ask(ann, "PUT", MISTAKES, answer)
        self.ask(other, "PUT", MISTAKES, mistake(4, answered=1))
        self.ask(self.guest("Bo"), "DELETE", f"{MISTAKES}/{answer['id']}")
        hold(self.ask(other, "GET", MISTAKES) == [answer], "an older answer to a mistake stands")
        hold(self.ask(third, "GET", MISTAKES) == [], "somebody has another's mistakes")
        hold(self.ask(ann, "DELETE", f"{MISTAKES}/{answer['id']}") == [], "a mistake is not forgotten")
        token, expires = self._device(ann), schema.devices.c.expires
        changing(self.database, lambda c: c.execute(schema.devices.update().values(expires=expires - 11 * 60_000)))
        self.ask(third, "POST", "/api/me/here", {"token": token}, 403)

    def passkeys(self) -> None:
        """A passkey signs in its owner, and an answer counts once and for one visitor. A profile names only who has one."""
        match, ann, bo, _ = self.two("connect_four")
        phone, here = self.guest("Cy"), {"Host": f"localhost:{port(ann)}"}
        key, (mine,) = self._passkey(ann)
        answer = key.get(phone, self.ask(phone, "POST", "/api/sign-in/options", {}, **here)["options"])
        self.ask(bo, "POST", "/api/sign-in", answer, 403, **here)
        answer = key.get(phone, self.ask(phone, "POST", "/api/sign-in/options", {}, **here)["options"])
        stranger, before = Guest(self.address, phone.cookie, self.home), key.signed
        self.ask(phone, "POST", "/api/sign-in", answer, **here)
        hold(self.ask(phone, "GET", "/api/me")["name"] == "Ann", "a passkey signed somebody else in")
        self.ask(stranger, "POST", "/api/sign-in", answer, 403, **here)
        options = self.ask(stranger, "POST", "/api/sign-in/options", {}, **here)["options"]
        key.signed = before - 1
        self.ask(stranger, "POST", "/api/sign-in", key.get(stranger, options), 403, **here)
        for seat in self._play_out(match, ann, bo):
            seat.look(over=True)
        profile = self.ask(ann, "POST", "/api/me/profile", {"public": True})["profile"]
        (one,) = self.ask(bo, "GET", f"/api/profiles/{profile}")["opponents"]
        hold((one["name"], one["games"]) == ("", 1), f"somebody's profile names who shows none: {one}")
        board = "/api/games/connect_four/leaderboard"
        (row,) = [row for row in self.ask(bo, "GET", board) if row["profile"] == profile]
        hold((row["name"], row["games"], row["you"]) == ("Ann", 1, False), f"a leaderboard says {row}")
        self.ask(bo, "POST", "/api/me/passkeys/remove", {"id": mine["id"]}, 404)
        self.ask(ann, "POST", "/api/me/profile", {"public": False})
        self.ask(bo, "GET", f"/api/profiles/{profile}", None, 404)
        shown = [row["profile"] for row in self.ask(ann, "GET", board)]
        hold(all(shown) and profile not in shown, "a leaderboard shows somebody who does not")
        self.ask(ann, "POST", "/api/me/passkeys/remove", {"id": mine["id"]})
        hold(not self.ask(ann, "GET", "/api/me/account")["passkeys"], "a passkey was not removed")

    def _passkey(self, guest: Guest) -> tuple[Authenticator, Any]:
        """A new passkey of a guest, who becomes an account, and all that the account has."""
        key, here = Authenticator(), {"Host": f"localhost:{port(guest)}"}
        options = self.ask(guest, "POST", "/api/me/passkeys/options", {}, **here)["options"]
        return key, self.ask(guest, "POST", "/api/me/passkeys", key.create(guest, options), **here)["passkeys"]

    def friends(self) -> None:
        """Two follow each other, one invites the other by name, and a block hides each from the other."""
        people, profiles = [self.guest(f"Friend {next(_numbers)}") for _ in range(3)], list[str]()
        ann, bo, eve = people
        for guest in people:
            self._passkey(guest)
            profiles.append(self.ask(guest, "POST", "/api/me/profile", {"public": True})["profile"])
        hers, his, theirs = profiles

        def follows(guest: Guest, profile: str, wish: bool = True) -> Any:
            return self.ask(guest, "POST", "/api/me/following", {"profile": profile, "follow": wish})["followed"]

        def sees(guest: Guest, profile: str) -> Any:
            followed = self.ask(guest, "GET", "/api/me/friends")["followed"]
            return next((one for one in followed if one["profile"] == profile), None)

        hold(not follows(ann, his)[0]["friend"], "somebody is a friend who follows nobody")
        follows(eve, hers)
        hold(sees(ann, theirs) is None, "somebody is told who follows them")
        follows(bo, hers)
        hold(sees(ann, his)["friend"] and sees(bo, hers)["friend"], "two who follow each other are no friends")
        secret = self.open(ann, "high_card", seats=3)
        hold(sees(bo, hers)["doing"] == [], "a private table is shown to followers")
        open_table = self.open(ann, "high_card", seats=2, open=True)["id"]
        doing = [one["match"] for one in sees(bo, hers)["doing"]]
        hold(doing == [open_table], f"of an open table and a private one followers see {doing}")
        invite = f"/api/matches/{secret['id']}/invite"
        self.ask(ann, "POST", invite, {"profile": theirs}, 403)
        self.ask(bo, "POST", invite, {"profile": hers}, 403)
        self.ask(ann, "POST", invite, {"profile": his})
        hold(self.ask(eve, "GET", "/api/me/friends")["invitations"] == [], "an invitation is shown to others")
        (found,) = self.ask(bo, "GET", "/api/me/friends")["invitations"]
        self.tally.secrets.add(found["link"].partition("token=")[2])
        hold(found["match"] == secret["id"], "an invitation leads elsewhere")
        self.ask(bo, "POST", "/api/me/invitations/decline", {"match": secret["id"]})
        hold(self.ask(bo, "GET", "/api/me/friends")["invitations"] == [], "an invitation cannot be put away")
        self.ask(ann, "POST", invite, {"profile": his})
        self.join(bo, self.ask(bo, "GET", "/api/me/friends")["invitations"][0]["link"])
        seats = self.ask(bo, "GET", f"/api/matches/{secret['id']}")["seats"]
        hold([seat["profile"] for seat in seats] == [hers, his, ""], "seats name other profiles")
        self.ask(ann, "POST", f"/api/matches/{secret['id']}/remove", {"seat": 1, "block": True})
        one = sees(bo, hers)
        hold(not one["friend"] and one["doing"] == [], "somebody sees what those do who have blocked them")
        self.ask(ann, "POST", f"/api/matches/{open_table}/invite", {"profile": his}, 403)
        self.ask(eve, "POST", "/api/me/profile", {"public": False})
        follows(bo, hers, False)
        hold(self.ask(bo, "GET", "/api/me/friends")["followed"] == [], "nobody stops following")

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

    def account(self) -> None:
        """Signing out another device, exporting all data, and deleting the account."""
        name = f"Zebedee {next(_numbers)}"
        zeb, bo, phone = self.guest(name), self.guest("Bo"), self.guest()
        self.ask(phone, "POST", "/api/me/here", {"token": self._device(zeb)})
        self.ask(phone, "GET", "/api/me")
        end = time.monotonic() + PATIENCE
        while len(found := self.ask(zeb, "GET", "/api/me/devices")) < 2:
            hold(time.monotonic() < end, f"of two devices {len(found)} are on the list")
        self.ask(bo, "POST", "/api/me/devices/revoke", {"id": found[0]["id"]}, 404)
        old = phone.cookie
        self.ask(zeb, "POST", "/api/me/devices/revoke", {"id": "others"})
        hold(self.ask(phone, "GET", "/api/me")["name"] != name, "a device that was signed out is still somebody")
        made = self.open(zeb, "connect_four")
        self.join(bo, made["links"]["seats"]["1"])
        with bo.sit(made["id"]) as line:
            line.say(type="say", text="between us")
            line.until("chat")
        data = self.ask(zeb, "GET", "/api/me/data")
        hold([row["id"] for row in data["matches"]] == [made["id"]], "somebody's data lack a match")
        hold("between us" not in json.dumps(data), "somebody's data hold what others said")
        hold(not data["matches"][0]["record"], "somebody's data hold the record of a running game")
        hold(name not in json.dumps(self.ask(self.guest(), "GET", "/api/me")), "a stranger has somebody's name")
        self.ask(zeb, "POST", "/api/me/delete", {"name": "x"}, 409)
        self.ask(zeb, "POST", "/api/me/delete", {"name": name})
        for cookie in (old, zeb.cookie):
            again = Guest(self.address, cookie, self.home)
            hold(self.ask(again, "GET", "/api/me")["name"] != name, "somebody who left for good is still known")
        sitters = [seat["name"] for seat in self.ask(bo, "GET", f"/api/matches/{made['id']}")["seats"]]
        hold(sitters == [FORMER, "Bo"], f"after somebody left for good {sitters} sit there")

    def manners(self) -> None:
        """A host removes and blocks a guest; a guest is reported."""
        ann, bo, carl = self.guest("Ann"), self.guest("Bo"), self.guest("Carl")
        made = self.open(ann, "high_card", seats=3)
        table, link = f"/api/matches/{made['id']}", made["links"]["seats"]["1"]
        self.join(bo, link)
        self.ask(bo, "POST", f"{table}/remove", {"seat": 0}, 403)
        self.ask(bo, "POST", f"{table}/fill", {"seat": 2, "bot": "random"}, 403)
        self.ask(carl, "POST", f"{table}/report", {"seat": 1, "why": "abuse"}, 403)
        self.ask(ann, "POST", f"{table}/report", {"seat": 1, "why": "abuse", "words": "was rude"})
        line = bo.sit(made["id"])
        self.stack.callback(line.close)
        line.until()
        self._muted(ann, bo, made["id"])
        self.ask(ann, "POST", f"{table}/remove", {"seat": 1, "block": True})
        hold(_hears_closing(line) == 4000, "whoever was removed still sits there")
        self.join(bo, link, 403)
        (row,) = self.ask(ann, "GET", "/api/me/blocked")
        self.ask(bo, "POST", "/api/me/blocked/lift", {"id": row["id"]}, 404)
        hold(self.ask(ann, "POST", "/api/me/blocked/lift", {"id": row["id"]}) == [], "somebody is blocked for ever")
        self.join(bo, link)
        new = self.guest("Newcomer")
        for _ in range(10):
            self.ask(new, "POST", "/api/me/following", {"profile": "nobody", "follow": True}, 404)
        self.ask(new, "POST", "/api/me/following", {"profile": "nobody", "follow": True}, 429)

    def _muted(self, ann: Guest, bo: Guest, match: str) -> None:
        """What Bo says is hidden from Ann while she has muted him, at any table and in any process, and from nobody else."""
        path, word = f"/api/matches/{match}/mute", f"nuisance {next(_numbers)}"
        self.ask(ann, "POST", path, {"seat": 0, "mute": True}, 409)
        self.ask(self.guest("Dora"), "POST", path, {"seat": 1, "mute": True}, 403)
        self.ask(ann, "POST", path, {"seat": 1, "mute": True})
        reads, speaks = ann.sit(match), bo.sit(match)
        for line in (reads, speaks):
            self.stack.callback(line.close)
        said = {"type": "say", "text": word}
        self.tally.said(said)
        speaks.say(**said)

        def hears(line: Line) -> Any:
            while not (found := line.until("chat"))["lines"]:
                pass
            return found

        hold(hears(speaks)["lines"][-1]["text"] == word, "who is muted does not see what they say")
        heard = hears(reads)
        hold((heard["lines"][-1]["text"], heard["muted"]) == ("", [1]), "somebody who is muted is heard")
        (row,) = self.ask(ann, "GET", "/api/me/blocked")
        hold(row["muted"], "who is muted is listed as blocked")
        self.ask(ann, "POST", path, {"seat": 1, "mute": False})
        speaks.say(**said)
        heard = hears(reads)
        hold((heard["lines"][0]["text"], heard["muted"]) == (word, []), "who is no longer muted is not heard")

    def seeks(self) -> None:
        """Six look for each other at once: they find three tables, one who stops finds none, and nobody sits twice."""
        wish = {"game": "high_card", "seats": 2, "clock": {"per_move": 1000 + next(_numbers)}}
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

    def tournaments(self) -> None:
        """Two play a tournament that only its host directs; a player who withdrew is not paired. Bots play another."""
        host, ann, bo, cy = (self.guest(f"{name} {next(_numbers)}") for name in ("Host", "Ann", "Bo", "Cy"))
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
        self._play_out(match, *order)
        found = follow(cup, lambda found: found["about"]["status"] == "over", "a tournament does not end")
        best = found["entrants"][0]
        hold(found["about"]["winners"] == [best["name"]] and best["score"] == 2, f"the wrong one has won: {best}")
        you = self.ask(order[0], "GET", cup)["about"]["you"]
        hold(best["number"] == you, "the wrong one has won")
        found = follow(quick, lambda found: found["about"]["status"] == "over", "bots do not end a tournament")
        hold(all(game["points"] for game in found["games"]), "a tournament ended before its games")
        self.ask(host, "POST", f"{make()}/cancel", {})

    def bans(self) -> None:
        """The operator bans a player, then also their address, while the server keeps running; both bans are lifted again."""
        name = f"Mallory {next(_numbers)}"
        mallory, ann, phone = self.guest(name, OUTLAW), self.guest("Ann"), self.guest(home=OUTLAW)
        self.ask(phone, "POST", "/api/me/here", {"token": self._device(mallory)})
        unused = self._device(mallory)
        made, other = self.open(ann, "high_card"), self.open(ann, "connect_four")
        self.join(mallory, made["links"]["seats"]["1"])
        self.join(mallory, other["links"]["spectate"])
        self.tally.own.add(made["id"])  # a bot moves for the banned player
        lines = [mallory.sit(made["id"]), phone.sit(made["id"]), mallory.sit(other["id"])]
        for line in lines:
            self.stack.callback(line.close)
            line.until()
        host = self.seat(ann, made["id"])
        host.look()

        id_ = ban_guest(self.database, Whom(guest=mallory.cookie.partition(".")[0]), "Be kind.", "7").split()[0]
        for line in lines:
            hold(_hears_closing(line) == 4012, "a socket of somebody who was banned stayed open")
        while not host.state["seats"][1]["standin"]:
            host.until("state")
        for guest in (mallory, phone):
            self._refused_everywhere(guest, made["id"])
            for table in (made, other):
                hold(_closed(guest, table["id"]) == 4012, "somebody who was banned opened a socket")
        self._appealed(mallory, ann)
        third = self.guest()
        self.ask(third, "POST", "/api/me/here", {"token": unused}, 200, 403)
        self.ask(third, "GET", "/api/me", None, 403)
        self.ask(self.guest(home=OUTLAW), "GET", "/api/me")  # the guest is banned, not the address
        lift_ban(self.database, id_)
        hold(self._lets_in(mallory)["name"] == name, "somebody came back as somebody else")
        again = self.seat(mallory, made["id"])
        hold(again.look()["you"] == 1, "somebody whose ban was lifted lost their seat")

        report = self.ask(ann, "POST", f"/api/matches/{made['id']}/report", {"seat": 1, "why": "abuse"})["id"]
        made_bans = ban_guest(self.database, Whom(report=report, with_address=True), "Be kind.", "never").splitlines()
        hold(len(made_bans) == 2, f"a guest and their address are banned by {len(made_bans)} bans")
        hold(_hears_closing(again.line) == 4012, "a socket of somebody who was banned stayed open")
        self.ask(self.guest(home=OUTLAW), "GET", "/api/me", None, 403)
        hold(self.ask(ann, "GET", "/api/me")["name"] == "Ann", "somebody else was banned too")
        first, second = self.guest(home=OUTLAW), self.guest(home=OUTLAW)
        for guest in (first, second):
            hold(self.ask(guest, "GET", "/api/me/ban")["appeal"] is None, "somebody reads the appeal of another")
            self.ask(guest, "POST", "/api/me/ban", {"words": "Not me."})
        for line_ in made_bans:
            lift_ban(self.database, line_.split()[0])
        self._lets_in(mallory)

    def _appealed(self, banned: Guest, ann: Guest) -> None:
        """A banned guest appeals once, and reads the answer."""
        hold(self.ask(ann, "GET", "/api/me/ban") is None, "somebody is told of another's ban")
        self.ask(ann, "POST", "/api/me/ban", {"words": "I am not."}, 404)
        words = f"Innocent {next(_numbers)}"
        self.ask(banned, "POST", "/api/me/ban", {"words": words})
        self.ask(banned, "POST", "/api/me/ban", {"words": "Again."}, 409)
        told = list_appeals(self.database, False).split("\n\n")
        (id_,) = [one.split()[0] for one in told if one.endswith(words)]
        answer_appeal(self.database, id_, "Wait.", False)
        hold(self.ask(banned, "GET", "/api/me/ban")["appeal"]["answer"] == "Wait.", "an appeal is not answered")

    def _device(self, guest: Guest) -> str:
        """The token of a link for another device."""
        token = str(self.ask(guest, "POST", "/api/me/device", {})["link"].partition("#")[2])
        self.tally.secrets.add(token)
        return token

    def _refused_everywhere(self, guest: Guest, match: str) -> None:
        """A banned guest gets the ban message at every endpoint, and nothing else."""
        for method, path in self.doors:
            if path in PUBLIC:
                continue
            place = path.replace("{match}", match).replace("{game}", "high_card").replace("{file}", "now.svg")
            try:
                guest.ask(method, place, None if method == "GET" else {})
            except Answered as e:
                told = e.body.get("error", "") if isinstance(e.body, dict) else ""
                banned = e.status == 403 and told.startswith("You are banned from this server until ")
                hold(
                    banned and len(e.body) == 1,
                    f"whoever is banned was answered {e.status} by {method} {path}: {e.body}",
                )
            else:
                raise Wrong(f"whoever is banned was not refused by {method} {path}")

    def _lets_in(self, guest: Guest) -> Any:
        """Wait until a lifted ban has reached all processes, which takes about a second."""
        end = time.monotonic() + PATIENCE
        while True:
            found = self.ask(guest, "GET", "/api/me", None, 200, 403)
            if found:
                return found
            hold(time.monotonic() < end, "somebody whose ban was lifted is still kept out")
            time.sleep(0.1)

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
        hold(_closed(carl, match) == 4003, "a stranger was let in over a socket")
        forged = Guest(self.address, f"{ann.cookie.partition('.')[0]}.{'x' * 24}", self.home)
        hold(_closed(forged, match) == 4011, "a forged cookie opened a socket")
        hold(match in self._ids(ann, "mine") and match in self._ids(bo, "mine"), "a table is not among one's own")
        hold(match not in self._ids(carl, "mine"), "a stranger has somebody else's table on their list")
        listed = self._ids(carl, "open") | self._ids(carl, "running")
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

    def _ids(self, guest: Guest, which: str) -> set[str]:
        return {row["id"] for row in self.ask(guest, "GET", f"/api/matches/{which}")}

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
        hold(match in self._ids(bo, "open"), "an open table is not listed")
        self.ask(bo, "POST", f"/api/matches/{match}/join", {"seat": 1})
        self.ask(ann, "POST", f"/api/matches/{match}/fill", {"seat": 2, "bot": "random"})
        hold(match not in self._ids(bo, "open"), "a full table is still listed")
        carl = self.guest("Carl")
        hold(match in self._ids(carl, "running"), "a running game of an open table is not listed")
        hold(match not in self._ids(bo, "running"), "somebody is offered their own game to watch")
        hold(_closed(carl, match) == 4003, "a stranger watches without having come in")
        hold(self.ask(carl, "POST", f"/api/matches/{match}/join", {})["you"] == -1, "a spectator has a seat")
        hold(self.seat(carl, match).look()["moves"] == [], "a spectator is offered moves")
        seat = self.seat(bo, match)
        hold([s["kind"] for s in seat.look()["seats"]] == ["human", "human", "bot"], "somebody sits in a wrong seat")
        self.ask(bo, "POST", f"/api/matches/{match}/leave", {})
        with_closed = _hears_closing(seat.line)
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
        mine = self._ids(ann, "mine")
        hold(self.ask(ann, "GET", "/api/lab")["on"], "the lab is closed")
        wish = {"game": "high_card", "players": "random", "settings": [{}], "games": 20}
        last = json.loads(self.ask(ann, "POST", "/api/lab/study", wish).splitlines()[-1])
        hold(last["status"] == "done" and last["games"] == 20, f"a study ended as {last['status']}: {last['error']}")
        wrong = {**wish, "settings": [{"changes": ["no.such=1"]}]}
        self.ask(ann, "POST", "/api/lab/study", wrong, 400)
        for player in (f"learned:1:1:{Path(__file__)}", "search:1000000000"):
            self.ask(ann, "POST", "/api/lab/study", {**wish, "players": player}, 400)
        self.ask(ann, "POST", "/api/lab/files/nothing.txt", wish, 404)
        hold(self._ids(ann, "mine") == mine, "a study opened a table")

    def chat(self) -> None:
        match, ann, bo, links = self.two("connect_four")
        carl, word = self.guest(), f"good luck, number {next(_numbers)}"
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
        seats = self._play_out(match, ann, bo)
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
        found = _verdict(text)
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
        hold(again in self._ids(ann, "mine"), "a rematch lacks somebody")
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
        people, name = "/operator/people", f"Trudy {next(_numbers)}"
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
        self._lets_in(trudy)

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
        seats[0].hears("chat", type="say", text=f"remember {next(_numbers)}")
        finished = self.open(ann, "connect_four")
        self.join(bo, finished["links"]["seats"]["1"])
        self._play_out(finished["id"], ann, bo)
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

    def _play_out(self, match: str, *guests: Guest) -> list[Seat]:
        """Play connect four until the first player has won."""
        seats = [self.seat(guest, match) for guest in guests]
        for number in range(7):
            seats[number % 2].look(number)
            seats[number % 2].play(number % 2)
        return seats

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
        turned_away = sum(_hears_closing(line, patient=False) == 4008 for line in lines)
        hold(turned_away == 5, f"of 20 more sockets of one guest {turned_away} were turned away")
        for _ in range(Limits().matches - 1):
            self.open(ann, "connect_four")
        self.ask(ann, "POST", "/api/matches", {"game": "connect_four"}, 429)


def _verdict(text: str) -> Verdict:
    with TemporaryDirectory() as folder:
        kept = Path(folder, "record.jsonl")
        kept.write_text(text, "utf-8")
        return verify(kept, games.load(FOUR))


def _closed(guest: Guest, match: str) -> int:
    """The code with which a socket is closed at once."""
    with guest.sit(match) as line:
        return _hears_closing(line)


def _hears_closing(line: Line, patient: bool = True) -> int:
    """The code with which a connection is closed; 0 if it is not, and another message comes first."""
    try:
        while True:
            heard = line.hear(PATIENCE)
            if not patient and json.dumps(heard):
                return 0
    except ConnectionClosed as e:
        return e.rcvd.code if e.rcvd else 0
    except TimeoutError:
        return 0
