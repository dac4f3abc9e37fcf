"""Laws about secrets: a seat cannot tell a redealt world from the real one, and a redealt world can be played on.

What a seat learns from a move has a law of its own, in `revelation`.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from rulewright.kernel import SPECTATOR, NoteLog, secrets
from rulewright.kernel.derived import answer_structs, answers, derived, derived_struct, takes_list
from rulewright.kernel.rulebook import nothing_hidden
from rulewright.kernel.structs import GameState
from rulewright.kernel.views import blind
from rulewright.laws.cases import Case, deciding, glimpses
from rulewright.laws.finding import LawError, Recorder, cited, maker, place, raised_at


def seat_name(eye: int) -> str:
    return "a spectator" if eye == SPECTATOR else f"seat {eye}"


def differing(one: GameState, other: GameState) -> str:
    """The path of the first field in which two records of a kind differ."""
    leaves = zip(type(one).leaves(), one.values(), other.values(), strict=True)
    return next((leaf.path for leaf, a, b in leaves if a != b), "")


def heard(notes: NoteLog, seat: int) -> list[tuple[int, ...]]:
    return [n for n in notes if n[0] in (-1, seat)]


def two_worlds(case: Case, seed: int) -> None:
    """A seat cannot tell a redealt world from the real one: not by its view, its moves, or its notes."""
    game, rules, box = case.game, case.game.rules, case.box
    random, hide, hidden = Random(seed), blind(game.state), game.state()
    redealt = place(rules.redeal)
    for s, seat, action in glimpses(case, seed, 20):
        for eye in (SPECTATOR, *range(case.seats)):
            view, who = game.view(s, box, eye), seat_name(eye)
            hide(hidden, s, eye)
            assert view == hidden, f"{case}: {who} sees other things in plain objects than in compiled games"
            words = [random.getrandbits(32), random.getrandbits(32) | 1]
            world = game.redeal(view, box, eye, words)
            assert view.rng == [0, 0], f"{case}: {who} sees the stream"
            again = game.view(world, box, eye)
            if again != view:
                raise LawError(
                    case, f"{who} can tell the worlds apart: redeal changes {differing(view, again)}, which {who} sees",
                    redealt, "redeal fills only what is hidden from this seat", cited(game, rules.redeal),
                )  # fmt: skip
            if not rules.waiting(world) == rules.waiting(view) == rules.waiting(s):
                raise LawError(
                    case, "whose turn it is leaks: waiting reads something hidden", place(rules.waiting),
                    "keep whose turn it is in public fields",
                )  # fmt: skip
            if not rules.ending(world) == rules.ending(view) == rules.ending(s):
                raise LawError(
                    case, "whether the game is over leaks: ending reads something hidden", place(rules.ending),
                    "set s.end, which everybody sees, in apply",
                )  # fmt: skip
            if rules.conserved(world, box) != rules.conserved(s, box):
                raise LawError(
                    case, f"redeal makes or loses pieces: {rules.conserved(world, box)}, not {rules.conserved(s, box)}",
                    redealt, "deal what this seat has not seen, each piece once", cited(game, rules.redeal),
                )  # fmt: skip
            derives_from_views(case, eye, view, world)
            if eye >= 0:
                own_moves(case, eye, s, view, world)
            there = action if eye == seat else random.choice(game.legal(world, box, seat) or [-1])
            if seat >= 0 and there >= 0 and rules.check(world, box, seat, there) == 0:
                same_tale(case, eye, seat, (s, action), (world, there))


def own_moves(case: Case, eye: int, s: GameState, view: GameState, world: GameState) -> None:
    """A seat's moves are the same in every world that it cannot tell apart, and can be told from its view."""
    game, box = case.game, case.box
    real = game.legal(s, box, eye)
    for other, what in (
        (world, f"seat {eye}'s moves depend on what it cannot see"),
        (view, f"seat {eye}'s moves cannot be told from its view"),
    ):
        moves = game.legal(other, box, eye)
        if moves != real:
            odd = sorted({*moves} ^ {*real})
            move = f": {game.actions.write(odd[0])}" if odd else ", by their order"
            raise LawError(
                case, what + move, place(game.rules.check), "let offers and check read only what this seat sees",
                cited(game, game.rules.check),
            )  # fmt: skip


NUMBERS = (-1, 0, 1, 5, 1000)
LISTS: tuple[list[int], ...] = ([], [-1] * 16, [0, 1], [1000] * 16)
"""Arguments for the questions."""


def derives_from_views(case: Case, eye: int, view: GameState, world: GameState) -> None:
    """Derived facts and answers for a seat depend only on its view, whatever the rest of the world is, and match their
    declaration. They also work on whole states, which is all that replays show."""
    game, box = case.game, case.box
    looked, at = view.pack(), place(getattr(game.tell, "derived", None))
    facts, structs = derived_struct(game), answer_structs(game)
    for state in (view, world):
        twin = game.view(state, box, eye)
        told = [derived(game, each, box, eye) for each in (view, twin)]
        if told[0] != told[1]:
            raise LawError(
                case, f"{seat_name(eye)} is told different things of equal views", at, "derive from the view alone"
            )
        fits(case, told[0], facts, at)
        fits(case, derived(game, state, box, eye), facts, at)
        for question, function in answers(game).items():
            for argument in LISTS if takes_list(function) else NUMBERS:
                said = [answered(function, each, box, eye, argument) for each in (view, twin)]
                if said[0] != said[1]:
                    raise LawError(
                        case, f"{question} {argument} is answered differently for equal views", place(function),
                        "answer from the view alone",
                    )  # fmt: skip
                if said[0] is not None:
                    fits(case, said[0], structs[question], place(function))
    if view.pack() != looked:
        raise LawError(case, "what is derived changed the view", at, "only read the view")


def answered(function: Any, view: GameState, box: Any, seat: int, argument: int | list[int]) -> Any:
    """The answer to a question; None if the argument is refused."""
    try:
        return function(view, box, seat, argument)
    except ValueError:
        return None


def fits(case: Case, told: Any, declared: Any, at: str) -> None:
    """The value has its declared type throughout, and survives JSON."""
    if declared is None:
        assert told is None
        return
    try:
        same = msgspec.json.decode(msgspec.json.encode(told), type=declared) == told
    except (msgspec.MsgspecError, TypeError) as e:
        raise LawError(case, f"{told} is no {declared.__name__}: {e}", at, "return what the struct declares") from None
    if not same:
        raise LawError(case, f"{told} is no {declared.__name__}", at, "return what the struct declares")


def same_tale(case: Case, eye: int, seat: int, here: tuple[GameState, int], there: tuple[GameState, int]) -> None:
    """In the other world a different move may be made; but if the observer sees the same before and after, it hears the same.

    After dice or revealed cards, public information may have vanished again, so such moves are left out.
    """
    game, box = case.game, case.box
    after, tales = [], list[Recorder]()
    for world, action in (here, there):
        twin = world.clone()
        twin.rng[:] = here[0].rng
        twin.note_log = Recorder(game)
        played_on(case, eye, twin, seat, action)
        if twin.rng != here[0].rng:
            return
        after.append(game.view(twin, box, eye).pack())
        tales.append(twin.note_log)
    told = [heard(tale, eye) for tale in tales]
    if after[0] == after[1] and told[0] != told[1]:
        rule = maker(game, here[1])
        note = next((n for n in told[0] if n not in told[1]), None)
        name = f" in the note {game.notes.of(note[1]).name}" if note else ""
        at = next((line for n, line in zip(tales[0], tales[0].sent, strict=True) if n == note), "")
        raise LawError(
            case, f"{seat_name(eye)} hears what it must not know, after {game.actions.write(here[1])}{name}", at or place(rule),
            "whisper it to the seat that may know, or leave the secret out of the note", cited(game, rule),
        )  # fmt: skip


def played_on(case: Case, eye: int, world: GameState, seat: int, action: int) -> None:
    """Make a move in a world that may be redealt: an error there is often one of `redeal`."""
    game = case.game
    try:
        game.rules.apply(world, case.box, seat, action)
    except Exception as e:
        raise LawError(
            case, f"a world that redeal made for {seat_name(eye)} fails with {type(e).__name__}: {e}, in {raised_at(game, e)}",
            place(game.rules.redeal), "fill in everything that is hidden from this seat", cited(game, game.rules.redeal),
        ) from e  # fmt: skip


def worlds_play_on(case: Case, seed: int) -> None:
    """A redealt world is a complete state: it packs, conserves, and can be played to its end."""
    game, rules, box = case.game, case.game.rules, case.box
    random, redealt = Random(seed), place(case.game.rules.redeal)
    for s, _, _ in glimpses(case, seed, 4):
        eye = random.choice([SPECTATOR, *range(case.seats)])
        world = game.redeal(game.view(s, box, eye), box, eye, [random.getrandbits(32), 7])
        held = rules.conserved(world, box)
        for _ in range(game.bound):
            if rules.ending(world):
                break
            mover = random.choice(deciding(case, world))
            moves = game.legal(world, box, mover, concede=False)
            if not moves:
                raise LawError(
                    case, f"a world that redeal made for {seat_name(eye)} cannot be played on: seat {mover} has no move",
                    redealt, "fill in everything that is hidden from this seat",
                )  # fmt: skip
            played_on(case, eye, world, mover, random.choice(moves))
            world.pack()
            if rules.conserved(world, box) != held:
                raise LawError(
                    case, "a redealt world makes or loses pieces as it is played on", redealt,
                    "fill in everything that is hidden from this seat",
                )  # fmt: skip
        if not rules.ending(world):
            raise LawError(
                case, "a redealt world does not end", redealt, "fill in everything that is hidden from this seat"
            )


def keeps_secrets(case: Case, seeds: range) -> None:
    """If a game has secrets, no seat and no spectator sees everything: some view lacks more than the random stream."""
    game, box = case.game, case.box
    hidden = secrets(game.state)
    if hidden and game.rules.redeal is nothing_hidden:
        raise LawError(
            case, f"{', '.join(hidden)} are hidden, and no redeal fills them", place(game.rules.setup),
            "write redeal(s, box, seat), or declare them public",
        )  # fmt: skip
    kept = set()
    for seed in seeds:
        for s, _, _ in glimpses(case, seed, 20):
            for eye in (SPECTATOR, *range(case.seats)):
                view = game.view(s, box, eye)
                view.rng[:] = s.rng
                if view != s:
                    kept.add(eye)
    everyone = {SPECTATOR, *range(case.seats)} if game.rules.redeal is not nothing_hidden else set()
    if kept != everyone:
        nosy = ", ".join(map(seat_name, sorted(everyone - kept))) or "nobody"
        raise LawError(
            case, f"secrets are kept from {len(kept)} of {len(everyone)}: {nosy} saw everything in every position",
            place(game.rules.redeal), "declare what is hidden as owned, secret or seen; without secrets, leave redeal out",
        )  # fmt: skip
