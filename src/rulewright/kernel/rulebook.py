"""A game's rules and playing strategies, collected from its modules, with defaults for everything optional.

A game's `rules` module must define

    setup(s, box)                    set up the game
    waiting(s)                       the seats that may decide now, one bit each
    offers(s, box, seat)             the number of candidate moves
    offer(s, box, seat, k)           the k-th of them
    check(s, box, seat, action)      0, or the number of the clause that forbids it
    apply(s, box, seat, action)      make the move, up to the next decision
    score(s, box, out)               the points of each seat

and may define the rest, for which `bind` has defaults, so that callers need not know what a game defines. Strategies (worth, or
policy and appeal, advised and weights, STYLES and LIKE_LEVEL, outlook, reconsider, encode and INPUTS, potential, HORIZON,
IMAGINED, OFFERED, UNSETTLED) are not rules and belong in `play`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import ModuleType
from typing import Any

from rulewright.kernel.chance import pick, random32
from rulewright.kernel.fields import Holder
from rulewright.kernel.rule import Namespace, rule
from rulewright.kernel.scratch_memory import tidied, wiper
from rulewright.kernel.standing import by_score
from rulewright.kernel.structs import GameBox, GameState

STUCK = -1
"""A seat must move but has no legal move: a defect in the rules."""
TRIES = 24
"""How often a random choice is drawn and checked before the legal moves are counted."""
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
"""Functions that may use a state's scratch fields, which are cleared when they return."""
LEVELS = 5
"""The number of bot levels."""
MANNERS = ("bold", "careful", "collector")
"""The manners of playing that a game may declare weights for."""
NEEDED = ("setup", "waiting", "offers", "offer", "check", "apply", "score")
PLAYING = (
    "policy", "advised", "weights", "appeal", "outlook", "reconsider", "encode", "potential", "HORIZON", "IMAGINED", "INPUTS",
    "OFFERED", "STYLES", "LIKE_LEVEL", "UNSETTLED",
)  # fmt: skip
LIKE_LEVEL = 3
"""The default for a game with such players."""
UNSETTLED = 0.04
"""The default for a game that has not been measured: typical of those that have."""

Setup = Callable[[GameState, GameBox], None]
Waiting = Callable[[GameState], int]
Offers = Callable[[GameState, GameBox, int], int]
Offer = Callable[[GameState, GameBox, int, int], int]
Listed = Callable[[GameState, GameBox, int], list[int]]
Check = Callable[[GameState, GameBox, int, int], int]
Apply = Callable[[GameState, GameBox, int, int], None]
Score = Callable[[GameState, GameBox, list[int]], None]
Standing = Callable[[GameState, GameBox, list[int], list[int]], None]
Redeal = Callable[[GameState, GameBox, int], None]
Policy = Callable[[GameState, GameBox, int, list[int]], int]
"""A choice of a move, given the state, the box, the seat and a random stream."""


@dataclass(frozen=True)
class Rulebook:
    """Every rule of a game."""

    setup: Setup
    waiting: Waiting
    offers: Offers
    offer: Offer
    check: Check
    apply: Apply
    score: Score
    ending: Waiting
    standing: Standing
    redeal: Redeal
    """Fill in what a view hides, at random, consistent with everything its seat has seen."""
    choose: Policy
    """A random move, all legal ones equally likely; games cannot override it."""
    conserved: Callable[[GameState, GameBox], Mapping[str, int]]
    """Plain Python: quantities that never change."""
    own_standing: bool
    """Whether the game breaks ties itself."""
    listed: Listed | None = None
    """Plain Python: all moves that `offers` counts, in order, if the game lists its moves with `choices`."""


@dataclass(frozen=True)
class Playbook:
    """A game's playing strategies. `own_policy` and `own_appeal` tell whether the game defines those itself."""

    policy: Policy
    """The heuristic: a quick choice without looking ahead."""
    appeal: Callable[..., None]
    """How promising each of several moves looks: the order in which a search tries them."""
    outlook: Callable[..., None]
    """An evaluation of a position for each seat, in terms of the game's aim."""
    encode: Callable[..., None]
    """A position as numbers, from what one seat may know: the input of a learned player (see `bots/learned.py`)."""
    reconsider: Callable[..., None]
    """Edits the view that a search starts from: others who have decided in secret decide again in imagined games."""
    inputs: int
    """How many numbers `encode` writes; 0: there is no learned player."""
    potential: Callable[..., float] | None
    """An evaluation of a seat's view for reinforcement learning: `potential(view, box, seat)`. None: its lead in points."""
    horizon: int
    """The number of simulated moves after which `outlook` evaluates the position; 0: no outlook, games are played out."""
    imagined: tuple[int, ...]
    """How many games each bot level simulates for a move, from the weakest on; empty: the usual numbers."""
    offered: tuple[int, ...]
    """The levels that the game offers, from the weakest on; empty: all."""
    unsettled: float
    """By how much the coach's probabilities may still change, besides their interval, if it thinks ten times longer: with more
    simulations, every seat plays better in them. The intervals are widened by it. Measured by `python -m tests.truth`."""
    own_policy: bool
    own_appeal: bool
    advised: Callable[..., int] | None = None
    """The policy with its weights as the last argument, so that the lab can try others."""
    weights: Callable[[GameBox], Mapping[str, int]] | None = None
    """Plain Python: the weights for a box, by name and in order."""
    styles: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Players of their own who follow the heuristic with some weights changed, by their manner (see `bots/styles.py`)."""
    like_level: int = LIKE_LEVEL
    """The level that these players are rated as: the one that plays nearest to the heuristic."""
    worth: Callable[..., int] | None = None
    """How good a single move looks, if the game has this instead of `policy` and `appeal`."""

    @property
    def foresees(self) -> bool:
        return self.horizon > 0


@rule
def end_of(s: GameState) -> int:
    """The default `ending`: the field `end` of the state."""
    return int(s.end)


@rule
def nothing_hidden(s: GameState, box: GameBox, seat: int) -> None:
    """The default `redeal`, for games without secrets."""


@rule
def all_alike(s: GameState, box: GameBox, seat: int, moves: list[int], n: int, out: list[float]) -> None:
    """The default `appeal`, for games without a preferred order of moves."""


@rule
def nothing_promised(s: GameState, box: GameBox, out: list[float]) -> None:
    """The default `outlook`, for games that are played out."""


@rule
def nothing_reconsidered(s: GameState, box: GameBox, seat: int) -> None:
    """The default `reconsider`, for games in which nobody decides in secret."""


@rule
def nothing_encoded(s: GameState, box: GameBox, seat: int, out: list[float]) -> None:
    """The default `encode`, for games without a learned player."""


def nothing_conserved(s: GameState, box: GameBox) -> Mapping[str, int]:
    """The default `conserved`, for games without conserved quantities."""
    return {}


def bind(rules: object, title: str, successes: tuple[bool, ...], exact: bool, state: type[Holder]) -> Rulebook:
    """The rulebook of a game from its rules module (or anything with these names), with defaults filled in."""
    if isinstance(rules, Rulebook):
        return rules
    own = _tidied(_names(rules), state)
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


def bind_play(
    play: object, rules: object, title: str, choose: Policy, state: type[Holder], exact: bool = False
) -> Playbook:
    """The playbook of a game from its `play` module; the default policy is random."""
    if isinstance(play, Playbook):
        return play if play.own_policy else replace(play, policy=choose)
    names = {} if play is None else _names(play)
    rates = "worth" in names and not names.keys() & {"policy", "appeal"}
    own = _tidied(names | (by_worth(names["worth"], rules, exact) if rates else {}), state)
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
        styles=styled(own.get("STYLES", {}), "weights" in own, title),
        like_level=own.get("LIKE_LEVEL", LIKE_LEVEL),
        appeal=own.get("appeal", all_alike),
        outlook=own.get("outlook", nothing_promised),
        encode=own.get("encode", nothing_encoded),
        reconsider=own.get("reconsider", nothing_reconsidered),
        inputs=own.get("INPUTS", 0),
        potential=own.get("potential"),
        horizon=own.get("HORIZON", 0),
        imagined=thinking(own.get("IMAGINED", ()), title),
        offered=offering(own.get("OFFERED", ()), title),
        unsettled=own.get("UNSETTLED", UNSETTLED),
        own_policy="policy" in own,
        own_appeal="appeal" in own,
        worth=own["worth"] if rates else None,
    )


def _names(room: object) -> Namespace:
    """The names that a module defines."""
    return {name: value for name, value in vars(room).items() if not isinstance(value, ModuleType)}


def _tidied(own: Namespace, state: type[Holder]) -> Namespace:
    """If the state has scratch fields, functions are wrapped to clear them."""
    wipe = wiper(state)
    if wipe is not None:
        own |= {name: tidied(own[name], wipe) for name in WORKING if name in own}
    return own


def by_worth(worth: Callable[..., int], rules: Any, exact: bool) -> Namespace:
    """The policy and the appeal of a game that tells how good a single move looks: the best move, drawn among equals."""
    offers, offer, check = rules.offers, rules.offer, rules.check

    @rule
    def policy(s: GameState, box: GameBox, seat: int, stream: list[int]) -> int:
        best, chosen, alike = 0, STUCK, 0
        for k in range(offers(s, box, seat)):
            action: int = offer(s, box, seat, k)
            if exact or check(s, box, seat, action) == 0:
                value = worth(s, box, seat, action)
                if alike == 0 or value > best:
                    best, chosen, alike = value, action, 1
                elif value == best:
                    alike += 1
                    if pick(stream, alike) == 0:
                        chosen = action
        return chosen

    @rule
    def appeal(s: GameState, box: GameBox, seat: int, moves: list[int], n: int, out: list[float]) -> None:
        for i in range(n):
            out[i] = float(worth(s, box, seat, moves[i]))

    return {"policy": policy, "appeal": appeal}


def thinking(imagined: tuple[int, ...], title: str) -> tuple[int, ...]:
    """Validate the number of games that each level simulates."""
    if imagined and (len(imagined) != LEVELS or min(imagined) < 1 or list(imagined) != sorted(imagined)):
        raise TypeError(f"IMAGINED of {title} must be {LEVELS} whole numbers above 0, none smaller than the last")
    return imagined


def offering(offered: tuple[int, ...], title: str) -> tuple[int, ...]:
    """Validate the levels that a game offers; there may be one more than the usual ones, which learned the game."""
    if list(offered) != sorted(set(offered) & set(range(1, LEVELS + 2))) or (offered and offered[0] > LEVELS):
        raise TypeError(
            f"OFFERED of {title} must list numbers of levels from 1 to {LEVELS + 1}, each higher than the last"
        )
    return offered


def styled(styles: Mapping[str, Mapping[str, int]], weighed: bool, title: str) -> Mapping[str, Mapping[str, int]]:
    """Validate the manners of the players that a game declares; `bots/styles.py` checks the weights' names."""
    if (styles and not weighed) or not set(styles) <= set(MANNERS):
        raise TypeError(f"STYLES of {title} must change weights, for players who are {', '.join(MANNERS)}")
    return styles


def chooser(offers: Offers, offer: Offer, check: Check, exact: bool) -> Policy:
    """The rule that chooses a move uniformly at random.

    It draws from the offers until `check` allows a move, which makes the choice uniform over the legal moves without listing
    them; after some failures it counts them, so that it always ends. If a game declares its offers exact, they are not
    checked; the conformance tests hold it to that.
    """

    @rule
    def choose(s: GameState, box: GameBox, seat: int, stream: list[int]) -> int:
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
