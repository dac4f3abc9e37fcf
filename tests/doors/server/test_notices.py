"""Notices that it is your turn: on devices and by mail, once a turn, and nowhere they should not go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import smtplib
import socket
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from email import message_from_string
from email.message import Message
from typing import Any
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select

from rulewright.doors.server import push
from rulewright.doors.server.client import Guest, Line
from rulewright.doors.server.mail import Mail, Mailer
from rulewright.doors.server.push import Forbidden, Target, Vapid, decode64, encode64
from rulewright.doors.server.store import day_turns, schema
from rulewright.doors.server.store.database import now
from tests.doors.server.push_service import Browser, PushService, push_service
from tests.doors.server.servers import Server, eventually, newest, opened, quick, until
from tests.doors.server.test_account import everything
from tests.doors.server.test_days import THREE, looked_at, pass_days
from tests.doors.server.test_devices import follow, token
from tests.doors.server.test_lobby import refused
from tests.doors.server.test_play import table

ADDRESS = "zebedee@example.com"


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found
        assert found.wrong == []


@pytest.fixture
def told(open_server: Callable[..., Server], service: PushService) -> Server:
    """A server that may reach the push service, which is on this machine."""
    return known(open_server(private_push=True), service)


def known(server: Server, service: PushService) -> Server:
    service.key = server.tables.notices.vapid.public
    return server


def turn_on(guest: Guest, browser: Browser) -> Any:
    return guest.put("/api/me/push", browser.subscription)


def send(server: Server) -> None:
    """Let the moment come for all notices that are due, and wait until they were sent or put off."""
    soon = schema.day_turns.update().where(schema.day_turns.c.at.is_not(None)).values(at=1)
    server.write(lambda c: c.execute(soon).rowcount)
    server.do(server.tables.notices.look())
    eventually(lambda: not server.read(day_turns.due))


def outbox(server: Server, match: str) -> dict[int, day_turns.DayTurn]:
    rows: list[day_turns.DayTurn] = server.read(lambda c: day_turns.rows_of(c, [match]))
    return {row.seat: row for row in rows}


def move(line: Line, number: int) -> dict[str, Any]:
    """Make the next move, once this many were made."""
    state = newest(line, number)
    line.play(state["moves"][0]["code"], state["turn"])
    return newest(line, number + 1)


# ---------------------------------------------------------------- on devices


def test_the_example_of_the_standard() -> None:
    own = ec.derive_private_key(
        int.from_bytes(decode64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), push.CURVE
    )
    point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    reader = Target("", point, "BTBZMqHH6r4Tts7J_aSIgg")
    made = push.encrypted(b"When I grow up, I want to be a watermelon", reader, own, decode64("DGv6ra1nlYgDCS1FRnbzlw"))
    assert encode64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_one_person_is_told_once_a_turn_on_each_device(told: Server, service: PushService) -> None:
    match, ann, bo = table(told, **THREE)
    phone = told.guest()
    follow(phone, token(ann))
    desk, pocket = service.browser("desk"), service.browser("pocket")
    turn_on(ann, desk)
    assert turn_on(phone, pocket)["devices"] == 2
    told.write(lambda c: c.execute(schema.subscriptions.update().values(language="de").where(c_auth(pocket))))
    assert phone.get("/api/me/notices")["here"]
    send(told)
    told_to = {"title": "Connect Four", "path": f"/m/{match}"}
    assert desk.shown == [{**told_to, "body": "It is your turn."}], "no move, no name, nothing of the position"
    assert pocket.shown == [{**told_to, "body": "Du bist am Zug."}], "each device in its own language"
    assert desk.topics == [match]
    send(told)
    assert len(desk.shown) == 1
    with ann.sit(match) as a, bo.sit(match) as b:
        move(a, 0)
        send(told)
        move(b, 1)
        newest(a, 2)
    send(told)
    assert [len(each.shown) for each in (desk, pocket)] == [2, 2], "once for each of two turns"


def c_auth(browser: Browser) -> Any:
    return schema.subscriptions.c.endpoint == browser.subscription["endpoint"]


def test_nobody_who_moves_at_once_is_told(told: Server, service: PushService) -> None:
    match, ann, bo = table(told, **THREE)
    browser = service.browser("ann")
    turn_on(ann, browser)
    with ann.sit(match) as a, bo.sit(match) as b:
        move(a, 0)
        assert outbox(told, match)[0].at is None
        newest(b, 1)
        at = outbox(told, match)[1].at
        assert at is not None
        assert at > now() + day_turns.AT_TABLE // 2, "at the table you are told much later"
    send(told)
    assert browser.shown == []


def test_a_move_that_is_taken_back_and_made_again_is_told_once(told: Server, service: PushService) -> None:
    match, ann, bo = table(told, **THREE)
    browser = service.browser("bo")
    turn_on(bo, browser)
    with ann.sit(match) as a:
        turn = move(a, 0)["turn"]
        send(told)
        assert len(browser.shown) == 1
        a.say(type="undo", turn=turn)
        state = until(a, lambda s: s["number"] == 0)
        assert outbox(told, match)[1].until is None
        a.play(state["moves"][0]["code"], state["turn"])
        newest(a, 1)
    assert outbox(told, match)[1].until is not None
    send(told)
    assert len(browser.shown) == 1


def test_a_service_that_fails_is_asked_again_and_one_that_says_gone_is_not(told: Server, service: PushService) -> None:
    match, ann, _ = table(told, **THREE)
    browser = service.browser("ann")
    turn_on(ann, browser)
    browser.answer = 503
    send(told)
    row = outbox(told, match)[0]
    assert (row.tries, row.told) == (1, False)
    assert row.at is not None
    assert row.at > now() + day_turns.BACKOFF[0] // 2
    browser.answer = 201
    send(told)
    assert len(browser.shown) == 1
    assert outbox(told, match)[0].at is None
    for gone in (404, 410):
        other, ann, _ = table(told, **THREE)
        browser = service.browser(f"gone {gone}".replace(" ", "-"))
        turn_on(ann, browser)
        browser.answer = gone
        send(told)
        assert ann.get("/api/me/notices")["devices"] == 0
        assert outbox(told, other)[0].at is None
        send(told)
        assert browser.asked == 1
    other, ann, _ = table(told, **THREE)
    browser = service.browser("never")
    turn_on(ann, browser)
    browser.answer = 500
    for _ in range(len(day_turns.BACKOFF) + 3):
        send(told)
    assert browser.asked == len(day_turns.BACKOFF) + 1, "it is given up some day"


def test_a_notice_survives_the_process_that_owed_it(database: str, service: PushService) -> None:
    settings = quick(database, private_push=True)
    browser = service.browser("bo")
    with opened(settings) as first:
        match, ann, bo = table(first, **THREE)
        turn_on(bo, browser)
        with ann.sit(match) as a:
            move(a, 0)
        key, cookie = first.tables.notices.vapid.public, ann.cookie
    with opened(settings) as second:
        known(second, service)
        assert service.key == key, "browsers have subscribed with that key"
        send_later = schema.day_turns.update().where(schema.day_turns.c.at.is_not(None)).values(at=1)
        second.write(lambda c: c.execute(send_later).rowcount)
        (lost,) = second.write(day_turns.take)  # by a process that is killed before it sends
        second.do(second.tables.notices.look())
        assert browser.shown == [], "it is left to that process for a while"
        assert lost.at is not None
        assert now() < lost.at <= now() + day_turns.LEASE
        send(second)
        assert len(browser.shown) == 1
        again = Guest(second.address, cookie)
        with again.sit(match) as a:
            assert newest(a, 1)["number"] == 1
    with opened(settings) as third:
        known(third, service)
        second_time = schema.day_turns.update().where(schema.day_turns.c.seat == 1).values(at=1)
        third.write(lambda c: c.execute(second_time).rowcount)
        send(third)
        assert {shown["path"] for shown in browser.shown} == {f"/m/{match}"}, "one that is sent twice is shown once"


def test_a_rated_game_of_a_week_with_a_restart_every_day(database: str, service: PushService) -> None:
    """One of the two has two devices and goes on vacation; the other is told on one device."""
    settings = quick(database, private_push=True)
    desk, pocket, other = (service.browser(name) for name in ("desk", "pocket", "other"))
    cookies, match = list[str](), ""
    for day in range(7):
        with opened(settings) as server:
            known(server, service)
            if not day:
                match, ann, bo = table(server, **THREE)
                phone = server.guest()
                follow(phone, token(ann))
                for guest, browser in ((ann, desk), (phone, pocket), (bo, other)):
                    turn_on(guest, browser)
                cookies = [guest.cookie for guest in (ann, phone, bo)]
            ann, phone, bo = (Guest(server.address, cookie) for cookie in cookies)
            send(server)
            if day == 2:
                ann.put("/api/me/vacation", {"days": 4})
                pass_days(server, 3.5, match)
            if day == 5:
                pass_days(server, 2.9, match)
            else:
                pass_days(server, 1, match)
            looked_at(server, match)
            mover, column = ((ann, 3), (bo, 0))[day % 2]
            if day == 4:
                mover = phone
            assert mover.get("/api/matches/mine")[0]["left"] is not None
            with mover.sit(match) as line:
                line.play(column, newest(line, day)["turn"])
                newest(line, day + 1)
    assert [len(each.shown) for each in (desk, pocket, other)] == [4, 4, 3], "as many as turns"
    with opened(settings) as server:
        ann, _, bo = (Guest(server.address, cookie) for cookie in cookies)
        assert ann.get(f"/api/matches/{match}")["over"]["won"]
        assert [guest.get("/api/standing")["ratings"][0]["games"] for guest in (ann, bo)] == [1, 1]
        assert outbox(server, match)[1].at is None
        send(known(server, service))
    assert [len(each.shown) for each in (desk, pocket, other)] == [4, 4, 3], "nobody is told of a game that is over"


def test_two_processes_send_a_notice_once(told: Server, service: PushService) -> None:
    matches = [table(told, **THREE) for _ in range(6)]
    for n, (_, ann, _) in enumerate(matches):
        turn_on(ann, service.browser(f"browser{n}"))
    told.write(lambda c: c.execute(schema.day_turns.update().values(at=1)).rowcount)

    async def both() -> None:
        await asyncio.gather(*(told.tables.notices.look() for _ in range(4)))

    told.do(both())
    eventually(lambda: not told.read(day_turns.due))
    eventually(lambda: sum(each.asked for each in service.browsers.values()) >= 6)
    assert [each.asked for each in service.browsers.values()] == [1] * 6


def test_turning_off_signing_out_and_leaving_for_good(told: Server, service: PushService) -> None:
    _, ann, _ = table(told, **THREE)
    ann.put("/api/me", {"name": "Zebedee"})
    phone = told.guest()
    follow(phone, token(ann))
    browsers = [service.browser(name) for name in ("desk", "pocket")]
    for guest, browser in zip((ann, phone), browsers, strict=True):
        turn_on(guest, browser)
    assert turn_on(phone, browsers[1])["devices"] == 2, "subscribing again changes nothing"
    found = ann.get("/api/me/data")["told"]
    assert [row["service"] for row in found["devices"]] == ["127.0.0.1"] * 2
    eventually(lambda: len(ann.get("/api/me/devices")) == 2)
    (other,) = [row["id"] for row in ann.get("/api/me/devices") if not row["here"]]
    ann.post("/api/me/devices/revoke", {"id": other})
    assert ann.get("/api/me/notices")["devices"] == 1
    assert ann.ask("DELETE", "/api/me/push")["here"] is False
    turn_on(ann, browsers[0])
    ann.put("/api/me/vacation", {"days": 1})
    ann.post("/api/me/delete", {"name": "Zebedee"})
    left = everything(told)
    assert browsers[0].subscription["endpoint"] not in left
    assert not told.read(lambda c: c.execute(select(schema.vacations)).all())
    assert all(row.guest in left for row in told.read(lambda c: c.execute(select(schema.day_turns)).all()))
    send(told)
    assert [browser.shown for browser in browsers] == [[], []]


# ---------------------------------------------------------------- where nothing goes


HOSTILE = (
    "http://push.example.com/x", "https://127.0.0.1/x", "https://localhost/x", "https://10.0.0.1/x", "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data", "https://[::ffff:10.0.0.1]/x", "https://push.example.com:8443/x",
    "https://push.example.com:22/x", "https://user@push.example.com/x", "https://push.example.com", "ftp://push.example.com/x",
    "https://push.example.com/x y", "https://push.example.com/x\r\nX: y", "https://push.example.com/\u00fc", "file:///etc/passwd",
    "https://push.example.com/x#y", "https://2130706433/x", "https://push.example.com:99999/x", "https://intranet/x",
)  # fmt: skip


def test_an_address_that_is_no_push_service_is_refused(server: Server) -> None:
    ann = server.guest("Ann")
    good = Browser("https://push.example.com", "x").subscription
    for endpoint in HOSTILE:
        assert "push service" in refused(400, ann, "PUT", "/api/me/push", {**good, "endpoint": endpoint}), endpoint
    for keys in ({"auth": "A" * 22 + "AA"}, {"auth": "!" * 22}, {"p256dh": "A" * 87}, {"p256dh": "B" + "A" * 86}):
        assert "keys" in refused(400, ann, "PUT", "/api/me/push", {**good, **keys})
    refused(400, ann, "PUT", "/api/me/push", {**good, "endpoint": "https://push.example.com/" + "x" * 1000})
    refused(409, server.guest(), "PUT", "/api/me/push", good)
    assert ann.put("/api/me/push", good)["here"]
    for n in range(12):
        phone = server.guest()
        follow_up = {**good, "endpoint": f"https://push.example.com/{n}"}
        phone.cookie = server.tables.signer.cookie(server.tables.signer.signed_in(ann.cookie).guest, f"device{n}")  # type: ignore[union-attr]
        phone.put("/api/me/push", follow_up)
    assert ann.get("/api/me/notices")["devices"] == 10
    assert ann.get("/api/me/notices")["here"] is False, "the first gave way"


def test_a_name_that_stands_for_a_private_address_is_not_connected(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also if the name stood for a public one when the device subscribed."""
    for address in ("127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.1.1", "0.0.0.0", "::1", "fe80::1", "fd00::1"):
        assert not push.public(address), address
    for address in ("::ffff:127.0.0.1", "2002:7f00:1::", "100.64.0.1", "224.0.0.1"):
        assert not push.public(address), address
    assert push.public("93.184.216.34")
    assert push.public("2606:2800:220:1:248:1893:25c8:1946")
    match, ann, _ = table(server, **THREE)
    good = Browser("https://push.example.com", "rebound").subscription
    ann.put("/api/me/push", good)
    connected = list[Any]()

    async def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", ("93.184.216.34", 443)), (0, 0, 0, "", ("127.0.0.1", 443))]

    async def connect(*given: Any, **_: Any) -> None:
        connected.append(given)
        raise OSError

    monkeypatch.setattr(server.loop, "getaddrinfo", look_up, raising=False)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    server.write(lambda c: c.execute(schema.day_turns.update().where(schema.day_turns.c.match == match).values(at=1)))
    server.do(server.tables.notices.look())
    eventually(lambda: ann.get("/api/me/notices")["devices"] == 0)
    assert connected == []
    assert "private address" in caplog.text
    assert good["endpoint"] not in caplog.text


def test_a_service_that_says_nothing_does_not_hold_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "DEADLINE", 0.3)
    vapid = Vapid("ab" * 32, "mailto:a@example.com")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        found = Browser(f"http://127.0.0.1:{silent.getsockname()[1]}", "x").subscription
        target = Target(**found)
        assert asyncio.run(push.send(vapid, target, b"{}", "topic", 60, private=True)) == 0
        with pytest.raises(Forbidden):
            asyncio.run(push.send(vapid, target, b"{}", "topic", 60))


# ---------------------------------------------------------------- mail


@dataclass
class MailServer:
    """A mail server for the tests; it takes messages while `open` is set."""

    port: int = 0
    open: bool = True
    taken: list[Message] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)

    def serve(self, line: socket.socket) -> None:
        with line, line.makefile("rwb") as file:

            def say(text: str) -> None:
                file.write(text.encode() + b"\r\n")
                file.flush()

            say("220 here" if self.open else "421 later")
            reading = list[str]()
            while self.open and (raw := file.readline()):
                word = raw[:4].upper()
                self.heard.append(word.decode())
                if word == b"DATA":
                    say("354 go on")
                    while (raw := file.readline()) not in (b".\r\n", b""):
                        reading.append(raw.decode())
                    self.taken.append(message_from_string("".join(reading)))
                say(
                    {b"QUIT": "221 bye", b"EHLO": "250-here\r\n250 AUTH PLAIN", b"AUTH": "235 known"}.get(
                        word, "250 ok"
                    )
                )


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        found = MailServer(listener.getsockname()[1])

        def accept() -> None:
            with contextlib.suppress(OSError):
                while True:
                    found.serve(listener.accept()[0])

        threading.Thread(target=accept, daemon=True).start()
        yield found
        listener.shutdown(socket.SHUT_RDWR)


def links(message: Message) -> list[str]:
    text = message.get_payload(decode=True)
    assert isinstance(text, bytes)
    return re.findall(r"https://\S+", text.decode())


def confirm_due(server: Server) -> None:
    table = schema.emails
    server.write(lambda c: c.execute(table.update().where(table.c.at.is_not(None)).values(at=1)).rowcount)
    server.do(server.tables.notices.look())


def test_mail_is_sent_to_an_address_that_was_confirmed_until_one_click(
    open_server: Callable[..., Server], mails: MailServer, service: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    names = ("127.0.0.1", "play.example.com")
    server = open_server(
        smtp=f"smtp://127.0.0.1:{mails.port}", mail_from="table@example.com", host_names=names[1:], private_push=True
    )
    known(server, service)
    match, ann, bo = table(server, **THREE)
    for wrong in (
        "nobody",
        "a@b",
        "a b@example.com",
        "a@example.com\nBcc: c@example.com",
        "a@example.com, c@example.com",
    ):
        assert "e-mail address" in refused(400, ann, "PUT", "/api/me/email", {"address": wrong})
    mails.open = False
    answer = ann.put("/api/me/email", {"address": ADDRESS})
    assert (answer["mail"], answer["address"], answer["confirmed"]) == (True, ADDRESS, False)
    confirm_due(server)
    mails.open = True
    assert mails.taken == []
    confirm_due(server)
    eventually(lambda: mails.taken)
    (asked,) = mails.taken
    assert (asked["To"], asked["From"]) == (ADDRESS, "table@example.com")
    send(server)
    assert len(mails.taken) == 1, "nothing is sent before the address is confirmed"
    (link,) = links(asked)
    assert link.startswith("https://play.example.com/account#confirm.")
    stranger = server.guest()
    secret = link.partition("#confirm.")[2]
    refused(404, stranger, "POST", "/api/email/confirm", {"token": secret[:-1] + ("A" if secret[-1] != "A" else "B")})
    refused(404, stranger, "POST", f"/api/email/stop/{secret}")
    assert stranger.post("/api/email/confirm", {"token": secret}) == {"confirmed": True}
    assert ann.get("/api/me/notices")["confirmed"]
    with ann.sit(match) as a, bo.sit(match) as b:
        move(a, 0)
        move(b, 1)
        newest(a, 2)
    browser = service.browser("ann")
    turn_on(ann, browser)
    send(server)
    assert (len(browser.shown), len(mails.taken)) == (1, 1), "no mail if a device was told"
    browser.answer = 410
    with ann.sit(match) as a, bo.sit(match) as b:
        move(a, 2)
        move(b, 3)
        newest(a, 4)
    send(server)
    eventually(lambda: len(mails.taken) == 2)
    notice = mails.taken[1]
    assert notice["Subject"] == "Connect Four: it is your turn"
    page, stop = links(notice)
    assert page == f"https://play.example.com/m/{match}"
    assert stop.startswith("https://play.example.com/account#stop.")
    assert notice["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    once = urlsplit(notice["List-Unsubscribe"].strip("<>")).path
    assert ann.get("/api/me/data")["told"]["address"] == ADDRESS
    assert ADDRESS not in str([bo.get("/api/matches/mine"), bo.get(f"/api/matches/{match}")])
    program = server.guest()
    click = {"Content-Type": "application/x-www-form-urlencoded"}
    assert program.ask("POST", once, b"List-Unsubscribe=One-Click", **click) == {"confirmed": False}
    assert ADDRESS not in everything(server)
    assert refused(404, stranger, "POST", "/api/email/confirm", {"token": secret})
    assert ADDRESS not in caplog.text
    assert secret not in caplog.text


def test_nobodys_mailbox_is_filled(open_server: Callable[..., Server], mails: MailServer) -> None:
    server = open_server(
        smtp=f"smtp://127.0.0.1:{mails.port}", mail_from="t@example.com", host_names=("a.example.com",)
    )
    for n in range(5):
        server.guest(f"Guest {n}").put("/api/me/email", {"address": ADDRESS})
    confirm_due(server)
    eventually(lambda: len(mails.taken) == 3)
    confirm_due(server)
    assert len(mails.taken) == 3
    ann = server.guest("Ann")
    for n in range(3):
        ann.put("/api/me/email", {"address": f"a{n}@example.com"})
    assert "Too many messages" in refused(429, ann, "PUT", "/api/me/email", {"address": "b@example.com"})
    assert ann.ask("DELETE", "/api/me/email")["address"] == ""
    old = schema.emails.update().values(created=1)
    server.write(lambda c: c.execute(old).rowcount)
    server.do(server.tables.notices.look())
    assert ADDRESS not in everything(server), "what nobody confirmed is deleted"


def test_a_server_without_a_mail_server_says_so(server: Server) -> None:
    ann = server.guest("Ann")
    assert ann.get("/api/me/notices")["mail"] is False
    assert "no e-mail" in refused(409, ann, "PUT", "/api/me/email", {"address": ADDRESS})
    for url, sender in (("http://x", "a@example.com"), ("smtp://", "a@example.com"), ("smtp://x", "nobody")):
        with pytest.raises(ValueError, match="RULEWRIGHT_SMTP"):
            Mailer(url, sender)


def test_a_password_goes_without_tls_to_this_machine_only(mails: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = socket.create_connection
    monkeypatch.setattr(socket, "create_connection", lambda _to, *args: connect(("127.0.0.1", mails.port), *args))
    message = Mail(ADDRESS, "Your turn", "Play.", "https://example.com/stop")
    with pytest.raises(smtplib.SMTPNotSupportedError, match="smtps://"):
        Mailer("smtp://ann:secret@mail.example.com", "t@example.com").send(message)
    assert "AUTH" not in mails.heard
    assert not mails.taken
    for url in ("smtp://ann:secret@127.0.0.1", "smtp://mail.example.com"):
        Mailer(url, "t@example.com").send(message)
    eventually(lambda: len(mails.taken) == 2)
    assert mails.heard.count("AUTH") == 1
