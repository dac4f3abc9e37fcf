"""Decisions of sampled games, each looked into by two searches: how much they matter, and which cards are right."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache

import numpy as np

from rulewright.bots.bot import candidates
from rulewright.bots.search import Search
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import mix, sow
from rulewright.kernel.engines.playout import SETUP
from rulewright.kernel.game import Game
from rulewright.kernel.structs import GameState
from rulewright.lab.interpreted import chooser
from rulewright.lab.playing import DICE, Made, key_dice
from rulewright.lab.settings import Setting, made
from rulewright.lab.statistics import SHARE, Estimate, Figure, estimate, sums_of
from rulewright.lab.study import Plan, Progress
from rulewright.lab.workers import distribute

CLOSE = 0.02
"""A decision hardly matters if the second-best move is worth at most this much less than the best."""
THINKING = 1000
"""Playouts a search makes for one decision."""


@dataclass(frozen=True)
class Decision:
    """A decision analysed by search: the verb of the best move, its lead over the second best, and what the player's own move
    loses. One search picks the best move and a second one measures it, so that noise is not mistaken for a difference."""

    verb: str
    gap: float
    loss: float | None
    """None if the search hardly visited that move."""
    cards: tuple[Offer, ...] = ()


@dataclass(frozen=True)
class Offer:
    """A card that could be chosen at a decision: whether it was, whether the search would, and how much better its best move is
    than the best one without it; None if the search hardly visited either."""

    card: str
    taken: bool
    right: bool
    worth: float | None


@cache
def cards_of(game: Game, action: int) -> frozenset[tuple[str, int]]:
    """The cards or pieces that a move is about: as the game's decks say, or by the names of its arguments."""
    found = {(str(i), card) for i, deck in enumerate(game.decks) for card in deck.at(action)}
    return frozenset(found or ((name, n) for name, n in game.actions.decode(action)[1].items() if name in game.pieces))


def card_called(it: Made, card: tuple[str, int]) -> str:
    which, number = card
    if which.isdecimal():
        return str(it.game.decks[int(which)].name(it.box, number))
    return it.game.notes.thing(it.box, which, number)


def offers_of(
    it: Made, legal: Sequence[int], made: int, one: Mapping[int, float], other: Mapping[int, float]
) -> list[Offer]:
    """What the searches say of every card that could be chosen: one finds the best moves, the other measures them."""
    about, found = {a: cards_of(it.game, a) for a in legal}, list[Offer]()
    known = sorted(one.keys() & other.keys(), key=lambda a: -one[a])
    for card in sorted(frozenset().union(*about.values())):
        best = next((a for a in known if card in about[a]), None)
        rival = next((a for a in known if card not in about[a]), None)
        worth = other[best] - other[rival] if best is not None and rival is not None else None
        found.append(Offer(card_called(it, card), card in about[made], best == known[0], worth))
    return found


def hardness(setting: Setting, plan: Plan, wanted: int, progress: Progress | None = None) -> list[Estimate]:
    """How much decisions matter, and how much the setting's players give away, sampled from their own games."""
    games, many = list[list[Decision]](), 0
    deals = ((setting, seed) for seed in range(plan.seed, plan.seed + 100 * wanted))
    with closing(distribute(decisions_of, deals, plan.jobs, key=sampled)) as played:
        for _, here in played:
            games.append(here)
            many += len(here)
            if progress:
                progress(min(many, wanted), wanted, "Searching decisions")
            if many >= wanted:
                break
    if not many:  # no player ever has a choice
        return []

    unit = "points" if made(setting).game.aim == "score" else "parts of a win"
    return [*worths(games, unit), *by_card(games)]


def shared(figure: Figure, of: Sequence[Sequence[float]]) -> Estimate:
    """The mean of a figure over all that games have of it."""
    above, below = np.array([[sum(x) for x in of]], float), np.array([[len(x) for x in of]], float)
    return estimate(figure, sums_of(above, below)[0])


def worths(games: Sequence[Sequence[Decision]], unit: str) -> list[Estimate]:
    """How far the best move is from the second, and what the players give away, in all and by verb."""

    def mean(figure: Figure, value: Callable[[Decision], float | None], verb: str = "") -> Estimate:
        told = [[value(d) for d in here if verb in ("", d.verb)] for here in games]
        return shared(figure, [[x for x in here if x is not None] for here in told])

    close = f"decisions where the second move is worth at most {CLOSE:.0%} less"
    lost = f"what the players give away at a decision, in {unit}"
    verbs = sorted({d.verb for here in games for d in here})
    return [
        mean(Figure("gap", f"what the best move is worth more than the second, in {unit}"), lambda d: d.gap),
        mean(Figure("gap.close", close, SHARE), lambda d: d.gap <= CLOSE),
        mean(Figure("loss", lost), lambda d: d.loss),
        *(
            mean(Figure(f"loss.{verb}", f"what they give away where {verb} is best"), lambda d: d.loss, verb)
            for verb in verbs
        ),
    ]


def by_card(games: Sequence[Sequence[Decision]]) -> Iterator[Estimate]:
    """Of each card: how often it could be chosen, was, and was best, and what it is worth."""
    for card in sorted({o.card for here in games for d in here for o in d.cards}):
        name, seen = (
            f"choice.{card.replace(' ', '_')}",
            [[o for d in g for o in d.cards if o.card == card] for g in games],
        )
        told = f"decisions where {card} could be chosen"
        yield shared(Figure(f"{name}.offered", told, SHARE), [[offers(card, d) for d in here] for here in games])
        told = f"decisions where {card} was chosen, if it could be"
        yield shared(Figure(f"{name}.chosen", told, SHARE), [[o.taken for o in here] for here in seen])
        told = "decisions where it is best, if it could be chosen"
        yield shared(Figure(f"{name}.right", told, SHARE), [[o.right for o in here] for here in seen])
        told = f"what {card} is worth more than the best without it"
        yield shared(Figure(f"{name}.worth", told), [[o.worth for o in g if o.worth is not None] for g in seen])


def offers(card: str, d: Decision) -> float:
    """Whether a card could be chosen at a decision, as a number."""
    return float(any(o.card == card for o in d.cards))


def sampled(deal: tuple[Setting, int]) -> str:
    """All that the decisions of a game depend on."""
    return f"decisions {deal[0].rules} {deal!r}"


def decisions_of(deal: tuple[Setting, int]) -> list[Decision]:
    """Sample some decisions of one game and analyse each with two searches."""
    setting, seed = deal
    it = made(setting)
    game, box, rules = it.game, it.box, it.game.rules
    search, found = Search(iterations=THINKING, curious=1.4), list[Decision]()
    choosers = [chooser(game, box, p) for p in it.players]
    s: GameState = game.state()
    sow(s.rng, seed, SETUP)
    rules.setup(s, box)
    moves, dice = 0, [0, 0]
    sow(dice, seed, DICE)
    while not rules.ending(s) and moves < game.bound:
        seat = lowest(rules.waiting(s))
        lot = [mix(seed * 7919 + moves), mix(moves * 104729 + seed) | 1]
        view = game.view(s, box, seat)
        action = choosers[seat](s, box, seat, list(lot))
        legal = candidates(game, view, box, seat) if mix(lot[0] ^ 0x5BD1E995) % 8 == 0 else []
        if len(legal) > 1:
            one, other = (
                {
                    e.action: e.mean
                    for e in search.advise(game, view, box, seat, [mix(lot[0] + i), lot[1]])
                    if e.visits > 10
                }
                for i in (1, 2)
            )
            known = sorted(one.keys() & other.keys(), key=lambda a: -one[a])
            if len(known) > 1:
                best = other[known[0]]
                loss = best - other[action] if action in other else None
                cards = tuple(offers_of(it, legal, action, one, other))
                found.append(Decision(game.actions.decode(known[0])[0], best - other[known[1]], loss, cards))
        key_dice(s.rng, dice, moves)
        rules.apply(s, box, seat, action)
        moves += 1
    return found
