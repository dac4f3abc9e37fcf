"""Moves, entries of the journal, and refusals."""

from __future__ import annotations

from msgspec import Struct

from rulewright.match.messages import SAY


class Move(Struct, frozen=True):
    """One legal move: its `code`, the whole number that stands for it in the game, its label, and its verb with arguments.

    >>> import rulewright
    >>> match = rulewright.Match(rulewright.load_game("karthis"), seed=7)
    >>> move = match.legal(0)[1]
    >>> move.label, move.verb, move.arguments
    ('Go east by exit b (the entrance)', 'cross', {'cell': 8, 'side': 1})
    """

    code: int
    label: str
    verb: str
    arguments: dict[str, int]


class Told(Struct, frozen=True):
    """One entry of the journal, with the clause it rests on and the seat that may read it (-1: everyone).

    `kind` and `numbers` are the note's name and its named numbers, for clients that draw it; the match's own entries have no
    kind.
    """

    move: int
    listener: int
    text: str
    clause: str
    kind: str = ""
    numbers: dict[str, int] = {}
    key: str = ""
    """The message of an entry by the match itself, with its arguments in `words`."""
    words: dict[str, str | int] = {}

    def __str__(self) -> str:
        return f"{self.text} ({self.clause})" if self.clause else self.text


class Refused(ValueError):  # noqa: N818 - an answer to a player, not an error
    """A move that is not allowed. `sentence` gives the reason; if a clause of the rulebook forbids the move, `clause` and
    `text` are its id and wording. If several moves were to be one gesture, `which` identifies the refused one.

    >>> import rulewright
    >>> karthis = rulewright.load_game("karthis")
    >>> match = rulewright.Match(karthis, seed=7)
    >>> try:
    ...     match.play(0, karthis.actions.encode("descend"))
    ... except rulewright.Refused as refused:
    ...     print(refused)
    No stairs down are within reach. (KA-H32: Stairs may be taken on any later turn in which the explorer can walk to them.)
    """

    which = ""

    def __init__(self, sentence: str, clause: str = "", text: str = "") -> None:
        super().__init__(f"{sentence} ({clause}: {text})" if clause else sentence)
        self.sentence, self.clause, self.text = sentence, clause, text

    def of(self, number: int, count: int) -> Refused:
        """The same refusal, for one of several moves that were to be one gesture."""
        if count == 1:
            return self
        because = SAY("because-of", number=number, count=count, sentence=self.sentence)
        found = Refused(because, self.clause, self.text)
        found.which = SAY("which-move", number=number, count=count)
        return found
