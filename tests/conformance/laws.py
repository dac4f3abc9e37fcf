"""The laws, as functions over a case, so that deliberately broken games can be checked against them too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rulewright.doors.derived import answer_structs, answers, derived, derived_struct, takes_list
from rulewright.kernel import SPECTATOR, Ear, Struct, secrets
from rulewright.kernel.clauses import law
from rulewright.kernel.obstacles import obstacle, untimely
from rulewright.kernel.rulebook import nothing_hidden
from rulewright.kernel.views import blind
from rulewright.match import Match
from rulewright.telling.language import SAY
from rulewright.telling.scores import total
from tests.conformance.cases import Case, glimpses, walk


def law_is_exact(case: Case, seed: int) -> None:
    """The offered moves that pass the check are exactly the legal ones; checking changes nothing; other seats and finished games
    are refused."""
    game, rules, box = case.game, case.game.rules, case.box
    known = {law(c): c for c in game.clauses}
    for s, seat, _ in glimpses(case, seed, 12):
        before = s.pack()
        for who in range(game.seats[1]):
            verdicts = [rules.check(s, box, who, a) for a in range(game.actions.size)]
            allowed = [a for a, v in enumerate(verdicts) if v == 0]
            assert sorted(game.legal(s, box, who)) == allowed, (
                f"{case}: seat {who} is offered other moves than are allowed"
            )
            unknown = {v for v in verdicts if v and v not in known}
            assert not unknown, f"{case}: refusals cite clauses that do not exist: {unknown}"
        assert s.pack() == before, f"{case}: asking what is allowed changed the state"
        offered = [rules.offer(s, box, seat, k) for k in range(rules.offers(s, box, seat))] if seat >= 0 else []
        assert len(offered) == len(set(offered)), f"{case}: a move is offered twice"
        if game.exact:
            refused = [a for a in offered if rules.check(s, box, seat, a)]
            assert not refused, f"{case}: says its offers are exact, but {refused} are refused"


def conserves(case: Case, seed: int) -> None:
    """The quantities declared as conserved are the same after every move."""
    start: Any = None
    for s, _, _ in walk(case, seed):
        held = case.game.rules.conserved(s, case.box)
        start = held if start is None else start
        assert held == start, f"{case}: conserved quantities changed"


def packs(case: Case, seed: int) -> None:
    """Packing and cloning are exact, and a clone is independent."""
    for s, seat, action in walk(case, seed):
        data = s.pack()
        assert type(s).unpack(data) == s
        twin = s.clone()
        assert twin == s
        if seat >= 0:
            case.game.rules.apply(twin, case.box, seat, action)
            assert s.pack() == data, f"{case}: playing on a clone changed the original"


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


def tidies(case: Case, seed: int) -> None:
    """A pile is blank after its last card: equal positions are equal bytes, by which bots recognise them."""
    for s, _, _ in walk(case, seed):
        for pile in piles(s):
            assert not any(pile.card[pile.n :]), f"{case}: {type(pile).__name__} keeps cards that it no longer holds"


def heard(notes: Ear, seat: int) -> list[tuple[int, ...]]:
    return [n for n in notes if n[0] in (-1, seat)]


def two_worlds(case: Case, seed: int) -> None:
    """A seat cannot tell a redealt world from the real one: not by its view, its moves, or its notes."""
    game, rules, box = case.game, case.game.rules, case.box
    random, hide, hidden = Random(seed), blind(game.state), game.state()
    for s, seat, action in glimpses(case, seed, 20):
        for eye in (SPECTATOR, *range(case.seats)):
            view = game.view(s, box, eye)
            hide(hidden, s, eye)
            assert view == hidden, f"{case}: seat {eye} sees other things in plain objects than in compiled games"
            words = [random.getrandbits(32), random.getrandbits(32) | 1]
            world = game.redeal(view, box, eye, words)
            assert view.rng == [0, 0], f"{case}: seat {eye} sees the stream"
            assert game.view(world, box, eye).pack() == view.pack(), f"{case}: seat {eye} can tell the worlds apart"
            assert rules.waiting(world) == rules.waiting(view) == rules.waiting(s), f"{case}: whose turn it is leaks"
            assert rules.ending(world) == rules.ending(view) == rules.ending(s)
            assert rules.conserved(world, box) == rules.conserved(s, box), f"{case}: redeal makes or loses pieces"
            derives_from_views(case, eye, view, world)
            if eye >= 0:
                real = game.legal(s, box, eye)
                assert game.legal(world, box, eye) == real, f"{case}: seat {eye}'s moves depend on what it cannot see"
                assert game.legal(view, box, eye) == real, f"{case}: seat {eye}'s moves cannot be told from its view"
            there = action if eye == seat else random.choice(game.legal(world, box, seat) or [-1])
            if seat >= 0 and there >= 0 and rules.check(world, box, seat, there) == 0:
                same_tale(case, eye, seat, (s, action), (world, there))


NUMBERS = (-1, 0, 1, 5, 1000)
LISTS: tuple[list[int], ...] = ([], [-1] * 16, [0, 1], [1000] * 16)
"""Arguments for the questions."""


def derives_from_views(case: Case, eye: int, view: Any, world: Any) -> None:
    """Derived facts and answers for a seat depend only on its view, whatever the rest of the world is, and match their
    declaration. They also work on whole states, which is all that replays show."""
    game, box = case.game, case.box
    looked = view.pack()
    for state in (view, world):
        twin = game.view(state, box, eye)
        told = [derived(game, each, box, eye) for each in (view, twin)]
        assert told[0] == told[1], f"{case}: seat {eye} is told different things of equal views"
        fits(case, told[0], derived_struct(game))
        fits(case, derived(game, state, box, eye), derived_struct(game))
        for question, function in answers(game).items():
            for argument in LISTS if takes_list(function) else NUMBERS:
                said = [answered(function, each, box, eye, argument) for each in (view, twin)]
                assert said[0] == said[1], f"{case}: {question} {argument} is answered differently for equal views"
                if said[0] is not None:
                    fits(case, said[0], answer_structs(game)[question])
    assert view.pack() == looked, f"{case}: what is derived changed the view"


def answered(function: Any, view: Any, box: Any, seat: int, argument: int | list[int]) -> Any:
    """The answer to a question; None if the argument is refused."""
    try:
        return function(view, box, seat, argument)
    except ValueError:
        return None


def fits(case: Case, told: Any, declared: Any) -> None:
    """The value has its declared type throughout, and survives JSON."""
    if declared is None:
        assert told is None
    else:
        assert msgspec.json.decode(msgspec.json.encode(told), type=declared) == told, f"{case}: {told} is no {declared}"


def same_tale(case: Case, eye: int, seat: int, here: tuple[Any, int], there: tuple[Any, int]) -> None:
    """In the other world a different move may be made; but if the observer sees the same before and after, it hears the same.

    After dice or revealed cards, public information may have vanished again, so such moves are left out.
    """
    game, box = case.game, case.box
    after, tales = [], []
    for world, action in (here, there):
        twin = world.clone()
        twin.rng[:] = here[0].rng
        twin.ear = Ear(game.notes)
        game.rules.apply(twin, box, seat, action)
        if twin.rng != here[0].rng:
            return
        after.append(game.view(twin, box, eye).pack())
        tales.append(heard(twin.ear, eye))
    if after[0] == after[1]:
        assert tales[0] == tales[1], f"{case}: seat {eye} hears what it must not know"


def worlds_play_on(case: Case, seed: int) -> None:
    """A redealt world is a complete state: it packs, conserves, and can be played to its end."""
    game, rules, box = case.game, case.game.rules, case.box
    random = Random(seed)
    for s, _, _ in glimpses(case, seed, 4):
        eye = random.choice([SPECTATOR, *range(case.seats)])
        world = game.redeal(game.view(s, box, eye), box, eye, [random.getrandbits(32), 7])
        held = rules.conserved(world, box)
        for _ in range(game.bound):
            if rules.ending(world):
                break
            mask = rules.waiting(world)
            mover = random.choice([i for i in range(game.seats[1]) if mask >> i & 1])
            moves = [a for a in game.legal(world, box, mover) if not game.actions.of(a).concede]
            rules.apply(world, box, mover, random.choice(moves))
            world.pack()
            assert rules.conserved(world, box) == held, f"{case}: a redealt world makes or loses pieces"
        assert rules.ending(world), f"{case}: a redealt world does not end"


CODE = re.compile(r"\b[A-Z]{4}\b|(?:\b[A-Za-z] ){3}")
"""Four capitals, or single letters in a row, where people expect words."""
LABELS = 30
"""Moves, of this moment or any other, that are named in a position."""


def speaks(case: Case, seed: int) -> None:
    """Every move has a label of its own, every note a sentence with a clause, every view a drawing, every verb its reasons. Moves
    of another time have labels, too: a player may ask for one too late."""
    game, box, random = case.game, case.box, Random(seed)
    assert set(game.tell.ABOUT) == {verb.name for verb in game.actions.verbs}
    names = [f"Player {i + 1}" for i in range(case.seats)]
    for verb in game.actions.verbs:
        assert game.tell.ABOUT[verb.name], f"{verb.name} is explained by no clause"
        assert set(game.tell.ABOUT[verb.name]) <= set(game.clauses), f"{verb.name} cites an unknown clause"
    for s, seat, action in glimpses(case, seed, 15):
        for eye in (SPECTATOR, *range(case.seats)):
            view = game.view(s, box, eye)
            assert game.tell.board(view, box, names, eye).strip()
            if eye >= 0:
                legal = game.legal(s, box, eye)
                labels = [game.tell.label(view, box, names, eye, a) for a in legal]
                assert all(labels)
                codes = [label for label in labels if CODE.search(label)]
                assert not codes, f"{case}: labels speak in codes: {codes[0]}"
                named = [label for label in labels if names[eye] in label]
                assert not named, f"{case}: a label calls its reader by name: {named[0]}"
                assert len(labels) == len(set(labels)), f"{case}: two moves share a label: {sorted(labels)}"
            for a in random.sample(range(game.actions.size), min(LABELS, game.actions.size)):
                assert game.tell.label(view, box, names, eye, a), f"{case}: {game.actions.decode(a)} has no label"
        if seat >= 0:
            twin = s.clone()
            twin.ear = Ear(game.notes)
            game.rules.apply(twin, box, seat, action)
            for _, *what in twin.ear:
                sentence, clause = game.notes.sentence(box, names, *what)
                assert sentence, f"{case}: note {what} says nothing"
                assert clause in game.clauses, f"{case}: note {what} cites {clause}, which does not exist"


PRICED = re.compile(r"[Yy]ou have \$?(\d+)[^;.]*; .* costs? \$?(\d+)")
TRIED = 12
"""How many refused moves of each verb are checked in a position."""


def refuses_to_the_point(case: Case, seeds: range) -> None:
    """A refusal is specific to the move: it names the obstacle in one sentence, from the view alone. It blames the timing only in
    a phase in which the verb is never allowed, and then says what is decided instead."""
    game, box, random = case.game, case.box, Random(0)
    names = [f"Player {i + 1}" for i in range(case.seats)]
    seen = [(s.clone(), who) for seed in seeds for s, _, _ in glimpses(case, seed, 40) for who in deciding(case, s)]
    allowed = [game.legal(s, box, who) for s, who in seen]
    timely = {
        (phase_of(s), game.actions.of(a).name) for (s, _), legal in zip(seen, allowed, strict=True) for a in legal
    }
    for (s, seat), legal in zip(seen, allowed, strict=True):
        view = game.view(s, box, seat)
        for verb in game.actions.verbs:
            others = sorted(set(range(verb.first, verb.first + verb.size)) - set(legal))
            for a in random.sample(others, min(TRIED, len(others))):
                about = f"{case}, phase {phase_of(s)}: {game.actions.decode(a)}"
                clause = game.rules.check(s, box, seat, a)
                assert game.rules.check(view, box, seat, a) == clause, (
                    f"{about} is refused by what seat {seat} cannot see"
                )
                said = obstacle(game, view, box, names, seat, a)
                assert said[0].isupper() or said[0] in "$0123456789", f"{about} is refused by {said!r}"
                assert re.fullmatch(r"[^\n]+[^.]\.", said), f"{about} is refused by {said!r}, which is no sentence"
                if (phase_of(s), verb.name) in timely:
                    not_now = SAY("not-now")
                    blamed = untimely(game, view, box, names, seat, a) if hasattr(game.tell, "now") else not_now
                    assert said not in (not_now, blamed), (
                        f"{about} can be done in this phase, but is refused as if it could not: {said} ({game.clause(clause)})"
                    )
                priced = PRICED.search(said)
                assert not priced or int(priced[1]) < int(priced[2]), f"{about}: {said}"


def deciding(case: Case, s: Any) -> list[int]:
    """The seats that decide now; none at the end."""
    return [i for i in range(case.seats) if not case.game.rules.ending(s) and case.game.rules.waiting(s) >> i & 1]


def phase_of(s: Any) -> int:
    """The phase, in games that have one."""
    return int(getattr(s, "phase", 0))


def keeps_secrets(case: Case, seeds: range) -> None:
    """If a game has secrets, no seat and no spectator sees everything: some view lacks more than the random stream."""
    game, box = case.game, case.box
    hidden = secrets(game.state)
    assert not hidden or game.rules.redeal is not nothing_hidden, (
        f"{case}: {hidden} are hidden, and no redeal fills them"
    )
    kept = set()
    for seed in seeds:
        for s, _, _ in glimpses(case, seed, 20):
            for eye in (SPECTATOR, *range(case.seats)):
                view = game.view(s, box, eye)
                view.rng[:] = s.rng
                if view != s:
                    kept.add(eye)
    everyone = {SPECTATOR, *range(case.seats)} if game.rules.redeal is not nothing_hidden else set()
    assert kept == everyone, f"{case}: secrets are kept from {kept}, not from {everyone}"


TAKEN_BACK = 0.03
"""How often a move is taken back when scores are checked: its notes must not count."""


def finished(case: Case, seed: int) -> Match:
    """A random game played to its end, in which some moves were taken back."""
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"][: case.seats]
    game, random = case.game, Random(seed)
    match = Match(game, case.seats, case.options, seed, names, box=case.box)
    while not match.over:
        if match.number and random.random() < TAKEN_BACK:
            match.undo()
        seat = random.choice(match.waiting)
        moves = game.legal(match.state, match.box, seat)
        match.play(seat, random.choice([a for a in moves if not game.actions.of(a).concede] or moves))
    return match


def adds_up(case: Case, seed: int) -> None:
    """At the end each player's rows add up to their score; the log and the record name the winner and the reason."""
    match = finished(case, seed)
    for name, rows, score in zip(match.names, match.breakdown, match.scores, strict=True):
        if not case.game.explains_scores:
            assert not rows
            continue
        told = [(row.what, row.amount, row.points) for row in rows]
        assert total(rows) == score, f"{case}: the rows of {name} add up to {total(rows)}, not to {score}: {told}"
        assert len({row.what for row in rows}) == len(rows), f"{case}: two rows of {name} have one name: {told}"
        assert all(row.what and (row.amount or row.points is not None) for row in rows), f"{case}: a row says nothing"
    first = match.names[match.places.index(min(match.places))]
    assert first in match.verdict, f"{case}: {match.verdict!r} does not name {first}"
    assert match.journal(SPECTATOR)[-1].text == match.verdict
    assert match.lines[-1]["words"].startswith(match.verdict)
    assert match.names[0] not in match.journal(0)[-1].text, f"{case}: the log does not say you to its reader"
