"""Laws about moves and states: offers equal the law, games end, pieces are conserved, records are exact."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from rulewright.kernel import Struct
from rulewright.kernel.clauses import law
from rulewright.kernel.structs import GameState
from rulewright.laws.cases import Case, glimpses, no_move, walk
from rulewright.laws.finding import LawError, cited, culprit, maker, place


def law_is_exact(case: Case, seed: int) -> None:
    """The offered moves that pass the check are exactly the legal ones; checking changes nothing; other seats and finished games
    are refused."""
    game, rules, box = case.game, case.game.rules, case.box
    known = {law(c) for c in game.written_clauses}
    for s, _, _ in glimpses(case, seed, 12):
        before = s.pack()
        for who in range(game.seats[1]):
            offers_fit(case, s, who)
            verdicts = [rules.check(s, box, who, a) for a in range(game.actions.size)]
            allowed = [a for a, v in enumerate(verdicts) if v == 0]
            legal = game.legal(s, box, who)
            if sorted(legal) != allowed:
                raise other_moves(case, s, who, legal, allowed)
            unknown = next((a for a, v in enumerate(verdicts) if v and v not in known), None)
            if unknown is not None:
                raise LawError(
                    case, f"check refuses {game.actions.write(unknown)} by clause {verdicts[unknown]}, which does not exist",
                    place(rules.check), "return law(...) of a clause that exists, or 0 if the move is allowed",
                )  # fmt: skip
        if s.pack() != before:
            questions = (rules.check, rules.offers, rules.offer, rules.waiting)
            at = culprit(game, partial(ask_all, case, s), s.pack)
            raise LawError(
                case, "asking what is allowed changed the state", at or place(questions[0]),
                "check, offers, offer and waiting only read s; move the change into apply",
            )  # fmt: skip


def ask_all(case: Case, s: GameState) -> None:
    for who in range(case.game.seats[1]):
        case.game.legal(s, case.box, who)
        for action in range(case.game.actions.size):
            case.game.rules.check(s, case.box, who, action)


def offers_fit(case: Case, s: GameState, seat: int) -> None:
    """What a seat that must decide is offered: moves that exist, each once."""
    game, rules, box = case.game, case.game.rules, case.box
    if rules.ending(s) or not rules.waiting(s) >> seat & 1:
        return
    offered = [int(rules.offer(s, box, seat, k)) for k in range(rules.offers(s, box, seat))]
    strange = next((a for a in offered if not 0 <= a < game.actions.size), None)
    if strange is not None:
        raise no_move(case, seat, strange)
    if len(offered) != len(set(offered)):
        twice = next(a for a in offered if offered.count(a) > 1)
        raise LawError(
            case, f"{game.actions.write(twice)} is offered twice to seat {seat}", place(rules.offers),
            "offer each move once: `distinct` in a list of choices makes one move of cards that are the same",
            cited(game, rules.offers),
        )  # fmt: skip


def other_moves(case: Case, s: GameState, seat: int, legal: list[int], allowed: list[int]) -> LawError:
    """How the moves that a seat is offered differ from those that the check allows."""
    game, rules = case.game, case.game.rules
    unoffered = sorted({*allowed} - {*legal})
    if not unoffered:
        refused = next(a for a in legal if a not in allowed)
        clause = game.clause(rules.check(s, case.box, seat, refused))
        return LawError(
            case, f"seat {seat} is offered {game.actions.write(refused)}, which check refuses, and the game declares exact=True",
            place(rules.offers), "offer only what check allows, or leave exact out", clause,
        )  # fmt: skip
    move = game.actions.write(unoffered[0])
    if rules.ending(s):
        return LawError(
            case, f"check allows seat {seat} {move} although the game is over", place(rules.check),
            "refuse every move once s.end is not 0", cited(game, rules.check),
        )  # fmt: skip
    if not rules.waiting(s) >> seat & 1:
        return LawError(
            case, f"check allows seat {seat} {move} although waiting does not name that seat", place(rules.check),
            "refuse seats whose turn it is not, or let waiting name them", cited(game, rules.check),
        )  # fmt: skip
    return LawError(
        case, f"seat {seat} is offered other moves than are allowed: check allows {move}, and nothing offers it",
        place(rules.offers), "offer it too, or refuse it in check", cited(game, maker(game, unoffered[0])),
    )  # fmt: skip


def conserves(case: Case, seed: int) -> None:
    """The quantities declared as conserved are the same after every move."""
    start: Mapping[str, int] | None = None
    conserved = case.game.rules.conserved
    made: tuple[GameState, int, int] | None = None
    for s, seat, action in walk(case, seed):
        held = conserved(s, case.box)
        start = held if start is None else start
        if held != start:
            raise not_conserved(case, made, start, held)
        made = s.clone(), seat, action


def not_conserved(
    case: Case, made: tuple[GameState, int, int] | None, start: Mapping[str, int], held: Mapping[str, int]
) -> LawError:
    """The move, and the line of it, that made or lost something."""
    game = case.game
    names = [name for name in {**start, **held} if start.get(name) != held.get(name)]
    told = ", ".join(f"{name} were {start.get(name)} and are {held.get(name)}" for name in names)
    if made is None:
        return LawError(case, f"conserved quantities changed: {told}", place(game.rules.setup))
    s, seat, action = made
    rule = maker(game, action)
    at = culprit(game, lambda: game.rules.apply(s, case.box, seat, action), lambda: game.rules.conserved(s, case.box))
    return LawError(
        case, f"conserved quantities changed by {game.actions.write(action)}: {told}", at or place(rule),
        "whatever leaves one place must arrive in another; or mend `conserved`", cited(game, rule),
    )  # fmt: skip


def packs(case: Case, seed: int) -> None:
    """Packing and cloning are exact, and a clone is independent."""
    for s, seat, action in walk(case, seed):
        data = s.pack()
        if type(s).unpack(data) != s or s.clone() != s:
            raise LawError(case, "a packed state is another one than it was", place(case.game.rules.apply))
        if seat >= 0:
            twin = s.clone()
            case.game.rules.apply(twin, case.box, seat, action)
            if s.pack() != data:
                raise LawError(
                    case, f"{case.game.actions.write(action)} on a copy changed the original", place(maker(case.game, action)),
                    "a rule must not keep records or lists of a state: copy the numbers",
                )  # fmt: skip


def repeats(case: Case, seed: int) -> None:
    """The same moves from the same seed make the same states: rules keep nothing between calls."""
    for (s, seat, action), (again, *_) in zip(walk(case, seed), walk(case, seed), strict=True):
        if s.pack() != again.pack():
            raise LawError(
                case, "the same seed and the same moves make other states the second time",
                place(case.game.rules.apply if seat >= 0 else case.game.rules.setup),
                "rules keep nothing outside the state: declare a field for it",
            )  # fmt: skip
        if seat >= 0:
            one, two = s.clone(), s.clone()
            for twin in (one, two):
                case.game.rules.apply(twin, case.box, seat, action)
            if one.pack() != two.pack():
                rule = maker(case.game, action)
                raise LawError(
                    case, f"{case.game.actions.write(action)} does something else the second time, from the same state",
                    place(rule), "rules keep nothing outside the state: declare a field for it", cited(case.game, rule),
                )  # fmt: skip


def piles(held: Any) -> Iterator[Any]:
    """Every pile inside a record: anything with a count and cards."""
    if isinstance(held, list):
        for each in held:
            yield from piles(each)
    elif isinstance(held, Struct):
        if {"n", "card"} <= held.fields.keys():
            yield held
        for name in held.fields:
            yield from piles(getattr(held, name))


def untidy(s: GameState) -> str:
    """The type of a pile that holds cards beyond its count; empty if none does."""
    return next((type(pile).__name__ for pile in piles(s) if any(pile.card[pile.n :])), "")


def tidies(case: Case, seed: int) -> None:
    """A pile is blank after its last card: equal positions are equal bytes, by which bots recognise them."""
    game, made = case.game, None
    for s, seat, action in walk(case, seed):
        if found := untidy(s):
            what, at = ("setup", place(game.rules.setup)) if made is None else _left_behind(case, *made)
            raise LawError(
                case, f"a {found} keeps cards that it no longer holds after {what}", at,
                "take cards out with lift(), take() or draw(), which blank the place behind the last one",
            )  # fmt: skip
        made = s.clone(), seat, action


def _left_behind(case: Case, s: GameState, seat: int, action: int) -> tuple[str, str]:
    """The move that left a card behind, and its line."""
    game = case.game
    at = culprit(game, lambda: game.rules.apply(s, case.box, seat, action), lambda: untidy(s))
    return game.actions.write(action), at or place(maker(game, action))
