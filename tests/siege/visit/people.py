"""Guests: devices, accounts, friends, and how they are kept apart."""

from __future__ import annotations

import json
import time
from typing import Any

from rulewright.doors.server.admin import Whom, answer_appeal, ban_guest, changing, lift_ban, list_appeals
from rulewright.doors.server.client import Answered, Guest, Line
from rulewright.doors.server.store import schema
from rulewright.match.header import FORMER
from tests.doors.server.authenticator import Authenticator, port
from tests.doors.server.mistakes import PATH as MISTAKES
from tests.doors.server.mistakes import mistake
from tests.siege.visit.visitor import PATIENCE, Visitor, Wrong, closed, hears_closing, hold, numbers

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


class People(Visitor):
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

    def _device(self, guest: Guest) -> str:
        """The token of a link for another device."""
        token = str(self.ask(guest, "POST", "/api/me/device", {})["link"].partition("#")[2])
        self.tally.secrets.add(token)
        return token

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
        for seat in self.play_out(match, ann, bo):
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
        people, profiles = [self.guest(f"Friend {next(numbers)}") for _ in range(3)], list[str]()
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

    def account(self) -> None:
        """Signing out another device, exporting all data, and deleting the account."""
        name = f"Zebedee {next(numbers)}"
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
        hold(hears_closing(line) == 4000, "a removed guest still sits there")
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
        path, word = f"/api/matches/{match}/mute", f"nuisance {next(numbers)}"
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

    def bans(self) -> None:
        """The operator bans a player, then also their address, while the server keeps running; both bans are lifted again."""
        name = f"Mallory {next(numbers)}"
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
            hold(hears_closing(line) == 4012, "a socket of somebody who was banned stayed open")
        while not host.state["seats"][1]["standin"]:
            host.until("state")
        for guest in (mallory, phone):
            self._refused_everywhere(guest, made["id"])
            for table in (made, other):
                hold(closed(guest, table["id"]) == 4012, "somebody who was banned opened a socket")
        self._appealed(mallory, ann)
        third = self.guest()
        self.ask(third, "POST", "/api/me/here", {"token": unused}, 200, 403)
        self.ask(third, "GET", "/api/me", None, 403)
        self.ask(self.guest(home=OUTLAW), "GET", "/api/me")  # the guest is banned, not the address
        lift_ban(self.database, id_)
        hold(self.lets_in(mallory)["name"] == name, "somebody came back as somebody else")
        again = self.seat(mallory, made["id"])
        hold(again.look()["you"] == 1, "somebody whose ban was lifted lost their seat")

        report = self.ask(ann, "POST", f"/api/matches/{made['id']}/report", {"seat": 1, "why": "abuse"})["id"]
        made_bans = ban_guest(self.database, Whom(report=report, with_address=True), "Be kind.", "never").splitlines()
        hold(len(made_bans) == 2, f"a guest and their address are banned by {len(made_bans)} bans")
        hold(hears_closing(again.line) == 4012, "a socket of somebody who was banned stayed open")
        self.ask(self.guest(home=OUTLAW), "GET", "/api/me", None, 403)
        hold(self.ask(ann, "GET", "/api/me")["name"] == "Ann", "somebody else was banned too")
        first, second = self.guest(home=OUTLAW), self.guest(home=OUTLAW)
        for guest in (first, second):
            hold(self.ask(guest, "GET", "/api/me/ban")["appeal"] is None, "somebody reads the appeal of another")
            self.ask(guest, "POST", "/api/me/ban", {"words": "Not me."})
        for line_ in made_bans:
            lift_ban(self.database, line_.split()[0])
        self.lets_in(mallory)

    def _appealed(self, banned: Guest, ann: Guest) -> None:
        """A banned guest appeals once, and reads the answer."""
        hold(self.ask(ann, "GET", "/api/me/ban") is None, "somebody is told of another's ban")
        self.ask(ann, "POST", "/api/me/ban", {"words": "I am not."}, 404)
        words = f"Innocent {next(numbers)}"
        self.ask(banned, "POST", "/api/me/ban", {"words": words})
        self.ask(banned, "POST", "/api/me/ban", {"words": "Again."}, 409)
        told = list_appeals(self.database, False).split("\n\n")
        (id_,) = [one.split()[0] for one in told if one.endswith(words)]
        answer_appeal(self.database, id_, "Wait.", False)
        hold(self.ask(banned, "GET", "/api/me/ban")["appeal"]["answer"] == "Wait.", "an appeal is not answered")

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
                    f"a banned guest was answered {e.status} by {method} {path}: {e.body}",
                )
            else:
                raise Wrong(f"a banned guest was not refused by {method} {path}")
