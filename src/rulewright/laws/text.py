"""Laws about what people read: labels, notes, boards and refusals."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

from rulewright.kernel import SPECTATOR, Game
from rulewright.kernel.chance import sow
from rulewright.kernel.labels import WordsByVerb
from rulewright.kernel.obstacles import obstacle, untimely
from rulewright.kernel.structs import GameState
from rulewright.laws.cases import Case, deciding, glimpses
from rulewright.laws.finding import LawError, Recorder, cited, line_of, maker, place
from rulewright.telling.language import ENGLISH, LANGUAGES, SAY, speaking

CODE = re.compile(r"\b[A-Z]{4}\b|(?:\b[A-Za-z] ){3}")
"""Four capitals, or single letters in a row, where people expect words."""
LABELS = 30
"""Moves, of this moment or any other, that are named in a position."""


def languages(game: Game) -> list[str]:
    """The languages that a game speaks."""
    folder = game.home / "locales"
    return [ENGLISH, *(tag for tag in LANGUAGES if tag != ENGLISH and (folder / f"{tag}.ftl").exists())]


def explains_verbs(case: Case) -> None:
    """Every verb names the clauses that explain it."""
    game = case.game
    about, verbs = game.tell.ABOUT, {verb.name for verb in game.actions.verbs}
    at = next((line for file in _tell_files(game) if "line" in (line := line_of(file, "ABOUT ="))), "tell.py")
    for name in sorted({*about} ^ verbs):
        what = (
            f"ABOUT does not explain {name}" if name in verbs else f"ABOUT explains {name}, and there is no such verb"
        )
        listed = ", ".join(sorted(verbs))
        raise LawError(None, what, at, f"ABOUT has every verb by its name in lower case, with its clauses: {listed}")
    for name, clauses in about.items():
        wrong = [clause for clause in clauses if clause not in game.written_clauses]
        if wrong or not clauses:
            what = (
                f"{name} cites {wrong[0]}, which clauses.toml does not have"
                if wrong
                else f"{name} is explained by no clause"
            )
            raise LawError(None, what, at, "list the clauses that say when it may be done")


def worded(game: Game, name: str, action: int) -> str:
    """Where `tell` has the words for a move: its function of this name, or that of the verb, or the line that makes it."""
    words = getattr(game.tell, name)
    if isinstance(words, WordsByVerb):
        words = words.known.get(words.verbs.by_code[action], (words,))[0]
    lines = (line_of(file, f"{name} =") for file in _tell_files(game))
    return place(words) or next((line for line in lines if "line" in line), "")


def _tell_files(game: Game) -> Iterator[Path]:
    yield from (file for file in (game.home / "tell.py", game.home / "tell" / "__init__.py") if file.exists())
    yield from sorted((game.home / "tell").glob("*.py"))


def speaks(case: Case, seed: int) -> None:
    """Every move has a label of its own, every note a sentence with a clause, every view a drawing, every verb its reasons. Moves
    of another time have labels, too: a player may ask for one too late."""
    explains_verbs(case)
    game, random = case.game, Random(seed)
    spoken, every = languages(game), range(game.actions.size)
    dealt = game.state()
    sow(dealt.rng, seed, 0)
    tells(case, dealt, SPECTATOR, 0)
    for s, seat, action in glimpses(case, seed, 15):
        for eye in (SPECTATOR, *range(case.seats)):
            view = game.view(s, case.box, eye)
            before = view.pack()
            for tag in (ENGLISH, random.choice(spoken)):
                with speaking(tag):
                    named(case, eye, view, random.sample(every, min(LABELS, len(every))), s)
            if view.pack() != before:
                raise LawError(case, "label or board changed the view", place(game.tell.board), "only read the view")
        if seat >= 0:
            with speaking(random.choice(spoken)):
                tells(case, s.clone(), seat, action)


def named(case: Case, eye: int, view: GameState, others: list[int], s: GameState) -> None:
    """The board is drawn, every move has a label of its own, and the others have labels, too."""
    game, box = case.game, case.box
    names = [f"Player {i + 1}" for i in range(case.seats)]
    drawn = game.tell.board(view, box, names, eye)
    if not isinstance(drawn, str) or not drawn.strip():
        raise LawError(
            case, f"board draws {drawn!r}", place(game.tell.board), "return the table as text, for spectators too"
        )
    at = partial(worded, game, "label")
    for a in others:
        if not (label := game.tell.label(view, box, names, eye, a)):
            raise LawError(
                case, f"{game.actions.write(a)} has no label ({label!r})", at(a),
                "return its words in any position: a player may ask for a move too late", cited(game, maker(game, a)),
            )  # fmt: skip
    if eye < 0:
        return
    legal = game.legal(s, box, eye)
    labels = {a: game.tell.label(view, box, names, eye, a) for a in legal}
    for a, label in labels.items():
        move, rule = game.actions.write(a), maker(game, a)
        if not isinstance(label, str) or not label.strip():
            raise LawError(
                case, f"{move} has no label ({label!r})", at(a), "return the words of its button", cited(game, rule)
            )
        if CODE.search(label):
            raise LawError(case, f"labels speak in codes: {label}", at(a), "write words that a player knows")
        if names[eye] in label:
            raise LawError(
                case, f"a label calls its reader by name: {label}", at(a), "say you, or leave the player out"
            )
    shared = next((label for label, n in Counter(labels.values()).items() if n > 1), None)
    if shared is not None:
        same = [a for a, label in labels.items() if label == shared]
        moves = " and ".join(game.actions.write(a) for a in same[:3])
        raise LawError(
            case, f"two moves share a label: {moves} are both {shared!r}", at(same[0]),
            "say in the label what is different; if nothing is, give both things one number, and list them with `distinct`",
        )  # fmt: skip


def tells(case: Case, s: GameState, seat: int, action: int) -> None:
    """Every note that a move, or the setup, sends has a sentence and a clause, and goes to a seat that plays."""
    game, names = case.game, [f"Player {i + 1}" for i in range(case.seats)]
    s.note_log = log = Recorder(game)
    if seat >= 0:
        game.rules.apply(s, case.box, seat, action)
    else:
        game.rules.setup(s, case.box)
    for (listener, *what), at in zip(log, log.sent, strict=True):
        kind = game.notes.of(what[0])
        if listener >= case.seats:
            raise LawError(
                case, f"the note {kind.name} goes to seat {listener}, and {case.seats} play", at,
                "whisper to a seat below box.seats",
            )  # fmt: skip
        try:
            sentence, clause = game.notes.sentence(case.box, names, *what)
        except IndexError:
            told = ", ".join(f"{name} {n}" for name, n in zip(kind.numbers, what[1:], strict=True))
            raise LawError(
                case,
                f"the note {kind.name} cannot be said with {told}",
                at,
                "send a seat below box.seats, and things by their numbers",
            ) from None
        if (
            not sentence
            or sentence != sentence.strip()
            or not sentence.endswith((".", "!", "?", "…", ")", "»", "”", '"'))
        ):
            raise LawError(
                case, f"the note {kind.name} says {sentence!r}, which is no sentence",
                line_of(game.home / "locales" / "en.ftl", f"note-{kind.name} "), "end it with a full stop", clause,
            )  # fmt: skip
        if clause not in game.written_clauses:
            raise LawError(
                case, f"the note {kind.name} cites {clause!r}, which clauses.toml does not have", at,
                f"mend the clause of {kind.name.upper()}, or NOTES.cite(Note.{kind.name.upper()}, ...) in tell",
            )  # fmt: skip


PRICED = re.compile(r"[Yy]ou have \$?(\d+)[^;.]*; .* costs? \$?(\d+)")
TRIED = 12
"""How many refused moves of each verb are checked in a position."""


def refuses_to_the_point(case: Case, seeds: range) -> None:
    """A refusal is specific to the move: it names the obstacle in one sentence, from the view alone. It blames the timing only in
    a phase in which the verb is never allowed, and then says what is decided instead."""
    game, box, random = case.game, case.box, Random(0)
    names = [f"Player {i + 1}" for i in range(case.seats)]
    seen = [
        (s.clone(), who)
        for seed in seeds
        for s, seat, _ in glimpses(case, seed, 40)
        for who in (deciding(case, s) if seat >= 0 else ())
    ]
    where = {verb.name: worded(game, "obstacle", verb.first) for verb in game.actions.verbs}
    allowed = [game.legal(s, box, who) for s, who in seen]
    timely = {
        (phase_of(s), game.actions.of(a).name) for (s, _), legal in zip(seen, allowed, strict=True) for a in legal
    }
    for (s, seat), legal in zip(seen, allowed, strict=True):
        view = game.view(s, box, seat)
        for verb in game.actions.verbs:
            others = sorted(set(range(verb.first, verb.first + verb.size)) - set(legal))
            for a in random.sample(others, min(TRIED, len(others))):
                at = where[verb.name]
                about = f"{game.actions.write(a)} (phase {phase_of(s)})"
                clause = game.rules.check(s, box, seat, a)
                told = game.clause(clause)
                if game.rules.check(view, box, seat, a) != clause:
                    raise LawError(
                        case, f"{about} is refused by what seat {seat} cannot see", place(game.rules.check),
                        "let check read only what this seat sees", told,
                    )  # fmt: skip
                said = obstacle(game, view, box, names, seat, a)
                if not re.fullmatch(r"[^\n]+[^.]\.", said) or not (said[0].isupper() or said[0] in "$0123456789"):
                    raise LawError(
                        case, f"{about} is refused by {said!r}, which is no sentence", at,
                        "begin with a capital letter and end with a full stop", told,
                    )  # fmt: skip
                if (phase_of(s), verb.name) in timely:
                    not_now = SAY("not-now")
                    blamed = untimely(game, view, box, names, seat, a) if hasattr(game.tell, "now") else not_now
                    if said in (not_now, blamed):
                        raise LawError(
                            case, f"{about} can be done in this phase, but is refused as if it could not: {said}", at,
                            "name what is in the way of this move", told,
                        )  # fmt: skip
                priced = PRICED.search(said)
                if priced and int(priced[1]) >= int(priced[2]):
                    raise LawError(
                        case, f"{about} is refused although it can be paid: {said}", at, "name the real obstacle", told
                    )


def phase_of(s: GameState) -> int:
    """The phase, in games that have one."""
    return int(getattr(s, "phase", 0))
