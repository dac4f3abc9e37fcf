"""The `Game` object: a game's declarations, rules and texts, as the rest of Rulewright uses them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeVar

from rulewright.kernel.actions import Actions, VerbNames
from rulewright.kernel.clauses import Clauses, cite
from rulewright.kernel.content import Content, by_name
from rulewright.kernel.fields import Number
from rulewright.kernel.fingerprint import of_rules
from rulewright.kernel.lessons import (
    Help,
    Lesson,
    Summary,
    check_entry,
    read_help,
    read_lesson,
    read_summary,
    summed_up,
)
from rulewright.kernel.notes import Notes
from rulewright.kernel.options import Option, box_option, choose
from rulewright.kernel.rulebook import bind, bind_play
from rulewright.kernel.solver import Solver, Waiting
from rulewright.kernel.standing import AIMS, worth
from rulewright.kernel.structs import GameBox, GameState, Struct
from rulewright.kernel.views import SPECTATOR, owned_fields, secrets, seen
from rulewright.telling.box_files import BOX, STANDARD, Source, read_content
from rulewright.telling.deck import Deck
from rulewright.telling.diagrams import Diagram
from rulewright.telling.drawing import Picture
from rulewright.telling.grid import Grid
from rulewright.telling.language import SAY, Messages, language, slug, speaking, written_in
from rulewright.telling.listing import Listing
from rulewright.telling.numbers import Numbers
from rulewright.telling.places import Place
from rulewright.telling.prints import Prints
from rulewright.telling.scores import POINTS, History, ScoreRow, Unit, usual_verdict
from rulewright.telling.text import span

Read = TypeVar("Read")


class Words(Protocol):
    """What a game's `tell` must define besides NOTES: all text for people. It is given views, never a state.

    `label` names a move, `board` draws the table as text, and `ABOUT` lists for each verb the clauses that explain it.
    `names` are the players' names by seat. For the generic board it may also define `GRIDS`, boards that can be drawn and
    clicked, `DECKS`, cards with names, `LAYOUT`, where fields lie on the table, and `SEATED`, the names of public fields
    indexed by seat; for the lab `PIECES`, the names of numbers that stand for cards or pieces; further `help(box)`, help
    entries for a box's pieces, and `numbers(box)`, the values of placeholders in sentences (`{price}`).
    `picture(view, box, names, seat)` draws the table for link previews and sharing (see `telling/drawing.py`), and
    `diagrams(box)` what rules about space mean (see `telling/diagrams.py`), and `prints(box)` lists what the box holds, to be
    printed and cut out (see `telling/prints.py`).
    For the end of a game it may define `SCORE`, `breakdown` and `verdict` (see `telling/scores.py`).
    """

    ABOUT: Mapping[str, tuple[str, ...]]

    def label(self, view: GameState, box: GameBox, names: Sequence[str], seat: int, action: int) -> str: ...
    def board(self, view: GameState, box: GameBox, names: Sequence[str], seat: int) -> str: ...


@dataclass(frozen=True)
class Ending:
    """One way a game can end. `won` tells whether it counts as a success in a solo game."""

    name: str
    about: str
    won: bool = True


AGREED = Ending("agreed", "the players agreed to end the game", won=False)
"""The end of a game that its players stop before its rules do. Nobody has won it."""


@dataclass(frozen=True)
class Welcome:
    """The default setup for a player who just wants to play: number of seats, the bots' level, and options."""

    seats: int = 0
    """0: the fewest that the game allows."""
    bot: str = "2"
    options: Mapping[str, int | str] = field(default_factory=dict, hash=False)


Sheet = dict[str, Any]


@dataclass(frozen=True)
class Campaign:
    """Progress carried from one game to the next, as pure functions over a sheet of plain JSON values.

    `begin` makes a new sheet, `options` returns the options of its next game, `after(sheet, ending, view, box, scores)` the
    sheet after a game (`ending` is a number from 1), and `show` describes the sheet as text.
    """

    hero: str
    begin: Callable[[], Sheet]
    options: Callable[[Sheet], dict[str, int | str]]
    after: Callable[..., Sheet]
    show: Callable[[Sheet], str]


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Listing):
    """Everything that defines one game: its facts, its state and box, its moves, rules, texts and clauses.

    The facts are attributes: `name`, `title`, `version`, `pitch`, `designer`, `publisher`, `seats` and `minutes` (each from, to),
    `options`, `endings` and `actions`, which turns the text of a move into its code and back.

    >>> import rulewright
    >>> karthis = rulewright.load_game("karthis")
    >>> karthis.title, karthis.designer, karthis.seats
    ('The Temple of Karthis', 'Lee Stone', (1, 1))
    >>> karthis.clauses["KA-H32"].text
    'Stairs may be taken on any later turn in which the explorer can walk to them.'
    >>> [option.name for option in karthis.options]
    ['level', 'start']
    """

    prefix: str
    version: str
    publisher: str
    state: type[GameState]
    box: type[GameBox]
    actions: Actions
    endings: tuple[Ending, ...]
    bound: int
    """No game has more moves, with any box."""
    rules: Any
    """Given as a module, or anything with the same names; stored as a Rulebook, with defaults filled in."""
    tell: Any
    notes: Notes
    pack_box: Callable[[Content, Mapping[str, int | str], int], GameBox]
    options: tuple[Option, ...] = ()
    campaign: Campaign | None = None
    solver: Solver | None = None
    exact: bool = False
    """Whether every move that `offers` counts is legal, so that random play can skip `check`."""
    longest: Callable[[Any], int] | None = None
    """The most moves of a game with a given box, if that is known to be fewer."""
    aim: str = "win"
    """What players play for, and so what bots, advice, reviews and rewards optimise: one of AIMS."""
    stake: int = 0
    """The most that a seat can lose in a zero-sum game, where scores always add up to 0; otherwise 0."""
    seat_names: tuple[str, ...] = ()
    """The rulebook's names for the seats, such as Black and White, as opposed to the players' own names."""
    welcome: Welcome = Welcome()
    play: Any = None
    """Its playing strategies: given as a module, or anything with the same names; stored as a Playbook."""
    alias_of: str = ""
    """Its name in its own files and records, if it has a different name here because another game uses that name."""

    def __post_init__(self) -> None:
        if self.aim not in AIMS:
            raise TypeError(f"the aim of {self.title} is {self.aim!r}: choose one of {', '.join(AIMS)}")
        if not issubclass(self.box, GameBox):
            raise TypeError(f"the box of {self.title} does not say how many play: declare it as class Box(GameBox)")
        if len(self.boxes) > 1:
            which = box_option(self.boxes)
            own = tuple(option for option in self.options if option != which)
            if any(option.name == BOX for option in own):
                raise TypeError(f"{self.title} has several boxes and an option {BOX!r} of its own: call that otherwise")
            object.__setattr__(self, "options", (*own, which))
        rules = bind(self.rules, self.title, self.successes, self.exact, self.state)
        play = bind_play(self.play, self.rules, self.title, rules.choose, self.state, self.exact)
        object.__setattr__(self, "rules", rules)
        object.__setattr__(self, "play", play)

    @classmethod
    def of(cls, package: str, **said: Any) -> Game:
        """The game of a package, assembled from its modules; `said` gives the facts that are not in them.

        `state` defines State, Box, Verb and optionally OPTIONS; `content` (or `state`) defines pack_box; without it, a box is
        read by the names of its fields. The following are modules, or packages whose `__init__` has the names: `rules`, `play`
        with strategies (optional), and `tell` with all text for people, including NOTES. Optionally, `campaign` defines
        CAMPAIGN, and `play/solver.py` or `solver` is the solver.
        """
        found = import_module(package)
        assert found.__file__
        state, rules, tell = (import_module(f"{package}.{part}") for part in ("state", "rules", "tell"))
        content, campaign, play = (_maybe(package, part) for part in ("content", "campaign", "play"))
        declared = {**vars(state), **(vars(content) if content else {})}
        solver = _found(f"{package}.play.solver" if hasattr(play, "__path__") else "", f"{package}.solver")
        return cls(
            name=package.rpartition(".")[2],
            state=declared["State"],
            box=declared["Box"],
            actions=_actions(package, declared.get("Verb")),
            tell=tell,
            notes=tell.NOTES,
            rules=rules,
            play=play,
            pack_box=declared.get("pack_box") or by_name(declared["Box"]),
            home=Path(found.__file__).parent,
            options=declared.get("OPTIONS", ()),
            campaign=campaign.CAMPAIGN if campaign else None,
            solver=Waiting(solver) if solver else None,
            **said,
        )

    # ------------------------------------------------------------ facts

    @property
    def own_name(self) -> str:
        """Its name in its own files and records."""
        return self.alias_of or self.name

    @cached_property
    def fingerprint(self) -> str:
        """The fingerprint of its rules, to which matches and records are tied (see `kernel/fingerprint.py`)."""
        return of_rules(self)

    @cached_property
    def successes(self) -> tuple[bool, ...]:
        """Whether each ending is a success, by number; number 0, no ending, is not."""
        return (False, *(ending.won for ending in self.endings))

    @cached_property
    def has_secrets(self) -> bool:
        """Whether anything is hidden from some seat."""
        return bool(secrets(self.state))

    @cached_property
    def grids(self) -> tuple[Grid, ...]:
        """The boards that the game declares."""
        return tuple(self._told("GRIDS", ()))

    @cached_property
    def decks(self) -> tuple[Deck, ...]:
        """The decks of cards that the game declares."""
        return tuple(self._told("DECKS", ()))

    @cached_property
    def pieces(self) -> tuple[str, ...]:
        """The names of the numbers that stand for its cards or pieces, in moves and notes."""
        return tuple(self._told("PIECES", ("card",)))

    @cached_property
    def layout(self) -> tuple[Place, ...]:
        """Where fields lie on the table, as the game declares it."""
        return tuple(self._told("LAYOUT", ()))

    @cached_property
    def colours(self) -> tuple[tuple[str, str], ...]:
        """Symbols on its text board that a terminal may colour: a pattern and a style for each."""
        return tuple(self._told("COLOURS", ()))

    @cached_property
    def seated(self) -> frozenset[str]:
        """The fields of the state whose first index is the seat: those that each seat owns a part of, and those in `SEATED`."""
        return owned_fields(self.state) | {*self._told("SEATED", ())}

    def _told(self, name: str, default: object) -> Any:
        """The value of this name in `tell`, unless it is merely a submodule."""
        found = vars(self.tell).get(name, default)
        return default if isinstance(found, ModuleType) else found

    @property
    def words(self) -> Messages | None:
        return self.notes.words

    def printed(self, box: GameBox) -> dict[str, list[str]]:
        """The texts printed on a box's pieces in the current language, with additions from `printed` in `tell`."""
        words = self.words
        texts = {key: [*map(words.name, names)] if words else names for key, names in box.texts.items()}
        more: dict[str, list[str]] = self._told("printed", lambda _: {})(box)
        return texts | more

    def called(self, ending: str) -> str:
        """The name of an ending in a word or two, translated; in English it is the name in the rules."""
        if ending == AGREED.name and all(own.name != ending for own in self.endings):
            return SAY("ended-agreed")
        return self.said(f"ended-{slug(ending)}", ending)

    def about(self, ending: Ending) -> str:
        """The description of an ending, translated."""
        if ending is AGREED:
            return SAY("ending-agreed")
        return self.said(f"ending-{slug(ending.name)}", ending.about)

    def showing(self, s: GameState, box: GameBox, seat: int) -> dict[str, tuple[float, float]]:
        """The assets that help a seat to win, if `tell` lists them: by name, the amount and the worth of one more."""
        found: dict[str, tuple[float, float]] = self._told("showing", lambda *_: {})(s, box, seat)
        return found

    def picture(self, view: GameState, box: GameBox, names: Sequence[str], seat: int) -> Picture | None:
        """A picture of the table as this seat sees it; None if the game cannot draw one."""
        draw = self._told("picture", None)
        made: Picture | None = draw(view, box, names, seat) if draw else None
        return made

    def prints(self, box: GameBox) -> Prints | None:
        """What a box holds, to be printed and cut out; None if the game declares nothing."""
        found: Prints | None = self._told("prints", lambda _: None)(box)
        return found

    # ------------------------------------------------------------ the box

    def most_moves(self, box: GameBox) -> int:
        """No game with this box has more moves."""
        return self.longest(box) if self.longest else self.bound

    @property
    def content(self) -> Path:
        """The game's own box file."""
        return self.boxes[STANDARD].path

    @cached_property
    def usual_box(self) -> Any:
        """The game's own box for the default setup (see `Welcome`)."""
        return self.make_box({}, self.welcome.seats or None)

    def make_box(
        self, options: Mapping[str, int | str] | None = None, seats: int | None = None, content: Source | None = None
    ) -> Any:
        """The box for these options and this many seats, read from the game's own file or from yours (`content`)."""
        seats = self.seats[0] if seats is None else seats
        if not self.seats[0] <= seats <= self.seats[1]:
            players, most = span(*self.seats), self.seats[1]
            raise ValueError(SAY("for-players", game=self.title, players=players, most=most, seats=str(seats)))
        chosen = self.chosen(options or {}, seats)
        word = str(chosen.pop(BOX, STANDARD)) if len(self.boxes) > 1 else STANDARD
        if content is not None and word != STANDARD:
            raise ValueError(SAY("box-replaced", box=repr(word)))
        return self.read_box(
            Content(self.boxes[word].read() if content is None else read_content(content)), chosen, seats
        )

    def read_box(self, file: Content, chosen: Mapping[str, int | str], seats: int) -> Any:
        """The box that a file describes, for a complete set of options. Afterwards `file` knows which keys were read."""
        if file.text("game", default=self.own_name) != self.own_name:
            file.wrong("game", SAY("box-of-other", game=self.title, name=self.own_name))
        name, _about = (file.text(told, default="", most=200) for told in ("name", "about"))
        box: Any = self.pack_box(file, chosen, seats)
        for sentence in file.strangers():
            raise ValueError(sentence)
        box.seats, box.name = seats, name
        box.pack()
        return box

    def chosen(self, options: Mapping[str, int | str], seats: int | None = None) -> dict[str, int | str]:
        """All options with their values for this many players, defaults filled in. Raises ValueError for a wrong one."""
        return choose(self.options, self.title, options, self.seats[0] if seats is None else seats)

    # ------------------------------------------------------------ clauses

    @property
    def clauses(self) -> Clauses:
        """The clauses by id, with the usual box's numbers filled in."""
        return self._in_language("usual clauses", lambda: self.clauses_with(self.usual_box))

    def clauses_with(self, box: GameBox) -> Clauses:
        """The clauses with this box's numbers filled in, both in one language: English where the clauses are not translated."""
        with speaking(written_in(self.home / "clauses.toml")):
            return self.written_clauses.told(self.numbers(box))

    @property
    def written_clauses(self) -> Clauses:
        """The clauses as written, with placeholders for the box's numbers."""
        return self._in_language("clauses", lambda: Clauses.load(self.home / "clauses.toml"))

    @cached_property
    def _languages(self) -> dict[tuple[str, str], Any]:
        return {}

    def _in_language(self, what: str, read: Callable[[], Read]) -> Read:
        """Texts in the current language, cached for each language."""
        key = what, language()
        if key not in self._languages:
            self._languages[key] = read()
        found: Read = self._languages[key]
        return found

    def numbers(self, box: GameBox) -> Numbers:
        """The values of placeholders in sentences, for this box: its single numbers, and what `numbers` in `tell` adds."""
        single = [name for name, f in self.box.fields.items() if isinstance(f.kind, Number) and not f.shape]
        found: Numbers = {name: getattr(box, name) for name in single} | self._told("numbers", lambda _: {})(box)
        return found

    def clause(self, number: int) -> str:
        """The id of the clause that `check` returned as a number."""
        return cite(self.prefix, number)

    # ------------------------------------------------------------ teaching

    @property
    def lesson(self) -> Lesson | None:
        """The guided first game, if there is one."""
        return self._in_language("lesson", self._read_lesson)

    def _read_lesson(self) -> Lesson | None:
        path = self.home / "lesson.toml"
        if not path.exists():
            return None
        lesson = read_lesson(path, self.seats, self.written_clauses)
        return lesson.told(self.numbers(self.make_box(lesson.options, lesson.seats)))

    def help(self, box: GameBox) -> dict[str, Help]:
        """Help entries for everything on the board, by key: from help.toml, and from `help` in `tell` for this box's pieces."""
        more: Mapping[str, Help] = self._told("help", lambda _: {})(box)
        for key, entry in more.items():
            check_entry(key, entry, self.written_clauses)
        numbers = self.numbers(box)
        return {key: entry.told(key, numbers) for key, entry in self.written_help.items()} | {**more}

    @property
    def written_help(self) -> dict[str, Help]:
        """help.toml as written, with placeholders for the box's numbers."""
        return self._in_language("help", lambda: read_help(self.home / "help.toml", self.written_clauses))

    def summary(self, box: GameBox) -> Summary:
        """The game on one page, with this box's numbers filled in; empty if there is no summary.toml."""
        return summed_up(self.written_summary, self.numbers(box))

    @property
    def written_summary(self) -> Summary:
        """summary.toml as written, with placeholders for the box's numbers."""
        return self._in_language("summary", lambda: read_summary(self.home / "summary.toml", self.written_clauses))

    def diagrams(self, box: GameBox) -> dict[str, Diagram]:
        """Drawings for rules about space, by name, with the pieces of this box; those that it cannot show are left out."""
        found: dict[str, Diagram] = self._told("diagrams", lambda _: {})(box)
        return found

    # ------------------------------------------------------------ interpreted play

    def legal(self, s: GameState, box: GameBox, seat: int, concede: bool = True) -> list[int]:
        """The codes of all legal moves of this seat; concessions come last, or not at all."""
        if self.rules.ending(s) or not (self.rules.waiting(s) >> seat) & 1:
            return []
        rules = self.rules
        if rules.listed:
            asked = rules.listed(s, box, seat)
        else:
            asked = [int(rules.offer(s, box, seat, k)) for k in range(rules.offers(s, box, seat))]
        sure = asked if self.exact else [a for a in asked if rules.check(s, box, seat, a) == 0]
        given_up = self.actions.concessions() if concede else ()
        return [*sure, *(a for a in given_up if rules.check(s, box, seat, a) == 0)]

    def view(self, s: GameState, box: GameBox, seat: int) -> Any:
        """The state as this seat may see it, with hidden fields left blank; seat -1 is a spectator."""
        return seen(self.state)(s, seat)

    def redeal(self, view: GameState, box: GameBox, seat: int, stream: Sequence[int]) -> Any:
        """A full state consistent with this seat's view, its unknowns filled in at random from a stream of two words."""
        world = view.clone()
        world.rng[:] = stream
        self.rules.redeal(world, box, seat)
        return world

    def scores(self, s: GameState, box: GameBox) -> list[int]:
        """The current score of each seat."""
        out = [0] * self.seats[1]
        self.rules.score(s, box, out)
        return out

    def places(self, s: GameState, box: GameBox) -> list[int]:
        """The place of each seat at the end: 1 is the best, ties share a place."""
        out = [0] * self.seats[1]
        self.rules.standing(s, box, self.scores(s, box), out)
        return out[: box.seats]

    @cached_property
    def unit(self) -> Unit:
        """The unit that scores are counted in."""
        found: Unit = self._told("SCORE", POINTS)
        return found

    @cached_property
    def explains_scores(self) -> bool:
        """Whether the game's `tell` can break down a score."""
        return self._told("breakdown", None) is not None

    def breakdown(self, s: GameState, box: GameBox, history: History) -> list[list[ScoreRow]]:
        """For each seat, the rows that add up to its final score; no rows if the game's `tell` has no `breakdown`."""
        view, explain = self.view(s, box, SPECTATOR), self._told("breakdown", lambda *_: [])
        return [[*explain(view, box, seat, history)] for seat in range(box.seats)]

    def verdict(self, s: GameState, box: GameBox, names: Sequence[str], history: History) -> str:
        """One or two sentences on who won, by how much, and what decided if the scores did not."""
        own = self._told("verdict", lambda *_: "")(self.view(s, box, SPECTATOR), box, names, history)
        if own:
            return str(own)
        scores, places, ending = self.scores(s, box), self.places(s, box), self.endings[self.rules.ending(s) - 1]
        about = self.about(ending)
        about = f"{about[:1].upper()}{about[1:]}"
        unit = self.unit if self.explains_scores else None
        if box.seats == 1:
            key = "alone-wins" if ending.won else "alone-loses"
            if unit is None:
                return SAY(key, player=names[0], ending=about)
            return SAY(f"{key}-with", player=names[0], ending=about, had=unit.say(scores[0]))
        said = usual_verdict(names, scores[: box.seats], places, unit)
        best = min(scores[i] for i in range(box.seats) if places[i] == min(places))
        tied = any(scores[i] >= best for i in range(box.seats) if places[i] > min(places))
        return f"{said} {about}." if tied or not unit else said

    def worth(self, s: GameState, box: GameBox, places: list[int] | None = None) -> list[float]:
        """Each seat's result in terms of the game's aim; `places` if the rules do not decide them."""
        scores, places, aim = self.scores(s, box), places or self.places(s, box), AIMS.index(self.aim)
        return [worth(aim, scores, places, box.seats, seat) for seat in range(box.seats)]


def _maybe(package: str, part: str) -> Any:
    """An optional module of a game, or None."""
    return import_module(f"{package}.{part}") if find_spec(f"{package}.{part}") else None


def _found(*modules: str) -> str:
    """The first of these modules that exists; empty if none does."""
    return next((module for module in modules if module and find_spec(module)), "")


def _actions(package: str, verbs: object) -> Actions:
    if not isinstance(verbs, VerbNames):
        raise TypeError(f"{package}.state declares no moves: write them as class Verb(Verbs)")
    return Actions.of_verbs(verbs)


def box_hash(box: Struct) -> str:
    """The hash by which a record identifies its box."""
    return getattr(box, "digest", "") or sha256(box.pack()).hexdigest()
