"""Games by the board alone: anything highlighted can be chosen, and something always is. No list of moves.

With `--all` all games to their ends; else part of a game of Karthis and of Klobba!, one solo and one with two players.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.playing import OVER, follow, until
from tests.e2e.test_access import PHONE
from tests.e2e.touch import above, lit, struck, touch
from tests.prepare import ROOT
from tests.tiers import everything

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LONGEST = 2000
"""The most choices, by all players together."""
PATIENCE = 2000
"""Polls of the table, 30 ms apart, in which nothing need be highlighted: another player may be thinking."""

FEW = 15
"""Choices after which a long game is abandoned without `--all`."""
GAMES = 4
"""The most games played until everything has occurred, where dice decide: usually one will do."""
ANSWER = 200
RESTS = "document.querySelector('.frame[data-game][data-rests]') !== null"
"""The player has a choice, and no answer is pending."""
NUMBER = "document.querySelector('.frame[data-game]')?.dataset.number"
SEEN = """() => document.querySelector('.frame[data-game]').dataset.turn + ' ' + [...document.querySelectorAll(
  '#main [data-held] [aria-label], #main [aria-pressed=true]')].map((n) => n.getAttribute('aria-label') ?? n.innerText).join()"""
"""The turn, and what the player holds or has marked: a choice changes one or the other."""


class Player:
    """A player who uses only the board, and chooses anything highlighted."""

    def __init__(self, page: Page, luck: random.Random, finger: bool, eager: tuple[str, ...]) -> None:
        """Random choices reach some moves too seldom: those that begin with an `eager` word are preferred."""
        self.page, self.luck, self.finger, self.eager = page, luck, finger, eager
        self.chosen: Counter[str] = Counter()
        self.last = ""

    def choose(self, words: list[str]) -> bool:
        """Choose one of the highlighted elements."""
        wanted = [i for i, w in enumerate(words) if w.startswith(self.eager) and self.luck.random() < 0.8]
        i = wanted[0] if wanted else self.luck.randrange(len(words))
        if not touch(self.page, i, self.finger):
            return False  # it is gone; an element that stays covered fails the test
        self.last = words[i]
        self.chosen[words[i].split()[0]] += 1
        return True

    def answered(self, before: str) -> None:
        """Wait for the effect of the choice."""
        for _ in range(ANSWER):
            if self.page.evaluate(SEEN) != before:
                return
            self.page.wait_for_timeout(30)

    def step(self) -> bool:
        """One choice and its effect; False if nothing is highlighted."""
        words = lit(self.page) if self.page.evaluate(RESTS) else []
        if not words:
            return False
        before = self.page.evaluate(SEEN)
        if not self.choose(words):
            return False
        self.answered(before)
        refused = self.page.locator(".refusal")
        if refused.count():
            assert not struck(self.page), f"{self.last!r} was lit and refused: {refused.inner_text()}"
            self.page.keyboard.press("Escape")
        return True


def abreast(players: list[Player]) -> None:
    """Wait until all have seen the last move: a choice from an outdated board may rightly be refused."""
    until(players[0].page, lambda: len({player.page.evaluate(NUMBER) for player in players}) == 1)


def play(players: list[Player], enough: Callable[[Counter[str]], bool] = lambda _: False) -> Counter[str]:
    """Play to the end of the game, or until enough is chosen; returns the choices made."""
    idle = 0
    while not all(player.page.locator(OVER).count() for player in players):
        chosen = sum((player.chosen for player in players), Counter[str]())
        if enough(chosen):
            return chosen
        moved = False
        for player in players:
            if player.step():
                moved = True
                abreast(players)
        if moved:
            idle = 0
            assert chosen.total() < LONGEST
            continue
        idle += 1
        if idle > PATIENCE:
            asked = [
                (p.title(), p.locator(".prompt").all_inner_texts(), above(p))
                for p in (player.page for player in players)
            ]
            raise AssertionError(f"the board leads nowhere: {asked}")
        players[0].page.wait_for_timeout(30)
    return sum((player.chosen for player in players), Counter[str]())


def sit(visit: Visit, sizes: list[dict[str, Any]], eager: tuple[str, ...] = ("Accept",), **wish: Any) -> list[Player]:
    """A player in every seat, each with their own window."""
    pages = [visit("/health", **size) for size in sizes]
    host = pages[0]
    host.request.get("/api/me")
    home = host.url.removesuffix("/health")
    made = host.request.post("/api/matches", data={"seats": len(sizes), **wish}, headers={"origin": home})
    assert made.ok, made.text()
    host.goto(f"/m/{made.json()['id']}")
    for seat, page in enumerate(pages[1:], 1):
        follow(page, made.json()["links"]["seats"][str(seat)])
    for page in pages:
        expect(page.locator(".frame[data-game]")).to_be_visible()
    return [
        Player(page, random.Random(i), size is PHONE, eager)
        for i, (page, size) in enumerate(zip(pages, sizes, strict=True))
    ]


def few(chosen: Counter[str]) -> bool:
    return chosen.total() >= FEW and not everything[0]


@pytest.mark.release  # a whole adventure on the board is played every day in test_karthis
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_karthis(visit: Visit, size: dict[str, Any]) -> None:
    play(sit(visit, [size], game="karthis", seed=21), few)


def test_klobba(visit: Visit) -> None:
    play(sit(visit, [DESKTOP, PHONE], game="klobba"), few)


@pytest.mark.release
def test_klobba_with_offers(visit: Visit) -> None:
    """Offers need at least three players; the whole game of two is played above."""
    players = sit(visit, [PHONE, DESKTOP, PHONE], game="klobba")
    chosen = play(players, lambda chosen: chosen["Accept"] > 0 and chosen.total() >= 120)
    assert chosen["Accept"] > 0, "an offer was taken, and the game went on"


def miners(visit: Visit) -> list[Player]:
    """97 Klotho with a box in which every mine requires a pair."""
    box = re.sub(r'hand = "[^"]+"', 'hand = "pair"', (ROOT / "src/rulewright/games/klotho/box.toml").read_text("utf-8"))
    eager = ("Claim", "Stake", "Suggest", "Lay", "Throw", "Roll")
    return sit(visit, [DESKTOP, PHONE], eager, game="klotho", options={"cards": 45}, box=box)


@pytest.mark.release
def test_klotho_to_its_end(visit: Visit) -> None:
    """Claims are staked, and every verb but the rarest occurs."""
    chosen, met = Counter[str](), ("Claim", "Stake", "Suggest", "Buy", "Discard", "Throw")
    for _ in range(GAMES):
        chosen += play(miners(visit))
        if all(chosen[word] for word in met):
            return
    raise AssertionError(f"not all was met: {chosen}")


@pytest.mark.release
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_twelve_patrols(visit: Visit, size: dict[str, Any]) -> None:
    play(sit(visit, [size], game="twelve_patrols", seed=5))


@pytest.mark.release
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_asteroid_miners(visit: Visit, size: dict[str, Any]) -> None:
    """Against the rival, for whom you forge too; every phase but the choice of a drill occurs."""
    eager = ("Throw", "Keep all", "Roll", "Excavate", "Forge", "Go to", "Give", "Bank", "Risk")
    options = {"forging": "by hand"} if size is DESKTOP else {"version": "advanced"}
    chosen = play(sit(visit, [size], eager, game="asteroid_miners", seed=7, options=options))
    assert min(chosen[word] for word in ("Throw", "Roll", "Excavate")) > 0, chosen


@pytest.mark.release
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_clin9ic(visit: Visit, size: dict[str, Any]) -> None:
    play(sit(visit, [size], game="clin9ic", seed=7, options={"card": "B", "floors": 2}))


@pytest.mark.release
@pytest.mark.parametrize("sizes", [[DESKTOP, PHONE], [PHONE, DESKTOP, PHONE]], ids=["two", "three"])
def test_katamari(visit: Visit, sizes: list[dict[str, Any]]) -> None:
    """Pieces are taken from their piles and laid; two sixes crash here, so that losses occur, and cycling is cheap. When rolling
    is the only move, it is made automatically."""
    box = (ROOT / "src/rulewright/games/katamari/box.toml").read_text("utf-8")
    for old, new in (("crash = 4", "crash = 2"), ("cycle = 4", "cycle = 2"), ("short = 8", "short = 4")):
        box = box.replace(old, new)
    chosen = play(sit(visit, sizes, ("Lay", "Pile"), game="katamari", options={"track": "short"}, box=box))
    assert min(chosen[word] for word in ("Pile", "Lay")) > 0, chosen
