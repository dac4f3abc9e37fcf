"""A game's rules bound together, and how to play by them: what every game says, and the default where it says nothing.

A game's `rules` module must hold

    setup(s, box)                    lay out the game
    waiting(s)                       the seats that may decide now, one bit each
    offers(s, box, seat)             how many moves are worth asking about
    offer(s, box, seat, k)           the k-th of them
    check(s, box, seat, action)      0, or the number of the clause that forbids it
    apply(s, box, seat, action)      make the move, up to the next decision
    score(s, box, out)               the points of each seat

and may hold the rest, for which `bind` has a body here. Nobody else needs to know which of them a game wrote itself. How
somebody might play (policy, advised and weights, appeal, outlook, encode and INPUTS, potential, HORIZON, IMAGINED, UNSETTLED) is
no rule: it stands in `play`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

from rulewright.kernel.chance import pick, random32
from rulewright.kernel.fields import Holder
from rulewright.kernel.rule import rule
from rulewright.kernel.scratch_memory import tidied, wiper
from rulewright.kernel.standing import by_score

STUCK = -1
"""A seat must move and nothing is allowed: a defect of the rules, never of the player."""
TRIES = 24
"""How often a random choice is simply tried before the allowed moves are counted."""
WORKING = (
    "setup",
    "waiting",
    "offers",
    "offer",
    "listed",
    "check",
    "apply",
    "score",
    "standing",
    "redeal",
    "policy",
    "advised",
    "appeal",
    "outlook",
    "encode",
    "potential",
)
"""What may scribble on a state's scratch paper, which is wiped when it has answered."""
LEVELS = 5
"""The levels of the bots."""
NEEDED = ("setup", "waiting", "offers", "offer", "check", "apply", "score")
PLAYING = (
    "policy", "advised", "weights", "appeal", "outlook", "encode", "potential", "HORIZON", "IMAGINED", "INPUTS", "UNSETTLED",
)  # fmt: skip
UNSETTLED = 0.04
"""Where a game has not been measured: as much as most of those that have."""


@dataclass(frozen=True)
class Rulebook:
    """Every rule of a game: what the book says."""

    setup: Callable[..., None]
    waiting: Callable[..., int]
    offers: Callable[..., int]
    offer: Callable[..., int]
    check: Callable[..., int]
    apply: Callable[..., None]
    score: Callable[..., None]
    ending: Callable[..., int]
    standing: Callable[..., None]
    redeal: Callable[..., None]
    """Fill in what a view does not show, at random, in keeping with all that its seat has seen."""
    choose: Callable[..., int]
    """A move at random, all that are allowed equally likely; never a game's own."""
    conserved: Callable[[Any, Any], Mapping[str, int]]
    """Plain Python: quantities that never change."""
    own_standing: bool
    """Whether the game breaks ties itself."""
    listed: Callable[[Any, Any, int], list[int]] | None = None
    """Plain Python: all that `offers` counts, in order, where the game lists its moves by `choices`."""


@dataclass(frozen=True)
class Playbook:
    """How somebody might play a game. The last facts say what the game itself added."""

    policy: Callable[..., int]
    """How somebody plays who does not think far."""
    appeal: Callable[..., None]
    """How much each of several moves appeals at first sight: the order in which a search tries them."""
    outlook: Callable[..., None]
    """What a position promises each seat, as the game's aim counts it."""
    encode: Callable[..., None]
    """A position as numbers, from what one seat may know: what a learned player looks at (see `bots/learned.py`)."""
    inputs: int
    """How many numbers `encode` writes; 0: there is no learned player."""
    potential: Callable[..., float] | None
    """What a seat's view promises it, for programs that learn: `potential(view, box, seat)`. None: the points it is ahead."""
    horizon: int
    """After so many moves in the head the outlook is asked; 0: there is none, and imagined games are played out."""
    imagined: tuple[int, ...]
    """How many games each level of the bots imagines for a move, from the weakest on; none said: as in other games."""
    unsettled: float
    """By how much a chance that the coach tells may still change if it thinks ten times longer, besides its interval: the more
    games are imagined, the better everybody plays in them. Measured by `python -m tests.truth`; so the interval is wider."""
    own_policy: bool
    own_appeal: bool
    advised: Callable[..., int] | None = None
    """The policy with the numbers it goes by as its last argument, so that the lab can try others."""
    weights: Callable[[Any], Mapping[str, int]] | None = None
    """Plain Python: these numbers for a box, by name and in order."""

    @property
    def foresees(self) -> bool:
        return self.horizon > 0


@rule
def end_of(s: Any) -> int:
    """Most games note in their state how they ended."""
    return int(s.end)


@rule
def nothing_hidden(s: Any, box: Any, seat: int) -> None:
    """For games without secrets."""


@rule
def all_alike(s: Any, box: Any, seat: int, moves: Any, n: int, out: Any) -> None:
    """For games whose moves are tried in no order."""


@rule
def nothing_promised(s: Any, box: Any, out: Any) -> None:
    """For games that are played to their end."""


@rule
def nothing_encoded(s: Any, box: Any, seat: int, out: Any) -> None:
    """For games without a learned player."""


def nothing_conserved(s: Any, box: Any) -> Mapping[str, int]:
    """For games in which nothing is kept in number."""
    return {}


def bind(rules: Any, title: str, successes: tuple[bool, ...], exact: bool, state: type[Holder]) -> Rulebook:
    """The rulebook of a game from its rules module (or anything with these names), defaults filled in."""
    if isinstance(rules, Rulebook):
        return rules
    own = _own(rules, state)
    missing = [name for name in NEEDED if name not in own]
    if missing:
        raise TypeError(
            f"the rules of {title} lack {', '.join(missing)}: see docs/add-a-game.md for what each must say"
        )
    ending = own.get("ending", end_of)
    choose = chooser(own["offers"], own["offer"], own["check"], exact)
    return Rulebook(
        **{name: own[name] for name in NEEDED},
        ending=ending,
        standing=own.get("standing", None) or by_score(ending, successes),
        redeal=own.get("redeal", nothing_hidden),
        choose=choose,
        conserved=own.get("conserved", nothing_conserved),
        own_standing="standing" in own,
        listed=own.get("listed"),
    )


def bind_play(play: Any, rules: Any, title: str, choose: Callable[..., int], state: type[Holder]) -> Playbook:
    """How a game is played, from its play room and the rules as they were given; at random where it says nothing."""
    if isinstance(play, Playbook):
        return play if play.own_policy else replace(play, policy=choose)
    own = {} if play is None else _own(play, state)
    misplaced = [name for name in PLAYING if not isinstance(rules, Rulebook) and name in vars(rules)]
    if misplaced:
        raise TypeError(
            f"the rules of {title} hold {', '.join(misplaced)}: that belongs into play, where rules never look"
        )
    for one, other in (("outlook", "HORIZON"), ("encode", "INPUTS")):
        if (one in own) != (other in own):
            raise TypeError(f"{title} has only one of {one} and {other}: give both, or neither")
    if ("advised" in own) != ("weights" in own) or ("advised" in own and "policy" not in own):
        raise TypeError(f"{title} has weights or advised alone: give both beside policy, or neither")
    return Playbook(
        policy=own.get("policy", choose),
        advised=own.get("advised"),
        weights=own.get("weights"),
        appeal=own.get("appeal", all_alike),
        outlook=own.get("outlook", nothing_promised),
        encode=own.get("encode", nothing_encoded),
        inputs=own.get("INPUTS", 0),
        potential=own.get("potential"),
        horizon=own.get("HORIZON", 0),
        imagined=thinking(own.get("IMAGINED", ()), title),
        unsettled=own.get("UNSETTLED", UNSETTLED),
        own_policy="policy" in own,
        own_appeal="appeal" in own,
    )


def _own(room: Any, state: type[Holder]) -> dict[str, Any]:
    """The names that a room says itself, each tidying up after itself where the state has scratch fields."""
    own, wipe = {name: value for name, value in vars(room).items() if not isinstance(value, ModuleType)}, wiper(state)
    if wipe is not None:
        own |= {name: tidied(own[name], wipe) for name in WORKING if name in own}
    return own


def thinking(imagined: tuple[int, ...], title: str) -> tuple[int, ...]:
    """The games that each level imagines, if they can be so many."""
    if imagined and (len(imagined) != LEVELS or min(imagined) < 1 or list(imagined) != sorted(imagined)):
        raise TypeError(f"IMAGINED of {title} must be {LEVELS} whole numbers above 0, none smaller than the last")
    return imagined


def chooser(
    offers: Callable[..., int], offer: Callable[..., int], check: Callable[..., int], exact: bool
) -> Callable[..., int]:
    """The rule that chooses a move uniformly at random.

    A choice is drawn from what the phase offers and tried against the law until one is allowed, which makes it uniform
    over the allowed ones without listing them; after some failures they are counted, so that it always ends. A game whose
    offers are exact is taken at its word, to which conformance holds it.
    """

    @rule
    def choose(s: Any, box: Any, seat: int, stream: Any) -> int:
        if exact:
            lot = random32(stream)
            n = offers(s, box, seat)
            return offer(s, box, seat, (lot * n) >> 32) if n > 0 else STUCK
        n = offers(s, box, seat)
        for _ in range(TRIES):
            action: int = offer(s, box, seat, pick(stream, n))
            if check(s, box, seat, action) == 0:
                return action
        allowed = 0
        for k in range(n):
            if check(s, box, seat, offer(s, box, seat, k)) == 0:
                allowed += 1
        if allowed == 0:
            return STUCK
        left = pick(stream, allowed)
        for k in range(n):
            action = offer(s, box, seat, k)
            if check(s, box, seat, action) == 0:
                if left == 0:
                    return action
                left -= 1
        return STUCK

    return choose
