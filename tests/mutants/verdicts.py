"""Verdicts kept in a file, so that a long hunt can be stopped and continued."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tests.mutants.breaks import Break
from tests.mutants.trials import Verdict


class Line(msgspec.Struct):
    of: str
    """The break in words, with its file and line: if a rule moves, its breaks are tried again."""
    verdict: Verdict


class Verdicts:
    """The verdicts of a game in a folder; without a folder, none is kept."""

    def __init__(self, folder: str, game: str) -> None:
        self.path = Path(folder, f"{game}.jsonl") if folder else None
        self.known: dict[str, Verdict] = {}
        if self.path and self.path.exists():
            lines = msgspec.json.Decoder(Line).decode_lines(self.path.read_bytes())
            self.known = {line.of: line.verdict for line in lines}

    def of(self, one: Break, again: bool) -> Verdict | None:
        """What is known of a break: nothing, if it survived and survivors are tried `again`."""
        verdict = self.known.get(str(one))
        return None if verdict and again and verdict.differs and not verdict.caught else verdict

    def add(self, one: Break, verdict: Verdict) -> None:
        if self.path:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(Line(str(one), verdict)) + b"\n")
