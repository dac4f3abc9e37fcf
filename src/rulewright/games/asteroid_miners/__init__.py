"""Asteroid Miners with The Interstellar Foundry: drill with dice, and forge a station."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Reconstruction, Welcome

from .rules.turn import BOUND

GAME = Game.of(
    __name__,
    title="Asteroid Miners",
    prefix="AM",
    version="1.2",
    pitch="Drill down three asteroids, win tenders for your metals, and forge a space station, by Overtime if you dare.",
    designer="John Gibson",
    publisher="AVStudioGames / Capstone Games (nano9games)",
    seats=(1, 2),
    minutes=(15, 30),
    endings=(
        Ending("most funding", "the last asteroid is worked out, and one company has more funding than the other"),
        Ending("tie-break", "funding was equal, and more rows of Alpha Station or more strata decided"),
        Ending("shared", "funding, rows and strata are equal: both companies win"),
        Ending("bankrupt", "a company had no funding left and nothing to forge: the other one wins"),
        Ending("outdone", "alone at the table, and the rival was not beaten", won=False),
        Ending("ruined", "alone at the table, with no funding left and nothing to forge", won=False),
    ),
    bound=BOUND,
    exact=True,
    seat_names=("Red", "Purple"),
    welcome=Welcome(seats=2, bot="3"),
    reconstructed=Reconstruction(
        "mostly",
        "We have the rulebook of the expansion only: the base game (drills, events, tenders, market, upgrades and "
        "solo rival), most strata and most rows of the station are our own design.",
    ),
)
