"""Pictures over HTTP: available to anyone who may watch, drawn once, and showing no more than they may see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulewright.doors.server.client import Answered, Guest
from rulewright.doors.server.config import Rate
from tests.doors.server.servers import PATIENT, Server, fetch, opened, quick
from tests.doors.server.test_play import win_over


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with opened(quick(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}")) as server:
        yield server


def status(guest: Guest, path: str) -> int:
    try:
        guest.get(path)
    except Answered as refused:
        return refused.status
    return 200


def begun(server: Server, game: str = "klobba", seats: int = 3) -> tuple[Guest, Guest, Any]:
    """Two people at a table, a bot in the third seat, and the invite links."""
    ann, bo = server.guest("Ann"), server.guest("Bo")
    made = ann.post("/api/matches", {"game": game, "seats": seats, "fill": {"2": "random"} if seats > 2 else {}})
    bo.join(made["links"]["seats"]["1"])
    for guest in (ann, bo):
        with guest.sit(made["id"]) as line:
            line.until()
    return ann, bo, made


def test_everybody_sees_their_own_hand_and_nobody_elses(server: Server) -> None:
    ann, bo, made = begun(server)
    path = f"/pictures/{made['id']}/now.svg"
    carl = server.guest("Carl")
    assert status(carl, path) == 403, "no invitation, no picture"
    carl.join(made["links"]["spectate"])
    seen = {name: guest.get(path).decode() for name, guest in (("Ann", ann), ("Bo", bo), ("Carl", carl))}
    assert len(set(seen.values())) == 3
    assert bo.get(f"{path}?seat=0").decode() == seen["Bo"], "nobody looks with the eyes of another seat"
    dora, link = server.guest("Dora"), made["links"]["spectate"]
    assert dora.get(f"{path}?{link.partition('?')[2]}").decode() == seen["Carl"], (
        "an invitation opens the spectator's view"
    )


def test_everybody_sees_a_picture_in_their_own_language(server: Server) -> None:
    _, bo, made = begun(server, seats=2)
    path = f"/pictures/{made['id']}/now.svg"
    german, english = (bo.ask("GET", path, **{"Accept-Language": tag}) for tag in ("de", "en"))
    assert german != english == bo.get(path)


def test_who_draws_is_handed_a_view_and_never_the_state(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, made = begun(server, seats=2)
    carl, pictures, asked = server.guest("Carl"), server.tables.pictures, []
    carl.join(made["links"]["spectate"])
    draw = pictures._draw

    async def noted(task: Any, wanted: Any, payer: Any) -> Any:
        asked.append(wanted)
        return await draw(task, wanted, payer)

    monkeypatch.setattr(pictures, "_draw", noted)
    for guest in (ann, carl):
        guest.get(f"/pictures/{made['id']}/now.svg")
    match = server.tables.by_match[made["id"]].begun
    assert [(p.seat, p.view == match.view(p.seat).pack()) for p in asked] == [(0, True), (-1, True)]
    assert match.view(0).pack() != match.view(-1).pack() != match.state.pack()


def test_before_and_while_a_game_goes_on_there_is_only_how_it_stands(server: Server) -> None:
    ann = server.guest("Ann")
    made = ann.post("/api/matches", {"game": "connect_four", "seats": 2})["id"]
    assert status(ann, f"/pictures/{made}/now.svg") == 409
    _, bo, running = begun(server, "connect_four", 2)
    for name, expected in (("now.svg", 200), ("0.svg", 409), ("game.webp", 409), ("now.gif", 409), ("now.bmp", 404)):
        assert status(bo, f"/pictures/{running['id']}/{name}") == expected, name
    assert status(ann, "/pictures/nosuch/now.svg") == 404


def test_a_finished_game_can_be_drawn_by_everybody_at_every_frame(server: Server) -> None:
    ann, bo, made = begun(server, "connect_four", 2)
    match = made["id"]
    with ann.sit(match) as one, bo.sit(match) as two:
        win_over(one, two)
    stranger = server.guest("")
    frames = [stranger.get(f"/pictures/{match}/{n}.svg") for n in range(8)]
    assert len(set(frames)) == 8
    assert stranger.get(f"/pictures/{match}/now.svg") == frames[-1]
    assert stranger.get(f"/pictures/{match}/3.png").startswith(b"\x89PNG")
    assert stranger.get(f"/pictures/{match}/game.gif").startswith(b"GIF8")
    for name in ("8.svg", "x.svg", "-1.svg", "game.svg", "now.webp", "3.svg?seat=2"):
        assert status(stranger, f"/pictures/{match}/{name}") == 404, name


def test_a_picture_is_drawn_once_and_known_again_by_its_tag(server: Server) -> None:
    ann, _, made = begun(server, "connect_four", 2)
    path, pictures = f"/pictures/{made['id']}/now.svg", server.tables.pictures

    def ask(tag: str = "") -> tuple[int, str, bytes]:
        known = {"if_none_match": tag} if tag else {}
        answer, body = fetch(server, path, cookie=f"rulewright={ann.cookie}", **known)
        return answer.status, answer.headers["ETag"] or "", body

    before = pictures.made
    first, tag, body = ask()
    assert (first, body[:4]) == (200, b"<svg")
    assert ask(tag) == (304, tag, b"")
    assert pictures.made == before + 1
    with ann.sit(made["id"]) as line:
        line.play(3, line.until()["turn"])
        line.until()
    assert ask(tag)[0] == 200, "the game went on"


def test_who_asks_for_too_many_waits(tmp_path: Path) -> None:
    from dataclasses import replace

    limits = replace(PATIENT, pictures=Rate(0.01, 2))
    with opened(quick(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}", limits=limits)) as server:
        ann, _, made = begun(server, "connect_four", 2)
        path = f"/pictures/{made['id']}/now"
        assert [status(ann, f"{path}.{kind}") for kind in ("svg", "png", "svg", "png")] == [200] * 4, (
            "kept ones are free"
        )
        with ann.sit(made["id"]) as line:
            line.play(3, line.until()["turn"])
            line.until()
        assert status(ann, f"{path}.svg") == 429
