"""Writes the database of this release: `python -m tests.doors.server.releases.make 3_NAME`.

A few games of every kind are played on a server at random, and its database is written as SQL.
"""

from __future__ import annotations

import random
import sqlite3
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rulewright import games
from rulewright.doors.server.admin import Whom, ban_guest
from rulewright.doors.server.client import Guest
from rulewright.match import Match
from tests.doors.server.servers import FOUR, Server, opened, quick

MANY = 40
"""Moves after which a player gives up, if possible."""


def played(server: Server, game: str, most: int = 2000, **wish: Any) -> str:
    """A game of two people, or one if it is solo, for `most` moves or until it is over."""
    chosen, ann, bo = random.Random(game), server.guest("Ann"), server.guest("Bo")
    catalog = {found["name"]: found for found in ann.get("/api/games")}
    seats = min(2, catalog[game]["seats"][1])
    gives_up = {verb["name"] for verb in ann.get(f"/api/games/{game}")["verbs"] if verb["concede"]}
    made = ann.post("/api/matches", {"game": game, "seats": seats, **wish})
    people = [ann, bo][:seats]
    for link in made["links"]["seats"].values():
        bo.join(link)
    with ExitStack() as stack:
        lines = [stack.enter_context(person.sit(made["id"])) for person in people]
        states = [line.until() for line in lines]
        for number in range(most):
            for seat, line in enumerate(lines):
                while states[seat]["number"] < number:
                    states[seat] = line.until()
            if states[0]["over"]:
                break
            seat = chosen.choice(states[0]["waiting"])
            moves = states[seat]["moves"]
            over = [m for m in moves if m["verb"] in gives_up] if number >= MANY else []
            move = chosen.choice(over or [m for m in moves if m["verb"] not in gives_up] or moves)
            lines[seat].play(move["code"], states[seat]["turn"])
    return str(made["id"])


def visit(server: Server) -> None:
    """Everything that stores data: games that are over, running or not started, heroes, records, spectators."""
    ann: Guest = server.guest("Ann")
    for game in ann.get("/api/games"):
        played(server, game["name"])
        if game["campaign"]:
            played(server, game["name"], hero="Indira")
    for game in ("klobba", "connect_four"):
        played(server, game, most=5)
    brought = Match(games.load(FOUR), names=["Cy", "Di"])
    for seat, column in enumerate([0, 1, 0, 1, 0, 1, 0]):
        brought.play(seat % 2, column)
    ann.ask("POST", "/api/records", brought.record().text.encode())
    ann.post("/api/matches", {"game": "connect_four", "open": True})
    server.guest("Cy").join(ann.post("/api/matches", {"game": "klobba", "seats": 3})["links"]["spectate"])
    people(server)


def people(server: Server) -> None:
    """Interactions between people and the operator: chat, a request to undo, devices, reports, blocks, bans, deleted accounts."""
    ann, bo, cy, dan, eve = (server.guest(name) for name in ("Ann", "Bo", "Cy", "Dan", "Eve"))
    made = ann.post("/api/matches", {"game": "high_card", "seats": 3})
    for guest, link in zip((bo, cy), made["links"]["seats"].values(), strict=True):
        guest.join(link)
    ann.post(f"/api/matches/{made['id']}/report", {"seat": 1, "why": "abuse", "words": "was rude"})
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.sit(made["id"])) for guest in (ann, bo, cy)]
        lines[1].say(type="say", text="Good luck!")
        for line in lines:
            state = line.until()
            line.play(state["moves"][0]["code"], state["turn"])
        while not state["ask_undo"]:
            state = lines[2].until()
        lines[2].say(type="ask_undo", turn=state["turn"])
        while not state["undo_request"]:
            state = lines[2].until()
    with ann.sit(ann.post("/api/matches", {"game": "connect_four", "salts": True})["id"]) as line:
        line.say(type="salt", text="pepper")
        while not line.until()["salts"]["answered"]:
            pass
    waiting = ann.post("/api/matches", {"game": "connect_four"})
    dan.join(waiting["links"]["seats"]["1"])
    ann.post(f"/api/matches/{waiting['id']}/remove", {"seat": 1, "block": True})
    phone = server.guest()
    phone.post("/api/me/here", {"token": eve.post("/api/me/device")["link"].partition("#")[2]})
    eve.join(ann.post("/api/matches", {"game": "connect_four"})["links"]["seats"]["1"])
    while len(eve.get("/api/me/devices")) < 2:
        phone.get("/api/me")
    eve.post("/api/me/devices/revoke", {"id": "others"})
    eve.post("/api/me/delete", {"name": "Eve"})
    bo.post("/api/me/device")
    ban_guest(str(server.tables.database.url), Whom(guest=dan.cookie.partition(".")[0]), "Be kind.", "never")


def dump(file: Path) -> str:
    """A SQLite file as SQL."""
    database = sqlite3.connect(file)
    made = database.execute("SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid").fetchall()
    lines = [f"{sql.strip()};" for _, kind, sql in made if kind == "table"]
    for number, word in enumerate(("false", "true")):  # PostgreSQL takes no number for them
        lines = [line.replace(f"BOOLEAN DEFAULT {number}", f"BOOLEAN DEFAULT {word}") for line in lines]
    for name, kind, _ in made:
        if kind != "table":
            continue
        columns = database.execute(f'SELECT name, type FROM pragma_table_info("{name}")').fetchall()
        named = ", ".join(f'"{column}"' for column, _ in columns)
        rows = [
            ", ".join(_written(value, kind) for value, (_, kind) in zip(row, columns, strict=True))
            for row in database.execute(f'SELECT * FROM "{name}" ORDER BY rowid')
        ]
        if rows:
            lines.append(f'INSERT INTO "{name}" ({named}) VALUES\n' + ",\n".join(f"({row})" for row in rows) + ";")
    lines += [f"{sql.strip()};" for _, kind, sql in made if kind == "index"]
    return "\n".join(lines) + "\n"


def _written(value: Any, kind: str) -> str:
    if value is None:
        return "NULL"
    if kind == "BOOLEAN":
        return "true" if value else "false"
    if isinstance(value, bytes):
        return f"X'{value.hex().upper()}'"
    return repr(value) if isinstance(value, int | float) else "'" + value.replace("'", "''") + "'"


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "server.db")
        with opened(quick(f"sqlite:///{file}")) as server:
            visit(server)
        Path(__file__).with_name(f"{name}.sql").write_text(dump(file), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
