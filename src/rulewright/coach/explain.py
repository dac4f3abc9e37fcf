"""Why one move is better than another: what happens after the one and not after the other, in games imagined from both.

Nothing here knows a game. Both moves are made in the same worlds, as their mover may imagine them, and played on as the search
plays on: by the game's rule of thumb, or with a short look ahead where it has none. What the rules tell meanwhile is counted,
and what differs most is the reason. That a move does what it says is none, unless there is no other. Where a game's words say
by `showing(s, box, seat)` what a seat has that promises a win, how much of it and what one more is worth, that of which more is
held by the seat's next turn comes before what was told, though not before the end of the game.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

from rulewright.bots.search import Search
from rulewright.kernel.chance import mix, sow
from rulewright.kernel.game import Game
from rulewright.kernel.notes import EVERYONE, Ear
from rulewright.kernel.sets import lowest
from rulewright.match.address import READER, addressed

WORLDS = 48
"""How many worlds are imagined for each of the two moves."""
AHEAD = 14
"""How many moves each is played on."""
CLEAR = 0.2
"""By how much something must be more frequent to be called a reason: twice what chance makes of so many worlds."""
GLANCE = Search(iterations=32, depth=2, caution=-1.0)
"""How moves are chosen in an imagined game that has no rule of thumb."""
OWN, GAINED, FINAL = 1.25, 1.3, 1.6
"""How much more it counts as a reason if it happens to oneself, if it is gained and not avoided, and if it ends the game."""

FELT, SURE = 0.03, 2.5
"""What a difference in what is shown must be worth to be a reason, in the logarithm of the odds, and how many standard errors."""

What = tuple[str, int]
"""A kind of note, and whom it is about (-1: nobody); or something that is shown, and by whom."""
Shown = dict[str, tuple[float, float]]
"""By what is shown: how much, and what one more is worth."""
ENDED = "the end"
"""What the end of an imagined game is called among the kinds of notes."""


@dataclass(frozen=True)
class Reason:
    """What is told more often after the better move, or less often: an example in words, and how often after either. Or what is
    shown more or less, and how much `on_average`."""

    text: str
    better: float
    other: float
    on_average: bool = False


def reason(
    game: Game, view: Any, box: Any, names: Sequence[str], seat: int, better: int, other: int, worlds: int = WORLDS
) -> Reason | None:
    """What speaks for one move of a seat over another, or nothing where they come to the same."""
    often, texts, itself = list[dict[What, float]](), defaultdict[What, Counter[str]](Counter), set[What]()
    said, shown = [READER if i == seat else name for i, name in enumerate(names)], list[list[list[Shown]]]()
    for action in (better, other):
        heard, at_once, made = Counter[What](), Counter[What](), 0
        shown.append([])
        for k in range(worlds):
            found = imagined(game, view, box, said, seat, action, k)
            if found is None:
                continue
            told, sights = found
            shown[-1].append(sights)
            made += 1
            heard.update({what for what, _, _ in told})
            at_once.update({what for what, _, by_itself in told if by_itself})
            for what, text, _ in told:
                texts[what][text] += 1
        if not made:
            return None
        often.append({what: n / made for what, n in heard.items()})
        itself |= {what for what, n in at_once.items() if n == made}
    gaps = {what: often[0].get(what, 0.0) - often[1].get(what, 0.0) for what in texts}
    gaps = {what: gap for what, gap in gaps.items() if abs(gap) >= CLEAR}
    later = {what: gap for what, gap in gaps.items() if what not in itself} or gaps
    most = max(later, key=lambda what: (abs(later[what]) * weight(what, seat, later[what] > 0), what), default=None)
    if (most is None or most[0] != ENDED) and (more := more_shown(names, seat, *shown)):
        return more
    if most is None:
        return None
    return Reason(texts[most].most_common(1)[0][0], often[0].get(most, 0.0), often[1].get(most, 0.0))


def weight(what: What, seat: int, gained: bool) -> float:
    """How good a reason something is, beside how often it happens."""
    kind, whose = what
    own = whose == seat and kind != ENDED
    return (OWN if own else 1.0) * (GAINED if gained else 1.0) * (FINAL if kind == ENDED else 1.0)


def more_shown(names: Sequence[str], seat: int, better: list[list[Shown]], other: list[list[Shown]]) -> Reason | None:
    """What the seat has more of after the better move, or the others less: what is worth most, if it is more than chance."""
    best, most = None, FELT
    for whose, name in enumerate(names):
        for what in better[0][whose]:
            one, two = ([world[whose][what][0] for world in worlds] for worlds in (better, other))
            each = fmean(world[whose][what][1] for world in (*better, *other))
            gap, error = fmean(one) - fmean(two), sqrt(pvariance(one) / len(one) + pvariance(two) / len(two))
            worth = gap * each if whose == seat else -gap * each
            if worth > most and abs(gap) > SURE * error:
                text = f"Your {what}" if whose == seat else f"{what[:1].upper()}{what[1:]} of {name}"
                best, most = Reason(text, fmean(one), fmean(two), on_average=True), worth
    return best


def imagined(
    game: Game, view: Any, box: Any, names: Sequence[str], seat: int, action: int, k: int
) -> tuple[list[tuple[What, str, bool]], list[Shown]] | None:
    """What the seat is told in the k-th world after a move, and whether by that move itself, and what every seat shows when
    the seat's turn has come again; nothing where that world does not allow it."""
    words = [0, 0]
    sow(words, k, seat)
    world, rules = game.redeal(view, box, seat, words), game.rules
    if rules.check(world, box, seat, action):
        return None
    world.ear = Ear(game.notes)
    rules.apply(world, box, seat, action)
    by_itself, seen, away = len(world.ear), list[Shown](), False
    for _ in range(AHEAD):
        if rules.ending(world):
            break
        mover = lowest(rules.waiting(world))
        if away and mover == seat and not seen:
            seen = [game.showing(world, box, i) for i in range(len(names))]
        away = away or mover != seat
        rules.apply(world, box, mover, played_on(game, world, box, mover, words))
    heard = [(note[1:], i < by_itself) for i, note in enumerate(world.ear) if note[0] in (EVERYONE, seat)]
    told = [(_what(game, note), addressed(game.notes.sentence(box, names, *note)[0]), now) for note, now in heard]
    told += [(what, text, False) for what, text in _ending(game, world, box, names)]
    return told, seen or [game.showing(world, box, i) for i in range(len(names))]


def _ending(game: Game, world: Any, box: Any, names: Sequence[str]) -> list[tuple[What, str]]:
    """How an imagined game ended, told like everything else: who won, or of somebody alone what came of it."""
    end = game.rules.ending(world)
    if not end:
        return []
    if len(names) == 1:
        about = game.endings[end - 1].about
        return [((ENDED, end), f"{about[:1].upper()}{about[1:]}.")]
    return [
        ((ENDED, i), addressed(f"{names[i]} wins.")) for i, place in enumerate(game.places(world, box)) if place == 1
    ]


def played_on(game: Game, world: Any, box: Any, mover: int, words: list[int]) -> int:
    """What is done next in an imagined game."""
    if game.rules.own_policy:
        return int(game.rules.policy(world, box, mover, words))
    words[0] = mix(words[0] + 1)
    return GLANCE.choose(game, game.view(world, box, mover), box, mover, words)


def _what(game: Game, note: Sequence[int]) -> What:
    kind, numbers = game.notes.decode(*note)
    return kind, numbers.get("seat", -1)


def in_words(found: Reason | None, better: str, other: str) -> str:
    """The reason as a sentence, given what the two moves are called."""
    if found is None:
        return f"“{better}” and “{other}” lead to much the same; what sets them apart comes later."
    if found.on_average:
        return (
            f"{found.text}: {found.better:.1f} on the average by about your next turn after “{better}”, and {found.other:.1f} "
            f"after “{other}”."
        )
    return (
        f"{found.text} That happens in {found.better:.0%} of the games imagined after “{better}”, and in {found.other:.0%} of "
        f"those after “{other}”."
    )
