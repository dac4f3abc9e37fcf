"""Clauses: the rulebook reworded as numbered sentences, which code, tests, refusals and log lines cite."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.telling.language import ENGLISH, language, said, texts
from rulewright.telling.numbers import Numbers, fill

STATUSES = ("as written", "from other sources", "ruling", "reconstructed")

FEW_WORDS = range(3, 11)
"""How many words of the book to quote as evidence: enough to find the passage, too few to copy the book."""

_ID = re.compile(r"([A-Z][A-Z0-9]*)-([A-Z]?)(\d+)")


def law(clause: str) -> int:
    """The number that rules return to refuse a move, derived from the clause's id: KA-45 is 45, KA-H27 is 8027."""
    found = _ID.fullmatch(clause)
    if not found or int(found[3]) > 999:
        raise ValueError(f"{clause!r} is not a clause id: write it like KA-45 or KA-H27")
    return (ord(found[2]) - 64) * 1000 + int(found[3]) if found[2] else int(found[3])


def cite(prefix: str, number: int) -> str:
    """The clause id for a number from `law`."""
    letter, n = divmod(number, 1000)
    return f"{prefix}-{chr(64 + letter) if letter else ''}{n}"


@dataclass(frozen=True)
class Clause:
    """One sentence of a rulebook in our words."""

    id: str
    text: str
    section: str
    status: str
    why: str = ""
    evidence: str = ""
    """A few words quoted verbatim from the book, to find the passage behind the clause."""
    source: str = ""
    """Where a clause from other sources was found."""
    overruled: str = ""
    """The ruling or reconstruction that takes the place of this clause."""
    narrowed: str = ""
    """The ruling or reconstruction that lets less be done than this clause would."""

    def told(self, numbers: Numbers) -> Clause:
        """The clause with a box's numbers filled in."""
        if "{" not in self.text + self.why:
            return self
        return replace(self, text=fill(self.text, numbers, self.id), why=fill(self.why, numbers, self.id))


class Clauses(dict[str, Clause]):
    """The clauses of one game by id, in the order of its file."""

    def told(self, numbers: Numbers) -> Clauses:
        """All clauses with a box's numbers filled in."""
        return Clauses((key, clause.told(numbers)) for key, clause in self.items())

    @classmethod
    def load(cls, path: Path) -> Clauses:
        """Read `clauses.toml`: tables of id, text, section and status, with the evidence, source or reason each status needs."""
        made = cls()
        for row in tomllib.loads(path.read_text("utf-8"))["clause"]:
            if lacks := next((key for key in ("id", "text", "section", "status") if key not in row), ""):
                raise ValueError(f"{row.get('id', 'a clause')} does not say {lacks}: add it")
            clause = Clause(**row)
            law(clause.id)
            if clause.id in made:
                raise ValueError(f"{path.name} has {clause.id} twice")
            if clause.status not in STATUSES:
                raise ValueError(f"{clause.id} has status {clause.status!r}: use one of {', '.join(STATUSES)}")
            if clause.status in ("ruling", "reconstructed") and not clause.why:
                raise ValueError(f"{clause.id} is a {clause.status} clause and must say why")
            if (clause.status == "from other sources") != bool(clause.source):
                raise ValueError(f"{clause.id}: clauses from other sources, and only these, name their `source`")
            if clause.status == "as written" and not clause.evidence:
                raise ValueError(
                    f"{clause.id} is in the book as written: show it by `evidence`, a few words of the book"
                )
            if clause.evidence and len(clause.evidence.split()) not in FEW_WORDS:
                raise ValueError(f"the evidence of {clause.id} has to be 3 to 10 words of the book")
            made[clause.id] = clause
        for clause in made.values():
            for mark, by in (("overruled", clause.overruled), ("narrowed", clause.narrowed)):
                ours = made.get(by)
                if by and (ours is None or ours.status not in ("ruling", "reconstructed")):
                    raise ValueError(f"{clause.id} is {mark} by {by}: name a ruling or reconstructed clause")
        return made.translated(texts(path))

    def translated(self, found: Mapping[str, Mapping[str, str]]) -> Clauses:
        """The clauses in the current language. `found` holds the tables `text` and `why` by clause id, and `section` and
        `source` by their English text."""
        if language() == ENGLISH:
            return self
        text, why, section, source = (found.get(part, {}) for part in ("text", "why", "section", "source"))
        for key in (*text, *why):
            if key not in self:
                raise ValueError(f"a translation of the clauses has {key}, and clauses.toml does not")
        return Clauses(
            (
                key,
                replace(
                    clause,
                    text=said(clause.text, text.get(key)),
                    why=said(clause.why, why.get(key)),
                    section=said(clause.section, section.get(clause.section)),
                    source=said(clause.source, source.get(clause.source)),
                ),
            )
            for key, clause in self.items()
        )
