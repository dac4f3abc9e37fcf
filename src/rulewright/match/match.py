"""A game being played: who sits where, what may be done, what happened, and what each seat may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rulewright.kernel.game import Ending, Game, box_hash
from rulewright.kernel.notes import EVERYONE, Ear
from rulewright.match.move import Move, Refused, Told
from rulewright.match.record import FORMAT, sealed
from rulewright.match.secret import Secret


def named(names: Sequence[str], seats: int) -> list[str]:
    """The players' names, one a seat; those not given are Player 1, Player 2 and so on."""
    if len(names) > seats:
        raise ValueError(f"{len(names)} names were given for {seats} seat{'s' if seats > 1 else ''}")
    found = [*names, *(f"Player {i + 1}" for i in range(len(names), seats))]
    for name in found:
        if not name.isprintable() or name != name.strip() or not 0 < len(name) <= 40:
            raise ValueError(f"{name!r} cannot be a name: use 1 to 40 printable characters")
    if len(set(found)) < seats:
        raise ValueError(f"two players cannot both be called {max(found, key=found.count)}")
    return found


class Match:
    """One game from its set-up to its end.

    >>> match = Match(game, seats=2, seed=7, names=["Ann", "Bo"])  # doctest: +SKIP
    >>> match.play(0, match.legal(0)[0].code)  # doctest: +SKIP
    """

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, int | str] | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        content: Path | None = None,
        table: Mapping[str, Any] | None = None,
    ) -> None:
        """`table` is whatever else the record shall remember of the arrangement, such as which seats are bots."""
        seats = game.seats[0] if seats is None else seats
        box = game.make_box(options, seats, content)
        secret = Secret.draw(seed)
        header = {
            "rulewright": FORMAT,
            "game": game.name,
            "version": game.version,
            "box": box_hash(box),
            "options": game.chosen(options or {}, seats),
            "seats": named(names, seats),
            "table": dict(table or {}),
            "started": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        }
        header["commitment"] = secret.commitment(header)
        self._begin(game, box, header, secret, content)

    @classmethod
    def of(cls, game: Game, box: Any, header: dict[str, Any], secret: Secret, content: Path | None = None) -> Match:
        """The match that a record's first line describes, set up and ready for its first move."""
        self = cls.__new__(cls)
        self._begin(game, box, header, secret, content)
        return self

    def _begin(self, game: Game, box: Any, header: dict[str, Any], secret: Secret, content: Path | None) -> None:
        self.game, self.box, self.header, self.secret, self.content = game, box, header, secret, content
        self.names: list[str] = header["seats"]
        self.commitment: str = header["commitment"]
        self.lines: list[dict[str, Any]] = [header]
        self.told: list[Told] = []
        self.state: Any = game.state()
        self.made: list[dict[str, Any]] = []
        self._past: list[bytes] = []
        self._happen(lambda s: game.rules.setup(s, box))

    # ------------------------------------------------------------ looking

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def number(self) -> int:
        """How many moves have been made, those taken back not counted."""
        return len(self.made)

    @property
    def before(self) -> Any:
        """A copy of the state before the last of them."""
        return self.game.state.unpack(self._past[-2])

    @property
    def last_codes(self) -> list[int]:
        """What was done last, by its number in the game's table."""
        return [self.made[-1]["code"]]

    @property
    def chance_asked(self) -> bool:
        """Whether the last move rolled, drew or shuffled anything."""
        return list(self.state.rng) != self.secret.dice(self.number)

    @property
    def waiting(self) -> list[int]:
        """The seats that may decide now."""
        if self.over:
            return []
        mask = self.game.rules.waiting(self.state)
        return [i for i in range(self.seats) if (mask >> i) & 1]

    @property
    def over(self) -> bool:
        return self.result > 0

    @property
    def result(self) -> int:
        """The number of the ending (1 and up), or 0 while the game goes on."""
        return int(self.game.rules.ending(self.state))

    @property
    def ending(self) -> Ending | None:
        return self.game.endings[self.result - 1] if self.over else None

    @property
    def scores(self) -> list[int]:
        """The scores by seat, as they stand."""
        return self.game.scores(self.state, self.box)[: self.seats]

    @property
    def places(self) -> list[int]:
        """Who stands where by seat, 1 being the best; what is true of it before the end is the game's to say."""
        return self.game.places(self.state, self.box)

    def view(self, seat: int) -> Any:
        """What this seat may see; seat -1 is a spectator."""
        return self.game.view(self.state, self.box, seat)

    def board(self, seat: int) -> str:
        """The table as this seat sees it, drawn as text."""
        return str(self.game.words.board(self.view(seat), self.box, self.names, seat))

    def legal(self, seat: int) -> list[Move]:
        """Everything this seat may do now."""
        view = self.view(seat)
        return [self._move(view, seat, code) for code in self.game.legal(self.state, self.box, seat)]

    def _move(self, view: Any, seat: int, code: int) -> Move:
        verb, arguments = self.game.actions.decode(code)
        return Move(code, self.game.words.label(view, self.box, self.names, seat, code), verb, arguments)

    def journal(self, seat: int) -> list[Told]:
        """What this seat was told, and what everybody was; seat -1 heard only the latter."""
        return [t for t in self.told if t.listener in (EVERYONE, seat)]

    def lots(self, seat: int) -> list[int]:
        """A random stream for a bot in this seat, of no use for foreseeing dice."""
        return self.secret.lots(self.number + 1, seat)

    # ------------------------------------------------------------ playing

    def refusal(self, seat: int, code: int) -> Refused | None:
        """Why this seat may not make this move now; None where it may."""
        if not 0 <= seat < self.seats:
            return Refused(f"There is no seat {seat}: seats are numbered 0 to {self.seats - 1}.")
        if not 0 <= code < self.game.actions.size:
            return Refused(f"There is no move {code}: moves are numbered 0 to {self.game.actions.size - 1}.")
        broken = self.game.rules.check(self.state, self.box, seat, code)
        if broken:
            clause = self.game.clauses[self.game.clause(broken)]
            return Refused(f"{clause.id} does not allow it: {clause.text}", clause.id, clause.text)
        if self.over:
            return Refused("The game is over.")
        if seat not in self.waiting:
            due = " and ".join(self.names[i] for i in self.waiting)
            return Refused(f"It is not for {self.names[seat]} to decide now, but for {due}.")
        return None

    def play(self, seat: int, code: int) -> Move:
        """Make a move, or raise Refused with the clause that forbids it; a refused move changes nothing."""
        refused = self.refusal(seat, code)
        if refused:
            raise refused
        move = self._move(self.view(seat), seat, code)
        line = {"move": self.number + 1, "seat": seat, "code": code, "words": move.label}
        self.made.append(line)
        try:
            self._happen(lambda s: self.game.rules.apply(s, self.box, seat, code))
        except BaseException:
            self.made.pop()
            self.state = self.game.state.unpack(self._past[-1])
            raise
        self.lines.append(line)
        if self.over:
            self.lines.append(self._last_line())
        return move

    def _happen(self, rule: Any) -> None:
        """Let a rule run with chance keyed for this move, and write down what it tells."""
        s, heard = self.state, Ear(self.game.notes)
        s.rng[:] = self.secret.dice(self.number)
        s.ear = heard
        rule(s)
        s.ear = None
        packed = s.pack()
        said = [self._tell(*note) for note in heard]
        self._past.append(packed)
        self.told += said

    def _tell(self, listener: int, *note: int) -> Told:
        notes = self.game.notes
        return Told(self.number, listener, *notes.sentence(self.box, self.names, *note), *notes.decode(*note))

    def _last_line(self) -> dict[str, Any]:
        ending = self.game.endings[self.result - 1]
        return {
            "ending": ending.name,
            "words": ending.about,
            "scores": self.scores,
            "seed": self.secret.seed,
            "nonce": self.secret.nonce,
        }

    def fork(self) -> Match:
        """An independent copy, in which a move can be tried before it is made here."""
        new = copy(self)
        new.state = self.state.clone()
        new.lines, new.told, new.made, new._past = self.lines[:], self.told[:], self.made[:], self._past[:]
        return new

    def undo(self) -> str:
        """Take the last move back, and say so. The record keeps both; the dice of a move stay what they were.

        Whether somebody may is for `takeback` to say: here it is done, as it was when a record is played again.
        """
        if self.over:
            raise Refused("The game is over and its seed is revealed: nothing can be taken back.")
        if not self.made:
            raise Refused("Nothing has been played yet that could be taken back.")
        gone = self.made.pop()
        self._past.pop()
        self.state = self.game.state.unpack(self._past[-1])
        words = f"Move {gone['move']} is taken back."
        self.told.append(Told(gone["move"], EVERYONE, words, ""))
        self.lines.append({"undo": gone["move"], "words": words})
        return words

    # ------------------------------------------------------------ keeping

    def record(self) -> str:
        """The record of the game so far, as the text of its file."""
        return sealed(self.lines)

    def save(self, path: Path) -> None:
        """Write the record; while the game goes on, its seed is kept apart, in a private file of this machine."""
        from rulewright.match import store

        store.write(path, self.record())
        if not self.over:
            store.keep(
                self.commitment,
                {
                    "game": self.game.name,
                    "record": str(path.resolve()),
                    "content": str(self.content.resolve()) if self.content else "",
                    "seed": self.secret.seed,
                    "nonce": self.secret.nonce,
                },
            )
        elif "hero" not in self.header["table"]:
            store.forget(self.commitment)
