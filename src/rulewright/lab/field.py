"""A field of players: each against each, and what each wins against all others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from rulewright.lab.figures import SHARE, Account, Estimate, Figure, estimate, label
from rulewright.lab.players import seated
from rulewright.lab.settings import Setting, made
from rulewright.lab.study import Plan, Progress, studies

PAIR = 2


@dataclass(frozen=True)
class Field:
    """By player what it wins against all others together, and against each of them."""

    players: list[str]
    overall: list[Estimate]
    pairs: dict[tuple[int, int], Estimate]


def field(setting: Setting, players: Sequence[str], plan: Plan, progress: Progress | None = None) -> Field:
    """Play every pair of players, each deal from both seats, all pairs on the same deals."""
    if len(set(players)) < PAIR or len(set(players)) != len(players):
        raise ValueError("name two players or more, each of them once")
    if made(setting).game.seats[0] > PAIR or setting.seats != PAIR:
        raise ValueError(f"players meet in pairs: {made(setting).game.title} has to be played by {PAIR}")
    for name in players:
        seated(name, made(setting).game, PAIR)
    pairs = list(combinations(range(len(players)), PAIR))
    settings = [replace(setting, bots=f"{players[i]},{players[k]}") for i, k in pairs]
    together = [Account() for _ in players]
    found = dict[tuple[int, int], Estimate]()
    for (i, k), played in zip(pairs, studies(settings, plan, progress), strict=True):
        account = played.accounts[0]
        known = [f.name for f in account.names]
        for one, other in ((i, k), (k, i)):
            name = f"win.player.{label(made(played.settings[0]).players[0 if one == i else 1].name)}"
            figure = Figure(name, f"wins of {players[one]} against {players[other]}", SHARE)
            sums = account.sums[known.index(name)]
            found[one, other] = estimate(figure, sums)
            together[one].add(
                [Figure(name, f"wins of {players[one]}", SHARE)], sums[None, :], np.zeros_like(account.prints), 0
            )
    return Field(list(players), [estimate(a.names[0], a.sums[0]) for a in together], found)
