"""Gin rummy and OpenSpiel's: cards and melds have the same numbers; our deal and draws are put into its chance nodes.

OpenSpiel differs in two rare things. It looks for the cards to keep before it looks for the one to discard, and so overlooks some
knocks; and it lets no more than two cards in a row be laid off on one end of a run. There its moves are fewer than ours. Hands of
five and eight are left out: it lets you knock with nothing but melds of three, and then has no discard for you."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from classics.gin_rummy import GAME
from classics.gin_rummy.state import CARDS, RANKS, Phase, Verb
from tests.referees.openspiel import Adapter

FIRST_MELD = 56
CODES = {Verb.TAKE: 52, Verb.DRAW: 53, Verb.PASS: 54, Verb.KNOCK: 55}
PHASES = {
    Phase.FIRST: "FirstUpcard",
    Phase.DRAWING: "Draw",
    Phase.DISCARDING: "Discard",
    Phase.KNOCKING: "Knock",
    Phase.LAYING: "Knock",
    Phase.ADDING: "Layoff",
    Phase.MELDING: "Layoff",
    Phase.AT_WALL: "Wall",
}


def name(card: int) -> str:
    return "A23456789TJQK"[card % RANKS] + "scdh"[card // RANKS]


def named(cards: int) -> list[str]:
    """A set of cards in OpenSpiel's words."""
    return sorted(name(card) for card in range(CARDS) if cards >> card & 1)


class GinRummy(Adapter):
    overlooked = 0
    """Moves of ours that OpenSpiel does not allow."""

    def action(self, s: Any, seat: int, move: int, peer: Any) -> int:
        verb = Verb.at(move)
        if verb == Verb.MELD:
            return FIRST_MELD + Verb.MELD.argument(move)
        return CODES[verb] if verb in CODES else int(verb.argument(move))

    def moves(self, s: Any, seat: int, peer: Any) -> Mapping[int, tuple[int, ...]]:
        found = super().moves(s, seat, peer)
        missing = [a for a in found if a not in peer.legal_actions()]
        if s.phase == Phase.ADDING:
            gone = [a for a in missing if a < CARDS and far(s, a)]
        else:
            told = peer.to_dict()["deadwood"][seat]
            gone = [a for a in missing if a == CODES[Verb.KNOCK] and told > s.knock]
        self.overlooked += len(gone)
        return {a: moves for a, moves in found.items() if a not in gone}

    def choose(self, s: Any, seat: int, legal: list[int], random: Random) -> int:
        """By the rule of thumb two times in three, until somebody knocks: at random, one game in twenty comes to a knock."""
        if s.phase < Phase.KNOCKING and random.random() < 0.67:
            stream = [random.getrandbits(32), 1]
            chosen = self.action(s, seat, self.game.play.policy(s, self.box, seat, stream), None)
            return chosen if chosen in legal else random.choice(legal)
        return random.choice(legal)

    def follow(self, s: Any, peer: Any, drawn: list[tuple[str, Any, Any]]) -> None:
        for _, _, card in drawn:
            peer.apply_action(card)

    def ours(self, s: Any) -> dict[str, Any]:
        return {
            "phase": "GameOver" if s.end else PHASES[s.phase],
            "knock_card": s.knock,
            "upcard": name(s.upcard) if s.upcard >= 0 else None,
            "stock_size": s.left,
            "hands": [named(me.hand) for me in s.seats],
            "discard_pile": named(s.discards),
            "layed_melds": [sorted(named(meld) for meld in me.melds if meld) for me in s.seats],
            "layoffs": named(s.added),
        }

    def theirs(self, peer: Any) -> dict[str, Any]:
        told = peer.to_dict()
        for key in ("discard_pile", "layoffs"):
            told[key] = sorted(told[key])
        told["hands"] = [sorted(hand) for hand in told["hands"]]
        told["layed_melds"] = [sorted(sorted(meld) for meld in melds) for melds in told["layed_melds"]]
        return {key: told.get(key) for key in KEYS}


KEYS = ("phase", "knock_card", "upcard", "stock_size", "hands", "discard_pile", "layed_melds", "layoffs")


def far(s: Any, card: int) -> bool:
    """Whether the two cards before it, on either side, were laid off, too."""
    return any(
        s.added >> card + step & 1 and s.added >> card + 2 * step & 1 for step in (1, -1) if card + 2 * step >= 0
    )


ADAPTERS = [
    GinRummy(GAME, "gin_rummy"),
    GinRummy(GAME, "gin_rummy(knock_card=3,gin_bonus=20,undercut_bonus=10)", knock=3, gin=20, undercut=10),
    GinRummy(GAME, "gin_rummy(oklahoma=true)", oklahoma="yes"),
    GinRummy(GAME, "gin_rummy(knock_card=0,gin_bonus=0,undercut_bonus=0)", knock=0, gin=0, undercut=0),
    GinRummy(GAME, "gin_rummy(hand_size=6)", hand=6),
    GinRummy(GAME, "gin_rummy(hand_size=7)", hand=7),
]
