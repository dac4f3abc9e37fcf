"""Hearts and OpenSpiel's: a card of ours as rank and suit, and our deal and direction put into its chance nodes.

OpenSpiel plays one hand, and lets players pass one after the other: of our players who may pass at the same time, the first."""

from __future__ import annotations

from typing import Any

from classics.hearts import GAME
from classics.hearts.state import CARDS, SEATS, SIZE, Phase, Verb, Way
from tests.referees.openspiel import Adapter

SUITS = "CDSH"
"""OpenSpiel's letters for our suits in our order; its own order is CDHS."""


def named(cards: int) -> list[str]:
    """A set of cards in OpenSpiel's words."""
    return sorted("23456789TJQKA"[c % SIZE] + SUITS[c // SIZE] for c in range(CARDS) if cards >> c & 1)


def theirs(card: int) -> int:
    return card % SIZE * 4 + "CDHS".index(SUITS[card // SIZE])


class Hearts(Adapter):
    def action(self, s: Any, seat: int, move: int, peer: Any) -> int:
        return theirs(Verb.at(move).argument(move))

    def follow(self, s: Any, peer: Any, drawn: list[tuple[str, Any, Any]]) -> None:
        if drawn:
            peer.apply_action(int(s.way))
            for kind, _, card in drawn:
                if kind == "pick":
                    peer.apply_action(theirs(card))

    def ours(self, s: Any) -> dict[str, Any]:
        passed = s.way != Way.NOWHERE
        return {
            "phase": "GameOver" if s.end else "Pass" if s.phase == Phase.PASSING else "Play",
            "pass_direction": ("No Pass", "Left", "Across", "Right")[s.way],
            "hands": [named(me.hand) for me in s.seats],
            "passed_cards": [named(cards) for cards in s.passed],
            "received_cards": [named(s.passed[(i - s.way) % SEATS]) if passed else [] for i in range(SEATS)],
            "trick": [named(1 << me.laid) if me.laid >= 0 else [] for me in s.seats],
            "points": [me.points for me in s.seats],
            "hearts_broken": bool(s.broken),
        }

    def theirs(self, peer: Any) -> dict[str, Any]:
        told = peer.to_dict()
        trick: list[list[str]] = [[] for _ in range(SEATS)]
        for player, card in told["tricks"][-1] if told["tricks"] else []:
            trick["NESW".index(player)] = [card]
        told["trick"] = trick
        told["received_cards"] = [cards or [] for cards in told["received_cards"]]
        return {key: told[key] for key in self.ours_keys}

    ours_keys = (
        "phase",
        "pass_direction",
        "hands",
        "passed_cards",
        "received_cards",
        "trick",
        "points",
        "hearts_broken",
    )

    def result(self, s: Any) -> list[float]:
        """OpenSpiel counts from 26 down."""
        return [float(26 + score) for score in self.game.scores(s, self.box)]


ADAPTERS = [
    Hearts(GAME, "hearts", passing="drawn"),
    Hearts(GAME, "hearts(pass_cards=false)", passing="none"),
    Hearts(GAME, "hearts(can_lead_any_club=true,no_pts_on_first_trick=false)", any_club="yes", clean="no"),
    Hearts(GAME, "hearts(jd_bonus=true,avoid_all_tricks_bonus=true)", passing="drawn", jack="yes", no_trick="yes"),
    Hearts(GAME, "hearts(must_break_hearts=false)", passing="drawn", breaking="no"),
    Hearts(GAME, "hearts(qs_breaks_hearts=false)", passing="drawn", queen_breaks="no"),
    Hearts(GAME, "hearts(can_lead_hearts_instead_of_qs=true)", passing="drawn", spare_queen="yes"),
]
