"""A game being played: how it stands, what was done so far, what everybody was told of it, and its record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any, Self

from msgspec import structs

from rulewright.kernel.box_files import Source
from rulewright.kernel.chance import Witness
from rulewright.kernel.clauses import Clause
from rulewright.kernel.game import Ending, Game
from rulewright.kernel.language import ENGLISH, YOU, Word, language, listed, speaking
from rulewright.kernel.notes import EVERYONE, Ear
from rulewright.kernel.obstacles import obstacle
from rulewright.kernel.scores import History, ScoreRow
from rulewright.kernel.views import SPECTATOR
from rulewright.match.fairness import HashChain, Secret
from rulewright.match.header import heading, named, salts_of
from rulewright.match.learned import Deed
from rulewright.match.move import Move, Refused, Told
from rulewright.match.record import STOOD_IN
from rulewright.match.words import SAY

SCRUTINY = 8
"""How many worlds are tried for each pair of eyes, to be sure that they learned nothing."""


class Match:
    """One game from its set-up to its end: who may do what, what each seat sees and is told, undo, and the record.

    Seats are numbered from 0. `waiting` lists the seats that may decide now, `legal` what they may do, and `play` makes a move
    or raises `Refused`. `over` says whether the game has ended. With the same seed, the same moves lead to the same game; without
    one, nobody can guess the dice.

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

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, int | str] | None = None,
        seed: int | str | Secret | None = None,
        names: Sequence[str] = (),
        content: Source | None = None,
        table: Mapping[str, Any] | None = None,
        box: Any = None,
    ) -> None:
        """`table` is whatever else the record remembers of the arrangement, such as which seats are bots; `box` is what options
        and content come to, if you have made it already."""
        seats = game.seats[0] if seats is None else seats
        box = game.make_box(options, seats, content) if box is None else box
        secret = Secret.draw(seed)
        chosen = game.chosen(options or {}, seats)
        header = heading(game, box, chosen, named(names, seats), content, table or {}, secret)
        self._begin(game, box, header, secret, content)

    @classmethod
    def of(cls, game: Game, box: Any, header: dict[str, Any], secret: Secret, content: Source | None = None) -> Self:
        """The match that a record's first line describes, set up and ready for its first move."""
        self = cls.__new__(cls)
        self._begin(game, box, header, secret, content)
        return self

    def _begin(self, game: Game, box: Any, header: dict[str, Any], secret: Secret, content: Source | None) -> None:
        self.game, self.box = game, box
        self.names: list[str] = header["seats"]
        secret = replace(secret, salts=salts_of(header))
        self.header, self.secret, self.content = header, secret, content
        self.commitment: str = header["commitment"]
        self.chain = HashChain(header, secret)
        self.told: list[Told] = []
        self.made: list[dict[str, Any]] = []
        """Every move that stands: its number, the seat, the code, and the words."""
        self._closing: Told | None = None
        """The last sentence of the journal, once the game is over: who won, and why."""
        self._sizes: list[int] = []
        """How many moves each gesture made."""
        self._past: list[bytes] = []
        self._streams: list[int | None] = []
        """By move, setting up included, the stream that its chance came from; None where chance was not asked."""
        self._returned: list[int] = []
        """The streams of moves that were taken back, in order: whatever asks chance next gets the first of them again."""
        self._fresh = 0
        """All streams below were used."""
        self._rolls: list[list[Any]] = []
        """What chance decided, undone moves included: the line of the record, the stream, and every roll and shuffle of it."""
        self.set_state(game.state())
        self._happen(lambda s: game.rules.setup(s, box))

    # ------------------------------------------------------------ how it stands

    def set_state(self, state: Any) -> None:
        """Put the table into this state, such as an earlier one of the same match."""
        self.state = state
        self._look()

    def _look(self) -> None:
        """See whether the game is over and who moves next: it is asked a dozen times between two moves."""
        self.result = int(self.game.rules.ending(self.state))
        """The number of the ending (1 and up), or 0 while the game goes on."""
        self.over = self.result > 0
        mask = 0 if self.over else self.game.rules.waiting(self.state)
        self.waiting = [i for i in range(self.seats) if (mask >> i) & 1]
        """The seats that may decide now."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None while it goes on."""
        return self.game.endings[self.result - 1] if self.over else None

    @property
    def scores(self) -> list[int]:
        """The scores by seat, as they stand."""
        return self.game.scores(self.state, self.box)[: self.seats]

    @property
    def places(self) -> list[int]:
        """The place of each seat, 1 for the best. Before the end it may mean nothing, depending on the game."""
        return self.game.places(self.state, self.box)

    @property
    def history(self) -> History:
        """What everybody was told, without what was taken back."""
        stands = list[Told]()
        for told in self.told:
            if told is self._closing:
                break
            if not told.kind:  # the table itself speaks: of a move that is about to be told, or of those taken back
                stands = [t for t in stands if t.move < told.move]
            elif told.listener == EVERYONE:
                stands.append(told)
        return History([(told.kind, told.numbers) for told in stands])

    @property
    def breakdown(self) -> list[list[ScoreRow]]:
        """By seat, what the score of a finished game consists of: the points of its rows add up to it.

        Empty while the game goes on. Rows without points say what else decided, such as a tie-break.

        >>> import rulewright
        >>> match = rulewright.Match(rulewright.load_game("twelve_patrols"), seed=7, names=["Ada"])
        >>> match.breakdown, match.play(0, match.legal(0)[-1]).label
        ([], 'Give up the kingdom')
        >>> [(row.what, row.amount, row.points) for row in match.breakdown[0]]  # doctest: +NORMALIZE_WHITESPACE
        [('Patrols in place', '0 of 12', 0), ('Regions laid', '0 of 9', None), ('Soldiers left', '18 soldiers', None)]
        >>> match.verdict
        'Ada gives up and loses with 0 of 12 patrols in place.'
        """
        return self.game.breakdown(self.state, self.box, self.history) if self.over else []

    @property
    def verdict(self) -> str:
        """Who won and why, in a sentence or two; empty while the game goes on."""
        return self._verdict(self.names)

    def _verdict(self, names: Sequence[str]) -> str:
        return self.game.verdict(self.state, self.box, names, self.history) if self.over else ""

    def view(self, seat: int) -> Any:
        """What this seat may see; seat -1 is a spectator."""
        return self.game.view(self.state, self.box, seat)

    def board(self, seat: int) -> str:
        """The table as this seat sees it, drawn as text."""
        return str(self.game.tell.board(self.view(seat), self.box, self.names, seat))

    def legal(self, seat: int, view: Any = None) -> list[Move]:
        """All moves this seat may make now; pass its `view` if you have it already."""
        view = self.view(seat) if view is None else view
        return [self._move(view, seat, code) for code in self.game.legal(self.state, self.box, seat)]

    def only_move(self, seat: int) -> int | None:
        """The one move of this seat, if it has no other, whether or not anybody else can tell (see `forced_moves`)."""
        return only_move(self.game, self.state, self.box, seat)

    def _move(self, view: Any, seat: int, code: int) -> Move:
        verb, arguments = self.game.actions.decode(code)
        return Move(code, self.game.tell.label(view, self.box, self.names, seat, code), verb, arguments)

    def refusal(self, seat: int, code: int) -> Refused | None:
        """Why this seat may not make this move now; None if it may."""
        if not 0 <= seat < self.seats:
            return Refused(SAY("no-seat", seat=seat, last=self.seats - 1))
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
        """A clause as it reads with the box on the table."""
        return self.game.written_clauses[key].told(self.game.numbers(self.box))

    def undo_refusal(self, seat: int) -> Refused | None:
        """Why this seat may not undo the last move, as far as that is plain to see; in games that hide nothing, that is all."""
        if self.over:
            return Refused(SAY("undo-over"))
        if not self.made or self.made[-1]["seat"] != seat:
            if all(made["seat"] != seat for made in self.made):
                return Refused(SAY("undo-no-move"))
            return Refused(SAY("undo-not-yours"))
        return Refused(SAY("undo-chance")) if self.chance_asked else None

    # ------------------------------------------------------------ what was done

    @property
    def number(self) -> int:
        """How many moves have been made, not counting undone ones."""
        return len(self.made)

    @property
    def last(self) -> list[dict[str, Any]]:
        """The moves of the last gesture."""
        return self.made[-self._sizes[-1] :] if self._sizes else []

    def words_of(self, made: Mapping[str, Any]) -> str:
        """What the language that is spoken calls a move that was made; the record has it in English."""
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
        """Of every move that stands, whether a bot made it for somebody who was away."""
        return [made["words"].endswith(STOOD_IN) for made in self.made]

    @property
    def states(self) -> list[Any]:
        """Copies of the state before every move that stands, and of the last one."""
        return [self.game.state.unpack(packed) for packed in self._past]

    @property
    def deed(self) -> Deed:
        """The last gesture, to find out what it told anybody."""
        return self._deed(self.last)

    def _deed(self, moves: list[dict[str, Any]]) -> Deed:
        before = self.game.state.unpack(self._past[-1 - len(moves)])
        codes = [made["code"] for made in moves]
        return Deed(self.game, self.box, self.secret, self.number, moves[-1]["seat"], before, codes)

    @property
    def chance_asked(self) -> bool:
        """Whether it rolled, drew or shuffled anything."""
        return any(stream is not None for stream in self._streams[-len(self.last) :])

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The lines of the record, with nothing covered."""
        return self.chain.lines

    @property
    def receipt(self) -> str:
        """The seal of the game so far. Keep it: `verify` can then tell this game from any other."""
        return self.chain.seals[-1]

    def journal(self, seat: int) -> list[Told]:
        """The log as this seat reads it: what everybody was told and what only this seat was; for seat -1, the former alone."""
        return [self.said_to(seat, t) for t in self.told if t.listener in (EVERYONE, seat)]

    def said_to(self, seat: int, told: Told) -> Told:
        """A sentence of the journal as this seat reads it: in the language that is spoken, and "you" is the reader."""
        closing = told is self._closing
        if told.key:
            return structs.replace(told, text=self._own_words(told, seat))
        if not (told.kind or closing) or (language() == ENGLISH and (seat < 0 or self.names[seat] not in told.text)):
            return told
        names = [YOU if i == seat else name for i, name in enumerate(self.names)]
        text = self._verdict(names) if closing else self.game.notes.again(self.box, names, told.kind, told.numbers)
        return structs.replace(told, text=text)

    def _own_words(self, told: Told, seat: int) -> str:
        """What the table itself said."""
        mine = self.names[seat] if seat >= 0 else None
        said = {name: YOU if name == "player" and value == mine else value for name, value in told.words.items()}
        return SAY(told.key, **said)

    def _say(self, key: str, number: int, **words: str | int) -> Told:
        """A sentence of the table's own, about this move."""
        with speaking(ENGLISH):
            return Told(number, EVERYONE, SAY(key, **words), "", key=key, words=words)

    def lots(self, seat: int) -> list[int]:
        """A random stream for a bot in this seat, of no use for foreseeing dice."""
        return self.secret.lots(self.number + 1, seat)

    # ------------------------------------------------------------ playing

    def play(self, seat: int, move: Move | int) -> Move:
        """Make a move, given as one of `legal` or by its code; raises Refused with the clause that forbids it, and a refused
        move changes nothing."""
        return self._make(seat, [move.code if isinstance(move, Move) else move], 0)[0]

    def gesture(self, seat: int, codes: Sequence[int]) -> list[Move]:
        """Make several moves as one: all of them, or none if one is refused; the refusal says which.

        Only the last may show the mover something new. Otherwise you could ask for a roll and then for something that is
        forbidden after some rolls only, and learn from the refusal what you have not paid for.
        """
        return self._make(seat, codes, len(codes) - 1)

    def tried(self, seat: int, codes: Sequence[int]) -> Self:
        """A copy in which these moves were made, to see what could follow; none of them may show the mover anything new."""
        new = self.fork()
        new._make(seat, codes, len(codes))
        return new

    def again(self, seat: int, codes: Sequence[int], view: Any = None, stood_in: bool = False) -> list[Move]:
        """Make moves that were made before: what may be a gesture was decided then; `view` is what the seat sees now, if you
        have it already. `stood_in`: a bot made them for the person in this seat, and journal and record say so."""
        return self._make(seat, codes, 0, view, stood_in)

    def _make(self, seat: int, codes: Sequence[int], wary: int, view: Any = None, stood_in: bool = False) -> list[Move]:
        """Make moves as one gesture; the first `wary` of them must not show the mover anything new."""
        if not codes:
            raise Refused(SAY("say-a-move"))
        if len(codes) > 1 and self.chain.form == 1:
            raise Refused(SAY("one-by-one"))
        moves, start, told, spoken = list[Move](), self.number, len(self.told), language()
        chance, rolls = (self._returned[:], self._fresh), len(self._rolls)
        try:
            for k, code in enumerate(codes):
                refused = self.refusal(seat, code)
                if refused:
                    raise refused.of(k + 1, len(codes))
                view = self.view(seat) if k or view is None else view
                moves.append(self._move(view, seat, code))
                with speaking(ENGLISH):
                    words = moves[-1].label if spoken == ENGLISH else self._move(view, seat, code).label
                words += STOOD_IN if stood_in else ""
                self.made.append({"move": self.number + 1, "seat": seat, "code": code, "words": words})
                if stood_in:
                    self.told.append(self._say("bot-moved", self.number, player=self.names[seat]))
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

    def _close(self) -> None:
        """End the journal and the record: both say who won and why."""
        with speaking(ENGLISH):
            self._closing = Told(self.number, EVERYONE, self.verdict, "")
            self.told.append(self._closing)
            self.chain.add(self._last_line())

    def _taught_mover(self) -> bool:
        """Whether the move just made shows its mover something new."""
        if self._streams[-1] is not None:
            return True
        return self.game.has_secrets and self._deed(self.made[-1:]).taught_mover(SCRUTINY)

    def _line(self, seat: int, codes: Sequence[int]) -> dict[str, Any]:
        if self.chain.form == 1:
            return self.made[-1]
        words = "; ".join(made["words"] for made in self.last)
        return {"move": self.number - len(codes) + 1, "seat": seat, "codes": list(codes), "words": words}

    def _happen(self, rule: Any) -> None:
        """Let a rule run with chance keyed for this move, and write down what it tells."""
        s, heard = self.state, Ear(self.game.notes)
        stream = self._returned[0] if self._returned else max(self.number, self._fresh)
        dice = self.secret.dice(stream)
        s.rng[:] = dice
        s.ear, s.fate = heard, Witness(s.rng)
        rule(s)
        seen = s.fate.seen
        s.ear = s.fate = None
        self._look()
        packed = s.pack()
        with speaking(ENGLISH):  # what is kept is in one language; readers are told in their own
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
        notes = self.game.notes
        return Told(self.number, listener, *notes.sentence(self.box, self.names, *note), *notes.decode(*note))

    def _last_line(self) -> dict[str, Any]:
        ending = self.game.endings[self.result - 1]
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
        """Everybody's breakdown in a line each, for the record: it must be readable when these rules are gone."""
        for name, rows, score in zip(self.names, self.breakdown, self.scores, strict=True):
            parts = [row.what + f" ({row.amount})" * bool(row.amount) + said(row.points) for row in rows]
            if parts:
                yield f"{name}: {'; '.join(parts)}; in all {self.game.unit.say(score)}."

    def fork(self) -> Self:
        """An independent copy, in which a move can be tried before it is made here."""
        new = copy(self)
        new.state = self.state.clone()
        new.chain, new.told, new.made = self.chain.fork(), self.told[:], self.made[:]
        new._sizes, new._past = self._sizes[:], self._past[:]
        new._streams, new._returned, new._rolls = self._streams[:], self._returned[:], self._rolls[:]
        return new

    def undo(self, gestures: int = 1, by_consent: bool = False) -> str:
        """Undo the last gesture, or several, and return what the log says of it. The record keeps all.

        `undo.refusal` says whether somebody may; this does it, also when a record is played again. What chance decided stays
        decided: the next move that asks chance, whichever it is and whoever makes it, gets the dice of the first undone
        move that did, and so on. So nobody rolls again by taking back.
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
        """What log and record say of moves that are undone."""
        consent = Word("yes" if by_consent else "no")
        return self._say("taken-back", first, first=0 if first == last else first, last=last, consent=consent)

    # ------------------------------------------------------------ keeping

    def record(self) -> str:
        """The record of the game so far, as the text of its file; hidden moves are covered until the end."""
        return self.chain.text(self.over)

    def save(self, path: Path | str) -> None:
        """Write the record to a file. While the game goes on, only you can read it, and its seed is kept on this machine."""
        from rulewright.match import store

        path = Path(path)
        store.write(path, self.record(), private=not self.over)
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
    return "" if points is None else f" {points:+,}"


def only_move(game: Game, state: Any, box: Any, seat: int) -> int | None:
    """The one move of this seat in this state, if it has no other. Conceding does not count as a move."""
    moves = _moves(game, state, box, seat)
    first = next(moves, None)
    return first if next(moves, None) is None else None


def _moves(game: Game, state: Any, box: Any, seat: int) -> Iterator[int]:
    """What this seat may do now, except conceding; one by one, because two are enough to know."""
    rules = game.rules
    if not rules.ending(state) and rules.waiting(state) >> seat & 1:
        for k in range(rules.offers(state, box, seat)):
            code = rules.offer(state, box, seat, k)
            if not game.actions.of(code).concede and rules.check(state, box, seat, code) == 0:
                yield code
