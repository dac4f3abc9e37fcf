"""Asteroid Miners with The Interstellar Foundry: dice that drill, and a station to be forged."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Welcome

from .bound import BOUND

GAME = Game.of(
    __name__,
    title="Asteroid Miners",
    prefix="AM",
    version="1.1",
    pitch="Drill down three asteroids, win tenders for your metals, and forge a space station, by Overtime if you dare.",
    designer="John Gibson",
    publisher="AVStudioGames / Capstone Games (nano9games)",
    reconstructed=(
        "the base game: drills, events, tenders, market, upgrades, the solo rival and most strata (AM-R1 to AM-R19); "
        "the expansion, The Interstellar Foundry, is complete"
    ),
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
)
