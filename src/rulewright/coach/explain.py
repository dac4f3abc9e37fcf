"""Explains why one move is better than another: by what happens after one and not after the other, in simulated games.

Nothing here depends on a particular game. Both moves are made in the same worlds consistent with the mover's view, and played on
by the game's heuristic, or by a short search if it has none. Every note that the rules send in these games is counted by its
exact text, so that the quoted sentence is the one that was counted. It must also differ as an event, apart from its amounts: if
you lose 100 after one move and 150 after the other, you lose after both. A first set of games proposes a reason. A second set, in
other worlds, must confirm it and supplies the figures that are shown. The event must also pay: among the games after the same
move, those in which it happens must have better results. What a move always does by itself is not a reason. If no candidate
passes, no reason is given.

A game's `tell` may define `showing(s, box, seat)`: the assets that help a seat to win, with the amount and the worth of one
more. An asset of which the seat has more by its next turn takes precedence over notes, but not over the end of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from math import sqrt
from statistics import fmean, pvariance

from rulewright.bots.bot import reconsidered
from rulewright.bots.search import Search
from rulewright.coach.messages import SAY
from rulewright.kernel.bitsets import lowest
from rulewright.kernel.chance import mix, sow
from rulewright.kernel.game import Game
from rulewright.kernel.notes import EVERYONE, NoteLog
from rulewright.kernel.structs import GameBox, GameState
from rulewright.telling.language import SAY as GENERAL
from rulewright.telling.language import YOU, figure

WORLDS = 48
"""How many games are simulated after each of the two moves to confirm a reason; half as many to find one."""
AHEAD = 14
"""How many moves each game is continued for."""
CLEAR = 0.2
"""The least difference in frequency for an event to be a reason."""
SURE = 2.5
"""The least difference, in standard errors, for something to be a reason."""
TRIED = 6
"""How many sentences are examined as candidates."""
PAYS = 2.0
"""By how many standard errors results must be better when the event happens."""
GLANCE = Search(iterations=32, depth=2, caution=-1.0)
"""How moves are chosen in simulated games without a heuristic."""
OWN, GAINED, FINAL = 1.25, 1.3, 1.6
"""How much more an event counts as a reason if it concerns the mover, if it is gained, not avoided, and if it ends the game."""
FELT = 0.03
"""The least worth, in log odds, for a difference in assets to be a reason."""
NOBODY = -1

Shown = dict[str, tuple[float, float]]
"""Assets by name: the amount, and the worth of one more."""


@dataclass(frozen=True)
class Told:
    """A sentence from a simulated game: the seat it is about, whether it announces the end, and the event, which is the same for
    sentences that differ only in amounts."""

    text: str
    whose: int = NOBODY
    final: bool = False
    event: tuple[str | int, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class Imagined:
    """One simulated game: the sentences from the move itself, all sentences, and every seat's assets afterwards."""

    at_once: frozenset[Told]
    told: frozenset[Told]
    shown: list[Shown]
    come: Callable[[], float]

    @cached_property
    def result(self) -> float:
        """The mover's result, computed on first access because that is slow."""
        return self.come()


Pair = tuple[Imagined, Imagined]
"""One world after the better move, and after the other."""


@dataclass(frozen=True)
class Question:
    """A position from a seat's view; nothing hidden from that seat is used."""

    game: Game
    view: GameState
    box: GameBox
    names: Sequence[str]
    seat: int

    def label(self, action: int) -> str:
        return str(self.game.tell.label(self.view, self.box, self.names, self.seat, action))


@dataclass(frozen=True)
class Reason:
    """A difference between two moves, over `games` simulated games after each: the number of games in which a sentence occurs or,
    if `on_average`, the mean amount of an asset."""

    text: str
    better: float
    other: float
    games: int
    on_average: bool = False


def reason(asked: Question, better: int, other: int, worlds: int = WORLDS) -> Reason | None:
    """The reason why one move of a seat is better than another; None if no reason is certain enough."""
    seat, names = asked.seat, asked.names
    told_to = replace(asked, names=[YOU if i == seat else name for i, name in enumerate(names)])

    def pairs(first: int, last: int) -> list[Pair]:
        both = ([imagined(told_to, action, k) for action in (better, other)] for k in range(first, last))
        return [(one, two) for one, two in both if one and two]

    trial = pairs(0, worlds // 2)
    told, more = most_told(seat, trial), more_shown(seat, trial)
    if not told and not more:
        return None
    proof = pairs(worlds // 2, worlds // 2 + worlds)
    if more and not (told and told[0].final):
        return shown_in(names, seat, *more, proof)
    found = ((each, told_in(each, proof)) for each in told)
    return next((r for each, r in found if r and pays(each, r.better > r.other, [*trial, *proof])), None)


# ---------------------------------------------------------------- sentences


def most_told(seat: int, pairs: Sequence[Pair]) -> list[Told]:
    """The sentences whose frequencies differ most between two moves, weighted by subject, except those a move always causes."""
    gaps, itself = Counter[Told](), set[Told]()
    for sign, games in zip((1, -1), zip(*pairs, strict=True), strict=False):
        at_once = Counter(told for game in games for told in game.at_once)
        itself |= {told for told, n in at_once.items() if n == len(pairs)}
        for game in games:
            gaps.update(dict.fromkeys(game.told, sign))
    clear = {told: gap for told, gap in gaps.items() if abs(gap) >= CLEAR * len(pairs) and told not in itself}
    return sorted(clear, key=lambda t: (-abs(clear[t]) * weight(t, seat, clear[t] > 0), t.text))[:TRIED]


def told_in(told: Told, pairs: Sequence[Pair]) -> Reason | None:
    """The sentence as a reason, if these games confirm the difference, and not only in its amounts."""
    one, two = ([float(told in game.told) for game in games] for games in zip(*pairs, strict=True))
    like_one, like_two = (sum(happens(told.event, game) for game in games) for games in zip(*pairs, strict=True))
    gap, like_gap = fmean(one) - fmean(two), (like_one - like_two) / len(pairs)
    clear = min(abs(gap), abs(like_gap)) >= CLEAR and (gap > 0) == (like_gap > 0) and surely(one, two)
    return Reason(told.text, sum(one), sum(two), len(pairs)) if clear else None


def happens(event: tuple[str | int, ...], game: Imagined) -> bool:
    return any(told.event == event for told in game.told)


def pays(told: Told, gained: bool, pairs: Sequence[Pair]) -> bool:
    """Whether the event helps the mover: among the games after the same move, those in which it happens must have better results,
    or worse ones if it is avoided. The end of the game needs no such proof."""
    if told.final:
        return True
    products = list[float]()
    for games in zip(*pairs, strict=True):
        happens, results = [float(told in game.told) for game in games], [game.result for game in games]
        often, usual = fmean(happens), fmean(results)
        products += [(h - often) * (r - usual) for h, r in zip(happens, results, strict=True)]
    signed = fmean(products) if gained else -fmean(products)
    return signed > PAYS * sqrt(pvariance(products) / len(products))


def weight(told: Told, seat: int, gained: bool) -> float:
    """How good a reason an event is, apart from its frequency."""
    own = told.whose == seat and not told.final
    return (OWN if own else 1.0) * (GAINED if gained else 1.0) * (FINAL if told.final else 1.0)


def surely(one: Sequence[float], two: Sequence[float]) -> bool:
    """Whether two series differ significantly, game by game. One game with the largest difference is added, so that few games
    do not mislead."""
    gaps = [a - b for a, b in zip(one, two, strict=True)]
    n, most = len(gaps), max((abs(gap) for gap in gaps), default=0.0)
    return abs(fmean(gaps)) > SURE * sqrt((pvariance(gaps) + most**2 / n) / n)


# ---------------------------------------------------------------- assets


def more_shown(seat: int, pairs: Sequence[Pair]) -> tuple[str, int] | None:
    """The most valuable difference in assets, more for the seat or less for another, as the asset and whose it is."""
    if not pairs:
        return None
    worth = {
        (what, whose): worth_of(what, whose, seat, pairs)
        for whose, shown in enumerate(pairs[0][0].shown)
        for what in shown
    }
    most = max(worth, key=lambda key: worth[key], default=None)
    return most if most and worth[most] > FELT else None


def worth_of(what: str, whose: int, seat: int, pairs: Sequence[Pair]) -> float:
    """The worth to a seat of the difference in an asset; 0 if the difference is not certain."""
    one, two = amounts(what, whose, pairs)
    if not surely(one, two):
        return 0.0
    each = fmean(game.shown[whose][what][1] for pair in pairs for game in pair)
    return (fmean(one) - fmean(two)) * (each if whose == seat else -each)


def amounts(what: str, whose: int, pairs: Sequence[Pair]) -> tuple[list[float], list[float]]:
    """The amounts of a seat's asset in each game after the better move, and after the other."""
    one, two = ([game.shown[whose][what][0] for game in games] for games in zip(*pairs, strict=True))
    return one, two


def shown_in(names: Sequence[str], seat: int, what: str, whose: int, pairs: Sequence[Pair]) -> Reason | None:
    """The difference in an asset as a reason, if these games confirm it."""
    if worth_of(what, whose, seat, pairs) <= FELT:
        return None
    text = SAY("yours", what=what) if whose == seat else SAY("theirs", what=what, player=names[whose])
    text = text[:1].upper() + text[1:]
    one, two = (fmean(each) for each in amounts(what, whose, pairs))
    return Reason(text, one, two, len(pairs), on_average=True)


# ---------------------------------------------------------------- simulated games


def imagined(asked: Question, action: int, k: int) -> Imagined | None:
    """The k-th world after a move, played on; assets are recorded when it is the seat's turn again. None if the move is not legal
    in that world."""
    game, box, names, seat, stream = asked.game, asked.box, asked.names, asked.seat, [0, 0]
    sow(stream, k, seat)
    world, rules = game.redeal(reconsidered(game, asked.view, box, seat), box, seat, stream), game.rules
    if rules.check(world, box, seat, action):
        return None
    world.note_log = NoteLog(game.notes)
    rules.apply(world, box, seat, action)
    by_itself, seen, away = len(world.note_log), list[Shown](), False
    for _ in range(AHEAD):
        if rules.ending(world):
            break
        mover = lowest(rules.waiting(world))
        if away and mover == seat and not seen:
            seen = [game.showing(world, box, i) for i in range(len(names))]
        away = away or mover != seat
        rules.apply(world, box, mover, played_on(game, world, box, mover, stream))
    heard, ended = list(world.note_log), list(_ending(game, world, box, names))
    world.note_log = None
    told = [
        (i < by_itself, _told(game, box, names, note[1:]))
        for i, note in enumerate(heard)
        if note[0] in (EVERYONE, seat)
    ]
    return Imagined(
        frozenset(t for now, t in told if now),
        frozenset([*(t for _, t in told), *ended]),
        seen or [game.showing(world, box, i) for i in range(len(names))],
        partial(came_of_it, game, world, box, seat, stream),
    )


def came_of_it(game: Game, world: GameState, box: GameBox, seat: int, stream: list[int]) -> float:
    """A simulated game's worth to a seat: by the game's outlook, or if it has none, by playing to the end."""
    rules = game.rules
    while not rules.ending(world):
        if game.play.foresees:
            shares = [0.0] * int(box.seats)
            game.play.outlook(world, box, shares)
            return float(shares[seat])
        mover = lowest(rules.waiting(world))
        rules.apply(world, box, mover, played_on(game, world, box, mover, stream))
    return float(game.worth(world, box)[seat])


def _told(game: Game, box: GameBox, names: Sequence[str], note: Sequence[int]) -> Told:
    name, numbers = game.notes.decode(*note)
    things = [n for key, n in numbers.items() if game.notes.spoken(key) and str(n) not in game.notes.thing(box, key, n)]
    text = game.notes.sentence(box, names, *note)[0]
    return Told(text, numbers.get("seat", NOBODY), event=(name, *things))


def _ending(game: Game, world: GameState, box: GameBox, names: Sequence[str]) -> Iterable[Told]:
    """The end of a simulated game as a sentence: who won or, in a solo game, how it ended."""
    end = game.rules.ending(world)
    if end and len(names) == 1:
        about = game.about(game.endings[end - 1])
        yield Told(f"{about[:1].upper()}{about[1:]}.", final=True, event=("end", end))
    elif end:
        for i, place in enumerate(game.places(world, box)):
            if place == 1:
                yield Told(GENERAL("wins", winners=names[i]), i, final=True, event=("wins", i))


def played_on(game: Game, world: GameState, box: GameBox, mover: int, stream: list[int]) -> int:
    """The next move in a simulated game."""
    if game.play.own_policy:
        return int(game.play.policy(world, box, mover, stream))
    stream[0] = mix(stream[0] + 1)
    return GLANCE.choose(game, game.view(world, box, mover), box, mover, stream)


def in_words(found: Reason | None, better: str, other: str) -> str:
    """The reason as a sentence, given the labels of the two moves; empty if there is none."""
    if found is None:
        return ""
    if found.on_average:
        return SAY(
            "on-average",
            what=found.text,
            mean=figure(f"{found.better:.1f}"),
            mean_other=figure(f"{found.other:.1f}"),
            better=better,
            other=other,
            games=found.games,
        )
    return SAY(
        "happens",
        told=found.text,
        often=round(found.better),
        often_other=round(found.other),
        better=better,
        other=other,
        games=found.games,
    )
