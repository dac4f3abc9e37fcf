"""Clin9ic: one hospital, nine dice, six rounds."""

from __future__ import annotations

from rulewright.kernel import Ending, Game, Reconstruction

from .rules.turn import BOUND

GAME = Game.of(
    __name__,
    title="Clin9ic",
    prefix="CL",
    version="1.1",
    pitch="Build a clinic floor by floor, bring doctors to patients before they get worse, and be loved for it in six rounds.",
    designer="Alban Viard",
    publisher="AVStudioGames",
    seats=(1, 1),
    minutes=(15, 40),
    endings=(
        Ending("goal reached", "after six rounds the clinic did what it was meant to do"),
        Ending("goal missed", "after six rounds the goal was not reached", won=False),
        Ending("gave up", "the clinic was given up before its six rounds were over", won=False),
    ),
    bound=BOUND,
    exact=True,
    reconstructed=Reconstruction(
        "mostly",
        "We have the expansion's leaflet and an outline of the base game: all numbers, prices and card faces of "
        "the base game, its scoring and its goals, are our own design.",
    ),
)
