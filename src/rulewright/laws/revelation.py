"""What a seat learns of a secret must be declared: by the view, which `redeal` keeps to, or by a note marked as revealing.

A move is made in many worlds that the seat could not tell apart before. If a number it then sees or hears goes with a number that
is hidden from it (equals it, determines it, is determined by it, or is a member of a hidden pile or set) in every one of them,
but not once `redeal` has filled in its new view, the seat has learned something that its view does not hold. A card drawn openly
passes: it lies where everybody sees it, and `redeal` deals it to nobody. Each relation is found in one sample of worlds and
confirmed in another, so chance alone practically never makes a finding.

It finds what one number tells about one hidden number, pile or set. It does not find what can only be inferred from several of
them together, from a player's choice, or over several moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeAlias

from rulewright.kernel import SPECTATOR, Game, NoteLog
from rulewright.kernel.chance import sow
from rulewright.kernel.layout import builder
from rulewright.kernel.pile import SPECTATOR_BIT
from rulewright.kernel.structs import GameState
from rulewright.kernel.views import seen as looked
from rulewright.laws.cases import Case, walk
from rulewright.laws.finding import LawError, Recorder, cited, culprit, maker, place
from rulewright.laws.secrecy import heard, played_on, seat_name

WORLDS, CONFIRMED = 48, 64
"""Worlds in which relations are looked for, and in which one is confirmed."""
CHANCE, SURE = 1e-4, 1e-9
"""How likely a relation may be by chance in either sample."""
BROKEN = 0.1
"""The share of redealt worlds that must break a relation."""
MOST = 150
"""How many fields are compared with how many hidden numbers after a move."""
EVENTS = 4
"""Of how many moves of a game it is asked who learned what from them."""


Value: TypeAlias = "int | tuple[int, ...] | frozenset[int] | None"
"""A number, what is in a pile or a set, or nothing."""
Column: TypeAlias = "list[Value]"
"""A value by world."""
Key: TypeAlias = "tuple[str | int, ...]"
"""What is shown: a field by its path, or a number of a note by its kind, count and name."""
Row: TypeAlias = "tuple[list[bool], Sequence[int], Sequence[int], Sequence[int]]"
"""A world: which of its numbers are seen, the view, the truth, and the truth as redealt from the view."""
Pair: TypeAlias = "tuple[Value, Value]"
Made: TypeAlias = "tuple[int, int] | None"
"""A seat and its move, or the setup."""


@dataclass(frozen=True)
class Sample:
    """What one observer sees and hears after a move, by world, and what is hidden from it, in truth and as redealt."""

    shown: dict[Key, Column]
    hidden: dict[str, Column]
    redealt: dict[str, Column]


def learns_what_is_declared(case: Case, seed: int, events: int = EVENTS) -> None:
    """After some moves of a game, and after its setup, no observer has learned an undeclared secret."""
    game = case.game
    if not game.has_secrets:
        return
    random = Random(f"{case} {seed}")
    eyes = [SPECTATOR, random.randrange(case.seats)]
    for eye in eyes:
        ask(case, eye, None, None, random)
    wanted = of_each_verb(case, seed, events)
    for n, (s, seat, action) in enumerate(walk(case, seed)):
        for eye in dict.fromkeys((*eyes, seat)) if n in wanted else ():
            ask(case, eye, s, (seat, action), random)


def of_each_verb(case: Case, seed: int, most: int) -> set[int]:
    """Which moves of a random game to look at: one of each verb, in random order, then a second of each, and so on."""
    random, by_verb = Random(seed), dict[object, list[tuple[float, int]]]()
    for n, (_, seat, action) in enumerate(walk(case, seed)):
        if seat >= 0:
            by_verb.setdefault(case.game.actions.of(action), []).append((random.random(), n))
    turns = ((k, chance, n) for moves in by_verb.values() for k, (chance, n) in enumerate(sorted(moves)))
    return {n for _, _, n in sorted(turns)[:most]}


def ask(case: Case, eye: int, s: GameState | None, made: Made, random: Random) -> None:
    """Raise `LawError` if an observer learns an undeclared secret from a move, or from the setup."""
    found = [*relations(sampled(case, eye, s, made, random, WORLDS), random)]
    again = sampled(case, eye, s, made, random, CONFIRMED) if found else Sample({}, {}, {})
    for shown, hidden, relation in found:
        columns = again.shown.get(shown), again.hidden.get(hidden), again.redealt.get(hidden)
        there = [column for column in columns if column]
        if len(there) == len(columns) and confirmed(relation, *there):
            raise told_too_much(case, eye, s, made, shown, hidden)


# ---------------------------------------------------------------- worlds


def sampled(case: Case, eye: int, s: GameState | None, made: Made, random: Random, worlds: int) -> Sample:
    """Make a move, or another of its verb, in worlds that look the same to an observer; or set the game up with other seeds."""
    game, box, rules = case.game, case.box, case.game.rules
    rows, told = list[Row](), list[dict[Key, int]]()
    for _ in range(worlds):
        stream = [random.getrandbits(32), random.getrandbits(32) | 1]
        if made is None:
            world = game.state()
            sow(world.rng, stream[0], stream[1])
            world.note_log = log = NoteLog(game.notes)
            rules.setup(world, box)
        else:
            assert s is not None
            seat, action = made
            world = game.redeal(game.view(s, box, eye), box, eye, stream)
            if rules.check(world, box, seat, action):
                verb = game.actions.of(action)
                ways = [a for a in game.legal(world, box, seat) if game.actions.of(a) is verb]
                if not ways:
                    continue
                action = random.choice(ways)
            world.note_log = log = NoteLog(game.notes)
            played_on(case, eye, world, seat, action)
        view = game.view(world, box, eye)
        imagined = game.redeal(view, box, eye, [random.getrandbits(32), random.getrandbits(32) | 1])
        rows.append((visible(world, eye), view.values(), world.values(), imagined.values()))
        told.append(spoken(game, heard(log, eye)))
    return arranged(game.state, rows, told)


def arranged(state: type[GameState], rows: list[Row], told: list[dict[Key, int]]) -> Sample:
    """What varies between worlds, column by column."""
    shown, hidden, redealt = dict[Key, Column](), dict[str, Column](), dict[str, Column]()
    for key in dict.fromkeys(key for notes in told for key in notes):
        shown[key] = [notes.get(key) for notes in told]
    if not rows:
        return Sample(shown, hidden, redealt)
    masks, views, truths, dreams = (zip(*columns, strict=True) for columns in zip(*rows, strict=True))
    lists, public = dict[str, list[tuple[str, Column, Column]]](), _sight(state, SPECTATOR)[0]
    for leaf, mask, view, truth, dream, for_all in zip(
        state.leaves(), masks, views, truths, dreams, public, strict=True
    ):
        if leaf.path.startswith("rng"):
            continue
        if for_all and len({*view}) > 1:  # a field that only this seat sees is itself a declaration
            shown["field", leaf.path] = [value if open_ else None for value, open_ in zip(view, mask, strict=True)]
        if all(mask):
            continue
        one, two = ([None if open_ else v for v, open_ in zip(column, mask, strict=True)] for column in (truth, dream))
        if leaf.path.endswith("]"):
            lists.setdefault(leaf.path.rpartition("[")[0], []).append((leaf.path, one, two))
        elif len({*truth}) > 1:
            hidden[leaf.path], redealt[leaf.path] = one, two
        if leaf.number.low == 0 and len({*truth}) > 1:
            name = f"{leaf.path} (a set)"
            hidden[name], redealt[name] = [*map(_members, one)], [*map(_members, two)]
    counts = {leaf.path: n for n, leaf in enumerate(state.leaves())}
    for path, cells in lists.items():
        at = counts.get(f"{path.removesuffix('.card')}.n") if path.endswith(".card") else None
        sizes = [len(cells) if at is None else row[2][at] for row in rows]
        for n, (_, *columns) in enumerate(cells):
            for column in columns:  # places of a pile after its last card hold nothing
                column[:] = [value if n < size else None for value, size in zip(column, sizes, strict=True)]
        if any(len({*one}) > 1 for _, one, _ in cells):
            hidden |= {name: one for name, one, _ in cells}
            redealt |= {name: two for name, _, two in cells}
            hidden[path] = [_held(world) for world in zip(*(one for _, one, _ in cells), strict=True)]
            redealt[path] = [_held(world) for world in zip(*(two for _, _, two in cells), strict=True)]
    return Sample(shown, hidden, redealt)


def _members(value: int | None) -> frozenset[int] | None:
    """The members of a set that is kept as bits."""
    return None if value is None else frozenset(b for b in range(value.bit_length()) if value >> b & 1)


def _held(world: Sequence[int | None]) -> tuple[int, ...]:
    return tuple(sorted(value for value in world if value is not None))


def spoken(game: Game, notes: Sequence[tuple[int, ...]]) -> dict[Key, int]:
    """The numbers of the notes that were heard, except of those declared as revealing."""
    found, counted = dict[Key, int](), Counter[int]()
    for _, kind, *numbers in notes:
        meant = game.notes.of(kind)
        counted[kind] += 1
        if not meant.reveals:
            found |= {("note", kind, counted[kind], name): n for name, n in zip(meant.numbers, numbers, strict=True)}
    return found


def visible(s: GameState, eye: int) -> list[bool]:
    """For each number of the state, whether an observer sees it."""
    state: type[GameState] = type(s)
    mask, depends = _sight(state, eye)
    if not depends:
        return mask
    mask, values, bit = mask[:], s.values(), eye if eye >= 0 else SPECTATOR_BIT
    for at, known in depends.items():
        mask[at] = bool(values[known] >> bit & 1)
    return mask


@cache
def _sight(state: type[GameState], eye: int) -> tuple[list[bool], dict[int, int]]:
    """What an observer always sees, and which numbers it sees if its bit is set in another: in `known`, beside what is `seen`."""
    leaves = state.leaves()
    at = {leaf.path: n for n, leaf in enumerate(leaves)}
    masks = []
    for all_known in (False, True):
        looks = []
        for value in (1, 2):
            bits = [leaf.number.high if leaf.number.low == 0 else -1 for leaf in leaves]
            numbers = [
                bit * all_known if _is_known(leaf.path) else value for leaf, bit in zip(leaves, bits, strict=True)
            ]
            looks.append(
                [
                    a == b
                    for a, b in zip(
                        numbers, looked(state)(builder(state)(tuple(numbers), 0), eye).values(), strict=True
                    )
                ]
            )
        masks.append([one and two for one, two in zip(*looks, strict=True)])
    never, always = masks
    depends = {n: _beside(leaves[n].path, at) for n in range(len(leaves)) if never[n] != always[n]}
    return never, depends


def _is_known(path: str) -> bool:
    return path.rpartition(".")[2].startswith("known[")


def _beside(path: str, at: dict[str, int]) -> int:
    """The place of the number in `known` that decides who sees this one."""
    record, _, name = path.rpartition(".")
    return at[f"{record}{'.' if record else ''}known[{name.rpartition('[')[2]}"]


# ---------------------------------------------------------------- relations


def relations(sample: Sample, random: Random) -> Iterator[tuple[Key, str, str]]:
    """Every shown number and hidden one that go together in these worlds, and cannot do so by chance."""
    told = [key for key, column in sample.shown.items() if _varies(column)]
    fields = [key for key in told if key[0] == "field"]
    shown = [key for key in told if key[0] == "note"] + random.sample(fields, min(MOST, len(fields)))
    hidden = [key for key, column in sample.hidden.items() if _varies(column)]
    for secret in random.sample(hidden, min(MOST, len(hidden))):
        truth, redealt = sample.hidden[secret], sample.redealt[secret]
        whole = secret.rpartition("[")[0]  # if a seat knows what is in a list, it may conclude where by elimination
        known = sample.hidden.get(whole) == sample.redealt.get(whole, ())
        for key in shown:
            for relation in holding(sample.shown[key], truth, known):
                if chance(relation, sample.shown[key], truth) < CHANCE and breaks(
                    relation, sample.shown[key], truth, redealt
                ):
                    yield key, secret, relation


def _varies(column: Column) -> bool:
    return len({*column} - {None}) > 1


RELATIONS = ("is", "is in", "is determined by", "determines")


def holding(shown: Column, truth: Column, known: bool) -> list[str]:
    """The relations that hold in all these worlds; most pairs are ruled out after a few."""
    if isinstance(next(value for value in truth if value is not None), frozenset | tuple):
        return ["is in"] if all(map(_holds("is in"), both(shown, truth))) else []
    equal, by_hidden, by_shown = True, None if known else dict[Value, Value](), None if known else dict[Value, Value]()
    for a, b in zip(shown, truth, strict=True):
        if a is None or b is None:
            continue
        equal = equal and a == b
        if by_hidden is not None and by_hidden.setdefault(b, a) != a:
            by_hidden = None
        if by_shown is not None and by_shown.setdefault(a, b) != b:
            by_shown = None
        if not equal and by_hidden is None and by_shown is None:
            return []
    flags = (equal, False, by_hidden is not None, by_shown is not None)
    return [relation for relation, holds in zip(RELATIONS, flags, strict=True) if holds]


def confirmed(relation: str, seen: Column, truth: Column, redealt: Column) -> bool:
    return chance(relation, seen, truth) < SURE and breaks(relation, seen, truth, redealt) >= BROKEN


def both(one: Column, other: Column) -> list[Pair]:
    return [(a, b) for a, b in zip(one, other, strict=True) if a is not None and b is not None]


def chance(relation: str, seen: Column, truth: Column) -> float:
    """How likely it is that unrelated numbers go together in all these worlds; 1 if they do not."""
    pairs = both(seen, truth)
    if len(pairs) < WORLDS // 3:
        return 1.0
    if relation in ("is", "is in"):
        if isinstance(pairs[0][1], frozenset | tuple) != (relation == "is in"):
            return 1.0
        if not all(map(_holds(relation), pairs)):
            return 1.0
        return _by_accident(relation, pairs) ** len(pairs)
    if isinstance(pairs[0][1], frozenset | tuple):
        return 1.0
    if relation == "determines":
        pairs = [(b, a) for a, b in pairs]
    known = dict[
        Value, Value
    ]()  # from hidden to shown; or the other way, if the shown number is to determine the hidden one
    for seen_, hidden in pairs:
        if known.setdefault(hidden, seen_) != seen_:
            return 1.0
    shares = Counter(a for a, _ in pairs)
    alike = sum((n / len(pairs)) ** 2 for n in shares.values())
    return float(alike ** (len(pairs) - len(known)))


def _holds(relation: str) -> Callable[[Pair], bool]:
    return _within if relation == "is in" else (lambda pair: pair[0] == pair[1])


def _within(pair: Pair) -> bool:
    return isinstance(pair[1], frozenset | tuple) and pair[0] in pair[1]


def _by_accident(relation: str, pairs: Sequence[Pair]) -> float:
    """How often a relation holds between numbers of different worlds."""
    holds = _holds(relation)
    crossed = [holds((pairs[i][0], pairs[j][1])) for i in range(len(pairs)) for j in range(len(pairs)) if i != j]
    return (sum(crossed) + 1) / (len(crossed) + 1)


def breaks(relation: str, seen: Column, truth: Column, redealt: Column) -> float:
    """The share of redealt worlds in which a relation of the real ones does not hold."""
    pairs = both(seen, redealt)
    if not pairs:
        return 0.0
    if relation in ("is", "is in"):
        return sum(not holds for holds in map(_holds(relation), pairs)) / len(pairs)
    real = both(seen, truth)
    if relation == "determines":
        pairs, real = [(b, a) for a, b in pairs], [(b, a) for a, b in real]
    known = {hidden: shown for shown, hidden in real}
    asked = [known[hidden] != shown for shown, hidden in pairs if hidden in known]
    return float(sum(asked) / len(pairs))


# ---------------------------------------------------------------- findings


def told_too_much(case: Case, eye: int, s: GameState | None, made: Made, shown: Key, hidden: str) -> LawError:
    """The note or the field that tells, with its line, and the secret that it tells."""
    game, rules, box = case.game, case.game.rules, case.box
    who, path = seat_name(eye), hidden.removesuffix(" (a set)")
    after = game.actions.write(made[1]) if made else "the setup"
    rule = maker(game, made[1]) if made else rules.setup

    def again(world: GameState) -> None:
        if made is None:
            rules.setup(world, box)
        else:
            rules.apply(world, box, *made)

    def fresh() -> GameState:
        world = game.state() if s is None else s.clone()
        if s is None:
            sow(world.rng, 1, 2)
        return world

    world = fresh()
    if shown[0] == "note":
        kind, nth, number = int(shown[1]), int(shown[2]), shown[3]
        world.note_log = log = Recorder(game)
        again(world)
        lines = [line for note, line in zip(log, log.sent, strict=True) if note[1] == kind and note[0] in (-1, eye)]
        name = game.notes.of(kind).name
        return LawError(
            case, f"the note {name} tells {who} {number} after {after}, and so what is in {path}, which is hidden from it",
            lines[nth - 1] if len(lines) >= nth else place(rule),
            "whisper it to the seat that may know, or leave the number out; if the rules reveal it, say so with "
            f"{name.upper()} = kind(..., reveals=True), and let redeal keep to it if bots should remember it",
            cited(game, rule),
        )  # fmt: skip
    field = str(shown[1])
    index = next(i for i, leaf in enumerate(game.state.leaves()) if leaf.path == field)
    at = culprit(game, lambda: again(world), lambda: world.values()[index])
    return LawError(
        case, f"{field}, which {who} sees, tells what is in {path} after {after}, which is hidden from it", at or place(rule),
        f"declare {field.partition('[')[0]} as owned or secret; if the rules reveal it, let redeal keep to it",
        cited(game, rule),
    )  # fmt: skip
