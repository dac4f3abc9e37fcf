"""What it would be worth to know the other hands in Klobba!: `python -m bench.hands --seats 2 --games 400 --jobs 16 --out FILE`.

Two questions. How often does a search win against others if it is told what they hold (`told`), if it lets those who have decided
in secret decide again in its tree (`reopened`, as all bots do; here the others do not), and with both? And how much can be had by
remembering? For that,
3,000 hands that fit what a seat sees are followed through the game and weighted by how likely each card that was turned up is
to have been laid from them; the figure is how well they foretell the card that is laid next, in nats. What is likely is fitted
to the other half of the games: a search does not know it better. A run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench import shards
from rulewright import games
from rulewright.bots.levels import CAREFUL
from rulewright.bots.search import Search
from rulewright.games.klobba.play.encoding import reached
from rulewright.games.klobba.state import BANDS, CARDS, Phase, Verb
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import random32, sow
from rulewright.kernel.engines.playout import CHOICES, SETUP
from rulewright.kernel.rulebook import nothing_reconsidered
from rulewright.kernel.statistics import Z95

Floats = NDArray[np.float64]
TOLD, REOPENED, BOTH, PLAIN = "told", "reopened", "both", "plain"
KINDS = (TOLD, REOPENED, BOTH, PLAIN)
WORLDS, ROUNDS, LEAST = 3000, 1500, 20
"""Hands that are followed, steps of the fit, and hands that must be left, or all are dealt again."""


@cache
def klobba(seats: int) -> tuple[Any, Any, Any]:
    """The game, the same for players who take others' decisions in secret for any of their moves, and the box."""
    game = games.load("klobba")
    return game, replace(game, play=replace(game.play, reconsider=nothing_reconsidered)), game.make_box({}, seats)


def tell(s: Any, view: Any, seat: int, seats: int) -> None:
    """Write into a view what others hold."""
    for other in (other for other in range(seats) if other != seat):
        view.seats[seat].sure[other][:] = list(s.seats[other].hand)
    for band in range(BANDS):
        view.bands[band].card[:] = list(s.bands[band].card)
    view.offered.card[:] = list(s.offered.card)
    view.actions.card[: s.actions.under] = list(s.actions.card[: s.actions.under])


def play(seats: int, kind: str, iterations: int, seed: int) -> dict[str, Any]:
    """One deal, from every seat: what the player wins. Plain players only meet each other: it is told what they laid."""
    game, plain, box = klobba(seats)
    search, wins, layings = Search(iterations=iterations, caution=CAREFUL), [], []
    for mine in range(1 if kind == PLAIN else seats):
        s, streams = game.state(), [[0, 0] for _ in range(seats)]
        sow(s.rng, seed, SETUP)
        for seat in range(seats):
            sow(streams[seat], seed, CHOICES + seat)
        game.rules.setup(s, box)
        while not game.rules.ending(s):
            seat = lowest(game.rules.waiting(s))
            view = game.view(s, box, seat)
            if seat == mine and kind in (TOLD, BOTH):
                tell(s, view, seat, seats)
            lot = [random32(streams[seat]), random32(streams[seat]) | 1]
            reopens = seat == mine and kind in (REOPENED, BOTH)
            action = search.choose(game if reopens else plain, view, box, seat, lot)
            if s.phase == Phase.LAYING and s.asked == s.called:
                layings.append(laying(s, box, seats))
            if s.phase == Phase.LAYING and Verb.at(action) == Verb.LAY:
                layings[-1]["laid"][str(seat)] = int(Verb.LAY.argument(action))
            game.rules.apply(s, box, seat, action)
        wins.append(round(float(game.worth(s, box)[mine]), 4))
    return {"layings": layings} if kind == PLAIN else {"wins": wins}


def laying(s: Any, box: Any, seats: int) -> dict[str, Any]:
    """A clash before cards are laid: hands, discards, and the total that each card would reach for either side."""
    hands = [[int(n) for n in s.seats[seat].hand] for seat in range(seats)]
    totals = [[int(reached(s, box, side, card)) // 8 for card in range(CARDS)] for side in range(2)]
    gone = [int(n) for n in s.discards]
    return {"holder": [int(h) for h in s.holder], "hands": hands, "gone": gone, "totals": totals, "laid": {}}


# ---------------------------------------------------------------- memory


def appeal(clash: Any, seat: int, unseen: Floats) -> Floats:
    """What speaks for laying each card: the chance to beat a card out of sight, its square, the total; and which it is."""
    side = clash["holder"].index(seat)
    own, other = np.array(clash["totals"][side]), np.array(clash["totals"][1 - side])
    beats = ((own[:, None] > other) + 0.5 * (own[:, None] == other)) @ (unseen / max(1.0, unseen.sum()))
    return np.column_stack([beats, beats * beats, own / 10.0, np.eye(CARDS)])


def chances(features: Floats, hands: Floats, weights: Floats) -> Floats:
    """How likely each card is to be laid, from each hand."""
    worth = features @ weights
    odds = hands * np.exp(worth - worth.max(axis=-1, keepdims=True))
    found: Floats = odds / np.maximum(1e-300, odds.sum(axis=-1, keepdims=True))
    return found


def fit(told: Sequence[tuple[Floats, Floats, int]]) -> Floats:
    """The weights by which players seem to choose: the likeliest, by gradient."""
    features, hands = np.array([f for f, _, _ in told]), np.array([h for _, h, _ in told])
    laid, rows = np.array([card for _, _, card in told]), np.arange(len(told))
    weights: Floats = np.zeros(features.shape[2])
    for _ in range(ROUNDS):
        likely = chances(features, hands, weights)
        slope = features[rows, laid].mean(axis=0) - np.einsum("nc,ncf->f", likely, features) / len(told)
        weights += 0.5 * (slope - 1e-3 * weights)
    return weights


def deal(hands: Floats, unseen: Floats, many: int, random: np.random.Generator) -> Floats:
    """Add so many cards to each hand, of those not in sight."""
    left, rows = np.maximum(0.0, unseen - hands), np.arange(len(hands))
    for _ in range(many):
        sums = left.cumsum(axis=1)
        card = (sums <= (random.random(len(hands)) * sums[:, -1])[:, None]).sum(axis=1).clip(0, CARDS - 1)
        hands[rows, card] += 1
        left[rows, card] -= 1
    return hands


def foretold(course: Sequence[Any], seat: int, copies: Floats, weights: Floats, random: Any) -> dict[str, list[float]]:
    """How likely the cards that a seat lays were, in a game for two, to those who see its hand, remember, or do neither."""
    found, hands, odds = defaultdict[str, list[float]](list), np.zeros((0, CARDS)), np.zeros(0)
    for clash in course:
        held, gone, card = np.array(clash["hands"][seat]), np.array(clash["gone"]), clash["laid"].get(str(seat))
        unseen, many = copies - gone - np.array(clash["hands"][1 - seat]), int(held.sum())
        possible = (hands <= unseen).all(axis=1) & (hands >= 0).all(axis=1) & (odds > 0)
        if possible.sum() < LEAST:
            hands, left = np.zeros((WORLDS, CARDS)), many
        else:
            hands = hands[random.choice(len(hands), WORLDS, p=odds * possible / (odds * possible).sum())]
            left = max(0, many - int(hands[0].sum()))
        hands, odds = deal(hands, unseen, left, random), np.ones(WORLDS)
        if card is None:
            continue
        features, fresh = appeal(clash, seat, copies - gone), deal(np.zeros((WORLDS, CARDS)), unseen, many, random)
        likely = chances(features, hands, weights)
        found["any card of a hand dealt again"].append(float((fresh / many).mean(axis=0)[card]))
        found["a hand dealt again"].append(float(chances(features, fresh, weights).mean(axis=0)[card]))
        found["a hand remembered"].append(float(likely.mean(axis=0)[card]))
        found["the hand told"].append(float(chances(features, held[None].astype(float), weights)[0, card]))
        odds, hands = likely[:, card], hands - np.eye(CARDS)[card]
    return found


def remembered(courses: Sequence[Sequence[Any]]) -> list[str]:
    """The lines of the table: nats for each card laid, with intervals over games."""
    copies, random = np.array(list(klobba(2)[2].copies), float), np.random.default_rng(1)
    told = []
    for clash in (clash for course in courses[::2] for clash in course):
        for seat, card in clash["laid"].items():
            features = appeal(clash, int(seat), copies - np.array(clash["gone"]))
            told.append((features, np.array(clash["hands"][int(seat)], float), card))
    weights, sums = fit(told), defaultdict[str, list[float]](list)
    for course in courses[1::2]:
        by_seat = [foretold(course, seat, copies, weights, random) for seat in range(2)]
        for name in by_seat[0]:
            lost = -np.log(np.maximum(1e-4, by_seat[0][name] + by_seat[1][name]))
            sums[name].append(float(lost.mean()))
    lines = ["| the next card, as foretold from | nats | 95% interval |", "|---|---:|---:|"]
    for name, each in sums.items():
        mean, half = np.mean(each), Z95 * np.std(each, ddof=1) / np.sqrt(len(each))
        lines.append(f"| {name} | {mean:.3f} | {mean - half:.3f} to {mean + half:.3f} |")
    least, some, most = (np.array(sums[name]) for name in ("a hand dealt again", "a hand remembered", "the hand told"))
    part = (least - some).mean() / (least - most).mean()
    error = ((least - some) - part * (least - most)).std(ddof=1) / (least - most).mean() / np.sqrt(len(least))
    low, high = part - Z95 * error, part + Z95 * error
    cards = sum(len(clash["laid"]) for course in courses[1::2] for clash in course)
    lines += [
        "",
        f"Remembering gives {part:.1%} ({low:.1%} to {high:.1%}) of what seeing the hand gives: {cards:,} cards.",
    ]
    return lines


def report(lines: Sequence[dict[str, Any]]) -> list[str]:
    """What the lines of a file say."""
    wins, courses = defaultdict[tuple[int, str, int], list[list[float]]](list), []
    for line in lines:
        seats, kind, iterations, _ = line["piece"]
        if kind == PLAIN:
            courses.append(line["layings"])
        else:
            wins[seats, kind, iterations].append(line["wins"])
    told = [
        "| seats | player | imagined games | games | wins | 95% interval | by seat |",
        "|---:|---|---:|---:|---:|---:|---|",
    ]
    for (seats, kind, iterations), deals in sorted(wins.items()):
        means = np.array(deals).mean(axis=1)
        half = Z95 * means.std(ddof=1) / np.sqrt(len(means)) if len(means) > 1 else 1.0
        by_seat = ", ".join(f"{share:.0%}" for share in np.array(deals).mean(axis=0))
        low, high = max(0.0, means.mean() - half), min(1.0, means.mean() + half)
        shares = f"{means.mean():.1%} | {low:.1%} to {high:.1%}"
        told.append(f"| {seats} | {kind} | {iterations:,} | {len(deals) * seats:,} | {shares} | {by_seat} |")
    return [*told, "", *(remembered(courses) if len(courses) > 3 else [])]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.hands", description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--kinds", nargs="+", choices=KINDS, default=KINDS, help=f"{PLAIN}: what is remembered, for two"
    )
    parser.add_argument("--iterations", type=int, default=1000, help="imagined games for a move, of all players")
    parser.add_argument("--games", type=int, default=100, help="games of each kind")
    parser.add_argument("--first", type=int, default=700_000, help="the first deal's seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=0.0, help="begin nothing after so long; run again to go on")
    parser.add_argument("--out", type=Path, default=Path("build/hands.jsonl"))
    asked = parser.parse_args()
    game, _, box = klobba(asked.seats)
    Search().prepare(game, box)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    many = {kind: asked.games if kind == PLAIN else -(-asked.games // asked.seats) for kind in asked.kinds}
    kinds = [kind for kind in asked.kinds if kind != PLAIN or asked.seats == 2]
    pieces: list[shards.Piece] = [
        [asked.seats, kind, asked.iterations, asked.first + at] for kind in kinds for at in range(many[kind])
    ]
    shards.gather(play, sorted(pieces, key=lambda piece: piece[3]), asked.out, asked.jobs, asked.seconds)
    print("\n".join(report(shards.lines(asked.out))))


if __name__ == "__main__":
    main()
