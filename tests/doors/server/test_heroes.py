"""Heroes: a campaign of one guest, written once for each finished game."""

from __future__ import annotations

import pytest

from rulewright import games
from rulewright.doors.server.client import Answered
from rulewright.kernel.game import Game
from tests.doors.server.servers import Server, over

CAMPAIGNS = [g for g in map(games.load, games.names()) if g.campaign]


@pytest.mark.parametrize("game", CAMPAIGNS, ids=lambda g: g.name)
def test_a_hero_goes_from_game_to_game(server: Server, game: Game) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    path = f"/api/heroes?game={game.name}"
    assert ann.get(path) == []
    match = ann.post("/api/matches", {"game": game.name, "hero": "Indira"})["id"]
    fresh = ann.get(path)
    assert [h["name"] for h in fresh] == ["Indira"]
    assert ann.get(f"/api/matches/{match}")["seats"][0]["name"] == "Indira", "the hero plays under the hero's own name"
    with ann.sit(match) as line:
        state = line.until()
        concede = {v["name"] for v in ann.get(f"/api/games/{game.name}")["verbs"] if v["concede"]}
        code = next(m["code"] for m in state["moves"] if m["verb"] in concede)
        line.play(code, state["turn"])
        state = over(line)
    after = ann.get(path)
    assert after[0]["sheet"] != fresh[0]["sheet"]
    assert after[0]["text"] != fresh[0]["text"]
    assert bo.get(path) == [], "heroes are their own guest's alone"
    again = ann.post(f"/api/matches/{match}/rematch")["id"]
    assert ann.get(f"/api/matches/{again}")["hero"] == "Indira"


def test_a_game_without_campaign_has_no_heroes(server: Server) -> None:
    with pytest.raises(Answered, match="no campaign"):
        server.guest().get("/api/heroes?game=high_card")
