"""No client can tell two worlds apart by the bytes it is sent; and a leak is detected."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import games
from rulewright.doors.server.live.messages import Messages
from rulewright.doors.server.render import EncodedViews
from rulewright.kernel.game import Game
from tests.doors.server.servers import TOY
from tests.siege.worlds import LONGEST, ToldApartError, hiding, whole_game
from tests.tiers import tries


def test_a_small_game(tmp_path: Path) -> None:
    counts = whole_game(games.load(TOY), tmp_path, most=tries(LONGEST, 8), each=tries(0, 3))
    assert counts["pairs of worlds"] >= 20
    assert counts["pairs with different moves"] >= 4


@pytest.mark.release
@pytest.mark.parametrize("game", hiding(), ids=lambda g: g.name)
def test_every_game_that_hides_something(game: Game, tmp_path: Path) -> None:
    assert whole_game(game, tmp_path, each=6)["pairs of worlds"] > 0


def test_who_is_shown_another_hand_can_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    to = EncodedViews.to
    monkeypatch.setattr(EncodedViews, "to", lambda self, seat: to(self, 0 if seat == 1 else seat))
    with pytest.raises(ToldApartError, match=r"seat 1 can tell two worlds apart by the state"):
        whole_game(games.load(TOY), tmp_path, most=3, each=1)


def test_who_is_told_what_others_heard_can_tell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = Messages._heard
    monkeypatch.setattr(Messages, "_heard", lambda self, match, seat, *given: heard(self, match, max(seat, 0), *given))
    with pytest.raises(ToldApartError, match=r"seat -1 can tell two worlds apart by the state"):
        whole_game(games.load(TOY), tmp_path, most=2, each=1)
