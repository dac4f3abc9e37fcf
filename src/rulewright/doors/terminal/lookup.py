"""`? WORDS`: looks up a thing in the game's help, its cards and its clauses, with near matches for typing errors."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from rulewright.doors.terminal.messages import SAY
from rulewright.doors.terminal.screen import QUIET, Screen
from rulewright.kernel.clauses import Clause
from rulewright.kernel.game import Game
from rulewright.kernel.lessons import Help
from rulewright.kernel.structs import GameBox
from rulewright.match import Match, Move
from rulewright.telling.language import listed

MOST = 8
"""Entries with matching names that are shown in full; beyond that, only the names are listed."""
CITED = 3
"""Matching clauses that are shown in full."""
_ARTICLE = re.compile(r"^(?:the|a|an|your|one|der|die|das|ein|eine|dein|deine)\s+")


def plain(text: str) -> str:
    """Text normalised for comparison: without case, punctuation and a leading article."""
    return _ARTICLE.sub("", " ".join(re.sub(r"[^\w+-]+", " ", text.casefold()).split()))


@dataclass(frozen=True)
class Found:
    """The result of a lookup: help entries, clauses, or else similar names."""

    entries: tuple[Help, ...] = ()
    clauses: tuple[Clause, ...] = ()
    near: tuple[str, ...] = ()


class Lookup:
    """Everything a game can explain with one box, indexed by name."""

    def __init__(self, game: Game, box: GameBox) -> None:
        self.game = game
        self.clauses = game.clauses_with(box)
        self.entries: dict[str, list[Help]] = {}
        self._keys: dict[str, Help] = {}
        for key, entry in game.help(box).items():
            alike = self.entries.setdefault(entry.name, [])
            if entry not in alike:
                alike.append(entry)
            self._keys[plain(key)] = entry

    @property
    def names(self) -> list[str]:
        return list(self.entries)

    def find(self, words: str) -> Found:
        """Look up a clause id, a whole name, words of a name, or words of a clause; else similar names."""
        if clause := self.clauses.get(words.strip().upper()):
            return Found(clauses=(clause,))
        asked = plain(words)
        if not asked:
            return Found()
        exact = [e for name, found in self.entries.items() if plain(name) == asked for e in found]
        if not exact and asked in self._keys:
            exact = [self._keys[asked]]
        within = exact or [e for name, found in self.entries.items() if _has(plain(name), asked) for e in found]
        if not within:  # as written on the board, with the card's text after its name
            within = [e for name, found in self.entries.items() if asked.startswith(f"{plain(name)} ") for e in found]
        if within:
            return Found(entries=tuple(within))
        if cited := [c for c in self.clauses.values() if _has(plain(c.text), asked)]:
            return Found(clauses=tuple(cited))
        return Found(near=tuple(self._near(asked)))

    def _near(self, asked: str) -> list[str]:
        by_plain = {plain(name): name for name in self.entries}
        by_plain |= {word: name for name in self.entries for word in plain(name).split() if len(word) > 3}
        return list(dict.fromkeys(by_plain[key] for key in get_close_matches(asked, by_plain, 4, 0.7)))


def _has(text: str, words: str) -> bool:
    """Whether a text contains these words as a phrase, starting at the beginning of a word."""
    return re.search(rf"(?<!\w){re.escape(words)}", text) is not None


def explain(screen: Screen, match: Match, moves: list[Move], words: str) -> None:
    """Answer `? WORDS`: explain a move by its number in the list, or anything the game knows by these words."""
    lookup = Lookup(match.game, match.box)
    if words == "?":
        screen.say(SAY("ask-about", names=", ".join(lookup.names)))
        screen.say(SAY("ask-about-clause", first_and_last=_span(lookup)), QUIET)
        return
    if words.isdecimal() and 1 <= int(words) <= len(moves):
        screen.explain(match, moves[int(words) - 1])
        return
    found = lookup.find(words)
    if len(found.entries) > MOST:
        screen.say(SAY("several-named", names=", ".join(e.name for e in found.entries)))
    else:
        for entry in found.entries:
            screen.entry(entry)
    for clause in found.clauses[:CITED]:
        screen.clause(clause)
    if more := [c.id for c in found.clauses[CITED:]]:
        screen.say(SAY("also-in", clauses=", ".join(more)), QUIET)
    if not found.entries and not found.clauses:
        tip = SAY("did-you-mean", names=_either(found.near)) if found.near else SAY("lists-things")
        screen.say(SAY("nothing-named", words=repr(words), tip=tip))


def _span(lookup: Lookup) -> str:
    ids = list(lookup.clauses)
    return SAY("interval", low=ids[0], high=ids[-1])


def _either(names: tuple[str, ...]) -> str:
    """A, B or C."""
    return listed(names, "or")
