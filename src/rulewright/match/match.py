"""A game in progress: its state, its moves so far, its journal, and its record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Self, TypedDict

from msgspec import structs

from rulewright.kernel.chance import Roll, Witness
from rulewright.kernel.clauses import Clause
from rulewright.kernel.game import AGREED, Ending, Game
from rulewright.kernel.notes import EVERYONE, NoteLog
from rulewright.kernel.obstacles import obstacle
from rulewright.kernel.structs import GameBox, GameState
from rulewright.kernel.views import SPECTATOR
from rulewright.match.fairness import HashChain, Line, Secret
from rulewright.match.header import heading, named, salts_of, shown_name
from rulewright.match.learned import PlayedGesture
from rulewright.match.messages import SAY
from rulewright.match.move import Move, Refused, Told
from rulewright.match.record import STOOD_IN, Record
from rulewright.telling.box_files import Source
from rulewright.telling.language import ENGLISH, YOU, Word, figure, language, listed, speaking
from rulewright.telling.scores import History, ScoreRow

SCRUTINY = 8
"""How many worlds are tried for each observer, to be sure that they learned nothing."""


class Made(TypedDict):
    """A move that was made: its number, from 1, its seat, its code and its label."""

    move: int
    seat: int
    code: int
    words: str


class Match:
    """One game from setup to end: legal moves, each seat's view and journal, undo, and the record.

    Seats are numbered from 0. `waiting` lists the seats that may decide now, `legal` their moves, and `play` makes a move or
    raises `Refused`. `over` tells whether the game has ended. With the same seed, the same moves lead to the same game; without
    one, the dice are unpredictable.

    >>> import rulewright
    >>> match = rulewright.Match(rulewright.load_game("klobba"), seats=3, seed=7, names=["Ann", "Bo", "Cy"])
    >>> match.waiting, [move.label for move in match.legal(1)[:2]]
    ([0, 1, 2], ['Keep all', 'Reject Barbarian 8 (Yellow Claw) in place 1'])
    >>> match.play(1, match.legal(1)[0]).label
    'Keep all'
    >>> match.waiting, match.number, match.over
    ([0, 2], 1, False)
    >>> match.view(1).seats[1].hand != match.view(0).seats[1].hand  # Ann does not see Bo's hand
    True
    """

    remembers = False
    """Whether legal moves are worked out only once for each position: where nobody changes the state from outside."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, int | str] | None = None,
        seed: int | str | Secret | None = None,
        names: Sequence[str] = (),
        content: Source | None = None,
        table: Mapping[str, object] | None = None,
        box: GameBox | None = None,
    ) -> None:
        """`table` is further data about the table for the record, such as which seats are bots; `box` is the box for these
        options and content, if you have already made it."""
        seats = game.seats[0] if seats is None else seats
        box = game.make_box(options, seats, content) if box is None else box
        secret = Secret.draw(seed)
        chosen = game.chosen(options or {}, seats)
        header = heading(game, box, chosen, named(names, seats), content, table or {})
        self._begin(game, box, {**header, "commitment": secret.commitment(header)}, secret, content)

    @classmethod
    def of(cls, game: Game, box: GameBox, header: Line, secret: Secret, content: Source | None = None) -> Self:
        """The match that a record's first line describes, set up and ready for its first move."""
        self = cls.__new__(cls)
        self._begin(game, box, header, secret, content)
        return self

    def _begin(self, game: Game, box: GameBox, header: Line, secret: Secret, content: Source | None) -> None:
        self.game, self.box = game, box
        secret = replace(secret, salts=salts_of(header))
        self.header, self.secret, self.content = header, secret, content
        self._names: dict[str, list[str]] = {ENGLISH: header["seats"]}
        """The players' names, by language."""
        self.commitment: str = header["commitment"]
        self.chain = HashChain(header, secret)
        self.told: list[Told] = []
        self.agreed = False
        """Whether the players agreed to end the game before its rules did."""
        self.made: list[Made] = []
        """Every move that was not undone: its number, seat, code and label."""
        self._closing: Told | None = None
        """The last sentence of the journal, once the game is over: who won, and why."""
        self._sizes: list[int] = []
        """How many moves each gesture made."""
        self._past: list[bytes] = []
        self._streams: list[int | None] = []
        """For each move, setup included, the number of its random stream; None if it used no chance."""
        self._returned: list[int] = []
        """The streams of undone moves, in order: the next move that uses chance gets the first of them again."""
        self._fresh = 0
        """The lowest stream number never used."""
        self._rolls: list[list[int | list[Roll]]] = []
        """Every result of chance, undone moves included: the line of the record, the stream, and its rolls and shuffles."""
        self.set_state(game.state())
        self._happen(lambda s: game.rules.setup(s, box))

    # ------------------------------------------------------------ the current state

    def set_state(self, state: GameState) -> None:
        """Set the match to this state, such as an earlier one of the same match."""
        self.state: Any = state
        self._look()

    def _look(self) -> None:
        """Cache whether the game is over and who moves next, which is needed a dozen times between two moves."""
        self.result = int(self.game.rules.ending(self.state))
        """The number of the ending (1 and up); 0 until the game is over, and if the players agreed to end it."""
        self.over = self.result > 0 or self.agreed
        mask = 0 if self.over else self.game.rules.waiting(self.state)
        self.waiting = [i for i in range(self.seats) if (mask >> i) & 1]
        """The seats that may decide now."""
        self._codes: dict[int, list[int]] = {}
        self._legal: dict[tuple[str, int], list[Move]] = {}
        """The legal moves as far as they are known: their codes by seat, and with their labels by language and seat."""

    @property
    def names(self) -> list[str]:
        """The players' names. Those that a server gave to guests are in the current language."""
        return self._names_in(language())

    def _names_in(self, tag: str) -> list[str]:
        """The names in the current language, which the caller knows."""
        if tag not in self._names:
            self._names[tag] = [shown_name(name) for name in self.header["seats"]]
        return self._names[tag]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.header["seats"])

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None until it is over."""
        if self.agreed:
            return AGREED
        return self.game.endings[self.result - 1] if self.over else None

    @property
    def scores(self) -> list[int]:
        """The current scores by seat."""
        return self.game.scores(self.state, self.box)[: self.seats]

    @property
    def places(self) -> list[int]:
        """The place of each seat, 1 for the best. Before the end it may mean nothing, depending on the game; if the players
        agreed to end the game, all share the first."""
        return [1] * self.seats if self.agreed else self.game.places(self.state, self.box)

    @property
    def history(self) -> History:
        """The public notes, without those of undone moves."""
        stands = list[Told]()
        for told in self.told:
            if told is self._closing:
                break
            if not told.kind:  # an entry by the match itself: about a move whose notes follow, or about undone moves
                stands = [t for t in stands if t.move < told.move]
            elif told.listener == EVERYONE:
                stands.append(told)
        return History([(told.kind, told.numbers) for told in stands])

    @property
    def breakdown(self) -> list[list[ScoreRow]]:
        """For each seat, the rows whose points add up to the final score.

        Empty until the game is over. Rows without points show what else decided, such as a tie-break.

        >>> import rulewright
        >>> match = rulewright.Match(rulewright.load_game("twelve_patrols"), seed=7, names=["Ada"])
        >>> match.breakdown, match.play(0, match.legal(0)[-1]).label
        ([], 'Give up the kingdom')
        >>> [(row.what, row.amount, row.points) for row in match.breakdown[0]]  # doctest: +NORMALIZE_WHITESPACE
        [('Patrols in place', '0 of 12', 0), ('Regions laid', '0 of 9', None), ('Soldiers left', '18 soldiers', None)]
        >>> match.verdict
        'Ada gives up and loses with 0 of 12 patrols in place.'
        """
        if self.agreed:  # points that are only counted at the rules' own end are not counted at all
            return [[] for _ in self.names]
        return self.game.breakdown(self.state, self.box, self.history) if self.over else []

    @property
    def verdict(self) -> str:
        """Who won and why, in a sentence or two; empty until the game is over."""
        return self._verdict(self.names)

    def _verdict(self, names: Sequence[str]) -> str:
        if self.agreed:
            return SAY("agreed-to-end", moves=self.number)
        return self.game.verdict(self.state, self.box, names, self.history) if self.over else ""

    def view(self, seat: int) -> Any:
        """The state as this seat may see it; seat -1 is a spectator."""
        return self.game.view(self.state, self.box, seat)

    def board(self, seat: int) -> str:
        """The table as this seat sees it, as text."""
        return str(self.game.tell.board(self.view(seat), self.box, self.names, seat))

    def legal(self, seat: int, view: object = None) -> list[Move]:
        """All legal moves of this seat; pass its `view` if you already have it."""
        key = tag, _ = language(), seat
        if key not in self._legal:
            view, codes, label = self.view(seat) if view is None else view, self.codes(seat), self.game.tell.label
            names = self._names_in(tag)
            self._legal[key] = [
                Move(code, label(view, self.box, names, seat, code), *decoded)
                for code, decoded in zip(codes, self.game.actions.decode_each(codes), strict=True)
            ]
        return self._legal[key] if self.remembers else self._legal.pop(key)

    def codes(self, seat: int) -> list[int]:
        """The codes of all legal moves of this seat."""
        if seat not in self._codes:
            self._codes[seat] = self.game.legal(self.state, self.box, seat)
        return self._codes[seat] if self.remembers else self._codes.pop(seat)

    def only_move(self, seat: int) -> int | None:
        """This seat's only move, if it has exactly one, whether or not other players can tell (see `forced_moves`)."""
        moves, given_up = self.codes(seat), self.game.actions.concessions()
        moves = [code for code in moves if code not in given_up] if given_up else moves
        return moves[0] if len(moves) == 1 else None

    def _move(self, view: object, seat: int, code: int) -> Move:
        verb, arguments = self.game.actions.decode(code)
        return Move(code, self.game.tell.label(view, self.box, self.names, seat, code), verb, arguments)

    def refusal(self, seat: int, code: int) -> Refused | None:
        """Why this seat may not make this move now; None if it may."""
        if not 0 <= seat < self.seats:
            return Refused(SAY("no-seat", seat=str(seat), last=self.seats - 1))
        if not 0 <= code < self.game.actions.size:
            return Refused(SAY("no-move", code=str(code), last=str(self.game.actions.size - 1)))
        broken = self.game.rules.check(self.state, self.box, seat, code)
        if broken:
            clause = self.clause(self.game.clause(broken))
            told = obstacle(self.game, self.view(seat), self.box, self.names, seat, code)
            return Refused(told, clause.id, clause.text)
        if self.over:
            return Refused(SAY("over"))
        if seat not in self.waiting:
            due = listed(self.names[i] for i in self.waiting)
            return Refused(SAY("not-your-decision", player=self.names[seat], others=due))
        return None

    def clause(self, key: str) -> Clause:
        """A clause with this match's numbers filled in."""
        return self.game.written_clauses[key].told(self.game.numbers(self.box))

    def undo_refusal(self, seat: int) -> Refused | None:
        """Why this seat may not undo the last move, as far as public knowledge goes; for games without secrets, that is final."""
        if self.over:
            return Refused(SAY("undo-over"))
        if not self.made or self.made[-1]["seat"] != seat:
            if all(made["seat"] != seat for made in self.made):
                return Refused(SAY("undo-no-move"))
            return Refused(SAY("undo-not-yours"))
        return Refused(SAY("undo-chance")) if self.chance_asked else None

    # ------------------------------------------------------------ the history

    @property
    def number(self) -> int:
        """The number of moves made, not counting undone ones."""
        return len(self.made)

    @property
    def last(self) -> list[Made]:
        """The moves of the last gesture."""
        return self.made[-self._sizes[-1] :] if self._sizes else []

    def words_of(self, made: Made) -> str:
        """The label of an earlier move in the current language; the record has it in English."""
        words, seat = str(made["words"]), made["seat"]
        if language() == ENGLISH:
            return words
        before = self.game.state.unpack(self._past[made["move"] - 1])
        label = str(
            self.game.tell.label(self.game.view(before, self.box, seat), self.box, self.names, seat, made["code"])
        )
        return f"{label} {SAY('stood-in')}" if words.endswith(STOOD_IN) else label

    @property
    def stood_in(self) -> list[bool]:
        """For every move that was not undone, whether a bot made it for an absent player."""
        return [made["words"].endswith(STOOD_IN) for made in self.made]

    @property
    def states(self) -> list[Any]:
        """Copies of the states before every move that was not undone, and of the current one."""
        return [self.game.state.unpack(packed) for packed in self._past]

    @property
    def last_gesture(self) -> PlayedGesture:
        """The last gesture, to find out what it revealed to anyone."""
        return self._gesture(self.last)

    def _gesture(self, moves: list[Made]) -> PlayedGesture:
        before = self.game.state.unpack(self._past[-1 - len(moves)])
        codes = [made["code"] for made in moves]
        return PlayedGesture(self.game, self.box, self.secret, self.number, moves[-1]["seat"], before, codes)

    @property
    def chance_asked(self) -> bool:
        """Whether the last gesture rolled, drew or shuffled anything."""
        return any(stream is not None for stream in self._streams[-len(self.last) :])

    @property
    def lines(self) -> list[Line]:
        """The lines of the record, with nothing covered."""
        return self.chain.lines

    @property
    def receipt(self) -> str:
        """The seal of the game so far. Keep it: `verify` can then tell this game from any other."""
        return self.chain.seals[-1]

    def journal(self, seat: int) -> list[Told]:
        """The journal for this seat: public entries and those for this seat only; for seat -1, just the public ones."""
        return [self.said_to(seat, t) for t in self.told if t.listener in (EVERYONE, seat)]

    def said_to(self, seat: int, told: Told) -> Told:
        """A journal entry as this seat reads it: in the current language, with the reader as "you"."""
        closing = told is self._closing
        if told.key:
            return structs.replace(told, text=self._own_words(told, seat))
        tag = language()
        names = self._names_in(tag)
        if not (told.kind or closing) or (tag == ENGLISH and (seat < 0 or names[seat] not in told.text)):
            return told
        names = [YOU if i == seat else name for i, name in enumerate(names)]
        if closing:
            return structs.replace(told, text=self._verdict(names))
        text = self.game.notes.again(self.box, names, told.kind, told.numbers, told.listener)
        return structs.replace(told, text=text)

    def _own_words(self, told: Told, seat: int) -> str:
        """The text of an entry by the match itself, for this seat."""
        said = dict(told.words)
        if "player" in said:
            mover = self.header["seats"].index(said["player"])
            said["player"] = YOU if mover == seat else self.names[mover]
        return SAY(told.key, **said)

    def _say(self, key: str, number: int, **words: str | int) -> Told:
        """A journal entry by the match itself, about this move."""
        with speaking(ENGLISH):
            return Told(number, EVERYONE, SAY(key, **words), "", key=key, words=words)

    def lots(self, seat: int) -> list[int]:
        """A random stream for a bot in this seat, from which dice cannot be predicted."""
        return self.secret.lots(self.number + 1, seat)

    # ------------------------------------------------------------ playing

    def play(self, seat: int, move: Move | int) -> Move:
        """Make a move, given as one of `legal` or by its code. Raises `Refused` with the clause that forbids it; a refused move
        changes nothing."""
        return self._make(seat, [move.code if isinstance(move, Move) else move], 0)[0]

    def gesture(self, seat: int, codes: Sequence[int]) -> list[Move]:
        """Make several moves as one: all of them, or none if any is refused; the refusal identifies it.

        Only the last may reveal anything to the mover. Otherwise you could request a roll followed by a move that only some
        rolls forbid, and learn the roll from the refusal without committing to it.
        """
        return self._make(seat, codes, len(codes) - 1)

    def tried(self, seat: int, codes: Sequence[int]) -> Self:
        """A copy with these moves made, to see what could follow. None of them may reveal anything to the mover."""
        new = self.fork()
        new._make(seat, codes, len(codes))
        return new

    def again(self, seat: int, codes: Sequence[int], view: object = None, stood_in: bool = False) -> list[Move]:
        """Repeat moves that were made before, without checking again that they may be one gesture; `view` is the seat's
        current view, if you already have it. `stood_in`: a bot made them for an absent player, which journal and record note."""
        return self._make(seat, codes, 0, view, stood_in)

    def _make(
        self, seat: int, codes: Sequence[int], wary: int, view: object = None, stood_in: bool = False
    ) -> list[Move]:
        """Make moves as one gesture; the first `wary` of them must not reveal anything to the mover."""
        if not codes:
            raise Refused(SAY("say-a-move"))
        if len(codes) > 1 and self.chain.form == 1:
            raise Refused(SAY("one-by-one"))
        moves, start, told, spoken = list[Move](), self.number, len(self.told), language()
        chance, rolls = (self._returned[:], self._fresh), len(self._rolls)
        try:
            for k, code in enumerate(codes):
                known = next((m for m in self._legal.get((spoken, seat), ()) if m.code == code), None)
                refused = self.refusal(seat, code) if known is None else None
                if refused:
                    raise refused.of(k + 1, len(codes))
                if known is None or spoken != ENGLISH:
                    view = self.view(seat) if k or view is None else view
                moves.append(self._move(view, seat, code) if known is None else known)
                words = moves[-1].label
                if spoken != ENGLISH:
                    with speaking(ENGLISH):
                        words = self._move(view, seat, code).label
                words += STOOD_IN if stood_in else ""
                self.made.append({"move": self.number + 1, "seat": seat, "code": code, "words": words})
                if stood_in:
                    self.told.append(self._say("bot-moved", self.number, player=self.header["seats"][seat]))
                self._happen(lambda s, code=code: self.game.rules.apply(s, self.box, seat, code))
                if k < wary and self._taught_mover():
                    raise Refused(SAY("shows-something")).of(k + 1, len(codes))
        except BaseException:
            del self.made[start:], self.told[told:], self._past[start + 1 :], self._streams[start + 1 :]
            del self._rolls[rolls:]
            self._returned, self._fresh = chance
            self.set_state(self.game.state.unpack(self._past[-1]))
            raise
        self._sizes.append(len(codes))
        self.chain.add(self._line(seat, codes))
        if self.over:
            self._close()
        return moves

    def agree(self) -> None:
        """End the game by agreement of its players. Nobody wins, whatever the score: rulebooks count points at their own end, and
        what a position is worth before depends on moves that were never made. This does not check who agreed."""
        if self.over:
            raise Refused(SAY("over"))
        if self.seats == 1:
            raise Refused(SAY("agree-alone"))
        self.agreed = True
        self._look()
        self._close()

    def _close(self) -> None:
        """End the journal and the record with who won and why."""
        with speaking(ENGLISH):
            self._closing = Told(self.number, EVERYONE, self.verdict, "")
            self.told.append(self._closing)
            self.chain.add(self._last_line())

    def _taught_mover(self) -> bool:
        """Whether the last move revealed anything to its mover."""
        if self._streams[-1] is not None:
            return True
        return self.game.has_secrets and self._gesture(self.made[-1:]).taught_mover(SCRUTINY)

    def _line(self, seat: int, codes: Sequence[int]) -> Line:
        if self.chain.form == 1:
            return {**self.made[-1]}
        words = "; ".join(made["words"] for made in self.last)
        return {"move": self.number - len(codes) + 1, "seat": seat, "codes": list(codes), "words": words}

    def _happen(self, rule: Callable[..., None]) -> None:
        """Run a rule with chance keyed for this move, and add its notes to the journal."""
        s, heard = self.state, NoteLog(self.game.notes)
        stream = self._returned[0] if self._returned else max(self.number, self._fresh)
        dice = self.secret.dice(stream)
        s.rng[:] = dice
        s.note_log, s.fate = heard, Witness(s.rng)
        rule(s)
        seen = s.fate.seen
        s.note_log = s.fate = None
        self._look()
        packed = s.pack()
        with speaking(ENGLISH):  # the journal is stored in English and translated for its readers
            said = [self._tell(*note) for note in heard]
        self._past.append(packed)
        self.told += said
        if list(s.rng) == dice:
            self._streams.append(None)
            return
        self._streams.append(stream)
        self._rolls.append([len(self.chain.lines) + (self.number > 0), stream, seen])
        if self._returned:
            self._returned.pop(0)
        self._fresh = max(self._fresh, stream + 1)

    def _tell(self, listener: int, *note: int) -> Told:
        return Told(
            self.number, listener, *self.game.notes.told(self.box, self._names[ENGLISH], *note, listener=listener)
        )

    def _last_line(self) -> Line:
        ending = self.ending
        assert ending
        return {
            "ending": ending.name,
            "words": ending.about if self.chain.form == 1 else " ".join([self.verdict, *self._score_sheets()]),
            "scores": self.scores,
            **({"places": self.places} if self.chain.form > 3 else {}),
            "seed": self.secret.seed,
            "nonce": self.secret.nonce,
            **({} if self.chain.form == 1 else {"rolls": self._rolls[:]}),
        }

    def _score_sheets(self) -> Iterator[str]:
        """One line for each player's breakdown, so that the record is readable even without these rules."""
        for name, rows, score in zip(self.names, self.breakdown, self.scores, strict=True):
            parts = [row.what + f" ({row.amount})" * bool(row.amount) + said(row.points) for row in rows]
            if parts:
                yield SAY("score-sheet", player=name, rows="; ".join(parts), score=self.game.unit.say(score))

    def fork(self) -> Self:
        """An independent copy, to try moves in."""
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new.state = self.state.clone()
        new.chain, new.told, new.made = self.chain.fork(), self.told[:], self.made[:]
        new._sizes, new._past = self._sizes[:], self._past[:]
        new._streams, new._returned, new._rolls = self._streams[:], self._returned[:], self._rolls[:]
        return new

    def undo(self, gestures: int = 1, by_consent: bool = False) -> str:
        """Undo the last gesture, or several, and return the journal entry's text. The record keeps the undone moves.

        This does not check permission (see `undo.refusal`); replays use it too. Chance is not rolled again: the next move that
        uses chance, no matter which or by which seat, gets the dice of the first undone move that did, and so on. So undoing
        never gets you a new roll.
        """
        if self.over:
            raise Refused(SAY("undo-over"))
        if not 1 <= gestures <= len(self._sizes):
            raise Refused(SAY("undo-nothing"))
        last = self.number
        for _ in range(gestures):
            size = self._sizes.pop()
            told = self._taken_back(self.number - size + 1, self.number, by_consent)
            self._returned[:0] = [stream for stream in self._streams[-size:] if stream is not None]
            del self.made[-size:], self._past[-size:], self._streams[-size:]
            self.chain.add({"undo": self.number + 1, "words": told.text})
        self.set_state(self.game.state.unpack(self._past[-1]))
        self.told.append(self._taken_back(self.number + 1, last, by_consent))
        return self.said_to(SPECTATOR, self.told[-1]).text

    def _taken_back(self, first: int, last: int, by_consent: bool) -> Told:
        """The journal entry for undone moves, whose text also goes into the record."""
        consent = Word("yes" if by_consent else "no")
        return self._say("taken-back", first, first=0 if first == last else first, last=last, consent=consent)

    # ------------------------------------------------------------ saving

    def record(self) -> Record:
        """The record so far; hidden moves are covered until the end."""
        return Record(tuple(self.chain.shown(self.over)), tuple(self.chain.seals))

    def save(self, path: Path | str) -> None:
        """Write the record to a file. Until the game is over, only you can read it, and its seed is stored on this machine."""
        from rulewright.match import store

        path = Path(path)
        store.write(path, self.record().text, private=not self.over)
        if not self.over:
            store.keep(
                self.commitment,
                {
                    "game": self.game.name,
                    "record": str(path.resolve()),
                    "content": str(self.content.resolve()) if isinstance(self.content, Path) else "",
                    "seed": self.secret.seed,
                    "nonce": self.secret.nonce,
                },
            )
        elif "hero" not in self.header["table"]:
            store.forget(self.commitment)


def said(points: int | None) -> str:
    """The points of a row, signed, if it has any."""
    return "" if points is None else f" {figure(f'{points:+,}')}"
