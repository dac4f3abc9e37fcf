"""`? WORDS`: what the game's help, its cards and its clauses say about a thing, with near matches for a slip of the finger."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from rulewright.doors.terminal.screen import QUIET, Screen
from rulewright.doors.terminal.words import SAY
from rulewright.kernel.clauses import Clause
from rulewright.kernel.game import Game
from rulewright.kernel.language import listed
from rulewright.kernel.lessons import Help
from rulewright.match import Match, Move

MOST = 8
"""Entries with the words in their names that are shown whole; of more, only the names are listed."""
CITED = 3
"""Clauses with the words in them that are shown whole."""
_ARTICLE = re.compile(r"^(?:the|a|an|your|one|der|die|das|ein|eine|dein|deine)\s+")


def plain(text: str) -> str:
    """Words as they are compared: without case, punctuation and a leading article."""
    return _ARTICLE.sub("", " ".join(re.sub(r"[^\w+-]+", " ", text.casefold()).split()))


@dataclass(frozen=True)
class Found:
    """What some words lead to: entries of the help, clauses, and names that look alike where there is neither."""

    entries: tuple[Help, ...] = ()
    clauses: tuple[Clause, ...] = ()
    near: tuple[str, ...] = ()


class Lookup:
    """Everything a game can explain with one box, by name."""

    def __init__(self, game: Game, box: Any) -> None:
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
        """By the id of a clause, a whole name, words of a name, words of a clause; else names that look alike."""
        if clause := self.clauses.get(words.strip().upper()):
            return Found(clauses=(clause,))
        asked = plain(words)
        if not asked:
            return Found()
        exact = [e for name, found in self.entries.items() if plain(name) == asked for e in found]
        if not exact and asked in self._keys:
            exact = [self._keys[asked]]
        within = exact or [e for name, found in self.entries.items() if _has(plain(name), asked) for e in found]
        if not within:  # as the board writes it, with what is printed on the card behind its name
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
    """Whether the words stand in a text, one after the other, each from its beginning."""
    return re.search(rf"(?<!\w){re.escape(words)}", text) is not None


def explain(screen: Screen, match: Match, moves: list[Move], words: str) -> None:
    """Answer `? WORDS`: a move by its number in the list, or whatever the game knows by these words."""
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
